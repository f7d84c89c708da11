//! What a run of the generator came to: figures, phases, timings and ratings.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use gridwright::Level;
use gridwright::budget::{NoteHook, PhaseHook};

use super::item::Item;
use crate::complaint::write_stderr;

/// The longest bar of the histogram.
const BAR: usize = 40;

/// The phases of one puzzle, and how long each took.
#[derive(Clone, Default)]
pub(super) struct Phases(Arc<Mutex<Clock>>);

#[derive(Default)]
struct Clock {
    done: Vec<(&'static str, Duration)>,
    running: Option<(&'static str, Instant)>,
}

impl Phases {
    /// What to call as each phase begins.
    pub(super) fn hook(&self) -> PhaseHook {
        let phases = self.clone();
        Arc::new(move |name| phases.turn(Some(name)))
    }

    /// Ends the last phase, and gives all of them in the order of their first time.
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
    /// What to call with each remark.
    pub(super) fn hook(&self) -> NoteHook {
        let notes = self.clone();
        Arc::new(move |note| {
            notes.0.lock().unwrap_or_else(PoisonError::into_inner).push(note.to_owned());
        })
    }

    /// All of them, in order.
    pub(super) fn end(&self) -> Vec<String> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Adds to the entry of that name, or makes one at the end.
fn add(sums: &mut Vec<(&'static str, Duration)>, name: &'static str, time: Duration) {
    match sums.iter_mut().find(|(known, _)| *known == name) {
        Some((_, sum)) => *sum += time,
        None => sums.push((name, time)),
    }
}

/// One puzzle in a line: its phases and its figures.
pub(super) fn narration(item: &Item) -> String {
    let phases = item.phases.iter().map(|(name, time)| format!("{name} {time:.1?}"));
    let figures = item.figures.iter().map(|(what, n)| format!("{what} {}", rounded(*n)));
    let parts: Vec<String> = phases.chain(figures).collect();
    format!("{}: {}", item.name, parts.join(", "))
}

/// Sums over all puzzles.
#[derive(Default)]
pub(super) struct Stats {
    n_items: u32,
    n_made: u32,
    figures: Vec<(&'static str, Figure)>,
    phases: Vec<(&'static str, Duration)>,
    took: Duration,
    slowest: Option<(Duration, String)>,
    levels: BTreeMap<Level, usize>,
    unrated: usize,
}

/// Least, most and mean of one number.
struct Figure {
    n: u32,
    sum: f64,
    least: f64,
    most: f64,
}

impl Figure {
    fn add(&mut self, value: f64) {
        self.n += 1;
        self.sum += value;
        self.least = self.least.min(value);
        self.most = self.most.max(value);
    }
}

impl Stats {
    pub(super) fn add(&mut self, item: &Item) {
        self.n_items += 1;
        self.n_made += u32::from(item.trouble.is_none());
        self.took += item.took;
        if self.slowest.as_ref().is_none_or(|(time, _)| *time < item.took) {
            self.slowest = Some((item.took, item.name.clone()));
        }
        for &(name, time) in &item.phases {
            add(&mut self.phases, name, time);
        }
        for &(what, value) in &item.figures {
            match self.figures.iter_mut().find(|(known, _)| *known == what) {
                Some((_, figure)) => figure.add(value),
                None => {
                    let figure = Figure { n: 1, sum: value, least: value, most: value };
                    self.figures.push((what, figure));
                }
            }
        }
        match &item.rating {
            Some(Ok(rating)) => *self.levels.entry(rating.level).or_default() += 1,
            Some(Err(_)) => {
                self.unrated += 1;
            }
            None => (),
        }
    }

    /// Writes everything to standard error. `wall` is the time that went by meanwhile.
    pub(super) fn report(&self, wall: Duration) {
        write_stderr(&self.text(wall));
    }

    fn text(&self, wall: Duration) -> String {
        let per_second = f64::from(self.n_items) / wall.as_secs_f64().max(1e-9);
        let mut text = format!(
            "puzzles     {} of {} as asked for, in {wall:.2?}: {per_second:.1} a second\n",
            self.n_made, self.n_items
        );
        if let Some((slowest, name)) = &self.slowest {
            let mean = self.took / self.n_items.max(1);
            text += &format!("a puzzle    mean {mean:.1?}, slowest {slowest:.1?} ({name})\n");
        }
        for (what, Figure { n, sum, least, most }) in &self.figures {
            let mean = rounded(sum / f64::from(*n));
            let (least, most) = (rounded(*least), rounded(*most));
            text += &format!("{what:<11} mean {mean}, least {least}, most {most}\n");
        }
        let all: Duration = self.phases.iter().map(|(_, time)| *time).sum();
        for (name, time) in &self.phases {
            let share = 100.0 * time.as_secs_f64() / all.as_secs_f64().max(1e-9);
            text += &format!("phase       {name}: {time:.1?}, {share:.0} %\n");
        }
        text + &self.histogram()
    }

    fn histogram(&self) -> String {
        let rated = Level::ALL.iter().filter_map(|level| {
            let n = *self.levels.get(level)?;
            Some((level.name(), n))
        });
        let rows: Vec<(&str, usize)> =
            rated.chain((self.unrated > 0).then_some(("unrated", self.unrated))).collect();
        let most = rows.iter().map(|(_, n)| *n).max().unwrap_or(1);
        let row = |(name, n): &(&str, usize)| {
            let bar = "#".repeat((n * BAR).div_ceil(most));
            format!("level       {name:<8} {n:>6} {bar}\n")
        };
        rows.iter().map(row).collect()
    }
}

/// At most two decimals, and none for a whole number.
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
