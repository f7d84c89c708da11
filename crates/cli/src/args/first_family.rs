//! The family that examples in the help are made with.

use gridwright::{FAMILIES, Info};

/// The family that is meant where none is named.
pub(crate) fn first_family() -> &'static Info {
    FAMILIES[0].info()
}

/// An id to show in examples.
pub(super) fn example_id() -> String {
    format!("{}@{}#42", first_family().id, first_family().generator)
}
