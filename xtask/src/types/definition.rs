//! Reads schemas, as far as our schemas use the language.

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// A named definition of a schema.
pub(crate) struct Definition<'a> {
    pub(crate) name: &'a str,
    pub(crate) about: String,
    pub(crate) kind: Kind<'a>,
}

/// The kind of a definition.
pub(crate) enum Kind<'a> {
    /// One of several strings.
    Words(Vec<&'a str>),
    /// An object in one or more variants, each a list of members.
    Object(Vec<Vec<Member<'a>>>),
    /// One of several types.
    Union(Vec<Type<'a>>),
}

/// A member of an object.
#[derive(Clone, PartialEq)]
pub(crate) struct Member<'a> {
    pub(crate) name: &'a str,
    pub(crate) about: String,
    pub(crate) value: Type<'a>,
    pub(crate) is_required: bool,
}

/// The type of a value.
#[derive(Clone, PartialEq)]
pub(crate) enum Type<'a> {
    /// A reference to a definition.
    Named(&'a str),
    Text,
    Integer,
    Number,
    Flag,
    /// A single constant value.
    Constant(&'a Value),
    List(Box<Type<'a>>),
    /// An object with arbitrary keys and values of one type.
    Table(Box<Type<'a>>),
    /// Any JSON value.
    Anything,
    /// A type whose value may be missing.
    Optional(Box<Type<'a>>),
    /// One of several types.
    Either(Vec<Type<'a>>),
}

/// All definitions of a schema.
pub(crate) type Definitions<'a> = Vec<Definition<'a>>;

/// Reads the definitions of a schema, in order.
pub(crate) fn definitions(schema: &Value) -> Result<Definitions<'_>> {
    let parts = schema["$defs"].as_object().context("a schema has definitions")?;
    parts.iter().map(|(name, part)| definition(name, part)).collect()
}

fn definition<'a>(name: &'a str, part: &'a Value) -> Result<Definition<'a>> {
    let kind = match (ways(part), part["properties"].as_object()) {
        (None, Some(_)) => Kind::Object(vec![members(part)?]),
        (Some(ways), _) if ways.iter().all(|way| way["const"].is_string()) => {
            Kind::Words(ways.iter().filter_map(|way| way["const"].as_str()).collect())
        }
        (Some(ways), _) if ways.iter().all(|way| way["properties"].is_object()) => {
            Kind::Object(ways.iter().map(members).collect::<Result<_>>()?)
        }
        (Some(ways), _) => Kind::Union(ways.iter().map(value).collect::<Result<_>>()?),
        (None, None) => Kind::Union(vec![value(part)?]),
    };
    Ok(Definition { name, about: about(part), kind })
}

/// The variants of a schema.
pub(crate) fn ways(part: &Value) -> Option<&Vec<Value>> {
    part["oneOf"].as_array().or_else(|| part["anyOf"].as_array())
}

/// The members of an object.
pub(crate) fn members(part: &Value) -> Result<Vec<Member<'_>>> {
    let required = part["required"].as_array().map_or(&[][..], Vec::as_slice);
    let mut members = Vec::new();
    for (name, member) in part["properties"].as_object().into_iter().flatten() {
        members.push(Member {
            name,
            about: about(member),
            value: value(member).with_context(|| format!("the member {name}"))?,
            is_required: required.iter().any(|one| one == name),
        });
    }
    Ok(members)
}

/// The type of a value.
fn value(part: &Value) -> Result<Type<'_>> {
    if let Some(reference) = part["$ref"].as_str() {
        let name = reference.strip_prefix("#/$defs/").context("a reference within the schema")?;
        return Ok(Type::Named(name));
    }
    if !part["const"].is_null() {
        return Ok(Type::Constant(&part["const"]));
    }
    if let Some(ways) = ways(part) {
        let is_null = |way: &&Value| way["type"] == "null";
        let types: Vec<Type<'_>> =
            ways.iter().filter(|way| !is_null(way)).map(value).collect::<Result<_>>()?;
        return Ok(one_of(types, ways.iter().any(|way| is_null(&way))));
    }
    match &part["type"] {
        Value::String(name) => plain(name, part),
        Value::Array(names) => {
            let mut types = Vec::new();
            for name in names.iter().filter_map(Value::as_str).filter(|&name| name != "null") {
                types.push(plain(name, part)?);
            }
            Ok(one_of(types, names.iter().any(|name| name == "null")))
        }
        _ => Ok(Type::Anything),
    }
}

fn one_of(types: Vec<Type<'_>>, or_nothing: bool) -> Type<'_> {
    let either = match <[Type<'_>; 1]>::try_from(types) {
        Ok([one]) => one,
        Err(several) => Type::Either(several),
    };
    if or_nothing { Type::Optional(Box::new(either)) } else { either }
}

/// A type for one of the basic types of JSON.
fn plain<'a>(name: &str, part: &'a Value) -> Result<Type<'a>> {
    Ok(match name {
        "string" => Type::Text,
        "integer" => Type::Integer,
        "number" => Type::Number,
        "boolean" => Type::Flag,
        "array" => Type::List(Box::new(value(&part["items"])?)),
        "object" => Type::Table(Box::new(match &part["additionalProperties"] {
            Value::Object(_) => value(&part["additionalProperties"])?,
            _ => Type::Anything,
        })),
        other => bail!("a schema has the type {other:?}"),
    })
}

/// The description of a part of a schema, in one line.
pub(crate) fn about(part: &Value) -> String {
    let text = part["description"].as_str().unwrap_or_default();
    // A single backslash would not be taken literally in the generated comments.
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('\\', "\\\\")
}
