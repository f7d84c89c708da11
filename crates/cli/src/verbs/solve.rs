//! `solve`: the solution, and whether it is the only one.

use anyhow::Result;
use clap::{ArgMatches, Command};
use gridwright::{
    Board, Budget, Family, LineAnswer, Marks, Position, Puzzle, Role, Site, Solution, Step,
    Verdict, explain, solve,
};
use serde_json::{Value as Json, json};

use super::explain::step_lines;
use super::{Job, on_a_drawn_puzzle, with_puzzle};
use crate::args::{self, Format, example_id, first_family, format, is_set};
use crate::batch::{self, Answer};
use crate::complaint::Exit;
use crate::draw::filled;
use crate::json;

pub(super) fn command() -> Command {
    let (id, example) = (first_family().id, example_id());
    let command = on_a_drawn_puzzle(
        "Solve a puzzle and say whether the solution is the only one",
        "Show every step of the reasoning before the solution",
    );
    args::batch(
        args::reduce(command),
        "the solution in one line, or 'none', 'several' or 'out-of-budget'",
    )
    .long_about(
        "Solve a puzzle and say whether the solution is the only one.\n\n\
         The exit code is 0 if there is exactly one solution. If there are several, two are \
         shown, and the first place where they differ is named. With -v the steps that a person \
         could take come first; in a pipe they are comments, so that the whole can be read again.\n\n\
         --format line writes the solution alone in one line (two lines if there are several, \
         nothing if there is none).",
    )
    .after_long_help(format!(
        "\
Examples:
  gridwright solve {example}
  gridwright generate {id} | gridwright solve -v
  gridwright solve -f puzzle.txt --format line
  gridwright solve {id} --batch puzzles.txt --threads 4 -o solutions.txt"
    ))
}

pub(super) fn run(asked: &ArgMatches) -> Result<Exit> {
    if batch::is_asked(asked) {
        let format = format(asked, Format::Line);
        let quick = (format == Format::Line).then_some(quickly as batch::Quick);
        return batch::run(asked, "solve", format, quick, |puzzle, _, watch| {
            let verdict = solve(puzzle, &mut watch.budget);
            let exit = exit_of(&verdict);
            match (format, &verdict) {
                (Format::Json | Format::Jsonl, _) => Answer::object(answer(puzzle, &verdict), exit),
                (_, Verdict::Unique(solution)) => {
                    Answer { line: puzzle.solution_line(solution), exit }
                }
                (_, _) => Answer { line: verdict.word().to_owned(), exit },
            }
        });
    }
    with_puzzle(asked, |job| {
        let is_verbose = is_set(asked, "verbose");
        let explanation = is_verbose.then(|| explain(&*job.puzzle, &mut job.watch.budget.clone()));
        let verdict = solve(&*job.puzzle, &mut job.watch.budget);
        let steps = explanation.map_or(Vec::new(), |explanation| explanation.steps);
        match job.format {
            Format::Json | Format::Jsonl => {
                let mut answer = answer(&*job.puzzle, &verdict);
                if verdict == Verdict::None {
                    answer.insert("culprits".to_owned(), culprits(job).into());
                }
                if is_verbose {
                    let steps = told(&*job.puzzle, &steps);
                    answer.insert("steps".to_owned(), steps);
                }
                json::write(&mut job.sink, answer, job.format)?;
            }
            Format::Line | Format::Tsv => {
                for solution in found(&verdict) {
                    job.sink.line(&job.puzzle.solution_line(solution))?;
                }
            }
            Format::Text => {
                let mark = if job.style.is_drawn { "" } else { "# " };
                for line in step_lines(&*job.puzzle, &steps, &job.style) {
                    job.sink.line(&format!("{mark}{line}"))?;
                }
                draw(job, &verdict)?;
            }
        }
        conclude(job, &verdict)?;
        Ok(exit_of(&verdict))
    })
}

/// The steps as data, each in the position it was taken in.
fn told(puzzle: &dyn Puzzle, steps: &[Step]) -> Json {
    let mut position = Position::of(puzzle);
    let one = |step: &Step| {
        let told = json::step(puzzle, &position, step);
        // The last step of a contradiction leaves some site without candidates.
        let _ = position.apply(puzzle, step);
        told
    };
    steps.iter().map(one).collect()
}

/// What a family says of many lines at once.
fn quickly(
    family: &'static dyn Family,
    lines: &[&str],
    budget: &mut Budget,
) -> Option<Vec<Option<Answer>>> {
    let answer = |answer: LineAnswer| match answer {
        LineAnswer::Unique(line) => Answer { line, exit: Exit::Done },
        LineAnswer::Several => Answer { line: "several".to_owned(), exit: Exit::No },
        LineAnswer::None => Answer { line: "none".to_owned(), exit: Exit::No },
    };
    let answers = family.solve_lines(lines, budget)?;
    Some(answers.into_iter().map(|known| known.map(answer)).collect())
}

/// The solutions as pictures, or as text that reads again.
fn draw(job: &mut Job<'_>, verdict: &Verdict) -> Result<()> {
    let solutions = found(verdict);
    // Two solutions are told apart where they first differ.
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
            job.sink.line(&format!("# solution {}", i + 1))?;
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
        job.sink.line(&job.style.dim("the only solution"))?;
    }
    Ok(())
}

/// Says why there is not just one solution.
fn conclude(job: &mut Job<'_>, verdict: &Verdict) -> Result<()> {
    let why = job.watch.why();
    match verdict {
        Verdict::Unique(_) => Ok(()),
        Verdict::Several(first, second) => {
            let board = job.puzzle.board();
            let place = board.site_name(difference(board, first, second));
            job.say(format!(
                "the puzzle has more than one solution; these two first differ at {place}"
            ))
        }
        Verdict::None => {
            let sentence = with_culprits(job, "the puzzle has no solution");
            job.say(sentence)
        }
        Verdict::OutOfBudget(None) => job.say(format!("{why}: no solution found yet")),
        Verdict::OutOfBudget(Some(_)) => {
            job.say(format!("{why}: a solution was found, but not whether it is the only one"))
        }
    }
}

/// What could be at fault that there is no solution, as far as it is quickly found.
fn culprits(job: &Job<'_>) -> Vec<String> {
    job.puzzle.culprits(&mut job.limits.start_briefly().budget)
}

/// That there is no solution, and what could be at fault.
pub(super) fn with_culprits(job: &Job<'_>, sentence: &str) -> String {
    let mut parts = culprits(job);
    parts.insert(0, sentence.to_owned());
    parts.join("; ")
}

fn found(verdict: &Verdict) -> Vec<&Solution> {
    match verdict {
        Verdict::Several(first, second) => vec![first, second],
        Verdict::Unique(_) | Verdict::None | Verdict::OutOfBudget(_) => {
            verdict.solution().into_iter().collect()
        }
    }
}

fn answer(puzzle: &dyn Puzzle, verdict: &Verdict) -> json::Object {
    let second = match verdict {
        Verdict::Several(first, second) => json!({
            "second": puzzle.solution_line(second),
            "differ_at": puzzle.board().site_name(difference(puzzle.board(), first, second)),
        }),
        Verdict::Unique(_) | Verdict::None | Verdict::OutOfBudget(_) => json!({}),
    };
    let answer = json::with(
        json::about("solve", puzzle),
        json!({
            "verdict": verdict.word(),
            "solution": json::solution(puzzle, verdict.solution()),
        }),
    );
    json::with(answer, second)
}

/// The first site where two solutions differ.
fn difference(board: &Board, first: &Solution, second: &Solution) -> Site {
    let differs = |site: &Site| first[site.index()] != second[site.index()];
    board.all_sites().find(differs).expect("witnesses differ")
}

/// The exit code that goes with a verdict.
pub(super) fn exit_of(verdict: &Verdict) -> Exit {
    match verdict {
        Verdict::Unique(_) => Exit::Done,
        Verdict::Several(..) | Verdict::None => Exit::No,
        Verdict::OutOfBudget(_) => Exit::Spent,
    }
}
