//! Merges the shards of a data set.

use std::collections::BTreeSet;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::error::{BulkError, go_on};
use crate::finish::write_manifest;
use crate::folder::{Begun, Folder, unfinished};
use crate::manifest::Manifest;
use crate::part::{PartWriter, rows_of};
use crate::part_manifest::PartManifest;
use crate::plan::Plan;
use crate::record::{canonical_id, line};
use crate::seen::Seen;
use crate::verify::verify_parts;

/// The input of [`merge`].
#[derive(Clone, Debug)]
pub struct MergeJob {
    /// The folders of the shards.
    pub folders: Vec<PathBuf>,
    /// The folder for the merged data set; by default the only folder in `folders`.
    pub out: Option<PathBuf>,
    /// Whether to read and verify every row.
    pub verify: bool,
    /// Number of threads that verify rows.
    pub threads: usize,
    /// Ends the work early when it is set.
    pub stop: Arc<AtomicBool>,
}

/// Merges shards: leaves out rows whose puzzle is in a row of another shard with a lower number,
/// and writes the manifest and the page. Parts that are merged already stay as they are.
///
/// # Errors
/// When a part is missing, unreadable or changed, or the work was stopped. The same call then
/// continues.
pub fn merge(job: &MergeJob) -> Result<Manifest, BulkError> {
    let sources: Vec<Folder> = job.folders.iter().map(|path| Folder::at(path)).collect();
    let [first, ..] = &sources[..] else {
        return Err(BulkError::NotReady("expected the folder of a data set".to_owned()));
    };
    let begun = first.begun()?;
    for (source, path) in sources.iter().zip(&job.folders) {
        if source.begun()? != begun {
            let at = path.display();
            let sentence = format!("{at}: was begun with another plan or version than the first");
            return Err(BulkError::NotReady(sentence));
        }
    }
    let out = match (&job.out, &job.folders[..]) {
        (Some(out), _) => out,
        (None, [only]) => only,
        (None, _) => {
            let sentence = "several folders: expected --out with the folder for the whole";
            return Err(BulkError::NotReady(sentence.to_owned()));
        }
    };
    let folder = Folder::at(out);
    folder.begin(&begun.plan)?;
    let _lock = folder.lock("merge")?;
    gather(job, &begun.plan, &sources, &folder, out)?;
    if job.verify {
        verify_parts(&begun.plan, &folder, job.threads, &job.stop)?;
    }
    leave_duplicates_out(&begun, &folder, &job.stop)?;
    write_manifest(&folder, &begun)
}

/// Copies the missing parts of the folder from the shards.
fn gather(
    job: &MergeJob,
    plan: &Plan,
    sources: &[Folder],
    folder: &Folder,
    out: &Path,
) -> Result<(), BulkError> {
    let mut missing = Vec::new();
    for part in 0..plan.n_parts() {
        go_on(&job.stop)?;
        if folder.part(part)?.is_some() {
            continue;
        }
        let mut found = None;
        for (source, path) in sources.iter().zip(&job.folders) {
            if let Some(manifest) = source.part(part)? {
                found = Some((source, path, manifest));
                break;
            }
        }
        match found {
            Some((source, path, manifest)) if path != out => copy(source, folder, &manifest)?,
            Some(_) => (),
            None => missing.push(part.to_string()),
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    let shown = missing[..missing.len().min(10)].join(", ");
    let more = if missing.len() > 10 { ", ..." } else { "" };
    let are = match missing.len() {
        1 => "1 part is".to_owned(),
        n => format!("{n} parts are"),
    };
    let sentence = format!("{are} missing ({shown}{more}): expected all shards to be done");
    Err(BulkError::NotReady(sentence))
}

/// Copies a part; its manifest comes last, since it marks the part as done.
fn copy(from: &Folder, to: &Folder, manifest: &PartManifest) -> Result<(), BulkError> {
    let part = manifest.part;
    let files = manifest.files.iter().map(|file| (from.path(&file.path), to.path(&file.path)));
    let about = ["ids", "times", "json"];
    let about = about.map(|ending| (from.part_path(part, ending), to.part_path(part, ending)));
    for (from, to) in files.chain(about) {
        let mut old = File::open(&from).map_err(BulkError::io(&from))?;
        let mut new = unfinished(&to).map_err(BulkError::io(&to))?;
        let copied = io::copy(&mut old, &mut new).and_then(|_| new.finish());
        copied.map_err(BulkError::io(&to))?;
    }
    Ok(())
}

/// Rewrites the parts with rows whose puzzle is also in a row with a lower number.
fn leave_duplicates_out(
    begun: &Begun,
    folder: &Folder,
    stop: &AtomicBool,
) -> Result<(), BulkError> {
    let mut seen = Seen::default();
    for part in 0..begun.plan.n_parts() {
        go_on(stop)?;
        let ids = folder.ids(part)?;
        let again: BTreeSet<u128> = ids.iter().copied().filter(|&id| seen.contains(id)).collect();
        if !again.is_empty() {
            write_without(&begun.plan, folder, part, &again, stop)?;
        }
        for id in ids {
            seen.insert(id);
        }
    }
    Ok(())
}

fn write_without(
    plan: &Plan,
    folder: &Folder,
    part: u64,
    again: &BTreeSet<u128>,
    stop: &AtomicBool,
) -> Result<(), BulkError> {
    let Some(manifest) = folder.part(part)? else { return Ok(()) };
    let rows = rows_of(plan, folder, &manifest)?;
    let mut writer = PartWriter::new(folder, plan, part);
    writer.leave_out(manifest.duplicates, manifest.missing);
    writer.set_times(folder.times(part));
    for record in rows {
        go_on(stop)?;
        let id = canonical_id(&record.family, &record.canonical);
        if again.contains(&id) {
            writer.leave_out(1, 0);
            continue;
        }
        let (set, _) = plan.recipe(record.row)?;
        let line = line(&record);
        writer.push(Box::new(record), &line, id, set)?;
    }
    writer.finish().map(|_| ())
}
