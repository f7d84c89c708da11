//! What is said of a command line that does not fit the grammar, and of one that asks for help.

use std::ffi::OsString;
use std::io::{self, Write};

use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use gridwright::OpenError;
use gridwright::params::{did_you_mean, nearest};
use gridwright_api::{ErrorAnswer, ErrorCode};

use super::cli::command;
use crate::complaint::{Status, Voice, complain, reason, write_error};

/// Help goes to standard output and is an answer; anything else is a mistake.
pub(crate) fn report_usage(usage: &Error, argv: &[OsString], voice: Voice) -> Status {
    match usage.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            match usage.print().and_then(|()| io::stdout().flush()) {
                Ok(()) => Status::Done,
                // Help cut short by a pager that was left is help enough.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Status::Done,
                Err(error) => {
                    complain(format!("cannot write standard output: {}", reason(&error)));
                    Status::Bad
                }
            }
        }
        _ => {
            let sentence = usage_sentence(usage, argv);
            match voice {
                Voice::Text => complain(sentence),
                Voice::Json => write_error(&ErrorAnswer::new(ErrorCode::Usage, sentence)),
            }
            Status::Bad
        }
    }
}

/// How errors are to be reported, also those of a command line that does not fit the grammar.
pub(crate) fn voice(argv: &[OsString]) -> Voice {
    let is_name = |word: &OsString| word == "json" || word == "jsonl";
    let is_flag = |word: &OsString| {
        ["--json", "--format=json", "--format=jsonl"].iter().any(|flag| word == flag)
    };
    let is_pair = |pair: &[OsString]| pair[0] == "--format" && is_name(&pair[1]);
    // Behind a double hyphen everything is a puzzle.
    let end = argv.iter().position(|word| word == "--").unwrap_or(argv.len());
    let is_json = argv[..end].iter().any(is_flag) || argv[..end].windows(2).any(is_pair);
    if is_json { Voice::Json } else { Voice::Text }
}

/// The grammar's complaint in one line of our own manner.
fn usage_sentence(usage: &Error, argv: &[OsString]) -> String {
    if let (ErrorKind::UnknownArgument, Some(ContextValue::String(flag))) =
        (usage.kind(), usage.get(ContextKind::InvalidArg))
        && flag.starts_with("--")
    {
        return unknown_flag(flag, argv);
    }
    if let (ErrorKind::InvalidSubcommand, Some(ContextValue::String(word))) =
        (usage.kind(), usage.get(ContextKind::InvalidSubcommand))
    {
        return unknown_word(word, usage);
    }
    let text = usage.render().to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    // The first paragraph says what is wrong, another may have a suggestion; the rest is usage.
    let mut parts =
        text.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    let what = parts.next().unwrap_or_default();
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
        None => what,
    }
}

/// A verb or a family that there is not.
fn unknown_word(word: &str, usage: &Error) -> String {
    let in_generate = matches!(
        usage.get(ContextKind::Usage),
        Some(ContextValue::StyledStr(usage)) if usage.to_string().contains("[FAMILY]")
    );
    if in_generate {
        return OpenError::Family(word.to_owned()).to_string();
    }
    let command = command();
    let known: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
    let meant = did_you_mean(word, known.iter().copied());
    format!("unknown verb {word:?}: expected one of {}{meant}", known.join(", "))
}

/// A flag that the verb, or the family after `generate`, does not have.
fn unknown_flag(flag: &str, argv: &[OsString]) -> String {
    let mut root = command();
    root.build();
    let words: Vec<&str> = argv.iter().skip(1).filter_map(|word| word.to_str()).collect();
    let verb = words.iter().find_map(|word| root.find_subcommand(word));
    let family = verb.and_then(|verb| words.iter().find_map(|word| verb.find_subcommand(word)));
    let here = family.or(verb).unwrap_or(&root);
    let place = match (verb, family) {
        (None, _) => "without a verb".to_owned(),
        (Some(verb), None) => format!("of '{}'", verb.get_name()),
        (Some(verb), Some(family)) => format!("of '{} {}'", verb.get_name(), family.get_name()),
    };
    let sentence = format!("{flag} is no flag {place}");
    let name = |flag| str::trim_start_matches(flag, '-');
    if let Some(near) = nearest(name(flag), flags(here).iter().map(|known| name(known))) {
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

/// The long flags of a command.
fn flags(command: &Command) -> Vec<String> {
    let longs = command.get_arguments().flat_map(clap::Arg::get_long_and_visible_aliases);
    longs.flatten().map(|long| format!("--{long}")).collect()
}
