//! The manifest of a part.

use serde::{Deserialize, Serialize};

use crate::stats::SetStats;

/// The description of a part. A part is done once its manifest exists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PartManifest {
    /// Its number, from 0.
    pub part: u64,
    /// The number of its first row in the plan.
    pub first: u64,
    /// The number after that of its last row.
    pub end: u64,
    /// The number of its rows.
    pub rows: u64,
    /// The number of rows left out because an earlier row has the same puzzle.
    pub duplicates: u64,
    /// The number of rows left out because no puzzle was found within the node limit.
    pub missing: u64,
    /// SHA-256 of all its rows as lines of JSON, in the order of their numbers, regardless of the
    /// format of its files.
    pub rows_sha256: String,
    /// Its files.
    pub files: Vec<PartFile>,
    /// Statistics on the rows of each set.
    pub(crate) stats: Vec<SetStats>,
}

/// A file of a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartFile {
    /// The split.
    pub split: String,
    /// Its path relative to the folder.
    pub path: String,
    /// The number of its rows.
    pub rows: u64,
    /// Its length in bytes.
    pub bytes: u64,
    /// SHA-256 of its bytes.
    pub sha256: String,
}
