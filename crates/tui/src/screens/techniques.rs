//! The techniques of every family, easiest first, each with the sentence that explains a step.

use gridwright::steps::Technique;
use gridwright::{FAMILIES, Profile};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::go::Go;
use crate::desk::{Desk, Event};
use crate::keys::is_back;
use crate::ui::{self, Chooser};

#[derive(Default)]
pub(crate) struct Techniques {
    family: usize,
    chooser: Chooser,
}

impl Techniques {
    fn known(&self) -> Vec<&'static Technique> {
        (FAMILIES[self.family].info().techniques)(Profile::DEFAULT)
    }

    pub(crate) fn event(&mut self, event: &Event) -> Go {
        let n = self.known().len();
        match event {
            Event::Key(key) if is_back(key) => return Go::Menu,
            Event::Key(key)
                if matches!(key.code, KeyCode::Left | KeyCode::Right | KeyCode::Tab) =>
            {
                let by = if key.code == KeyCode::Left { FAMILIES.len() - 1 } else { 1 };
                self.family = (self.family + by) % FAMILIES.len();
                self.chooser = Chooser::default();
            }
            Event::Key(key) => drop(self.chooser.key(key, n)),
            Event::Mouse(mouse) => drop(self.chooser.mouse(mouse, n)),
            Event::Paste(_) | Event::Tick | Event::Done(..) | Event::Stop => (),
        }
        Go::Stay
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
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
