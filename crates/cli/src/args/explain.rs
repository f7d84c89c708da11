//! The flags of `explain`.

use clap::Args;

use super::first_family::example_id;
use super::flags::{
    BatchArgs, CommonArgs, DrawingArgs, Ending, OUTPUT, PositionArgs, ProfileArgs, ReduceArgs,
    ThemeArgs, batch_help,
};
use super::values::PictureKind;

/// Solve a puzzle as a person would, and give the reason for every step.
///
/// Each step is the easiest one at its time. It ends honestly: solved; stuck, when from there it
/// needs trial; or in a contradiction, when there is no solution. The exit code is 0 only if it is
/// solved.
///
/// With --position it starts from what a player has. Entries and notes that are wrong are named and
/// left out.
///
/// --as html writes a page that stands alone, with a picture for each step. --format line writes a
/// technique, a tab and its move for each step, and how it ends. --json writes all of it as data,
/// which 'gridwright verify-proof' checks.
#[derive(Args)]
#[command(
    after_long_help = examples(),
    mut_arg("batch", |arg| arg.long_help(batch_help(
        "how it ends, a tab, and the steps with semicolons between them, each a technique and its move"
    ))),
)]
pub(crate) struct ExplainArgs {
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
    /// The kind of picture
    #[arg(
        id = "as",
        long = "as",
        value_name = "KIND",
        value_parser = PictureKind::page_parser(),
        conflicts_with_all = ["format", "json"],
        help_heading = OUTPUT
    )]
    pub(super) kind: Option<PictureKind>,
    #[command(flatten)]
    pub(crate) theme: ThemeArgs,
    /// With --json: say why there is no other solution, or none, in clauses that can be checked
    ///
    /// It takes as long as solving the puzzle, and shows what the steps leave open: where no technique finds
    /// more, and where steps count on there being one solution.
    #[arg(long, conflicts_with = "position", help_heading = OUTPUT)]
    pub(crate) certificate: bool,
    /// Show each step on the board; as plain text, the board after it
    #[arg(long, help_heading = OUTPUT)]
    pub(crate) boards: bool,
}

impl ExplainArgs {
    /// The kind of picture given by the flag or by the ending of the output file.
    pub(crate) fn kind(&self) -> Option<PictureKind> {
        self.kind.or(match self.common.output.ending() {
            Some(Ending::Picture(kind)) => Some(kind),
            _ => None,
        })
    }
}

fn examples() -> String {
    let example = example_id();
    format!(
        "\
Examples:
  gridwright explain {example}
  gridwright explain -f puzzle.txt --boards
  gridwright explain -f puzzle.txt --position 'r1c3=3 r2c1?23'
  gridwright explain -f puzzle.txt --json | gridwright verify-proof -
  gridwright explain -f puzzle.txt --json --certificate | gridwright verify-proof -
  gridwright explain {example} --as html --theme auto -o steps.html
  gridwright explain {example} --format line | cut -f1 | sort | uniq -c"
    )
}
