//! `count`: how many solutions there are.

use anyhow::Result;
use clap::{ArgMatches, Command};
use gridwright::{Count, Puzzle, count};
use serde_json::json;

use super::{on_a_puzzle, with_puzzle};
use crate::args::{self, ANY, Format, example_id, first_family, format};
use crate::batch::{self, Answer};
use crate::complaint::Exit;
use crate::json;

pub(super) fn command() -> Command {
    let (id, example) = (first_family().id, example_id());
    let command =
        on_a_puzzle("Count the solutions, exactly, up to a limit", "Say how much work it was");
    args::batch(args::reduce(command), "the number")
        .arg(
            args::number("limit", "N", ANY, "Stop counting at N, and print >=N; 0 is no limit")
                .default_value("1000000")
                .help_heading("Limits"),
        )
        .long_about(
            "Count the solutions, exactly, up to a limit.\n\n\
             Prints the number alone: '12', or '>=1000000' when the limit was reached. When the \
             budget runs out, '>=N' says how many were found until then, and the exit code is 3.",
        )
        .after_long_help(format!(
            "\
Examples:
  gridwright count {example}
  gridwright count {id} -f puzzle.txt --limit 2
  gridwright count --batch puzzles.txt"
        ))
}

pub(super) fn run(asked: &ArgMatches) -> Result<Exit> {
    let limit = match asked.get_one::<u64>("limit") {
        Some(&limit) if limit > 0 => limit,
        _ => u64::MAX,
    };
    if batch::is_asked(asked) {
        let format = format(asked, Format::Line);
        return batch::run(asked, "count", format, None, |puzzle, _, watch| {
            let n = count(puzzle, limit, &mut watch.budget);
            match format {
                Format::Json | Format::Jsonl => Answer::object(answer(puzzle, &n), exit_of(&n)),
                Format::Text | Format::Line | Format::Tsv => {
                    Answer { line: n.to_string(), exit: exit_of(&n) }
                }
            }
        });
    }
    with_puzzle(asked, |job| {
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
