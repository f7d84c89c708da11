//! A picture before any output format: a few shapes, each with a role instead of a colour.

use std::borrow::Cow;

use crate::data::board::{Board, Mask, Pt, Site, Value};
use crate::data::claim::Claim;
use crate::data::position::Position;
use crate::data::step::{Arg, Effect, Step};

/// What a shape is for. Themes turn roles into ink; colour is never the only carrier.
///
/// ```
/// assert_ne!(gridwright_core::Role::Given, gridwright_core::Role::Entry);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// A thin line between cells.
    Grid,
    /// A line that matters: the border of the board, of an area, a wall.
    Wall,
    /// A clue printed on the puzzle.
    Given,
    /// A value the player or the solver put in.
    Entry,
    /// A small note of the player's.
    Pencil,
    /// Part of a drawn path.
    Path,
    /// What a step of reasoning looked at.
    Because,
    /// A note that a step of reasoning takes away.
    Gone,
    /// Something that breaks a rule.
    Error,
    /// What a hint points at.
    Hint,
}

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

/// What to draw on top of the bare puzzle.
///
/// ```
/// use gridwright_core::{Board, Marks, Value};
/// let mut board = Board::of_cells(1, 2, vec!['1', '2']);
/// board.givens[0] = Some(Value(1));
/// assert_eq!(Marks::of(&board).values, [Some(Value(1)), None]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// The values to show: givens and entries.
    pub values: Vec<Option<Value>>,
    /// The player's notes, one set a site, or nothing.
    pub notes: Vec<Mask>,
    /// Sites to point out, and why; the first reason counts.
    pub lights: Vec<(Site, Role)>,
    /// Notes to point out, and why.
    pub candidates: Vec<(Site, Value, Role)>,
    /// Notes and what follows from them.
    pub links: Vec<(Claim, Claim)>,
    /// Rules that a step of reasoning speaks of, by their indices among the puzzle's constraints.
    pub rules: Vec<usize>,
    /// The set of symbols to show values in, by its index in [`crate::Info::symbol_sets`].
    pub symbols: usize,
}

impl Marks {
    /// Just the givens.
    pub fn of(board: &Board) -> Marks {
        Marks::with(board.givens.clone())
    }

    /// These values, plainly.
    pub fn with(values: Vec<Option<Value>>) -> Marks {
        Marks { values, ..Marks::default() }
    }

    /// These values, and everything still possible at the open sites as notes.
    pub fn with_candidates(position: &Position) -> Marks {
        let mut marks = Marks::with(position.values().to_vec());
        let open = position.values().iter().zip(position.candidates());
        marks.notes =
            open.map(|(value, &notes)| if value.is_some() { Mask::EMPTY } else { notes }).collect();
        marks
    }

    /// A position and the step to be taken from it: what it looked at, what follows from what,
    /// the rules it speaks of, and what it changes.
    ///
    /// ```
    /// use gridwright_core::{
    ///     Arg, Board, Effect, Finding, Marks, Position, Site, Step, Value, WHAT_IF,
    /// };
    /// let board = Board::of_cells(1, 2, vec!['1', '2']);
    /// let finding = Finding {
    ///     because: vec![Site(0)],
    ///     effects: vec![Effect::Place(Site(1), Value(0))],
    ///     args: vec![("house", Arg::Rule(3))],
    /// };
    /// let step = Step::new(&WHAT_IF, finding);
    /// let marks = Marks::of_step(&board, &Position::open(&board), &step);
    /// assert_eq!((marks.values[1], marks.rules), (Some(Value(0)), vec![3]));
    /// ```
    pub fn of_step(board: &Board, position: &Position, step: &Step) -> Marks {
        let fitted = position.fitted(board);
        let mut marks = Marks::with_candidates(&fitted);
        let finding = &step.finding;
        let is_there = |site: &Site| site.index() < board.n_sites();
        let changed: Vec<Site> = finding.effects.iter().map(|effect| effect.site()).collect();
        if board.n_values() > MOST_NOTES {
            for site in board.all_sites() {
                if !changed.contains(&site) && !finding.because.contains(&site) {
                    marks.notes[site.index()] = Mask::EMPTY;
                }
            }
        }
        for &effect in finding.effects.iter().filter(|effect| is_there(&effect.site())) {
            match effect {
                Effect::Place(site, value) => {
                    marks.values[site.index()] = Some(value);
                    marks.notes[site.index()] = Mask::EMPTY;
                    marks.lights.push((site, Role::Hint));
                }
                Effect::Drop(site, gone) => {
                    let gone = gone.and(marks.notes[site.index()]);
                    marks.candidates.extend(gone.iter().map(|value| (site, value, Role::Gone)));
                }
            }
        }
        marks.lights.extend(finding.because.iter().map(|&site| (site, Role::Because)));
        let mentioned = mentioned_values(step);
        for &site in finding.because.iter().filter(|site| is_there(site)) {
            let seen = marks.notes[site.index()].and(mentioned).iter();
            marks.candidates.extend(seen.map(|value| (site, value, Role::Because)));
        }
        for (_, arg) in &finding.args {
            marks.rules.extend(arg.rules());
            if let Arg::Chains(chains) = arg {
                chains.iter().for_each(|chain| marks.follow(chain));
            }
        }
        marks
    }

    /// Points out what follows from what along a chain.
    fn follow(&mut self, chain: &[Claim]) {
        self.links.extend(chain.windows(2).map(|pair| (pair[0], pair[1])));
        let on_the_way = chain.iter().map(|link| (link.site, link.value, Role::Because));
        self.candidates.extend(on_the_way);
    }
}

/// With more values than this, notes are shown only where a step is about them.
const MOST_NOTES: usize = 16;

impl Marks {
    /// The same without what is not on a board: sites and values that it does not have.
    pub fn fitted(&self, board: &Board) -> Cow<'_, Marks> {
        let (n_sites, n_values) = (board.n_sites(), board.n_values());
        let has = |site: Site, value: Value| site.index() < n_sites && value.index() < n_values;
        let has_claim = |claim: &Claim| has(claim.site, claim.value);
        let is_fit = board.fits(&self.values)
            && self.lights.iter().all(|(site, _)| site.index() < n_sites)
            && self.candidates.iter().all(|&(site, value, _)| has(site, value))
            && self.links.iter().all(|(from, to)| has_claim(from) && has_claim(to));
        if is_fit {
            return Cow::Borrowed(self);
        }
        let mut marks = self.clone();
        marks.values = board.fitted(&self.values);
        marks.lights.retain(|(site, _)| site.index() < n_sites);
        marks.candidates.retain(|&(site, value, _)| has(site, value));
        marks.links.retain(|(from, to)| has_claim(from) && has_claim(to));
        Cow::Owned(marks)
    }
}

/// The values a step's sentence speaks of.
fn mentioned_values(step: &Step) -> Mask {
    let values = step.finding.args.iter().map(|(_, arg)| arg.values());
    values.fold(Mask::EMPTY, Mask::or)
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
        let (width, height) = (2 * self.cols as i16, 2 * self.rows as i16);
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
                let (x, y) = (2 * c as i16, 2 * r as i16);
                if c + 1 < self.cols && differ((r, c), (r, c + 1)) {
                    self.line(Pt { x: x + 2, y }, Pt { x: x + 2, y: y + 2 }, Role::Wall);
                }
                if r + 1 < self.rows && differ((r, c), (r + 1, c)) {
                    self.line(Pt { x, y: y + 2 }, Pt { x: x + 2, y: y + 2 }, Role::Wall);
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
            if let Some(role) = light.filter(|&role| role == Role::Because || is_noted) {
                // What a cell holds stays what it is, also where reasoning looked at it.
                self.items.push(Item::Shade { at, role });
                light = None;
            }
            if let Some(value) = marks.values[site.index()] {
                let is_given = board.givens[site.index()].is_some();
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
            | Item::Guide { .. }
            | Item::Shade { .. }
            | Item::Mark { .. }
            | Item::Arrow { .. }
            | Item::Caption(_) => None,
        })
    }
}
