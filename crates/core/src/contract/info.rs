//! Facts about a family that need no puzzle.

use crate::data::params::ParamSpec;
use crate::data::profile::Profile;
use crate::data::step::Technique;

/// Facts about a family, for menus, help and routing.
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
    /// Short name used everywhere: `cirth`.
    pub id: &'static str,
    /// Other names people may type.
    pub aliases: &'static [&'static str],
    /// What can be asked for.
    pub params: &'static [ParamSpec],
    /// A few parameter strings worth offering, and what the tests run on.
    pub presets: &'static [&'static str],
    /// The kinds of puzzle that players know by a name, the plain one first.
    pub variants: &'static [Variant],
    /// Other symbols to show values in, beside the plain ones.
    pub symbol_sets: &'static [SymbolSet],
    /// The profiles that rate its puzzles, the default first.
    pub profiles: &'static [&'static Profile],
    /// The techniques it explains with by one of these profiles, easiest first.
    pub techniques: fn(&Profile) -> Vec<&'static Technique>,
    /// Texts for people: the family's own first, then those it shares with others.
    pub texts: &'static [TextFiles],
    /// Positions in which techniques are next; see [`crate::examples`].
    pub examples: &'static str,
    /// Which levels puzzles of each shape have been seen to reach; see [`crate::Reach`].
    pub reach: &'static str,
    /// What a seed makes is frozen for ever under this number.
    pub generator: u32,
}

impl Info {
    /// The profile of that id, if it rates puzzles of this family.
    pub fn profile(&self, id: &str) -> Option<&'static Profile> {
        self.profiles.iter().copied().find(|profile| profile.id == id)
    }

    /// The index [`crate::Marks::symbols`] wants for a set of symbols; `plain` is always there.
    pub fn symbol_set(&self, name: &str) -> Option<usize> {
        let named = |set: &SymbolSet| set.name == name;
        if name == "plain" { Some(0) } else { Some(self.symbol_sets.iter().position(named)? + 1) }
    }
}

/// The same texts in several languages: the code of each language and its file, in the syntax of
/// [Fluent](https://projectfluent.org).
///
/// ```
/// use gridwright_core::TextFiles;
/// const TEXTS: TextFiles = &[("en", "family =\n    .name = Toy\n")];
/// assert_eq!(TEXTS[0].0, "en");
/// ```
pub type TextFiles = &'static [(&'static str, &'static str)];

/// The files `en.ftl`, `es.ftl`, `de.ftl` and `it.ftl` in a folder beside the file that uses it, as
/// [`TextFiles`](crate::TextFiles): every language there is, in the order in which they are shown. In a browser
/// English alone is part of the program; for the other languages see [`other_language`](crate::other_language).
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

/// The same for long texts that are seldom read, such as lessons: in a browser English is handed over too when it is needed.
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

/// A file that is not always needed, such as the positions of lessons: in a browser it is handed over like the lessons.
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

/// A file of texts in another language than English.
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

/// Where a file of texts in another language than English is: it is handed over when the language is needed, so that
/// nobody loads languages that are not read.
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! other_language {
    ($folder:literal, $file:literal) => {
        concat!("@", file!(), "|", $folder, $file)
    };
}

/// A kind of puzzle of a family that players know by a name. The name is the text `variant-` and the id.
///
/// ```
/// use gridwright_core::Variant;
/// const KILLER: Variant = Variant { id: "killer", params: "killer=yes" };
/// assert_eq!(KILLER.id, "killer");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// A word for it.
    pub id: &'static str,
    /// The parameters that ask for it, as in ids; a level is added by the player.
    pub params: &'static str,
}

/// Another way of showing values.
///
/// ```
/// use gridwright_core::SymbolSet;
/// const RUNES: SymbolSet = SymbolSet { name: "runes", chars: "ᚠᚢᚦ" };
/// assert_eq!(RUNES.chars.chars().count(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymbolSet {
    /// What to ask for.
    pub name: &'static str,
    /// One character a value.
    pub chars: &'static str,
}
