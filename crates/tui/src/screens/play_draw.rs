//! Draws a game: the board, the panel beside it, and windows over it.

use gridwright::clues::ClueState;
use gridwright::game::Layer;
use gridwright::scene::{Marks, Pt, Role};
use gridwright::{Site, Value};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::making::spinner;
use super::play::{Overlay, Play, offered};
use crate::board_view::{self, Sight, Size};
use crate::board_words;
use crate::desk::Desk;
use crate::hints::Candidate;
use crate::keys::shown;
use crate::look::Over;
use crate::stats::{clock, title};
use crate::ui::{self, Chooser};

/// The minimum width of the panel beside the board.
const PANEL: u16 = 24;

/// The minimum width of a text column beside a whole board on a small screen.
pub(super) const COLUMN: u16 = 13;

impl Play {
    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        ui::line(buffer, room, 0, &self.headline(desk, room.width), desk.look.title());
        self.footer = self.draw_footer(desk, room, buffer);
        let body = Rect { y: room.y + 1, height: room.height.saturating_sub(3), ..room };
        if let Overlay::Paused = self.over {
            ui::paragraph(buffer, body, 1, &desk.messages.get("game.paused"), desk.look.title());
            return;
        }
        let clues = std::mem::take(&mut self.clues);
        match room.width >= 60 {
            true => self.with_panel(desk, &clues, body, buffer),
            false => self.without_panel(desk, &clues, body, buffer),
        }
        self.clues = clues;
        if room.width >= 60 {
            self.remark(desk, room, buffer);
        }
        self.overlay(desk, room, buffer);
    }

    fn with_panel(&mut self, desk: &Desk, clues: &[ClueState], body: Rect, buffer: &mut Buffer) {
        let place = Rect { width: body.width - PANEL, ..body };
        let spoken = self.spoken();
        let sight = self.sight(desk, clues, &spoken);
        let shown = board_view::draw(&sight, &desk.look, &self.shown, place, buffer);
        let x = shown.window.right() + 2;
        let panel = Rect { x, width: body.right().saturating_sub(x), ..body };
        let (pad, rows, steps) = self.panel(desk, &sight, &shown, panel, buffer);
        drop(sight);
        (self.shown, self.pad, self.clue_rows) = (shown, pad, rows);
        if let (Overlay::Steps(chooser, all), Some(list)) = (&mut self.over, steps) {
            let puzzle = self.game.session.puzzle();
            draw_steps(chooser, all, puzzle, desk, list, buffer);
        }
    }

    /// Without a panel, text and clues are drawn beside the board if there is room, or else below
    /// it.
    fn without_panel(&mut self, desk: &Desk, clues: &[ClueState], body: Rect, buffer: &mut Buffer) {
        let spoken = self.spoken();
        let sight = self.sight(desk, clues, &spoken);
        // A board that needs every line also gets the one above the footer.
        let all = Rect { height: body.height + 1, ..body };
        let beside = Rect { width: all.width.saturating_sub(COLUMN + 1), ..all };
        let (width, height) = board_view::measure(&sight, &desk.look, beside);
        let is_beside = width <= beside.width.into() && height <= beside.height.into();
        let below = 4.min(body.height / 3);
        let part = Rect { height: body.height - below, ..body };
        // Showing the whole board is more important than a third and fourth line of text.
        let most = Rect { height: all.height.saturating_sub(2), ..all };
        let (_, whole) = board_view::measure(&sight, &desk.look, most);
        let place = match is_beside {
            true => beside,
            false if part.height < most.height && whole <= most.height.into() => {
                Rect { height: part.height.max(whole as u16), ..body }
            }
            false => part,
        };
        let shown = board_view::draw(&sight, &desk.look, &self.shown, place, buffer);
        drop(sight);
        let x = shown.window.right() + 1 + u16::from(!is_beside);
        let column = Rect { x, width: all.right().saturating_sub(x), ..place };
        let below = Rect {
            y: shown.window.bottom(),
            height: all.bottom().saturating_sub(shown.window.bottom()),
            ..body
        };
        self.shown = shown;
        self.pad = Vec::new();
        let words = if is_beside { column } else { below };
        if let Overlay::Steps(..) = self.over {
            let place = self.clear_strip(all.height / 2, all, buffer);
            if let Overlay::Steps(chooser, steps) = &mut self.over {
                draw_steps(chooser, steps, self.game.session.puzzle(), desk, place, buffer);
            }
            return;
        }
        let text = self.words_below(desk, clues);
        let n_lines = ui::wrap(&text, words.width.into()).len() as u16;
        if n_lines > words.height && self.has_message(desk) {
            self.strip(&text, all, buffer);
            return;
        }
        let used = ui::paragraph(buffer, words, 0, &text, Style::new());
        let has_room = self.longest_clue(clues).is_some_and(|longest| longest <= column.width);
        let rest = match is_beside || !has_room {
            true => ui::split_top(words, used + u16::from(is_beside)).1,
            false => column,
        };
        self.clue_rows = self.clue_flow(desk, clues, rest, buffer);
    }

    /// Whether there is text that must not be cut off.
    fn has_message(&self, desk: &Desk) -> bool {
        self.advice.is_some() || !self.message.is_empty() || self.lesson_words(desk).is_some()
    }

    /// Draws text over the half of the board that it does not concern.
    fn strip(&self, text: &str, room: Rect, buffer: &mut Buffer) {
        let height = (ui::wrap(text, room.width.into()).len() as u16).min(room.height);
        let place = self.clear_strip(height, room, buffer);
        ui::paragraph(buffer, place, 0, text, Style::new());
    }

    /// Clears this many lines in the half of the board that the hint does not concern.
    fn clear_strip(&self, height: u16, room: Rect, buffer: &mut Buffer) -> Rect {
        let about = self.advice.as_ref().and_then(|advice| advice.marks.last());
        let at = match about {
            Some(&(site, _)) => self.game.board().sites[site.index()],
            None => self.game.cursor,
        };
        let is_above = usize::try_from(at.y).is_ok_and(|y| y < self.game.board().rows);
        let y = if is_above { room.bottom() - height } else { room.y };
        let place = Rect { y, height, ..room };
        for row in place.top()..place.bottom() {
            for col in place.left()..place.right() {
                buffer[(col, row)].reset();
            }
        }
        place
    }

    /// The value to highlight on the board: the selected one, or the one under the cursor.
    fn looked_for(&self, desk: &Desk) -> Option<Value> {
        if self.game.is_drawn() || !desk.settings.is("same", "yes") {
            return None;
        }
        let here = self.game.site_at(self.game.cursor);
        self.brush.or_else(|| self.game.session.value(here?))
    }

    /// The candidates that the hint mentions.
    fn spoken(&self) -> Vec<Candidate> {
        let advice = self.advice.as_ref().or_else(|| self.lesson_marks());
        advice.map_or(Vec::new(), |advice| advice.candidates.clone())
    }

    /// Everything to be shown on the board now.
    fn sight<'a>(
        &'a self,
        desk: &Desk,
        clues: &'a [ClueState],
        candidates: &'a [Candidate],
    ) -> Sight<'a> {
        let (game, session) = (&self.game, &self.game.session);
        let puzzle = session.puzzle();
        let board = puzzle.board();
        let at = |site: Site| board.sites[site.index()];
        let mut layers: Vec<(Pt, Over)> = Vec::new();
        if !game.is_drawn() {
            layers.extend(self.peers(desk).into_iter().map(|site| (at(site), Over::Peer)));
            let coloured = |site: Site| session.colour(site).map(|colour| (site, colour));
            let coloured = board.all_sites().filter_map(coloured);
            layers.extend(coloured.map(|(site, colour)| (at(site), Over::Colour(colour))));
            if self.chosen.len() > 1 {
                layers.extend(self.chosen.iter().map(|&cell| (cell, Over::Chosen)));
            }
        }
        layers.extend(self.changed.iter().map(|&site| (at(site), Over::Changed)));
        let looked_for = self.looked_for(desk).filter(|_| self.advice.is_none());
        match self.advice.as_ref().or_else(|| self.lesson_marks()) {
            Some(advice) => {
                layers.extend(advice.marks.iter().map(|&(site, over)| (at(site), over)));
            }
            None => {
                let same = board
                    .all_sites()
                    .filter(|&site| looked_for.is_some() && session.value(site) == looked_for);
                layers.extend(same.map(|site| (at(site), Over::Same)));
            }
        }
        if let Some(clue) = self.clue.and_then(|clue| clues.get(clue)) {
            layers.extend(clue.sites.iter().map(|&site| (at(site), Over::Clue)));
        }
        layers.extend(self.errors.iter().map(|&site| (at(site), Over::Error)));
        let symbols =
            usize::from(desk.settings.is("symbols", "other")).min(puzzle.info().symbol_sets.len());
        let mut marks = Marks { symbols, ..session.marks() };
        if game.is_drawn() {
            // The colour of a line shows its meaning, not its background.
            let errors = self.errors.iter().map(|&site| (site, Role::Error));
            marks.lights = errors.collect();
            let hints = self.advice.iter().flat_map(|advice| &advice.marks);
            let lights = hints.filter_map(|&(site, over)| match over {
                Over::Effect => Some((site, Role::Hint)),
                Over::Error => Some((site, Role::Error)),
                _ => None,
            });
            marks.lights.extend(lights);
            layers.retain(|&(_, over)| matches!(over, Over::Because | Over::Part(_)));
            // A mistake is also marked by a sign in its cells.
            layers.extend(self.wrong_cells().into_iter().map(|cell| (cell, Over::Error)));
        }
        let size = match desk.settings.value("board") {
            "compact" => Size::Compact,
            _ => Size::Largest,
        };
        let centre = board.all_sites().map(|site| session.centre(site)).collect();
        Sight {
            centre,
            candidates,
            lit: looked_for,
            layers,
            cursor: Some(game.cursor),
            clues,
            size,
            has_rulers: desk.settings.is("rulers", "yes"),
            ..Sight::of(puzzle, marks)
        }
    }

    /// The sites in the same row, column or box as the cursor.
    fn peers(&self, desk: &Desk) -> Vec<Site> {
        let here = self.game.site_at(self.game.cursor);
        let Some(here) = here.filter(|_| desk.settings.is("peers", "yes")) else {
            return Vec::new();
        };
        let n_sites = self.game.board().n_sites();
        let mut peers: Vec<Site> = Vec::new();
        for rule in self.game.session.puzzle().constraints() {
            let sites = rule.sites();
            // A rule about the whole board would highlight all of it.
            if rule.kind() == gridwright::contract::Kind::AllDifferent
                && sites.len() < n_sites
                && sites.contains(&here)
            {
                peers.extend(sites);
            }
        }
        peers
    }

    /// The cells of mistakes in a path: those with wrong lines, and dead ends.
    fn wrong_cells(&self) -> Vec<Pt> {
        let board = self.game.board();
        let mut cells: Vec<Pt> = Vec::new();
        for site in &self.errors {
            let at = board.sites[site.index()];
            let beside = if at.x % 2 == 0 {
                [Pt { x: at.x - 1, ..at }, Pt { x: at.x + 1, ..at }]
            } else {
                [Pt { y: at.y - 1, ..at }, Pt { y: at.y + 1, ..at }]
            };
            let is_line = self.game.session.value(*site) == Some(self.game.stroke());
            cells.extend(beside.into_iter().filter(|&cell| is_line && self.game.is_inside(cell)));
        }
        // A cell closed on three sides is a dead end, whether or not it has a line.
        let is_dead_end = |cell: &Pt| {
            let sides = board.sites_of_cell(*cell);
            sides.iter().filter(|site| self.errors.contains(site)).count() >= 3
        };
        let all = (0..board.rows).flat_map(|r| (0..board.cols).map(move |c| Pt::cell(r, c)));
        cells.extend(all.filter(|cell| !self.errors.is_empty() && is_dead_end(cell)));
        cells
    }

    /// The title: the kind of puzzle, its level, and the time.
    fn headline(&self, desk: &Desk, width: u16) -> String {
        let about = &self.game.about;
        let puzzle = self.game.session.puzzle();
        let mut parts = vec![title(&desk.messages, puzzle.info(), &puzzle.params())];
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
        // If there is no room for everything, the least important parts are dropped first.
        let is_long = |parts: &[String]| parts.join(joint).chars().count() + 1 > width.into();
        while is_long(&parts) && parts.len() > 2 {
            parts.remove(1);
        }
        format!(" {}", parts.join(joint))
    }

    /// The current entry mode, if it is not the default.
    fn mode(&self, desk: &Desk) -> String {
        let board = self.game.board();
        if let Some(value) = self.armed {
            let symbol = board.symbol(value);
            return desk.messages.with("game.armed", &[("symbol", symbol.into())]);
        }
        let mode = match (self.game.is_drawn(), self.layer) {
            (true, _) if self.is_pen_down => desk.text("game.drawing"),
            (true, _) | (false, Layer::Value) => String::new(),
            (false, Layer::Notes) => desk.text("game.noting"),
            (false, Layer::Centre) => desk.text("game.centring"),
            (false, Layer::Colour) => desk.text("game.colouring"),
        };
        let brush = self.brush.map_or(String::new(), |value| {
            desk.messages.with("game.brush", &[("symbol", board.symbol(value).into())])
        });
        [mode, brush].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// Draws the message line above the footer.
    fn remark(&self, desk: &Desk, room: Rect, buffer: &mut Buffer) {
        let row = room.height.saturating_sub(2);
        if self.thinking.is_some() {
            let words = format!(" {} {}", spinner(desk), desk.messages.get("game.thinking"));
            ui::line(buffer, room, row, &words, desk.look.dim());
        } else {
            ui::line(buffer, room, row, &format!(" {}", self.message), desk.look.title());
        }
    }

    /// The text beside or below the board on a narrow screen.
    fn words_below(&self, desk: &Desk, clues: &[ClueState]) -> String {
        if self.thinking.is_some() {
            return format!("{} {}", spinner(desk), desk.messages.get("game.thinking"));
        }
        let lesson = self.lesson_words(desk).map(|(_, words)| words);
        match (&self.advice, lesson) {
            (Some(advice), _) => {
                let legend = advice.legend(&desk.messages, &desk.look);
                let title = advice.title.as_deref().unwrap_or("");
                let mut parts = vec![&self.message, title, &advice.words, &legend];
                parts.retain(|part| !part.is_empty());
                parts.join(" ")
            }
            (None, _) if !self.message.is_empty() => self.message.clone(),
            (None, Some(words)) => words,
            (None, None) => {
                let mut words = self.here();
                for clue in self.clues_here(desk, clues) {
                    words.push_str(&format!("\n{clue}"));
                }
                if let Some(clue) = self.clue.and_then(|clue| clues.get(clue)) {
                    words.push_str(&format!("  {}", clue.clue.label));
                }
                if !self.shown.is_whole() {
                    let (width, height) =
                        board_view::least(&self.sight(desk, clues, &[]), &desk.look);
                    // Wide screens have a panel. Above and below the board are a headline, two
                    // lines of text and a footer.
                    let width = if width < 60 { width } else { width + usize::from(PANEL) };
                    let size = desk.messages.with(
                        "game.part",
                        &[("width", width.into()), ("height", (height + 4).into())],
                    );
                    words.push_str(&format!("  {size}"));
                }
                words
            }
        }
    }

    /// Describes the cell under the cursor, with its value or its notes.
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
                let centre: String = game.session.centre(site).iter().map(symbol).collect();
                let centre = if centre.is_empty() { centre } else { format!("  ({centre})") };
                format!("{name}  {}{centre}", notes.join(" "))
            }
        }
    }

    fn overlay(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        // The footer stays visible.
        let room = Rect { height: room.height.saturating_sub(1), ..room };
        let board = self.game.session.puzzle().board();
        let offered = offered(&self.game, &self.clues);
        let commands = || -> Vec<String> {
            let line = |binding: &&crate::keys::Binding| {
                let (keys, text) = (shown(binding, board), desk.messages.get(binding.message));
                // A narrow window has room for only one of them.
                if room.width < 50 { text.into_owned() } else { format!("{keys:<10} {text}") }
            };
            offered.iter().map(line).collect()
        };
        match &mut self.over {
            Overlay::None | Overlay::Paused | Overlay::Steps(..) => (),
            Overlay::Menu(chooser) => {
                let title = desk.text("game.menu");
                choose(chooser, &commands(), &title, &look, room, buffer);
            }
            Overlay::Restart(chooser) => {
                let lines = [desk.text("game.keep-on"), desk.text("game.start-again")];
                choose(chooser, &lines, &desk.text("command.restart"), &look, room, buffer);
            }
            Overlay::Keys(scroll) => {
                let keys: &[&str] = match self.game.is_drawn() {
                    true => &["help.moving", "help.drawing", "help.mouse-path"],
                    false => &["help.moving", "help.values", "help.choosing", "help.mouse"],
                };
                let puzzle = self.game.session.puzzle();
                let mut rules = board_words::rules(&desk.messages, puzzle);
                if board_view::has_guide_areas(puzzle) {
                    rules += &format!(" {}", desk.messages.get("book.guide-areas"));
                }
                // The rules come first, then the keys, with a blank line after each paragraph.
                let words = [rules].into_iter().chain(keys.iter().map(|key| desk.text(key)));
                let width = 60.min(room.width);
                let wrap = |words: String| ui::wrap(&(words + "\n"), usize::from(width) - 4);
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

/// Draws the list of possible steps, each with its rating, and with its place if there is room.
fn draw_steps(
    chooser: &mut Chooser,
    steps: &[gridwright::Step],
    puzzle: &dyn gridwright::Puzzle,
    desk: &Desk,
    room: Rect,
    buffer: &mut Buffer,
) {
    let title = desk.messages.with("steps.title", &[("steps", steps.len().into())]);
    let used = ui::paragraph(buffer, room, 0, &title, desk.look.title());
    let (_, list) = ui::split_top(room, used);
    let line = |step: &gridwright::Step| {
        let name = desk.messages.technique(puzzle.info(), step.technique);
        let name = format!("{} {name}", step.worth.rating);
        let whole = format!("{name}: {}", desk.messages.place(puzzle, step));
        // The mark of the selected line and the sign that there is more take four columns.
        let has_room = whole.chars().count() + 4 <= list.width.into();
        if has_room { whole } else { name }
    };
    let lines: Vec<String> = steps.iter().map(line).collect();
    chooser.draw(buffer, list, &desk.look, &lines);
}

/// Keys and their description, wrapped to several lines if necessary.
fn entry(keys: &str, text: &str, width: usize) -> Vec<String> {
    let lines = ui::wrap(text, width.saturating_sub(11)).into_iter().enumerate();
    lines.map(|(i, line)| format!("{:<10} {line}", if i == 0 { keys } else { "" })).collect()
}

/// Draws a list in a window.
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

/// Clears a window in the middle of the screen, with a line for its title.
fn window(n_lines: usize, width: u16, room: Rect, buffer: &mut Buffer) -> Rect {
    let width = width.min(room.width);
    let height = (n_lines as u16 + 1).min(room.height);
    let place = Rect {
        x: room.x + (room.width - width) / 2,
        y: room.y + (room.height - height) / 2,
        width,
        height,
    };
    // A blank column separates the window from the board; texts on its right would be cut.
    let left = place.x.max(room.x + 1) - 1;
    for y in place.top()..place.bottom() {
        // A headline is hidden as a whole.
        let left = if y == room.y { room.x } else { left };
        for x in left..room.right() {
            buffer[(x, y)].reset();
        }
    }
    place
}
