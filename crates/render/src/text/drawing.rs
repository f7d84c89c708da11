//! Draws the items of a scene on a canvas of characters.

use std::collections::{BTreeMap, BTreeSet};

use gridwright_core::{Item, Pt, Role, Scene};

use super::captions::add_captions;
use super::frame::{Frame, Pitch};
use super::marks::{Legend, NoteMarks, StepMarks, counted_sign, edge_sign, sign as sign_for};
use super::style::{Charset, Ink, TextStyle};
use crate::canvas::{Canvas, Spot};
use crate::strokes::{Arms, Strokes, Weight, box_sign, double_sign};

/// A picture in progress, in layers.
pub(super) struct Drawing<'a> {
    frame: Frame,
    style: TextStyle,
    /// The marks, if this is the picture of a step.
    step: Option<StepMarks>,
    legend: Option<Legend<'a>>,
    /// Characters of cells and marks, in front of everything.
    pub(super) canvas: Canvas,
    /// Lines between cells.
    borders: Strokes,
    /// Lines through cells, in front of borders.
    paths: Strokes,
    tints: BTreeMap<Pt, u8>,
    /// The cage of each cell that is in one.
    cages: BTreeMap<Pt, usize>,
    cage_words: Vec<String>,
    shades: Vec<(Pt, Role)>,
    /// Points that have a glyph, a label or notes.
    taken: BTreeSet<Pt>,
    /// Points that have notes.
    noted: BTreeSet<Pt>,
    hits: Vec<Pt>,
    /// The names of cells without room for their mark, by mark.
    listed: BTreeMap<char, Vec<String>>,
    counted: Vec<Pt>,
    captions: Vec<String>,
}

impl<'a> Drawing<'a> {
    pub(super) fn of(scene: &'a Scene, frame: Frame, style: TextStyle) -> Drawing<'a> {
        let (width, height) = (frame.width(), frame.height());
        let notes = if frame.pitch.room() > 0 { NoteMarks::Before } else { NoteMarks::None };
        let mut drawing = Drawing {
            frame,
            style,
            step: StepMarks::of(scene),
            legend: Legend::of(scene, style.charset, notes),
            canvas: Canvas::new(width, height),
            borders: Strokes::new(width, height),
            paths: Strokes::new(width, height),
            tints: BTreeMap::new(),
            cages: cages_by_cell(scene),
            cage_words: Vec::new(),
            shades: Vec::new(),
            taken: BTreeSet::new(),
            noted: BTreeSet::new(),
            hits: Vec::new(),
            listed: BTreeMap::new(),
            counted: Vec::new(),
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
            Item::Counted { cells } => self.counted.extend(cells),
            // Guides are shown as tinted regions; marks and the legend are processed beforehand,
            // and arrows are only mentioned in the explanation of a step.
            Item::Guide { .. } | Item::Mark { .. } | Item::Arrow { .. } | Item::Legend(_) => {}
        }
    }

    /// Draws the grid line between two points, except inside a cage. Text has no room for outlines of
    /// cages, so they are shown by missing lines.
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

    /// Marks a highlighted cell with brackets, or an edge with a sign, if there is room.
    fn shade(&mut self, at: Pt, role: Role) {
        let (col, row) = self.frame.spot(at);
        let charset = self.style.charset;
        let is_cell = at.x % 2 != 0 && at.y % 2 != 0;
        let is_step = self.step.is_some();
        if !is_cell {
            let sign = edge_sign(role, charset).filter(|_| is_step);
            if let Some(sign) = sign.filter(|_| self.canvas.is_blank((col, row))) {
                self.canvas.put((col, row), sign, Some(role));
            }
            return;
        }
        if self.frame.pitch == Pitch::Narrow {
            if is_step {
                let mark = sign_for(role, charset).unwrap_or('(');
                self.listed.entry(mark).or_default().push(name(at));
            }
            return;
        }
        if is_step && self.noted.contains(&at) {
            // The notes are marked already.
            return;
        }
        let half = self.frame.pitch.columns_per_half();
        let far = if is_step { 1 } else { half - 1 };
        let (left, right) = ((col - far, row), (col + far, row));
        let sign = sign_for(role, charset);
        if role.is_premise() {
            let mut bracket = '(';
            if let Some(sign) = sign {
                match far + 1 < half {
                    true => self.put_if_blank((col - far - 1, row), sign, role),
                    false => bracket = sign,
                }
            }
            self.put_if_blank(left, bracket, role);
            self.put_if_blank(right, ')', role);
        } else if let Some(sign) = sign {
            self.put_if_blank(left, sign, role);
        }
    }

    fn put_if_blank(&mut self, spot: Spot, sign: char, role: Role) {
        if self.canvas.is_blank(spot) {
            self.canvas.put(spot, sign, Some(role));
        }
    }

    fn line(&mut self, from: Pt, to: Pt, role: Role) {
        // Borders lie on even coordinates; lines on odd ones run through cells.
        let is_border = if from.y == to.y { from.y % 2 == 0 } else { from.x % 2 == 0 };
        let (layer, weight) = match role {
            Role::Grid | Role::Pencil => (&mut self.borders, Weight::Light),
            Role::Wall | Role::Given | Role::Entry => (&mut self.borders, Weight::Heavy),
            Role::Path => (&mut self.paths, Weight::Heavy),
            Role::Because | Role::Part(_) | Role::Gone | Role::Error | Role::Hint => {
                (if is_border { &mut self.borders } else { &mut self.paths }, Weight::Heavy)
            }
        };
        let (start, end) = (self.frame.spot(from), self.frame.spot(to));
        layer.draw(start, end, weight, role);
        let is_step = self.step.is_some();
        let mark = edge_sign(role, self.style.charset);
        let Some(mark) = mark.filter(|_| is_step || !role.is_premise()) else { return };
        if is_step || self.style.ink == Ink::Plain {
            let middle = (start.0.midpoint(end.0), start.1.midpoint(end.1));
            self.canvas.put(middle, mark, Some(role));
        }
    }

    fn glyph(&mut self, at: Pt, sign: char, role: Role) {
        let spot = self.frame.spot(at);
        self.taken.insert(at);
        self.canvas.put(spot, self.style.charset.shown(sign), Some(role));
        let mark = sign_for(role, self.style.charset);
        let Some(mark) = mark.filter(|_| !role.is_premise()) else { return };
        match (self.style.ink, self.frame.pitch) {
            (Ink::Ansi, _) if self.step.is_none() => {}
            (_, Pitch::Narrow) => {
                self.listed.entry(mark).or_default().push(name(at));
            }
            (_, Pitch::Wide | Pitch::Roomy { .. }) => {
                if let Some(col) = spot.0.checked_sub(1) {
                    self.canvas.put((col, spot.1), mark, Some(role));
                }
            }
        }
    }

    /// Writes a label around a point, over borders; it is moved right if it does not fit on the left.
    fn label(&mut self, at: Pt, text: &str, role: Role) {
        let (col, row) = self.frame.spot(at);
        self.taken.insert(at);
        let room = 2 * self.frame.pitch.columns_per_half() - 1;
        let is_cell = at.x % 2 != 0 && at.y % 2 != 0;
        // A narrow cell has no room for parentheses.
        let is_long = is_cell && text.chars().count() > room;
        let text = if is_long { text.trim_matches(['(', ')']) } else { text };
        let length = text.chars().count();
        let start = col.saturating_sub(length / 2);
        for (i, sign) in text.chars().enumerate() {
            let sign = self.style.charset.shown(sign);
            self.canvas.put((start + i, row), sign, Some(role));
        }
    }

    /// Writes notes from left of the centre on, so that a single one does not look like an entry.
    fn notes(&mut self, at: Pt, text: &str) {
        let (col, row) = self.frame.spot(at);
        self.taken.insert(at);
        self.noted.insert(at);
        let start = col.saturating_sub(self.frame.pitch.columns_per_half() - 1);
        if let Some(step) = &self.step {
            let room = self.frame.pitch.room();
            for (i, (sign, role)) in
                step.cell(at, text, self.style.charset, room).into_iter().enumerate()
            {
                self.canvas.put((start + i, row), sign, Some(role));
            }
            return;
        }
        if text.chars().count() > self.frame.pitch.room() {
            let more = self.style.charset.pick('…', ':');
            self.canvas.put((col, row), more, Some(Role::Pencil));
            return;
        }
        for (i, sign) in text.chars().enumerate() {
            let spot = (start + i, row);
            self.canvas.put(spot, self.style.charset.shown(sign), Some(Role::Pencil));
        }
    }

    pub(super) fn finish(mut self) -> String {
        self.settle();
        if !self.cage_words.is_empty() {
            self.captions.insert(0, format!("cages: {}", self.cage_words.join(", ")));
        }
        let mut out = match self.style.ink {
            Ink::Plain => self.canvas.plain(),
            Ink::Ansi => self.canvas.ansi(),
        };
        let lists = self.listed.iter().map(|(mark, names)| format!("{mark} {}", names.join(" ")));
        add_captions(lists, &self.style, &mut out);
        if let Some(legend) = &self.legend {
            legend.write(&self.style, &mut out);
        }
        add_captions(self.captions.into_iter(), &self.style, &mut out);
        out
    }

    /// Writes highlights, tints, lines and the dots of empty cells to the canvas.
    pub(super) fn settle(&mut self) {
        for (at, role) in std::mem::take(&mut self.shades) {
            self.shade(at, role);
        }
        for at in std::mem::take(&mut self.counted) {
            let (col, row) = self.frame.spot(at);
            let reach = self.frame.pitch.columns_per_half() - 1;
            let sign = counted_sign(at, self.style.charset);
            for spot in (col - reach..=col + reach).map(|col| (col, row)) {
                // Beside a path there is room for the tint of its cell.
                if self.canvas.is_blank(spot) && self.paths.at(spot).0.is_none() {
                    self.canvas.put(spot, sign, Some(Role::Because));
                }
            }
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

    /// Writes the character for the lines that run through a position.
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

    /// The tint of a cell, or of an edge or corner whose neighbouring cells all have that tint.
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

/// The character of a border; pencilled lines are dashed where they do not meet others.
fn unicode_border(arms: Arms, role: Option<Role>) -> char {
    match (role, arms.across(), arms.upright()) {
        (Some(Role::Pencil), Weight::Light, Weight::None) => '┄',
        (Some(Role::Pencil), Weight::None, Weight::Light) => '┆',
        _ => box_sign(arms),
    }
}

/// The character of a border between corners.
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

/// The name of a cell or an edge, as `Board::site_name` gives it.
fn name(at: Pt) -> String {
    let (row, col) = ((at.y + 1) / 2, (at.x + 1) / 2);
    let joint = match (at.x % 2, at.y % 2) {
        (0, _) => "|",
        (_, 0) => "_",
        _ => "",
    };
    format!("r{row}{joint}c{col}")
}
