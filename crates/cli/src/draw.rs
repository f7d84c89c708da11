//! How a puzzle is shown: as a picture to people, as plain text that reads again to programs.

use std::io::IsTerminal;

use anyhow::Result;
use gridwright::scene::{Marks, Scene};
use gridwright::{Info, Position, Puzzle, Step, Value};
use gridwright_render::{Charset, Ink, TextStyle, text};

use crate::args::{Color, DrawingArgs};
use crate::complaint::{Complaint, remark};
use crate::output::Sink;
use crate::words::{say, texts};

/// Whether to draw, and how.
pub(crate) struct Style {
    /// Whether a picture is wanted, or text that reads again.
    pub(crate) is_drawn: bool,
    text: TextStyle,
    symbols: String,
}

impl Style {
    /// A terminal gets a picture, as does whoever asks for a way of drawing.
    pub(crate) fn of(args: &DrawingArgs, sink: &Sink) -> Style {
        let &DrawingArgs { color, ascii, ref symbols } = args;
        let ink = match color {
            Color::Always => Ink::Ansi,
            Color::Auto if sink.is_terminal() && allows_colour() => Ink::Ansi,
            Color::Auto | Color::Never => Ink::Plain,
        };
        let wants_picture = color == Color::Always || ascii || symbols.is_some();
        Style {
            is_drawn: sink.is_terminal() || wants_picture,
            text: TextStyle {
                charset: if ascii || (sink.is_terminal() && !has_unicode()) {
                    Charset::Ascii
                } else {
                    Charset::Unicode
                },
                ink,
                width: terminal_width(sink),
            },
            symbols: symbols.as_deref().unwrap_or("plain").to_owned(),
        }
    }

    /// Makes sure that the family has the symbols asked for.
    ///
    /// # Errors
    /// Naming the sets there are.
    pub(crate) fn check(&self, info: &Info) -> Result<()> {
        self.symbol_set(info).map(drop)
    }

    fn symbol_set(&self, info: &Info) -> Result<usize> {
        info.symbol_set(&self.symbols).ok_or_else(|| {
            let known: Vec<&str> =
                ["plain"].into_iter().chain(info.symbol_sets.iter().map(|set| set.name)).collect();
            let (asked, known) = (&self.symbols, known.join(", "));
            Complaint::bad(format!("--symbols {asked}: expected one of {known}")).into()
        })
    }

    /// The picture, with everything that is marked on it.
    ///
    /// # Errors
    /// When the family has no such symbols.
    pub(crate) fn picture(&self, puzzle: &dyn Puzzle, marks: Marks) -> Result<String> {
        Ok(text(&self.scene(puzzle, marks)?, &self.text))
    }

    /// The same with a legend of the marks.
    ///
    /// # Errors
    /// When the family has no such symbols.
    pub(crate) fn marked_picture(&self, puzzle: &dyn Puzzle, marks: Marks) -> Result<String> {
        let marks = Marks { symbols: self.symbol_set(puzzle.info())?, ..marks };
        Ok(text(&texts().marked_scene(puzzle, &marks), &self.text))
    }

    /// The picture before any format, in the symbols asked for.
    ///
    /// # Errors
    /// When the family has no such symbols.
    pub(crate) fn scene(&self, puzzle: &dyn Puzzle, marks: Marks) -> Result<Scene> {
        let marks = Marks { symbols: self.symbol_set(puzzle.info())?, ..marks };
        let mut scene = Scene::default();
        puzzle.draw(&marks, &mut scene);
        Ok(scene)
    }

    /// The picture of a step, with a legend, before any format.
    ///
    /// # Errors
    /// When the family has no such symbols.
    pub(crate) fn step_scene(
        &self,
        puzzle: &dyn Puzzle,
        position: &Position,
        step: &Step,
    ) -> Result<Scene> {
        Ok(texts().step_scene(puzzle, position, step, self.symbol_set(puzzle.info())?))
    }

    /// The same as text.
    ///
    /// # Errors
    /// When the family has no such symbols.
    pub(crate) fn step_picture(
        &self,
        puzzle: &dyn Puzzle,
        position: &Position,
        step: &Step,
    ) -> Result<String> {
        Ok(text(&self.step_scene(puzzle, position, step)?, &self.text))
    }

    /// The board with these values, drawn or as text that reads again.
    ///
    /// # Errors
    /// When the family has no such symbols.
    pub(crate) fn board(&self, puzzle: &dyn Puzzle, values: &[Option<Value>]) -> Result<String> {
        let plain = || ended(puzzle.with_givens(values.to_vec()).text());
        match self.text.width {
            _ if !self.is_drawn => Ok(plain()),
            // A picture that wraps shows nothing; the text at least can be read.
            Some(width) if width < least_width(puzzle) => {
                let least = least_width(puzzle);
                let args = [("least", least.into()), ("width", width.into())];
                remark(say("cli-run.narrow", &args));
                Ok(plain())
            }
            _ => self.picture(puzzle, Marks::with(values.to_vec())),
        }
    }

    /// A remark that should not draw attention.
    pub(crate) fn dim(&self, words: &str) -> String {
        match self.text.ink {
            Ink::Plain => words.to_owned(),
            Ink::Ansi => format!("\x1b[2m{words}\x1b[0m"),
        }
    }

    /// Words that should stand out.
    pub(crate) fn bold(&self, words: &str) -> String {
        match self.text.ink {
            Ink::Plain => words.to_owned(),
            Ink::Ansi => format!("\x1b[1m{words}\x1b[0m"),
        }
    }
}

/// The columns of the narrowest picture: two a cell, and the border.
fn least_width(puzzle: &dyn Puzzle) -> usize {
    2 * puzzle.board().cols + 1
}

/// Text with exactly one line break at its end.
pub(crate) fn ended(mut text: String) -> String {
    text.truncate(text.trim_end_matches('\n').len());
    text.push('\n');
    text
}

/// All values of a solution, as values that may be missing.
pub(crate) fn filled(solution: &[Value]) -> Vec<Option<Value>> {
    solution.iter().copied().map(Some).collect()
}

/// <https://no-color.org>, and terminals that say they can do nothing.
fn allows_colour() -> bool {
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    !no_color && !is_dumb
}

/// A locale that names another character set is believed; one that is silent is not asked.
fn has_unicode() -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    locale.take(1).all(|value| {
        let value = value.to_ascii_lowercase();
        value.contains("utf-8") || value.contains("utf8")
    })
}

fn terminal_width(sink: &Sink) -> Option<usize> {
    if !sink.is_terminal() || !std::io::stdout().is_terminal() {
        return None;
    }
    let (width, _) = terminal_size::terminal_size()?;
    Some(usize::from(width.0))
}
