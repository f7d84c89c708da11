//! The help: the keys, and the rules of every family.

use gridwright::FAMILIES;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::go::Go;
use crate::desk::{Desk, Event};
use crate::keys::BINDINGS;
use crate::keys::is_back;
use crate::ui::{self, Scroll};

#[derive(Default)]
pub(crate) struct Help {
    scroll: Scroll,
}

impl Help {
    pub(crate) fn event(&mut self, event: &Event) -> Go {
        match event {
            Event::Key(key) if is_back(key) => return Go::Menu,
            Event::Key(key) => drop(self.scroll.key(key)),
            Event::Mouse(mouse) => self.scroll.mouse(mouse),
            Event::Paste(_) | Event::Tick | Event::Done(..) | Event::Stop => (),
        }
        Go::Stay
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let title = desk.text("menu.help");
        let body = desk.page(buffer, room, &title, "keys.scroll");
        let lines = lines(desk, usize::from(body.width).saturating_sub(4));
        self.scroll.draw(buffer, body, &look, &lines);
    }
}

fn lines(desk: &Desk, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let texts = [
        "help.moving",
        "help.values",
        "help.choosing",
        "help.mouse",
        "help.drawing",
        "help.mouse-path",
        "help.letters",
    ];
    for key in texts {
        lines.extend(ui::wrap(&desk.messages.get(key), width));
        lines.push(String::new());
    }
    // On a board of digits no letter is a value, so all letter keys are shown.
    let digits = gridwright::Board::of_cells(1, 1, vec!['1']);
    for binding in BINDINGS {
        let keys = crate::keys::shown(binding, &digits);
        lines.push(format!("{keys:<10} {}", desk.messages.get(binding.message)));
    }
    for family in FAMILIES {
        let info = family.info();
        lines.push(String::new());
        lines.push(desk.messages.family(info).into_owned());
        lines.extend(ui::wrap(&desk.messages.rules(info), width));
    }
    lines
}
