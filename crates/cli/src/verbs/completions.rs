//! `completions`: what lets a shell finish what is typed.

use anyhow::Result;
use clap::Command;
use clap_complete::Shell;
use gridwright_api::{Answer, TextAnswer};

use crate::answers;
use crate::args::{self, CompletionsArgs, Format};
use crate::complaint::Status;
use crate::output::Sink;

pub(super) fn run(args: &CompletionsArgs) -> Result<Status> {
    let shell = args.shell;
    // A script cut short would be worse than none, so it is made before it is written.
    let mut script = Vec::new();
    let mut command = args::command();
    clap_complete::generate(shell, &mut command, args::NAME, &mut script);
    let mut script = String::from_utf8(script)?;
    if shell == Shell::Fish {
        script.push_str(&positions_for_fish(&command));
    }
    let mut sink = Sink::open(args.output.path())?;
    match args.output.format(Format::Text) {
        format @ (Format::Json | Format::Jsonl) => {
            answers::write(&mut sink, Answer::Completions(TextAnswer::new(script)), format)?;
        }
        Format::Text | Format::Line | Format::Tsv => sink.put(&script)?,
    }
    sink.finish(Status::Done)
}

/// What can stand after each verb without a flag, which the generator for fish leaves out.
fn positions_for_fish(command: &Command) -> String {
    let name = args::NAME;
    let lines = command.get_subcommands().filter_map(|verb| {
        let values = verb.get_positionals().flat_map(clap::Arg::get_possible_values);
        let values: Vec<String> = values.map(|value| value.get_name().to_owned()).collect();
        let (verb, values) =
            (verb.get_name(), Some(values.join(" ")).filter(|all| !all.is_empty())?);
        Some(format!(
            "complete -c {name} -n \"__fish_{name}_using_subcommand {verb}\" -a \"{values}\"\n"
        ))
    });
    lines.collect()
}
