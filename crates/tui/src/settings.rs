//! The player's settings: a list of names, each with a few values to choose from.

use std::collections::BTreeMap;

use gridwright::game::NoteUpdate;

/// The first line of the settings file.
const HEADER: &str = "gridwright-settings 1";

/// Every setting with its possible values; the first one is the default.
pub(crate) const SETTINGS: &[(&str, &[&str])] = &[
    ("language", &["auto", "en", "es", "de", "it"]),
    ("characters", &["auto", "unicode", "ascii"]),
    ("colours", &["auto", "none", "16", "256", "true"]),
    ("theme", &["auto", "dark", "light", "contrast", "mono"]),
    ("board", &["large", "compact"]),
    ("rulers", &["yes", "no"]),
    ("peers", &["yes", "no"]),
    ("mistakes", &["rules", "never", "solution"]),
    ("tidy", &["yes", "no"]),
    ("timer", &["shown", "hidden"]),
    ("same", &["yes", "no"]),
    ("entry", &["cell", "digit"]),
    ("symbols", &["plain", "other"]),
    ("speed", &["normal", "slow", "fast"]),
];

/// The current choices.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Settings {
    chosen: BTreeMap<String, String>,
}

impl Settings {
    /// Reads the settings file. Anything unknown is ignored, so that settings never prevent a
    /// start.
    pub(crate) fn read(text: &str) -> Settings {
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return Settings::default();
        }
        let pairs = lines.filter_map(|line| line.split_once(" = "));
        Settings { chosen: pairs.map(|(k, v)| (k.to_owned(), v.to_owned())).collect() }
    }

    pub(crate) fn write(&self) -> String {
        let lines = self.chosen.iter().map(|(name, word)| format!("{name} = {word}\n"));
        format!("{HEADER}\n{}", lines.collect::<String>())
    }

    /// The current value of a setting.
    pub(crate) fn value(&self, name: &str) -> &'static str {
        let words = words(name);
        let chosen = self.chosen.get(name);
        words.iter().find(|word| chosen.is_some_and(|c| c == *word)).unwrap_or(&words[0])
    }

    pub(crate) fn is(&self, name: &str, word: &str) -> bool {
        self.value(name) == word
    }

    /// The effect of a placed value on the notes of other sites.
    pub(crate) fn note_update(&self) -> NoteUpdate {
        if self.is("tidy", "yes") { NoteUpdate::CrossOut } else { NoteUpdate::Keep }
    }

    /// Selects the next or previous value of a setting.
    pub(crate) fn turn(&mut self, name: &str, by: isize) {
        let words = words(name);
        let at = words.iter().position(|word| *word == self.value(name)).unwrap_or(0);
        let next = (at as isize + by).rem_euclid(words.len() as isize) as usize;
        self.chosen.insert(name.to_owned(), words[next].to_owned());
    }

    /// Sets a value; a value that the setting does not have is ignored.
    pub(crate) fn set(&mut self, name: &str, word: &str) {
        if words(name).contains(&word) {
            self.chosen.insert(name.to_owned(), word.to_owned());
        }
    }

    /// Resets all settings to their defaults.
    pub(crate) fn reset(&mut self) {
        self.chosen.clear();
    }

    /// The variant selected last, and its level.
    pub(crate) fn last_pick(&self) -> (String, String) {
        let word = |name: &str| self.chosen.get(name).cloned().unwrap_or_default();
        (word("last pick"), word("last level"))
    }

    pub(crate) fn set_last_pick(&mut self, pick: &str, level: &str) {
        self.chosen.insert("last pick".to_owned(), pick.to_owned());
        self.chosen.insert("last level".to_owned(), level.to_owned());
    }

    /// Whether the first lesson of a family was offered.
    pub(crate) fn is_offered(&self, family: &str) -> bool {
        self.chosen.contains_key(&format!("lesson {family}"))
    }

    pub(crate) fn set_offered(&mut self, family: &str) {
        self.chosen.insert(format!("lesson {family}"), "offered".to_owned());
    }

    /// The parameters requested last for a family.
    pub(crate) fn last(&self, family: &str) -> &str {
        self.chosen.get(&format!("new {family}")).map_or("", String::as_str)
    }

    pub(crate) fn set_last(&mut self, family: &str, params: &str) {
        self.chosen.insert(format!("new {family}"), params.to_owned());
    }
}

fn words(name: &str) -> &'static [&'static str] {
    SETTINGS.iter().find(|(known, _)| *known == name).map_or(&["auto"], |(_, words)| words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_their_file() {
        let mut settings = Settings::default();
        assert_eq!(settings.value("mistakes"), "rules");
        settings.turn("mistakes", -1);
        settings.set("language", "de");
        settings.set("language", "nonsense");
        settings.set_last("a", "size=4");
        let again = Settings::read(&settings.write());
        assert_eq!(again, settings);
        assert_eq!((again.value("mistakes"), again.value("language")), ("solution", "de"));
        assert_eq!(again.last("a"), "size=4");
    }

    #[test]
    fn every_language_can_be_chosen() {
        assert_eq!(words("language")[1..], gridwright_words::Language::CODES);
    }

    #[test]
    fn a_file_that_is_something_else_is_passed_over() {
        assert_eq!(Settings::read("nonsense"), Settings::default());
        let odd = Settings::read("gridwright-settings 1\ncolours = purple\n\u{0}\n");
        assert_eq!(odd.value("colours"), "auto");
    }
}
