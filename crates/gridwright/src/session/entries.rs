//! The values and notes on the board at one point of a game, and the rules for changing them.

use gridwright_core::{Effect, Mask, Position, Puzzle, Site, Step, Value, peers};

use super::action::{Change, Colour, Layer, NoteUpdate};
use super::error::SessionError;

/// The contents of every site: values, given or entered, notes, marks in the middle, colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entries {
    pub(super) values: Vec<Option<Value>>,
    pub(super) notes: Vec<Mask>,
    pub(super) centre: Vec<Mask>,
    pub(super) colours: Vec<Option<Colour>>,
}

impl Entries {
    /// The entries of the board as it is printed.
    pub(super) fn of(puzzle: &dyn Puzzle) -> Entries {
        Entries::with(puzzle.board().givens.clone())
    }

    /// Entries with these values, and nothing else.
    pub(super) fn with(values: Vec<Option<Value>>) -> Entries {
        let n_sites = values.len();
        Entries {
            values,
            notes: vec![Mask::EMPTY; n_sites],
            centre: vec![Mask::EMPTY; n_sites],
            colours: vec![None; n_sites],
        }
    }

    pub(super) fn value(&self, site: Site) -> Option<Value> {
        self.values.get(site.index()).copied().flatten()
    }

    pub(super) fn notes(&self, site: Site) -> Mask {
        self.notes.get(site.index()).copied().unwrap_or_default()
    }

    pub(super) fn centre(&self, site: Site) -> Mask {
        self.centre.get(site.index()).copied().unwrap_or_default()
    }

    pub(super) fn colour(&self, site: Site) -> Option<Colour> {
        self.colours.get(site.index()).copied().flatten()
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
            self.centre[peer.index()] = self.centre(peer).without(Mask::of(value));
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

    /// Adds a note or a mark in the middle at every empty site, or removes it where all have it.
    pub(super) fn toggle_mark(
        &mut self,
        puzzle: &dyn Puzzle,
        sites: &[Site],
        value: Value,
        layer: Layer,
    ) -> Result<(), SessionError> {
        expect_value(puzzle, value)?;
        expect_any_free(puzzle, sites)?;
        let is_open = |site: &Site| self.values.get(site.index()).is_some_and(Option::is_none);
        let open: Vec<Site> = sites.iter().copied().filter(is_open).collect();
        let marks = if layer == Layer::Centre { &mut self.centre } else { &mut self.notes };
        let is_everywhere = open.iter().all(|site| marks[site.index()].has(value));
        for site in open {
            let at = &mut marks[site.index()];
            *at = match is_everywhere {
                true => at.without(Mask::of(value)),
                false => at.or(Mask::of(value)),
            };
        }
        Ok(())
    }

    /// Colours sites, or takes the colour away where all have it.
    pub(super) fn paint(&mut self, sites: &[Site], colour: Colour) -> Result<(), SessionError> {
        if let Some(site) = sites.iter().find(|site| site.index() >= self.colours.len()) {
            return Err(SessionError::NoSite(site.index()));
        }
        let is_everywhere = sites.iter().all(|&site| self.colour(site) == Some(colour));
        for site in sites {
            self.colours[site.index()] = (!is_everywhere).then_some(colour);
        }
        Ok(())
    }

    /// Takes away one layer at all the sites: this one if any site has it, or else the first layer
    /// that some site has.
    pub(super) fn erase(
        &mut self,
        puzzle: &dyn Puzzle,
        sites: &[Site],
        layer: Layer,
    ) -> Result<(), SessionError> {
        if let Some(site) = sites.iter().find(|site| site.index() >= self.values.len()) {
            return Err(SessionError::NoSite(site.index()));
        }
        let is_free = |site: Site| puzzle.board().givens[site.index()].is_none();
        let has = |layer: Layer, site: Site| match layer {
            Layer::Value => is_free(site) && self.value(site).is_some(),
            // Marks under a value are not visible, and go once the value has gone.
            Layer::Notes => self.value(site).is_none() && !self.notes(site).is_empty(),
            Layer::Centre => self.value(site).is_none() && !self.centre(site).is_empty(),
            Layer::Colour => self.colour(site).is_some(),
        };
        let mut layers = [layer].into_iter().chain(Layer::ALL);
        let found = layers.find(|&layer| sites.iter().any(|&site| has(layer, site)));
        let Some(layer) = found else { return expect_any_free(puzzle, sites) };
        let there: Vec<Site> = sites.iter().copied().filter(|&site| has(layer, site)).collect();
        for site in there {
            match layer {
                Layer::Value => self.values[site.index()] = None,
                Layer::Notes => self.notes[site.index()] = Mask::EMPTY,
                Layer::Centre => self.centre[site.index()] = Mask::EMPTY,
                Layer::Colour => self.colours[site.index()] = None,
            }
        }
        Ok(())
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
        self.note(puzzle, &Position::noted(puzzle, &self.values));
    }

    /// Replaces the notes at every empty site by the candidates that steps begin with.
    pub(super) fn allow_notes(&mut self, puzzle: &dyn Puzzle) {
        self.note(puzzle, &Position::with(puzzle, &self.values));
    }

    fn note(&mut self, puzzle: &dyn Puzzle, position: &Position) {
        for site in puzzle.board().all_sites().filter(|&site| position.is_open(site)) {
            self.notes[site.index()] = position.at(site);
        }
    }

    /// Follows a step. A site whose candidates are removed and that has no notes yet gets those
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

    /// The changes that lead from here to `new`: values first, then notes, marks and colours.
    pub(super) fn changes_to(&self, new: &Entries) -> Vec<Change> {
        let sites = || (0..self.values.len() as u16).map(Site);
        let values = sites().map(|site| (site, self.value(site), new.value(site)));
        let values = values.filter(|(_, old, new)| old != new);
        let notes = sites().map(|site| (site, self.notes(site), new.notes(site)));
        let notes = notes.filter(|(_, old, new)| old != new);
        let values = values.map(|(site, old, new)| Change::Value { site, old, new });
        let notes = notes.map(|(site, old, new)| Change::Notes { site, old, new });
        let centre = sites().map(|site| (site, self.centre(site), new.centre(site)));
        let centre = centre.filter(|(_, old, new)| old != new);
        let centre = centre.map(|(site, old, new)| Change::Centre { site, old, new });
        let colours = sites().map(|site| (site, self.colour(site), new.colour(site)));
        let colours = colours.filter(|(_, old, new)| old != new);
        let colours = colours.map(|(site, old, new)| Change::Colour { site, old, new });
        values.chain(notes).chain(centre).chain(colours).collect()
    }

    /// Makes a change.
    pub(super) fn make(&mut self, change: Change) {
        match change {
            Change::Value { site, new, .. } => self.values[site.index()] = new,
            Change::Notes { site, new, .. } => self.notes[site.index()] = new,
            Change::Centre { site, new, .. } => self.centre[site.index()] = new,
            Change::Colour { site, new, .. } => self.colours[site.index()] = new,
        }
    }

    /// Takes a change back.
    pub(super) fn take_back(&mut self, change: Change) {
        match change {
            Change::Value { site, old, .. } => self.values[site.index()] = old,
            Change::Notes { site, old, .. } => self.notes[site.index()] = old,
            Change::Centre { site, old, .. } => self.centre[site.index()] = old,
            Change::Colour { site, old, .. } => self.colours[site.index()] = old,
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

/// Refuses sites that are not there, and those that are all given.
fn expect_any_free(puzzle: &dyn Puzzle, sites: &[Site]) -> Result<(), SessionError> {
    let mut given = None;
    for &site in sites {
        match expect_free(puzzle, site) {
            Ok(()) => return Ok(()),
            Err(error @ SessionError::Given(_)) => drop(given.get_or_insert(error)),
            Err(other) => return Err(other),
        }
    }
    given.map_or(Ok(()), Err)
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
