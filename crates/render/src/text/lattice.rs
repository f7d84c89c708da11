//! Boards whose cells are joined by lines instead of separated by them:
//!
//! ```text
//! [N]--[G]--[W]
//!  | \/ | \/ |
//!  | /\ | /\ |
//! [T]--[I]--[C]
//! ```
//!
//! A cell has room for one letter. In the picture of a step it is the note that the step uses, in
//! lower case: `(c)` if it is a reason, `=c=` if it is removed.

use gridwright_core::{Item, Pt, Role, Scene};

use super::captions::add_captions;
use super::marks::{Legend, NoteMarks, StepMarks, sign};
use super::style::{Charset, Ink, TextStyle};
use crate::canvas::{Canvas, Spot};

/// The distance between cells: this many characters of a line between two of them, in every
/// direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Gap(pub(super) usize);

impl Gap {
    /// The minimum at which lines can be distinguished.
    pub(super) const LEAST: Gap = Gap(2);

    /// The columns and rows from one cell to the next.
    pub(super) fn pitch(self) -> (usize, usize) {
        (self.0 + 3, self.0 + 1)
    }

    /// The size of a picture of this many rows and columns of cells.
    pub(super) fn size(self, rows: usize, cols: usize) -> (usize, usize) {
        let (across, down) = self.pitch();
        (across * (cols - 1) + 3, down * (rows - 1) + 1)
    }

    /// The character at the centre of a cell.
    fn middle(self, at: Pt) -> Option<Spot> {
        let (across, down) = self.pitch();
        let (col, row) = (at.x.unsigned_abs() / 2, at.y.unsigned_abs() / 2);
        is_middle(at).then(|| (across * usize::from(col) + 1, down * usize::from(row)))
    }
}

/// Whether a point is the centre of a cell.
fn is_middle(at: Pt) -> bool {
    at.x > 0 && at.y > 0 && at.x % 2 == 1 && at.y % 2 == 1
}

/// The picture, if the scene is a lattice.
pub(super) fn lattice(scene: &Scene, style: &TextStyle) -> Option<String> {
    let canvas = lattice_canvas(scene, style, Gap::LEAST)?;
    let mut out = match style.ink {
        Ink::Plain => canvas.plain(),
        Ink::Ansi => canvas.ansi(),
    };
    if let Some(legend) = Legend::of(scene, style.charset, NoteMarks::Around) {
        legend.write(style, &mut out);
    }
    let captions = scene.items.iter().filter_map(|item| match item {
        Item::Caption(caption) => Some(caption.clone()),
        _ => None,
    });
    add_captions(captions, style, &mut out);
    Some(out)
}

/// The characters, if the scene is a lattice: it has lines, and all of them join cells that touch.
pub(super) fn lattice_canvas(scene: &Scene, style: &TextStyle, gap: Gap) -> Option<Canvas> {
    let lines: Vec<(Pt, Pt, Role)> = scene.items.iter().filter_map(line).collect();
    let is_lattice = !lines.is_empty() && lines.iter().all(|&(from, to, _)| joins(from, to));
    if !is_lattice || scene.rows == 0 || scene.cols == 0 {
        return None;
    }
    let (width, height) = gap.size(scene.rows, scene.cols);
    let mut canvas = Canvas::new(width, height);
    for (from, to, role) in lines {
        join(&mut canvas, gap, from.min(to), from.max(to), role);
    }
    let is_step = scene.items.iter().any(|item| matches!(item, Item::Legend(_)));
    // In the picture of a step, the characters that the legend explains are used with colour too.
    let style = &if is_step { TextStyle { ink: Ink::Plain, ..*style } } else { *style };
    let marks = StepMarks::of(scene).unwrap_or_default();
    let mut shades = Vec::new();
    for item in &scene.items {
        match item {
            Item::Hit { at, .. } => {
                let dot = style.charset.pick('·', '.');
                cell(&mut canvas, gap, *at, dot, Role::Grid, style.ink);
            }
            Item::Glyph { at, text, plain, role } => {
                let sign = style.charset.shown(style.charset.pick(*text, *plain));
                cell(&mut canvas, gap, *at, sign, *role, style.ink);
            }
            Item::Label { at, text, plain, role } => {
                let label = match style.charset {
                    Charset::Unicode => text,
                    Charset::Ascii => plain,
                };
                if let Some((col, row)) = gap.middle(*at) {
                    let start = col.saturating_sub(label.chars().count() / 2);
                    for (i, sign) in label.chars().enumerate() {
                        canvas.put((start + i, row), style.charset.shown(sign), Some(*role));
                    }
                }
            }
            Item::Notes { at, text } => {
                let (meant, role) = marks.meant(*at, text);
                let mut signs = meant.chars();
                let sign = match (signs.next(), signs.next()) {
                    // A single note is in lower case, so that it does not look like an entry.
                    (Some(only), None) => style.charset.shown(only.to_ascii_lowercase()),
                    _ => style.charset.pick('…', ':'),
                };
                cell(&mut canvas, gap, *at, sign, role, style.ink);
            }
            Item::Region { cells, tint } => {
                let middles = cells.iter().filter_map(|&at| gap.middle(at));
                middles.for_each(|spot| canvas.tint(spot, *tint));
            }
            Item::Shade { at, role } => shades.push((*at, *role)),
            Item::Line { .. }
            | Item::Cage { .. }
            | Item::Counted { .. }
            | Item::Guide { .. }
            | Item::Mark { .. }
            | Item::Arrow { .. }
            | Item::Caption(_)
            | Item::Legend(_) => (),
        }
    }
    // If a cell both loses notes and is a reason, only the loss is shown.
    shades.retain(|&(at, _)| !marks.loses(at));
    for (at, role) in shades {
        brackets(&mut canvas, gap, at, role, Ink::Plain);
        if let (Some(sign), Some((col, row))) = (part_sign(role, style.charset), gap.middle(at)) {
            canvas.put((col - 1, row), sign, Some(role));
        }
    }
    Some(canvas)
}

fn line(item: &Item) -> Option<(Pt, Pt, Role)> {
    match *item {
        Item::Line { from, to, role } => Some((from, to, role)),
        _ => None,
    }
}

/// Whether two points are the centres of cells that touch.
fn joins(from: Pt, to: Pt) -> bool {
    let apart = (from.x.abs_diff(to.x), from.y.abs_diff(to.y));
    is_middle(from) && is_middle(to) && matches!(apart, (0 | 2, 2) | (2, 0))
}

/// Draws the line from one cell to another; the first is further left or above.
fn join(canvas: &mut Canvas, gap: Gap, from: Pt, to: Pt, role: Role) {
    let (Some((x, y)), Some((_, to_y))) = (gap.middle(from), gap.middle(to)) else { return };
    for i in 1..=gap.0 {
        let (spot, sign) = if from.y == to.y {
            ((x + 1 + i, y), '-')
        } else if from.x == to.x {
            ((x, y.min(to_y) + i), '|')
        } else if from.y < to.y {
            ((x + 1 + i, y + i), '\\')
        } else {
            ((x + 1 + i, y - i), '/')
        };
        canvas.put(spot, sign, Some(role));
    }
}

/// Draws a cell; without colour, its brackets show its role.
fn cell(canvas: &mut Canvas, gap: Gap, at: Pt, sign: char, role: Role, ink: Ink) {
    let Some(spot) = gap.middle(at) else { return };
    canvas.put(spot, sign, Some(role));
    brackets(canvas, gap, at, role, ink);
}

/// The character in place of the left bracket of a cell with a specific part.
fn part_sign(role: Role, charset: Charset) -> Option<char> {
    sign(role, charset).filter(|_| role.is_premise())
}

fn brackets(canvas: &mut Canvas, gap: Gap, at: Pt, role: Role, ink: Ink) {
    let Some((col, row)) = gap.middle(at) else { return };
    let (left, right) = match (role, ink) {
        (Role::Error, Ink::Plain) => ('!', '!'),
        (Role::Hint, Ink::Plain) => ('>', '<'),
        (Role::Gone, Ink::Plain) => ('=', '='),
        (role, Ink::Plain) if role.is_premise() => ('(', ')'),
        _ => ('[', ']'),
    };
    canvas.put((col - 1, row), left, Some(Role::Grid));
    canvas.put((col + 1, row), right, Some(Role::Grid));
}
