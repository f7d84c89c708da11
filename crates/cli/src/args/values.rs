//! The values that flags take, each with the parser that reads it.

use std::ffi::OsStr;
use std::fmt;
use std::ops::RangeInclusive;

use clap::builder::{
    PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser, ValueParser,
};
use clap::{Arg, Command};
use clap_complete::engine::{
    ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter,
};
use gridwright::formats::{FormatOf, Wrap, format_named, formats};
use gridwright::steps::PROFILES;
use gridwright::{FAMILIES, Family, Level};
use gridwright_api::all_techniques;
use gridwright_render::Theme;
use gridwright_tui::Date;
use gridwright_words::Language;

/// The shape of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// For people; a board that can be read again.
    Text,
    /// One line, nothing else.
    Line,
    /// An object, indented.
    Json,
    /// An object in one line.
    Jsonl,
    /// Columns between tabs.
    Tsv,
}

impl Format {
    const ALL: [(&'static str, Format); 5] = [
        ("text", Format::Text),
        ("line", Format::Line),
        ("json", Format::Json),
        ("jsonl", Format::Jsonl),
        ("tsv", Format::Tsv),
    ];

    /// Whether answers are JSON.
    pub(crate) fn is_json(self) -> bool {
        matches!(self, Format::Json | Format::Jsonl)
    }

    /// Reads every format but columns.
    pub(super) fn parser() -> ValueParser {
        let known = Format::ALL.iter().filter(|(_, format)| *format != Format::Tsv);
        one_of(known.map(|(name, _)| *name), Format::named)
    }

    /// Reads every format.
    pub(super) fn parser_with_tsv() -> ValueParser {
        one_of(Format::ALL.map(|(name, _)| name), Format::named)
    }

    /// What it is called.
    pub(super) fn name(self) -> &'static str {
        let found = Format::ALL.iter().find(|(_, format)| *format == self);
        found.map_or("text", |(name, _)| name)
    }

    fn named(name: &str) -> Option<Format> {
        find(&Format::ALL, name)
    }
}

/// What a puzzle is written as.
#[derive(Clone, Copy)]
pub(crate) enum Target {
    /// A form of our own.
    Own(Format),
    /// The id of the board.
    Id,
    /// A format of other programs.
    Other(FormatOf),
}

impl Target {
    /// Forms of our own, which every family has.
    const OWN: [(&'static str, Target); 5] = [
        ("text", Target::Own(Format::Text)),
        ("line", Target::Own(Format::Line)),
        ("json", Target::Own(Format::Json)),
        ("jsonl", Target::Own(Format::Jsonl)),
        ("id", Target::Id),
    ];

    /// Whether it is JSON.
    pub(crate) fn is_json(self) -> bool {
        matches!(self, Target::Own(format) if format.is_json())
    }

    /// What stands around the puzzles of a file of many.
    pub(crate) fn wrap(self) -> Option<Wrap> {
        match self {
            Target::Own(_) | Target::Id => None,
            Target::Other(other) => other.format.wrap,
        }
    }

    /// Whether a puzzle is one line of it.
    pub(crate) fn is_line(self) -> bool {
        match self {
            Target::Own(format) => format != Format::Text,
            Target::Id => true,
            Target::Other(other) => other.format.is_line,
        }
    }

    /// The first line of a file of many.
    pub(crate) fn header(self) -> Option<&'static str> {
        match self {
            Target::Own(_) | Target::Id => None,
            Target::Other(other) => other.format.header,
        }
    }

    /// Reads a form of our own or a format of another program.
    pub(super) fn parser() -> ValueParser {
        let own = Target::OWN.into_iter().map(|(name, _)| name);
        one_of(own.chain(foreign_formats()), |name| {
            find(&Target::OWN, name).or_else(|| format_named(name).map(Target::Other))
        })
    }
}

/// Reads the name of a format of another program.
pub(super) fn foreign_format_parser() -> ValueParser {
    one_of(foreign_formats(), format_named)
}

fn foreign_formats() -> impl Iterator<Item = &'static str> {
    formats().map(|known| known.format.name)
}

/// A kind of picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PictureKind {
    Text,
    Svg,
    Png,
    Pdf,
    Html,
}

impl PictureKind {
    const ALL: [(&'static str, PictureKind); 5] = [
        ("text", PictureKind::Text),
        ("svg", PictureKind::Svg),
        ("png", PictureKind::Png),
        ("pdf", PictureKind::Pdf),
        ("html", PictureKind::Html),
    ];

    /// The kinds that files have an ending for.
    pub(super) const FILES: [PictureKind; 4] =
        [PictureKind::Svg, PictureKind::Png, PictureKind::Pdf, PictureKind::Html];

    /// Reads any kind.
    pub(super) fn parser() -> ValueParser {
        one_of(PictureKind::ALL.map(|(name, _)| name), PictureKind::named)
    }

    /// The kind that files with this ending hold; text has none of its own.
    pub(super) fn of_ending(ending: &str) -> Option<PictureKind> {
        let ending = if ending == "htm" { "html" } else { ending };
        PictureKind::named(ending).filter(|kind| PictureKind::FILES.contains(kind))
    }

    pub(super) fn name(self) -> &'static str {
        let found = PictureKind::ALL.iter().find(|(_, kind)| *kind == self);
        found.map_or("text", |(name, _)| name)
    }

    /// Reads the kinds that hold words between pictures.
    pub(super) fn page_parser() -> ValueParser {
        one_of(["text", "html"], PictureKind::named)
    }

    fn named(name: &str) -> Option<PictureKind> {
        find(&PictureKind::ALL, name)
    }
}

/// When to use colour.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Color {
    /// On a terminal that allows it.
    #[default]
    Auto,
    Always,
    Never,
}

impl Color {
    const ALL: [(&'static str, Color); 3] =
        [("auto", Color::Auto), ("always", Color::Always), ("never", Color::Never)];

    pub(super) fn name(self) -> &'static str {
        let found = Color::ALL.iter().find(|(_, color)| *color == self);
        found.map_or("auto", |(name, _)| name)
    }

    pub(super) fn parser() -> ValueParser {
        one_of(Color::ALL.map(|(name, _)| name), |name| find(&Color::ALL, name))
    }
}

/// What stays true while clues are taken away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KeepGoal {
    /// There is one solution.
    Unique,
    /// Propagation alone finds it.
    Propagation,
    /// Techniques up to this level find it.
    Logic(Level),
}

impl fmt::Display for KeepGoal {
    /// The word that requests have for it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            KeepGoal::Unique => "unique",
            KeepGoal::Propagation => "propagation",
            KeepGoal::Logic(level) => level.name(),
        })
    }
}

impl KeepGoal {
    pub(super) fn parser() -> ValueParser {
        let levels = Level::NAMES.map(|level| format!("logic:{level}"));
        let goals = ["unique", "logic", "propagation"].into_iter().chain(Level::NAMES);
        let parser = PossibleValuesParser::new(goals.map(str::to_owned).chain(levels));
        ValueParser::new(parser.map(|name| match name.as_str() {
            "unique" => KeepGoal::Unique,
            "propagation" => KeepGoal::Propagation,
            // Logic without a level is every technique that needs no trial.
            name => {
                let level = Level::named(name.strip_prefix("logic:").unwrap_or(name));
                KeepGoal::Logic(level.unwrap_or(Level::Expert))
            }
        }))
    }
}

/// Reads a level.
pub(super) fn level_parser() -> ValueParser {
    one_of(Level::NAMES, Level::named)
}

/// Reads a profile.
pub(super) fn profile_parser() -> ValueParser {
    let named = |id: &str| PROFILES.iter().copied().find(|profile| profile.id == id);
    one_of(PROFILES.iter().map(|profile| profile.id), named)
}

/// Reads a theme of pictures.
pub(super) fn theme_parser() -> ValueParser {
    one_of(Theme::NAMES, Theme::named)
}

/// Reads a language of the interface.
pub(super) fn language_parser() -> ValueParser {
    one_of(Language::CODES, Language::named)
}

/// Any whole number.
pub(super) const ANY: RangeInclusive<u64> = 0..=u64::MAX;

/// Reads a whole number in a range.
pub(super) fn whole(range: RangeInclusive<u64>) -> ValueParser {
    ValueParser::from(move |text: &str| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| match (*range.start(), *range.end()) {
            (0, u64::MAX) if text.chars().all(|c| c.is_ascii_digit()) && !text.is_empty() => {
                format!("expected at most {}", u64::MAX)
            }
            (0, u64::MAX) => "expected a whole number".to_owned(),
            (least, u64::MAX) => format!("expected a whole number from {least} up"),
            (least, most) => format!("expected a whole number from {least} to {most}"),
        })
    })
}

/// Reads what a parser reads, and has shells suggest these.
pub(super) fn suggesting<P>(names: Vec<String>, parser: P) -> ValueParser
where
    P: TypedValueParser<Value = String>,
{
    ValueParser::new(Suggesting { names, parser })
}

#[derive(Clone)]
struct Suggesting<P> {
    names: Vec<String>,
    parser: P,
}

impl<P: TypedValueParser<Value = String>> TypedValueParser for Suggesting<P> {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        self.parser.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names.iter().map(PossibleValue::new)))
    }
}

/// The name of a family, and an id of each of its presets.
fn known_ids(family: &dyn Family) -> Vec<String> {
    let info = family.info();
    let presets = info.presets.iter();
    let presets = presets.map(|preset| format!("{}/{preset}@{}#1", info.id, info.generator));
    [info.id.to_owned()].into_iter().chain(presets).collect()
}

/// What a shell can make of a puzzle that is typed: a family, an id, a file or a folder.
pub(super) fn puzzle_completer() -> ArgValueCompleter {
    ArgValueCompleter::new(|typed: &OsStr| {
        let ids = FAMILIES.iter().flat_map(|family| known_ids(*family));
        let starts = |id: &String| typed.to_str().is_some_and(|typed| id.starts_with(typed));
        let mut found: Vec<CompletionCandidate> =
            ids.filter(starts).map(CompletionCandidate::new).collect();
        found.extend(PathCompleter::any().complete(typed));
        found
    })
}

/// Reads the name of a technique, and suggests ids.
pub(super) fn technique_parser() -> ValueParser {
    let ids = all_techniques().iter().map(|entry| entry.technique.id.to_owned()).collect();
    suggesting(ids, StringValueParser::new())
}

/// Reads a number of seconds.
pub(super) fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds: &f64| seconds.is_finite() && *seconds >= 0.0);
    seconds.ok_or_else(|| "expected a number of seconds such as 10 or 0.5".to_owned())
}

/// Reads a day.
pub(super) fn date(text: &str) -> Result<Date, &'static str> {
    text.parse().map_err(|_| "expected a date such as 2026-11-15")
}

fn find<T: Copy>(known: &[(&'static str, T)], name: &str) -> Option<T> {
    known.iter().find(|(known, _)| *known == name).map(|&(_, value)| value)
}

/// Reads one of some names, which are shown in the help, as the value each stands for.
fn one_of<T: Clone + Send + Sync + 'static>(
    names: impl IntoIterator<Item = &'static str>,
    named: fn(&str) -> Option<T>,
) -> ValueParser {
    let parser = PossibleValuesParser::new(names);
    // Where case is ignored, the name arrives as it was typed.
    let value = move |name: String| named(&name.to_ascii_lowercase());
    ValueParser::new(parser.map(move |name| value(name).expect("one of the names above")))
}
