//! Shortens quoted texts in messages to one line of readable length.

use std::borrow::Cow;

/// Maximum length of a quoted name, in bytes.
const NAME: usize = 80;

/// Maximum length of a sentence, in bytes.
const SENTENCE: usize = 500;

/// Replaces the middle of a sentence by dots if it is too long, and escapes line breaks and other
/// control characters.
///
/// ```
/// use gridwright_core::shortened;
/// assert_eq!(shortened("expected a digit"), "expected a digit");
/// assert_eq!(shortened("found \n"), "found \\n");
/// let long = format!("found {}: expected a digit", "x".repeat(10_000));
/// let short = shortened(&long);
/// assert!(short.len() < 600 && short.starts_with("found xx") && short.ends_with(": expected a digit"));
/// ```
pub fn shortened(sentence: &str) -> Cow<'_, str> {
    cut(sentence, SENTENCE)
}

/// Does the same for a name quoted in a sentence.
pub(crate) fn short_name(name: &str) -> Cow<'_, str> {
    cut(name, NAME)
}

fn cut(text: &str, most: usize) -> Cow<'_, str> {
    if text.contains(char::is_control) {
        let written = text
            .chars()
            .map(|c| if c.is_control() { c.escape_default().to_string() } else { c.into() });
        let written: String = written.collect();
        return cut(&written, most).into_owned().into();
    }
    if text.len() <= most {
        return text.into();
    }
    let mut head = most / 2;
    while !text.is_char_boundary(head) {
        head -= 1;
    }
    let mut tail = text.len() - most / 2;
    while !text.is_char_boundary(tail) {
        tail += 1;
    }
    format!("{}...{}", &text[..head], &text[tail..]).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_several_bytes_are_not_cut() {
        for n in 0..8 {
            let text = format!("{}{}", "x".repeat(n), "\u{1f469}".repeat(1_000));
            let short = shortened(&text);
            assert!(short.len() <= SENTENCE + 3 && short.contains("..."), "{short}");
            assert!(short_name(&text).len() <= NAME + 3);
        }
    }
}
