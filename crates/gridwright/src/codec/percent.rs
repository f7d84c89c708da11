//! Percent signs of links.

/// The text with `%2F` and the like undone; a percent sign that starts nothing stays.
pub(crate) fn undo(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut plain = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let digit = |i: usize| bytes.get(i).and_then(|&sign| char::from(sign).to_digit(16));
        match (bytes[at], digit(at + 1), digit(at + 2)) {
            (b'%', Some(high), Some(low)) => {
                plain.push((high << 4 | low) as u8);
                at += 3;
            }
            (byte, ..) => {
                plain.push(byte);
                at += 1;
            }
        }
    }
    String::from_utf8(plain).unwrap_or_else(|_| text.to_owned())
}

#[cfg(test)]
mod tests {
    #[test]
    fn percent_signs_are_undone_once() {
        for (text, plain) in
            [("a%2Fb%3d", "a/b="), ("100%", "100%"), ("%zz%2", "%zz%2"), ("%252F", "%2F")]
        {
            assert_eq!(super::undo(text), plain);
        }
    }
}
