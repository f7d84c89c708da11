//! `check`: finds the rules that a board breaks, and whether it can still be solved.

use anyhow::Result;
use gridwright::game::Standing;
use gridwright::scene::Role;
use gridwright::{Session, Site, Verdict};
use gridwright_api::{CheckRequest, PositionInput, Request};

use super::hint::{batch_game, expect_no_position, game, position_text};
use super::job::{Job, Setup, ask, with_play};
use super::phrases::violation_line;
use crate::args::{CheckArgs, Format};
use crate::batch::{self, Answer, Batch, BatchJob};
use crate::complaint::{Status, status_of_verdict};
use crate::words::{phrase, texts};

pub(super) fn run(args: &CheckArgs) -> Result<Status> {
    if let Some(job) = BatchJob::whole(&args.common, &args.batch) {
        return run_batch(&job, args);
    }
    let position = args.position.position.as_deref();
    let setup = Setup::of(&args.common).drawn(&args.drawing);
    if args.common.output.format(Format::Text).is_json() {
        return ask(setup, |puzzle| {
            let mut request = CheckRequest::new(puzzle);
            request.position = position.map(position_text).transpose()?.map(PositionInput::Text);
            Ok(Request::Check(request))
        });
    }
    with_play(setup, |job| {
        let game = game(job, position)?;
        let standing = game.standing(&mut job.watch.budget);
        match job.format {
            Format::Text => report(job, &game, &standing)?,
            _ => job.sink.line(standing.name())?,
        }
        if let Standing::Open(Verdict::OutOfBudget(_)) = standing {
            job.note(phrase("cli-check.out-of-budget", &[("why", job.watch.why().into())]))?;
        }
        Ok(exit(&standing))
    })
}

/// Checks each puzzle together with the entries in it.
fn run_batch(job: &BatchJob<'_>, args: &CheckArgs) -> Result<Status> {
    expect_no_position(&args.position)?;
    let format = args.common.output.format(Format::Line);
    if format.is_json() {
        return batch::ask(job, |puzzle| Request::Check(CheckRequest::new(puzzle)));
    }
    batch::expect_lines(format)?;
    Batch { quick: None, is_brief: false, wrap: None }.run(job, None, |record, text, watch| {
        let standing = batch_game(record, text)?.standing(&mut watch.budget);
        Ok(Answer { line: standing.name().to_owned(), exit: exit(&standing) })
    })
}

fn exit(standing: &Standing) -> Status {
    match standing {
        Standing::Solved => Status::Done,
        Standing::Open(verdict) => status_of_verdict(verdict),
        _ => Status::No,
    }
}

fn report(job: &mut Job, game: &Session, standing: &Standing) -> Result<()> {
    if job.style.is_drawn {
        let mut marks = game.marks();
        let at_fault: Vec<Site> = match standing {
            Standing::Broken(violations) => {
                violations.iter().flat_map(|violation| violation.sites.clone()).collect()
            }
            Standing::Wrong { entries, notes } => [&entries[..], notes].concat(),
            _ => Vec::new(),
        };
        marks.lights = at_fault.into_iter().map(|site| (site, Role::Error)).collect();
        let picture = job.style.picture(&*job.puzzle, marks)?;
        job.sink.put(&picture)?;
    }
    let text = match standing {
        Standing::Solved => texts().get("cli-check.solved").into_owned(),
        Standing::Broken(violations) => {
            let line = |violation| violation_line(&*job.puzzle, game.values(), violation);
            violations.iter().map(line).collect::<Vec<String>>().join("\n")
        }
        Standing::Open(Verdict::Unique(_)) => still_open(job, game, &texts().get("cli-check.one")),
        Standing::Open(Verdict::Several(..)) => {
            still_open(job, game, &texts().get("cli-check.several"))
        }
        Standing::Open(Verdict::None) => {
            still_open(job, game, &job.with_culprits(&texts().get("cli-check.none")))
        }
        Standing::Open(Verdict::OutOfBudget(_)) => {
            still_open(job, game, &texts().get("cli-check.undecided"))
        }
        Standing::Wrong { entries, notes } => {
            let mut lines = vec![still_open(job, game, &texts().get("cli-check.none"))];
            for (key, sites) in [("hint.wrong", entries), ("hint.wrong-notes", notes)] {
                if !sites.is_empty() {
                    let places = texts().site_row(job.puzzle.board(), sites);
                    lines.push(texts().with(key, &[("places", places.into())]));
                }
            }
            lines.join("\n")
        }
        _ => still_open(job, game, &texts().get("cli-check.none")),
    };
    job.sink.line(&text)
}

/// The report for a board without broken rules: how much is filled, and `left`, the remaining
/// solutions.
fn still_open(job: &Job, game: &Session, left: &str) -> String {
    let filled = game.values().iter().flatten().count();
    let all = job.puzzle.board().n_sites();
    let args = [("filled", filled.into()), ("all", all.into()), ("left", left.to_owned().into())];
    phrase("cli-check.open", &args)
}
