//! Lays the items of a scene out as shapes.

use std::collections::{BTreeMap, BTreeSet};

use gridwright_core::{Item, Pt, Role, Scene};

use super::cages::outline;
use super::lines::Lines;
use super::runes::rune;
use super::text_width::{width_of, wrapped};
use super::{Picture, PictureStyle};
use crate::shape::{At, Class, Form, Move, Shape};

const CELL: f32 = Picture::CELL;
/// The margin around the board: half the width of a wall and some space.
const MARGIN: f32 = 8.0;
/// The margin around boards with edges, where paths may leave the board.
const WIDE_MARGIN: f32 = 22.0;
/// How far a path extends beyond the border where it leaves the board.
const WAY_OUT: f32 = 0.38 * CELL;
/// Half the side of a lattice's cell.
const NODE: f32 = 0.33 * CELL;
/// Half the height of a capital letter, relative to the font size.
const HALF_CAPITAL: f32 = 0.34;
const SYMBOL_SIZE: f32 = 27.0;
const CAPTION_SIZE: f32 = 14.0;
const CAGE_LABEL_SIZE: f32 = 11.0;
/// From the border of a cell to the outline of its cage.
const CAGE_INSET: f32 = 3.0;

impl Picture {
    /// Lays a scene out.
    pub fn of(scene: &Scene, style: &PictureStyle) -> Picture {
        let mut layout = Layout::new(scene, style);
        layout.ground();
        for item in &scene.items {
            layout.add(item);
        }
        layout.finish()
    }
}

struct Layout<'a> {
    scene: &'a Scene,
    style: &'a PictureStyle,
    scale: f32,
    margin: f32,
    is_lattice: bool,
    has_cages: bool,
    /// Whether every edge is decided. Then edges without a path need no crosses.
    is_decided: bool,
    shapes: Vec<Shape>,
    lines: BTreeMap<Class, Lines>,
    captions: Vec<String>,
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
        let n_decided = scene.items.iter().filter(is_decided).count();
        Layout {
            scene,
            style,
            scale: style.theme.scale(),
            margin: if n_edges > 0 { WIDE_MARGIN } else { MARGIN },
            is_lattice: is_lattice(scene),
            has_cages: scene.items.iter().any(|item| matches!(item, Item::Cage { .. })),
            is_decided: n_decided == n_edges,
            shapes: Vec::new(),
            lines: BTreeMap::new(),
            captions: Vec::new(),
        }
    }

    fn width(&self) -> f32 {
        2.0 * self.margin + CELL * self.scene.cols as f32
    }

    fn place(&self, at: Pt) -> At {
        let half = CELL / 2.0;
        (self.margin + half * f32::from(at.x), self.margin + half * f32::from(at.y))
    }

    fn push(&mut self, class: Class, form: Form) {
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
            _ => None,
        });
        let n_lines: usize = captions.sum();
        if n_lines > 0 {
            height += 0.8 * self.caption_pitch() + self.caption_pitch() * n_lines as f32;
        }
        height
    }

    fn caption_pitch(&self) -> f32 {
        1.35 * CAPTION_SIZE * self.scale
    }

    fn caption_lines(&self, caption: &str) -> Vec<String> {
        let room = (self.width() - 2.0 * MARGIN) / (CAPTION_SIZE * self.scale);
        caption.lines().flat_map(|line| wrapped(line, room)).collect()
    }

    fn add(&mut self, item: &Item) {
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
            Item::Caption(caption) => self.captions.extend(self.caption_lines(caption)),
            Item::Hit { at, .. } if self.is_lattice => {
                let (x, y) = self.place(*at);
                let box_ = rectangle((x - NODE, y - NODE), (2.0 * NODE, 2.0 * NODE));
                self.push(Class::Node, box_);
            }
            Item::Hit { .. } => (),
        }
    }

    fn line(&mut self, from: Pt, to: Pt, role: Role) {
        // Borders lie on even coordinates; what lies on odd ones runs through cells.
        let is_border = if from.y == to.y { from.y % 2 == 0 } else { from.x % 2 == 0 };
        let plain = if is_border { Class::Wall } else { Class::Path };
        let class = match role {
            Role::Grid | Role::Pencil => Class::Grid,
            Role::Wall => Class::Wall,
            Role::Path => Class::Path,
            Role::Given | Role::Entry | Role::Because | Role::Gone | Role::Error | Role::Hint => {
                plain
            }
        };
        let ends = if class == Class::Path {
            [self.way_out(from), self.way_out(to)]
        } else {
            [self.place(from), self.place(to)]
        };
        self.lines.entry(class).or_default().add(ends[0], ends[1]);
        let halo = match role {
            Role::Because => Class::HaloLooked,
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
            Role::Entry | Role::Path | Role::Because => Class::Entry,
            Role::Pencil | Role::Gone => Class::Note,
            Role::Error => Class::Fault,
            Role::Hint => Class::Placed,
        };
        if matches!(role, Role::Error | Role::Hint) {
            self.shade(at, role);
        }
        let mut size = SYMBOL_SIZE * self.scale;
        if !is_cell {
            size *= 0.6;
        } else if self.is_lattice {
            size *= 0.8;
        } else if self.has_cages {
            // Leaves room for the label of a cage.
            size *= if self.scale > 1.0 { 0.78 } else { 0.88 };
            centre.1 += 3.0 * self.scale;
        }
        if role == Role::Error && is_cell {
            let (x, y) = (centre.0, centre.1 + 0.5 * size);
            let lines = self.lines.entry(Class::Underline).or_default();
            lines.add((x - 8.0, y), (x + 8.0, y));
            lines.add((x - 8.0, y + 2.5), (x + 8.0, y + 2.5));
        }
        self.sign(class, centre, size, sign);
    }

    /// A short text around a centre. On an edge it has a background, so that the line between the
    /// cells does not run through it.
    fn label(&mut self, at: Pt, text: &str, role: Role) {
        let centre = self.place(at);
        let is_cell = at.x % 2 != 0 && at.y % 2 != 0;
        let class = match role {
            Role::Grid | Role::Wall | Role::Given | Role::Because => Class::Label,
            Role::Entry | Role::Path => Class::Entry,
            Role::Pencil | Role::Gone => Class::Note,
            Role::Error => Class::Fault,
            Role::Hint => Class::Placed,
        };
        let size = SYMBOL_SIZE * self.scale * if is_cell { 0.8 } else { 0.6 };
        let half = (0.5 * size * width_of(text) + 1.0, 0.5 * size);
        if matches!(role, Role::Because | Role::Error | Role::Hint) {
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

    /// A character around a centre.
    fn sign(&mut self, class: Class, centre: At, size: f32, sign: char) {
        let is_bold = matches!(class, Class::Given | Class::Label);
        let weight = size * if is_bold { 0.115 } else { 0.085 };
        let form = match rune(sign, centre, 0.78 * size, weight) {
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
        let first = cells.iter().min_by_key(|at| (at.y, at.x));
        if let Some(first) = first.filter(|_| !label.is_empty()) {
            let size = CAGE_LABEL_SIZE * self.scale;
            let (left, top) = self.place(Pt { x: first.x - 1, y: first.y - 1 });
            let half = 0.5 * size * width_of(label);
            let at = (left + CAGE_INSET + 2.0 + half, top + CAGE_INSET + 1.5 + 0.7 * size);
            let text = label.to_owned();
            self.push(Class::CageLabel, Form::Text { at, size, text });
        }
    }

    fn shade(&mut self, at: Pt, role: Role) {
        let class = match role {
            Role::Because => Class::Looked,
            Role::Error => Class::Wrong,
            Role::Hint => Class::Changed,
            Role::Grid
            | Role::Wall
            | Role::Given
            | Role::Entry
            | Role::Pencil
            | Role::Path
            | Role::Gone => return,
        };
        let (x, y) = self.place(at);
        let is_cell = at.x % 2 != 0 && at.y % 2 != 0;
        if !is_cell {
            self.push(class, Form::Disc { centre: (x, y), radius: 8.5 });
            return;
        }
        let half = if self.is_lattice { NODE + 4.0 } else { CELL / 2.0 - 2.5 };
        self.push(class, rectangle((x - half, y - half), (2.0 * half, 2.0 * half)));
    }

    /// The place of a note in its cell, and the size of its font.
    fn note_place(&self, at: Pt, note: char) -> Option<(At, f32)> {
        let symbols = &self.scene.symbols;
        let index = symbols.iter().position(|&(plain, _)| plain == note)?;
        let cols = (1..).find(|cols| cols * cols >= symbols.len())?;
        let rows = symbols.len().div_ceil(cols);
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

    fn mark(&mut self, at: Pt, note: char, role: Role) {
        let Some((centre, size)) = self.note_place(at, note) else { return };
        if role == Role::Gone {
            let reach = 0.42 * size;
            let lines = self.lines.entry(Class::Strike).or_default();
            lines.add((centre.0 - reach, centre.1 + reach), (centre.0 + reach, centre.1 - reach));
        } else {
            self.push(Class::Ring, Form::Disc { centre, radius: 0.52 * size });
        }
    }

    fn arrow(&mut self, from: (Pt, char), to: (Pt, char), holds: bool) {
        let end = |(at, note): (Pt, char)| {
            self.note_place(at, note).unwrap_or_else(|| (self.place(at), SYMBOL_SIZE / 2.0))
        };
        let ((from, size), (to, _)) = (end(from), end(to));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy);
        let gap = 0.62 * size;
        if length <= 2.0 * gap + 2.0 {
            return;
        }
        let (ux, uy) = (dx / length, dy / length);
        let start = (from.0 + gap * ux, from.1 + gap * uy);
        let tip = (to.0 - gap * ux, to.1 - gap * uy);
        let head = 5.0_f32.min(length - 2.0 * gap);
        let neck = (tip.0 - head * ux, tip.1 - head * uy);
        let class = if holds { Class::Implies } else { Class::Excludes };
        self.push(class, Form::Path(vec![Move::To(start), Move::Line(neck)]));
        let wing = 0.5 * head;
        let moves = vec![
            Move::To(tip),
            Move::Line((neck.0 - wing * uy, neck.1 + wing * ux)),
            Move::Line((neck.0 + wing * uy, neck.1 - wing * ux)),
            Move::Close,
        ];
        self.push(Class::ArrowHead, Form::Path(moves));
    }

    fn finish(mut self) -> Picture {
        let (width, height) = (self.width(), self.height());
        for (class, lines) in std::mem::take(&mut self.lines) {
            if !lines.is_empty() {
                self.push(class, Form::Path(lines.moves()));
            }
        }
        let pitch = self.caption_pitch();
        let mut y = self.margin + CELL * self.scene.rows as f32 + MARGIN + 0.25 * pitch;
        for text in std::mem::take(&mut self.captions) {
            y += pitch;
            let at = (width / 2.0, y - 0.3 * pitch);
            let size = CAPTION_SIZE * self.scale;
            self.push(Class::Caption, Form::Text { at, size, text });
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

fn rectangle(from: At, size: At) -> Form {
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
