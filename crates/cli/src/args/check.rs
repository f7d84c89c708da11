//! The flags of `check`.

use clap::Args;

use super::first_family::example_id;
use super::flags::{BatchArgs, CommonArgs, DrawingArgs, PositionArgs, batch_help};

/// Say which rules a board breaks, and where.
///
/// The board is taken as filled in so far. Each broken rule is listed with the places at fault. A
/// full board that breaks none is solved. A board with gaps that breaks none is also solved, to
/// say whether exactly one solution is left; the exit code is 1 if not.
///
/// With --position, or if the puzzle is a saved game, the player's entries are checked against the
/// clues: those that differ from the only solution are named, and notes that lack its value too.
///
/// --format line writes one word: solved, broken, unique, several, none or out-of-budget.
#[derive(Args)]
#[command(
    after_long_help = examples(),
    mut_arg("batch", |arg| arg.long_help(batch_help(
        "one word: solved, broken, unique, several, none or out-of-budget"
    ))),
)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
}

fn examples() -> String {
    let example = example_id();
    format!(
        "\
Examples:
  gridwright check -f filled.txt
  gridwright check -f puzzle.txt --position 'r1c3=3 r2c1?23'
  gridwright solve {example} | gridwright check"
    )
}
