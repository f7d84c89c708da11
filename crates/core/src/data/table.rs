//! Tables of labels in which the order of rows and columns and the labels themselves do not matter.
//!
//! `canonical` computes the canonical form of equivalent tables, `colours` the colour refinement
//! that it uses.

mod canonical;
mod colours;

/// A table of labels with one or more layers.
///
/// ```
/// use gridwright_core::{Budget, Table};
/// let one = Table { n_rows: 2, n_cols: 3, layers: vec![vec![7, 0, 0, 0, 7, 3]] };
/// let other = Table { n_rows: 2, n_cols: 3, layers: vec![vec![1, 2, 0, 0, 0, 1]] };
/// let canonical = |table: &Table| table.canonical(&mut Budget::nodes(1_000)).unwrap();
/// assert_eq!(canonical(&one), canonical(&other));
/// assert_ne!(canonical(&one), canonical(&one.transposed()));
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Table {
    /// The number of rows.
    pub n_rows: usize,
    /// The number of columns.
    pub n_cols: usize,
    /// For each layer the label of every cell, in reading order; 0 for an empty cell.
    pub layers: Vec<Vec<u16>>,
}

impl Table {
    /// Swaps rows and columns.
    #[must_use]
    pub fn transposed(&self) -> Table {
        let (n_rows, n_cols) = (self.n_rows, self.n_cols);
        let cells = |i: usize| i % n_rows * n_cols + i / n_rows;
        let padded = self.padded();
        let turned = |layer: &Vec<u16>| (0..layer.len()).map(|i| layer[cells(i)]).collect();
        let layers = padded.layers.iter().map(turned).collect();
        Table { n_rows: self.n_cols, n_cols: self.n_rows, layers }
    }

    /// The table with short layers extended by empty cells and long layers cut off.
    pub(super) fn padded(&self) -> Table {
        let mut table = self.clone();
        table.layers.iter_mut().for_each(|layer| layer.resize(self.n_rows * self.n_cols, 0));
        table
    }

    /// Numbers the labels of each layer from 1 in the order of their first appearance.
    ///
    /// ```
    /// use gridwright_core::Table;
    /// let table = Table { n_rows: 1, n_cols: 4, layers: vec![vec![5, 0, 9, 5]] };
    /// assert_eq!(table.relabelled().layers, [[1, 0, 2, 1]]);
    /// ```
    #[must_use]
    pub fn relabelled(mut self) -> Table {
        for layer in &mut self.layers {
            let largest = layer.iter().copied().max().unwrap_or(0);
            let mut new_labels = vec![0; usize::from(largest) + 1];
            let mut last = 0;
            for label in layer.iter_mut().filter(|label| **label > 0) {
                let new = &mut new_labels[usize::from(*label)];
                if *new == 0 {
                    last += 1;
                    *new = last;
                }
                *label = *new;
            }
        }
        self
    }
}
