//! Runs work that the user can interrupt.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::{PyErr, PyResult, Python};

/// Interval at which interrupts are checked.
pub(crate) const PATIENCE: Duration = Duration::from_millis(10);

/// The usual stack size of a program's main thread.
const STACK: usize = 8 << 20;

/// Runs work in its own thread, so that this thread can check for interrupts: Python reports them
/// to its main thread only, and only on request. After an interrupt, the stop flag passed to the
/// work is set, and the interrupt is returned as soon as the work has ended.
pub(crate) fn interruptible<R: Send>(
    py: Python<'_>,
    work: impl FnOnce(&Arc<AtomicBool>) -> R + Send,
) -> PyResult<R> {
    let stop = Arc::new(AtomicBool::new(false));
    let (send, receive) = mpsc::channel();
    py.detach(move || {
        thread::scope(|scope| {
            let for_work = Arc::clone(&stop);
            let worker =
                thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || {
                    // After an interrupt nobody receives the result.
                    let _ = send.send(work(&for_work));
                })?;
            let outcome = loop {
                match receive.recv_timeout(PATIENCE) {
                    Ok(result) => break Ok(result),
                    Err(RecvTimeoutError::Timeout) => {
                        if let Err(interrupt) = Python::attach(|py| py.check_signals()) {
                            stop.store(true, Ordering::Relaxed);
                            break Err(interrupt);
                        }
                    }
                    Err(RecvTimeoutError::Disconnected) => break Err(fault()),
                }
            };
            // A panic is noticed through the channel; a scope would panic if the thread were not
            // joined.
            let _ = worker.join();
            outcome
        })
    })
}

/// The exception for an internal error of the engine.
pub(crate) fn fault() -> PyErr {
    PyRuntimeError::new_err("a fault of the program; please report it")
}
