//! A puzzle is being made: a sign of life, and a way out.

use gridwright::Recipe;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::go::{Go, Place};
use crate::date::Date;
use crate::desk::{Desk, Event};
use crate::keys::is_back;
use crate::ui;
use crate::worker::Outcome;

pub(crate) struct Making {
    ticket: u64,
    recipe: Option<Recipe>,
    daily: Option<Date>,
    since: std::time::Duration,
}

impl Making {
    pub(crate) fn new(
        ticket: u64,
        recipe: Option<Recipe>,
        daily: Option<Date>,
        desk: &Desk,
    ) -> Making {
        Making { ticket, recipe, daily, since: desk.now }
    }

    pub(crate) fn event(&mut self, event: Event, desk: &Desk) -> Go {
        match event {
            Event::Key(key) if is_back(&key) => Go::Menu,
            Event::Done(ticket, outcome) if ticket == self.ticket => match outcome {
                Outcome::Made(Ok(made)) => Go::Begin(made, self.daily),
                Outcome::Made(Err(why)) => {
                    let notice = Some(desk.messages.message(&why));
                    Go::To(match &self.recipe {
                        Some(recipe) => Place::New { family: Some(recipe.family), notice },
                        None => Place::Open { notice },
                    })
                }
                Outcome::Studied { .. }
                | Outcome::Hinted(_)
                | Outcome::Explained(_)
                | Outcome::Stopped => Go::Menu,
            },
            Event::Key(_)
            | Event::Mouse(_)
            | Event::Paste(_)
            | Event::Tick
            | Event::Done(..)
            | Event::Stop => Go::Stay,
        }
    }

    pub(crate) fn leave(&mut self, desk: &mut Desk) {
        desk.cancel(self.ticket);
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let title = desk.text("making.title");
        let body = ui::page(buffer, room, &look, &title, &desk.text("keys.making"));
        let time = desk.now.saturating_sub(self.since);
        let what = self.recipe.as_ref().map_or(String::new(), |recipe| {
            let text = recipe.to_string();
            text.chars().take(200).collect()
        });
        let line = format!("{}  {what}  {} s", spinner(desk), time.as_secs());
        ui::paragraph(buffer, body, 1, &line, look.title());
    }
}

/// A character that turns.
pub(crate) fn spinner(desk: &Desk) -> char {
    let frames = desk.look.pick(['⠋', '⠙', '⠸', '⠴', '⠦', '⠇'], ['|', '/', '-', '\\', '|', '/']);
    frames[(desk.now.as_millis() / 120) as usize % frames.len()]
}
