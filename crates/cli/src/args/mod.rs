//! The grammar of the command line, and its help.
//!
//! Each verb brings its own sentence and flags; here is what they share. What a family can be
//! asked for comes from its own schema, so no family is named.

mod exchange;
mod family;
mod shared;

use std::ffi::{OsStr, OsString};

use anyhow::Result;
use clap::error::ErrorKind;
use clap::{ArgMatches, Command};
use gridwright::{FAMILIES, Info, family};

pub(crate) use exchange::{Target, from, source, target, to};
pub(crate) use family::{family_command, params};
pub(crate) use shared::{
    ANY, FORMATS, Format, batch, drawing, format, formats, is_set, limits, number, out, profile,
    profile_of, puzzle, reduce, threads, verbose, word,
};

use crate::verbs::VERBS;

/// The name of the program.
pub(crate) const NAME: &str = "gridwright";

/// Reads the command line.
///
/// # Errors
/// With the sentence for whoever typed it; asking for help is an error in this sense too.
pub(crate) fn parse(argv: Vec<OsString>) -> Result<ArgMatches> {
    let error = match command().try_get_matches_from(&argv) {
        Ok(asked) => return Ok(asked),
        Err(error) => error,
    };
    // Without a family, `generate` means the first one, and so it takes the flags of that one.
    let second = match (error.kind(), with_first_family(argv)) {
        (ErrorKind::UnknownArgument, Some(argv)) => command().try_get_matches_from(argv),
        _ => return Err(error.into()),
    };
    second.map_err(|second| match second.kind() {
        ErrorKind::UnknownArgument => error.into(),
        _ => second.into(),
    })
}

fn with_first_family(mut argv: Vec<OsString>) -> Option<Vec<OsString>> {
    let names_family = |word: &OsString| word.to_str().is_some_and(|word| family(word).is_some());
    let is_generate = argv.get(1).is_some_and(|verb| verb == OsStr::new("generate"));
    if !is_generate || argv.iter().any(names_family) {
        return None;
    }
    argv.insert(2, first_family().id.into());
    Some(argv)
}

/// The family that is meant where none is named, and that examples are made with.
pub(crate) fn first_family() -> &'static Info {
    FAMILIES[0].info()
}

/// An id to show in examples.
pub(crate) fn example_id() -> String {
    format!("{}@{}#42", first_family().id, first_family().generator)
}

/// The whole grammar.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .version(env!("CARGO_PKG_VERSION"))
        .about("Grid puzzles: play, generate, solve, count, check, explain, rate and draw them")
        .long_about(
            "Grid puzzles: play, generate, solve, count, check, explain, rate and draw them.\n\n\
             A puzzle can be given as a file, on standard input, or as an id. On a terminal it is \
             drawn; a pipe or a file gets plain text that can be read again. Without a verb, a \
             terminal gets the game, and a pipe gets one puzzle.",
        )
        .after_help("Try 'gridwright VERB --help' for examples, and 'gridwright --help' for all.")
        .after_long_help(manual())
        .subcommands(VERBS.iter().map(|verb| (verb.command)().name(verb.name)))
        .subcommand_value_name("VERB")
        .subcommand_help_heading("Verbs")
        .disable_help_subcommand(true)
        .max_term_width(100)
}

/// What applies to all verbs.
fn manual() -> String {
    let (id, example) = (first_family().id, example_id());
    let with_params = example.replace('@', "/NAME=VALUE@");
    let ids = [
        (example.clone(), "the puzzle that seed 42 makes, today and for ever"),
        (format!("{example}.7"), "item 7 (from 0) of the batch of seed 42"),
        (with_params, "the same with parameters, see 'gridwright families'"),
        (format!("{id}:BOARD"), "the board itself, in one line"),
    ];
    let ids = ids.map(|(id, what)| format!("  {id:<24} {what}\n")).concat();
    format!(
        "\
What a puzzle is given as:
  Every verb that works on a puzzle takes [FAMILY] [PUZZLE] [-f FILE].
  A single word that is the name of a family is FAMILY; any other is PUZZLE.
  PUZZLE is, in this order: '-' for standard input; the name of a file that
  exists; an id; a board in one line; a link. -f FILE is always a file, or '-'.
  With neither, standard input is read. Without FAMILY, the family is
  recognised from the content, files and links of other programs included
  ('gridwright convert --list'). Inputs above 4 MiB are refused; --batch reads
  any number of puzzles, one a line.

Ids:
{ids}  'generate' prints the first kind, --format json both. Either opens wherever
  a file does.

Stable for scripts:
  count FAMILY -f FILE [--limit N]   the number alone, '>=N' at the limit
  solve --format line                the solution alone, in one line
  generate FAMILY -n N --seed S --format line [--threads T]
                                     one puzzle a line, the same for every T
  solve|count|rate|convert --batch FILE
                                     one answer a line, in the order of the input
  rate --format tsv                  puzzle, ER, EP, ED, hardest technique,
                                     score, level
  --format json|jsonl                objects with \"format\" and \"version\"

Environment:
  GRIDWRIGHT_DATA
             the folder for games, statistics and settings of 'play'
  NO_COLOR   when set and not empty, --color auto means never
  LC_ALL, LC_CTYPE, LANG
             the first that is set: unless it says UTF-8, terminals get ASCII

Exit codes:
  0  done
  1  the answer is no: no solution, not unique, a rule broken
  2  bad input or usage, or the output cannot be written
  3  out of budget, or interrupted; what was found so far is reported"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verb_of(words: &[&str]) -> Option<String> {
        let argv = [NAME].iter().chain(words).map(OsString::from).collect();
        Some(parse(argv).ok()?.subcommand_name()?.to_owned())
    }

    #[test]
    fn the_grammar_is_sound_for_every_family() {
        command().debug_assert();
    }

    #[test]
    fn flags_of_the_first_family_need_no_name() {
        let spec = first_family().params.first().expect("a family has parameters");
        let flag = format!("--{}", spec.name);
        let value = spec.default.expect("a shape has a default");
        assert_eq!(verb_of(&["generate", &flag, value]).as_deref(), Some("generate"));
        assert_eq!(verb_of(&["generate", "--no-such-flag"]), None);
        assert_eq!(verb_of(&["solve", &flag, value]), None);
    }
}
