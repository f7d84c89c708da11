//! Runs every target on its stored seeds, and for two more seconds on mutations of all its seeds.
//!
//! The mutations are the same in every run, so that a failure is due to a change of the code;
//! `GRIDWRIGHT_FUZZ_SEED` selects others, and `cargo xtask fuzz` uses new ones each time.

use std::time::Duration;

use gridwright_fuzz::driver::{Limit, kept_seeds, run, run_once, smaller};
use gridwright_fuzz::{TARGETS, Target};
use libtest_mimic::{Arguments, Failed, Trial};

const TIME: Duration = Duration::from_secs(2);

fn main() {
    let trials = TARGETS.iter().map(|target| Trial::test(target.name, move || check(target)));
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit();
}

fn check(target: &'static Target) -> Result<(), Failed> {
    for (name, input) in kept_seeds(target) {
        run_once(target, &input).map_err(|what| format!("seeds/{}/{name}: {what}", target.name))?;
    }
    let asked = std::env::var("GRIDWRIGHT_FUZZ_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = asked.unwrap_or(1);
    match run(target, Limit::time(TIME), seed) {
        Ok(summary) if summary.n_runs > 0 && summary.n_outcomes > 1 => Ok(()),
        Ok(summary) => Err(format!("seed {seed}: it tries nothing: {summary:?}").into()),
        Err(finding) => {
            let small = smaller(target, &finding, Duration::from_secs(5));
            let input = String::from_utf8_lossy(&small.input);
            Err(format!("seed {seed}: {}\ninput: {input:?} {:?}", small.what, small.input).into())
        }
    }
}
