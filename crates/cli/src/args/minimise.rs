//! The flags of `minimise`.

use clap::Args;

use super::first_family::example_id;
use super::flags::{BatchArgs, CommonArgs, DrawingArgs, batch_help};
use super::values::{ANY, KeepGoal, whole};

/// Take clues away while the solution stays the only one.
///
/// Each clue is tried once, in an order drawn from the seed. With --keep unique and without
/// --clues the result is minimal: no clue can be removed without a second solution. Cages of a killer
/// are joined to those beside them instead, until no two can be. A puzzle without
/// exactly one solution is refused with exit code 1. If the budget runs out, the puzzle so far is
/// written, and the exit code is 3.
#[derive(Args)]
#[command(
    after_long_help = examples(),
    mut_arg("batch", |arg| arg.long_help(batch_help(
        "the puzzle with fewer clues"
    ))),
    mut_arg("verbose", |arg| arg.help("Say which clues went, and how much work it was")),
)]
pub(crate) struct MinimiseArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
    /// What stays true: one solution, or that logic finds it, up to a level
    #[arg(
        long,
        value_name = "WHAT",
        value_parser = KeepGoal::parser(),
        default_value = "unique",
        long_help = "What stays true while clues go: that there is one solution (unique), that \
                     techniques short of trial find it (logic), that techniques up to a level do \
                     (logic:hard, or hard for short), or that plain propagation does (propagation)."
    )]
    pub(crate) keep: KeepGoal,
    /// Stop when K clues are left
    #[arg(long, value_name = "K", value_parser = whole(ANY), allow_negative_numbers = true)]
    pub(crate) clues: Option<u64>,
    /// The order in which clues are tried
    #[arg(
        long,
        value_name = "S",
        value_parser = whole(ANY),
        allow_negative_numbers = true,
        default_value = "0"
    )]
    pub(crate) seed: u64,
}

fn examples() -> String {
    let example = example_id();
    format!(
        "\
Examples:
  gridwright solve {example} | gridwright minimise --seed 7
  gridwright minimise -f puzzle.txt --keep hard
  gridwright minimise -f puzzle.txt --clues 30 --format line"
    )
}
