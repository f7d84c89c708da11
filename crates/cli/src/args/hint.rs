//! The flags of `hint`.

use clap::Args;

use super::first_family::example_id;
use super::flags::{
    BatchArgs, CommonArgs, DrawingArgs, OUTPUT, PositionArgs, ProfileArgs, ReduceArgs, batch_help,
};
use super::values::whole;

/// Say what can be done next.
///
/// Mistakes come first: rules that are broken, entries that are not as in the solution, notes that
/// lack what belongs there. Then the easiest next step from the player's own candidates, shown as
/// far as --stage allows: which technique and where to look, why, and the move. The exit code is 1 if
/// there is no step to tell: there is a mistake, there is no solution, or it needs trial.
///
/// Entries and notes are given with --position; the puzzle may also be a saved game.
#[derive(Args)]
#[command(
    after_long_help = examples(),
    mut_arg("batch", |arg| arg.long_help(batch_help(
        "the last stage asked for of the hint, or one word why there is none"
    ))),
)]
pub(crate) struct HintArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
    #[command(flatten)]
    pub(crate) reduce: ReduceArgs,
    #[command(flatten)]
    pub(crate) profile: ProfileArgs,
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// How much to tell: 1 where to look, 2 also why, 3 also the move
    #[arg(
        long,
        value_name = "N",
        value_parser = whole(1..=3),
        allow_negative_numbers = true,
        default_value = "3",
        help_heading = OUTPUT
    )]
    pub(crate) stage: u64,
}

fn examples() -> String {
    let example = example_id();
    format!(
        "\
Examples:
  gridwright hint {example} --stage 1
  gridwright hint -f half-done.txt
  gridwright hint -f puzzle.txt --position 'r1c3=3 r2c1?23'"
    )
}
