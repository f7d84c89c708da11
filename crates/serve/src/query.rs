//! Query parameters and request headers.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use gridwright_words::Language;
use percent_encoding::percent_decode_str;
use serde_json::{Map, Value as Json};

use crate::routes::{Parameter, Type};

/// The query parameters as members of a JSON object, each of its declared type.
///
/// # Errors
/// A sentence, if a parameter is undeclared, missing, given twice, or of the wrong type.
pub(crate) fn query_members(
    query: &str,
    declared: &[Parameter],
) -> Result<Map<String, Json>, String> {
    let mut members = Map::new();
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let (name, value) = (decoded(name)?, decoded(value)?);
        let Some(parameter) = declared.iter().find(|known| known.name == name) else {
            let known: Vec<&str> = declared.iter().map(|known| known.name).collect();
            return Err(match known.is_empty() {
                true => format!("unknown parameter {name:?}: expected none"),
                false => format!("unknown parameter {name:?}: expected {}", known.join(", ")),
            });
        };
        let value = typed(parameter, value)?;
        if members.insert(name, value).is_some() {
            return Err(format!("the parameter {:?} is given twice", parameter.name));
        }
    }
    for parameter in declared.iter().filter(|parameter| parameter.is_required) {
        if !members.contains_key(parameter.name) {
            return Err(format!("the parameter {:?} is missing", parameter.name));
        }
    }
    Ok(members)
}

/// A value converted to the type of its parameter.
pub(crate) fn typed(parameter: &Parameter, value: String) -> Result<Json, String> {
    let name = parameter.name;
    match parameter.kind {
        Type::Text | Type::Date => Ok(Json::String(value)),
        Type::Flag => match value.as_str() {
            "true" | "" => Ok(Json::Bool(true)),
            "false" => Ok(Json::Bool(false)),
            _ => Err(format!("{name}={value:?}: expected true or false")),
        },
        Type::Number => match value.parse::<u32>() {
            Ok(number) => Ok(number.into()),
            Err(_) => Err(format!("{name}={value:?}: expected a whole number up to {}", u32::MAX)),
        },
    }
}

fn decoded(text: &str) -> Result<String, String> {
    let spaced = text.replace('+', " ");
    let decoded = percent_decode_str(&spaced).decode_utf8();
    decoded.map(Into::into).map_err(|_| "expected parameters in UTF-8".to_owned())
}

/// The supported language that a client prefers.
pub(crate) fn accepted_language(headers: &HeaderMap) -> Option<&'static str> {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    accepted.and_then(preferred_language)
}

fn preferred_language(accepted: &str) -> Option<&'static str> {
    let mut best: Option<(f32, Language)> = None;
    for entry in accepted.split(',').take(32) {
        let mut parts = entry.split(';').map(str::trim);
        let tag = parts.next().unwrap_or_default().to_ascii_lowercase();
        let weight =
            parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |q| q.parse().ok());
        let (Some(weight), Some(language)) = (weight, Language::of_locale(&tag)) else { continue };
        if weight > 0.0 && best.is_none_or(|(most, _)| weight > most) {
            best = Some((weight, language));
        }
    }
    best.map(|(_, language)| language.code())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::routes::Place;

    const DECLARED: &[Parameter] = &[
        Parameter::new("puzzle", Place::Query, Type::Text, "").required(),
        Parameter::new("size", Place::Query, Type::Number, ""),
        Parameter::new("marks", Place::Query, Type::Flag, ""),
    ];

    #[test]
    fn queries_become_members() {
        let members = query_members("puzzle=a%231+b&size=7&marks=true", DECLARED).unwrap();
        let text = Json::Object(members).to_string();
        assert_eq!(text, r#"{"puzzle":"a#1 b","size":7,"marks":true}"#);
        for (query, why) in [
            ("size=1", "\"puzzle\" is missing"),
            ("puzzle=a&sise=1", "unknown parameter \"sise\": expected puzzle, size, marks"),
            ("puzzle=a&puzzle=b", "given twice"),
            ("puzzle=a&size=-1", "expected a whole number"),
            ("puzzle=a&marks=yes", "expected true or false"),
            ("puzzle=%ff", "UTF-8"),
        ] {
            let error = query_members(query, DECLARED).unwrap_err();
            assert!(error.contains(why), "{query}: {error}");
        }
    }

    #[test]
    fn the_language_of_the_greatest_weight_is_taken() {
        for (accepted, language) in [
            ("de", Some("de")),
            ("de-AT, en;q=0.8", Some("de")),
            ("fr, it;q=0.3, es;q=0.7", Some("es")),
            ("en;q=0, it", Some("it")),
            ("fr", None),
            ("*", None),
            ("", None),
            ("de;q=x", None),
            ("ES-419", Some("es")),
        ] {
            assert_eq!(preferred_language(accepted), language, "{accepted}");
        }
    }
}
