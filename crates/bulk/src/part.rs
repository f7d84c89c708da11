//! A part: the rows of a range of numbers, in one file for each split, with its manifest.

use std::fs;
use std::path::PathBuf;

use sha2::{Digest, Sha256};

use crate::error::BulkError;
use crate::folder::{Folder, part_name, unfinished, write_json, write_whole};
use crate::hashed_file::hex;
use crate::part_manifest::{PartFile, PartManifest};
use crate::plan::Plan;
use crate::record::{BoxedRecord, Record};
use crate::stats::{SetStats, SetTimes};
use crate::table::{Table, read};

/// Writes a part.
pub(crate) struct PartWriter<'a> {
    folder: &'a Folder,
    plan: &'a Plan,
    manifest: PartManifest,
    /// The file of each split; `None` while the split has no rows.
    tables: Vec<Option<Table>>,
    ids: Vec<u8>,
    hash: Sha256,
    times: Vec<SetTimes>,
}

impl<'a> PartWriter<'a> {
    pub(crate) fn new(folder: &'a Folder, plan: &'a Plan, part: u64) -> PartWriter<'a> {
        let range = plan.range(part);
        let manifest = PartManifest {
            part,
            first: range.start,
            end: range.end,
            rows: 0,
            duplicates: 0,
            missing: 0,
            rows_sha256: String::new(),
            files: Vec::new(),
            stats: vec![SetStats::default(); plan.sets.len()],
        };
        PartWriter {
            folder,
            plan,
            manifest,
            tables: plan.splits.iter().map(|_| None).collect(),
            ids: Vec::new(),
            hash: Sha256::new(),
            times: vec![SetTimes::default(); plan.sets.len()],
        }
    }

    /// Adds the next row.
    pub(crate) fn push(
        &mut self,
        record: BoxedRecord,
        line: &[u8],
        id: u128,
        set: usize,
    ) -> Result<(), BulkError> {
        self.manifest.rows += 1;
        self.manifest.stats[set].add(&record);
        self.hash.update(line);
        self.ids.extend(id.to_be_bytes());
        let split = self.plan.split_of(id);
        if self.tables[split].is_none() {
            let path = self.path(split);
            let table = unfinished(&path).and_then(|file| Table::new(file, self.plan.format));
            self.tables[split] = Some(table.map_err(BulkError::io(&path))?);
        }
        let table = self.tables[split].as_mut().expect("it was begun");
        let pushed = table.push(record, line);
        pushed.map_err(|error| BulkError::io(&self.path(split))(error))
    }

    /// Takes the rows that have been written since the last call, so that their memory can be
    /// reused.
    pub(crate) fn spent(&mut self) -> Vec<BoxedRecord> {
        let tables = self.tables.iter_mut().flatten();
        tables.flat_map(|table| table.spent().drain(..)).collect()
    }

    /// Counts rows that are left out.
    pub(crate) fn leave_out(&mut self, duplicates: u64, missing: u64) {
        self.manifest.duplicates += duplicates;
        self.manifest.missing += missing;
    }

    /// Records the time that a row took, in seconds.
    pub(crate) fn add_time(&mut self, set: usize, seconds: f64) {
        self.times[set].add(seconds);
    }

    /// Sets the times of rows that were made in an earlier run.
    pub(crate) fn set_times(&mut self, times: Vec<SetTimes>) {
        self.times = times;
    }

    fn name(&self, split: usize) -> String {
        let (split, ending) = (&self.plan.splits[split].name, self.plan.format.ending());
        format!("{split}/{}.{ending}", part_name(self.manifest.part))
    }

    fn path(&self, split: usize) -> PathBuf {
        self.folder.path(&self.name(split))
    }

    /// Makes all files of the part appear, its manifest last.
    pub(crate) fn finish(mut self) -> Result<PartManifest, BulkError> {
        // While a part is rewritten it counts as missing, since its old manifest does not describe
        // its new files.
        let manifest = self.folder.part_path(self.manifest.part, "json");
        if manifest.exists() {
            fs::remove_file(&manifest).map_err(BulkError::io(&manifest))?;
        }
        for (split, table) in std::mem::take(&mut self.tables).into_iter().enumerate() {
            let path = self.path(split);
            let Some(table) = table else {
                // An earlier version of the part may have had rows of this split.
                let _ = fs::remove_file(&path);
                continue;
            };
            let (sha256, bytes, rows) = table.finish().map_err(BulkError::io(&path))?;
            let (name, path) = (self.plan.splits[split].name.clone(), self.name(split));
            self.manifest.files.push(PartFile { split: name, path, rows, bytes, sha256 });
        }
        self.manifest.rows_sha256 = hex(&self.hash.finalize());
        let part = self.manifest.part;
        write_whole(&self.folder.part_path(part, "ids"), &self.ids)?;
        write_json(&self.folder.part_path(part, "times"), &self.times)?;
        write_json(&self.folder.part_path(part, "json"), &self.manifest)?;
        Ok(self.manifest)
    }
}

/// All rows of a part in the order of their numbers.
pub(crate) fn rows_of(
    plan: &Plan,
    folder: &Folder,
    manifest: &PartManifest,
) -> Result<Vec<Record>, BulkError> {
    let mut rows = Vec::new();
    for file in &manifest.files {
        let path = folder.path(&file.path);
        let read = read(&path, plan.format).map_err(|error| {
            BulkError::Tampered(format!("{}: cannot be read: {error}", path.display()))
        })?;
        rows.extend(read);
    }
    rows.sort_by_key(|record| record.row);
    Ok(rows)
}
