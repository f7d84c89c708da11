//! Facts about a family that need no puzzle.

use crate::data::params::ParamSpec;
use crate::data::profile::Profile;
use crate::data::step::Technique;

/// Facts about a family, for menus, help and selection by name.
///
/// ```
/// use gridwright_core::{Family, Info};
/// fn headline(family: &dyn Family) -> String {
///     let Info { id, aliases, .. } = family.info();
///     format!("{id} ({})", aliases.join(", "))
/// }
/// ```
#[derive(Clone)]
pub struct Info {
    /// The id of the family: `cirth`.
    pub id: &'static str,
    /// Other names that are accepted.
    pub aliases: &'static [&'static str],
    /// The parameters of its puzzles.
    pub params: &'static [ParamSpec],
    /// Suggested parameter strings, with which the tests run too.
    pub presets: &'static [&'static str],
    /// Variants that players know by name, the plain one first.
    pub variants: &'static [Variant],
    /// Sets of symbols in which values can be shown, besides the plain ones.
    pub symbol_sets: &'static [SymbolSet],
    /// The profiles that rate its puzzles, the default first.
    pub profiles: &'static [&'static Profile],
    /// The techniques of one of these profiles, easiest first.
    pub techniques: fn(&Profile) -> Vec<&'static Technique>,
    /// Translated texts: the family's own first, then those shared with other families.
    pub texts: &'static [TextFiles],
    /// Positions in which techniques are next; see [`crate::examples`].
    pub examples: &'static str,
    /// The levels observed for puzzles of each shape; see [`crate::Reach`].
    pub reach: &'static str,
    /// The newest generator number. For each number, what a seed makes never changes.
    pub generator: u32,
}

impl Info {
    /// The profile with this id, if it rates puzzles of this family.
    pub fn profile(&self, id: &str) -> Option<&'static Profile> {
        self.profiles.iter().copied().find(|profile| profile.id == id)
    }

    /// The index of a set of symbols for [`crate::Marks::symbols`]; `plain`, which every family
    /// has, is 0.
    pub fn symbol_set(&self, name: &str) -> Option<usize> {
        let named = |set: &SymbolSet| set.name == name;
        if name == "plain" { Some(0) } else { Some(self.symbol_sets.iter().position(named)? + 1) }
    }
}

/// Texts in several languages: for each, its code and the content of its file, in the syntax of
/// [Fluent](https://projectfluent.org).
///
/// ```
/// use gridwright_core::TextFiles;
/// const TEXTS: TextFiles = &[("en", "family =\n    .name = Toy\n")];
/// assert_eq!(TEXTS[0].0, "en");
/// ```
pub type TextFiles = &'static [(&'static str, &'static str)];

/// The files `en.ftl`, `es.ftl`, `de.ftl` and `it.ftl` of a folder next to the calling file, as
/// [`TextFiles`](crate::TextFiles), in the order in which languages are shown. Builds for browsers
/// embed English only; see [`other_language`](crate::other_language) for the others.
///
/// ```text
/// const TEXTS: TextFiles = text_files!("texts");
/// ```
#[macro_export]
macro_rules! text_files {
    ($folder:literal) => {
        &[
            ("en", include_str!(concat!($folder, "/en.ftl"))),
            ("es", $crate::other_language!($folder, "/es.ftl")),
            ("de", $crate::other_language!($folder, "/de.ftl")),
            ("it", $crate::other_language!($folder, "/it.ftl")),
        ]
    };
}

/// Like `text_files` for long texts that are rarely read, such as lessons: builds for browsers load
/// English on demand too.
///
/// ```text
/// const LESSONS: TextFiles = text_files_apart!("lessons");
/// ```
#[macro_export]
macro_rules! text_files_apart {
    ($folder:literal) => {
        &[
            ("en", $crate::other_language!($folder, "/en.ftl")),
            ("es", $crate::other_language!($folder, "/es.ftl")),
            ("de", $crate::other_language!($folder, "/de.ftl")),
            ("it", $crate::other_language!($folder, "/it.ftl")),
        ]
    };
}

/// A file that is rarely needed, such as the positions of lessons: builds for browsers load it on
/// demand.
///
/// ```text
/// const EXAMPLES: &str = file_apart!("examples.txt");
/// ```
#[macro_export]
macro_rules! file_apart {
    ($file:literal) => {
        $crate::other_language!($file, "")
    };
}

/// The content of a file of texts in another language than English.
///
/// ```text
/// const GERMAN: &str = other_language!("texts", "/de.ftl");
/// ```
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! other_language {
    ($folder:literal, $file:literal) => {
        include_str!(concat!($folder, $file))
    };
}

/// The location of a file of texts in another language than English. It is loaded on demand, so
/// that a page does not load languages that nobody reads.
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! other_language {
    ($folder:literal, $file:literal) => {
        concat!("@", file!(), "|", $folder, $file)
    };
}

/// A variant of a family that players know by name. Its display name is the text `variant-`
/// followed by the id.
///
/// ```
/// use gridwright_core::Variant;
/// const KILLER: Variant = Variant { id: "killer", params: "killer=yes" };
/// assert_eq!(KILLER.id, "killer");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The id of the variant.
    pub id: &'static str,
    /// The parameters that select it, as in ids; the player adds the level.
    pub params: &'static str,
}

/// A set of symbols in which values can be shown.
///
/// ```
/// use gridwright_core::SymbolSet;
/// const RUNES: SymbolSet = SymbolSet { name: "runes", chars: "ᚠᚢᚦ" };
/// assert_eq!(RUNES.chars.chars().count(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymbolSet {
    /// The name of the set in requests.
    pub name: &'static str,
    /// The symbols, one character for each value in order.
    pub chars: &'static str,
}
