//! Batches of 9 x 9 Sudoku on a graphics card, with the processor as the fallback.
//!
//! [`Engine`] looks for a card once, gives it batches that are large enough, solves the puzzles
//! that the card could not finish, checks some of its answers, and continues without it when it
//! fails. Its answers equal those of `gridwright-sudoku9`, whether they come from the card or the
//! processor. The shaders are WGSL without optional features.
//!
//! ```
//! use gridwright_gpu::{Engine, Findings};
//! let mut engine = Engine::on_processor();
//! let mut answers = [Findings::default(); 1];
//! engine.examine_all(&[[0; 81]], 2, &mut answers);
//! assert!(answers[0].count == 2 && answers[0].is_complete);
//! ```

mod by_processor;
mod card;
mod engine;
mod shader;

pub use card::CardError;
pub use engine::{Check, Engine};
pub use gridwright_sudoku9::{Findings, Grid};
