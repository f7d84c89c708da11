//! What the program is started with.

use std::path::PathBuf;

use gridwright::{Family, Level, Params};
use gridwright_words::Language;

use crate::date::Date;
use crate::look::Environment;
use crate::store::usual_folder;

/// What to start with, and what the surroundings are like.
///
/// ```
/// use gridwright_tui::{Environment, Options};
/// let options = Options::new(Environment::read());
/// assert!(options.language.is_none() && !options.is_plain);
/// // `gridwright_tui::play(options)` takes over the terminal.
/// ```
pub struct Options {
    /// What is known of the terminal.
    pub environment: Environment,
    /// The folder for games, statistics and settings.
    pub folder: PathBuf,
    /// The language, where it was asked for.
    pub language: Option<Language>,
    /// Whether ASCII was asked for.
    pub is_ascii: bool,
    /// Whether to do without colour.
    pub is_plain: bool,
    /// Seconds since 1970 at the start.
    pub unix: u64,
    /// The day whose puzzles are offered.
    pub today: Date,
    /// What to begin with.
    pub first: First,
}

/// What is shown first.
pub enum First {
    /// The menu.
    Menu,
    /// The choice of a new game of a family.
    New(&'static dyn Family),
    /// A new game with these parameters.
    Make(&'static dyn Family, Params),
    /// A puzzle from a text.
    Open(String, Option<&'static dyn Family>),
    /// The puzzle of the day.
    Daily(&'static dyn Family, Option<Level>),
}

impl Options {
    /// The menu, in the usual folder, at this moment.
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
        }
    }
}
