//! Messages for command lines that do not fit the grammar, and the output of help.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use gridwright::params::{did_you_mean, nearest};
use gridwright::{Budget, FAMILIES, Level, OpenError, Params, Recipe, family, open};
use gridwright_api::{ErrorAnswer, ErrorCode};
use gridwright_words::Language;

use super::cli::{NAME, command};
use crate::complaint::{Status, Voice, complain, reason, write_error};
use crate::words::{choose, in_words};

/// Prints help to standard output, or reports a usage error.
pub(crate) fn report_usage(usage: &Error, argv: &[OsString], voice: Voice) -> Status {
    match usage.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            match usage.print().and_then(|()| io::stdout().flush()) {
                Ok(()) => Status::Done,
                // A pager that was closed before the end of the help is no error.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Status::Done,
                Err(error) => {
                    complain(in_words(&format!(
                        "cannot write standard output: {}",
                        reason(&error)
                    )));
                    Status::Bad
                }
            }
        }
        _ => {
            choose(language(argv));
            let sentence = usage_sentence(usage, argv);
            match voice {
                Voice::Text => complain(in_words(&sentence)),
                Voice::Json => write_error(&ErrorAnswer::new(usage_code(usage, argv), sentence)),
            }
            Status::Bad
        }
    }
}

/// The code of a usage error: that of the same mistake in a request, if there is one.
fn usage_code(usage: &Error, argv: &[OsString]) -> ErrorCode {
    let is_generate = argv.iter().any(|word| word == "generate");
    let is_param = |name: &str| {
        let mut specs = FAMILIES.iter().flat_map(|family| family.info().params);
        is_generate && specs.any(|spec| spec.name == name)
    };
    match (usage.kind(), usage.get(ContextKind::InvalidArg)) {
        (ErrorKind::InvalidSubcommand, _) if is_in_generate(usage) => ErrorCode::UnknownFamily,
        (
            ErrorKind::InvalidValue | ErrorKind::ValueValidation,
            Some(ContextValue::String(flag)),
        ) => {
            // The name is followed by a placeholder, as in `--profile <ID>`.
            let name = flag.split(' ').next().unwrap_or_default().trim_start_matches('-');
            match name {
                "profile" => ErrorCode::UnknownProfile,
                "language" => ErrorCode::UnknownLanguage,
                "to" | "from" => ErrorCode::UnknownFormat,
                name if is_param(name) => ErrorCode::BadParams,
                _ => ErrorCode::Usage,
            }
        }
        _ => ErrorCode::Usage,
    }
}

/// Whether an unknown subcommand is in the place of a family after `generate`.
fn is_in_generate(usage: &Error) -> bool {
    matches!(
        usage.get(ContextKind::Usage),
        Some(ContextValue::StyledStr(usage)) if usage.to_string().contains("[FAMILY]")
    )
}

/// The form in which to report errors, found even in a command line that does not fit the grammar.
pub(crate) fn voice(argv: &[OsString]) -> Voice {
    let is_name = |word: &OsString| word == "json" || word == "jsonl";
    let is_flag = |word: &OsString| {
        ["--json", "--format=json", "--format=jsonl"].iter().any(|flag| word == flag)
    };
    let is_pair = |pair: &[OsString]| pair[0] == "--format" && is_name(&pair[1]);
    // After a double hyphen, everything is a puzzle.
    let end = argv.iter().position(|word| word == "--").unwrap_or(argv.len());
    let is_json = argv[..end].iter().any(is_flag) || argv[..end].windows(2).any(is_pair);
    if is_json { Voice::Json } else { Voice::Text }
}

/// The language that a command line requests, found even if it does not fit the grammar.
fn language(argv: &[OsString]) -> Option<Language> {
    let words: Vec<&str> = argv.iter().filter_map(|word| word.to_str()).collect();
    let flags = ["--language", "--lang"];
    let pair = words.windows(2).find(|pair| flags.contains(&pair[0])).map(|pair| pair[1]);
    let joined = words.iter().find_map(|word| {
        let (flag, code) = word.split_once('=')?;
        flags.contains(&flag).then_some(code)
    });
    Language::named(pair.or(joined)?)
}

/// The message of a usage error in one line, in the style of all other messages.
fn usage_sentence(usage: &Error, argv: &[OsString]) -> String {
    if let (ErrorKind::UnknownArgument, Some(ContextValue::String(flag))) =
        (usage.kind(), usage.get(ContextKind::InvalidArg))
    {
        return match flag.starts_with('-') {
            true => unknown_flag(flag, argv),
            false => one_word_too_many(flag),
        };
    }
    if let (ErrorKind::InvalidSubcommand, Some(ContextValue::String(word))) =
        (usage.kind(), usage.get(ContextKind::InvalidSubcommand))
    {
        return unknown_word(word, usage);
    }
    let text = usage.render().to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    // The first paragraph is the message, another may have a suggestion; the rest is usage.
    let mut parts =
        text.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    let what = parts.next().unwrap_or_default();
    // The standard library's message for a word that is not a number.
    let what = what.replace("invalid digit found in string", "expected a whole number");
    // The parser's words for a number outside its range.
    let range = what.rsplit_once(": ").and_then(|(flag, why)| {
        let (least, most) = why.split_once(" is not in ")?.1.split_once("..=")?;
        Some(format!("{flag}: expected a whole number from {least} to {most}"))
    });
    let what = range.unwrap_or(what);
    if let Some((what, values)) = what.split_once(" [possible values: ") {
        let known = values.trim_end_matches(']');
        let meant = match usage.get(ContextKind::InvalidValue) {
            Some(ContextValue::String(value)) => did_you_mean(value, known.split(", ")),
            _ => String::new(),
        };
        return format!("{what}: expected one of {known}{meant}");
    }
    match parts.find_map(|part| part.strip_prefix("tip: ").map(str::to_owned)) {
        Some(tip) => format!("{what}; {tip}"),
        None if usage.kind() == ErrorKind::MissingRequiredArgument => format!("{what}; see --help"),
        None => what,
    }
}

/// The message for an unknown verb or family.
fn unknown_word(word: &str, usage: &Error) -> String {
    if is_in_generate(usage) {
        let meant = level_or_variant(word).or_else(|| with_flags(word));
        let meant = meant.map(|meant| format!("; did you mean '{meant}'?"));
        return OpenError::Family(word.to_owned()).to_string() + &meant.unwrap_or_default();
    }
    if let Some(meant) = verb_left_out(word) {
        return format!("expected a verb before {:?}: {meant}", shortened(word));
    }
    let command = command();
    let known: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
    let meant = did_you_mean(word, known.iter().copied());
    format!("unknown verb {:?}: expected one of {}{meant}", shortened(word), known.join(", "))
}

/// The suggestion for a command line that starts with a puzzle, a family or a level instead of a
/// verb.
fn verb_left_out(word: &str) -> Option<String> {
    if let Some(family) = family(word) {
        let id = family.info().id;
        return Some(format!(
            "'{NAME} generate {id}' makes a puzzle, '{NAME} play {id}' starts a game"
        ));
    }
    if let Some(meant) = level_or_variant(word) {
        return Some(format!("'{NAME} {meant}' makes such a puzzle"));
    }
    let is_file = Path::new(word).is_file();
    let is_puzzle = || open(word, None, &mut Budget::nodes(0)).is_ok();
    let is_id = || word.parse::<Recipe>().is_ok();
    (is_file || is_id() || is_puzzle()).then(|| {
        let it = if word.len() > MOST_SHOWN { "PUZZLE" } else { word };
        format!("'{NAME} solve {it}' solves it, '{NAME} play {it}' plays it")
    })
}

/// The command for a level, or for a variant that players know by name.
fn level_or_variant(word: &str) -> Option<String> {
    if Level::ALL.iter().any(|level| level.name() == word) {
        return Some(format!("generate --level {word}"));
    }
    FAMILIES.iter().find_map(|family| {
        let info = family.info();
        let variant = info.variants.iter().find(|variant| variant.id == word)?;
        let flags = variant.params.split(',').filter(|param| !param.is_empty());
        let flags = flags.map(|param| format!(" --{}", param.replacen('=', " ", 1)));
        Some(format!("generate {}{}", info.id, flags.collect::<String>()))
    })
}

/// The command for `family/parameters`, the notation of recipes and chapters.
fn with_flags(word: &str) -> Option<String> {
    let (name, params) = word.split_once('/')?;
    let info = family(name)?.info();
    let params =
        params.split('@').next().filter(|params| Params::parse(info.params, params).is_ok())?;
    let flags = params.split(',').filter(|param| !param.is_empty());
    let flags = flags.map(|param| format!(" --{}", param.replacen('=', " ", 1)));
    Some(format!("generate {}{}", info.id, flags.collect::<String>()))
}

/// The message for a word after the last expected one.
pub(crate) fn one_word_too_many(word: &str) -> String {
    if Level::ALL.iter().any(|level| level.name() == word) {
        return format!("unexpected {word:?}; did you mean --level {word}?");
    }
    match Path::new(word).exists() {
        true => several_files(),
        false => format!("unexpected {:?}: expected no further word", shortened(word)),
    }
}

/// The message for several files where one puzzle is expected.
pub(crate) fn several_files() -> String {
    "expected one puzzle, found several files; -f FILE -f FILE reads one puzzle from several, and --batch FILE \
     many puzzles from one"
        .to_owned()
}

/// Maximum number of characters of a word that are repeated in a message.
const MOST_SHOWN: usize = 40;

fn shortened(word: &str) -> String {
    let start: String = word.chars().take(MOST_SHOWN).collect();
    if start.len() < word.len() { start + "..." } else { start }
}

/// The message for a flag that the verb, or the family after `generate`, does not have.
fn unknown_flag(flag: &str, argv: &[OsString]) -> String {
    let mut root = command();
    root.build();
    let words: Vec<&str> = argv.iter().skip(1).filter_map(|word| word.to_str()).collect();
    let verb = words.iter().find_map(|word| root.find_subcommand(word));
    let family = verb.and_then(|verb| words.iter().find_map(|word| verb.find_subcommand(word)));
    let at = |name: &str| words.iter().position(|word| *word == name);
    if let Some(verb) = verb
        && at(flag) < at(verb.get_name())
        && flags(verb).iter().any(|known| known == flag)
    {
        let verb = verb.get_name();
        return format!("{flag} stands before the verb: expected it after '{verb}'");
    }
    let here = family.or(verb).unwrap_or(&root);
    let place = match (verb, family) {
        (None, _) => "without a verb".to_owned(),
        (Some(verb), None) => format!("of '{}'", verb.get_name()),
        (Some(verb), Some(family)) => format!("of '{} {}'", verb.get_name(), family.get_name()),
    };
    let sentence = format!("{flag} is no flag {place}");
    let name = |flag| str::trim_start_matches(flag, '-');
    let known = flags(here);
    let near = nearest(name(flag), known.iter().map(|known| name(known)));
    if let Some(near) = near.filter(|_| flag.starts_with("--")) {
        return format!("{sentence}; did you mean --{near}?");
    }
    let others = verb.into_iter().flat_map(Command::get_subcommands).map(|other| (verb, other));
    let others = others.chain(root.get_subcommands().map(|other| (None, other)));
    let has_it = others.filter(|(_, other)| flags(other).iter().any(|known| known == flag));
    let names: Vec<String> = has_it
        .map(|(verb, other)| match verb {
            Some(verb) => format!("'{} {}'", verb.get_name(), other.get_name()),
            None => format!("'{}'", other.get_name()),
        })
        .take(3)
        .collect();
    match names[..] {
        [] => format!("{sentence}: see --help"),
        _ => format!("{sentence}, but of {}", names.join(", ")),
    }
}

/// The flags of a command, long and short.
fn flags(command: &Command) -> Vec<String> {
    let longs = command.get_arguments().flat_map(clap::Arg::get_long_and_visible_aliases);
    let shorts = command.get_arguments().filter_map(clap::Arg::get_short);
    let longs = longs.flatten().map(|long| format!("--{long}"));
    longs.chain(shorts.map(|short| format!("-{short}"))).collect()
}
