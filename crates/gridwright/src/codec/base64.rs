//! Base64, in the usual alphabet and the one that is safe in links.

const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The six bits of a sign; a blank is a plus that a link has lost.
pub(crate) fn six_bits(sign: u8) -> Option<u8> {
    match sign {
        b'A'..=b'Z' => Some(sign - b'A'),
        b'a'..=b'z' => Some(sign - b'a' + 26),
        b'0'..=b'9' => Some(sign - b'0' + 52),
        b'+' | b' ' => Some(62),
        b'/' | b'-' | b'_' => Some(63),
        _ => None,
    }
}

/// The sign of six bits.
pub(crate) fn sign(bits: u8) -> char {
    char::from(SIGNS[usize::from(bits & 63)])
}

pub(crate) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let at = |i: usize| three.get(i).copied().unwrap_or(0);
        let bits = u32::from(at(0)) << 16 | u32::from(at(1)) << 8 | u32::from(at(2));
        for i in 0..4 {
            let used = i <= three.len();
            text.push(if used { sign((bits >> (18 - 6 * i)) as u8 & 63) } else { '=' });
        }
    }
    text
}

/// The bytes, or the place of the first sign that is none, in words that follow "expected".
pub(crate) fn decode(text: &str) -> Result<Vec<u8>, String> {
    let body = text.trim_end_matches('=');
    let mut bytes = Vec::with_capacity(body.len() * 3 / 4);
    let (mut bits, mut n_bits) = (0u32, 0);
    for (i, sign) in body.bytes().enumerate() {
        let six = six_bits(sign)
            .ok_or_else(|| format!("Base64, found {:?} at sign {}", char::from(sign), i + 1))?;
        bits = bits << 6 | u32::from(six);
        n_bits += 6;
        if n_bits >= 8 {
            n_bits -= 8;
            bytes.push((bits >> n_bits) as u8);
            bits &= (1 << n_bits) - 1;
        }
    }
    if body.len() % 4 == 1 {
        return Err("Base64, found a text that is cut off".to_owned());
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::{decode, encode};

    #[test]
    fn it_is_the_base64_of_the_standard() {
        for (plain, coded) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")]
        {
            assert_eq!(encode(plain.as_bytes()), coded);
            assert_eq!(decode(coded).unwrap(), plain.as_bytes());
            assert_eq!(decode(coded.trim_end_matches('=')).unwrap(), plain.as_bytes());
        }
        assert!(decode("Zg!=").unwrap_err().contains("'!' at sign 3"));
        assert!(decode("Zm9vY").is_err());
    }
}
