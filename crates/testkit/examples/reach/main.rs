//! Measures the levels that puzzles of each shape can reach, and the time each takes to make;
//! rewrites the tables of all families, and from them the table in `docs/generating.md`.
//!
//! `cargo xtask reach` runs it; with a family, it measures only that one, and further words select
//! shapes that contain one of them. With `--missing` it skips shapes that have times, so that it
//! continues after an interruption. A shape is measured if it has a line in the table of its
//! family; to measure another one, add a line with its parameters. Times are processor times, which
//! other programs hardly affect.

mod page;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use cpu_time::{ProcessTime, ThreadTime};
use gridwright::{Budget, FAMILIES, Family, Level, Params, Recipe, Shortfall};

/// Number of searches for each level.
const SEARCHES: u64 = 20;

/// Time limit of a search; one that is stopped counts neither as found nor as finished.
const LONGEST: Duration = Duration::from_secs(10);

/// Total time for a level after which no further search starts.
const ENOUGH: Duration = Duration::from_secs(20);

/// Interval at which the time limit is checked.
const LOOK: Duration = Duration::from_millis(20);

/// Number of searches stopped in a row after which no further search starts.
const MOST_STOPPED: usize = 2;

const HEAD: &str = "\
# Levels by shape: searches that found a puzzle, all that came to an end, and the seconds that one takes, median and
# worst. `cargo xtask reach` measures them.
";

fn main() {
    let (flags, words): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|arg| arg.starts_with("--"));
    let is_missing_only = flags.iter().any(|flag| flag == "--missing");
    let (wanted, words) = (words.first(), words.get(1..).unwrap_or_default());
    for &family in FAMILIES {
        let id = family.info().id;
        if wanted.is_some_and(|wanted| wanted != id) {
            continue;
        }
        for line in lines(family) {
            let shape = shape_of(&line);
            let is_meant = words.is_empty() || words.iter().any(|word| shape.contains(word));
            if !is_meant || is_missing_only && line.contains("\tany ") {
                continue;
            }
            let begun = Instant::now();
            let measured = measured(family, if shape == "-" { "" } else { shape });
            println!("{id} {:.0?} {measured}", begun.elapsed());
            // Each result is saved at once, so that an interrupted run loses nothing, and other
            // runs may measure other shapes meanwhile.
            let mut lines = lines(family);
            if let Some(line) = lines.iter_mut().find(|line| shape_of(line) == shape) {
                *line = measured;
            }
            write(&file(family), &table(&lines));
        }
    }
    let tables: Vec<(&str, String)> =
        FAMILIES.iter().map(|&family| (family.info().id, table(&lines(family)))).collect();
    let docs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/generating.md");
    write(&docs, &page::page(&tables));
}

/// The lines of a family's table, each about one shape.
fn lines(family: &'static dyn Family) -> Vec<String> {
    let file = file(family);
    let table = fs::read_to_string(&file);
    let table = table.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    table.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}

fn shape_of(line: &str) -> &str {
    line.split('\t').next().unwrap_or_default()
}

fn table(lines: &[String]) -> String {
    lines.iter().fold(HEAD.to_owned(), |table, line| table + line + "\n")
}

fn write(file: &Path, text: &str) {
    fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

fn file(family: &'static dyn Family) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../gridwright/src/families");
    folder.join(family.info().id).join("reach.tsv")
}

/// The table line of a shape: without a requested level, and for each level.
fn measured(family: &'static dyn Family, shape: &str) -> String {
    let mut line = if shape.is_empty() { "-".to_owned() } else { shape.to_owned() };
    line.push_str(&format!("\tany {}", searches(family, shape)));
    for level in Level::ALL.map(Level::name) {
        let wish = format!("{shape},level={level},anyway=yes");
        line.push_str(&format!("\t{level} {}", searches(family, &wish)));
    }
    line
}

/// The searches for a request: those that found a puzzle, those that finished, and their median and
/// worst time.
fn searches(family: &'static dyn Family, text: &str) -> String {
    let params = Params::parse(family.info().params, text);
    let params = params.unwrap_or_else(|error| panic!("{text}: {error}"));
    let (mut found, mut ended, mut stopped) = (0, 0, 0);
    let mut times = Vec::new();
    let first = ThreadTime::now();
    for seed in (1..=SEARCHES).take_while(|_| first.elapsed() < ENOUGH) {
        let params = params.clone();
        let recipe = Recipe { family, params, generator: family.info().generator, seed, index: 0 };
        let begun = ThreadTime::now();
        let outcome = within(LONGEST, |mut budget| recipe.make(&mut budget));
        times.push(begun.elapsed().as_secs_f64());
        stopped = if matches!(outcome, Err(Shortfall::OutOfBudget(_))) { stopped + 1 } else { 0 };
        match outcome {
            Ok(_) => (found, ended) = (found + 1, ended + 1),
            Err(Shortfall::NotFound { .. }) => ended += 1,
            Err(Shortfall::OutOfBudget(_)) if stopped == MOST_STOPPED => break,
            Err(Shortfall::OutOfBudget(_)) => (),
            // This is a proof, so that one search is enough.
            Err(Shortfall::BadParams(_)) => return page::IMPOSSIBLE.to_owned(),
            Err(error) => panic!("{} {text}: {error}", family.info().id),
        }
    }
    times.sort_by(f64::total_cmp);
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    format!("{found}/{ended} {median:.3} {worst:.3}")
}

/// Runs a piece of work with a budget that ends after a time limit.
fn within<T>(longest: Duration, work: impl FnOnce(Budget) -> T) -> T {
    let stop = Arc::new(AtomicBool::new(false));
    let (done, ended) = mpsc::channel::<()>();
    let flag = Arc::clone(&stop);
    let clock = thread::spawn(move || {
        let begun = ProcessTime::now();
        while ended.recv_timeout(LOOK).is_err() {
            flag.store(begun.elapsed() > longest, Ordering::Relaxed);
        }
    });
    let outcome = work(Budget::unlimited().with_stop(stop));
    // The clock thread may have ended already.
    let _ = done.send(());
    clock.join().expect("the clock does not panic");
    outcome
}
