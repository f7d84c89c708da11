//! Tables of which neither the order of the lines nor the names in them matter, and the one that
//! stands for all that are alike.
//!
//! Rows, columns and names get colours that do not depend on how the table is written down, until
//! they tell all rows and all columns apart; sorting by colour gives the table that stands for
//! all. Where colours cannot decide, each line of a colour is singled out in turn, and the least
//! outcome wins. Two ways to one outcome are an automorphism, and of lines that automorphisms take
//! to one another only the first is followed.

use super::Table;
use super::colours::{Colours, Links};
use crate::data::budget::{Budget, OutOfBudget};

impl Table {
    /// The table that stands for all that differ from this one in the order of rows, the order of
    /// columns and, layer by layer, in what the names are. It is one of them.
    ///
    /// What it is for a table never changes, because it stands in files.
    ///
    /// # Errors
    /// When the budget, in looks at a cell, is spent before that is known.
    pub fn least(&self, budget: &mut Budget) -> Result<Table, OutOfBudget> {
        // Names from 1 without gaps, so that what is not there has no colour either.
        let table = &self.whole().renamed();
        let mut search = Search {
            table,
            links: Links::of(table),
            path: Vec::new(),
            automorphisms: Vec::new(),
            budget,
        };
        let mut start = search.links.start();
        search.links.settle(&mut start, search.budget)?;
        if !search.links.undecided(&start).is_empty() {
            search.links.tie();
            search.links.settle(&mut start, search.budget)?;
        }
        Ok(search.least(&start)?.least.table)
    }
}

/// The table in the order of colours that tell all lines apart.
#[derive(Clone)]
struct Leaf {
    table: Table,
    /// The lines, rows before columns, in that order.
    lines: Vec<usize>,
}

/// What came of following all choices.
struct Found {
    /// The leaf that the first choices lead to.
    first: Leaf,
    /// How the colours were mixed after each of these choices.
    trace: Vec<u64>,
    least: Leaf,
}

struct Search<'s> {
    table: &'s Table,
    links: Links,
    /// The lines that are singled out.
    path: Vec<usize>,
    /// Where each takes every line, in the order in which they were found.
    automorphisms: Vec<Vec<usize>>,
    budget: &'s mut Budget,
}

impl Search<'_> {
    /// The least of all leaves that these colours can lead to.
    fn least(&mut self, colours: &Colours) -> Result<Found, OutOfBudget> {
        let (choices, mixture) = self.choices(colours)?;
        let Some((&first, others)) = choices.split_first() else {
            let leaf = self.leaf(colours);
            return Ok(Found { first: leaf.clone(), trace: Vec::new(), least: leaf });
        };
        // What is found from here on leaves the lines alone that are singled out already.
        let since = self.automorphisms.len();
        let child = self.links.singled_out(colours, first, self.budget)?;
        self.path.push(first);
        let mut found = self.least(&child)?;
        self.path.pop();
        let mut least_line = first;
        let mut followed = vec![first];
        for &line in others {
            if self.is_known(since, &followed, line) {
                continue;
            }
            followed.push(line);
            let child = self.links.singled_out(colours, line, self.budget)?;
            let leaf = self.follow(&child, &found.trace)?;
            if leaf.is_some_and(|leaf| self.is_same(&found.first, first, &leaf, line)) {
                continue;
            }
            self.path.push(line);
            let other = self.least(&child)?.least;
            self.path.pop();
            if other.table < found.least.table {
                (found.least, least_line) = (other, line);
            } else {
                self.is_same(&found.least, least_line, &other, line);
            }
        }
        found.trace.insert(0, mixture);
        Ok(found)
    }

    /// The lines to be singled out in turn: those of a colour after which the colours are mixed
    /// in the least way, and what way that is. None where there is nothing left to decide.
    fn choices(&mut self, colours: &Colours) -> Result<(Vec<usize>, u64), OutOfBudget> {
        let (mut choices, mut least) = (Vec::new(), u64::MAX);
        for line in self.links.undecided(colours) {
            let mixture = self.links.singled_out(colours, line, self.budget)?.mixture();
            if mixture < least {
                choices.clear();
                least = mixture;
            }
            if mixture == least {
                choices.push(line);
            }
        }
        Ok((choices, least))
    }

    /// A leaf that choices with these mixtures lead to, taking the first that fits each time.
    fn follow(&mut self, colours: &Colours, trace: &[u64]) -> Result<Option<Leaf>, OutOfBudget> {
        let mut colours = colours.clone();
        for &mixture in trace {
            let mut next = None;
            for line in self.links.undecided(&colours) {
                let child = self.links.singled_out(&colours, line, self.budget)?;
                if child.mixture() == mixture {
                    next = Some(child);
                    break;
                }
            }
            let Some(child) = next else { return Ok(None) };
            colours = child;
        }
        Ok(self.links.undecided(&colours).is_empty().then(|| self.leaf(&colours)))
    }

    /// Whether an automorphism takes one leaf to the other, a line to the other, and the lines
    /// that are singled out to themselves; then that is known from now on.
    fn is_same(&mut self, one: &Leaf, line: usize, other: &Leaf, other_line: usize) -> bool {
        let mut image = vec![0; one.lines.len()];
        for (&from, &to) in one.lines.iter().zip(&other.lines) {
            image[from] = to;
        }
        let is_same = one.table == other.table
            && image[line] == other_line
            && self.path.iter().all(|&fixed| image[fixed] == fixed);
        if is_same {
            self.automorphisms.push(image);
        }
        is_same
    }

    /// Whether automorphisms found since then take a line to one that was followed.
    fn is_known(&self, since: usize, followed: &[usize], line: usize) -> bool {
        let mut is_reached = vec![false; self.table.n_rows + self.table.n_cols];
        let mut todo = vec![line];
        while let Some(line) = todo.pop() {
            if !std::mem::replace(&mut is_reached[line], true) {
                // Going on long enough comes to whatever going back would.
                todo.extend(self.automorphisms[since..].iter().map(|image| image[line]));
            }
        }
        followed.iter().any(|&line| is_reached[line])
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
        let table = Table { n_rows: *n_rows, n_cols: *n_cols, layers }.renamed();
        Leaf { table, lines: rows.into_iter().chain(cols.iter().map(|c| n_rows + c)).collect() }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::Table;
    use crate::{Budget, Rng};

    fn least(table: &Table) -> Table {
        table.least(&mut Budget::nodes(100_000_000)).expect("a small table")
    }

    /// The table with lines and names in another order.
    fn disguised(table: &Table, rng: &mut Rng) -> Table {
        let (rows, cols) = (rng.permutation(table.n_rows), rng.permutation(table.n_cols));
        let layers = table.layers.iter().map(|layer| {
            let names = rng.permutation(layer.iter().copied().max().unwrap_or(0).into());
            let new =
                |name: u16| name.checked_sub(1).map_or(0, |i| names[usize::from(i)] as u16 + 1);
            let cells = rows.iter().flat_map(|r| cols.iter().map(move |c| r * table.n_cols + c));
            cells.map(|cell| new(layer[cell])).collect()
        });
        Table { layers: layers.collect(), ..*table }
    }

    /// The least of all arrangements there are, one by one.
    fn least_of_all(table: &Table) -> Table {
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
                all.push(Table { layers: layers.collect(), ..*table }.renamed());
            }
        }
        all.into_iter().min().expect("at least as it is")
    }

    #[test]
    fn tables_have_the_same_least_one_exactly_where_all_arrangements_have() {
        let mut rng = Rng::from_seed(1);
        let mut n_tables = 0;
        for (n_rows, n_cols, n_names, n_layers) in
            [(2, 3, 2, 1), (3, 3, 3, 1), (3, 3, 2, 2), (4, 4, 2, 1), (4, 3, 4, 2)]
        {
            // By the least of all arrangements, what ours is.
            let mut known: BTreeMap<Table, Table> = BTreeMap::new();
            for _ in 0..150 {
                let cells = n_rows * n_cols;
                let density = 1 + rng.below(4);
                let layer = |rng: &mut Rng| -> Vec<u16> {
                    let name = |rng: &mut Rng| {
                        let is_there = rng.below(4) < density;
                        if is_there { 1 + rng.below(n_names) as u16 } else { 0 }
                    };
                    (0..cells).map(|_| name(rng)).collect()
                };
                let layers = (0..n_layers).map(|_| layer(&mut rng)).collect();
                let table = Table { n_rows, n_cols, layers };
                let (all, ours) = (least_of_all(&table), least(&table));
                assert_eq!(least_of_all(&ours), all, "it stands for others than itself");
                let first = known.entry(all).or_insert_with(|| ours.clone());
                assert_eq!(*first, ours, "one kind of table with two least ones");
            }
            n_tables += known.len();
        }
        assert!(n_tables > 150, "{n_tables} kinds of tables");
    }

    /// A Latin square from how to add two numbers, with each cell kept as the last one says.
    fn latin(
        n: usize,
        sum: impl Fn(usize, usize) -> usize,
        keeps: impl Fn(usize) -> bool,
    ) -> Table {
        let name = |i: usize| if keeps(i) { sum(i / n, i % n) as u16 + 1 } else { 0 };
        Table { n_rows: n, n_cols: n, layers: vec![(0..n * n).map(name).collect()] }
    }

    #[test]
    fn tables_with_many_automorphisms_are_decided_and_hold_in_disguise() {
        let mut rng = Rng::from_seed(2);
        let cyclic = |n: usize| move |r: usize, c: usize| (r + c) % n;
        for (what, table) in [
            ("nothing", latin(50, cyclic(50), |_| false)),
            ("one name", latin(50, cyclic(50), |i| i == 77)),
            ("the cyclic square", latin(50, cyclic(50), |_| true)),
            ("that of a prime", latin(47, cyclic(47), |_| true)),
            ("that of bits", latin(32, |r, c| r ^ c, |_| true)),
            ("thirty corners", latin(30, |r, _| r, |i| i / 30 == i % 30)),
            ("one name over and over", latin(30, |_, _| 0, |i| i / 30 == i % 30)),
            ("pairs of rings", latin(24, |r, c| (r + c) % 2, |i| (i / 24 + 24 - i % 24) % 24 < 2)),
            ("a row twice, and a column", latin(9, |r, c| (r / 2 + c / 2) % 4, |i| i % 5 > 0)),
        ] {
            let name = least(&table);
            assert_eq!(least(&name), name, "{what}: it does not stand for itself");
            for _ in 0..3 {
                assert_eq!(least(&disguised(&table, &mut rng)), name, "{what}");
            }
        }
    }

    #[test]
    fn a_budget_is_kept() {
        let table = latin(20, |r, c| (r + c) % 20, |_| true);
        let mut budget = Budget::nodes(5_000);
        assert!(table.least(&mut budget).is_err() && budget.used() <= 5_000);
    }

    /// What tables stand in files as must not change.
    #[test]
    fn the_least_table_is_what_it_always_was() {
        let table = latin(4, |r, c| (r + c) % 4, |i| i % 3 == 0);
        assert_eq!(least(&table).layers, [[0, 0, 1, 0, 2, 1, 0, 0, 1, 3, 0, 0, 0, 0, 0, 1]]);
    }
}
