//! `play`: starts a game on the screen of the terminal, or line by line.

use std::io::{self, IsTerminal};

use anyhow::{Context, Result};
use gridwright::params::ParamSpec;
use gridwright::{FAMILIES, Params};
use gridwright_tui::{Environment, First, Options, play_lines};

use crate::args::{Color, GlobalArgs, PlayArgs};
use crate::complaint::{Complaint, Status};
use crate::input::{Request, family_and_word, refuse_file_name};
use crate::words::chosen;

pub(super) fn run(args: &PlayArgs, global: &GlobalArgs) -> Result<Status> {
    if global.json {
        return Err(Complaint::bad("a game is not JSON: expected no --json").into());
    }
    let is_linear = args.linear;
    let mut options = options(global);
    if !is_linear {
        expect_screen(&options.environment)?;
    }
    options.is_plain |= args.mono;
    if let Some(date) = args.date {
        options.today = date;
    }
    options.is_another = args.another;
    options.first = first(args)?;
    if is_linear {
        let (input, output) = (io::stdin().lock(), io::stdout().lock());
        play_lines(options, input, output).context("cannot go on playing")?;
    } else {
        gridwright_tui::play(options).context("cannot use the terminal")?;
    }
    Ok(Status::Done)
}

/// The options of the game from the flags that all verbs share.
fn options(global: &GlobalArgs) -> Options {
    let mut options = Options::new(Environment::read());
    options.language = chosen();
    options.is_ascii = global.ascii;
    options.is_plain = global.color == Color::Never;
    options
}

/// The first screen of the game.
fn first(args: &PlayArgs) -> Result<First> {
    let (family, word) = family_and_word(&args.puzzle)?;
    if !args.puzzle.files.is_empty() || word.is_some() {
        if let Some(word) = &word {
            refuse_file_name(word, family)?;
        }
        let request = Request::of(&args.puzzle)?;
        return Ok(First::Open(request.read()?.into_text(), request.family));
    }
    let level = args.level;
    if args.daily {
        return Ok(First::Daily(family.unwrap_or(FAMILIES[0]), level));
    }
    let params = args.params.as_deref();
    if level.is_none() && params.is_none() {
        return Ok(family.map_or(First::Menu, First::New));
    }
    let family = family.unwrap_or(FAMILIES[0]);
    let complain = |error: gridwright::params::ParamError| Complaint::bad(error.to_string());
    let mut params =
        Params::parse(family.info().params, params.unwrap_or_default()).map_err(complain)?;
    if let Some(level) = level {
        params.set(ParamSpec::LEVEL.name, level.name()).map_err(complain)?;
    }
    Ok(First::Make(family, params))
}

/// Whether the terminal supports the game.
pub(super) fn has_screen() -> bool {
    expect_screen(&Environment::read()).is_ok()
}

/// Opens the menu, if no verb was given.
pub(super) fn menu(global: &GlobalArgs) -> Result<Status> {
    gridwright_tui::play(options(global)).context("cannot use the terminal")?;
    Ok(Status::Done)
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
