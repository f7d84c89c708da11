//! The current screen: one of those in the files beside this one.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::daily::Daily;
use super::games::Games;
use super::go::{Go, Place};
use super::help::Help;
use super::making::Making;
use super::menu::Menu;
use super::new_game::NewGame;
use super::offer::Offer;
use super::open::Open;
use super::pick::Pick;
use super::play::Play;
use super::settings::SettingsList;
use super::solved::Solved;
use super::stats::Statistics;
use super::techniques::Techniques;
use super::watch::Watch;
use crate::desk::{Desk, Event};

/// The current screen.
pub(crate) enum Screen {
    Menu(Menu),
    Games(Games),
    Pick(Pick),
    New(NewGame),
    Offer(Box<Offer>),
    Daily(Daily),
    Open(Open),
    Making(Making),
    Play(Box<Play>),
    Watch(Box<Watch>),
    Solved(Box<Solved>),
    Statistics(Statistics),
    Techniques(Techniques),
    Settings(SettingsList),
    Help(Help),
}

impl Screen {
    /// Opens a screen.
    pub(crate) fn at(place: Place, desk: &mut Desk) -> Screen {
        match place {
            Place::Games => Screen::Games(Games::new(desk)),
            Place::New(family) => Screen::Pick(Pick::new(family, desk)),
            Place::Advanced(recipe) => Screen::New(NewGame::of_recipe(&recipe)),
            Place::Offer(recipe) => Screen::Offer(Box::new(Offer::new(recipe))),
            Place::NewAgain { recipe, notice } => Screen::New(NewGame::again(&recipe, notice)),
            Place::Daily => Screen::Daily(Daily::new(desk)),
            Place::Open => Screen::Open(Open::default()),
            Place::OpenAgain { typed, notice } => Screen::Open(Open::again(typed, notice)),
            Place::Statistics => Screen::Statistics(Statistics::new(desk)),
            Place::Techniques => Screen::Techniques(Techniques::default()),
            Place::Settings => Screen::Settings(SettingsList::default()),
            Place::Help => Screen::Help(Help::default()),
        }
    }

    pub(crate) fn event(&mut self, event: Event, desk: &mut Desk) -> Go {
        match self {
            Screen::Menu(screen) => screen.event(&event),
            Screen::Games(screen) => screen.event(&event, desk),
            Screen::Pick(screen) => screen.event(event, desk),
            Screen::New(screen) => screen.event(&event, desk),
            Screen::Offer(screen) => screen.event(&event, desk),
            Screen::Daily(screen) => screen.event(&event, desk),
            Screen::Open(screen) => screen.event(event, desk),
            Screen::Making(screen) => screen.event(event, desk),
            Screen::Play(screen) => screen.event(event, desk),
            Screen::Watch(screen) => screen.event(event, desk),
            Screen::Solved(screen) => screen.event(&event, desk),
            Screen::Statistics(screen) => screen.event(&event, desk),
            Screen::Techniques(screen) => screen.event(event, desk),
            Screen::Settings(screen) => screen.event(&event, desk),
            Screen::Help(screen) => screen.event(&event),
        }
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        match self {
            Screen::Menu(screen) => screen.draw(desk, room, buffer),
            Screen::Games(screen) => screen.draw(desk, room, buffer),
            Screen::Pick(screen) => screen.draw(desk, room, buffer),
            Screen::New(screen) => screen.draw(desk, room, buffer),
            Screen::Offer(screen) => screen.draw(desk, room, buffer),
            Screen::Daily(screen) => screen.draw(desk, room, buffer),
            Screen::Open(screen) => screen.draw(desk, room, buffer),
            Screen::Making(screen) => screen.draw(desk, room, buffer),
            Screen::Play(screen) => screen.draw(desk, room, buffer),
            Screen::Watch(screen) => screen.draw(desk, room, buffer),
            Screen::Solved(screen) => screen.draw(desk, room, buffer),
            Screen::Statistics(screen) => screen.draw(desk, room, buffer),
            Screen::Techniques(screen) => screen.draw(desk, room, buffer),
            Screen::Settings(screen) => screen.draw(desk, room, buffer),
            Screen::Help(screen) => screen.draw(desk, room, buffer),
        }
    }

    /// Whether the screen is animated.
    pub(crate) fn is_lively(&self) -> bool {
        match self {
            Screen::Making(_) | Screen::Watch(_) => true,
            Screen::Play(screen) => screen.is_thinking(),
            Screen::Menu(_)
            | Screen::Games(_)
            | Screen::New(_)
            | Screen::Pick(_)
            | Screen::Offer(_)
            | Screen::Daily(_)
            | Screen::Open(_)
            | Screen::Solved(_)
            | Screen::Statistics(_)
            | Screen::Techniques(_)
            | Screen::Settings(_)
            | Screen::Help(_) => false,
        }
    }

    /// Saves the game and cancels jobs that are no longer needed.
    pub(crate) fn leave(&mut self, desk: &mut Desk) {
        match self {
            Screen::Play(screen) => screen.leave(desk),
            Screen::Watch(screen) => screen.leave(desk),
            Screen::Making(screen) => screen.leave(desk),
            Screen::Pick(screen) => screen.leave(desk),
            Screen::Techniques(screen) => screen.leave(desk),
            Screen::Menu(_)
            | Screen::Games(_)
            | Screen::New(_)
            | Screen::Offer(_)
            | Screen::Daily(_)
            | Screen::Open(_)
            | Screen::Solved(_)
            | Screen::Statistics(_)
            | Screen::Settings(_)
            | Screen::Help(_) => (),
        }
    }
}
