//! The marks of a step: frames and badges of cells, rings and strikes of notes, arrows, regions.

use gridwright_core::{Part, Pt, Role};

use super::cages::outline;
use super::layout::{CELL, HALF_CAPITAL, Layout, NODE, SYMBOL_SIZE, rectangle};
use crate::shape::{At, Class, Form, Move};

/// The distance from the border of a cell to the frame that highlights it.
const FRAME_INSET: f32 = 2.5;
/// The radius of the mark of an edge.
const EDGE: f32 = 8.5;
/// The radius of a badge.
const BADGE: f32 = 5.0;
/// The distance between the lines across a dark cell.
const HATCH_PITCH: f32 = 8.0;
/// The distance from the border of a cell to the outline of a counted region.
const COUNTED_INSET: f32 = 3.5;

impl Layout<'_> {
    /// Highlights a cell or an edge.
    pub(super) fn shade(&mut self, at: Pt, role: Role) {
        let centre = self.place(at);
        let is_cell = at.x % 2 != 0 && at.y % 2 != 0;
        if !is_cell {
            self.shade_edge(centre, role);
            return;
        }
        let half = if self.is_lattice { NODE + 4.0 } else { CELL / 2.0 - FRAME_INSET };
        self.shade_square(centre, half, role);
    }

    /// Highlights a square, with the badge of its part at the upper right corner.
    pub(super) fn shade_square(&mut self, (x, y): At, half: f32, role: Role) {
        let Some(class) = class_of(role) else { return };
        let square = |half: f32| rectangle((x - half, y - half), (2.0 * half, 2.0 * half));
        self.push(class, square(half));
        if class == Class::Wrong {
            self.push(class, square(half - 3.0));
        }
        if let Role::Part(part) = role {
            self.badge(part, (x + half + 1.0, y - half - 1.0));
        }
    }

    pub(super) fn shade_edge(&mut self, centre: At, role: Role) {
        let Some(class) = class_of(role) else { return };
        self.push(class, Form::Disc { centre, radius: EDGE });
        if class == Class::Wrong {
            self.push(class, Form::Disc { centre, radius: EDGE - 2.5 });
        }
        if let Role::Part(part) = role {
            self.badge(part, (centre.0 + EDGE - 1.0, centre.1 - EDGE + 1.0));
        }
    }

    /// Draws the badge of a part; each has a different shape.
    fn badge(&mut self, part: Part, (x, y): At) {
        let class = Class::PartMark(part);
        let polygon = |points: &[At]| {
            let (first, others) = points.split_first().expect("a polygon has points");
            let lines = others.iter().map(|&at| Move::Line(at));
            let moves = [Move::To(*first)].into_iter().chain(lines).chain([Move::Close]);
            Form::Path(moves.collect())
        };
        let r = BADGE;
        match part {
            Part::Pivot | Part::Wing => {
                let r = r - if part == Part::Wing { 0.5 } else { 0.0 };
                let points =
                    [(x, y - r), (x + 0.95 * r, y + 0.75 * r), (x - 0.95 * r, y + 0.75 * r)];
                self.push(class, polygon(&points));
            }
            Part::Fin => {
                let r = r - 0.3;
                self.push(class, polygon(&[(x, y - r), (x + r, y), (x, y + r), (x - r, y)]));
            }
            Part::ColourA => {
                self.push(class, Form::Disc { centre: (x, y), radius: r });
                self.badge_letter((x, y), "A");
            }
            Part::ColourB => {
                let half = r - 0.5;
                self.push(class, rectangle((x - half, y - half), (2.0 * half, 2.0 * half)));
                self.badge_letter((x, y), "B");
            }
        }
    }

    fn badge_letter(&mut self, (x, y): At, letter: &str) {
        let size = 1.5 * BADGE;
        let at = (x, y + HALF_CAPITAL * size);
        self.push(Class::MarkLetter, Form::Text { at, size, text: letter.to_owned() });
    }

    /// Marks a note: a strike through a removed one, a ring around a reason.
    pub(super) fn mark(&mut self, at: Pt, note: char, role: Role) {
        let Some((centre, size)) = self.note_place(at, note) else { return };
        match role {
            Role::Gone => self.strike(centre, size),
            // The colours also differ in the shape of their rings.
            Role::Part(Part::ColourB) => {
                let half = 0.48 * size;
                let (x, y) = (centre.0 - half, centre.1 - half);
                self.push(Class::Ring, rectangle((x, y), (2.0 * half, 2.0 * half)));
            }
            _ => self.push(Class::Ring, Form::Disc { centre, radius: 0.52 * size }),
        }
    }

    pub(super) fn strike(&mut self, (x, y): At, size: f32) {
        let reach = 0.5 * size;
        let lines = self.lines.entry(Class::Strike).or_default();
        lines.add((x - reach, y + reach), (x + reach, y - reach));
    }

    /// Draws an arrow from one note to another, a little curved, so that arrows along the same line
    /// do not hide one another.
    pub(super) fn arrow(&mut self, from: (Pt, char), to: (Pt, char), holds: bool) {
        let end = |(at, note): (Pt, char)| {
            self.note_place(at, note).unwrap_or_else(|| (self.place(at), SYMBOL_SIZE / 2.0))
        };
        let ((from, size), (to, _)) = (end(from), end(to));
        self.arrow_between(from, to, 0.6 * size, holds);
    }

    /// Draws an arrow that starts and ends a `gap` from two points.
    pub(super) fn arrow_between(&mut self, from: At, to: At, gap: f32, holds: bool) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy);
        if length <= f32::EPSILON {
            return;
        }
        // There is no room between neighbouring notes, so the arrow goes around them.
        let is_near = length <= 2.0 * gap + 4.0;
        let bulge = if is_near { 2.2 * gap } else { (0.09 * length).min(9.0) };
        let control = (
            f32::midpoint(from.0, to.0) + bulge * dy / length,
            f32::midpoint(from.1, to.1) - bulge * dx / length,
        );
        let start = moved(from, control, gap);
        let tip = moved(to, control, gap);
        let head = if is_near { 0.5 * gap } else { 5.5 };
        let neck = moved(tip, control, head);
        let class = if holds { Class::Strong } else { Class::Weak };
        self.push(class, Form::Path(vec![Move::To(start), Move::Curve { control, to: neck }]));
        let (ux, uy) = ((tip.0 - neck.0) / head, (tip.1 - neck.1) / head);
        let wing = 0.45 * head;
        let moves = vec![
            Move::To(tip),
            Move::Line((neck.0 - wing * uy, neck.1 + wing * ux)),
            Move::Line((neck.0 + wing * uy, neck.1 - wing * ux)),
            Move::Close,
        ];
        self.push(Class::ArrowHead, Form::Path(moves));
    }

    /// Outlines cells, and hatches those that are dark on a chessboard.
    pub(super) fn counted(&mut self, cells: &[Pt]) {
        let is_dark = |at: &&Pt| (at.x / 2 + at.y / 2) % 2 == 0;
        for &at in cells.iter().filter(is_dark) {
            let centre = self.place(at);
            self.hatch(centre, CELL / 2.0, HATCH_PITCH);
        }
        let zero = self.place(Pt { x: 0, y: 0 });
        let place = |at: Pt| {
            let half = CELL / 2.0;
            (zero.0 + half * f32::from(at.x), zero.1 + half * f32::from(at.y))
        };
        let lines = self.lines.entry(Class::Counted).or_default();
        for (from, to) in outline(cells, COUNTED_INSET, place) {
            lines.add(from, to);
        }
    }

    /// Draws slanted lines over a square.
    pub(super) fn hatch(&mut self, (x, y): At, half: f32, pitch: f32) {
        let side = 2.0 * half;
        let (left, top) = (x - half, y - half);
        let lines = self.lines.entry(Class::Hatch).or_default();
        let mut sum = pitch / 2.0;
        while sum < 2.0 * side {
            // All points of the line have this sum of distances from the left and the top.
            let (short, long) = ((sum - side).max(0.0), sum.min(side));
            lines.add((left + short, top + long), (left + long, top + short));
            sum += pitch;
        }
    }
}

/// A point moved towards another.
fn moved(from: At, to: At, by: f32) -> At {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(f32::EPSILON);
    (from.0 + by * dx / length, from.1 + by * dy / length)
}

/// The class of a highlight.
fn class_of(role: Role) -> Option<Class> {
    match role {
        Role::Because => Some(Class::Looked),
        Role::Part(part) => Some(Class::Part(part)),
        Role::Error => Some(Class::Wrong),
        Role::Hint => Some(Class::Changed),
        Role::Grid
        | Role::Wall
        | Role::Given
        | Role::Entry
        | Role::Pencil
        | Role::Path
        | Role::Gone => None,
    }
}
