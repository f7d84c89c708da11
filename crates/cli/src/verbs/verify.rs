//! `verify-proof`: whether an explanation proves what it says.

use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use gridwright::{OpenError, Puzzle, from_json};
use gridwright_proof::{Outcome, Proof, Report, Way, verify};
use serde_json::{Value as Json, json};

use crate::args::{Format, VerifyProofArgs};
use crate::complaint::{Complaint, Exit, say};
use crate::input::read_proof;
use crate::json;
use crate::limits::Limits;
use crate::output::Sink;

pub(super) fn run(args: &VerifyProofArgs) -> Result<Exit> {
    let (puzzle, proof) = read(&args.proof)?;
    let mut sink = Sink::open(args.output.path())?;
    let limits = Limits::of(&args.limits);
    limits.arm();
    let mut watch = limits.start();
    let report = verify(&*puzzle, &proof, &mut watch.budget);
    let format = args.output.format(Format::Text);
    match format {
        Format::Json | Format::Jsonl => {
            json::write(&mut sink, answer(&*puzzle, &proof, &report), format)?;
        }
        Format::Line | Format::Tsv => sink.line(report.outcome.word())?,
        Format::Text => {
            if args.verbose {
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
