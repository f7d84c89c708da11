//! The techniques that explain a solution step by step.

use std::ops::ControlFlow;

use gridwright_core::{
    Arg, Budget, Effect, Finding, Level, Position, Profile, Row, Technique, Tenths, Visit, WHAT_IF,
    what_if,
};

use super::puzzle::Square;

static LAST_DIGIT: Technique =
    Technique { id: "example-last-digit", rating: Tenths(10), score: 5, level: Level::Easy };

/// The techniques with their finders, easiest first.
pub(super) const TECHNIQUES: &[Row<Square>] =
    &[Row { technique: &LAST_DIGIT, find: last_digit }, Row { technique: &WHAT_IF, find: what_if }];

pub(super) fn known_techniques(_: &Profile) -> Vec<&'static Technique> {
    TECHNIQUES.iter().map(|row| row.technique).collect()
}

/// Finds every cell with one digit left.
fn last_digit(
    square: &Square,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    for site in square.board.all_sites().filter(|&site| position.is_open(site)) {
        if let Some(value) = position.at(site).only() {
            let args = vec![("cell", Arg::Site(site)), ("value", Arg::Value(value))];
            visit(Finding {
                because: vec![site],
                effects: vec![Effect::Place(site, value)],
                args,
            })?;
        }
    }
    ControlFlow::Continue(())
}
