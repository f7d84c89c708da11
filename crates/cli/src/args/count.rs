//! The flags of `count`.

use clap::Args;

use super::first_family::{example_id, first_family};
use super::flags::{BatchArgs, CardArgs, CommonArgs, LIMITS, ReduceArgs, batch_help};
use super::values::{ANY, whole};

/// Count the solutions, exactly, up to a limit.
///
/// Prints the number alone: '12', or '>=1000000' when the limit was reached. When the budget runs
/// out, '>=N' says how many were found until then, and the exit code is 3.
#[derive(Args)]
#[command(
    after_long_help = examples(),
    mut_arg("batch", |arg| arg.long_help(batch_help("the number"))),
)]
pub(crate) struct CountArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) reduce: ReduceArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
    #[command(flatten)]
    pub(crate) card: CardArgs,
    /// Stop counting at N, and print >=N; 0 is no limit
    #[arg(
        long,
        value_name = "N",
        value_parser = whole(ANY),
        allow_negative_numbers = true,
        default_value = "1000000",
        help_heading = LIMITS
    )]
    limit: u64,
}

impl CountArgs {
    /// The number at which counting stops.
    pub(crate) fn limit(&self) -> u64 {
        if self.limit > 0 { self.limit } else { u64::MAX }
    }
}

fn examples() -> String {
    let (id, example) = (first_family().id, example_id());
    format!(
        "\
Examples:
  gridwright count {example}
  gridwright count {id} -f puzzle.txt --limit 2
  gridwright count --batch puzzles.txt"
    )
}
