//! The flags of `verify-proof`.

use std::path::PathBuf;

use clap::Args;

use super::first_family::example_id;
use super::flags::{LimitArgs, OUTPUT, OutputArgs};

/// Check an explanation step by step.
///
/// The checker knows the rules of the puzzle and no techniques for finding steps. It starts from
/// the clues and holds the argument of each step against the position: what it names must be there,
/// and must lead to what it does. Words, ratings and ids are compared too.
///
/// If all steps hold and the last place is filled, the solution is right and the only one, unless
/// steps count on that; then 'explain --json --certificate' adds the proof. The exit code is 0 if the
/// solution (or that there is none) is proved, 1 if a step is not shown or the steps do not reach the
/// end, 2 if it is no explanation, and 3 if it was not decided in time.
#[derive(Args)]
#[command(after_long_help = examples())]
pub(crate) struct VerifyProofArgs {
    /// What 'gridwright explain --json' wrote; '-' is standard input
    #[arg(value_name = "FILE", default_value = "-")]
    pub(crate) proof: PathBuf,
    /// List the steps that were shown
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
