//! One piece of work for the engine, with its deadline: cancelled when the time is up or nobody waits for
//! the answer any more, and never left running.

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

/// Work that takes longer leaves the quick lane, or ends where the long lane is full.
const QUICK: Duration = Duration::from_millis(50);

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    /// Too many requests are waiting, or this one waited until its deadline.
    Busy,
    /// Too many requests of this client are waiting.
    Share,
    /// The work is long, and there is no room for long work.
    NoRoom,
    /// A fault of the engine.
    Fault,
}

/// Sets the flag when it is dropped, however that comes about.
struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Does the work once there is a place for it. When the future is dropped, the work ends soon.
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
    /// Notes what work has cost, and has the client pay for it.
    pub(crate) fn account(&self, client: &Client, begun: Instant) {
        let took = begun.elapsed();
        self.metrics.engine(took);
        self.allowances.charge(client, took.max(LEAST), Instant::now());
    }
}
