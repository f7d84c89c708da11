//! The flags of `solve`.

use clap::Args;

use super::first_family::{example_id, first_family};
use super::flags::{BatchArgs, CardArgs, CommonArgs, DrawingArgs, ReduceArgs, batch_help};

/// Solve a puzzle and say whether the solution is the only one.
///
/// The exit code is 0 if there is exactly one solution. If there are several, two are shown, and
/// the first place where they differ is named. With -v the steps that a person could take come
/// first; in a pipe they are comments, so that the whole can be read again.
///
/// --format line writes the solution alone in one line (two lines if there are several, nothing if
/// there is none).
#[derive(Args)]
#[command(
    after_long_help = examples(),
    mut_arg("verbose", |arg| arg.help("Show every step of the reasoning before the solution")),
    mut_arg("batch", |arg| arg.long_help(batch_help(
        "the solution in one line, or 'none', 'several' or 'out-of-budget'"
    ))),
)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
    #[command(flatten)]
    pub(crate) reduce: ReduceArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
    #[command(flatten)]
    pub(crate) card: CardArgs,
}

fn examples() -> String {
    let (id, example) = (first_family().id, example_id());
    format!(
        "\
Examples:
  gridwright solve {example}
  gridwright generate {id} | gridwright solve -v
  gridwright solve -f puzzle.txt --format line
  gridwright solve {id} --batch puzzles.txt --threads 4 -o solutions.txt"
    )
}
