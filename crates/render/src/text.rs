//! Where the shapes of a scene go on a canvas of characters. Colours are made elsewhere.

mod lattice;
mod plot;

use std::collections::{BTreeMap, BTreeSet};

use gridwright_core::{Item, Pt, Role, Scene};

use crate::canvas::{Canvas, Spot};
use crate::strokes::{Arms, Strokes, Weight, box_sign, double_sign};

pub use plot::{Area, Plot, PlotStyle, Tile, plot};

/// The characters a picture is made of.
///
/// ```
/// use gridwright_core::Scene;
/// use gridwright_render::{Charset, TextStyle, text};
/// let mut scene = Scene::new(1, 2);
/// scene.frame();
/// let style = TextStyle { charset: Charset::Ascii, ..TextStyle::default() };
/// assert_eq!(text(&scene, &style), "\
/// +---+---+
/// |       |
/// +---+---+
/// ");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Charset {
    /// Thin and thick box-drawing lines, and the symbols as they are.
    #[default]
    Unicode,
    /// Nothing outside ASCII. Thin lines are left out, so that areas stand out by their walls.
    Ascii,
}

/// Whether roles and regions are shown in colour.
///
/// ```
/// use gridwright_core::{Item, Pt, Role, Scene};
/// use gridwright_render::{Ink, TextStyle, text};
/// let mut scene = Scene::new(1, 1);
/// scene.items.push(Item::Glyph { at: Pt::cell(0, 0), text: '7', plain: '7', role: Role::Error });
/// assert!(text(&scene, &TextStyle::default()).contains("!7"));
/// let colour = TextStyle { ink: Ink::Ansi, ..TextStyle::default() };
/// assert!(text(&scene, &colour).contains("\x1b[1;7;38;5;160m7\x1b[0m"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Characters only: `!` marks an error and `>` a hint.
    #[default]
    Plain,
    /// SGR colour codes, readable on dark and on light terminals.
    Ansi,
}

/// How to write a picture as text.
///
/// ```
/// use gridwright_core::Scene;
/// use gridwright_render::{TextStyle, text};
/// let mut scene = Scene::new(1, 2);
/// scene.frame();
/// let narrow = TextStyle { width: Some(8), ..TextStyle::default() };
/// assert_eq!(text(&scene, &narrow), "\
/// ┏━┯━┓
/// ┃ │ ┃
/// ┗━┷━┛
/// ");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TextStyle {
    /// The characters to use.
    pub charset: Charset,
    /// Whether to use colour.
    pub ink: Ink,
    /// The columns available. A board that is wider is drawn at half the pitch, and captions are
    /// wrapped.
    pub width: Option<usize>,
}

/// Draws a scene with characters that are all one column wide.
///
/// The text ends with a newline, and no line ends with blanks.
///
/// ```
/// use gridwright_core::{Board, Marks, Scene, Value};
/// use gridwright_render::{TextStyle, text};
/// let mut board = Board::of_cells(2, 2, vec!['1', '2']);
/// board.givens[1] = Some(Value(1));
/// let mut scene = Scene::new(2, 2);
/// scene.frame();
/// scene.cells(&board, &Marks::of(&board), &board.symbols);
/// assert_eq!(text(&scene, &TextStyle::default()), "\
/// ┏━━━┯━━━┓
/// ┃ · │ 2 ┃
/// ┠───┼───┨
/// ┃ · │ · ┃
/// ┗━━━┷━━━┛
/// ");
/// ```
pub fn text(scene: &Scene, style: &TextStyle) -> String {
    if let Some(picture) = lattice::lattice(scene, style) {
        return picture;
    }
    let longest = scene.items.iter().map(|item| match item {
        Item::Notes { text, .. } => text.chars().count(),
        _ => 0,
    });
    // Room for all notes if there is, else for a few of them, else for values only.
    let roomy = Pitch::Roomy { half: longest.max().unwrap_or(0) / 2 + 1 };
    let roomiest = if roomy.room() > Pitch::Wide.room() { roomy } else { Pitch::Wide };
    let frames = [roomiest, Pitch::Wide].map(|pitch| Frame::around(scene, pitch));
    let fits = |frame: &Frame| style.width.is_none_or(|width| frame.width() <= width);
    let frame = frames.into_iter().find(fits);
    let frame = frame.unwrap_or_else(|| Frame::around(scene, Pitch::Narrow));
    Drawing::of(scene, frame, *style).finish()
}

/// How many columns there are between the centres of two neighbouring cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pitch {
    /// Twice as many as `half`, so that long notes fit.
    Roomy { half: usize },
    /// Four: a cell has a column to either side of its centre.
    Wide,
    /// Two: a cell is its centre.
    Narrow,
}

impl Pitch {
    fn columns_per_half(self) -> usize {
        match self {
            Pitch::Roomy { half } => half,
            Pitch::Wide => 2,
            Pitch::Narrow => 1,
        }
    }

    /// How many notes fit into a cell.
    fn room(self) -> usize {
        match self {
            Pitch::Roomy { half } => 2 * half - 1,
            Pitch::Wide => 3,
            Pitch::Narrow => 0,
        }
    }
}

/// The part of the plane that is shown, and how it maps to characters.
#[derive(Clone, Copy, Debug)]
struct Frame {
    left: i16,
    top: i16,
    right: i16,
    bottom: i16,
    pitch: Pitch,
    /// Rows of characters from the middle of a cell to its border.
    rows_per_half: usize,
}

impl Frame {
    /// The board and whatever lies outside it, such as the ends of a path.
    fn around(scene: &Scene, pitch: Pitch) -> Frame {
        let (right, bottom) = (2 * scene.cols as i16, 2 * scene.rows as i16);
        let mut frame = Frame { left: 0, top: 0, right, bottom, pitch, rows_per_half: 1 };
        for item in &scene.items {
            match item {
                Item::Line { from, to, .. } => {
                    frame.include(*from);
                    frame.include(*to);
                }
                Item::Glyph { at, .. }
                | Item::Label { at, .. }
                | Item::Notes { at, .. }
                | Item::Hit { at, .. }
                | Item::Shade { at, .. } => frame.include(*at),
                Item::Region { cells, .. } | Item::Cage { cells, .. } => {
                    cells.iter().for_each(|&at| frame.include(at));
                }
                Item::Guide { .. } | Item::Mark { .. } | Item::Arrow { .. } | Item::Caption(_) => {}
            }
        }
        frame
    }

    fn include(&mut self, at: Pt) {
        self.left = self.left.min(at.x);
        self.right = self.right.max(at.x);
        self.top = self.top.min(at.y);
        self.bottom = self.bottom.max(at.y);
    }

    fn width(&self) -> usize {
        self.pitch.columns_per_half() * usize::from(self.right.abs_diff(self.left)) + 1
    }

    fn height(&self) -> usize {
        self.rows_per_half * usize::from(self.bottom.abs_diff(self.top)) + 1
    }

    fn spot(&self, at: Pt) -> Spot {
        let col = self.pitch.columns_per_half() * usize::from(at.x.abs_diff(self.left));
        (col, self.rows_per_half * usize::from(at.y.abs_diff(self.top)))
    }

    /// The point a character belongs to: all that is inside a cell belongs to its centre.
    fn point(&self, (col, row): Spot) -> Pt {
        let along = |place: usize, half: usize, first: i16| {
            let from_border = place as i16 + half as i16 * first;
            let whole = 2 * half as i16;
            2 * from_border.div_euclid(whole) + i16::from(from_border.rem_euclid(whole) != 0)
        };
        let x = along(col, self.pitch.columns_per_half(), self.left);
        Pt { x, y: along(row, self.rows_per_half, self.top) }
    }
}

/// A picture that is being put together, layer by layer.
struct Drawing {
    frame: Frame,
    style: TextStyle,
    /// Signs of cells and marks; nothing covers them.
    canvas: Canvas,
    /// Lines between cells.
    borders: Strokes,
    /// Lines through cells, which cover borders.
    paths: Strokes,
    tints: BTreeMap<Pt, u8>,
    /// The cage of each cell that is in one.
    cages: BTreeMap<Pt, usize>,
    cage_words: Vec<String>,
    shades: Vec<(Pt, Role)>,
    /// Where a glyph or notes are.
    taken: BTreeSet<Pt>,
    hits: Vec<Pt>,
    /// Names of marked cells that have no room for the mark itself.
    listed: BTreeMap<char, Vec<String>>,
    captions: Vec<String>,
}

impl Drawing {
    fn of(scene: &Scene, frame: Frame, style: TextStyle) -> Drawing {
        let (width, height) = (frame.width(), frame.height());
        let mut drawing = Drawing {
            frame,
            style,
            canvas: Canvas::new(width, height),
            borders: Strokes::new(width, height),
            paths: Strokes::new(width, height),
            tints: BTreeMap::new(),
            cages: cages_by_cell(scene),
            cage_words: Vec::new(),
            shades: Vec::new(),
            taken: BTreeSet::new(),
            hits: Vec::new(),
            listed: BTreeMap::new(),
            captions: Vec::new(),
        };
        scene.items.iter().for_each(|item| drawing.add(item));
        drawing
    }

    fn add(&mut self, item: &Item) {
        match item {
            Item::Line { from, to, role: Role::Grid } if !self.cages.is_empty() => {
                self.between_cages(*from, *to);
            }
            Item::Line { from, to, role } => self.line(*from, *to, *role),
            Item::Glyph { at, text, plain, role } => {
                let sign = self.style.charset.pick(*text, *plain);
                self.glyph(*at, sign, *role);
            }
            Item::Label { at, text, plain, role } => {
                let label = match self.style.charset {
                    Charset::Unicode => text,
                    Charset::Ascii => plain,
                };
                self.label(*at, label, *role);
            }
            Item::Region { cells, tint } => self.tints.extend(cells.iter().map(|&at| (at, *tint))),
            Item::Notes { at, text } => self.notes(*at, text),
            Item::Caption(caption) => self.captions.push(caption.clone()),
            Item::Hit { at, .. } => self.hits.push(*at),
            Item::Cage { words, .. } => self.cage_words.push(words.clone()),
            Item::Shade { at, role } => self.shades.push((*at, *role)),
            // Regions tint what guides run through, and the sentence of a step says the rest.
            Item::Guide { .. } | Item::Mark { .. } | Item::Arrow { .. } => {}
        }
    }

    /// Where there is no room for outlines, the cells of a cage run into one another, and what
    /// is between cages is pencilled.
    fn between_cages(&mut self, from: Pt, to: Pt) {
        let across = Pt { x: (to.x - from.x).signum(), y: (to.y - from.y).signum() };
        let mut start = from;
        while start != to {
            let middle = Pt { x: start.x + across.x, y: start.y + across.y };
            let beside = |side: i16| {
                let at = Pt { x: middle.x + side * across.y, y: middle.y + side * across.x };
                self.cages.get(&at)
            };
            let end = Pt { x: middle.x + across.x, y: middle.y + across.y };
            if beside(1).is_none() || beside(1) != beside(-1) {
                self.line(start, end, Role::Pencil);
            }
            start = end;
        }
    }

    /// Brackets what is pointed out, where there is room.
    fn shade(&mut self, at: Pt, role: Role) {
        let (col, row) = self.frame.spot(at);
        let marks = match role {
            Role::Because => [Some('('), Some(')')],
            Role::Hint => [Some('>'), None],
            Role::Error => [Some('!'), None],
            Role::Grid
            | Role::Wall
            | Role::Given
            | Role::Entry
            | Role::Pencil
            | Role::Path
            | Role::Gone => [None, None],
        };
        let is_cell = at.x % 2 != 0 && at.y % 2 != 0;
        if self.frame.pitch == Pitch::Narrow || !is_cell {
            return;
        }
        let half = self.frame.pitch.columns_per_half();
        let sides = [col + 1 - half, col + half - 1];
        for (mark, col) in marks.into_iter().zip(sides) {
            if let Some(mark) = mark.filter(|_| self.canvas.is_blank((col, row))) {
                self.canvas.put((col, row), mark, Some(role));
            }
        }
    }

    fn line(&mut self, from: Pt, to: Pt, role: Role) {
        // Borders lie on even coordinates; what lies on odd ones runs through cells.
        let is_border = if from.y == to.y { from.y % 2 == 0 } else { from.x % 2 == 0 };
        let (layer, weight) = match role {
            Role::Grid | Role::Pencil => (&mut self.borders, Weight::Light),
            Role::Wall | Role::Given | Role::Entry => (&mut self.borders, Weight::Heavy),
            Role::Because | Role::Gone | Role::Error | Role::Hint if is_border => {
                (&mut self.borders, Weight::Heavy)
            }
            Role::Path | Role::Because | Role::Gone | Role::Error | Role::Hint => {
                (&mut self.paths, Weight::Heavy)
            }
        };
        let (start, end) = (self.frame.spot(from), self.frame.spot(to));
        layer.draw(start, end, weight, role);
        // An arrow head would look like a direction here, so a hint asks instead.
        let mark = match role {
            Role::Error => '!',
            Role::Hint => '?',
            Role::Grid
            | Role::Wall
            | Role::Given
            | Role::Entry
            | Role::Pencil
            | Role::Path
            | Role::Because
            | Role::Gone => return,
        };
        if self.style.ink == Ink::Plain {
            let middle = (start.0.midpoint(end.0), start.1.midpoint(end.1));
            self.canvas.put(middle, mark, Some(role));
        }
    }

    fn glyph(&mut self, at: Pt, sign: char, role: Role) {
        let spot = self.frame.spot(at);
        self.taken.insert(at);
        self.canvas.put(spot, self.style.charset.shown(sign), Some(role));
        let mark = match role {
            Role::Error => '!',
            Role::Hint => '>',
            Role::Grid
            | Role::Wall
            | Role::Given
            | Role::Entry
            | Role::Pencil
            | Role::Path
            | Role::Because
            | Role::Gone => return,
        };
        match (self.style.ink, self.frame.pitch) {
            (Ink::Ansi, _) => {}
            (Ink::Plain, Pitch::Narrow) => {
                self.listed.entry(mark).or_default().push(name(at));
            }
            (Ink::Plain, Pitch::Wide | Pitch::Roomy { .. }) => {
                if let Some(col) = spot.0.checked_sub(1) {
                    self.canvas.put((col, spot.1), mark, Some(role));
                }
            }
        }
    }

    /// Characters around a point; they cover borders, and what does not fit on the left moves right.
    fn label(&mut self, at: Pt, text: &str, role: Role) {
        let (col, row) = self.frame.spot(at);
        self.taken.insert(at);
        let length = text.chars().count();
        let start = col.saturating_sub(length / 2);
        for (i, sign) in text.chars().enumerate() {
            let sign = self.style.charset.shown(sign);
            self.canvas.put((start + i, row), sign, Some(role));
        }
    }

    /// Notes start left of the centre, so that a single one does not pass for an entry.
    fn notes(&mut self, at: Pt, text: &str) {
        let (col, row) = self.frame.spot(at);
        self.taken.insert(at);
        if text.chars().count() > self.frame.pitch.room() {
            let more = self.style.charset.pick('…', ':');
            self.canvas.put((col, row), more, Some(Role::Pencil));
            return;
        }
        let start = col.saturating_sub(self.frame.pitch.columns_per_half() - 1);
        for (i, sign) in text.chars().enumerate() {
            let spot = (start + i, row);
            self.canvas.put(spot, self.style.charset.shown(sign), Some(Role::Pencil));
        }
    }

    fn finish(mut self) -> String {
        self.settle();
        if !self.cage_words.is_empty() {
            self.captions.insert(0, format!("cages: {}", self.cage_words.join(", ")));
        }
        let mut out = match self.style.ink {
            Ink::Plain => self.canvas.plain(),
            Ink::Ansi => self.canvas.ansi(),
        };
        let lists = self.listed.iter().map(|(mark, names)| format!("{mark} {}", names.join(" ")));
        add_captions(lists.chain(self.captions), &self.style, &mut out);
        out
    }

    /// Brings tints, lines and the dots of empty cells onto the canvas.
    fn settle(&mut self) {
        for (at, role) in std::mem::take(&mut self.shades) {
            self.shade(at, role);
        }
        for spot in self.canvas.spots() {
            if let Some(tint) = self.tint_at(self.frame.point(spot)) {
                self.canvas.tint(spot, tint);
            }
            if self.canvas.is_blank(spot) {
                self.stroke(spot);
            }
        }
        for &at in &self.hits {
            let spot = self.frame.spot(at);
            let is_cell = at.x % 2 != 0 && at.y % 2 != 0;
            if is_cell && !self.taken.contains(&at) && self.canvas.is_blank(spot) {
                self.canvas.put(spot, self.style.charset.pick('·', '.'), Some(Role::Grid));
            }
        }
    }

    /// Puts the lines that run through a character there.
    fn stroke(&mut self, spot: Spot) {
        let (arms, role) = self.paths.at(spot);
        if !arms.is_none() {
            let sign = self.style.charset.pick(double_sign(arms), '*');
            self.canvas.put(spot, sign, role);
            return;
        }
        let (arms, role) = self.borders.at(spot);
        let sign = match self.style.charset {
            Charset::Unicode => unicode_border(arms, role),
            Charset::Ascii => {
                let Pt { x, y } = self.frame.point(spot);
                let is_corner = x % 2 == 0 && y % 2 == 0;
                if is_corner && !arms.is_none() { '+' } else { ascii_border(arms, role) }
            }
        };
        if sign != ' ' {
            self.canvas.put(spot, sign, role);
        }
    }

    /// The tint of a cell, and of an edge or a corner that lies between cells of one tint only.
    fn tint_at(&self, at: Pt) -> Option<u8> {
        let around = |n: i16| if n % 2 == 0 { [n - 1, n + 1] } else { [n, n] };
        let mut tints = around(at.y)
            .into_iter()
            .flat_map(|y| around(at.x).map(|x| self.tints.get(&Pt { x, y }).copied()));
        let first = tints.next()??;
        tints.all(|tint| tint == Some(first)).then_some(first)
    }
}

/// The cage of each cell that is in one.
fn cages_by_cell(scene: &Scene) -> BTreeMap<Pt, usize> {
    let cages = scene.items.iter().enumerate().filter_map(|(i, item)| match item {
        Item::Cage { cells, .. } => Some(cells.iter().map(move |&at| (at, i))),
        _ => None,
    });
    cages.flatten().collect()
}

impl Charset {
    fn pick(self, unicode: char, ascii: char) -> char {
        match self {
            Charset::Unicode => unicode,
            Charset::Ascii => ascii,
        }
    }

    /// The character itself, or a stand-in where it cannot be shown.
    fn shown(self, sign: char) -> char {
        let can_be_shown = !sign.is_control() && (self == Charset::Unicode || sign.is_ascii());
        if can_be_shown { sign } else { '?' }
    }
}

/// Pencilled lines are dashed where they do not meet others.
fn unicode_border(arms: Arms, role: Option<Role>) -> char {
    match (role, arms.across(), arms.upright()) {
        (Some(Role::Pencil), Weight::Light, Weight::None) => '┄',
        (Some(Role::Pencil), Weight::None, Weight::Light) => '┆',
        _ => box_sign(arms),
    }
}

/// What a line looks like between corners.
fn ascii_border(arms: Arms, role: Option<Role>) -> char {
    match (arms.across(), arms.upright()) {
        (Weight::Heavy, Weight::Heavy) => '+',
        (Weight::Heavy, _) => '-',
        (_, Weight::Heavy) => '|',
        (Weight::Light, _) if role == Some(Role::Pencil) => '~',
        (_, Weight::Light) if role == Some(Role::Pencil) => ':',
        _ => ' ',
    }
}

/// What people call a cell or an edge: the same names as `Board::site_name` gives.
fn name(at: Pt) -> String {
    let (row, col) = ((at.y + 1) / 2, (at.x + 1) / 2);
    let joint = match (at.x % 2, at.y % 2) {
        (0, _) => "|",
        (_, 0) => "_",
        _ => "",
    };
    format!("r{row}{joint}c{col}")
}

/// Appends lines under the board.
fn add_captions(captions: impl Iterator<Item = String>, style: &TextStyle, out: &mut String) {
    for caption in captions {
        for line in caption.trim_end().split('\n') {
            // A caption may quote a file, and must not be able to steer the terminal.
            let shown: String = line.chars().map(|c| style.charset.shown(c)).collect();
            wrap(&shown, style.width, out);
        }
    }
}

/// Appends one line as as many lines as it takes. A word that is too long is left whole.
fn wrap(line: &str, width: Option<usize>, out: &mut String) {
    let Some(width) = width.filter(|&width| line.chars().count() > width) else {
        out.push_str(line.trim_end());
        out.push('\n');
        return;
    };
    let mut column = 0;
    for word in line.split_whitespace() {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > width {
            out.push('\n');
            column = 0;
        }
        if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += length;
    }
    out.push('\n');
}

#[cfg(test)]
mod tests;
