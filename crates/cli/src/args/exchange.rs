//! Flags for the formats of other programs.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};
use gridwright::{FormatOf, format_for_file, format_named, formats};

use super::shared::{Format, format, is_set};

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
    /// Whether a puzzle is one line of it.
    pub(crate) fn is_line(self) -> bool {
        match self {
            Target::Own(format) => format != Format::Text,
            Target::Id => true,
            Target::Other(other) => other.format.is_line,
        }
    }

    /// What stands in the first line of a file of many.
    pub(crate) fn header(self) -> Option<&'static str> {
        match self {
            Target::Own(_) | Target::Id => None,
            Target::Other(other) => other.format.header,
        }
    }
}

/// Forms of our own, which every family has.
const OWN: [&str; 5] = ["text", "line", "json", "jsonl", "id"];

/// The names of all formats of other programs.
fn names() -> Vec<&'static str> {
    formats().map(|known| known.format.name).collect()
}

/// Adds `--to`.
pub(crate) fn to(command: Command) -> Command {
    let names: Vec<&str> = OWN.into_iter().chain(names()).collect();
    command.arg(
        Arg::new("to")
            .long("to")
            .value_name("NAME")
            .value_parser(PossibleValuesParser::new(names))
            .hide_possible_values(true)
            .ignore_case(true)
            .conflicts_with_all(["format", "json"])
            .help("Write a file or link of another program, see 'gridwright convert --list'")
            .long_help(
                "Write a file or link of another program; 'gridwright convert --list' has all names. \
                 When left out, the ending of the file after -o decides. What the format cannot hold \
                 is refused by name.",
            )
            .help_heading("Output"),
    )
}

/// Adds `--from`.
pub(crate) fn from(command: Command) -> Command {
    command.arg(
        Arg::new("from")
            .long("from")
            .value_name("NAME")
            .value_parser(PossibleValuesParser::new(names()))
            .hide_possible_values(true)
            .ignore_case(true)
            .help("Read this format, whatever the content looks like")
            .help_heading("Input"),
    )
}

/// The format that was said to be read; verbs without such a flag have none.
pub(crate) fn source(asked: &ArgMatches) -> Option<FormatOf> {
    asked.try_get_one::<String>("from").ok().flatten().and_then(|name| format_named(name))
}

/// What to write, by what was asked for, or by the name of the file.
pub(crate) fn target(asked: &ArgMatches, default: Format) -> Target {
    if let Some(name) = asked.get_one::<String>("to") {
        return match name.to_ascii_lowercase().as_str() {
            "text" => Target::Own(Format::Text),
            "line" => Target::Own(Format::Line),
            "json" => Target::Own(Format::Json),
            "jsonl" => Target::Own(Format::Jsonl),
            "id" => Target::Id,
            other => Target::Other(format_named(other).expect("the grammar's own")),
        };
    }
    let is_said = is_set(asked, "json") || asked.get_one::<String>("format").is_some();
    let file = asked.get_one::<PathBuf>("out").and_then(|path| path.file_name()?.to_str());
    match file.filter(|_| !is_said).and_then(format_for_file) {
        Some(other) => Target::Other(other),
        None => Target::Own(format(asked, default)),
    }
}
