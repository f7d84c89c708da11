//! The flags of `convert`.

use clap::Args;

use super::first_family::example_id;
use super::flags::{BatchArgs, CommonArgs, OUTPUT, ReduceArgs, SourceArgs, TargetArgs, batch_help};

/// Write a puzzle in another form.
///
/// Reads any form, files and links of other programs included, and writes --format (text of many
/// lines, which is the default, one line, or JSON) or --to a format of another program. What that
/// cannot hold is refused by name, and nothing is left out. With --batch, puzzles come one a line,
/// or as the elements of a JSON list, and are written one a line.
#[derive(Args)]
#[command(
    after_long_help = examples(),
    mut_arg("batch", |arg| arg.long_help(batch_help(
        "the puzzle in one line, as a JSON object, or in a format of one line"
    ))),
)]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) reduce: ReduceArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
    #[command(flatten)]
    pub(crate) to: TargetArgs,
    #[command(flatten)]
    pub(crate) from: SourceArgs,
    /// List the formats of other programs, and what each can hold
    #[arg(
        long,
        conflicts_with_all = ["family", "puzzle", "file", "batch", "to", "from"],
        help_heading = OUTPUT
    )]
    pub(crate) list: bool,
}

fn examples() -> String {
    let example = example_id();
    format!(
        "\
Examples:
  gridwright convert {example}
  gridwright convert -f puzzle.json --format line
  gridwright convert --list
  gridwright convert -f puzzle.sdk --to f-puzzles
  gridwright convert -f puzzle.txt -o puzzle.ipuz
  gridwright convert --batch puzzles.txt --format jsonl -o puzzles.jsonl"
    )
}
