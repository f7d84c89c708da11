//! The state shared by all requests. No data of a request are kept after it has ended.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::allowance::Allowances;
use crate::client::Client;
use crate::docs::docs;
use crate::lanes::Lanes;
use crate::log::Logger;
use crate::metrics::Metrics;
use crate::settings::Settings;

/// The shared state of the server.
pub(crate) struct App {
    pub(crate) settings: Settings,
    pub(crate) lanes: Arc<Lanes>,
    pub(crate) allowances: Allowances,
    pub(crate) metrics: Metrics,
    pub(crate) logger: Logger,
    /// Set when the server has been asked to stop.
    pub(crate) is_ending: AtomicBool,
    /// The documentation as an HTML page.
    pub(crate) docs: String,
    batches: Mutex<BTreeMap<Client, usize>>,
    /// The first request id, random so that different runs of the server use different ids.
    first_id: u64,
    n_ids: AtomicU64,
}

impl App {
    pub(crate) fn new(settings: Settings) -> App {
        let limits = &settings.limits;
        App {
            lanes: Lanes::new(limits),
            allowances: Allowances::new(limits.rate, limits.burst),
            metrics: Metrics::default(),
            logger: Logger::new(settings.log),
            is_ending: AtomicBool::new(false),
            docs: docs(),
            batches: Mutex::default(),
            first_id: RandomState::new().hash_one("request id"),
            n_ids: AtomicU64::new(0),
            settings,
        }
    }

    /// Returns a new request id, which identifies the request in the log.
    pub(crate) fn new_id(&self) -> String {
        let n = self.n_ids.fetch_add(1, Ordering::Relaxed);
        format!("{:016x}", self.first_id.wrapping_add(n.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }

    /// Whether the server has been asked to stop.
    pub(crate) fn is_ending(&self) -> bool {
        self.is_ending.load(Ordering::Relaxed)
    }

    /// All metrics as text.
    pub(crate) fn metrics_text(&self) -> String {
        let (limits, lanes) = (&self.settings.limits, &self.lanes);
        let busy = limits.workers.saturating_sub(lanes.n_free());
        let long = limits.long_workers.saturating_sub(lanes.n_free_long());
        self.metrics.text(&[
            ("queue", "gauge", "Requests waiting for a worker.", lanes.n_waiting() as f64),
            ("workers_busy", "gauge", "Workers of the quick lane at work.", busy as f64),
            ("long_workers_busy", "gauge", "Workers of the long lane at work.", long as f64),
            (
                "log_lines_lost_total",
                "counter",
                "Lines of the log left out.",
                self.logger.n_lost() as f64,
            ),
            (
                "ending",
                "gauge",
                "1 once the server has been asked to stop.",
                f64::from(u8::from(self.is_ending())),
            ),
        ])
    }

    /// Starts a batch; `None` if the client has too many running.
    pub(crate) fn begin_batch(self: &Arc<App>, client: &Client) -> Option<BatchTicket> {
        let mut batches = self.batches.lock().unwrap_or_else(PoisonError::into_inner);
        let n = batches.entry(client.clone()).or_default();
        if *n >= self.settings.limits.batches_a_client {
            return None;
        }
        *n += 1;
        Some(BatchTicket { app: Arc::clone(self), client: client.clone() })
    }
}

/// A running batch, counted until it is dropped.
pub(crate) struct BatchTicket {
    app: Arc<App>,
    client: Client,
}

impl Drop for BatchTicket {
    fn drop(&mut self) {
        let mut batches = self.app.batches.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(n) = batches.get_mut(&self.client) {
            *n -= 1;
            if *n == 0 {
                batches.remove(&self.client);
            }
        }
    }
}
