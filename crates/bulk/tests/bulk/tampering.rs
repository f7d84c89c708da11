//! Verification finds files that were changed afterwards.

use std::fs;

use crate::run::{Folder, edit};

#[test]
fn every_change_is_found() {
    let folder = Folder::new();
    folder.done("--set 60xcirth/size=4 --seed 1 --part-rows 20 -o data -q");
    folder.done("merge data --verify");
    let whole = folder.tree("data");
    let restore = || {
        for (name, bytes) in &whole {
            fs::write(folder.path("data").join(name), bytes).expect("writable");
        }
    };
    let file = folder.path("data/data/part-00001.jsonl");
    let about = folder.path("data/parts/part-00001.json");
    let expect = |what: &str| {
        let run = folder.run("merge data --verify");
        assert_eq!(run.code, 1, "{what}: {run:?}");
        assert!(run.err.contains(what), "{what}: {}", run.err);
        restore();
    };
    edit(&file, |text| text.replacen("\"clues\":", "\"clues\": ", 1));
    expect("part-00001.jsonl: is not as it was written");
    // A forger who also changes the hash of the file is caught by the hash of the rows.
    let hash = |path| {
        use sha2::{Digest, Sha256};
        let bytes: [u8; 32] = Sha256::digest(fs::read(path).expect("readable")).into();
        bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>()
    };
    let forge = |is_thorough: bool, change: &dyn Fn(String) -> String| {
        let before = hash(&file);
        edit(&file, change);
        let after = hash(&file);
        // With one split the file holds exactly the rows, so both have the same hash.
        let own = |hash: &str| match is_thorough {
            true => hash.to_owned(),
            false => format!("\"sha256\": \"{hash}\""),
        };
        edit(&about, |text| text.replace(&own(&before), &own(&after)));
    };
    let without_first =
        |text: String| text.lines().skip(1).map(|line| format!("{line}\n")).collect();
    forge(false, &without_first);
    expect("part 1: its rows are not as its manifest says");
    forge(true, &without_first);
    expect("part 1: its rows are not as its manifest says");
    forge(false, &|text| text.replacen("\"clues\":", "\"clues\":1", 1));
    expect("part 1: its rows are not as its manifest says");
    // One who changes both is caught by the puzzle itself.
    forge(true, &|text| {
        let at = text.rfind("{\"row\":").expect("a row") + 7;
        format!("{}1{}", &text[..at], &text[at..])
    });
    expect("its recipe is that of another row");
    forge(true, &|text| {
        let at = text.find("\"solution\":\"").expect("a solution") + 12;
        let swapped: String = text[at..at + 2].chars().rev().collect();
        format!("{}{swapped}{}", &text[..at], &text[at + 2..])
    });
    expect("does not solve its puzzle");
    fs::remove_file(&file).expect("it was there");
    let gone = folder.run("merge data --verify");
    assert_eq!(gone.code, 2, "{gone:?}");
    assert!(gone.err.contains("part-00001.jsonl"), "{}", gone.err);
    restore();
    folder.done("merge data --verify");
}

/// Answers and errors are JSON as with every other verb, with the code and the exit code that the
/// same mistake has elsewhere.
#[test]
fn json_answers_and_errors_are_those_of_other_verbs() {
    let folder = Folder::new();
    let shard =
        folder.run("--set 20xcirth/size=4 --seed 1 --part-rows 5 --shard 1/2 -o data --json -q");
    assert_eq!(shard.code, 0, "{shard:?}");
    let expected = "{\"format\":\"gridwright-bulk\",\"outcome\":\"done\",\"shard\":\"1/2\",\"parts\":2,\"rows\":6}\n";
    assert_eq!(shard.out, expected);
    folder.done("--set 20xcirth/size=4 --seed 1 --part-rows 5 --shard 2/2 -o data -q");
    folder.done("merge data");
    edit(&folder.path("data/data/part-00001.jsonl"), |text| text.replacen('{', "{ ", 1));
    for (words, code, exit) in [
        ("--set 5xchess -o out --json", "unknown-family", 2),
        ("--set 5xcirth/size=99 -o out --json", "bad-params", 2),
        ("--set 5xcirth/colour=red -o out --json", "bad-params", 2),
        ("--set 5xcirth --rate=nosuch -o out --json", "unknown-profile", 2),
        ("nosuch.toml -o out --json", "io", 2),
        ("--set nonsense -o out --json", "bad-request", 2),
        ("merge data --verify --json", "tampered", 1),
    ] {
        let run = folder.run(words);
        assert_eq!((run.code, run.err.as_str()), (exit, ""), "{words}");
        let error: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
        assert_eq!((&error["format"], &error["outcome"]), (&"gridwright".into(), &"error".into()));
        assert_eq!(error["code"], code, "{words}: {error}");
    }
}
