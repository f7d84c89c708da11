//! A family's own techniques as a table: what is looked for, and how.

use crate::data::budget::Budget;
use crate::data::position::Position;
use crate::data::step::{Finding, Step, Technique};
use crate::data::step_query::StepQuery;

/// A row of a family's technique table: a technique and how to find it.
///
/// ```
/// use gridwright_core::{Puzzle, Row, WHAT_IF, what_if};
/// fn table<P: Puzzle>() -> [Row<P>; 1] {
///     [Row { technique: &WHAT_IF, find: what_if }]
/// }
/// ```
pub struct Row<P: ?Sized> {
    /// What is looked for.
    pub technique: &'static Technique,
    /// The first such step in the position, if there is one.
    pub find: fn(&P, &Position, &mut Budget) -> Option<Finding>,
}

/// The first step the rows find, by the techniques that the query asks for.
///
/// ```
/// use gridwright_core::{Budget, Position, Puzzle, Row, Step, StepQuery, first_step};
/// fn next<P: Puzzle>(table: &[Row<P>], puzzle: &P, position: &Position) -> Option<Step> {
///     first_step(table, puzzle, position, &StepQuery::default(), &mut Budget::unlimited())
/// }
/// ```
pub fn first_step<P: ?Sized>(
    table: &[Row<P>],
    puzzle: &P,
    position: &Position,
    query: &StepQuery,
    budget: &mut Budget,
) -> Option<Step> {
    table.iter().filter(|row| query.asks_for(row.technique)).find_map(|row| {
        let finding = (row.find)(puzzle, position, budget)?;
        Some(Step::new(row.technique, finding))
    })
}
