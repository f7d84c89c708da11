//! `show`: draws a puzzle.

use anyhow::Result;
use gridwright::scene::Marks;
use gridwright::{Position, Puzzle, Step, StepQuery, Value, Verdict, explain, solve};
use gridwright_api::{Request, ShowRequest};
use gridwright_render::PictureStyle;

use super::job::{Job, Setup, ask, with_puzzle};
use super::phrases::{caption, describe};
use crate::args::{Format, PictureKind, ShowArgs};
use crate::complaint::{Complaint, Status, status_of_verdict};
use crate::draw::{ended, filled};
use crate::image;
use crate::words::{phrase, texts};

pub(super) fn run(args: &ShowArgs) -> Result<Status> {
    let setup = Setup::of(&args.common).drawn(&args.drawing).reduced(&args.reduce);
    if args.common.output.format(Format::Text).is_json() {
        return ask(setup, |puzzle| {
            let mut request = ShowRequest::new(puzzle);
            request.solution = args.solution;
            request.step = args.step.map(|number| number as usize);
            Ok(Request::Show(request))
        });
    }
    with_puzzle(setup, |job| {
        let kind = args.kind();
        kind.map_or(Ok(()), |kind| image::expect_no_terminal(kind, &job.sink))?;
        let step = args.step.map(|n| find_step(job, n)).transpose()?;
        job.style.is_drawn |= args.picture || args.marks || step.is_some() || kind.is_some();
        let verdict = args.solution.then(|| solve(&*job.puzzle, &mut job.watch.budget));
        let exit = verdict.as_ref().map_or(Status::Done, status_of_verdict);
        let solution = verdict.as_ref().and_then(Verdict::solution);
        match job.format {
            _ if kind.is_some_and(|kind| kind != PictureKind::Text) => {
                picture(job, args, solution, step.as_ref())?;
            }
            Format::Text if job.style.is_drawn => draw(job, args, solution, step.as_ref())?,
            Format::Text => {
                let text = match solution {
                    Some(solution) => job.puzzle.with_givens(filled(solution)).text(),
                    None => job.puzzle.text(),
                };
                job.sink.put(&ended(text))?;
            }
            _ => {
                let line = match solution {
                    Some(solution) => job.puzzle.solution_line(solution),
                    None => job.puzzle.line(),
                };
                job.sink.line(&line)?;
            }
        }
        if let Some(why) = verdict.as_ref().and_then(|verdict| complaint(job, verdict)) {
            job.note(why)?;
        }
        Ok(exit)
    })
}

/// The message if the solution is not unique or does not exist.
fn complaint(job: &Job, verdict: &Verdict) -> Option<String> {
    match verdict {
        Verdict::Unique(_) => None,
        Verdict::Several(..) => Some(texts().get("verdict.shown").into_owned()),
        Verdict::None => Some(texts().get("verdict.no-solution").into_owned()),
        Verdict::OutOfBudget(_) => {
            Some(phrase("cli-solve.not-solved", &[("why", job.watch.why().into())]))
        }
    }
}

/// A step of the explanation, its number, and the position before it.
struct Found {
    number: u64,
    position: Position,
    step: Step,
}

/// Finds a step by its number, with the position after all earlier steps.
fn find_step(job: &mut Job, number: u64) -> Result<Found> {
    let explanation = explain(&*job.puzzle, &StepQuery::default(), &mut job.watch.budget);
    let mut position = Position::of(&*job.puzzle);
    let n_steps = explanation.steps.len();
    for (i, step) in (1..).zip(explanation.steps) {
        if i == number {
            return Ok(Found { number, position, step });
        }
        // Even a step that leads to a contradiction is shown.
        let _ = position.apply(&*job.puzzle, &step);
    }
    let sentence = format!("--step {number}: expected at most {n_steps}, the steps there are");
    Err(Complaint::bad(sentence).into())
}

/// The marks drawn on the puzzle.
fn marks(puzzle: &dyn Puzzle, args: &ShowArgs, solution: Option<&Vec<Value>>) -> Marks {
    match solution {
        Some(solution) => Marks::with(filled(solution)),
        None if args.marks => {
            Marks::with_candidates(&Position::noted(puzzle, &puzzle.board().givens))
        }
        None => Marks::of(puzzle.board()),
    }
}

/// The text about a step: its technique, reason and move.
fn reason(puzzle: &dyn Puzzle, found: &Found) -> String {
    let name = texts().technique(puzzle.info(), found.step.technique);
    let reason = texts().full(puzzle, &found.step);
    let number = found.number.to_string();
    let args = [("number", number.into()), ("name", name.into()), ("reason", reason.into())];
    phrase("cli-solve.step", &args)
}

fn picture(
    job: &mut Job,
    args: &ShowArgs,
    solution: Option<&Vec<Value>>,
    step: Option<&Found>,
) -> Result<()> {
    let puzzle = &*job.puzzle;
    let scene = match step {
        Some(found) => job.style.step_scene(puzzle, &found.position, &found.step)?,
        None => job.style.scene(puzzle, marks(puzzle, args, solution))?,
    };
    let mut style = PictureStyle { theme: args.theme.theme, ..describe(puzzle) };
    match (step, solution) {
        (Some(found), _) => style.description = reason(puzzle, found),
        (None, Some(_)) => {
            let family = [("family", style.title.as_str().into())];
            style.title = phrase("cli-solve.the-solution", &family);
        }
        (None, None) => (),
    }
    let kind = args.kind().unwrap_or(PictureKind::Svg);
    image::write(kind, &scene, &style, args.pixels(), &mut job.sink)
}

fn draw(
    job: &mut Job,
    args: &ShowArgs,
    solution: Option<&Vec<Value>>,
    step: Option<&Found>,
) -> Result<()> {
    let puzzle = &*job.puzzle;
    let picture = match step {
        Some(found) => job.style.step_picture(puzzle, &found.position, &found.step)?,
        None => job.style.picture(puzzle, marks(puzzle, args, solution))?,
    };
    let line = match step {
        Some(found) => reason(puzzle, found),
        None => caption(job.recipe.as_deref(), puzzle, &job.limits),
    };
    job.sink.put(&picture)?;
    job.sink.line(&job.style.dim(&line))
}
