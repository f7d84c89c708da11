//! `convert`: the same puzzle in another form.

use anyhow::Result;
use clap::{Arg, ArgAction, ArgMatches, Command};
use gridwright::{Budget, FormatOf, Play, Puzzle, Refusal, board_id, formats, write_as};
use serde_json::json;

use super::families::aligned;
use super::{on_a_puzzle, with_play};
use crate::args::{self, Format, Target, example_id, format, is_set, target};
use crate::batch::{self, Answer};
use crate::complaint::{Complaint, Exit};
use crate::draw::ended;
use crate::json;
use crate::output::Sink;

pub(super) fn command() -> Command {
    let example = example_id();
    let command = on_a_puzzle("Write a puzzle in another form", "Say how much work it was");
    let command = args::batch(
        args::reduce(command),
        "the puzzle in one line, as a JSON object, or in a format of one line",
    );
    args::from(args::to(command))
        .arg(
            Arg::new("list")
                .long("list")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["family", "puzzle", "file", "batch", "to", "from"])
                .help("List the formats of other programs, and what each can hold")
                .help_heading("Output"),
        )
        .long_about(
            "Write a puzzle in another form.\n\n\
             Reads any form, files and links of other programs included, and writes --format (text \
             of many lines, which is the default, one line, or JSON) or --to a format of another \
             program. What that cannot hold is refused by name, and nothing is left out. With \
             --batch, puzzles come one a line, or as the elements of a JSON list, and are written \
             one a line.",
        )
        .after_long_help(format!(
            "\
Examples:
  gridwright convert {example}
  gridwright convert -f puzzle.json --format line
  gridwright convert --list
  gridwright convert -f puzzle.sdk --to f-puzzles
  gridwright convert -f puzzle.txt -o puzzle.ipuz
  gridwright convert --batch puzzles.txt --format jsonl -o puzzles.jsonl"
        ))
}

pub(super) fn run(asked: &ArgMatches) -> Result<Exit> {
    if is_set(asked, "list") {
        return list(asked);
    }
    if batch::is_asked(asked) {
        return run_batch(asked);
    }
    let target = target(asked, Format::Text);
    with_play(asked, |job| {
        if let Target::Own(format @ (Format::Json | Format::Jsonl)) = target {
            let mut answer = json::puzzle("convert", &*job.puzzle);
            if let Some(recipe) = &job.recipe {
                answer.insert("recipe".to_owned(), recipe.as_str().into());
            }
            refuse_play(&job.play).map_err(|refusal| complaint(&refusal))?;
            json::write(&mut job.sink, answer, format)?;
            return Ok(Exit::Done);
        }
        let text = written(target, &*job.puzzle, &job.play, &mut job.watch.budget);
        let text = text.map_err(|refusal| complaint(&refusal))?;
        job.sink.put(target.header().map_or(String::new(), |line| format!("{line}\n")).as_str())?;
        job.sink.put(&ended(text))?;
        Ok(Exit::Done)
    })
}

fn complaint(refusal: &Refusal) -> Complaint {
    Complaint::bad(refusal.to_string())
}

/// Forms of our own hold puzzles, not games.
fn refuse_play(play: &Play) -> Result<(), Refusal> {
    match play.is_empty() {
        true => Ok(()),
        false => Err(Refusal(format!("a puzzle has no place for {play}"))),
    }
}

fn written(
    target: Target,
    puzzle: &dyn Puzzle,
    play: &Play,
    budget: &mut Budget,
) -> Result<String, Refusal> {
    let own = |text: String| refuse_play(play).map(|()| text);
    match target {
        Target::Own(Format::Text) => own(puzzle.text()),
        Target::Own(Format::Line | Format::Tsv) => own(puzzle.line()),
        Target::Own(Format::Json | Format::Jsonl) => {
            own(serde_json::Value::Object(json::puzzle("convert", puzzle)).to_string())
        }
        Target::Id => own(board_id(puzzle)),
        Target::Other(other) => write_as(other, puzzle, play, budget),
    }
}

fn run_batch(asked: &ArgMatches) -> Result<Exit> {
    let target = target(asked, Format::Line);
    if !target.is_line() {
        let sentence = match target {
            Target::Other(other) => {
                format!("--batch writes one line a puzzle, and {} has several", other.format.title)
            }
            Target::Own(_) | Target::Id => {
                "--batch writes one line a puzzle: expected --format line or jsonl".to_owned()
            }
        };
        return Err(Complaint::bad(sentence).into());
    }
    let format = match target {
        Target::Own(format) => format,
        Target::Id | Target::Other(_) => Format::Line,
    };
    let batch = batch::Batch { verb: "convert", format, quick: None, is_brief: true };
    batch.run(asked, target.header(), |record, _, watch| {
        match written(target, &*record.puzzle, &record.play, &mut watch.budget) {
            Ok(line) => Answer { line, exit: Exit::Done },
            Err(refusal) => batch.refusal(&complaint(&refusal)),
        }
    })
}

/// All formats of other programs.
fn list(asked: &ArgMatches) -> Result<Exit> {
    let mut sink = Sink::open(asked.get_one("out"))?;
    let format = format(asked, Format::Text);
    match format {
        Format::Json | Format::Jsonl => {
            let formats = formats().map(|known| {
                let format = known.format;
                json!({
                    "name": format.name,
                    "family": known.family.info().id,
                    "title": format.title,
                    "carries": format.carries,
                    "extensions": format.extensions,
                    "line": format.is_line,
                })
            });
            let formats: serde_json::Value = formats.collect();
            let answer = json::with(json::head("convert"), json!({ "formats": formats }));
            json::write(&mut sink, answer, format)?;
        }
        Format::Line | Format::Tsv => {
            for known in formats() {
                sink.line(known.format.name)?;
            }
        }
        Format::Text => {
            let row = |known: FormatOf| {
                [known.format.name, known.family.info().id, known.format.carries]
                    .map(str::to_owned)
                    .to_vec()
            };
            let rows: Vec<Vec<String>> = formats().map(row).collect();
            sink.put(&aligned("", &rows))?;
        }
    }
    sink.finish(Exit::Done)
}
