//! `show`: draw a puzzle.

use anyhow::Result;
use clap::{Arg, ArgAction, ArgMatches, Command};
use gridwright::{Marks, Mask, PROFILES, Position, Puzzle, Value, Verdict, rate, solve};

use super::solve::exit_of;
use super::{Job, on_a_drawn_puzzle, with_puzzle};
use crate::args::{self, Format, example_id, is_set};
use crate::complaint::Exit;
use crate::draw::{ended, filled};
use crate::json;
use crate::limits::Limits;

pub(super) fn command() -> Command {
    let example = example_id();
    let flag = |name: &'static str, help: &'static str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(help).help_heading("Output")
    };
    args::reduce(on_a_drawn_puzzle("Draw a puzzle", "Say how much work it was"))
        .arg(flag("solution", "Show the solution"))
        .arg(flag("notes", "Show what each open place can still hold; asks for a picture"))
        .arg(flag("picture", "Draw even where the output is not a terminal"))
        .long_about(
            "Draw a puzzle.\n\n\
             On a terminal it is a picture. A pipe or a file gets text that can be read again, \
             unless --picture or a way of drawing (--ascii, --color always, --symbols, --notes) \
             asks for one.",
        )
        .after_long_help(format!(
            "\
Examples:
  gridwright show {example}
  gridwright show -f puzzle.txt --solution --ascii
  gridwright show {example} --notes"
        ))
}

pub(super) fn run(asked: &ArgMatches) -> Result<Exit> {
    with_puzzle(asked, |job| {
        job.style.is_drawn |= is_set(asked, "notes");
        let verdict = is_set(asked, "solution").then(|| solve(&*job.puzzle, &mut job.watch.budget));
        let exit = verdict.as_ref().map_or(Exit::Done, exit_of);
        let solution = verdict.as_ref().and_then(Verdict::solution);
        match job.format {
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
            Format::Text if job.style.is_drawn => draw(job, solution)?,
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

fn draw(job: &mut Job<'_>, solution: Option<&Vec<Value>>) -> Result<()> {
    let puzzle = &*job.puzzle;
    let mut marks = match solution {
        Some(solution) => Marks::with(filled(solution)),
        None => Marks::of(puzzle.board()),
    };
    if is_set(job.asked, "notes") {
        let position = Position::of(puzzle);
        let notes = puzzle.board().all_sites().map(|site| match position.is_open(site) {
            true => position.at(site),
            false => Mask::EMPTY,
        });
        marks.notes = notes.collect();
    }
    job.sink.put(&job.style.picture(puzzle, marks)?)?;
    let line = caption(job.recipe.as_deref(), puzzle, &job.limits);
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
