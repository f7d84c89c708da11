//! The canonical form of a table: one table for all that differ only in the order of rows, the order of
//! columns and the labels.
//!
//! Colour refinement gives rows, columns and labels colours that do not depend on how the table is
//! written down. Once all rows and all columns differ in colour, sorting by colour gives the
//! canonical form. If refinement does not distinguish all lines, the search individualises each
//! line of one colour in turn, and the least leaf wins. Two equal leaves are an automorphism, and
//! of lines that automorphisms map to each other only the first is searched.

use super::Table;
use super::colours::{Colours, Incidences};
use crate::data::budget::{Budget, OutOfBudget};

impl Table {
    /// The canonical form: the same for all tables that differ only in the order of rows, the order of
    /// columns and, layer by layer, in the labels. It is one of these tables.
    ///
    /// The canonical form of a table never changes between versions, because files contain it.
    ///
    /// # Errors
    /// When the budget, counted in cells visited, runs out.
    pub fn canonical(&self, budget: &mut Budget) -> Result<Table, OutOfBudget> {
        // Labels from 1 without gaps, so that labels that do not occur get no colours.
        let table = &self.padded().relabelled();
        let mut search = Search {
            table,
            incidences: Incidences::of(table),
            path: Vec::new(),
            automorphisms: Vec::new(),
            budget,
        };
        let mut start = search.incidences.initial_colours();
        search.incidences.refine(&mut start, search.budget)?;
        if !search.incidences.undecided(&start).is_empty() {
            search.incidences.add_pairs();
            search.incidences.refine(&mut start, search.budget)?;
        }
        Ok(search.run(&start)?.least.table)
    }
}

/// A leaf of the search tree: the table with its lines sorted by colour, all of which differ.
#[derive(Clone)]
struct Leaf {
    table: Table,
    /// The original lines in sorted order, rows before columns.
    lines: Vec<usize>,
}

/// The result of searching a subtree.
struct Subtree {
    /// The leaf that is reached by always taking the first choice.
    first: Leaf,
    /// The invariant of the colours after each of these choices.
    invariants: Vec<u64>,
    least: Leaf,
}

struct Search<'s> {
    table: &'s Table,
    incidences: Incidences,
    /// The lines that are individualised.
    path: Vec<usize>,
    /// The image of every line under each automorphism, in the order in which they were found.
    automorphisms: Vec<Vec<usize>>,
    budget: &'s mut Budget,
}

impl Search<'_> {
    /// Searches all leaves below these colours for the least.
    fn run(&mut self, colours: &Colours) -> Result<Subtree, OutOfBudget> {
        let (choices, invariant) = self.choices(colours)?;
        let Some((&first, others)) = choices.split_first() else {
            let leaf = self.leaf(colours);
            return Ok(Subtree { first: leaf.clone(), invariants: Vec::new(), least: leaf });
        };
        // Automorphisms found from here on fix the lines that are already individualised.
        let since = self.automorphisms.len();
        let child = self.incidences.individualised(colours, first, self.budget)?;
        self.path.push(first);
        let mut found = self.run(&child)?;
        self.path.pop();
        let mut least_line = first;
        let mut searched = vec![first];
        for &line in others {
            if self.is_equivalent(since, &searched, line) {
                continue;
            }
            searched.push(line);
            let child = self.incidences.individualised(colours, line, self.budget)?;
            let leaf = self.follow(&child, &found.invariants)?;
            if leaf.is_some_and(|leaf| self.add_automorphism(&found.first, first, &leaf, line)) {
                continue;
            }
            self.path.push(line);
            let other = self.run(&child)?.least;
            self.path.pop();
            if other.table < found.least.table {
                (found.least, least_line) = (other, line);
            } else {
                self.add_automorphism(&found.least, least_line, &other, line);
            }
        }
        found.invariants.insert(0, invariant);
        Ok(found)
    }

    /// The lines to individualise in turn, which are those with the least invariant afterwards, and
    /// that invariant. No lines at a leaf.
    fn choices(&mut self, colours: &Colours) -> Result<(Vec<usize>, u64), OutOfBudget> {
        let (mut choices, mut least) = (Vec::new(), u64::MAX);
        for line in self.incidences.undecided(colours) {
            let child = self.incidences.individualised(colours, line, self.budget)?;
            let invariant = child.invariant();
            if invariant < least {
                choices.clear();
                least = invariant;
            }
            if invariant == least {
                choices.push(line);
            }
        }
        Ok((choices, least))
    }

    /// A leaf below these colours on a path with these invariants, taking the first line that fits.
    fn follow(
        &mut self,
        colours: &Colours,
        invariants: &[u64],
    ) -> Result<Option<Leaf>, OutOfBudget> {
        let mut colours = colours.clone();
        for &invariant in invariants {
            let mut next = None;
            for line in self.incidences.undecided(&colours) {
                let child = self.incidences.individualised(&colours, line, self.budget)?;
                if child.invariant() == invariant {
                    next = Some(child);
                    break;
                }
            }
            let Some(child) = next else { return Ok(None) };
            colours = child;
        }
        Ok(self.incidences.undecided(&colours).is_empty().then(|| self.leaf(&colours)))
    }

    /// Records the automorphism that maps one leaf to the other, if it maps `line` to `other_line`
    /// and fixes the individualised lines. Returns whether it does.
    fn add_automorphism(
        &mut self,
        one: &Leaf,
        line: usize,
        other: &Leaf,
        other_line: usize,
    ) -> bool {
        let mut image = vec![0; one.lines.len()];
        for (&from, &to) in one.lines.iter().zip(&other.lines) {
            image[from] = to;
        }
        let is_automorphism = one.table == other.table
            && image[line] == other_line
            && self.path.iter().all(|&fixed| image[fixed] == fixed);
        if is_automorphism {
            self.automorphisms.push(image);
        }
        is_automorphism
    }

    /// Whether automorphisms found since then map a line to one that was searched.
    fn is_equivalent(&self, since: usize, searched: &[usize], line: usize) -> bool {
        let mut is_reached = vec![false; self.table.n_rows + self.table.n_cols];
        let mut todo = vec![line];
        while let Some(line) = todo.pop() {
            if !std::mem::replace(&mut is_reached[line], true) {
                // Inverses need not be followed: they are powers of the automorphism itself.
                todo.extend(self.automorphisms[since..].iter().map(|image| image[line]));
            }
        }
        searched.iter().any(|&line| is_reached[line])
    }

    fn leaf(&self, colours: &Colours) -> Leaf {
        let Table { n_rows, n_cols, layers } = self.table;
        let mut rows: Vec<usize> = (0..*n_rows).collect();
        rows.sort_by_key(|&row| colours.of(row));
        let mut cols: Vec<usize> = (0..*n_cols).collect();
        cols.sort_by_key(|&col| colours.of(n_rows + col));
        let cells = rows.iter().flat_map(|r| cols.iter().map(move |c| r * n_cols + c));
        let cells: Vec<usize> = cells.collect();
        let sorted = |layer: &Vec<u16>| cells.iter().map(|&cell| layer[cell]).collect();
        let layers = layers.iter().map(sorted).collect();
        let table = Table { n_rows: *n_rows, n_cols: *n_cols, layers }.relabelled();
        Leaf { table, lines: rows.into_iter().chain(cols.iter().map(|c| n_rows + c)).collect() }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::Table;
    use crate::{Budget, Rng};

    fn canonical(table: &Table) -> Table {
        table.canonical(&mut Budget::nodes(100_000_000)).expect("a small table")
    }

    /// The table with rows, columns and labels permuted at random.
    fn permuted(table: &Table, rng: &mut Rng) -> Table {
        let (rows, cols) = (rng.permutation(table.n_rows), rng.permutation(table.n_cols));
        let layers = table.layers.iter().map(|layer| {
            let labels = rng.permutation(layer.iter().copied().max().unwrap_or(0).into());
            let new =
                |label: u16| label.checked_sub(1).map_or(0, |i| labels[usize::from(i)] as u16 + 1);
            let cells = rows.iter().flat_map(|r| cols.iter().map(move |c| r * table.n_cols + c));
            cells.map(|cell| new(layer[cell])).collect()
        });
        Table { layers: layers.collect(), ..*table }
    }

    /// The least of all arrangements, by trying each.
    fn least_arrangement(table: &Table) -> Table {
        fn orders(n: usize) -> Vec<Vec<usize>> {
            let Some(last) = n.checked_sub(1) else { return vec![Vec::new()] };
            let with = |order: Vec<usize>| {
                (0..n).map(move |at| [&order[..at], &[last], &order[at..]].concat())
            };
            orders(last).into_iter().flat_map(with).collect()
        }
        let mut all = Vec::new();
        for rows in orders(table.n_rows) {
            for cols in orders(table.n_cols) {
                let cells =
                    rows.iter().flat_map(|r| cols.iter().map(move |c| r * table.n_cols + c));
                let cells: Vec<usize> = cells.collect();
                let layers = table.layers.iter();
                let layers = layers.map(|layer| cells.iter().map(|&cell| layer[cell]).collect());
                all.push(Table { layers: layers.collect(), ..*table }.relabelled());
            }
        }
        all.into_iter().min().expect("the table itself is one")
    }

    #[test]
    fn agrees_with_trying_every_arrangement() {
        let mut rng = Rng::from_seed(1);
        let mut n_tables = 0;
        for (n_rows, n_cols, n_labels, n_layers) in
            [(2, 3, 2, 1), (3, 3, 3, 1), (3, 3, 2, 2), (4, 4, 2, 1), (4, 3, 4, 2)]
        {
            // The canonical form by the least arrangement.
            let mut known: BTreeMap<Table, Table> = BTreeMap::new();
            for _ in 0..150 {
                let cells = n_rows * n_cols;
                let density = 1 + rng.below(4);
                let layer = |rng: &mut Rng| -> Vec<u16> {
                    let label = |rng: &mut Rng| {
                        let is_there = rng.below(4) < density;
                        if is_there { 1 + rng.below(n_labels) as u16 } else { 0 }
                    };
                    (0..cells).map(|_| label(rng)).collect()
                };
                let layers = (0..n_layers).map(|_| layer(&mut rng)).collect();
                let table = Table { n_rows, n_cols, layers };
                let (least, form) = (least_arrangement(&table), canonical(&table));
                assert_eq!(least_arrangement(&form), least, "the form of another table");
                let first = known.entry(least).or_insert_with(|| form.clone());
                assert_eq!(*first, form, "equivalent tables with two forms");
            }
            n_tables += known.len();
        }
        assert!(n_tables > 150, "only {n_tables} tables that are not equivalent");
    }

    /// The addition table of `sum`, with the cells that `keeps` accepts.
    fn latin(
        n: usize,
        sum: impl Fn(usize, usize) -> usize,
        keeps: impl Fn(usize) -> bool,
    ) -> Table {
        let label = |i: usize| if keeps(i) { sum(i / n, i % n) as u16 + 1 } else { 0 };
        Table { n_rows: n, n_cols: n, layers: vec![(0..n * n).map(label).collect()] }
    }

    #[test]
    fn tables_with_many_automorphisms_have_a_form() {
        let mut rng = Rng::from_seed(2);
        let cyclic = |n: usize| move |r: usize, c: usize| (r + c) % n;
        for (what, table) in [
            ("empty", latin(50, cyclic(50), |_| false)),
            ("one label", latin(50, cyclic(50), |i| i == 77)),
            ("cyclic square", latin(50, cyclic(50), |_| true)),
            ("cyclic square of prime order", latin(47, cyclic(47), |_| true)),
            ("exclusive or", latin(32, |r, c| r ^ c, |_| true)),
            ("diagonal of different labels", latin(30, |r, _| r, |i| i / 30 == i % 30)),
            ("diagonal of one label", latin(30, |_, _| 0, |i| i / 30 == i % 30)),
            (
                "a cycle of pairs",
                latin(24, |r, c| (r + c) % 2, |i| (i / 24 + 24 - i % 24) % 24 < 2),
            ),
            ("equal rows and columns", latin(9, |r, c| (r / 2 + c / 2) % 4, |i| i % 5 > 0)),
        ] {
            let form = canonical(&table);
            assert_eq!(canonical(&form), form, "{what}: the form has another form");
            for _ in 0..3 {
                assert_eq!(canonical(&permuted(&table, &mut rng)), form, "{what}");
            }
        }
    }

    #[test]
    fn stops_at_the_end_of_its_budget() {
        let table = latin(20, |r, c| (r + c) % 20, |_| true);
        let mut budget = Budget::nodes(5_000);
        assert!(table.canonical(&mut budget).is_err() && budget.used() <= 5_000);
    }

    /// Canonical forms are kept in files, so they must never change.
    #[test]
    fn forms_never_change() {
        let table = latin(4, |r, c| (r + c) % 4, |i| i % 3 == 0);
        assert_eq!(canonical(&table).layers, [[0, 0, 1, 0, 2, 1, 0, 0, 1, 3, 0, 0, 0, 0, 0, 1]]);
    }
}
