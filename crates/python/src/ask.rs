//! Answers one request.

use std::sync::Arc;

use gridwright_api::{Budget, answer_json};
use pyo3::{PyResult, Python, pyfunction};

use crate::interrupt::interruptible;

/// Answers a request in JSON with an answer in JSON.
#[pyfunction]
pub(crate) fn ask(py: Python<'_>, request: &str) -> PyResult<String> {
    interruptible(py, |stop| {
        answer_json(request, &mut Budget::unlimited().with_stop(Arc::clone(stop)))
    })
}
