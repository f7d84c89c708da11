//! Grid puzzles: generate, solve, count, check, explain, rate and minimise them, or keep a game.
//!
//! A **family** ([`FAMILIES`], [`family`]) states facts about a kind of puzzle. The **verbs**
//! ([`solve`], [`count`], [`check`], [`explain`], [`rate`], [`minimise`]) work on any of them.
//! A [`Recipe`] names a puzzle by its seed for ever; [`open`] reads one from any text.
//! A [`Session`] is a game in progress.
//!
//! ```
//! use gridwright::{Budget, Recipe, Verdict, solve};
//!
//! let recipe: Recipe = "cirth/size=5@1#42".parse()?;
//! let made = recipe.make(&mut Budget::unlimited()).unwrap();
//! let verdict = solve(&*made.puzzle, &mut Budget::unlimited());
//! assert_eq!(verdict, Verdict::Unique(made.solution));
//! # Ok::<(), gridwright::OpenError>(())
//! ```

mod codec;
mod exchange;
mod families;
mod id;
mod session;
mod told;
mod wire;

pub use exchange::{
    FormatOf, format_for_file, format_named, formats, open_record, read_as, write_as,
};
pub use families::{FAMILIES, family, pieces::*};
pub use gridwright_core::{
    Arg, Asked, Board, Budget, Carved, Claim, Clause, Conflict, Constraint, Count, Domains, Effect,
    End, Example, Explanation, Family, Finding, Format, Generated, Info, Item, Keep, Kind, Level,
    LineAnswer, Link, Marks, Mask, NESTED_WHAT_IF, NoteHook, Opened, OutOfBudget, PROFILES,
    ParamError, ParamKind, ParamSpec, Params, ParseError, PhaseHook, Place, Play, Position,
    Profile, ProgressHook, Pt, Puzzle, Rating, Record, Refusal, Rng, Role, Row, Scene, Shortfall,
    SideClue, Site, Solution, Solver, Step, SymbolSet, Table, Technique, Tenths, Turned, Unrated,
    Value, Verdict, Violation, WHAT_IF, Worth, changed, check, constraints, count, effects_words,
    examples, explain, explain_from, explain_in, explain_within, first_step, lesson, lines_value,
    minimise, minimise_by_turns, minimise_together, nested_what_if, position_text, random_solution,
    rate, sentence, sites_words, solve, solve_generally, techniques_in, what_if,
};
pub use id::{OpenError, Recipe, board_id, open};
pub use session::{Checkpoint, Hint, Session, SessionError};
pub use told::{explanation_json, rating_json, step_json};
pub use wire::{FORMAT, VERSION, from_json, puzzle_json};
