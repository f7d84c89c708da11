//! Runs one job on the engine, with a deadline. The job is cancelled at its deadline or when the
//! client no longer waits for the answer; it is never left running.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use gridwright::Budget;
use tokio::time::{sleep_until, timeout_at};

use crate::allowance::LEAST;
use crate::app::App;
use crate::client::Client;
use crate::lanes::Full;

/// Time after which a job leaves the quick lane, or is stopped if the long lane is full.
const QUICK: Duration = Duration::from_millis(50);

/// Reasons why a job has no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    /// The queue is full, or the request waited in it until its deadline.
    Busy,
    /// Too many requests of this client are in the queue.
    Share,
    /// The job takes long, and the long lane is full.
    NoRoom,
    /// An internal error of the engine.
    Fault,
}

/// Sets the stop flag when it is dropped, for whatever reason.
struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Runs the job once a worker is free. When the future is dropped, the job stops soon afterwards.
pub(crate) async fn run<T: Send + 'static>(
    app: &Arc<App>,
    client: &Client,
    deadline: Instant,
    work: impl FnOnce(&mut Budget) -> T + Send + 'static,
) -> Result<T, Refused> {
    let waited = timeout_at(deadline.into(), app.lanes.enter(client)).await;
    let slot = waited.map_err(|_| Refused::Busy)?.map_err(|full| match full {
        Full::Queue => Refused::Busy,
        Full::Share => Refused::Share,
    })?;
    let stop = Arc::new(AtomicBool::new(false));
    let _guard = StopOnDrop(Arc::clone(&stop));
    let slot = Arc::new(slot);
    let begun = Instant::now();
    let task = tokio::task::spawn_blocking({
        let (app, client) = (Arc::clone(app), client.clone());
        let (slot, stop) = (Arc::clone(&slot), Arc::clone(&stop));
        move || {
            let mut budget = Budget::unlimited().with_stop(stop);
            let answer = catch_unwind(AssertUnwindSafe(|| work(&mut budget)));
            app.account(&client, begun);
            drop(slot);
            answer
        }
    });
    tokio::pin!(task);
    let mut is_preempted = false;
    let done = tokio::select! {
        done = &mut task => done,
        () = sleep_until((begun + QUICK).min(deadline).into()) => {
            if !slot.leave_quick_lane() {
                is_preempted = true;
                stop.store(true, Ordering::Relaxed);
            }
            drop(slot);
            tokio::select! {
                done = &mut task => done,
                () = sleep_until(deadline.into()) => {
                    stop.store(true, Ordering::Relaxed);
                    task.await
                }
            }
        }
    };
    match done {
        Ok(Ok(_)) if is_preempted => Err(Refused::NoRoom),
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(_)) | Err(_) => Err(Refused::Fault),
    }
}

impl App {
    /// Records the time that a job took, and charges the client for it.
    pub(crate) fn account(&self, client: &Client, begun: Instant) {
        let took = begun.elapsed();
        self.metrics.engine(took);
        self.allowances.charge(client, took.max(LEAST), Instant::now());
    }
}
