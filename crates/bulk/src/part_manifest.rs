//! What is known of a part that is done.

use serde::{Deserialize, Serialize};

use crate::stats::SetStats;

/// What is known of a part. A part is done once this is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PartManifest {
    /// Its number, from 0.
    pub part: u64,
    /// The number of its first row in the plan.
    pub first: u64,
    /// The number after that of its last row.
    pub end: u64,
    /// How many rows it has.
    pub rows: u64,
    /// How many are left out, as an earlier row is the same puzzle.
    pub duplicates: u64,
    /// How many are left out, as no such puzzle was found.
    pub missing: u64,
    /// SHA-256 of all its rows as lines of JSON, in the order of their numbers, whatever format they are written in.
    pub rows_sha256: String,
    /// Its files.
    pub files: Vec<PartFile>,
    /// What the rows of each set are like.
    pub(crate) stats: Vec<SetStats>,
}

/// A file of a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartFile {
    /// The split.
    pub split: String,
    /// Where it lies in the folder.
    pub path: String,
    /// How many rows it has.
    pub rows: u64,
    /// How long it is.
    pub bytes: u64,
    /// SHA-256 of its bytes.
    pub sha256: String,
}
