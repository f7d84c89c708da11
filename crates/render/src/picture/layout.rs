//! Lays out the items of a scene as shapes: the board, its content, and the text below.

use std::collections::{BTreeMap, BTreeSet};

use gridwright_core::{Item, MarkKind, Pt, Role, Scene};

use super::cages::outline;
use super::lines::Lines;
use super::runes::rune_outline;
use super::text_width::{width_of, wrapped};
use super::{Picture, PictureStyle};
use crate::shape::{At, Class, Form, Move, Shape};

pub(super) const CELL: f32 = Picture::CELL;
/// The margin around the board: half the width of a wall and some space.
pub(super) const MARGIN: f32 = 8.0;
/// The margin around boards with edges, where paths may leave the board.
const WIDE_MARGIN: f32 = 22.0;
/// The length by which a path extends beyond the border where it leaves the board.
const WAY_OUT: f32 = 0.38 * CELL;
/// Half the side of a lattice's cell.
pub(super) const NODE: f32 = 0.33 * CELL;
/// Half the height of a capital letter, relative to the font size.
pub(super) const HALF_CAPITAL: f32 = 0.357;
/// Digits are 0.57 of a cell high.
pub(super) const SYMBOL_SIZE: f32 = 32.0;
pub(super) const CAPTION_SIZE: f32 = 14.0;
/// Number of symbols above which notes have no fixed places.
const MOST_PLACES: usize = 16;
const CAGE_LABEL_SIZE: f32 = 12.0;
/// The distance from the border of a cell to the outline of its cage.
const CAGE_INSET: f32 = 4.0;

impl Picture {
    /// Lays out a scene.
    pub fn of(scene: &Scene, style: &PictureStyle) -> Picture {
        let mut layout = Layout::new(scene, style);
        layout.ground();
        for item in &scene.items {
            layout.add(item);
        }
        layout.finish()
    }
}

pub(super) struct Layout<'a> {
    pub(super) scene: &'a Scene,
    style: &'a PictureStyle,
    pub(super) scale: f32,
    margin: f32,
    pub(super) is_lattice: bool,
    /// Whether cages have labels, which need room beside the symbols.
    has_cages: bool,
    /// Whether every edge has a value; then edges without a path need no crosses.
    is_decided: bool,
    notes: BTreeMap<Pt, &'a str>,
    /// The largest number of notes in a cell.
    most_notes: usize,
    shapes: Vec<Shape>,
    pub(super) lines: BTreeMap<Class, Lines>,
    /// The lines below the board.
    below: Vec<Below<'a>>,
}

/// A mark of a legend with its text.
pub(super) type Entry<'a> = (MarkKind, &'a str);

/// A line below the board.
enum Below<'a> {
    Caption(String),
    Legend(Vec<Entry<'a>>),
}

impl<'a> Layout<'a> {
    fn new(scene: &'a Scene, style: &'a PictureStyle) -> Layout<'a> {
        let on_edge = |at: &Pt| at.x % 2 == 0 || at.y % 2 == 0;
        let n_edges = scene.hits().filter(|(_, at)| on_edge(at)).count();
        let is_decided = |item: &&Item| match item {
            Item::Line { .. } => true,
            Item::Glyph { at, role, .. } => on_edge(at) && *role == Role::Entry,
            _ => false,
        };
        let notes: BTreeMap<Pt, &str> = scene
            .items
            .iter()
            .filter_map(|item| match item {
                Item::Notes { at, text } => Some((*at, text.as_str())),
                _ => None,
            })
            .collect();
        let n_decided = scene.items.iter().filter(is_decided).count();
        Layout {
            scene,
            style,
            scale: style.theme.scale(),
            margin: if n_edges > 0 { WIDE_MARGIN } else { MARGIN },
            is_lattice: is_lattice(scene),
            has_cages: scene
                .items
                .iter()
                .any(|item| matches!(item, Item::Cage { label, .. } if !label.is_empty())),
            is_decided: n_decided == n_edges,
            most_notes: notes.values().map(|notes| notes.chars().count()).max().unwrap_or(0).max(9),
            notes,
            shapes: Vec::new(),
            lines: BTreeMap::new(),
            below: Vec::new(),
        }
    }

    pub(super) fn width(&self) -> f32 {
        2.0 * self.margin + CELL * self.scene.cols as f32
    }

    pub(super) fn place(&self, at: Pt) -> At {
        let half = CELL / 2.0;
        (self.margin + half * f32::from(at.x), self.margin + half * f32::from(at.y))
    }

    pub(super) fn push(&mut self, class: Class, form: Form) {
        self.shapes.push(Shape { class, form });
    }

    /// The background of the whole picture.
    fn ground(&mut self) {
        let (width, height) = (self.width(), self.height());
        self.push(Class::Ground, rectangle((0.0, 0.0), (width, height)));
    }

    fn height(&self) -> f32 {
        let mut height = 2.0 * self.margin + CELL * self.scene.rows as f32;
        let captions = self.scene.items.iter().filter_map(|item| match item {
            Item::Caption(caption) => Some(self.caption_lines(caption).len()),
            Item::Legend(entries) => Some(self.legend_rows(entries).len()),
            _ => None,
        });
        let n_lines: usize = captions.sum();
        if n_lines > 0 {
            height += 0.8 * self.caption_pitch() + self.caption_pitch() * n_lines as f32;
        }
        height
    }

    /// The size of a symbol that fills its cell; it grows little with the scale, since cells do not
    /// grow.
    fn symbol_size(&self) -> f32 {
        SYMBOL_SIZE * self.scale.min(1.05)
    }

    pub(super) fn caption_pitch(&self) -> f32 {
        1.35 * CAPTION_SIZE * self.scale
    }

    fn caption_lines(&self, caption: &str) -> Vec<String> {
        let room = (self.width() - 2.0 * MARGIN) / (CAPTION_SIZE * self.scale);
        caption.lines().flat_map(|line| wrapped(line, room)).collect()
    }

    fn add(&mut self, item: &'a Item) {
        match item {
            Item::Line { from, to, role } => self.line(*from, *to, *role),
            Item::Glyph { at, text, role, .. } => self.glyph(*at, *text, *role),
            Item::Label { at, text, role, .. } => self.label(*at, text, *role),
            Item::Region { cells, tint } => self.region(cells, *tint),
            Item::Notes { at, text } => self.notes(*at, text),
            Item::Cage { cells, label, .. } => self.cage(cells, label),
            Item::Guide { from, to } => {
                let (from, to) = (self.place(*from), self.place(*to));
                self.lines.entry(Class::Guide).or_default().add(from, to);
            }
            Item::Shade { at, role } => self.shade(*at, *role),
            Item::Mark { at, note, role } => self.mark(*at, *note, *role),
            Item::Arrow { from, to, holds } => self.arrow(*from, *to, *holds),
            Item::Counted { cells } => self.counted(cells),
            Item::Caption(caption) => {
                let lines = self.caption_lines(caption).into_iter().map(Below::Caption);
                self.below.extend(lines);
            }
            Item::Legend(entries) => {
                let rows = self.legend_rows(entries).into_iter().map(Below::Legend);
                self.below.extend(rows);
            }
            Item::Hit { at, .. } if self.is_lattice => {
                let (x, y) = self.place(*at);
                let box_ = rectangle((x - NODE, y - NODE), (2.0 * NODE, 2.0 * NODE));
                self.push(Class::Node, box_);
            }
            Item::Hit { .. } => (),
        }
    }

    fn line(&mut self, from: Pt, to: Pt, role: Role) {
        // Borders lie on even coordinates; lines on odd ones run through cells.
        let is_border = if from.y == to.y { from.y % 2 == 0 } else { from.x % 2 == 0 };
        let plain = if is_border { Class::Wall } else { Class::Path };
        let class = match role {
            Role::Grid | Role::Pencil => Class::Grid,
            Role::Wall => Class::Wall,
            Role::Path => Class::Path,
            Role::Given
            | Role::Entry
            | Role::Because
            | Role::Part(_)
            | Role::Gone
            | Role::Error
            | Role::Hint => plain,
        };
        let ends = if class == Class::Path {
            [self.way_out(from), self.way_out(to)]
        } else {
            [self.place(from), self.place(to)]
        };
        self.lines.entry(class).or_default().add(ends[0], ends[1]);
        let halo = match role {
            Role::Because | Role::Part(_) => {
                let middle = Pt { x: from.x.midpoint(to.x), y: from.y.midpoint(to.y) };
                let middle = self.place(middle);
                self.shade_edge(middle, role);
                return;
            }
            Role::Hint => Class::HaloChanged,
            Role::Error => Class::HaloWrong,
            Role::Grid
            | Role::Wall
            | Role::Given
            | Role::Entry
            | Role::Pencil
            | Role::Path
            | Role::Gone => return,
        };
        self.lines.entry(halo).or_default().add(ends[0], ends[1]);
    }

    /// A point of a path; one on the border is moved outwards.
    fn way_out(&self, at: Pt) -> At {
        let (x, y) = self.place(at);
        let (right, bottom) = (2 * self.scene.cols as i16, 2 * self.scene.rows as i16);
        let beyond = |n: i16, last: i16| match n {
            0 => -WAY_OUT,
            n if n == last => WAY_OUT,
            _ => 0.0,
        };
        (x + beyond(at.x, right), y + beyond(at.y, bottom))
    }

    fn glyph(&mut self, at: Pt, sign: char, role: Role) {
        let mut centre = self.place(at);
        let is_cell = at.x % 2 != 0 && at.y % 2 != 0;
        let class = match role {
            // An empty cell stays blank, and a free corner gets a dot.
            Role::Grid | Role::Wall if is_cell => return,
            Role::Grid | Role::Wall => {
                let radius = 2.0 * self.scale;
                self.push(Class::Dot, Form::Disc { centre, radius });
                return;
            }
            Role::Given => Class::Given,
            Role::Entry if !is_cell && self.is_decided => return,
            Role::Entry | Role::Path | Role::Because | Role::Part(_) => Class::Entry,
            Role::Pencil | Role::Gone => Class::Note,
            Role::Error => Class::Fault,
            Role::Hint => Class::Placed,
        };
        if matches!(role, Role::Error | Role::Hint) {
            self.shade(at, role);
        }
        let mut size = self.symbol_size();
        if !is_cell {
            size *= 0.6;
        } else if self.is_lattice {
            size *= 0.8;
        } else if self.has_cages {
            // Leaves room for the label of a cage: digits are 0.55 of a cell high.
            let (part, down) = if self.scale > 1.0 { (0.9, 6.0) } else { (0.965, 4.9) };
            size = part * SYMBOL_SIZE;
            centre.1 += down;
        }
        if role == Role::Error && is_cell {
            let (x, y) = (centre.0, centre.1 + 0.5 * size);
            let lines = self.lines.entry(Class::Underline).or_default();
            lines.add((x - 8.0, y), (x + 8.0, y));
            lines.add((x - 8.0, y + 2.5), (x + 8.0, y + 2.5));
        }
        self.sign(class, centre, size, sign);
    }

    /// Draws a short text centred at a point. On an edge it has a background, so that the line
    /// between the cells does not run through it.
    fn label(&mut self, at: Pt, text: &str, role: Role) {
        let centre = self.place(at);
        let is_cell = at.x % 2 != 0 && at.y % 2 != 0;
        let class = match role {
            Role::Grid | Role::Wall | Role::Given | Role::Because | Role::Part(_) => Class::Label,
            Role::Entry | Role::Path => Class::Entry,
            Role::Pencil | Role::Gone => Class::Note,
            Role::Error => Class::Fault,
            Role::Hint => Class::Placed,
        };
        let size = self.symbol_size() * if is_cell { 0.8 } else { 0.6 };
        let half = (0.5 * size * width_of(text) + 1.0, 0.5 * size);
        if role.is_premise() || matches!(role, Role::Error | Role::Hint) {
            self.shade(at, role);
        } else if !is_cell {
            let corner = (centre.0 - half.0, centre.1 - half.1);
            self.push(Class::LabelGround, rectangle(corner, (2.0 * half.0, 2.0 * half.1)));
        }
        let mut signs = text.chars();
        match (signs.next(), signs.next()) {
            (Some(sign), None) => self.sign(class, centre, size, sign),
            (None, _) => (),
            _ => {
                let at = (centre.0, centre.1 + HALF_CAPITAL * size);
                self.push(class, Form::Text { at, size, text: text.to_owned() });
            }
        }
    }

    /// Draws a character centred at a point.
    pub(super) fn sign(&mut self, class: Class, centre: At, size: f32, sign: char) {
        let is_bold = matches!(class, Class::Given | Class::Label);
        let weight = size * if is_bold { 0.115 } else { 0.085 };
        let form = match rune_outline(sign, centre, 0.78 * size, weight) {
            Some(moves) => Form::Path(moves),
            None => {
                let at = (centre.0, centre.1 + HALF_CAPITAL * size);
                Form::Text { at, size, text: sign.to_string() }
            }
        };
        self.push(class, form);
    }

    fn region(&mut self, cells: &[Pt], tint: u8) {
        let rows = rows_of(cells);
        let mut moves = Vec::new();
        for (from, to) in rows {
            let (left, top) = self.place(Pt { x: from.x - 1, y: from.y - 1 });
            let (right, bottom) = self.place(Pt { x: to.x + 1, y: to.y + 1 });
            moves.extend(corners((left, top), (right - left, bottom - top)));
        }
        self.push(Class::Tint(tint % Item::TINTS), Form::Path(moves));
    }

    fn cage(&mut self, cells: &[Pt], label: &str) {
        let margin = self.margin;
        let place = |at: Pt| {
            let half = CELL / 2.0;
            (margin + half * f32::from(at.x), margin + half * f32::from(at.y))
        };
        let lines = self.lines.entry(Class::Cage).or_default();
        for (from, to) in outline(cells, CAGE_INSET, place) {
            lines.add(from, to);
        }
        if let Some(first) = cells.first().filter(|_| !label.is_empty()) {
            let size = CAGE_LABEL_SIZE * self.scale;
            let (left, top) = self.place(Pt { x: first.x - 1, y: first.y - 1 });
            let half = 0.5 * size * width_of(label);
            let at = (
                left + CAGE_INSET + 1.5 + half,
                top + CAGE_INSET + 0.8 + 2.0 * HALF_CAPITAL * size,
            );
            let text = label.to_owned();
            self.push(Class::CageLabel, Form::Text { at, size, text });
        }
    }

    /// The place of a note in its cell, and the size of its font.
    pub(super) fn note_place(&self, at: Pt, note: char) -> Option<(At, f32)> {
        let symbols = &self.scene.symbols;
        // With very many symbols, notes are packed together instead of having fixed places.
        let (index, n_places) = match self.notes.get(&at).filter(|_| symbols.len() > MOST_PLACES) {
            Some(notes) => (notes.chars().position(|other| other == note)?, self.most_notes),
            None => (symbols.iter().position(|&(plain, _)| plain == note)?, symbols.len()),
        };
        let cols = (1..).find(|cols| cols * cols >= n_places)?;
        let rows = n_places.div_ceil(cols);
        let (x, y) = self.place(at);
        let half = if self.is_lattice { NODE - 1.0 } else { CELL / 2.0 - 2.5 };
        let (top, side) = if self.has_cages { (11.0, half - 1.5) } else { (0.0, half) };
        let pitch = (2.0 * side / cols as f32, (half + side - top) / rows as f32);
        let centre = (
            x - side + pitch.0 * ((index % cols) as f32 + 0.5),
            y - half + top + pitch.1 * ((index / cols) as f32 + 0.5),
        );
        Some((centre, (1.25 * pitch.0).min(1.2 * pitch.1).min(12.5)))
    }

    fn notes(&mut self, at: Pt, text: &str) {
        for note in text.chars() {
            let Some((centre, size)) = self.note_place(at, note) else { continue };
            let shown = self.scene.symbols.iter().find(|&&(plain, _)| plain == note);
            self.sign(Class::Note, centre, size, shown.map_or(note, |&(_, shown)| shown));
        }
    }

    fn finish(mut self) -> Picture {
        let (width, height) = (self.width(), self.height());
        let pitch = self.caption_pitch();
        let mut y = self.margin + CELL * self.scene.rows as f32 + MARGIN + 0.25 * pitch;
        for line in std::mem::take(&mut self.below) {
            y += pitch;
            match line {
                Below::Caption(text) => {
                    let at = (width / 2.0, y - 0.3 * pitch);
                    let size = CAPTION_SIZE * self.scale;
                    self.push(Class::Caption, Form::Text { at, size, text });
                }
                Below::Legend(entries) => self.legend_row(&entries, y - 0.5 * pitch),
            }
        }
        for (class, lines) in std::mem::take(&mut self.lines) {
            if !lines.is_empty() {
                self.push(class, Form::Path(lines.moves()));
            }
        }
        self.shapes.sort_by_key(|shape| shape.class);
        Picture { width, height, style: self.style.clone(), shapes: self.shapes }
    }
}

/// Whether all lines of a scene join cells that touch.
fn is_lattice(scene: &Scene) -> bool {
    let is_middle = |at: &Pt| at.x % 2 != 0 && at.y % 2 != 0;
    let mut lines = scene.items.iter().filter_map(|item| match item {
        Item::Line { from, to, .. } => Some(is_middle(from) && is_middle(to)),
        _ => None,
    });
    let edges = scene.hits().any(|(_, at)| !is_middle(&at));
    !edges && lines.next() == Some(true) && lines.all(|joins| joins)
}

pub(super) fn rectangle(from: At, size: At) -> Form {
    Form::Path(corners(from, size).to_vec())
}

fn corners((x, y): At, (width, height): At) -> [Move; 5] {
    [
        Move::To((x, y)),
        Move::Line((x + width, y)),
        Move::Line((x + width, y + height)),
        Move::Line((x, y + height)),
        Move::Close,
    ]
}

/// Merges neighbouring cells of a row: the first and the last cell of each run.
fn rows_of(cells: &[Pt]) -> Vec<(Pt, Pt)> {
    let inside: BTreeSet<(i16, i16)> = cells.iter().map(|at| (at.y, at.x)).collect();
    let mut rows: Vec<(Pt, Pt)> = Vec::new();
    for (y, x) in inside {
        match rows.last_mut() {
            Some((_, last)) if last.y == y && last.x + 2 == x => last.x = x,
            _ => rows.push((Pt { x, y }, Pt { x, y })),
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use gridwright_core::Scene;

    use super::*;
    use crate::theme::Theme;

    /// The glyph of a cell: its middle on the baseline and its size.
    fn digit(cage: Option<&str>, theme: Theme) -> (At, f32) {
        let mut scene = Scene::new(1, 1);
        let at = Pt::cell(0, 0);
        let label = cage.unwrap_or_default().to_owned();
        scene.items.push(Item::Cage { cells: vec![at], label, words: String::new() });
        scene.items.push(Item::Glyph { at, text: '8', plain: '8', role: Role::Entry });
        let style = PictureStyle { theme, ..PictureStyle::default() };
        let shapes = Picture::of(&scene, &style).shapes;
        let text = shapes.iter().find(|shape| shape.class == Class::Entry).expect("a digit");
        let Form::Text { at, size, .. } = text.form else { panic!("{text:?}") };
        (at, size)
    }

    #[test]
    fn digits_are_as_high_as_in_print_and_touch_no_sum() {
        for theme in [Theme::Light, Theme::Print] {
            for cage in [None, Some("45")] {
                let ((_, baseline), size) = digit(cage, theme);
                let height = 2.0 * HALF_CAPITAL * size;
                assert!(
                    (0.55..=0.6).contains(&((height / CELL * 1000.0).round() / 1000.0)),
                    "{height}"
                );
                let (top, bottom) = (baseline - height - MARGIN, baseline - MARGIN);
                assert!(bottom < CELL - CAGE_INSET, "it stays inside its cage: {bottom}");
                let label = CAGE_INSET + 0.8 + 0.714 * CAGE_LABEL_SIZE;
                assert!(cage.is_none() || top > label, "{theme:?}: {top} is below {label}");
            }
        }
        let ((_, baseline), size) = digit(Some("45"), Theme::LargePrint);
        let label = CAGE_INSET + 0.8 + 0.714 * CAGE_LABEL_SIZE * Theme::LargePrint.scale();
        assert!(baseline - MARGIN - 0.714 * size > label);
    }
}
