//! The languages of sentences, and the names and keywords in arguments.

use gridwright_words::{Language, Words};

/// The language of error messages.
pub(crate) const ENGLISH: Words = Words::new(Language::English);

/// All languages, then all languages in ASCII.
pub(crate) fn languages() -> impl Iterator<Item = Words> {
    let all = Language::ALL.into_iter().map(Words::new);
    all.clone().chain(all.map(Words::in_ascii))
}

/// A name or keyword of arguments, if it is known.
pub(crate) fn known(name: &str) -> Option<&'static str> {
    NAMES.into_iter().find(|&known| known == name)
}

/// The names of all parts of arguments, and the keywords that select texts.
#[rustfmt::skip]
const NAMES: [&str; 182] = [
    "above", "after", "any", "apart", "around", "at", "bases", "before", "below", "beside", "between", "beyond",
    "blocked", "border", "both", "bound", "bounds", "box", "box-values", "branches", "bridge", "bridge-2", "bridge-3",
    "bridges", "by", "cage", "cases", "cell", "cell-crowd", "cell-values", "cells", "chain", "chains", "clash",
    "clash-value", "colour-a", "colour-b", "colours", "common", "commons", "corner", "count", "counted", "counts",
    "covers", "crowd", "dark", "dark-ways-are", "difference", "different", "edge", "either", "either-value", "empty",
    "end", "end-value", "ends", "even", "exit", "extra", "extras", "filled", "fins", "first", "first-values", "form",
    "four", "from", "from-value", "from-values", "gaps", "gaps-dark", "gaps-light", "gone", "held", "hidden",
    "holders", "homes", "house", "houses", "how", "in", "in-box", "in-box-values", "in-line", "in-line-values",
    "inner", "ins", "inside", "joint", "joint-2", "joint-3", "kind", "known", "laid-dark", "laid-light", "last",
    "left", "less", "letter", "letter-crowd", "letters", "light", "light-ways-are", "line", "line-values", "linked",
    "links", "lost", "mark", "more", "moves", "naked", "next", "next-cells", "no", "none", "not-a", "not-b", "one",
    "open", "other", "others", "out", "outs", "pairs", "part", "parted", "partners", "parts", "path", "pivot",
    "pivot-values", "place", "placed", "places", "region", "relation", "rescuers", "rest", "ring", "room",
    "room-cells", "rule", "same", "search", "second", "second-values", "seen", "seen-a", "seen-b", "sees",
    "set-cells", "set-values", "sets", "side", "sign", "signs", "single", "split", "sum", "targets", "three", "to",
    "total", "trials", "tried", "trouble", "twice", "two", "type", "unused", "used", "value", "values", "ways",
    "ways-dark", "ways-light", "wings", "word", "words", "yes",
];
