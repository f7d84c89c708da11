//! The flags of `edit`, `review`, `repair` and `complete`.

use clap::Args;
use gridwright::making::Symmetry;

use super::first_family::{example_id, first_family};
use super::flags::{CommonArgs, DrawingArgs, ProfileArgs};
use super::values::{ANY, whole};

/// Change what is printed on a puzzle, or begin with an empty board.
///
/// Values, words, cages, signs and areas are put in or taken away, and the puzzle is written
/// again. Nothing is solved: 'gridwright review' says what has become of it.
#[derive(Args)]
#[command(after_long_help = edit_examples())]
pub(crate) struct EditArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
    /// Begin with an empty board of a family
    #[arg(long, value_name = "FAMILY[/PARAMETERS]", conflicts_with_all = ["family", "puzzle", "file"])]
    pub(crate) blank: Option<String>,
    /// Print a value at a place
    #[arg(long, value_name = "PLACE=VALUE")]
    pub(crate) set: Vec<String>,
    /// Take the value at a place away
    #[arg(long, value_name = "PLACE")]
    pub(crate) clear: Vec<String>,
    /// Print a clue: its kind, its label ('-' for none) and its places
    #[arg(
        long,
        value_name = "CLUE",
        long_help = "Print a clue of another kind: its kind, its label ('-' for none) and its \
                     places, with blanks between them, such as 'cage 12 r1c1 r1c2', 'word BED' or \
                     'sign < r1c1 r1c2'. A clue of the same kind at the same places is replaced."
    )]
    pub(crate) add: Vec<String>,
    /// Take a clue away, by its name in the list of clues (--json)
    #[arg(long, value_name = "NAME")]
    pub(crate) remove: Vec<String>,
    /// Divide the board into areas: a letter for each place
    #[arg(long, value_name = "LETTERS")]
    pub(crate) areas: Option<String>,
    /// Print values in a symmetry, and take them away so
    #[arg(
        long,
        value_name = "NAME",
        value_parser = Symmetry::NAMES,
        long_help = "Print values in a symmetry, and take them away so. The images of a place get \
                     values of a solution, unless they have one; nothing where there is no solution."
    )]
    pub(crate) symmetry: Option<String>,
    /// Where areas or values are drawn at random, which
    #[arg(
        long,
        value_name = "S",
        value_parser = whole(ANY),
        allow_negative_numbers = true,
        default_value = "0"
    )]
    pub(crate) seed: u64,
}

fn edit_examples() -> String {
    let family = first_family().id;
    format!(
        "\
Examples:
  gridwright edit --blank {family}/size=6 --set r1c1=3 --set r2c5=1
  gridwright edit -f puzzle.txt --clear r1c1 --add 'cage 12 r1c1 r1c2'
  gridwright edit --blank {family} --set r1c1=3 --symmetry rotate180
  gridwright edit -f board.txt --add 'word BREAD' | gridwright review"
    )
}

/// Say all there is to know about a puzzle while it is being made.
///
/// Whether it has one solution, where two solutions differ, which values solutions have at each
/// place, which clues can be removed, how hard it is and how far logic gets. The exit code is 0 for one
/// solution, 1 for none or several, and 3 where the budget was spent before that was known.
#[derive(Args)]
#[command(after_long_help = review_examples())]
pub(crate) struct ReviewArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
    #[command(flatten)]
    pub(crate) profile: ProfileArgs,
}

fn review_examples() -> String {
    let example = example_id();
    format!("Examples:\n  gridwright review {example}\n  gridwright review -f puzzle.txt --json")
}

/// Find a single clue to add, to change or to take away so that there is one solution.
///
/// Each change stands with the number of solutions after it, and with the level where it is one.
/// The exit code is 0 where some were found or none is needed, 1 where none was found.
#[derive(Args)]
#[command(after_long_help = REPAIR_EXAMPLES)]
pub(crate) struct RepairArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    /// At most N changes
    #[arg(
        short = 'n',
        long,
        value_name = "N",
        value_parser = whole(ANY),
        allow_negative_numbers = true,
        default_value = "10"
    )]
    pub(crate) limit: u64,
}

const REPAIR_EXAMPLES: &str = "\
Examples:
  gridwright repair 1...........4...
  gridwright repair -f puzzle.txt -n 3 --json";

/// Print more values on a puzzle, so that it has one solution.
///
/// The values are those of a solution drawn from the seed, and none of them is there without
/// need. A puzzle without a solution is refused with exit code 1.
#[derive(Args)]
#[command(after_long_help = complete_examples())]
pub(crate) struct CompleteArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
    /// Which solution, and which values of it
    #[arg(
        long,
        value_name = "S",
        value_parser = whole(ANY),
        allow_negative_numbers = true,
        default_value = "0"
    )]
    pub(crate) seed: u64,
}

fn complete_examples() -> String {
    let family = first_family().id;
    format!(
        "\
Examples:
  gridwright complete 1...........4...
  gridwright edit --blank {family}/size=6 --set r1c1=3 | gridwright complete --seed 7"
    )
}
