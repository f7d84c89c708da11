//! `convert`: writes a puzzle in another form.

use anyhow::Result;
use gridwright::formats::{FormatOf, Play, Refusal, formats, write_as};
use gridwright::{Budget, Puzzle, board_id};
use gridwright_api::{
    self as wire, ConvertRequest, ErrorAnswer, ErrorCode, FormatsRequest, PuzzleInput, Request,
};

use super::job::{Setup, ask, with_play};
use super::tables::aligned;
use crate::answers;
use crate::args::{ConvertArgs, Format, Target};
use crate::batch::{self, Answer, Batch, BatchJob};
use crate::complaint::{Complaint, Status};
use crate::draw::ended;
use crate::output::Sink;
use crate::words::in_words;

pub(super) fn run(args: &ConvertArgs) -> Result<Status> {
    if args.list {
        return list(args);
    }
    if let Some(job) = BatchJob::of(&args.common, &args.batch, &args.reduce) {
        let target = args.to.target(&args.common.output, Format::Line);
        return run_batch(&job.from(args.from.from), target);
    }
    let target = args.to.target(&args.common.output, Format::Text);
    let setup = Setup::of(&args.common).reduced(&args.reduce).from(args.from.from);
    if target.is_json() {
        return ask(setup, |puzzle| Ok(request(puzzle)));
    }
    with_play(setup, |job| {
        let text = written(target, &*job.puzzle, &job.play, &mut job.watch.budget);
        let text = text.map_err(|refusal| Complaint::of(error(&refusal, &job.watch.budget)))?;
        job.sink.put(target.header().map_or(String::new(), |line| format!("{line}\n")).as_str())?;
        job.sink.put(&ended(text))?;
        Ok(Status::Done)
    })
}

/// The request for the puzzle as JSON.
fn request(puzzle: PuzzleInput) -> Request {
    Request::Convert(ConvertRequest::new(puzzle))
}

/// The error for a failed export. If the budget ran out, the format might still be able to hold the
/// puzzle, so that is not a refusal.
fn error(refusal: &Refusal, budget: &Budget) -> ErrorAnswer {
    let code = match budget.is_spent() {
        true => ErrorCode::OutOfBudget,
        false => ErrorCode::FormatRefused,
    };
    ErrorAnswer::new(code, refusal.to_string())
}

/// Rejects entries of a player, since Gridwright's own forms hold puzzles without them.
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
        Target::Own(_) => own(puzzle.line()),
        Target::Id => own(board_id(puzzle)),
        Target::Other(other) => write_as(other, puzzle, play, budget),
    }
}

fn run_batch(job: &BatchJob<'_>, target: Target) -> Result<Status> {
    if !target.is_line() && target.wrap().is_none() {
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
    if target.is_json() {
        return batch::ask(job, request);
    }
    let batch = Batch { quick: None, is_brief: true, wrap: target.wrap() };
    batch.run(job, target.header(), |record, _, watch| {
        let line = written(target, &*record.puzzle, &record.play, &mut watch.budget);
        let mut line = line.map_err(|refusal| error(&refusal, &watch.budget))?;
        if let Some(wrap) = target.wrap() {
            line = (wrap.part)(&line).trim_end_matches('\n').to_owned();
        }
        Ok(Answer { line, exit: Status::Done })
    })
}

/// Lists all formats of other programs.
fn list(args: &ConvertArgs) -> Result<Status> {
    let mut sink = Sink::open(args.common.output.path())?;
    let format = args.common.output.format(Format::Text);
    match format {
        Format::Json | Format::Jsonl => {
            let answer = wire::formats(&FormatsRequest::default());
            answers::write(&mut sink, wire::Answer::Formats(answer), format)?;
        }
        Format::Line | Format::Tsv => {
            for known in formats() {
                sink.line(known.format.name)?;
            }
        }
        Format::Text => {
            let row = |known: FormatOf| {
                let carries = in_words(known.format.carries);
                vec![known.format.name.to_owned(), known.family.info().id.to_owned(), carries]
            };
            let rows: Vec<Vec<String>> = formats().map(row).collect();
            sink.put(&aligned("", &rows))?;
        }
    }
    sink.finish(Status::Done)
}
