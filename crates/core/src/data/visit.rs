//! Visitors, which are shown one item after another until they stop.

use std::ops::ControlFlow;

/// A visitor: is shown one item after another, and breaks to stop.
pub type Visit<'v, T> = &'v mut dyn FnMut(T) -> ControlFlow<()>;

/// The first item that is shown; the search stops there.
///
/// ```
/// use gridwright_core::first_shown;
/// assert_eq!(first_shown(|visit| (3..).try_for_each(visit)), Some(3));
/// ```
pub fn first_shown<T>(show: impl FnOnce(Visit<'_, T>) -> ControlFlow<()>) -> Option<T> {
    let mut first = None;
    let _ = show(&mut |shown| {
        first = Some(shown);
        ControlFlow::Break(())
    });
    first
}
