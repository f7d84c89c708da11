//! Where a screen can send the player.

use gridwright::{Family, Recipe};

use crate::date::Date;
use crate::worker::Made;

/// Where to go from a screen.
pub(crate) enum Go {
    Stay,
    Menu,
    Quit,
    /// Show another screen that needs nothing from this one.
    To(Place),
    /// Give the first lesson of a family.
    Lesson(&'static dyn Family),
    /// Have a puzzle made, that of a day if one is named, and play it.
    Make(Recipe, Option<Date>),
    /// Read a puzzle and play it.
    Open {
        text: String,
        family: Option<&'static dyn Family>,
        /// What the player typed: the text, or the name of the file it is from.
        typed: String,
    },
    /// Play a puzzle that is there.
    Begin(Box<Made>, Option<Date>),
    /// Go on with a game that was kept.
    Load(String),
    /// Watch the solver go on from where the game is.
    Watch,
    /// Go back from the solver to the game.
    Unwatch,
    /// The game is solved.
    Solved,
}

/// A screen that can be opened from any other.
pub(crate) enum Place {
    Games,
    /// The choice of a new game, with a kind of a family chosen.
    New(Option<&'static dyn Family>),
    /// Everything that can be asked for, beginning with this.
    Advanced(Recipe),
    /// Whether to take the first lesson before this puzzle.
    Offer(Recipe),
    /// The same with what was asked for, and a sentence why there was no puzzle.
    NewAgain {
        recipe: Recipe,
        notice: String,
    },
    Daily,
    /// The form for a puzzle from elsewhere.
    Open,
    /// The same with what was typed, and a sentence why it was no puzzle.
    OpenAgain {
        typed: String,
        notice: String,
    },
    Statistics,
    Techniques,
    Settings,
    Help,
}
