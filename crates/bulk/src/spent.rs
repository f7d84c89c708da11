//! Rows that have been written, on their way back to the threads that make rows: memory is freed where it was taken, and is at
//! hand there for the next rows. Memory that one thread takes and another frees costs several times as much.

use std::sync::{Mutex, PoisonError};

/// No more than so many are kept.
const MOST: usize = 1 << 13;

/// Rows that have been written, and the memory of their lines.
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
    /// Takes rows back.
    pub(crate) fn give(&self, records: &mut Vec<R>, lines: &mut Vec<Vec<u8>>) {
        add(&self.records, records);
        add(&self.lines, lines);
    }

    /// Hands at most so many of them out.
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
