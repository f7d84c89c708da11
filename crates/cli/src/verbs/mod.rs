//! The verbs, one file each: its help and flags, and what it does.

mod book;
mod check;
mod completions;
mod convert;
mod count;
mod explain;
mod families;
mod generate;
mod hint;
mod man;
mod minimise;
mod play;
mod rate;
mod show;
mod solve;
mod technique;
mod verify;
mod welcome;

use std::sync::Arc;

use anyhow::{Result, bail};
use clap::{ArgMatches, Command};
use gridwright::{PROFILES, Play, Profile, Puzzle, Record};

pub(crate) use minimise::reduced;

use crate::args::{self, FORMATS, Format, is_set};
use crate::complaint::{Exit, say};
use crate::draw::Style;
use crate::input::Request;
use crate::limits::{Limits, Watch};
use crate::output::Sink;

/// A verb: what it is called, what can be said about it, and what it does.
pub(crate) struct Verb {
    pub(crate) name: &'static str,
    pub(crate) command: fn() -> Command,
    run: fn(&ArgMatches) -> Result<Exit>,
}

/// All verbs, in the order they are shown.
pub(crate) static VERBS: &[Verb] = &[
    Verb { name: "play", command: play::command, run: play::run },
    Verb { name: "generate", command: generate::command, run: generate::run },
    Verb { name: "solve", command: solve::command, run: solve::run },
    Verb { name: "count", command: count::command, run: count::run },
    Verb { name: "check", command: check::command, run: check::run },
    Verb { name: "explain", command: explain::command, run: explain::run },
    Verb { name: "hint", command: hint::command, run: hint::run },
    Verb { name: "rate", command: rate::command, run: rate::run },
    Verb { name: "verify-proof", command: verify::command, run: verify::run },
    Verb { name: "minimise", command: minimise::command, run: minimise::run },
    Verb { name: "convert", command: convert::command, run: convert::run },
    Verb { name: "show", command: show::command, run: show::run },
    Verb { name: "book", command: book::command, run: book::run },
    Verb { name: "families", command: families::command, run: families::run },
    Verb { name: "technique", command: technique::command, run: technique::run },
    Verb { name: "completions", command: completions::command, run: completions::run },
    Verb { name: "man", command: man::command, run: man::run },
];

/// Does what was asked.
///
/// # Errors
/// Whatever ends it early, in a sentence.
pub(crate) fn run(asked: &ArgMatches) -> Result<Exit> {
    match asked.subcommand() {
        None => welcome::run(),
        Some((name, asked)) => {
            let verb = VERBS.iter().find(|verb| verb.name == name).expect("the grammar's own");
            (verb.run)(asked)
        }
    }
}

/// The flags of a verb that works on one puzzle and never draws it.
fn on_a_puzzle(about: &'static str, verbose: &'static str) -> Command {
    let command = args::puzzle(Command::new("").about(about));
    let command = args::formats(args::verbose(command, verbose), FORMATS);
    args::limits(args::out(command), "0", "60")
}

/// The flags of a verb that works on one puzzle and may draw it.
fn on_a_drawn_puzzle(about: &'static str, verbose: &'static str) -> Command {
    args::drawing(on_a_puzzle(about, verbose))
}

/// What a verb on one puzzle starts from.
struct Job<'a> {
    asked: &'a ArgMatches,
    puzzle: Arc<dyn Puzzle>,
    /// What was played on it, where the text says so.
    play: Play,
    /// The recipe, when the puzzle was given by one and is still that puzzle.
    recipe: Option<String>,
    /// The saved game that the puzzle was read from.
    saved: Option<String>,
    format: Format,
    style: Style,
    limits: Limits,
    watch: Watch,
    sink: Sink,
}

impl Job<'_> {
    /// The profile asked for.
    ///
    /// # Errors
    /// When it is not for puzzles of this kind.
    fn profile(&self) -> Result<&'static Profile> {
        let profile = args::profile_of(self.asked);
        if !self.puzzle.has_profile(profile) {
            bail!(
                "{} does not rate this {} puzzle: expected --profile {}",
                profile.id,
                self.puzzle.info().name,
                PROFILES[0].id
            );
        }
        Ok(profile)
    }

    /// A sentence on standard error, after what was written so far.
    fn say(&mut self, sentence: impl AsRef<str>) -> Result<()> {
        self.sink.flush()?;
        say(sentence);
        Ok(())
    }
}

/// Reads the puzzle, does the verb, and sees the output through.
fn with_puzzle(
    asked: &ArgMatches,
    verb: impl FnOnce(&mut Job<'_>) -> Result<Exit>,
) -> Result<Exit> {
    with_play(asked, |job| {
        if !job.play.is_empty() {
            say(format!("passed over, as the clues alone are the puzzle: {}", job.play));
        }
        verb(job)
    })
}

/// The same for a verb that has a use for what was played.
fn with_play(asked: &ArgMatches, verb: impl FnOnce(&mut Job<'_>) -> Result<Exit>) -> Result<Exit> {
    let request = Request::of(asked)?;
    let source = request.read()?;
    let sink = Sink::open(asked.get_one("out"))?;
    let limits = Limits::of(asked);
    limits.arm();
    let mut watch = limits.start();
    let from = args::source(asked);
    let Record { mut puzzle, play } = source.open(request.family, from, &mut watch.budget)?;
    let style = Style::of(asked, &sink);
    style.check(puzzle.info())?;
    let mut recipe = source.recipe();
    let mut saved = source.saved_game();
    if is_set(asked, "reduce") {
        let n_clues = puzzle.board().n_givens();
        let reduction = reduced(puzzle, &mut watch.budget);
        say(match reduction.refusal {
            Some(why) => format!("nothing was taken away: {why}"),
            None => format!("{} of {n_clues} clues were taken away", reduction.removed),
        });
        (puzzle, recipe, saved) = (reduction.puzzle, None, None);
    }
    let format = args::format(asked, Format::Text);
    let mut job = Job { asked, puzzle, play, recipe, saved, format, style, limits, watch, sink };
    let exit = verb(&mut job)?;
    if is_set(asked, "verbose") {
        let (nodes, time) = (job.watch.budget.used(), job.watch.elapsed());
        job.say(format!("{nodes} search nodes in {time:.1?}"))?;
    }
    job.sink.finish(exit)
}
