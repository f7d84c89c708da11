//! The flags of `verify-proof`.

use std::path::PathBuf;

use clap::Args;

use super::first_family::example_id;
use super::flags::{LimitArgs, OUTPUT, OutputArgs};

/// Check an explanation step by step.
///
/// The checker knows the rules of the puzzle and no techniques for finding steps. It starts from
/// the clues. A step by a simple rule is held against that rule, with the cells the step names.
/// For any other step it supposes the opposite and follows it until the rules contradict it, and
/// where that is not enough it searches all solutions with the opposite. It says how many steps
/// were confirmed in which way.
///
/// If all steps hold and the last place is filled, the solution is right and the only one. The
/// exit code is 0 if that (or that there is no solution) is proved, 1 if a step does not follow or
/// the steps do not reach the end, 2 if it is no explanation, and 3 if it was not decided in time.
#[derive(Args)]
#[command(after_long_help = examples())]
pub(crate) struct VerifyProofArgs {
    /// What 'gridwright explain --json' wrote; '-' is standard input
    #[arg(value_name = "FILE", default_value = "-")]
    pub(crate) proof: PathBuf,
    /// Say of each step how it was confirmed
    #[arg(short = 'v', long, help_heading = OUTPUT)]
    pub(crate) verbose: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

fn examples() -> String {
    let example = example_id();
    format!(
        "\
Examples:
  gridwright explain {example} --json | gridwright verify-proof
  gridwright verify-proof proof.json -v"
    )
}
