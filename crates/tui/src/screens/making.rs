//! The screen shown while a puzzle is being made: an animation, and a way to cancel.

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
    asked: Asked,
    since: std::time::Duration,
}

/// The source of the puzzle.
pub(crate) enum Asked {
    /// A recipe, for a day if one is given.
    Recipe(Recipe, Option<Date>),
    /// The player's input.
    Typed(String),
}

impl Making {
    pub(crate) fn new(ticket: u64, asked: Asked, desk: &Desk) -> Making {
        Making { ticket, asked, since: desk.now }
    }

    pub(crate) fn event(&mut self, event: Event, desk: &Desk) -> Go {
        match event {
            Event::Key(key) if is_back(&key) => Go::Menu,
            Event::Done(ticket, outcome) if ticket == self.ticket => match outcome {
                Outcome::Made(Ok(made)) => Go::Begin(made, self.daily()),
                Outcome::Made(Err(why)) => {
                    let notice = desk.messages.message(&why);
                    Go::To(match &self.asked {
                        Asked::Recipe(recipe, _) => {
                            Place::NewAgain { recipe: recipe.clone(), notice }
                        }
                        Asked::Typed(typed) => Place::OpenAgain { typed: typed.clone(), notice },
                    })
                }
                _ => Go::Menu,
            },
            Event::Key(_)
            | Event::Mouse(_)
            | Event::Paste(_)
            | Event::Tick
            | Event::Done(..)
            | Event::Stop => Go::Stay,
        }
    }

    fn daily(&self) -> Option<Date> {
        match self.asked {
            Asked::Recipe(_, daily) => daily,
            Asked::Typed(_) => None,
        }
    }

    pub(crate) fn leave(&mut self, desk: &mut Desk) {
        desk.cancel(self.ticket);
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let title = desk.text("making.title");
        let body = desk.page(buffer, room, &title, "keys.making");
        let time = desk.now.saturating_sub(self.since);
        let what: String = match &self.asked {
            Asked::Recipe(recipe, _) => recipe.to_string().chars().take(200).collect(),
            Asked::Typed(_) => String::new(),
        };
        let line = format!("{}  {what}  {} s", spinner(desk), time.as_secs());
        ui::paragraph(buffer, body, 1, &line, look.title());
    }
}

/// The current character of the spinner.
pub(crate) fn spinner(desk: &Desk) -> char {
    let frames = desk.look.pick(['⠋', '⠙', '⠸', '⠴', '⠦', '⠇'], ['|', '/', '-', '\\', '|', '/']);
    frames[(desk.now.as_millis() / 120) as usize % frames.len()]
}
