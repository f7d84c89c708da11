//! Statistics of solved games: counts, best and mean times, streaks of days.

use std::collections::{BTreeMap, BTreeSet};

use gridwright::contract::Variant;
use gridwright::params::{ParamKind, ParamSpec};
use gridwright::{FAMILIES, Info, Level, Params, Recipe};
use gridwright_words::Words;

use crate::date::Date;

/// One solved game: a line of the statistics file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Record {
    pub(crate) date: Date,
    pub(crate) family: String,
    /// The kind of puzzle within its family, such as `size=4`.
    pub(crate) kind: String,
    pub(crate) level: Option<Level>,
    pub(crate) seconds: u64,
    pub(crate) hints: usize,
    /// The day of the puzzle, if it was a daily puzzle.
    pub(crate) daily: Option<Date>,
    /// The name of the game, so that it is counted only once.
    pub(crate) game: String,
    /// The recipe that made the puzzle, if there is one; it identifies daily puzzles.
    pub(crate) recipe: Option<String>,
    /// Whether the player watched the solver.
    pub(crate) watched: bool,
}

/// The kind of help with which a game was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// Without any help.
    Clean,
    /// With hints.
    Hinted,
    /// After watching the solver.
    Watched,
}

impl Record {
    pub(crate) fn write(&self) -> String {
        let level = self.level.map_or("-", Level::name);
        let daily = self.daily.map_or("-".to_owned(), |date| date.to_string());
        let recipe = self.recipe.as_deref().unwrap_or("-");
        let Record { date, family, kind, seconds, hints, game, .. } = self;
        let fields = format!("{date}\t{family}\t{level}\t{seconds}\t{hints}\t{daily}\t{game}");
        let watched = if self.watched { "watched" } else { "-" };
        format!("{fields}\t{recipe}\t{kind}\t{watched}\n")
    }

    /// Parses a line; `None` if it is not a record.
    pub(crate) fn read(line: &str) -> Option<Record> {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[date, family, level, seconds, hints, daily, game, recipe, ref rest @ ..] =
            &fields[..]
        else {
            return None;
        };
        let (kind, watched) = match *rest {
            // Lines of earlier versions lack the kind, or the field for watching the solver.
            [] => (kind_of(recipe), false),
            [kind] => (kind.to_owned(), false),
            [kind, watched] => (kind.to_owned(), watched == "watched"),
            _ => return None,
        };
        Some(Record {
            date: date.parse().ok()?,
            family: family.to_owned(),
            kind,
            level: Level::named(level),
            seconds: seconds.parse().ok()?,
            hints: hints.parse().ok()?,
            daily: daily.parse().ok(),
            game: game.to_owned(),
            recipe: Some(recipe.to_owned()).filter(|recipe| recipe != "-"),
            watched,
        })
    }

    pub(crate) fn manner(&self) -> Manner {
        match (self.watched, self.hints) {
            (true, _) => Manner::Watched,
            (false, 0) => Manner::Clean,
            (false, _) => Manner::Hinted,
        }
    }

    /// Whether the game counts for times and streaks, which requires that it was solved without
    /// help.
    pub(crate) fn counts(&self) -> bool {
        self.manner() == Manner::Clean
    }

    /// The group of games that it is compared with.
    pub(crate) fn group(&self) -> Group {
        let level = self.level.map_or(Level::ALL.len() as u8, |level| level as u8);
        Group { family: self.family.clone(), kind: self.kind.clone(), level }
    }
}

/// The kind of puzzle within its family: its size and variants. Custom lists of words do not make a
/// different kind.
pub(crate) fn kind(params: &Params) -> String {
    let tells = |spec: &ParamSpec| {
        spec.is_structural && !matches!(spec.kind, ParamKind::Lines(_) | ParamKind::Rows(_))
    };
    params.only(tells).to_string()
}

/// The title of puzzles with these parameters: the family, and the variant if it has a name.
pub(crate) fn title(messages: &Words, info: &Info, params: &Params) -> String {
    named(messages, info, &kind(params))
}

fn named(messages: &Words, info: &Info, kind: &str) -> String {
    let family = messages.family(info).into_owned();
    let mut rest: Vec<&str> = kind.split(',').filter(|part| !part.is_empty()).collect();
    let parts = |variant: &Variant| {
        let params = Params::parse(info.params, variant.params);
        params.map_or(String::new(), |params| self::kind(&params))
    };
    // The first variant is the standard one.
    let plain = info.variants.first().map_or(String::new(), parts);
    if kind == plain {
        return family;
    }
    let mut names = vec![family];
    for variant in info.variants.iter().skip(1) {
        let own = parts(variant);
        let own: Vec<&str> = own.split(',').filter(|part| !part.is_empty()).collect();
        if !own.is_empty() && own.iter().all(|part| rest.contains(part)) {
            names.push(messages.variant(info, variant).into_owned());
            rest.retain(|part| !own.contains(part));
        }
    }
    // A width and a height are a size, even if one of them is the usual one.
    let params = Params::parse(info.params, kind).ok();
    let side = |name: &str| params.as_ref()?.value(name);
    let is_side = |part: &&str| part.starts_with("width=") || part.starts_with("height=");
    if let (Some(width), Some(height)) = (side("width"), side("height"))
        && rest.iter().any(is_side)
    {
        names.push(format!("{width} x {height}"));
        rest.retain(|part| !is_side(part));
    }
    names.extend(rest.into_iter().map(|part| in_words(messages, info, part)));
    names.join(" ")
}

/// A parameter outside any named variant, in words: sizes as they are, others with name and value.
fn in_words(messages: &Words, info: &Info, part: &str) -> String {
    let (name, value) = part.split_once('=').unwrap_or((part, ""));
    match info.params.iter().find(|spec| spec.name == name) {
        Some(_) if name == "size" => format!("{value} x {value}"),
        Some(spec) => {
            let value = messages.parameter_value(info, spec, value);
            format!("({}: {value})", messages.parameter_name(info, spec))
        }
        None => part.to_owned(),
    }
}

/// The kind of puzzle that a recipe makes.
fn kind_of(recipe: &str) -> String {
    let recipe: Option<Recipe> = recipe.parse().ok();
    recipe.map_or(String::new(), |recipe| kind(&recipe.params))
}

/// Games that can be compared: of the same family, size, variant and level.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Group {
    pub(crate) family: String,
    pub(crate) kind: String,
    /// The index of the level; games of unknown level come last.
    level: u8,
}

impl Group {
    pub(crate) fn level(&self) -> Option<Level> {
        Level::ALL.get(usize::from(self.level)).copied()
    }

    /// The name of the group: the family, the kind, and the level.
    pub(crate) fn name(&self, messages: &Words) -> String {
        let known = FAMILIES.iter().map(|family| family.info()).find(|info| info.id == self.family);
        let name = match known {
            Some(info) => named(messages, info, &self.kind),
            None => format!("{} {}", self.family, self.kind),
        };
        let level = self.level().map_or("-".into(), |level| messages.level(level));
        format!("{}, {level}", name.trim_end())
    }
}

/// The totals of a group. Times are those of games solved without hints.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sum {
    pub(crate) solved: usize,
    /// The number of games solved without help.
    pub(crate) unaided: usize,
    /// The number of games solved after watching the solver.
    pub(crate) watched: usize,
    pub(crate) best: Option<u64>,
    total: u64,
    pub(crate) hints: usize,
    /// The most recent times, oldest first.
    pub(crate) recent: Vec<u64>,
    /// The days on which a game was solved without help.
    days: BTreeSet<Date>,
}

/// The number of times in a chart.
pub(crate) const RECENT: usize = 12;

impl Sum {
    fn add(&mut self, record: &Record) {
        self.solved += 1;
        // A damaged line may contain any number.
        self.hints = self.hints.saturating_add(record.hints);
        self.watched += usize::from(record.watched);
        if !record.counts() {
            return;
        }
        self.unaided += 1;
        self.days.insert(record.date);
        self.best = Some(self.best.map_or(record.seconds, |best| best.min(record.seconds)));
        self.total = self.total.saturating_add(record.seconds);
        self.recent.push(record.seconds);
        if self.recent.len() > RECENT {
            self.recent.remove(0);
        }
    }

    /// The number of games solved with hints, without watching the solver.
    pub(crate) fn hinted(&self) -> usize {
        self.solved - self.unaided - self.watched
    }

    fn mean(&self) -> Option<u64> {
        self.best.map(|_| self.total / self.unaided as u64)
    }

    /// Streaks of days on which a game was solved without help: the current one and the longest
    /// one.
    pub(crate) fn streaks(&self, today: Date) -> (usize, usize) {
        runs(&self.days, today)
    }

    /// The best and the mean time, as text; a dash if every game had hints.
    pub(crate) fn times(&self) -> (String, String) {
        let shown = |time: Option<u64>| time.map_or("-".to_owned(), clock);
        (shown(self.best), shown(self.mean()))
    }
}

/// The totals of each group, ordered by family, kind and level.
pub(crate) fn sums(records: &[Record]) -> BTreeMap<Group, Sum> {
    let mut sums: BTreeMap<Group, Sum> = BTreeMap::new();
    for record in records {
        sums.entry(record.group()).or_default().add(record);
    }
    sums
}

/// Streaks of days on which that day's puzzle was solved without a hint: the current one, up to
/// today or yesterday, and the longest one.
pub(crate) fn streaks(records: &[Record], today: Date) -> (usize, usize) {
    let counted = records.iter().filter(|record| record.counts());
    // A daily puzzle played on a later day does not count.
    let on_its_day = counted.filter(|record| record.daily == Some(record.date));
    runs(&on_its_day.map(|record| record.date).collect(), today)
}

/// The run of days up to today or yesterday, and the longest run.
fn runs(days: &BTreeSet<Date>, today: Date) -> (usize, usize) {
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

/// Formats a time as `1:02:03` or `2:03`.
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
            kind: "size=4".to_owned(),
            level: Some(Level::Easy),
            seconds,
            hints: 0,
            daily,
            game: format!("{day}-{seconds}"),
            recipe: daily.map(|_| "a/level=easy@1#1".to_owned()),
            watched: false,
        }
    }

    #[test]
    fn records_survive_their_line() {
        for mut one in [record("2026-11-15", 61, true), record("2026-11-15", 5, false)] {
            assert_eq!(Record::read(one.write().trim_end()), Some(one.clone()));
            (one.level, one.watched) = (None, true);
            assert_eq!(Record::read(one.write().trim_end()), Some(one));
        }
        assert_eq!(Record::read("nonsense"), None);
        assert_eq!(Record::read("a\tb\tc\td\te\tf\tg\th"), None);
    }

    #[test]
    fn sums_add_up() {
        let records: Vec<Record> = (1..=20).map(|n| record("2026-11-15", 10 * n, false)).collect();
        let sums = sums(&records);
        let sum = &sums[&records[0].group()];
        assert_eq!((sum.solved, sum.best, sum.mean(), sum.hints), (20, Some(10), Some(105), 0));
        assert_eq!(sum.recent.first(), Some(&90));
    }

    #[test]
    fn sizes_and_hints_are_kept_apart() {
        let plain = record("2026-11-15", 60, true);
        let helped = Record { hints: 2, seconds: 5, ..record("2026-11-14", 5, true) };
        let larger = Record { kind: "size=9".to_owned(), ..record("2026-11-15", 90, false) };
        let records = [plain.clone(), helped, larger.clone()];
        let sums = sums(&records);
        let sum = &sums[&plain.group()];
        assert_eq!((sum.solved, sum.unaided, sum.hints), (2, 1, 2));
        assert_eq!((sum.times(), &sum.recent), (("1:00".to_owned(), "1:00".to_owned()), &vec![60]));
        assert_eq!(sums[&larger.group()].best, Some(90));
        assert_eq!(streaks(&records, plain.date), (1, 1), "a day with hints does not count");
        let late = Record { date: "2026-11-16".parse().unwrap(), ..plain.clone() };
        assert_eq!(streaks(&[late], plain.date), (0, 0), "a past day does not count");
        let watched = Record { watched: true, ..plain };
        assert_eq!((watched.manner(), watched.counts()), (Manner::Watched, false));
        let only_helped = Sum { solved: 1, hints: 3, ..Sum::default() };
        assert_eq!(only_helped.times(), ("-".to_owned(), "-".to_owned()));
    }

    #[test]
    fn kinds_are_named_by_their_size() {
        let words = Words::new(gridwright_words::Language::German);
        let name = |id: &str, kind: &str| {
            named(&words, gridwright::family(id).expect("a family").info(), kind)
        };
        assert_eq!(name("alcazar", "width=4,height=4"), "Alcazar 4 x 4");
        assert_eq!(name("alcazar", "width=10"), "Alcazar 10 x 8");
        assert_eq!(name("sudoku", "size=12"), "Sudoku 12 x 12");
    }

    #[test]
    fn lines_without_a_kind_have_that_of_their_recipe() {
        let family = FAMILIES[0].info();
        let line =
            |recipe: &str| format!("2026-11-15\t{}\teasy\t6\t0\t-\tgame\t{recipe}", family.id);
        let recipe = format!("{}/size=4,level=easy@{}#1", family.id, family.generator);
        assert_eq!(Record::read(&line(&recipe)).unwrap().kind, "size=4");
        assert_eq!(Record::read(&line("-")).unwrap().kind, "");
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
        // Each kind has its own days, whether or not they were days of the daily puzzle.
        let larger = Record { kind: "size=9".to_owned(), ..record("2026-11-15", 1, false) };
        let helped = Record { hints: 1, ..record("2026-11-13", 1, false) };
        let records = [&records[..], &[larger.clone(), helped]].concat();
        let sums = sums(&records);
        let day = today("2026-11-15");
        assert_eq!(sums[&records[0].group()].streaks(day), (1, 3));
        assert_eq!(sums[&larger.group()].streaks(day), (1, 1));
    }

    #[test]
    fn clocks_read_as_people_write_them() {
        assert_eq!(clock(59), "0:59");
        assert_eq!(clock(600), "10:00");
        assert_eq!(clock(3723), "1:02:03");
    }
}
