//! With `--json` all output, including errors, is an answer, and equals the library's answer.

use crate::run::{Folder, Run, answer, feed, run};
use gridwright_api::{Answer, Budget, Request, answer_json};
use serde_json::{Value as Json, json};

const PUZZLE: &str = "cirth:12....3..";

/// The error answer of a run without output on standard error.
#[track_caller]
fn error(run: &Run) -> Json {
    assert_eq!(run.err, "", "{run:?}");
    assert_eq!(run.out.lines().count(), 1, "{run:?}");
    let typed: Answer = serde_json::from_str(&run.out).expect("an answer");
    assert!(matches!(typed, Answer::Error(_)), "{run:?}");
    serde_json::from_str(&run.out).expect("JSON")
}

#[test]
fn errors_are_answers_with_the_exit_codes_of_text() {
    let folder = Folder::new();
    let bad = folder.file("bad.txt", "1x.\n...\n...\n");
    for (words, code) in [
        (format!("solve cirth -f {bad}"), "bad-puzzle"),
        ("solve hello-world-and-all".to_owned(), "bad-puzzle"),
        ("solve -f no-such-file".to_owned(), "io"),
        ("solve nonsense 12....3..".to_owned(), "unknown-family"),
        ("solve sudoku cirth:12....3..".to_owned(), "other-family"),
        ("solve cirth@9#1".to_owned(), "unknown-generator"),
        ("solve cirth/size=2@1#1".to_owned(), "bad-params"),
        ("count cirth:12....3.. --limit x".to_owned(), "usage"),
        ("count cirth:12....3.. --no-such-flag".to_owned(), "usage"),
        ("check 12....3.. -f x".to_owned(), "usage"),
        ("explain gogen@1#1 --profile hodoku-2.2".to_owned(), "unknown-profile"),
        ("rate gogen@1#1 --profile hodoku-2.2".to_owned(), "unknown-profile"),
        ("hint cirth:12....3.. --position r9c9=1".to_owned(), "bad-position"),
        ("show cirth:12....3.. --step 99".to_owned(), "bad-request"),
        ("technique x-wng".to_owned(), "unknown-technique"),
        ("families chess".to_owned(), "unknown-family"),
        ("verify-proof no-such-file".to_owned(), "io"),
        ("book --chapter 2xchess".to_owned(), "unknown-family"),
        ("solve cirth --batch no-such-file".to_owned(), "io"),
    ] {
        let (text, json) = (run(&words), run(&format!("{words} --json")));
        assert_eq!((text.code, text.out.as_str()), (2, ""), "{words}: {text:?}");
        assert_eq!(json.code, text.code, "{words}: {json:?}");
        let error = error(&json);
        assert_eq!(error["code"], code, "{words}: {error}");
        assert!(!error["detail"].as_str().expect("a sentence").contains('\n'), "{error}");
    }
    let spent = run("solve cirth@1#1 --nodes 1 --json");
    assert_eq!((spent.code, &error(&spent)["code"]), (3, &json!("out-of-budget")));
    let error = error(&run(&format!("solve cirth -f {bad} --format jsonl")));
    assert_eq!((&error["line"], &error["column"]), (&json!(1), &json!(2)));
    assert!(error["detail"].as_str().expect("a sentence").contains("bad.txt: "), "{error}");
}

/// An output file never contains an error, and is not created by one.
#[test]
fn an_error_leaves_no_file() {
    let folder = Folder::new();
    let out = folder.path("answer.json");
    let failed = run(&format!("solve hello-world-and-all --json -o {}", out.display()));
    assert_eq!((failed.code, &error(&failed)["code"]), (2, &json!("bad-puzzle")));
    assert!(!out.exists());
    let spent = run(&format!(
        "count {}{} --limit 0 --nodes 5 --json -o {}",
        "cirth:",
        ".".repeat(81),
        out.display()
    ));
    assert_eq!((spent.code, spent.out.as_str()), (3, ""), "{spent:?}");
    let answer: Json =
        serde_json::from_str(&std::fs::read_to_string(out).expect("a file")).expect("JSON");
    assert_eq!(answer["outcome"], "out-of-budget");
}

/// The command line gives the same answers as any other front end.
#[test]
fn answers_are_those_of_the_library() {
    let source = json!({ "text": PUZZLE });
    for (words, request) in [
        ("solve", json!({ "verb": "solve", "puzzle": source })),
        ("solve -v", json!({ "verb": "solve", "puzzle": source, "steps": true })),
        ("count --limit 3", json!({ "verb": "count", "puzzle": source, "limit": 3 })),
        ("check", json!({ "verb": "check", "puzzle": source })),
        ("explain", json!({ "verb": "explain", "puzzle": source })),
        ("hint --stage 2", json!({ "verb": "hint", "puzzle": source, "stage": 2 })),
        (
            "hint --position r1c3=3",
            json!({ "verb": "hint", "puzzle": source, "position": "r1c3=3" }),
        ),
        ("rate", json!({ "verb": "rate", "puzzle": source })),
        (
            "minimise --keep hard --seed 7 --clues 2",
            json!({ "verb": "minimise", "puzzle": source, "keep": "hard", "seed": 7, "clues": 2 }),
        ),
        ("convert", json!({ "verb": "convert", "puzzle": source })),
        ("show --solution", json!({ "verb": "show", "puzzle": source, "solution": true })),
    ] {
        let (verb, flags) = words.split_once(' ').unwrap_or((words, ""));
        let run = run(&format!("{verb} {PUZZLE} {flags} --format jsonl"));
        let expected = answer_json(&request.to_string(), &mut Budget::unlimited());
        assert_eq!(run.out.trim_end(), expected, "{words}");
    }
    for (words, request) in [
        ("families", json!({ "verb": "families" })),
        ("families cirth", json!({ "verb": "families", "family": "cirth" })),
        ("technique x-wing", json!({ "verb": "technique", "name": "x-wing" })),
        ("technique --list", json!({ "verb": "technique" })),
        ("convert --list", json!({ "verb": "formats" })),
        (
            "generate cirth --size 4 --seed 9",
            json!({ "verb": "generate", "family": "cirth", "params": { "size": 4 }, "seed": 9 }),
        ),
    ] {
        let run = run(&format!("{words} --format jsonl"));
        let expected = answer_json(&request.to_string(), &mut Budget::unlimited());
        assert_eq!(run.out.trim_end(), expected, "{words}");
    }
    let proof = answer(&format!("explain {PUZZLE} --json"));
    let checked = feed("verify-proof - --format jsonl", &proof);
    let proof: Json = serde_json::from_str(&proof).expect("JSON");
    let request = json!({ "verb": "verify-proof", "proof": proof }).to_string();
    assert!(serde_json::from_str::<Request>(&request).is_ok());
    assert_eq!(checked.out.trim_end(), answer_json(&request, &mut Budget::unlimited()));
}

/// Several answers are one per line, and an answer with a puzzle can be read as a puzzle.
#[test]
fn many_answers_are_lines() {
    let made = answer("generate cirth --size 4 -n 5 --seed 3 --json");
    assert_eq!(made.lines().count(), 5);
    for (verb, outcome) in
        [("solve", "unique"), ("count", "exact"), ("rate", "rated"), ("convert", "done")]
    {
        let answers = feed(&format!("{verb} --batch - --json"), &made);
        assert_eq!((answers.code, answers.out.lines().count()), (0, 5), "{verb}: {answers:?}");
        for line in answers.out.lines() {
            let answer: Json = serde_json::from_str(line).expect("JSON");
            assert_eq!((&answer["verb"], &answer["outcome"]), (&json!(verb), &json!(outcome)));
        }
    }
    let none = run("generate gogen --words 2 -n 2 --seed 1 --nodes 1 --json");
    assert_ne!(none.code, 0, "{none:?}");
}

#[test]
fn what_was_not_found_is_an_answer() {
    let none = run("generate cirth --size 9 --level extreme --seed 1 --nodes 10 --json");
    assert_eq!((none.code, none.err.as_str()), (3, ""), "{none:?}");
    let answer: Json = serde_json::from_str(&none.out).expect("JSON");
    assert!(["out-of-budget", "not-found"].contains(&answer["outcome"].as_str().expect("a word")));
    assert!(answer["detail"].is_string() && answer.get("recipe").is_none(), "{answer}");
}

#[test]
fn a_book_says_what_is_in_it() {
    let folder = Folder::new();
    let file = folder.path("book.pdf");
    let words = "book --chapter 2xcirth/size=4 --title Small --json";
    let kept = run(&format!("{words} -o {}", file.display()));
    assert_eq!((kept.code, kept.err.as_str()), (0, ""), "{kept:?}");
    let saved: Json = serde_json::from_str(&kept.out).expect("JSON");
    assert_eq!((&saved["verb"], &saved["outcome"]), (&json!("book"), &json!("made")));
    assert_eq!(saved["puzzles"].as_array().map(Vec::len), Some(2));
    assert_eq!(saved["puzzles"][0]["recipe"], "cirth/size=4@1#1");
    assert!(saved.get("base64").is_none());
    let pdf = std::fs::read(file).expect("a book");
    let whole: Json = serde_json::from_str(&answer(words)).expect("JSON");
    assert_eq!(whole["base64"], gridwright_api::base64(&pdf));
    assert_eq!(whole["puzzles"], saved["puzzles"]);
}
