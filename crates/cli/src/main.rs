//! The command line: turns flags into the library's verbs and shows what comes back.
//!
//! Layers, each using only those before it: `words` (the language); `complaint` (errors and exit
//! codes); `args` (the grammar, its help, and each verb's flags as a struct); `input` (reading a
//! puzzle), `limits` (search nodes and time), `progress`, `output`, `draw`, `image` and `answers`
//! (writing and drawing the answer), `reduce`; `batch` (many puzzles, in order, on all cores);
//! `verbs` (one file each). It names no family: names and parameters of families come from the
//! library's list.

mod answers;
mod args;
mod batch;
mod complaint;
mod draw;
mod image;
mod input;
mod limits;
mod output;
mod progress;
mod reduce;
mod verbs;
mod words;

use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    verbs::answer_a_shell();
    let argv: Vec<OsString> = std::env::args_os().collect();
    let voice = args::voice(&argv);
    let exit = match args::Cli::read(argv.clone()) {
        Ok(cli) => verbs::run(&cli).unwrap_or_else(|error| complaint::report(&error, voice)),
        Err(usage) => args::report_usage(&usage, &argv, voice),
    };
    ExitCode::from(exit as u8)
}
