//! Flags that several verbs share, and how they are read.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, ValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use gridwright::{PROFILES, Profile};

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
}

/// What every verb but `rate` can write.
pub(crate) const FORMATS: &[&str] = &["text", "line", "json", "jsonl"];

/// Any whole number.
pub(crate) const ANY: RangeInclusive<u64> = 0..=u64::MAX;

const INPUT: &str = "Input";
const OUTPUT: &str = "Output";
const LIMITS: &str = "Limits";

/// Adds `[FAMILY] [PUZZLE] [-f FILE]`.
pub(crate) fn puzzle(command: Command) -> Command {
    command
        .arg(
            Arg::new("family")
                .value_name("FAMILY")
                .help("The family; recognised from the content when left out"),
        )
        .arg(
            Arg::new("puzzle")
                .value_name("PUZZLE")
                .help("A file, '-' for standard input, an id, or a board in one line")
                .long_help(
                    "A file, '-' for standard input, an id, or a board in one line. A file that \
                     exists wins over a board. When left out, standard input is read.",
                ),
        )
        .arg(
            Arg::new("file")
                .short('f')
                .long("file")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .action(ArgAction::Append)
                .help("Read the puzzle from this file; '-' is standard input")
                .long_help(
                    "Read the puzzle from this file; '-' is standard input. Where a puzzle is \
                     spread over several files, such as a board and its words, repeat it.",
                )
                .help_heading(INPUT),
        )
}

/// Adds `--batch` and `--threads`.
pub(crate) fn batch(command: Command, answer: &str) -> Command {
    let long_help = format!(
        "Read one puzzle a line (the one-line form, an id, a JSON object, or a link or line of \
         another program), or the elements of a JSON list, and write one answer a \
         line in the same order, on all cores and in bounded memory: {answer}. A line that is no \
         puzzle is answered with 'error', a tab and a sentence. Blank lines and lines that start \
         with # are passed over. The exit code is 2 if any line was no puzzle, 3 if any was not \
         decided in time, 1 if the answer to any is no."
    );
    threads(command).arg(
        Arg::new("batch")
            .long("batch")
            .value_name("FILE")
            .value_parser(value_parser!(PathBuf))
            .conflicts_with_all(["file", "puzzle"])
            .help("One puzzle a line in, one answer a line out; '-' is standard input")
            .long_help(long_help)
            .help_heading(INPUT),
    )
}

/// Adds `--threads`.
pub(crate) fn threads(command: Command) -> Command {
    command.arg(
        number("threads", "T", 1..=1024, "Threads to work with; all cores when left out")
            .help_heading(LIMITS),
    )
}

/// Adds `--format` and `--json`.
pub(crate) fn formats(command: Command, names: &'static [&'static str]) -> Command {
    command
        .arg(
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .value_parser(PossibleValuesParser::new(names))
                .help("How to write the answer [default: text]")
                .help_heading(OUTPUT),
        )
        .arg(
            Arg::new("json")
                .long("json")
                .action(ArgAction::SetTrue)
                .conflicts_with("format")
                .help("Short for --format json")
                .help_heading(OUTPUT),
        )
}

/// Adds `-o`.
pub(crate) fn out(command: Command) -> Command {
    command.arg(
        Arg::new("out")
            .short('o')
            .long("out")
            .value_name("FILE")
            .value_parser(value_parser!(PathBuf))
            .help("Write to this file, which appears once it is whole")
            .long_help(
                "Write to this file, which appears once it is whole. If the run breaks off, what \
                 was made so far is kept as FILE.partial.",
            )
            .help_heading(OUTPUT),
    )
}

/// Adds what a picture can look like.
pub(crate) fn drawing(command: Command) -> Command {
    command
        .arg(
            Arg::new("color")
                .long("color")
                .value_name("WHEN")
                .value_parser(PossibleValuesParser::new(["auto", "always", "never"]))
                .default_value("auto")
                .help("Colour: on a terminal (unless NO_COLOR is set), always, or never")
                .long_help(
                    "Colour: on a terminal (unless NO_COLOR is set), always, or never. Text to a \
                     pipe or a file is plain and can be read again, unless --color always, --ascii \
                     or --symbols asks for a picture.",
                )
                .help_heading(OUTPUT),
        )
        .arg(
            Arg::new("ascii")
                .long("ascii")
                .action(ArgAction::SetTrue)
                .help("Draw with plain ASCII characters")
                .help_heading(OUTPUT),
        )
        .arg(
            Arg::new("symbols")
                .long("symbols")
                .value_name("NAME")
                .help("Draw values in another set of symbols, see 'gridwright families FAMILY'")
                .help_heading(OUTPUT),
        )
}

/// Adds `--nodes` and `--seconds`, each with what holds when nothing is said.
pub(crate) fn limits(command: Command, nodes: &'static str, seconds: &'static str) -> Command {
    command
        .arg(
            number("nodes", "N", ANY, "Give a puzzle up after N search nodes; 0 is no limit")
                .default_value(nodes)
                .help_heading(LIMITS),
        )
        .arg(
            Arg::new("seconds")
                .long("seconds")
                .value_name("S")
                .value_parser(seconds_of)
                .allow_negative_numbers(true)
                .default_value(seconds)
                .help("Give a puzzle up after S seconds; 0 is no limit")
                .help_heading(LIMITS),
        )
}

/// A flag that takes a whole number in a range.
pub(crate) fn number(
    name: &'static str,
    value: &'static str,
    range: RangeInclusive<u64>,
    help: &'static str,
) -> Arg {
    // A number below zero should be told the range, and not be taken for a flag.
    let arg = Arg::new(name).long(name).value_name(value).allow_negative_numbers(true);
    arg.value_parser(whole(range)).help(help)
}

fn whole(range: RangeInclusive<u64>) -> ValueParser {
    ValueParser::from(move |text: &str| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| match (*range.start(), *range.end()) {
            (0, u64::MAX) => "expected a whole number".to_owned(),
            (least, u64::MAX) => format!("expected a whole number from {least} up"),
            (least, most) => format!("expected a whole number from {least} to {most}"),
        })
    })
}

fn seconds_of(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds: &f64| seconds.is_finite() && *seconds >= 0.0);
    seconds.ok_or_else(|| "expected a number of seconds such as 10 or 0.5".to_owned())
}

/// Adds `--profile`.
pub(crate) fn profile(command: Command) -> Command {
    command.arg(
        Arg::new("profile")
            .long("profile")
            .value_name("P")
            .value_parser(PossibleValuesParser::new(PROFILES.iter().map(|profile| profile.id)))
            .default_value(PROFILES[0].id)
            .help("By whose measure")
            .help_heading(OUTPUT),
    )
}

/// The profile asked for.
pub(crate) fn profile_of(asked: &ArgMatches) -> &'static Profile {
    word(asked, "profile").and_then(Profile::named).unwrap_or(&PROFILES[0])
}

/// Adds `-r`.
pub(crate) fn reduce(command: Command) -> Command {
    command.arg(
        Arg::new("reduce")
            .short('r')
            .long("reduce")
            .action(ArgAction::SetTrue)
            .help("First take away as many clues as possible while the solution stays the only one")
            .help_heading(INPUT),
    )
}

/// Adds `-v`, which says what it shows in the words of the verb.
pub(crate) fn verbose(command: Command, shows: &'static str) -> Command {
    command.arg(
        Arg::new("verbose")
            .short('v')
            .long("verbose")
            .action(ArgAction::SetTrue)
            .help(shows)
            .help_heading(OUTPUT),
    )
}

/// The format asked for, or what the verb does otherwise.
pub(crate) fn format(asked: &ArgMatches, default: Format) -> Format {
    if is_set(asked, "json") {
        return Format::Json;
    }
    let name = asked.get_one::<String>("format");
    let named = name.and_then(|name| Format::ALL.iter().find(|(known, _)| known == name));
    named.map_or(default, |&(_, format)| format)
}

/// A word that was asked for, or its default; verbs without such a flag have neither.
pub(crate) fn word<'a>(asked: &'a ArgMatches, flag: &str) -> Option<&'a str> {
    asked.try_get_one::<String>(flag).ok().flatten().map(String::as_str)
}

/// Whether a flag is there and set; verbs without it never set it.
pub(crate) fn is_set(asked: &ArgMatches, flag: &str) -> bool {
    asked.try_get_one::<bool>(flag).ok().flatten().copied().unwrap_or(false)
}
