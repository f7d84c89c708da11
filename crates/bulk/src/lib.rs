//! Data sets of puzzles: a plan gives rows, which are always the same.
//!
//! A row is a pure function of the plan and its number: its puzzle comes from a recipe with the
//! plan's seed and an index, its split from the canonical form alone. Rows are written in **parts**
//! of equally many row numbers, each part through temporary files and renames, so that an
//! interrupted run can be continued. A **shard** is every n-th part. [`merge`] merges shards.
//!
//! Read in this order: `plan` (the puzzles and the content of rows), `record` (one row), `table`
//! (rows in a file), `parquet_table`, `hashed_file`, `part_manifest` and `folder` (the layout of
//! the folder), `part` (rows of a range of numbers), `manifest`, `page` (plots), `finish`, `run`,
//! `verify`, `merge`.

mod error;
mod finish;
mod folder;
mod hashed_file;
mod manifest;
mod merge;
mod minimal;
mod page;
#[cfg(feature = "parquet")]
mod parquet_table;
mod part;
mod part_manifest;
mod plan;
mod record;
mod run;
mod seen;
mod spent;
mod stats;
mod symmetry;
mod table;
mod texts;
mod verify;

pub use error::BulkError;
pub use manifest::{Manifest, SplitSummary};
pub use merge::{MergeJob, merge};
pub use part_manifest::{PartFile, PartManifest};
pub use plan::{Format, Plan, Set, Split};
pub use record::{Maker, Record, RowRating, TechniqueCount, TraceStep};
pub use run::{Job, Progress, Shard, Summary, begin, run};
