//! Puzzles that consist of single-cell clues only, for which families may have a fast test whether
//! each clue is needed.

use gridwright::Puzzle;

/// The line and the solution of a puzzle whose line has exactly one character for each site; `None`
/// if the puzzle has other clues.
pub(crate) fn plain<'a>(
    puzzle: &dyn Puzzle,
    n_clues: usize,
    line: &'a str,
    solution: &'a str,
) -> Option<(&'a str, &'a str)> {
    let givens = &puzzle.board().givens;
    let signs = givens.iter().zip(line.as_bytes());
    let is_plain = signs.into_iter().all(|(given, &c)| given.is_some() == (c != b'.'));
    let is_all = line.len() == givens.len() && puzzle.board().n_givens() == n_clues;
    (is_all && is_plain && line.is_ascii()).then_some((line, solution))
}

#[cfg(test)]
mod tests {
    use gridwright::contract::LineAnswer;
    use gridwright::{Budget, Recipe, family};

    /// Whether a line has exactly one solution.
    fn has_one_solution(line: &str) -> bool {
        let mut answers = Vec::new();
        let sudoku = family("sudoku").expect("it is there");
        sudoku.solve_lines(&[line], &mut Budget::unlimited(), &mut |answer| {
            answers.push(matches!(answer, Some(LineAnswer::Unique(_))));
        });
        answers == [true]
    }

    /// Whether every clue of a line is needed; `None` for a puzzle with several solutions.
    fn is_minimal(line: &str) -> Option<bool> {
        let without = |at: usize| format!("{}.{}", &line[..at], &line[at + 1..]);
        let clues = (0..line.len()).filter(|&at| line.as_bytes()[at] != b'.');
        has_one_solution(line).then(|| !clues.map(without).any(|line| has_one_solution(&line)))
    }

    #[test]
    fn lines_are_answered_in_their_places() {
        let mut lines = vec![("12..".to_owned(), "1234".to_owned())];
        let mut expected = vec![None];
        for i in 0..60 {
            let recipe: Recipe = format!("sudoku@1#9.{i}").parse().expect("a recipe");
            let made = recipe.make(&mut Budget::unlimited()).expect("a puzzle");
            let (mut line, mut solution) =
                (made.puzzle.line(), made.puzzle.solution_line(&made.solution));
            // As it was made, with an extra clue, with a clue less, or with a wrong solution.
            let at = 5 * i % 81;
            match i % 4 {
                1 => line.replace_range(at..=at, &solution[at..=at]),
                2 => line.replace_range(at..=at, "."),
                3 => solution = solution.chars().rev().collect(),
                _ => (),
            }
            expected.push(if i % 4 == 3 { None } else { is_minimal(&line) });
            lines.push((line, solution));
        }
        for answer in [None, Some(true), Some(false)] {
            let n = expected.iter().filter(|it| **it == answer).count();
            assert!(n > 5, "{n} times {answer:?}");
        }
        let lines: Vec<(&str, &str)> =
            lines.iter().map(|(line, solution)| (line.as_str(), solution.as_str())).collect();
        let sudoku = family("sudoku").expect("it is there");
        assert_eq!(sudoku.minimal_lines(&lines, &mut Budget::unlimited()), expected);
        for (line, expected) in lines.iter().zip(expected) {
            let alone = sudoku.minimal_lines(&[*line], &mut Budget::unlimited());
            assert_eq!(alone, [expected], "{line:?}");
        }
        // Without any guess some lines remain undecided.
        assert!(sudoku.minimal_lines(&lines, &mut Budget::nodes(0))[1..].contains(&None));
    }
}
