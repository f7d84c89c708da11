//! The visible ends of a contradiction.

use crate::data::board::{Site, Value};

/// The fact in which a contradiction becomes visible.
///
/// ```
/// use gridwright_core::{DeadEnd, Site};
/// assert_ne!(DeadEnd::Site(Site(0)), DeadEnd::Rule(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeadEnd {
    /// A site has no candidate left.
    Site(Site),
    /// A value has no place left in a constraint, given by its index.
    Place(usize, Value),
    /// A constraint, given by its index, cannot be satisfied.
    Rule(usize),
}
