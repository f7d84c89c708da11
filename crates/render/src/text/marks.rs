//! The marks of a step as characters: around cells, before notes, and in the legend.
//!
//! ```text
//! (25)     looked at          ▲(25)   pivot       A(3)   colour A
//! 2*58     a note looked at   △(58)   wing        B(3)   colour B
//! 2-58     a note that goes   ◇(3)    fin         >5     goes in
//! ```

use std::collections::BTreeMap;

use gridwright_core::{Item, MarkKind, Part, Pt, Role, Scene};

use super::style::{Charset, Ink, TextStyle};
use crate::ansi::sgr;

/// A character and its role.
pub(super) type Inked = (char, Role);

/// All marks in the picture of a step.
#[derive(Default)]
pub(super) struct StepMarks {
    /// The roles of highlighted cells and edges.
    shades: BTreeMap<Pt, Role>,
    /// The roles of marked notes.
    notes: BTreeMap<(Pt, char), Role>,
}

impl StepMarks {
    /// The marks of a scene with a legend; `None` for scenes without one, which do not show a step.
    pub(super) fn of(scene: &Scene) -> Option<StepMarks> {
        scene.items.iter().find(|item| matches!(item, Item::Legend(_)))?;
        let mut marks = StepMarks::default();
        for item in &scene.items {
            match *item {
                Item::Shade { at, role } => {
                    marks.shades.insert(at, role);
                }
                Item::Mark { at, note, role } => {
                    // The removal of a note takes precedence over its use as a reason.
                    let known = marks.notes.entry((at, note)).or_insert(role);
                    *known = role.max(*known);
                }
                _ => (),
            }
        }
        Some(marks)
    }

    /// Whether a step uses or changes a cell.
    pub(super) fn is_involved(&self, at: Pt) -> bool {
        self.shades.contains_key(&at) || self.notes.keys().any(|&(cell, _)| cell == at)
    }

    /// Whether notes are removed from a cell.
    pub(super) fn loses(&self, at: Pt) -> bool {
        self.notes.iter().any(|(&(cell, _), &role)| cell == at && role == Role::Gone)
    }

    /// The notes of a cell that matter to a step, and their role: those removed, or else the
    /// reasons, or else all of them.
    pub(super) fn meant(&self, at: Pt, notes: &str) -> (String, Role) {
        let role_of = |note: char| self.notes.get(&(at, note)).copied();
        let with = |is_meant: &dyn Fn(Role) -> bool| -> String {
            notes.chars().filter(|&note| role_of(note).is_some_and(is_meant)).collect()
        };
        let (gone, premises) = (with(&|role| role == Role::Gone), with(&Role::is_premise));
        match (gone.is_empty(), premises.is_empty()) {
            (false, _) => (gone, Role::Gone),
            (true, false) => (premises, Role::Pencil),
            (true, true) => (notes.to_owned(), Role::Pencil),
        }
    }

    /// The notes of a cell with all their marks, or with as many as fit.
    pub(super) fn cell(&self, at: Pt, notes: &str, charset: Charset, room: usize) -> Vec<Inked> {
        let more = charset.pick('…', ':');
        let full = self.noted(at, notes, charset, '*');
        let unstarred = self.noted(at, notes, charset, ' ');
        let elided = vec![(more, Role::Pencil)];
        let ways =
            [(&full, 2), (&unstarred, 2), (&full, 1), (&unstarred, 1), (&elided, 2), (&elided, 1)];
        let mut ways =
            ways.map(|(notes, marks)| self.enclosed(at, notes, charset, marks)).into_iter();
        ways.find(|way| way.len() <= room).unwrap_or(elided)
    }

    /// Notes with a minus sign before each removed one, and a star before each reason if the cell
    /// has other notes.
    fn noted(&self, at: Pt, notes: &str, charset: Charset, star: char) -> Vec<Inked> {
        let role_of = |note: char| self.notes.get(&(at, note)).copied();
        let is_looked_at = |note: char| role_of(note).is_some_and(Role::is_premise);
        let is_aside = |note: char| role_of(note).is_none();
        let has_others = notes.chars().any(is_aside);
        let mut out = Vec::new();
        for note in notes.chars() {
            let shown = charset.shown(note);
            match role_of(note) {
                Some(Role::Gone) => out.extend([('-', Role::Gone), (shown, Role::Gone)]),
                _ if is_looked_at(note) => {
                    if has_others && star != ' ' {
                        out.push((star, Role::Because));
                    }
                    out.push((shown, Role::Because));
                }
                _ => out.push((shown, Role::Pencil)),
            }
        }
        out
    }

    /// The content of a cell with the sign of its part and, if `marks` is 2, with brackets.
    fn enclosed(&self, at: Pt, inner: &[Inked], charset: Charset, marks: usize) -> Vec<Inked> {
        let Some(&role) = self.shades.get(&at) else { return inner.to_vec() };
        let mut out: Vec<Inked> =
            sign(role, charset).map(|sign| (sign, role)).into_iter().collect();
        let has_brackets = role.is_premise() && (marks > 1 || out.is_empty());
        if has_brackets {
            out.push(('(', role));
        }
        out.extend(inner);
        if has_brackets {
            out.push((')', role));
        }
        out
    }
}

impl Charset {
    /// The character for a part that a cell plays in a step.
    ///
    /// ```
    /// use gridwright_core::Part;
    /// assert_eq!(gridwright_render::Charset::Ascii.part_sign(Part::Pivot), '^');
    /// ```
    pub fn part_sign(self, part: Part) -> char {
        match part {
            Part::Pivot => self.pick('▲', '^'),
            Part::Wing => self.pick('△', '~'),
            Part::Fin => self.pick('◇', '%'),
            Part::ColourA => 'A',
            Part::ColourB => 'B',
        }
    }
}

/// The character for the role of a mark.
pub(super) fn sign(role: Role, charset: Charset) -> Option<char> {
    match role {
        Role::Part(part) => Some(charset.part_sign(part)),
        Role::Hint => Some('>'),
        Role::Error => Some('!'),
        Role::Grid
        | Role::Wall
        | Role::Given
        | Role::Entry
        | Role::Pencil
        | Role::Path
        | Role::Because
        | Role::Gone => None,
    }
}

/// The character for a marked edge or line.
pub(super) fn edge_sign(role: Role, charset: Charset) -> Option<char> {
    match role {
        Role::Because => Some(charset.pick('○', 'o')),
        // On a line, `>` would look like a direction.
        Role::Hint => Some('?'),
        _ => sign(role, charset),
    }
}

/// The character for a cell of a counted region, dark or light.
pub(super) fn counted_sign(at: Pt, charset: Charset) -> char {
    match (at.x / 2 + at.y / 2) % 2 {
        0 => charset.pick('▒', '#'),
        _ => charset.pick('░', ':'),
    }
}

/// The way in which removed notes are marked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum NoteMarks {
    /// Notes are not drawn.
    None,
    /// With a mark before each.
    Before,
    /// With a mark on either side, if there is room for one note only.
    Around,
}

/// The content of a legend: the marks that characters can show, as they are drawn.
pub(super) struct Legend<'a> {
    entries: Vec<(String, Option<Role>, &'a str)>,
}

impl<'a> Legend<'a> {
    /// The legend of a scene.
    pub(super) fn of(scene: &'a Scene, charset: Charset, notes: NoteMarks) -> Option<Legend<'a>> {
        let entries = scene.items.iter().find_map(|item| match item {
            Item::Legend(entries) => Some(entries),
            _ => None,
        })?;
        let shown = |(kind, words): &'a (MarkKind, String)| {
            let (mark, role) = legend_mark(scene, *kind, charset, notes)?;
            Some((mark, role, words.as_str()))
        };
        Some(Legend { entries: entries.iter().filter_map(shown).collect() })
    }

    /// Writes the legend, as many entries per line as fit.
    pub(super) fn write(&self, style: &TextStyle, out: &mut String) {
        let between = match style.charset {
            Charset::Unicode => " · ",
            Charset::Ascii => "; ",
        };
        let mut column = 0;
        for (mark, role, words) in &self.entries {
            let words: String = words.chars().map(|c| style.charset.shown(c)).collect();
            let length = mark.chars().count() + 1 + words.chars().count();
            let gap = between.chars().count();
            if column > 0 && style.width.is_some_and(|width| column + gap + length > width) {
                out.push('\n');
                column = 0;
            }
            if column > 0 {
                out.push_str(between);
                column += gap;
            }
            column += length;
            let codes = sgr(*role, None);
            if style.ink == Ink::Ansi && !codes.is_empty() {
                out.push_str(&format!("\x1b[{codes}m{mark}\x1b[0m {words}"));
            } else {
                out.push_str(&format!("{mark} {words}"));
            }
        }
        if column > 0 {
            out.push('\n');
        }
    }
}

/// A kind of mark as it is drawn in a scene; `None` if characters cannot show it.
fn legend_mark(
    scene: &Scene,
    kind: MarkKind,
    charset: Charset,
    notes: NoteMarks,
) -> Option<(String, Option<Role>)> {
    let role = match kind {
        MarkKind::Counted => {
            let [dark, light] = [Pt::cell(0, 0), Pt::cell(0, 1)];
            let signs = [dark, light].map(|at| counted_sign(at, charset));
            return Some((signs.into_iter().collect(), None));
        }
        MarkKind::Strong | MarkKind::Weak => return None,
        MarkKind::CanGo => {
            let note = scene.items.iter().find_map(|item| match item {
                Item::Mark { note, role: Role::Gone, .. } => Some(charset.shown(*note)),
                _ => None,
            });
            let mark = note.map(|note| match notes {
                NoteMarks::None => None,
                NoteMarks::Before => Some(format!("-{note}")),
                NoteMarks::Around => Some(format!("={}=", note.to_ascii_lowercase())),
            });
            return mark.flatten().map(|mark| (mark, Some(Role::Gone)));
        }
        MarkKind::Looked => Role::Because,
        MarkKind::Part(part) => Role::Part(part),
        MarkKind::GoesIn => Role::Hint,
    };
    let is_cell = |at: Pt| at.x % 2 != 0 && at.y % 2 != 0;
    let mut on_cell = false;
    let mut on_edge = false;
    for item in &scene.items {
        match *item {
            Item::Shade { at, role: of } if of == role => {
                on_cell |= is_cell(at);
                on_edge |= !is_cell(at);
            }
            Item::Glyph { role: of, .. } if of == role => on_cell = true,
            Item::Line { role: of, .. } if of == role => on_edge = true,
            _ => (),
        }
    }
    let cell = match sign(role, charset) {
        Some('>') => ">".to_owned(),
        Some(sign) => format!("{sign}( )"),
        None => "( )".to_owned(),
    };
    let edge = edge_sign(role, charset).map(String::from).unwrap_or_default();
    let mark = match (on_cell, on_edge) {
        (true, true) => format!("{cell} {edge}"),
        (false, true) => edge,
        _ => cell,
    };
    let has_star =
        kind == MarkKind::Looked && notes == NoteMarks::Before && has_starred_note(scene);
    match (has_star, on_cell || on_edge) {
        (true, true) => Some((format!("{mark} *"), Some(role))),
        (true, false) => Some(("*".to_owned(), Some(role))),
        (false, is_there) => is_there.then_some((mark, Some(role))),
    }
}

/// Whether a cell has a marked note beside unmarked ones.
fn has_starred_note(scene: &Scene) -> bool {
    let marks = StepMarks::of(scene).unwrap_or_default();
    scene.items.iter().any(|item| match item {
        Item::Notes { at, text } => {
            marks.noted(*at, text, Charset::Ascii, '*').iter().any(|&(sign, _)| sign == '*')
        }
        _ => false,
    })
}
