//! Tests the program from the command line. All files are one binary, which is linked once.

mod bad_input;
mod canonical;
mod documents;
mod ending;
mod error_codes;
mod exchange_table;
mod formats;
mod hardness;
mod hints;
mod json;
mod killed;
mod languages;
mod newcomers;
mod other_tools;
mod pictures;
mod play;
mod proofs;
mod recognition;
mod run;
mod same;
mod scripts;
mod several_files;
mod sudoku;
mod verbs;
mod verify;

#[path = "../../../api/tests/common/table.rs"]
mod table;
