//! A board on the screen: as large as there is room for, with notes, marks and the cursor, and
//! with a part of it shown where the whole does not fit. It knows points and sites, and no family.

use gridwright::clues::{Anchor, ClueState};
use gridwright::scene::{Marks, Pt, Scene};
use gridwright::{Mask, Puzzle, Site};
use gridwright_render::{Plot, PlotStyle, plot};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::look::{Look, Over};

/// Everything that is to be seen on the board.
pub(crate) struct Sight<'a> {
    pub(crate) puzzle: &'a dyn Puzzle,
    pub(crate) marks: Marks,
    pub(crate) layers: Vec<(Pt, Over)>,
    pub(crate) cursor: Option<Pt>,
    /// What a board that does not fit is moved to, where that is not the cursor.
    pub(crate) focus: Option<Pt>,
    pub(crate) clues: &'a [ClueState],
}

/// What is on the screen after drawing: for clicks, for the map, and for the next scroll.
#[derive(Default)]
pub(crate) struct Shown {
    /// Where the part of the board that can be seen is on the screen.
    pub(crate) window: Rect,
    /// The first column and row of the picture that can be seen.
    pub(crate) scroll: (usize, usize),
    /// The whole picture, in characters.
    pub(crate) size: (usize, usize),
    plot: Option<Plot>,
}

impl Shown {
    /// Whether all of the board can be seen.
    pub(crate) fn is_whole(&self) -> bool {
        let (width, height) = self.size;
        usize::from(self.window.width) >= width && usize::from(self.window.height) >= height
    }

    /// The point of the board under a character of the screen.
    pub(crate) fn point(&self, col: u16, row: u16) -> Option<Pt> {
        if !self.window.contains((col, row).into()) {
            return None;
        }
        let col = usize::from(col - self.window.x) + self.scroll.0;
        let row = usize::from(row - self.window.y) + self.scroll.1;
        Some(self.plot.as_ref()?.point((col, row)))
    }

    /// The part of the board that can be seen, as fractions of its size: left, top, right, bottom.
    fn part(&self) -> [f64; 4] {
        let share = |n: usize, of: usize| n as f64 / of.max(1) as f64;
        let (width, height) = self.size;
        let right = self.scroll.0 + usize::from(self.window.width);
        let bottom = self.scroll.1 + usize::from(self.window.height);
        [
            share(self.scroll.0, width),
            share(self.scroll.1, height),
            share(right, width),
            share(bottom, height),
        ]
    }
}

/// Draws as much of the board as fits, as large as fits. `before` is what was shown the last time,
/// so that the board moves only when the cursor would leave the window.
pub(crate) fn draw(
    sight: &Sight<'_>,
    look: &Look,
    before: &Shown,
    room: Rect,
    buffer: &mut Buffer,
) -> Shown {
    let notes = Notes::of(sight.puzzle);
    let plot = choose(sight, look, notes, room);
    let size = (plot.width, plot.height);
    let window = Rect {
        width: room.width.min(size.0 as u16),
        height: room.height.min(size.1 as u16),
        ..room
    };
    let scroll = follow(&plot, sight.focus.or(sight.cursor), before, window);
    let mut painter = Painter { plot: &plot, look, window, scroll, buffer };
    painter.tiles();
    painter.cells(sight, notes);
    painter.corner_clues(sight);
    painter.layers(sight);
    Shown { window, scroll, size, plot: Some(plot) }
}

/// How notes are laid out in a cell that is large enough for a small grid of them.
#[derive(Clone, Copy)]
struct Notes {
    per_row: usize,
    rows: usize,
    /// Values on edges have no room for notes, and a lattice has little.
    in_cells: bool,
}

impl Notes {
    fn of(puzzle: &dyn Puzzle) -> Notes {
        let board = puzzle.board();
        let n_values = board.n_values().max(1);
        let per_row = (1..).find(|n| n * n >= n_values).unwrap_or(1);
        let in_cells = board.sites.iter().all(|at| at.x % 2 != 0 && at.y % 2 != 0);
        Notes { per_row, rows: n_values.div_ceil(per_row), in_cells }
    }

    /// Half of a cell that has room for all notes.
    fn half(self) -> (usize, usize) {
        (self.per_row + 1, self.rows / 2 + 1)
    }
}

/// The largest picture that fits, or else one of which a good part fits.
fn choose(sight: &Sight<'_>, look: &Look, notes: Notes, room: Rect) -> Plot {
    let mut scene = Scene::default();
    let mut marks = sight.marks.clone();
    let own_notes = notes.in_cells;
    if own_notes {
        marks.notes.clear();
    }
    sight.puzzle.draw(&marks, &mut scene);
    let at = |half| plot(&scene, &PlotStyle { charset: look.charset, half });
    let fits = |plot: &Plot| {
        plot.width <= usize::from(room.width) && plot.height <= usize::from(room.height)
    };
    let large = if own_notes { notes.half() } else { (4, 2) };
    let medium = at((2, 1));
    if medium.is_lattice() {
        // A lattice shows what it can of notes itself.
        let mut scene = Scene::default();
        sight.puzzle.draw(&sight.marks, &mut scene);
        return plot(&scene, &PlotStyle { charset: look.charset, half: (2, 1) });
    }
    // The size of a picture is known without drawing it, and drawing large ones takes time.
    let scale = |n: usize, from: usize, to: usize| (n - 1) / from * to + 1;
    let would_fit = scale(medium.width, 2, large.0) <= usize::from(room.width)
        && scale(medium.height, 1, large.1) <= usize::from(room.height);
    if would_fit {
        return at(large);
    }
    if fits(&medium) {
        return medium;
    }
    let small = at((1, 1));
    // Narrow cells are for boards that just fit with them; a part is better seen with wide ones.
    if fits(&small) || room.width < 37 { small } else { medium }
}

/// The scroll that keeps the cursor in sight, with a cell to spare where there is one.
fn follow(plot: &Plot, cursor: Option<Pt>, before: &Shown, window: Rect) -> (usize, usize) {
    let along = |start: usize, length: usize, old: usize, window: usize, whole: usize| {
        let spare = if window > 3 * (length + 2) { length + 2 } else { 0 };
        let first = (start + length + spare).saturating_sub(window);
        let last = start.saturating_sub(spare);
        old.max(first).min(last.max(first)).min(whole.saturating_sub(window))
    };
    let area = cursor.map(|at| plot.area(at));
    let (col, width) = area.map_or((before.scroll.0, 1), |area| (area.col, area.width));
    let (row, height) = area.map_or((before.scroll.1, 1), |area| (area.row, area.height));
    (
        along(col, width, before.scroll.0, usize::from(window.width), plot.width),
        along(row, height, before.scroll.1, usize::from(window.height), plot.height),
    )
}

/// Puts characters of the picture on the screen, as far as they are in the window.
struct Painter<'a> {
    plot: &'a Plot,
    look: &'a Look,
    window: Rect,
    scroll: (usize, usize),
    buffer: &'a mut Buffer,
}

impl Painter<'_> {
    /// The place on the screen of a character of the picture.
    fn place(&self, (col, row): (usize, usize)) -> Option<(u16, u16)> {
        let (col, row) = (col.checked_sub(self.scroll.0)?, row.checked_sub(self.scroll.1)?);
        let is_seen = col < usize::from(self.window.width) && row < usize::from(self.window.height);
        is_seen.then(|| (self.window.x + col as u16, self.window.y + row as u16))
    }

    fn put(&mut self, spot: (usize, usize), sign: char, style: Option<Style>) {
        if let Some(place) = self.place(spot) {
            let cell = &mut self.buffer[place];
            cell.set_char(sign);
            if let Some(style) = style {
                cell.set_style(style);
            }
        }
    }

    fn tiles(&mut self) {
        for (i, tile) in self.plot.tiles.iter().enumerate() {
            let spot = (i % self.plot.width, i / self.plot.width);
            let style = self.look.tile(tile.role, tile.tint);
            self.put(spot, tile.sign, Some(style));
        }
    }

    /// Blanks empty cells where lines part them anyway, and writes notes into them.
    fn cells(&mut self, sight: &Sight<'_>, notes: Notes) {
        if !notes.in_cells || self.plot.is_lattice() {
            return;
        }
        let board = sight.puzzle.board();
        for site in board.all_sites() {
            if sight.marks.values[site.index()].is_some() {
                continue;
            }
            let at = board.sites[site.index()];
            let mask = sight.marks.notes.get(site.index()).copied().unwrap_or_default();
            if !mask.is_empty() {
                self.notes(sight.puzzle, at, mask, notes);
            } else if self.look.pick(true, false) {
                let area = self.plot.area(at);
                self.put((area.col + area.width / 2, area.row + area.height / 2), ' ', None);
            }
        }
    }

    fn notes(&mut self, puzzle: &dyn Puzzle, at: Pt, mask: Mask, notes: Notes) {
        let area = self.plot.area(at);
        let middle = (area.col + area.width / 2, area.row + area.height / 2);
        let style = self.look.tile(Some(gridwright::scene::Role::Pencil), self.tint(middle));
        let symbol = |value| puzzle.board().symbol(value);
        self.put(middle, ' ', None);
        if area.width > 2 * (notes.per_row - 1) && area.height >= notes.rows && area.height > 1 {
            let left = area.col + (area.width - (2 * notes.per_row - 1)) / 2;
            for value in mask.iter() {
                let (row, col) = (value.index() / notes.per_row, value.index() % notes.per_row);
                self.put((left + 2 * col, area.row + row), symbol(value), Some(style));
            }
        } else if mask.len() <= area.width && area.width > 1 {
            for (i, value) in mask.iter().enumerate() {
                self.put((area.col + i, middle.1), symbol(value), Some(style));
            }
        } else {
            self.put(middle, self.look.pick('…', ':'), Some(style));
        }
    }

    fn tint(&self, (col, row): (usize, usize)) -> Option<u8> {
        self.plot.tiles.get(row * self.plot.width + col).and_then(|tile| tile.tint)
    }

    /// Sums and the like stand on the border above the first cell they are about.
    fn corner_clues(&mut self, sight: &Sight<'_>) {
        for clue in sight.clues {
            let Anchor::Corner(site) = clue.clue.anchor else { continue };
            let area = self.plot.area(sight.puzzle.board().sites[site.index()]);
            let is_roomy = area.width >= clue.clue.label.chars().count() && !self.plot.is_lattice();
            let Some(row) = area.row.checked_sub(1).filter(|_| is_roomy) else { continue };
            let style = if clue.is_done { self.look.dim() } else { self.look.title() };
            for (i, sign) in clue.clue.label.chars().enumerate() {
                self.put((area.col + i, row), sign, Some(style));
            }
        }
    }

    /// Lays marks over cells, the weightiest last, each with a sign beside the value where there
    /// is room for one.
    fn layers(&mut self, sight: &Sight<'_>) {
        let mut layers = sight.layers.clone();
        layers.extend(sight.cursor.map(|at| (at, Over::Cursor)));
        layers.sort_by_key(|&(_, over)| over);
        for (at, over) in layers {
            let area = self.plot.area(at);
            let style = self.look.over(over);
            for spot in area.spots() {
                if let Some(place) = self.place(spot) {
                    self.buffer[place].set_style(style);
                }
            }
            let signs = match over {
                Over::Same | Over::Clue | Over::Because => continue,
                Over::Part(part) => [self.look.charset.part_sign(part), ' '],
                Over::Effect => ['>', ' '],
                Over::Error => ['!', ' '],
                Over::Cursor => ['[', ']'],
            };
            let row = area.row + area.height / 2;
            let ends = [area.col, area.col + area.width - 1];
            let is_cell = at.x % 2 != 0 && at.y % 2 != 0;
            if area.width < 3 || !is_cell {
                continue;
            }
            let places = ends.map(|col| self.place((col, row)));
            let is_blank = |place: Option<(u16, u16)>| {
                place.is_none_or(|place| self.buffer[place].symbol() == " ")
            };
            // Half a pair of brackets would look like a value.
            if places.into_iter().all(is_blank) {
                for (place, sign) in places.into_iter().zip(signs) {
                    if let Some(place) = place {
                        self.buffer[place].set_char(sign);
                    }
                }
            }
        }
    }
}

/// The board in miniature: what is filled, what of it can be seen, and where the cursor is.
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

/// Whether something stands at a site that is more than what an open one counts as.
fn is_filled(sight: &Sight<'_>, site: Site) -> bool {
    let value = sight.marks.values[site.index()];
    value.is_some() && value != sight.puzzle.unmarked()
}
