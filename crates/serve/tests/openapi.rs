//! The committed OpenAPI document is made from the table of routes and the types of requests and answers.
//! `UPDATE=1` rewrites it, as `cargo xtask schema` does.

use std::collections::BTreeSet;
use std::path::Path;

use gridwright_api::{Budget, ExplainRequest, answer};
use gridwright_serve::{ANY, Body, Method, Parameter, Place, ROUTES, Route, Type};
use gridwright_wire::{Answer, ErrorCode, Request};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value as Json, json};

#[test]
fn the_document_is_that_of_the_routes() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
    let text = format!("{:#}\n", document());
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).expect("the document is written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == text,
        "crates/serve/openapi.json is out of date: run `cargo xtask schema`"
    );
}

#[test]
fn routes_have_names_and_answers_of_their_own() {
    let ids: BTreeSet<&str> = ROUTES.iter().map(|route| route.id).collect();
    assert_eq!(ids.len(), ROUTES.len(), "two routes have the same id");
    for route in ROUTES {
        assert!(!route.answers.is_empty() && route.summary.ends_with('.'), "{}", route.path);
        let in_path = route.path.matches('{').count();
        let declared = route.parameters.iter().filter(|one| one.place == Place::Path).count();
        assert_eq!(in_path, declared, "{}", route.path);
        for parameter in route.parameters.iter().filter(|one| one.place == Place::Path) {
            assert!(route.path.contains(&format!("{{{}}}", parameter.name)), "{}", route.path);
        }
    }
}

/// Every reference has a target, and every schema is referred to.
#[test]
fn references_lead_somewhere() {
    let document = document();
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    let known: BTreeSet<String> = schemas.keys().cloned().collect();
    let mut used = BTreeSet::new();
    collect(&document, &mut used);
    assert_eq!(used, known);
    assert!(known.len() > 60, "{}", known.len());
}

/// The names of all schemas that a value refers to.
fn collect(value: &Json, names: &mut BTreeSet<String>) {
    match value {
        Json::Object(members) => {
            let path = members.get("$ref").and_then(Json::as_str);
            names.extend(path.map(|path| path.rsplit('/').next().unwrap_or_default().to_owned()));
            members.values().for_each(|member| collect(member, names));
        }
        Json::Array(values) => values.iter().for_each(|value| collect(value, names)),
        _ => (),
    }
}

/// The whole document.
fn document() -> Json {
    let (requests, answers) = schemas();
    let mut paths = Map::new();
    for route in ROUTES {
        let item = paths.entry(route.path).or_insert_with(|| json!({}));
        item[route.method.name().to_lowercase()] = operation(route, &answers);
    }
    let mut components: Map<String, Json> =
        requests.into_iter().chain(answers.definitions).collect();
    components.insert("Problem".to_owned(), answers.error);
    components.sort_keys();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Gridwright",
            "summary": "Grid puzzles: generate, solve, count, explain, rate, draw and play them.",
            "description": "Every verb of the program as a path. A puzzle can be an id, a board as text, JSON, or a \
                file or link of another program. The server keeps nothing: games go in and come out. `Prefer: wait=N` \
                asks for an answer within N seconds; what is not known by then has the outcome `out-of-budget`.",
            "version": env!("CARGO_PKG_VERSION"),
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "security": [{}, { "key": [] }],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "key": { "type": "http", "scheme": "bearer", "description": "Where the server has a file of keys." },
            },
        },
    })
}

fn operation(route: &Route, answers: &Answers) -> Json {
    let mut operation = json!({ "operationId": route.id, "summary": route.summary });
    let mut parameters: Vec<Json> = route.parameters.iter().map(parameter).collect();
    let is_api = route.path.starts_with("/api/");
    let is_engine = is_api && route.path != "/api/v1/openapi.json";
    if is_engine {
        parameters.push(json!({
            "name": "Accept-Language", "in": "header", "schema": { "type": "string" },
            "description": "The language of sentences where the request names none: en, es, de or it.",
        }));
    }
    if !parameters.is_empty() {
        operation["parameters"] = json!(parameters);
    }
    match route.body {
        Body::None => (),
        Body::Json { schema, text } => {
            let schema = json!({ "$ref": format!("#/components/schemas/{schema}") });
            let mut content =
                json!({ "application/json": { "schema": schema, "example": example(route.id) } });
            if let Some(member) = text {
                let about = format!("The `{member}` as text.");
                content["text/plain"] = json!({
                    "schema": { "type": "string", "description": about }, "example": PUZZLE,
                });
            }
            operation["requestBody"] = json!({ "required": true, "content": content });
        }
        Body::Lines => {
            let about = "Requests with their `verb`, one a line. A line that is none is answered with an error.";
            let line = json!({ "verb": "solve", "puzzle": PUZZLE });
            let content = json!({ "application/x-ndjson": { "example": format!("{line}\n") } });
            operation["requestBody"] =
                json!({ "description": about, "required": true, "content": content });
        }
    }
    operation["responses"] = responses(route, answers, is_engine);
    operation
}

fn parameter(parameter: &Parameter) -> Json {
    let place = match parameter.place {
        Place::Path => "path",
        Place::Query => "query",
    };
    let schema = match parameter.kind {
        Type::Text => json!({ "type": "string" }),
        Type::Number => json!({ "type": "integer", "minimum": 0, "maximum": u32::MAX }),
        Type::Flag => json!({ "type": "boolean" }),
        Type::Date => json!({ "type": "string", "format": "date" }),
    };
    let mut value = json!({
        "name": parameter.name, "in": place, "required": parameter.is_required,
        "description": parameter.about, "schema": schema,
    });
    let examples =
        [("puzzle", PUZZLE), ("family", "cirth"), ("name", "naked-pair"), ("date", "2026-11-16")];
    if let Some((_, example)) = examples.iter().find(|(name, _)| *name == parameter.name) {
        value["example"] = json!(example);
    }
    value
}

/// A puzzle for examples.
const PUZZLE: &str = "cirth:12....3..";

/// An example of a valid request for a route.
fn example(id: &str) -> Json {
    match id {
        "ask" => json!({ "verb": "solve", "puzzle": PUZZLE }),
        "generate" => json!({ "family": "cirth", "seed": 42, "params": { "size": 4 } }),
        "book" => json!({ "title": "Two", "chapters": [{ "family": "cirth", "count": 2 }] }),
        "play" => {
            let action = json!({ "do": "place", "sites": ["r1c3"], "value": "3" });
            json!({ "game": PUZZLE, "action": action, "picture": { "as": "svg" } })
        }
        "mistake" => json!({ "game": PUZZLE }),
        "clue" => json!({ "game": PUZZLE, "clue": "r1c1" }),
        "practice" => json!({ "technique": "naked-pair", "seed": 7 }),
        "verify-proof" => {
            let explain = Request::Explain(ExplainRequest::new(PUZZLE));
            json!({ "proof": answer(&explain, &mut Budget::unlimited()) })
        }
        "verify" => json!({ "puzzle": PUZZLE, "answer": "I think it is\n123\n231\n312" }),
        "convert" => json!({ "puzzle": PUZZLE, "to": "text" }),
        "show" | "picture" => {
            json!({ "puzzle": PUZZLE, "picture": { "as": "svg" }, "solution": true })
        }
        _ => json!({ "puzzle": PUZZLE }),
    }
}

/// The responses of a route by status: success, and the errors it can give.
fn responses(route: &Route, answers: &Answers, is_engine: bool) -> Json {
    let mut content = Map::new();
    for (media, verb) in route.answers {
        let schema = match *verb {
            Some(verb) => answers.to(verb),
            None if media.contains("json") && !media.contains("ndjson") => {
                json!({ "type": "object" })
            }
            None => json!({ "type": "string" }),
        };
        let media = media.split(';').next().unwrap_or_default();
        content.insert(media.to_owned(), json!({ "schema": schema }));
    }
    let mut responses = json!({ "200": { "description": "The answer.", "content": content } });
    if route.cached.is_some() {
        responses["200"]["headers"] = json!({
            "ETag": { "description": "A name for exactly this answer.", "schema": { "type": "string" } },
        });
        responses["304"] =
            json!({ "description": "The answer is the one that If-None-Match names." });
    }
    let mut statuses = vec![("400", "The request is not as described here.")];
    let in_path = route.parameters.iter().any(|one| one.place == Place::Path);
    if in_path {
        statuses.push(("404", "There is no such family or technique."));
    }
    statuses.push(("403", "A page of another site asked."));
    if is_engine {
        statuses.push(("401", "A key is needed, and none or an unknown one was given."));
        statuses.push(("422", "The request is well formed, and cannot be done."));
        statuses.push(("429", "The client has used up what it may use for now."));
        statuses.push(("503", "All workers are busy."));
    }
    if route.method == Method::Post {
        statuses.push(("408", "The body did not arrive in time."));
        statuses.push(("413", "The body is too large."));
        statuses.push(("415", "The body is of another type."));
    }
    if route.id == "ready" {
        statuses.push(("503", "The server is full or shutting down."));
    }
    statuses.sort_unstable();
    for (status, about) in statuses {
        let schema = json!({ "$ref": "#/components/schemas/Problem" });
        responses[status] = json!({
            "description": about, "content": { "application/problem+json": { "schema": schema } },
        });
        if status == "429" || status == "503" {
            responses[status]["headers"] = json!({
                "Retry-After": { "description": "Seconds to wait.", "schema": { "type": "integer" } },
            });
        }
    }
    responses
}

/// The schemas of answers.
struct Answers {
    definitions: Map<String, Json>,
    /// The schema of each verb's answer.
    variants: Vec<Json>,
    error: Json,
}

impl Answers {
    /// The schema of the answer to a verb, or to any verb.
    fn to(&self, verb: &str) -> Json {
        match verb {
            ANY => json!({ "oneOf": self.variants }),
            _ => self.of_verb(verb),
        }
    }

    fn of_verb(&self, verb: &str) -> Json {
        let is_it = |variant: &&Json| variant["properties"]["verb"]["const"] == verb;
        self.variants.iter().find(is_it).unwrap_or_else(|| panic!("no answer to {verb}")).clone()
    }
}

/// The schemas of requests by name, and those of answers. A type whose schema differs as a part of
/// an answer has another name there.
fn schemas() -> (Map<String, Json>, Answers) {
    let place = "/components/schemas";
    let settings =
        SchemaSettings::draft2020_12().with(|settings| settings.definitions_path = place.into());
    let mut reading = settings.clone().for_deserialize().into_generator();
    reading.subschema_for::<Request>();
    macro_rules! named {
        ($($name:ident)+) => { $( reading.subschema_for::<gridwright_wire::$name>(); )+ };
    }
    named!(GenerateRequest SolveRequest CountRequest CheckRequest VerifyRequest HintRequest StepsRequest ExplainRequest
        RateRequest MinimiseRequest EditRequest ReviewRequest RepairRequest CompleteRequest ConvertRequest CanonicalRequest VerifyProofRequest ShowRequest
        PlayRequest MistakeRequest ClueRequest PracticeRequest BookRequest);
    let requests = reading.take_definitions(true);
    let verbs: BTreeSet<String> = verbs_of(&requests["Request"]);
    let mut writing = settings.for_serialize().into_generator();
    writing.subschema_for::<Answer>();
    writing.subschema_for::<ErrorCode>();
    let mut definitions = writing.take_definitions(true);
    let whole = definitions.remove("Answer").expect("the schema of answers");
    let differs =
        |name: &String| requests.get(name).is_some_and(|other| *other != definitions[name]);
    let renamed: Vec<String> = definitions.keys().filter(|name| differs(name)).cloned().collect();
    let rename = |value: &Json| -> Json {
        let mut text = value.to_string();
        for name in &renamed {
            let path = format!("#{place}/{name}\"");
            text = text.replace(&path, &format!("#{place}/Answered{name}\""));
        }
        serde_json::from_str(&text).expect("still JSON")
    };
    let variants: Vec<Json> =
        whole["oneOf"].as_array().expect("one for each verb").iter().map(rename).collect();
    let definitions: Map<String, Json> = definitions
        .iter()
        .map(|(name, definition)| {
            let name =
                if renamed.contains(name) { format!("Answered{name}") } else { name.clone() };
            (name, rename(definition))
        })
        .collect();
    let mut answers = Answers { definitions, variants, error: Json::Null };
    answers.error = answers.of_verb("error");
    // The rest are answers of the command line alone.
    answers.variants.retain(|variant| verbs.is_superset(&verbs_of(variant)));
    answers.keep_used(&requests);
    (requests, answers)
}

/// The verbs of a schema of requests or answers, or of one of its variants.
fn verbs_of(schema: &Json) -> BTreeSet<String> {
    let one = std::slice::from_ref(schema);
    let variants = schema["oneOf"].as_array().map_or(one, Vec::as_slice);
    let verb = |variant: &Json| variant["properties"]["verb"]["const"].as_str().map(str::to_owned);
    variants.iter().filter_map(verb).collect()
}

impl Answers {
    /// Removes schemas that no path uses, such as those for answers of the command line alone.
    fn keep_used(&mut self, requests: &Map<String, Json>) {
        let mut used = BTreeSet::new();
        for (_, verb) in ROUTES.iter().flat_map(|route| route.answers) {
            if let Some(verb) = verb {
                collect(&self.to(verb), &mut used);
            }
        }
        collect(&self.error, &mut used);
        requests.values().for_each(|request| collect(request, &mut used));
        loop {
            let before = used.len();
            for name in used.clone() {
                if let Some(definition) = self.definitions.get(&name) {
                    collect(definition, &mut used);
                }
            }
            if used.len() == before {
                break;
            }
        }
        self.definitions.retain(|name, _| used.contains(name));
    }
}
