//! The flags of `ask`.

use std::path::PathBuf;

use clap::Args;

use super::first_family::example_id;
use super::flags::{INPUT, LimitArgs, OutputArgs, ThreadArgs};

/// Answer a request in JSON, as programs pass it to the engine.
///
/// A request is an object that names its verb and what that needs. It is the same that the server
/// and the libraries for other languages take, and the answer is the same, byte for byte. All
/// verbs can be asked, also those that no command line has, such as the moves of a game.
///
/// The answer is JSON in one line, or indented with --json. What is refused is answered with an
/// error in JSON. The exit code is that of the verb.
#[derive(Args)]
#[command(after_long_help = examples())]
pub(crate) struct AskArgs {
    /// The request: JSON, or a file with it; '-' is standard input
    #[arg(value_name = "REQUEST", default_value = "-", conflicts_with = "batch")]
    pub(crate) request: String,
    /// One request a line in, one answer a line out; '-' is standard input
    #[arg(
        long,
        value_name = "FILE",
        help_heading = INPUT,
        long_help = "Read one request a line and write one answer a line in the same order, on all \
                     cores and in bounded memory. A line that is refused is answered with an error \
                     that names the line; the others go on. The exit code is 2 if there was such a \
                     line, 3 if any was not decided in time, 1 if the answer to any is no."
    )]
    pub(crate) batch: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) threads: ThreadArgs,
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
  gridwright ask '{{\"verb\": \"hint\", \"puzzle\": \"{example}\", \"stage\": 1}}'
  gridwright ask request.json --json
  gridwright ask --batch requests.jsonl -o answers.jsonl"
    )
}
