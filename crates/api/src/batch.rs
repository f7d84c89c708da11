//! Processes many items on several threads and returns the results in the order of the items.
//!
//! Nothing else in this crate starts a thread, and this starts no more threads than requested.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// Number of results by which a thread may be ahead of the slowest one.
const WINDOW: usize = 256;

/// Maximum time a result waits before `emit` is called for a flush.
const PATIENCE: Duration = Duration::from_millis(50);

/// Pause after a result, so that small results accumulate and the receiving thread wakes up less
/// often.
const BREATH: Duration = Duration::from_millis(1);

/// Applies `work` to all items on several threads, and passes the results to `emit` in order.
///
/// `emit` is called with `None` when no result is ready, which is the time to flush. If it fails,
/// the remaining work is abandoned. At most a window of results is in memory. At least one thread
/// is used.
///
/// # Errors
/// Those of `emit`.
///
/// ```
/// use gridwright_api::batch::in_order;
/// use gridwright_api::{Answer, Budget, Request, SolveRequest, answer};
/// let puzzles = ["cirth:12....3..", "cirth:........."];
/// let requests = puzzles.map(|puzzle| Request::Solve(SolveRequest::new(puzzle)));
/// let work = |request: Request| answer(&request, &mut Budget::unlimited());
/// let mut outcomes = Vec::new();
/// in_order(requests.into_iter(), 2, work, |answer| {
///     if let Some(Answer::Solve(solved)) = answer {
///         outcomes.push(solved.outcome.name());
///     }
///     Ok::<(), std::io::Error>(())
/// })?;
/// assert_eq!(outcomes, ["unique", "several"]);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn in_order<T, R: Send, E>(
    items: impl Iterator<Item = T> + Send,
    threads: usize,
    work: impl Fn(T) -> R + Sync,
    emit: impl FnMut(Option<R>) -> Result<(), E>,
) -> Result<(), E> {
    in_order_within(WINDOW, items, threads, work, emit)
}

/// Does the same with a smaller window, for large results: no thread is more than `window` results
/// ahead of the slowest one.
///
/// # Errors
/// Those of `emit`.
///
/// ```
/// use gridwright_api::batch::in_order_within;
/// let mut squares = Vec::new();
/// in_order_within(2, 0..9, 2, |i| i * i, |square| { squares.extend(square); Ok::<(), ()>(()) })?;
/// assert_eq!(squares, [0, 1, 4, 9, 16, 25, 36, 49, 64]);
/// # Ok::<(), ()>(())
/// ```
pub fn in_order_within<T, R: Send, E>(
    window: usize,
    items: impl Iterator<Item = T> + Send,
    threads: usize,
    work: impl Fn(T) -> R + Sync,
    mut emit: impl FnMut(Option<R>) -> Result<(), E>,
) -> Result<(), E> {
    let threads = threads.max(1);
    let queue = Mutex::new(items.fuse().enumerate());
    let window = window.max(1) * threads;
    let gate = Gate { window, state: Mutex::default(), moved: Condvar::new() };
    let (send, receive) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (send, queue, gate, work) = (send.clone(), &queue, &gate, &work);
            scope.spawn(move || {
                let _guard = CloseOnPanic(gate);
                while let Some((index, item)) = take(queue, gate) {
                    if send.send((index, work(item))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let outcome = deliver(&receive, &gate, &mut emit);
        gate.close();
        outcome
    })
}

/// Applies `work` to all pieces on several threads, in no particular order, until it returns
/// `false` for one of them. Returns whether it returned `true` for all. At least one thread is
/// used.
///
/// ```
/// use gridwright_api::batch::share;
/// let mut squares = [1, 2, 3];
/// assert!(share(squares.iter_mut(), 2, |number| { *number *= *number; true }));
/// assert_eq!(squares, [1, 4, 9]);
/// assert!(!share(squares.iter(), 2, |number| *number < 9));
/// ```
pub fn share<P: Send>(
    pieces: impl Iterator<Item = P> + Send,
    threads: usize,
    work: impl Fn(P) -> bool + Sync,
) -> bool {
    let pieces = Mutex::new(pieces);
    let go_on = AtomicBool::new(true);
    let work = || {
        while go_on.load(Ordering::Relaxed) {
            let piece = locked(&pieces).next();
            let Some(piece) = piece else { return };
            go_on.fetch_and(work(piece), Ordering::Relaxed);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    go_on.into_inner()
}

/// The number of threads to start for a requested number: 0 stands for the number of processors,
/// and more than 256 for 256.
///
/// ```
/// use gridwright_api::batch::threads;
/// assert_eq!((threads(2), threads(10_000)), (2, 256));
/// assert!(threads(0) >= 1);
/// ```
pub fn threads(asked: usize) -> usize {
    let processors = || thread::available_parallelism().map_or(1, Into::into);
    if asked == 0 { processors() } else { asked.min(256) }
}

/// Takes the next item once there is room for its result.
fn take<T>(queue: &Mutex<impl Iterator<Item = T>>, gate: &Gate) -> Option<T> {
    // The thread that holds the queue waits for room; the others could not continue either.
    let mut items = locked(queue);
    gate.wait_for_room().then(|| items.next())?
}

fn deliver<R, E>(
    results: &mpsc::Receiver<(usize, R)>,
    gate: &Gate,
    emit: &mut impl FnMut(Option<R>) -> Result<(), E>,
) -> Result<(), E> {
    let mut early = BTreeMap::new();
    let mut next = 0;
    loop {
        match results.recv_timeout(PATIENCE) {
            Ok((index, result)) => {
                early.insert(index, result);
                early.extend(results.try_iter());
            }
            Err(RecvTimeoutError::Timeout) => emit(None)?,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
        let first = next;
        while let Some(result) = early.remove(&next) {
            emit(Some(result))?;
            next += 1;
        }
        if next > first {
            gate.advance(next - first);
            thread::sleep(BREATH);
        }
    }
}

/// Keeps fast threads from getting too far ahead of slow ones.
struct Gate {
    window: usize,
    state: Mutex<Progress>,
    moved: Condvar,
}

#[derive(Default)]
struct Progress {
    taken: usize,
    written: usize,
    is_closed: bool,
}

impl Gate {
    /// Waits until another item may be taken and counts it; `false` if no more items are wanted.
    fn wait_for_room(&self) -> bool {
        let is_full = |p: &mut Progress| p.taken - p.written >= self.window && !p.is_closed;
        let waited = self.moved.wait_while(locked(&self.state), is_full);
        let mut progress = waited.unwrap_or_else(PoisonError::into_inner);
        progress.taken += 1;
        !progress.is_closed
    }

    fn advance(&self, by: usize) {
        locked(&self.state).written += by;
        self.moved.notify_one();
    }

    fn close(&self) {
        locked(&self.state).is_closed = true;
        self.moved.notify_all();
    }
}

/// Closes the gate if a thread panics, as the others would wait for its result for ever.
struct CloseOnPanic<'g>(&'g Gate);

impl Drop for CloseOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.close();
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::sync::atomic::AtomicUsize;

    use super::*;

    fn squares(n: u64, threads: usize) -> Vec<u64> {
        let mut results = Vec::new();
        let work = |i: u64| {
            // Uneven work, so that results arrive out of order.
            thread::sleep(Duration::from_micros(i % 7 * 50));
            i * i
        };
        let emit = |result: Option<u64>| {
            results.extend(result);
            Ok::<(), Infallible>(())
        };
        let Ok(()) = in_order(0..n, threads, work, emit);
        results
    }

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        let expected: Vec<u64> = (0..500).map(|i| i * i).collect();
        for threads in [0, 1, 2, 7] {
            assert_eq!(squares(500, threads), expected);
        }
    }

    #[test]
    fn a_failing_end_stops_the_work() {
        let done = AtomicUsize::new(0);
        let work = |i: usize| {
            done.fetch_add(1, Ordering::Relaxed);
            i
        };
        let emit = |i: Option<usize>| {
            if i == Some(3) { Err("full") } else { Ok(()) }
        };
        assert_eq!(in_order(0..usize::MAX, 2, work, emit), Err("full"));
        assert!(done.into_inner() <= 2 * WINDOW + 4);
    }

    #[test]
    fn one_slow_item_does_not_pile_up_the_rest() {
        let done = AtomicUsize::new(0);
        let work = |i: usize| {
            if i == 0 {
                thread::sleep(Duration::from_millis(200));
                return done.load(Ordering::Relaxed);
            }
            done.fetch_add(1, Ordering::Relaxed)
        };
        let mut first = None;
        let emit = |result: Option<usize>| {
            first = first.or(result);
            Ok::<(), Infallible>(())
        };
        let Ok(()) = in_order(0..10_000, 2, work, emit);
        assert_eq!(first, Some(2 * WINDOW - 1));
    }
}
