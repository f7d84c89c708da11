//! The features that a format supports, as data, and the error for a puzzle that has others.

use gridwright_core::Refusal;

use super::super::shape::{Extra, Layout, Regions, Shape, usual_boxes};

/// The features that a format supports besides clues.
pub(super) struct Carries {
    pub(super) title: &'static str,
    /// The supported sides; all when empty.
    pub(super) sides: &'static [usize],
    pub(super) boxes: Boxes,
    pub(super) has_jigsaw: bool,
    pub(super) has_latin: bool,
    pub(super) cages: Cages,
    /// Whether a cell can be in several cages.
    pub(super) has_overlaps: bool,
    pub(super) diagonals: Diagonals,
    /// Whether marks can be printed in cells to restrict them.
    pub(super) has_marks: bool,
    /// The supported extra rules besides diagonals.
    pub(super) extras: &'static [Extra],
}

/// The cages that a format supports.
#[derive(PartialEq, Eq)]
pub(super) enum Cages {
    None,
    /// Only those that have a sum.
    WithSums,
    Any,
}

/// The diagonals that a format supports.
#[derive(PartialEq, Eq)]
pub(super) enum Diagonals {
    None,
    /// Both together, but neither alone.
    Both,
    Any,
}

/// The boxes that a format supports.
#[derive(PartialEq, Eq)]
pub(super) enum Boxes {
    /// As square as possible, and wider than high.
    Usual,
    /// Of any shape.
    Any,
}

impl Carries {
    /// Only the standard 9 x 9 without extra rules.
    pub(super) const fn classic(title: &'static str) -> Carries {
        Carries {
            title,
            sides: &[9],
            boxes: Boxes::Usual,
            has_jigsaw: false,
            has_latin: false,
            cages: Cages::None,
            has_overlaps: false,
            diagonals: Diagonals::None,
            has_marks: false,
            extras: &[],
        }
    }

    /// Checks that a shape is supported; the error names the first feature that is not.
    pub(super) fn check(&self, shape: &Shape) -> Result<(), Refusal> {
        let title = self.title;
        let refuse = |what: String| Err(Refusal(format!("{title} {what}")));
        let n = shape.n;
        if shape.layout != Layout::Single {
            return refuse(format!("has single grids only, no {}", shape.layout.name()));
        }
        if !shape.cages.is_empty() && self.cages == Cages::None {
            return refuse("has no killer cages".to_owned());
        }
        if shape.has_overlapping_cages() && !self.has_overlaps {
            return refuse("has no cages that overlap".to_owned());
        }
        if !shape.groups.is_empty() && self.cages != Cages::Any {
            return refuse("has no cages without a sum".to_owned());
        }
        if !shape.marks.is_empty() && !self.has_marks {
            return refuse("has no printed marks that restrict a cell".to_owned());
        }
        match Extra::DIAGONALS.iter().filter(|&&diagonal| shape.has(diagonal)).count() {
            1.. if self.diagonals == Diagonals::None => {
                return refuse("has no diagonals".to_owned());
            }
            1 if self.diagonals == Diagonals::Both => {
                return refuse("has both diagonals or none, not one alone".to_owned());
            }
            _ => (),
        }
        let rules = shape.extras.iter().filter_map(|&extra| Some((extra, words(extra)?)));
        for (extra, words) in rules {
            if !self.extras.contains(&extra) {
                return refuse(format!("has no {words}"));
            }
        }
        if !self.sides.is_empty() && !self.sides.contains(&n) {
            let side = |side: &usize| format!("{side}x{side}");
            let sides: Vec<String> = self.sides.iter().map(side).collect();
            let sides = match &sides[..] {
                [most @ .., last] if !most.is_empty() => format!("{} and {last}", most.join(", ")),
                sides => sides.concat(),
            };
            return refuse(format!("has no boards of {n}x{n}, only of {sides}"));
        }
        match shape.regions {
            Regions::Jigsaw(_) if !self.has_jigsaw => refuse("has no jigsaw regions".to_owned()),
            Regions::Latin if !self.has_latin => refuse("has no boards without boxes".to_owned()),
            Regions::Boxes { rows, cols } if !self.has_boxes(n, rows, cols) => {
                refuse(format!("has no boxes of {rows}x{cols} on a board of {n}x{n}"))
            }
            Regions::Boxes { .. } | Regions::Jigsaw(_) | Regions::Latin => Ok(()),
        }
    }

    fn has_boxes(&self, n: usize, rows: usize, cols: usize) -> bool {
        match self.boxes {
            Boxes::Any => true,
            Boxes::Usual => usual_boxes(n) == Some((rows, cols)),
        }
    }
}

/// An extra rule besides diagonals, worded as a feature that a format can have.
fn words(extra: Extra) -> Option<&'static str> {
    match extra {
        Extra::Falling | Extra::Rising => None,
        Extra::Windows => Some("windows"),
        Extra::AntiKnight => Some("anti-knight rule"),
        Extra::AntiKing => Some("anti-king rule"),
        Extra::NonConsecutive => Some("non-consecutive rule"),
    }
}
