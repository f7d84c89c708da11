//! What a family provides: facts about puzzles, a reasoner, a kernel. Uses `data` alone.

pub(crate) mod constraint;
pub mod constraints;
pub(crate) mod family;
pub(crate) mod format;
pub(crate) mod info;
pub(crate) mod kernel;
pub(crate) mod puzzle;
pub(crate) mod reasoner;
pub(crate) mod renamed;
pub(crate) mod technique_table;
