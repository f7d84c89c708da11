//! The screens, one file each, and what they have in common.

mod daily;
mod games;
mod help;
mod making;
mod menu;
mod new_game;
mod open;
mod panel;
mod play;
mod play_draw;
mod play_mouse;
mod settings;
mod solved;
mod stats;
mod techniques;
mod watch;

use gridwright::{Family, Recipe};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;

pub(crate) use daily::Daily;
pub(crate) use games::Games;
pub(crate) use help::Help;
pub(crate) use making::Making;
pub(crate) use menu::Menu;
pub(crate) use new_game::NewGame;
pub(crate) use open::Open;
pub(crate) use play::Play;
pub(crate) use settings::SettingsList;
pub(crate) use solved::Solved;
pub(crate) use stats::Statistics;
pub(crate) use techniques::Techniques;
pub(crate) use watch::Watch;

use crate::app::{Desk, Event};
use crate::date::Date;
use crate::worker::Made;

/// Where to go from a screen.
pub(crate) enum Go {
    Stay,
    Menu,
    Quit,
    To(Box<Screen>),
    /// Have a puzzle made, that of a day if one is named, and play it.
    Make(Recipe, Option<Date>),
    /// Read a puzzle and play it.
    Open(String, Option<&'static dyn Family>),
    /// Play a puzzle that is there.
    Begin(Box<Made>, Option<Date>),
    /// Go on with a game that was kept.
    Load(String),
    /// Watch the solver go on from where the game is.
    Watch,
    /// The game is solved.
    Solved,
}

impl Go {
    pub(crate) fn to(screen: Screen) -> Go {
        Go::To(Box::new(screen))
    }
}

/// One thing shown at a time.
pub(crate) enum Screen {
    Menu(Menu),
    Games(Games),
    New(NewGame),
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
    pub(crate) fn event(&mut self, event: Event, desk: &mut Desk) -> Go {
        match self {
            Screen::Menu(screen) => screen.event(&event, desk),
            Screen::Games(screen) => screen.event(&event, desk),
            Screen::New(screen) => screen.event(&event, desk),
            Screen::Daily(screen) => screen.event(&event, desk),
            Screen::Open(screen) => screen.event(event),
            Screen::Making(screen) => screen.event(event, desk),
            Screen::Play(screen) => screen.event(event, desk),
            Screen::Watch(screen) => screen.event(event, desk),
            Screen::Solved(screen) => screen.event(&event, desk),
            Screen::Statistics(screen) => screen.event(&event),
            Screen::Techniques(screen) => screen.event(&event),
            Screen::Settings(screen) => screen.event(&event, desk),
            Screen::Help(screen) => screen.event(&event),
        }
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        match self {
            Screen::Menu(screen) => screen.draw(desk, room, buffer),
            Screen::Games(screen) => screen.draw(desk, room, buffer),
            Screen::New(screen) => screen.draw(desk, room, buffer),
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

    /// Whether something on it moves by itself.
    pub(crate) fn is_lively(&self) -> bool {
        match self {
            Screen::Making(_) | Screen::Watch(_) => true,
            Screen::Play(screen) => screen.is_thinking(),
            Screen::Menu(_)
            | Screen::Games(_)
            | Screen::New(_)
            | Screen::Daily(_)
            | Screen::Open(_)
            | Screen::Solved(_)
            | Screen::Statistics(_)
            | Screen::Techniques(_)
            | Screen::Settings(_)
            | Screen::Help(_) => false,
        }
    }

    /// Keeps what is to be kept, and calls off what nobody waits for any more.
    pub(crate) fn leave(&mut self, desk: &mut Desk) {
        match self {
            Screen::Play(screen) => screen.leave(desk),
            Screen::Watch(screen) => screen.leave(desk),
            Screen::Making(screen) => screen.leave(desk),
            Screen::Menu(_)
            | Screen::Games(_)
            | Screen::New(_)
            | Screen::Daily(_)
            | Screen::Open(_)
            | Screen::Solved(_)
            | Screen::Statistics(_)
            | Screen::Techniques(_)
            | Screen::Settings(_)
            | Screen::Help(_) => (),
        }
    }
}

/// Whether a key means "back".
fn is_back(key: &KeyEvent) -> bool {
    matches!(key.code, KeyCode::Esc | KeyCode::Char('q') | KeyCode::Backspace)
}
