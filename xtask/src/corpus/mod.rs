//! `cargo xtask corpus DIR`: compares the release build with known answers for puzzles that it did
//! not make.
//!
//! `layout` reads the folder, `program` calls the program, `answers` compares counts and
//! solutions, `proper` proves rated puzzles unique, `ratings` compares ratings.

mod answers;
mod layout;
mod program;
mod proper;
mod ratings;

use std::path::Path;
use std::time::Instant;

use anyhow::{Result, bail};

use layout::{Corpus, RATED_FAMILY};
use program::Program;

/// Maximum number of differing puzzles that are listed.
const MOST_LISTED: usize = 20;

pub(crate) fn run(dir: &Path) -> Result<()> {
    let corpus = Corpus::read(dir)?;
    let n_puzzles = corpus.n_puzzles();
    if n_puzzles == 0 {
        bail!("there are no puzzles in {}", dir.display());
    }
    let program = Program::build()?;
    let families = program.families()?;
    let has_family = |family: &str| families.iter().any(|known| known == family);
    let mut n_differences = 0;
    let mut n_skipped = 0;

    for (family, cases) in &corpus.families {
        if !has_family(family) {
            println!("skipped: {family}, {} puzzles (no such family yet)", cases.len());
            n_skipped += cases.len();
            continue;
        }
        let start = Instant::now();
        let mut n_here = 0;
        for case in cases {
            if let Some(difference) = answers::difference(&program, family, case)? {
                println!("different: {family}, {}: {difference}", case.id);
                n_here += 1;
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        println!("{family}: {} puzzles, {n_here} differences, {seconds:.1} s", cases.len());
        n_differences += n_here;
    }

    if !corpus.rated.is_empty() {
        let n_rated = corpus.rated.len();
        if has_family(RATED_FAMILY) {
            let start = Instant::now();
            let improper = proper::differences(&program, &corpus.rated)?;
            improper.iter().take(MOST_LISTED).for_each(|line| println!("different: {line}"));
            let (n_here, seconds) = (improper.len(), start.elapsed().as_secs_f64());
            println!(
                "{RATED_FAMILY}: {n_rated} puzzles, {n_here} without one solution, {seconds:.1} s"
            );
            n_differences += n_here;
        }
        let compared = if has_family(RATED_FAMILY) {
            ratings::compare(&program, &corpus.rated, MOST_LISTED)?
        } else {
            Err("no such family yet".to_owned())
        };
        match compared {
            Err(reason) => {
                println!("skipped: {RATED_FAMILY} ratings, {n_rated} puzzles ({reason})");
                n_skipped += n_rated;
            }
            Ok(outcome) => {
                print!("{}", outcome.report);
                n_differences += outcome.n_missed;
            }
        }
    }

    println!("{n_puzzles} puzzles, {n_differences} differences, {n_skipped} skipped");
    if n_differences > 0 {
        bail!("the program and the corpus differ");
    }
    Ok(())
}
