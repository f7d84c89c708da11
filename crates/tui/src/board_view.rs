//! Draws a board as large as the screen allows, with notes, marks and the cursor, and scrolls it if
//! it does not fit. This module knows points and sites, but no family.

use gridwright::clues::{Anchor, ClueState};
use gridwright::scene::{Item, Marks, Pt, Role, Scene};
use gridwright::{Board, Mask, Puzzle, Site, Value};
use gridwright_render::{Area, PlotStyle, plot};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::folded::{Fold, View};
use crate::hints::{Candidate, signs, weight, weightiest};
use crate::look::{Ground, Look, Over};

/// Everything to be shown on the board.
pub(crate) struct Sight<'a> {
    pub(crate) puzzle: &'a dyn Puzzle,
    pub(crate) marks: Marks,
    /// Notes in the middle of cells, one set per site, or an empty list.
    pub(crate) centre: Vec<Mask>,
    /// The candidates that a hint mentions.
    pub(crate) candidates: &'a [Candidate],
    /// The value whose notes are highlighted.
    pub(crate) lit: Option<Value>,
    pub(crate) layers: Vec<(Pt, Over)>,
    pub(crate) cursor: Option<Pt>,
    /// The point to which a board larger than the screen is scrolled; by default the cursor.
    pub(crate) focus: Option<Pt>,
    pub(crate) clues: &'a [ClueState],
    pub(crate) size: Size,
    /// Whether rows and columns are numbered if there is room.
    pub(crate) has_rulers: bool,
}

impl<'a> Sight<'a> {
    /// A board that is only displayed, not played on.
    pub(crate) fn of(puzzle: &'a dyn Puzzle, marks: Marks) -> Sight<'a> {
        Sight {
            puzzle,
            marks,
            centre: Vec::new(),
            candidates: &[],
            lit: None,
            layers: Vec::new(),
            cursor: None,
            focus: None,
            clues: &[],
            size: Size::Largest,
            has_rulers: false,
        }
    }

    fn spoken_of(&self, site: Site) -> impl Iterator<Item = &Candidate> {
        self.candidates.iter().filter(move |one| one.site == site)
    }
}

/// The size at which a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Size {
    /// As large as fits.
    Largest,
    /// Without the thin lines between cells, if the board can be drawn that way.
    Compact,
}

/// The result of drawing a board, needed for clicks, for the map, and for the next scroll position.
#[derive(Default)]
pub(crate) struct Shown {
    /// The area of the screen that shows the visible part of the board.
    pub(crate) window: Rect,
    /// The first visible column and row of the picture.
    pub(crate) scroll: (usize, usize),
    /// The size of the whole picture, in characters.
    pub(crate) size: (usize, usize),
    view: Option<View>,
}

impl Shown {
    /// Whether the whole board is visible.
    pub(crate) fn is_whole(&self) -> bool {
        let (width, height) = self.size;
        usize::from(self.window.width) >= width && usize::from(self.window.height) >= height
    }

    /// The point of the board at a character of the screen.
    pub(crate) fn point(&self, col: u16, row: u16) -> Option<Pt> {
        if !self.window.contains((col, row).into()) {
            return None;
        }
        let col = usize::from(col - self.window.x) + self.scroll.0;
        let row = usize::from(row - self.window.y) + self.scroll.1;
        self.view.as_ref()?.point((col, row))
    }

    /// The visible part of the board, as fractions of its size: left, top, right, bottom.
    pub(crate) fn part(&self) -> [f64; 4] {
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

/// Draws as much of the board as fits, as large as fits. `before` is the result of the previous
/// call, so that the board scrolls only when the cursor would leave the window.
pub(crate) fn draw(
    sight: &Sight<'_>,
    look: &Look,
    before: &Shown,
    room: Rect,
    buffer: &mut Buffer,
) -> Shown {
    let notes = Notes::of(sight.puzzle);
    let mut scene = Scene::default();
    let mut marks = sight.marks.clone();
    if notes.in_cells {
        marks.notes.clear();
    }
    sight.puzzle.draw(&marks, &mut scene);
    let view = choose(sight, look, &scene, notes, room);
    let (width, height) = view.size();
    let rulers = Rulers::around(sight, &view, room);
    let room = rulers.map_or(room, |rulers| rulers.inside(room));
    let window = Rect {
        width: room.width.min(width as u16),
        height: room.height.min(height as u16),
        ..room
    };
    let scroll = follow(&view, sight.focus.or(sight.cursor), before, window);
    let ground = ground(sight.puzzle, &scene);
    let mut painter = Painter { view: &view, look, ground, window, scroll, buffer };
    painter.tiles();
    painter.cells(sight, notes);
    painter.corner_clues(sight);
    painter.layers(sight);
    painter.marked_values(sight);
    if let Some(rulers) = rulers {
        painter.rulers(sight.puzzle, rulers);
    }
    Shown { window, scroll, size: (width, height), view: Some(view) }
}

/// The columns and rows that the board would take in an area of this size.
pub(crate) fn measure(sight: &Sight<'_>, look: &Look, room: Rect) -> (usize, usize) {
    let mut scene = Scene::default();
    sight.puzzle.draw(&Marks::of(sight.puzzle.board()), &mut scene);
    choose(sight, look, &scene, Notes::of(sight.puzzle), room).size()
}

/// The columns and rows of the smallest area in which the whole board is visible.
pub(crate) fn least(sight: &Sight<'_>, look: &Look) -> (usize, usize) {
    let mut scene = Scene::default();
    sight.puzzle.draw(&Marks::of(sight.puzzle.board()), &mut scene);
    let medium = plot(&scene, &PlotStyle { charset: look.charset, half: (2, 1) });
    let notes = Notes::of(sight.puzzle);
    let views = match medium.is_lattice() {
        true => [None, None],
        false => [compact(sight, look, &scene, notes), lines_of_cells(sight, look, &scene, notes)],
    };
    let sizes = views.into_iter().flatten().map(|view| view.size());
    let sizes = sizes.chain([(medium.width, medium.height)]);
    sizes.min_by_key(|&(width, height)| width * height).unwrap_or_default()
}

/// Sums are printed on lines, so the lines must not be left out.
fn has_corners(sight: &Sight<'_>) -> bool {
    sight.clues.iter().any(|clue| matches!(clue.clue.anchor, Anchor::Corner(_)))
}

/// The board without the lines between cells, if it can be drawn that way.
fn compact(sight: &Sight<'_>, look: &Look, scene: &Scene, notes: Notes) -> Option<View> {
    let plot = plot(scene, &PlotStyle { charset: look.charset, half: (1, 1) });
    let fold = Fold::of(&plot).filter(|_| notes.in_cells && !has_corners(sight))?;
    Some(View { plot, fold: Some(fold) })
}

/// The board with one line for each row of cells, if it can be drawn that way.
fn lines_of_cells(sight: &Sight<'_>, look: &Look, scene: &Scene, notes: Notes) -> Option<View> {
    let board = sight.puzzle.board();
    (notes.in_cells && board.rows > 1).then(|| {
        let fold = Fold::into_lines_of_cells(board, has_corners(sight));
        let plot = plot(scene, &PlotStyle { charset: look.charset, half: (1, 1) });
        View { plot, fold: Some(fold) }
    })
}

/// Whether the board has regions that only guide the eye.
pub(crate) fn has_guide_areas(puzzle: &dyn Puzzle) -> bool {
    let mut scene = Scene::default();
    puzzle.draw(&Marks::of(puzzle.board()), &mut scene);
    let has_regions = scene.items.iter().any(|item| matches!(item, Item::Region { .. }));
    has_regions && ground(puzzle, &scene) == Ground::Guide
}

/// Regions count as a rule of the puzzle if some rule lies within one of them.
fn ground(puzzle: &dyn Puzzle, scene: &Scene) -> Ground {
    let board = puzzle.board();
    let regions: Vec<&Vec<Pt>> = scene
        .items
        .iter()
        .filter_map(|item| match item {
            Item::Region { cells, .. } => Some(cells),
            _ => None,
        })
        .collect();
    let is_rule = regions.iter().any(|cells| {
        puzzle.constraints().iter().any(|rule| {
            let sites = rule.sites();
            sites.len() > 1 && sites.iter().all(|site| cells.contains(&board.sites[site.index()]))
        })
    });
    if is_rule { Ground::Rule } else { Ground::Guide }
}

/// The layout of notes in a cell that is large enough for a small grid of them.
#[derive(Clone, Copy)]
struct Notes {
    per_row: usize,
    rows: usize,
    /// False for values on edges, which have no room for notes.
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

    /// Half the size of a cell that has room for all notes.
    fn half(self) -> (usize, usize) {
        (self.per_row + 1, self.rows / 2 + 1)
    }
}

/// The longest lines of a lattice, and the largest half size of a cell.
const LONGEST_LINES: usize = 6;
const LARGEST: (usize, usize) = (6, 3);

/// The largest picture that fits, or else one of which a good part fits.
fn choose(sight: &Sight<'_>, look: &Look, scene: &Scene, notes: Notes, room: Rect) -> View {
    let (wide, high) = (usize::from(room.width), usize::from(room.height));
    let at = |half| plot(scene, &PlotStyle { charset: look.charset, half });
    let whole = |plot| View { plot, fold: None };
    let medium = at((2, 1));
    if medium.is_lattice() {
        // A lattice draws its notes itself, as far as there is room.
        let mut scene = Scene::default();
        sight.puzzle.draw(&sight.marks, &mut scene);
        let (rows, cols) = (scene.rows.max(1) - 1, scene.cols.max(1) - 1);
        let fits = |gap: &usize| (gap + 3) * cols + 3 <= wide && (gap + 1) * rows < high;
        let gap = (2..=LONGEST_LINES).rev().find(fits).unwrap_or(2);
        return whole(plot(&scene, &PlotStyle { charset: look.charset, half: (gap, 1) }));
    }
    let compact = || compact(sight, look, scene, notes);
    let lines_of_cells = || lines_of_cells(sight, look, scene, notes);
    if sight.size == Size::Compact
        && let Some(view) = compact()
    {
        return view;
    }
    // Computes the size of a picture without drawing it, since drawing large ones takes time.
    let scale = |n: usize, from: usize, to: usize| (n - 1) / from * to + 1;
    let fits = |half: &(usize, usize)| {
        scale(medium.width, 2, half.0) <= wide && scale(medium.height, 1, half.1) <= high
    };
    let own = if notes.in_cells { notes.half() } else { (4, 2) };
    let mut larger = vec![own, (4, 2)];
    larger.extend((notes.in_cells && own.1 < LARGEST.1).then_some(LARGEST));
    larger.sort_unstable();
    if let Some(&half) = larger.iter().rev().find(|half| fits(half)) {
        return whole(at(half));
    }
    let fits = |view: &View| view.size().0 <= wide && view.size().1 <= high;
    let medium = whole(medium);
    if fits(&medium) {
        return medium;
    }
    if let Some(view) = compact().filter(fits).or_else(|| lines_of_cells().filter(fits)) {
        return view;
    }
    let small = whole(at((1, 1)));
    // Narrow cells are for boards that just fit with them; if only a part is visible, wide cells
    // are easier to read.
    if fits(&small) || room.width < 37 { small } else { medium }
}

/// The numbers of rows and columns around the board.
#[derive(Clone, Copy)]
struct Rulers {
    /// The width of the row numbers, including a space.
    width: u16,
}

impl Rulers {
    /// Rulers, if the whole board fits with them, or if a part of it is shown on a screen that is
    /// not small.
    fn around(sight: &Sight<'_>, view: &View, room: Rect) -> Option<Rulers> {
        let width = if sight.puzzle.board().rows < 10 { 2 } else { 3 };
        let (wide, high) = view.size();
        let fits = |wide: usize, high: usize| {
            wide + usize::from(width) <= room.width.into() && high < room.height.into()
        };
        let is_whole = wide <= room.width.into() && high <= room.height.into();
        let is_roomy = fits(wide, high) || !is_whole && fits(36, 13);
        (sight.has_rulers && is_roomy).then_some(Rulers { width })
    }

    /// The area that is left for the board.
    fn inside(self, room: Rect) -> Rect {
        Rect {
            x: room.x + self.width,
            y: room.y + 1,
            width: room.width - self.width,
            height: room.height - 1,
        }
    }
}

/// The scroll position that keeps the cursor visible, with a margin of one cell if there is room.
fn follow(view: &View, cursor: Option<Pt>, before: &Shown, window: Rect) -> (usize, usize) {
    let along = |start: usize, length: usize, old: usize, window: usize, whole: usize| {
        let spare = if window > 3 * (length + 2) { length + 2 } else { 0 };
        let first = (start + length + spare).saturating_sub(window);
        let last = start.saturating_sub(spare);
        old.max(first).min(last.max(first)).min(whole.saturating_sub(window))
    };
    let area = cursor.map(|at| view.area(at));
    let (col, width) = area.map_or((before.scroll.0, 1), |area| (area.col, area.width));
    let (row, height) = area.map_or((before.scroll.1, 1), |area| (area.row, area.height));
    let (wide, high) = view.size();
    (
        along(col, width, before.scroll.0, usize::from(window.width), wide),
        along(row, height, before.scroll.1, usize::from(window.height), high),
    )
}

/// Draws characters of the picture on the screen, clipped to the window.
struct Painter<'a> {
    view: &'a View,
    look: &'a Look,
    ground: Ground,
    window: Rect,
    scroll: (usize, usize),
    buffer: &'a mut Buffer,
}

impl Painter<'_> {
    /// The position on the screen of a character of the picture.
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

    /// Applies a style to a character that is already drawn.
    fn paint(&mut self, spot: (usize, usize), style: Style) {
        if let Some(place) = self.place(spot) {
            self.buffer[place].set_style(style);
        }
    }

    fn is_blank(&self, spot: (usize, usize)) -> bool {
        self.place(spot).is_none_or(|place| self.buffer[place].symbol() == " ")
    }

    fn tiles(&mut self) {
        let (left, top) = self.scroll;
        for row in top..top + usize::from(self.window.height) {
            for col in left..left + usize::from(self.window.width) {
                let tile = self.view.tile((col, row));
                let mut style = self.look.tile(tile.role, tile.tint, self.ground);
                if self.view.is_underlined((col, row)) {
                    style = style.add_modifier(Modifier::UNDERLINED);
                }
                self.put((col, row), tile.sign, Some(style));
            }
        }
    }

    /// Blanks empty cells if lines separate them, and draws notes in them.
    fn cells(&mut self, sight: &Sight<'_>, notes: Notes) {
        if !notes.in_cells || self.view.plot.is_lattice() {
            return;
        }
        let board = sight.puzzle.board();
        for site in board.all_sites() {
            if sight.marks.values[site.index()].is_some() {
                continue;
            }
            let area = self.view.area(board.sites[site.index()]);
            let mask = |masks: &[Mask]| masks.get(site.index()).copied().unwrap_or_default();
            let (noted, centre) = (mask(&sight.marks.notes), mask(&sight.centre));
            let is_spoken_of = sight.spoken_of(site).next().is_some();
            let middle = (area.col + area.width / 2, area.row + area.height / 2);
            if !noted.is_empty() || !centre.is_empty() || is_spoken_of {
                self.put(middle, ' ', None);
                self.write_notes(sight, site, area, notes, (noted, centre));
            } else if self.look.pick(true, false) {
                self.put(middle, ' ', None);
            }
        }
    }

    fn write_notes(
        &mut self,
        sight: &Sight<'_>,
        site: Site,
        area: Area,
        notes: Notes,
        (noted, centre): (Mask, Mask),
    ) {
        let board = sight.puzzle.board();
        let middle = (area.col + area.width / 2, area.row + area.height / 2);
        let tint = self.view.tile(middle).tint;
        let pencil = self.look.tile(Some(Role::Pencil), tint, self.ground);
        let inner = self.look.tile(Some(Role::Entry), tint, self.ground);
        let inner = inner.add_modifier(Modifier::ITALIC);
        let spoken: Vec<&Candidate> = sight.spoken_of(site).collect();
        let all = spoken.iter().fold(noted, |all, one| all.or(Mask::of(one.value)));
        let lit = |value: Value, style: Style| match sight.lit == Some(value) {
            true => style.patch(self.look.lit_note()),
            false => style,
        };
        let is_grid = area.width > 2 * (notes.per_row - 1) && area.height >= notes.rows;
        if is_grid && area.height > 1 && centre.is_empty() {
            let left = area.col + (area.width - (2 * notes.per_row - 1)) / 2;
            let top = area.row + (area.height - notes.rows) / 2;
            for value in all.iter() {
                let (row, col) = (value.index() / notes.per_row, value.index() % notes.per_row);
                let spot = (left + 2 * col, top + row);
                let mut style = lit(value, pencil);
                if let Some(one) = weightiest(&spoken, value) {
                    style = style.patch(self.look.candidate(one.role));
                    let before = spot.0.checked_sub(1).filter(|&before| before >= area.col);
                    if let Some(before) = before {
                        self.put((before, spot.1), one.sign(self.look), Some(style));
                    }
                }
                self.put(spot, board.symbol(value), Some(style));
            }
            return;
        }
        if !spoken.is_empty() {
            self.write_spoken(&spoken, area, pencil, board);
            return;
        }
        let mut rows = vec![(noted, pencil), (centre, inner)];
        rows.retain(|(mask, _)| !mask.is_empty());
        if area.height < rows.len() || area.width < 2 {
            // There is room for at most one of the rows.
            rows.truncate(1);
        }
        let top = middle.1 + 1 - rows.len().min(middle.1 + 1);
        for (i, (mask, style)) in rows.into_iter().enumerate() {
            let row = (top + i).clamp(area.row, area.row + area.height - 1);
            if mask.len() <= area.width && (area.width > 1 || mask.len() == 1 && mask == centre) {
                let left =
                    area.col + if mask == centre { (area.width - mask.len()) / 2 } else { 0 };
                for (i, value) in mask.iter().enumerate() {
                    self.put((left + i, row), board.symbol(value), Some(lit(value, style)));
                }
            } else {
                let is_lit = sight.lit.is_some_and(|lit| mask.has(lit));
                let style = if is_lit { style.patch(self.look.lit_note()) } else { style };
                self.put((middle.0, row), self.look.pick('…', ':'), Some(style));
            }
        }
    }

    /// Draws the candidates that a hint mentions in a small cell, each after its sign.
    fn write_spoken(&mut self, spoken: &[&Candidate], area: Area, pencil: Style, board: &Board) {
        let row = area.row + area.height / 2;
        let is_compact = self.view.fold.is_some();
        if area.width < 2 && !is_compact {
            if let Some(one) = spoken.iter().max_by_key(|one| weight(one.role)) {
                let style = pencil.patch(self.look.candidate(one.role));
                self.put((area.col, row), board.symbol(one.value), Some(style));
            }
            return;
        }
        let mut groups = signs(spoken, self.look);
        let length = |groups: &[(char, Role, Mask)]| -> usize {
            groups.iter().map(|(_, _, values)| 1 + values.len()).sum()
        };
        // A compact board has one space before a cell; others have a line, which can hold a sign.
        let most = if is_compact { 2 } else { area.width + 1 };
        while length(&groups) > most && groups.len() > 1 {
            let least = groups.iter().map(|&(_, role, _)| weight(role)).min();
            let last = groups.iter().rposition(|&(_, role, _)| Some(weight(role)) == least);
            groups.remove(last.unwrap_or(0));
        }
        let starts_before = is_compact || length(&groups) > area.width && groups.len() > 1;
        let mut col = area.col.saturating_sub(usize::from(starts_before));
        for (sign, role, values) in groups {
            let style = pencil.patch(self.look.candidate(role));
            let room = if is_compact { 1 } else { area.width - 1 };
            self.put((col, row), sign, Some(style));
            for value in values.iter().take(room) {
                col += 1;
                self.put((col, row), board.symbol(value), Some(style));
            }
            col += 1;
        }
    }

    /// Draws sums and similar clues on the border above their first cell.
    fn corner_clues(&mut self, sight: &Sight<'_>) {
        for clue in sight.clues {
            let Anchor::Corner(site) = clue.clue.anchor else { continue };
            let area = self.view.area(sight.puzzle.board().sites[site.index()]);
            let style = if clue.is_done { self.look.dim() } else { self.look.title() };
            if self.view.is_lines_of_cells() {
                // Raised digits, so that a sum and the value beside it are two numbers.
                for (i, sign) in clue.clue.label.chars().enumerate().take(2) {
                    let raised = self.look.pick(raised(sign), sign);
                    self.put((area.col - 2 + i, area.row), raised, Some(style));
                }
                continue;
            }
            let is_roomy =
                area.width >= clue.clue.label.chars().count() && !self.view.plot.is_lattice();
            let Some(row) = area.row.checked_sub(1).filter(|_| is_roomy) else { continue };
            for (i, sign) in clue.clue.label.chars().enumerate() {
                self.put((area.col + i, row), sign, Some(style));
            }
        }
    }

    /// Draws marks over cells, the most important ones last, each with a sign beside the value if
    /// there is room.
    fn layers(&mut self, sight: &Sight<'_>) {
        let board = sight.puzzle.board();
        let mut layers = sight.layers.clone();
        layers.extend(sight.cursor.map(|at| (at, Over::Cursor)));
        layers.sort_by_key(|&(_, over)| over);
        for (at, over) in layers {
            let area = self.view.area(at);
            let style = self.look.over(over);
            for spot in area.spots() {
                self.paint(spot, style);
            }
            let signs = match over {
                Over::Peer | Over::Same | Over::Clue | Over::Because => continue,
                Over::Colour(colour) => match self.look.colour_sign(colour) {
                    Some(sign) => [' ', sign],
                    None => continue,
                },
                Over::Chosen => ['{', '}'],
                Over::Part(part) => [self.look.charset.part_sign(part), ' '],
                Over::Changed => ['~', ' '],
                Over::Effect => ['>', ' '],
                Over::Error => ['!', ' '],
                // In a lattice every cell has brackets.
                Over::Cursor if self.view.plot.is_lattice() => ['|', '|'],
                Over::Cursor => ['[', ']'],
            };
            let is_cell = at.x % 2 != 0 && at.y % 2 != 0;
            if over == Over::Error && is_cell && board.has_edges() {
                // The line through a cell leaves no room for a sign beside it.
                self.put((area.col + area.width / 2, area.row + area.height / 2), '!', None);
                continue;
            }
            let is_told =
                board.site_at(at).is_some_and(|site| sight.spoken_of(site).next().is_some());
            if over == Over::Effect && is_told {
                continue;
            }
            let is_compact = self.view.fold.is_some();
            if !is_cell || area.width < 3 && !is_compact {
                continue;
            }
            let row = area.row + area.height / 2;
            let ends = match is_compact {
                // A compact board always has a space beside a cell.
                true => [area.col.max(1) - 1, area.col + 1],
                false => [area.col, area.col + area.width - 1],
            };
            let is_free = |painter: &Self, col: usize| {
                let spot = (col, row);
                let is_mark = |place| "[]|{}~!".contains(painter.buffer[place].symbol());
                let is_border = painter.view.is_lines_of_cells();
                is_border || painter.is_blank(spot) || painter.place(spot).is_some_and(is_mark)
            };
            // A single bracket would look like a value.
            if ends.into_iter().all(|col| is_free(self, col)) {
                for (col, sign) in ends.into_iter().zip(signs) {
                    if sign != ' ' || !is_compact {
                        self.put((col, row), sign, None);
                    }
                }
            } else if let Some(before) = area.col.checked_sub(1).filter(|_| !is_compact) {
                // Notes fill the cell, so the signs stand on the lines beside it.
                for (col, sign) in [before, area.col + area.width].into_iter().zip(signs) {
                    if sign != ' ' {
                        self.put((col, row), sign, None);
                    }
                }
            }
        }
    }

    /// In a lattice, draws candidates that a hint mentions in their cells, in lower case.
    fn marked_values(&mut self, sight: &Sight<'_>) {
        if !self.view.plot.is_lattice() {
            return;
        }
        let board = sight.puzzle.board();
        for site in board.all_sites() {
            let spoken: Vec<&Candidate> = sight.spoken_of(site).collect();
            let Some(one) = spoken.iter().max_by_key(|one| weight(one.role)) else { continue };
            if sight.marks.values[site.index()].is_some() {
                continue;
            }
            let area = self.view.area(board.sites[site.index()]);
            let symbol = board.symbol(one.value);
            let sign = if one.role == Role::Hint { symbol } else { symbol.to_ascii_lowercase() };
            self.put((area.col, area.row), one.sign(self.look), None);
            self.put((area.col + 1, area.row), sign, Some(self.look.candidate(one.role)));
        }
    }

    /// Draws the row numbers on the left and the column numbers on top.
    fn rulers(&mut self, puzzle: &dyn Puzzle, rulers: Rulers) {
        let board = puzzle.board();
        let style = self.look.dim();
        let Rect { x: left, y: top, .. } = self.window;
        for col in 0..board.cols {
            let area = self.view.area(Pt::cell(0, col));
            let number = (col + 1).to_string();
            let spot = (area.col + area.width / 2, self.scroll.1);
            // Long numbers start one character earlier if cells are wide enough.
            let back = (number.len() - 1).min(area.width / 2);
            if number.len() > area.width.max(1) && (col + 1) % 2 == 0 {
                continue;
            }
            if let Some((x, _)) = self.place(spot) {
                let x = x.saturating_sub(back as u16).max(left);
                let width = usize::from(self.window.right().saturating_sub(x));
                self.buffer.set_stringn(x, top - 1, number, width, style);
            }
        }
        for row in 0..board.rows {
            let area = self.view.area(Pt::cell(row, 0));
            let spot = (self.scroll.0, area.row + area.height / 2);
            if let Some((_, y)) = self.place(spot) {
                let width = usize::from(rulers.width - 1);
                let number = format!("{:>width$}", row + 1);
                self.buffer.set_stringn(left - rulers.width, y, number, width, style);
            }
        }
    }
}

/// The raised form of a digit.
fn raised(digit: char) -> char {
    let all = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    digit.to_digit(10).map_or(digit, |digit| all[digit as usize])
}
