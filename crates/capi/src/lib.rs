//! The engine for C: requests and answers in JSON, and fast paths for Sudoku in 81 bytes.
//!
//! Functions that can fail return a [`Status`], whose numbers are the exit codes of the command
//! line, and store an error message for [`gridwright_last_error`]. All functions may be called from
//! any thread. No panic leaves the library. Read `ask` (requests and answers), then `sudoku` (the
//! fast paths); `edge` has the common code at the boundary between Rust and C.
#![allow(unsafe_code, reason = "pointers of C are used as the header says")]

mod ask;
mod edge;
mod sudoku;

pub use ask::{
    Answer, Engine, gridwright_answer_free, gridwright_answer_length, gridwright_answer_member,
    gridwright_answer_text, gridwright_ask, gridwright_engine_free, gridwright_engine_go_on,
    gridwright_engine_new, gridwright_engine_stop,
};
pub use edge::{gridwright_last_error, gridwright_version};
pub use gridwright_api::Status;
pub use sudoku::{
    gridwright_sudoku_count, gridwright_sudoku_count_batch, gridwright_sudoku_generate,
    gridwright_sudoku_generate_batch, gridwright_sudoku_solve, gridwright_sudoku_solve_batch,
};
