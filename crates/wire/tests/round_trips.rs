//! Every request and every answer is read and written without loss. The samples contain every
//! member of every type, which is checked against the schemas.

use gridwright_wire::{Answer, ErrorAnswer, ErrorCode, Request, answers_schema, requests_schema};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value as Json, json};

const REQUESTS: &str = include_str!("samples/requests.jsonl");
const ANSWERS: &str = include_str!("samples/answers.jsonl");

/// Reads every line as a value and writes it again.
fn round_trip<T: DeserializeOwned + Serialize + PartialEq + std::fmt::Debug>(lines: &str) {
    for line in lines.lines() {
        let value: T = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        let text = serde_json::to_string(&value).expect("it is written");
        assert_eq!(serde_json::from_str::<T>(&text).expect("it is read again"), value);
        let (before, after): (Json, Json) =
            (serde_json::from_str(line).unwrap(), serde_json::from_str(&text).unwrap());
        assert_eq!(before, after, "{line}");
    }
}

#[test]
fn requests_survive_a_round_trip() {
    round_trip::<Request>(REQUESTS);
}

#[test]
fn answers_survive_a_round_trip() {
    round_trip::<Answer>(ANSWERS);
}

/// Every member of the schemas occurs in some sample, so that the tests above cover all types.
#[test]
fn the_samples_hold_every_member() {
    for (schema, lines) in [(requests_schema(), REQUESTS), (answers_schema(), ANSWERS)] {
        let samples: Vec<Json> =
            lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for variant in schema["oneOf"].as_array().expect("one for each verb") {
            let verb = &variant["properties"]["verb"]["const"];
            let of_verb = samples.iter().filter(|sample| sample["verb"] == *verb);
            let of_verb: Vec<&Json> = of_verb.collect();
            assert!(!of_verb.is_empty(), "no sample of {verb}");
            for member in variant["properties"].as_object().expect("members").keys() {
                let has = |sample: &&Json| sample.get(member).is_some();
                assert!(of_verb.iter().any(has), "{verb}: {member} is in no sample");
            }
        }
        let all = Json::Array(samples).to_string();
        for (name, definition) in schema["$defs"].as_object().expect("definitions") {
            let variants = ["oneOf", "anyOf"].into_iter().filter_map(|key| definition.get(key));
            let variants = variants.filter_map(Json::as_array).flatten();
            for part in [definition].into_iter().chain(variants) {
                let members = part["properties"].as_object().into_iter().flatten();
                for (member, _) in members {
                    assert!(all.contains(&format!("{member:?}:")), "{name}.{member}");
                }
            }
        }
    }
}

#[test]
fn requests_refuse_members_they_do_not_know() {
    for line in REQUESTS.lines() {
        let mut request: Json = serde_json::from_str(line).unwrap();
        request["surprise"] = json!(1);
        let error = serde_json::from_value::<Request>(request).unwrap_err().to_string();
        assert!(error.contains("unknown field `surprise`"), "{line}: {error}");
    }
    for (request, why) in [
        (r#"{"puzzle": "x"}"#, "missing field `verb`"),
        (r#"{"verb": "sing"}"#, "unknown variant `sing`"),
        (r#"{"verb": "solve"}"#, "missing field `puzzle`"),
        (r#"{"verb": "solve", "puzzle": 5}"#, "expected a puzzle: a text or an object"),
        (r#"{"verb": "solve", "puzzle": {"text": "x", "form": "sdk"}}"#, "unknown field `form`"),
        (
            r#"{"verb": "solve", "puzzle": {"format": "other"}}"#,
            "expected the format \"gridwright\"",
        ),
        (r#"{"verb": "solve", "puzzle": {"format": "gridwright", "version": 2}}"#, "version 1"),
        (r#"{"verb": "play", "game": {"puzzle": "x"}, "action": {"do": "fly"}}"#, "`fly`"),
        (r#"{"verb": "play", "game": {"puzzle": "x", "to": 1}}"#, "unknown field `to`"),
        (r#"{"verb": "generate", "seed": -1}"#, "expected a whole number"),
        (r#"{"verb": "generate", "seed": 1, "params": {"size": []}}"#, "a whole number or a text"),
        (r#"{"verb": "hint", "puzzle": "x", "position": {"marks": {}}}"#, "unknown field `marks`"),
    ] {
        let error = serde_json::from_str::<Request>(request).unwrap_err().to_string();
        assert!(error.contains(why), "{request}: {error}");
    }
}

/// Answers may get new members, which readers of an older version ignore.
#[test]
fn answers_with_new_members_are_read() {
    for line in ANSWERS.lines() {
        let mut answer: Json = serde_json::from_str(line).unwrap();
        answer["surprise"] = json!(1);
        let read: Answer = serde_json::from_value(answer).expect("it is read");
        assert_eq!(read, serde_json::from_str(line).unwrap());
    }
}

#[test]
fn answers_have_one_envelope_and_one_outcome() {
    for line in ANSWERS.lines() {
        let answer: Answer = serde_json::from_str(line).unwrap();
        let text = serde_json::to_string(&answer).unwrap();
        assert!(text.starts_with(r#"{"format":"gridwright","version":1,"verb":""#), "{text}");
        let json: Json = serde_json::from_str(&text).unwrap();
        assert_eq!(json["outcome"], answer.outcome());
        for other in ["verdict", "end", "finding", "unrated"] {
            assert!(json.get(other).is_none(), "{text}");
        }
    }
    for (wrong, why) in [
        (r#"{"version": 1, "verb": "man", "outcome": "done", "text": ""}"#, "`format`"),
        (r#"{"format": "gridwright", "version": 2, "verb": "man"}"#, "version 1"),
        (
            r#"{"format": "gridwright", "version": 1, "verb": "man", "outcome": "no", "text": ""}"#,
            "unknown variant `no`",
        ),
    ] {
        let error = serde_json::from_str::<Answer>(wrong).unwrap_err().to_string();
        assert!(error.contains(why), "{wrong}: {error}");
    }
}

/// RFC 9457 requires a URI and a title that belongs to it.
#[test]
fn every_error_is_a_problem_document() {
    for &code in ErrorCode::ALL {
        let error = Answer::Error(ErrorAnswer::new(code, "it is wrong"));
        let json = serde_json::to_value(&error).unwrap();
        assert_eq!(json["type"], format!("urn:gridwright:error:{}", code.name()));
        assert_eq!((&json["title"], &json["code"]), (&code.title().into(), &code.name().into()));
        assert_eq!((&json["outcome"], &json["detail"]), (&json!("error"), &json!("it is wrong")));
        assert!(json.get("line").is_none() && json.get("column").is_none());
    }
}
