//! `minimise`: take clues away while the solution stays the only one.

use std::sync::Arc;

use anyhow::Result;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};
use gridwright::{
    Budget, Carved, Info, Keep, Level, Puzzle, Rng, Site, Solution, Tenths, Verdict, minimise,
    solve,
};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use super::solve::exit_of;
use super::{on_a_drawn_puzzle, with_puzzle};
use crate::args::{ANY, Format, example_id, is_set, number};
use crate::complaint::Exit;
use crate::json;

/// The order clues are tried in where nobody chose one.
const SEED: u64 = 0;

pub(super) fn command() -> Command {
    let example = example_id();
    let levels = Level::NAMES.map(|level| format!("logic:{level}"));
    let keeps = ["unique", "logic", "propagation"].into_iter().chain(Level::NAMES);
    let keeps = keeps.map(str::to_owned).chain(levels);
    on_a_drawn_puzzle(
        "Take clues away while the solution stays the only one",
        "Say which clues went, and how much work it was",
    )
    .arg(
        Arg::new("keep")
            .long("keep")
            .value_name("WHAT")
            .value_parser(PossibleValuesParser::new(keeps))
            .default_value("unique")
            .help("What stays true: one solution, or that logic finds it, up to a level")
            .long_help(
                "What stays true while clues go: that there is one solution (unique), that \
                 techniques short of trial find it (logic), that techniques up to a level do \
                 (logic:hard, or hard for short), or that plain propagation does (propagation).",
            ),
    )
    .arg(number("clues", "K", ANY, "Stop when K clues are left"))
    .arg(number("seed", "S", ANY, "The order in which clues are tried").default_value("0"))
    .long_about(
        "Take clues away while the solution stays the only one.\n\n\
         Each clue is tried once, in an order drawn from the seed. With --keep unique and without \
         --clues the result is minimal: no clue can go without a second solution. A puzzle \
         without exactly one solution is refused with exit code 1. If the budget runs out, the \
         puzzle so far is written, and the exit code is 3.",
    )
    .after_long_help(format!(
        "\
Examples:
  gridwright solve {example} | gridwright minimise --seed 7
  gridwright minimise -f puzzle.txt --keep hard
  gridwright minimise -f puzzle.txt --clues 30 --format line"
    ))
}

pub(super) fn run(asked: &ArgMatches) -> Result<Exit> {
    with_puzzle(asked, |job| {
        let verdict = solve(&*job.puzzle, &mut job.watch.budget);
        let Verdict::Unique(solution) = &verdict else {
            let why = match verdict {
                Verdict::OutOfBudget(_) => format!("{}: not solved yet", job.watch.why()),
                _ => refusal(&verdict).to_owned(),
            };
            job.say(why)?;
            return Ok(exit_of(&verdict));
        };
        let n_clues = job.puzzle.board().n_givens();
        let plan = Plan::of(asked, job.puzzle.info(), n_clues);
        let bar = bar(n_clues);
        let mut budget = job.watch.budget.clone().with_progress(Arc::new({
            let bar = bar.clone();
            move |done, _| bar.set_position(done as u64)
        }));
        let carved = plan.carve(&*job.puzzle, solution, &mut budget);
        bar.finish_and_clear();
        job.watch.budget = budget;
        let puzzle = job.puzzle.with_givens(carved.givens.clone());
        let left = puzzle.board().n_givens();
        match job.format {
            Format::Json | Format::Jsonl => {
                let fields = json!({
                    "solution": puzzle.solution_line(solution),
                    "figures": {
                        "clues": left,
                        "removed": carved.removed,
                        "tests": carved.tests,
                        "undecided": carved.undecided,
                    },
                });
                let answer = json::with(json::puzzle("minimise", &*puzzle), fields);
                json::write(&mut job.sink, answer, job.format)?;
            }
            Format::Line | Format::Tsv => job.sink.line(&puzzle.line())?,
            Format::Text => {
                let board = job.style.board(&*puzzle, &puzzle.board().givens)?;
                job.sink.put(&board)?;
            }
        }
        if is_set(asked, "verbose") && carved.removed > 0 {
            let board = job.puzzle.board();
            let went = |site: &Site| {
                board.givens[site.index()].is_some() && carved.givens[site.index()].is_none()
            };
            let went: Vec<String> =
                board.all_sites().filter(went).map(|site| board.site_name(site)).collect();
            job.say(format!("went: {}", went.join(" ")))?;
        }
        job.say(format!("{} of {n_clues} clues were taken away, {left} are left", carved.removed))?;
        if carved.undecided == 0 {
            return Ok(Exit::Done);
        }
        let (why, n) = (job.watch.why(), carved.undecided);
        job.say(format!("{why}: {n} clues were not decided and stay"))?;
        Ok(Exit::Spent)
    })
}

/// A bar on standard error, for people who wait at a terminal; it shows nothing elsewhere.
fn bar(n_clues: usize) -> ProgressBar {
    let bar = ProgressBar::new(n_clues as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} clues tried, {eta} left")
    {
        bar.set_style(style.progress_chars("=> "));
    }
    bar
}

/// What to take away.
struct Plan {
    keep: Keep,
    most: usize,
    seed: u64,
}

impl Plan {
    fn of(asked: &ArgMatches, info: &Info, n_clues: usize) -> Plan {
        let clues = asked.get_one::<u64>("clues").map_or(0, |&clues| clues as usize);
        Plan {
            keep: asked.get_one::<String>("keep").map_or(Keep::Unique, |word| keep(info, word)),
            most: n_clues.saturating_sub(clues),
            seed: asked.get_one::<u64>("seed").copied().unwrap_or(SEED),
        }
    }

    fn carve(&self, puzzle: &dyn Puzzle, solution: &Solution, budget: &mut Budget) -> Carved {
        let order = Rng::from_seed(self.seed).permutation(puzzle.board().n_sites());
        let order: Vec<Site> = order.into_iter().map(|site| Site(site as u16)).collect();
        minimise(puzzle, solution, &order, self.keep, self.most, budget)
    }
}

/// A level stands for the hardest technique that belongs to it or to an easier one.
fn keep(info: &Info, word: &str) -> Keep {
    let level = Level::named(word.strip_prefix("logic:").unwrap_or(word));
    match (word, level) {
        ("unique", _) => Keep::Unique,
        ("propagation", _) => Keep::Propagation,
        _ => {
            // Logic alone is all of it that needs no trial.
            let level = level.unwrap_or(Level::Expert);
            let techniques = (info.techniques)();
            let known = techniques.iter().filter(|technique| technique.level <= level);
            Keep::Technique(known.map(|technique| technique.rating).max().unwrap_or(Tenths(0)))
        }
    }
}

/// A puzzle with as few clues as possible.
pub(crate) struct Reduction {
    pub(crate) puzzle: Arc<dyn Puzzle>,
    pub(crate) removed: usize,
    /// Why it is the puzzle as it was.
    pub(crate) refusal: Option<&'static str>,
}

/// Takes away as much as possible; a puzzle without exactly one solution stays as it is.
pub(crate) fn reduced(puzzle: Arc<dyn Puzzle>, budget: &mut Budget) -> Reduction {
    let verdict = solve(&*puzzle, budget);
    let Verdict::Unique(solution) = &verdict else {
        return Reduction { puzzle, removed: 0, refusal: Some(refusal(&verdict)) };
    };
    let plan = Plan { keep: Keep::Unique, most: usize::MAX, seed: SEED };
    let carved = plan.carve(&*puzzle, solution, budget);
    let removed = carved.removed;
    Reduction { puzzle: puzzle.with_givens(carved.givens), removed, refusal: None }
}

fn refusal(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Unique(_) => "the puzzle has one solution",
        Verdict::Several(..) => "the puzzle has more than one solution",
        Verdict::None => "the puzzle has no solution",
        Verdict::OutOfBudget(_) => "out of budget",
    }
}
