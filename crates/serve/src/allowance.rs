//! Rate limits: a token bucket for each client, in milliseconds of engine time.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::client::Client;

/// The minimum cost of a request, so that cheap requests are rate limited too.
pub(crate) const LEAST: Duration = Duration::from_millis(1);

/// Number of clients above which those with a full bucket are removed.
const MOST_CLIENTS: usize = 100_000;

/// The buckets of all clients.
#[derive(Debug)]
pub(crate) struct Allowances {
    /// Milliseconds added each second; 0 for no rate limit.
    rate: f64,
    burst: f64,
    buckets: Mutex<BTreeMap<Client, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    /// Milliseconds left at `at`; negative after a request that cost more than was left.
    left: f64,
    at: Instant,
}

impl Allowances {
    pub(crate) fn new(rate: u32, burst: u32) -> Allowances {
        let (rate, burst) = (f64::from(rate), f64::from(burst.max(1)));
        Allowances { rate, burst, buckets: Mutex::default() }
    }

    /// The time that the client has to wait before its next request; `None` if it need not wait.
    pub(crate) fn wait(&self, client: &Client, now: Instant) -> Option<Duration> {
        if self.rate == 0.0 {
            return None;
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let left = self.level(buckets.get(client), now);
        let least = LEAST.as_secs_f64() * 1000.0;
        if left < least {
            return Some(Duration::from_secs_f64((least - left) / self.rate));
        }
        if buckets.len() >= MOST_CLIENTS {
            buckets.retain(|_, bucket| self.level(Some(bucket), now) < self.burst);
        }
        None
    }

    /// Charges a client for the cost of a request.
    pub(crate) fn charge(&self, client: &Client, cost: Duration, now: Instant) {
        if self.rate == 0.0 {
            return;
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let left = self.level(buckets.get(client), now) - cost.as_secs_f64() * 1000.0;
        buckets.insert(client.clone(), Bucket { left, at: now });
    }

    fn level(&self, bucket: Option<&Bucket>, now: Instant) -> f64 {
        bucket.map_or(self.burst, |bucket| {
            let seconds = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.left + seconds * self.rate).min(self.burst)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_paid_for_and_comes_back() {
        let allowances = Allowances::new(500, 1000);
        let [anna, bert] = [1, 2].map(|i| Client::at([192, 0, 2, i].into()));
        let start = Instant::now();
        assert_eq!(allowances.wait(&anna, start), None);
        allowances.charge(&anna, Duration::from_millis(3000), start);
        let wait = allowances.wait(&anna, start).expect("in debt by two seconds of work");
        assert!((4.0..4.01).contains(&wait.as_secs_f64()), "{wait:?}");
        assert_eq!(allowances.wait(&bert, start), None);
        assert_eq!(allowances.wait(&anna, start + wait), None);
        // A bucket never holds more than the burst.
        let later = start + Duration::from_secs(3600);
        allowances.charge(&anna, Duration::from_millis(1001), later);
        assert!(allowances.wait(&anna, later).is_some());
    }

    #[test]
    fn without_a_rate_there_is_no_limit() {
        let allowances = Allowances::new(0, 0);
        let (client, now) = (Client::at([192, 0, 2, 1].into()), Instant::now());
        allowances.charge(&client, Duration::from_secs(1000), now);
        assert_eq!(allowances.wait(&client, now), None);
    }
}
