//! `count`: how many solutions there are.

use anyhow::Result;
use gridwright::{Count, Puzzle, count};
use serde_json::json;

use super::job::{Setup, with_puzzle};
use crate::args::{CountArgs, Format};
use crate::batch::{self, Answer, BatchJob};
use crate::complaint::Exit;
use crate::json;

pub(super) fn run(args: &CountArgs) -> Result<Exit> {
    let limit = args.limit();
    if let Some(job) = BatchJob::of(&args.common, &args.batch, &args.reduce) {
        let format = args.common.output.format(Format::Line);
        return batch::run(&job, "count", format, None, |puzzle, _, watch| {
            let n = count(puzzle, limit, &mut watch.budget);
            match format {
                Format::Json | Format::Jsonl => Answer::object(answer(puzzle, &n), exit_of(&n)),
                Format::Text | Format::Line | Format::Tsv => {
                    Answer { line: n.to_string(), exit: exit_of(&n) }
                }
            }
        });
    }
    with_puzzle(Setup::of(&args.common).reduced(&args.reduce), |job| {
        let n = count(&*job.puzzle, limit, &mut job.watch.budget);
        match job.format {
            Format::Json | Format::Jsonl => {
                json::write(&mut job.sink, answer(&*job.puzzle, &n), job.format)?;
            }
            Format::Text | Format::Line | Format::Tsv => job.sink.line(&n.to_string())?,
        }
        if let Count::OutOfBudget(_) = n {
            job.say(format!("{}: there may be more solutions", job.watch.why()))?;
        }
        Ok(exit_of(&n))
    })
}

/// A number that no machine word holds is written as a string, which readers cannot round.
fn answer(puzzle: &dyn Puzzle, n: &Count) -> json::Object {
    let (number, end) = match n {
        Count::Exactly(n) => {
            (u64::try_from(n).map_or_else(|_| json!(n.to_string()), |n| json!(n)), "exact")
        }
        Count::AtLeast(n) => (json!(n), "limit"),
        Count::OutOfBudget(n) => (json!(n), "out-of-budget"),
    };
    json::with(json::about("count", puzzle), json!({ "count": number, "end": end }))
}

fn exit_of(n: &Count) -> Exit {
    match n {
        Count::Exactly(_) | Count::AtLeast(_) => Exit::Done,
        Count::OutOfBudget(_) => Exit::Spent,
    }
}
