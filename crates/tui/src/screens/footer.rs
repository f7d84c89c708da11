//! The last line of a game: the most useful keys at the moment, all of them clickable.

use gridwright::game::Layer;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::lesson::Lesson;
use super::play::{Overlay, Play, Press};
use crate::desk::Desk;
use crate::hints::LAST_STAGE;
use crate::keys::{Command, binding, shown};
use crate::ui;

/// Keys, their description, and the effect of a click.
struct Hint {
    keys: String,
    message: &'static str,
    press: Option<Press>,
}

impl Play {
    /// Draws as many keys as fit; the last ones, which lead to all the others, are always shown.
    /// Returns the clickable areas.
    pub(super) fn draw_footer(
        &self,
        desk: &Desk,
        room: Rect,
        buffer: &mut Buffer,
    ) -> Vec<(Rect, Press)> {
        let hints = self.footer_hints();
        let text = |hint: &Hint| {
            let words = desk.messages.get(hint.message);
            if hint.keys.is_empty() { words.into_owned() } else { format!("{} {words}", hint.keys) }
        };
        let mut hints: Vec<(String, Option<Press>)> =
            hints.iter().map(|hint| (text(hint), hint.press)).collect();
        let width = |hints: &[(String, Option<Press>)]| {
            let words: usize = hints.iter().map(|(text, _)| text.chars().count() + 2).sum();
            words.saturating_sub(1)
        };
        while width(&hints) > room.width.into() && hints.len() > 2 {
            hints.remove(hints.len() - 3);
        }
        let row = room.height.saturating_sub(1);
        let mut clicks = Vec::new();
        let mut x = room.x + 1;
        for (text, press) in hints {
            let length = text.chars().count() as u16;
            let place =
                Rect { x, y: room.y + row, width: room.right().saturating_sub(x), height: 1 };
            ui::line(buffer, place, 0, &text, desk.look.dim());
            if let Some(press) = press {
                let area = Rect { width: length.min(place.width), ..place };
                clicks.push((area, press));
            }
            x += length + 2;
        }
        clicks
    }

    fn footer_hints(&self) -> Vec<Hint> {
        let board = self.game.board();
        let command = |command: Command, message: &'static str| {
            let keys = shown(binding(command), board);
            let keys = keys.split(' ').next().unwrap_or_default().to_owned();
            Hint { keys, message, press: Some(Press::Command(command)) }
        };
        let key = |keys: &str, code: KeyCode, message: &'static str| Hint {
            keys: keys.to_owned(),
            message,
            press: Some(Press::Key(code)),
        };
        let words = |message: &'static str| Hint { keys: String::new(), message, press: None };
        let menu = || key("Esc", KeyCode::Esc, "short.menu");
        let close = || key("Esc", KeyCode::Esc, "short.close");
        let help = || command(Command::Help, "short.help");
        match &self.over {
            Overlay::Steps(..) => {
                return vec![
                    words("foot.list"),
                    key("Enter", KeyCode::Enter, "short.play"),
                    close(),
                ];
            }
            Overlay::Menu(_) | Overlay::Restart(_) => {
                return vec![
                    words("foot.list"),
                    key("Enter", KeyCode::Enter, "short.take"),
                    close(),
                ];
            }
            Overlay::Keys(_) => return vec![words("foot.scroll"), close()],
            Overlay::Paused => return vec![key("Enter", KeyCode::Enter, "short.go-on")],
            Overlay::None => (),
        }
        if let Some(advice) = &self.advice {
            let more = match advice.step.is_some() {
                true if advice.stage < LAST_STAGE => "short.more",
                true => "short.play",
                false => "short.hint",
            };
            let steps = command(Command::AllSteps, "short.steps");
            return vec![command(Command::Hint, more), steps, help(), close()];
        }
        if self.lesson.as_ref().is_some_and(Lesson::can_go_on) {
            let next = key("Enter", KeyCode::Enter, "short.next");
            return vec![next, command(Command::Hint, "short.hint"), help(), menu()];
        }
        let hint = command(Command::Hint, "short.hint");
        let undo = command(Command::Undo, "short.undo");
        if self.game.is_drawn() {
            return vec![
                words("foot.draw"),
                words("foot.block"),
                key("", KeyCode::Char(' '), "foot.pen"),
                hint,
                undo,
                help(),
                menu(),
            ];
        }
        if self.chosen.len() > 1 {
            return vec![
                words("foot.choose"),
                command(Command::Notes, "short.notes"),
                command(Command::Colours, "short.colours"),
                undo,
                help(),
                close(),
            ];
        }
        match self.layer {
            Layer::Colour => {
                let back = command(Command::Colours, "short.back");
                vec![words("foot.colours"), back, undo, help(), menu()]
            }
            Layer::Centre => {
                vec![command(Command::Centre, "short.back"), undo, hint, help(), menu()]
            }
            Layer::Value | Layer::Notes => vec![
                hint,
                command(Command::Check, "short.check"),
                command(Command::Notes, "short.notes"),
                undo,
                command(Command::NextEmpty, "short.next-empty"),
                command(Command::AllSteps, "short.steps"),
                help(),
                menu(),
            ],
        }
    }
}
