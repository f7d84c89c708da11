//! `show`: draw a puzzle.

use anyhow::Result;
use clap::{Arg, ArgAction, ArgMatches, Command};
use gridwright::{
    Marks, PROFILES, Position, Puzzle, Step, Value, Verdict, effects_words, explain, rate,
    sentence, solve,
};
use gridwright_render::PictureStyle;

use super::solve::exit_of;
use super::{Job, on_a_drawn_puzzle, with_puzzle};
use crate::args::{self, Format, example_id, is_set};
use crate::complaint::{Complaint, Exit};
use crate::draw::{ended, filled};
use crate::image::{self, Kind};
use crate::json;
use crate::limits::Limits;

pub(super) fn command() -> Command {
    let example = example_id();
    let flag = |name: &'static str, help: &'static str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(help).help_heading("Output")
    };
    let command = args::reduce(on_a_drawn_puzzle("Draw a puzzle", "Say how much work it was"));
    let command = image::kinds(command, &["text", "svg", "png", "pdf", "html"]);
    image::sizes(image::themes(command))
        .arg(flag("solution", "Show the solution"))
        .arg(
            flag("marks", "Show what each open place can still hold; asks for a picture")
                .alias("notes"),
        )
        .arg(
            args::number("step", "N", 1..=u64::MAX, "Show step N of the explanation")
                .conflicts_with("solution")
                .help_heading("Output"),
        )
        .arg(flag("picture", "Draw even where the output is not a terminal"))
        .long_about(
            "Draw a puzzle.\n\n\
             On a terminal it is a picture. A pipe or a file gets text that can be read again, \
             unless --picture or a way of drawing (--as, --ascii, --color always, --symbols, \
             --marks, --step) asks for one.\n\n\
             --as svg, png, pdf and html make files: a file that stands alone, with nothing loaded \
             from elsewhere. In the picture of a step, cells it looked at are outlined, what it \
             puts in is framed, notes that go are struck out, and arrows lead from note to note: \
             dashed where the second is ruled out.",
        )
        .after_long_help(format!(
            "\
Examples:
  gridwright show {example}
  gridwright show -f puzzle.txt --solution --ascii
  gridwright show {example} --marks
  gridwright show {example} --as svg -o puzzle.svg
  gridwright show {example} --as png --size 2000 --theme dark --solution -o solution.png
  gridwright show {example} --as pdf --step 3 -o step.pdf"
        ))
}

pub(super) fn run(asked: &ArgMatches) -> Result<Exit> {
    with_puzzle(asked, |job| {
        let kind = Kind::of(asked);
        kind.map_or(Ok(()), |kind| kind.check(&job.sink))?;
        let step = asked.get_one::<u64>("step").map(|&n| find_step(job, n)).transpose()?;
        job.style.is_drawn |= is_set(asked, "marks") || step.is_some() || kind.is_some();
        let verdict = is_set(asked, "solution").then(|| solve(&*job.puzzle, &mut job.watch.budget));
        let exit = verdict.as_ref().map_or(Exit::Done, exit_of);
        let solution = verdict.as_ref().and_then(Verdict::solution);
        match job.format {
            _ if kind.is_some_and(|kind| kind != Kind::Text) => {
                let kind = kind.expect("just seen");
                picture(job, kind, solution, step.as_ref())?;
            }
            Format::Json | Format::Jsonl => {
                let mut answer = json::puzzle("show", &*job.puzzle);
                if let Some(recipe) = &job.recipe {
                    answer.insert("recipe".to_owned(), recipe.as_str().into());
                }
                if verdict.is_some() {
                    let solution = json::solution(&*job.puzzle, solution);
                    answer.insert("solution".to_owned(), solution);
                }
                json::write(&mut job.sink, answer, job.format)?;
            }
            Format::Line | Format::Tsv => {
                let line = match solution {
                    Some(solution) => job.puzzle.solution_line(solution),
                    None => job.puzzle.line(),
                };
                job.sink.line(&line)?;
            }
            Format::Text if job.style.is_drawn => draw(job, solution, step.as_ref())?,
            Format::Text => {
                let text = match solution {
                    Some(solution) => job.puzzle.with_givens(filled(solution)).text(),
                    None => job.puzzle.text(),
                };
                job.sink.put(&ended(text))?;
            }
        }
        if let Some(why) = verdict.as_ref().and_then(|verdict| complaint(job, verdict)) {
            job.say(why)?;
        }
        Ok(exit)
    })
}

/// Why the solution is not the only one, or not there.
fn complaint(job: &Job<'_>, verdict: &Verdict) -> Option<String> {
    match verdict {
        Verdict::Unique(_) => None,
        Verdict::Several(..) => {
            Some("the puzzle has more than one solution; one of them is shown".to_owned())
        }
        Verdict::None => Some("the puzzle has no solution".to_owned()),
        Verdict::OutOfBudget(_) => Some(format!("{}: not solved", job.watch.why())),
    }
}

/// A step of the explanation, its number, and where it is taken.
struct Found {
    number: u64,
    position: Position,
    step: Step,
}

/// Takes all steps before the one asked for.
fn find_step(job: &mut Job<'_>, number: u64) -> Result<Found> {
    let explanation = explain(&*job.puzzle, &mut job.watch.budget);
    let mut position = Position::of(&*job.puzzle);
    let n_steps = explanation.steps.len();
    for (i, step) in (1..).zip(explanation.steps) {
        if i == number {
            return Ok(Found { number, position, step });
        }
        // Even a step that leads to a contradiction is shown as it was taken.
        let _ = position.apply(&*job.puzzle, &step);
    }
    let sentence = format!("--step {number}: expected at most {n_steps}, the steps there are");
    Err(Complaint::bad(sentence).into())
}

/// What is drawn on top of the bare puzzle.
fn marks(job: &Job<'_>, solution: Option<&Vec<Value>>, step: Option<&Found>) -> Marks {
    let puzzle = &*job.puzzle;
    match (step, solution) {
        (Some(found), _) => Marks::of_step(puzzle, &found.position, &found.step),
        (None, Some(solution)) => Marks::with(filled(solution)),
        (None, None) if is_set(job.asked, "marks") => Marks::with_candidates(&Position::of(puzzle)),
        (None, None) => Marks::of(puzzle.board()),
    }
}

/// The reason for a step and its move.
fn reason(puzzle: &dyn Puzzle, found: &Found) -> String {
    let (name, moves) = (found.step.technique.name, &found.step.finding.effects);
    let moves = effects_words(puzzle.board(), moves);
    format!("Step {}, {name}: {} {moves}", found.number, sentence(puzzle, &found.step))
}

fn picture(
    job: &mut Job<'_>,
    kind: Kind,
    solution: Option<&Vec<Value>>,
    step: Option<&Found>,
) -> Result<()> {
    let puzzle = &*job.puzzle;
    let scene = job.style.scene(puzzle, marks(job, solution, step))?;
    let mut style = PictureStyle { theme: image::theme(job.asked), ..describe(puzzle) };
    match (step, solution) {
        (Some(found), _) => style.description = reason(puzzle, found),
        (None, Some(_)) => style.title.push_str(", the solution"),
        (None, None) => (),
    }
    image::write(kind, &scene, &style, job.asked, &mut job.sink)
}

/// What a picture is of, for those who cannot see it.
pub(super) fn describe(puzzle: &dyn Puzzle) -> PictureStyle {
    let board = puzzle.board();
    let (rows, cols, clues) = (board.rows, board.cols, board.n_givens());
    PictureStyle {
        title: puzzle.info().name.to_owned(),
        description: format!("{rows} by {cols} with {clues} clues: {}", puzzle.line()),
        ..PictureStyle::default()
    }
}

fn draw(job: &mut Job<'_>, solution: Option<&Vec<Value>>, step: Option<&Found>) -> Result<()> {
    let puzzle = &*job.puzzle;
    let picture = job.style.picture(puzzle, marks(job, solution, step))?;
    let line = match step {
        Some(found) => reason(puzzle, found),
        None => caption(job.recipe.as_deref(), puzzle, &job.limits),
    };
    job.sink.put(&picture)?;
    job.sink.line(&job.style.dim(&line))
}

/// The line under a picture: what it is called, how many clues it has, and if that is quickly
/// found, how hard it is.
pub(super) fn caption(name: Option<&str>, puzzle: &dyn Puzzle, limits: &Limits) -> String {
    let rating = rate(puzzle, &PROFILES[0], &mut limits.start_briefly().budget);
    let level = rating.ok().map(|rating| rating.level.name());
    let clues = format!("{} clues", puzzle.board().n_givens());
    let parts = [Some(name.unwrap_or(puzzle.info().name)), Some(&clues), level];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
