//! Base64 as links have it: padded or not, in either alphabet, with blanks where a plus was lost.

use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use base64::{DecodeError, Engine as _, alphabet};

use super::{CUT_OFF, DAMAGED};

const ENGINE: GeneralPurpose = GeneralPurpose::new(
    &alphabet::STANDARD,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::RequireNone)
        .with_decode_allow_trailing_bits(true),
);

pub(crate) fn encode(bytes: &[u8]) -> String {
    ENGINE.encode(bytes)
}

/// The bytes; the error is worded to follow "expected".
pub(crate) fn decode(text: &str) -> Result<Vec<u8>, String> {
    let body: Vec<u8> = text.trim_end_matches('=').bytes().map(standard).collect();
    ENGINE.decode(body).map_err(|error| match error {
        DecodeError::InvalidByte(offset, byte)
        | DecodeError::InvalidLastSymbol { offset, symbol: byte, .. } => {
            format!("{DAMAGED}, found {:?} at sign {} of it", char::from(byte), offset + 1)
        }
        DecodeError::InvalidLength(_) | DecodeError::InvalidPadding => CUT_OFF.to_owned(),
    })
}

/// The same character in the standard alphabet.
fn standard(sign: u8) -> u8 {
    match sign {
        b'-' | b' ' => b'+',
        b'_' => b'/',
        other => other,
    }
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

    #[test]
    fn the_alphabet_of_links_and_a_lost_plus_are_read() {
        let bytes = [0xfb, 0xef, 0xff];
        for coded in ["++//", "--__", "  //"] {
            assert_eq!(decode(coded).unwrap(), bytes, "{coded}");
        }
    }
}
