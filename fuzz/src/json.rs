//! Mutations of JSON whose result is still JSON.

use gridwright::budget::Rng;
use serde_json::{Map, Value as Json, json};

/// A mutation of text.
type ChangeText<'c> = &'c dyn Fn(&[u8], &mut Rng) -> Vec<u8>;

/// A document with one to three changes; `None` if the input is not JSON. A leading selector byte
/// is kept. `change_text` mutates strings.
pub(crate) fn mutated(input: &[u8], rng: &mut Rng, change_text: ChangeText<'_>) -> Option<Vec<u8>> {
    let start = input.iter().take(2).position(|&byte| byte == b'{' || byte == b'[')?;
    let mut document: Json = serde_json::from_slice(&input[start..]).ok()?;
    for _ in 0..1 + rng.below(3) {
        let spare = some_node(&document, rng);
        change_below(&mut document, &spare, rng, change_text);
    }
    let mut bytes = input[..start].to_vec();
    bytes.extend(document.to_string().into_bytes());
    Some(bytes)
}

/// The number of nodes in a document.
fn size(document: &Json) -> usize {
    1 + match document {
        Json::Array(list) => list.iter().map(size).sum(),
        Json::Object(members) => members.values().map(size).sum::<usize>(),
        _ => 0,
    }
}

/// A random node, to be inserted elsewhere.
fn some_node(document: &Json, rng: &mut Rng) -> Json {
    let mut at = rng.below(size(document));
    let mut node = document;
    while at > 0 {
        at -= 1;
        let children: Vec<&Json> = match node {
            Json::Array(list) => list.iter().collect(),
            Json::Object(members) => members.values().collect(),
            _ => break,
        };
        for child in children {
            let n = size(child);
            if at < n {
                node = child;
                break;
            }
            at -= n;
        }
    }
    node.clone()
}

/// Changes a random node of a subtree, each with the same probability.
fn change_below(node: &mut Json, spare: &Json, rng: &mut Rng, change_text: ChangeText<'_>) {
    let mut at = rng.below(size(node));
    if at == 0 {
        return change(node, spare, rng, change_text);
    }
    at -= 1;
    let children: Vec<&mut Json> = match node {
        Json::Array(list) => list.iter_mut().collect(),
        Json::Object(members) => members.values_mut().collect(),
        _ => Vec::new(),
    };
    for child in children {
        let n = size(child);
        if at < n {
            return change_below(child, spare, rng, change_text);
        }
        at -= n;
    }
}

fn change(node: &mut Json, spare: &Json, rng: &mut Rng, change_text: ChangeText<'_>) {
    match (rng.below(4), &mut *node) {
        (0, _) => *node = spare.clone(),
        (1, _) => *node = strange(rng),
        (_, Json::Array(list)) if !list.is_empty() => {
            let (i, j) = (rng.below(list.len()), rng.below(list.len()));
            match rng.below(5) {
                0 => drop(list.remove(i)),
                1 => list.swap(i, j),
                2 => list.insert(i, spare.clone()),
                3 => list.truncate(i),
                _ => list.insert(j, list[i].clone()),
            }
        }
        (_, Json::Array(list)) => list.push(spare.clone()),
        (_, Json::Object(members)) => change_members(members, spare, rng),
        (_, Json::String(text)) => {
            let bytes = change_text(text.as_bytes(), rng);
            *text = String::from_utf8_lossy(&bytes).into_owned();
        }
        (_, Json::Number(number)) => {
            let old = number.as_i64().unwrap_or_default();
            let near = [old.wrapping_add(1), old.wrapping_sub(1), old.wrapping_neg(), old / 2];
            *node = json!(near[rng.below(4)]);
        }
        (_, Json::Bool(flag)) => *flag = !*flag,
        (_, Json::Null) => *node = spare.clone(),
    }
}

fn change_members(members: &mut Map<String, Json>, spare: &Json, rng: &mut Rng) {
    let names: Vec<String> = members.keys().cloned().collect();
    let Some(name) = names.get(rng.below(names.len().max(1))) else {
        members.insert("x".to_owned(), spare.clone());
        return;
    };
    match rng.below(4) {
        0 => drop(members.remove(name)),
        1 => drop(members.insert(format!("{name}x"), spare.clone())),
        2 => drop(members.insert(name.clone(), spare.clone())),
        _ => {
            let other = &names[rng.below(names.len())];
            let value = members[other].clone();
            members.insert(name.clone(), value);
        }
    }
}

/// A value that is rarely expected.
fn strange(rng: &mut Rng) -> Json {
    let all = [
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(1),
        json!(0.5),
        json!(1e300),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(65_536),
        json!(256),
        json!(64),
        json!(37),
        json!(""),
        json!("\0"),
        json!("é"),
        json!([]),
        json!({}),
        json!([[[[[[[[]]]]]]]]),
        json!("x".repeat(5_000)),
        json!(vec![0; 2_000]),
    ];
    all[rng.below(all.len())].clone()
}
