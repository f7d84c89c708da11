//! The flags of `man`.

use clap::Args;

use super::flags::OutputArgs;

/// Write the manual pages
#[derive(Args)]
#[command(
    long_about = "Write the manual pages as roff to standard output: the main page and one for \
                  each verb, or the page of one verb.",
    after_long_help = "\
Examples:
  gridwright man | man -l -
  gridwright man solve | man -l -
  gridwright man solve -o ~/.local/share/man/man1/gridwright-solve.1"
)]
pub(crate) struct ManArgs {
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    /// Only the page of this verb, or of 'generate FAMILY'
    #[arg(value_name = "VERB", num_args = 0..=2)]
    pub(crate) verb: Vec<String>,
}
