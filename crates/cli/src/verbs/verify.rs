//! `verify-proof`: whether an explanation proves what it says.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Result;
use clap::{Arg, ArgMatches, Command, value_parser};
use gridwright::{OpenError, Puzzle, from_json};
use gridwright_proof::{Outcome, Proof, Report, Way, verify};
use serde_json::{Value as Json, json};

use crate::args::{self, FORMATS, Format, example_id, is_set};
use crate::complaint::{Complaint, Exit, say};
use crate::input::read_proof;
use crate::json;
use crate::limits::Limits;
use crate::output::Sink;

pub(super) fn command() -> Command {
    let example = example_id();
    let command = Command::new("").about("Check an explanation step by step").arg(
        Arg::new("proof")
            .value_name("FILE")
            .value_parser(value_parser!(PathBuf))
            .default_value("-")
            .help("What 'gridwright explain --json' wrote; '-' is standard input"),
    );
    let command = args::verbose(command, "Say of each step how it was confirmed");
    let command = args::out(args::formats(command, FORMATS));
    args::limits(command, "0", "60")
        .long_about(
            "Check an explanation step by step.\n\n\
             The checker knows the rules of the puzzle and no techniques for finding steps. It starts \
             from the clues. A step by a simple rule is held against that rule, with the cells the \
             step names. For any other step it supposes the opposite and follows it until the rules \
             contradict it, and where that is not enough it searches all solutions with the opposite. \
             It says how many steps were confirmed in which way.\n\n\
             If all steps hold and the last place is filled, the solution is right and the only \
             one. The exit code is 0 if that (or that there is no solution) is proved, 1 if a step \
             does not follow or the steps do not reach the end, 2 if it is no explanation, and 3 if \
             it was not decided in time.",
        )
        .after_long_help(format!(
            "\
Examples:
  gridwright explain {example} --json | gridwright verify-proof
  gridwright verify-proof proof.json -v"
        ))
}

pub(super) fn run(asked: &ArgMatches) -> Result<Exit> {
    let path: &PathBuf = asked.get_one("proof").expect("it has a default");
    let (puzzle, proof) = read(path)?;
    let mut sink = Sink::open(asked.get_one("out"))?;
    let limits = Limits::of(asked);
    limits.arm();
    let mut watch = limits.start();
    let report = verify(&*puzzle, &proof, &mut watch.budget);
    let format = args::format(asked, Format::Text);
    match format {
        Format::Json | Format::Jsonl => {
            json::write(&mut sink, answer(&*puzzle, &proof, &report), format)?;
        }
        Format::Line | Format::Tsv => sink.line(report.outcome.word())?,
        Format::Text => {
            if is_set(asked, "verbose") {
                for (i, (way, step)) in report.ways.iter().zip(&proof.steps).enumerate() {
                    sink.line(&format!("{}. {}: {}", i + 1, step.name, way.words()))?;
                }
            }
            tell(&mut sink, &*puzzle, &proof, &report)?;
        }
    }
    if let Outcome::OutOfBudget(at) = report.outcome {
        sink.flush()?;
        say(format!("{}: step {} was not decided", watch.why(), at + 1));
    }
    sink.finish(match report.outcome {
        Outcome::Unique(_) | Outcome::NoSolution => Exit::Done,
        Outcome::Open(_) | Outcome::Refused(..) => Exit::No,
        Outcome::OutOfBudget(_) => Exit::Spent,
    })
}

fn read(path: &Path) -> Result<(Arc<dyn Puzzle>, Proof)> {
    let name = if path == Path::new("-") {
        "standard input".to_owned()
    } else {
        path.display().to_string()
    };
    let bad = |why: String| Complaint::bad(format!("{name}: {why}"));
    let text = read_proof(path)?;
    let json: Json = serde_json::from_str(&text)
        .map_err(|error| bad(format!("expected an explanation as JSON: {error}")))?;
    let object = json
        .as_object()
        .filter(|object| object.contains_key("steps"))
        .ok_or_else(|| bad("expected what 'gridwright explain --json' writes".to_owned()))?;
    let puzzle = from_json(object).map_err(|error: OpenError| bad(error.to_string()))?;
    let proof = Proof::read(&*puzzle, object).map_err(|error| bad(error.to_string()))?;
    Ok((puzzle, proof))
}

fn tell(sink: &mut Sink, puzzle: &dyn Puzzle, proof: &Proof, report: &Report) -> Result<()> {
    let n = proof.steps.len();
    let verdict = match &report.outcome {
        Outcome::Unique(solution) => {
            let line = puzzle.solution_line(solution);
            format!("proved: this is the solution, and there is no other\n{line}")
        }
        Outcome::NoSolution => "proved: there is no solution".to_owned(),
        Outcome::Open(open) => format!(
            "not proved: all {n} steps hold, but they end with {open} places still open ({})",
            proof.end
        ),
        Outcome::Refused(at, why) if *at == n => format!("refused: {why}"),
        Outcome::Refused(at, why) => format!("refused: step {} does not follow: {why}", at + 1),
        Outcome::OutOfBudget(_) => "not decided".to_owned(),
    };
    sink.line(&verdict)?;
    let ways = [Way::Rule, Way::Contradiction, Way::Search];
    let ways = ways.map(|way| format!("{} {}", report.count(way), way.words()));
    sink.line(&format!("{} of {n} steps confirmed: {}", report.ways.len(), ways.join(", ")))?;
    match report.n_assuming_one {
        0 => Ok(()),
        one_or_more => sink.line(&format!(
            "{one_or_more} of them argue that there is one solution; they were confirmed without that"
        )),
    }
}

fn answer(puzzle: &dyn Puzzle, proof: &Proof, report: &Report) -> json::Object {
    let (step, why) = match &report.outcome {
        Outcome::Refused(at, why) => (Json::from(at + 1), Json::from(why.as_str())),
        Outcome::OutOfBudget(at) => (Json::from(at + 1), Json::Null),
        Outcome::Unique(_) | Outcome::NoSolution | Outcome::Open(_) => (Json::Null, Json::Null),
    };
    let solution = match &report.outcome {
        Outcome::Unique(solution) => Some(solution),
        _ => None,
    };
    let fields = json!({
        "outcome": report.outcome.word(),
        "solution": json::solution(puzzle, solution),
        "steps": proof.steps.len(),
        "by_rule": report.count(Way::Rule),
        "by_contradiction": report.count(Way::Contradiction),
        "by_search": report.count(Way::Search),
        "assuming_one_solution": report.n_assuming_one,
        "step": step,
        "why": why,
    });
    json::with(json::about("verify-proof", puzzle), fields)
}
