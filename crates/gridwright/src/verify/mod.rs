//! Answers to puzzles, as people and programs write them: read from any text, and graded.
//!
//! `answer` finds the answer in a text, with `rows` for boards and `moves` for single values;
//! `grade` judges how much of it is right.

mod answer;
mod grade;
mod moves;
mod rows;

pub use answer::{json_text, read_answer};
pub use grade::{Grade, Verdict, WrongValue, grade};
