//! The encodings in which links pack text: Base64, lz-string, DEFLATE, percent-encoding, and JSON
//! with a limit.

pub(crate) mod base64;
pub(crate) mod deflate;
pub(crate) mod json;
pub(crate) mod lz_string;
pub(crate) mod percent;

/// Largest unpacked size in bytes; a text that unpacks to more was made to exhaust memory.
pub(crate) const MOST_UNPACKED: usize = 1 << 20;

/// The text expected in place of one that unpacks to more.
pub(crate) const TOO_LARGE: &str = "at most 1 MB once unpacked, found more";

/// The text expected where a link ends too early.
pub(crate) const CUT_OFF: &str =
    "a link copied to its end: the compressed part of this one is cut off";

/// The text expected where a link does not unpack.
pub(crate) const DAMAGED: &str =
    "a link copied without a change: the compressed part of this one is damaged";
