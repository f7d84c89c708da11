//! Data sets: reads plans, makes shards and merges them.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use gridwright_api::batch;
use gridwright_bulk::{BulkError, Job, MergeJob, Plan, Progress, Shard, begin, merge, run};
use pyo3::exceptions::{PyOSError, PyRuntimeError, PyValueError};
use pyo3::{Py, PyAny, PyErr, PyResult, Python, pyfunction};

use crate::interrupt::interruptible;

/// Interval at which progress is reported to the caller.
const REPORT_EVERY: Duration = Duration::from_millis(200);

/// Checks a plan in JSON and fills in its defaults. Returns the plan, its number of rows and its
/// number of parts.
#[pyfunction]
pub(crate) fn bulk_plan(text: &str) -> PyResult<(String, u64, u64)> {
    let plan = Plan::parse_json(text).and_then(Plan::checked).map_err(refused)?;
    let text = serde_json::to_string(&plan)
        .map_err(|error| refused(BulkError::Plan(error.to_string())))?;
    Ok((text, plan.n_rows(), plan.n_parts()))
}

/// Creates the folder of a data set, and lists the parts that are missing.
#[pyfunction]
pub(crate) fn bulk_begin(plan: &str, out: PathBuf) -> PyResult<Vec<u64>> {
    begin(&plan_of(plan)?, &out).map_err(refused)
}

/// Makes a shard, counted from 0, and returns its result. `progress` is called with the number of
/// finished rows and the number of all rows.
#[pyfunction]
pub(crate) fn bulk_run(
    py: Python<'_>,
    plan: &str,
    out: PathBuf,
    shard: (u64, u64),
    threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<String> {
    let (index, count) = shard;
    if index >= count {
        let sentence =
            format!("shard {}/{count}: expected one such as 2/8", index.saturating_add(1));
        return Err(PyValueError::new_err(sentence));
    }
    let (plan, shard) = (plan_of(plan)?, Shard { index, count });
    let summary = interruptible(py, |stop| {
        let stop = Arc::clone(stop);
        let threads = batch::threads(threads);
        let job = Job { plan, out, shard, threads, stop: Arc::clone(&stop) };
        let mut failed = None;
        let mut reported: Option<Instant> = None;
        let outcome = run(&job, &mut |Progress { done, all }| {
            let Some(progress) = &progress else { return };
            if done < all && reported.is_some_and(|reported| reported.elapsed() < REPORT_EVERY) {
                return;
            }
            reported = Some(Instant::now());
            if let Err(error) = Python::attach(|py| progress.call1(py, (done, all)).map(drop)) {
                stop.store(true, Ordering::Relaxed);
                failed.get_or_insert(error);
            }
        });
        match failed {
            Some(error) => Err(error),
            None => outcome.map_err(refused),
        }
    })??;
    serde_json::to_string(&summary).map_err(|error| refused(BulkError::Tampered(error.to_string())))
}

/// Merges shards and returns the manifest.
#[pyfunction]
pub(crate) fn bulk_merge(
    py: Python<'_>,
    folders: Vec<PathBuf>,
    out: Option<PathBuf>,
    verify: bool,
    threads: usize,
) -> PyResult<String> {
    interruptible(py, |stop| {
        let (threads, stop) = (batch::threads(threads), Arc::clone(stop));
        let manifest = merge(&MergeJob { folders, out, verify, threads, stop }).map_err(refused)?;
        serde_json::to_string(&manifest)
            .map_err(|error| refused(BulkError::Tampered(error.to_string())))
    })?
}

/// Parses a plan that `bulk_plan` returned.
fn plan_of(text: &str) -> PyResult<Plan> {
    let plan: Result<Plan, _> = serde_json::from_str(text);
    let plan = plan.map_err(|error| PyValueError::new_err(format!("the plan: {error}")))?;
    plan.checked().map_err(refused)
}

/// Converts an error to the matching Python exception, with its message.
fn refused(error: BulkError) -> PyErr {
    let sentence = error.to_string();
    match error {
        BulkError::Plan(_) | BulkError::Refused { .. } => PyValueError::new_err(sentence),
        BulkError::Io { path, source } => {
            let number = source.raw_os_error();
            let file = Path::new(&path).display().to_string();
            number.map_or_else(
                || PyOSError::new_err(sentence),
                |number| PyOSError::new_err((number, source.to_string(), file)),
            )
        }
        _ => PyRuntimeError::new_err(sentence),
    }
}
