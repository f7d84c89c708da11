//! The techniques of every family, easiest first, each with the sentence that explains a step and a
//! page of its own.

use gridwright::steps::Technique;
use gridwright::{FAMILIES, Profile};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::go::Go;
use super::technique_page::TechniquePage;
use crate::desk::{Desk, Event};
use crate::keys::is_back;
use crate::ui::{self, Chooser, Chose};

#[derive(Default)]
pub(crate) struct Techniques {
    family: usize,
    chooser: Chooser,
    page: Option<Box<TechniquePage>>,
}

impl Techniques {
    fn known(&self) -> Vec<&'static Technique> {
        (FAMILIES[self.family].info().techniques)(Profile::DEFAULT)
    }

    pub(crate) fn event(&mut self, event: Event, desk: &mut Desk) -> Go {
        if self.page.is_some() {
            self.on_page(event, desk);
            return Go::Stay;
        }
        let n = self.known().len();
        let before = self.chooser.at;
        match &event {
            Event::Key(key) if is_back(key) => return Go::Menu,
            Event::Key(key)
                if matches!(key.code, KeyCode::Left | KeyCode::Right | KeyCode::Tab) =>
            {
                let by = if key.code == KeyCode::Left { FAMILIES.len() - 1 } else { 1 };
                self.family = (self.family + by) % FAMILIES.len();
                self.chooser = Chooser::default();
            }
            Event::Key(key) if self.chooser.key(key, n) == Chose::Taken => self.turn_to(desk),
            // The first click selects, the second opens.
            Event::Mouse(mouse)
                if self.chooser.mouse(mouse, n) == Chose::Taken && self.chooser.at == before =>
            {
                self.turn_to(desk);
            }
            _ => (),
        }
        Go::Stay
    }

    /// Opens the page of the selected technique.
    fn turn_to(&mut self, desk: &mut Desk) {
        self.leave(desk);
        let technique = self.known().get(self.chooser.at).copied();
        self.page = technique
            .map(|technique| Box::new(TechniquePage::new(FAMILIES[self.family], technique, desk)));
    }

    pub(crate) fn leave(&mut self, desk: &mut Desk) {
        if let Some(page) = &mut self.page {
            page.leave(desk);
        }
    }

    /// Handles keys on a page: left and right go to the previous or next technique.
    fn on_page(&mut self, event: Event, desk: &mut Desk) {
        let last = self.known().len().saturating_sub(1);
        let Some(page) = &mut self.page else { return };
        let to = match &event {
            Event::Key(key) if is_back(key) => {
                page.leave(desk);
                self.page = None;
                return;
            }
            Event::Key(key) if key.code == KeyCode::Left => self.chooser.at.saturating_sub(1),
            Event::Key(key) if key.code == KeyCode::Right => (self.chooser.at + 1).min(last),
            _ => return page.event(event),
        };
        if to != self.chooser.at {
            self.chooser.at = to;
            self.turn_to(desk);
        }
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        if let Some(page) = &mut self.page {
            return page.draw(desk, room, buffer);
        }
        let look = desk.look;
        let info = FAMILIES[self.family].info();
        let name = desk.messages.family(info);
        let title = desk.messages.with("techniques.title", &[("family", name.into())]);
        let body = desk.page(buffer, room, &title, "keys.techniques");
        let known = self.known();
        let lines: Vec<String> = known
            .iter()
            .map(|technique| {
                let level = desk.messages.level(technique.level);
                let name = desk.messages.technique(info, technique);
                let rating = technique.rating.to_string();
                match body.width >= 60 {
                    true => format!("{rating:>4}  {name:<36} {level}"),
                    false => format!("{rating:>4} {name}"),
                }
            })
            .collect();
        let (list, rest) = ui::split_top(body, body.height.saturating_sub(5));
        self.chooser.draw(buffer, list, &look, &lines);
        if let Some(technique) = known.get(self.chooser.at) {
            let text = desk.messages.why_pattern(info, technique);
            let name = desk.messages.technique(info, technique);
            let text = if body.width < 60 { format!("{name}: {text}") } else { text };
            ui::paragraph(buffer, rest, 1, &text, look.dim());
        }
    }
}
