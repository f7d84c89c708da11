//! Colours of rows, columns and names, and how they are refined.
//!
//! Numbers, and what is done with them, are part of the outcome and must stay as they are. Should
//! two colours be the same by chance, less is told apart and nothing goes wrong.

use std::cmp::Reverse;
use std::ops::Range;

use super::Table;
use crate::data::budget::{Budget, OutOfBudget};

/// Spreads a number over 64 bits.
#[inline]
fn mix(x: u64) -> u64 {
    let x = (x ^ (x >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (x ^ (x >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// A colour for every row, then every column, then every name of every layer.
#[derive(Clone)]
pub(super) struct Colours(Vec<u64>);

impl Colours {
    pub(super) fn of(&self, line: usize) -> u64 {
        self.0[line]
    }

    /// The same for colours that differ only in who has which.
    pub(super) fn mixture(&self) -> u64 {
        self.0.iter().fold(0, |sum, &colour| sum.wrapping_add(mix(colour)))
    }

    fn n_kinds(&self, scratch: &mut Vec<u64>) -> usize {
        scratch.clone_from(&self.0);
        scratch.sort_unstable();
        scratch.dedup();
        scratch.len()
    }
}

/// What stands where, seen from rows, columns and names alike.
pub(super) struct Links {
    /// The row, the column and the name of each cell that has one.
    cells: Vec<[usize; 3]>,
    /// Rows and columns, then the names of each layer.
    kinds: Vec<Range<usize>>,
    /// Whether there is nothing in a line, so that it does not matter which of those it is.
    is_blank: Vec<bool>,
    ties: Vec<Ties>,
}

/// How each two of a kind hang together.
struct Ties {
    kind: Range<usize>,
    pairs: Vec<u64>,
}

impl Links {
    pub(super) fn of(table: &Table) -> Links {
        let Table { n_rows, n_cols, layers } = table;
        let n_lines = n_rows + n_cols;
        let mut links = Links {
            cells: Vec::new(),
            kinds: vec![0..*n_rows, *n_rows..n_lines],
            is_blank: vec![true; n_lines],
            ties: Vec::new(),
        };
        let mut first = n_lines;
        for layer in layers {
            let n_names = usize::from(layer.iter().copied().max().unwrap_or(0));
            for (cell, &name) in layer.iter().enumerate().filter(|(_, name)| **name > 0) {
                let (row, col) = (cell / n_cols, n_rows + cell % n_cols);
                links.cells.push([row, col, first + usize::from(name) - 1]);
                (links.is_blank[row], links.is_blank[col]) = (false, false);
            }
            links.kinds.push(first..first + n_names);
            first += n_names;
        }
        links
    }

    /// Colours that tell kinds apart.
    pub(super) fn start(&self) -> Colours {
        let kinds = self.kinds.iter().zip(1..);
        Colours(kinds.flat_map(|(kind, colour)| kind.clone().map(move |_| mix(colour))).collect())
    }

    /// The lines of the least colour among those that most share, if more than one does.
    ///
    /// The most, so that rows and columns take turns: where only rows are singled out, columns
    /// that look alike keep them from telling anything about one another.
    pub(super) fn undecided(&self, colours: &Colours) -> Vec<usize> {
        let lines = (0..self.is_blank.len()).filter(|&line| !self.is_blank[line]);
        let mut lines: Vec<usize> = lines.collect();
        lines.sort_by_key(|&line| colours.of(line));
        let alike = lines.chunk_by(|&one, &other| colours.of(one) == colours.of(other));
        let shared = alike.filter(|lines| lines.len() > 1);
        shared.min_by_key(|lines| Reverse(lines.len())).map_or_else(Vec::new, <[usize]>::to_vec)
    }

    /// The colours once a line has one of its own.
    pub(super) fn singled_out(
        &self,
        colours: &Colours,
        line: usize,
        budget: &mut Budget,
    ) -> Result<Colours, OutOfBudget> {
        let mut child = colours.clone();
        child.0[line] = mix(child.0[line] ^ 0x2545_f491_4f6c_dd1d);
        self.settle(&mut child, budget)?;
        Ok(child)
    }

    /// Refines until all lines differ, or nothing more comes to differ.
    pub(super) fn settle(
        &self,
        colours: &mut Colours,
        budget: &mut Budget,
    ) -> Result<(), OutOfBudget> {
        let pairs: usize = self.ties.iter().map(|ties| ties.pairs.len()).sum();
        let work = (self.cells.len() + colours.0.len() + pairs) as u64;
        let mut scratch = Vec::new();
        let mut n_kinds = 0;
        loop {
            budget.spend(work)?;
            *colours = self.refined(colours);
            let now = colours.n_kinds(&mut scratch);
            if now == n_kinds || self.undecided(colours).is_empty() {
                return Ok(());
            }
            n_kinds = now;
        }
    }

    /// Mixes into every colour those it has to do with.
    fn refined(&self, colours: &Colours) -> Colours {
        let mut next: Vec<u64> = colours.0.iter().copied().map(mix).collect();
        let mut add = |to: usize, what: u64| next[to] = next[to].wrapping_add(what);
        for &[row, col, name] in &self.cells {
            let [r, c, n] = [row, col, name].map(|element| colours.0[element]);
            add(row, mix(c ^ n.rotate_left(17)));
            add(col, mix(r ^ n.rotate_left(17)));
            add(name, mix(r ^ c.rotate_left(31)));
        }
        for Ties { kind, pairs } in &self.ties {
            for (i, pairs) in kind.clone().zip(pairs.chunks(kind.len().max(1))) {
                let others = kind.clone().zip(pairs).filter(|(j, _)| *j != i);
                let sum = others.fold(0u64, |sum, (j, tie)| {
                    sum.wrapping_add(mix(tie.wrapping_add(colours.0[j])))
                });
                add(i, sum.rotate_left(7));
            }
        }
        Colours(next)
    }

    /// Looks at pairs too, in layers without a name twice in a line. In a full Latin square all
    /// lines look the same one by one, but hardly ever two by two.
    pub(super) fn tie(&mut self) {
        let mut ties = Vec::new();
        for names in &self.kinds[2..] {
            let kinds = [self.kinds[0].clone(), self.kinds[1].clone(), names.clone()];
            let cells = self.cells.iter().filter(|cell| names.contains(&cell[2]));
            // Each cell by its place in its row, its column and among the names.
            let cells: Vec<[usize; 3]> = cells
                .map(|cell| std::array::from_fn(|kind| cell[kind] - kinds[kind].start))
                .collect();
            let views = [[0, 1, 2], [1, 2, 0], [2, 0, 1]].map(|[kind, from, to]| {
                let lengths = [kind, from, to].map(|kind| kinds[kind].len());
                let maps =
                    Maps::of(lengths, cells.iter().map(|cell| [cell[kind], cell[from], cell[to]]));
                maps.map(|maps| Ties { kind: kinds[kind].clone(), pairs: maps.pairs() })
            });
            // All three or none, or it would depend on which one is looked at first.
            if let [Some(rows), Some(cols), Some(names)] = views {
                ties.extend([rows, cols, names]);
            }
        }
        self.ties = ties;
    }
}

/// For each of a kind, where it leads from the second kind to the third, and back.
struct Maps {
    onward: Vec<Vec<Option<usize>>>,
    back: Vec<Vec<Option<usize>>>,
}

impl Maps {
    /// `None` where one leads to several.
    fn of([n, from, to]: [usize; 3], cells: impl Iterator<Item = [usize; 3]>) -> Option<Maps> {
        let mut maps = Maps { onward: vec![vec![None; from]; n], back: vec![vec![None; to]; n] };
        for [i, a, b] in cells {
            let taken = (maps.onward[i][a].replace(b), maps.back[i][b].replace(a));
            if taken != (None, None) {
                return None;
            }
        }
        Some(maps)
    }

    /// For each two of them: the lengths of the chains and the rings that form where one leads
    /// onward and the other back.
    fn pairs(&self) -> Vec<u64> {
        let maps = self.onward.iter();
        maps.flat_map(|onward| self.back.iter().map(|back| chains(onward, back))).collect()
    }
}

fn chains(onward: &[Option<usize>], back: &[Option<usize>]) -> u64 {
    let step = |at: usize| onward[at].and_then(|over| back[over]);
    let mut is_inner = vec![false; onward.len()];
    (0..onward.len()).filter_map(step).for_each(|at| is_inner[at] = true);
    let mut is_seen = vec![false; onward.len()];
    let mut sum = 0u64;
    // What is left once all chains are walked from their ends are rings.
    for is_ring in [false, true] {
        for start in (0..onward.len()).filter(|&at| is_ring || !is_inner[at]) {
            let (mut length, mut at) = (0, Some(start));
            while let Some(place) = at.filter(|&place| !is_seen[place]) {
                is_seen[place] = true;
                length += 1;
                at = step(place);
            }
            if length > 0 {
                sum = sum.wrapping_add(mix(2 * length + u64::from(is_ring)));
            }
        }
    }
    sum
}
