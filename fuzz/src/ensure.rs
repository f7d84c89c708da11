//! The macro with which targets report a fault, and the check that errors are sentences.

/// Returns an error with a message unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($sentence:tt)+) => {
        if !$condition {
            return Err(format!($($sentence)+));
        }
    };
}

pub(crate) use ensure;

/// Maximum length of an error message. Most parsers quote at most 500 bytes, so a longer one is a
/// fault.
const LONGEST: usize = 1 << 17;

/// Checks that an error is one clear sentence.
///
/// # Errors
/// When it is not.
pub(crate) fn sentence(error: &str) -> Result<(), String> {
    let is_one = !error.trim().is_empty() && !error.contains(['\n', '\r']);
    ensure!(is_one && error.len() < LONGEST, "not one clear sentence: {error:?}");
    Ok(())
}
