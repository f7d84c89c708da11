//! Statistics of a generator run.

use serde::{Deserialize, Serialize};

use super::listing::Done;

/// Statistics of a generator run: the number of puzzles, the time they took, and their properties.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct StatsAnswer {
    /// Always `done`.
    pub outcome: Done,
    /// Number of puzzles requested.
    pub asked: u64,
    /// Number of puzzles made as requested.
    pub made: u64,
    /// Duration of the run in seconds.
    pub seconds: f64,
    /// Duration of single puzzles in seconds; with several threads their sum exceeds the duration
    /// of the run.
    pub puzzle_seconds: StatsFigure,
    /// The recipe of the puzzle that took longest; left out where no puzzle was made.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub slowest: Option<String>,
    /// Figures of the generator for each puzzle, such as `attempts` and `nodes`.
    pub figures: Vec<StatsFigure>,
    /// Duration of each phase in seconds, summed over all puzzles.
    pub phases: Vec<StatsSeconds>,
    /// Number of rejected candidates for each reason.
    pub rejected: Vec<StatsCount>,
    /// Number of puzzles for each number of clues.
    pub clues: Vec<StatsCount>,
    /// Number of puzzles of each level; `unrated` counts those for which no rating was found in
    /// time.
    pub levels: Vec<StatsCount>,
    /// Number of puzzles in each range of ratings.
    pub ratings: Vec<StatsCount>,
}

impl StatsAnswer {
    /// The statistics of a run with these totals and nothing else.
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

/// The distribution of one figure over many puzzles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct StatsFigure {
    /// The name of the figure.
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
    /// Summarises these values; all zeros for an empty slice.
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

/// Number of times that something occurred.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct StatsCount {
    /// The thing counted: a reason, a number of clues such as `24` or `24-25`, a level, or a range
    /// of ratings.
    pub name: String,
    /// Number of times.
    pub count: u64,
}

impl StatsCount {
    /// A count of something with this name.
    pub fn new(name: impl Into<String>, count: u64) -> StatsCount {
        StatsCount { name: name.into(), count }
    }
}

/// The duration of a phase.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct StatsSeconds {
    /// The name of the phase.
    pub name: String,
    /// The duration in seconds.
    pub seconds: f64,
}

impl StatsSeconds {
    /// A phase with this duration.
    pub fn new(name: impl Into<String>, seconds: f64) -> StatsSeconds {
        StatsSeconds { name: name.into(), seconds }
    }
}
