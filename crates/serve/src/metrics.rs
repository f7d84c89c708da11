//! Metrics for Prometheus, in its text format.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Upper bounds of the histogram buckets, in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5, 10.0];

/// The counters and histograms.
#[derive(Default)]
pub(crate) struct Metrics {
    requests: Mutex<BTreeMap<(&'static str, u16), Times>>,
    engine_micros: AtomicU64,
    lines: AtomicU64,
    pub(crate) connections: AtomicUsize,
    pub(crate) refused_connections: AtomicU64,
}

#[derive(Clone, Copy, Default)]
struct Times {
    n: u64,
    seconds: f64,
    /// Number of requests in each bucket, not cumulative.
    classes: [u64; BOUNDS.len()],
}

impl Metrics {
    /// Counts a request. `path` is a path of the table, so the number of labels is small.
    pub(crate) fn request(&self, path: &'static str, status: u16, took: Duration) {
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        let times = requests.entry((path, status)).or_default();
        let seconds = took.as_secs_f64();
        times.n += 1;
        times.seconds += seconds;
        if let Some(class) = BOUNDS.iter().position(|&bound| seconds <= bound) {
            times.classes[class] += 1;
        }
    }

    /// Adds up the time spent in the engine.
    pub(crate) fn engine(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.engine_micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// Counts lines of batches.
    pub(crate) fn lines(&self, n: usize) {
        self.lines.fetch_add(n as u64, Ordering::Relaxed);
    }
}

/// A single metric: its name, kind, description and value.
pub(crate) type Single = (&'static str, &'static str, &'static str, f64);

impl Metrics {
    /// All metrics as text, together with some that are computed elsewhere.
    pub(crate) fn text(&self, others: &[Single]) -> String {
        let mut out = String::new();
        let metrics = self;
        head(&mut out, "gridwright_requests_total", "counter", "Requests by path and status.");
        let requests = metrics.requests.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for ((path, status), times) in &requests {
            let labels = format!("path=\"{path}\",status=\"{status}\"");
            put(&mut out, &format!("gridwright_requests_total{{{labels}}}"), times.n);
        }
        let name = "gridwright_request_seconds";
        head(&mut out, name, "histogram", "Time from the head of a request to that of its answer.");
        let mut by_path: BTreeMap<&str, Times> = BTreeMap::new();
        for ((path, _), times) in &requests {
            let sum = by_path.entry(path).or_default();
            sum.n += times.n;
            sum.seconds += times.seconds;
            sum.classes.iter_mut().zip(times.classes).for_each(|(sum, n)| *sum += n);
        }
        for (path, times) in by_path {
            let mut n = 0;
            for (bound, class) in BOUNDS.iter().zip(times.classes) {
                n += class;
                put(&mut out, &format!("{name}_bucket{{path=\"{path}\",le=\"{bound}\"}}"), n);
            }
            put(&mut out, &format!("{name}_bucket{{path=\"{path}\",le=\"+Inf\"}}"), times.n);
            put(&mut out, &format!("{name}_sum{{path=\"{path}\"}}"), times.seconds);
            put(&mut out, &format!("{name}_count{{path=\"{path}\"}}"), times.n);
        }
        let engine = metrics.engine_micros.load(Ordering::Relaxed) as f64 / 1e6;
        let own: [Single; 5] = [
            ("engine_seconds_total", "counter", "Time spent in the engine.", engine),
            ("batch_lines_total", "counter", "Lines of batches answered.", load(&metrics.lines)),
            (
                "connections",
                "gauge",
                "Open connections.",
                metrics.connections.load(Ordering::Relaxed) as f64,
            ),
            (
                "connections_refused_total",
                "counter",
                "Connections closed at once because there were too many.",
                load(&metrics.refused_connections),
            ),
            ("resident_bytes", "gauge", "Memory in use.", resident_bytes()),
        ];
        for (name, kind, about, value) in own.iter().chain(others) {
            let name = format!("gridwright_{name}");
            head(&mut out, &name, kind, about);
            put(&mut out, &name, value);
        }
        out
    }
}

fn load(counter: &AtomicU64) -> f64 {
    counter.load(Ordering::Relaxed) as f64
}

fn head(out: &mut String, name: &str, kind: &str, about: &str) {
    let _ = write!(out, "# HELP {name} {about}\n# TYPE {name} {kind}\n");
}

fn put(out: &mut String, name: &str, value: impl std::fmt::Display) {
    let _ = writeln!(out, "{name} {value}");
}

/// The resident memory of the process, if the system reports it.
fn resident_bytes() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kilobytes.unwrap_or(0.0) * 1024.0
}
