//! lz-string in its Base64 form: a dictionary coder over UTF-16 units.
//!
//! Packing is done by the library. Unpacking is our own, because the library does not limit the
//! unpacked size, and a link of a few kilobytes can unpack to gigabytes; it also skips characters
//! outside Base64, where a damaged link should be refused.
//!
//! Codes 0 and 1 announce a new unit of 8 or 16 bits, 2 is the end. Codes start with 2 bits and get
//! one more whenever the dictionary has filled all codes of that width. Bits of a code come lowest
//! first, and fill each character from its highest bit.

use super::{CUT_OFF, DAMAGED, MOST_UNPACKED, TOO_LARGE};

const NEW_BYTE: u32 = 0;
const NEW_UNIT: u32 = 1;
const END: u32 = 2;

/// Packs a text.
pub(crate) fn pack(text: &str) -> String {
    let packed = lz_str::compress_to_base64(text);
    // The library writes one character of padding too many.
    let packed = packed.trim_end_matches('=');
    let padding = "=".repeat(packed.len().next_multiple_of(4) - packed.len());
    format!("{packed}{padding}")
}

/// Unpacks a text; the error is worded to follow "expected".
pub(crate) fn unpack(text: &str) -> Result<String, String> {
    let mut reader = Reader { signs: text.trim().trim_end_matches(['=', '$']).as_bytes(), at: 0 };
    // What follows the end is not looked at, but a second link below the first is not dropped.
    if let Some(at) = reader.signs.iter().position(|sign| b"\r\n".contains(sign)) {
        return Err(format!("{DAMAGED}, found a line break at sign {} of it", at + 1));
    }
    let mut units: Vec<u16> = Vec::new();
    // The position and length of the text of each code in what is unpacked. Every entry of the
    // dictionary is the one written last and one unit more, and so it stands there in one piece.
    let mut words: Vec<(usize, usize)> = vec![(0, 0); 3];
    let (mut width, mut left) = (2, 1);
    let mut last: Option<(usize, usize)> = None;
    loop {
        let code = reader.bits(width)?;
        let word = match code {
            END => break,
            NEW_BYTE | NEW_UNIT => {
                let unit = reader.bits(if code == NEW_BYTE { 8 } else { 16 })?;
                let word = (units.len(), 1);
                units.push(unit as u16);
                words.push(word);
                if last.is_some() {
                    count(&mut width, &mut left);
                }
                word
            }
            code => {
                let (start, length) = match (words.get(code as usize), last) {
                    (Some(&word), _) => word,
                    (None, Some((start, length))) if code as usize == words.len() => {
                        (start, length + 1)
                    }
                    _ => return Err(DAMAGED.to_owned()),
                };
                if units.len() + length > MOST_UNPACKED {
                    return Err(TOO_LARGE.to_owned());
                }
                let word = (units.len(), length);
                for i in start..start + length {
                    units.push(units[i]);
                }
                word
            }
        };
        if units.len() > MOST_UNPACKED {
            return Err(TOO_LARGE.to_owned());
        }
        match last {
            None => (width, left) = (3, 4),
            Some((start, length)) => {
                words.push((start, length + 1));
                count(&mut width, &mut left);
            }
        }
        last = Some(word);
    }
    String::from_utf16(&units).map_err(|_| "packed text in Unicode".to_owned())
}

fn count(width: &mut u32, left: &mut u32) {
    *left -= 1;
    if *left == 0 {
        *left = 1 << *width;
        *width += 1;
    }
}

struct Reader<'t> {
    signs: &'t [u8],
    at: usize,
}

impl Reader<'_> {
    fn bits(&mut self, n_bits: u32) -> Result<u32, String> {
        let mut value = 0;
        for i in 0..n_bits {
            let sign = self.signs.get(self.at / 6).copied();
            let sign = sign.ok_or(CUT_OFF)?;
            let six = six_bits(sign).ok_or_else(|| {
                let place = self.at / 6 + 1;
                format!("{DAMAGED}, found {:?} at sign {place} of it", char::from(sign))
            })?;
            value |= u32::from(six >> (5 - self.at % 6) & 1) << i;
            self.at += 1;
        }
        Ok(value)
    }
}

/// The six bits of a character, in either alphabet of lz-string; a space is a plus that a link has
/// lost.
fn six_bits(sign: u8) -> Option<u8> {
    match sign {
        b'A'..=b'Z' => Some(sign - b'A'),
        b'a'..=b'z' => Some(sign - b'a' + 26),
        b'0'..=b'9' => Some(sign - b'0' + 52),
        b'+' | b' ' => Some(62),
        b'/' | b'-' | b'_' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: &str = r#"{"size":4,"title":"t","grid":[[{},{"value":1,"given":true},{},{}],[{},{},{},{"value":2,"given":true}],[{"value":3,"given":true},{},{},{}],[{},{},{"value":3,"given":true},{}]],"killercage":[{"cells":["R1C1","R2C1"],"value":"5"}]}"#;
    const PACKED: &str = "N4IgzglgXgpiBcAWANCALhNAbO90lQHMAnCAEwQG1LgBfZUANwEMsBXXARiIkZgDsEaYh3p0GtALrIaYuQxAt2uAEw8+g+MNHSai1hwQBmdQKEiY88XV3Wx+5cdObtliZOkgA1hCw5iAMbMhLh6ATB+YFQgAEqcAMKcBLEqiSCeSoZ4AKwgUrRAA";

    #[test]
    fn it_packs_as_the_original_does() {
        assert_eq!(unpack(PACKED).unwrap(), PLAIN);
        assert_eq!(pack(PLAIN), PACKED);
        let short = ["Q===", "IZA=", "IYIyA===", "IYIwxkA="];
        assert_eq!(["", "a", "ab", "abc"].map(pack), short);
    }

    #[test]
    fn any_text_comes_back() {
        let long: String = (0..3000u32).filter_map(|i| char::from_u32(i * i % 70_000)).collect();
        let texts = ["", "a", "aaaaaaaaaaaaaaaa", "é\u{1f600}ab", &"abcabcabd".repeat(500), &long];
        for text in texts {
            assert_eq!(unpack(&pack(text)).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_is_broken_is_refused() {
        assert_eq!(unpack("").unwrap_err(), CUT_OFF);
        assert_eq!(unpack(&PACKED[..100]).unwrap_err(), CUT_OFF);
        assert_eq!(unpack("xyz").unwrap_err(), DAMAGED);
        assert_eq!(unpack("N4Ig!").unwrap_err(), format!("{DAMAGED}, found '!' at sign 5 of it"));
        let bomb = pack(&"0".repeat(MOST_UNPACKED + 1));
        assert!(bomb.len() < 10_000);
        assert_eq!(unpack(&bomb).unwrap_err(), TOO_LARGE);
    }
}
