//! Reads the lines of a file that may be endless, in a separate thread, so that a blocked read does
//! not keep the program from ending.

use std::io::{BufRead, BufReader, Cursor, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::Duration;

use gridwright::formats::{PlainLines, Splitter};

use super::elements::{Start, read_board, read_list, read_tags, start};
use super::line::Lines;
use super::used::Used;
use crate::complaint::reason;
use crate::input::{MOST_BYTES, is_utf16, not_text, read_utf16};

/// Maximum number of lines that are passed on together, if as many are available.
const TOGETHER: usize = 512;

/// The same for long files of lines that are answered quickly: a quarter of the 81-character lines
/// that one read returns, so that threads rarely wait for one another, and lines and answers are
/// still in the processor's caches when they are written.
const MANY_TOGETHER: usize = 800;

/// The number of lines in a chunk is at most the number of lines read so far, divided by this. So
/// the last chunks of a file are a small part of it, and all threads have work until shortly before
/// its end.
const LONG: usize = 64;

/// Number of chunks that may wait for a worker.
const AHEAD: usize = 4;

/// Time to wait for more lines, if more than one chunk is processed together.
const MORE: Duration = Duration::from_millis(5);

/// The byte order mark that some programs write before a text in UTF-8.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Iterates over all puzzles of a text, of one line or more, until the file ends or `stop` is set.
/// Without `splitter` every line is an item; elements of a JSON list and XML elements with puzzles
/// are items too. Each chunk has the lines that have arrived, so that no line waits for later ones,
/// and up to about `at_once` lines. Chunks that were answered may be given to `used`.
pub(super) fn lines(
    reader: Box<dyn Read + Send>,
    splitter: Option<Splitter>,
    at_once: usize,
    used: Used<Lines>,
    stop: Arc<AtomicBool>,
) -> impl Iterator<Item = Lines> + Send {
    let (send, receive) = mpsc::sync_channel(AHEAD.max(at_once / TOGETHER));
    let mut reader = BufReader::with_capacity(1 << 18, reader);
    thread::spawn(move || {
        if reader.fill_buf().is_ok_and(is_utf16) {
            match read_utf16(reader) {
                Ok(text) => reader = BufReader::new(Box::new(Cursor::new(text.into_bytes()))),
                Err(why) => {
                    // The receiver may be gone already.
                    let _ = send.send(Lines::one(1, Err(&why)));
                    return;
                }
            }
        }
        if reader.fill_buf().is_ok_and(|bytes| bytes.starts_with(BYTE_ORDER_MARK)) {
            reader.consume(BYTE_ORDER_MARK.len());
        }
        match start(&mut reader) {
            Start::List => read_list(reader, &send),
            Start::Board => read_board(reader, &send),
            Start::Tags => read_tags(reader, &send),
            Start::Lines => {
                let most = if at_once == 0 { TOGETHER } else { MANY_TOGETHER };
                read_lines(reader, splitter, most, &used, &send);
            }
        }
    });
    Received { receive, at_once, stop }
}

struct Received {
    receive: Receiver<Lines>,
    at_once: usize,
    stop: Arc<AtomicBool>,
}

impl Iterator for Received {
    type Item = Lines;

    fn next(&mut self) -> Option<Lines> {
        while !self.stop.load(Ordering::Relaxed) {
            match self.receive.recv_timeout(Duration::from_millis(50)) {
                Ok(mut lines) => {
                    while lines.len() + TOGETHER <= self.at_once
                        && let Ok(more) = self.receive.recv_timeout(MORE)
                    {
                        lines.append(&more);
                    }
                    return Some(lines);
                }
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
    most: usize,
    used: &Used<Lines>,
    send: &SyncSender<Lines>,
) {
    let (mut together, mut number) = (Lines::default(), 0);
    let mut places = Vec::new();
    loop {
        let enough = (number / LONG).clamp(TOGETHER, most);
        if splitter.as_ref().is_none_or(Splitter::is_between_puzzles) {
            let mut plain = PlainLines::new(reader.buffer());
            places.clear();
            let text = plain.take_together(enough.saturating_sub(together.len()), &mut places);
            together.push_together(number + 1, text, &places);
            number += places.len();
            let n_read = text.len();
            reader.consume(n_read);
        }
        let has_more = reader.buffer().contains(&b'\n');
        let is_due = !has_more || together.len() >= enough;
        if is_due && !together.is_empty() {
            let next = used.take().cleared();
            if send.send(std::mem::replace(&mut together, next)).is_err() {
                return;
            }
            if has_more {
                continue;
            }
        }

        number += 1;
        let mut bytes = Vec::new();
        let end = reader.by_ref().take(MOST_BYTES + 1).read_until(b'\n', &mut bytes);
        let (text, is_last) = match end {
            Err(error) => (Err(format!("cannot be read: {}", reason(&error))), true),
            Ok(0) => {
                end_puzzle(&mut splitter, &mut together);
                // The receiver may be gone already.
                let _ = send.send(together);
                return;
            }
            Ok(n) if n as u64 > MOST_BYTES => {
                end_puzzle(&mut splitter, &mut together);
                together.push(number, Err("expected a line of at most 4 MiB, found a longer one"));
                // The line may never end, so the error is sent before its end is looked for.
                if send.send(std::mem::take(&mut together)).is_err() {
                    return;
                }
                if bytes.last() != Some(&b'\n') && !skip_line(&mut reader) {
                    let why = "expected the line to end within 64 MiB; the rest is not read";
                    let _ = send.send(Lines::one(number, Err(why)));
                    return;
                }
                continue;
            }
            Ok(_) => (String::from_utf8(bytes).map_err(|error| not_text(&error)), false),
        };
        match &text {
            Err(why) => {
                end_puzzle(&mut splitter, &mut together);
                together.push(number, Err(why));
            }
            Ok(text) => {
                // Some old systems end lines with carriage returns alone, so a text up to a line
                // feed may have many.
                for (i, line) in text.trim_end_matches(['\n', '\r']).split('\r').enumerate() {
                    number += usize::from(i > 0);
                    let is_idle = line.trim().is_empty() || line.trim_start().starts_with('#');
                    match &mut splitter {
                        _ if number == 1 && is_header(line.trim()) => (),
                        Some(splitter) => {
                            for item in splitter.add(number, line) {
                                together.push(item.line, Ok(&item.text));
                            }
                        }
                        None if is_idle => (),
                        None => together.push(number, Ok(line)),
                    }
                }
            }
        }
        if is_last {
            end_puzzle(&mut splitter, &mut together);
            let _ = send.send(together);
            return;
        }
    }
}

/// Skips to the end of a line. Returns whether it was found within the limit.
fn skip_line(reader: &mut impl BufRead) -> bool {
    const MOST_SKIPPED: u64 = 64 << 20;
    let mut rest = reader.take(MOST_SKIPPED);
    rest.skip_until(b'\n').is_ok() && rest.limit() > 0
}

/// Sends the puzzle of several lines that has been read so far.
fn end_puzzle(splitter: &mut Option<Splitter>, together: &mut Lines) {
    for item in splitter.iter_mut().flat_map(Splitter::end) {
        together.push(item.line, Ok(&item.text));
    }
}

/// Whether a line is the header of a format, which stands above its puzzles.
fn is_header(text: &str) -> bool {
    gridwright::formats::formats().any(|known| known.format.header == Some(text))
        || is_columns(text)
}

/// Whether a line has the names of a table's columns, one of which has puzzles.
fn is_columns(text: &str) -> bool {
    const PUZZLES: [&str; 12] = [
        "board",
        "boards",
        "clues",
        "givens",
        "grid",
        "puzzle",
        "puzzles",
        "question",
        "quiz",
        "quizzes",
        "solution",
        "solutions",
    ];
    let is_name = |word: &str| word.chars().all(|c| c.is_ascii_alphabetic() || c == '_');
    let mut words = text.split(',').map(str::trim);
    text.contains(',') && words.clone().all(is_name) && words.any(|word| PUZZLES.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::super::line::Line;
    use super::*;

    fn read(text: &[u8]) -> Vec<(usize, Result<String, String>)> {
        read_from(Box::new(Cursor::new(text.to_vec())))
    }

    fn read_from(reader: Box<dyn Read + Send>) -> Vec<(usize, Result<String, String>)> {
        lines(reader, Some(Splitter::new(None)), 0, Used::default(), Arc::default())
            .flat_map(Lines::each)
            .flat_map(|lines| {
                let owned = |line: Line<'_>| {
                    (line.number, line.text.map(str::to_owned).map_err(str::to_owned))
                };
                lines.iter().map(owned).collect::<Vec<_>>()
            })
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
    fn carriage_returns_alone_end_lines_too() {
        let got = read(b"one\rtwo\r\rfour\r");
        let lines: Vec<(usize, &str)> =
            got.iter().map(|(number, text)| (*number, text.as_deref().unwrap())).collect();
        assert_eq!(lines, [(1, "one"), (2, "two"), (4, "four")]);
        assert_eq!(read(b"one\r\ntwo\r\n").len(), 2);
    }

    #[test]
    fn utf_16_is_read_in_both_orders() {
        for of in [u16::to_le_bytes, u16::to_be_bytes] {
            let bytes: Vec<u8> = "\u{feff}one\ntwo\n".encode_utf16().flat_map(of).collect();
            assert_eq!(read(&bytes), [(1, Ok("one".to_owned())), (2, Ok("two".to_owned()))]);
        }
        assert!(read(&[0xff, 0xfe, 0x00, 0xd8])[0].1.is_err());
    }

    #[test]
    fn names_of_columns_are_no_puzzle() {
        for head in ["puzzle,solution", "quizzes,solutions", "id,puzzle,solution,clues,difficulty"]
        {
            assert_eq!(
                read(format!("{head}\na\n").as_bytes()),
                [(2, Ok("a".to_owned()))],
                "{head}"
            );
        }
        assert_eq!(read(b"hello,world\na\n").len(), 2);
    }

    #[test]
    fn a_board_in_brackets_is_one_item() {
        let got = read(b"[[1,2],\n [3,4]]\n");
        assert_eq!(got, [(1, Ok("[[1,2],\n [3,4]]\n".to_owned()))]);
        assert_eq!(read(b"[[[1]],[[2]]]").len(), 2);
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
    fn a_line_that_never_ends_is_refused_at_once_and_ends_the_batch() {
        let got = read_from(Box::new(std::io::repeat(0)));
        let said = |i: usize, part: &str| got[i].1.as_ref().is_err_and(|why| why.contains(part));
        assert!(got.len() == 2 && said(0, "at most 4 MiB") && said(1, "the rest is not read"));
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
    fn as_many_lines_come_together_as_are_asked_for() {
        let text = "12..34..\n".repeat(5_000);
        let handfuls = |at_once| -> Vec<Vec<usize>> {
            let reader = Box::new(Cursor::new(text.clone().into_bytes()));
            let numbers = |lines: Lines| lines.iter().map(|line| line.number).collect();
            lines(reader, None, at_once, Used::default(), Arc::default()).map(numbers).collect()
        };
        for (at_once, most) in [(0, TOGETHER), (2_048, 2_048), (100_000, 5_000)] {
            let handfuls = handfuls(at_once);
            assert_eq!(handfuls.concat(), (1..=5_000).collect::<Vec<_>>());
            let longest = handfuls.iter().map(Vec::len).max();
            assert!(longest <= Some(most), "{longest:?} of {most}");
            assert!(at_once == 0 || longest > Some(TOGETHER), "{longest:?} of {most}");
        }
    }

    #[test]
    fn long_files_come_in_larger_handfuls_in_memory_that_was_used() {
        let text: String = (1..=60_000).map(|number| format!("{number:0>64}\n")).collect();
        for (at_once, most) in [(0, TOGETHER), (512, MANY_TOGETHER)] {
            let used = Used::default();
            let reader = Box::new(Cursor::new(text.clone().into_bytes()));
            let (mut next, mut longest) = (1, 0);
            for lines in lines(reader, None, at_once, used.clone(), Arc::default()) {
                for line in lines.iter() {
                    let number = line.text.expect("digits").parse::<usize>().expect("a number");
                    assert_eq!((line.number, number), (next, next));
                    next += 1;
                }
                longest = longest.max(lines.len());
                used.give(lines, 0);
            }
            assert_eq!((next, longest), (60_001, most));
        }
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
        let mut waiting = lines(Box::new(Waiting), None, 0, Used::default(), Arc::clone(&stop));
        let setter = thread::spawn(move || stop.store(true, Ordering::Relaxed));
        assert!(waiting.next().is_none());
        setter.join().expect("it only sets a flag");
    }
}
