//! The macro that ends a check with an error message.

/// Returns an error with this message unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($sentence:tt)+) => {
        if !$condition {
            return Err(format!($($sentence)+));
        }
    };
}

pub(super) use ensure;
