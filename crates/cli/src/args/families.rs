//! The flags of `families`.

use clap::Args;

use super::first_family::first_family;
use super::flags::OutputArgs;

/// List the families of puzzles, or all about one
#[derive(Args)]
#[command(
    long_about = "List the families of puzzles, or describe one: its rules, its parameters \
                  with their ranges and defaults, its sets of symbols, and its techniques with \
                  their ratings and levels.\n\n\
                  --format line writes one id a line.",
    after_long_help = examples(),
)]
pub(crate) struct FamiliesArgs {
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    /// Tell all about this one
    #[arg(value_name = "FAMILY")]
    pub(crate) family: Option<String>,
}

fn examples() -> String {
    let id = first_family().id;
    format!(
        "\
Examples:
  gridwright families
  gridwright families {id}
  gridwright families --json"
    )
}
