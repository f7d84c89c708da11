//! The types of flags' values, each with its parser.

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

/// The format of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// Text for people; boards in it can be read again.
    Text,
    /// One line and nothing else.
    Line,
    /// An indented object.
    Json,
    /// An object in one line.
    Jsonl,
    /// Columns separated by tabs.
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

    /// Parses every format but columns.
    pub(super) fn parser() -> ValueParser {
        let known = Format::ALL.iter().filter(|(_, format)| *format != Format::Tsv);
        one_of(known.map(|(name, _)| *name), Format::named)
    }

    /// Parses every format.
    pub(super) fn parser_with_tsv() -> ValueParser {
        one_of(Format::ALL.map(|(name, _)| name), Format::named)
    }

    /// The name of the format in flags.
    pub(super) fn name(self) -> &'static str {
        let found = Format::ALL.iter().find(|(_, format)| *format == self);
        found.map_or("text", |(name, _)| name)
    }

    fn named(name: &str) -> Option<Format> {
        find(&Format::ALL, name)
    }
}

/// The form in which a puzzle is written.
#[derive(Clone, Copy)]
pub(crate) enum Target {
    /// One of Gridwright's own forms.
    Own(Format),
    /// The id of the board.
    Id,
    /// A format of other programs.
    Other(FormatOf),
}

impl Target {
    /// Gridwright's own forms, which every family has.
    const OWN: [(&'static str, Target); 5] = [
        ("text", Target::Own(Format::Text)),
        ("line", Target::Own(Format::Line)),
        ("json", Target::Own(Format::Json)),
        ("jsonl", Target::Own(Format::Jsonl)),
        ("id", Target::Id),
    ];

    /// Whether the form is JSON.
    pub(crate) fn is_json(self) -> bool {
        matches!(self, Target::Own(format) if format.is_json())
    }

    /// The text around and between the puzzles of a file with many.
    pub(crate) fn wrap(self) -> Option<Wrap> {
        match self {
            Target::Own(_) | Target::Id => None,
            Target::Other(other) => other.format.wrap,
        }
    }

    /// Whether a puzzle is written in one line.
    pub(crate) fn is_line(self) -> bool {
        match self {
            Target::Own(format) => format != Format::Text,
            Target::Id => true,
            Target::Other(other) => other.format.is_line,
        }
    }

    /// The first line of a file with many puzzles.
    pub(crate) fn header(self) -> Option<&'static str> {
        match self {
            Target::Own(_) | Target::Id => None,
            Target::Other(other) => other.format.header,
        }
    }

    /// Parses the name of an own form or of another program's format.
    pub(super) fn parser() -> ValueParser {
        let own = Target::OWN.into_iter().map(|(name, _)| name);
        one_of(own.chain(foreign_formats()), |name| {
            find(&Target::OWN, name).or_else(|| format_named(name).map(Target::Other))
        })
    }
}

/// Parses the name of another program's format.
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

    /// The kinds that have a file ending.
    pub(super) const FILES: [PictureKind; 4] =
        [PictureKind::Svg, PictureKind::Png, PictureKind::Pdf, PictureKind::Html];

    /// Parses any kind.
    pub(super) fn parser() -> ValueParser {
        one_of(PictureKind::ALL.map(|(name, _)| name), PictureKind::named)
    }

    /// The kind that a file ending stands for; plain text has no ending.
    pub(super) fn of_ending(ending: &str) -> Option<PictureKind> {
        let ending = if ending == "htm" { "html" } else { ending };
        PictureKind::named(ending).filter(|kind| PictureKind::FILES.contains(kind))
    }

    pub(super) fn name(self) -> &'static str {
        let found = PictureKind::ALL.iter().find(|(_, kind)| *kind == self);
        found.map_or("text", |(name, _)| name)
    }

    /// Parses the kinds that can have text between pictures.
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
    /// On a terminal that supports it.
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

/// The property that is kept while clues are removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KeepGoal {
    /// The puzzle has one solution.
    Unique,
    /// Propagation alone finds the solution.
    Propagation,
    /// Techniques up to this level find the solution.
    Logic(Level),
}

impl fmt::Display for KeepGoal {
    /// Writes the keyword that requests use.
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
            // Without a level, `logic` allows every technique that needs no trial.
            name => {
                let level = Level::named(name.strip_prefix("logic:").unwrap_or(name));
                KeepGoal::Logic(level.unwrap_or(Level::Expert))
            }
        }))
    }
}

/// Parses a level.
pub(super) fn level_parser() -> ValueParser {
    one_of(Level::NAMES, Level::named)
}

/// Parses the id of a profile.
pub(super) fn profile_parser() -> ValueParser {
    let named = |id: &str| PROFILES.iter().copied().find(|profile| profile.id == id);
    one_of(PROFILES.iter().map(|profile| profile.id), named)
}

/// Parses the name of a theme.
pub(super) fn theme_parser() -> ValueParser {
    one_of(Theme::NAMES, Theme::named)
}

/// Parses the code of a language.
pub(super) fn language_parser() -> ValueParser {
    one_of(Language::CODES, Language::named)
}

/// Any whole number.
pub(super) const ANY: RangeInclusive<u64> = 0..=u64::MAX;

/// Parses a whole number in a range.
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

/// Adds completion suggestions to a parser.
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

/// Completes a puzzle in a shell: a family, an id, a file or a folder.
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

/// Parses the name of a technique, and suggests ids.
pub(super) fn technique_parser() -> ValueParser {
    let ids = all_techniques().iter().map(|entry| entry.technique.id.to_owned()).collect();
    suggesting(ids, StringValueParser::new())
}

/// Parses a number of seconds.
pub(super) fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds: &f64| seconds.is_finite() && *seconds >= 0.0);
    seconds.ok_or_else(|| "expected a number of seconds such as 10 or 0.5".to_owned())
}

/// Parses a date.
pub(super) fn date(text: &str) -> Result<Date, &'static str> {
    text.parse().map_err(|_| "expected a date such as 2026-11-15")
}

fn find<T: Copy>(known: &[(&'static str, T)], name: &str) -> Option<T> {
    known.iter().find(|(known, _)| *known == name).map(|&(_, value)| value)
}

/// Parses one of some names, which the help lists, to the value it stands for.
fn one_of<T: Clone + Send + Sync + 'static>(
    names: impl IntoIterator<Item = &'static str>,
    named: fn(&str) -> Option<T>,
) -> ValueParser {
    let parser = PossibleValuesParser::new(names);
    // Since case is ignored, the name arrives as it was typed.
    let value = move |name: String| named(&name.to_ascii_lowercase());
    ValueParser::new(parser.map(move |name| value(name).expect("one of the names above")))
}
