//! A game on the screen: the board, what is known beside it, and what lies over it.

use gridwright::scene::{Marks, Pt};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::making::spinner;
use super::play::{Overlay, Play, offered};
use crate::board_view::{self, Sight};
use crate::desk::Desk;
use crate::keys::{BINDINGS, Command, shown};
use crate::look::Over;
use crate::stats::clock;
use crate::ui::{self, Chooser};

/// The narrowest panel beside the board that is worth having.
const PANEL: u16 = 24;

impl Play {
    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        ui::line(buffer, room, 0, &self.headline(desk, room.width), desk.look.title());
        let foot = room.height.saturating_sub(1);
        ui::line(buffer, room, foot, &self.key_line(desk, room.width), desk.look.dim());
        let body = Rect { y: room.y + 1, height: room.height.saturating_sub(3), ..room };
        if let Overlay::Paused = self.over {
            ui::paragraph(buffer, body, 1, &desk.messages.get("game.paused"), desk.look.title());
            return;
        }
        let has_panel = room.width >= 60;
        // A board that leaves no room for a panel gets a few lines below it instead.
        let below = if has_panel { 0 } else { 4.min(body.height / 3) };
        let width = if has_panel { body.width - PANEL } else { body.width };
        let place = Rect { width, height: body.height - below, ..body };
        let clues = std::mem::take(&mut self.clues);
        let sight = self.sight(desk, &clues);
        let before = &self.shown;
        let shown = board_view::draw(&sight, &desk.look, before, place, buffer);
        let clicks = has_panel.then(|| {
            let x = shown.window.right() + 2;
            let panel = Rect { x, width: body.right().saturating_sub(x), ..body };
            self.panel(desk, &sight, &shown, panel, buffer)
        });
        (self.clues, self.shown) = (clues, shown);
        (self.pad, self.clue_rows) = clicks.unwrap_or_default();
        if has_panel {
            self.remark(desk, room, buffer);
        } else {
            self.clue_rows = self.without_panel(desk, place, body, buffer);
        }
        self.overlay(desk, room, buffer);
    }

    /// Without a panel, words stand below the board, and clues beside it where it leaves room for
    /// them, or else below the words. Gives where clues can be clicked at.
    fn without_panel(
        &self,
        desk: &Desk,
        place: Rect,
        body: Rect,
        buffer: &mut Buffer,
    ) -> Vec<(Rect, usize)> {
        let Rect { y: top, height, .. } = self.shown.window;
        let below = Rect { y: top + height, height: body.bottom() + 1 - top - height, ..body };
        let x = self.shown.window.right() + 2;
        let beside = Rect { x, width: body.right().saturating_sub(x), ..place };
        let has_room = self.longest_clue().is_some_and(|longest| longest <= beside.width);
        let used = ui::paragraph(buffer, below, 0, &self.words_below(desk), Style::new());
        let clues = if has_room { beside } else { ui::split_top(below, used).1 };
        self.clue_flow(desk, clues, buffer)
    }

    /// Everything that is to be seen on the board now.
    fn sight<'a>(&'a self, desk: &Desk, clues: &'a [gridwright::clues::ClueState]) -> Sight<'a> {
        let (game, session) = (&self.game, &self.game.session);
        let puzzle = session.puzzle();
        let board = puzzle.board();
        let at = |site: gridwright::Site| board.sites[site.index()];
        let mut layers: Vec<(Pt, Over)> = Vec::new();
        match &self.advice {
            Some(advice) => {
                layers.extend(advice.marks.iter().map(|&(site, over)| (at(site), over)));
            }
            None if desk.settings.is("same", "yes") && !game.is_drawn() => {
                let value = game.site_at(game.cursor).and_then(|site| session.value(site));
                let same = board.all_sites().filter(|&site| {
                    value.is_some_and(|v| {
                        session.value(site) == Some(v)
                            || session.notes(site).has(v) && session.value(site).is_none()
                    })
                });
                layers.extend(same.map(|site| (at(site), Over::Same)));
            }
            None => (),
        }
        if let Some(clue) = self.clue.and_then(|clue| clues.get(clue)) {
            layers.extend(clue.sites.iter().map(|&site| (at(site), Over::Clue)));
        }
        layers.extend(self.errors.iter().map(|&site| (at(site), Over::Error)));
        let symbols =
            usize::from(desk.settings.is("symbols", "other")).min(puzzle.info().symbol_sets.len());
        let mut marks = Marks { symbols, ..session.marks() };
        if game.is_drawn() {
            // Lines take their colour from what they are for, not from the ground under them.
            let errors = self.errors.iter().map(|&site| (site, gridwright::scene::Role::Error));
            marks.lights = errors.collect();
            let hints = self.advice.iter().flat_map(|advice| &advice.marks);
            let lights = hints.filter_map(|&(site, over)| match over {
                Over::Effect => Some((site, gridwright::scene::Role::Hint)),
                Over::Error => Some((site, gridwright::scene::Role::Error)),
                Over::Same | Over::Clue | Over::Because | Over::Part(_) | Over::Cursor => None,
            });
            marks.lights.extend(lights);
            layers.retain(|&(_, over)| matches!(over, Over::Because | Over::Part(_)));
        }
        Sight { puzzle, marks, layers, cursor: Some(game.cursor), focus: None, clues }
    }

    /// What is played, how hard it is, and for how long.
    fn headline(&self, desk: &Desk, width: u16) -> String {
        let about = &self.game.about;
        let mut parts = vec![desk.messages.family(self.game.session.puzzle().info()).into_owned()];
        parts.extend(about.level.map(|level| desk.messages.level(level).into_owned()));
        parts.extend(about.daily.map(|date| date.to_string()));
        if desk.settings.is("timer", "shown") {
            parts.push(clock(about.seconds));
        }
        let (done, all) = self.game.progress();
        parts.push(format!("{done}/{all}"));
        let hints = self.game.session.n_hints();
        if hints > 0 {
            parts.push(desk.messages.with("game.hints", &[("hints", hints.into())]));
        }
        parts.push(self.mode(desk));
        parts.retain(|part| !part.is_empty());
        let joint = desk.look.pick(" · ", " - ");
        // What matters least while playing goes first where there is no room for all.
        let is_long = |parts: &[String]| parts.join(joint).chars().count() + 1 > width.into();
        while is_long(&parts) && parts.len() > 2 {
            parts.remove(1);
        }
        format!(" {}", parts.join(joint))
    }

    /// What the next key does, where that is not the plain thing.
    fn mode(&self, desk: &Desk) -> String {
        let key = match (self.armed, self.game.is_drawn(), self.has_mode) {
            (Some(value), ..) => {
                let symbol = self.game.board().symbol(value);
                return desk.messages.with("game.armed", &[("symbol", symbol.into())]);
            }
            (None, true, true) => "game.drawing",
            (None, false, true) => "game.noting",
            (None, _, false) => return String::new(),
        };
        desk.text(key)
    }

    /// The keys used most, as many as there is room for; those that lead to all others come last and
    /// always stay.
    fn key_line(&self, desk: &Desk, width: u16) -> String {
        let wanted = [
            (Command::Hint, "short.hint"),
            (Command::Check, "short.check"),
            (Command::Notes, "short.notes"),
            (Command::Undo, "short.undo"),
            (Command::Help, "short.help"),
        ];
        let keys = wanted.iter().filter_map(|(command, message)| {
            let binding = BINDINGS.iter().find(|binding| binding.command == *command)?;
            let keys = shown(binding, self.game.board());
            let first = keys.split(' ').next()?;
            Some(format!("{first} {}", desk.messages.get(message)))
        });
        let mut keys: Vec<String> = keys.chain([desk.text("keys.play")]).collect();
        while keys.join("  ").chars().count() + 1 > width.into() && keys.len() > 2 {
            keys.remove(keys.len() - 3);
        }
        format!(" {}", keys.join("  "))
    }

    /// The line above the keys.
    fn remark(&self, desk: &Desk, room: Rect, buffer: &mut Buffer) {
        let row = room.height.saturating_sub(2);
        if self.thinking.is_some() {
            let words = format!(" {} {}", spinner(desk), desk.messages.get("game.thinking"));
            ui::line(buffer, room, row, &words, desk.look.dim());
        } else {
            ui::line(buffer, room, row, &format!(" {}", self.message), desk.look.title());
        }
    }

    /// What a narrow screen says below the board.
    fn words_below(&self, desk: &Desk) -> String {
        if self.thinking.is_some() {
            return format!("{} {}", spinner(desk), desk.messages.get("game.thinking"));
        }
        match &self.advice {
            Some(advice) => {
                let legend = advice.legend(&desk.messages, desk.look.charset);
                let parts = [advice.title.as_deref().unwrap_or(""), &advice.words, &legend];
                parts.join(" ").trim_end().to_owned()
            }
            None if !self.message.is_empty() => self.message.clone(),
            None => {
                let mut words = self.here();
                if let Some(clue) = self.clue.and_then(|clue| self.clues.get(clue)) {
                    words.push_str(&format!("  {}", clue.clue.label));
                }
                if !self.shown.is_whole() {
                    let (width, height) = self.shown.size;
                    let size = desk.messages.with(
                        "game.part",
                        &[("width", width.into()), ("height", (height + 7).into())],
                    );
                    words.push_str(&format!("  {size}"));
                }
                words
            }
        }
    }

    /// The cell under the cursor, with its value or its notes.
    pub(super) fn here(&self) -> String {
        let game = &self.game;
        let cursor = game.cursor;
        let Some(site) = game.site_at(cursor) else {
            return format!("r{}c{}", (cursor.y + 1) / 2, (cursor.x + 1) / 2);
        };
        let name = game.board().site_name(site);
        let symbol = |value| game.board().symbol(value).to_string();
        match game.session.value(site) {
            Some(value) => format!("{name} = {}", symbol(value)),
            None => {
                let notes: Vec<String> = game.session.notes(site).iter().map(symbol).collect();
                format!("{name}  {}", notes.join(" "))
            }
        }
    }

    fn overlay(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let board = self.game.session.puzzle().board();
        let offered = offered(&self.game, &self.clues);
        let commands = || -> Vec<String> {
            let line = |binding: &&crate::keys::Binding| {
                let keys = shown(binding, board);
                format!("{keys:<10} {}", desk.messages.get(binding.message))
            };
            offered.iter().map(line).collect()
        };
        match &mut self.over {
            Overlay::None | Overlay::Paused => (),
            Overlay::Menu(chooser) => {
                let title = desk.text("game.menu");
                choose(chooser, &commands(), &title, &look, room, buffer);
            }
            Overlay::Restart(chooser) => {
                let lines = [desk.text("game.keep-on"), desk.text("game.start-again")];
                choose(chooser, &lines, &desk.text("command.restart"), &look, room, buffer);
            }
            Overlay::Keys(scroll) => {
                let key = if self.game.is_drawn() { "help.drawing" } else { "help.values" };
                let rules = desk.messages.rules(self.game.session.puzzle().info());
                let words = ["help.moving", key, "help.mouse"].map(|key| desk.messages.get(key));
                let words = words.into_iter().chain([rules]);
                let width = 60.min(room.width);
                let wrap =
                    |words: std::borrow::Cow<'_, str>| ui::wrap(&words, usize::from(width) - 4);
                let mut lines: Vec<String> = words.flat_map(wrap).collect();
                lines.extend(offered.iter().flat_map(|binding| {
                    let text = desk.messages.get(binding.message);
                    entry(&shown(binding, board), &text, usize::from(width) - 4)
                }));
                let place = window(lines.len(), width, room, buffer);
                let title = format!(" {}", desk.text("command.help"));
                let keys = format!("{title} ({})", desk.text("keys.scroll"));
                let has_room = keys.chars().count() <= width.into();
                let title = if has_room { keys } else { title };
                ui::line(buffer, place, 0, &title, look.title());
                let rest = Rect {
                    x: place.x + 1,
                    y: place.y + 1,
                    width: place.width - 1,
                    height: place.height.saturating_sub(1),
                };
                scroll.draw(buffer, rest, &look, &lines);
            }
        }
    }
}

/// Keys and what they do, over as many lines as that takes.
fn entry(keys: &str, text: &str, width: usize) -> Vec<String> {
    let lines = ui::wrap(text, width.saturating_sub(11)).into_iter().enumerate();
    lines.map(|(i, line)| format!("{:<10} {line}", if i == 0 { keys } else { "" })).collect()
}

/// A list in a window of its own.
fn choose(
    chooser: &mut Chooser,
    lines: &[String],
    title: &str,
    look: &crate::look::Look,
    room: Rect,
    buffer: &mut Buffer,
) {
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let place = window(lines.len(), (longest as u16 + 4).max(46), room, buffer);
    ui::line(buffer, place, 0, &format!(" {title}"), look.title());
    let list = Rect { y: place.y + 1, height: place.height.saturating_sub(1), ..place };
    chooser.draw(buffer, list, look, lines);
}

/// An empty window in the middle of the screen, with a line for its title.
fn window(n_lines: usize, width: u16, room: Rect, buffer: &mut Buffer) -> Rect {
    let width = width.min(room.width);
    let height = (n_lines as u16 + 1).min(room.height);
    let place = Rect {
        x: room.x + (room.width - width) / 2,
        y: room.y + (room.height - height) / 2,
        width,
        height,
    };
    // A blank column to either side sets it off from the board.
    let (left, right) = (place.x.max(room.x + 1) - 1, (place.right() + 1).min(room.right()));
    for y in place.top()..place.bottom() {
        for x in left..right {
            buffer[(x, y)].reset();
        }
    }
    place
}
