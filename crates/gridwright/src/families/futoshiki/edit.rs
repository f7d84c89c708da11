//! Signs entered by hand.

use std::sync::Arc;

use gridwright_core::{ClueKind, ClueSites, NewClue, ParseError, Puzzle, Value};

use super::puzzle::Square;
use super::sign::{Sign, edges};

pub(super) const KINDS: &[ClueKind] =
    &[ClueKind { id: "sign", sites: ClueSites::Pair, label: "< or >, read from the first cell" }];

pub(super) fn with_clue(square: &Square, clue: &NewClue) -> Result<Arc<dyn Puzzle>, ParseError> {
    if clue.kind != "sign" {
        return Err(ParseError::field("kind", "sign"));
    }
    let sign = sign_of(square.n, clue)
        .ok_or_else(|| ParseError::field("sites", "two cells that lie side by side"))?;
    let is_less = match clue.label.trim() {
        "<" | "∧" | "^" => true,
        ">" | "∨" | "v" => false,
        _ => return Err(ParseError::field("label", "< or >")),
    };
    let sign = Sign { rises: is_less == (clue.sites[0] == sign.first), ..sign };
    let is_other = |other: &&Sign| (other.first, other.second) != (sign.first, sign.second);
    let mut signs: Vec<Sign> = square.signs.iter().filter(is_other).copied().collect();
    signs.push(sign);
    signs.sort_unstable_by_key(|sign| (sign.first, sign.second));
    Ok(Arc::new(Square::new(square.n, square.board.givens.clone(), signs)))
}

/// The sign between the two cells of a clue, regardless of its direction.
fn sign_of(n: usize, clue: &NewClue) -> Option<Sign> {
    let &[one, other] = &clue.sites[..] else { return None };
    let (first, second) = (one.min(other), one.max(other));
    edges(n).any(|edge| edge == (first, second)).then_some(Sign { first, second, rises: true })
}

/// Suggests the sign in the solution for each pair of neighbours without one.
pub(super) fn ideas(square: &Square, solution: &[Value]) -> Vec<NewClue> {
    if solution.len() != square.n * square.n {
        return Vec::new();
    }
    let has_sign =
        |edge: &(_, _)| square.signs.iter().any(|sign| (sign.first, sign.second) == *edge);
    let idea = |(first, second): (gridwright_core::Site, gridwright_core::Site)| {
        let label = if solution[first.index()] < solution[second.index()] { "<" } else { ">" };
        NewClue::new("sign", label, vec![first, second])
    };
    edges(square.n).filter(|edge| !has_sign(edge)).map(idea).collect()
}
