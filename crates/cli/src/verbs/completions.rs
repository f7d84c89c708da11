//! `completions`: what lets a shell finish what is typed.

use anyhow::Result;
use gridwright_api::{Answer, TextAnswer};

use crate::answers;
use crate::args::{self, CompletionsArgs, Format};
use crate::complaint::Exit;
use crate::output::Sink;

pub(super) fn run(args: &CompletionsArgs) -> Result<Exit> {
    let shell = args.shell;
    // A script cut short would be worse than none, so it is made before it is written.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut args::command(), args::NAME, &mut script);
    let script = String::from_utf8(script)?;
    let mut sink = Sink::open(args.output.path())?;
    match args.output.format(Format::Text) {
        format @ (Format::Json | Format::Jsonl) => {
            answers::write(&mut sink, Answer::Completions(TextAnswer::new(script)), format)?;
        }
        Format::Text | Format::Line | Format::Tsv => sink.put(&script)?,
    }
    sink.finish(Exit::Done)
}
