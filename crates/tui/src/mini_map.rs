//! The map of a board that does not fit: the board in miniature, with the visible part.

use gridwright::Site;
use gridwright::scene::Pt;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::board_view::{Shown, Sight};
use crate::look::{Look, Over};

/// Draws the board in miniature: filled cells, the visible part, and the cursor.
pub(crate) fn mini_map(
    sight: &Sight<'_>,
    look: &Look,
    shown: &Shown,
    room: Rect,
    buffer: &mut Buffer,
) -> u16 {
    let board = sight.puzzle.board();
    let (cols, rows) = (board.cols, board.rows);
    let most = usize::from(room.width.max(1));
    let per = cols.div_ceil(most).max(rows.div_ceil(2 * usize::from(room.height.max(1)))).max(1);
    let (width, height) = (cols.div_ceil(per), rows.div_ceil(2 * per));
    if height > usize::from(room.height) || width > usize::from(room.width) {
        return 0;
    }
    let mut state = vec![Cell::Hole; cols * rows];
    for site in board.all_sites() {
        for at in cells_of(board.sites[site.index()]) {
            let (col, row) = ((at.x / 2) as usize, (at.y / 2) as usize);
            if at.x < 0 || at.y < 0 || col >= cols || row >= rows {
                continue;
            }
            let is_filled = is_filled(sight, site);
            let cell = &mut state[row * cols + col];
            *cell = (*cell).max(if is_filled { Cell::Filled } else { Cell::Empty });
        }
    }
    let block = |col: usize, row: usize| {
        let cells = (row * per..((row + 1) * per).min(rows))
            .flat_map(|r| (col * per..((col + 1) * per).min(cols)).map(move |c| r * cols + c));
        cells.map(|i| state[i]).max().unwrap_or(Cell::Hole)
    };
    let [left, top, right, bottom] = shown.part();
    for y in 0..height {
        for x in 0..width {
            let upper = block(x, 2 * y);
            let lower = if (2 * y + 1) * per < rows { block(x, 2 * y + 1) } else { Cell::Hole };
            let place = (room.x + x as u16, room.y + y as u16);
            let (u, l) = (upper == Cell::Filled, lower == Cell::Filled);
            let sign = match (u, l) {
                _ if upper == Cell::Hole && lower == Cell::Hole => ' ',
                (true, true) => look.pick('█', '#'),
                (true, false) => look.pick('▀', '"'),
                (false, true) => look.pick('▄', '_'),
                (false, false) => look.pick('·', '.'),
            };
            let (mid_x, mid_y) =
                ((x as f64 + 0.5) / width as f64, (y as f64 + 0.5) / height as f64);
            let is_seen = (left..right).contains(&mid_x) && (top..bottom).contains(&mid_y);
            let style = if is_seen { look.title() } else { look.dim() };
            buffer[place].set_char(sign).set_style(style);
            let here =
                sight.cursor.map(|at| ((at.x / 2) as usize / per, (at.y / 2) as usize / per / 2));
            if here == Some((x, y)) {
                buffer[place].set_char(look.pick('◆', '@')).set_style(look.over(Over::Cursor));
            }
        }
    }
    height as u16
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Cell {
    Hole,
    Empty,
    Filled,
}

/// The cells that a site lies in or between.
fn cells_of(at: Pt) -> Vec<Pt> {
    match (at.x % 2 != 0, at.y % 2 != 0) {
        (false, true) => vec![Pt { x: at.x - 1, ..at }, Pt { x: at.x + 1, ..at }],
        (true, false) => vec![Pt { y: at.y - 1, ..at }, Pt { y: at.y + 1, ..at }],
        _ => vec![at],
    }
}

/// Whether a site has a value other than the one that unmarked sites count as.
fn is_filled(sight: &Sight<'_>, site: Site) -> bool {
    let value = sight.marks.values[site.index()];
    value.is_some() && value != sight.puzzle.unmarked()
}
