//! The contract every puzzle family fills in, and the verbs that work on any puzzle.
//!
//! Read in this order: [`Board`] (numbered sites, at most 64 values), [`Constraint`] and
//! [`Clause`] (the rules), [`Step`] (a deduction as data), [`Scene`] (a picture as data),
//! [`Family`] and [`Puzzle`] (what a family provides); then the verbs [`solve`], [`count`],
//! [`check`], [`explain`], [`rate`] and [`minimise`].
//!
//! No I/O, no clock, no threads, no randomness but the [`Rng`] passed in.

mod board;
mod budget;
mod carve;
pub mod constraints;
mod domains;
mod family;
mod fill;
mod forecast;
mod format;
mod hardness;
mod houses;
mod learn;
mod lesson;
mod model;
mod params;
mod position;
mod reason;
mod rule;
mod scene;
mod search;
mod step;
mod table;
#[cfg(test)]
mod toy;
mod verdict;
mod what_if;
mod words;

pub use board::{Board, Mask, Pt, Site, Solution, Turned, Value};
pub use budget::{Budget, NoteHook, OutOfBudget, PhaseHook, ProgressHook, Rng};
pub use carve::{Carved, Keep, minimise, minimise_by_turns, minimise_together};
pub use domains::{Conflict, Domains};
pub use family::{
    Family, Generated, Info, LineAnswer, ParseError, Place, Puzzle, Shortfall, SideClue, SymbolSet,
};
pub use fill::random_solution;
pub use format::{Format, Play, Record, Refusal};
pub use hardness::Hardness;
pub use houses::{Asked, Solver};
pub use learn::{ClauseLearner, Lit};
pub use lesson::{Example, Opened, changed, examples, lesson, position_text, techniques_in};
pub use num_bigint::BigUint;
pub use params::{ParamError, ParamKind, ParamSpec, Params, lines_value};
pub use position::Position;
pub use reason::{
    End, Explanation, PROFILES, Profile, Rating, Unrated, Violation, check, explain, explain_from,
    explain_in, explain_within, rate,
};
pub use rule::{Claim, Clause, Constraint, Kind};
pub use scene::{Item, Marks, Role, Scene};
pub use step::{
    Arg, Effect, Finding, Level, Link, Row, Step, Technique, Tenths, Worth, first_step,
};
pub use table::Table;
pub use verdict::{Count, Verdict, count, solve, solve_generally};
pub use what_if::{NESTED_WHAT_IF, WHAT_IF, nested_what_if, what_if};
pub use words::{effects_words, sentence, sites_words};
