//! The canonical form: one line for all puzzles that are the same up to symmetry.
//!
//! The turns and reflections of the board keep the rules, and so does counting from the other end,
//! which replaces each number `v` by `n + 1 - v` and reverses every sign. Reordering lines does
//! not, as signs stand between neighbours.

use gridwright_core::{Puzzle as _, Site, Turned, Value};

use super::puzzle::Square;
use super::sign::Sign;
use super::text;

/// The least line of the puzzle under its sixteen symmetries.
pub(super) fn canonical(square: &Square) -> String {
    let turned = square.board().turned();
    let lines = turned.iter().flat_map(|turned| {
        [Count::Up, Count::Down].map(|count| text::line(&disguised(square, turned, count)))
    });
    lines.min().expect("sixteen of them")
}

/// The end from which numbers are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Count {
    Up,
    Down,
}

/// The puzzle after a turn or reflection, with numbers counted from one end or the other.
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
