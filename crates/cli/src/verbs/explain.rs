//! `explain`: lists the steps that a person could take, each with its reason.

use anyhow::Result;
use gridwright::scene::Marks;
use gridwright::steps::{End, effects_words, explain_from, has_profile};
use gridwright::{Explanation, Position, Step, StepQuery, Verdict, explain, solve};
use gridwright_api::{ErrorAnswer, ErrorCode, ExplainRequest, PositionInput, Request};
use gridwright_render::{LetterOutlines, Picture, PictureStyle, Theme};

use super::hint::{expect_no_position, game, position_text};
use super::job::{Job, Setup, ask, with_play, with_puzzle};
use super::phrases::{describe, step_lines};
use crate::args::{ExplainArgs, Format, PictureKind};
use crate::batch::{self, Answer, Batch, BatchJob};
use crate::complaint::{Complaint, Status};
use crate::image::{self, Section};
use crate::words::texts;

pub(super) fn run(args: &ExplainArgs) -> Result<Status> {
    if args.certificate && !args.common.output.format(Format::Text).is_json() {
        let sentence = "--certificate goes with --json";
        return Err(Complaint::bad(sentence).into());
    }
    let setup = Setup::of(&args.common).drawn(&args.drawing).reduced(&args.reduce);
    let position = args.position.position.as_deref();
    if let Some(job) = BatchJob::of(&args.common, &args.batch, &args.reduce) {
        return run_batch(&job, args);
    }
    if args.common.output.format(Format::Text).is_json() {
        return ask(setup, |puzzle| {
            let mut request = ExplainRequest::new(puzzle);
            request.profile = Some(args.profile.profile.id.to_owned());
            let position = position.map(position_text).transpose()?;
            request.position = position.map(PositionInput::Text);
            request.certificate = args.certificate;
            Ok(Request::Explain(request))
        });
    }
    let verb = |job: &mut Job| {
        let profile = args.profile.profile;
        job.expect_profile(profile)?;
        let (start, explanation) = match position {
            None => {
                let (puzzle, budget) = (&*job.puzzle, &mut job.watch.budget);
                let start = Position::of(puzzle);
                let query = StepQuery::by(profile);
                (start.clone(), explain_from(puzzle, start, &query, budget))
            }
            Some(_) => {
                let rest = game(job, position)?.explain_in(profile, &mut job.watch.budget);
                let board = job.puzzle.board();
                let wrong = texts().left_out(board, &rest.mistakes, &rest.wrong_notes);
                if job.format == Format::Text {
                    wrong.iter().try_for_each(|sentence| job.sink.line(sentence))?;
                }
                (rest.start, rest.explanation)
            }
        };
        match job.format {
            _ if args.kind() == Some(PictureKind::Html) => {
                write_page(job, start, &explanation, args.theme.theme)?;
            }
            Format::Text => print_explanation(job, args, start, &explanation)?,
            _ => {
                let board = job.puzzle.board();
                for step in &explanation.steps {
                    let (id, effects) = (step.technique.id, &step.finding.effects);
                    job.sink.line(&format!("{id}\t{}", effects_words(board, effects)))?;
                }
                job.sink.line(explanation.end.name())?;
            }
        }
        Ok(exit_of(explanation.end))
    };
    // Entries of the puzzle matter only to the position of a player.
    if position.is_some() { with_play(setup, verb) } else { with_puzzle(setup, verb) }
}

/// Writes the outcome of each puzzle, and its steps.
fn run_batch(job: &BatchJob<'_>, args: &ExplainArgs) -> Result<Status> {
    expect_no_position(&args.position)?;
    let profile = args.profile.profile;
    let format = args.common.output.format(Format::Line);
    if format.is_json() {
        return batch::ask(job, |puzzle| {
            let mut request = ExplainRequest::new(puzzle);
            request.profile = Some(profile.id.to_owned());
            request.certificate = args.certificate;
            Request::Explain(request)
        });
    }
    let batch = Batch { quick: None, is_brief: false, wrap: None };
    batch::expect_lines(format)?;
    batch.run(job, None, |record, _, watch| {
        let puzzle = &*record.puzzle;
        if !has_profile(puzzle, profile) {
            let sentence = format!("{} does not rate such puzzles", profile.id);
            return Err(ErrorAnswer::new(ErrorCode::UnknownProfile, sentence));
        }
        let explanation = explain(puzzle, &StepQuery::by(profile), &mut watch.budget);
        let step = |step: &Step| {
            let moves = effects_words(puzzle.board(), &step.finding.effects);
            format!("{} {moves}", step.technique.id)
        };
        let steps: Vec<String> = explanation.steps.iter().map(step).collect();
        let line = format!("{}\t{}", explanation.end.name(), steps.join("; "));
        Ok(Answer { line, exit: exit_of(explanation.end) })
    })
}

fn exit_of(end: End) -> Status {
    match end {
        End::Solved => Status::Done,
        End::Stuck | End::Contradiction => Status::No,
        End::OutOfBudget => Status::Spent,
    }
}

/// The reason why no more steps were found: the techniques may be too weak, or there may be nothing
/// more to find.
fn why_stuck(job: &mut Job) -> String {
    let key = match solve(&*job.puzzle, &mut job.watch.budget) {
        Verdict::Unique(_) => "verdict.needs-trial",
        Verdict::Several(..) => "verdict.several",
        Verdict::None => "verdict.no-solution",
        Verdict::OutOfBudget(_) => "verdict.trial",
    };
    texts().get(key).into_owned()
}

fn print_explanation(
    job: &mut Job,
    args: &ExplainArgs,
    mut position: Position,
    explanation: &Explanation,
) -> Result<()> {
    let lines = step_lines(&*job.puzzle, &explanation.steps, &job.style);
    for (line, step) in lines.iter().zip(&explanation.steps) {
        job.sink.line(line)?;
        if args.boards {
            let before = position.clone();
            // A step that leaves a site without candidates is still shown.
            let _ = position.apply(&*job.puzzle, step);
            let board = if job.style.is_drawn {
                job.style.step_picture(&*job.puzzle, &before, step)?
            } else {
                job.style.board(&*job.puzzle, position.values())?
            };
            job.sink.put(&format!("{board}\n"))?;
        }
    }
    let end = ending(job, explanation)?;
    if job.style.is_drawn {
        let board = job.style.board(&*job.puzzle, explanation.position.values())?;
        job.sink.put(&board)?;
    }
    job.sink.line(&end)
}

/// The outcome, in a sentence.
fn ending(job: &mut Job, explanation: &Explanation) -> Result<String> {
    let n_open = explanation.position.values().iter().filter(|value| value.is_none()).count();
    let mut args = vec![("steps", explanation.steps.len().into()), ("open", n_open.into())];
    let key = match explanation.end {
        End::Solved => "explanation.solved",
        End::Stuck => {
            args.push(("why", why_stuck(job).into()));
            "explanation.stuck"
        }
        End::Contradiction => "explanation.contradiction",
        End::OutOfBudget => {
            job.note(job.watch.why())?;
            "explanation.unfinished"
        }
    };
    Ok(texts().with(key, &args))
}

/// A page with a picture and a reason for each step.
fn write_page(
    job: &mut Job,
    mut position: Position,
    explanation: &Explanation,
    theme: Theme,
) -> Result<()> {
    let end = ending(job, explanation)?;
    let puzzle = &*job.puzzle;
    let start = PictureStyle { theme, ..describe(puzzle) };
    let whole = job.style.scene(puzzle, Marks::with(position.values().to_vec()))?;
    let words = image::escaped(&start.description);
    let mut letters = LetterOutlines::default();
    let figure = image::figure(&mut letters, &Picture::of(&whole, &start), &words);
    let mut sections =
        vec![Section { heading: texts().get("explanation.start").into_owned(), figure }];
    for (i, step) in explanation.steps.iter().enumerate() {
        let scene = job.style.step_scene(puzzle, &position, step)?;
        let reason = texts().full(puzzle, step);
        let heading = format!("{}. {}", i + 1, texts().technique(puzzle.info(), step.technique));
        let style =
            PictureStyle { title: heading.clone(), description: reason.clone(), ..start.clone() };
        let picture = Picture::of(&scene, &style);
        let figure = image::figure(&mut letters, &picture, &image::escaped(&reason));
        sections.push(Section { heading, figure });
        // A step that leaves a site without candidates is still shown.
        let _ = position.apply(puzzle, step);
    }
    let values = explanation.position.values().to_vec();
    let scene = job.style.scene(puzzle, Marks::with(values))?;
    let heading = texts().get("explanation.end").into_owned();
    let style = PictureStyle { title: heading.clone(), ..start.clone() };
    let figure = image::figure(&mut letters, &Picture::of(&scene, &style), &image::escaped(&end));
    sections.push(Section { heading, figure });
    let family = texts().family(puzzle.info());
    let title = texts().with("explanation.title", &[("family", family.as_ref().into())]);
    job.sink.put(&image::paged(&title, start.theme, &letters, &sections))
}
