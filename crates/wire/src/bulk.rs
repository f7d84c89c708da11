//! The answers of the data set generator.

use serde::{Deserialize, Serialize};

use crate::words::words;

words! {
    /// The `format` member of answers about data sets.
    BulkFormat {
        /// A data set answer.
        Bulk = "gridwright-bulk",
    }
}

words! {
    /// The outcome of making a shard.
    BulkOutcome {
        /// All parts of the shard were written.
        Done = "done",
    }
}

/// The result of making one shard of a data set. For a whole data set the answer is its manifest,
/// and errors are the same as those of other verbs.
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
    /// The number of the shard and the number of shards, such as `2/8`.
    pub shard: String,
    /// Number of parts in the shard.
    pub parts: u64,
    /// Number of rows in the shard.
    pub rows: u64,
}

impl BulkAnswer {
    /// A complete shard.
    pub fn new(shard: impl Into<String>, parts: u64, rows: u64) -> BulkAnswer {
        let (format, outcome) = (BulkFormat::Bulk, BulkOutcome::Done);
        BulkAnswer { format, outcome, shard: shard.into(), parts, rows }
    }
}
