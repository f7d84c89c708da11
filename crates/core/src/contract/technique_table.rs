//! A family's own techniques as a table of techniques and their finders.

use std::ops::ControlFlow;

use crate::data::budget::Budget;
use crate::data::position::Position;
use crate::data::step::{Finding, Step, Technique};
use crate::data::step_query::StepQuery;
use crate::data::visit::Visit;

/// A row of a family's technique table: a technique and its finder.
///
/// ```
/// use gridwright_core::{Puzzle, Row, WHAT_IF, what_if};
/// fn table<P: Puzzle>() -> [Row<P>; 1] {
///     [Row { technique: &WHAT_IF, find: what_if }]
/// }
/// ```
pub struct Row<P: ?Sized> {
    /// The technique that the finder looks for.
    pub technique: &'static Technique,
    /// Shows every step of the technique in the position until the visitor stops.
    pub find: fn(&P, &Position, &mut Budget, Visit<'_, Finding>) -> ControlFlow<()>,
}

/// Shows the steps of all rows whose techniques the query requests.
///
/// ```
/// use gridwright_core::{Budget, Position, Puzzle, Row, Step, StepQuery, first_shown, visit_rows};
/// fn next<P: Puzzle>(table: &[Row<P>], puzzle: &P, position: &Position) -> Option<Step> {
///     let mut budget = Budget::unlimited();
///     first_shown(|visit| {
///         visit_rows(table, puzzle, position, &StepQuery::default(), &mut budget, visit)
///     })
/// }
/// ```
pub fn visit_rows<P: ?Sized>(
    table: &[Row<P>],
    puzzle: &P,
    position: &Position,
    query: &StepQuery,
    budget: &mut Budget,
    visit: Visit<'_, Step>,
) -> ControlFlow<()> {
    for row in table.iter().filter(|row| query.asks_for(row.technique)) {
        (row.find)(puzzle, position, budget, &mut |finding| {
            visit(Step::new(row.technique, finding))
        })?;
    }
    ControlFlow::Continue(())
}
