//! What is wrong with a plan, and in which line.

/// An error in a plan, with its line.
///
/// ```
/// let error = gridwright_book::Plan::parse("titel = 'x'").unwrap_err();
/// assert!(error.to_string().contains("titel"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlanError {
    /// Something else was expected.
    #[error("line {line}: {sentence}")]
    At {
        /// The line of the plan.
        line: usize,
        /// What was expected.
        sentence: String,
    },
    /// Something else was expected, in a plan that was not read from text.
    #[error("{0}")]
    Elsewhere(String),
}

/// An error at a key of the plan or of a chapter, with its line where the plan has a text.
pub(crate) fn complaint(
    text: &str,
    chapter: Option<usize>,
    key: &str,
    sentence: String,
) -> PlanError {
    let known = line_of(text, chapter, key).or_else(|| line_of(text, chapter, ""));
    match (known, chapter) {
        (Some(line), _) => PlanError::At { line, sentence },
        (None, Some(chapter)) => {
            PlanError::Elsewhere(format!("chapter {}: {sentence}", chapter + 1))
        }
        (None, None) => PlanError::Elsewhere(sentence),
    }
}

/// The line of a key, at the top of a plan or in one of its chapters; an empty key is the
/// chapter's head.
pub(crate) fn line_of(text: &str, chapter: Option<usize>, key: &str) -> Option<usize> {
    let mut current: Option<usize> = None;
    for (i, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.replace(' ', "").starts_with("[[chapter]]") {
            current = Some(current.map_or(0, |n| n + 1));
            if key.is_empty() && current == chapter {
                return Some(i + 1);
            }
        }
        let is_key = line.split_once('=').is_some_and(|(name, _)| name.trim() == key);
        if is_key && current == chapter {
            return Some(i + 1);
        }
    }
    None
}
