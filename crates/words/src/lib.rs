//! Every sentence that Gridwright shows to people, in several languages.
//!
//! Texts are [Fluent](https://projectfluent.org) files, one a language: `i18n/` has the interface, and each family brings
//! its own along. Code asks for a text by its key and hands over named arguments; it never takes a sentence apart.
//! `docs/languages.md` says how to add a language or a text.
//!
//! Reading order: `language` (which ones there are), `words` (looking texts up), `puzzles` (texts about families and
//! steps), `lists` (lists as arguments), `bundles` (files parsed once), `handed` (files that come
//! later), `ascii` (texts for terminals without accented
//! letters).
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
mod handed;
mod language;
mod lists;
mod puzzles;
mod steps;
mod words;

pub use ascii::to_ascii;
pub use handed::add_texts;
pub use language::Language;
pub use puzzles::Lesson;
pub use steps::Stages;
pub use words::{RuleName, Value, Words};
