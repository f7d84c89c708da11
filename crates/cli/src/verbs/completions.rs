//! `completions`: writes the script for completion in a shell. The script calls this program for
//! suggestions.

use anyhow::{Context, Result};
use clap::Command;
use clap_complete::env::{CompleteEnv, Shells};
use gridwright_api::{Answer, TextAnswer};

use crate::answers;
use crate::args::{self, CompletionsArgs, Format};
use crate::complaint::Status;
use crate::output::Sink;

/// The environment variable that names the shell that asks for suggestions.
const VARIABLE: &str = "GRIDWRIGHT_COMPLETE";

/// If a shell asks for completions of the words typed so far, prints them and ends the program;
/// otherwise does nothing.
pub(crate) fn answer_a_shell() {
    CompleteEnv::with_factory(|| hide_aliases(args::command())).var(VARIABLE).complete();
}

/// Hides aliases, so that only names are suggested; aliases are still understood.
fn hide_aliases(command: Command) -> Command {
    let aliases: Vec<String> = command.get_all_aliases().map(str::to_owned).collect();
    command.alias(None::<&'static str>).aliases(aliases).mut_subcommands(hide_aliases)
}

pub(super) fn run(args: &CompletionsArgs) -> Result<Status> {
    let name = args.shell.to_string();
    let shells = Shells::builtins();
    let shell = shells.completer(&name).context("a shell of the list")?;
    // An incomplete script would be worse than none, so it is generated before anything is written.
    let mut script = Vec::new();
    shell.write_registration(VARIABLE, args::NAME, args::NAME, args::NAME, &mut script)?;
    let script = String::from_utf8(script)?;
    let mut sink = Sink::open(args.output.path())?;
    match args.output.format(Format::Text) {
        format @ (Format::Json | Format::Jsonl) => {
            answers::write(&mut sink, Answer::Completions(TextAnswer::new(script)), format)?;
        }
        Format::Text | Format::Line | Format::Tsv => sink.put(&script)?,
    }
    sink.finish(Status::Done)
}
