//! `convert`: the same puzzle in another form.

use anyhow::Result;
use gridwright::{Budget, FormatOf, Play, Puzzle, Refusal, board_id, formats, write_as};
use serde_json::json;

use super::job::{Setup, with_play};
use super::tables::aligned;
use crate::args::{ConvertArgs, Format, Target};
use crate::batch::{Answer, Batch, BatchJob};
use crate::complaint::{Complaint, Exit};
use crate::draw::ended;
use crate::json;
use crate::output::Sink;

pub(super) fn run(args: &ConvertArgs) -> Result<Exit> {
    if args.list {
        return list(args);
    }
    if let Some(job) = BatchJob::of(&args.common, &args.batch, &args.reduce) {
        let target = args.to.target(&args.common.output, Format::Line);
        return run_batch(&job.from(args.from.from), target);
    }
    let target = args.to.target(&args.common.output, Format::Text);
    let setup = Setup::of(&args.common).reduced(&args.reduce).from(args.from.from);
    with_play(setup, |job| {
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

fn run_batch(job: &BatchJob<'_>, target: Target) -> Result<Exit> {
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
    let batch = Batch { verb: "convert", format, quick: None, is_brief: true };
    batch.run(job, target.header(), |record, _, watch| {
        match written(target, &*record.puzzle, &record.play, &mut watch.budget) {
            Ok(line) => Answer { line, exit: Exit::Done },
            Err(refusal) => batch.refusal(&complaint(&refusal)),
        }
    })
}

/// All formats of other programs.
fn list(args: &ConvertArgs) -> Result<Exit> {
    let mut sink = Sink::open(args.common.output.path())?;
    let format = args.common.output.format(Format::Text);
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
