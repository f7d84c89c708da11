//! `completions`: what lets a shell finish what is typed.

use anyhow::Result;
use clap::{Arg, ArgMatches, Command, value_parser};
use clap_complete::Shell;
use serde_json::json;

use crate::args::{self, FORMATS, Format, format};
use crate::complaint::Exit;
use crate::json;
use crate::output::Sink;

pub(super) fn command() -> Command {
    let command = Command::new("").about("Write a completion script for a shell");
    args::out(args::formats(command, FORMATS))
        .arg(
            Arg::new("shell")
                .value_name("SHELL")
                .value_parser(value_parser!(Shell))
                .required(true)
                .help("The shell to write it for"),
        )
        .long_about(
            "Write a completion script for a shell to standard output. It knows every verb, \
             family and parameter of this program.",
        )
        .after_long_help(
            "\
Examples:
  gridwright completions bash > ~/.local/share/bash-completion/completions/gridwright
  gridwright completions zsh > ~/.zfunc/_gridwright
  gridwright completions fish > ~/.config/fish/completions/gridwright.fish",
        )
}

pub(super) fn run(asked: &ArgMatches) -> Result<Exit> {
    let shell = *asked.get_one::<Shell>("shell").expect("it is required");
    // A script cut short would be worse than none, so it is made before it is written.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut args::command(), args::NAME, &mut script);
    let script = String::from_utf8(script)?;
    let mut sink = Sink::open(asked.get_one("out"))?;
    match format(asked, Format::Text) {
        format @ (Format::Json | Format::Jsonl) => {
            let fields = json!({ "shell": shell.to_string(), "script": script });
            json::write(&mut sink, json::with(json::head("completions"), fields), format)?;
        }
        Format::Text | Format::Line | Format::Tsv => sink.put(&script)?,
    }
    sink.finish(Exit::Done)
}
