//! The techniques of squares.

use gridwright_core::{NESTED_WHAT_IF, Profile, Row, Technique, WHAT_IF, nested_what_if, what_if};
use gridwright_houses::Solver;

use super::puzzle::Square;

/// The technique that squares too large for forcing chains have in place of them.
pub(super) const OWN: &[Row<Square>] = &[Row { technique: &WHAT_IF, find: what_if }];

/// The last technique of the others, which needs a unique solution.
pub(super) const NESTED: &[Row<Square>] =
    &[Row { technique: &NESTED_WHAT_IF, find: nested_what_if }];

/// The techniques of houses, except those that rely on a unique solution, easiest first.
pub(super) fn known_techniques(profile: &Profile) -> Vec<&'static Technique> {
    let mut known = Solver::techniques(profile);
    known.retain(|technique| !Solver::needs_one_solution(technique));
    if profile.is_default() {
        known.extend(OWN.iter().chain(NESTED).map(|row| row.technique));
    }
    known.sort_by_key(|technique| technique.rating);
    known
}
