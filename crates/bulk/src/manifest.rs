//! The manifest of a whole data set: the plan, every part with its hashes, and what each split holds.

use serde::{Deserialize, Serialize};

use crate::part_manifest::PartManifest;
use crate::plan::Plan;

/// All that is known of a data set. The same plan gives the same manifest, byte by byte.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Manifest {
    /// Always `gridwright-bulk`.
    pub format: String,
    /// The version of this layout.
    pub version: u32,
    /// The version of the program that made it.
    pub program: String,
    /// The plan, with seed, generator numbers and everything that was left out filled in.
    pub plan: Plan,
    /// How many rows there are.
    pub rows: u64,
    /// How many are left out, as an earlier row is the same puzzle.
    pub duplicates: u64,
    /// How many are left out, as no such puzzle was found.
    pub missing: u64,
    /// SHA-256 of the hashes of the rows of all parts, in order.
    pub rows_sha256: String,
    /// What each split holds.
    pub splits: Vec<SplitSummary>,
    /// The parts, in order.
    pub parts: Vec<PartManifest>,
}

/// What a split holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SplitSummary {
    /// Its name.
    pub name: String,
    /// How many rows it has.
    pub rows: u64,
    /// SHA-256 of the hashes of its canonical forms (16 bytes each), sorted.
    pub canonical_sha256: String,
}
