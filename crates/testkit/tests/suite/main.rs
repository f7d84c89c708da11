//! The conformance suite as tests: one for every family and check, so that they run in parallel and
//! `cargo test -p gridwright-testkit --test suite NAME` runs those of one family.
//!
//! The list of tests is made from the list of families, which the built-in harness cannot do.

mod clock;
mod families;
mod generators;
mod lessons;
mod pictures;
mod quiet;
mod sabotage;
mod sentences;
mod sizes;
mod sound;
mod stops;
mod trials;

use libtest_mimic::{Arguments, run};

fn main() {
    quiet::install();
    // The slowest tests come first, so that none of them runs alone at the end.
    let trials = [
        families::trials(),
        sabotage::trials(),
        sound::trials(),
        sizes::trials(),
        pictures::trials(),
        generators::trials(),
        stops::trials(),
        lessons::trials(),
        sentences::trials(),
    ];
    run(&Arguments::from_args(), trials.into_iter().flatten().collect()).exit();
}
