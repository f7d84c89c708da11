//! The flags of `play`.

use clap::Args;
use gridwright::Level;
use gridwright_tui::Date;

use super::first_family::{example_id, first_family};
use super::flags::{OUTPUT, PuzzleArgs};
use super::values::{date, level_parser};

/// Play in the terminal: on the screen, or line by line.
///
/// Without a puzzle the menu opens, as it does without any verb; with FAMILY alone the choice of a
/// new game. Every key press is kept at once in the folder that the environment variable
/// GRIDWRIGHT_DATA names, or else in gridwright below XDG_DATA_HOME or ~/.local/share. With
/// --linear, commands are read from standard input, one a line, and answered on standard output.
#[derive(Args)]
#[command(after_long_help = examples())]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) puzzle: PuzzleArgs,
    /// A game in lines of text, for screen readers and pipes
    #[arg(long)]
    pub(crate) linear: bool,
    /// The puzzle of the day of FAMILY, the same for everyone
    #[arg(long, conflicts_with_all = ["puzzle", "file", "params"])]
    pub(crate) daily: bool,
    /// The day whose puzzles are offered, such as 2026-11-15; today in UTC if left out
    #[arg(long, value_name = "DATE", value_parser = date)]
    pub(crate) date: Option<Date>,
    /// Start a new puzzle of FAMILY of this level at once
    #[arg(
        long,
        value_name = "LEVEL",
        value_parser = level_parser(),
        conflicts_with_all = ["puzzle", "file"]
    )]
    pub(crate) level: Option<Level>,
    /// Start a new puzzle of FAMILY with these parameters at once
    #[arg(long, value_name = "NAME=VALUE,...", conflicts_with_all = ["puzzle", "file"])]
    pub(crate) params: Option<String>,
    /// Start another game of PUZZLE, even if one is in progress
    #[arg(long, conflicts_with_all = ["daily", "level", "params"])]
    pub(crate) another: bool,
    /// Use no colour
    #[arg(long, help_heading = OUTPUT)]
    pub(crate) mono: bool,
}

fn examples() -> String {
    let (id, example) = (first_family().id, example_id());
    format!(
        "\
Examples:
  gridwright play
  gridwright play {id} --level easy
  gridwright play {example}
  gridwright play {id} --daily
  printf 'r1c1\\nhint\\n' | gridwright play --linear {example}"
    )
}
