//! How the printed values of a puzzle lie.

use gridwright::Board;

/// The name of the symmetry of the printed values, as the parameter of Sudoku has it; `none` where there are no values.
pub(crate) fn symmetry(board: &Board) -> &'static str {
    let (width, height) = (2 * board.cols + 1, 2 * board.rows + 1);
    let mut is_printed = vec![false; width * height];
    let mut printed = Vec::with_capacity(board.sites.len());
    for (at, given) in board.sites.iter().zip(&board.givens) {
        if given.is_some() {
            let (x, y) = (at.x as usize, at.y as usize);
            printed.push((x, y));
            is_printed[y * width + x] = true;
        }
    }
    let (right, bottom) = (width - 1, height - 1);
    let is_square = width == height;
    let holds = |image: fn(usize, usize, usize, usize) -> (usize, usize)| {
        printed.iter().all(|&(x, y)| {
            let (x, y) = image(x, y, right, bottom);
            is_printed[y * width + x]
        })
    };
    if printed.is_empty() {
        return "none";
    }
    let half_turn = holds(|x, y, right, bottom| (right - x, bottom - y));
    let quarter_turn = is_square && holds(|x, y, _, bottom| (bottom - y, x));
    let mirror = holds(|x, y, right, _| (right - x, y)) || holds(|x, y, _, bottom| (x, bottom - y));
    let diagonal = is_square
        && (holds(|x, y, _, _| (y, x)) || holds(|x, y, right, bottom| (bottom - y, right - x)));
    match () {
        () if quarter_turn && mirror => "full",
        () if quarter_turn => "rotate90",
        () if mirror => "mirror",
        () if diagonal => "diagonal",
        () if half_turn => "rotate180",
        () => "none",
    }
}

#[cfg(test)]
mod tests {
    use gridwright::{Budget, open};

    use super::symmetry;

    #[test]
    fn symmetries_have_their_names() {
        for (line, name) in [
            ("................", "none"),
            ("12..............", "none"),
            ("1..2............", "mirror"),
            ("1..............2", "diagonal"),
            ("12............34", "rotate180"),
            (".1.....24.....3.", "rotate90"),
            ("1..2........3..4", "full"),
        ] {
            let puzzle = open(&format!("sudoku:{line}"), None, &mut Budget::unlimited());
            assert_eq!(symmetry(puzzle.expect("a board").board()), name, "{line}");
        }
    }
}
