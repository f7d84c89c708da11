//! `hint`: what to do next, told as far as asked for.

use std::path::Path;

use anyhow::Result;
use clap::{Arg, ArgMatches, Command};
use gridwright::{
    Arg as Told, Hint, Marks, Puzzle, Role, Session, SessionError, Site, Step, effects_words,
    sentence, sites_words,
};
use serde_json::{Value as Json, json};

use super::check::violation_line;
use super::{Job, on_a_drawn_puzzle, with_play};
use crate::args::{self, Format, example_id};
use crate::complaint::{Complaint, Exit};
use crate::input::read_text;
use crate::json;

const LEVELS: &str = "How much to tell: 1 where to look, 2 the technique, 3 the reason, 4 the move";

pub(super) fn command() -> Command {
    let example = example_id();
    let command = on_a_drawn_puzzle("Say what can be done next", "Say how much work it was");
    args::profile(args::reduce(command))
        .arg(
            Arg::new("position")
                .long("position")
                .value_name("POSITION")
                .help("What the player has: a file, '-', or moves such as r1c1=5 r1c2?13")
                .long_help(
                    "What the player has put in so far: a file, '-' for standard input, or the text \
                     itself. It is moves and notes (r1c1=5 r1c2?13), a saved game, a grid of \
                     candidates, the board with the entries filled in, or JSON with entries and \
                     notes. A cell with notes can be nothing else; one without can still be anything.",
                )
                .help_heading("Input"),
        )
        .arg(args::number("level", "L", 1..=4, LEVELS).default_value("4").help_heading("Output"))
        .long_about(
            "Say what can be done next.\n\n\
             Mistakes come first: rules that are broken, entries that are not as in the solution, \
             notes that lack what belongs there. Then the easiest next step from the player's own \
             candidates, told as far as --level allows: where to look, by which technique, for what \
             reason, and which move. The exit code is 1 if there is no step to tell: there is a \
             mistake, there is no solution, or it needs trial.\n\n\
             Entries and notes are given with --position; the puzzle may also be a saved game.",
        )
        .after_long_help(format!(
            "\
Examples:
  gridwright hint {example} --level 1
  gridwright hint -f half-done.txt
  gridwright hint -f puzzle.txt --position 'r1c3=3 r2c1?23'"
        ))
}

pub(super) fn run(asked: &ArgMatches) -> Result<Exit> {
    with_play(asked, |job| {
        let level = *asked.get_one::<u64>("level").expect("it has a default");
        let profile = job.profile()?;
        let game = game(job)?;
        let hint = game.hint_in(profile, &mut job.watch.budget);
        match job.format {
            Format::Json | Format::Jsonl => {
                let answer = answer(&game, &hint, level);
                json::write(&mut job.sink, answer, job.format)?;
            }
            Format::Line | Format::Tsv => {
                let line = match &hint {
                    Hint::Step(step) => told(&*job.puzzle, step, level).pop().expect("a level").1,
                    other => word(other).to_owned(),
                };
                job.sink.line(&line)?;
            }
            Format::Text => tell(job, &game, &hint, level)?,
        }
        if let Hint::OutOfBudget = hint {
            job.say(format!("{}: no hint found yet", job.watch.why()))?;
        }
        Ok(match hint {
            Hint::Solved | Hint::Step(_) => Exit::Done,
            Hint::Broken(_)
            | Hint::Wrong(_)
            | Hint::WrongNotes(_)
            | Hint::NoLogic
            | Hint::Several
            | Hint::NoSolution => Exit::No,
            Hint::OutOfBudget => Exit::Spent,
        })
    })
}

/// The puzzle with what the player has put in.
fn game(job: &Job<'_>) -> Result<Session> {
    let bad = |why: SessionError| Complaint::bad(format!("--position: {why}"));
    let mut game = match &job.saved {
        Some(text) => Session::load(text).map_err(|why| Complaint::bad(why.to_string()))?,
        None => Session::new(job.puzzle.with_givens(job.puzzle.board().givens.clone())),
    };
    for &(site, value) in &job.play.entries {
        game.place(site, Some(value)).expect("entries stand in open cells of the board");
    }
    if !job.play.crossed.is_empty() {
        game.note_candidates();
        for &(site, gone) in &job.play.crossed {
            let noted = game.notes(site);
            for value in gone.and(noted).iter() {
                game.note(site, value).expect("a candidate of an open cell");
            }
        }
    }
    if let Some(word) = args::word(job.asked, "position") {
        let path = Path::new(word);
        let is_file = word == "-" || path.exists();
        let text = if is_file { read_text(path)? } else { word.to_owned() };
        game.enter(&text).map_err(bad)?;
    }
    Ok(game)
}

fn tell(job: &mut Job<'_>, game: &Session, hint: &Hint, level: u64) -> Result<()> {
    let board = job.puzzle.board();
    if job.style.is_drawn {
        let lights = lights(hint, level);
        let marks = Marks { lights, ..game.marks() };
        let picture = job.style.picture(&*job.puzzle, marks)?;
        job.sink.put(&picture)?;
    }
    let text = match hint {
        Hint::Solved => "solved already".to_owned(),
        Hint::Broken(violations) => {
            let lines: Vec<String> = violations.iter().map(|v| violation_line(board, v)).collect();
            lines.join("\n")
        }
        Hint::Wrong(sites) => {
            let verb = if sites.len() == 1 { "is" } else { "are" };
            let names = sites_words(board, sites);
            format!("there is a mistake here: {names} {verb} not as in the solution")
        }
        Hint::WrongNotes(sites) => {
            let names = sites_words(board, sites);
            format!("there is a mistake here: the notes at {names} lack what belongs there")
        }
        Hint::Step(step) => {
            let lines = told(&*job.puzzle, step, level).into_iter();
            let lines: Vec<String> =
                lines.map(|(what, words)| format!("{what:<10} {words}")).collect();
            lines.join("\n")
        }
        Hint::NoLogic => "no technique finds a next step: from here it needs trial".to_owned(),
        Hint::Several => "nothing more is forced: the puzzle has more than one solution".to_owned(),
        Hint::NoSolution => "the puzzle has no solution".to_owned(),
        Hint::OutOfBudget => return Ok(()),
    };
    job.sink.line(&text)
}

/// What is told of a step, from the vague to the plain.
fn told(puzzle: &dyn Puzzle, step: &Step, level: u64) -> Vec<(&'static str, String)> {
    let mut told = vec![
        ("look at", place(puzzle, step)),
        ("technique", step.technique.name.to_owned()),
        ("reason", sentence(puzzle, step)),
        ("move", effects_words(puzzle.board(), &step.finding.effects)),
    ];
    told.truncate(level as usize);
    told
}

/// Where the reasoning takes place: in a rule that has a name, or else at some sites.
fn place(puzzle: &dyn Puzzle, step: &Step) -> String {
    let name = |&rule: &usize| puzzle.constraints()[rule].name();
    let rules: Vec<&str> = step
        .finding
        .args
        .iter()
        .flat_map(|arg| match arg {
            Told::Rule(rule) => vec![name(rule)],
            Told::Rules(rules) => rules.iter().map(name).collect(),
            Told::Site(_)
            | Told::Sites(_)
            | Told::Value(_)
            | Told::Values(_)
            | Told::Number(_)
            | Told::Word(_)
            | Told::Chains(_) => Vec::new(),
        })
        .collect();
    if rules.is_empty() { sites_words(puzzle.board(), &seen(step)) } else { and_list(&rules) }
}

/// `a`, `a and b`, `a, b and c`.
fn and_list(names: &[&str]) -> String {
    match names {
        [most @ .., last] if !most.is_empty() => format!("{} and {last}", most.join(", ")),
        _ => names.concat(),
    }
}

/// The sites looked at, or if that is none, the sites changed.
fn seen(step: &Step) -> Vec<Site> {
    let finding = &step.finding;
    if finding.because.is_empty() {
        return finding.effects.iter().map(|effect| effect.site()).collect();
    }
    finding.because.clone()
}

/// What the picture points at: mistakes, or as much of the step as is told.
fn lights(hint: &Hint, level: u64) -> Vec<(Site, Role)> {
    match hint {
        Hint::Broken(violations) => {
            let at_fault = violations.iter().flat_map(|violation| &violation.sites);
            at_fault.map(|&site| (site, Role::Error)).collect()
        }
        Hint::Wrong(sites) | Hint::WrongNotes(sites) => {
            sites.iter().map(|&site| (site, Role::Error)).collect()
        }
        Hint::Step(step) if level >= 4 => {
            step.finding.effects.iter().map(|effect| (effect.site(), Role::Hint)).collect()
        }
        Hint::Step(step) => seen(step).into_iter().map(|site| (site, Role::Hint)).collect(),
        Hint::Solved | Hint::NoLogic | Hint::Several | Hint::NoSolution | Hint::OutOfBudget => {
            Vec::new()
        }
    }
}

fn word(hint: &Hint) -> &'static str {
    match hint {
        Hint::Solved => "solved",
        Hint::Broken(_) => "broken",
        Hint::Wrong(_) => "wrong",
        Hint::WrongNotes(_) => "wrong-notes",
        Hint::Step(_) => "step",
        Hint::NoLogic => "no-logic",
        Hint::Several => "several",
        Hint::NoSolution => "no-solution",
        Hint::OutOfBudget => "out-of-budget",
    }
}

fn answer(game: &Session, hint: &Hint, level: u64) -> json::Object {
    let puzzle = game.puzzle();
    let board = puzzle.board();
    let answer =
        json::with(json::about("hint", puzzle), json!({ "hint": word(hint), "level": level }));
    let fields = match hint {
        Hint::Broken(violations) => json!({ "violations": json::violations(board, violations) }),
        Hint::Wrong(sites) | Hint::WrongNotes(sites) => {
            json!({ "sites": json::sites(board, sites) })
        }
        Hint::Step(step) if level == 4 => {
            json!({ "step": json::step(puzzle, &game.position(), step) })
        }
        Hint::Step(step) => {
            let told = told(puzzle, step, level).into_iter();
            told.map(|(what, words)| (what.replace(' ', "_"), Json::from(words))).collect()
        }
        Hint::Solved | Hint::NoLogic | Hint::Several | Hint::NoSolution | Hint::OutOfBudget => {
            json!({})
        }
    };
    json::with(answer, fields)
}
