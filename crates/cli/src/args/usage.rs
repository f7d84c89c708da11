//! What is said of a command line that does not fit the grammar, and of one that asks for help.

use std::ffi::OsString;
use std::io::{self, Write};

use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use gridwright::OpenError;
use gridwright_api::{ErrorAnswer, ErrorCode};

use super::cli::command;
use crate::complaint::{Exit, Voice, remark, write_error};

/// Help goes to standard output and is an answer; anything else is a mistake.
pub(crate) fn report_usage(usage: &Error, voice: Voice) -> Exit {
    match usage.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let printed = usage.print();
            let is_fine = printed.is_ok_and(|()| io::stdout().flush().is_ok());
            // Help cut short by a pager that was left is help enough.
            if is_fine { Exit::Done } else { Exit::Bad }
        }
        _ => {
            let sentence = usage_sentence(usage);
            match voice {
                Voice::Text => remark(sentence),
                Voice::Json => write_error(&ErrorAnswer::new(ErrorCode::Usage, sentence)),
            }
            Exit::Bad
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
fn usage_sentence(usage: &Error) -> String {
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
    let what = match what.split_once(" [possible values: ") {
        Some((what, values)) => {
            format!("{what}: expected one of {}", values.trim_end_matches(']'))
        }
        None => what,
    };
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
    format!("unknown verb {word:?}: expected one of {}", known.join(", "))
}
