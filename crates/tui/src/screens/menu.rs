//! The main menu.

use gridwright::FAMILIES;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::go::{Go, Place};
use crate::desk::{Desk, Event};
use crate::ui::{self, Chooser, Chose};

/// The lines of the menu, as keys of their texts.
const LINES: &[&str] = &[
    "menu.continue",
    "menu.new",
    "menu.daily",
    "menu.open",
    "menu.statistics",
    "menu.techniques",
    "menu.settings",
    "menu.help",
    "menu.quit",
];

pub(crate) struct Menu {
    chooser: Chooser,
    n_games: usize,
    notice: Option<String>,
}

impl Menu {
    /// Counts the games in progress, and reports those that cannot be read.
    pub(crate) fn new(desk: &mut Desk) -> Menu {
        let shelf = desk.store.shelf();
        let mut notices: Vec<String> = desk.notice.take().into_iter().collect();
        for (aside, why) in &shelf.damaged {
            notices.push(
                desk.messages
                    .with("notice.damaged", &[("why", why.into()), ("file", aside.into())]),
            );
        }
        let notice = (!notices.is_empty()).then(|| notices.join("\n"));
        let n_games = shelf.games.len();
        let at = usize::from(n_games == 0);
        Menu { chooser: Chooser::starting(at), n_games, notice }
    }

    pub(crate) fn event(&mut self, event: &Event) -> Go {
        let chose = match event {
            Event::Key(key) if matches!(key.code, KeyCode::Char('q') | KeyCode::Esc) => {
                return Go::Quit;
            }
            Event::Key(key) => self.chooser.key(key, LINES.len()),
            Event::Mouse(mouse) => self.chooser.mouse(mouse, LINES.len()),
            Event::Paste(text) => {
                return Go::Open { text: text.clone(), family: None, typed: text.clone() };
            }
            Event::Tick | Event::Done(..) | Event::Stop => Chose::Nothing,
        };
        if chose != Chose::Taken {
            return Go::Stay;
        }
        Go::To(match LINES[self.chooser.at] {
            "menu.continue" => Place::Games,
            "menu.new" => Place::New(None),
            "menu.daily" => Place::Daily,
            "menu.open" => Place::Open,
            "menu.statistics" => Place::Statistics,
            "menu.techniques" => Place::Techniques,
            "menu.settings" => Place::Settings,
            "menu.help" => Place::Help,
            _ => return Go::Quit,
        })
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let body = desk.page(buffer, room, "Gridwright", "keys.menu");
        let lines: Vec<String> = LINES
            .iter()
            .map(|&key| match key {
                "menu.continue" => desk.messages.with(key, &[("games", self.n_games.into())]),
                key => desk.text(key),
            })
            .collect();
        let (list, rest) = ui::split_top(body, lines.len() as u16);
        self.chooser.draw(buffer, list, &look, &lines);
        let mut row = 1;
        if let Some(notice) = &self.notice {
            row += 1 + ui::paragraph(buffer, rest, row, notice, look.warning());
        }
        let infos = || FAMILIES.iter().map(|family| family.info());
        let summary =
            |info| format!("{}: {}", desk.messages.family(info), desk.messages.summary(info));
        let mut about: Vec<String> = infos().map(summary).collect();
        let height = |text: &String| ui::wrap(text, rest.width.into()).len();
        if about.iter().map(height).sum::<usize>() + usize::from(row) > rest.height.into() {
            // If the sentences do not fit, only the names are shown.
            about =
                vec![infos().map(|info| desk.messages.family(info)).collect::<Vec<_>>().join(", ")];
        }
        for text in &about {
            row += ui::paragraph(buffer, rest, row, text, look.dim());
        }
    }
}
