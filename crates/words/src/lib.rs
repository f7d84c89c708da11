//! Every sentence that Gridwright shows to people, in several languages.
//!
//! Texts are [Fluent](https://projectfluent.org) files, one per language: `i18n/` has those of the
//! interface, and each family has its own. Code looks up a text by its key and passes named
//! arguments; it never assembles or splits sentences. `docs/languages.md` describes how to add a
//! language or a text.
//!
//! Reading order: `language` (the supported languages), `words` (looking texts up), `puzzles`
//! (texts about families and their rules), `steps` and `chains` (texts about steps), `lists` (lists as
//! arguments), `phrases` (errors in other languages), `bundles` (the cache of parsed files), `handed` (files loaded at run time), `ascii`
//! (texts for terminals without accented letters).
//!
//! ```
//! use gridwright_words::{Language, Words};
//! let words = Words::new(Language::German);
//! assert_eq!(words.get("menu.new"), "Neues Spiel");
//! assert_eq!(words.with("game.back", &[("moves", 1_usize.into())]), "Einen Zug zurück.");
//! assert_eq!(words.with("game.back", &[("moves", 3_usize.into())]), "3 Züge zurück.");
//! ```

mod ascii;
mod bundles;
mod chains;
mod language;
mod lists;
mod phrases;
mod puzzles;
mod sides;
mod steps;
mod words;

pub use ascii::to_ascii;
pub use gridwright_core::{add_texts, take_missing};
pub use language::Language;
pub use puzzles::Lesson;
pub use steps::Stages;
pub use words::{RuleName, Value, Words};
