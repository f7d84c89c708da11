//! Signs between neighbouring cells, and the rule that each of them states.

use gridwright_core::{Conflict, Constraint, Domains, Mask, Name, Pt, Shape, Site, Value};

/// A sign between two cells side by side or one below the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Sign {
    /// The left or the upper cell.
    pub(super) first: Site,
    /// The right or the lower cell.
    pub(super) second: Site,
    /// Whether the first cell is the smaller one.
    pub(super) rises: bool,
}

impl Sign {
    pub(super) fn smaller(self) -> Site {
        if self.rises { self.first } else { self.second }
    }

    pub(super) fn larger(self) -> Site {
        if self.rises { self.second } else { self.first }
    }

    /// Whether the cells are one below the other.
    pub(super) fn is_upright(self) -> bool {
        // No side is so short that the cell below would be the next one.
        self.second.0 - self.first.0 > 1
    }

    /// The character for it in text; it points to the smaller cell.
    pub(super) fn plain(self) -> char {
        match (self.is_upright(), self.rises) {
            (false, true) => '<',
            (false, false) => '>',
            (true, true) => '^',
            (true, false) => 'v',
        }
    }

    /// The character for it in pictures.
    pub(super) fn drawn(self) -> char {
        match self.plain() {
            '^' => '∧',
            'v' => '∨',
            plain => plain,
        }
    }

    /// Its cells with the sign between them, such as `r1c1<r2c1`.
    pub(super) fn name(self, n: usize) -> String {
        let cell = |site: Site| format!("r{}c{}", site.index() / n + 1, site.index() % n + 1);
        let order = if self.rises { '<' } else { '>' };
        format!("{}{order}{}", cell(self.first), cell(self.second))
    }

    /// The middle of the edge between its cells.
    pub(super) fn place(self, n: usize) -> Pt {
        let (row, col) = (self.first.index() / n, self.first.index() % n);
        let Pt { x, y } = Pt::cell(row, col);
        if self.is_upright() { Pt { x, y: y + 1 } } else { Pt { x: x + 1, y } }
    }
}

/// The two cells at every edge of a square, in the order of the first of them.
pub(super) fn edges(n: usize) -> impl Iterator<Item = (Site, Site)> {
    let site = |cell: usize| Site(cell as u16);
    (0..n * n).flat_map(move |cell| {
        let right = (cell % n + 1 < n).then_some((site(cell), site(cell + 1)));
        let below = (cell / n + 1 < n).then_some((site(cell), site(cell + n)));
        right.into_iter().chain(below)
    })
}

/// Number of pairs of neighbouring cells of a square.
pub(super) fn n_edges(n: usize) -> usize {
    2 * n * (n - 1)
}

/// The rule that one cell holds less than another.
pub(super) struct Smaller {
    name: String,
    /// The smaller and the larger cell.
    sites: [Site; 2],
}

impl Smaller {
    pub(super) const RULE: &'static str = "sign";

    pub(super) fn new(n: usize, sign: Sign) -> Smaller {
        Smaller { name: sign.name(n), sites: [sign.smaller(), sign.larger()] }
    }
}

impl Constraint for Smaller {
    fn rule(&self) -> &'static str {
        Smaller::RULE
    }

    fn name(&self) -> Name {
        Name::new("sign").with("sign", self.name.as_str())
    }

    fn sites(&self) -> &[Site] {
        &self.sites
    }

    fn shape(&self) -> Shape {
        Shape::Pair
    }

    /// The smaller cell stays below the greatest value of the larger one, and the other way round.
    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        let [smaller, larger] = self.sites;
        domains.keep(smaller, below(domains.at(larger)))?;
        domains.keep(larger, above(domains.at(smaller)))
    }

    fn violation(&self, values: &[Option<Value>]) -> Option<Vec<Site>> {
        let value = |site: Site| values.get(site.index()).copied().flatten();
        let [smaller, larger] = self.sites.map(value);
        (smaller? >= larger?).then(|| self.sites.to_vec())
    }
}

/// The values that are less than some value of a set.
pub(super) fn below(values: Mask) -> Mask {
    let highest = 63 - values.0.leading_zeros().min(63);
    Mask((1 << highest) - 1)
}

/// The values that are greater than some value of a set.
pub(super) fn above(values: Mask) -> Mask {
    let lowest = values.0 & values.0.wrapping_neg();
    Mask(!(lowest | lowest.wrapping_sub(1)))
}

#[cfg(test)]
mod tests {
    use super::{above, below, edges, n_edges};
    use gridwright_core::{Mask, Value};

    #[test]
    fn bounds_are_those_of_the_definition() {
        for values in (0..256).map(Mask) {
            for value in (0..8).map(Value) {
                let is_below = values.iter().any(|other| value < other);
                assert_eq!(below(values).has(value), is_below, "{value:?} {values:?}");
                let is_above = values.iter().any(|other| value > other);
                assert_eq!(above(values).has(value), is_above, "{value:?} {values:?}");
            }
        }
    }

    #[test]
    fn every_edge_is_listed_once_and_in_order() {
        for n in 4..=9 {
            let all: Vec<_> = edges(n).collect();
            assert_eq!(all.len(), n_edges(n));
            assert!(all.windows(2).all(|pair| pair[0] < pair[1]));
        }
    }
}
