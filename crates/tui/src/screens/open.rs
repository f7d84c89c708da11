//! The form for entering a puzzle: pasted or typed text, an id, or a file name.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyModifiers};
use ratatui::layout::Rect;

use super::go::Go;
use crate::desk::{Desk, Event};
use crate::ui;

#[derive(Default)]
pub(crate) struct Open {
    text: String,
    notice: Option<String>,
}

impl Open {
    /// The form with the previous input, and the reason why it was rejected.
    pub(crate) fn again(text: String, notice: String) -> Open {
        Open { text, notice: Some(notice) }
    }

    pub(crate) fn event(&mut self, event: Event, desk: &mut Desk) -> Go {
        match event {
            Event::Paste(text) => self.text.push_str(&text.replace('\r', "\n")),
            Event::Key(key) => match key.code {
                KeyCode::Esc => return Go::Menu,
                KeyCode::Enter if !self.text.trim().is_empty() => return self.open(desk),
                KeyCode::Backspace => drop(self.text.pop()),
                KeyCode::Delete => self.text.clear(),
                KeyCode::Char('u') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                    self.text.clear();
                }
                KeyCode::Char(letter) if !key.modifiers.contains(KeyModifiers::CONTROL) => {
                    self.text.push(letter);
                }
                _ => (),
            },
            Event::Mouse(_) | Event::Tick | Event::Done(..) | Event::Stop => return Go::Stay,
        }
        self.notice = None;
        Go::Stay
    }

    /// Opens the input. A single line that is the name of a file stands for the file's content.
    fn open(&mut self, desk: &mut Desk) -> Go {
        let word = self.text.trim();
        let path = match (word.strip_prefix("~/"), std::env::home_dir()) {
            (Some(rest), Some(home)) => home.join(rest),
            _ => word.into(),
        };
        let about = if word.contains('\n') { None } else { std::fs::metadata(&path).ok() };
        if !about.is_some_and(|about| about.is_file()) {
            let text = self.text.clone();
            return Go::Open { typed: text.clone(), text, family: None };
        }
        match crate::store::read_text(&path) {
            Ok(text) => match desk.store.import(&text) {
                None => Go::Open { text, family: None, typed: self.text.clone() },
                Some(Ok((games, records))) => {
                    let args = [("games", games.into()), ("records", records.into())];
                    desk.notice = Some(desk.messages.with("import.done", &args));
                    Go::Menu
                }
                Some(Err(error)) => {
                    let why = crate::store::reason(&error);
                    self.notice =
                        Some(desk.messages.with("stats.not-exported", &[("why", why.into())]));
                    Go::Stay
                }
            },
            Err(why) => {
                self.notice = Some(format!("{}: {why}", path.display()));
                Go::Stay
            }
        }
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let title = desk.text("open.title");
        let body = desk.page(buffer, room, &title, "keys.open");
        let used = ui::paragraph(buffer, body, 0, &desk.messages.get("open.what"), look.dim());
        let (_, below) = ui::split_top(body, used + 1);
        let (field, rest) = ui::split_top(below, below.height.saturating_sub(3));
        // Of a long text, the end is shown, where the player types.
        let lines = ui::wrap(&format!("{}_", self.text), usize::from(field.width));
        let first = lines.len().saturating_sub(usize::from(field.height));
        for (row, line) in lines[first..].iter().enumerate() {
            ui::line(buffer, field, row as u16, line, look.title());
        }
        if let Some(notice) = &self.notice {
            ui::paragraph(buffer, rest, 0, notice, look.warning());
        }
    }
}
