//! The settings, each changed where it stands.

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
    pub(crate) fn event(&mut self, event: &Event, desk: &mut Desk) -> Go {
        let by = match event {
            Event::Key(key) if is_back(key) => return Go::Menu,
            Event::Key(key) => match key.code {
                KeyCode::Left | KeyCode::Char('h') => -1,
                KeyCode::Right | KeyCode::Char('l') => 1,
                _ => isize::from(self.chooser.key(key, SETTINGS.len()) == Chose::Taken),
            },
            Event::Mouse(mouse) => {
                isize::from(self.chooser.mouse(mouse, SETTINGS.len()) == Chose::Taken)
            }
            Event::Paste(_) | Event::Tick | Event::Done(..) | Event::Stop => 0,
        };
        if by != 0 {
            let name = SETTINGS[self.chooser.at].0;
            desk.settings.turn(name, by);
            if name == "language" {
                desk.forget_asked_language();
            }
            desk.store.keep_settings(&desk.settings);
            desk.settle();
        }
        Go::Stay
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let title = desk.text("settings.title");
        let body = ui::page(buffer, room, &look, &title, &desk.text("keys.settings"));
        let width = usize::from(body.width).saturating_sub(18).clamp(12, 44);
        let lines: Vec<String> = SETTINGS
            .iter()
            .map(|(name, _)| {
                let word = desk.settings.value(name);
                let what = desk.messages.get(&format!("setting.{name}")).into_owned();
                let what: String = what.chars().take(width).collect();
                // Numbers are the same in every language.
                let choice = match word.parse::<u32>() {
                    Ok(_) => word.into(),
                    Err(_) => desk.messages.get(&format!("choice.{word}")),
                };
                format!("{what:<width$} < {choice} >")
            })
            .collect();
        self.chooser.draw(buffer, body, &look, &lines);
    }
}
