//! Suppresses the messages of panics that a test expects.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};

thread_local! {
    static IS_EXPECTED: Cell<bool> = const { Cell::new(false) };
}

/// Installs a panic hook that drops the messages of expected panics.
pub(crate) fn install() {
    let print = take_hook();
    set_hook(Box::new(move |info| {
        if !IS_EXPECTED.get() {
            print(info);
        }
    }));
}

/// The result of a function; `None` if it panics.
pub(crate) fn unless_it_panics<T>(run: impl FnOnce() -> T) -> Option<T> {
    IS_EXPECTED.set(true);
    let outcome = catch_unwind(AssertUnwindSafe(run));
    IS_EXPECTED.set(false);
    outcome.ok()
}
