//! A checker of explanations: it replays the steps from the clues and verifies each of them.
//!
//! It knows the rules of a puzzle as clauses and contains no finders of techniques. Each technique
//! has its own checker, which is much simpler than its finder: the stated argument must imply the
//! effects of the step by the facts that it names alone. Steps without a checker, and steps whose
//! argument does not hold, are refused.
//!
//! ```
//! use gridwright_core::{Budget, Puzzle};
//! use gridwright_proof::{Outcome, Proof, verify};
//! use gridwright_wire::ExplainAnswer;
//! fn is_proved(puzzle: &dyn Puzzle, explanation: &ExplainAnswer) -> bool {
//!     let Ok(proof) = Proof::read(puzzle, explanation) else { return false };
//!     let scale = gridwright::contract::Solver::worth_of;
//!     let report = verify(puzzle, &proof, scale, &mut Budget::unlimited());
//!     matches!(report.outcome, Outcome::Unique(_))
//! }
//! let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
//! let request = gridwright_wire::ExplainRequest::new("cirth:12....3..");
//! let answer = gridwright_api::explain(&request, &mut Budget::unlimited()).unwrap();
//! assert!(is_proved(&*puzzle, &answer));
//! ```

mod arguments;
mod case;
mod certificate;
mod logic;
mod names;
mod premises;
mod rating;
mod read;
mod replay;
mod state;
mod track;
mod wording;

pub use certificate::Certificate;
pub use read::Proof;
pub use replay::{Outcome, Report, Scale, verify};
