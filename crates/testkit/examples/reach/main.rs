//! Measures which levels puzzles of each shape reach, and how long each takes to make; writes the tables of
//! all families anew, and from them the table in `docs/generating.md`.
//!
//! `cargo xtask reach` runs it; with a family, it measures that one alone, and with words after it those of its shapes
//! that have one of them. With `--missing` shapes that have times are left out, so that it goes on where it was stopped. A shape is measured if it has a line in the table of its family; to
//! measure another one, add a line with its parameters. Times are those of the processor, which other
//! programs hardly change.

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

/// Searches for each level.
const SEARCHES: u64 = 20;

/// A search that takes longer is stopped, and then says nothing.
const LONGEST: Duration = Duration::from_secs(10);

/// When all searches for a level have taken as long, there are no more.
const ENOUGH: Duration = Duration::from_secs(20);

/// How often the clock looks.
const LOOK: Duration = Duration::from_millis(20);

/// Searches stopped one after another, after which there are no more.
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
            // What was measured is kept if the rest is not waited for, or is measured by another program meanwhile.
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

/// What was measured of one shape: without a wish, and for each level.
fn measured(family: &'static dyn Family, shape: &str) -> String {
    let mut line = if shape.is_empty() { "-".to_owned() } else { shape.to_owned() };
    line.push_str(&format!("\tany {}", searches(family, shape)));
    for level in Level::ALL.map(Level::name) {
        let wish = format!("{shape},level={level},anyway=yes");
        line.push_str(&format!("\t{level} {}", searches(family, &wish)));
    }
    line
}

/// The searches that found a puzzle and all that came to an end, and how long they took.
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
            // Proved, so that one search is enough.
            Err(Shortfall::BadParams(_)) => return page::IMPOSSIBLE.to_owned(),
            Err(error) => panic!("{} {text}: {error}", family.info().id),
        }
    }
    times.sort_by(f64::total_cmp);
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    format!("{found}/{ended} {median:.3} {worst:.3}")
}

/// Runs a piece of work with a budget that ends after a while.
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
    // The clock may have ended already.
    let _ = done.send(());
    clock.join().expect("the clock does not panic");
    outcome
}
