//! The engine for browsers: a request in JSON goes in, an answer in JSON comes out.
//!
//! The caller asks for [`room`], writes the request there as UTF-8, calls [`ask`], and reads the
//! returned number of bytes from the address that [`at`] returns. The module contains the English
//! texts, except the lessons and their positions; before requests in another language, or for lessons, the caller loads
//! the text files through the same buffer with [`texts`]. If an answer needed another file that is not loaded, such as
//! a list of words, [`missing`] names it; the caller loads it and asks again. The module imports nothing, so it runs
//! under any content security policy that allows WebAssembly. A request that takes too long is
//! stopped by terminating the worker it runs in; games are part of every request, so this loses
//! nothing.

use std::cell::RefCell;
use std::collections::BTreeMap;

use gridwright_api::{Budget, add_texts, answer_json, take_missing};

thread_local! {
    /// The buffer for the request, and then for its answer.
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Makes room in the buffer for a request of this many bytes, and returns its address.
///
/// The memory may grow, so views of it must be made after this call.
#[unsafe(no_mangle)]
pub extern "C" fn room(len: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        text.clear();
        text.resize(len, 0);
        text.as_mut_ptr()
    })
}

/// Answers the request in the buffer, and returns the length of the answer in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    let request = String::from_utf8_lossy(&TEXT.take()).into_owned();
    let answer = answer_json(&request, &mut Budget::unlimited());
    TEXT.with_borrow_mut(|text| {
        *text = answer.into_bytes();
        text.len()
    })
}

/// Loads the texts of a language from the buffer: a JSON object with the content of each file by
/// its path in the repository. Returns the number of files; 0 if the buffer holds anything else.
#[unsafe(no_mangle)]
pub extern "C" fn texts() -> usize {
    let room = TEXT.take();
    let Ok(files) = serde_json::from_slice::<BTreeMap<String, String>>(&room) else { return 0 };
    for (path, text) in &files {
        add_texts(path, text);
    }
    files.len()
}

/// Replaces the answer in the buffer by the paths of files that it needed and that are not loaded, one per line, and
/// returns the length in bytes; 0 if nothing is missing.
#[unsafe(no_mangle)]
pub extern "C" fn missing() -> usize {
    let paths: Vec<String> = take_missing().into_iter().collect();
    TEXT.with_borrow_mut(|text| {
        *text = paths.join("\n").into_bytes();
        text.len()
    })
}

/// The address of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn at() -> *const u8 {
    TEXT.with_borrow(|text| text.as_ptr())
}
