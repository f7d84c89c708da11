//! Errors in a plan, with their positions.

use gridwright::text::shortened;

/// An error in a plan, with its position.
///
/// ```
/// let error = gridwright_book::Plan::parse("titel = 'x'").unwrap_err();
/// assert!(error.to_string().contains("titel"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlanError {
    /// An error at a position of the text.
    #[error("line {line}, column {column}: {}", shortened(.sentence))]
    At {
        /// The line of the plan, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The expected value, in a sentence.
        sentence: String,
    },
    /// An error in a plan that was not read from text.
    #[error("{}", shortened(.0))]
    Elsewhere(String),
}

/// An error in the value of a key of the plan or of a chapter, with its position if the plan has a
/// text.
pub(crate) fn complaint(
    text: &str,
    chapter: Option<usize>,
    key: &str,
    sentence: String,
) -> PlanError {
    let known = place_of(text, chapter, key).or_else(|| place_of(text, chapter, ""));
    match (known, chapter) {
        (Some(Place { line, value, .. }), _) => PlanError::At { line, column: value, sentence },
        (None, Some(chapter)) => {
            PlanError::Elsewhere(format!("chapter {}: {sentence}", chapter + 1))
        }
        (None, None) => PlanError::Elsewhere(sentence),
    }
}

/// The position of a key: its line, its column and that of its value, all counted from 1.
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) column: usize,
    pub(crate) value: usize,
}

/// The position of a key, at the top of a plan or in one of its chapters; an empty key stands for
/// the chapter's header.
pub(crate) fn place_of(text: &str, chapter: Option<usize>, key: &str) -> Option<Place> {
    let mut current: Option<usize> = None;
    // The quotes that end a multi-line text.
    let mut open: Option<&str> = None;
    // The position of `chapter = [...]`, if the chapters are written as an inline list.
    let mut listed: Option<Place> = None;
    let column = |line: &str, rest: &str| line.chars().count() - rest.chars().count() + 1;
    for (line, number) in text.lines().zip(1..) {
        if let Some(quotes) = open {
            if line.contains(quotes) {
                open = None;
            }
            continue;
        }
        let body = line.trim_start();
        open = ["\"\"\"", "'''"].into_iter().find(|quotes| line.matches(quotes).count() == 1);
        let start = column(line, body);
        if body.replace([' ', '\t'], "").starts_with("[[chapter]]") {
            current = Some(current.map_or(0, |n| n + 1));
            if key.is_empty() && current == chapter {
                return Some(Place { line: number, column: start, value: start });
            }
        }
        // The plan has `[chapter]` instead of `[[chapter]]`.
        if body.starts_with("[chapter]") && key == "chapter" && chapter.is_none() {
            return Some(Place { line: number, column: start, value: start });
        }
        let Some((name, value)) = body.split_once('=') else { continue };
        let name = name.trim().trim_matches(['"', '\'']);
        let value = column(line, value.trim_start());
        if name == key && current == chapter {
            return Some(Place { line: number, column: start, value });
        }
        if name == "chapter" && current.is_none() {
            listed = Some(Place { line: number, column: start, value });
        }
    }
    listed.filter(|_| chapter.is_some())
}
