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

mod board_id;
mod codec;
mod document;
mod exchange;
mod families;
mod file_name;
mod game_header;
mod items;
mod link;
mod open;
mod open_error;
mod plain_lines;
mod plain_text;
mod recipe;
mod recognise;
mod session;
mod verify;

pub use board_id::board_id;
pub use families::{FAMILIES, family, pieces::*};
pub use gridwright_core::{
    BigUint, Board, Budget, Clue, ClueId, Count, Explanation, Family, Generated, Info, Level, Mask,
    Minimised, Params, Position, Profile, Puzzle, Rating, Removal, Shortfall, Site, Solution, Step,
    StepQuery, Value, Verdict, Violation, check, count, explain, minimise, rate, solve,
};
pub use open::open;
pub use open_error::OpenError;
pub use recipe::Recipe;
pub use session::{Action, Hint, Session, SessionError};

/// Answers to puzzles in any text, read and graded.
pub mod answers {
    pub use crate::verify::{Grade, Verdict, WrongValue, grade, json_text, read_answer};
}

/// Limits on work beyond [`Budget`], and the random stream.
pub mod budget {
    pub use gridwright_core::{
        CardCheck, NoteHook, OutOfBudget, PhaseHook, ProgressHook, RejectionHook, Rng,
    };
}

/// Clues of every kind: their places, their progress in a game, their removal.
pub mod clues {
    pub use gridwright_core::{
        Anchor, ClueProgress, ClueState, ClueWay, Culprit, Joined, Keep, clue_states, culprits,
        join_clues, minimise_by_turns, without_clues,
    };
}

/// The contract of a family: for those who write one, or test them all.
pub mod contract {
    pub use gridwright_core::{
        Claim, Clause, Conflict, Constraint, Domains, Finding, Hardness, Kernel, Kind, LineAnswer,
        NESTED_WHAT_IF, Name, NameArg, Reasoner, Renamed, Row, Shape, SymbolSet, Table, TextFiles,
        Turned, Variant, Visit, WHAT_IF, constraints, first_shown, nested_what_if, random_solution,
        solve_from, solve_generally, visit_rows, what_if,
    };
    pub use gridwright_houses::{Asked, Solver};
}

/// Puzzles as JSON documents.
pub mod documents {
    pub use crate::document::{open_document, puzzle_document};
}

/// Files and links of other programs.
pub mod formats {
    pub use crate::exchange::{
        FormatOf, format_for_file, format_named, formats, read_as, write_as,
    };
    pub use crate::items::{Item, Splitter};
    pub use crate::open::open_record;
    pub use crate::plain_lines::PlainLines;
    pub use gridwright_core::{Format, Play, Record, Refusal, Wrap};
}

/// Games in detail: the changes of an action, and points to go back to.
pub mod game {
    pub use crate::session::{
        Change, Checkpoint, Colour, Continuation, HintAt, Layer, Mistake, NoteUpdate, Outcome,
        Standing,
    };
}

/// Puzzles made by hand: changes, the values that solutions have, repairs.
pub mod making {
    pub use gridwright_core::{
        ClueKind, ClueSites, Edit, NewClue, Repair, Symmetry, TrueCandidates, complete, edit,
        edit_with_images, repairs, true_candidates,
    };
}

/// The parameters of families.
pub mod params {
    pub use gridwright_core::{
        ParamError, ParamKind, ParamSpec, Reach, did_you_mean, levels_seen, lines_value, nearest,
    };
}

/// Pictures as data, for those who draw them.
pub mod scene {
    pub use gridwright_core::{Item, MarkKind, Marks, Part, Pt, Role, Scene};
}

/// Steps in detail: techniques, effects, profiles, positions that show techniques.
pub mod steps {
    pub use gridwright_core::{
        Arg, Certificate, ColourCount, DeadEnd, Effect, End, Example, Opened, Refutation, Route,
        Technique, Tenths, Trial, Unrated, Worth, all_steps, certify, changed, easiest_route,
        effects_words, example_of, examples, explain_from, has_profile, next_step, position_text,
        refute, techniques_in,
    };
    pub use gridwright_houses::PROFILES;
}

/// Errors in a text, and the check whether it is the name of a file.
pub mod text {
    pub use crate::file_name::is_file_name;
    pub use gridwright_core::{ParseError, ParseErrorKind, Place, shortened};
}
