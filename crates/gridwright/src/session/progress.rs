//! The progress of a game: filled sites, missing values, wrong values.

use gridwright_core::{Mask, Position, Site, Value};

use super::game::Session;

impl Session {
    /// The value that a line drawn over an edge stands for: the first one other than that of edges
    /// left open. `None` on a board of cells.
    ///
    /// ```
    /// # use gridwright::{Budget, Session, open};
    /// # let game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    /// assert_eq!(game.line_value(), None);
    /// # Ok::<(), gridwright::OpenError>(())
    /// ```
    pub fn line_value(&self) -> Option<Value> {
        let board = self.puzzle().board();
        let is_line = |value: &Value| Some(*value) != self.puzzle().unmarked();
        if board.has_edges() { board.all_values().iter().find(is_line) } else { None }
    }

    /// The number of sites that the player has filled, and the number to fill. Where sites may be
    /// left open, only those count whose value in `solution`, if it is known, has to be marked.
    ///
    /// ```
    /// # use gridwright::{Action, Budget, Session, Site, Value, open};
    /// # let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    /// game.act(&Action::place(Site(2), Value(2)))?;
    /// assert_eq!(game.progress(None), (1, 6));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn progress(&self, solution: Option<&[Value]>) -> (usize, usize) {
        let board = self.puzzle().board();
        let values = self.values().iter().flatten();
        match (self.puzzle().unmarked(), solution) {
            (Some(unmarked), Some(solution)) => {
                let to_mark = solution.iter().filter(|&&value| value != unmarked).count();
                (values.filter(|&&value| value != unmarked).count(), to_mark)
            }
            _ => (values.count() - board.n_givens(), board.n_sites() - board.n_givens()),
        }
    }

    /// The sites whose value differs from the solution.
    ///
    /// ```
    /// # use gridwright::{Action, Budget, Session, Site, Value, open, solve};
    /// # let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    /// game.act(&Action::place(Site(3), Value(0)))?;
    /// let verdict = solve(game.puzzle(), &mut Budget::unlimited());
    /// assert_eq!(game.wrong_sites(verdict.solution().unwrap()), [Site(3)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn wrong_sites(&self, solution: &[Value]) -> Vec<Site> {
        let sites = self.puzzle().board().all_sites().zip(self.values()).zip(solution);
        let wrong = sites.filter(|((_, value), right)| value.is_some_and(|value| value != **right));
        wrong.map(|((site, _), _)| site).collect()
    }

    /// The candidates that the values on the board leave a site, ignoring notes.
    ///
    /// ```
    /// # use gridwright::{Budget, Session, Site, Value, open};
    /// # let game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    /// assert_eq!(game.candidates(Site(2)).only(), Some(Value(2)));
    /// # Ok::<(), gridwright::OpenError>(())
    /// ```
    pub fn candidates(&self, site: Site) -> Mask {
        let position = Position::with(self.puzzle(), self.values());
        position.candidates().get(site.index()).copied().unwrap_or_default()
    }

    /// The number of times that each value is still missing, or `None` where values do not all
    /// occur equally often.
    ///
    /// ```
    /// # use gridwright::{Budget, Session, open};
    /// # let game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    /// assert_eq!(game.missing().unwrap(), [2, 2, 2]);
    /// # Ok::<(), gridwright::OpenError>(())
    /// ```
    pub fn missing(&self) -> Option<Vec<usize>> {
        let board = self.puzzle().board();
        let n_values = board.n_values();
        if n_values == 0 || !board.n_sites().is_multiple_of(n_values) {
            return None;
        }
        let mut missing = vec![board.n_sites() / n_values; n_values];
        for value in self.values().iter().flatten() {
            missing[value.index()] = missing[value.index()].saturating_sub(1);
        }
        Some(missing)
    }
}
