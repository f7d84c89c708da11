//! Checks explanations.

use gridwright::contract::Solver;
use gridwright::documents::open_document;
use gridwright::{Budget, board_id};
use gridwright_proof::{Outcome, Proof, verify};
use gridwright_wire::{
    ErrorAnswer, ErrorCode, VerifyProofAnswer, VerifyProofOutcome, VerifyProofRequest,
};

use crate::error::{open_error, parse_error};

/// Checks an explanation step by step.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, ExplainRequest, VerifyProofRequest, explain, verify_proof};
/// let mut budget = Budget::unlimited();
/// let proof = explain(&ExplainRequest::new("cirth:12....3.."), &mut budget).unwrap();
/// let answer = verify_proof(&VerifyProofRequest::new(proof), &mut budget).unwrap();
/// assert_eq!(answer.outcome.name(), "unique");
/// ```
pub fn verify_proof(
    request: &VerifyProofRequest,
    budget: &mut Budget,
) -> Result<VerifyProofAnswer, ErrorAnswer> {
    let puzzle = open_document(&request.proof.puzzle).map_err(|error| open_error(&error))?;
    let proof = Proof::read(&*puzzle, &request.proof);
    let proof = proof.map_err(|error| parse_error(ErrorCode::BadProof, &error))?;
    let report = verify(&*puzzle, &proof, Solver::worth_of, budget);
    let outcome = match report.outcome {
        Outcome::Unique(_) => VerifyProofOutcome::Unique,
        Outcome::IfUnique(_) => VerifyProofOutcome::IfUnique,
        Outcome::NoSolution => VerifyProofOutcome::NoSolution,
        Outcome::Open(_) => VerifyProofOutcome::Incomplete,
        Outcome::Refused(..) => VerifyProofOutcome::Refused,
        Outcome::OutOfBudget(_) => VerifyProofOutcome::OutOfBudget,
    };
    let mut answer = VerifyProofAnswer::new(outcome, puzzle.info().id, board_id(&*puzzle));
    match &report.outcome {
        Outcome::Unique(solution) | Outcome::IfUnique(solution) => {
            answer.solution = Some(puzzle.solution_line(solution));
        }
        Outcome::Refused(at, why) => {
            (answer.step, answer.why) = (Some(at + 1), Some(why.clone()));
        }
        Outcome::OutOfBudget(at) => answer.step = Some(at + 1),
        Outcome::NoSolution | Outcome::Open(_) => (),
    }
    answer.steps = proof.steps.len();
    answer.shown = report.n_shown;
    answer.assuming_one_solution = report.n_assuming_one;
    answer.certificate_clauses = report.n_clauses;
    Ok(answer)
}
