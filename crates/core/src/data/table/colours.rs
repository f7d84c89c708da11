//! Colour refinement of rows, columns and labels.
//!
//! The canonical form depends on the constants and the arithmetic here, so they must never change. A
//! hash collision makes two colours equal: the search takes longer, but its result stays right.

use std::cmp::Reverse;
use std::ops::Range;

use super::Table;
use crate::data::budget::{Budget, OutOfBudget};

/// Hashes a number.
#[inline]
fn hash(x: u64) -> u64 {
    let x = (x ^ (x >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (x ^ (x >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// A colour for every row, then every column, then every label of every layer.
#[derive(Clone)]
pub(super) struct Colours(Vec<u64>);

impl Colours {
    pub(super) fn of(&self, line: usize) -> u64 {
        self.0[line]
    }

    /// A hash that does not depend on which element has which colour.
    pub(super) fn invariant(&self) -> u64 {
        self.0.iter().fold(0, |sum, &colour| sum.wrapping_add(hash(colour)))
    }

    fn n_different(&self, scratch: &mut Vec<u64>) -> usize {
        scratch.clone_from(&self.0);
        scratch.sort_unstable();
        scratch.dedup();
        scratch.len()
    }
}

/// The incidences between rows, columns and labels. All three are elements of one numbering.
pub(super) struct Incidences {
    /// The row, the column and the label of each cell that is not empty.
    cells: Vec<[usize; 3]>,
    /// The ranges of rows, of columns, then of the labels of each layer.
    kinds: Vec<Range<usize>>,
    /// Whether a line is empty. Empty lines are interchangeable and need no colours of their own.
    is_empty: Vec<bool>,
    pairs: Vec<Pairs>,
}

/// For each two elements of a kind, a hash of how they are related.
struct Pairs {
    kind: Range<usize>,
    hashes: Vec<u64>,
}

impl Incidences {
    pub(super) fn of(table: &Table) -> Incidences {
        let Table { n_rows, n_cols, layers } = table;
        let n_lines = n_rows + n_cols;
        let mut incidences = Incidences {
            cells: Vec::new(),
            kinds: vec![0..*n_rows, *n_rows..n_lines],
            is_empty: vec![true; n_lines],
            pairs: Vec::new(),
        };
        let mut first = n_lines;
        for layer in layers {
            let n_labels = usize::from(layer.iter().copied().max().unwrap_or(0));
            for (cell, &label) in layer.iter().enumerate().filter(|(_, label)| **label > 0) {
                let (row, col) = (cell / n_cols, n_rows + cell % n_cols);
                incidences.cells.push([row, col, first + usize::from(label) - 1]);
                (incidences.is_empty[row], incidences.is_empty[col]) = (false, false);
            }
            incidences.kinds.push(first..first + n_labels);
            first += n_labels;
        }
        incidences
    }

    /// One colour for each kind.
    pub(super) fn initial_colours(&self) -> Colours {
        let kinds = self.kinds.iter().zip(1..);
        Colours(kinds.flat_map(|(kind, colour)| kind.clone().map(move |_| hash(colour))).collect())
    }

    /// The lines of the colour that most lines share, the least of these colours; none if all
    /// colours differ.
    ///
    /// The largest class makes rows and columns take turns: if only rows were individualised, equal
    /// colours of the columns would keep rows from being distinguished.
    pub(super) fn undecided(&self, colours: &Colours) -> Vec<usize> {
        let lines = (0..self.is_empty.len()).filter(|&line| !self.is_empty[line]);
        let mut lines: Vec<usize> = lines.collect();
        lines.sort_by_key(|&line| colours.of(line));
        let alike = lines.chunk_by(|&one, &other| colours.of(one) == colours.of(other));
        let shared = alike.filter(|lines| lines.len() > 1);
        shared.min_by_key(|lines| Reverse(lines.len())).map_or_else(Vec::new, <[usize]>::to_vec)
    }

    /// The refined colours after a line was given a colour of its own.
    pub(super) fn individualised(
        &self,
        colours: &Colours,
        line: usize,
        budget: &mut Budget,
    ) -> Result<Colours, OutOfBudget> {
        let mut child = colours.clone();
        child.0[line] = hash(child.0[line] ^ 0x2545_f491_4f6c_dd1d);
        self.refine(&mut child, budget)?;
        Ok(child)
    }

    /// Refines until all lines differ or the number of colours stays the same.
    pub(super) fn refine(
        &self,
        colours: &mut Colours,
        budget: &mut Budget,
    ) -> Result<(), OutOfBudget> {
        let n_pairs: usize = self.pairs.iter().map(|pairs| pairs.hashes.len()).sum();
        let work = (self.cells.len() + colours.0.len() + n_pairs) as u64;
        let mut scratch = Vec::new();
        let mut n_before = 0;
        loop {
            budget.spend(work)?;
            *colours = self.refined_once(colours);
            let n_now = colours.n_different(&mut scratch);
            if n_now == n_before || self.undecided(colours).is_empty() {
                return Ok(());
            }
            n_before = n_now;
        }
    }

    /// One round: mixes the colours of related elements into each colour.
    fn refined_once(&self, colours: &Colours) -> Colours {
        let mut next: Vec<u64> = colours.0.iter().copied().map(hash).collect();
        let mut add = |to: usize, what: u64| next[to] = next[to].wrapping_add(what);
        for &[row, col, label] in &self.cells {
            let [r, c, l] = [row, col, label].map(|element| colours.0[element]);
            add(row, hash(c ^ l.rotate_left(17)));
            add(col, hash(r ^ l.rotate_left(17)));
            add(label, hash(r ^ c.rotate_left(31)));
        }
        for Pairs { kind, hashes } in &self.pairs {
            for (i, hashes) in kind.clone().zip(hashes.chunks(kind.len().max(1))) {
                let others = kind.clone().zip(hashes).filter(|(j, _)| *j != i);
                let sum = others.fold(0u64, |sum, (j, pair)| {
                    sum.wrapping_add(hash(pair.wrapping_add(colours.0[j])))
                });
                add(i, sum.rotate_left(7));
            }
        }
        Colours(next)
    }

    /// Makes refinement use pairs of elements too, in layers where no line repeats a label. In a full
    /// Latin square single lines are all alike, but pairs of lines hardly ever are.
    pub(super) fn add_pairs(&mut self) {
        let mut all = Vec::new();
        for labels in &self.kinds[2..] {
            let kinds = [self.kinds[0].clone(), self.kinds[1].clone(), labels.clone()];
            let cells = self.cells.iter().filter(|cell| labels.contains(&cell[2]));
            // Each cell by the index of its row, its column and its label.
            let cells: Vec<[usize; 3]> = cells
                .map(|cell| std::array::from_fn(|kind| cell[kind] - kinds[kind].start))
                .collect();
            let views = [[0, 1, 2], [1, 2, 0], [2, 0, 1]].map(|[kind, from, to]| {
                let lengths = [kind, from, to].map(|kind| kinds[kind].len());
                let maps =
                    Maps::of(lengths, cells.iter().map(|cell| [cell[kind], cell[from], cell[to]]));
                maps.map(|maps| Pairs { kind: kinds[kind].clone(), hashes: maps.pair_hashes() })
            });
            // All three or none, so that the result does not depend on their order.
            if let [Some(rows), Some(cols), Some(labels)] = views {
                all.extend([rows, cols, labels]);
            }
        }
        self.pairs = all;
    }
}

/// For each element of one kind, its partial map from the second kind to the third, and its inverse.
struct Maps {
    onward: Vec<Vec<Option<usize>>>,
    back: Vec<Vec<Option<usize>>>,
}

impl Maps {
    /// `None` where a map would have two values at once.
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

    /// For each two elements, a hash of the cycle structure of one map followed by the inverse of
    /// the other.
    fn pair_hashes(&self) -> Vec<u64> {
        let maps = self.onward.iter();
        maps.flat_map(|onward| self.back.iter().map(|back| cycle_structure(onward, back))).collect()
    }
}

/// A hash of the lengths of the paths and cycles of `onward` followed by `back`.
fn cycle_structure(onward: &[Option<usize>], back: &[Option<usize>]) -> u64 {
    let step = |at: usize| onward[at].and_then(|over| back[over]);
    let mut is_inner = vec![false; onward.len()];
    (0..onward.len()).filter_map(step).for_each(|at| is_inner[at] = true);
    let mut is_seen = vec![false; onward.len()];
    let mut sum = 0u64;
    // After all paths have been walked from their ends, only cycles are left.
    for is_cycle in [false, true] {
        for start in (0..onward.len()).filter(|&at| is_cycle || !is_inner[at]) {
            let (mut length, mut at) = (0, Some(start));
            while let Some(place) = at.filter(|&place| !is_seen[place]) {
                is_seen[place] = true;
                length += 1;
                at = step(place);
            }
            if length > 0 {
                sum = sum.wrapping_add(hash(2 * length + u64::from(is_cycle)));
            }
        }
    }
    sum
}
