//! The flags of `rate`.

use clap::Args;
use clap::builder::PossibleValuesParser;
use gridwright::Profile;
use gridwright_api::RouteKind;

use super::first_family::{example_id, first_family};
use super::flags::{
    BatchArgs, CommonArgs, DrawingArgs, OUTPUT, ProfileArgs, ReduceArgs, batch_help,
};
use super::values::Format;

/// Say how hard a puzzle is, by the steps it takes.
///
/// ER is the rating of the hardest step, EP of the hardest up to the first value placed, and ED of
/// the first step. The score is summed over all steps. The level is that of the hardest step, from
/// easy to extreme; only extreme puzzles need what-if or trial. Only a puzzle with exactly one
/// solution has a rating; for others the exit code is 1.
#[derive(Args)]
#[command(
    after_long_help = examples(),
    mut_arg("verbose", |arg| arg.help("Show every step of the reasoning first")),
    mut_arg("format", |arg| {
        arg.value_parser(Format::parser_with_tsv())
            .help("How to write the answer [default: text; tsv with --batch]")
    }),
    mut_arg("batch", |arg| arg.long_help(batch_help(
        "the columns puzzle, ER, EP, ED, hardest technique, score and level between tabs; a puzzle \
         without a rating has '-' in them, and why in the column of the technique"
    ))),
)]
pub(crate) struct RateArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
    #[command(flatten)]
    pub(crate) reduce: ReduceArgs,
    #[command(flatten)]
    pub(crate) profile: ProfileArgs,
    /// Which path to rate: the usual one, or the easiest that a search finds
    ///
    /// The usual path takes the easiest step in each position. The search looks for one whose hardest step is
    /// easier, and then for one with fewer steps that hard. The answer says how far it looked: it compares the
    /// steps of up to 1,000 positions.
    #[arg(
        long,
        value_name = "ROUTE",
        value_parser = PossibleValuesParser::new(["usual", "easiest"]),
        default_value = "usual",
        help_heading = OUTPUT
    )]
    route: String,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}

impl RateArgs {
    /// The kind of path to rate.
    pub(crate) fn route(&self) -> RouteKind {
        if self.route == RouteKind::Easiest.name() { RouteKind::Easiest } else { RouteKind::Usual }
    }
}

fn examples() -> String {
    let (id, example) = (first_family().id, example_id());
    format!(
        "\
Examples:
  gridwright rate {example}
  gridwright rate {example} --route easiest
  gridwright generate {id} -n 100 --format line | gridwright rate {id} --batch -
  gridwright rate --batch puzzles.txt --profile {} --format tsv | sort -t$'\\t' -k2n",
        Profile::DEFAULT.id
    )
}
