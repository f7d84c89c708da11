//! What was solved, and what it comes to: counts, best and mean times, days in a row.

use std::collections::{BTreeMap, BTreeSet};

use gridwright::Level;

use crate::date::Date;

/// One solved game: a line of the statistics file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Record {
    pub(crate) date: Date,
    pub(crate) family: String,
    pub(crate) level: Option<Level>,
    pub(crate) seconds: u64,
    pub(crate) hints: u32,
    /// The day whose puzzle it was, if it was one.
    pub(crate) daily: Option<Date>,
    /// The name of the game, so that it counts once.
    pub(crate) game: String,
    /// What made it, if a recipe did: the puzzles of a day are found again by it.
    pub(crate) recipe: Option<String>,
}

impl Record {
    pub(crate) fn write(&self) -> String {
        let level = self.level.map_or("-", Level::name);
        let daily = self.daily.map_or("-".to_owned(), |date| date.to_string());
        let recipe = self.recipe.as_deref().unwrap_or("-");
        let Record { date, family, seconds, hints, game, .. } = self;
        format!("{date}\t{family}\t{level}\t{seconds}\t{hints}\t{daily}\t{game}\t{recipe}\n")
    }

    /// A line that is something else is no record.
    pub(crate) fn read(line: &str) -> Option<Record> {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[date, family, level, seconds, hints, daily, game, recipe] = &fields[..] else {
            return None;
        };
        Some(Record {
            date: date.parse().ok()?,
            family: family.to_owned(),
            level: Level::named(level),
            seconds: seconds.parse().ok()?,
            hints: hints.parse().ok()?,
            daily: daily.parse().ok(),
            game: game.to_owned(),
            recipe: Some(recipe.to_owned()).filter(|recipe| recipe != "-"),
        })
    }
}

/// What a family and level come to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sum {
    pub(crate) solved: usize,
    pub(crate) best: u64,
    pub(crate) total: u64,
    pub(crate) hints: u32,
    /// The times of the last games, oldest first.
    pub(crate) recent: Vec<u64>,
}

/// How many times a chart shows.
const RECENT: usize = 12;

impl Sum {
    fn add(&mut self, record: &Record) {
        self.best = if self.solved == 0 { record.seconds } else { self.best.min(record.seconds) };
        self.solved += 1;
        self.total += record.seconds;
        self.hints += record.hints;
        self.recent.push(record.seconds);
        if self.recent.len() > RECENT {
            self.recent.remove(0);
        }
    }

    pub(crate) fn mean(&self) -> u64 {
        self.total / self.solved.max(1) as u64
    }
}

/// The sums of each family and level, in that order; games whose level is not known come last.
pub(crate) fn sums(records: &[Record]) -> BTreeMap<(String, u8), Sum> {
    let mut sums: BTreeMap<(String, u8), Sum> = BTreeMap::new();
    for record in records {
        let level = record.level.map_or(Level::ALL.len() as u8, |level| level as u8);
        sums.entry((record.family.clone(), level)).or_default().add(record);
    }
    sums
}

/// Days in a row on which a puzzle of that very day was solved: up to today or yesterday, and the
/// most there ever were.
pub(crate) fn streaks(records: &[Record], today: Date) -> (usize, usize) {
    let days: BTreeSet<Date> = records.iter().filter_map(|record| record.daily).collect();
    let run_to = |last: Date| {
        let mut day = last;
        let mut run = 0;
        while days.contains(&day) {
            run += 1;
            day = day.before();
        }
        run
    };
    let now = if days.contains(&today) { run_to(today) } else { run_to(today.before()) };
    (now, days.iter().map(|&day| run_to(day)).max().unwrap_or(0))
}

/// `1:02:03` or `2:03`.
pub(crate) fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(day: &str, seconds: u64, daily: bool) -> Record {
        let date: Date = day.parse().unwrap();
        let daily = daily.then_some(date);
        Record {
            date,
            family: "latin".to_owned(),
            level: Some(Level::Easy),
            seconds,
            hints: 1,
            daily,
            game: format!("{day}-{seconds}"),
            recipe: daily.map(|_| "a/level=easy@1#1".to_owned()),
        }
    }

    #[test]
    fn records_survive_their_line() {
        for mut one in [record("2026-11-15", 61, true), record("2026-11-15", 5, false)] {
            assert_eq!(Record::read(one.write().trim_end()), Some(one.clone()));
            one.level = None;
            assert_eq!(Record::read(one.write().trim_end()), Some(one));
        }
        assert_eq!(Record::read("nonsense"), None);
        assert_eq!(Record::read("a\tb\tc\td\te\tf\tg\th"), None);
    }

    #[test]
    fn sums_add_up() {
        let records: Vec<Record> = (1..=20).map(|n| record("2026-11-15", 10 * n, false)).collect();
        let sums = sums(&records);
        let sum = &sums[&("latin".to_owned(), 0)];
        assert_eq!((sum.solved, sum.best, sum.mean(), sum.hints), (20, 10, 105, 20));
        assert_eq!(sum.recent.first(), Some(&90));
    }

    #[test]
    fn days_in_a_row_are_counted() {
        let days = ["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-14"];
        let records: Vec<Record> = days.iter().map(|day| record(day, 1, true)).collect();
        let today = |day: &str| day.parse().unwrap();
        assert_eq!(streaks(&records, today("2026-11-14")), (1, 3));
        assert_eq!(streaks(&records, today("2026-11-15")), (1, 3), "today is not over");
        assert_eq!(streaks(&records, today("2026-11-16")), (0, 3));
        assert_eq!(streaks(&[], today("2026-11-16")), (0, 0));
    }

    #[test]
    fn clocks_read_as_people_write_them() {
        assert_eq!(clock(59), "0:59");
        assert_eq!(clock(600), "10:00");
        assert_eq!(clock(3723), "1:02:03");
    }
}
