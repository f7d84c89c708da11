//! Interfaces for TypeScript.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use anyhow::{Context, Result};
use serde_json::Value;

use super::definition::{Definition, Kind, Member, Type, about, definitions, members};

const HEAD: &str = "\
// Requests and answers. Made from docs/schema/ by `cargo xtask types`; not to be changed by hand.
";

/// The content of the whole file.
pub(crate) fn text(requests: &Value, answers: &Value) -> Result<String> {
    let mut out = HEAD.to_owned();
    let mut written = BTreeSet::new();
    for definition in definitions(answers)?.into_iter().chain(definitions(requests)?) {
        if written.insert(definition.name) {
            write_definition(&mut out, &definition);
        }
    }
    let mut names = Vec::new();
    for way in ways(requests)? {
        let name = format!("{}Request", title(verb(way)?));
        write_interface(&mut out, &name, &about(way), &members(way)?);
        names.push(name);
    }
    write_union(&mut out, "Request", &about(requests), &names);
    let mut names = Vec::new();
    for way in ways(answers)? {
        let reference = way["$ref"].as_str().context("an answer has a type")?;
        let name = reference.trim_start_matches("#/$defs/");
        let verb = verb(way)?;
        names.push(format!("({{ format: 'gridwright'; version: 1; verb: '{verb}' }} & {name})"));
    }
    write_union(&mut out, "Answer", &about(answers), &names);
    Ok(out)
}

fn ways(schema: &Value) -> Result<&Vec<Value>> {
    schema["oneOf"].as_array().context("a schema has one part for each verb")
}

fn verb(way: &Value) -> Result<&str> {
    way["properties"]["verb"]["const"].as_str().context("a part has a verb")
}

/// The words of a verb, each capitalised.
fn title(verb: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    verb.split('-').map(capital).collect()
}

fn write_definition(out: &mut String, definition: &Definition<'_>) {
    let Definition { name, about, kind } = definition;
    match kind {
        Kind::Words(words) => {
            let words: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
            write_union(out, name, about, &words);
        }
        Kind::Union(types) => {
            let types: Vec<String> = types.iter().map(type_name).collect();
            write_union(out, name, about, &types);
        }
        Kind::Object(ways) => match &ways[..] {
            [members] => write_interface(out, name, about, members),
            ways => {
                let ways: Vec<String> = ways.iter().map(|members| inline(members)).collect();
                write_union(out, name, about, &ways);
            }
        },
    }
}

fn write_union(out: &mut String, name: &str, about: &str, ways: &[String]) {
    let ways: String = ways.iter().map(|way| format!("\n  | {way}")).collect();
    let _ = write!(out, "\n/** {about} */\nexport type {name} ={ways};\n");
}

fn write_interface(out: &mut String, name: &str, about: &str, members: &[Member<'_>]) {
    let _ = write!(out, "\n/** {about} */\nexport interface {name} {{\n");
    for member in members {
        if !member.about.is_empty() {
            let _ = writeln!(out, "  /** {} */", member.about);
        }
        let _ = writeln!(out, "  {};", member_text(member));
    }
    out.push_str("}\n");
}

/// An object in one line.
fn inline(members: &[Member<'_>]) -> String {
    let members: Vec<String> = members.iter().map(member_text).collect();
    format!("{{ {} }}", members.join("; "))
}

fn member_text(member: &Member<'_>) -> String {
    let mark = if member.is_required { "" } else { "?" };
    format!("{}{mark}: {}", member.name, type_name(&member.value))
}

fn type_name(value: &Type<'_>) -> String {
    match value {
        Type::Named(name) => (*name).to_owned(),
        Type::Text => "string".to_owned(),
        Type::Integer | Type::Number => "number".to_owned(),
        Type::Flag => "boolean".to_owned(),
        Type::Constant(Value::String(text)) => format!("'{text}'"),
        Type::Constant(other) => other.to_string(),
        Type::List(item) => format!("Array<{}>", type_name(item)),
        Type::Table(item) => format!("Record<string, {}>", type_name(item)),
        Type::Anything => "unknown".to_owned(),
        Type::Optional(inner) => format!("{} | null", type_name(inner)),
        Type::Either(types) => types.iter().map(type_name).collect::<Vec<_>>().join(" | "),
    }
}
