//! The letters of the board.

use gridwright_core::Value;

/// The alphabet of the board.
pub(super) const SYMBOLS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXY";

/// The letter that a character stands for, in upper or lower case.
pub(super) fn letter(sign: char) -> Option<Value> {
    let upper = sign.to_ascii_uppercase();
    upper.is_ascii_uppercase().then(|| Value(upper as u8 - b'A')).filter(|&v| v != Value(25))
}
