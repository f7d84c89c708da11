//! Statistics on a run of the generator: figures, phases, timings and ratings.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Result;
use gridwright::Level;
use gridwright::budget::{NoteHook, PhaseHook, RejectionHook};
use gridwright::steps::Tenths;
use gridwright_api::{Answer, StatsAnswer, StatsCount, StatsFigure, StatsSeconds};
use gridwright_render::{Bar, BarChart, bar_plot};

use super::item::Item;
use crate::answers;
use crate::args::Format;
use crate::complaint::{Complaint, Status};
use crate::output::Sink;
use crate::words::{in_words, phrase, texts};

/// Maximum length of a bar in characters.
const BAR: usize = 40;

/// The phases of making one puzzle, with their times.
#[derive(Clone, Default)]
pub(super) struct Phases(Arc<Mutex<Clock>>);

#[derive(Default)]
struct Clock {
    done: Vec<(&'static str, Duration)>,
    running: Option<(&'static str, Instant)>,
}

impl Phases {
    /// The callback for the start of each phase.
    pub(super) fn hook(&self) -> PhaseHook {
        let phases = self.clone();
        Arc::new(move |name| phases.turn(Some(name)))
    }

    /// Ends the last phase, and returns all phases in the order of their first occurrence.
    pub(super) fn end(&self) -> Vec<(&'static str, Duration)> {
        self.turn(None);
        let clock = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        clock.done.clone()
    }

    fn turn(&self, next: Option<&'static str>) {
        let mut clock = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if let Some((name, begun)) = clock.running.take() {
            add(&mut clock.done, name, now - begun);
        }
        clock.running = next.map(|name| (name, now));
    }
}

/// The remarks made while one puzzle is made.
#[derive(Clone, Default)]
pub(super) struct Notes(Arc<Mutex<Vec<String>>>);

impl Notes {
    /// The callback for each remark.
    pub(super) fn hook(&self) -> NoteHook {
        let notes = self.clone();
        Arc::new(move |note| {
            notes.0.lock().unwrap_or_else(PoisonError::into_inner).push(note.to_owned());
        })
    }

    /// Takes all remarks, in order.
    pub(super) fn end(&self) -> Vec<String> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The reasons for rejections while one puzzle was made.
#[derive(Clone, Default)]
pub(super) struct Rejections(Arc<Mutex<Vec<&'static str>>>);

impl Rejections {
    /// The callback for each reason.
    pub(super) fn hook(&self) -> RejectionHook {
        let rejections = self.clone();
        Arc::new(move |why| {
            rejections.0.lock().unwrap_or_else(PoisonError::into_inner).push(why);
        })
    }

    /// Takes all reasons, in order.
    pub(super) fn end(&self) -> Vec<&'static str> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Adds a time to the sum with this name, or appends a new sum.
fn add(sums: &mut Vec<(&'static str, Duration)>, name: &'static str, time: Duration) {
    match sums.iter_mut().find(|(known, _)| *known == name) {
        Some((_, sum)) => *sum += time,
        None => sums.push((name, time)),
    }
}

/// One puzzle in a line: its phases and its figures.
pub(super) fn narration(item: &Item) -> String {
    let phases = item.phases.iter().map(|(name, time)| format!("{} {time:.1?}", in_words(name)));
    let figures =
        item.figures.iter().map(|(what, n)| format!("{} {}", in_words(what), rounded(*n)));
    let parts: Vec<String> = phases.chain(figures).collect();
    format!("{}: {}", item.name, parts.join(", "))
}

/// Statistics on the puzzles of a run.
#[derive(Default)]
pub(super) struct Stats {
    n_made: u64,
    figures: Vec<(&'static str, Vec<f64>)>,
    phases: Vec<(&'static str, Duration)>,
    rejected: BTreeMap<&'static str, u64>,
    took: Vec<f64>,
    slowest: Option<(Duration, String)>,
    clues: Vec<usize>,
    levels: BTreeMap<Level, u64>,
    /// Ratings in tenths.
    ratings: Vec<usize>,
    n_unrated: u64,
}

impl Stats {
    pub(super) fn add(&mut self, item: &Item) {
        self.n_made += u64::from(item.trouble.is_none());
        self.took.push(item.took.as_secs_f64());
        if self.slowest.as_ref().is_none_or(|(time, _)| *time < item.took) {
            self.slowest = Some((item.took, item.name.clone()));
        }
        for &(name, time) in &item.phases {
            add(&mut self.phases, name, time);
        }
        for &why in &item.rejected {
            *self.rejected.entry(why).or_default() += 1;
        }
        for &(what, value) in &item.figures {
            match self.figures.iter_mut().find(|(known, _)| *known == what) {
                Some((_, values)) => values.push(value),
                None => self.figures.push((what, vec![value])),
            }
        }
        self.clues.extend(item.n_clues);
        match &item.rating {
            Some(Ok(rating)) => {
                *self.levels.entry(rating.level).or_default() += 1;
                self.ratings.push(usize::from(rating.er.0));
            }
            Some(Err(_)) => self.n_unrated += 1,
            None => (),
        }
    }

    /// Summarises the run. `wall` is its elapsed time.
    pub(super) fn answer(self, asked: u64, wall: Duration) -> StatsAnswer {
        let mut answer = StatsAnswer::new(asked, self.n_made, wall.as_secs_f64());
        answer.puzzle_seconds = StatsFigure::of("seconds", &self.took);
        answer.slowest = self.slowest.map(|(_, name)| name);
        let figures = self.figures.iter().map(|(name, values)| StatsFigure::of(*name, values));
        answer.figures = figures.collect();
        let phases = self.phases.iter().map(|(name, t)| StatsSeconds::new(*name, t.as_secs_f64()));
        answer.phases = phases.collect();
        let counts = self.rejected.into_iter().map(|(why, n)| StatsCount::new(why, n));
        answer.rejected = counts.collect();
        answer.clues = ranges(&self.clues, 1, |n| n.to_string());
        let levels = self.levels.into_iter().map(|(level, n)| StatsCount::new(level.name(), n));
        let unrated = (self.n_unrated > 0).then(|| StatsCount::new("unrated", self.n_unrated));
        answer.levels = levels.chain(unrated).collect();
        answer.ratings = ranges(&self.ratings, 5, |n| Tenths(n as u16).to_string());
        answer
    }
}

/// Maximum number of rows in a chart of numbers.
const ROWS: usize = 12;

/// Counts numbers by ranges. The length of a range is `least`, doubled until there are few ranges.
fn ranges(numbers: &[usize], least: usize, name: impl Fn(usize) -> String) -> Vec<StatsCount> {
    let mut length = least;
    loop {
        let mut counts: BTreeMap<usize, u64> = BTreeMap::new();
        for number in numbers {
            *counts.entry(number / length * length).or_default() += 1;
        }
        let span = counts.keys().max().unwrap_or(&0) - counts.keys().min().unwrap_or(&0);
        if span / length < ROWS {
            let label = |from: usize| match length {
                1 => name(from),
                _ => format!("{}-{}", name(from), name(from + length - 1)),
            };
            return counts.into_iter().map(|(from, n)| StatsCount::new(label(from), n)).collect();
        }
        length *= 2;
    }
}

/// The statistics as text, with bars.
pub(super) fn text(stats: &StatsAnswer) -> String {
    let StatsAnswer { asked, made, seconds, .. } = stats;
    let per_second = *made as f64 / seconds.max(1e-9);
    let label = |key: &str| format!("{:<11} ", texts().get(&format!("cli-label.{key}")));
    let args = [
        ("made", made.to_string().into()),
        ("asked", asked.to_string().into()),
        ("time", format!("{:.2?}", Duration::from_secs_f64(*seconds)).into()),
        ("rate", format!("{per_second:.1}").into()),
    ];
    let mut text = format!("{}{}\n", label("puzzles"), phrase("cli-generate.made", &args));
    if let Some(name) = &stats.slowest {
        let [mean, median, most] = {
            let StatsFigure { mean, median, most, .. } = stats.puzzle_seconds;
            [mean, median, most].map(|time| format!("{:.1?}", Duration::from_secs_f64(time)))
        };
        let args = [
            ("mean", mean.into()),
            ("median", median.into()),
            ("most", most.into()),
            ("name", name.into()),
        ];
        text += &format!("{}{}\n", label("a-puzzle"), phrase("cli-generate.each", &args));
    }
    for StatsFigure { name, mean, median, least, most, .. } in &stats.figures {
        let [mean, median, least, most] = [mean, median, least, most].map(|n| rounded(*n));
        let args = [
            ("mean", mean.into()),
            ("median", median.into()),
            ("least", least.into()),
            ("most", most.into()),
        ];
        let figure = phrase("cli-generate.figure", &args);
        text += &format!("{:<11} {figure}\n", in_words(name));
    }
    for (title, bars) in charts(stats) {
        let longest = bars.iter().map(|(_, length, _)| *length).fold(0.0, f64::max);
        for (name, length, value) in bars {
            let bar = "#".repeat((BAR as f64 * length / longest.max(1e-9)).ceil() as usize);
            text += &format!("{title:<11} {name:<17} {value:>8} {bar}\n");
        }
    }
    text
}

/// The rows of a chart: the label, the length of the bar, and the text beside it.
type Rows = Vec<(String, f64, String)>;

/// All charts, each with its title.
fn charts(stats: &StatsAnswer) -> [(Cow<'static, str>, Rows); 5] {
    let seconds = |phase: &StatsSeconds| {
        let time = Duration::from_secs_f64(phase.seconds);
        (in_words(&phase.name), phase.seconds, format!("{time:.1?}"))
    };
    let counts = |counts: &[StatsCount]| -> Rows {
        let row = |one: &StatsCount| (in_words(&one.name), one.count as f64, one.count.to_string());
        counts.iter().map(row).collect()
    };
    [
        ("cli-label.phase", stats.phases.iter().map(seconds).collect()),
        ("cli-label.rejected", counts(&stats.rejected)),
        ("cli-label.clues", counts(&stats.clues)),
        ("cli-label.rating", counts(&stats.ratings)),
        ("cli-label.level", counts(&stats.levels)),
    ]
    .map(|(key, rows)| (texts().get(key), rows))
}

/// The output file for statistics, opened before the work begins.
pub(super) struct StatsFile {
    sink: Sink,
    form: StatsForm,
}

/// The format of the statistics.
#[derive(Clone, Copy)]
enum StatsForm {
    Json,
    Svg,
    Text,
}

impl StatsFile {
    /// Opens the file, whose ending determines the format.
    pub(super) fn open(path: &Path) -> Result<StatsFile> {
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
        let form = match ending.as_deref() {
            Some("json") => StatsForm::Json,
            Some("svg") => StatsForm::Svg,
            Some("txt") => StatsForm::Text,
            _ => {
                let sentence = format!(
                    "--stats-file {:?}: expected a name that ends in .json, .svg or .txt",
                    path.display().to_string()
                );
                return Err(Complaint::bad(sentence).into());
            }
        };
        Ok(StatsFile { sink: Sink::open(Some(path))?, form })
    }

    pub(super) fn write(mut self, stats: StatsAnswer) -> Result<()> {
        let text = match self.form {
            StatsForm::Json => answers::text(&Answer::Stats(stats), Format::Json),
            StatsForm::Svg => plot(&stats),
            StatsForm::Text => text(&stats),
        };
        self.sink.put(&text)?;
        self.sink.finish(Status::Done)?;
        Ok(())
    }
}

/// The statistics as a picture.
fn plot(stats: &StatsAnswer) -> String {
    let StatsAnswer { asked, made, seconds, .. } = stats;
    let time = Duration::from_secs_f64(*seconds);
    let charts = charts(stats);
    let bars = |rows: &Rows| {
        rows.iter().map(|(name, length, text)| Bar::new(name, *length, text)).collect()
    };
    let charts: Vec<BarChart<'_>> =
        charts.iter().map(|(title, rows)| BarChart { title, bars: bars(rows) }).collect();
    let args = [
        ("made", made.to_string().into()),
        ("asked", asked.to_string().into()),
        ("time", format!("{time:.2?}").into()),
    ];
    bar_plot(&phrase("cli-generate.plot", &args), &charts)
}

/// Formats a number with at most two decimals, and without any for a whole number.
fn rounded(n: f64) -> String {
    let text = format!("{n:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!(
            ["0", "100", "0.5", "0.33"].map(|n| rounded(n.parse().unwrap())),
            ["0", "100", "0.5", "0.33"]
        );
        assert_eq!(rounded(2.0 / 3.0), "0.67");
    }

    #[test]
    fn phases_of_one_name_are_added_up() {
        let phases = Phases::default();
        let hook = phases.hook();
        ["fill", "carve", "fill"].into_iter().for_each(|name| hook(name));
        let names: Vec<&str> = phases.end().into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["fill", "carve"]);
    }
}
