//! A pool of buffers that threads return and take. Memory that one thread allocates and another
//! frees costs several times as much.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Maximum number of buffers in the pool, and maximum size of one in bytes.
const MOST: usize = 64;
const MOST_BYTES: usize = 1 << 18;

/// Buffers that are not in use.
pub(super) struct Used<T>(Arc<Mutex<Vec<T>>>);

impl<T> Default for Used<T> {
    fn default() -> Used<T> {
        Used(Arc::default())
    }
}

impl<T> Clone for Used<T> {
    fn clone(&self) -> Used<T> {
        Used(Arc::clone(&self.0))
    }
}

impl<T: Default> Used<T> {
    /// Returns a buffer of `n_bytes` bytes to the pool.
    pub(super) fn give(&self, piece: T, n_bytes: usize) {
        let mut pieces = self.pieces();
        if pieces.len() < MOST && n_bytes <= MOST_BYTES {
            pieces.push(piece);
        }
    }

    /// Takes the buffer that was returned last, or a new one.
    pub(super) fn take(&self) -> T {
        self.pieces().pop().unwrap_or_default()
    }

    fn pieces(&self) -> MutexGuard<'_, Vec<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, MOST_BYTES, Used};

    #[test]
    fn pieces_come_back_unless_they_are_large_or_many() {
        let used = Used::<Vec<usize>>::default();
        used.clone().give(vec![1], 8);
        used.give(vec![2], MOST_BYTES + 1);
        assert_eq!((used.take(), used.take()), (vec![1], vec![]));
        (0..2 * MOST).for_each(|i| used.give(vec![i], 8));
        assert_eq!((0..2 * MOST).filter(|_| !used.take().is_empty()).count(), MOST);
    }
}
