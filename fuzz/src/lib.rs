//! Fuzz targets: every parser, games, solvers and the proof checker, on random and damaged input.
//!
//! A [`Target`] takes any bytes and returns an outcome or a fault. [`driver`] runs a target on
//! mutations of its seeds: those that `seeds` makes from every family and format, and those stored
//! in `seeds/NAME/`, one for each earlier finding. The tests of this crate run every target for two
//! seconds, `cargo xtask fuzz` for any given time.
//!
//! Read in this order: `target` (the list), `readers`, `links`, `plans`, `requests`, `sessions` and `model`,
//! `boards` and `solvers`, `proofs` (the targets), `seeds`, `mutate` and `json` (mutations), `driver`.

mod boards;
pub mod driver;
mod ensure;
mod json;
mod links;
mod model;
pub mod mutate;
mod outcome;
mod plans;
mod proofs;
mod readers;
mod requests;
mod seeds;
mod sessions;
mod solvers;
mod target;

pub use outcome::Outcome;
pub use target::{TARGETS, Target, target};
