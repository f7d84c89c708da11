//! The flags of `verify`.

use clap::Args;

use super::first_family::example_id;
use super::flags::{BatchArgs, CommonArgs, INPUT};

/// Say whether an answer to a puzzle is right, and how much of it.
///
/// The answer may be written in any common layout: a grid with or without frames, one line, JSON,
/// moves such as r1c1=5, a path as it is written here, with any words around it. The last <answer>
/// element or \boxed{} counts, else the last full board of the text. Where a puzzle has several
/// solutions, any of them is right.
///
/// Partial credit is the share of the open places that are right. The exit code is 0 if the answer
/// is right, 1 if not.
///
/// --format line writes an outcome (right, wrong, incomplete, unreadable, none or out-of-budget), the
/// credit, and the place of the first error or '-', with tabs between them.
#[derive(Args)]
#[command(
    after_long_help = examples(),
    mut_arg("batch", |arg| arg
        .help("One puzzle and answer a line in, one verdict a line out; '-' is standard input")
        .long_help(
            "Read one puzzle and its answer a line, as JSON objects with the members 'puzzle' and \
             'answer' (others are ignored) or with a tab between the two, and write one verdict a line in \
             the same order, on all cores and in bounded memory. A line that is neither is answered \
             with 'error', a tab and a sentence. The exit code is 2 if there was such a line, 3 if any \
             was not decided in time, 1 if any answer is not right."
        )),
)]
pub(crate) struct VerifyArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
    /// The answer: a file, '-' for standard input, or the text itself
    #[arg(
        short = 'a',
        long,
        value_name = "ANSWER",
        required_unless_present = "batch",
        conflicts_with = "batch",
        help_heading = INPUT
    )]
    pub(crate) answer: Option<String>,
}

fn examples() -> String {
    let example = example_id();
    format!(
        "\
Examples:
  gridwright solve {example} | gridwright verify {example} --answer -
  gridwright verify puzzle.txt --answer answer.txt --json
  gridwright verify --batch answers.jsonl --format jsonl"
    )
}
