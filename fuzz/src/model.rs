//! A reference model of a game, as a list of whole boards: slow, simple, and independent of the
//! session's code.
//!
//! Only one rule depends on the past: when a value is removed, the notes that it crossed out come
//! back, namely those crossed out by the latest move that put this value at this site.

use gridwright::game::NoteUpdate;
use gridwright::{Mask, Puzzle, Site, Value};

/// The values and notes on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entries {
    pub(crate) values: Vec<Option<Value>>,
    pub(crate) notes: Vec<Mask>,
}

/// Every board of the game since its start, and the index of the current one.
pub(crate) struct Model {
    givens: Vec<Option<Value>>,
    n_values: usize,
    /// For each site, the sites that must not have its value.
    peers: Vec<Vec<usize>>,
    boards: Vec<Entries>,
    at: usize,
    /// Indices of boards.
    pub(crate) checkpoints: Vec<usize>,
}

/// A player's action, as far as the model supports it.
#[derive(Clone, Debug)]
pub(crate) enum Doing {
    Place { sites: Vec<Site>, value: Value, notes: NoteUpdate },
    Toggle { sites: Vec<Site>, value: Value, notes: NoteUpdate },
    Clear { sites: Vec<Site> },
    ToggleNotes { site: Site, values: Mask },
    SetNotes { site: Site, values: Mask },
    Restart,
    Undo,
    Redo,
    Checkpoint,
    BackToCheckpoint,
    GoTo { n_moves: usize },
}

/// The action is refused, and nothing changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Refused;

impl Model {
    pub(crate) fn new(puzzle: &dyn Puzzle) -> Model {
        let board = puzzle.board();
        let givens = board.givens.clone();
        let start = Entries { values: givens.clone(), notes: vec![Mask::EMPTY; givens.len()] };
        Model {
            n_values: board.n_values(),
            peers: peers(puzzle),
            givens,
            boards: vec![start],
            at: 0,
            checkpoints: Vec::new(),
        }
    }

    pub(crate) fn now(&self) -> &Entries {
        &self.boards[self.at]
    }

    /// The number of moves in effect, and of all moves including undone ones.
    pub(crate) fn n_moves(&self) -> (usize, usize) {
        (self.at, self.boards.len() - 1)
    }

    /// Takes over the result of a move that the model does not compute.
    pub(crate) fn follow(&mut self, values: &[Option<Value>], notes: &[Mask]) {
        self.commit(Entries { values: values.to_vec(), notes: notes.to_vec() });
    }

    /// Performs an action, or refuses it.
    pub(crate) fn act(&mut self, doing: &Doing) -> Result<(), Refused> {
        let mut new = self.now().clone();
        match doing {
            Doing::Place { sites, value, notes } => {
                for site in sites {
                    self.place(&mut new, *site, *value, *notes)?;
                }
                self.give_back(&mut new);
            }
            Doing::Toggle { sites, value, notes } => {
                for site in sites {
                    if new.values.get(site.index()).copied().flatten() == Some(*value) {
                        self.expect_free(*site)?;
                        new.values[site.index()] = None;
                    } else {
                        self.place(&mut new, *site, *value, *notes)?;
                    }
                }
                self.give_back(&mut new);
            }
            Doing::Clear { sites } => {
                if sites.iter().any(|site| site.index() >= self.givens.len()) {
                    return Err(Refused);
                }
                let free =
                    sites.iter().map(|site| site.index()).filter(|&i| self.givens[i].is_none());
                let free: Vec<usize> = free.collect();
                if free.is_empty() && !sites.is_empty() {
                    return Err(Refused);
                }
                for i in free {
                    match new.values[i] {
                        Some(_) => new.values[i] = None,
                        None => new.notes[i] = Mask::EMPTY,
                    }
                }
                self.give_back(&mut new);
            }
            Doing::ToggleNotes { site, values } => {
                self.expect_notes(*site, *values)?;
                new.notes[site.index()] = Mask(new.notes[site.index()].0 ^ values.0);
            }
            Doing::SetNotes { site, values } => {
                self.expect_notes(*site, *values)?;
                new.notes[site.index()] = *values;
            }
            Doing::Restart => new = self.boards[0].clone(),
            Doing::Undo => return self.go_to(self.at.saturating_sub(1)),
            Doing::Redo => return self.go_to((self.at + 1).min(self.boards.len() - 1)),
            Doing::GoTo { n_moves } => return self.go_to(*n_moves),
            Doing::Checkpoint => {
                self.checkpoints.retain(|&checkpoint| checkpoint < self.at);
                self.checkpoints.push(self.at);
                return Ok(());
            }
            Doing::BackToCheckpoint => {
                let is_newest = self.at + 1 == self.boards.len();
                if is_newest && self.checkpoints.last() == Some(&self.at) {
                    return Ok(());
                }
                let others = self.checkpoints.iter().copied().filter(|&other| other != self.at);
                let latest = others.max();
                return latest.map_or(Ok(()), |latest| self.go_to(latest));
            }
        }
        self.commit(new);
        Ok(())
    }

    fn go_to(&mut self, at: usize) -> Result<(), Refused> {
        if at >= self.boards.len() {
            return Err(Refused);
        }
        self.at = at;
        Ok(())
    }

    fn commit(&mut self, new: Entries) {
        if new == *self.now() {
            return;
        }
        self.boards.truncate(self.at + 1);
        self.checkpoints.retain(|&checkpoint| checkpoint <= self.at);
        self.boards.push(new);
        self.at += 1;
    }

    fn expect_free(&self, site: Site) -> Result<(), Refused> {
        match self.givens.get(site.index()) {
            Some(None) => Ok(()),
            _ => Err(Refused),
        }
    }

    fn expect_notes(&self, site: Site, values: Mask) -> Result<(), Refused> {
        self.expect_free(site)?;
        let has_all = values.iter().all(|value| value.index() < self.n_values);
        if has_all { Ok(()) } else { Err(Refused) }
    }

    fn place(
        &self,
        new: &mut Entries,
        site: Site,
        value: Value,
        notes: NoteUpdate,
    ) -> Result<(), Refused> {
        self.expect_free(site)?;
        if value.index() >= self.n_values {
            return Err(Refused);
        }
        new.values[site.index()] = Some(value);
        if notes == NoteUpdate::CrossOut {
            for &peer in &self.peers[site.index()] {
                new.notes[peer] = new.notes[peer].without(Mask::of(value));
            }
        }
        Ok(())
    }

    /// When a value is removed, restores the notes that it crossed out, unless the same value
    /// elsewhere forbids them.
    fn give_back(&self, new: &mut Entries) {
        let old = self.now();
        for site in 0..old.values.len() {
            let Some(gone) = old.values[site].filter(|_| old.values[site] != new.values[site])
            else {
                continue;
            };
            // The move that placed the value: the latest one after which the value is at the site
            // and before which it is not.
            let puts_it = |&i: &usize| {
                self.boards[i].values[site] == Some(gone)
                    && self.boards[i - 1].values[site] != Some(gone)
            };
            let Some(move_in) = (1..=self.at).rev().find(puts_it) else { continue };
            for peer in self.peers[site].iter().copied() {
                let (before, after) =
                    (self.boards[move_in - 1].notes[peer], self.boards[move_in].notes[peer]);
                let was_crossed_out = before.has(gone) && !after.has(gone);
                let is_free = self.peers[peer].iter().all(|&other| new.values[other] != Some(gone));
                if was_crossed_out && is_free {
                    new.notes[peer] = new.notes[peer].or(Mask::of(gone));
                }
            }
        }
    }
}

/// For each site, the sites that must not have its value, derived only from the kinds of the rules.
fn peers(puzzle: &dyn Puzzle) -> Vec<Vec<usize>> {
    let n = puzzle.board().n_sites();
    let mut peers = vec![std::collections::BTreeSet::new(); n];
    for rule in puzzle.constraints() {
        if rule.kind() == gridwright::contract::Kind::AllDifferent {
            for one in rule.sites() {
                for other in rule.sites().iter().filter(|other| *other != one) {
                    peers[one.index()].insert(other.index());
                }
            }
        }
    }
    peers.into_iter().map(|of_site| of_site.into_iter().collect()).collect()
}
