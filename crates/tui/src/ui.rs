//! Widgets used by all screens: lines of text, lists to choose from, scrolling text.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

use crate::look::Look;

/// The end of a text that was cut off.
const CUT: &str = "..";

/// Cuts a text to at most `width` columns, and marks the cut.
pub(crate) fn cut(text: &str, width: usize) -> Cow<'_, str> {
    let columns = |text: &str| Span::raw(text).width();
    if columns(text) <= width {
        return text.into();
    }
    let room = width.saturating_sub(CUT.len());
    let ends = text.char_indices().map(|(at, _)| at);
    let end = ends.take_while(|&at| columns(&text[..at]) <= room).last().unwrap_or(0);
    let mark = &CUT[..CUT.len().min(width)];
    format!("{}{mark}", text[..end].trim_end()).into()
}

/// Writes a line, cut off at the edge of the area; returns its width in columns.
pub(crate) fn line(buffer: &mut Buffer, room: Rect, row: u16, text: &str, style: Style) -> u16 {
    if row >= room.height || room.width == 0 {
        return 0;
    }
    let (x, y) = (room.x, room.y + row);
    let is_space = |c: char| c.is_control() || c == NO_BREAK;
    let shown: String = text.chars().map(|c| if is_space(c) { ' ' } else { c }).collect();
    let width = usize::from(room.width);
    // Trailing spaces alone do not require a cut.
    let text = match cut(shown.trim_end(), width) {
        Cow::Owned(cut) => cut,
        Cow::Borrowed(_) => shown,
    };
    let (end, _) = buffer.set_stringn(x, y, text, width, style);
    end - x
}

/// Writes a text over several lines, as far as there is room; returns the number of lines it needs.
pub(crate) fn paragraph(
    buffer: &mut Buffer,
    room: Rect,
    row: u16,
    text: &str,
    style: Style,
) -> u16 {
    let lines = wrap(text, usize::from(room.width));
    let seen = usize::from(room.height.saturating_sub(row));
    for (i, text) in lines.iter().take(seen).enumerate() {
        let is_cut = i + 1 == seen && lines.len() > seen;
        let text = if is_cut { format!("{text} {CUT}") } else { text.clone() };
        line(buffer, room, row + i as u16, &text, style);
    }
    lines.len() as u16
}

/// A space at which no line is broken.
pub(crate) const NO_BREAK: char = '\u{a0}';

/// Wraps a text to lines of at most `width` columns, with one space between words; longer words are
/// split. A space that does not break lines is drawn as an ordinary one.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let options = Options::new(width.max(1))
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit);
    let words = |line: &str| line.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    let text = text.split('\n').map(words).collect::<Vec<_>>().join("\n");
    let lines = textwrap::wrap(&text, options).into_iter();
    lines.map(|line| line.replace(NO_BREAK, " ")).collect()
}

/// Splits an area: `rows` from the top, and the rest below them.
pub(crate) fn split_top(room: Rect, rows: u16) -> (Rect, Rect) {
    let rows = rows.min(room.height);
    (Rect { height: rows, ..room }, Rect { y: room.y + rows, height: room.height - rows, ..room })
}

/// The screen without its margins.
pub(crate) fn inner(room: Rect) -> Rect {
    // A small screen has no margins.
    let (x, y) = (if room.width < 60 { 0 } else { 2 }, u16::from(room.height > 16));
    Rect { x: room.x + x, y: room.y + y, width: room.width - 2 * x, height: room.height - 2 * y }
}

/// The clickable areas of keys.
pub(crate) type Footer = Vec<(Rect, KeyCode)>;

/// Draws a page with a title and a footer; returns the area between them, and the clickable areas
/// of keys.
pub(crate) fn page(
    buffer: &mut Buffer,
    room: Rect,
    look: &Look,
    title: &str,
    keys: &str,
) -> (Rect, Footer) {
    let room = inner(room);
    let above = paragraph(buffer, room, 0, title, look.title()) + 1;
    let (n_lines, footer) = foot(buffer, room, look, keys);
    let body = room.height.saturating_sub(above + 1 + n_lines);
    (Rect { y: room.y + above.min(room.height), height: body, ..room }, footer)
}

/// The key at the start of a text such as "Esc back", if a click can stand for it.
fn clicked_key(text: &str) -> Option<KeyCode> {
    Some(match text.split(' ').next()?.trim_end_matches(',') {
        "Enter" | "Intro" | "Invio" => KeyCode::Enter,
        "Esc" => KeyCode::Esc,
        "Delete" | "Entf" | "Supr" | "Canc" => KeyCode::Delete,
        "Space" | "Leertaste" | "Espacio" | "Spazio" => KeyCode::Char(' '),
        "Tab" => KeyCode::Tab,
        word => {
            let mut letters = word.chars();
            let only = letters.next().filter(|_| letters.next().is_none())?;
            KeyCode::Char(only)
        }
    })
}

/// Draws the footer without breaking an entry across lines; returns the number of lines, and the
/// clickable areas of keys.
fn foot(buffer: &mut Buffer, room: Rect, look: &Look, keys: &str) -> (u16, Footer) {
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut keys = keys.split(", ").peekable();
    while let Some(key) = keys.next() {
        // All entries but the last are followed by a comma.
        let key = format!("{key}{}", if keys.peek().is_some() { "," } else { "" });
        let length = |text: &str| text.chars().count();
        match lines.last_mut() {
            Some(last) if length(&last.join(" ")) + 1 + length(&key) <= room.width.into() => {
                last.push(key);
            }
            _ => lines.push(vec![key]),
        }
    }
    let first = room.height.saturating_sub(lines.len() as u16);
    let mut footer = Footer::new();
    for (i, keys) in lines.iter().enumerate() {
        let row = first + i as u16;
        line(buffer, room, row, &keys.join(" "), look.dim());
        let mut x = room.x;
        for key in keys {
            let width = key.chars().count() as u16;
            let area = Rect { x, y: room.y + row, width, height: 1 };
            footer.extend(clicked_key(key).map(|code| (area, code)));
            x += width + 1;
        }
    }
    (lines.len() as u16, footer)
}

/// Like [`page`], without margins, for a board that needs every line.
pub(crate) fn tight_page(
    buffer: &mut Buffer,
    room: Rect,
    look: &Look,
    title: &str,
    keys: &str,
) -> (Rect, Footer) {
    line(buffer, room, 0, &format!(" {title}"), look.title());
    let indented = Rect { x: room.x + 1, width: room.width.saturating_sub(1), ..room };
    let (n_lines, footer) = foot(buffer, indented, look, keys);
    let height = room.height.saturating_sub(1 + n_lines);
    (Rect { y: room.y + 1, height, ..room }, footer)
}

/// A list with one selected line.
#[derive(Clone, Default, Debug)]
pub(crate) struct Chooser {
    pub(crate) at: usize,
    first: usize,
    room: Rect,
}

/// The effect of a key or a click on a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chose {
    Nothing,
    Moved,
    /// The selected line was chosen.
    Taken,
}

impl Chooser {
    /// A list with the line at this index selected.
    pub(crate) fn starting(at: usize) -> Chooser {
        Chooser { at, ..Chooser::default() }
    }

    pub(crate) fn key(&mut self, key: &KeyEvent, n: usize) -> Chose {
        let last = n.saturating_sub(1);
        let page = usize::from(self.room.height.max(2)) - 1;
        self.at = match key.code {
            KeyCode::Enter | KeyCode::Char(' ') if n > 0 => return Chose::Taken,
            KeyCode::Up | KeyCode::Char('k') => self.at.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Char('j') if self.at >= last => 0,
            KeyCode::Down | KeyCode::Char('j') => self.at + 1,
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::PageUp => self.at.saturating_sub(page),
            KeyCode::PageDown => (self.at + page).min(last),
            _ => return Chose::Nothing,
        };
        Chose::Moved
    }

    pub(crate) fn mouse(&mut self, mouse: &MouseEvent, n: usize) -> Chose {
        let last = n.saturating_sub(1);
        match mouse.kind {
            MouseEventKind::ScrollUp => self.at = self.at.saturating_sub(1),
            MouseEventKind::ScrollDown => self.at = (self.at + 1).min(last),
            MouseEventKind::Down(MouseButton::Left) => {
                let index = usize::from(mouse.row.wrapping_sub(self.room.y)) + self.first;
                if !self.room.contains((mouse.column, mouse.row).into()) || index >= n {
                    return Chose::Nothing;
                }
                self.at = index;
                return Chose::Taken;
            }
            _ => return Chose::Nothing,
        }
        Chose::Moved
    }

    /// Draws the lines around the selected one.
    pub(crate) fn draw(&mut self, buffer: &mut Buffer, room: Rect, look: &Look, lines: &[String]) {
        let height = usize::from(room.height).max(1);
        self.at = self.at.min(lines.len().saturating_sub(1));
        let last_first = lines.len().saturating_sub(height);
        self.first =
            self.first.clamp((self.at + 1).saturating_sub(height), self.at).min(last_first);
        self.room = Rect { height: room.height.min(lines.len() as u16), ..room };
        for (row, (i, text)) in lines.iter().enumerate().skip(self.first).take(height).enumerate() {
            let is_chosen = i == self.at;
            let style = if is_chosen { look.chosen() } else { Style::new() };
            let mark = if is_chosen { '>' } else { ' ' };
            line(buffer, room, row as u16, &format!("{mark} {text} "), style);
        }
        more(buffer, room, look, self.first > 0, self.first + height < lines.len());
    }
}

/// A scrollable text.
#[derive(Clone, Default, Debug)]
pub(crate) struct Scroll {
    first: usize,
    height: usize,
    n_lines: usize,
}

impl Scroll {
    /// Scrolls up or down; `false` if the key does something else.
    pub(crate) fn key(&mut self, key: &KeyEvent) -> bool {
        let page = self.height.max(2) - 1;
        let last = self.n_lines.saturating_sub(self.height);
        let first = match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.first.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.first + 1,
            KeyCode::PageUp => self.first.saturating_sub(page),
            KeyCode::PageDown | KeyCode::Char(' ') => self.first + page,
            KeyCode::Home => 0,
            KeyCode::End => last,
            _ => return false,
        };
        self.first = first.min(last);
        true
    }

    /// Scrolls with the mouse wheel.
    pub(crate) fn mouse(&mut self, mouse: &MouseEvent) {
        match mouse.kind {
            MouseEventKind::ScrollUp => drop(self.key(&KeyCode::Up.into())),
            MouseEventKind::ScrollDown => drop(self.key(&KeyCode::Down.into())),
            _ => (),
        }
    }

    /// Draws as many lines as fit.
    pub(crate) fn draw(&mut self, buffer: &mut Buffer, room: Rect, look: &Look, lines: &[String]) {
        (self.height, self.n_lines) = (room.height.into(), lines.len());
        self.first = self.first.min(self.n_lines.saturating_sub(self.height));
        let shown = lines.iter().skip(self.first).take(self.height);
        let text = Rect { width: room.width.saturating_sub(2), ..room };
        for (row, words) in shown.enumerate() {
            line(buffer, text, row as u16, words, Style::new());
        }
        more(buffer, room, look, self.first > 0, self.first + self.height < self.n_lines);
    }
}

/// Draws signs that there is more text above or below.
fn more(buffer: &mut Buffer, room: Rect, look: &Look, is_above: bool, is_below: bool) {
    if room.width == 0 || room.height == 0 {
        return;
    }
    let (x, bottom) = (room.right() - 1, room.bottom() - 1);
    if is_above {
        buffer[(x, room.y)].set_char(look.pick('▲', '^')).set_style(look.dim());
    }
    if is_below {
        buffer[(x, bottom)].set_char(look.pick('▼', 'v')).set_style(look.dim());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_wrapped_at_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("a\n\nb", 10), ["a", "", "b"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("a b\u{a0}c", 4), ["a", "b c"]);
        assert_eq!(wrap(" a  well-known b", 10), ["a", "well-known", "b"]);
    }

    #[test]
    fn what_is_cut_off_is_seen() {
        assert_eq!(cut("one two", 7), "one two");
        assert_eq!(cut("one two", 6), "one..");
        assert_eq!(cut("größer", 5), "grö..");
        assert_eq!(
            (cut("one", 2), cut("one", 1), cut("one", 0)),
            ("..".into(), ".".into(), "".into())
        );
    }

    #[test]
    fn lists_wrap_around_and_keep_to_their_lines() {
        let key = |code| KeyEvent::from(code);
        let mut chooser = Chooser::default();
        assert_eq!(chooser.key(&key(KeyCode::Up), 3), Chose::Moved);
        assert_eq!(chooser.at, 2);
        chooser.key(&key(KeyCode::Down), 3);
        assert_eq!(chooser.at, 0);
        assert_eq!(chooser.key(&key(KeyCode::Enter), 3), Chose::Taken);
        assert_eq!(chooser.key(&key(KeyCode::Enter), 0), Chose::Nothing);
        chooser.key(&key(KeyCode::End), 3);
        assert_eq!(chooser.at, 2);
    }
}
