//! Implements `cargo xtask oracle`: compares very many boards of every family with the SAT solver,
//! and every step of very many explanations with all solutions. It saves its progress and continues
//! from there.
//!
//! `oracle FOLDER [FAMILY...] [--boards N] [--explanations N] [--seconds N] [--threads N]`

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use gridwright::{FAMILIES, Family};
use gridwright_testkit::scale::{Found, compare, explained};

/// The progress of a check of a family.
#[derive(Clone, Default, Debug)]
struct State {
    /// The number of the next puzzle.
    next: u64,
    /// The number of boards or explanations checked so far.
    done: u64,
    /// The number of boards by outcome, or of explanations and steps.
    counts: BTreeMap<String, u64>,
}

impl State {
    fn read(path: &Path) -> State {
        let text = fs::read_to_string(path).unwrap_or_default();
        let mut state = State::default();
        for line in text.lines() {
            let Some((name, number)) = line.rsplit_once(' ') else { continue };
            let number = number.parse().expect("a number of an earlier run");
            match name {
                "next" => state.next = number,
                "done" => state.done = number,
                name => drop(state.counts.insert(name.to_owned(), number)),
            }
        }
        state
    }

    fn write(&self, path: &Path) {
        let counts = self.counts.iter().map(|(name, n)| format!("{name} {n}\n"));
        let text =
            format!("next {}\ndone {}\n{}", self.next, self.done, counts.collect::<String>());
        let new = path.with_extension("new");
        fs::write(&new, text).and_then(|()| fs::rename(&new, path)).expect("a folder to write to");
    }
}

/// Number of puzzles that are checked before the state is saved.
const TOGETHER: u64 = 50;

fn main() {
    let mut args = std::env::args().skip(1);
    let folder = PathBuf::from(args.next().expect("a folder to keep the state in"));
    let (mut n_boards, mut n_explanations, mut seconds, mut threads) =
        (100_000, 10_000, u64::MAX, 2);
    let mut families: Vec<&dyn Family> = Vec::new();
    while let Some(arg) = args.next() {
        let mut number = || -> u64 {
            let number = args.next().and_then(|number| number.parse().ok());
            number.unwrap_or_else(|| panic!("{arg}: expected a number"))
        };
        match arg.as_str() {
            "--boards" => n_boards = number(),
            "--explanations" => n_explanations = number(),
            "--seconds" => seconds = number(),
            "--threads" => threads = number(),
            name => families
                .push(gridwright::family(name).unwrap_or_else(|| panic!("no family {name}"))),
        }
    }
    if families.is_empty() {
        families = FAMILIES.to_vec();
    }
    fs::create_dir_all(&folder).expect("a folder to write to");
    let end = Instant::now().checked_add(Duration::from_secs(seconds));
    let n_checks = 2 * families.len() as u64;
    for (i, family) in families.iter().enumerate() {
        for (kind, goal) in [("boards", n_boards), ("explanations", n_explanations)] {
            // The remaining time is shared equally by the remaining checks.
            let n_left = n_checks - 2 * i as u64 - u64::from(kind == "explanations");
            let end = end.map(|end| {
                let now = Instant::now();
                now + end.saturating_duration_since(now) / u32::try_from(n_left).expect("few")
            });
            run(*family, kind, goal, end, threads, &folder);
        }
    }
}

fn run(
    family: &dyn Family,
    kind: &str,
    goal: u64,
    end: Option<Instant>,
    threads: u64,
    folder: &Path,
) {
    let id = family.info().id;
    let path = folder.join(format!("{id}-{kind}.txt"));
    let mut state = State::read(&path);
    let is_over = || end.is_some_and(|end| Instant::now() >= end);
    while state.done < goal && !is_over() {
        let numbers = Mutex::new(state.next..state.next + TOGETHER);
        let results = Mutex::new(Vec::new());
        let has_failed = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    while !has_failed.load(Ordering::Relaxed) {
                        let next = numbers.lock().expect("no panic while it is held").next();
                        let Some(number) = next else { break };
                        let result = one(family, kind, number);
                        has_failed.fetch_or(result.is_err(), Ordering::Relaxed);
                        results.lock().expect("no panic while it is held").push(result);
                    }
                });
            }
        });
        for result in results.into_inner().expect("no panic while it is held") {
            match result {
                Ok(counts) => {
                    for (name, n) in counts {
                        state.done += if name == "steps" { 0 } else { n };
                        *state.counts.entry(name).or_default() += n;
                    }
                }
                Err(why) => {
                    println!("{id} {kind}: WRONG: {why}");
                    std::process::exit(1);
                }
            }
        }
        state.next += TOGETHER;
        state.write(&path);
        eprint!("\r{id} {kind}: {} of {goal} ", state.done.min(goal));
    }
    eprint!("\r");
    let counts: Vec<String> = state.counts.iter().map(|(name, n)| format!("{n} {name}")).collect();
    println!("{id:10} {kind:12} {:>7} of {goal}: {}", state.done, counts.join(", "));
}

/// Checks one puzzle. Returns what it adds to the counts.
fn one(family: &dyn Family, kind: &str, number: u64) -> Result<Vec<(String, u64)>, String> {
    if kind == "explanations" {
        let n_steps = explained(family, number)? as u64;
        return Ok(vec![("explanations".to_owned(), 1), ("steps".to_owned(), n_steps)]);
    }
    let mut counts = Vec::new();
    for found in compare(family, number)? {
        let name = match found {
            Found::Solutions(0) => "without a solution",
            Found::Solutions(1) => "with one",
            Found::Solutions(_) => "with several",
            Found::Undecided => "undecided",
            Found::NotMade => continue,
        };
        counts.push((name.to_owned(), 1));
    }
    Ok(counts)
}
