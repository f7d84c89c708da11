//! The default family, which examples in the help use.

use gridwright::{FAMILIES, Info};

/// The family used if none is given.
pub(crate) fn first_family() -> &'static Info {
    FAMILIES[0].info()
}

/// An id to show in examples.
pub(super) fn example_id() -> String {
    format!("{}@{}#42", first_family().id, first_family().generator)
}
