//! Errors of opening a puzzle from a text.

use gridwright_core::{
    Name, ParamError, ParseError, Shortfall, did_you_mean, meant, nearest, shortened,
};

use crate::families::FAMILIES;

/// The reason that a text is not a puzzle.
///
/// ```
/// let error = "cirth@9#1".parse::<gridwright::Recipe>().unwrap_err();
/// assert!(error.to_string().contains("generator 9"));
/// ```
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Something else was expected at a place in the text.
    #[error("{0}")]
    Parse(#[from] ParseError),
    /// No family can read it.
    #[error("read as {family}: {error}")]
    ReadAs {
        /// The family that got furthest.
        family: &'static str,
        /// The error of that family.
        error: ParseError,
    },
    /// Several families can read it.
    #[error("the board fits {}; name the family", .0.join(", "))]
    Ambiguous(Vec<&'static str>),
    /// A family was named, but the puzzle is of another one.
    #[error("expected a puzzle of family {asked}, found one of {found}")]
    OtherFamily {
        /// The family that was named.
        asked: &'static str,
        /// The family of the puzzle.
        found: &'static str,
    },
    /// A link that is not read, and its site.
    #[error("this link of {} is not read: expected one of {known}", shortened(.0), known = known_links())]
    Link(String),
    /// There is no such family.
    #[error(
        "unknown family {name:?}: expected one of {known}{meant}",
        name = shortened(.0),
        known = known_families(),
        meant = family_meant(.0)
    )]
    Family(String),
    /// The parameters do not fit the family.
    #[error("{0}")]
    Params(#[from] ParamError),
    /// The id is of a generator this version does not have.
    #[error("{family} has generator {known}, not generator {asked}")]
    Generator {
        /// The family.
        family: &'static str,
        /// The generator asked for.
        asked: u64,
        /// The generator there is.
        known: u32,
    },
    /// The recipe made no puzzle.
    #[error("the recipe made no puzzle: {}", why_not_made(.0))]
    Shortfall(Shortfall),
}

impl OpenError {
    /// The error as data, for texts in other languages.
    ///
    /// ```
    /// use gridwright::{Budget, open};
    /// let error = open("hello", None, &mut Budget::unlimited()).err().unwrap();
    /// assert!(error.message().key.starts_with("error."));
    /// ```
    pub fn message(&self) -> Name {
        match self {
            OpenError::Parse(error) => error.message(),
            OpenError::ReadAs { family, error } => {
                Name::new("error.read-as").with("family", *family).with("error", error.message())
            }
            OpenError::Ambiguous(families) => {
                Name::new("error.ambiguous").with("families", families.join(", "))
            }
            OpenError::OtherFamily { asked, found } => {
                Name::new("error.other-family").with("asked", *asked).with("found", *found)
            }
            OpenError::Link(site) => Name::new("error.link")
                .with("site", shortened(site).into_owned())
                .with("known", known_links()),
            OpenError::Family(name) => Name::new("error.family")
                .with("name", format!("{:?}", shortened(name)))
                .with("known", known_families())
                .with("meant", meant(nearest(name, family_names()))),
            OpenError::Params(error) => error.message(),
            OpenError::Generator { family, asked, known } => Name::new("error.generator")
                .with("family", *family)
                .with("asked", asked.to_string())
                .with("known", *known as usize),
            OpenError::Shortfall(Shortfall::OutOfBudget(_)) => Name::new("error.recipe-budget"),
            OpenError::Shortfall(why) => Name::new("error.recipe").with("why", why.message()),
        }
    }
}

fn why_not_made(shortfall: &Shortfall) -> String {
    match shortfall {
        Shortfall::OutOfBudget(_) => "making it took more than the budget allows".to_owned(),
        other => other.to_string(),
    }
}

fn known_links() -> String {
    let links = FAMILIES.iter().flat_map(|family| family.formats()).flat_map(|format| format.links);
    links.copied().collect::<Vec<_>>().join(", ")
}

fn family_meant(name: &str) -> String {
    did_you_mean(name, family_names())
}

pub(crate) fn family_names() -> impl Iterator<Item = &'static str> {
    FAMILIES
        .iter()
        .flat_map(|family| family.info().aliases.iter().chain([&family.info().id]).copied())
}

fn known_families() -> String {
    FAMILIES.iter().map(|family| family.info().id).collect::<Vec<_>>().join(", ")
}
