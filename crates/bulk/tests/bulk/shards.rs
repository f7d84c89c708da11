//! The same plan gives the same bytes, however the work is divided.

use std::collections::BTreeSet;
use std::fs;
use std::process::Stdio;
use std::sync::Barrier;
use std::thread;
use std::time::Duration;

use gridwright_bulk::{Plan, Set, begin};

use crate::run::{Folder, assert_same};

/// Puzzles with many duplicates, splits, and parts whose size is no multiple of a thread's chunk.
const PLAN: &str = "--set 150xcirth/size=4 --set 40xcirth/size=3,areas=none --set 30xsudoku/size=4 --seed 5 \
    --split train=0.8,test=0.1,other=0.1 --part-rows 37 -q";

#[test]
fn any_number_of_threads_and_shards_gives_the_same_bytes() {
    let folder = Folder::new();
    for format in ["jsonl", "parquet"] {
        let plan = format!("{PLAN} --format {format}");
        folder.done(&format!("{plan} -o one-{format} --threads 1"));
        folder.done(&format!("{plan} -o two-{format} --threads 3"));
        let one = folder.tree(&format!("one-{format}"));
        assert_same(&one, &folder.tree(&format!("two-{format}")));
        assert!(one.len() > 20, "{:?}", one.keys());
        // The shards are made in one folder and in several.
        for shard in ["2/3", "3/3", "1/3"] {
            folder.done(&format!("{plan} -o shared-{format} --shard {shard}"));
            folder.done(&format!("{plan} -o {format}-{} --shard {shard}", &shard[..1]));
        }
        folder.done(&format!("merge shared-{format} --verify"));
        assert_same(&one, &folder.tree(&format!("shared-{format}")));
        folder.done(&format!("merge {format}-1 {format}-2 {format}-3 -o merged-{format} --verify"));
        assert_same(&one, &folder.tree(&format!("merged-{format}")));
        // Merging again changes nothing.
        folder.done(&format!("merge merged-{format} --verify"));
        assert_same(&one, &folder.tree(&format!("merged-{format}")));
    }
    let hash = |name: &str| folder.manifest(name)["rows_sha256"].clone();
    assert_eq!(hash("one-jsonl"), hash("one-parquet"));
}

/// An array job starts many shards at once in a folder that does not exist yet.
#[test]
fn shards_that_begin_at_the_same_moment_do_not_disturb_each_other() {
    let sets = vec![Set::parse("6xcirth/size=4").expect("a set")];
    let plan = Plan { sets, part_rows: 2, ..Plan::default() }.checked().expect("a plan");
    let folder = Folder::new();
    for round in 0..20 {
        let out = folder.path(&format!("data-{round}"));
        let starts = Barrier::new(8);
        thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    starts.wait();
                    assert_eq!(begin(&plan, &out).expect("a folder that is begun"), [0, 1, 2]);
                });
            }
        });
        let names: Vec<String> = folder.tree(&format!("data-{round}")).into_keys().collect();
        assert_eq!(names, ["plan.json"]);
    }
}

#[test]
fn no_puzzle_is_there_twice_and_none_in_two_splits() {
    let folder = Folder::new();
    folder.done(&format!("{PLAN} -o data"));
    let (rows, manifest) = (folder.rows("data"), folder.manifest("data"));
    let names: BTreeSet<String> =
        rows.iter().map(|row| format!("{} {}", row["family"], row["canonical"])).collect();
    assert_eq!(names.len(), rows.len());
    assert_eq!(manifest["rows"], rows.len());
    assert!(manifest["duplicates"].as_u64() > Some(20), "{}", manifest["duplicates"]);
    assert_eq!(manifest["duplicates"].as_u64().map(|n| n as usize + rows.len()), Some(220));
    for split in ["train", "test", "other"] {
        let n = rows.iter().filter(|row| row["split"] == split).count();
        let shown =
            manifest["splits"].as_array().expect("splits").iter().find(|s| s["name"] == split);
        assert_eq!(shown.expect("the split")["rows"], n);
        assert!(n > 0, "{split}");
    }
    // Another seed makes other rows with the same puzzles, and each puzzle falls into the same
    // split.
    folder.done(&format!("{} -o more", PLAN.replace("--seed 5", "--seed 6")));
    let split_of = |rows: &[serde_json::Value]| -> BTreeSet<(String, String)> {
        rows.iter().map(|row| (row["canonical"].to_string(), row["split"].to_string())).collect()
    };
    let (one, other) = (split_of(&rows), split_of(&folder.rows("more")));
    let names: BTreeSet<&String> = one.iter().chain(&other).map(|(name, _)| name).collect();
    assert_eq!(names.len(), one.union(&other).count(), "a puzzle is in two splits");
    assert!(one.intersection(&other).count() > 5, "the two have puzzles in common");
}

#[test]
fn a_killed_run_goes_on_and_gives_the_same_bytes() {
    let folder = Folder::new();
    for format in ["jsonl", "parquet"] {
        let plan = "--set 900xcirth/size=5 --seed 9 --split a=0.5,b=0.5 --part-rows 40 --rate -q";
        let plan = format!("{plan} --format {format}");
        folder.done(&format!("{plan} -o whole-{format}"));
        let (mut kills, mut wait) = (0, 20);
        loop {
            let mut command = folder.command(&format!("{plan} -o killed-{format}"));
            let mut child = command.stdout(Stdio::null()).spawn().expect("it runs");
            thread::sleep(Duration::from_millis(wait));
            // The delays vary, and they grow so that the work finishes eventually.
            wait = wait * 5 / 4 + 7;
            match child.try_wait().expect("a state") {
                Some(status) => {
                    assert!(status.success());
                    break;
                }
                None => {
                    child.kill().expect("kill -9");
                    child.wait().expect("it is gone");
                    kills += 1;
                }
            }
        }
        assert!(kills >= 2, "it was killed only {kills} times");
        let left = folder.tree(&format!("killed-{format}"));
        assert_same(&folder.tree(&format!("whole-{format}")), &left);
        folder.done(&format!("merge killed-{format} --verify"));
    }
}

#[test]
fn copies_of_the_plan_that_a_killed_process_left_are_removed() {
    let folder = Folder::new();
    let left = folder.path("data").join("plan.json.0123456789abcdef.tmp");
    fs::create_dir(folder.path("data")).expect("a new folder");
    // The process is killed before the plan is renamed, and again afterwards.
    for _ in 0..2 {
        fs::write(&left, "{").expect("written");
        folder.done("--set 5xsudoku/size=4 -q -o data");
        assert!(!left.exists());
    }
}

#[test]
fn a_killed_merge_goes_on_and_gives_the_same_bytes() {
    let folder = Folder::new();
    // Most rows are duplicates, so that merging rewrites nearly every part.
    let plan = "--set 400xcirth/size=3 --set 400xsudoku/size=4 --seed 3 --split a=0.5,b=0.5 --part-rows 5 -q";
    folder.done(&format!("{plan} -o whole"));
    let make = |shard: usize| folder.done(&format!("{plan} -o killed --shard {shard}/4"));
    (1..=4).for_each(|shard| drop(make(shard)));
    let (mut kills, mut wait) = (0, 3);
    loop {
        let mut child =
            folder.command("merge killed").stdout(Stdio::null()).spawn().expect("it runs");
        thread::sleep(Duration::from_millis(wait));
        wait = wait * 5 / 4 + 3;
        match child.try_wait().expect("a state") {
            Some(status) if status.success() => break,
            // A part that was being rewritten is missing, and is made again.
            Some(_) => (1..=4).for_each(|shard| drop(make(shard))),
            None => {
                child.kill().expect("kill -9");
                child.wait().expect("it is gone");
                kills += 1;
            }
        }
    }
    assert!(kills >= 2, "it was killed only {kills} times");
    folder.done("merge killed --verify");
    assert_same(&folder.tree("whole"), &folder.tree("killed"));
}

#[test]
fn what_is_not_done_is_reported() {
    let folder = Folder::new();
    folder.done(&format!("{PLAN} -o data --shard 1/2"));
    let early = folder.run("merge data");
    assert_eq!(early.code, 2);
    assert!(early.err.contains("3 parts are missing (1, 3, 5)"), "{}", early.err);
    let other = folder.run(&format!("{} -o data", PLAN.replace("--seed 5", "--seed 6")));
    assert_eq!(other.code, 2);
    assert!(other.err.contains("was begun with another plan"), "{}", other.err);
    for (words, why) in [
        ("-o x", "expected puzzles to make"),
        ("--set 5xchess -o x", "unknown family \"chess\""),
        ("--set 5xcirth/size=99 -o x", "size"),
        ("--set cirth -o x", "expected a number, x and a family"),
        ("--set 5xcirth --set 2xcirth -o x", "expected each kind of puzzle once"),
        ("--set 5xcirth --split a=0.5,b=0.6 -o x", "add up to 1"),
        ("--set 5xcirth --split parts=1 -o x", "expected names"),
        ("--set 5xcirth --shard 3/2 -o x", "expected one such as 2/8"),
        ("--set 5xcirth --rate=nobody -o x", "unknown profile \"nobody\""),
        ("--set 5xcirth --language xx -o x", "unknown language \"xx\""),
        ("--set 5xcirth --part-rows 0 -o x", "part-rows: expected 1"),
        ("no-such-plan.toml -o x", "no-such-plan.toml"),
        ("/dev/zero -o x", "expected a plan of at most 4 MiB"),
        ("merge x", "expected the folder of a data set"),
    ] {
        let run = folder.run(words);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{words}: {run:?}");
        assert!(run.err.contains(why), "{words}: {}", run.err);
        assert!(!folder.path("x").exists(), "{words}");
    }
}
