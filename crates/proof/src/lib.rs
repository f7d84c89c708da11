//! A checker of explanations: it replays the steps from the clues and verifies each of them.
//!
//! It knows the rules of a puzzle as clauses and has no technique finders. A step of a simple technique
//! is checked against the definition of the technique, with the cells that the step names. For any
//! other step the opposite of each claim is assumed and must contradict the rules.
//!
//! ```
//! use gridwright_core::{Budget, Puzzle};
//! use gridwright_proof::{Outcome, Proof, verify};
//! use gridwright_wire::ExplainAnswer;
//! fn is_proved(puzzle: &dyn Puzzle, explanation: &ExplainAnswer) -> bool {
//!     let Ok(proof) = Proof::read(puzzle, explanation) else { return false };
//!     let report = verify(puzzle, &proof, &mut Budget::unlimited());
//!     matches!(report.outcome, Outcome::Unique(_))
//! }
//! let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
//! let request = gridwright_wire::ExplainRequest::new("cirth:12....3..");
//! let answer = gridwright_api::explain(&request, &mut Budget::unlimited()).unwrap();
//! assert!(is_proved(&*puzzle, &answer));
//! ```

mod counterexample;
mod logic;
mod names;
mod read;
mod replay;
mod rules;
mod state;

pub use read::{Claimed, Proof, Reason};
pub use replay::{Outcome, Report, Way, verify};
