//! Raw DEFLATE, with a limit on the unpacked size.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};

use super::{CUT_OFF, DAMAGED, MOST_UNPACKED, TOO_LARGE};

pub(crate) fn pack(text: &str) -> Vec<u8> {
    compress_to_vec(text.as_bytes(), 9)
}

/// Unpacks a text; the error is worded to follow "expected".
pub(crate) fn unpack(bytes: &[u8]) -> Result<String, String> {
    let plain = decompress_to_vec_with_limit(bytes, MOST_UNPACKED).map_err(|error| match error
        .status
    {
        TINFLStatus::HasMoreOutput => TOO_LARGE.to_owned(),
        TINFLStatus::FailedCannotMakeProgress | TINFLStatus::NeedsMoreInput => CUT_OFF.to_owned(),
        _ => DAMAGED.to_owned(),
    })?;
    String::from_utf8(plain).map_err(|_| "packed text in UTF-8".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_unpacks_and_bombs_do_not() {
        let text = "square,9,9\n{}".repeat(100);
        let packed = pack(&text);
        assert!(packed.len() < text.len() / 10);
        assert_eq!(unpack(&packed).unwrap(), text);
        assert_eq!(unpack(&packed[..packed.len() / 2]).unwrap_err(), CUT_OFF);
        assert_eq!(unpack(b"no packed text").unwrap_err(), DAMAGED);
        let bomb = pack(&"0".repeat(MOST_UNPACKED + 1));
        assert!(bomb.len() < 10_000);
        assert_eq!(unpack(&bomb).unwrap_err(), TOO_LARGE);
    }
}
