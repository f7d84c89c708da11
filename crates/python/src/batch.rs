//! Answers many requests in several threads while Python does other work.

use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use gridwright_api::batch::{self, in_order};
use gridwright_api::{Budget, answer_json};
use pyo3::types::{PyAnyMethods, PyIterator};
use pyo3::{Bound, Py, PyAny, PyRefMut, PyResult, Python, pyclass, pymethods};

use crate::interrupt::{PATIENCE, fault};

/// Number of requests per thread that are read ahead of the next answer.
const AHEAD: usize = 64;

/// An iterator over the answers to requests, in their order.
#[pyclass(module = "gridwright._engine")]
pub(crate) struct Batch {
    requests: Option<Py<PyIterator>>,
    feed: Option<Sender<String>>,
    answers: Arc<Mutex<Receiver<String>>>,
    /// Number of requests that are not answered yet.
    waiting: usize,
    most_waiting: usize,
    stop: Arc<AtomicBool>,
}

#[pymethods]
impl Batch {
    #[new]
    fn new(requests: &Bound<'_, PyAny>, threads: usize) -> PyResult<Batch> {
        let requests = requests.try_iter()?;
        let threads = batch::threads(threads);
        let stop = Arc::new(AtomicBool::new(false));
        let (feed, fed) = mpsc::channel::<String>();
        let (answered, answers) = mpsc::channel();
        let flag = Arc::clone(&stop);
        thread::spawn(move || {
            let work = |request: String| {
                answer_json(&request, &mut Budget::unlimited().with_stop(Arc::clone(&flag)))
            };
            let emit = |answer: Option<String>| {
                // If the iterator has been dropped, nobody receives the answers; the flag then
                // stops the work.
                if let Some(answer) = answer {
                    let _ = answered.send(answer);
                }
                Ok::<(), Infallible>(())
            };
            let Ok(()) = in_order(fed.into_iter(), threads, work, emit);
        });
        Ok(Batch {
            requests: Some(requests.unbind()),
            feed: Some(feed),
            answers: Arc::new(Mutex::new(answers)),
            waiting: 0,
            most_waiting: AHEAD * threads,
            stop,
        })
    }

    fn __iter__(this: PyRefMut<'_, Batch>) -> PyRefMut<'_, Batch> {
        this
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<String>> {
        self.read_ahead(py)?;
        if self.waiting == 0 {
            return Ok(None);
        }
        let answers = Arc::clone(&self.answers);
        let answer = py.detach(move || {
            let answers = answers.lock().unwrap_or_else(PoisonError::into_inner);
            loop {
                match answers.recv_timeout(PATIENCE) {
                    Ok(answer) => return Ok(answer),
                    Err(RecvTimeoutError::Timeout) => Python::attach(|py| py.check_signals())?,
                    Err(RecvTimeoutError::Disconnected) => return Err(fault()),
                }
            }
        });
        match answer {
            Ok(answer) => {
                self.waiting -= 1;
                Ok(Some(answer))
            }
            Err(interrupt) => {
                self.end();
                Err(interrupt)
            }
        }
    }
}

impl Batch {
    /// Sends requests to the threads until enough of them are pending.
    fn read_ahead(&mut self, py: Python<'_>) -> PyResult<()> {
        while self.waiting < self.most_waiting {
            let Some(requests) = &self.requests else { return Ok(()) };
            match requests.bind(py).clone().next() {
                Some(Ok(request)) => {
                    let request = request.extract::<String>();
                    let request = request.inspect_err(|_| self.end())?;
                    if let Some(feed) = &self.feed {
                        feed.send(request).map_err(|_| fault())?;
                    }
                    self.waiting += 1;
                }
                Some(Err(error)) => {
                    self.end();
                    return Err(error);
                }
                None => {
                    self.requests = None;
                    self.feed = None;
                }
            }
        }
        Ok(())
    }

    /// Abandons the remaining requests.
    fn end(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.requests = None;
        self.feed = None;
        self.waiting = 0;
    }
}

impl Drop for Batch {
    fn drop(&mut self) {
        self.end();
    }
}
