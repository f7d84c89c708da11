//! Tests checked explanations, and hints for a player's position.

use crate::run::{Folder, answer, feed, run};
use serde_json::{Value as Json, json};

const CLASSIC: &str =
    "sudoku:000000010400000000020000000000050407008000300001090000300400200050100000000806000";
/// A puzzle that needs hidden singles, pointing and a naked pair, among others.
const MEDIUM: &str = "sudoku/clues=30,level=medium@1#1";

fn explained(words: &str) -> Json {
    serde_json::from_str(&answer(&format!("explain {words} --json"))).expect("JSON")
}

fn verdict(proof: &Json) -> (i32, Json) {
    let run = feed("verify-proof - --json", proof.to_string());
    let report = serde_json::from_str(&run.out).unwrap_or_else(|_| panic!("{run:?}"));
    (run.code, report)
}

#[test]
fn explanations_of_every_family_are_proofs() {
    for words in [
        "cirth/size=5@1#1",
        "cirth/size=6,areas=distinct,fill=shuffled@1#1",
        "gogen/level=medium@1#1",
        "alcazar/width=5,height=5,fewest=yes@1#1",
        "sudoku/size=6,killer=yes@1#1",
        "sudoku/size=7,regions=jigsaw@1#1",
        MEDIUM,
    ] {
        let proof = explained(words);
        assert_eq!(proof["outcome"], "solved", "{words}");
        assert_eq!(proof["rating"]["profile"]["version"], 1, "{words}");
        let (code, report) = verdict(&proof);
        assert_eq!((code, &report["outcome"]), (0, &"unique".into()), "{words}: {report}");
        assert_eq!(report["solution"], proof["solution"], "{words}");
        // The proof can be read as its puzzle.
        let solved = feed("solve - --format line", proof.to_string());
        assert_eq!(Json::from(solved.out.trim()), proof["solution"], "{words}");
    }
}

#[test]
fn explanations_by_another_profile_name_it_and_hold() {
    let proof = explained(&format!("{MEDIUM} --profile sukaku-1.18"));
    assert_eq!(proof["profile"]["id"], "sukaku-1.18");
    assert_eq!(proof["rating"]["profile"], proof["profile"]);
    assert_eq!(verdict(&proof).0, 0);
    let hint = answer(&format!("hint {MEDIUM} --profile hodoku-2.2 --stage 1"));
    assert_eq!(hint.lines().count(), 1);
    let other = run("explain gogen@1#1 --profile hodoku-2.2");
    assert_eq!(other.code, 2);
    assert!(other.err.contains("expected --profile gridwright"), "{}", other.err);
}

#[test]
fn what_was_tampered_with_is_refused() {
    let proof = explained(MEDIUM);
    let n = proof["steps"].as_array().expect("a list").len();
    let refused = |proof: &Json, why: &str| {
        let (code, report) = verdict(proof);
        assert_eq!((code, &report["outcome"]), (1, &"refused".into()), "{report}");
        assert!(report["why"].as_str().is_some_and(|said| said.contains(why)), "{report}");
    };
    let mut other = proof.clone();
    other["steps"].as_array_mut().expect("a list").truncate(n - 1);
    refused(&other, "1 place is still open");
    let mut other = proof.clone();
    other["steps"][0]["technique"] = "x-wing".into();
    refused(&other, "it does not say what the bases is");
    let mut other = proof.clone();
    other["steps"][0]["name"] = "X-Wing".into();
    other["steps"][0]["technique"] = "x-wing".into();
    refused(&other, "it does not say what the bases is");
    let mut other = proof.clone();
    let (site, value) = (&proof["steps"][n - 1]["effects"][0], "place");
    other["steps"][0]["effects"] =
        json!([{ "site": site["site"], "drop": site[value].as_str().expect("a symbol") }]);
    refused(&other, "");
    let mut other = proof.clone();
    other["steps"][0]["full"] = "Because the moon is full.".into();
    refused(&other, "its sentence is not as it says");
    let mut other = proof.clone();
    other["puzzle"]["id"] = format!("{}1", proof["puzzle"]["id"].as_str().expect("an id")).into();
    refused(&other, "the id of the puzzle is not as it says");
    let mut other = proof.clone();
    other["solution"] = "1".into();
    refused(&other, "the solution it claims");
    let text = feed("verify-proof", other.to_string());
    assert!(text.out.starts_with("refused: the solution it claims"), "{}", text.out);
}

#[test]
fn a_certificate_shows_what_the_steps_leave_open() {
    // One puzzle needs unique rectangles, among others; then come a Gogen and an Alcazar.
    for words in ["sudoku/level=expert@1#1", "gogen/style=ultra@1#1", "alcazar/level=hard@1#1"] {
        let mut proof = explained(&format!("{words} --certificate"));
        let (code, report) = verdict(&proof);
        assert_eq!((code, &report["outcome"]), (0, &"unique".into()), "{words}: {report}");
        assert!(report["certificate_clauses"].is_u64(), "{words}: {report}");
        // The certificate proves the same without the steps.
        let id = proof["puzzle"]["id"].as_str().expect("an id").to_owned();
        let whole = proof.as_object_mut().expect("an object");
        for member in ["rating", "solution"] {
            whole.remove(member);
        }
        (proof["steps"], proof["outcome"]) = (json!([]), "stuck".into());
        proof["board"] = id.split_once(':').expect("a line").1.into();
        assert_eq!(verdict(&proof).1["solution"], report["solution"], "{words}");
        let symbols = proof["certificate"]["solution"].as_str().expect("symbols").to_owned();
        proof["certificate"]["solution"] = symbols.chars().rev().collect::<String>().into();
        assert_eq!(verdict(&proof).1["outcome"], "refused", "{words}");
    }
    let plain = run("explain cirth:12....3.. --certificate");
    assert_eq!(plain.code, 2);
    assert!(plain.err.contains("--certificate goes with --json"), "{}", plain.err);
    // With several solutions there is no certificate, but there is one for a puzzle without any.
    let stuck = |puzzle: &str| -> Json {
        let run = run(&format!("explain {puzzle} --certificate --json"));
        assert_eq!(run.code, 1, "{run:?}");
        serde_json::from_str(&run.out).expect("it is JSON")
    };
    assert_eq!(stuck("cirth:123......").get("certificate"), None);
    let none = stuck("cirth:12.21....");
    assert_eq!(none["certificate"].get("solution"), None);
    assert_eq!(verdict(&none).1["outcome"], "no-solution");
}

#[test]
fn what_is_no_explanation_is_bad_input() {
    let folder = Folder::new();
    let mut proof = explained("cirth:12....3..");
    proof["steps"][0]["effects"][0]["site"] = "r9c9".into();
    let file = folder.file("proof.json", proof.to_string());
    let odd = run(&format!("verify-proof {file}"));
    assert_eq!(odd.code, 2);
    assert!(odd.err.contains("steps[0].effects[0].site: expected a place"), "{}", odd.err);
    for (text, why) in [
        ("", "expected an explanation as JSON"),
        ("[]", "expected what 'gridwright explain --json' writes"),
        ("{\"steps\": []}", "missing field `format`"),
    ] {
        let bad = feed("verify-proof -", text);
        assert_eq!(bad.code, 2, "{text}");
        assert!(bad.err.contains(why), "{text}: {}", bad.err);
        assert_eq!(bad.err.lines().count(), 1, "{}", bad.err);
    }
    assert_eq!(run("verify-proof no-such-file.json").code, 2);
}

#[test]
fn an_explanation_that_stops_early_is_incomplete() {
    let stopped = run(&format!("explain {CLASSIC} --nodes 5 --json"));
    assert_eq!(stopped.code, 3);
    let run = feed("verify-proof -", stopped.out);
    assert_eq!(run.code, 1);
    assert!(run.out.starts_with("not proved: all"), "{}", run.out);
    let none = feed("explain cirth:12.21.... --json", "");
    let none = feed("verify-proof - --format line", none.out);
    assert!(["no-solution\n", "incomplete\n"].contains(&none.out.as_str()), "{none:?}");
}

#[test]
fn hints_start_from_what_the_player_has() {
    let puzzle = "cirth:12....3..";
    let hint = |position: &str| {
        let mut command = crate::run::program();
        command.args(["hint", puzzle, "--position", position]);
        crate::run::of(command.output().expect("the program runs"))
    };
    let next = hint("r1c3=3");
    assert_eq!(next.code, 0);
    assert!(!next.out.contains("r1c3=3"), "{}", next.out);
    let wrong = hint("r2c1=1");
    assert_eq!((wrong.code, wrong.out.contains("column 1")), (1, true), "{}", wrong.out);
    let notes = hint("r1c3=3 r2c2?12");
    assert_eq!(notes.code, 1);
    assert_eq!(notes.out, "The notes leave out what belongs there: r2c2.\n");
    for position in [
        "12323..1.",
        "123\n23.\n3.2",
        "1 2 3\n2 3 1\n3 1 2",
        "{\"entries\": {\"r1c3\": \"3\"}, \"notes\": {\"r2c1\": \"23\"}}",
    ] {
        let shown = hint(position);
        assert!(shown.code <= 1 && shown.err.is_empty(), "{position}: {shown:?}");
    }
    for (position, why) in [
        ("r9c9=1", "--position: line 1, column 1: expected a position of this puzzle"),
        ("r1c3=9", "--position: line 1, column 1: expected an entry such as r1c1=1"),
        ("r1c3=3 r1c1=2", "--position: line 1, column 8: expected an entry"),
        ("22....3..", "--position: r1c1: expected the given 1"),
        ("{\"entries\": {\"r1c1\": \"1\"}}", "--position: entries.r1c1: expected"),
    ] {
        let bad = hint(position);
        assert_eq!(bad.code, 2, "{position}: {bad:?}");
        assert!(bad.err.contains(why), "{position}: {}", bad.err);
    }
    let folder = Folder::new();
    let saved = "gridwright-game 1\ncirth/size=3,areas=none:12....3..\nmove r1c3=3\nat 1\n";
    let game = folder.file("game.txt", saved);
    let shown = answer(&format!("hint {game}"));
    assert_eq!(shown, next.out);
    assert_eq!(answer(&format!("hint {puzzle} --position {game}")), next.out);
    assert_eq!(answer(&format!("solve {game} --format line")), "123231312\n");
}
