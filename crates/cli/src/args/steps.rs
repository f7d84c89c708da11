//! The flags of `steps`.

use clap::Args;

use super::first_family::example_id;
use super::flags::{CommonArgs, OUTPUT, PositionArgs, ProfileArgs, ReduceArgs};
use super::values::{ANY, whole};

/// List the steps that can be taken next, easiest first.
///
/// Mistakes come first, as with 'gridwright hint'. Then the steps that the techniques find in the
/// player's position, each with its rating, its reason in one line and its move. Of steps of one
/// technique with the same conclusion one is listed. The exit code is 1 if there is none. Where
/// --nodes does not suffice for all, the hardest are left out, and a remark says so.
///
/// Entries and notes are given with --position; the puzzle may also be a saved game.
#[derive(Args)]
#[command(
    after_long_help = examples(),
    mut_arg("nodes", |arg| {
        arg.default_value("200000")
            .help("List what is found within N search nodes; 0 is no limit")
    })
)]
pub(crate) struct StepsArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) reduce: ReduceArgs,
    #[command(flatten)]
    pub(crate) profile: ProfileArgs,
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// List at most N steps
    #[arg(
        long,
        value_name = "N",
        value_parser = whole(ANY),
        allow_negative_numbers = true,
        help_heading = OUTPUT
    )]
    pub(crate) most: Option<u64>,
}

fn examples() -> String {
    let example = example_id();
    format!(
        "\
Examples:
  gridwright steps {example} --most 5
  gridwright steps -f half-done.txt --json
  gridwright steps -f puzzle.txt --position 'r1c3=3 r2c1?23'"
    )
}
