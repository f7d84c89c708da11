//! Groups of cells that are removed together.

use core::fmt;

/// Groups of cells that are carved as a whole or not at all; cells in no group always stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orbits(Vec<Vec<u8>>);

/// The reason why groups of cells are refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrbitsError {
    /// A cell number is above 80.
    NoCell(u8),
    /// A cell is in two groups, or twice in one group.
    Twice(u8),
}

impl fmt::Display for OrbitsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OrbitsError::NoCell(cell) => write!(f, "expected cells 0 to 80, found {cell}"),
            OrbitsError::Twice(cell) => {
                write!(f, "expected each cell in one group only, found cell {cell} again")
            }
        }
    }
}

impl core::error::Error for OrbitsError {}

impl Orbits {
    /// Uses these groups of cells.
    ///
    /// ```
    /// use gridwright_sudoku9::{Orbits, OrbitsError};
    /// assert!(Orbits::new(vec![vec![0, 80], vec![1]]).is_ok());
    /// assert_eq!(Orbits::new(vec![vec![0, 0]]), Err(OrbitsError::Twice(0)));
    /// ```
    pub fn new(groups: Vec<Vec<u8>>) -> Result<Orbits, OrbitsError> {
        let mut seen = [false; 81];
        for &cell in groups.iter().flatten() {
            match seen.get_mut(usize::from(cell)) {
                None => return Err(OrbitsError::NoCell(cell)),
                Some(true) => return Err(OrbitsError::Twice(cell)),
                Some(unseen) => *unseen = true,
            }
        }
        Ok(Orbits(groups.into_iter().filter(|group| !group.is_empty()).collect()))
    }

    /// Puts every cell in a group of its own.
    ///
    /// ```
    /// assert_eq!(gridwright_sudoku9::Orbits::single().groups().len(), 81);
    /// ```
    pub fn single() -> Orbits {
        Orbits((0..81).map(|cell| vec![cell]).collect())
    }

    /// The orbits of the cells under moves of the board, each of which maps (row, column) to (row,
    /// column).
    ///
    /// ```
    /// let half_turn = gridwright_sudoku9::Orbits::under(&[&|r, c| (8 - r, 8 - c)]);
    /// assert_eq!(half_turn.groups().len(), 41);
    /// ```
    pub fn under(moves: &[&dyn Fn(u8, u8) -> (u8, u8)]) -> Orbits {
        let mut seen = [false; 81];
        let mut groups = Vec::new();
        for cell in 0..81u8 {
            let mut group = Vec::new();
            let mut reached = vec![cell];
            while let Some(next) = reached.pop() {
                if !core::mem::replace(&mut seen[usize::from(next)], true) {
                    group.push(next);
                    reached.extend(moves.iter().map(|go| {
                        let (r, c) = go(next / 9, next % 9);
                        r.min(8) * 9 + c.min(8)
                    }));
                }
            }
            if !group.is_empty() {
                groups.push(group);
            }
        }
        Orbits(groups)
    }

    /// The groups, as lists of cells.
    pub fn groups(&self) -> &[Vec<u8>] {
        &self.0
    }
}
