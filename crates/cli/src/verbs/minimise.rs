//! `minimise`: removes clues while the solution stays unique.

use std::sync::Arc;

use anyhow::Result;
use gridwright::clues::Keep;
use gridwright::{Clue, Info, Puzzle, Verdict, solve};
use gridwright_api::{MinimiseRequest, PuzzleInput, Request, keep_level};
use indicatif::{ProgressBar, ProgressStyle};

use super::job::{Setup, ask, with_puzzle};
use crate::args::{Format, KeepGoal, MinimiseArgs};
use crate::batch::{self, Answer, BatchJob};
use crate::complaint::{Status, status_of_verdict};
use crate::reduce::{Plan, refusal};
use crate::words::{in_words, phrase, texts};

pub(super) fn run(args: &MinimiseArgs) -> Result<Status> {
    let request = |puzzle: PuzzleInput| {
        let mut request = MinimiseRequest::new(puzzle);
        request.keep = Some(args.keep.to_string());
        request.clues = args.clues.map(|clues| clues as usize);
        request.seed = Some(args.seed.into());
        Request::Minimise(request)
    };
    if let Some(job) = BatchJob::whole(&args.common, &args.batch) {
        let format = args.common.output.format(Format::Line);
        if format.is_json() {
            return batch::ask(&job, request);
        }
        return batch::run(&job, format, None, |puzzle, _, watch| {
            let verdict = solve(puzzle, &mut watch.budget);
            let Verdict::Unique(solution) = &verdict else {
                return Answer {
                    line: verdict.name().to_owned(),
                    exit: status_of_verdict(&verdict),
                };
            };
            let carved = plan(args, puzzle).carve(puzzle, solution, &mut watch.budget);
            let exit = if carved.undecided == 0 { Status::Done } else { Status::Spent };
            Answer { line: carved.puzzle.line(), exit }
        });
    }
    let setup = Setup::of(&args.common).drawn(&args.drawing);
    if args.common.output.format(Format::Text).is_json() {
        return ask(setup, |puzzle| Ok(request(puzzle)));
    }
    with_puzzle(setup, |job| {
        let verdict = solve(&*job.puzzle, &mut job.watch.budget);
        let Verdict::Unique(solution) = &verdict else {
            let why = match verdict {
                Verdict::OutOfBudget(_) => {
                    phrase("cli-solve.not-solved-yet", &[("why", job.watch.why().into())])
                }
                _ => in_words(refusal(&verdict)),
            };
            job.note(why)?;
            return Ok(status_of_verdict(&verdict));
        };
        let printed = job.puzzle.clues();
        let n_clues = printed.len();
        let plan = plan(args, &*job.puzzle);
        let bar = bar(n_clues);
        let mut budget = job.watch.budget.clone().with_progress(Arc::new({
            let bar = bar.clone();
            move |done, _| bar.set_position(done as u64)
        }));
        let carved = plan.carve(&*job.puzzle, solution, &mut budget);
        bar.finish_and_clear();
        job.watch.budget = budget;
        let puzzle = &carved.puzzle;
        let left = n_clues - carved.n_less();
        let went = printed.iter().filter(|clue| carved.removed.contains(&clue.id));
        let went: Vec<String> = went.map(|clue| clue.name(job.puzzle.board())).collect();
        match job.format {
            Format::Text => {
                let board = job.style.board(&**puzzle, &puzzle.board().givens)?;
                job.sink.put(&board)?;
            }
            _ => job.sink.line(&puzzle.line())?,
        }
        if args.common.verbose && !went.is_empty() {
            job.note(phrase("cli-minimise.went", &[("clues", went.join(" ").into())]))?;
        }
        let names = |clues: &[Clue]| {
            let names: Vec<String> = clues.iter().map(|clue| clue.name(puzzle.board())).collect();
            names.join(" + ")
        };
        for (clue, parts) in carved.joined(&*job.puzzle) {
            let args = [("parts", names(&parts).into()), ("clue", names(&[clue]).into())];
            job.note(phrase("cli-minimise.joins", &args))?;
        }
        let n_gone = carved.removed.len();
        let mut args =
            vec![("gone", n_gone.into()), ("all", n_clues.into()), ("left", left.into())];
        let key = match carved.n_joined {
            0 => "cli-minimise.gone",
            n => {
                args.push(("joined", n.into()));
                "cli-minimise.joined"
            }
        };
        job.note(phrase(key, &args))?;
        if carved.undecided == 0 {
            return Ok(Status::Done);
        }
        let (why, n) = (job.watch.why(), carved.undecided);
        job.note(phrase("cli-minimise.undecided", &[("why", why.into()), ("n", n.into())]))?;
        Ok(Status::Spent)
    })
}

/// The plan for removing clues that the flags describe.
fn plan(args: &MinimiseArgs, puzzle: &dyn Puzzle) -> Plan {
    let clues = args.clues.map_or(0, |clues| clues as usize);
    Plan {
        keep: keep(args.keep, puzzle.info()),
        most: puzzle.clues().len().saturating_sub(clues),
        seed: args.seed,
    }
}

/// A progress bar on standard error; hidden unless that is a terminal.
fn bar(n_clues: usize) -> ProgressBar {
    let bar = ProgressBar::new(n_clues as u64);
    let (tried, left) = (texts().get("cli-minimise.tried"), texts().get("cli-run.progress-left"));
    let template = format!("{{bar:30}} {{pos}}/{{len}} {tried}, {{eta}} {left}");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style.progress_chars("=> "));
    }
    bar
}

fn keep(goal: KeepGoal, info: &Info) -> Keep {
    match goal {
        KeepGoal::Unique => Keep::Unique,
        KeepGoal::Propagation => Keep::Propagation,
        KeepGoal::Logic(level) => keep_level(info, level),
    }
}
