//! Calendar days, counted in UTC so that a day's puzzle changes everywhere at the same moment.

use std::fmt;
use std::str::FromStr;

/// A day, as the number of days since 1970-01-01.
///
/// ```
/// use gridwright_tui::Date;
/// let date: Date = "2026-11-15".parse().unwrap();
/// assert_eq!(date.to_string(), "2026-11-15");
/// assert_eq!(date.number(), 20_261_115);
/// assert_eq!(Date::of_unix(86_400).to_string(), "1970-01-02");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date(i64);

impl Date {
    /// The day of a moment in seconds since 1970-01-01 00:00 UTC.
    pub fn of_unix(seconds: u64) -> Date {
        Date((seconds / 86_400) as i64)
    }

    /// Year, month and day written as one number, which is the seed of the day's puzzles.
    pub fn number(self) -> u64 {
        let (year, month, day) = self.civil();
        (year * 10_000 + month * 100 + day).unsigned_abs()
    }

    /// The day before.
    #[must_use]
    pub fn before(self) -> Date {
        Date(self.0 - 1)
    }

    /// Years of 365.2425 days from 1 March of the year 0, so that a leap day comes last.
    fn civil(self) -> (i64, i64, i64) {
        let days = self.0 + 719_468;
        let era = days.div_euclid(146_097);
        let in_era = days.rem_euclid(146_097);
        let year = (in_era - in_era / 1460 + in_era / 36_524 - in_era / 146_096) / 365;
        let in_year = in_era - (365 * year + year / 4 - year / 100);
        let shifted = (5 * in_year + 2) / 153;
        let day = in_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
        (year + era * 400 + i64::from(month <= 2), month, day)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Date {
    type Err = String;

    fn from_str(text: &str) -> Result<Date, String> {
        let expected = || format!("{text:?}: expected a date such as 2026-11-15");
        let parts: Option<Vec<i64>> = text.split('-').map(|part| part.parse().ok()).collect();
        let Some(&[year, month, day]) = parts.as_deref() else { return Err(expected()) };
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) {
            return Err(expected());
        }
        let shifted = (month + 9) % 12;
        let year = if month <= 2 { year - 1 } else { year };
        let in_year = (153 * shifted + 2) / 5 + day - 1;
        let days = 365 * year + year / 4 - year / 100 + year / 400 + in_year - 719_468;
        // A day that the month does not have comes out as another one.
        let date = Date(days);
        if date.to_string() == text { Ok(date) } else { Err(expected()) }
    }
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
            date = Date(date.0 + 1);
        }
        assert!(seen.contains(&"2024-02-29".to_owned()) && seen.contains(&"2026-02-28".to_owned()));
        assert!(!seen.contains(&"2026-02-29".to_owned()));
        assert_eq!(date.before().0 + 1, date.0);
    }

    #[test]
    fn what_is_no_day_is_told() {
        for text in ["", "today", "2026-02-29", "2026-13-01", "2026-1-1", "1969-01-01", "2026-11"] {
            assert!(text.parse::<Date>().unwrap_err().contains("expected a date"), "{text}");
        }
    }
}
