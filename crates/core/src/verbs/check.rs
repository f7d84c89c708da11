//! Check: finds the rules that some values break.

use crate::contract::puzzle::Puzzle;
use crate::data::board::{Site, Value};
use crate::data::name::Name;

/// A broken rule and the sites that break it.
///
/// ```
/// use gridwright_core::{Puzzle, Violation, check};
/// fn complaints(puzzle: &dyn Puzzle) -> Vec<String> {
///     check(puzzle, &puzzle.board().givens).into_iter().map(|v: Violation| v.name.to_string()).collect()
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The id of the rule: `row`.
    pub rule: &'static str,
    /// The translatable name of this instance of the rule.
    pub name: Name,
    /// The sites at fault.
    pub sites: Vec<Site>,
}

/// The rules that the values placed so far break, in rule order. Values that the board does not
/// have are ignored.
///
/// ```
/// use gridwright_core::{Puzzle, Value, check};
/// fn is_clean(puzzle: &dyn Puzzle, values: &[Option<Value>]) -> bool {
///     check(puzzle, values).is_empty()
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut gridwright_core::Budget::unlimited()).unwrap();
/// assert!(is_clean(&*puzzle, &puzzle.board().givens));
/// assert!(!is_clean(&*puzzle, &[Some(Value(0)); 9]));
/// ```
pub fn check(puzzle: &dyn Puzzle, values: &[Option<Value>]) -> Vec<Violation> {
    let fitted;
    let values = if puzzle.board().fits(values) {
        values
    } else {
        fitted = puzzle.board().fitted(values);
        &fitted
    };
    let constraints = puzzle.constraints().iter();
    let broken = constraints.filter_map(|constraint| {
        let sites = constraint.violation(values)?;
        Some(Violation { rule: constraint.rule(), name: constraint.name(), sites })
    });
    broken.collect()
}
