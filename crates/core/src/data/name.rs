//! Names and sentences as data, from which translated texts are made elsewhere.

use std::fmt;

/// A translatable name or error message: the key of a text and its arguments.
///
/// Its `Display` form, for programmers, is the key followed by the arguments.
///
/// ```
/// use gridwright_core::Name;
/// let row = Name::new("row").with("number", 3);
/// assert_eq!(row.to_string(), "row 3");
/// let rest = Name::new("rest").with("of", row);
/// assert_eq!(rest.to_string(), "rest row 3");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name {
    /// The key of the text: letters, digits and hyphens, with a dot before the name of an
    /// attribute.
    pub key: &'static str,
    /// The arguments of the text, by their names.
    pub args: Vec<(&'static str, NameArg)>,
}

/// An argument of a [`Name`].
///
/// ```
/// use gridwright_core::NameArg;
/// assert_eq!(NameArg::from(3), NameArg::Number(3));
/// assert_eq!(NameArg::from("r1c1").to_string(), "r1c1");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum NameArg {
    /// A number.
    Number(usize),
    /// A text that is the same in every language, such as a cell.
    Text(String),
    /// A nested name, translated on its own.
    Name(Name),
}

impl Name {
    /// A name without arguments.
    pub fn new(key: &'static str) -> Name {
        Name { key, args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<NameArg>) -> Name {
        self.args.push((name, arg.into()));
        self
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        self.args.iter().try_for_each(|(_, arg)| write!(f, " {arg}"))
    }
}

impl fmt::Display for NameArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameArg::Number(number) => number.fmt(f),
            NameArg::Text(text) => f.write_str(text),
            NameArg::Name(name) => name.fmt(f),
        }
    }
}

impl From<usize> for NameArg {
    fn from(number: usize) -> NameArg {
        NameArg::Number(number)
    }
}

impl From<&str> for NameArg {
    fn from(text: &str) -> NameArg {
        NameArg::Text(text.to_owned())
    }
}

impl From<String> for NameArg {
    fn from(text: String) -> NameArg {
        NameArg::Text(text)
    }
}

impl From<Name> for NameArg {
    fn from(name: Name) -> NameArg {
        NameArg::Name(name)
    }
}
