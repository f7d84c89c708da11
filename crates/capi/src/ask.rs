//! Requests and answers in JSON.

use std::collections::BTreeMap;
use std::ffi::{CStr, CString, c_char};
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use gridwright_api::{Budget, Status, answer_from_json};
use serde_json::Value as Json;

use crate::edge::{bytes, c_text, caught, guarded, remember};

/// A handle with which one thread can stop the calls of others. Threads may share an engine.
#[derive(Default)]
pub struct Engine {
    pub(crate) stop: Arc<AtomicBool>,
}

/// An answer in JSON.
pub struct Answer {
    text: CString,
    /// The parsed answer, made when the first member is requested.
    value: OnceLock<Json>,
    /// The members returned so far, by their JSON Pointers. They never move, since C has pointers
    /// to them.
    members: Mutex<BTreeMap<String, CString>>,
}

impl Answer {
    fn new(text: CString) -> Answer {
        Answer { text, value: OnceLock::new(), members: Mutex::default() }
    }

    fn member(&self, place: &str) -> Option<*const c_char> {
        let mut members = self.members.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = members.get(place) {
            return Some(known.as_ptr());
        }
        let read = || serde_json::from_slice(self.text.to_bytes()).unwrap_or_default();
        let text = match self.value.get_or_init(read).pointer(place)? {
            Json::String(text) => text.clone(),
            other => other.to_string(),
        };
        Some(members.entry(place.to_owned()).or_insert(c_text(&text)).as_ptr())
    }
}

/// Creates an engine. Free it with gridwright_engine_free.
#[unsafe(no_mangle)]
pub extern "C" fn gridwright_engine_new() -> *mut Engine {
    Box::into_raw(Box::default())
}

/// Frees an engine that no call uses any more. NULL is ignored.
///
/// # Safety
/// `engine` is NULL or from gridwright_engine_new, and is not used afterwards.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gridwright_engine_free(engine: *mut Engine) {
    if !engine.is_null() {
        // SAFETY: it was made by `Box::into_raw` and is freed once.
        drop(unsafe { Box::from_raw(engine) });
    }
}

/// Stops all calls that use this engine: they return GRIDWRIGHT_STATUS_SPENT soon, and so do later
/// calls until gridwright_engine_go_on. NULL is ignored.
///
/// # Safety
/// `engine` is NULL or from gridwright_engine_new and not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gridwright_engine_stop(engine: *const Engine) {
    // SAFETY: the caller vouches for the pointer.
    if let Some(engine) = unsafe { engine.as_ref() } {
        engine.stop.store(true, Ordering::Relaxed);
    }
}

/// Lets a stopped engine work again. NULL is ignored.
///
/// # Safety
/// `engine` is NULL or from gridwright_engine_new and not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gridwright_engine_go_on(engine: *const Engine) {
    // SAFETY: the caller vouches for the pointer.
    if let Some(engine) = unsafe { engine.as_ref() } {
        engine.stop.store(false, Ordering::Relaxed);
    }
}

/// Answers a request of `length` bytes of JSON. `engine` may be NULL; the call can then not be
/// stopped.
///
/// There is an answer even if the request is refused: the error in JSON. `*answer` is NULL only if
/// the arguments themselves are invalid. Free the answer with gridwright_answer_free.
///
/// # Safety
/// `engine` is NULL or from gridwright_engine_new and not freed; `request` points to `length` bytes; `answer`
/// points to room for a pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gridwright_ask(
    engine: *const Engine,
    request: *const c_char,
    length: usize,
    answer: *mut *mut Answer,
) -> Status {
    guarded(|| {
        // SAFETY: the caller vouches for the pointer.
        let place = unsafe { answer.as_mut() };
        let place = place.ok_or("expected a pointer for `answer`, found NULL")?;
        *place = ptr::null_mut();
        // SAFETY: as above.
        let request = unsafe { bytes(request, length, "request") }?;
        // SAFETY: as above.
        let mut budget = budget_of(unsafe { engine.as_ref() });
        let answered = answer_from_json(request, &mut budget);
        let status = answered.status();
        if let gridwright_api::Answer::Error(error) = &answered {
            remember(&error.detail);
        }
        let text =
            serde_json::to_string(&answered).expect("answers have string keys and finite numbers");
        let text = CString::new(text).expect("JSON writes the character 0 as an escape");
        *place = Box::into_raw(Box::new(Answer::new(text)));
        Ok(status)
    })
}

/// A budget limited only by the engine's stop flag; requests set their own limits.
pub(crate) fn budget_of(engine: Option<&Engine>) -> Budget {
    let budget = Budget::unlimited();
    match engine {
        Some(engine) => budget.with_stop(Arc::clone(&engine.stop)),
        None => budget,
    }
}

/// The text of an answer: one line of JSON, terminated by a zero byte; NULL for NULL. It is valid
/// until the answer is freed.
///
/// # Safety
/// `answer` is NULL or from gridwright_ask and not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gridwright_answer_text(answer: *const Answer) -> *const c_char {
    // SAFETY: the caller vouches for the pointer.
    unsafe { answer.as_ref() }.map_or(ptr::null(), |answer| answer.text.as_ptr())
}

/// The length of an answer's text in bytes, without the terminating zero; 0 for NULL.
///
/// # Safety
/// `answer` is NULL or from gridwright_ask and not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gridwright_answer_length(answer: *const Answer) -> usize {
    // SAFETY: the caller vouches for the pointer.
    unsafe { answer.as_ref() }.map_or(0, |answer| answer.text.count_bytes())
}

/// A part of an answer, found by its JSON Pointer (RFC 6901) such as "/state/sites/0/value":
/// strings without their quotes and escapes, anything else as JSON. NULL if the answer has no such
/// part, and for NULL. It is valid until the answer is freed.
///
/// # Safety
/// `answer` is NULL or from gridwright_ask and not freed; `place` is NULL or a text terminated by a
/// zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gridwright_answer_member(
    answer: *const Answer,
    place: *const c_char,
) -> *const c_char {
    // SAFETY: the caller vouches for the pointer.
    let (Some(answer), false) = (unsafe { answer.as_ref() }, place.is_null()) else {
        return ptr::null();
    };
    // SAFETY: as above.
    let place = unsafe { CStr::from_ptr(place) };
    caught(|| place.to_str().ok().and_then(|place| answer.member(place)))
        .flatten()
        .unwrap_or(ptr::null())
}

/// Frees an answer. NULL is ignored.
///
/// # Safety
/// `answer` is NULL or from gridwright_ask, and is not used afterwards.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gridwright_answer_free(answer: *mut Answer) {
    if !answer.is_null() {
        // SAFETY: it was made by `Box::into_raw` and is freed once.
        drop(unsafe { Box::from_raw(answer) });
    }
}
