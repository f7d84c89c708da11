//! Sudoku in the files and links of other programs: a module for each format, and their list.

mod bank;
mod board;
mod candidates;
mod carries;
mod colours;
mod csv;
mod extreme;
mod f_puzzles;
mod hex;
mod hodoku;
mod ipuz;
mod opensudoku;
mod penpa;
mod pzpr;
mod reasoning_gym;
mod scl;
mod sdk;
mod sdm;
mod sdx;
mod solo;
mod ss;
mod sudokupad;
mod sudokuwiki;
mod sukaku;
mod sumocue;
#[cfg(test)]
mod tests;

use gridwright_core::Format;

/// The formats in the order they are shown. None recognises texts of others or of our own forms.
pub(super) static FORMATS: &[Format] = &[
    sdm::FORMAT,
    hex::FORMAT,
    sdk::FORMAT,
    ss::FORMAT,
    sdx::FORMAT,
    candidates::FORMAT,
    sukaku::FORMAT,
    hodoku::FORMAT,
    bank::FORMAT,
    sumocue::FORMAT,
    opensudoku::FORMAT,
    solo::FORMAT,
    pzpr::FORMAT,
    f_puzzles::FORMAT,
    sudokupad::FORMAT,
    sudokupad::SCL,
    penpa::FORMAT,
    sudokuwiki::FORMAT,
    ipuz::FORMAT,
    extreme::FORMAT,
    csv::FORMAT,
    reasoning_gym::FORMAT,
];
