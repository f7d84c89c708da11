//! Common code at the boundary between Rust and C: the last error, panics, pointers.

use std::cell::RefCell;
use std::ffi::{CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

use gridwright_api::Status;

thread_local! {
    static LAST_ERROR: RefCell<CString> = RefCell::default();
}

/// The result of a function: a status, or a sentence that says what was wrong with its arguments.
pub(crate) type Outcome = Result<Status, String>;

/// Runs the body of a function, stores its error message for the caller, and catches panics.
pub(crate) fn guarded(inside: impl FnOnce() -> Outcome) -> Status {
    let outcome = caught(inside)
        .unwrap_or_else(|| Err("a fault of the program; please report it".to_owned()));
    match outcome {
        Ok(status) => status,
        Err(sentence) => {
            remember(&sentence);
            Status::Bad
        }
    }
}

/// Runs the body of a function and catches panics.
pub(crate) fn caught<T>(inside: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(inside)).ok()
}

/// Stores an error message for [`gridwright_last_error`].
pub(crate) fn remember(sentence: &str) {
    LAST_ERROR.set(c_text(sentence));
}

/// A text for C, without any zero bytes it may contain.
pub(crate) fn c_text(text: &str) -> CString {
    let bytes = text.bytes().filter(|&byte| byte != 0).collect::<Vec<u8>>();
    CString::new(bytes).expect("no byte is 0")
}

/// The bytes at a C pointer.
///
/// # Safety
/// `at` is null or points to `len` bytes that nobody writes to while the slice is in use.
pub(crate) unsafe fn bytes<'a>(
    at: *const c_char,
    len: usize,
    name: &str,
) -> Result<&'a [u8], String> {
    match (at.is_null(), len) {
        (true, 0) => Ok(&[]),
        (true, _) => Err(missing(name)),
        // SAFETY: the caller vouches for it.
        (false, _) => Ok(unsafe { std::slice::from_raw_parts(at.cast(), len) }),
    }
}

/// The output buffer at a C pointer.
///
/// # Safety
/// `at` is null or points to room for `len` values that nobody else uses while the slice is in use.
pub(crate) unsafe fn room<'a, T>(
    at: *mut T,
    len: usize,
    name: &str,
) -> Result<&'a mut [T], String> {
    match (at.is_null(), len) {
        (true, 0) => Ok(&mut []),
        (true, _) => Err(missing(name)),
        // SAFETY: the caller vouches for it.
        (false, _) => Ok(unsafe { std::slice::from_raw_parts_mut(at, len) }),
    }
}

/// The size of this many grids of 81 bytes each.
pub(crate) fn bytes_of_grids(count: usize) -> Result<usize, String> {
    let bytes = count.checked_mul(81).filter(|&bytes| isize::try_from(bytes).is_ok());
    bytes
        .ok_or_else(|| format!("expected a number of puzzles that fits into memory, found {count}"))
}

fn missing(name: &str) -> String {
    format!("expected a pointer for `{name}`, found NULL")
}

/// The version of the library, such as "0.1.0".
#[unsafe(no_mangle)]
pub extern "C" fn gridwright_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// The error message of the last call of this thread that returned GRIDWRIGHT_STATUS_BAD; empty
/// before the first such call. It is valid until this thread's next such call.
#[unsafe(no_mangle)]
pub extern "C" fn gridwright_last_error() -> *const c_char {
    LAST_ERROR.with_borrow(|sentence| sentence.as_ptr())
}

#[cfg(test)]
mod tests {
    use std::ffi::CStr;

    use super::*;

    #[test]
    fn a_panic_becomes_a_status_and_a_sentence() {
        let status = guarded(|| panic!("on purpose"));
        assert_eq!(status, Status::Bad);
        // SAFETY: the text is valid until this thread's next failed call.
        let sentence = unsafe { CStr::from_ptr(gridwright_last_error()) };
        assert_eq!(sentence.to_str().unwrap(), "a fault of the program; please report it");
    }
}
