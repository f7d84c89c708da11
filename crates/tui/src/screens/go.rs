//! The transitions between screens.

use gridwright::{Family, Recipe};

use crate::date::Date;
use crate::worker::Made;

/// The next screen, chosen by the current one.
pub(crate) enum Go {
    Stay,
    Menu,
    Quit,
    /// Show a screen that needs nothing from the current one.
    To(Place),
    /// Start the first lesson of a family.
    Lesson(&'static dyn Family),
    /// Make a puzzle, for a day if one is given, and play it.
    Make(Recipe, Option<Date>),
    /// Parse a puzzle and play it.
    Open {
        text: String,
        family: Option<&'static dyn Family>,
        /// The player's input: the text, or the name of the file it came from.
        typed: String,
    },
    /// Play a puzzle that has already been made.
    Begin(Box<Made>, Option<Date>),
    /// Continue a saved game.
    Load(String),
    /// Watch the solver continue from the current position.
    Watch,
    /// Return from the solver to the game.
    Unwatch,
    /// The game is solved.
    Solved,
}

/// A screen that can be opened from any other.
pub(crate) enum Place {
    Games,
    /// The list of variants for a new game, with one of the given family selected.
    New(Option<&'static dyn Family>),
    /// The form with all parameters, filled in from this recipe.
    Advanced(Recipe),
    /// The question whether to take the first lesson before this puzzle.
    Offer(Recipe),
    /// The form for a new game again, with the previous input and the reason why no puzzle was
    /// made.
    NewAgain {
        recipe: Recipe,
        notice: String,
    },
    Daily,
    /// The form for entering a puzzle.
    Open,
    /// The form for entering a puzzle again, with the previous input and the reason why it was
    /// rejected.
    OpenAgain {
        typed: String,
        notice: String,
    },
    Statistics,
    Techniques,
    Settings,
    Help,
}
