//! `verify-proof`: checks whether an explanation proves its claims.

use std::path::Path;

use anyhow::Result;
use gridwright::Puzzle;
use gridwright::contract::Solver;
use gridwright::documents::open_document;
use gridwright_api::{
    Answer, ErrorAnswer, ErrorCode, ExplainAnswer, FormatName, Request, VerifyProofRequest,
    Version, open_error,
};
use gridwright_proof::{Outcome, Proof, Report, verify};
use serde::Deserialize;

use crate::answers;
use crate::args::{Format, VerifyProofArgs};
use crate::complaint::{Complaint, Status, remark};
use crate::input::{name_of, read_proof};
use crate::limits::Limits;
use crate::output::Sink;
use crate::words::{in_words, phrase, texts};

pub(super) fn run(args: &VerifyProofArgs) -> Result<Status> {
    let explanation = read(&args.proof)?;
    let mut sink = Sink::open(args.output.path())?;
    let limits = Limits::of(&args.limits);
    limits.arm();
    let mut watch = limits.start();
    let format = args.output.format(Format::Text);
    let bad = |mut error: ErrorAnswer| {
        error.detail = format!("{}: {}", name_of(&args.proof), error.detail);
        Complaint::of(error)
    };
    if format.is_json() {
        let request = Request::VerifyProof(Box::new(VerifyProofRequest::new(explanation)));
        let answer = match answers::answer(request, &mut watch.budget) {
            Answer::Error(error) => return Err(bad(error).into()),
            answer => answer,
        };
        let exit = answers::write(&mut sink, answer, format)?;
        sink.is_whole();
        return sink.finish(exit);
    }
    let puzzle = open_document(&explanation.puzzle).map_err(|error| bad(open_error(&error)))?;
    let proof = Proof::read(&*puzzle, &explanation)
        .map_err(|error| bad(ErrorAnswer::new(ErrorCode::BadProof, error.to_string())))?;
    let report = verify(&*puzzle, &proof, Solver::worth_of, &mut watch.budget);
    if format == Format::Text {
        if args.verbose {
            for (i, step) in explanation.steps.iter().take(report.n_shown).enumerate() {
                let args = [("number", (i + 1).into()), ("name", step.name.as_str().into())];
                sink.line(&phrase("cli-proof.shown-step", &args))?;
            }
        }
        write_report(&mut sink, &*puzzle, &proof, &report)?;
    } else {
        sink.line(report.outcome.name())?;
    }
    if let Outcome::OutOfBudget(at) = report.outcome {
        sink.flush()?;
        let args = [("why", watch.why().into()), ("number", (at + 1).into())];
        remark(phrase("cli-proof.not-decided-step", &args));
    }
    sink.finish(match report.outcome {
        Outcome::Unique(_) | Outcome::NoSolution => Status::Done,
        Outcome::IfUnique(_) | Outcome::Open(_) | Outcome::Refused(..) => Status::No,
        Outcome::OutOfBudget(_) => Status::Spent,
    })
}

/// Reads an explanation. It is not parsed as one of many kinds of answers, since that would need a
/// second copy of a long text.
fn read(path: &Path) -> Result<ExplainAnswer> {
    #[derive(Deserialize)]
    struct Envelope {
        #[serde(rename = "format")]
        _format: FormatName,
        #[serde(rename = "version")]
        _version: Version,
    }
    let text = read_proof(path)?;
    let explanation = serde_json::from_str::<Envelope>(&text)
        .and_then(|_| serde_json::from_str::<ExplainAnswer>(&text));
    let explanation = explanation.map_err(|error| {
        let expected = match error.is_data() {
            true => "expected what 'gridwright explain --json' writes",
            false => "expected an explanation as JSON",
        };
        let detail = format!("{}: {expected}: {error}", name_of(path));
        let mut answer = ErrorAnswer::new(ErrorCode::BadProof, detail);
        (answer.line, answer.column) = (Some(error.line()), Some(error.column()));
        Complaint::of(answer)
    })?;
    Ok(explanation)
}

fn write_report(
    sink: &mut Sink,
    puzzle: &dyn Puzzle,
    proof: &Proof<'_>,
    report: &Report,
) -> Result<()> {
    let n = proof.steps.len();
    let verdict = match &report.outcome {
        Outcome::Unique(solution) => {
            let line = puzzle.solution_line(solution);
            format!("{}\n{line}", texts().get("cli-proof.unique"))
        }
        Outcome::IfUnique(solution) => {
            let line = puzzle.solution_line(solution);
            format!("{}\n{line}", texts().get("cli-proof.if-unique"))
        }
        Outcome::NoSolution => texts().get("cli-proof.no-solution").into_owned(),
        Outcome::Open(open) => {
            let end = proof.answer.outcome.name();
            let args = [("n", n.into()), ("open", (*open).into()), ("end", end.into())];
            phrase("cli-proof.open", &args)
        }
        Outcome::Refused(at, why) => {
            let why = ("why", in_words(&why.to_string()).into());
            match *at == n {
                true => phrase("cli-proof.refused", &[why]),
                false => phrase("cli-proof.refused-step", &[("number", (at + 1).into()), why]),
            }
        }
        Outcome::OutOfBudget(_) => texts().get("cli-proof.undecided").into_owned(),
    };
    sink.line(&verdict)?;
    let args = [("shown", report.n_shown.into()), ("n", n.into())];
    sink.line(&phrase("cli-proof.shown", &args))?;
    if report.n_assuming_one > 0 {
        let n = report.n_assuming_one;
        sink.line(&phrase("cli-proof.assuming", &[("n", n.into())]))?;
    }
    match report.n_clauses {
        Some(n) => sink.line(&phrase("cli-proof.clauses", &[("n", n.into())])),
        None => Ok(()),
    }
}
