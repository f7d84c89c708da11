//! Showing one thing after another to somebody who may have seen enough.

use std::ops::ControlFlow;

/// Is shown one thing after another, and breaks off when it has seen enough.
pub type Visit<'v, T> = &'v mut dyn FnMut(T) -> ControlFlow<()>;

/// The first thing that is shown; nothing after it is looked for.
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
