//! The question whether to take the first lesson of a family, which is asked once.

use gridwright::Recipe;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::go::Go;
use crate::desk::{Desk, Event};
use crate::keys::is_back;
use crate::ui::{self, Chooser, Chose};

pub(crate) struct Offer {
    recipe: Recipe,
    chooser: Chooser,
}

impl Offer {
    pub(crate) fn new(recipe: Recipe) -> Offer {
        Offer { recipe, chooser: Chooser::default() }
    }

    pub(crate) fn event(&mut self, event: &Event, desk: &mut Desk) -> Go {
        let chose = match event {
            Event::Key(key) if is_back(key) => return Go::Menu,
            Event::Key(key) => self.chooser.key(key, 2),
            Event::Mouse(mouse) => self.chooser.mouse(mouse, 2),
            Event::Paste(_) | Event::Tick | Event::Done(..) | Event::Stop => Chose::Nothing,
        };
        if chose != Chose::Taken {
            return Go::Stay;
        }
        desk.settings.set_offered(self.recipe.family.info().id);
        desk.store.keep_settings(&desk.settings);
        match self.chooser.at {
            0 => Go::Lesson(self.recipe.family),
            _ => Go::Make(self.recipe.clone(), None),
        }
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let family = desk.messages.family(self.recipe.family.info());
        let title = desk.messages.with("offer.title", &[("family", family.into())]);
        let body = desk.page(buffer, room, &title, "keys.list");
        let used = ui::paragraph(
            buffer,
            body,
            0,
            &desk.messages.get("offer.text"),
            ratatui::style::Style::new(),
        );
        let (_, list) = ui::split_top(body, used + 1);
        let lines = [desk.text("offer.lesson"), desk.text("offer.play")];
        self.chooser.draw(buffer, ui::split_top(list, 2).0, &look, &lines);
    }
}
