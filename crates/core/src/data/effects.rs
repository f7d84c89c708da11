//! The notation of moves, which is the same in all languages.

use crate::data::board::Board;
use crate::data::step::Effect;

/// The effects of a step in short: `r1c2=5` for a placed value, `r1c2<>34` for removed candidates.
///
/// ```
/// use gridwright_core::{Board, Effect, Mask, Site, Value, effects_words};
/// let board = Board::of_cells(2, 2, vec!['1', '2']);
/// let effects =
///     [Effect::Place(Site(0), Value(1)), Effect::Drop(Site(3), Mask::first(2))];
/// assert_eq!(effects_words(&board, &effects), "r1c1=2 r2c2<>12");
/// ```
pub fn effects_words(board: &Board, effects: &[Effect]) -> String {
    let word = |effect: &Effect| match *effect {
        Effect::Place(site, value) => {
            format!("{}={}", board.site_name(site), board.symbol(value))
        }
        Effect::Drop(site, gone) => {
            let gone: String = gone.iter().map(|value| board.symbol(value)).collect();
            format!("{}<>{gone}", board.site_name(site))
        }
    };
    effects.iter().map(word).collect::<Vec<_>>().join(" ")
}
