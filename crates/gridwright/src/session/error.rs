//! Errors of actions and of saved games.

use gridwright_core::{Name, ParseError};

use crate::open_error::OpenError;

/// The reason that an action or a saved game was refused. The game is then unchanged.
///
/// ```
/// use gridwright::{Budget, Session, Site, open};
/// let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
/// let error = game.place(Site(0), None).unwrap_err();
/// assert_eq!(error.to_string(), "r1c1 is given and cannot be changed");
/// # Ok::<(), gridwright::OpenError>(())
/// ```
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SessionError {
    /// A given cannot be changed.
    #[error("{0} is given and cannot be changed")]
    Given(String),
    /// The board has no such site.
    #[error("there is no site {0} on this board")]
    NoSite(usize),
    /// The puzzle has no such value.
    #[error("there is no value {0} in this puzzle")]
    NoValue(usize),
    /// The game has fewer moves.
    #[error("this game does not have {0} moves")]
    NoMove(usize),
    /// A text that is no saved game or no position of this puzzle.
    #[error("{0}")]
    Parse(#[from] ParseError),
    /// A text that is no puzzle.
    #[error("{0}")]
    Open(#[source] OpenError),
    /// A saved game whose puzzle does not open.
    #[error("line 2: {0}")]
    Puzzle(#[from] OpenError),
}

impl SessionError {
    /// The error as data, for texts in other languages.
    pub fn message(&self) -> Name {
        match self {
            SessionError::Given(site) => Name::new("error.given").with("site", site.as_str()),
            SessionError::NoSite(index) => Name::new("error.no-site").with("index", *index),
            SessionError::NoValue(index) => Name::new("error.no-value").with("index", *index),
            SessionError::NoMove(moves) => Name::new("error.no-move").with("moves", *moves),
            SessionError::Parse(error) => error.message(),
            SessionError::Open(error) => error.message(),
            SessionError::Puzzle(error) => {
                Name::new("error.saved-puzzle").with("error", error.message())
            }
        }
    }
}
