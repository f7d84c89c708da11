//! The lines of a file that may be endless, read by a thread of its own so that a reader that
//! waits can be left behind.

use std::io::{BufRead, BufReader, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::Duration;

use gridwright::formats::{Item, Splitter};

use super::elements::{Start, read_list, read_tags, start};
use super::line::Line;
use crate::complaint::reason;
use crate::input::{MOST_BYTES, not_text};

/// How many lines are handed on together, where so many are there at once.
const TOGETHER: usize = 256;

/// How many such handfuls may wait to be worked on.
const AHEAD: usize = 4;

/// All puzzles of a text, of one line or more, all lines where nothing splits the text, all elements of a
/// list, or all tags that hold a puzzle, until the file ends or `stop` is set: as many together as have arrived, so that nobody
/// waits for a line that is there.
pub(super) fn lines(
    reader: Box<dyn Read + Send>,
    splitter: Option<Splitter>,
    stop: Arc<AtomicBool>,
) -> impl Iterator<Item = Vec<Line>> + Send {
    let (send, receive) = mpsc::sync_channel(AHEAD);
    let mut reader = BufReader::with_capacity(1 << 16, reader);
    thread::spawn(move || match start(&mut reader) {
        Start::List => read_list(reader, &send),
        Start::Tags => read_tags(reader, &send),
        Start::Lines => read_lines(reader, splitter, &send),
    });
    Lines { receive, stop }
}

struct Lines {
    receive: Receiver<Vec<Line>>,
    stop: Arc<AtomicBool>,
}

impl Iterator for Lines {
    type Item = Vec<Line>;

    fn next(&mut self) -> Option<Vec<Line>> {
        while !self.stop.load(Ordering::Relaxed) {
            match self.receive.recv_timeout(Duration::from_millis(50)) {
                Ok(lines) => return Some(lines),
                Err(RecvTimeoutError::Timeout) => (),
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
        None
    }
}

fn read_lines(
    mut reader: BufReader<Box<dyn Read + Send>>,
    mut splitter: Option<Splitter>,
    send: &SyncSender<Vec<Line>>,
) {
    let whole = |item: Item| Line { number: item.line, text: Ok(item.text) };
    let mut together = Vec::new();
    for number in 1.. {
        let mut bytes = Vec::new();
        let end = reader.by_ref().take(MOST_BYTES + 1).read_until(b'\n', &mut bytes);
        let (text, is_last) = match end {
            Err(error) => (Err(format!("cannot be read: {}", reason(&error))), true),
            Ok(0) => {
                together.extend(splitter.iter_mut().flat_map(Splitter::end).map(whole));
                // Nobody may be left to hear of the last ones.
                let _ = send.send(together);
                return;
            }
            Ok(n) if n as u64 > MOST_BYTES => {
                let is_last = bytes.last() != Some(&b'\n') && reader.skip_until(b'\n').is_err();
                (Err("expected a line of at most 4 MiB, found a longer one".to_owned()), is_last)
            }
            Ok(_) => (String::from_utf8(bytes).map_err(|error| not_text(&error)), false),
        };
        match (text, &mut splitter) {
            (Ok(text), _) if number == 1 && is_header(text.trim()) => (),
            (Ok(text), Some(splitter)) => {
                together.extend(splitter.add(number, &text).into_iter().map(whole));
            }
            (Ok(text), None) if text.trim().is_empty() || text.trim_start().starts_with('#') => (),
            (text, splitter) => {
                together.extend(splitter.iter_mut().flat_map(Splitter::end).map(whole));
                together.push(Line { number, text });
            }
        }
        let has_more = !is_last && reader.buffer().contains(&b'\n');
        let is_due = !has_more || together.len() >= TOGETHER;
        if is_due && !together.is_empty() && send.send(std::mem::take(&mut together)).is_err() {
            return;
        }
        if is_last {
            // Nobody may be left to hear of the last ones.
            let rest = splitter.iter_mut().flat_map(Splitter::end).map(whole).collect();
            let _ = send.send(rest);
            return;
        }
    }
}

/// Whether a line stands above the puzzles of a format.
fn is_header(text: &str) -> bool {
    gridwright::formats::formats().any(|known| known.format.header == Some(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &[u8]) -> Vec<(usize, Result<String, String>)> {
        let reader = Box::new(std::io::Cursor::new(text.to_vec()));
        lines(reader, Some(Splitter::new(None)), Arc::default())
            .flatten()
            .map(|line| (line.number, line.text))
            .collect()
    }

    #[test]
    fn blank_lines_and_comments_are_passed_over_but_counted() {
        let got = read(b"one\n\n  # two\nthree");
        assert_eq!(got, [(1, Ok("one".to_owned())), (4, Ok("three".to_owned()))]);
    }

    #[test]
    fn a_line_that_is_no_text_does_not_hide_the_next() {
        let got = read(b"a\xff\nb\n");
        let why = "expected text in UTF-8, found byte 0xff at offset 1".to_owned();
        assert_eq!(got, [(1, Err(why)), (2, Ok("b".to_owned()))]);
    }

    #[test]
    fn an_endless_line_is_refused_and_skipped() {
        let mut text = vec![b'.'; MOST_BYTES as usize + 5];
        text.extend_from_slice(b"\nb\n");
        let got = read(&text);
        assert!(got[0].1.as_ref().is_err_and(|why| why.contains("4 MiB")));
        assert_eq!(got[1], (2, Ok("b".to_owned())));
    }

    #[test]
    fn a_list_is_read_element_by_element() {
        let got = read(b" [\n{\"a\": [1, \"],{\\\"\"]},\n  {\n\"b\": 2}\n]\n");
        let texts: Vec<(usize, &str)> =
            got.iter().map(|(number, text)| (*number, text.as_deref().unwrap())).collect();
        assert_eq!(texts, [(2, r#"{"a": [1, "],{\""]}"#), (3, "{\n\"b\": 2}")]);
        assert!(read(b"[]").is_empty());
        let cut = read(b"[{\"a\": 1}, {");
        assert_eq!(cut.len(), 2);
        assert!(cut[1].1.as_ref().is_err_and(|why| why.contains("closing bracket")));
    }

    #[test]
    fn a_file_of_tags_is_read_tag_by_tag() {
        let text =
            "<?xml?>\n<opensudoku>\n<name>a</name><game data=\"1\"/>\n<game\n data='2'></game>";
        let got = read(format!("{text}</opensudoku>").as_bytes());
        let texts: Vec<(usize, &str)> =
            got.iter().map(|(number, text)| (*number, text.as_deref().unwrap())).collect();
        assert_eq!(texts, [(3, "<game data=\"1\"/>"), (4, "<game\n data='2'>")]);
        assert!(read(b"<").is_empty() && read(b"<<<<>").is_empty());
    }

    #[test]
    fn a_stop_ends_a_reader_that_waits() {
        struct Waiting;
        impl Read for Waiting {
            fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
                loop {
                    thread::park();
                }
            }
        }
        let stop = Arc::new(AtomicBool::new(false));
        let mut waiting = lines(Box::new(Waiting), None, Arc::clone(&stop));
        let setter = thread::spawn(move || stop.store(true, Ordering::Relaxed));
        assert!(waiting.next().is_none());
        setter.join().expect("it only sets a flag");
    }
}
