//! Schedules requests onto the engine's workers. The client with the least recent use goes first;
//! jobs that turn out to be long leave the quick lane, so that they cannot block short ones.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::client::Client;
use crate::settings::Limits;

/// The two lanes of workers, and the queue for the quick one.
pub(crate) struct Lanes {
    state: Mutex<State>,
    long: Arc<Semaphore>,
    most_waiting: usize,
    most_waiting_a_client: usize,
}

struct State {
    free: usize,
    n_waiting: usize,
    waiting: BTreeMap<Client, VecDeque<oneshot::Sender<Slot>>>,
    /// Clients with requests in the queue, in order of arrival.
    turns: VecDeque<Client>,
    /// Recent use of the quick lane, by client.
    used: BTreeMap<Client, Used>,
}

/// Seconds used in the quick lane; they decay with a half-life of one second.
#[derive(Clone, Copy)]
struct Used {
    seconds: f64,
    at: Instant,
}

impl Used {
    fn now(self, now: Instant) -> f64 {
        self.seconds * 0.5_f64.powf(now.saturating_duration_since(self.at).as_secs_f64())
    }
}

/// Number of clients above which those with almost no recent use are removed.
const REMEMBERED: usize = 4096;

/// Reasons why a request cannot be queued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// The queue is full.
    Queue,
    /// The queue has too many requests of this client.
    Share,
}

/// A worker in use, which is released when the slot is dropped.
pub(crate) struct Slot {
    lanes: Arc<Lanes>,
    client: Client,
    since: Instant,
    place: Mutex<Place>,
}

enum Place {
    Quick,
    Long { _permit: OwnedSemaphorePermit },
    Nowhere,
}

impl Lanes {
    pub(crate) fn new(limits: &Limits) -> Arc<Lanes> {
        let state = State {
            free: limits.workers,
            n_waiting: 0,
            waiting: BTreeMap::new(),
            turns: VecDeque::new(),
            used: BTreeMap::new(),
        };
        Arc::new(Lanes {
            state: Mutex::new(state),
            long: Arc::new(Semaphore::new(limits.long_workers)),
            most_waiting: limits.queue,
            most_waiting_a_client: limits.queue_a_client,
        })
    }

    /// Waits for a worker of the quick lane.
    pub(crate) async fn enter(self: &Arc<Lanes>, client: &Client) -> Result<Slot, Full> {
        let receiver = {
            let mut state = self.locked();
            if state.free > 0 && state.n_waiting == 0 {
                state.free -= 1;
                return Ok(self.slot(client.clone()));
            }
            if state.n_waiting >= self.most_waiting {
                state.forget_the_gone();
            }
            if state.n_waiting >= self.most_waiting {
                return Err(Full::Queue);
            }
            let own = state.waiting.get(client).map_or(0, VecDeque::len);
            if own >= self.most_waiting_a_client {
                return Err(Full::Share);
            }
            let (sender, receiver) = oneshot::channel();
            if own == 0 {
                state.turns.push_back(client.clone());
            }
            state.waiting.entry(client.clone()).or_default().push_back(sender);
            state.n_waiting += 1;
            receiver
        };
        // The lanes outlive every waiting request, so the sender is never dropped without sending.
        receiver.await.map_err(|_| Full::Queue)
    }

    /// Waits for a worker of the long lane, for jobs that are known to be long.
    pub(crate) async fn enter_long(&self) -> OwnedSemaphorePermit {
        let permit = Arc::clone(&self.long).acquire_owned().await;
        permit.expect("the semaphore is never closed")
    }

    /// The number of requests in the queue.
    pub(crate) fn n_waiting(&self) -> usize {
        self.locked().n_waiting
    }

    /// The number of free workers of the quick lane.
    pub(crate) fn n_free(&self) -> usize {
        self.locked().free
    }

    /// The number of free workers of the long lane.
    pub(crate) fn n_free_long(&self) -> usize {
        self.long.available_permits()
    }

    fn slot(self: &Arc<Lanes>, client: Client) -> Slot {
        let (lanes, since) = (Arc::clone(self), Instant::now());
        Slot { lanes, client, since, place: Mutex::new(Place::Quick) }
    }

    /// Releases a worker of the quick lane, which a client has used for a while, to the next
    /// request.
    fn release(self: &Arc<Lanes>, client: &Client, used: Duration) {
        self.locked().note(client, used);
        loop {
            let next = {
                let mut state = self.locked();
                let next = state.next();
                state.free += usize::from(next.is_none());
                next
            };
            let Some((client, sender)) = next else { return };
            match sender.send(self.slot(client)) {
                Ok(()) => return,
                // The request has been cancelled, so the worker goes to the next one.
                Err(slot) => slot.vanish(),
            }
        }
    }

    fn locked(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// The first request of the client with the least recent use; ties are broken by order of
    /// arrival.
    fn next(&mut self) -> Option<(Client, oneshot::Sender<Slot>)> {
        let now = Instant::now();
        let used = |client: &Client| self.used.get(client).map_or(0.0, |used| used.now(now));
        let least = self.turns.iter().enumerate().map(|(i, client)| (i, used(client)));
        let (at, _) = least.min_by(|(_, one), (_, other)| one.total_cmp(other))?;
        let client = self.turns.remove(at)?;
        let queue = self.waiting.get_mut(&client)?;
        let sender = queue.pop_front();
        self.n_waiting -= usize::from(sender.is_some());
        if queue.is_empty() {
            self.waiting.remove(&client);
        } else {
            self.turns.push_back(client.clone());
        }
        Some((client, sender?))
    }

    /// Records that a client has used the quick lane.
    fn note(&mut self, client: &Client, used: Duration) {
        let now = Instant::now();
        if self.used.len() >= REMEMBERED {
            self.used.retain(|_, used| used.now(now) > 0.001);
        }
        let before = self.used.get(client).map_or(0.0, |used| used.now(now));
        let seconds = before + used.as_secs_f64();
        self.used.insert(client.clone(), Used { seconds, at: now });
    }

    /// Removes cancelled requests from the queue.
    fn forget_the_gone(&mut self) {
        for queue in self.waiting.values_mut() {
            queue.retain(|sender| !sender.is_closed());
        }
        self.waiting.retain(|_, queue| !queue.is_empty());
        let waiting = &self.waiting;
        self.turns.retain(|client| waiting.contains_key(client));
        self.n_waiting = self.waiting.values().map(VecDeque::len).sum();
    }
}

impl Slot {
    /// Moves the job to the long lane and frees its worker in the quick lane; `false` if the long
    /// lane is full.
    pub(crate) fn leave_quick_lane(&self) -> bool {
        let Ok(permit) = Arc::clone(&self.lanes.long).try_acquire_owned() else { return false };
        let mut place = self.place.lock().unwrap_or_else(PoisonError::into_inner);
        if matches!(*place, Place::Quick) {
            *place = Place::Long { _permit: permit };
            drop(place);
            self.lanes.release(&self.client, self.since.elapsed());
        }
        true
    }
}

impl Slot {
    /// Ends without releasing a worker.
    fn vanish(mut self) {
        self.place = Mutex::new(Place::Nowhere);
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let place = self.place.get_mut().unwrap_or_else(PoisonError::into_inner);
        if matches!(place, Place::Quick) {
            self.lanes.release(&self.client, self.since.elapsed());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use gridwright_serve_flags::ServeArgs;

    use super::*;
    use crate::settings::Settings;

    fn lanes(workers: u16, queue: usize) -> Arc<Lanes> {
        let args = ServeArgs {
            workers: Some(workers),
            queue: Some(queue),
            grace: 1.0,
            ..ServeArgs::default()
        };
        let mut limits = Settings::of(&args, true).unwrap().limits;
        limits.long_workers = 1;
        limits.queue_a_client = 3;
        Lanes::new(&limits)
    }

    fn client(i: u8) -> Client {
        Client::at([192, 0, 2, i].into())
    }

    async fn settle() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }

    fn runtime() -> tokio::runtime::Runtime {
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
    }

    #[test]
    fn who_has_used_least_goes_first() {
        runtime().block_on(async {
            let lanes = lanes(1, 10);
            let first = lanes.enter(&client(1)).await.unwrap();
            let order = Arc::new(Mutex::new(Vec::new()));
            let mut waiting = Vec::new();
            for i in [1, 1, 1, 2, 3] {
                let (lanes, order) = (Arc::clone(&lanes), Arc::clone(&order));
                waiting.push(tokio::spawn(async move {
                    let _slot = lanes.enter(&client(i)).await.unwrap();
                    order.lock().unwrap().push(i);
                }));
                settle().await;
            }
            assert_eq!(lanes.n_waiting(), 5);
            assert_eq!(lanes.enter(&client(1)).await.err(), Some(Full::Share));
            drop(first);
            for task in waiting {
                task.await.unwrap();
            }
            assert_eq!(*order.lock().unwrap(), [2, 3, 1, 1, 1]);
            assert_eq!((lanes.n_free(), lanes.n_waiting()), (1, 0));
        });
    }

    #[test]
    fn who_has_gone_holds_no_place() {
        runtime().block_on(async {
            let lanes = lanes(1, 2);
            let first = lanes.enter(&client(1)).await.unwrap();
            let mut waiting = Vec::new();
            for i in [2, 3] {
                let lanes = Arc::clone(&lanes);
                waiting.push(tokio::spawn(async move { lanes.enter(&client(i)).await.is_ok() }));
            }
            settle().await;
            assert_eq!(lanes.enter(&client(4)).await.err(), Some(Full::Queue));
            waiting.remove(0).abort();
            settle().await;
            let last = tokio::spawn({
                let lanes = Arc::clone(&lanes);
                async move { lanes.enter(&client(4)).await.is_ok() }
            });
            settle().await;
            drop(first);
            assert!(last.await.unwrap() && waiting.remove(0).await.unwrap());
            assert_eq!((lanes.n_free(), lanes.n_waiting()), (1, 0));
        });
    }

    #[test]
    fn long_work_makes_room() {
        runtime().block_on(async {
            let lanes = lanes(1, 2);
            let long = lanes.enter(&client(1)).await.unwrap();
            assert!(long.leave_quick_lane());
            let other = lanes.enter(&client(1)).await.unwrap();
            assert!(!other.leave_quick_lane(), "the long lane has one place");
            drop(long);
            assert!(other.leave_quick_lane());
            drop(other);
            assert_eq!((lanes.n_free(), lanes.n_free_long()), (1, 1));
        });
    }
}
