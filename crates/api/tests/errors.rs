//! Requests that cannot be answered get an error answer: a problem document with a code.

mod common;

use std::collections::BTreeSet;

use common::Schema;
use gridwright::contract::Name;
use gridwright::params::ParamError;
use gridwright::{OpenError, SessionError, Shortfall, open};
use gridwright_api::{Answer, Budget, ErrorAnswer, ErrorCode, answer_json, error_in_language};
use gridwright_words::{Language, Words};
use serde_json::{Value as Json, json};

const PUZZLE: &str = "cirth:12....3..";

fn ask(text: &str, budget: &mut Budget) -> Json {
    let answer = answer_json(text, budget);
    let typed: Answer = serde_json::from_str(&answer).expect("an answer");
    assert_eq!(serde_json::to_string(&typed).expect("it is written"), answer);
    let json: Json = serde_json::from_str(&answer).expect("JSON");
    Schema::named("answers.json").check(&json).unwrap_or_else(|why| panic!("{why}: {json}"));
    json
}

#[track_caller]
fn check(request: &Json, code: &str, detail: &str) {
    let error = ask(&request.to_string(), &mut Budget::nodes(1_000_000));
    assert_eq!((&error["verb"], &error["outcome"]), (&json!("error"), &json!("error")), "{error}");
    assert_eq!(error["code"], code, "{error}");
    let said = error["detail"].as_str().expect("a sentence");
    assert!(said.contains(detail), "{said}");
    assert!(!said.contains('\n') && !error["title"].as_str().expect("a title").is_empty());
}

#[test]
fn every_kind_of_error_has_its_code() {
    let solve = |puzzle: Json| json!({ "verb": "solve", "puzzle": puzzle });
    let document = |family: &str, definition: Json| {
        let (format, version) = ("gridwright", 1);
        json!({ "format": format, "version": version, "family": family, "definition": definition })
    };
    let with = |mut request: Json, name: &str, value: Json| {
        request[name] = value;
        request
    };
    let play = |game: Json, action: Json| json!({ "verb": "play", "game": game, "action": action });
    let game = json!({ "puzzle": PUZZLE });
    let table = [
        (json!([]), "bad-request", ""),
        (json!({ "verb": "sing" }), "bad-request", "unknown variant `sing`"),
        (with(solve(json!(PUZZLE)), "x", json!(1)), "bad-request", "unknown field `x`"),
        (solve(json!("hello")), "bad-puzzle", "expected"),
        (solve(json!("{")), "bad-puzzle", "expected JSON"),
        (solve(json!("1".repeat(300_000))), "bad-puzzle", "at most 262144 bytes, found 300000"),
        (solve(json!("\n".repeat(20_000))), "bad-puzzle", "at most 10000 lines"),
        (solve(document("cirth", json!({}))), "bad-puzzle", "definition.size: expected"),
        (solve(document("chess", json!({}))), "unknown-family", "\"chess\""),
        (solve(json!({ "text": "12", "family": "chess" })), "unknown-family", "\"chess\""),
        (
            solve(json!({ "text": PUZZLE, "family": "sudoku" })),
            "other-family",
            "found one of cirth",
        ),
        (solve(json!({ "text": PUZZLE, "from": "word" })), "unknown-format", "\"word\""),
        (solve(json!("cirth@9#1")), "unknown-generator", "generator 9"),
        (solve(json!("cirth/size=1@1#1")), "bad-params", "size=1: expected"),
        (with(solve(json!(PUZZLE)), "language", json!("xx")), "unknown-language", "\"xx\""),
        (json!({ "verb": "book", "chapters": [], "language": "xx" }), "unknown-language", "\"xx\""),
        (json!({ "verb": "generate", "seed": 1, "family": "chess" }), "unknown-family", "chess"),
        (
            json!({ "verb": "generate", "seed": 1, "params": { "sice": 5 } }),
            "bad-params",
            "\"sice\"",
        ),
        (json!({ "verb": "generate", "seed": 1, "generator": 9 }), "unknown-generator", "9"),
        (json!({ "verb": "generate", "seed": "99999999999999999999" }), "bad-request", "seed"),
        (json!({ "verb": "rate", "puzzle": PUZZLE, "profile": "x" }), "unknown-profile", "\"x\""),
        (json!({ "verb": "hint", "puzzle": PUZZLE, "stage": 4 }), "bad-request", "expected 1 to 3"),
        (
            json!({ "verb": "hint", "puzzle": PUZZLE, "position": "r9c9=1" }),
            "bad-position",
            "expected",
        ),
        (
            json!({ "verb": "hint", "puzzle": PUZZLE, "position": { "entries": { "r9c9": "1" } } }),
            "bad-position",
            "expected",
        ),
        (
            json!({ "verb": "minimise", "puzzle": PUZZLE, "keep": "calm" }),
            "bad-request",
            "\"calm\"",
        ),
        (
            json!({ "verb": "convert", "puzzle": PUZZLE, "to": "word" }),
            "unknown-format",
            "\"word\"",
        ),
        (
            json!({ "verb": "convert", "puzzle": PUZZLE, "to": "sdm" }),
            "format-refused",
            "only, found",
        ),
        (json!({ "verb": "show", "puzzle": PUZZLE, "step": 99 }), "bad-request", "step 99"),
        (
            json!({ "verb": "show", "puzzle": PUZZLE, "picture": { "as": "svg", "theme": "x" } }),
            "bad-picture",
            "theme",
        ),
        (
            json!({ "verb": "show", "puzzle": PUZZLE, "picture": { "as": "svg", "symbols": "x" } }),
            "bad-picture",
            "symbols",
        ),
        (
            json!({ "verb": "show", "puzzle": PUZZLE, "picture": { "as": "png", "size": 1 } }),
            "bad-picture",
            "size",
        ),
        (json!({ "verb": "technique", "name": "x-wng" }), "unknown-technique", "is it x-wing"),
        (json!({ "verb": "families", "family": "chess" }), "unknown-family", "\"chess\""),
        (json!({ "verb": "book", "chapters": [] }), "bad-picture", "at least one chapter"),
        (play(json!("gridwright-game 1\n"), json!({ "do": "undo" })), "bad-puzzle", "expected"),
        (
            play(with(game.clone(), "moves", json!(["hello"])), json!({ "do": "undo" })),
            "bad-game",
            "line 3",
        ),
        (
            play(with(game.clone(), "moves", json!(["r1c3=3\nat 0"])), json!({ "do": "undo" })),
            "bad-game",
            "one line",
        ),
        (
            play(with(game.clone(), "at", json!(5)), json!({ "do": "undo" })),
            "bad-game",
            "number of moves",
        ),
        (
            play(game.clone(), json!({ "do": "place", "sites": ["r9c9"], "value": "1" })),
            "bad-action",
            "r9c9",
        ),
        (
            play(game.clone(), json!({ "do": "place", "sites": ["r1c3"], "value": "12" })),
            "bad-action",
            "12",
        ),
        (
            play(game.clone(), json!({ "do": "place", "sites": ["r1c1"], "value": "1" })),
            "bad-action",
            "given",
        ),
        (play(game.clone(), json!({ "do": "clear", "sites": ["r1c1"] })), "bad-action", "is given"),
        (play(game, json!({ "do": "go-to", "moves": 3 })), "bad-action", "3 moves"),
    ];
    for (request, code, detail) in &table {
        check(request, code, detail);
    }
    let tested = |code: &ErrorCode| table.iter().any(|(_, tested, _)| *tested == code.name());
    let elsewhere = ["bad-json", "ambiguous-family", "not-found", "out-of-budget", "bad-proof"];
    let of_front_ends = ["unsupported", "usage", "io", "internal", "tampered"];
    let of_the_server = [
        "unknown-path",
        "bad-method",
        "bad-media-type",
        "too-large",
        "too-slow",
        "bad-key",
        "bad-origin",
        "too-many",
        "busy",
    ];
    let others = [&elsewhere[..], &of_front_ends, &of_the_server].concat();
    for code in ErrorCode::ALL.iter().filter(|code| !tested(code)) {
        assert!(others.contains(&code.name()), "{} is not tested", code.name());
    }
}

#[test]
fn errors_carry_their_place() {
    let error = ask("{\n  \"verb\": ]", &mut Budget::unlimited());
    assert_eq!(
        (&error["code"], &error["line"], &error["column"]),
        (&json!("bad-json"), &json!(2), &json!(11))
    );
    let error = ask(
        &json!({ "verb": "solve", "puzzle": "cirth\n12.\n.x.\n3..\n" }).to_string(),
        &mut Budget::unlimited(),
    );
    assert_eq!((&error["line"], &error["column"]), (&json!(3), &json!(2)), "{error}");
}

#[test]
fn proofs_that_cannot_be_read_say_where() {
    let mut proof =
        ask(&json!({ "verb": "explain", "puzzle": PUZZLE }).to_string(), &mut Budget::unlimited());
    proof["steps"][0]["effects"][0]["site"] = json!("r9c9");
    let request = json!({ "verb": "verify-proof", "proof": proof });
    check(&request, "bad-proof", "steps[0].effects[0].site: expected a place");
    let error = ask(&request.to_string(), &mut Budget::unlimited());
    assert_eq!(error["field"], "steps[0].effects[0].site");
}

/// A spent budget is an outcome if the answer has one, and an error if a recipe needs it.
#[test]
fn budgets_end_the_work() {
    let asked = |request: Json| ask(&request.to_string(), &mut Budget::unlimited());
    let empty = format!("cirth:{}", ".".repeat(81));
    let counted = asked(json!({ "verb": "count", "puzzle": empty, "limit": 0, "nodes": 1000 }));
    assert_eq!(counted["outcome"], "out-of-budget");
    let explained = asked(json!({ "verb": "explain", "puzzle": PUZZLE, "nodes": 1 }));
    assert_eq!(explained["outcome"], "out-of-budget");
    let recipe = asked(json!({ "verb": "solve", "puzzle": "cirth@1#1", "nodes": 1 }));
    assert_eq!(recipe["code"], "out-of-budget");
    let made = asked(json!({ "verb": "generate", "family": "cirth", "seed": 1, "nodes": 1 }));
    assert_eq!(made["outcome"], "out-of-budget");
    let mut budget = Budget::nodes(500);
    ask(&json!({ "verb": "count", "puzzle": empty, "nodes": 100 }).to_string(), &mut budget);
    assert!((1..=100).contains(&budget.used()), "{}", budget.used());
    ask(&json!({ "verb": "count", "puzzle": empty }).to_string(), &mut budget);
    assert!(budget.is_spent());
}

/// One error of each kind that is also available as data, with its English sentence.
fn errors_as_data() -> Vec<(String, Name)> {
    let mut all = Vec::new();
    let mut add = |said: String, message: Name| all.push((said, message));
    let texts = [
        "hello",
        "cirth:1",
        r#"{"format":"gridwright","version":1,"family":"cirth","definition":{}}"#,
        "https://example.com/?x",
        "chess@1#1",
        "sudoko@1#1",
        "cirth@9#1",
        "cirth/size=1@1#1",
        "cirth/sise=5@1#1",
        "cirth/level=silly@1#1",
        "cirth/rating=silly@1#1",
        "cirth/needs=silly@1#1",
        "cirth/size=5,size=6@1#1",
        "sudoku/size=4,level=extreme@1#1",
        "sudoku/size=9,boxes=5x5@1#1",
        "sudoku/rating=9.9@1#1",
    ];
    for text in texts {
        if let Err(error) = open(text, None, &mut Budget::nodes(10)) {
            add(error.to_string(), error.message());
        }
    }
    let params = [
        ParamError::OtherFamily,
        ParamError::Clash("these do not go together".to_owned()),
        ParamError::NeverSeen {
            level: "hard",
            searches: 9,
            shape: String::new(),
            seen: "easy".to_owned(),
        },
    ];
    params.into_iter().for_each(|error| add(error.to_string(), error.message()));
    let shortfalls = [
        Shortfall::OutOfBudget(None),
        Shortfall::NotFound { why: "none of 9 was easy".to_owned(), best: None },
        Shortfall::NoGenerator(7),
    ];
    shortfalls.into_iter().for_each(|error| add(error.to_string(), error.message()));
    let opening = [
        OpenError::Ambiguous(vec!["cirth", "sudoku"]),
        OpenError::OtherFamily { asked: "cirth", found: "sudoku" },
        OpenError::Shortfall(Shortfall::OutOfBudget(None)),
        OpenError::Shortfall(Shortfall::NoGenerator(7)),
    ];
    opening.into_iter().for_each(|error| add(error.to_string(), error.message()));
    let in_game = [
        SessionError::Given("r1c1".to_owned()),
        SessionError::NoSite(99),
        SessionError::NoValue(12),
        SessionError::NoMove(3),
        SessionError::Puzzle(OpenError::Family("chess".to_owned())),
    ];
    in_game.into_iter().for_each(|error| add(error.to_string(), error.message()));
    all
}

#[test]
fn errors_say_the_same_as_data() {
    let english = Words::new(Language::English);
    let mut seen = BTreeSet::new();
    for (said, message) in errors_as_data() {
        assert_eq!(english.message(&message), said, "{message:?}");
        for language in Language::ALL {
            let said = Words::new(language).message(&message);
            assert!(!said.is_empty() && !said.contains("{$"), "{said}");
        }
        seen.insert(message.key);
    }
    assert!(seen.len() >= 22, "{seen:?}");
}

fn without(mut request: Json, name: &str) -> Json {
    request.as_object_mut().expect("an object").remove(name);
    request
}

#[test]
fn errors_are_described_in_the_language_of_the_request() {
    let ask_in = |request: Json, language: &str| {
        let mut request = request;
        request["language"] = json!(language);
        ask(&request.to_string(), &mut Budget::nodes(1_000))
    };
    let game = json!({ "puzzle": PUZZLE });
    let action = json!({ "do": "place", "sites": ["r1c1"], "value": "2" });
    let change = json!({ "verb": "play", "game": game, "action": action });
    let error = ask_in(change, "de");
    assert_eq!(error["title"], "Kein möglicher Zug", "{error}");
    assert_eq!(error["detail"], "r1c1 ist vorgegeben und kann nicht geändert werden");
    // Errors known only by their sentence are translated too.
    let rules = json!({ "verb": "technique", "name": "magic" });
    let error = ask_in(rules, "es");
    assert_eq!(error["detail"], "\"magic\" no es una técnica: ¿es aic?");
    // So are those of verbs whose answers have no sentences.
    let made = json!({ "verb": "generate", "seed": 1, "family": "cirth", "params": { "size": 1 } });
    let error = ask_in(made, "de");
    assert_eq!(error["title"], "Unbrauchbare Parameter", "{error}");
    assert!(
        error["detail"].as_str().unwrap_or_default().starts_with("size=1: erwartet"),
        "{error}"
    );
    for verb in ["generate", "count", "rate", "minimise", "repair", "convert", "canonical"] {
        let request = json!({ "verb": verb, "puzzle": PUZZLE, "seed": 1 });
        let request = match verb {
            "generate" => without(request, "puzzle"),
            "minimise" => request,
            _ => without(request, "seed"),
        };
        assert_eq!(ask_in(request, "xx")["code"], "unknown-language", "{verb}");
    }
    // Any other detail is put after a sentence about the kind of error.
    let error = ErrorAnswer::new(ErrorCode::UnknownTechnique, "there is no such magic");
    let shown = error_in_language(error, Words::new(Language::Spanish)).detail;
    assert_eq!(shown, "Técnica desconocida (there is no such magic)");
}

/// An error in the JSON of a request names the member, and the type in plain words.
#[test]
fn errors_in_requests_name_the_member() {
    let hint = |name: &str, value: Json| {
        let mut request = json!({ "verb": "hint", "puzzle": PUZZLE });
        request[name] = value;
        request
    };
    let show = |picture: Json| json!({ "verb": "show", "puzzle": PUZZLE, "picture": picture });
    let table = [
        (
            hint("stage", json!("why")),
            "stage: expected a whole number from 0 to 255, found \"why\"",
        ),
        (hint("stage", json!(300)), "stage: expected a whole number from 0 to 255, found 300"),
        (hint("stage", json!([1])), "stage: expected a whole number from 0 to 255, found a list"),
        (
            json!({ "verb": "solve", "puzzle": PUZZLE, "steps": 1 }),
            "steps: expected true or false, found 1",
        ),
        (show(json!({})), "picture: missing field `as`"),
        (show(json!({ "as": "svg", "step": 1 })), "picture: unknown field `step`"),
        (show(json!({ "as": "word" })), "picture.as: unknown variant `word`"),
        (
            json!({ "verb": "book", "chapters": [{ "family": "cirth" }, { "family": 5 }] }),
            "chapters[2].family: expected a string, found 5",
        ),
        (json!({ "verb": "hint" }), "missing field `puzzle`"),
    ];
    for (request, detail) in table {
        let error = answer_json(&request.to_string(), &mut Budget::unlimited());
        let error: Json = serde_json::from_str(&error).unwrap();
        let said = error["detail"].as_str().unwrap_or_default();
        assert!(said.starts_with(detail), "{request}: {said}");
    }
    // Of two wrong members the first is named.
    let both = json!({ "verb": "solve", "puzzle": PUZZLE, "steps": 1, "nodes": true });
    let error = answer_json(&both.to_string(), &mut Budget::unlimited());
    assert!(error.contains(r#""detail":"steps: expected"#), "{error}");
}
