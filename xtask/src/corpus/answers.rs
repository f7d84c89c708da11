//! Checks that the program finds the right number of solutions, and the right solution.

use anyhow::Result;

use super::layout::{Case, without_blanks};
use super::program::Program;

/// The first difference between the program's answer and the expected one; `None` if there is none.
pub(crate) fn difference(program: &Program, family: &str, case: &Case) -> Result<Option<String>> {
    let file = program.file_of(&case.puzzle)?;
    let limit = limit(case.n_solutions).to_string();
    let reply = program.call(&["count", family, "-f", &file, "--limit", &limit])?;
    if let Some(difference) = count_difference(case, reply.gist()) {
        return Ok(Some(difference));
    }
    if case.n_solutions != 1 || case.solution.is_none() {
        return Ok(None);
    }
    let reply = program.call(&["solve", family, "-f", &file, "--format", "line"])?;
    Ok(solution_difference(case, reply.gist()))
}

/// One more than the expected number, so that the program can confirm that there are no more.
fn limit(n_solutions: u64) -> u64 {
    (n_solutions + 1).max(2)
}

fn count_difference(case: &Case, answer: &str) -> Option<String> {
    let expected = case.n_solutions.to_string();
    (answer != expected).then(|| format!("expected {expected} solutions, got {answer}"))
}

fn solution_difference(case: &Case, answer: &str) -> Option<String> {
    let expected = case.solution.as_ref()?;
    (without_blanks(answer) != *expected)
        .then(|| format!("expected the solution {expected}, got {answer}"))
}

#[cfg(test)]
mod tests {
    use super::super::layout::PuzzleText;
    use super::*;

    fn case(n_solutions: u64, solution: Option<&str>) -> Case {
        Case {
            id: "a".to_owned(),
            puzzle: PuzzleText::Inline(String::new()),
            n_solutions,
            solution: solution.map(str::to_owned),
        }
    }

    #[test]
    fn counts_must_be_exact() {
        assert_eq!(count_difference(&case(23, None), "23"), None);
        for answer in [">=23", "22", "error: line 1"] {
            let expected = format!("expected 23 solutions, got {answer}");
            assert_eq!(count_difference(&case(23, None), answer), Some(expected));
        }
        assert_eq!([0, 1, 23].map(limit), [2, 2, 24]);
    }

    #[test]
    fn solutions_may_have_blanks() {
        assert_eq!(solution_difference(&case(1, Some("ABCD")), "AB CD"), None);
        assert_eq!(solution_difference(&case(1, None), "AB CD"), None);
        assert_eq!(
            solution_difference(&case(1, Some("ABCD")), "ABDC"),
            Some("expected the solution ABCD, got ABDC".to_owned())
        );
    }
}
