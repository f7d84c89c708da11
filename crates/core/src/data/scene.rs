//! A picture before any output format: a few shapes, each with a role instead of a colour.

use std::collections::BTreeSet;

use crate::data::board::{Board, Pt, Site, half_cells};
use crate::data::claim::Claim;
use crate::data::marks::Marks;
use crate::data::role::{MarkKind, Role};

/// A shape of the picture.
///
/// ```
/// use gridwright_core::{Item, Pt, Role};
/// let item = Item::Glyph { at: Pt::cell(0, 0), text: 'ᚠ', plain: '1', role: Role::Given };
/// assert!(matches!(item, Item::Glyph { plain: '1', .. }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A straight line.
    Line {
        /// One end.
        from: Pt,
        /// The other end, in the same row or column of points; between the middles of cells that
        /// touch it may also be slanted. A scene whose lines all join such cells is a lattice.
        to: Pt,
        /// What it is for.
        role: Role,
    },
    /// One character in the middle of a cell or on an edge.
    Glyph {
        /// Its centre.
        at: Pt,
        /// The character.
        text: char,
        /// What stands in for it where only ASCII can be shown.
        plain: char,
        /// What it is for.
        role: Role,
    },
    /// A few characters centred on any point: in a cell, on an edge, on a corner.
    Label {
        /// Its centre.
        at: Pt,
        /// The characters.
        text: String,
        /// What stands in for them where only ASCII can be shown.
        plain: String,
        /// What it is for.
        role: Role,
    },
    /// Cells that belong together, to be tinted alike.
    Region {
        /// The centres of the cells.
        cells: Vec<Pt>,
        /// Touching regions have different tints; there are [`Item::TINTS`] of them.
        tint: u8,
    },
    /// Small notes in a cell.
    Notes {
        /// The centre of the cell.
        at: Pt,
        /// The noted characters.
        text: String,
    },
    /// Cells that have something in common, outlined within their borders.
    Cage {
        /// The centres of the cells.
        cells: Vec<Pt>,
        /// What is written in the first of them, such as a sum.
        label: String,
        /// The same in words, where no outline can be drawn.
        words: String,
    },
    /// Cells that a step counted, told apart like the squares of a chessboard.
    Counted {
        /// The centres of the cells.
        cells: Vec<Pt>,
    },
    /// A light line across cells, such as a diagonal that counts.
    Guide {
        /// One end.
        from: Pt,
        /// The other end.
        to: Pt,
    },
    /// A cell or an edge that is pointed out, whatever it holds.
    Shade {
        /// Its centre.
        at: Pt,
        /// Why.
        role: Role,
    },
    /// One of the notes of a cell that is pointed out.
    Mark {
        /// The centre of the cell.
        at: Pt,
        /// The noted character.
        note: char,
        /// Why.
        role: Role,
    },
    /// From one note to another that follows from it.
    Arrow {
        /// The centre of the cell and the noted character where it starts.
        from: (Pt, char),
        /// Where it ends.
        to: (Pt, char),
        /// Whether the second note then holds, or is ruled out.
        holds: bool,
    },
    /// A line of text under the board, such as a word list.
    Caption(String),
    /// A line under the board that explains marks, each with its words.
    Legend(Vec<(MarkKind, String)>),
    /// Where a click or a cursor means `site`.
    Hit {
        /// The site meant.
        site: Site,
        /// Its centre.
        at: Pt,
    },
}

impl Item {
    /// How many tints there are to tell touching regions apart.
    pub const TINTS: u8 = 6;

    /// The tint of cells that a rule marks, which is to be seen beside cells without one in every theme.
    pub const MARKED_TINT: u8 = 3;
}

/// A picture: its size in cells, and its shapes from back to front.
///
/// ```
/// use gridwright_core::{Board, Marks, Scene};
/// let board = Board::of_cells(2, 2, vec!['1', '2']);
/// let mut scene = Scene::new(2, 2);
/// scene.frame();
/// scene.cells(&board, &Marks::of(&board), &board.symbols);
/// assert_eq!(scene.hits().count(), 4);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// Rows of cells.
    pub rows: usize,
    /// Columns of cells.
    pub cols: usize,
    /// The shapes.
    pub items: Vec<Item>,
    /// Every symbol a cell can hold, in order: its plain character, and what it is shown as.
    /// Notes are written with the plain ones, and have their places by this order.
    pub symbols: Vec<(char, char)>,
}

impl Scene {
    /// An empty picture of that many cells.
    pub fn new(rows: usize, cols: usize) -> Scene {
        Scene { rows, cols, ..Scene::default() }
    }

    /// Adds a line.
    pub fn line(&mut self, from: Pt, to: Pt, role: Role) {
        self.items.push(Item::Line { from, to, role });
    }

    /// Adds thin lines between all cells, and a strong border.
    pub fn frame(&mut self) {
        let (width, height) = (half_cells(self.cols), half_cells(self.rows));
        for y in (0..=height).step_by(2) {
            let role = if y == 0 || y == height { Role::Wall } else { Role::Grid };
            self.line(Pt { x: 0, y }, Pt { x: width, y }, role);
        }
        for x in (0..=width).step_by(2) {
            let role = if x == 0 || x == width { Role::Wall } else { Role::Grid };
            self.line(Pt { x, y: 0 }, Pt { x, y: height }, role);
        }
    }

    /// Adds a wall between every two neighbouring cells that `differ`, each as (row, column).
    pub fn walls_where(&mut self, differ: impl Fn((usize, usize), (usize, usize)) -> bool) {
        for r in 0..self.rows {
            for c in 0..self.cols {
                let (x, y) = (half_cells(c), half_cells(r));
                let (right, below) = (half_cells(c + 1), half_cells(r + 1));
                if c + 1 < self.cols && differ((r, c), (r, c + 1)) {
                    self.line(Pt { x: right, y }, Pt { x: right, y: below }, Role::Wall);
                }
                if r + 1 < self.rows && differ((r, c), (r + 1, c)) {
                    self.line(Pt { x, y: below }, Pt { x: right, y: below }, Role::Wall);
                }
            }
        }
    }

    /// Adds what every site of a board of cells shows: values, notes, lights, hit targets.
    pub fn cells(&mut self, board: &Board, marks: &Marks, symbols: &[char]) {
        let marks = &*marks.fitted(board);
        // A set of symbols that is too short is filled up with the plain ones.
        let plain = board.symbols.iter().skip(symbols.len());
        let symbols: Vec<char> = symbols.iter().chain(plain).copied().collect();
        self.symbols = board.symbols.iter().copied().zip(symbols.iter().copied()).collect();
        for site in board.all_sites() {
            let at = board.sites[site.index()];
            self.items.push(Item::Hit { site, at });
            let mut light =
                marks.lights.iter().find(|(lit, _)| *lit == site).map(|&(_, role)| role);
            let notes = marks.notes.get(site.index()).copied().unwrap_or_default();
            let is_noted = marks.values[site.index()].is_none() && !notes.is_empty();
            if let Some(role) = light.filter(|&role| role.is_premise() || is_noted) {
                // What a cell holds stays what it is, also where reasoning looked at it.
                self.items.push(Item::Shade { at, role });
                light = None;
            }
            if let Some(value) = marks.values[site.index()] {
                let is_given = board.givens.get(site.index()).copied().flatten().is_some();
                let role = light.unwrap_or(if is_given { Role::Given } else { Role::Entry });
                let (text, plain) = (symbols[value.index()], board.symbol(value));
                self.items.push(Item::Glyph { at, text, plain, role });
            } else if !notes.is_empty() {
                let notes = notes.and(board.all_values());
                let text = notes.iter().map(|value| board.symbol(value)).collect();
                self.items.push(Item::Notes { at, text });
            } else if let Some(role) = light {
                self.items.push(Item::Glyph { at, text: '?', plain: '?', role });
            }
        }
        self.count(marks);
        for &(site, value, role) in &marks.candidates {
            if marks.notes.get(site.index()).is_some_and(|notes| notes.has(value)) {
                let at = board.sites[site.index()];
                self.items.push(Item::Mark { at, note: board.symbol(value), role });
            }
        }
        let end = |link: &Claim| (board.sites[link.site.index()], board.symbol(link.value));
        for (from, to) in &marks.links {
            self.items.push(Item::Arrow { from: end(from), to: end(to), holds: to.holds });
        }
    }

    /// Adds the cells that were counted, if any were.
    pub fn count(&mut self, marks: &Marks) {
        if !marks.counted.is_empty() {
            self.items.push(Item::Counted { cells: marks.counted.clone() });
        }
    }

    /// The kinds of marks it has, in the order of a legend.
    ///
    /// ```
    /// use gridwright_core::{Item, MarkKind, Part, Pt, Role, Scene};
    /// let mut scene = Scene::new(1, 2);
    /// scene.items.push(Item::Shade { at: Pt::cell(0, 0), role: Role::Hint });
    /// scene.items.push(Item::Shade { at: Pt::cell(0, 1), role: Role::Part(Part::Pivot) });
    /// assert_eq!(scene.mark_kinds(), [MarkKind::Part(Part::Pivot), MarkKind::GoesIn]);
    /// ```
    pub fn mark_kinds(&self) -> Vec<MarkKind> {
        let kind = |item: &Item| match item {
            Item::Line { role, .. }
            | Item::Glyph { role, .. }
            | Item::Label { role, .. }
            | Item::Shade { role, .. } => MarkKind::of_role(*role),
            // Notes show that they were looked at, and their cells which part they play.
            Item::Mark { role, .. } if role.is_premise() => Some(MarkKind::Looked),
            Item::Mark { role, .. } => MarkKind::of_role(*role),
            Item::Arrow { holds: true, .. } => Some(MarkKind::Strong),
            Item::Arrow { holds: false, .. } => Some(MarkKind::Weak),
            Item::Counted { .. } => Some(MarkKind::Counted),
            Item::Region { .. }
            | Item::Notes { .. }
            | Item::Cage { .. }
            | Item::Guide { .. }
            | Item::Caption(_)
            | Item::Legend(_)
            | Item::Hit { .. } => None,
        };
        let kinds: BTreeSet<MarkKind> = self.items.iter().filter_map(kind).collect();
        kinds.into_iter().collect()
    }

    /// Where each site is, for clicks and cursors.
    pub fn hits(&self) -> impl Iterator<Item = (Site, Pt)> {
        self.items.iter().filter_map(|item| match *item {
            Item::Hit { site, at } => Some((site, at)),
            Item::Line { .. }
            | Item::Glyph { .. }
            | Item::Label { .. }
            | Item::Region { .. }
            | Item::Notes { .. }
            | Item::Cage { .. }
            | Item::Counted { .. }
            | Item::Guide { .. }
            | Item::Shade { .. }
            | Item::Mark { .. }
            | Item::Arrow { .. }
            | Item::Caption(_)
            | Item::Legend(_) => None,
        })
    }
}
