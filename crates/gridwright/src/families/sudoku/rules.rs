//! The rules of a shape as constraints.

use gridwright_core::constraints::AllDifferent;
use gridwright_core::{Conflict, Constraint, Domains, Kind, Name, Shape as Look, Site, Value};

use super::cage::{Cage, RULE, Sum, apart};
use super::marks::Printed;
use super::shape::{Extra, Layout, Regions, Shape, Sites};

/// All rules, the plainest first.
pub(super) fn constraints(shape: &Shape) -> Vec<Box<dyn Constraint>> {
    let mut rules = Rules { shape, sites: shape.sites(), list: Vec::new() };
    for (grid, &corner) in shape.layout.corners().iter().enumerate() {
        rules.grid(grid, corner);
    }
    rules.cages();
    rules.groups();
    rules.marks();
    rules.list
}

struct Rules<'s> {
    shape: &'s Shape,
    sites: Sites,
    list: Vec<Box<dyn Constraint>>,
}

impl Rules<'_> {
    /// Whether another grid has already added this rule for the same cells.
    fn is_known(&self, rule: &str, sites: &[Site]) -> bool {
        let mut known = self.list.iter();
        self.shape.layout != Layout::Single
            && known.any(|known| known.rule() == rule && known.sites() == sites)
    }

    /// Adds a group that repeats nothing, unless another grid has added it.
    fn differ(&mut self, look: Look, rule: &'static str, name: Name, cells: &[(usize, usize)]) {
        let sites: Vec<Site> = cells.iter().map(|&(r, c)| self.sites.of(r, c)).collect();
        if !self.is_known(rule, &sites) {
            self.list.push(Box::new(AllDifferent::new(look, rule, name, sites)));
        }
    }

    fn grid(&mut self, grid: usize, (top, left): (usize, usize)) {
        let (shape, n) = (self.shape, self.shape.n);
        // Where there are several grids, names say which one is meant.
        let named = |name: Name| match shape.layout {
            Layout::Single => name,
            _ => Name::new("of-grid").with("part", name).with("grid", grid + 1),
        };
        let numbered = |key: &'static str, i: usize| named(Name::new(key).with("number", i + 1));
        let at = |r: usize, c: usize| (top + r, left + c);
        let square = |r: usize, c: usize, rows: usize, cols: usize| -> Vec<(usize, usize)> {
            (r..r + rows).flat_map(|r| (c..c + cols).map(move |c| at(r, c))).collect()
        };
        for r in 0..n {
            self.differ(Look::Row, "row", numbered("row", r), &square(r, 0, 1, n));
        }
        for c in 0..n {
            self.differ(Look::Column, "column", numbered("column", c), &square(0, c, n, 1));
        }
        match &shape.regions {
            Regions::Boxes { rows, cols } => {
                for b in 0..n {
                    let (r, c) = (b / rows * rows, b % rows * cols);
                    let cells = square(r, c, *rows, *cols);
                    self.differ(Look::Box, "box", numbered("box", b), &cells);
                }
            }
            Regions::Jigsaw(map) => {
                for i in 0..n {
                    let inside = (0..n * n).filter(|&cell| usize::from(map[cell]) == i);
                    let cells: Vec<_> = inside.map(|cell| at(cell / n, cell % n)).collect();
                    self.differ(Look::Box, "region", numbered("region", i), &cells);
                }
            }
            Regions::Latin => (),
        }
        for &extra in &shape.extras {
            match extra {
                Extra::Falling => {
                    let down: Vec<_> = (0..n).map(|i| at(i, i)).collect();
                    self.differ(Look::Line, "diagonal", named(Name::new("falling")), &down);
                }
                Extra::Rising => {
                    let up: Vec<_> = (0..n).map(|i| at(n - 1 - i, i)).collect();
                    self.differ(Look::Line, "diagonal", named(Name::new("rising")), &up);
                }
                Extra::Windows => {
                    for (i, (r, c, rows, cols)) in shape.windows().into_iter().enumerate() {
                        let cells = square(r, c, rows, cols);
                        self.differ(Look::Cage, "window", numbered("window", i), &cells);
                    }
                }
                Extra::AntiKnight => {
                    for (r, c) in (0..n).flat_map(|r| (0..n).map(move |c| (r, c))) {
                        let leaps = [(1, 2), (2, 1)].into_iter().flat_map(|(down, across)| {
                            [c.checked_sub(across), Some(c + across)].map(|c| (r + down, c))
                        });
                        for (s, d) in leaps.filter_map(|(s, d)| Some((s, d?))) {
                            if s < n && d < n {
                                self.knight([at(r, c), at(s, d)]);
                            }
                        }
                    }
                }
                // Cells a king's move apart in one row or column differ anyway, so the rule amounts
                // to this: no square of four cells repeats a value.
                Extra::AntiKing => {
                    for (r, c) in (0..n - 1).flat_map(|r| (0..n - 1).map(move |c| (r, c))) {
                        let cells = square(r, c, 2, 2);
                        let first = format!("r{}c{}", top + r + 1, left + c + 1);
                        self.differ(
                            Look::Cage,
                            "king",
                            Name::new("king").with("cell", first),
                            &cells,
                        );
                    }
                }
                Extra::NonConsecutive => {
                    for (r, c) in (0..n).flat_map(|r| (0..n).map(move |c| (r, c))) {
                        for (s, d) in [(r, c + 1), (r + 1, c)] {
                            if s < n && d < n {
                                self.apart([at(r, c), at(s, d)]);
                            }
                        }
                    }
                }
            }
        }
    }

    fn knight(&mut self, cells: [(usize, usize); 2]) {
        let [one, other] = cells.map(|(r, c)| format!("r{}c{}", r + 1, c + 1));
        let name = Name::new("knight").with("from", one).with("to", other);
        self.differ(Look::Pair, "knight", name, &cells);
    }

    fn apart(&mut self, cells: [(usize, usize); 2]) {
        let sites = cells.map(|(r, c)| self.sites.of(r, c));
        if !self.is_known(NonConsecutive::RULE, &sites) {
            let [one, other] = cells.map(|(r, c)| format!("r{}c{}", r + 1, c + 1));
            let name = Name::new("consecutive").with("one", one).with("other", other);
            self.list.push(Box::new(NonConsecutive { name, sites }));
        }
    }

    fn cages(&mut self) {
        let cells = self.shape.cells();
        for cage in &self.shape.cages {
            let (r, c) = cells[cage.cells[0].index()];
            let name = cage.name(format!("r{}c{}", r + 1, c + 1));
            // A single cell cannot repeat itself.
            if cage.cells.len() > 1 {
                let different =
                    AllDifferent::new(Look::Cage, RULE, name.clone(), cage.cells.clone());
                self.list.push(Box::new(different));
            }
            self.list.push(Box::new(Sum::new(self.shape.n, cage, name)));
        }
        self.what_cages_leave();
    }

    /// Cages without a sum.
    fn groups(&mut self) {
        for group in self.shape.groups.iter().filter(|group| group.len() > 1) {
            let name = Name::new("cage-without-sum").with("cell", self.cell_name(group[0]));
            let rule = AllDifferent::new(Look::Cage, "cage-without-sum", name, group.clone());
            self.list.push(Box::new(rule));
        }
    }

    fn marks(&mut self) {
        for &(site, mask) in &self.shape.marks {
            let name = Name::new("marks").with("cell", self.cell_name(site));
            self.list.push(Box::new(Printed::new(site, mask, name)));
        }
    }

    fn cell_name(&self, site: Site) -> String {
        let (r, c) = self.shape.cells()[site.index()];
        format!("r{}c{}", r + 1, c + 1)
    }

    /// Adds the sum of the cells of a house outside its cages, which is known because the house
    /// adds up too. It follows from the other rules, so it is never reported as broken.
    fn what_cages_leave(&mut self) {
        let n = self.shape.n;
        let mut left: Vec<Sum> = Vec::new();
        for house in self.list.iter().filter(|c| c.kind() == Kind::AllDifferent) {
            if house.sites().len() != n {
                continue;
            }
            let inside = |cage: &&Cage| cage.cells.iter().all(|cell| house.sites().contains(cell));
            let cages: Vec<&Cage> = self.shape.cages.iter().filter(inside).collect();
            let apart = apart(cages.iter().copied());
            let cages: Vec<&Cage> = apart.into_iter().map(|i| cages[i]).collect();
            let is_left = |site: &&Site| !cages.iter().any(|cage| cage.cells.contains(site));
            let cells: Vec<Site> = house.sites().iter().filter(is_left).copied().collect();
            if cages.is_empty() || cells.is_empty() {
                continue;
            }
            let known: usize = cages.iter().map(|cage| cage.sum).sum();
            // Cages that already exceed the sum of the house break a rule of their own.
            let Some(sum) = (n * (n + 1) / 2).checked_sub(known) else { continue };
            let name = Name::new("cages-leave").with("house", house.name());
            left.push(Sum::implied(n, &Cage { sum, cells }, name));
        }
        self.list.extend(left.into_iter().map(|sum| Box::new(sum) as Box<dyn Constraint>));
    }
}

/// The rule that two neighbours do not hold consecutive numbers.
struct NonConsecutive {
    name: Name,
    sites: [Site; 2],
}

impl NonConsecutive {
    const RULE: &'static str = "consecutive";
}

impl Constraint for NonConsecutive {
    fn rule(&self) -> &'static str {
        NonConsecutive::RULE
    }

    fn name(&self) -> Name {
        self.name.clone()
    }

    fn sites(&self) -> &[Site] {
        &self.sites
    }

    /// Drops a value if every candidate of the other cell is consecutive with it or equal to it:
    /// neighbours share a row or a column, so they differ.
    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        let [one, other] = self.sites;
        for (from, to) in [(one, other), (other, one)] {
            let at = domains.at(from);
            if at.is_empty() {
                return Err(Conflict);
            }
            // All candidates lie within one of a value exactly if it is at least the largest minus
            // one and at most the smallest plus one.
            let (least, most) = (at.0.trailing_zeros(), 63 - at.0.leading_zeros());
            if most - least <= 2 {
                let gone = (most.saturating_sub(1)..=least + 1).filter(|&value| value < 64);
                domains.drop(to, gone.map(|value| Value(value as u8)).collect())?;
            }
        }
        Ok(())
    }

    fn violation(&self, values: &[Option<Value>]) -> Option<Vec<Site>> {
        let [one, other] = self.sites.map(|site| values.get(site.index()).copied().flatten());
        (one?.0.abs_diff(other?.0) == 1).then(|| self.sites.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use gridwright_core::Name;
    use gridwright_words::{Language, Words};

    use crate::families::sudoku::info::INFO;

    #[test]
    fn names_of_rules_read_well_in_every_language() {
        let cage = Name::new("cage").with("sum", 15).with("cell", "r1c1");
        let row = Name::new("row").with("number", 3);
        let on_grid = Name::new("of-grid").with("part", row.clone()).with("grid", 2);
        let left = Name::new("cages-leave").with("house", on_grid.clone());
        let at = |key: &'static str| Name::new(key).with("cell", "r1c1");
        for (name, english, german) in [
            (at("cage-without-sum"), "the cage at r1c1", "Käfig bei r1c1"),
            (at("marks"), "the printed marks of r1c1", "aufgedruckte Notizen von r1c1"),
            (row, "row 3", "Zeile 3"),
            (on_grid, "row 3 of grid 2", "Zeile 3 von Gitter 2"),
            (cage, "the cage of 15 at r1c1", "Käfig 15 bei r1c1"),
            (
                left,
                "what the cages leave of row 3 of grid 2",
                "was die Käfige übrig lassen von: Zeile 3 von Gitter 2",
            ),
        ] {
            assert_eq!(Words::new(Language::English).rule(&INFO, &name), english);
            assert_eq!(Words::new(Language::German).rule(&INFO, &name), german);
        }
    }
}
