//! `verify`: checks an answer to a puzzle.

use anyhow::Result;
use gridwright::answers::{Grade, Verdict, grade, read_answer};
use gridwright::{Family, Puzzle};
use gridwright_api::{
    Answer, ErrorAnswer, ErrorCode, PuzzleInput, Request, Source, VerifyAnswer, VerifyRequest,
    json_error,
};
use serde::Deserialize;
use serde_json::Value as Json;

use super::hint::file_or_text;
use super::job::{Setup, ask, with_puzzle};
use super::phrases::violation_line;
use crate::args::{Format, VerifyArgs};
use crate::batch::{self, BatchJob};
use crate::complaint::Status;
use crate::words::{phrase, texts};

pub(super) fn run(args: &VerifyArgs) -> Result<Status> {
    if let Some(job) = BatchJob::whole(&args.common, &args.batch) {
        let format = args.common.output.format(Format::Line);
        return batch::ask_lines(&job.by_lines(), format, request, verdict_line);
    }
    let answer = file_or_text(args.answer.as_deref().unwrap_or("-"), "an answer")?;
    let setup = Setup::of(&args.common);
    if args.common.output.format(Format::Text).is_json() {
        return ask(setup, |puzzle| Ok(Request::Verify(VerifyRequest::new(puzzle, answer))));
    }
    with_puzzle(setup, |job| {
        let puzzle = &*job.puzzle;
        let grade =
            read_answer(puzzle, &answer).map(|read| grade(puzzle, &read, &mut job.watch.budget));
        let (name, credit) = (name(grade.as_ref()), grade.as_ref().map_or(0.0, Grade::credit));
        let site = grade.as_ref().and_then(|grade| grade.first_error).map(|wrong| wrong.site);
        let text = match job.format {
            Format::Text => report(puzzle, grade.as_ref()),
            _ => line(name, credit, site.map(|site| puzzle.board().site_name(site)).as_deref()),
        };
        job.sink.line(&text)?;
        Ok(match grade.map(|grade| grade.verdict) {
            Some(Verdict::Right) => Status::Done,
            Some(Verdict::OutOfBudget) => Status::Spent,
            _ => Status::No,
        })
    })
}

/// Parses a line of a batch to a request.
fn request(text: &str, family: Option<&'static dyn Family>) -> Result<Request, ErrorAnswer> {
    #[derive(Deserialize)]
    struct Pair {
        puzzle: PuzzleInput,
        answer: Json,
    }
    if text.starts_with('{') {
        let Pair { puzzle, answer } = serde_json::from_str(text).map_err(|e| json_error(&e))?;
        return Ok(Request::Verify(VerifyRequest::new(puzzle, answer)));
    }
    let (puzzle, answer) = text.split_once('\t').ok_or_else(|| {
        let detail =
            "expected an object with puzzle and answer, or the two with a tab between them";
        ErrorAnswer::new(ErrorCode::BadRequest, detail)
    })?;
    let mut source = Source::new(puzzle);
    source.family = family.map(|family| family.info().id.to_owned());
    Ok(Request::Verify(VerifyRequest::new(source, answer)))
}

fn verdict_line(answer: &Answer) -> Option<String> {
    let Answer::Verify(VerifyAnswer { outcome, credit, first_error, .. }) = answer else {
        return None;
    };
    let site = first_error.as_ref().map(|wrong| wrong.site.as_str());
    Some(line(outcome.name(), *credit, site))
}

fn line(outcome: &str, credit: f64, site: Option<&str>) -> String {
    format!("{outcome}\t{credit:.3}\t{}", site.unwrap_or("-"))
}

fn name(grade: Option<&Grade>) -> &'static str {
    match grade.map(|grade| grade.verdict) {
        Some(Verdict::Right) => "right",
        Some(Verdict::Wrong) => "wrong",
        Some(Verdict::Incomplete) => "incomplete",
        Some(Verdict::NoSolution) => "none",
        Some(Verdict::OutOfBudget) => "out-of-budget",
        None => "unreadable",
    }
}

fn report(puzzle: &dyn Puzzle, grade: Option<&Grade>) -> String {
    let Some(grade) = grade else {
        return texts().get("cli-verify.unreadable").into_owned();
    };
    let board = puzzle.board();
    let share = [("right", grade.right.into()), ("open", grade.open.into())];
    let plain = |key: &str| texts().get(key).into_owned();
    let mut lines = vec![match grade.verdict {
        Verdict::Right => plain("cli-verify.right"),
        Verdict::Wrong => phrase("cli-verify.wrong", &share),
        Verdict::Incomplete => phrase("cli-verify.incomplete", &share),
        Verdict::NoSolution => plain("cli-verify.no-solution"),
        Verdict::OutOfBudget => plain("cli-verify.undecided"),
    }];
    lines.extend(grade.first_error.map(|wrong| {
        let (site, found) = (board.site_name(wrong.site), board.symbol(wrong.found));
        let mut args = vec![("site", site.into()), ("found", found.into())];
        let key = match wrong.expected {
            Some(value) => {
                args.push(("value", board.symbol(value).into()));
                "cli-verify.first-error"
            }
            None => "cli-verify.first-dead-end",
        };
        phrase(key, &args)
    }));
    if !grade.changed.is_empty() {
        let names: Vec<String> = grade.changed.iter().map(|&site| board.site_name(site)).collect();
        lines.push(phrase("cli-verify.changed", &[("sites", names.join(", ").into())]));
    }
    let broken = grade.violations.iter();
    lines.extend(broken.map(|violation| violation_line(puzzle, &grade.values, violation)));
    lines.join("\n")
}
