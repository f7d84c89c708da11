//! The list of games in progress.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::go::Go;
use crate::date::Date;
use crate::desk::{Desk, Event};
use crate::game::Game;
use crate::keys::is_back;
use crate::stats::{clock, title};
use crate::ui::{self, Chooser, Chose};

/// Marks a game that is open elsewhere.
const ELSEWHERE: char = '*';

pub(crate) struct Games {
    chooser: Chooser,
    /// The names of the games, and the columns of each: its title, its state, and whether it is
    /// open elsewhere.
    games: Vec<(String, [String; 3])>,
    /// The game that the next press of Delete will delete.
    doomed: Option<usize>,
    notice: Option<String>,
}

impl Games {
    pub(crate) fn new(desk: &mut Desk) -> Games {
        let shelf = desk.store.shelf();
        let games = shelf.games.iter().zip(&shelf.dates);
        let games =
            games.map(|(game, &date)| (game.name.clone(), words(game, date, desk))).collect();
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
            Chose::Taken => {
                let name = self.games[self.chooser.at].0.clone();
                // A game that is open elsewhere is not deleted.
                match desk.store.lock(&name) {
                    Err(refusal) => {
                        self.notice = Some(desk.refusal(&refusal));
                        Go::Stay
                    }
                    Ok(_) => Go::Load(name),
                }
            }
            Chose::Moved | Chose::Nothing => Go::Stay,
        }
    }

    /// Deletes a game: the first press asks for confirmation, the second one deletes it.
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
        let title = desk.text("games.title");
        let body = desk.page(buffer, room, &title, "keys.games");
        if self.games.is_empty() {
            ui::paragraph(buffer, body, 0, &desk.messages.get("games.none"), look.dim());
            return;
        }
        let (list, rest) = ui::split_top(body, body.height.saturating_sub(3));
        let is_wide = body.width >= 60;
        let line = |(_, [name, rest, elsewhere]): &(String, [String; 3])| match is_wide {
            true => format!("{name:<34} {rest}  {elsewhere}"),
            false => format!("{name}  {elsewhere}"),
        };
        let mut lines: Vec<String> = self.games.iter().map(line).collect();
        // If there is no room for the text, a sign stands for it.
        let is_long = |line: &String| line.trim_end().chars().count() + 4 > body.width.into();
        let signed: Vec<_> = lines.iter().map(is_long).zip(&self.games).collect();
        let mut has_sign = false;
        for (i, (is_long, (_, [_, _, elsewhere]))) in signed.into_iter().enumerate() {
            if is_long && !elsewhere.is_empty() {
                lines[i] = format!("{}{ELSEWHERE}", lines[i].trim_end_matches(&**elsewhere));
                has_sign = true;
            }
        }
        self.chooser.draw(buffer, list, &look, &lines);
        let legend =
            has_sign.then(|| format!("{ELSEWHERE} {}", desk.messages.get("games.elsewhere")));
        if let Some(notice) = match self.doomed {
            Some(_) => Some(desk.text("games.sure")),
            None => self.notice.clone(),
        } {
            ui::paragraph(buffer, rest, 1, &notice, look.warning());
        } else if let Some((_, [_, about, elsewhere])) =
            self.games.get(self.chooser.at).filter(|_| !is_wide)
        {
            ui::paragraph(buffer, rest, 1, &format!("{about}  {elsewhere}"), look.dim());
        } else if let Some(legend) = legend {
            ui::paragraph(buffer, rest, 1, &legend, look.dim());
        }
    }
}

/// The columns of a game: its kind and level; its progress and the day it was last played; whether
/// it is open elsewhere.
fn words(game: &Game, date: Date, desk: &Desk) -> [String; 3] {
    let (done, all) = game.progress();
    let puzzle = game.session.puzzle();
    let mut name = title(&desk.messages, puzzle.info(), &puzzle.params());
    if let Some(level) = game.about.level {
        name += &format!(", {}", desk.messages.level(level));
    }
    if let Some(day) = game.about.daily {
        name += &format!(" ({day})");
    }
    let percent = 100 * done / all.max(1);
    let time = clock(game.about.seconds);
    let is_elsewhere = desk.store.lock(&game.name).is_err();
    let elsewhere = if is_elsewhere { desk.text("games.elsewhere") } else { String::new() };
    [name, format!("{percent:>3} %  {time:>7}  {date}"), elsewhere]
}
