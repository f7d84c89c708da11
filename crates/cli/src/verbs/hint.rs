//! `hint`: shows the next step, in the requested number of stages.

use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use gridwright::formats::Record;
use gridwright::scene::{Marks, Role};
use gridwright::steps::has_profile;
use gridwright::{Hint, Puzzle, Session, SessionError, Site, Step, Violation, board_id};
use gridwright_api::{ErrorAnswer, ErrorCode, HintRequest, PositionInput, Request, hint_outcome};

use super::job::{Job, Setup, ask, with_play};
use super::phrases::violation_line;
use crate::args::{Format, HintArgs, PositionArgs};
use crate::batch::{self, Answer, Batch, BatchJob};
use crate::complaint::{Complaint, Status};
use crate::input::{is_saved_game, read_part, refuse_file_name};
use crate::words::{phrase, texts};

pub(super) fn run(args: &HintArgs) -> Result<Status> {
    if let Some(job) = BatchJob::of(&args.common, &args.batch, &args.reduce) {
        return run_batch(&job, args);
    }
    let setup = Setup::of(&args.common).drawn(&args.drawing).reduced(&args.reduce);
    if args.common.output.format(Format::Text).is_json() {
        return ask(setup, |puzzle| {
            let mut request = HintRequest::new(puzzle);
            request.profile = Some(args.profile.profile.id.to_owned());
            request.stage = Some(args.stage as u8);
            let position = args.position.position.as_deref().map(position_text).transpose()?;
            request.position = position.map(PositionInput::Text);
            Ok(Request::Hint(request))
        });
    }
    with_play(setup, |job| {
        let (stage, profile) = (args.stage, args.profile.profile);
        job.expect_profile(profile)?;
        let game = game(job, args.position.position.as_deref())?;
        let hint = game.hint_in(profile, &mut job.watch.budget);
        match job.format {
            Format::Text => print_hint(job, &game, &hint, stage)?,
            _ => job.sink.line(&line(&*job.puzzle, &hint, stage))?,
        }
        if let Hint::OutOfBudget = hint {
            job.note(phrase("cli-hint.not-yet", &[("why", job.watch.why().into())]))?;
        }
        Ok(Status::of_hint(hint_outcome(&hint)))
    })
}

/// Writes a hint for each puzzle, based on the entries in it.
fn run_batch(job: &BatchJob<'_>, args: &HintArgs) -> Result<Status> {
    expect_no_position(&args.position)?;
    let (stage, profile) = (args.stage, args.profile.profile);
    let format = args.common.output.format(Format::Line);
    if format.is_json() {
        return batch::ask(job, |puzzle| {
            let mut request = HintRequest::new(puzzle);
            request.profile = Some(profile.id.to_owned());
            request.stage = Some(stage as u8);
            Request::Hint(request)
        });
    }
    batch::expect_lines(format)?;
    Batch { quick: None, is_brief: false, wrap: None }.run(job, None, |record, text, watch| {
        let puzzle = &*record.puzzle;
        if !has_profile(puzzle, profile) {
            let sentence = format!("{} does not rate such puzzles", profile.id);
            return Err(ErrorAnswer::new(ErrorCode::UnknownProfile, sentence));
        }
        let game = batch_game(record, text)?;
        let hint = game.hint_in(profile, &mut watch.budget);
        Ok(Answer { line: line(puzzle, &hint, stage), exit: Status::of_hint(hint_outcome(&hint)) })
    })
}

/// The game for a line of a batch, with the entries that the line has. A saved game has notes too,
/// unless clues were removed from its puzzle.
pub(super) fn batch_game(record: &Record, text: &str) -> Result<Session, ErrorAnswer> {
    let saved = is_saved_game(text)
        .then(|| Session::load(text))
        .filter(|game| game.as_ref().map_or(true, |game| is_same(game.puzzle(), &*record.puzzle)));
    saved
        .unwrap_or_else(|| Session::with_play(Arc::clone(&record.puzzle), &record.play))
        .map_err(|why| ErrorAnswer::new(ErrorCode::BadPosition, why.to_string()))
}

fn is_same(one: &dyn Puzzle, other: &dyn Puzzle) -> bool {
    board_id(one) == board_id(other)
}

/// Checks that no position is given together with a batch.
///
/// # Errors
/// A sentence with the correct use.
pub(super) fn expect_no_position(args: &PositionArgs) -> Result<()> {
    match args.position {
        None => Ok(()),
        Some(_) => {
            Err(Complaint::bad("--position goes with one puzzle: expected no --batch").into())
        }
    }
}

/// The last requested stage, or a keyword for the outcome if there is no step.
fn line(puzzle: &dyn Puzzle, hint: &Hint, stage: u64) -> String {
    match hint {
        Hint::Step(step) => stages(puzzle, step, stage).pop().expect("a stage"),
        other => hint_outcome(other).name().to_owned(),
    }
}

/// The puzzle with the player's entries.
pub(super) fn game(job: &Job, position: Option<&str>) -> Result<Session> {
    let bad = |why: SessionError| Complaint::bad(format!("--position: {why}"));
    let loaded = match &job.saved {
        Some(text) => Session::load(text),
        None => Session::with_play(Arc::clone(&job.puzzle), &job.play),
    };
    let mut game = loaded.map_err(|why| Complaint::bad(why.to_string()))?;
    if let Some(word) = position {
        game.enter(&position_text(word)?).map_err(bad)?;
    }
    Ok(game)
}

/// The text of a position: the content of a file, or the argument itself.
pub(super) fn position_text(word: &str) -> Result<String> {
    file_or_text(word, "a position")
}

/// The content of a file, called `what` in errors, or the argument itself.
pub(super) fn file_or_text(word: &str, what: &str) -> Result<String> {
    let path = Path::new(word);
    if word == "-" || path.exists() {
        return read_part(path, what);
    }
    // A single word may be a wrong answer; with an ending or a folder it is meant as a file.
    if word.contains(['.', '/']) {
        refuse_file_name(word, None)?;
    }
    Ok(word.to_owned())
}

fn print_hint(job: &mut Job, game: &Session, hint: &Hint, stage: u64) -> Result<()> {
    if job.style.is_drawn {
        let (puzzle, with) = (&*job.puzzle, |lights| Marks { lights, ..game.marks() });
        let picture = match hint {
            Hint::Step(step) if stage >= 3 => {
                job.style.step_picture(puzzle, &game.position(), step)?
            }
            Hint::Step(step) if stage == 2 => {
                job.style.marked_picture(puzzle, with(step.site_roles()))?
            }
            _ => job.style.picture(puzzle, with(lights(hint)))?,
        };
        job.sink.put(&picture)?;
    }
    if let Hint::Step(step) = hint {
        let stages = stages(&*job.puzzle, step, stage);
        let names = STAGES.map(|stage| texts().get(stage));
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let lines = names.iter().zip(stages).map(|(name, words)| format!("{name:<width$} {words}"));
        let lines: Vec<String> = lines.collect();
        return job.sink.line(&lines.join("\n"));
    }
    print_without_step(job, game, hint)
}

/// Writes the message for a hint without a step, as games show it.
pub(super) fn print_without_step(job: &mut Job, game: &Session, hint: &Hint) -> Result<()> {
    let board = job.puzzle.board();
    let plain = |key: &str| texts().get(key).into_owned();
    let at_sites = |key: &str, sites: &[Site]| {
        texts().with(key, &[("places", texts().site_row(board, sites).into())])
    };
    let text = match hint {
        Hint::Step(_) | Hint::OutOfBudget => return Ok(()),
        Hint::Broken(violations) => {
            let name = |broken: &Violation| texts().rule(job.puzzle.info(), &broken.name);
            let rules: Vec<String> = violations.iter().map(name).collect();
            let mut lines =
                vec![texts().with("hint.broken", &[("rules", rules.join(", ").into())])];
            let line = |broken| violation_line(&*job.puzzle, game.values(), broken);
            lines.extend(violations.iter().map(line));
            lines.join("\n")
        }
        Hint::Wrong(sites) => at_sites("hint.wrong", sites),
        Hint::WrongNotes(sites) => at_sites("hint.wrong-notes", sites),
        Hint::Solved => plain("hint.solved"),
        Hint::NoLogic => plain("hint.no-logic"),
        Hint::Several => plain("hint.several"),
        Hint::NoSolution => plain("hint.no-solution"),
    };
    job.sink.line(&text)
}

/// The keys of the stages' names.
const STAGES: [&str; 3] = ["stage.where", "stage.why", "stage.move"];

/// The first `stage` stages of a hint.
fn stages(puzzle: &dyn Puzzle, step: &Step, stage: u64) -> Vec<String> {
    let stages = texts().stages(puzzle, step);
    let mut all = vec![stages.place, stages.why, stages.moves];
    all.truncate(stage as usize);
    all
}

/// The sites that the picture highlights before any reason is given: mistakes, or the place to look
/// at.
fn lights(hint: &Hint) -> Vec<(Site, Role)> {
    match hint {
        Hint::Broken(violations) => {
            let at_fault = violations.iter().flat_map(|violation| &violation.sites);
            at_fault.map(|&site| (site, Role::Error)).collect()
        }
        Hint::Wrong(sites) | Hint::WrongNotes(sites) => {
            sites.iter().map(|&site| (site, Role::Error)).collect()
        }
        Hint::Step(step) => step.sites_seen().into_iter().map(|site| (site, Role::Hint)).collect(),
        Hint::Solved | Hint::NoLogic | Hint::Several | Hint::NoSolution | Hint::OutOfBudget => {
            Vec::new()
        }
    }
}
