//! Calendar dates in UTC, so that the daily puzzle changes everywhere at the same moment.

use std::fmt;
use std::str::FromStr;

use time::{Duration, Month, UtcDateTime};

/// A day from 1970-01-01 to 9999-12-31.
///
/// ```
/// use gridwright_tui::Date;
/// let date: Date = "2026-11-15".parse().unwrap();
/// assert_eq!(date.to_string(), "2026-11-15");
/// assert_eq!(date.number(), 20_261_115);
/// assert_eq!(Date::of_unix(86_400).to_string(), "1970-01-02");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date(time::Date);

impl Date {
    /// The date of a Unix time in seconds.
    pub fn of_unix(seconds: u64) -> Date {
        let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
        let moment = UtcDateTime::UNIX_EPOCH.checked_add(Duration::seconds(seconds));
        Date(moment.unwrap_or(UtcDateTime::MAX).date())
    }

    /// Year, month and day as one number, which is the seed of the daily puzzles.
    pub fn number(self) -> u64 {
        let (year, month, day) = self.0.to_calendar_date();
        u64::from(year.unsigned_abs()) * 10_000 + u64::from(u8::from(month)) * 100 + u64::from(day)
    }

    /// The day before.
    #[must_use]
    pub fn before(self) -> Date {
        Date(self.0.previous_day().unwrap_or(self.0))
    }

    /// The day after.
    #[must_use]
    pub(crate) fn after(self) -> Date {
        Date(self.0.next_day().unwrap_or(self.0))
    }

    /// The same day of the previous month, or the last day of that month.
    #[must_use]
    pub(crate) fn month_before(self) -> Date {
        let first = self.month().1;
        let last = first.before();
        let day = self.0.day().min(last.0.day());
        Date(last.0.replace_day(day).unwrap_or(last.0))
    }

    /// The same day of the next month, or the last day of that month.
    #[must_use]
    pub(crate) fn month_after(self) -> Date {
        let (_, first, n_days) = self.month();
        let next = (0..n_days).fold(first, |day, _| day.after());
        let day = self.0.day().min(next.month().2);
        Date(next.0.replace_day(day).unwrap_or(next.0))
    }

    /// The month of the date: year and month, the first day, and the number of days.
    pub(crate) fn month(self) -> (String, Date, u8) {
        let first = Date(self.0.replace_day(1).unwrap_or(self.0));
        let (year, month, _) = self.0.to_calendar_date();
        (format!("{year}-{:02}", u8::from(month)), first, month.length(year))
    }

    /// Days since the last Monday.
    pub(crate) fn weekday(self) -> usize {
        usize::from(self.0.weekday().number_days_from_monday())
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Date {
    type Err = String;

    fn from_str(text: &str) -> Result<Date, String> {
        let date = calendar_date(text).map(Date);
        // Leading zeros are required, and signs are not allowed.
        let date = date.filter(|date| date.0.year() >= 1970 && date.to_string() == text);
        date.ok_or_else(|| format!("{text:?}: expected a date such as 2026-11-15"))
    }
}

/// A year, a month and a day separated by hyphens, if the date exists.
fn calendar_date(text: &str) -> Option<time::Date> {
    let (year, rest) = text.split_once('-')?;
    let (month, day) = rest.split_once('-')?;
    let month = Month::try_from(month.parse::<u8>().ok()?).ok()?;
    time::Date::from_calendar_date(year.parse().ok()?, month, day.parse().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::Date;

    #[test]
    fn every_day_is_written_and_read() {
        let mut date: Date = "2023-12-30".parse().unwrap();
        let mut seen = Vec::new();
        for _ in 0..1200 {
            assert_eq!(date.to_string().parse(), Ok(date));
            seen.push(date.to_string());
            let next = Date(date.0.next_day().unwrap());
            assert_eq!(next.before(), date);
            date = next;
        }
        assert!(seen.contains(&"2024-02-29".to_owned()) && seen.contains(&"2026-02-28".to_owned()));
        assert!(!seen.contains(&"2026-02-29".to_owned()));
    }

    #[test]
    fn months_are_walked_through() {
        let day = |text: &str| text.parse::<Date>().unwrap();
        assert_eq!(day("2026-03-31").month_before(), day("2026-02-28"));
        assert_eq!(day("2026-01-31").month_after(), day("2026-02-28"));
        assert_eq!(day("2026-12-15").month_after(), day("2027-01-15"));
        let (name, first, n_days) = day("2024-02-10").month();
        assert_eq!((name.as_str(), first, n_days), ("2024-02", day("2024-02-01"), 29));
        assert_eq!((first.weekday(), day("2026-11-16").weekday()), (3, 0));
    }

    #[test]
    fn what_is_no_day_is_reported() {
        let dates = ["2026-02-29", "2026-13-01", "2026-1-1", "1969-01-01", "2026-11", "20261115"];
        let others = ["", "today", "2026-11-15T10:00", "+2026-11-15", "2026-11-+5"];
        for text in dates.into_iter().chain(others) {
            assert!(text.parse::<Date>().unwrap_err().contains("expected a date"), "{text}");
        }
    }
}
