//! A validator for the part of JSON Schema that the committed schemas use. It is independent of the
//! wire types.

use std::path::Path;

use serde_json::Value as Json;

/// A schema with definitions.
pub(crate) struct Schema(Json);

impl Schema {
    /// Loads a committed schema.
    #[expect(clippy::disallowed_methods, reason = "a test reads the committed schemas")]
    pub(crate) fn named(name: &str) -> Schema {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema").join(name);
        let text = std::fs::read_to_string(path).expect("the schema is committed");
        Schema(serde_json::from_str(&text).expect("a schema"))
    }

    /// Returns an error for a value that does not match the schema.
    pub(crate) fn check(&self, value: &Json) -> Result<(), String> {
        self.holds(&self.0, value, "$")
    }

    fn holds(&self, schema: &Json, value: &Json, place: &str) -> Result<(), String> {
        let Json::Object(keywords) = schema else {
            let is_allowed = *schema == Json::Bool(true);
            return is_allowed.then_some(()).ok_or_else(|| format!("{place}: nothing is allowed"));
        };
        for (keyword, rule) in keywords {
            let wrong = |why: String| Err(format!("{place}: {keyword}: {why}"));
            match keyword.as_str() {
                "$schema" | "$defs" | "title" | "description" | "format" | "default" => (),
                "$ref" => {
                    let name = rule.as_str().and_then(|path| path.strip_prefix("#/$defs/"));
                    let definition = &self.0["$defs"][name.expect("a definition")];
                    assert!(!definition.is_null(), "{rule} is not defined");
                    self.holds(definition, value, place)?;
                }
                "type" => {
                    let allowed: Vec<&str> = match rule {
                        Json::Array(types) => types.iter().filter_map(Json::as_str).collect(),
                        one => one.as_str().into_iter().collect(),
                    };
                    if !allowed.iter().any(|name| is_of_type(value, name)) {
                        return wrong(format!("{value} is not of {allowed:?}"));
                    }
                }
                "const" if rule != value => return wrong(format!("{value} is not {rule}")),
                "enum" if !rule.as_array().expect("a list").contains(value) => {
                    return wrong(format!("{value} is not in {rule}"));
                }
                "const" | "enum" => (),
                "minimum" if value.as_f64() < rule.as_f64() => return wrong(value.to_string()),
                "maximum" if value.as_f64().is_some_and(|n| Some(n) > rule.as_f64()) => {
                    return wrong(value.to_string());
                }
                "minimum" | "maximum" => (),
                "pattern" => {
                    let digits = "^(0|[1-9][0-9]*)$";
                    assert_eq!(rule, digits, "the only pattern known here");
                    let is_right = |text: &str| {
                        text == "0"
                            || !text.starts_with('0') && text.bytes().all(|b| b.is_ascii_digit())
                    };
                    if value.as_str().is_some_and(|text| text.is_empty() || !is_right(text)) {
                        return wrong(value.to_string());
                    }
                }
                "required" => {
                    for name in rule.as_array().expect("a list").iter().filter_map(Json::as_str) {
                        if value.as_object().is_some_and(|object| !object.contains_key(name)) {
                            return wrong(name.to_owned());
                        }
                    }
                }
                "properties" => {
                    for (name, rule) in rule.as_object().expect("an object") {
                        if let Some(value) = value.get(name) {
                            self.holds(rule, value, &format!("{place}.{name}"))?;
                        }
                    }
                }
                "additionalProperties" => {
                    let known = keywords.get("properties").and_then(Json::as_object);
                    for (name, value) in value.as_object().into_iter().flatten() {
                        if !known.is_some_and(|known| known.contains_key(name)) {
                            self.holds(rule, value, &format!("{place}.{name}"))?;
                        }
                    }
                }
                "items" => {
                    for (i, value) in value.as_array().into_iter().flatten().enumerate() {
                        self.holds(rule, value, &format!("{place}[{i}]"))?;
                    }
                }
                "oneOf" | "anyOf" => {
                    let each = rule.as_array().expect("a list").iter();
                    let outcomes: Vec<Result<(), String>> =
                        each.map(|schema| self.holds(schema, value, place)).collect();
                    let n_right = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
                    if n_right == 0 || keyword == "oneOf" && n_right > 1 {
                        return wrong(format!("{n_right} of {outcomes:?}"));
                    }
                }
                other => panic!("the keyword {other} is not known here"),
            }
        }
        Ok(())
    }
}

fn is_of_type(value: &Json, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("the type {other} is not known here"),
    }
}
