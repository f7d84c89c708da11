//! The flags of `rate`.

use clap::Args;
use gridwright::Profile;

use super::first_family::{example_id, first_family};
use super::flags::{BatchArgs, CommonArgs, DrawingArgs, ProfileArgs, ReduceArgs, batch_help};
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
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}

fn examples() -> String {
    let (id, example) = (first_family().id, example_id());
    format!(
        "\
Examples:
  gridwright rate {example}
  gridwright generate {id} -n 100 --format line | gridwright rate {id} --batch -
  gridwright rate --batch puzzles.txt --profile {} --format tsv | sort -t$'\\t' -k2n",
        Profile::DEFAULT.id
    )
}
