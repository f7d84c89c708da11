//! Work that ends when the user interrupts it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::{PyErr, PyResult, Python};

/// How long an interrupt may wait to be seen.
pub(crate) const PATIENCE: Duration = Duration::from_millis(10);

/// As much as the main thread of a program has.
const STACK: usize = 8 << 20;

/// Does work in a thread of its own, so that this one can look for interrupts: only Python's main thread is told of
/// them, and only when it asks. After one, the flag that the work is handed is set, and the interrupt is returned as soon
/// as the work has ended.
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
                    // Nobody receives it after an interrupt.
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
            // A fault is told from the channel; a scope would panic for a thread that nobody has joined.
            let _ = worker.join();
            outcome
        })
    })
}

/// What is raised when the engine itself has failed.
pub(crate) fn fault() -> PyErr {
    PyRuntimeError::new_err("a fault of the program; please report it")
}
