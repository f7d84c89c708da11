//! The levels observed for puzzles of a family, by their shape.

use crate::data::params::Params;
use crate::data::step::Level;

/// The number of searches for each level that found a puzzle, for puzzles of one shape.
///
/// A family has a file of them, which `cargo xtask reach` writes: one shape per line, its
/// parameters (`-` for the defaults) without those for difficulty and, after a tab, each level with
/// the number of searches that found a puzzle, the number of completed searches, and the seconds
/// that they took.
///
/// ```
/// use gridwright_core::{Level, Reach};
/// let reach: Vec<Reach> = Reach::read("size=4\teasy 10/10 0.001 0.002\tmedium 0/10 0.1 0.2\n").collect();
/// assert_eq!(reach[0].seen(), [Level::Easy]);
/// assert_eq!(reach[0].never_seen(Level::Medium), Some(10));
/// assert_eq!(reach[0].never_seen(Level::Extreme), None, "nobody has looked");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The parameters other than those for difficulty, as in an id; empty for the defaults.
    pub shape: &'static str,
    levels: Vec<(Level, usize, usize)>,
}

impl Reach {
    /// Reads a file; parts that it does not understand and shapes without measurements are skipped.
    pub fn read(file: &'static str) -> impl Iterator<Item = Reach> {
        file.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
            let mut columns = line.split('\t');
            let shape = columns.next().filter(|shape| !shape.is_empty())?;
            let level = |column: &str| {
                let mut words = column.split(' ');
                let level = Level::named(words.next()?)?;
                let (found, all) = words.next()?.split_once('/')?;
                Some((level, found.parse().ok()?, all.parse().ok()?))
            };
            let levels: Vec<(Level, usize, usize)> = columns.filter_map(level).collect();
            (!levels.is_empty())
                .then_some(Reach { shape: if shape == "-" { "" } else { shape }, levels })
        })
    }

    /// The measurements for puzzles with these parameters, if there are any.
    pub fn of(file: &'static str, params: &Params) -> Option<Reach> {
        let shape = params.to_string();
        Reach::read(file).find(|reach| reach.shape == shape)
    }

    /// The levels that were observed, easiest first.
    pub fn seen(&self) -> Vec<Level> {
        self.levels.iter().filter(|(_, found, _)| *found > 0).map(|&(level, ..)| level).collect()
    }

    /// Number of searches for the level if none found a puzzle; `None` if one did or there were no
    /// searches.
    pub fn never_seen(&self, level: Level) -> Option<usize> {
        let known = self.levels.iter().find(|(other, ..)| *other == level);
        known.filter(|(_, found, all)| *found == 0 && *all > 0).map(|&(.., all)| all)
    }
}
