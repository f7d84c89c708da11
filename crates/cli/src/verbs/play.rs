//! `play`: a game on the screen of the terminal, or line by line.

use std::io::{self, IsTerminal};

use anyhow::{Context, Result};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};
use gridwright::{FAMILIES, Level, ParamSpec, Params};
use gridwright_tui::{Environment, First, Language, Options, play_lines};

use crate::args::{self, example_id, first_family, is_set, word};
use crate::complaint::{Complaint, Exit};
use crate::input::Request;

const LANGUAGES: [&str; 4] = ["en", "es", "de", "it"];

pub(super) fn command() -> Command {
    let (id, example) = (first_family().id, example_id());
    args::puzzle(Command::new("").about("Play in the terminal: on the screen, or line by line"))
        .arg(
            Arg::new("linear")
                .long("linear")
                .action(ArgAction::SetTrue)
                .help("A game in lines of text, for screen readers and pipes"),
        )
        .arg(
            Arg::new("daily")
                .long("daily")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["puzzle", "file", "params"])
                .help("The puzzle of the day of FAMILY, the same for everyone"),
        )
        .arg(Arg::new("date").long("date").value_name("DATE").help(
            "The day whose puzzles are offered, such as 2026-11-15; today in UTC if left out",
        ))
        .arg(
            Arg::new("level")
                .long("level")
                .value_name("LEVEL")
                .value_parser(PossibleValuesParser::new(Level::NAMES))
                .conflicts_with_all(["puzzle", "file"])
                .help("Start a new puzzle of FAMILY of this level at once"),
        )
        .arg(
            Arg::new("params")
                .long("params")
                .value_name("NAME=VALUE,...")
                .conflicts_with_all(["puzzle", "file"])
                .help("Start a new puzzle of FAMILY with these parameters at once"),
        )
        .arg(
            Arg::new("lang")
                .long("lang")
                .value_name("LANG")
                .value_parser(PossibleValuesParser::new(LANGUAGES))
                .help("The language of the interface; that of the locale if left out")
                .help_heading("Output"),
        )
        .arg(
            Arg::new("ascii")
                .long("ascii")
                .action(ArgAction::SetTrue)
                .help("Draw with plain ASCII characters")
                .help_heading("Output"),
        )
        .arg(
            Arg::new("mono")
                .long("mono")
                .action(ArgAction::SetTrue)
                .help("Use no colour")
                .help_heading("Output"),
        )
        .long_about(
            "Play in the terminal: on the screen, or line by line.\n\n\
             Without a puzzle the menu opens, as it does without any verb; with FAMILY alone the \
             choice of a new game. Every key press is kept at once in the folder that the \
             environment variable GRIDWRIGHT_DATA names, or else in gridwright below \
             XDG_DATA_HOME or ~/.local/share. With --linear, commands are read from standard \
             input, one a line, and answered on standard output.",
        )
        .after_long_help(format!(
            "\
Examples:
  gridwright play
  gridwright play {id} --level easy
  gridwright play {example}
  gridwright play {id} --daily
  printf 'r1c1\\nhint\\n' | gridwright play --linear {example}"
        ))
}

pub(super) fn run(asked: &ArgMatches) -> Result<Exit> {
    let is_linear = is_set(asked, "linear");
    let mut options = Options::new(Environment::read());
    if !is_linear {
        expect_screen(&options.environment)?;
    }
    options.language = word(asked, "lang").and_then(Language::named);
    options.is_ascii = is_set(asked, "ascii");
    options.is_plain = is_set(asked, "mono");
    if let Some(date) = word(asked, "date") {
        options.today = date.parse().map_err(Complaint::bad)?;
    }
    options.first = first(asked)?;
    if is_linear {
        let (input, output) = (io::stdin().lock(), io::stdout().lock());
        play_lines(options, input, output).context("cannot go on playing")?;
    } else {
        gridwright_tui::play(options).context("cannot use the terminal")?;
    }
    Ok(Exit::Done)
}

/// What to begin with.
fn first(asked: &ArgMatches) -> Result<First> {
    let has_puzzle = asked.get_many::<std::path::PathBuf>("file").is_some();
    let named = crate::input::family_and_word(asked)?;
    if has_puzzle || named.1.is_some() {
        let request = Request::of(asked)?;
        return Ok(First::Open(request.read()?.into_text(), request.family));
    }
    let family = named.0;
    let level = word(asked, "level").and_then(Level::named);
    if is_set(asked, "daily") {
        return Ok(First::Daily(family.unwrap_or(FAMILIES[0]), level));
    }
    let params = word(asked, "params");
    if level.is_none() && params.is_none() {
        return Ok(family.map_or(First::Menu, First::New));
    }
    let family = family.unwrap_or(FAMILIES[0]);
    let complain = |error: gridwright::ParamError| Complaint::bad(error.to_string());
    let mut params =
        Params::parse(family.info().params, params.unwrap_or_default()).map_err(complain)?;
    if let Some(level) = level {
        params.set(ParamSpec::LEVEL.name, level.name()).map_err(complain)?;
    }
    Ok(First::Make(family, params))
}

/// Whether there is a terminal to play on.
pub(super) fn has_screen() -> bool {
    expect_screen(&Environment::read()).is_ok()
}

/// The menu, with nothing said.
pub(super) fn menu() -> Result<Exit> {
    gridwright_tui::play(Options::new(Environment::read())).context("cannot use the terminal")?;
    Ok(Exit::Done)
}

fn expect_screen(environment: &Environment) -> Result<()> {
    let instead = "play --linear plays line by line";
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        let sentence = format!("expected a terminal to play on; {instead}");
        return Err(Complaint::bad(sentence).into());
    }
    if environment.is_dumb() {
        let term = environment.term.as_deref().unwrap_or("");
        let sentence = format!(
            "expected a terminal that can place characters, but TERM is {term:?}; {instead}"
        );
        return Err(Complaint::bad(sentence).into());
    }
    Ok(())
}
