//! Measures the processor time of a thread, on a machine that may be busy.

use std::fs;
use std::time::{Duration, Instant};

/// A reading of a thread's processor time, if the system reports it, and of the wall clock.
pub(crate) struct Clock {
    on_processor: Option<Duration>,
    now: Instant,
}

impl Clock {
    pub(crate) fn read(thread: Option<&str>) -> Clock {
        let on_processor = thread.and_then(|thread| {
            let text = fs::read_to_string(format!("/proc/self/task/{thread}/schedstat")).ok()?;
            Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
        });
        Clock { on_processor, now: Instant::now() }
    }

    pub(crate) fn since(&self, before: &Clock) -> Duration {
        let on_processor = self.on_processor.zip(before.on_processor);
        on_processor.map_or(self.now - before.now, |(now, before)| now.saturating_sub(before))
    }
}

/// The id that Linux has for this thread.
pub(crate) fn this_thread() -> Option<String> {
    let link = fs::read_link("/proc/thread-self").ok()?;
    Some(link.file_name()?.to_str()?.to_owned())
}
