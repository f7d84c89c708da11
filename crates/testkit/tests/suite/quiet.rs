//! Panics that a test expects print nothing.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};

thread_local! {
    static IS_EXPECTED: Cell<bool> = const { Cell::new(false) };
}

/// Has the messages of expected panics dropped, from now on.
pub(crate) fn install() {
    let print = take_hook();
    set_hook(Box::new(move |info| {
        if !IS_EXPECTED.get() {
            print(info);
        }
    }));
}

/// What a function returns, or nothing if it panics.
pub(crate) fn unless_it_panics<T>(run: impl FnOnce() -> T) -> Option<T> {
    IS_EXPECTED.set(true);
    let outcome = catch_unwind(AssertUnwindSafe(run));
    IS_EXPECTED.set(false);
    outcome.ok()
}
