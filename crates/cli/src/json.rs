//! Answers as JSON: the same two fields in front of every object, and one spelling for the things
//! that several verbs report.

use anyhow::Result;
use gridwright::{Board, FORMAT, Puzzle, Site, VERSION, Value, Violation, board_id, puzzle_json};
use serde_json::{Map, Value as Json, json};

pub(crate) use gridwright::{rating_json as rating, step_json as step};

use crate::args::Format;
use crate::output::Sink;

/// An object under way.
pub(crate) type Object = Map<String, Json>;

/// What an answer starts with.
pub(crate) fn head(verb: &str) -> Object {
    object(json!({ "format": FORMAT, "version": VERSION, "verb": verb }))
}

/// What an answer about a puzzle starts with.
pub(crate) fn about(verb: &str, puzzle: &dyn Puzzle) -> Object {
    let mut answer = head(verb);
    answer.insert("family".to_owned(), puzzle.info().id.into());
    answer.insert("id".to_owned(), board_id(puzzle).into());
    answer
}

/// An answer that is a puzzle and reads back as one.
pub(crate) fn puzzle(verb: &str, puzzle: &dyn Puzzle) -> Object {
    let mut answer = head(verb);
    answer.extend(puzzle_json(puzzle));
    answer
}

/// Adds fields at the end.
pub(crate) fn with(mut answer: Object, fields: Json) -> Object {
    answer.extend(object(fields));
    answer
}

fn object(fields: Json) -> Object {
    match fields {
        Json::Object(fields) => fields,
        _ => unreachable!("fields are written as an object"),
    }
}

/// The text of an answer, with its line break.
pub(crate) fn text(answer: Object, format: Format) -> String {
    let answer = Json::Object(answer);
    match format {
        Format::Json => format!("{answer:#}\n"),
        Format::Text | Format::Line | Format::Jsonl | Format::Tsv => format!("{answer}\n"),
    }
}

/// Writes an answer.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn write(sink: &mut Sink, answer: Object, format: Format) -> Result<()> {
    sink.put(&text(answer, format))
}

/// The names of sites.
pub(crate) fn sites(board: &Board, sites: &[Site]) -> Json {
    sites.iter().map(|&site| board.site_name(site)).collect()
}

/// A solution as the family writes it in one line.
pub(crate) fn solution(puzzle: &dyn Puzzle, solution: Option<&Vec<Value>>) -> Json {
    solution.map_or(Json::Null, |values| puzzle.solution_line(values).into())
}

/// Broken rules.
pub(crate) fn violations(board: &Board, violations: &[Violation]) -> Json {
    let one = |violation: &Violation| {
        json!({
            "rule": violation.rule,
            "name": violation.name,
            "sites": sites(board, &violation.sites),
        })
    };
    violations.iter().map(one).collect()
}

/// A rating as a number with one decimal.
pub(crate) fn tenths(rating: gridwright::Tenths) -> Json {
    (f64::from(rating.0) / 10.0).into()
}
