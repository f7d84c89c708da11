//! All verbs together, and how a command line is read.

use std::ffi::{OsStr, OsString};

use clap::error::{Error, ErrorKind};
use clap::{ArgMatches, Command, CommandFactory, FromArgMatches, Parser, Subcommand};
use gridwright::family;
use gridwright_words::Language;

use super::book::BookArgs;
use super::check::CheckArgs;
use super::completions::CompletionsArgs;
use super::convert::ConvertArgs;
use super::count::CountArgs;
use super::explain::ExplainArgs;
use super::families::FamiliesArgs;
use super::first_family::first_family;
use super::generate::GenerateArgs;
use super::hint::HintArgs;
use super::man::ManArgs;
use super::manual::manual;
use super::minimise::MinimiseArgs;
use super::play::PlayArgs;
use super::rate::RateArgs;
use super::show::ShowArgs;
use super::solve::SolveArgs;
use super::steps::StepsArgs;
use super::technique::TechniqueArgs;
use super::values::language_parser;
use super::verify_proof::VerifyProofArgs;

/// The name of the program.
pub(crate) const NAME: &str = "gridwright";

/// Grid puzzles: play, generate, solve, count, check, explain, rate and draw them.
///
/// A puzzle can be given as a file, on standard input, or as an id. On a terminal it is drawn; a
/// pipe or a file gets plain text that can be read again. Without a verb, a terminal gets the
/// game, and a pipe gets one puzzle.
#[derive(Parser)]
#[command(
    name = NAME,
    version,
    after_help = "Try 'gridwright VERB --help' for examples, and 'gridwright --help' for all.",
    after_long_help = manual(),
    subcommand_value_name = "VERB",
    subcommand_help_heading = "Verbs",
    disable_help_subcommand = true,
    max_term_width = 100
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) verb: Option<Verb>,
    /// The language of sentences, rules and lessons [default: en]
    #[arg(long, global = true, value_name = "CODE", value_parser = language_parser())]
    pub(crate) language: Option<Language>,
}

/// A verb with its flags, in the order they are shown.
#[derive(Subcommand)]
pub(crate) enum Verb {
    Play(PlayArgs),
    Generate(Box<GenerateArgs>),
    Solve(SolveArgs),
    Count(CountArgs),
    Check(CheckArgs),
    Explain(ExplainArgs),
    Hint(HintArgs),
    Steps(StepsArgs),
    Rate(RateArgs),
    VerifyProof(VerifyProofArgs),
    Minimise(MinimiseArgs),
    Convert(ConvertArgs),
    Show(ShowArgs),
    Book(Box<BookArgs>),
    Families(FamiliesArgs),
    Technique(TechniqueArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

impl Cli {
    /// Reads the command line.
    ///
    /// # Errors
    /// With the sentence for whoever typed it; asking for help is an error in this sense too.
    pub(crate) fn read(argv: Vec<OsString>) -> Result<Cli, Error> {
        Cli::from_arg_matches(&matches(argv)?)
    }
}

/// The whole grammar.
pub(crate) fn command() -> Command {
    Cli::command()
}

fn matches(argv: Vec<OsString>) -> Result<ArgMatches, Error> {
    let error = match command().try_get_matches_from(&argv) {
        Ok(matches) => return Ok(matches),
        Err(error) => error,
    };
    // Without a family, `generate` means the first one, and so it takes the flags of that one.
    let second = match (error.kind(), with_first_family(argv)) {
        (ErrorKind::UnknownArgument, Some(argv)) => command().try_get_matches_from(argv),
        _ => return Err(error),
    };
    second.map_err(|second| match second.kind() {
        ErrorKind::UnknownArgument => error,
        _ => second,
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

#[cfg(test)]
mod tests {
    use super::*;

    fn verb_of(words: &[&str]) -> Option<String> {
        let argv = [NAME].iter().chain(words).map(OsString::from).collect();
        let matches = matches(argv).ok()?;
        Some(matches.subcommand_name()?.to_owned())
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
