//! Finds the answer to a puzzle in a text.

use gridwright_core::{Puzzle, Value};
use serde_json::Value as Json;

use super::moves;
use super::rows::{Found, Rows};

/// Names of members that hold an answer, the likeliest first.
const MEMBERS: [&str; 6] = ["answer", "solution", "final", "result", "grid", "board"];

/// Reads the answer to a puzzle from a text in any common layout: a grid with or without frames, a
/// table, one line, JSON, moves such as `r1c1=5`, or a form of the family's own, with any words
/// around it. The content of the last `<answer>` element or `\boxed{}` is the answer; else it is
/// the last full board of the text. Without a full board, rows of the right length are the first
/// rows of the board. `None` where there is nothing of the kind. Cells that the answer leaves open
/// are `None`.
///
/// ```
/// use gridwright::{Budget, open};
/// use gridwright::answers::read_answer;
/// let puzzle = open("cirth:12....3..", None, &mut Budget::unlimited())?;
/// let line = |text| read_answer(&*puzzle, text).map(|values| {
///     let symbol = |value: Option<_>| value.map_or('.', |value| puzzle.board().symbol(value));
///     values.into_iter().map(symbol).collect::<String>()
/// });
/// assert_eq!(line("The answer is:\n| 1 | 2 | 3 |\n| 2 | 3 | 1 |\n| 3 | 1 | 2 |\n").unwrap(), "123231312");
/// assert_eq!(line(r#"{"solution": [[1, 2, 3], [2, 3, 1], [3, 1, null]]}"#).unwrap(), "12323131.");
/// assert_eq!(line("First r1c3=3, then r2c1 = 2.").unwrap(), "1232..3..");
/// assert_eq!(line("I do not know."), None);
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn read_answer(puzzle: &dyn Puzzle, text: &str) -> Option<Vec<Option<Value>>> {
    let text = final_part(text);
    if let Some(values) = puzzle.read_solution(text) {
        return Some(puzzle.board().fitted(&values));
    }
    let board = puzzle.board();
    let rows = Rows::of(board);
    let plain = without_latex(&without_html(text));
    let mut found = rows.find(&plain);
    found.extend(jsons(text).filter_map(|(end, json)| {
        let values = from_json(puzzle, &rows, &json)?;
        Some(Found { end, values })
    }));
    // Boards are preferred to single moves, which may be steps on the way.
    found.sort_by_key(|one| one.end);
    found.splice(0..0, moves::find(board, &rows, text));
    if found.is_empty() {
        found.extend(rows.find_beginning(&plain));
    }
    let is_full = |one: &Found| one.values.iter().all(Option::is_some);
    let says_something = |one: &Found| {
        let mut pairs = one.values.iter().zip(&board.givens);
        pairs.any(|(value, given)| value.is_some() && value != given)
    };
    let full = found.iter().rposition(is_full);
    let chosen = full.or_else(|| found.iter().rposition(says_something))?;
    Some(found.swap_remove(chosen).values)
}

/// JSON that stands for an answer, as the text that [`read_answer`] reads.
///
/// ```
/// use gridwright::answers::json_text;
/// assert_eq!(json_text(&serde_json::json!("12.")), "12.");
/// assert_eq!(json_text(&serde_json::json!([[1, 2], [2, 1]])), "[[1,2],[2,1]]");
/// ```
pub fn json_text(json: &Json) -> String {
    json.as_str().map_or_else(|| json.to_string(), str::to_owned)
}

/// The part of a text that is marked as the answer, or all that follows its reasoning.
fn final_part(text: &str) -> &str {
    // Only ASCII is lowercased, so that positions stay the same.
    let lower = text.to_ascii_lowercase();
    if let Some(at) = lower.rfind("<answer>") {
        let start = at + "<answer>".len();
        let end = lower[start..].find("</answer>").map_or(text.len(), |end| start + end);
        return &text[start..end];
    }
    let boxed = "\\boxed{";
    if let Some(at) = text.rfind(boxed) {
        let inside = &text[at + boxed.len()..];
        let mut depth = 1;
        let end = inside.find(|sign: char| {
            depth += i32::from(sign == '{') - i32::from(sign == '}');
            depth == 0
        });
        return &inside[..end.unwrap_or(inside.len())];
    }
    let thoughts = "</think>";
    lower.rfind(thoughts).map_or(text, |at| &text[at + thoughts.len()..])
}

/// Elements of HTML that a board may be written in, and those that end a line.
const ELEMENTS: [&str; 11] =
    ["table", "thead", "tbody", "tr", "td", "th", "br", "p", "div", "pre", "code"];
const LINES: [&str; 4] = ["tr", "br", "p", "div"];

/// The text with the rows of tables in HTML as lines.
fn without_html(text: &str) -> String {
    let mut parts = text.split('<');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let name = part.strip_prefix('/').unwrap_or(part);
        let length = name.find(|sign: char| !sign.is_ascii_alphabetic()).unwrap_or(name.len());
        let name = name[..length].to_ascii_lowercase();
        match part.split_once('>').filter(|_| ELEMENTS.contains(&name.as_str())) {
            Some((_, rest)) => {
                plain.push(if LINES.contains(&name.as_str()) { '\n' } else { ' ' });
                plain.push_str(rest);
            }
            // Signs of puzzles look like this too.
            None => {
                plain.push('<');
                plain.push_str(part);
            }
        }
    }
    plain
}

/// The text with the rows of tables in LaTeX as lines.
fn without_latex(text: &str) -> String {
    let text = text.replace("\\\\", "\n").replace("\\hline", " ").replace("\\end{", "\n\\end{");
    let mut parts = text.split("\\begin{");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        // The name of the table, and the format of its columns.
        let rest = part.split_once('}').map_or(part, |(_, rest)| rest);
        let columns = rest.strip_prefix('{').and_then(|rest| rest.split_once('}'));
        plain.push('\n');
        plain.push_str(columns.map_or(rest, |(_, rest)| rest));
    }
    plain
}

/// Largest number of places of a text that are tried as the beginning of JSON.
const MOST_TRIES: usize = 1000;

/// The lists and objects of a text, each with its end. Those of Python are read as rows.
fn jsons(text: &str) -> impl Iterator<Item = (usize, Json)> + '_ {
    let (mut at, mut tries) = (0, 0..MOST_TRIES);
    std::iter::from_fn(move || {
        loop {
            tries.next()?;
            at += text[at..].find(['{', '['])?;
            let mut stream = serde_json::Deserializer::from_str(&text[at..]).into_iter::<Json>();
            match stream.next() {
                Some(Ok(json)) => {
                    at += stream.byte_offset();
                    return Some((at, json));
                }
                _ => at += 1,
            }
        }
    })
}

/// The board in a list, or in the likeliest member of an object.
fn from_json(puzzle: &dyn Puzzle, rows: &Rows<'_>, json: &Json) -> Option<Vec<Option<Value>>> {
    match json {
        Json::Object(members) => {
            let named = MEMBERS.iter().filter_map(|name| members.get(*name));
            let mut likely = named.chain(members.values().rev());
            let found = likely.find_map(|member| from_json(puzzle, rows, member));
            // Otherwise each member is a row.
            found.or_else(|| {
                let members: Vec<Json> = members.values().cloned().collect();
                rows.find(&lines(&members)).pop().map(|found| found.values)
            })
        }
        Json::Array(elements) => {
            let is_list = |element: &Json| element.is_array() || element.is_object();
            let last = || elements.iter().rev().filter(|element| is_list(element));
            let found = rows.find(&lines(elements)).pop();
            let found = found.map(|found| found.values);
            found.or_else(|| last().find_map(|element| from_json(puzzle, rows, element)))
        }
        Json::String(text) => {
            let own = puzzle.read_solution(text);
            own.or_else(|| rows.find(text).pop().map(|found| found.values))
        }
        _ => None,
    }
}

/// A list as lines of cells: a line for each list or text in it, or one for all its values.
fn lines(elements: &[Json]) -> String {
    let cell = |json: &Json| match json {
        Json::Null => ".".to_owned(),
        other => json_text(other),
    };
    let line = |element: &Json| match element {
        Json::Array(cells) => cells.iter().map(cell).collect::<Vec<_>>().join(" "),
        other => cell(other),
    };
    let is_line = |element: &Json| match element {
        Json::Array(_) => true,
        other => other.as_str().is_some_and(|text| text.chars().count() > 1),
    };
    let separator = if elements.iter().any(is_line) { "\n" } else { " " };
    elements.iter().map(line).collect::<Vec<_>>().join(separator)
}
