//! Plain data: what a puzzle is made of, and what is said about it. Uses nothing else of the crate.

pub(crate) mod board;
pub(crate) mod budget;
pub(crate) mod claim;
pub(crate) mod clue;
pub(crate) mod dead_end;
pub(crate) mod domains;
pub(crate) mod edit;
pub(crate) mod effects;
pub(crate) mod explanation;
pub(crate) mod marks;
pub(crate) mod name;
pub(crate) mod nearest;
pub(crate) mod params;
pub(crate) mod parse_error;
pub(crate) mod position;
pub(crate) mod profile;
pub(crate) mod reach;
pub(crate) mod removal;
pub(crate) mod role;
pub(crate) mod scene;
pub(crate) mod step;
pub(crate) mod step_query;
pub(crate) mod symmetry;
pub(crate) mod table;
pub(crate) mod verdict;
pub(crate) mod visit;
