//! The manifest of a whole data set: the plan, every part with its hashes, and a summary of each
//! split.

use serde::{Deserialize, Serialize};

use crate::part_manifest::PartManifest;
use crate::plan::Plan;

/// The description of a data set. The same plan gives the same manifest, byte by byte.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Manifest {
    /// Always `gridwright-bulk`.
    pub format: String,
    /// The version of this layout.
    pub version: u32,
    /// The version of the program that made it.
    pub program: String,
    /// The plan, with the seed, the generator numbers and all defaults filled in.
    pub plan: Plan,
    /// The number of rows.
    pub rows: u64,
    /// The number of rows left out because an earlier row has the same puzzle.
    pub duplicates: u64,
    /// The number of rows left out because no puzzle was found within the node limit.
    pub missing: u64,
    /// SHA-256 of the hashes of the rows of all parts, in order.
    pub rows_sha256: String,
    /// A summary of each split.
    pub splits: Vec<SplitSummary>,
    /// The parts, in order.
    pub parts: Vec<PartManifest>,
}

/// A summary of a split.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SplitSummary {
    /// Its name.
    pub name: String,
    /// The number of its rows.
    pub rows: u64,
    /// SHA-256 of the hashes of its canonical forms (16 bytes each), sorted.
    pub canonical_sha256: String,
}
