//! A pool of written rows, whose memory the threads that make rows use again. Memory that one
//! thread allocates and another frees costs several times as much.

use std::sync::{Mutex, PoisonError};

/// Maximum number of rows and of lines in the pool.
const MOST: usize = 1 << 13;

/// Written rows, and the memory of their lines.
pub(crate) struct Spent<R> {
    records: Mutex<Vec<R>>,
    lines: Mutex<Vec<Vec<u8>>>,
}

impl<R> Default for Spent<R> {
    fn default() -> Spent<R> {
        Spent { records: Mutex::default(), lines: Mutex::default() }
    }
}

impl<R> Spent<R> {
    /// Returns rows and lines to the pool.
    pub(crate) fn give(&self, records: &mut Vec<R>, lines: &mut Vec<Vec<u8>>) {
        add(&self.records, records);
        add(&self.lines, lines);
    }

    /// Takes at most `n` rows and lines from the pool.
    pub(crate) fn take(&self, n: usize) -> (Vec<R>, Vec<Vec<u8>>) {
        (last(&self.records, n), last(&self.lines, n))
    }
}

fn add<T>(kept: &Mutex<Vec<T>>, more: &mut Vec<T>) {
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    more.truncate(MOST.saturating_sub(kept.len()));
    kept.append(more);
}

fn last<T>(kept: &Mutex<Vec<T>>, n: usize) -> Vec<T> {
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    let rest = kept.len().saturating_sub(n);
    kept.split_off(rest)
}
