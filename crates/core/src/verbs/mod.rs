//! The operations on any puzzle. Uses `data` and `contract`.

pub(crate) mod activity;
pub(crate) mod all_steps;
pub(crate) mod attempts;
pub(crate) mod certify;
pub(crate) mod check;
pub(crate) mod clue_state;
pub(crate) mod culprits;
pub(crate) mod examples;
pub(crate) mod explain;
pub(crate) mod fill;
pub(crate) mod group_learner;
pub(crate) mod hardness;
pub(crate) mod join;
pub(crate) mod learn;
pub(crate) mod make;
pub(crate) mod minimise;
pub(crate) mod model;
pub(crate) mod rate;
pub(crate) mod refute;
pub(crate) mod route;
pub(crate) mod search;
pub(crate) mod towards;
pub(crate) mod trace;
pub(crate) mod tree_size;
pub(crate) mod verdict;
pub(crate) mod what_if;
