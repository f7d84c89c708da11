//! Pictures independent of any output format: shapes with roles instead of colours.

use std::collections::BTreeSet;

use crate::data::board::{Board, Pt, Site, half_cells};
use crate::data::claim::Claim;
use crate::data::marks::Marks;
use crate::data::role::{MarkKind, Role};

/// A shape of a picture.
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
        /// The other end, in the same row or column of points; lines between the centres of
        /// touching cells may also be diagonal. A scene whose lines all join such cells is a
        /// lattice.
        to: Pt,
        /// The role of the line.
        role: Role,
    },
    /// One character in the middle of a cell or on an edge.
    Glyph {
        /// Its centre.
        at: Pt,
        /// The character.
        text: char,
        /// The replacement for output that is ASCII only.
        plain: char,
        /// The role of the character.
        role: Role,
    },
    /// A few characters centred on any point: in a cell, on an edge, on a corner.
    Label {
        /// Its centre.
        at: Pt,
        /// The characters.
        text: String,
        /// The replacement for output that is ASCII only.
        plain: String,
        /// The role of the label.
        role: Role,
    },
    /// Cells that belong together, in the same tint.
    Region {
        /// The centres of the cells.
        cells: Vec<Pt>,
        /// The index of the tint, below [`Item::TINTS`]. Touching regions have different tints.
        tint: u8,
    },
    /// Small notes in a cell.
    Notes {
        /// The centre of the cell.
        at: Pt,
        /// The noted characters.
        text: String,
    },
    /// Cells that belong together, with an outline inside their borders.
    Cage {
        /// The centres of the cells.
        cells: Vec<Pt>,
        /// The label in the first cell, such as a sum.
        label: String,
        /// The label and the cells as text, for output without outlines.
        words: String,
    },
    /// Cells that a step counts, coloured alternately like the squares of a chessboard.
    Counted {
        /// The centres of the cells.
        cells: Vec<Pt>,
    },
    /// A light line across cells, such as a diagonal that is a house.
    Guide {
        /// One end.
        from: Pt,
        /// The other end.
        to: Pt,
    },
    /// A highlighted cell or edge, with or without a value.
    Shade {
        /// Its centre.
        at: Pt,
        /// The role of the highlight.
        role: Role,
    },
    /// A highlighted note of a cell.
    Mark {
        /// The centre of the cell.
        at: Pt,
        /// The noted character.
        note: char,
        /// The role of the highlight.
        role: Role,
    },
    /// An arrow from a note to another that follows from it.
    Arrow {
        /// The centre of the cell and the noted character where it starts.
        from: (Pt, char),
        /// The centre of the cell and the noted character where it ends.
        to: (Pt, char),
        /// Whether the second note is then true; otherwise it is false.
        holds: bool,
    },
    /// A line of text under the board, such as a word list.
    Caption(String),
    /// A line under the board that explains kinds of marks, each with its text.
    Legend(Vec<(MarkKind, String)>),
    /// The target of clicks and cursors for a site.
    Hit {
        /// The site.
        site: Site,
        /// Its centre.
        at: Pt,
    },
}

impl Item {
    /// Number of tints that distinguish touching regions.
    pub const TINTS: u8 = 6;

    /// The tint of cells that a rule marks; in every theme it is visible next to cells without a
    /// tint.
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
    /// The symbol of each value, in order: its plain character and the character shown. Notes are
    /// written with plain characters and placed in this order.
    pub symbols: Vec<(char, char)>,
}

impl Scene {
    /// An empty picture with this number of rows and columns of cells.
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

    /// Adds the contents of every site of a board of cells: values, notes, highlights, hit targets.
    pub fn cells(&mut self, board: &Board, marks: &Marks, symbols: &[char]) {
        let marks = &*marks.fitted(board);
        // A set of symbols that is too short is extended with the plain ones.
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
                // The content of a cell keeps its own role where the cell is highlighted.
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

    /// Adds the cells that a step counts, if there are any.
    pub fn count(&mut self, marks: &Marks) {
        if !marks.counted.is_empty() {
            self.items.push(Item::Counted { cells: marks.counted.clone() });
        }
    }

    /// The kinds of marks in the picture, in the order of a legend.
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
            // Notes are all marked alike; their cells show the special parts.
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

    /// The place of each site, for clicks and cursors.
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
