//! Reads puzzles from a file, from standard input, or from the command line itself.

use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};

use anyhow::Result;
use gridwright::formats::{FormatOf, Record, open_record, read_as};
use gridwright::text::{ParseErrorKind, is_file_name};
use gridwright::{Budget, Family, OpenError, family};
use gridwright_api::{ErrorAnswer, ErrorCode, Message, MessageArg, PuzzleInput, open_error};

use crate::args::{PuzzleArgs, one_word_too_many, several_files};
use crate::complaint::{Complaint, reason, remark};
use crate::words::{in_words, phrase};

/// Maximum size of a puzzle's text in bytes; no puzzle is that long.
pub(crate) const MOST_BYTES: u64 = 4 << 20;

/// Number of characters of a long line that are shown around the caret.
const EXCERPT: usize = 72;

/// The requested puzzle: its family, if one is given, and the source of its text.
pub(crate) struct Request {
    pub(crate) family: Option<&'static dyn Family>,
    place: Where,
}

enum Where {
    /// One file, or several that make one puzzle.
    Files(Vec<PathBuf>),
    Stdin,
    /// An id or a board in the command line itself.
    Word(String),
}

/// The text of a puzzle, with names for error messages.
pub(crate) struct Source {
    /// The first line of each part of the text, with the name of its file.
    names: Vec<(usize, String)>,
    text: String,
    is_word: bool,
}

impl Request {
    /// Interprets the arguments `[FAMILY] [PUZZLE] [-f FILE]`.
    ///
    /// # Errors
    /// When the words contradict one another, or nothing is there to be read.
    pub(crate) fn of(args: &PuzzleArgs) -> Result<Request> {
        let (family, word) = family_and_word(args)?;
        let place = match (word, args.files.clone()) {
            (Some(word), files) if !files.is_empty() => {
                let sentence = format!("expected one puzzle, found both {word:?} and -f");
                return Err(Complaint::bad(sentence).into());
            }
            (Some(word), _) if word == "-" => Where::Stdin,
            (Some(word), _) if Path::new(&word).exists() => Where::Files(vec![word.into()]),
            (Some(word), _) => Where::Word(word),
            (None, files) if !files.is_empty() => Where::Files(files),
            (None, _) if io::stdin().is_terminal() => {
                return Err(Complaint::bad(
                    "expected a puzzle: give a file, an id, a board in one line, or - to type one",
                )
                .into());
            }
            (None, _) => Where::Stdin,
        };
        Ok(Request { family, place })
    }

    /// Reads the whole text.
    ///
    /// # Errors
    /// When it cannot be read, is too long, or is not text.
    pub(crate) fn read(&self) -> Result<Source> {
        let (names, text, is_word) = match &self.place {
            Where::Word(word) => (vec![(1, "argument".to_owned())], word.clone(), true),
            Where::Stdin => {
                let text = read_text(Path::new("-"))?;
                (vec![(1, name_of(Path::new("-")))], text, false)
            }
            Where::Files(files) => {
                let (mut names, mut text) = (Vec::new(), String::new());
                for file in files {
                    if !names.is_empty() {
                        // An empty line separates the files, even if the first has no line break at
                        // its end.
                        text.push_str(if text.ends_with('\n') { "\n" } else { "\n\n" });
                    }
                    names.push((text.lines().count() + 1, name_of(file)));
                    text.push_str(&read_text(file)?);
                }
                (names, text, false)
            }
        };
        Ok(Source { names, text, is_word })
    }
}

/// The name of a file in error messages.
pub(crate) fn name_of(path: &Path) -> String {
    if path.as_os_str() == "-" { "standard input".to_owned() } else { path.display().to_string() }
}

/// The text of a file, or of standard input for `-`.
///
/// # Errors
/// When it cannot be read, is too long, or is not text.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    let expected =
        "one puzzle of at most 4 MiB, found more; --batch reads many puzzles, one a line";
    read_up_to(path, MOST_BYTES, expected)
}

/// The text of a file that belongs to a puzzle or a book, such as a list of words.
///
/// # Errors
/// When it cannot be read, is too long, or is not text.
pub(crate) fn read_part(path: &Path, what: &str) -> Result<String> {
    read_up_to(path, MOST_BYTES, &format!("{what} of at most 4 MiB, found more"))
}

/// Whether a text is a saved game.
pub(crate) fn is_saved_game(text: &str) -> bool {
    text.trim_start().starts_with("gridwright-game")
}

/// The text of an explanation, which is longer than its puzzle.
///
/// # Errors
/// When it cannot be read, is too long, or is not text.
pub(crate) fn read_proof(path: &Path) -> Result<String> {
    read_up_to(path, 256 << 20, "an explanation of at most 256 MiB, found more")
}

/// The text of a request, which may contain an explanation.
///
/// # Errors
/// When it cannot be read, is too long, or is not text.
pub(crate) fn read_request(path: &Path) -> Result<String> {
    read_up_to(path, 256 << 20, "a request of at most 256 MiB, found more")
}

/// The text of a log of books, which has a line for each puzzle.
///
/// # Errors
/// When it cannot be read, is too long, or is not text.
pub(crate) fn read_log(path: &Path) -> Result<String> {
    read_up_to(path, 64 << 20, "a log of at most 64 MiB, found more")
}

fn read_up_to(path: &Path, most: u64, expected: &str) -> Result<String> {
    let bytes = if path.as_os_str() == "-" {
        read_all(io::stdin().lock(), most, expected)
    } else {
        open_file(path).and_then(|file| read_all(file, most, expected))
    };
    let complain = |sentence: String| Complaint::io(format!("{}: {sentence}", name_of(path)));
    let bytes = bytes.map_err(complain)?;
    let text = decoded(bytes).map_err(complain)?;
    Ok(text)
}

/// Decodes text: UTF-8, or UTF-16 if it starts with a byte order mark.
fn decoded(bytes: Vec<u8>) -> Result<String, String> {
    let pairs = |bytes: &[u8], of: fn([u8; 2]) -> u16| -> Result<String, String> {
        let units = bytes.chunks(2).map(|pair| of([pair[0], pair.get(1).copied().unwrap_or(0)]));
        let text: Result<String, _> = char::decode_utf16(units).collect();
        text.map_err(|_| "expected text, found broken UTF-16".to_owned())
    };
    match bytes.as_slice() {
        [0xff, 0xfe, rest @ ..] => pairs(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => pairs(rest, u16::from_be_bytes),
        _ => match bytes.iter().position(|&byte| byte == 0) {
            Some(at) if std::str::from_utf8(&bytes).is_ok() => {
                Err(format!("expected text in UTF-8, found a zero byte at offset {at}"))
            }
            _ => String::from_utf8(bytes).map_err(|error| not_text(&error)),
        },
    }
}

/// The family given, and the other argument. A single word is a family if one has that name.
///
/// # Errors
/// When there are two arguments and the first is not a family.
pub(crate) fn family_and_word(
    args: &PuzzleArgs,
) -> Result<(Option<&'static dyn Family>, Option<String>)> {
    let Some(first) = args.family.clone() else { return Ok((None, None)) };
    match (family(&first), args.puzzle.clone()) {
        (Some(family), rest) => Ok((Some(family), rest)),
        (None, None) => Ok((None, Some(first))),
        (None, Some(_)) if Path::new(&first).exists() => {
            Err(Complaint::bad(several_files()).into())
        }
        (None, Some(second)) if family(&second).is_some() => {
            let sentence = format!("expected the family before the puzzle, found {second:?}");
            Err(Complaint::bad(sentence).into())
        }
        (None, Some(second)) if is_puzzle(&first) => {
            Err(Complaint::bad(one_word_too_many(&second)).into())
        }
        (None, Some(_)) => Err(unknown_family(first)),
    }
}

/// Whether a word is a puzzle or an id, without making the puzzle of the id.
fn is_puzzle(word: &str) -> bool {
    let is_recipe = || word.parse::<gridwright::Recipe>().is_ok();
    is_recipe() || open_record(word, None, &mut Budget::nodes(0)).is_ok()
}

fn unknown_family(name: String) -> anyhow::Error {
    Complaint::of(open_error(&OpenError::Family(name))).into()
}

/// The family given for a whole batch.
///
/// # Errors
/// When the argument is not a family.
pub(crate) fn batch_family(args: &PuzzleArgs) -> Result<Option<&'static dyn Family>> {
    match family_and_word(args)? {
        (family, None) => Ok(family),
        (_, Some(word)) => Err(unknown_family(word)),
    }
}

/// Opens the file of a batch, for reading in another thread.
///
/// # Errors
/// When it cannot be opened.
pub(crate) fn batch_reader(path: &Path) -> Result<Box<dyn Read + Send>> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(io::stdin()));
    }
    let named = |why| Complaint::io(format!("{}: {why}", path.display()));
    Ok(Box::new(open_file(path).map_err(named)?))
}

/// Whether bytes start with a byte order mark of UTF-16.
pub(crate) fn is_utf16(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff])
}

/// Reads a whole text in UTF-16.
pub(crate) fn read_utf16(reader: impl Read) -> Result<String, String> {
    read_all(reader, 64 << 20, "text in UTF-16 of at most 64 MiB, found more").and_then(decoded)
}

fn open_file(path: &Path) -> Result<File, String> {
    let cannot = |error: &io::Error| format!("cannot be read: {}", reason(error));
    let file = File::open(path).map_err(|error| cannot(&error))?;
    let about = file.metadata().map_err(|error| cannot(&error))?;
    if about.is_dir() {
        return Err("expected a file, found a folder".to_owned());
    }
    Ok(file)
}

fn read_all(reader: impl Read, most: u64, expected: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let end = reader.take(most + 1).read_to_end(&mut bytes);
    end.map_err(|error| format!("cannot be read: {}", reason(&error)))?;
    if bytes.len() as u64 > most {
        return Err(format!("expected {expected}"));
    }
    Ok(bytes)
}

/// The error message for bytes that are not valid text.
pub(crate) fn not_text(error: &std::string::FromUtf8Error) -> String {
    let offset = error.utf8_error().valid_up_to();
    let byte = error.as_bytes()[offset];
    format!("expected text in UTF-8, found byte 0x{byte:02x} at offset {offset}")
}

impl Source {
    /// The text.
    pub(crate) fn into_text(self) -> String {
        self.text
    }

    /// Parses the puzzle, in the given format if any.
    ///
    /// # Errors
    /// The position and the expected form.
    pub(crate) fn open(
        &self,
        family: Option<&'static dyn Family>,
        from: Option<FormatOf>,
        budget: &mut Budget,
    ) -> Result<Record> {
        let record = match from {
            Some(from) => read_as(from, &self.text),
            None => open_record(&self.text, family, budget),
        };
        let record = record.map_err(|error| {
            let mut answer = open_error(&error);
            if is_several(&error) {
                answer.detail.push_str("; --batch reads many");
            }
            self.complaint(answer)
        })?;
        Ok(record)
    }

    /// Rejects or reports parts of the text that the puzzle ignores, such as rules in words.
    ///
    /// # Errors
    /// Naming the first such part, if `is_strict`.
    pub(crate) fn look_at_notes(&self, record: &Record, is_strict: bool) -> Result<()> {
        if let Some(error) = note_error(record).filter(|_| is_strict) {
            return Err(self.complaint(error).into());
        }
        if !record.notes.is_empty() {
            let notes = record.notes.iter().map(|note| in_words(note)).collect::<Vec<_>>();
            remark(phrase("cli-run.notes-ignored", &[("what", notes.join(", ").into())]));
        }
        Ok(())
    }

    /// The recipe, if the text is one.
    pub(crate) fn recipe(&self) -> Option<String> {
        self.text.trim().parse::<gridwright::Recipe>().ok().map(|recipe| recipe.to_string())
    }

    /// The text, if it is a saved game.
    pub(crate) fn saved_game(&self) -> Option<String> {
        is_saved_game(&self.text).then(|| self.text.clone())
    }

    /// The text as the puzzle of a request.
    pub(crate) fn input(
        &self,
        family: Option<&'static dyn Family>,
        from: Option<FormatOf>,
    ) -> PuzzleInput {
        let mut source = gridwright_api::Source::new(self.text.as_str());
        source.family = family.map(|family| family.info().id.to_owned());
        source.from = from.map(|from| from.format.name.to_owned());
        source.into()
    }

    /// An error in this text, with the name of its file and the line within that file.
    pub(crate) fn complaint(&self, mut error: ErrorAnswer) -> Complaint {
        let place = error.line.zip(error.column);
        let excerpt = place.and_then(|(line, column)| self.excerpt(line, column));
        let (mut first, mut name) = (1, self.names[0].1.as_str());
        if let Some((line, column)) = place {
            if let Some((start, last)) = self.names.iter().rfind(|(start, _)| *start <= line) {
                (first, name) = (*start, last);
            }
            let shown = |line: usize| format!("line {line}, column {column}: ");
            let own = line + 1 - first;
            error.detail = error.detail.replacen(&shown(line), &shown(own), 1);
            error.line = Some(own);
        }
        error.detail = format!("{name}: {}", error.detail);
        error.message = error.message.map(|inner| {
            let args = [
                ("name", MessageArg::Text(name.to_owned())),
                ("error", MessageArg::Message(*inner)),
            ];
            Box::new(Message { key: "error.in-file", args: args.into() })
        });
        if self.is_word && error.code == ErrorCode::BadPuzzle && is_file_name(&self.text) {
            return no_file(&self.text);
        }
        Complaint { excerpt, ..Complaint::of(error) }
    }

    /// The line with the error, with a caret under the column.
    fn excerpt(&self, line: usize, column: usize) -> Option<String> {
        let shown = |c: char| if c.is_control() { ' ' } else { c };
        let letters: Vec<char> = self.text.lines().nth(line - 1)?.chars().map(shown).collect();
        // A line longer than the screen is cut so that the caret is visible.
        let first = column.saturating_sub(EXCERPT / 2).min(letters.len());
        let last = (first + EXCERPT).min(letters.len());
        let line: String = letters[first..last].iter().collect();
        Some(format!("  {line}\n  {}^\n", " ".repeat((column - 1).saturating_sub(first))))
    }
}

fn no_file(name: &str) -> Complaint {
    Complaint::io(format!("there is no file {name:?}"))
}

/// Rejects a word that looks like a file name but is neither a file nor a puzzle.
///
/// # Errors
/// Naming the file.
pub(crate) fn refuse_file_name(word: &str, family: Option<&'static dyn Family>) -> Result<()> {
    let is_puzzle = || open_record(word, family, &mut Budget::nodes(0)).is_ok();
    if is_file_name(word) && !Path::new(word).exists() && !is_puzzle() {
        return Err(no_file(word).into());
    }
    Ok(())
}

/// The error for a text with parts that its puzzle ignores, if there are any.
pub(crate) fn note_error(record: &Record) -> Option<ErrorAnswer> {
    let note = record.notes.first()?;
    Some(ErrorAnswer::new(ErrorCode::BadPuzzle, format!("expected no {note} with --strict")))
}

/// Whether a text was rejected because it has several puzzles.
fn is_several(error: &OpenError) -> bool {
    match error {
        OpenError::Parse(error) | OpenError::ReadAs { error, .. } => {
            error.kind == ParseErrorKind::SeveralPuzzles
        }
        _ => false,
    }
}
