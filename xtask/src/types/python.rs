//! Data classes for Python.

use std::fmt::Write as _;

use anyhow::{Context, Result};
use serde_json::Value;

use super::definition::{Definition, Definitions, Kind, Member, Type, about, definitions};

const HEAD: &str = r#""""What comes back from the engine. Made from docs/schema/ by `cargo xtask types`; not to be changed by hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, Union

from . import _behaviour
"#;

/// Members whose names are not allowed in Python, and their names there.
const RENAMED: &[(&str, &str)] = &[("as", "kind"), ("is", "things")];

/// Classes with additional behaviour, and the generated methods of data classes it replaces: see
/// `_behaviour.py`.
const BEHAVIOURS: &[(&str, &str)] = &[
    ("Puzzle", ", eq=False, repr=False"),
    ("Step", ""),
    ("Picture", ", repr=False"),
    ("GenerateAnswer", ""),
    ("HintAnswer", ""),
    ("ShowAnswer", ""),
];

/// The content of the whole file.
pub(crate) fn text(answers: &Value) -> Result<String> {
    let all = definitions(answers)?;
    let mut out = HEAD.to_owned();
    for definition in &all {
        write_definition(&mut out, definition, &all);
    }
    let mut names = Vec::new();
    let mut verbs = String::new();
    for way in answers["oneOf"].as_array().context("a schema has one part for each verb")? {
        let reference = way["$ref"].as_str().context("an answer has a type")?;
        let name = reference.trim_start_matches("#/$defs/");
        let verb = way["properties"]["verb"]["const"].as_str().context("an answer has a verb")?;
        let _ = writeln!(verbs, "    {verb:?}: {name},");
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let union: String = names.iter().map(|name| format!("    {name},\n")).collect();
    let _ = write!(out, "\nAnswer = Union[\n{union}]\n\"\"\"{}\"\"\"\n", about(answers));
    let _ = write!(
        out,
        "\nBY_VERB: dict[str, type[Any]] = {{\n{verbs}}}\n\"\"\"The class of each answer by its verb.\"\"\"\n"
    );
    Ok(out)
}

fn write_definition(out: &mut String, definition: &Definition<'_>, all: &Definitions<'_>) {
    let Definition { name, about, kind } = definition;
    match kind {
        Kind::Words(words) => {
            let words: String = words.iter().map(|word| format!("    {word:?},\n")).collect();
            let _ = write!(out, "\n{name} = Literal[\n{words}]\n\"\"\"{about}\"\"\"\n");
        }
        // A number that JSON may represent as a text; integers in Python have any length.
        Kind::Union(types) => {
            let name_of_type = if types.contains(&Type::Integer) { "int" } else { "Any" };
            let _ = write!(out, "\n{name} = {name_of_type}\n\"\"\"{about}\"\"\"\n");
        }
        Kind::Object(ways) => write_class(out, name, about, &merged(ways), all),
    }
}

/// Merges the variants of an object into one list of members; those that some variants lack become
/// optional.
fn merged<'a>(ways: &[Vec<Member<'a>>]) -> Vec<Member<'a>> {
    let mut members: Vec<Member<'a>> = Vec::new();
    for member in ways.iter().flatten() {
        if members.iter().any(|known| known.name == member.name) {
            continue;
        }
        let mut member = member.clone();
        let is_everywhere = |way: &Vec<Member<'a>>| way.iter().any(|one| one.name == member.name);
        if !ways.iter().all(is_everywhere) {
            member.is_required = false;
            member.value = Type::Optional(Box::new(member.value));
        } else if ways.len() > 1 && matches!(member.value, Type::Constant(_)) {
            member.value = Type::Text;
        }
        members.push(member);
    }
    members
}

fn write_class(
    out: &mut String,
    name: &str,
    about: &str,
    members: &[Member<'_>],
    all: &Definitions<'_>,
) {
    let behaviour = BEHAVIOURS.iter().find(|(class, _)| *class == name);
    let base = behaviour.map_or(String::new(), |_| format!("(_behaviour.{name})"));
    let options = behaviour.map_or("", |(_, options)| options);
    let _ = write!(
        out,
        "\n\n@dataclass(frozen=True, kw_only=True{options})\nclass {name}{base}:\n    \"\"\"{about}\"\"\"\n"
    );
    for member in members {
        // The envelope is the same for all classes.
        if matches!(member.value, Type::Constant(_)) {
            continue;
        }
        let renamed = RENAMED.iter().find(|(name, _)| *name == member.name);
        let name = renamed.map_or(member.name, |(_, renamed)| renamed);
        let default = match renamed {
            Some((name, _)) => format!(" = field(metadata={{\"name\": {name:?}}})"),
            None if member.is_required => String::new(),
            None => default(&member.value, all).to_owned(),
        };
        let _ = write!(
            out,
            "\n    {name}: {}{default}\n    \"\"\"{}\"\"\"\n",
            type_name(&member.value),
            member.about
        );
    }
}

/// The default of a member that an answer leaves out.
fn default(value: &Type<'_>, all: &Definitions<'_>) -> &'static str {
    match value {
        Type::Optional(_) | Type::Anything | Type::Either(_) | Type::Constant(_) => " = None",
        Type::Text => " = \"\"",
        Type::Integer => " = 0",
        Type::Number => " = 0.0",
        Type::Flag => " = False",
        Type::List(_) => " = field(default_factory=list)",
        Type::Table(_) => " = field(default_factory=dict)",
        Type::Named(name) => {
            let kind = all.iter().find(|one| one.name == *name).map(|one| &one.kind);
            if matches!(kind, Some(Kind::Union(_))) { " = 0" } else { " = None" }
        }
    }
}

fn type_name(value: &Type<'_>) -> String {
    match value {
        Type::Named(name) => (*name).to_owned(),
        Type::Text | Type::Constant(_) => "str".to_owned(),
        Type::Integer => "int".to_owned(),
        Type::Number => "float".to_owned(),
        Type::Flag => "bool".to_owned(),
        Type::List(item) => format!("list[{}]", type_name(item)),
        Type::Table(item) => format!("dict[str, {}]", type_name(item)),
        Type::Anything => "Any".to_owned(),
        Type::Optional(inner) => format!("{} | None", type_name(inner)),
        Type::Either(types) => types.iter().map(type_name).collect::<Vec<_>>().join(" | "),
    }
}
