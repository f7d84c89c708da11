//! The marks drawn on a puzzle: values, notes, and the sites and candidates of a step.

use std::borrow::Cow;

use crate::data::board::{Board, Mask, Pt, Site, Value};
use crate::data::claim::Claim;
use crate::data::position::Position;
use crate::data::role::Role;
use crate::data::step::{Arg, Effect, Step};

/// The marks to draw on a puzzle.
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
    /// The player's notes, one set per site; may be shorter than the board or empty.
    pub notes: Vec<Mask>,
    /// Sites to highlight with their roles; the first role of a site counts.
    pub lights: Vec<(Site, Role)>,
    /// Notes to highlight with their roles.
    pub candidates: Vec<(Site, Value, Role)>,
    /// Implications between claims, drawn as arrows between notes.
    pub links: Vec<(Claim, Claim)>,
    /// The rules that a step mentions, by their indices among the puzzle's constraints.
    pub rules: Vec<usize>,
    /// The centres of cells that a step counts.
    pub counted: Vec<Pt>,
    /// The set of symbols to show values in, by its index in [`crate::Info::symbol_sets`].
    pub symbols: usize,
}

impl Marks {
    /// Shows the givens only.
    pub fn of(board: &Board) -> Marks {
        Marks::with(board.givens.clone())
    }

    /// Shows these values only.
    pub fn with(values: Vec<Option<Value>>) -> Marks {
        Marks { values, ..Marks::default() }
    }

    /// Shows the values of a position, and the candidates of open sites as notes.
    pub fn with_candidates(position: &Position) -> Marks {
        let mut marks = Marks::with(position.values().to_vec());
        let open = position.values().iter().zip(position.candidates());
        marks.notes =
            open.map(|(value, &notes)| if value.is_some() { Mask::EMPTY } else { notes }).collect();
        marks
    }

    /// Shows a position and the step to be taken from it: the sites it looks at, its implications,
    /// the rules it mentions, and its effects.
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
        marks.point_out(board, step);
        for (name, arg) in &finding.args {
            marks.rules.extend(arg.rules());
            match arg {
                Arg::Chains(chains) => {
                    for chain in chains {
                        marks.link(chain);
                        marks.ring(chain);
                    }
                }
                Arg::Moves(moves) => moves.iter().for_each(|moves| marks.ring(moves)),
                Arg::Nodes(nodes) => {
                    marks.link(
                        &nodes.iter().filter_map(|node| node.first().copied()).collect::<Vec<_>>(),
                    );
                    nodes.iter().for_each(|node| marks.ring(node));
                }
                Arg::Sites(sites) if *name == REGION => {
                    let sites = sites.iter().filter(|site| is_there(site));
                    marks.counted.extend(sites.map(|site| board.sites[site.index()]));
                }
                Arg::Cells(cells) if *name == REGION => marks.counted.extend(cells),
                Arg::Counts(counts) => {
                    let mut cells: Vec<Pt> =
                        counts.iter().flat_map(|count| &count.cells).copied().collect();
                    cells.sort_unstable_by_key(|at| (at.y, at.x));
                    cells.dedup();
                    marks.counted.extend(cells);
                }
                _ => (),
            }
        }
        marks
    }

    /// Highlights the sites that a step looks at and the notes there that it mentions, each with
    /// its role.
    fn point_out(&mut self, board: &Board, step: &Step) {
        let finding = &step.finding;
        self.lights.extend(step.site_roles());
        let candidates = |site: Site| {
            let held = finding.args.iter().map(|(_, arg)| match arg {
                Arg::Candidates(cells) => {
                    let here = cells.iter().filter(|(cell, _)| *cell == site);
                    here.fold(Mask::EMPTY, |all, &(_, values)| all.or(values))
                }
                _ => Mask::EMPTY,
            });
            held.fold(Mask::EMPTY, Mask::or)
        };
        let mentioned = mentioned_values(step);
        for &(site, role) in &self.lights {
            if role.is_premise() && site.index() < board.n_sites() {
                let spoken_of = mentioned.or(candidates(site));
                let seen = self.notes[site.index()].and(spoken_of).iter();
                self.candidates.extend(seen.map(|value| (site, value, role)));
            }
        }
    }

    /// Draws the implications along a chain.
    fn link(&mut self, chain: &[Claim]) {
        for pair in chain.windows(2) {
            if !self.links.contains(&(pair[0], pair[1])) {
                self.links.push((pair[0], pair[1]));
            }
        }
    }

    /// Highlights the notes of these claims.
    fn ring(&mut self, claims: &[Claim]) {
        for link in claims {
            let is_known = |&&(site, value, role): &&(Site, Value, Role)| {
                (site, value) == (link.site, link.value) && role.is_premise()
            };
            if self.candidates.iter().find(is_known).is_none() {
                self.candidates.push((link.site, link.value, Role::Because));
            }
        }
    }
}

/// The name of arguments that hold counted cells.
const REGION: &str = "region";

/// The number of values above which notes are shown only at sites that a step looks at or changes.
const MOST_NOTES: usize = 16;

impl Marks {
    /// The same marks without sites and values that the board does not have.
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

/// The values that a step's sentence mentions.
fn mentioned_values(step: &Step) -> Mask {
    let values = step.finding.args.iter().map(|(_, arg)| match arg {
        // These values belong to certain sites only.
        Arg::Candidates(_) => Mask::EMPTY,
        arg => arg.values(),
    });
    values.fold(Mask::EMPTY, Mask::or)
}
