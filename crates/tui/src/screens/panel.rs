//! The panel beside the board: values to click, the cell under the cursor, the hint, clues, and a
//! map of a board that does not fit.

use gridwright::Value;
use gridwright::clues::{Anchor, ClueState};
use gridwright::scene::{Item, Scene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::play::{Overlay, Play};
use crate::board_view::{Shown, Sight};
use crate::board_words;
use crate::desk::Desk;
use crate::hints::LAST_STAGE;
use crate::look::Over;
use crate::mini_map::mini_map;
use crate::ui;

type Pad = Vec<(Rect, Value)>;
type ClueRows = Vec<(Rect, usize)>;

impl Play {
    /// Draws the panel; returns the clickable areas of values and clues, and the area for a list of
    /// steps.
    pub(super) fn panel(
        &self,
        desk: &Desk,
        sight: &Sight<'_>,
        shown: &Shown,
        room: Rect,
        buffer: &mut Buffer,
    ) -> (Pad, ClueRows, Option<Rect>) {
        let look = desk.look;
        let (pad, mut row) = self.pad(desk, sight, room, buffer);
        if let (Overlay::Steps(..), Some(advice)) = (&self.over, &self.advice) {
            // The selected step is explained below the list.
            let n_lines = ui::wrap(&advice.words, room.width.into()).len() as u16;
            let (_, rest) = ui::split_top(room, row);
            let (list, words) = ui::split_top(rest, rest.height.saturating_sub(n_lines + 2).max(4));
            let used = ui::paragraph(buffer, words, 1, &advice.words, Style::new());
            let legend = advice.legend(&desk.messages, &look);
            ui::paragraph(buffer, words, used + 1, &legend, look.dim());
            return (pad, Vec::new(), Some(list));
        }
        if let Some((heading, words)) = self.lesson_words(desk).filter(|_| self.advice.is_none()) {
            row += ui::paragraph(buffer, room, row, &heading, look.over(Over::Effect));
            row += ui::paragraph(buffer, room, row, &words, Style::new());
        } else {
            ui::line(buffer, room, row, &self.here(), look.title());
            row += 1;
            for clue in self.clues_here(desk, sight.clues) {
                row += ui::paragraph(buffer, room, row, &clue, Style::new());
            }
        }
        if let Some(advice) = &self.advice {
            row += 1;
            if let Some(title) = &advice.title {
                row += ui::paragraph(buffer, room, row, title, look.over(Over::Effect));
            }
            row += ui::paragraph(buffer, room, row, &advice.words, Style::new());
            let legend = advice.legend(&desk.messages, &look);
            if !legend.is_empty() {
                row += ui::paragraph(buffer, room, row, &legend, look.dim());
            }
            if advice.step.is_some() {
                let key = if advice.stage < LAST_STAGE { "hint.more" } else { "hint.again" };
                row += ui::paragraph(buffer, room, row, &desk.messages.get(key), look.dim());
            }
        }
        let (_, rest) = ui::split_top(room, row + 1);
        let (rows, used) = self.clue_list(desk, sight, rest, buffer);
        let (_, mut rest) = ui::split_top(rest, used);
        if !shown.is_whole() {
            let used = mini_map(sight, &look, shown, rest, buffer);
            (_, rest) = ui::split_top(rest, used + 1);
        }
        let mut row = 0;
        for caption in captions(sight) {
            row += ui::paragraph(buffer, rest, row, &caption, look.dim());
        }
        (pad, rows, None)
    }

    /// Draws the values, and below each the number that is still to be placed.
    fn pad(&self, desk: &Desk, sight: &Sight<'_>, room: Rect, buffer: &mut Buffer) -> (Pad, u16) {
        let board = sight.puzzle.board();
        if self.game.is_drawn() || board.n_values() > 36 {
            return (Vec::new(), 0);
        }
        let look = desk.look;
        let info = sight.puzzle.info();
        let other: Vec<char> = match sight.marks.symbols.checked_sub(1) {
            Some(set) => info.symbol_sets[set].chars.chars().collect(),
            None => Vec::new(),
        };
        let mut pad = Vec::new();
        let width = if other.is_empty() { 3 } else { 5 };
        let per_row = (room.width / width).max(1);
        let missing = self.game.session.missing();
        // If values do not occur equally often, the number left is unknown.
        let height = if missing.is_some() && board.n_values() <= 16 { 2 } else { 1 };
        for i in 0..board.n_values() {
            let value = Value(i as u8);
            let (col, row) = (i as u16 % per_row, i as u16 / per_row * height);
            let area =
                Rect { x: room.x + col * width, y: room.y + row, width: width - 1, height: 1 };
            let left = missing.as_ref().map(|missing| missing[i]);
            let style = match left {
                _ if self.brush == Some(value) => look.over(Over::Same),
                Some(0) => look.dim().add_modifier(Modifier::CROSSED_OUT),
                _ => look.title(),
            };
            let mut text = board.symbol(value).to_string();
            text.extend(other.get(i).map(|rune| format!("={rune}")));
            if area.right() > room.right() || area.bottom() > room.bottom() {
                continue;
            }
            ui::line(buffer, area, 0, &text, style);
            if let Some(left) = left.filter(|_| height == 2 && area.y + 1 < room.bottom()) {
                let count = match left {
                    0 => look.pick("✓", "+").to_owned(),
                    left => left.to_string(),
                };
                ui::line(buffer, Rect { y: area.y + 1, ..area }, 0, &count, look.dim());
            }
            pad.push((Rect { height, ..area }, value));
        }
        (pad, (board.n_values() as u16).div_ceil(per_row) * height + 1)
    }

    /// The clues in a corner or between cells that concern the cell under the cursor: for a sum,
    /// the rest of it and the combinations that are still possible.
    pub(super) fn clues_here(&self, desk: &Desk, clues: &[ClueState]) -> Vec<String> {
        let here = self.game.site_at(self.game.cursor);
        let is_here = |clue: &&ClueState| {
            clue.clue.anchor != Anchor::Beside
                && here.is_some_and(|site| clue.sites.contains(&site))
        };
        let session = &self.game.session;
        let (puzzle, board) = (session.puzzle(), self.game.board());
        let sum = |clue: &ClueState| board_words::sum(&desk.messages, session, clue);
        let words = clues.iter().filter(is_here).map(|clue| match sum(clue) {
            Some(sum) => sum,
            None => match clue.clue.anchor {
                Anchor::Corner(_) => {
                    format!("{}: {}", clue.clue.label, desk.messages.site_row(board, &clue.sites))
                }
                _ => board_words::clue(&desk.messages, puzzle, clue),
            },
        });
        words.collect()
    }

    /// The width of the longest clue beside the board; `None` if there are no such clues.
    pub(super) fn longest_clue(&self, clues: &[ClueState]) -> Option<u16> {
        let clues = clues.iter().filter(|clue| clue.clue.anchor == Anchor::Beside);
        clues.map(|clue| clue.clue.label.chars().count() as u16).max()
    }

    /// Draws the clues beside the board in running text, open ones first, and the number of those
    /// that do not fit. Returns their clickable areas.
    pub(super) fn clue_flow(
        &self,
        desk: &Desk,
        clues: &[ClueState],
        room: Rect,
        buffer: &mut Buffer,
    ) -> ClueRows {
        let look = desk.look;
        let clues = clues.iter().enumerate();
        let mut clues: Vec<_> =
            clues.filter(|(_, clue)| clue.clue.anchor == Anchor::Beside).collect();
        clues.sort_by_key(|(_, clue)| clue.is_done);
        let mut rows = Vec::new();
        let (mut x, mut y) = (room.x, room.y);
        for (n, (index, clue)) in clues.iter().enumerate() {
            let width = clue.clue.label.chars().count() as u16;
            if x + width > room.right() {
                (x, y) = (room.x, y + 1);
            }
            let left = format!("+{}", clues.len() - n);
            // On the last line there must be room for the number of remaining clues.
            let is_last_line = y + 1 >= room.bottom();
            let needed = if n + 1 == clues.len() { width } else { width + 1 + left.len() as u16 };
            if y >= room.bottom() || is_last_line && x + needed > room.right() {
                if y < room.bottom() {
                    let rest = Rect { x, y, width: room.right() - x, height: 1 };
                    ui::line(buffer, rest, 0, &left, look.dim());
                }
                break;
            }
            let style = match (self.clue == Some(*index), clue.is_done) {
                (true, _) => look.over(Over::Clue),
                (false, true) => look.dim().add_modifier(Modifier::CROSSED_OUT),
                (false, false) => Style::new(),
            };
            let area = Rect { x, y, width, height: 1 };
            ui::line(buffer, area, 0, &clue.clue.label, style);
            rows.push((area, *index));
            x += width + 1;
        }
        rows
    }

    /// Draws the clues beside the board as a list, with a tick at those that are done.
    fn clue_list(
        &self,
        desk: &Desk,
        sight: &Sight<'_>,
        room: Rect,
        buffer: &mut Buffer,
    ) -> (ClueRows, u16) {
        let look = desk.look;
        let clues: Vec<(usize, &ClueState)> = sight
            .clues
            .iter()
            .enumerate()
            .filter(|(_, clue)| clue.clue.anchor == Anchor::Beside)
            .collect();
        if clues.is_empty() || room.height == 0 {
            return (Vec::new(), 0);
        }
        let longest =
            clues.iter().map(|(_, clue)| clue.clue.label.chars().count()).max().unwrap_or(0);
        let width = longest as u16 + 4;
        let columns = (room.width / width.max(1)).max(1);
        // As few columns as the height allows.
        let height =
            (clues.len() as u16).div_ceil(columns).max(room.height.min(clues.len() as u16));
        if height > room.height {
            // Not all of them fit in columns, so as many as fit are shown, and the number of the
            // rest.
            return (self.clue_flow(desk, sight.clues, room, buffer), room.height);
        }
        let mut rows = Vec::new();
        for (n, (index, clue)) in clues.into_iter().enumerate() {
            let (col, row) = (n as u16 / height, n as u16 % height);
            let area = Rect { x: room.x + col * width, y: room.y + row, width, height: 1 };
            if area.right() > room.right() + 1 || area.bottom() > room.bottom() {
                continue;
            }
            let tick = if clue.is_done { look.pick('✓', '+') } else { ' ' };
            let style = match (self.clue == Some(index), clue.is_done) {
                (true, _) => look.over(Over::Clue),
                (false, true) => look.dim(),
                (false, false) => Style::new(),
            };
            let inside = Rect { width: area.width.min(room.right() - area.x), ..area };
            ui::line(buffer, inside, 0, &format!("{tick} {}", clue.clue.label), style);
            self.letters(look, &clue.clue.label, Rect { x: inside.x + 2, ..inside }, buffer);
            rows.push((inside, index));
        }
        (rows, height + 1)
    }

    /// Draws a word: letters that are on the board are bold, the one under the cursor is
    /// underlined.
    fn letters(&self, look: crate::look::Look, label: &str, room: Rect, buffer: &mut Buffer) {
        let (board, session) = (self.game.board(), &self.game.session);
        let here = self.game.site_at(self.game.cursor).and_then(|site| session.value(site));
        for (i, letter) in label.chars().enumerate().take(room.width.into()) {
            let value = board.value_of(letter);
            let is_placed = value.is_some() && session.values().contains(&value);
            let mut style = if is_placed { look.title() } else { Style::new() };
            if value.is_some() && value == here {
                style = style.add_modifier(Modifier::UNDERLINED);
            }
            if let Some(cell) = buffer.cell_mut((room.x + i as u16, room.y)) {
                cell.set_style(style);
            }
        }
    }
}

/// The captions of the picture, without those that repeat the clues beside the board.
fn captions(sight: &Sight<'_>) -> Vec<String> {
    let mut scene = Scene::default();
    sight.puzzle.draw(&sight.marks, &mut scene);
    let is_said = |caption: &String| {
        let first = sight.clues.first();
        let mut words = caption.split(|c: char| !c.is_alphanumeric());
        first.is_some_and(|clue| words.any(|word| word == clue.clue.label))
    };
    let captions = scene.items.into_iter().filter_map(|item| match item {
        Item::Caption(caption) => Some(caption),
        _ => None,
    });
    captions.filter(|caption| !is_said(caption)).collect()
}
