//! Statistics of response times.

use std::fmt;
use std::time::Duration;

/// The results of requests.
#[derive(Clone, Debug, Default)]
pub(crate) struct Figures {
    /// The response time of each successful request.
    pub(crate) times: Vec<Duration>,
    /// The number of requests with a status of 400 or above, or without an answer.
    pub(crate) failed: usize,
    /// The total time.
    all: Duration,
}

impl Figures {
    pub(crate) fn sum(parts: Vec<Figures>, all: Duration) -> Figures {
        let failed = parts.iter().map(|part| part.failed).sum();
        let mut times: Vec<Duration> = parts.into_iter().flat_map(|part| part.times).collect();
        times.sort_unstable();
        Figures { times, failed, all }
    }

    pub(crate) fn is_clean(&self) -> bool {
        self.failed == 0 && !self.times.is_empty()
    }

    /// The time within which a given share of the requests was answered.
    fn within(&self, share: f64) -> f64 {
        let last = self.times.len().saturating_sub(1);
        let at = (last as f64 * share).round() as usize;
        self.times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (n, failed) = (self.times.len(), self.failed);
        let rate = n as f64 / self.all.as_secs_f64().max(1e-9);
        let [half, most, nearly, longest] = [0.5, 0.9, 0.99, 1.0].map(|share| self.within(share));
        write!(
            f,
            "{n} answers, {failed} failures, {rate:.0} a second; p50 {half:.1} ms, p90 {most:.1} ms, \
             p99 {nearly:.1} ms, longest {longest:.1} ms"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_taken_of_all_clients() {
        let part = |from: u64| Figures {
            times: (from..from + 50).map(Duration::from_millis).collect(),
            failed: 1,
            all: Duration::ZERO,
        };
        let figures = Figures::sum(vec![part(51), part(1)], Duration::from_secs(10));
        assert_eq!(
            figures.to_string(),
            "100 answers, 2 failures, 10 a second; p50 51.0 ms, p90 90.0 ms, p99 99.0 ms, longest 100.0 ms"
        );
        assert!(!figures.is_clean());
    }
}
