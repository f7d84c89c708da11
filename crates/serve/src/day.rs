//! Dates and times in UTC, from the system clock.

use std::time::{SystemTime, UNIX_EPOCH};

const SECONDS: u64 = 24 * 60 * 60;

/// Seconds since the Unix epoch.
pub(crate) fn unix_seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

/// Today, such as `2026-11-16`.
pub(crate) fn today() -> String {
    date_of(unix_seconds())
}

/// Seconds until midnight.
pub(crate) fn rest_of_day() -> u64 {
    SECONDS - unix_seconds() % SECONDS
}

/// A timestamp such as `2026-11-16T12:34:56Z`.
pub(crate) fn timestamp(seconds: u64) -> String {
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{}T{hour:02}:{minute:02}:{second:02}Z", date_of(seconds))
}

fn date_of(seconds: u64) -> String {
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let (mut days, mut year) = (seconds / SECONDS, 1970);
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = 28 + u64::from(is_leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year:04}-{month:02}-{:02}", days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, shown) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_794_832_496, "2026-11-16T12:34:56Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(timestamp(seconds), shown);
        }
    }
}
