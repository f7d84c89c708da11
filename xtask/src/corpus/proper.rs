//! Checks that every rated puzzle has exactly one solution, and that the solution keeps its clues.

use anyhow::Result;

use super::layout::{RATED_FAMILY, Rated};
use super::program::Program;

/// One line for each puzzle whose answer is not its unique solution.
pub(crate) fn differences(program: &Program, rated: &[Rated]) -> Result<Vec<String>> {
    let list: String = rated.iter().map(|rated| format!("{}\n", rated.puzzle)).collect();
    let file = program.write("rated.txt", &list)?;
    let file = file.to_string_lossy();
    let reply = program.call(&["solve", RATED_FAMILY, "--batch", &file])?;
    let mut answers = reply.stdout.lines();
    let mut differences = Vec::new();
    for Rated { puzzle, .. } in rated {
        let answer = answers.next().unwrap_or("nothing");
        if !solves(puzzle, answer) {
            differences.push(format!("{puzzle}: expected its one solution, found {answer}"));
        }
    }
    Ok(differences)
}

/// Whether a line fills in all gaps of a puzzle and changes nothing else.
fn solves(puzzle: &str, line: &str) -> bool {
    let keeps = |(clue, digit): (char, char)| {
        digit.is_ascii_digit() && digit != '0' && (clue == digit || clue == '.' || clue == '0')
    };
    puzzle.len() == line.len() && puzzle.chars().zip(line.chars()).all(keeps)
}

#[cfg(test)]
mod tests {
    use super::solves;

    #[test]
    fn a_solution_fills_the_gaps_and_keeps_the_clues() {
        assert!(solves("1.0", "123"));
        assert!(!solves("1.0", "223"));
        assert!(!solves("1.0", "12."));
        assert!(!solves("1.0", "several"));
    }
}
