//! `convert`: the same puzzle in another form.

use anyhow::Result;
use clap::{ArgMatches, Command};

use super::{on_a_puzzle, with_puzzle};
use crate::args::{self, Format, example_id, format};
use crate::batch::{self, Answer};
use crate::complaint::Exit;
use crate::draw::ended;
use crate::json;

pub(super) fn command() -> Command {
    let example = example_id();
    let command = on_a_puzzle("Write a puzzle in another form", "Say how much work it was");
    args::batch(args::reduce(command), "the puzzle in one line, or as a JSON object")
        .long_about(
            "Write a puzzle in another form.\n\n\
             Reads any form and writes --format: text of many lines (the default), one line, or \
             JSON. Each can be read again. With --batch, puzzles come one a line and are written \
             one a line.",
        )
        .after_long_help(format!(
            "\
Examples:
  gridwright convert {example}
  gridwright convert -f puzzle.json --format line
  gridwright convert --batch puzzles.txt --format jsonl -o puzzles.jsonl"
        ))
}

pub(super) fn run(asked: &ArgMatches) -> Result<Exit> {
    if batch::is_asked(asked) {
        let format = format(asked, Format::Line);
        return batch::run(asked, "convert", format, None, |puzzle, _, _| match format {
            Format::Json | Format::Jsonl => {
                Answer::object(json::puzzle("convert", puzzle), Exit::Done)
            }
            Format::Text | Format::Line | Format::Tsv => {
                Answer { line: puzzle.line(), exit: Exit::Done }
            }
        });
    }
    with_puzzle(asked, |job| {
        match job.format {
            Format::Json | Format::Jsonl => {
                let mut answer = json::puzzle("convert", &*job.puzzle);
                if let Some(recipe) = &job.recipe {
                    answer.insert("recipe".to_owned(), recipe.as_str().into());
                }
                json::write(&mut job.sink, answer, job.format)?;
            }
            Format::Line | Format::Tsv => job.sink.line(&job.puzzle.line())?,
            Format::Text => job.sink.put(&ended(job.puzzle.text()))?,
        }
        Ok(Exit::Done)
    })
}
