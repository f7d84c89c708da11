//! The engine for browsers: a request in JSON goes in, an answer in JSON comes out.
//!
//! The caller asks for [`room`], writes the request there as UTF-8, calls [`ask`], and reads as many bytes as
//! that returns from where [`at`] points. Nothing else is exported and nothing is imported, so the module runs
//! under any content policy that allows WebAssembly. A request that takes too long is ended by ending the
//! worker it runs in; games are passed with every request, so nothing is lost by that.

use std::cell::RefCell;

use gridwright_api::{Budget, answer_json};

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

/// Where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn at() -> *const u8 {
    TEXT.with_borrow(|text| text.as_ptr())
}
