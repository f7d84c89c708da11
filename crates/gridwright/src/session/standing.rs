//! Whether a player's board is right so far, and whether it can still be solved.

use gridwright_core::{Budget, Site, Verdict, Violation, solve};

use super::game::Session;

/// The state of a player's board.
///
/// ```
/// use gridwright::game::Standing;
/// use gridwright::{Budget, Session, Site, open};
/// let mut budget = Budget::unlimited();
/// let mut game = Session::new(open("cirth:12....3..", None, &mut budget)?);
/// game.enter("r1c3=3 r2c2=1")?;
/// let wrong = Standing::Wrong { entries: vec![Site(4)], notes: vec![] };
/// assert_eq!(game.standing(&mut budget), wrong);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Standing {
    /// Nothing is left to do.
    Solved,
    /// Rules are broken.
    Broken(Vec<Violation>),
    /// The puzzle has one solution, and the player's board contradicts it.
    Wrong {
        /// The sites whose entries differ from the solution.
        entries: Vec<Site>,
        /// The sites whose notes lack the value of the solution.
        notes: Vec<Site>,
    },
    /// The puzzle has several solutions, and the entries leave none of them.
    Lost,
    /// Nothing is wrong so far. The verdict counts the solutions that the clues and the entries leave.
    Open(Verdict),
}

impl Standing {
    /// The name of the state: `solved`, `broken`, or the name of a verdict.
    ///
    /// ```
    /// use gridwright::game::Standing;
    /// assert_eq!((Standing::Solved.name(), Standing::Lost.name()), ("solved", "none"));
    /// ```
    pub fn name(&self) -> &'static str {
        match self {
            Standing::Solved => "solved",
            Standing::Broken(_) => "broken",
            Standing::Wrong { .. } | Standing::Lost => Verdict::None.name(),
            Standing::Open(verdict) => verdict.name(),
        }
    }
}

impl Session {
    /// Judges the player's board: the rules first, then whether the entries lead to a solution. Notes are
    /// compared with the solution where the puzzle has exactly one.
    ///
    /// ```
    /// use gridwright::game::Standing;
    /// use gridwright::{Budget, Session, open};
    /// let mut budget = Budget::unlimited();
    /// let mut game = Session::new(open("cirth:12....3..", None, &mut budget)?);
    /// assert_eq!(game.standing(&mut budget).name(), "unique");
    /// game.enter("123 231 312")?;
    /// assert_eq!(game.standing(&mut budget), Standing::Solved);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn standing(&self, budget: &mut Budget) -> Standing {
        let violations = self.check();
        if !violations.is_empty() {
            return Standing::Broken(violations);
        }
        if self.is_solved() {
            return Standing::Solved;
        }
        let (puzzle, givens) = (self.puzzle(), &self.puzzle().board().givens);
        match solve(puzzle, budget) {
            Verdict::Unique(solution) => {
                let (entries, notes) = (self.wrong_sites(&solution), self.lacking_notes(&solution));
                match entries.is_empty() && notes.is_empty() {
                    true => Standing::Open(Verdict::Unique(solution)),
                    false => Standing::Wrong { entries, notes },
                }
            }
            Verdict::Several(..) if self.values() != givens => {
                match solve(&*puzzle.with_givens(self.values().to_vec()), budget) {
                    Verdict::None => Standing::Lost,
                    verdict => Standing::Open(verdict),
                }
            }
            verdict => Standing::Open(verdict),
        }
    }
}
