//! A table whose rows, columns and names can be put in any order.

mod canonical;
mod colours;

/// A table of names, in one layer or in several that lie on one another.
///
/// ```
/// use gridwright_core::{Budget, Table};
/// let one = Table { n_rows: 2, n_cols: 3, layers: vec![vec![7, 0, 0, 0, 7, 3]] };
/// let other = Table { n_rows: 2, n_cols: 3, layers: vec![vec![1, 2, 0, 0, 0, 1]] };
/// let least = |table: &Table| table.least(&mut Budget::nodes(1_000)).unwrap();
/// assert_eq!(least(&one), least(&other));
/// assert_ne!(least(&one), least(&one.transposed()));
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Table {
    /// Rows.
    pub n_rows: usize,
    /// Columns.
    pub n_cols: usize,
    /// For each layer the name in every cell, in reading order; 0 where there is none.
    pub layers: Vec<Vec<u16>>,
}

impl Table {
    /// Rows made columns, and columns rows.
    #[must_use]
    pub fn transposed(&self) -> Table {
        let (n_rows, n_cols) = (self.n_rows, self.n_cols);
        let cells = |i: usize| i % n_rows * n_cols + i / n_rows;
        let whole = self.whole();
        let turned = |layer: &Vec<u16>| (0..layer.len()).map(|i| layer[cells(i)]).collect();
        let layers = whole.layers.iter().map(turned).collect();
        Table { n_rows: self.n_cols, n_cols: self.n_rows, layers }
    }

    /// The same with a name, or 0, in every cell of every layer.
    fn whole(&self) -> Table {
        let mut table = self.clone();
        table.layers.iter_mut().for_each(|layer| layer.resize(self.n_rows * self.n_cols, 0));
        table
    }

    /// The same with names from 1 in the order in which they first appear in their layer.
    ///
    /// ```
    /// use gridwright_core::Table;
    /// let table = Table { n_rows: 1, n_cols: 4, layers: vec![vec![5, 0, 9, 5]] };
    /// assert_eq!(table.renamed().layers, [[1, 0, 2, 1]]);
    /// ```
    #[must_use]
    pub fn renamed(mut self) -> Table {
        for layer in &mut self.layers {
            let most = layer.iter().copied().max().unwrap_or(0);
            let mut names = vec![0; usize::from(most) + 1];
            let mut last = 0;
            for name in layer.iter_mut().filter(|name| **name > 0) {
                let new = &mut names[usize::from(*name)];
                if *new == 0 {
                    last += 1;
                    *new = last;
                }
                *name = *new;
            }
        }
        self
    }
}
