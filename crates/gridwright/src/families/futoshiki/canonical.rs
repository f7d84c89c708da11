//! The canonical form: one line for all puzzles that are the same but for symmetry.
//!
//! Turning the sheet, looking through it from behind, and counting from the other end (every number
//! exchanged with the one as far from the top as it is from the bottom, every sign turned round)
//! leave the rules as they are. Lines in another order do not, as signs stand between neighbours.

use gridwright_core::{Puzzle as _, Site, Turned, Value};

use super::puzzle::Square;
use super::sign::Sign;
use super::text;

/// The least of the lines that the puzzle has in its sixteen disguises.
pub(super) fn canonical(square: &Square) -> String {
    let turned = square.board().turned();
    let lines = turned.iter().flat_map(|turned| {
        [Count::Up, Count::Down].map(|count| text::line(&disguised(square, turned, count)))
    });
    lines.min().expect("sixteen of them")
}

/// From which end numbers are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Count {
    Up,
    Down,
}

/// The puzzle as it looks turned, with numbers counted from one end or the other.
pub(super) fn disguised(square: &Square, turned: &Turned, count: Count) -> Square {
    let (n, board) = (square.n, square.board());
    let mut place = vec![Site(0); turned.sites.len()];
    for (i, site) in turned.sites.iter().enumerate() {
        place[site.index()] = Site(i as u16);
    }
    let counted = |value: Value| match count {
        Count::Up => value,
        Count::Down => Value(n as u8 - 1 - value.0),
    };
    let givens = turned.sites.iter().map(|site| board.givens[site.index()].map(counted)).collect();
    let signs = square.signs.iter().map(|sign| {
        let [one, other] = [sign.first, sign.second].map(|site| place[site.index()]);
        let keeps_order = (one < other) == (count == Count::Up);
        Sign { first: one.min(other), second: one.max(other), rises: sign.rises == keeps_order }
    });
    Square::new(n, givens, signs.collect())
}
