//! Futoshiki as JSON: the side, rows of givens, and signs between named cells.

use gridwright_core::{ParseError, Site, Value};
use serde_json::{Map, Value as Json, json};

use super::puzzle::{SIZES, Square};
use super::sign::{Sign, n_edges};
use super::text;

pub(super) fn write(square: &Square) -> Map<String, Json> {
    let object = json!({
        "size": square.n,
        "givens": text::rows(square),
        "signs": square.signs.iter().map(|sign| sign.name(square.n)).collect::<Vec<String>>(),
    });
    let Json::Object(object) = object else { unreachable!("an object literal") };
    object
}

pub(super) fn read(object: &Map<String, Json>) -> Result<Square, ParseError> {
    let known = ["size", "givens", "signs"];
    if let Some(name) = object.keys().find(|name| !known.contains(&name.as_str())) {
        return Err(ParseError::field(format!("puzzle.{name}"), "no field of this name"));
    }
    let n = object.get("size").and_then(Json::as_u64).map(|n| n as usize);
    let n = n.filter(|n| SIZES.contains(n)).ok_or_else(|| {
        let expected = format!("a whole number from {} to {}", SIZES.start(), SIZES.end());
        ParseError::field("puzzle.size", expected)
    })?;
    Ok(Square::new(n, givens(n, object.get("givens"))?, signs(n, object.get("signs"))?))
}

fn givens(n: usize, rows: Option<&Json>) -> Result<Vec<Option<Value>>, ParseError> {
    let wanted = || ParseError::field("puzzle.givens", format!("{n} strings of {n} characters"));
    let rows = rows.and_then(Json::as_array).filter(|rows| rows.len() == n).ok_or_else(wanted)?;
    let mut givens = Vec::with_capacity(n * n);
    for (i, row) in rows.iter().enumerate() {
        let row = row.as_str().filter(|row| row.chars().count() == n).ok_or_else(wanted)?;
        for cell in row.chars() {
            let given = text::given(n, cell);
            givens.push(
                given.map_err(|expected| {
                    ParseError::field(format!("puzzle.givens[{i}]"), expected)
                })?,
            );
        }
    }
    Ok(givens)
}

fn signs(n: usize, list: Option<&Json>) -> Result<Vec<Sign>, ParseError> {
    let list = list.and_then(Json::as_array).filter(|list| list.len() <= n_edges(n));
    let list = list.ok_or_else(|| {
        ParseError::field("puzzle.signs", "a list of signs such as \"r1c1<r1c2\"")
    })?;
    let mut signs: Vec<Sign> = Vec::with_capacity(list.len());
    for (i, sign) in list.iter().enumerate() {
        let field = |expected: &str| ParseError::field(format!("puzzle.signs[{i}]"), expected);
        let sign = sign.as_str().and_then(|text| sign_named(n, text)).ok_or_else(|| {
            field(
                "two cells that lie side by side, with < or > between them, such as \"r1c1<r1c2\"",
            )
        })?;
        let is_same = |other: &Sign| (other.first, other.second) == (sign.first, sign.second);
        if signs.iter().any(is_same) {
            return Err(field("one sign only between two cells"));
        }
        signs.push(sign);
    }
    Ok(signs)
}

/// The sign that a text such as `r1c1<r1c2` stands for, in either order of the cells.
fn sign_named(n: usize, text: &str) -> Option<Sign> {
    let at = text.find(['<', '>'])?;
    let [one, other] = [&text[..at], &text[at + 1..]].map(|name| cell_named(n, name));
    let (one, other) = (one?, other?);
    let (first, second) = (one.min(other), one.max(other));
    let is_beside = match second.0 - first.0 {
        1 => second.index() % n != 0,
        step => usize::from(step) == n,
    };
    let rises = text[at..].starts_with('<') == (one < other);
    is_beside.then_some(Sign { first, second, rises })
}

fn cell_named(n: usize, name: &str) -> Option<Site> {
    let (row, col) = name.strip_prefix('r')?.split_once('c')?;
    let index = |text: &str| {
        let is_plain = text.len() == 1 && text.bytes().all(|byte| byte.is_ascii_digit());
        let index: usize = text.parse().ok().filter(|_| is_plain)?;
        (1..=n).contains(&index).then(|| index - 1)
    };
    Some(Site((index(row)? * n + index(col)?) as u16))
}
