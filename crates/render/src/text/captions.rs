//! Captions under a board, wrapped.

use super::style::TextStyle;

/// Appends captions.
pub(super) fn add_captions(
    captions: impl Iterator<Item = String>,
    style: &TextStyle,
    out: &mut String,
) {
    for caption in captions {
        for line in caption.trim_end().split('\n') {
            // A caption may quote a file, so control characters are replaced.
            let shown: String = line.chars().map(|c| style.charset.shown(c)).collect();
            wrap(&shown, style.width, out);
        }
    }
}

/// Appends a line, wrapped if necessary. A word that is too long is not broken.
fn wrap(line: &str, width: Option<usize>, out: &mut String) {
    let Some(width) = width.filter(|&width| line.chars().count() > width) else {
        out.push_str(line.trim_end());
        out.push('\n');
        return;
    };
    let mut column = 0;
    for word in line.split_whitespace() {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > width {
            out.push('\n');
            column = 0;
        }
        if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += length;
    }
    out.push('\n');
}
