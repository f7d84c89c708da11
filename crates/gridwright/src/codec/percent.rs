//! Percent-encoding of links.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;

/// The text with `%2F` and the like undone; a percent sign that starts nothing stays, and so does a
/// text that would not be UTF-8.
pub(crate) fn undo(text: &str) -> String {
    let plain = percent_decode_str(text).decode_utf8();
    plain.map_or_else(|_| text.to_owned(), Cow::into_owned)
}

#[cfg(test)]
mod tests {
    #[test]
    fn percent_signs_are_undone_once() {
        for (text, plain) in [
            ("a%2Fb%3d", "a/b="),
            ("100%", "100%"),
            ("%zz%2", "%zz%2"),
            ("%252F", "%2F"),
            ("%ff%2F", "%ff%2F"),
        ] {
            assert_eq!(super::undo(text), plain);
        }
    }
}
