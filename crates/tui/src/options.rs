//! The options with which the game is started.

use std::path::PathBuf;

use gridwright::{Family, Level, Params};
use gridwright_words::Language;

use crate::date::Date;
use crate::look::Environment;
use crate::store::usual_folder;

/// The options of a game, and its environment.
///
/// ```
/// use gridwright_tui::{Environment, Options};
/// let options = Options::new(Environment::read());
/// assert!(options.language.is_none() && !options.is_plain);
/// // `gridwright_tui::play(options)` takes over the terminal.
/// ```
pub struct Options {
    /// The environment variables about the terminal.
    pub environment: Environment,
    /// The folder for games, statistics and settings.
    pub folder: PathBuf,
    /// The language, if one was given.
    pub language: Option<Language>,
    /// Whether ASCII was requested.
    pub is_ascii: bool,
    /// Whether to use no colour.
    pub is_plain: bool,
    /// The Unix time at the start, in seconds.
    pub unix: u64,
    /// The date of the daily puzzles.
    pub today: Date,
    /// The first screen.
    pub first: First,
    /// Whether to start another game of the first puzzle even if one is in progress.
    pub is_another: bool,
}

/// The screen that is shown first.
pub enum First {
    /// The menu.
    Menu,
    /// The form for a new game of a family.
    New(&'static dyn Family),
    /// A new game with these parameters.
    Make(&'static dyn Family, Params),
    /// A puzzle from a text.
    Open(String, Option<&'static dyn Family>),
    /// The daily puzzle.
    Daily(&'static dyn Family, Option<Level>),
}

impl Options {
    /// Options that start with the menu, the default folder and the current time.
    pub fn new(environment: Environment) -> Options {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let unix = since.map_or(0, |since| since.as_secs());
        Options {
            environment,
            folder: usual_folder(),
            language: None,
            is_ascii: false,
            is_plain: false,
            unix,
            today: Date::of_unix(unix),
            first: First::Menu,
            is_another: false,
        }
    }
}
