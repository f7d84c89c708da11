//! Splits a JSON list or an XML file, which may be endless, into its elements.

use std::io::{BufRead, BufReader, Read};
use std::sync::mpsc::SyncSender;

use super::line::Lines;
use crate::complaint::reason;
use crate::input::{MOST_BYTES, not_text};

/// The kind of a text, judged by its first characters.
pub(super) enum Start {
    /// A JSON list.
    List,
    /// A board as nested lists.
    Board,
    /// XML.
    Tags,
    /// Anything else.
    Lines,
}

/// Detects the kind of a text without consuming any of it.
pub(super) fn start(reader: &mut BufReader<Box<dyn Read + Send>>) -> Start {
    let is_blank = |byte: &u8| byte.is_ascii_whitespace() || "\u{feff}".as_bytes().contains(byte);
    let Ok(bytes) = reader.fill_buf() else { return Start::Lines };
    let mut bytes = bytes.iter().filter(|byte| !is_blank(byte));
    match (bytes.next(), bytes.next(), bytes.next()) {
        // A section header such as [Puzzle] is not a list.
        (Some(b'['), Some(next), _) if next.is_ascii_alphabetic() => Start::Lines,
        (Some(b'['), Some(b'['), Some(next)) if !b"[{]".contains(next) => Start::Board,
        (Some(b'['), ..) => Start::List,
        (Some(b'<'), ..) => Start::Tags,
        _ => Start::Lines,
    }
}

/// Sends the whole text as one line.
pub(super) fn read_board(reader: impl BufRead, send: &SyncSender<Lines>) {
    let mut bytes = Vec::new();
    let text = match reader.take(MOST_BYTES + 1).read_to_end(&mut bytes) {
        Err(error) => Err(format!("cannot be read: {}", reason(&error))),
        Ok(n) if n as u64 > MOST_BYTES => {
            Err("expected a board of at most 4 MiB, found a longer one".to_owned())
        }
        Ok(_) => String::from_utf8(bytes).map_err(|error| not_text(&error)),
    };
    // The receiver may be gone already.
    let _ = send.send(Lines::one(1, text.as_deref().map_err(String::as_str)));
}

/// Sends every element that holds a puzzle as a line of its own.
pub(super) fn read_tags(mut reader: impl BufRead, send: &SyncSender<Lines>) {
    let is_known = |tag: &str| {
        let name = tag.trim_start_matches('<').split([' ', '\t', '\r', '\n', '/', '>']).next();
        gridwright::formats::formats()
            .any(|known| known.format.tag.is_some() && known.format.tag == name)
    };
    let send = |number: usize, text: Result<String, String>| {
        send.send(Lines::one(number, text.as_deref().map_err(String::as_str))).is_ok()
    };
    let mut number = 1;
    loop {
        // The text between two tags and then a tag, each with its last byte.
        let mut parts = [Vec::new(), Vec::new()];
        for (part, end) in parts.iter_mut().zip([b'<', b'>']) {
            let read = reader.by_ref().take(MOST_BYTES).read_until(end, part);
            if let Err(error) = read {
                send(number, Err(format!("cannot be read: {}", reason(&error))));
                return;
            }
        }
        let breaks = |part: &[u8]| part.iter().filter(|&&byte| byte == b'\n').count();
        let [between, tag] = parts;
        number += breaks(&between);
        let text = String::from_utf8(tag).map(|tag| format!("<{tag}"));
        let text = text.map_err(|error| not_text(&error));
        let (n_breaks, is_end) = match &text {
            Ok(text) => (breaks(text.as_bytes()), text == "<"),
            Err(_) => (0, false),
        };
        if is_end {
            return;
        }
        let matters = text.as_ref().map_or(true, |text| is_known(text));
        if matters && !send(number, text) {
            return;
        }
        number += n_breaks;
    }
}

/// Sends every element of the list as a line of its own, with the number of the line it starts in.
pub(super) fn read_list(reader: impl BufRead, send: &SyncSender<Lines>) {
    let mut elements = Elements { is_open: false, depth: 0, in_string: false, is_escaped: false };
    let (mut element, mut number, mut start) = (Vec::new(), 1, 1);
    let send = |text: Result<String, String>, number: usize| {
        let is_blank = text.as_ref().is_ok_and(|text| text.trim().is_empty());
        let line = || Lines::one(number, text.as_deref().map_err(String::as_str));
        is_blank || send.send(line()).is_ok()
    };
    for byte in reader.bytes() {
        let byte = match byte {
            Ok(byte) => byte,
            Err(error) => {
                send(Err(format!("cannot be read: {}", reason(&error))), number);
                return;
            }
        };
        number += usize::from(byte == b'\n');
        let is_end = elements.is_end(byte);
        if !is_end && (elements.is_inside() || !byte.is_ascii_whitespace()) {
            if element.is_empty() {
                start = number;
            }
            element.push(byte);
        }
        if element.len() as u64 > MOST_BYTES {
            let why = "expected elements of at most 4 MiB in the list, found a longer one";
            send(Err(why.to_owned()), start);
            return;
        }
        if is_end {
            let text = String::from_utf8(std::mem::take(&mut element));
            if !send(text.map_err(|error| not_text(&error)), start) {
                return;
            }
        }
    }
    if elements.is_open {
        let why = "expected a closing bracket at the end of the list";
        send(Err(why.to_owned()), number);
    }
}

/// The state of the scanner in a list.
struct Elements {
    /// Whether the list has started and not ended.
    is_open: bool,
    /// Number of open brackets and braces within the element.
    depth: usize,
    in_string: bool,
    is_escaped: bool,
}

impl Elements {
    fn is_inside(&self) -> bool {
        self.depth > 0 || self.in_string
    }

    /// Processes a byte. Returns whether it is a comma or bracket of the list itself.
    fn is_end(&mut self, byte: u8) -> bool {
        if self.in_string {
            self.in_string = self.is_escaped || byte != b'"';
            self.is_escaped = byte == b'\\' && !self.is_escaped;
            return false;
        }
        match byte {
            b'[' if !self.is_open => {
                self.is_open = true;
                return true;
            }
            b',' if self.depth == 0 => return true,
            b']' if self.depth == 0 => {
                self.is_open = false;
                return true;
            }
            b'"' => self.in_string = true,
            b'[' | b'{' => self.depth += 1,
            b']' | b'}' => self.depth = self.depth.saturating_sub(1),
            _ => (),
        }
        false
    }
}
