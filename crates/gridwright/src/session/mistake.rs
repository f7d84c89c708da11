//! The first wrong move of a game, and the proof that it is wrong.

use gridwright_core::{
    Budget, Position, Profile, Refutation, Site, Solution, Value, Verdict, refute, solve,
};

use super::game::Session;
use super::hint::Hint;

/// A wrong value, the move that entered it, and its consequences.
///
/// ```
/// use gridwright::{Action, Budget, Profile, Session, Site, Value, open};
/// let mut budget = Budget::unlimited();
/// let mut game = Session::new(open("cirth:12....3..", None, &mut budget)?);
/// game.act(&Action::place(Site(2), Value(2)))?;
/// game.act(&Action::place(Site(4), Value(0)))?;
/// let mistake = game.first_mistake(Profile::DEFAULT, &mut budget).unwrap().unwrap();
/// assert_eq!((mistake.n_moves, mistake.site), (1, Site(4)));
/// assert!(mistake.refutation.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Mistake {
    /// Number of right moves before it.
    pub n_moves: usize,
    /// The site.
    pub site: Site,
    /// The wrong value.
    pub value: Value,
    /// The board with the wrong value on it, and without any later move.
    pub start: Position,
    /// The steps that show that it is wrong; `None` if none were found within the budget.
    pub refutation: Option<Refutation>,
}

impl Session {
    /// The first move in force that put a wrong value on the board, and the shortest refutation that is
    /// found; `None` if every value is right.
    ///
    /// # Errors
    /// When the puzzle does not have exactly one solution, or the budget does not suffice to find it.
    pub fn first_mistake(
        &self,
        profile: &'static Profile,
        budget: &mut Budget,
    ) -> Result<Option<Mistake>, Hint> {
        let solution = match solve(self.puzzle(), budget) {
            Verdict::Unique(solution) => solution,
            Verdict::None => return Err(Hint::NoSolution),
            Verdict::Several(..) => return Err(Hint::Several),
            Verdict::OutOfBudget(_) => return Err(Hint::OutOfBudget),
        };
        let Some((n_moves, site, value)) = self.first_wrong_move(&solution) else {
            return Ok(None);
        };
        let mut before = self.clone();
        before.back_to_move(n_moves);
        let mut start = Position::with(self.puzzle(), before.values());
        start.place(self.puzzle(), site, value);
        let refutation = refute(self.puzzle(), &start, profile, budget);
        Ok(Some(Mistake { n_moves, site, value, start, refutation }))
    }

    /// The number of moves before the first one whose value is still wrong now, and that value.
    fn first_wrong_move(&self, solution: &Solution) -> Option<(usize, Site, Value)> {
        let wrong = self.wrong_sites(solution);
        let (at, _) = self.n_moves();
        let mut game = self.clone();
        game.back_to_move(0);
        for n_moves in 0..at {
            let before = game.values().to_vec();
            game.redo();
            let is_new = |&&site: &&Site| before[site.index()] != game.value(site);
            let is_wrong = |site: &Site| game.value(*site) == self.value(*site);
            if let Some(&site) = wrong.iter().filter(is_new).find(|site| is_wrong(site)) {
                return Some((n_moves, site, game.value(site)?));
            }
        }
        None
    }

    fn back_to_move(&mut self, n_moves: usize) {
        while self.n_moves().0 > n_moves && self.undo() {}
    }
}
