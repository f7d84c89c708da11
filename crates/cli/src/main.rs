//! The command line: turns flags into the library's verbs and shows what comes back.
//!
//! Read in this order: `args` (the grammar and its help), `input` (where a puzzle comes from),
//! `limits` (how long it may take), `output`, `draw` and `image` (where the answer goes and how it
//! looks), `verbs` (one file each), `batch` (many puzzles, in order, on all cores). It names no
//! family: what a family can be asked for, and what it is called, comes from the library's list.

mod args;
mod batch;
mod complaint;
mod draw;
mod image;
mod input;
mod json;
mod limits;
mod output;
mod progress;
mod verbs;

use std::process::ExitCode;

fn main() -> ExitCode {
    let answer = args::parse(std::env::args_os().collect()).and_then(|asked| verbs::run(&asked));
    let exit = answer.unwrap_or_else(|error| complaint::report(&error));
    ExitCode::from(exit as u8)
}
