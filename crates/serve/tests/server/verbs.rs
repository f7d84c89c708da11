//! Every path works, and gives the same answers as the library.

use gridwright_api::{Budget, Request, answer};
use serde_json::{Value as Json, json};

use crate::client::Server;

const SMALL: &str = "cirth:12....3..";
const SUDOKU: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The answer of the library.
fn expected(verb: &str, request: &Json) -> Json {
    let mut request = request.clone();
    request["verb"] = json!(verb);
    let request: Request = serde_json::from_value(request).expect("a request");
    serde_json::to_value(answer(&request, &mut Budget::unlimited())).expect("JSON")
}

#[test]
fn every_verb_is_answered_as_by_the_library() {
    let server = Server::start("");
    let proof = expected("explain", &json!({ "puzzle": SMALL }));
    for (verb, request) in [
        ("generate", json!({ "family": "cirth", "seed": 42, "rate": true })),
        ("solve", json!({ "puzzle": SUDOKU })),
        ("solve", json!({ "puzzle": SMALL, "steps": true, "language": "de" })),
        ("count", json!({ "puzzle": "cirth:........." })),
        ("check", json!({ "puzzle": "cirth:11......." })),
        ("hint", json!({ "puzzle": SMALL, "stage": 2 })),
        ("steps", json!({ "puzzle": SMALL, "most": 2 })),
        ("explain", json!({ "puzzle": SMALL })),
        ("rate", json!({ "puzzle": SMALL })),
        ("minimise", json!({ "puzzle": "cirth:123231312" })),
        ("convert", json!({ "puzzle": SUDOKU, "to": "sdk" })),
        ("canonical", json!({ "puzzle": SMALL })),
        ("verify", json!({ "puzzle": SMALL, "answer": [[1, 2, 3], [2, 3, 1], [3, 1, 2]] })),
        ("verify-proof", json!({ "proof": proof })),
        ("show", json!({ "puzzle": SMALL, "picture": { "as": "svg" } })),
        (
            "play",
            json!({ "game": SMALL, "action": { "do": "place", "sites": ["r1c3"], "value": "3" } }),
        ),
    ] {
        let reply = server.post(&format!("/api/v1/{verb}"), &request.to_string());
        assert_eq!(reply.status, 200, "{verb}: {reply:?}");
        assert_eq!(reply.header("content-type"), Some("application/json"));
        assert_eq!(reply.json(), expected(verb, &request), "{verb}");
    }
}

#[test]
fn puzzles_are_ids_texts_documents_and_files_of_other_programs() {
    let server = Server::start("");
    let solution = |reply: &crate::client::Reply| reply.json()["solution"].clone();
    let document = expected("convert", &json!({ "puzzle": SUDOKU }))["puzzle"].clone();
    let sdk = expected("convert", &json!({ "puzzle": SUDOKU, "to": "sdk" }))["text"].clone();
    let first = solution(&server.post("/api/v1/solve", &json!({ "puzzle": SUDOKU }).to_string()));
    assert!(first.is_string());
    for puzzle in [
        document,
        sdk.clone(),
        json!({ "text": sdk, "from": "sdk" }),
        json!(format!("sudoku:{SUDOKU}")),
    ] {
        let reply = server.post("/api/v1/solve", &json!({ "puzzle": puzzle }).to_string());
        assert_eq!(solution(&reply), first, "{puzzle}");
    }
    let plain =
        server.ask("POST", "/api/v1/solve", "Content-Type: text/plain; charset=utf-8\r\n", SUDOKU);
    assert_eq!(solution(&plain), first);
    let recipe = server.post("/api/v1/solve", &json!({ "puzzle": "cirth@1#42" }).to_string());
    assert_eq!(recipe.json()["outcome"], "unique");
}

#[test]
fn lists_and_lessons_are_in_the_language_preferred() {
    let server = Server::start("");
    let families = server.get("/api/v1/families").json();
    assert_eq!(families, expected("families", &json!({})));
    let german =
        server.ask("GET", "/api/v1/families/cirth", "Accept-Language: fr, de-AT;q=0.9\r\n", "");
    assert_eq!(
        german.json(),
        expected("families", &json!({ "family": "cirth", "language": "de" }))
    );
    assert_eq!(german.header("content-language"), Some("de"));
    assert_eq!(german.header("vary"), Some("Accept-Language"));
    let asked =
        server.ask("GET", "/api/v1/families/cirth?language=it", "Accept-Language: de\r\n", "");
    assert_eq!(asked.header("content-language"), Some("it"));
    assert!(server.get("/api/v1/techniques").json()["techniques"].as_array().unwrap().len() > 50);
    let lesson = server.get("/api/v1/techniques/naked%20pair").json();
    assert!(!lesson["techniques"][0]["examples"].as_array().unwrap().is_empty());
    assert!(server.get("/api/v1/formats").json()["formats"].as_array().unwrap().len() > 5);
    assert_eq!(server.get("/api/v1/families/chess").status, 404);
    assert_eq!(server.get("/api/v1/techniques/luck").problem(), "unknown-technique");
}

#[test]
fn pictures_and_books_are_files() {
    let server = Server::start("");
    let svg = server.get(&format!("/api/v1/picture.svg?puzzle={SMALL}&theme=dark"));
    assert_eq!(svg.header("content-type"), Some("image/svg+xml"));
    assert!(svg.text().starts_with("<svg"));
    let png = server.get(&format!("/api/v1/picture.png?puzzle={SMALL}&size=200&solution=true"));
    assert_eq!(png.header("content-type"), Some("image/png"));
    assert!(png.body.starts_with(b"\x89PNG"));
    let text = server.post(
        "/api/v1/picture",
        &json!({ "puzzle": SMALL, "picture": { "as": "ascii" } }).to_string(),
    );
    assert!(text.text().contains('+'), "{}", text.text());
    let book = json!({ "title": "Two", "chapters": [{ "family": "cirth", "count": 2, "params": { "size": 3 } }] });
    let pdf = server.post("/api/v1/book", &book.to_string());
    assert_eq!(pdf.header("content-type"), Some("application/pdf"));
    assert_eq!(pdf.header("content-disposition"), Some("attachment; filename=\"book.pdf\""));
    assert!(pdf.body.starts_with(b"%PDF") && pdf.body.trim_ascii_end().ends_with(b"%%EOF"));
    assert_eq!(server.post("/api/v1/book", r#"{"chapters": []}"#).status, 422);
}

#[test]
fn a_day_has_one_puzzle_for_everyone() {
    let server = Server::start("");
    let day = server.get("/api/v1/daily/cirth?date=2026-11-16&level=easy");
    assert_eq!(day.json()["recipe"], "cirth/level=easy@1#20261116");
    let today = server.get("/api/v1/daily/cirth").json();
    assert!(today["recipe"].as_str().unwrap().starts_with("cirth@1#20"), "{today}");
    assert_eq!(server.get("/api/v1/daily/cirth?date=2026-02-30").problem(), "bad-request");
    assert_eq!(server.get("/api/v1/daily/chess").status, 404);
}

#[test]
fn a_game_goes_in_and_comes_out() {
    let server = Server::start("");
    let mut game = json!(SMALL);
    for (site, value) in
        [("r1c3", "3"), ("r2c1", "2"), ("r2c2", "3"), ("r2c3", "1"), ("r3c2", "1"), ("r3c3", "2")]
    {
        let action = json!({ "do": "place", "sites": [site], "value": value });
        let request = json!({ "game": game, "action": action, "picture": { "as": "svg-inline" } });
        let reply = server.post("/api/v1/play", &request.to_string()).json();
        assert!(reply["picture"]["text"].as_str().unwrap().starts_with("<svg"));
        game = reply["game"].clone();
        if site == "r3c3" {
            assert_eq!(reply["outcome"], "solved");
        }
    }
}

#[test]
fn errors_are_problem_documents_with_the_codes_of_the_command_line() {
    let server = Server::start("");
    for (path, body, status, code) in [
        ("/api/v1/solve", "{", 400, "bad-json"),
        ("/api/v1/solve", "{}", 400, "bad-request"),
        ("/api/v1/solve", r#"{"puzzle": "x", "surprise": 1}"#, 400, "bad-request"),
        ("/api/v1/solve", r#"{"verb": "solve", "puzzle": "x"}"#, 400, "bad-request"),
        ("/api/v1/solve", r#"{"puzzle": "hello"}"#, 422, "bad-puzzle"),
        ("/api/v1/generate", r#"{"family": "chess", "seed": 1}"#, 422, "unknown-family"),
        (
            "/api/v1/generate",
            r#"{"family": "cirth", "seed": 1, "params": {"size": 99}}"#,
            422,
            "bad-params",
        ),
        ("/api/v1/hint", r#"{"puzzle": "cirth:12....3..", "stage": 4}"#, 400, "bad-request"),
        ("/api/v1/nothing", "{}", 404, "unknown-path"),
        ("/api/v1/families", "{}", 405, "bad-method"),
        ("/api/v1/solve?fast=1", "{}", 400, "bad-request"),
    ] {
        let reply = server.post(path, body);
        assert_eq!((reply.status, reply.problem().as_str()), (status, code), "{path} {body}");
    }
    let german = server.ask("GET", "/nothing", "Accept-Language: de\r\n", "").json();
    assert_eq!(german["title"], "Nichts unter diesem Pfad");
    let reply = server.get("/api/v1/solve");
    assert_eq!((reply.status, reply.header("allow")), (405, Some("POST")));
    let reply = server.post("/api/v1/solve", r#"{"puzzle": "cirth\n12.\n.x.\n..."}"#).json();
    assert_eq!((&reply["line"], &reply["column"]), (&json!(3), &json!(2)));
}
