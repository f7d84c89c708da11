//! The states of the clues that are not givens, during a game.

use crate::contract::puzzle::Puzzle;
use crate::data::board::{Site, Value};
use crate::data::clue::{Clue, ClueProgress};

/// A clue that is not a given, and its state for the values on the board.
///
/// ```
/// use gridwright_core::ClueState;
/// fn ticked(states: &[ClueState]) -> Vec<&str> {
///     states.iter().filter(|state| state.is_done).map(|state| state.clue.label.as_str()).collect()
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ClueState {
    /// The clue.
    pub clue: Clue,
    /// The sites at which the values still allow it to be satisfied.
    pub sites: Vec<Site>,
    /// Whether the values satisfy it.
    pub is_done: bool,
    /// For sums, the number that the open sites still have to add up to.
    pub left: Option<usize>,
}

/// The clues of a puzzle that are not givens, each with its state for `values`.
///
/// ```
/// use gridwright_core::{Puzzle, Value, clue_states};
/// fn n_open(puzzle: &dyn Puzzle, values: &[Option<Value>]) -> usize {
///     clue_states(puzzle, values).iter().filter(|state| !state.is_done).count()
/// }
/// let text = "gogen:N.W.R.....S.X.B.....Q.M.P/BOXED,FOAM,JUSTICE,MUSHY,PLAYING,QUAVER,WICKED";
/// let puzzle = gridwright::open(text, None, &mut gridwright_core::Budget::unlimited()).unwrap();
/// assert_eq!(n_open(&*puzzle, &puzzle.board().givens), 7);
/// ```
pub fn clue_states(puzzle: &dyn Puzzle, values: &[Option<Value>]) -> Vec<ClueState> {
    let progress = puzzle.clue_progress(&puzzle.board().fitted(values));
    let others = puzzle.clues().into_iter().filter(|clue| clue.id.site().is_none());
    let state = |clue: Clue| {
        let known = progress.iter().find(|progress| progress.id == clue.id);
        let open = || ClueProgress::open(clue.id, clue.sites.clone());
        let ClueProgress { sites, is_done, left, .. } = known.cloned().unwrap_or_else(open);
        ClueState { clue, sites, is_done, left }
    };
    others.map(state).collect()
}
