//! Statistics on the rows of a part, counted while they are written.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::record::Record;

/// Counts of the rows of one set.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct SetStats {
    pub(crate) rows: u64,
    /// Rows by their number of clues.
    pub(crate) clues: BTreeMap<u32, u64>,
    /// Rows by the symmetry of their printed values.
    pub(crate) symmetries: BTreeMap<String, u64>,
    /// Rated rows whose clues are all needed.
    pub(crate) minimal: u64,
    /// Rows by their level in the first profile.
    pub(crate) levels: BTreeMap<String, u64>,
    /// Rows by their rating in the first profile, in tenths.
    pub(crate) ratings: BTreeMap<u32, u64>,
    /// Rows that use each technique.
    pub(crate) techniques: BTreeMap<String, u64>,
    /// Rows by the number of decimal digits of their search nodes.
    pub(crate) nodes: BTreeMap<u32, u64>,
}

impl SetStats {
    pub(crate) fn add(&mut self, record: &Record) {
        self.rows += 1;
        *self.clues.entry(record.clues).or_default() += 1;
        count(&mut self.symmetries, &record.symmetry);
        self.minimal += u64::from(record.minimal == Some(true));
        if let Some(rating) = record.ratings.first() {
            count(&mut self.levels, &rating.level);
            *self.ratings.entry((rating.er * 10.0).round() as u32).or_default() += 1;
        }
        for used in &record.techniques {
            count(&mut self.techniques, &used.technique);
        }
        if let Some(nodes) = record.nodes {
            let digits = nodes.checked_ilog10().map_or(0, |log| log + 1);
            *self.nodes.entry(digits).or_default() += 1;
        }
    }

    pub(crate) fn merge(&mut self, other: &SetStats) {
        self.rows += other.rows;
        self.minimal += other.minimal;
        sum(&mut self.clues, &other.clues);
        sum(&mut self.symmetries, &other.symmetries);
        sum(&mut self.levels, &other.levels);
        sum(&mut self.ratings, &other.ratings);
        sum(&mut self.techniques, &other.techniques);
        sum(&mut self.nodes, &other.nodes);
    }
}

/// The times that rows took: a histogram by powers of two of microseconds, and the sum. Times
/// differ from run to run, so they are kept apart from the manifest.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct SetTimes {
    pub(crate) seconds: f64,
    pub(crate) powers: BTreeMap<u32, u64>,
}

impl SetTimes {
    pub(crate) fn add(&mut self, seconds: f64) {
        self.seconds += seconds;
        let power = ((seconds * 1e6) as u64).checked_ilog2().unwrap_or(0);
        *self.powers.entry(power).or_default() += 1;
    }

    pub(crate) fn merge(&mut self, other: &SetTimes) {
        self.seconds += other.seconds;
        sum(&mut self.powers, &other.powers);
    }
}

/// Increments a count; only a new key allocates memory.
fn count(counts: &mut BTreeMap<String, u64>, key: &str) {
    match counts.get_mut(key) {
        Some(count) => *count += 1,
        None => drop(counts.insert(key.to_owned(), 1)),
    }
}

fn sum<K: Ord + Clone>(counts: &mut BTreeMap<K, u64>, more: &BTreeMap<K, u64>) {
    for (key, count) in more {
        *counts.entry(key.clone()).or_default() += count;
    }
}
