//! Shows a puzzle: as a picture to people, as plain text that can be read again to programs.

use std::io::IsTerminal;

use anyhow::Result;
use gridwright::scene::{Marks, Scene};
use gridwright::{Info, Position, Puzzle, Step, Value};
use gridwright_render::{Charset, Ink, TextStyle, text};

use crate::args::{Color, DrawingArgs};
use crate::complaint::{Complaint, remark};
use crate::output::Sink;
use crate::words::{phrase, texts};

/// The style in which boards are shown.
pub(crate) struct Style {
    /// Whether to draw a picture instead of text that can be read again.
    pub(crate) is_drawn: bool,
    text: TextStyle,
    symbols: String,
}

impl Style {
    /// Draws a picture on a terminal, or if a flag asks for a way of drawing.
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

    /// Checks that the family has the requested symbols.
    ///
    /// # Errors
    /// Naming the available sets.
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

    /// The picture with its marks as text.
    ///
    /// # Errors
    /// When the family has no such symbols.
    pub(crate) fn picture(&self, puzzle: &dyn Puzzle, marks: Marks) -> Result<String> {
        Ok(text(&self.scene(puzzle, marks)?, &self.text))
    }

    /// The picture with a legend of its marks as text.
    ///
    /// # Errors
    /// When the family has no such symbols.
    pub(crate) fn marked_picture(&self, puzzle: &dyn Puzzle, marks: Marks) -> Result<String> {
        let marks = Marks { symbols: self.symbol_set(puzzle.info())?, ..marks };
        Ok(text(&texts().marked_scene(puzzle, &marks), &self.text))
    }

    /// The picture as a scene, in the requested symbols.
    ///
    /// # Errors
    /// When the family has no such symbols.
    pub(crate) fn scene(&self, puzzle: &dyn Puzzle, marks: Marks) -> Result<Scene> {
        let marks = Marks { symbols: self.symbol_set(puzzle.info())?, ..marks };
        let mut scene = Scene::default();
        puzzle.draw(&marks, &mut scene);
        Ok(scene)
    }

    /// The picture of a step as a scene, with a legend.
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

    /// The picture of a step as text, with a legend.
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

    /// The board with these values, as a picture or as text that can be read again.
    ///
    /// # Errors
    /// When the family has no such symbols.
    pub(crate) fn board(&self, puzzle: &dyn Puzzle, values: &[Option<Value>]) -> Result<String> {
        let plain = || ended(puzzle.with_givens(values.to_vec()).text());
        match self.text.width {
            _ if !self.is_drawn => Ok(plain()),
            // A picture with wrapped lines would be unreadable, so the plain text is shown.
            Some(width) if width < least_width(puzzle) => {
                let least = least_width(puzzle);
                let args = [("least", least.into()), ("width", width.into())];
                remark(phrase("cli-run.narrow", &args));
                Ok(plain())
            }
            _ => self.picture(puzzle, Marks::with(values.to_vec())),
        }
    }

    /// A remark in dim type.
    pub(crate) fn dim(&self, words: &str) -> String {
        match self.text.ink {
            Ink::Plain => words.to_owned(),
            Ink::Ansi => format!("\x1b[2m{words}\x1b[0m"),
        }
    }

    /// Text in bold type.
    pub(crate) fn bold(&self, words: &str) -> String {
        match self.text.ink {
            Ink::Plain => words.to_owned(),
            Ink::Ansi => format!("\x1b[1m{words}\x1b[0m"),
        }
    }
}

/// The width of the narrowest picture in columns: two per cell, and the border.
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

/// Whether the environment allows colour: see <https://no-color.org>; terminals of type `dumb` have
/// none.
fn allows_colour() -> bool {
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    !no_color && !is_dumb
}

/// Assumes UTF-8 unless the locale names another character set.
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
