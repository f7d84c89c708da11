//! Chapters of a plan: puzzles to make or to read from a file.

use gridwright::formats::{Item, Splitter, formats};
use gridwright::params::{ParamKind, lines_value};
use gridwright::{Family, Params, family};

/// A chapter: puzzles of one kind, or from a file.
///
/// ```
/// let chapter = gridwright_book::Chapter { count: Some(3), ..Default::default() };
/// assert!(chapter.params.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter {
    /// Its title; by default made from the family, the kind of board and the level.
    pub title: String,
    /// The family.
    pub family: String,
    /// The parameters, as in ids: `size=6,boxes=3x2`.
    pub params: String,
    /// A file of puzzles to use instead of making them.
    pub puzzles: Option<OwnPuzzles>,
    /// Shorthand for the parameter `level`.
    pub level: Option<String>,
    /// The number of puzzles; if left out, all puzzles of the file.
    pub count: Option<usize>,
    /// The number of puzzles per page.
    pub per_page: Option<usize>,
    /// A set of symbols of the family.
    pub symbols: Option<String>,
}

/// A file of puzzles.
///
/// ```
/// let own = gridwright_book::OwnPuzzles::named("mine.sdm");
/// assert!(own.text.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnPuzzles {
    /// Its name.
    pub name: String,
    /// Its content, in any supported format.
    pub text: String,
}

impl OwnPuzzles {
    /// A file whose content has not been read yet.
    pub fn named(name: impl Into<String>) -> OwnPuzzles {
        OwnPuzzles { name: name.into(), text: String::new() }
    }
}

/// A chapter with all its fields validated.
pub struct Order {
    /// The source of its puzzles.
    pub source: Source,
    /// The number of puzzles.
    pub count: usize,
    /// The number of puzzles per page, if the plan sets it.
    pub per_page: Option<usize>,
    /// The name of a set of symbols.
    pub symbols: Option<String>,
    /// The title; empty for puzzles of a file, unless the plan has one: those are titled by their
    /// kind or family.
    pub title: String,
    /// The reason why the word list of the book's language cannot be used for this chapter; `None`
    /// if it can, or if the chapter needs no such list.
    pub why_no_words: Option<String>,
    /// The number of words in the list of the book's language, if the chapter uses that list.
    pub n_words: Option<usize>,
}

/// The source of a chapter's puzzles.
pub enum Source {
    /// Puzzles made from recipes.
    Made {
        /// The family of the puzzles.
        family: &'static dyn Family,
        /// Their parameters.
        params: Params,
    },
    /// Puzzles read from a file.
    Own {
        /// The family, if the plan names one.
        family: Option<&'static dyn Family>,
        /// The name of the file.
        name: String,
        /// The puzzles.
        items: Vec<Item>,
    },
}

/// The puzzles of a text: XML elements that hold one, or the items that [`Splitter`] finds in its
/// lines.
pub(crate) fn items(text: &str, family: Option<&'static dyn Family>) -> Vec<Item> {
    let body = text.trim_start_matches('\u{feff}').trim_start();
    if body.starts_with('<') {
        let is_known = |tag: &str| {
            let name = tag.split([' ', '\t', '\r', '\n', '/', '>']).next();
            formats().any(|known| known.format.tag.is_some() && known.format.tag == name)
        };
        let mut line = 1;
        let mut items = Vec::new();
        for part in text.split('<') {
            if let Some((tag, _)) = part.split_once('>').filter(|(tag, _)| is_known(tag)) {
                items.push(Item { line, text: format!("<{tag}>") });
            }
            line += part.matches('\n').count();
        }
        return items;
    }
    let mut splitter = Splitter::new(family);
    let mut items: Vec<Item> =
        (1..).zip(text.lines()).flat_map(|(number, line)| splitter.add(number, line)).collect();
    items.extend(splitter.end());
    items
}

impl Chapter {
    /// Replaces the names of files by their contents, which `read` returns: of puzzles, and in
    /// parameters that take lines.
    ///
    /// # Errors
    /// The key that names a file that cannot be read, and the error of `read`.
    pub fn read_files(
        &mut self,
        read: impl Fn(&str) -> Result<Option<String>, String>,
    ) -> Result<(), (&'static str, String)> {
        if let Some(own) = self.puzzles.as_mut().filter(|own| own.text.is_empty()) {
            let found = read(&own.name).map_err(|sentence| ("puzzles", sentence))?;
            own.text =
                found.ok_or_else(|| ("puzzles", format!("there is no file {:?}", own.name)))?;
        }
        let Some(family) = family(&self.family) else { return Ok(()) };
        let takes_lines = |name: &str| {
            let spec = family.info().params.iter().find(|spec| spec.name == name);
            spec.is_some_and(|spec| matches!(spec.kind, ParamKind::Lines(_) | ParamKind::Rows(_)))
        };
        let mut parts = Vec::new();
        for part in self.params.split(',') {
            let file = part.split_once('=').filter(|(name, _)| takes_lines(name));
            let lines = match file {
                Some((name, file)) => read(file)
                    .map_err(|sentence| ("params", sentence))?
                    .map(|text| format!("{name}={}", lines_value(&text))),
                None => None,
            };
            parts.push(lines.unwrap_or_else(|| part.to_owned()));
        }
        self.params = parts.join(",");
        Ok(())
    }
}
