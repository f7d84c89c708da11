//! What a run of the generator came to.

use serde::{Deserialize, Serialize};

use super::listing::Done;

/// What a run of the generator came to: how many puzzles, how long they took, and what they are like.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct StatsAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// How many puzzles were asked for.
    pub asked: u64,
    /// How many came out as asked for.
    pub made: u64,
    /// How many seconds the run took.
    pub seconds: f64,
    /// How many seconds single puzzles took: on several threads, more than the run in all.
    pub puzzle_seconds: StatsFigure,
    /// The recipe of the puzzle that took longest; missing where nothing was made.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub slowest: Option<String>,
    /// Figures of the generator, such as `attempts` and `nodes`.
    pub figures: Vec<StatsFigure>,
    /// Seconds of each phase, for all puzzles together.
    pub phases: Vec<StatsSeconds>,
    /// Why puzzles that were made on the way were rejected, and how many.
    pub rejected: Vec<StatsCount>,
    /// How many puzzles have so many clues.
    pub clues: Vec<StatsCount>,
    /// How many puzzles are of each level; `unrated` where no rating was found in time.
    pub levels: Vec<StatsCount>,
    /// How many puzzles have a rating in each range.
    pub ratings: Vec<StatsCount>,
}

impl StatsAnswer {
    /// A run in which `made` of `asked` puzzles came out as asked for.
    pub fn new(asked: u64, made: u64, seconds: f64) -> StatsAnswer {
        StatsAnswer {
            outcome: Done::Done,
            asked,
            made,
            seconds,
            puzzle_seconds: StatsFigure::of("seconds", &[]),
            slowest: None,
            figures: Vec::new(),
            phases: Vec::new(),
            rejected: Vec::new(),
            clues: Vec::new(),
            levels: Vec::new(),
            ratings: Vec::new(),
        }
    }
}

/// One number of many puzzles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct StatsFigure {
    /// What it is.
    pub name: String,
    /// The mean.
    pub mean: f64,
    /// The median.
    pub median: f64,
    /// The smallest.
    pub least: f64,
    /// The largest.
    pub most: f64,
}

impl StatsFigure {
    /// The figure of these values; zeros where there are none.
    pub fn of(name: impl Into<String>, values: &[f64]) -> StatsFigure {
        let mut sorted = values.to_vec();
        sorted.sort_by(f64::total_cmp);
        let at = |i: usize| sorted.get(i).copied().unwrap_or(0.0);
        StatsFigure {
            name: name.into(),
            mean: sorted.iter().sum::<f64>() / sorted.len().max(1) as f64,
            median: at(sorted.len() / 2),
            least: at(0),
            most: at(sorted.len().saturating_sub(1)),
        }
    }
}

/// A name and how often it was met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct StatsCount {
    /// What was met: a reason, a number of clues such as `24` or `24-25`, a level, or ratings.
    pub name: String,
    /// How often.
    pub count: u64,
}

impl StatsCount {
    /// Something that was met so often.
    pub fn new(name: impl Into<String>, count: u64) -> StatsCount {
        StatsCount { name: name.into(), count }
    }
}

/// A phase and how long it took.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct StatsSeconds {
    /// The phase.
    pub name: String,
    /// How long it took.
    pub seconds: f64,
}

impl StatsSeconds {
    /// A phase that took so long.
    pub fn new(name: impl Into<String>, seconds: f64) -> StatsSeconds {
        StatsSeconds { name: name.into(), seconds }
    }
}
