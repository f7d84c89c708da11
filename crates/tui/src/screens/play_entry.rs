//! A game being played: selecting cells and writing into them.

use gridwright::game::{Colour, Layer, NoteUpdate};
use gridwright::scene::Pt;
use gridwright::{Action, Site, Value};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::go::Go;
use super::play::Play;
use crate::desk::Desk;
use crate::game::Way;

impl Play {
    /// Moves the cursor; with Shift it also selects cells. On a board of edges it may draw over or
    /// block the edge in between.
    pub(super) fn go(&mut self, way: Way, key: &KeyEvent, desk: &mut Desk) -> Go {
        let is_large = matches!(key.code, KeyCode::Char(letter) if letter.is_uppercase());
        let is_shifted = key.modifiers.contains(KeyModifiers::SHIFT) || is_large;
        let blocks = key.modifiers.contains(KeyModifiers::CONTROL);
        if !self.game.is_drawn() {
            let from = self.game.cursor;
            let has_walked = self.game.walk(way);
            match is_shifted {
                true if has_walked => self.choose_from(from),
                true => (),
                false => self.chosen.clear(),
            }
            return Go::Stay;
        }
        let value = match self.armed.take() {
            Some(value) => Some(value),
            None if blocks => self.game.blank(),
            None if is_shifted || self.is_pen_down => Some(self.game.stroke()),
            None => None,
        };
        match value {
            None => {
                self.game.walk(way);
                Go::Stay
            }
            Some(value) => {
                let sites = self.game.site_at(way.step(self.game.cursor, 1)).into_iter().collect();
                let action = Action::Toggle { sites, value, notes: NoteUpdate::Keep };
                let outcome = self.game.session.act(&action);
                if value == self.game.stroke() && outcome.is_ok() {
                    self.game.walk(way);
                }
                self.played(outcome, desk)
            }
        }
    }

    pub(super) fn walk_far(&mut self, way: Way) {
        self.chosen.clear();
        while self.game.walk(way) {}
    }

    /// Adds the cell under the cursor to the selection; moving back over the last one removes it.
    pub(super) fn choose_from(&mut self, from: Pt) {
        if self.chosen.is_empty() {
            self.chosen.push(from);
        }
        let here = self.game.cursor;
        let n = self.chosen.len();
        if n >= 2 && self.chosen[n - 2] == here && self.chosen[n - 1] == from {
            self.chosen.pop();
        } else {
            self.chosen.retain(|&cell| cell != here);
            self.chosen.push(here);
        }
    }

    /// The sites that are written into.
    pub(super) fn chosen_sites(&self) -> Vec<Site> {
        let here = [self.game.cursor];
        let cells = if self.chosen.len() > 1 { &self.chosen[..] } else { &here };
        cells.iter().filter_map(|&at| self.game.site_at(at)).collect()
    }

    /// Handles a key or a click that stands for a value.
    pub(super) fn value(&mut self, value: Value, layer: Layer, desk: &mut Desk) -> Go {
        if self.game.is_drawn() {
            self.armed = Some(value);
            return Go::Stay;
        }
        if desk.settings.is("entry", "digit") && self.chosen.len() < 2 {
            self.brush = Some(value).filter(|_| self.brush != Some(value));
            return Go::Stay;
        }
        self.write(value, layer, desk)
    }

    /// Writes the selected value into the cell under the cursor.
    pub(super) fn write_brush(&mut self, desk: &mut Desk) -> Go {
        match self.brush {
            Some(value) => self.write(value, self.layer, desk),
            None => Go::Stay,
        }
    }

    fn write(&mut self, value: Value, layer: Layer, desk: &mut Desk) -> Go {
        let mut sites = self.chosen_sites();
        if sites.len() > 1 && layer != Layer::Colour {
            sites.retain(|site| self.game.board().givens[site.index()].is_none());
        }
        if sites.is_empty() {
            return Go::Stay;
        }
        let action = match layer {
            Layer::Value => {
                let notes = desk.settings.note_update();
                // If all selected cells hold the value, it is removed from them; otherwise all get
                // it.
                let hold_it =
                    sites.iter().all(|&site| self.game.session.value(site) == Some(value));
                match sites.len() > 1 && !hold_it {
                    true => Action::Place { sites, value, notes },
                    false => Action::Toggle { sites, value, notes },
                }
            }
            Layer::Notes => Action::ToggleNote { sites, value },
            Layer::Centre => Action::ToggleCentre { sites, value },
            Layer::Colour => {
                let number = (value.index() % usize::from(Colour::COUNT)) as u8 + 1;
                let Some(colour) = Colour::new(number) else { return Go::Stay };
                Action::Paint { sites, colour }
            }
        };
        self.act(&action, desk)
    }

    /// Handles a digit while colours are entered: on every board it is the number of a colour.
    pub(super) fn paints(&mut self, letter: char, desk: &mut Desk) -> bool {
        let number = letter.to_digit(10).and_then(|digit| Colour::new(digit as u8));
        match number.filter(|_| self.layer == Layer::Colour && !self.game.is_drawn()) {
            Some(colour) => {
                let sites = self.chosen_sites();
                self.act(&Action::Paint { sites, colour }, desk);
                true
            }
            None => false,
        }
    }

    /// Clears the cell under the cursor or the selected cells.
    pub(super) fn clear(&mut self, desk: &mut Desk) -> Go {
        let action = match self.game.is_drawn() {
            true => Action::Clear { sites: self.game.board().sites_of_cell(self.game.cursor) },
            false => Action::Erase { sites: self.chosen_sites(), layer: self.layer },
        };
        self.act(&action, desk)
    }

    /// Moves to the next cell without a value, in reading order and wrapping around.
    pub(super) fn next_empty(&mut self, desk: &Desk) {
        let board = self.game.board();
        let key = |at: Pt| (at.y, at.x);
        let open = board.all_sites().filter(|&site| self.game.session.value(site).is_none());
        let mut cells: Vec<Pt> = open.map(|site| board.sites[site.index()]).collect();
        cells.sort_by_key(|&at| key(at));
        let here = key(self.game.cursor);
        let next = cells.iter().find(|&&at| key(at) > here).or(cells.first());
        match next {
            Some(&at) => {
                self.game.cursor = at;
                self.chosen.clear();
            }
            None => self.message = desk.text("game.none-empty"),
        }
    }

    /// Selects every cell with the same value as the given one, or else the same colour.
    pub(super) fn choose_alike(&mut self, at: Pt) {
        let session = &self.game.session;
        let Some(site) = self.game.site_at(at) else { return };
        let (value, colour) = (session.value(site), session.colour(site));
        let is_alike = |other: Site| match value {
            Some(_) => session.value(other) == value,
            None => colour.is_some() && session.colour(other) == colour,
        };
        let board = self.game.board();
        let alike = board.all_sites().filter(|&other| other != site && is_alike(other));
        let mut chosen: Vec<Pt> = alike.map(|other| board.sites[other.index()]).collect();
        chosen.push(at);
        self.chosen = chosen;
    }
}
