//! `hint`: what to do next, told as far as asked for.

use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use gridwright::scene::{Marks, Role};
use gridwright::steps::{Arg as Told, effects_words};
use gridwright::{Hint, Puzzle, Session, SessionError, Site, Step, Violation};
use gridwright_api::{HintRequest, PositionInput, Request};

use super::job::{Job, Setup, ask, with_play};
use super::phrases::violation_line;
use crate::args::{Format, HintArgs};
use crate::complaint::{Complaint, Exit};
use crate::input::read_text;
use crate::words::WORDS;

pub(super) fn run(args: &HintArgs) -> Result<Exit> {
    let setup = Setup::of(&args.common).drawn(&args.drawing).reduced(&args.reduce);
    if args.common.output.format(Format::Text).is_json() {
        return ask(setup, |puzzle| {
            let mut request = HintRequest::new(puzzle);
            request.profile = Some(args.profile.profile.id.to_owned());
            request.level = Some(args.level as u8);
            let position = args.position.as_deref().map(position_text).transpose()?;
            request.position = position.map(PositionInput::Text);
            Ok(Request::Hint(request))
        });
    }
    with_play(setup, |job| {
        let (level, profile) = (args.level, args.profile.profile);
        job.expect_profile(profile)?;
        let game = game(job, args.position.as_deref())?;
        let hint = game.hint_in(profile, &mut job.watch.budget);
        match job.format {
            Format::Text => tell(job, &game, &hint, level)?,
            _ => {
                let line = match &hint {
                    Hint::Step(step) => told(&*job.puzzle, step, level).pop().expect("a level").1,
                    other => word(other).to_owned(),
                };
                job.sink.line(&line)?;
            }
        }
        if let Hint::OutOfBudget = hint {
            job.note(format!("{}: no hint found yet", job.watch.why()))?;
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
fn game(job: &Job, position: Option<&str>) -> Result<Session> {
    let bad = |why: SessionError| Complaint::bad(format!("--position: {why}"));
    let loaded = match &job.saved {
        Some(text) => Session::load(text),
        None => Session::with_play(Arc::clone(&job.puzzle), &job.play),
    };
    let mut game = loaded.map_err(|why| Complaint::bad(why.to_string()))?;
    if let Some(word) = position {
        game.enter(&position_text(word)?).map_err(bad)?;
    }
    Ok(game)
}

/// What the player has put in: the content of a file, or the word itself.
fn position_text(word: &str) -> Result<String> {
    let path = Path::new(word);
    if word == "-" || path.exists() { read_text(path) } else { Ok(word.to_owned()) }
}

fn tell(job: &mut Job, game: &Session, hint: &Hint, level: u64) -> Result<()> {
    let board = job.puzzle.board();
    if job.style.is_drawn {
        let lights = lights(hint, level);
        let marks = Marks { lights, ..game.marks() };
        let picture = job.style.picture(&*job.puzzle, marks)?;
        job.sink.put(&picture)?;
    }
    let plain = |key: &str| WORDS.get(key).into_owned();
    let at_sites = |key: &str, sites: &[Site]| {
        let names: Vec<String> = sites.iter().map(|&site| board.site_name(site)).collect();
        WORDS.with(key, &[("places", names.join(" ").into())])
    };
    // The words are those of games; only a step is told in lines.
    let text = match hint {
        Hint::Step(step) => {
            let lines = told(&*job.puzzle, step, level).into_iter();
            let lines: Vec<String> =
                lines.map(|(what, words)| format!("{what:<10} {words}")).collect();
            lines.join("\n")
        }
        Hint::Broken(violations) => {
            let name = |broken: &Violation| WORDS.rule(job.puzzle.info(), &broken.name);
            let rules: Vec<String> = violations.iter().map(name).collect();
            let mut lines = vec![WORDS.with("hint.broken", &[("rules", rules.join(", ").into())])];
            let line = |broken| violation_line(&*job.puzzle, game.values(), broken);
            lines.extend(violations.iter().map(line));
            lines.join("\n")
        }
        Hint::Wrong(sites) => at_sites("hint.wrong", sites),
        Hint::WrongNotes(sites) => at_sites("hint.wrong-notes", sites),
        Hint::Solved => plain("hint.solved"),
        Hint::NoLogic => plain("hint.no-logic"),
        Hint::Several => plain("hint.several"),
        Hint::NoSolution => plain("hint.no-solution"),
        Hint::OutOfBudget => return Ok(()),
    };
    job.sink.line(&text)
}

/// What is told of a step, from the vague to the plain.
fn told(puzzle: &dyn Puzzle, step: &Step, level: u64) -> Vec<(&'static str, String)> {
    let mut told = vec![
        ("look at", place(puzzle, step)),
        ("technique", WORDS.technique(puzzle.info(), step.technique).into_owned()),
        ("reason", WORDS.reason(puzzle, step)),
        ("move", effects_words(puzzle.board(), &step.finding.effects)),
    ];
    told.truncate(level as usize);
    told
}

/// Where the reasoning takes place: in a rule that has a name, or else at some sites.
fn place(puzzle: &dyn Puzzle, step: &Step) -> String {
    let name = |&rule: &usize| WORDS.rule(puzzle.info(), &puzzle.constraints()[rule].name());
    let rules: Vec<String> = step
        .finding
        .args
        .iter()
        .flat_map(|(_, arg)| match arg {
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
    match rules.is_empty() {
        true => WORDS.sites(puzzle.board(), &seen(step)),
        false => WORDS.list(&rules),
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
