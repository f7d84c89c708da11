//! Reads requests from JSON, and says what is wrong with them.

use gridwright::params::did_you_mean;
use gridwright::text::shortened;
use gridwright_wire::{ErrorAnswer, ErrorCode};
use serde::de::{DeserializeOwned, Error as _};
use serde_json::error::Category;
use serde_json::{Map, Value as Json};

/// Length above which a request is not searched for the member that is wrong.
const LONGEST: usize = 1 << 14;

/// Maximum number of members that are tried in that search.
const MOST_TRIES: usize = 200;

/// Reads a request, or a part of one, from JSON.
///
/// # Errors
/// When it is not an object of this kind. Lists are refused, because serde would read members
/// without names from them. The error names the member that is wrong.
///
/// ```
/// use gridwright_api::{HintRequest, Request, read_object};
/// assert!(read_object::<Request>(br#"{"verb": "formats"}"#).is_ok());
/// let error = read_object::<Request>(br#"["formats"]"#).unwrap_err();
/// assert_eq!(error.to_string(), "expected an object, found a list");
/// let error = read_object::<HintRequest>(br#"{"puzzle": "cirth@1#1", "stage": true}"#).unwrap_err();
/// assert!(error.to_string().starts_with("stage: "));
/// ```
pub fn read_object<T: DeserializeOwned>(json: &[u8]) -> Result<T, serde_json::Error> {
    match json.trim_ascii_start().first() {
        Some(b'[') => Err(serde_json::Error::custom("expected an object, found a list")),
        _ => serde_json::from_slice(json).map_err(|error| match serde_json::from_slice(json) {
            Ok(root) if json.len() <= LONGEST => located::<T>(error, &root),
            _ => error,
        }),
    }
}

/// Reads a request, or a part of one, from its members.
///
/// # Errors
/// When it is not an object of this kind. The error names the member that is wrong.
///
/// ```
/// use gridwright_api::{DailyRequest, read_members};
/// let members = serde_json::from_str(r#"{"day": []}"#).unwrap();
/// let error = read_members::<DailyRequest>(members).unwrap_err();
/// assert!(error.to_string().starts_with("day: "), "{error}");
/// ```
pub fn read_members<T: DeserializeOwned>(
    members: Map<String, Json>,
) -> Result<T, serde_json::Error> {
    let root = Json::Object(members);
    T::deserialize(&root).map_err(|error| located::<T>(error, &root))
}

/// Converts an error in the JSON of a request to an answer.
///
/// ```
/// use gridwright_api::{SolveRequest, json_error};
/// let detail = |json| json_error(&serde_json::from_str::<SolveRequest>(json).unwrap_err()).detail;
/// assert_eq!(detail("{}"), "missing field `puzzle`");
/// assert!(detail(r#"{"puzle": "cirth@1#1"}"#).ends_with("did you mean puzzle?"));
/// let said = detail(r#"{"puzzle": "cirth@1#1", "steps": "all"}"#);
/// assert_eq!(said, "expected true or false, found \"all\"");
/// ```
pub fn json_error(error: &serde_json::Error) -> ErrorAnswer {
    match error.classify() {
        Category::Data => {
            let text = sentence(error);
            let detail = format!("{}{}", shortened(&in_plain_words(&text)), meant_in(&text));
            ErrorAnswer::new(ErrorCode::BadRequest, detail)
        }
        Category::Syntax | Category::Eof | Category::Io => {
            let mut answer = ErrorAnswer::new(ErrorCode::BadJson, error.to_string());
            (answer.line, answer.column) = (Some(error.line()), Some(error.column()));
            answer
        }
    }
}

/// What serde says of an error. Most members are read from a buffer, so that their errors have no
/// lines.
fn sentence(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}

/// The error with the path of the member that it is about: the one without which there is no error,
/// or another one.
fn located<T: DeserializeOwned>(error: serde_json::Error, root: &Json) -> serde_json::Error {
    // Compared are errors that were found in the same order of the members.
    let first = T::deserialize(root).err().map(|first| sentence(&first));
    let (Category::Data, Some(text)) = (error.classify(), first) else { return error };
    // A missing or unknown member is named already, and missed or refused by an object.
    let is_named = text.contains(" field `");
    let (mut pointer, mut path) = (String::new(), String::new());
    let mut n_tries = 0;
    while let Some(inside) = root.pointer(&pointer) {
        let mut steps: Vec<(String, String, &Json)> = match inside {
            Json::Object(members) => {
                members.iter().map(|(name, value)| named_step(name, &path, value)).collect()
            }
            Json::Array(items) => {
                let step = |(i, item)| (format!("{i}"), format!("{path}[{}]", i + 1), item);
                items.iter().enumerate().map(step).collect()
            }
            _ => Vec::new(),
        };
        // Nothing can be read without the verb.
        steps.sort_by_key(|(_, path, _)| path == "verb");
        n_tries += steps.len();
        let is_wrong = |(name, _, value): &&(String, String, &Json)| {
            let other = T::deserialize(&without(root, &pointer, name)).err();
            (!is_named || value.is_object() || value.is_array())
                && other.is_none_or(|other| sentence(&other) != text)
        };
        match steps.iter().find(is_wrong) {
            Some((name, to, _)) if n_tries <= MOST_TRIES => {
                pointer = format!("{pointer}/{name}");
                path.clone_from(to);
            }
            _ => break,
        }
    }
    match &*path {
        "" => error,
        path => serde_json::Error::custom(format_args!("{path}: {text}")),
    }
}

/// A member as a step of a JSON pointer, with its path.
fn named_step<'v>(name: &str, path: &str, value: &'v Json) -> (String, String, &'v Json) {
    let dot = if path.is_empty() { "" } else { "." };
    (name.replace('~', "~0").replace('/', "~1"), format!("{path}{dot}{name}"), value)
}

/// A copy of a value without a member or item of what a pointer leads to.
fn without(root: &Json, pointer: &str, name: &str) -> Json {
    let mut root = root.clone();
    match root.pointer_mut(pointer) {
        Some(Json::Object(members)) => {
            // The order of the others is kept, unlike by `remove`.
            let name = name.replace("~1", "/").replace("~0", "~");
            *members =
                std::mem::take(members).into_iter().filter(|(own, _)| *own != name).collect();
        }
        Some(Json::Array(items)) => {
            items.remove(name.parse().unwrap_or_default());
        }
        _ => (),
    }
    root
}

/// Says in other words than those of serde and Rust which type was expected.
fn in_plain_words(text: &str) -> String {
    let (path, sentence) = text.split_once(": ").unwrap_or_default();
    let is_path = !path.is_empty() && !path.contains(' ');
    let sentence = if is_path { sentence } else { text };
    let starts = ["invalid type: ", "invalid value: "];
    let parts = starts
        .iter()
        .find_map(|start| sentence.strip_prefix(start))
        .and_then(|rest| rest.rsplit_once(", expected "));
    let Some((found, expected)) = parts else { return text.to_owned() };
    let expected = match expected {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "u64" | "usize" => "a whole number from 0 up",
        "i64" | "isize" => "a whole number",
        "f32" | "f64" => "a number",
        "a boolean" => "true or false",
        "a sequence" => "a list",
        "a map" => "an object",
        other if other.starts_with("struct ") => "an object",
        other => other,
    };
    let found = match found {
        "map" => "an object",
        "sequence" => "a list",
        found => {
            let kinds = ["string ", "integer ", "floating point ", "boolean "];
            kinds
                .iter()
                .find_map(|kind| found.strip_prefix(kind))
                .unwrap_or(found)
                .trim_matches('`')
        }
    };
    let path = if is_path { format!("{path}: ") } else { String::new() };
    format!("{path}expected {expected}, found {found}")
}

/// Suggests a known name for an unknown verb, member or choice, from the list in serde's sentence:
/// "unknown field `puzle`, expected `puzzle` or `nodes`".
fn meant_in(sentence: &str) -> String {
    let starts = ["unknown field `", "unknown variant `"];
    let names =
        starts.iter().find_map(|start| Some(&sentence[sentence.find(start)? + start.len()..]));
    let mut names = names.unwrap_or_default().split('`').step_by(2);
    let typed = names.next().unwrap_or_default();
    did_you_mean(typed, names)
}
