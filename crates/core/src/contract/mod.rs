//! The interfaces that a family implements: puzzles, constraints, reasoners, kernels. Uses only
//! `data`.

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
