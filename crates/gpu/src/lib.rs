//! Batches of 9 x 9 Sudoku on a graphics card, with the processor behind it.
//!
//! [`Engine`] is what to use: it looks for a card once, gives it batches that are large enough, takes back what the card could
//! not finish, checks some of its answers, and goes on without it when it fails. Its answers are those of `gridwright-sudoku9`,
//! whoever gave them. The shaders are WGSL without optional features.
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
