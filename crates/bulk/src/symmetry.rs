//! Finds the symmetry of the printed values' positions.

use gridwright::Board;

/// Maximum number of points per line or column that fit into the words of [`Bits`].
const MOST: usize = 32;

/// The name of the symmetry of the printed values, as in the parameter of Sudoku; `none` if there
/// are no values.
pub(crate) fn symmetry(board: &Board) -> &'static str {
    let (width, height) = (2 * board.cols + 1, 2 * board.rows + 1);
    if width <= MOST && height <= MOST { by_bits(board) } else { by_points(board) }
}

/// Printed values as bit masks, by lines and by columns.
struct Bits {
    across: [u32; MOST],
    down: [u32; MOST],
}

fn by_bits(board: &Board) -> &'static str {
    let (width, height) = (2 * board.cols + 1, 2 * board.rows + 1);
    let mut bits = Bits { across: [0; MOST], down: [0; MOST] };
    for (at, given) in board.sites.iter().zip(&board.givens) {
        let is_printed = u32::from(given.is_some());
        let (x, y) = (at.x as usize % MOST, at.y as usize % MOST);
        bits.across[y] |= is_printed << x;
        bits.down[x] |= is_printed << y;
    }
    let (across, down) = (&bits.across[..height], &bits.down[..width]);
    let turned = |line: u32| line.reverse_bits() >> (MOST - width);
    let last = height - 1;
    let is_square = width == height;
    // A symmetry preserves the number of values, so it is enough to compare whole lines.
    let half_turn = (0..height).all(|y| turned(across[y]) == across[last - y]);
    let quarter_turn = is_square && (0..height).all(|i| down[i] == turned(across[i]));
    let mirror = across.iter().all(|&line| turned(line) == line)
        || (0..height).all(|y| across[y] == across[last - y]);
    let diagonal = is_square
        && ((0..height).all(|i| down[i] == across[i])
            || (0..height).all(|i| down[i] == turned(across[last - i])));
    let is_empty = across.iter().all(|&line| line == 0);
    name(is_empty, quarter_turn, mirror, diagonal, half_turn)
}

fn by_points(board: &Board) -> &'static str {
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
    let half_turn = holds(|x, y, right, bottom| (right - x, bottom - y));
    let quarter_turn = is_square && holds(|x, y, _, bottom| (bottom - y, x));
    let mirror = holds(|x, y, right, _| (right - x, y)) || holds(|x, y, _, bottom| (x, bottom - y));
    let diagonal = is_square
        && (holds(|x, y, _, _| (y, x)) || holds(|x, y, right, bottom| (bottom - y, right - x)));
    name(printed.is_empty(), quarter_turn, mirror, diagonal, half_turn)
}

#[allow(clippy::fn_params_excessive_bools, reason = "each is a symmetry that holds")]
fn name(
    is_empty: bool,
    quarter_turn: bool,
    mirror: bool,
    diagonal: bool,
    half_turn: bool,
) -> &'static str {
    match () {
        () if is_empty => "none",
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

    use super::{by_bits, by_points};

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
            let puzzle = puzzle.expect("a board");
            assert_eq!(by_bits(puzzle.board()), name, "{line}");
            assert_eq!(by_points(puzzle.board()), name, "{line}");
        }
    }
}
