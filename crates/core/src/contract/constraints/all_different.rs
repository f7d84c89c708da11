//! The rule that no value occurs twice among some sites: rows, columns, boxes, areas, diagonals.

use crate::contract::constraint::{Constraint, Kind, Shape, repeated};
use crate::data::board::{Mask, Site, Value};
use crate::data::domains::{Conflict, Domains};
use crate::data::name::Name;

/// No value occurs twice; if there are as many sites as values, every value occurs once.
///
/// ```
/// use gridwright_core::{Constraint, Name, Shape, Site, constraints::AllDifferent};
/// let name = Name::new("row").with("number", 1);
/// let row = AllDifferent::new(Shape::Row, "row", name, vec![Site(0), Site(1)]);
/// assert_eq!((row.rule(), row.name().to_string()), ("row", "row 1".to_owned()));
/// ```
pub struct AllDifferent {
    shape: Shape,
    rule: &'static str,
    name: Name,
    sites: Vec<Site>,
}

impl AllDifferent {
    /// The rule with id `rule` and display name `name` for these sites.
    pub fn new(shape: Shape, rule: &'static str, name: Name, sites: Vec<Site>) -> AllDifferent {
        AllDifferent { shape, rule, name, sites }
    }
}

impl Constraint for AllDifferent {
    fn rule(&self) -> &'static str {
        self.rule
    }

    fn name(&self) -> Name {
        self.name.clone()
    }

    fn sites(&self) -> &[Site] {
        &self.sites
    }

    fn shape(&self) -> Shape {
        self.shape
    }

    fn kind(&self) -> Kind {
        Kind::AllDifferent
    }

    /// States the rule plainly. The fast path of the search must agree with it.
    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        for (i, &site) in self.sites.iter().enumerate() {
            let Some(value) = domains.at(site).only() else { continue };
            for (j, &other) in self.sites.iter().enumerate() {
                if i != j {
                    domains.drop(other, Mask::of(value))?;
                }
            }
        }
        let available = self.sites.iter().fold(Mask::EMPTY, |all, &site| all.or(domains.at(site)));
        if available.len() < self.sites.len() {
            return Err(Conflict);
        }
        if available.len() == self.sites.len() {
            for value in available.iter() {
                let mut homes = self.sites.iter().filter(|&&site| domains.at(site).has(value));
                if let (Some(&home), None) = (homes.next(), homes.next()) {
                    domains.keep(home, Mask::of(value))?;
                }
            }
        }
        Ok(())
    }

    fn violation(&self, values: &[Option<Value>]) -> Option<Vec<Site>> {
        repeated(&self.sites, values)
    }
}
