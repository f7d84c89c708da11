//! Every request is answered for every family, and every answer matches the committed schema.

mod common;

use common::Schema;
use gridwright::FAMILIES;
use gridwright_api::{Answer, Budget, Request, answer, answer_json};
use serde_json::{Value as Json, json};

/// Answers a JSON request, and checks that request and answer match their schemas and survive a
/// round trip.
struct Asker {
    requests: Schema,
    answers: Schema,
}

impl Asker {
    fn new() -> Asker {
        Asker { requests: Schema::named("requests.json"), answers: Schema::named("answers.json") }
    }

    fn ask(&self, request: &Json) -> Json {
        self.requests.check(request).unwrap_or_else(|why| panic!("{why}: {request}"));
        let typed: Request = serde_json::from_value(request.clone()).expect("it is a request");
        let mut answer = answer(&typed, &mut Budget::nodes(20_000_000));
        let text = serde_json::to_string(&answer).expect("it is written");
        if let Answer::Error(error) = &mut answer {
            error.message = None; // It is never written.
        }
        let again: Answer = serde_json::from_str(&text).expect("it is read");
        assert_eq!(again, answer, "{request}");
        let json: Json = serde_json::from_str(&text).expect("JSON");
        self.answers.check(&json).unwrap_or_else(|why| panic!("{why}: {json}"));
        assert_eq!((&json["format"], &json["version"]), (&json!("gridwright"), &json!(1)));
        assert_eq!(json["outcome"], answer.outcome(), "{request}");
        json
    }

    /// Answers a request whose answer must have the same verb.
    fn get(&self, request: &Json) -> Json {
        let answer = self.ask(request);
        assert_eq!(answer["verb"], request["verb"], "{request}: {answer}");
        answer
    }
}

/// A puzzle of the family's smallest preset that is generated quickly, with its solution.
fn made(asker: &Asker, family: &Json) -> Json {
    let id = &family["id"];
    let answer =
        asker.get(&json!({ "verb": "generate", "family": id, "seed": 1, "canonical": true }));
    assert_eq!(answer["outcome"], "made", "{answer}");
    answer
}

#[test]
fn every_request_is_answered_for_every_family() {
    let asker = Asker::new();
    let listed = asker.get(&json!({ "verb": "families" }));
    let families = listed["families"].as_array().expect("a list");
    assert_eq!(families.len(), FAMILIES.len());
    for family in families {
        let made = made(&asker, family);
        let puzzle = &made["puzzle"];
        let all = [
            json!({ "verb": "solve", "puzzle": puzzle }),
            json!({ "verb": "count", "puzzle": puzzle }),
            json!({ "verb": "check", "puzzle": puzzle }),
            json!({ "verb": "explain", "puzzle": puzzle }),
            json!({ "verb": "hint", "puzzle": puzzle }),
            json!({ "verb": "rate", "puzzle": puzzle }),
            json!({ "verb": "minimise", "puzzle": puzzle }),
            json!({ "verb": "convert", "puzzle": puzzle }),
            json!({ "verb": "canonical", "puzzle": puzzle }),
            json!({ "verb": "show", "puzzle": puzzle }),
            json!({ "verb": "play", "game": puzzle }),
            json!({ "verb": "families", "family": family["id"] }),
        ];
        let [
            solve,
            count,
            check,
            explain,
            hint,
            rate,
            minimise,
            convert,
            canonical,
            show,
            play,
            one,
        ] = all.map(|request| asker.get(&request));
        assert_eq!((&solve["outcome"], &solve["solution"]), (&json!("unique"), &made["solution"]));
        assert_eq!((&count["outcome"], &count["count"]), (&json!("exact"), &json!(1)));
        assert_eq!(check["outcome"], "unique");
        assert_eq!(hint["outcome"], "step");
        assert_eq!(rate["outcome"], "rated");
        assert_eq!(minimise["outcome"], "done");
        assert_eq!(minimise["solution"], made["solution"]);
        assert_eq!(convert["puzzle"], *puzzle);
        assert_eq!(canonical["canonical"], made["canonical"]);
        assert_eq!(show["puzzle"], *puzzle);
        assert!(!show["clues"].as_array().expect("a list").is_empty());
        assert_eq!(play["outcome"], "open");
        assert_eq!(one["families"], json!([family]));

        let proof = asker.get(&json!({ "verb": "verify-proof", "proof": explain }));
        let expected = match (explain["outcome"] == "solved", &proof["assuming_one_solution"]) {
            (false, _) => &["incomplete"][..],
            (true, one) if *one == 0 => &["unique"],
            (true, _) => &["unique", "if-unique"],
        };
        let outcome = proof["outcome"].as_str().expect("a word");
        assert!(expected.contains(&outcome), "{proof}");
        assert_eq!(proof["steps"], explain["steps"].as_array().expect("a list").len());
    }
}

/// Ids, recipes, text, JSON as text and whole answers are all accepted as the puzzle.
#[test]
fn a_puzzle_is_passed_in_any_form() {
    let asker = Asker::new();
    for family in FAMILIES {
        let id = family.info().id;
        let made = asker.get(&json!({ "verb": "generate", "family": id, "seed": 2 }));
        let (puzzle, recipe) = (&made["puzzle"], made["recipe"].as_str().expect("a recipe"));
        let convert = |puzzle: &Json, to: &str| {
            let answer = asker.get(&json!({ "verb": "convert", "puzzle": puzzle, "to": to }));
            answer["text"].as_str().expect("a text").to_owned()
        };
        let line = convert(puzzle, "line");
        for form in [
            json!(recipe),
            json!(puzzle["id"]),
            json!(puzzle.to_string()),
            json!(made.to_string()),
            json!(convert(puzzle, "id")),
            json!({ "text": convert(puzzle, "text"), "family": id }),
            json!({ "text": line, "family": id }),
        ] {
            assert_eq!(convert(&form, "line"), line, "{form}");
        }
        let shown = asker.get(&json!({ "verb": "show", "puzzle": recipe }));
        assert_eq!(shown["recipe"], recipe);
    }
}

#[test]
fn pictures_come_in_every_kind() {
    let asker = Asker::new();
    for family in FAMILIES {
        let info = family.info();
        let made = asker.get(&json!({ "verb": "generate", "family": info.id, "seed": 3 }));
        let symbols = info.symbol_sets.first().map_or("plain", |set| set.name);
        for (kind, start) in [
            ("text", ""),
            ("ascii", ""),
            ("svg", "<svg"),
            ("svg-inline", "<svg"),
            ("png", "iVBO"),
            ("pdf", "JVBER"),
        ] {
            let picture = json!({ "as": kind, "theme": "dark", "size": 300, "symbols": symbols });
            for what in ["solution", "marks", "none"] {
                let mut request =
                    json!({ "verb": "show", "puzzle": made["puzzle"], "picture": picture });
                if what != "none" {
                    request[what] = json!(true);
                }
                let answer = asker.get(&request);
                let picture = &answer["picture"];
                let data = picture["text"].as_str().or(picture["base64"].as_str());
                assert!(data.expect("a picture").starts_with(start), "{kind}");
                assert!(!picture["hits"].as_array().expect("a list").is_empty());
            }
        }
        let step = json!({ "verb": "show", "puzzle": made["puzzle"], "step": 1 });
        assert!(asker.get(&step)["step"]["full"].is_string());
    }
}

/// A game is played from the first action to the last, using only the previous answer each time.
#[test]
fn games_are_played_to_the_end_in_values() {
    let asker = Asker::new();
    for family in FAMILIES {
        let made = asker.get(&json!({ "verb": "generate", "family": family.info().id, "seed": 4 }));
        let act = |game: &Json, action: Json| {
            asker.get(&json!({ "verb": "play", "game": game, "action": action }))
        };
        let start = asker
            .get(&json!({ "verb": "play", "game": made["puzzle"], "picture": { "as": "svg" } }));
        assert_eq!(start["game"]["puzzle"], made["puzzle"]["id"]);
        let sites = start["state"]["sites"].as_array().expect("a list");
        let open = sites.iter().find(|site| site.get("value").is_none()).expect("an open site");
        let given = sites.iter().find(|site| site["given"] == true);

        let noted = act(&start["game"], json!({ "do": "fill-notes" }));
        assert_eq!(noted["changed"], true);
        let kept = act(&noted["game"], json!({ "do": "checkpoint" }));
        let cleared = act(&kept["game"], json!({ "do": "clear", "sites": [open["site"]] }));
        let undone = act(&cleared["game"], json!({ "do": "undo" }));
        assert_eq!(
            (&undone["state"]["sites"], &undone["state"]["can_redo"]),
            (&kept["state"]["sites"], &json!(true))
        );
        let redone = act(&undone["game"], json!({ "do": "redo" }));
        assert_eq!(redone["state"]["sites"], cleared["state"]["sites"]);
        let back = act(&redone["game"], json!({ "do": "go-to", "moves": 1 }));
        assert_eq!(back["state"]["sites"], kept["state"]["sites"]);
        let restarted = act(&back["game"], json!({ "do": "restart" }));
        assert_eq!(restarted["state"]["sites"], start["state"]["sites"]);
        let nothing = act(&start["game"], json!({ "do": "undo" }));
        assert_eq!((&nothing["changed"], &nothing["game"]), (&json!(false), &start["game"]));
        if let Some(given) = given {
            let action =
                json!({ "do": "place", "sites": [given["site"]], "value": given["value"] });
            let refused =
                asker.ask(&json!({ "verb": "play", "game": start["game"], "action": action }));
            assert_eq!(
                (&refused["verb"], &refused["code"]),
                (&json!("error"), &json!("bad-action"))
            );
        }

        // The steps of the explanation solve it, if the techniques suffice.
        let explained = asker.get(&json!({ "verb": "explain", "puzzle": made["puzzle"] }));
        if explained["outcome"] != "solved" {
            continue;
        }
        let mut last = start;
        for effect in explained["steps"]
            .as_array()
            .expect("a list")
            .iter()
            .flat_map(|step| step["effects"].as_array().expect("a list"))
        {
            if let Some(value) = effect.get("place") {
                let action = json!({ "do": "place", "sites": [effect["site"]], "value": value });
                last = act(&last["game"], action);
            }
        }
        assert_eq!(last["outcome"], "solved", "{}", family.info().id);
        let hint = asker
            .get(&json!({ "verb": "hint", "puzzle": made["puzzle"], "position": position(&last) }));
        assert_eq!(hint["outcome"], "solved");
    }
}

/// The player's entries and notes, as a request passes them.
fn position(answer: &Json) -> Json {
    let mut entries = json!({});
    for site in answer["state"]["sites"].as_array().expect("a list") {
        if let (Some(value), true) = (site.get("value"), site["given"] != true) {
            entries[site["site"].as_str().expect("a name")] = value.clone();
        }
    }
    json!({ "entries": entries })
}

#[test]
fn hints_say_more_at_each_stage() {
    let asker = Asker::new();
    for family in FAMILIES {
        let made = asker.get(&json!({ "verb": "generate", "family": family.info().id, "seed": 5 }));
        for stage in 1..=3 {
            let hint =
                asker.get(&json!({ "verb": "hint", "puzzle": made["puzzle"], "stage": stage }));
            assert_eq!((&hint["outcome"], &hint["stage"]), (&json!("step"), &json!(stage)));
            for (i, member) in (1..).zip(["where", "why", "move"]) {
                assert_eq!(hint.get(member).is_some(), i <= stage, "{stage}: {member}");
            }
            assert_eq!(hint.get("step").is_some(), stage == 3);
        }
    }
}

#[test]
fn lists_keep_the_schema() {
    let asker = Asker::new();
    let formats = asker.get(&json!({ "verb": "formats" }));
    assert!(formats["formats"].as_array().is_some_and(|formats| formats.len() > 10));
    let techniques = asker.get(&json!({ "verb": "technique" }));
    let first = &techniques["techniques"][0];
    let one = asker.get(&json!({ "verb": "technique", "name": first["id"] }));
    let example = &one["techniques"][0]["examples"][0];
    assert_eq!(example["step"]["technique"], first["id"]);
    let opened = asker.get(&json!({ "verb": "check", "puzzle": example["puzzle"] }));
    assert_eq!(opened["family"], example["family"]);
}

#[test]
fn books_are_made() {
    let asker = Asker::new();
    let chapters: Vec<Json> =
        FAMILIES.iter().map(|family| json!({ "family": family.info().id, "count": 1 })).collect();
    let book = asker.get(&json!({ "verb": "book", "title": "All of them", "chapters": chapters }));
    assert_eq!((&book["outcome"], &book["title"]), (&json!("made"), &json!("All of them")));
    assert!(book["base64"].as_str().is_some_and(|pdf| pdf.starts_with("JVBER")));
    let puzzles = book["puzzles"].as_array().expect("a list");
    assert_eq!(puzzles.len(), FAMILIES.len());
    // The puzzles of one volume do not occur in the next.
    let avoid: Vec<&Json> = puzzles.iter().map(|puzzle| &puzzle["canonical"]).collect();
    let next = asker.get(&json!({ "verb": "book", "chapters": chapters, "avoid": avoid }));
    for puzzle in next["puzzles"].as_array().expect("a list") {
        assert!(!avoid.contains(&&puzzle["canonical"]), "{puzzle}");
    }
}

#[test]
fn answers_in_text_are_the_same() {
    let request = r#"{"verb":"formats"}"#;
    let (asker, text) = (Asker::new(), answer_json(request, &mut Budget::unlimited()));
    let json: Json = serde_json::from_str(&text).expect("JSON");
    assert_eq!(json, asker.get(&serde_json::from_str(request).expect("JSON")));
}

/// The names of the techniques of an explanation.
fn names(explained: &Json) -> Vec<&str> {
    let steps = explained["steps"].as_array().expect("a list");
    steps.iter().map(|step| step["name"].as_str().expect("a name")).collect()
}

#[test]
fn answers_are_in_the_language_asked_for() {
    let asker = Asker::new();
    let english = asker.get(&json!({ "verb": "families" }));
    for family in english["families"].as_array().expect("a list") {
        let made = made(&asker, family);
        let ask = |verb: &str, language: &str| {
            let puzzle = &made["puzzle"];
            asker.get(&json!({ "verb": verb, "puzzle": puzzle, "language": language }))
        };
        let proof = ask("explain", "en");
        for language in ["es", "de", "it"] {
            let listed =
                json!({ "verb": "families", "family": family["id"], "language": language });
            let listed = &asker.get(&listed)["families"][0];
            for text in ["summary", "rules"] {
                assert_ne!(listed[text], family[text], "{language}");
            }
            let both = [&listed["params"][0], &family["params"][0]];
            assert_eq!(both[0]["name"], both[1]["name"]);
            assert_ne!(both[0]["help"], both[1]["help"], "{language}");

            let other = ask("explain", language);
            assert_ne!(names(&other), names(&proof), "{language}");
            assert_eq!(names(&other).len(), names(&proof).len());
            let verified = asker.get(&json!({ "verb": "verify-proof", "proof": other }));
            assert_eq!(verified["outcome"], "unique", "{verified}");
            let hint = ask("hint", language);
            assert_eq!(hint["step"], other["steps"][0]);
            assert_eq!(hint["technique"], other["steps"][0]["technique"]);
            let shown = json!({ "verb": "show", "puzzle": made["puzzle"], "step": 1,
                "picture": { "as": "svg" }, "language": language });
            let shown = asker.get(&shown);
            assert_eq!(shown["step"], other["steps"][0]);
            let picture = shown["picture"]["text"].as_str().expect("a picture");
            assert!(picture.contains(names(&other)[0]), "{picture}");
        }
    }
}

#[test]
fn techniques_are_found_by_their_names_in_any_language() {
    let asker = Asker::new();
    for (language, name) in
        [("en", "Naked pair"), ("de", "Nacktes Paar"), ("es", "Par desnudo"), ("it", "Coppia nuda")]
    {
        let taught = asker.get(&json!({ "verb": "technique", "name": name, "language": language }));
        let pair = &taught["techniques"][0];
        assert_eq!((&pair["id"], &pair["name"]), (&json!("naked-pair"), &json!(name)));
    }
}
