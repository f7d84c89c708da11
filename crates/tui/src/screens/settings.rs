//! The settings screen.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::go::Go;
use crate::desk::{Desk, Event};
use crate::keys::is_back;
use crate::settings::SETTINGS;
use crate::ui::{self, Chooser, Chose};

#[derive(Default)]
pub(crate) struct SettingsList {
    chooser: Chooser,
}

impl SettingsList {
    /// A line for each setting, and one that resets them all.
    const N_LINES: usize = SETTINGS.len() + 1;

    pub(crate) fn event(&mut self, event: &Event, desk: &mut Desk) -> Go {
        let by = match event {
            Event::Key(key) if is_back(key) => return Go::Menu,
            Event::Key(key) => match key.code {
                KeyCode::Left | KeyCode::Char('h') => -1,
                KeyCode::Right | KeyCode::Char('l') => 1,
                _ => isize::from(self.chooser.key(key, Self::N_LINES) == Chose::Taken),
            },
            Event::Mouse(mouse) => {
                isize::from(self.chooser.mouse(mouse, Self::N_LINES) == Chose::Taken)
            }
            Event::Paste(_) | Event::Tick | Event::Done(..) | Event::Stop => 0,
        };
        if by != 0 {
            match SETTINGS.get(self.chooser.at) {
                Some((name, _)) => {
                    desk.settings.turn(name, by);
                    if *name == "language" {
                        desk.forget_asked_language();
                    }
                }
                None => desk.settings.reset(),
            }
            desk.store.keep_settings(&desk.settings);
            desk.settle();
        }
        Go::Stay
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let title = desk.text("settings.title");
        let body = desk.page(buffer, room, &title, "keys.settings");
        let what = |name: &str| desk.messages.get(&format!("setting.{name}"));
        let longest = SETTINGS.iter().map(|(name, _)| what(name).chars().count()).max();
        let longest = longest.unwrap_or(0);
        // If names and choices do not fit side by side, the choice is shown below the list.
        let is_narrow = longest + 20 > usize::from(body.width);
        let width = if is_narrow { 0 } else { longest };
        let mut lines: Vec<String> = SETTINGS
            .iter()
            .map(|(name, _)| {
                let word = desk.settings.value(name);
                let what = what(name);
                match is_narrow {
                    true => what.into_owned(),
                    false => format!("{what:<width$} < {} >", choice(desk, word)),
                }
            })
            .collect();
        lines.push(format!("[ {} ]", desk.messages.get("settings.reset")));
        let below = if is_narrow { 2 } else { 0 };
        let (list, rest) = ui::split_top(body, body.height.saturating_sub(below));
        self.chooser.draw(buffer, list, &look, &lines);
        if let Some((name, _)) = SETTINGS.get(self.chooser.at).filter(|_| is_narrow) {
            let words = format!("< {} >", choice(desk, desk.settings.value(name)));
            ui::line(buffer, rest, 1, &words, look.title());
        }
    }
}

/// The name of a choice; numbers are the same in every language.
fn choice(desk: &Desk, word: &str) -> String {
    match word.parse::<u32>() {
        Ok(_) => word.to_owned(),
        Err(_) => desk.text(&format!("choice.{word}")),
    }
}
