//! The log: one line for each request on standard error. A separate thread writes it, so a slow
//! reader of the log does not delay requests.

use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::Duration;

use gridwright_serve_flags::Log;
use serde::Serialize;

use crate::day::{timestamp, unix_seconds};

/// Number of lines that may be queued for writing; further lines are dropped and counted.
const AHEAD: usize = 4096;

/// The queue of log lines.
pub(crate) struct Logger {
    format: Log,
    lines: Option<SyncSender<String>>,
    lost: AtomicU64,
}

/// The log entry of a request.
pub(crate) struct Entry<'a> {
    pub(crate) id: &'a str,
    pub(crate) client: &'a str,
    pub(crate) method: &'a str,
    /// The path as it is in the table, without its parameters, which may be private.
    pub(crate) path: &'a str,
    /// The status, or 499 if the client disconnected first.
    pub(crate) status: u16,
    pub(crate) took: Duration,
    /// The error code, if there was an error.
    pub(crate) code: Option<&'a str>,
}

/// A line of the log in JSON.
#[derive(Serialize)]
struct JsonEntry<'a> {
    #[serde(flatten)]
    event: JsonEvent<'a>,
    #[serde(flatten)]
    request: Option<JsonRequest<'a>>,
}

#[derive(Serialize)]
struct JsonEvent<'a> {
    time: &'a str,
    level: &'a str,
    message: &'a str,
}

#[derive(Serialize)]
struct JsonRequest<'a> {
    id: &'a str,
    client: &'a str,
    method: &'a str,
    path: &'a str,
    status: u16,
    ms: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'a str>,
}

fn json_line(entry: &JsonEntry<'_>) -> String {
    let line = serde_json::to_string(entry).expect("names are strings, and times are finite");
    format!("{line}\n")
}

impl Logger {
    pub(crate) fn new(format: Log) -> Logger {
        let lines = (format != Log::Off).then(|| {
            let (sender, receiver) = sync_channel::<String>(AHEAD);
            std::thread::spawn(move || {
                while let Ok(mut lines) = receiver.recv() {
                    lines.extend(receiver.try_iter().take(AHEAD));
                    // There is no other place to report this error.
                    let _ = std::io::stderr().write_all(lines.as_bytes());
                }
            });
            sender
        });
        Logger { format, lines, lost: AtomicU64::new(0) }
    }

    /// Logs a request that has ended.
    pub(crate) fn request(&self, entry: &Entry<'_>) {
        if self.lines.is_none() {
            return;
        }
        let Entry { id, client, method, path, status, took, code } = entry;
        let (time, ms) = (timestamp(unix_seconds()), took.as_secs_f64() * 1000.0);
        let line = match self.format {
            Log::Json => {
                let ms = (ms * 1000.0).round() / 1000.0;
                let (id, client, method, path) = (*id, *client, *method, *path);
                let (status, code) = (*status, *code);
                json_line(&JsonEntry {
                    event: JsonEvent { time: &time, level: "info", message: "request" },
                    request: Some(JsonRequest { id, client, method, path, status, ms, code }),
                })
            }
            Log::Text | Log::Off => {
                let code = code.map_or(String::new(), |code| format!(" {code}"));
                format!("{time} {status} {method} {path} {ms:.1} ms {client} {id}{code}\n")
            }
        };
        self.put(line);
    }

    /// Logs an event of the server itself.
    pub(crate) fn event(&self, message: &str) {
        let time = timestamp(unix_seconds());
        self.put(match self.format {
            Log::Json => json_line(&JsonEntry {
                event: JsonEvent { time: &time, level: "info", message },
                request: None,
            }),
            Log::Text | Log::Off => format!("{time} {message}\n"),
        });
    }

    /// The number of lines that were dropped.
    pub(crate) fn n_lost(&self) -> u64 {
        self.lost.load(Ordering::Relaxed)
    }

    fn put(&self, line: String) {
        let Some(lines) = &self.lines else { return };
        if lines.try_send(line).is_err() {
            self.lost.fetch_add(1, Ordering::Relaxed);
        }
    }
}
