//! The values and notes on the board at one point of a game, and the rules for changing them.

use gridwright_core::{Effect, Mask, Position, Puzzle, Site, Step, Value, peers};

use super::action::{Change, NoteUpdate};
use super::error::SessionError;

/// What stands at every site: values, given or put in, and notes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entries {
    pub(super) values: Vec<Option<Value>>,
    pub(super) notes: Vec<Mask>,
}

impl Entries {
    /// The board as it is printed.
    pub(super) fn of(puzzle: &dyn Puzzle) -> Entries {
        let values = puzzle.board().givens.clone();
        let notes = vec![Mask::EMPTY; values.len()];
        Entries { values, notes }
    }

    pub(super) fn value(&self, site: Site) -> Option<Value> {
        self.values.get(site.index()).copied().flatten()
    }

    pub(super) fn notes(&self, site: Site) -> Mask {
        self.notes.get(site.index()).copied().unwrap_or_default()
    }

    /// Puts a value in.
    pub(super) fn place(
        &mut self,
        puzzle: &dyn Puzzle,
        site: Site,
        value: Value,
        notes: NoteUpdate,
    ) -> Result<(), SessionError> {
        expect_free(puzzle, site)?;
        expect_value(puzzle, value)?;
        self.values[site.index()] = Some(value);
        match notes {
            NoteUpdate::Keep => (),
            NoteUpdate::CrossOut => self.cross_out_of_peers(puzzle, site, value),
        }
        Ok(())
    }

    fn cross_out_of_peers(&mut self, puzzle: &dyn Puzzle, site: Site, value: Value) {
        for peer in peers(puzzle.constraints(), site) {
            self.notes[peer.index()] = self.notes(peer).without(Mask::of(value));
        }
    }

    /// Takes the value out of each site, or else its notes.
    pub(super) fn clear(
        &mut self,
        puzzle: &dyn Puzzle,
        sites: &[Site],
    ) -> Result<(), SessionError> {
        let mut refused = None;
        let mut is_any_free = false;
        for &site in sites {
            match expect_free(puzzle, site) {
                Err(error @ SessionError::Given(_)) => {
                    refused.get_or_insert(error);
                    continue;
                }
                other => other?,
            }
            is_any_free = true;
            if self.values[site.index()].take().is_none() {
                self.notes[site.index()] = Mask::EMPTY;
            }
        }
        match refused {
            Some(error) if !is_any_free => Err(error),
            _ => Ok(()),
        }
    }

    /// Replaces the notes at a site.
    pub(super) fn set_notes(
        &mut self,
        puzzle: &dyn Puzzle,
        site: Site,
        values: Mask,
    ) -> Result<(), SessionError> {
        expect_free(puzzle, site)?;
        expect_values(puzzle, values)?;
        self.notes[site.index()] = values;
        Ok(())
    }

    /// Removes candidates at a site; `position` has those of a site without notes.
    pub(super) fn cross_out(
        &mut self,
        puzzle: &dyn Puzzle,
        position: &Position,
        site: Site,
        gone: Mask,
    ) -> Result<(), SessionError> {
        expect_free(puzzle, site)?;
        let old = self.notes(site);
        let known = if old.is_empty() { position.at(site) } else { old };
        self.set_notes(puzzle, site, known.without(gone))
    }

    /// Replaces the notes at every empty site by the candidates that the values and the clues allow.
    pub(super) fn fill_notes(&mut self, puzzle: &dyn Puzzle) {
        let position = Position::noted(puzzle, &self.values);
        for site in puzzle.board().all_sites().filter(|&site| position.is_open(site)) {
            self.notes[site.index()] = position.at(site);
        }
    }

    /// Does what a step says. A site whose candidates are removed and that has no notes yet gets those
    /// that the values on the board leave it.
    pub(super) fn follow(&mut self, puzzle: &dyn Puzzle, step: &Step) -> Result<(), SessionError> {
        let position = Position::with(puzzle, &self.values);
        for &effect in &step.finding.effects {
            match effect {
                Effect::Place(site, value) => {
                    self.place(puzzle, site, value, NoteUpdate::CrossOut)?;
                }
                Effect::Drop(site, gone) => self.cross_out(puzzle, &position, site, gone)?,
            }
        }
        Ok(())
    }

    /// What has to change to get from here to `new`: values first, then notes.
    pub(super) fn changes_to(&self, new: &Entries) -> Vec<Change> {
        let sites = || (0..self.values.len() as u16).map(Site);
        let values = sites().map(|site| (site, self.value(site), new.value(site)));
        let values = values.filter(|(_, old, new)| old != new);
        let notes = sites().map(|site| (site, self.notes(site), new.notes(site)));
        let notes = notes.filter(|(_, old, new)| old != new);
        let values = values.map(|(site, old, new)| Change::Value { site, old, new });
        values.chain(notes.map(|(site, old, new)| Change::Notes { site, old, new })).collect()
    }

    /// Makes a change.
    pub(super) fn make(&mut self, change: Change) {
        match change {
            Change::Value { site, new, .. } => self.values[site.index()] = new,
            Change::Notes { site, new, .. } => self.notes[site.index()] = new,
        }
    }

    /// Takes a change back.
    pub(super) fn take_back(&mut self, change: Change) {
        match change {
            Change::Value { site, old, .. } => self.values[site.index()] = old,
            Change::Notes { site, old, .. } => self.notes[site.index()] = old,
        }
    }
}

/// Refuses sites that are not there or not the player's to change.
pub(super) fn expect_free(puzzle: &dyn Puzzle, site: Site) -> Result<(), SessionError> {
    match puzzle.board().givens.get(site.index()) {
        None => Err(SessionError::NoSite(site.index())),
        Some(Some(_)) => Err(SessionError::Given(puzzle.board().site_name(site))),
        Some(None) => Ok(()),
    }
}

/// Refuses a value that the puzzle does not have.
pub(super) fn expect_value(puzzle: &dyn Puzzle, value: Value) -> Result<(), SessionError> {
    let is_known = value.index() < puzzle.board().n_values();
    if is_known { Ok(()) } else { Err(SessionError::NoValue(value.index())) }
}

/// Refuses values that the puzzle does not have.
fn expect_values(puzzle: &dyn Puzzle, values: Mask) -> Result<(), SessionError> {
    let unknown = values.without(puzzle.board().all_values()).iter().next();
    unknown.map_or(Ok(()), |value| Err(SessionError::NoValue(value.index())))
}
