//! The legend under the board: every mark as it is drawn on the board, with its meaning.

use gridwright_core::{Item, MarkKind, Pt, Role};

use super::layout::{CAPTION_SIZE, Entry, HALF_CAPITAL, Layout, MARGIN};
use super::text_width::width_of;
use crate::shape::{At, Class, Form};

/// Widths in a legend, relative to the size of its text.
const BOX: f32 = 1.0;
const ARROW: f32 = 1.9;
const AFTER_MARK: f32 = 0.5;
const AFTER_WORDS: f32 = 1.3;

impl<'a> Layout<'a> {
    /// The entries of a legend in rows, as many per row as fit.
    pub(super) fn legend_rows(&self, entries: &'a [(MarkKind, String)]) -> Vec<Vec<Entry<'a>>> {
        let room = (self.width() - 2.0 * MARGIN) / self.legend_size();
        let mut rows: Vec<Vec<Entry<'a>>> = Vec::new();
        for (kind, words) in entries {
            let entry = (*kind, words.as_str());
            match rows.last_mut() {
                Some(row) if row_width(row) + AFTER_WORDS + entry_width(entry) <= room => {
                    row.push(entry);
                }
                _ => rows.push(vec![entry]),
            }
        }
        rows
    }

    fn legend_size(&self) -> f32 {
        0.9 * CAPTION_SIZE * self.scale
    }

    /// Draws a row of the legend, centred at a height.
    pub(super) fn legend_row(&mut self, row: &[Entry<'_>], y: f32) {
        let size = self.legend_size();
        let mut x = 0.5 * (self.width() - size * row_width(row));
        for &(kind, words) in row {
            let mark = size * mark_width(kind);
            self.legend_mark(kind, (x + 0.5 * mark, y), size);
            let width = size * width_of(words);
            x += mark + size * AFTER_MARK;
            let at = (x + 0.5 * width, y + HALF_CAPITAL * size);
            self.push(Class::Caption, Form::Text { at, size, text: words.to_owned() });
            x += width + size * AFTER_WORDS;
        }
    }

    /// Draws a mark as it appears on the board, centred at a point.
    fn legend_mark(&mut self, kind: MarkKind, centre: At, size: f32) {
        let half = 0.5 * size * BOX;
        let role = match kind {
            MarkKind::Strong | MarkKind::Weak => {
                let reach = 0.5 * size * ARROW;
                let (from, to) = ((centre.0 - reach, centre.1), (centre.0 + reach, centre.1));
                self.arrow_between(from, to, 0.0, kind == MarkKind::Strong);
                return;
            }
            MarkKind::Counted => {
                let (x, y) = centre;
                self.hatch((x - half / 2.0, y - half / 2.0), half / 2.0, 3.0);
                self.hatch((x + half / 2.0, y + half / 2.0), half / 2.0, 3.0);
                let lines = self.lines.entry(Class::Counted).or_default();
                let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)];
                let corners = corners.map(|(dx, dy)| (x + dx * half, y + dy * half));
                corners.windows(2).for_each(|ends| lines.add(ends[0], ends[1]));
                return;
            }
            MarkKind::CanGo => {
                let note = self.struck_note().unwrap_or('5');
                self.sign(Class::Note, centre, size, note);
                self.strike(centre, size);
                return;
            }
            MarkKind::Looked => Role::Because,
            MarkKind::Part(part) => Role::Part(part),
            MarkKind::GoesIn => Role::Hint,
        };
        match self.shape_of(kind) {
            Shown::Cell => self.shade_square(centre, half, role),
            Shown::Line if role == Role::Hint => {
                let reach = 0.3 * half;
                let ends = [(centre.0 - reach, centre.1), (centre.0 + reach, centre.1)];
                for class in [Class::HaloChanged, Class::Path] {
                    self.lines.entry(class).or_default().add(ends[0], ends[1]);
                }
            }
            Shown::Line | Shown::Edge => self.shade_edge(centre, role),
            Shown::Note => {
                self.push(Class::Ring, Form::Disc { centre, radius: 0.52 * size });
            }
        }
    }

    /// The shape that shows a kind of mark most clearly.
    fn shape_of(&self, kind: MarkKind) -> Shown {
        let is_cell = |at: Pt| at.x % 2 != 0 && at.y % 2 != 0;
        let shown = |item: &Item| {
            let (role, shown) = match item {
                Item::Shade { at, role }
                | Item::Glyph { at, role, .. }
                | Item::Label { at, role, .. } => {
                    (*role, if is_cell(*at) { Shown::Cell } else { Shown::Edge })
                }
                Item::Mark { role, .. } if role.is_premise() => (Role::Because, Shown::Note),
                Item::Line { role, .. } => (*role, Shown::Line),
                _ => return None,
            };
            (MarkKind::of_role(role) == Some(kind)).then_some(shown)
        };
        self.scene.items.iter().filter_map(shown).min().unwrap_or(Shown::Cell)
    }

    /// A removed note, as it is shown.
    fn struck_note(&self) -> Option<char> {
        let note = self.scene.items.iter().find_map(|item| match item {
            Item::Mark { note, role: Role::Gone, .. } => Some(*note),
            _ => None,
        })?;
        let shown = self.scene.symbols.iter().find(|&&(plain, _)| plain == note);
        Some(shown.map_or(note, |&(_, shown)| shown))
    }
}

/// The things that can be marked, the clearest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Shown {
    Cell,
    Line,
    Edge,
    Note,
}

fn mark_width(kind: MarkKind) -> f32 {
    match kind {
        MarkKind::Strong | MarkKind::Weak => ARROW,
        // A part has room for the badge at the corner.
        MarkKind::Part(_) => BOX + 0.3,
        MarkKind::Counted | MarkKind::Looked | MarkKind::GoesIn | MarkKind::CanGo => BOX,
    }
}

fn entry_width((kind, words): Entry<'_>) -> f32 {
    mark_width(kind) + AFTER_MARK + width_of(words)
}

fn row_width(row: &[Entry<'_>]) -> f32 {
    let entries: f32 = row.iter().map(|&entry| entry_width(entry)).sum();
    entries + AFTER_WORDS * row.len().saturating_sub(1) as f32
}
