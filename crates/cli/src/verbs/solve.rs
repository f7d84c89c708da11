//! `solve`: finds the solution, and whether it is the only one.

use anyhow::Result;
use gridwright::contract::LineAnswer;
use gridwright::scene::{Marks, Role};
use gridwright::{Board, Site, Solution, StepQuery, Verdict, explain, solve};
use gridwright_api::{Request, SolveRequest};

use super::job::{Job, Setup, ask, with_puzzle};
use super::phrases::step_lines;
use crate::args::{Format, SolveArgs};
use crate::batch::{self, Answer, BatchJob};
use crate::complaint::{Status, status_of_verdict};
use crate::draw::filled;
use crate::words::{phrase, texts};

pub(super) fn run(args: &SolveArgs) -> Result<Status> {
    if let Some(job) = BatchJob::of(&args.common, &args.batch, &args.reduce) {
        let job = job.with_card(args.card.check());
        let format = args.common.output.format(Format::Line);
        if format.is_json() {
            return batch::ask(&job, |puzzle| Request::Solve(SolveRequest::new(puzzle)));
        }
        let quick = (format == Format::Line).then_some(line_of as batch::Quick);
        return batch::run(&job, format, quick, |puzzle, _, watch| {
            let verdict = solve(puzzle, &mut watch.budget);
            let line = match &verdict {
                Verdict::Unique(solution) => puzzle.solution_line(solution),
                other => other.name().to_owned(),
            };
            Answer { line, exit: status_of_verdict(&verdict) }
        });
    }
    let is_verbose = args.common.verbose;
    let setup = Setup::of(&args.common).drawn(&args.drawing).reduced(&args.reduce);
    if args.common.output.format(Format::Text).is_json() {
        return ask(setup, |puzzle| {
            let mut request = SolveRequest::new(puzzle);
            request.steps = is_verbose;
            Ok(Request::Solve(request))
        });
    }
    with_puzzle(setup, |job| {
        let explanation = is_verbose
            .then(|| explain(&*job.puzzle, &StepQuery::default(), &mut job.watch.budget.clone()));
        let verdict = solve(&*job.puzzle, &mut job.watch.budget);
        let steps = explanation.map_or(Vec::new(), |explanation| explanation.steps);
        if job.format == Format::Text {
            let mark = if job.style.is_drawn { "" } else { "# " };
            for line in step_lines(&*job.puzzle, &steps, &job.style) {
                job.sink.line(&format!("{mark}{line}"))?;
            }
            draw(job, &verdict)?;
        } else {
            for solution in found(&verdict) {
                job.sink.line(&job.puzzle.solution_line(solution))?;
            }
        }
        conclude(job, &verdict)?;
        Ok(status_of_verdict(&verdict))
    })
}

/// The output for a line that its family answered in a batch.
fn line_of(answer: LineAnswer<'_>) -> Option<(&str, Status)> {
    Some(match answer {
        LineAnswer::Unique(solution) => (solution, Status::Done),
        LineAnswer::Several => ("several", Status::No),
        LineAnswer::None => ("none", Status::No),
    })
}

/// Writes the solutions as pictures, or as text that can be read again.
fn draw(job: &mut Job, verdict: &Verdict) -> Result<()> {
    let solutions = found(verdict);
    // The first difference between two solutions is highlighted.
    let lights: Vec<(Site, Role)> = match verdict {
        Verdict::Several(first, second) => {
            vec![(difference(job.puzzle.board(), first, second), Role::Hint)]
        }
        Verdict::Unique(_) | Verdict::None | Verdict::OutOfBudget(_) => Vec::new(),
    };
    for (i, solution) in solutions.iter().enumerate() {
        if i > 0 {
            job.sink.line("")?;
        }
        if solutions.len() > 1 && !job.style.is_drawn {
            let number = [("number", (i + 1).into())];
            job.sink.line(&format!("# {}", phrase("cli-solve.number", &number)))?;
        }
        let board = if job.style.is_drawn {
            let marks = Marks { lights: lights.clone(), ..Marks::with(filled(solution)) };
            job.style.picture(&*job.puzzle, marks)?
        } else {
            job.style.board(&*job.puzzle, &filled(solution))?
        };
        job.sink.put(&board)?;
    }
    if job.style.is_drawn && matches!(verdict, Verdict::Unique(_)) {
        job.sink.line(&job.style.dim(&texts().get("cli-solve.only")))?;
    }
    Ok(())
}

/// Reports why there is not exactly one solution.
fn conclude(job: &mut Job, verdict: &Verdict) -> Result<()> {
    let why = job.watch.why();
    match verdict {
        Verdict::Unique(_) => Ok(()),
        Verdict::Several(first, second) => {
            let board = job.puzzle.board();
            let place = board.site_name(difference(board, first, second));
            job.note(texts().with("verdict.differ", &[("place", place.into())]))
        }
        Verdict::None => {
            let sentence = job.with_culprits(&texts().get("verdict.no-solution"));
            job.note(sentence)
        }
        Verdict::OutOfBudget(None) => job.note(phrase("cli-solve.not-yet", &[("why", why.into())])),
        Verdict::OutOfBudget(Some(_)) => {
            job.note(phrase("cli-solve.not-whether-only", &[("why", why.into())]))
        }
    }
}

fn found(verdict: &Verdict) -> Vec<&Solution> {
    match verdict {
        Verdict::Several(first, second) => vec![first, second],
        Verdict::Unique(_) | Verdict::None | Verdict::OutOfBudget(_) => {
            verdict.solution().into_iter().collect()
        }
    }
}

/// The first site where two solutions differ.
fn difference(board: &Board, first: &Solution, second: &Solution) -> Site {
    let differs = |site: &Site| first[site.index()] != second[site.index()];
    board.all_sites().find(differs).expect("witnesses differ")
}
