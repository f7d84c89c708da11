//! A game being played: handles the mouse.

use std::cmp::Ordering;
use std::time::Duration;

use gridwright::game::NoteUpdate;
use gridwright::scene::Pt;
use gridwright::{Action, Site, Value};
use ratatui::crossterm::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::go::Go;
use super::play::{Overlay, Play, Press, RESTART_CHOICES, cell_at, offered};
use crate::desk::Desk;
use crate::game::Way;
use crate::keys::Command;
use crate::ui::Chose;

/// The longest time between the two clicks of a double click.
const DOUBLE: Duration = Duration::from_millis(500);

impl Play {
    pub(super) fn mouse(&mut self, mouse: &MouseEvent, desk: &mut Desk) -> Go {
        let is_down = matches!(mouse.kind, MouseEventKind::Down(MouseButton::Left));
        let spot = (mouse.column, mouse.row).into();
        let press = self.footer.iter().find(|(area, _)| area.contains(spot));
        if let Some(&(_, press)) = press.filter(|_| is_down) {
            return match press {
                Press::Command(command) => self.command(command, desk),
                Press::Key(code) => self.key(&code.into(), desk),
            };
        }
        match &mut self.over {
            Overlay::Steps(..) => return self.click_step(mouse, desk),
            Overlay::None => (),
            Overlay::Menu(chooser) => {
                let offered = offered(&self.game, &self.clues);
                if chooser.mouse(mouse, offered.len()) == Chose::Taken {
                    let command = offered[chooser.at].command;
                    self.over = Overlay::None;
                    return self.command(command, desk);
                }
                return Go::Stay;
            }
            Overlay::Keys(scroll) if !matches!(mouse.kind, MouseEventKind::Down(_)) => {
                scroll.mouse(mouse);
                return Go::Stay;
            }
            Overlay::Restart(chooser) => {
                if chooser.mouse(mouse, RESTART_CHOICES) == Chose::Taken {
                    return self.key(&KeyCode::Enter.into(), desk);
                }
                return Go::Stay;
            }
            Overlay::Paused | Overlay::Keys(_) => {
                if matches!(mouse.kind, MouseEventKind::Down(_)) {
                    self.over = Overlay::None;
                }
                return Go::Stay;
            }
        }
        let at = self.shown.point(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.drags = true;
                if let Some(&(_, value)) = self.pad.iter().find(|(area, _)| area.contains(spot)) {
                    return self.value(value, self.layer, desk);
                }
                if let Some(&(_, clue)) = self.clue_rows.iter().find(|(a, _)| a.contains(spot)) {
                    self.clue = Some(clue).filter(|&clue| self.clue != Some(clue));
                    return Go::Stay;
                }
                match at {
                    Some(at) if self.game.is_drawn() => self.click(at, self.game.stroke(), desk),
                    Some(at) => self.click_cell(at, mouse.modifiers, desk),
                    None => Go::Stay,
                }
            }
            MouseEventKind::Down(MouseButton::Right) => match (at, self.game.blank()) {
                (Some(at), Some(blank)) if self.game.is_drawn() => self.click(at, blank, desk),
                (Some(at), _) => {
                    self.command(Command::Notes, desk);
                    self.go_to(at);
                    Go::Stay
                }
                (None, _) => Go::Stay,
            },
            MouseEventKind::Drag(MouseButton::Left) if self.drags => {
                at.map_or(Go::Stay, |at| self.drag(at, desk))
            }
            MouseEventKind::Up(_) => {
                self.drags = false;
                Go::Stay
            }
            MouseEventKind::ScrollUp => {
                self.game.walk(Way::Up);
                Go::Stay
            }
            MouseEventKind::ScrollDown => {
                self.game.walk(Way::Down);
                Go::Stay
            }
            _ => Go::Stay,
        }
    }

    /// Handles a click: on a cell it moves the cursor there, on an edge it toggles the value.
    fn click(&mut self, at: Pt, value: Value, desk: &mut Desk) -> Go {
        if self.game.is_inside(at) {
            self.go_to(at);
            return Go::Stay;
        }
        match self.game.site_at(at) {
            Some(site) if self.game.is_drawn() => {
                self.drags = false;
                self.toggle(vec![site], value, desk)
            }
            _ => Go::Stay,
        }
    }

    /// Moves the cursor to a cell, if there is one at that point.
    fn go_to(&mut self, at: Pt) -> bool {
        let is_cell =
            self.game.is_inside(at) && (self.game.is_drawn() || self.game.site_at(at).is_some());
        if is_cell {
            self.game.cursor = at;
        }
        is_cell
    }

    /// Moves the cursor to the cell; with Ctrl the cell is added to the selection or removed from
    /// it. If a value is selected, it is written; a double click selects every cell with the same
    /// value.
    fn click_cell(&mut self, at: Pt, modifiers: KeyModifiers, desk: &mut Desk) -> Go {
        let from = self.game.cursor;
        if !self.go_to(at) {
            return Go::Stay;
        }
        let is_double =
            self.clicked.is_some_and(|(cell, when)| cell == at && desk.now - when <= DOUBLE);
        self.clicked = Some((at, desk.now));
        if modifiers.contains(KeyModifiers::CONTROL) {
            if self.chosen.is_empty() {
                self.chosen.push(from);
            }
            match self.chosen.contains(&at) && self.chosen.len() > 1 {
                true => self.chosen.retain(|&cell| cell != at),
                false => self.chosen.push(at),
            }
            return Go::Stay;
        }
        self.chosen.clear();
        let here = self.game.site_at(at).and_then(|site| self.game.session.value(site));
        match self.brush {
            // If the cell has another value, that value is selected instead.
            Some(brush) if here.is_some_and(|value| value != brush) => self.brush = here,
            Some(_) => return self.write_brush(desk),
            None if is_double => self.choose_alike(at),
            None => (),
        }
        Go::Stay
    }

    /// Draws from cell to cell in the direction of the mouse, up to its position.
    fn drag(&mut self, at: Pt, desk: &mut Desk) -> Go {
        if !self.game.is_drawn() {
            let from = self.game.cursor;
            if at != from && self.go_to(at) {
                self.choose_from(from);
            }
            return Go::Stay;
        }
        let target = cell_at(at);
        if !self.game.is_inside(at) && !self.is_gap(at) {
            return Go::Stay;
        }
        let mut sites = Vec::new();
        for _ in 0..self.game.board().rows + self.game.board().cols {
            let from = self.game.cursor;
            let way = match (target.x.cmp(&from.x), target.y.cmp(&from.y)) {
                _ if self.is_gap(at) && self.towards(at).is_some() => self.towards(at),
                (Ordering::Less, Ordering::Equal) => Some(Way::Left),
                (Ordering::Greater, Ordering::Equal) => Some(Way::Right),
                (Ordering::Equal, Ordering::Less) => Some(Way::Up),
                (Ordering::Equal, Ordering::Greater) => Some(Way::Down),
                // The mouse has moved diagonally, so the path is ambiguous.
                _ => None,
            };
            let Some(way) = way else { break };
            let goes_out = self.is_gap(at) && self.towards(at) == Some(way);
            let site = self.game.site_at(way.step(from, 1));
            let is_wall = site.is_some_and(|site| !self.is_free(site));
            // A wall as the only edge is tried, so that the player sees why nothing happens.
            if !is_wall || sites.is_empty() {
                sites.extend(site);
            }
            if !is_wall {
                self.game.walk(way);
            }
            if is_wall || goes_out {
                self.drags = false;
                break;
            }
        }
        match sites.is_empty() {
            true => Go::Stay,
            false => self.toggle(sites, self.game.stroke(), desk),
        }
    }

    /// Draws lines over edges, or removes them.
    fn toggle(&mut self, sites: Vec<Site>, value: Value, desk: &mut Desk) -> Go {
        self.act(&Action::Toggle { sites, value, notes: NoteUpdate::Keep }, desk)
    }

    fn is_free(&self, site: Site) -> bool {
        self.game.board().givens[site.index()].is_none()
    }

    /// Whether a point is an edge at the border that can be drawn over.
    fn is_gap(&self, at: Pt) -> bool {
        let (width, height) =
            (2 * self.game.board().cols as i16, 2 * self.game.board().rows as i16);
        let is_border = at.x <= 0 || at.y <= 0 || at.x >= width || at.y >= height;
        is_border && self.game.site_at(at).is_some_and(|site| self.is_free(site))
    }

    /// The direction of an edge from the cursor, if it is an edge of the cursor's cell.
    fn towards(&self, at: Pt) -> Option<Way> {
        Way::ALL.into_iter().find(|way| way.step(self.game.cursor, 1) == at)
    }
}
