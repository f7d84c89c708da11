//! `check`: which rules a board breaks, and whether it can still be solved.

use anyhow::Result;
use gridwright::scene::{Marks, Role};
use gridwright::{Budget, Puzzle, Value, Verdict, Violation, check, solve};
use gridwright_api::{CheckRequest, Request};

use super::job::{Job, Setup, ask, with_puzzle};
use super::phrases::violation_line;
use crate::args::{CheckArgs, Format};
use crate::batch::{self, Answer, BatchJob};
use crate::complaint::{Status, status_of_verdict};
use crate::words::{say, texts};

/// What can be said of a board.
enum Finding {
    Solved,
    Broken(Vec<Violation>),
    Open(Verdict),
}

impl Finding {
    fn name(&self) -> &'static str {
        match self {
            Finding::Solved => "solved",
            Finding::Broken(_) => "broken",
            Finding::Open(verdict) => verdict.name(),
        }
    }

    fn exit(&self) -> Status {
        match self {
            Finding::Solved => Status::Done,
            Finding::Broken(_) => Status::No,
            Finding::Open(verdict) => status_of_verdict(verdict),
        }
    }
}

pub(super) fn run(args: &CheckArgs) -> Result<Status> {
    if let Some(job) = BatchJob::whole(&args.common, &args.batch) {
        let format = args.common.output.format(Format::Line);
        if format.is_json() {
            return batch::ask(&job, |puzzle| Request::Check(CheckRequest::new(puzzle)));
        }
        return batch::run(&job, format, None, |puzzle, _, watch| {
            let finding = find(puzzle, &mut watch.budget);
            Answer { line: finding.name().to_owned(), exit: finding.exit() }
        });
    }
    let setup = Setup::of(&args.common).drawn(&args.drawing);
    if args.common.output.format(Format::Text).is_json() {
        return ask(setup, |puzzle| Ok(Request::Check(CheckRequest::new(puzzle))));
    }
    with_puzzle(setup, |job| {
        let finding = find(&*job.puzzle, &mut job.watch.budget);
        match job.format {
            Format::Text => report(job, &finding)?,
            _ => job.sink.line(finding.name())?,
        }
        if let Finding::Open(Verdict::OutOfBudget(_)) = finding {
            job.note(say("cli-check.out-of-budget", &[("why", job.watch.why().into())]))?;
        }
        Ok(finding.exit())
    })
}

fn find(puzzle: &dyn Puzzle, budget: &mut Budget) -> Finding {
    let givens = &puzzle.board().givens;
    let violations = check(puzzle, givens);
    let full: Option<Vec<Value>> = givens.iter().copied().collect();
    match full {
        _ if !violations.is_empty() => Finding::Broken(violations),
        Some(values) if puzzle.accepts(&values) => Finding::Solved,
        Some(_) => Finding::Open(Verdict::None),
        None => Finding::Open(solve(puzzle, budget)),
    }
}

fn report(job: &mut Job, finding: &Finding) -> Result<()> {
    let board = job.puzzle.board();
    if job.style.is_drawn {
        let mut marks = Marks::of(board);
        if let Finding::Broken(violations) = finding {
            let at_fault = violations.iter().flat_map(|violation| &violation.sites);
            marks.lights = at_fault.map(|&site| (site, Role::Error)).collect();
        }
        let picture = job.style.picture(&*job.puzzle, marks)?;
        job.sink.put(&picture)?;
    }
    let text = match finding {
        Finding::Solved => texts().get("cli-check.solved").into_owned(),
        Finding::Broken(violations) => {
            let lines: Vec<String> = violations
                .iter()
                .map(|violation| violation_line(&*job.puzzle, &board.givens, violation))
                .collect();
            lines.join("\n")
        }
        Finding::Open(verdict) => {
            let left = match verdict {
                Verdict::Unique(_) => texts().get("cli-check.one").into_owned(),
                Verdict::Several(..) => texts().get("cli-check.several").into_owned(),
                Verdict::None => job.with_culprits(&texts().get("cli-check.none")),
                Verdict::OutOfBudget(_) => texts().get("cli-check.undecided").into_owned(),
            };
            let (filled, all) = (board.n_givens(), board.n_sites());
            let args = [("filled", filled.into()), ("all", all.into()), ("left", left.into())];
            say("cli-check.open", &args)
        }
    };
    job.sink.line(&text)
}
