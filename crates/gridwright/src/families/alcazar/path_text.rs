//! Reads paths from a text: a gap and moves from there, or double lines in a drawing.

use gridwright_core::{Puzzle, Value};

use super::grid::{BLOCKED, PATH};
use super::puzzle::Walls;
use super::text::{PITCH, is_corner, without_colours};

/// Reads the last path of a text, even one that breaks the rules.
pub(super) fn read(puzzle: &Walls, text: &str) -> Option<Vec<Option<Value>>> {
    let text = without_colours(text);
    let is_path = moves(puzzle, &text).or_else(|| drawing(puzzle, &text))?;
    let value = |is_path: bool| Some(if is_path { PATH } else { BLOCKED });
    Some(is_path.into_iter().map(value).collect())
}

/// The edges of a path such as `r0_c1:DDRU`.
fn moves(puzzle: &Walls, text: &str) -> Option<Vec<bool>> {
    text.match_indices(':').rev().find_map(|(at, _)| {
        let name = text[..at].trim_end().rsplit(|c: char| !is_in_name(c)).next()?;
        let start = puzzle.board().site_named(name)?.index();
        let signs = text[at + 1..].trim_start().chars().map(|c| c.to_ascii_uppercase());
        let signs: Vec<char> = signs.take_while(|sign| "UDLR".contains(*sign)).collect();
        walk(puzzle, start, &signs)
    })
}

fn is_in_name(sign: char) -> bool {
    sign.is_ascii_digit() || "rc|_".contains(sign)
}

/// The edges of the path that moves make from a gap on.
fn walk(puzzle: &Walls, start: usize, moves: &[char]) -> Option<Vec<bool>> {
    let grid = &puzzle.grid;
    let mut is_path = vec![false; grid.n_edges()];
    if !grid.is_border(start) || moves.is_empty() {
        return None;
    }
    is_path[start] = true;
    let mut place = grid.across(start, grid.outside());
    // The first move comes in by the gap.
    for sign in &moves[1..] {
        if place == grid.outside() {
            return None;
        }
        let way = "ULRD".find(*sign)?;
        let edge = usize::from(grid.edges_at(place)[way]);
        is_path[edge] = true;
        place = grid.across(edge, place);
    }
    Some(is_path)
}

/// The edges that double lines cross in the last drawing of a board of this size.
fn drawing(puzzle: &Walls, text: &str) -> Option<Vec<bool>> {
    let lines: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    let grid = &puzzle.grid;
    let n_lines = 2 * grid.height + 1;
    lines.windows(n_lines).rev().find_map(|rows| {
        let left = rows[0].iter().position(|&sign| is_corner(sign))?;
        let right = rows[0].iter().rposition(|&sign| is_corner(sign))?;
        let sign = |row: usize, column: usize| rows[row].get(column).copied().unwrap_or(' ');
        let is_whole = right - left == PITCH * grid.width
            && (0..n_lines).step_by(2).all(|row| is_corner(sign(row, left)));
        let is_path = |edge: usize| {
            let [(column, row), _] = grid.corners(edge);
            match grid.is_flat(edge) {
                true => sign(2 * row, left + PITCH * column + 2) == '║',
                false => sign(2 * row + 1, left + PITCH * column) == '═',
            }
        };
        let is_path: Vec<bool> = (0..grid.n_edges()).map(is_path).collect();
        (is_whole && is_path.contains(&true)).then_some(is_path)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridwright_core::Family;

    #[test]
    fn paths_are_read_from_moves_and_drawings() {
        let board = super::super::Alcazar.parse("3x2.722b8").expect("a board");
        let line = "r0_c1:DDRURDR";
        let values = board.read_solution(&format!("The path: {line}.")).expect("a path");
        let values: Vec<Value> = values.into_iter().flatten().collect();
        assert!(board.accepts(&values));
        assert_eq!(board.solution_line(&values), line);
        let drawn = board.with_givens(values.iter().copied().map(Some).collect()).text();
        let read = board.read_solution(&format!("So it is\n\n{drawn}\nas you see."));
        assert_eq!(read, Some(values.iter().copied().map(Some).collect()));
        assert_eq!(board.read_solution(&board.text()), None);
        let wrong = board.read_solution("r0_c1:DRRR").expect("a way, if a wrong one");
        assert!(!board.accepts(&wrong.into_iter().flatten().collect::<Vec<Value>>()));
        for none in ["r0_c1:", "r9_c1:DD", "r0_c1", "r1c1:DD", "no path at all", "r0_c1:DUUUU"] {
            assert_eq!(board.read_solution(none), None, "{none}");
        }
    }
}
