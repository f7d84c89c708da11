//! `count`: counts solutions.

use anyhow::Result;
use gridwright::contract::LineAnswer;
use gridwright::{Count, count};
use gridwright_api::{CountRequest, PuzzleInput, Request};

use super::job::{Setup, ask, with_puzzle};
use crate::args::{CountArgs, Format};
use crate::batch::{self, Answer, BatchJob};
use crate::complaint::Status;
use crate::words::phrase;

pub(super) fn run(args: &CountArgs) -> Result<Status> {
    let limit = args.limit();
    let request = |puzzle: PuzzleInput| {
        let mut request = CountRequest::new(puzzle);
        request.limit = Some(limit);
        Request::Count(request)
    };
    if let Some(job) = BatchJob::of(&args.common, &args.batch, &args.reduce) {
        let job = job.with_card(args.card.check());
        let format = args.common.output.format(Format::Line);
        if format.is_json() {
            return batch::ask(&job, request);
        }
        // A family's batch solver finds one solution or none; several have to be counted.
        let quick = (format == Format::Line && limit >= 2).then_some(line_of as batch::Quick);
        return batch::run(&job, format, quick, |puzzle, _, watch| {
            let n = count(puzzle, limit, &mut watch.budget);
            Answer { line: n.to_string(), exit: exit_of(&n) }
        });
    }
    let setup = Setup::of(&args.common).reduced(&args.reduce);
    if args.common.output.format(Format::Text).is_json() {
        return ask(setup, |puzzle| Ok(request(puzzle)));
    }
    with_puzzle(setup, |job| {
        let n = count(&*job.puzzle, limit, &mut job.watch.budget);
        job.sink.line(&n.to_string())?;
        if let Count::OutOfBudget(_) = n {
            job.note(phrase("cli-count.more", &[("why", job.watch.why().into())]))?;
        }
        Ok(exit_of(&n))
    })
}

/// The output for a line that its family answered in a batch; `None` if there are several solutions
/// to count.
fn line_of(answer: LineAnswer<'_>) -> Option<(&str, Status)> {
    match answer {
        LineAnswer::Unique(_) => Some(("1", Status::Done)),
        LineAnswer::None => Some(("0", Status::Done)),
        LineAnswer::Several => None,
    }
}

fn exit_of(n: &Count) -> Status {
    match n {
        Count::Exactly(_) | Count::AtLeast(_) => Status::Done,
        Count::OutOfBudget(_) => Status::Spent,
    }
}
