//! The games in progress.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::go::Go;
use crate::desk::{Desk, Event};
use crate::game::Game;
use crate::keys::is_back;
use crate::stats::clock;
use crate::ui::{self, Chooser, Chose};

pub(crate) struct Games {
    chooser: Chooser,
    games: Vec<(String, String)>,
    /// The game that the next press of Delete throws away.
    doomed: Option<usize>,
    notice: Option<String>,
}

impl Games {
    pub(crate) fn new(desk: &mut Desk) -> Games {
        let games = desk.store.shelf().games;
        let games = games.iter().map(|game| (game.name.clone(), words(game, desk))).collect();
        Games { chooser: Chooser::default(), games, doomed: None, notice: None }
    }

    pub(crate) fn event(&mut self, event: &Event, desk: &mut Desk) -> Go {
        let chose = match event {
            Event::Key(key) if matches!(key.code, KeyCode::Delete | KeyCode::Char('d' | 'x')) => {
                self.delete(desk);
                return Go::Stay;
            }
            Event::Key(key) if is_back(key) => return Go::Menu,
            Event::Key(key) => self.chooser.key(key, self.games.len()),
            Event::Mouse(mouse) => self.chooser.mouse(mouse, self.games.len()),
            Event::Paste(_) | Event::Tick | Event::Done(..) | Event::Stop => return Go::Stay,
        };
        self.doomed = None;
        match chose {
            Chose::Taken => Go::Load(self.games[self.chooser.at].0.clone()),
            Chose::Moved | Chose::Nothing => Go::Stay,
        }
    }

    /// The first press asks, the second does it.
    fn delete(&mut self, desk: &mut Desk) {
        let at = self.chooser.at;
        if self.games.is_empty() {
            return;
        }
        if self.doomed != Some(at) {
            self.doomed = Some(at);
            return;
        }
        self.doomed = None;
        match desk.store.lock(&self.games[at].0) {
            Ok(_held) => {
                desk.store.forget(&self.games[at].0);
                self.games.remove(at);
                self.chooser.at = at.min(self.games.len().saturating_sub(1));
            }
            Err(refusal) => self.notice = Some(desk.refusal(&refusal)),
        }
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let body =
            ui::page(buffer, room, &look, &desk.text("games.title"), &desk.text("keys.games"));
        if self.games.is_empty() {
            ui::paragraph(buffer, body, 0, &desk.messages.get("games.none"), look.dim());
            return;
        }
        let (list, rest) = ui::split_top(body, body.height.saturating_sub(2));
        let lines: Vec<String> = self.games.iter().map(|(_, words)| words.clone()).collect();
        self.chooser.draw(buffer, list, &look, &lines);
        let notice = match self.doomed {
            Some(_) => Some(desk.text("games.sure")),
            None => self.notice.clone(),
        };
        if let Some(notice) = notice {
            ui::paragraph(buffer, rest, 1, &notice, look.warning());
        }
    }
}

fn words(game: &Game, desk: &Desk) -> String {
    let (done, all) = game.progress();
    let name = desk.messages.family(game.session.puzzle().info());
    let percent = 100 * done / all.max(1);
    let level =
        game.about.level.map_or(String::new(), |level| format!(", {}", desk.messages.level(level)));
    let daily = game.about.daily.map_or(String::new(), |date| format!(", {date}"));
    let time = clock(game.about.seconds);
    format!("{name}{level}{daily}  {percent:>3} %  {time:>7}  {}", game.shape())
}
