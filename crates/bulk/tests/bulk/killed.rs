//! A run that is killed at any moment continues with the same command, and its result is the same
//! to the last byte.

use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use gridwright_bulk::{BulkError, Job, Plan, Set, Shard, run};
use gridwright_files::faults::{calm, every_fault};

use crate::run::Folder;

const WORDS: &str =
    "--set 60xcirth/size=4 --set 40xsudoku/size=4 --seed 3 --part-rows 10 --format jsonl -q -o";

/// Number of times it is killed; `cargo xtask test --all` asks for many more.
fn n_kills() -> usize {
    std::env::var("GRIDWRIGHT_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(12)
}

#[test]
fn killed_at_any_moment_it_goes_on() {
    let folder = Folder::new();
    folder.done(&format!("{WORDS} whole"));
    let whole = folder.tree("whole");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock").as_nanos() as u64;
    let mut seed = now;
    println!("seed {seed}");
    let mut n_killed = 0;
    for round in 0.. {
        let name = format!("out{round}");
        // It is killed repeatedly until it finishes first; the delay grows, so that a slow machine
        // finishes too.
        for attempt in 0.. {
            let mut child = folder
                .command(&format!("{WORDS} {name}"))
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .expect("the program runs");
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            sleep(Duration::from_micros((seed >> 33) % (60_000 + 10_000 * attempt)));
            let _ = child.kill();
            let status = child.wait().expect("it ends");
            if status.success() {
                break;
            }
            n_killed += 1;
        }
        let again = folder.tree(&name);
        let again = again.into_iter().filter(|(name, _)| !name.ends_with(".tmp")).collect();
        assert!(whole == again, "seed {now}, round {round}: another data set");
        if n_killed >= n_kills() {
            break;
        }
    }
    println!("killed {n_killed} times");
}

#[test]
fn a_disk_that_fails_costs_no_part_that_was_done() {
    let plan = || {
        let sets = vec![Set::parse("6xcirth/size=3").unwrap()];
        Plan { sets, part_rows: 3, ..Plan::default() }.checked().unwrap()
    };
    let job = |out: &std::path::Path| Job {
        plan: plan(),
        out: out.to_owned(),
        shard: Shard::ALL,
        threads: 1,
        stop: Default::default(),
    };
    let folder = Folder::new();
    run(&job(&folder.path("whole")), &mut |_| ()).unwrap();
    let whole = folder.tree("whole");
    let n_faults = every_fault(|fault| {
        let folder = Folder::new();
        let made = run(&job(&folder.path("out")), &mut |_| ());
        calm();
        let before = folder.tree("out");
        // A program that another test starts at this moment inherits the lock until it executes.
        let again = (0..1000).find_map(|_| match run(&job(&folder.path("out")), &mut |_| ()) {
            Err(BulkError::NotReady(_)) => {
                sleep(Duration::from_millis(5));
                None
            }
            outcome => Some(outcome),
        });
        let again = again.expect("the lock is given back");
        assert!(again.is_ok(), "{fault}: {again:?}");
        let again = folder.tree("out");
        let same = again.iter().filter(|(name, _)| !name.ends_with(".tmp"));
        assert!(same.eq(whole.iter()), "{fault}: another data set");
        if made.is_ok() {
            assert!(before == again, "{fault}: it was done, and is made anew");
        }
    });
    assert!(n_faults > 60, "{n_faults}");
}
