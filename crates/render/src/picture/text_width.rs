//! Estimates the width of text, and wraps it. The font of the reader's system is unknown.

/// The estimated width of a text at font size 1.
pub(super) fn width_of(text: &str) -> f32 {
    text.chars().map(width_of_char).sum()
}

fn width_of_char(c: char) -> f32 {
    match c {
        ' ' | '.' | ',' | ':' | ';' | '\'' | '|' | 'i' | 'j' | 'l' | 'I' => 0.3,
        'f' | 't' | 'r' | '(' | ')' | '-' => 0.4,
        'm' | 'w' | 'M' | 'W' => 0.9,
        c if c.is_uppercase() => 0.68,
        _ => 0.57,
    }
}

/// Wraps a line at word boundaries. A word that is too long is not broken.
pub(super) fn wrapped(line: &str, width: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in line.split_whitespace() {
        match lines.last_mut() {
            Some(last) if width_of(last) + width_of(" ") + width_of(word) <= width => {
                last.push(' ');
                last.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_filled_and_long_words_stay_whole() {
        assert_eq!(wrapped("aa bb cc", 3.0), ["aa bb", "cc"]);
        assert_eq!(wrapped("aa bbbbbbbbbbbb cc", 3.0), ["aa", "bbbbbbbbbbbb", "cc"]);
        assert!(wrapped("  ", 3.0).is_empty());
    }
}
