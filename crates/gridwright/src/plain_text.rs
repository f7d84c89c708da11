//! Text as other programs leave it around a puzzle: byte order marks, line breaks, quotation marks, titles.

use std::borrow::Cow;

/// The text without such surroundings of a puzzle. Lines keep their numbers.
pub(crate) fn plain_text(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let text = match has_lone_return(text) {
        true => Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n")),
        false => Cow::Borrowed(text),
    };
    if let Some(inner) = quoted(&text) {
        return Cow::Owned(inner.to_owned());
    }
    let at = text.len() - text.trim_start().len();
    match text[at..].split_once('\n') {
        Some((line, rest)) if is_title(line) && !rest.trim().is_empty() => {
            Cow::Owned(format!("{}#{}", &text[..at], &text[at..]))
        }
        _ => text,
    }
}

/// Whether a line only counts puzzles, as in `Grid 01` or `Puzzle 7:`.
pub(crate) fn is_title(line: &str) -> bool {
    const WORDS: [&str; 7] = ["grid", "puzzle", "board", "game", "number", "no", "nr"];
    let line = line.trim().trim_end_matches(':');
    let Some((word, number)) = line.split_once(' ') else { return false };
    let word = word.trim_end_matches('.');
    let number = number.trim().trim_start_matches('#');
    WORDS.iter().any(|known| known.eq_ignore_ascii_case(word))
        && (1..=9).contains(&number.len())
        && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether there is a carriage return that no line feed follows, as old computers end lines.
fn has_lone_return(text: &str) -> bool {
    let mut returns = text.match_indices('\r');
    returns.any(|(at, _)| text.as_bytes().get(at + 1) != Some(&b'\n'))
}

/// The text between quotation marks, if they enclose all of one line.
fn quoted(text: &str) -> Option<&str> {
    let text = text.trim();
    let mark = text.chars().next().filter(|mark| ['"', '\''].contains(mark))?;
    let inner = text.strip_prefix(mark)?.strip_suffix(mark)?;
    (!inner.is_empty() && !inner.contains([mark, '\n'])).then_some(inner)
}

#[cfg(test)]
mod tests {
    use super::{is_title, plain_text};

    #[test]
    fn what_stands_around_a_puzzle_goes() {
        for (text, plain) in [
            ("12....3..", "12....3.."),
            ("\u{feff}12....3..", "12....3.."),
            ("\"12....3..\"\n", "12....3.."),
            ("'12....3..'", "12....3.."),
            ("12.\r...\r3..\r", "12.\n...\n3..\n"),
            ("12.\r\n...\r\n3..\r\n", "12.\r\n...\r\n3..\r\n"),
            ("\nGrid 01\n12.\n...\n3..", "\n#Grid 01\n12.\n...\n3.."),
            // A title needs a puzzle below it, and quotation marks must enclose the whole text.
            ("Grid 01\n", "Grid 01\n"),
            ("\"a\" \"b\"", "\"a\" \"b\""),
            ("\"", "\""),
            ("", ""),
        ] {
            assert_eq!(plain_text(text), plain, "{text:?}");
        }
    }

    #[test]
    fn titles_count_puzzles() {
        for title in ["Grid 01", "puzzle 7:", "No. 12", "nr 3", "Board #4"] {
            assert!(is_title(title), "{title}");
        }
        for other in ["Grid", "12 34", "grid x", "sudoku 1", "hello 1", "Grid 01 hard", ""] {
            assert!(!is_title(other), "{other}");
        }
    }
}
