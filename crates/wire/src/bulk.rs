//! What the maker of data sets answers.

use serde::{Deserialize, Serialize};

use crate::words::words;

words! {
    /// The `format` member of what is about data sets.
    BulkFormat {
        /// A data set.
        Bulk = "gridwright-bulk",
    }
}

words! {
    /// The outcome of a shard.
    BulkOutcome {
        /// All its parts are there.
        Done = "done",
    }
}

/// What a shard of a data set came to. A whole data set is answered with its manifest, and errors are those of every verb.
///
/// ```
/// use gridwright_wire::BulkAnswer;
/// let answer = serde_json::to_string(&BulkAnswer::new("2/8", 3, 1_000)).unwrap();
/// assert!(answer.starts_with(r#"{"format":"gridwright-bulk","outcome":"done","shard":"2/8""#));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct BulkAnswer {
    /// Always `gridwright-bulk`.
    pub format: BulkFormat,
    /// Always `done`.
    pub outcome: BulkOutcome,
    /// Which shard, such as `2/8`.
    pub shard: String,
    /// Its parts.
    pub parts: u64,
    /// Its rows.
    pub rows: u64,
}

impl BulkAnswer {
    /// A shard with all its parts.
    pub fn new(shard: impl Into<String>, parts: u64, rows: u64) -> BulkAnswer {
        let (format, outcome) = (BulkFormat::Bulk, BulkOutcome::Done);
        BulkAnswer { format, outcome, shard: shard.into(), parts, rows }
    }
}
