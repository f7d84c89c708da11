//! The engine for browsers: a request in JSON goes in, an answer in JSON comes out.
//!
//! The caller asks for [`room`], writes the request there as UTF-8, calls [`ask`], and reads as many bytes as
//! that returns from where [`at`] points. English is part of the module but for its lessons; before requests in another language, or for lessons, its
//! files of texts are handed over in the same room with [`texts`]. Nothing is imported, so the module runs
//! under any content policy that allows WebAssembly. A request that takes too long is ended by ending the
//! worker it runs in; games are passed with every request, so nothing is lost by that.

use std::cell::RefCell;
use std::collections::BTreeMap;

use gridwright_api::{Budget, add_texts, answer_json};

thread_local! {
    /// The request, and then its answer.
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Makes room for a request of so many bytes and says where it is.
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

/// Answers the request in the room, and returns how many bytes the answer has.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    let request = String::from_utf8_lossy(&TEXT.take()).into_owned();
    let answer = answer_json(&request, &mut Budget::unlimited());
    TEXT.with_borrow_mut(|text| {
        *text = answer.into_bytes();
        text.len()
    })
}

/// Takes over the texts of a language from the room: an object with the content of each file by its path in the
/// repository. Returns how many files it has; 0 where the room holds anything else.
#[unsafe(no_mangle)]
pub extern "C" fn texts() -> usize {
    let room = TEXT.take();
    let Ok(files) = serde_json::from_slice::<BTreeMap<String, String>>(&room) else { return 0 };
    for (path, text) in &files {
        add_texts(path, text);
    }
    files.len()
}

/// Where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn at() -> *const u8 {
    TEXT.with_borrow(|text| text.as_ptr())
}
