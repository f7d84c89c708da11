//! The contract that every puzzle family implements, and the operations that work on any puzzle.
//!
//! Three layers, each using only those before it: `data`, `contract`, `verbs`.
//!
//! Read in this order: [`Board`] (numbered sites, at most 64 values), [`Constraint`] and [`Clause`]
//! (the rules), [`Step`] (a deduction as data), [`Scene`] (a picture as data), [`Puzzle`],
//! [`Reasoner`], [`Kernel`] and [`Family`] (the interfaces of a family); then the operations
//! [`solve`], [`count`], [`check`], [`explain`], [`rate`] and [`minimise`].
//!
//! No I/O, no clock, no threads, no randomness except the [`Rng`] passed in.

mod contract;
mod data;
#[cfg(any(test, feature = "toy"))]
#[doc(hidden)]
pub mod toy;
mod verbs;

pub use contract::constraint::{Constraint, Kind, Shape, peers};
pub use contract::constraints;
pub use contract::family::{
    Family, Generated, LineAnswer, Shortfall, first_line, is_mostly_digits,
};
pub use contract::format::{Format, Play, Record, Refusal, Wrap};
pub use contract::info::{Info, SymbolSet, TextFiles, Variant};
pub use contract::kernel::Kernel;
pub use contract::puzzle::Puzzle;
pub use contract::reasoner::Reasoner;
pub use contract::renamed::Renamed;
pub use contract::technique_table::{Row, visit_rows};
pub use data::board::{Board, Mask, Pt, Site, Solution, Turned, Value};
pub use data::budget::{
    Budget, CardCheck, NoteHook, OutOfBudget, PhaseHook, ProgressHook, RejectionHook, Rng,
};
pub use data::claim::{Claim, Clause};
pub use data::clue::{Anchor, Clue, ClueId, ClueProgress, ClueWay};
pub use data::dead_end::DeadEnd;
pub use data::domains::{Conflict, Domains};
pub use data::edit::{ClueKind, ClueSites, Edit, NewClue};
pub use data::effects::effects_words;
pub use data::explanation::{End, Explanation};
pub use data::handed::{add_texts, handed_content, n_handed, take_missing};
pub use data::marks::Marks;
pub use data::name::{Name, NameArg};
pub use data::nearest::{did_you_mean, meant, nearest};
pub use data::params::{ParamError, ParamKind, ParamSpec, Params, lines_value};
pub use data::parse_error::{ParseError, ParseErrorKind, Place, cells_found};
pub use data::position::Position;
pub use data::profile::Profile;
pub use data::reach::Reach;
pub use data::removal::{Keep, Minimised, Removal};
pub use data::role::{MarkKind, Part, Role};
pub use data::scene::{Item, Scene};
pub use data::shorten::shortened;
pub use data::step::{
    Arg, ColourCount, Effect, Finding, Level, Step, Technique, Tenths, Trial, Worth,
};
pub use data::step_query::StepQuery;
pub use data::symmetry::Symmetry;
pub use data::table::Table;
pub use data::verdict::{Count, Verdict};
pub use data::visit::{Visit, first_shown};
pub use num_bigint::BigUint;
pub use verbs::all_steps::all_steps;
pub use verbs::attempts::{Attempt, attempt_until_right};
pub use verbs::certify::{Certificate, certify};
pub use verbs::check::{Violation, check};
pub use verbs::clue_state::{ClueState, clue_states};
pub use verbs::culprits::{Culprit, culprits};
pub use verbs::examples::{
    Example, Opened, changed, example_of, examples, position_text, techniques_in,
};
pub use verbs::explain::{explain, explain_from, next_step};
pub use verbs::fill::random_solution;
pub use verbs::hardness::{Assessment, Hardness, levels_seen};
pub use verbs::join::{Joined, join_clues};
pub use verbs::learn::{ClauseLearner, Lit};
pub use verbs::make::{
    Repair, TrueCandidates, complete, edit, edit_with_images, repairs, true_candidates,
};
pub use verbs::minimise::{minimise, minimise_by_turns, without_clues};
pub use verbs::rate::{Rating, Unrated, has_profile, rate};
pub use verbs::refute::{Refutation, refute};
pub use verbs::route::{Route, easiest_route};
pub use verbs::towards::{
    Carved, carve_part, carve_towards, climb_towards, give_towards, order_towards, part_of_values,
};
pub use verbs::verdict::{count, solve, solve_from, solve_generally};
pub use verbs::what_if::{NESTED_WHAT_IF, WHAT_IF, nested_what_if, what_if};
