//! Marks that are printed in a cell: the only values it can hold.

use gridwright_core::{Conflict, Constraint, Domains, Kind, Mask, Name, Site, Value};

/// A cell holds one of its printed marks.
pub(super) struct Printed {
    name: Name,
    site: [Site; 1],
    mask: Mask,
}

impl Printed {
    pub(super) fn new(site: Site, mask: Mask, name: Name) -> Printed {
        Printed { name, site: [site], mask }
    }
}

impl Constraint for Printed {
    fn rule(&self) -> &'static str {
        "marks"
    }

    fn name(&self) -> Name {
        self.name.clone()
    }

    fn sites(&self) -> &[Site] {
        &self.site
    }

    fn kind(&self) -> Kind {
        Kind::Candidates
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        domains.keep(self.site[0], self.mask)
    }

    fn violation(&self, values: &[Option<Value>]) -> Option<Vec<Site>> {
        let value = values.get(self.site[0].index()).copied().flatten()?;
        (!self.mask.has(value)).then(|| self.site.to_vec())
    }
}
