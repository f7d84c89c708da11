//! Constraints that more than one family uses.

mod all_different;

pub use all_different::AllDifferent;
