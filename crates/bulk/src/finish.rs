//! Writes the manifest and the page once all parts are done.

use sha2::{Digest, Sha256};

use crate::error::BulkError;
use crate::folder::{Begun, Folder, write_json, write_whole};
use crate::hashed_file::hex;
use crate::manifest::{Manifest, SplitSummary};
use crate::page::page;

/// Writes the manifest and the page of a folder with all parts.
pub(crate) fn write_manifest(folder: &Folder, begun: &Begun) -> Result<Manifest, BulkError> {
    let plan = &begun.plan;
    let mut parts = Vec::new();
    let mut ids = vec![Vec::new(); plan.splits.len()];
    let mut hash = Sha256::new();
    for part in 0..plan.n_parts() {
        let Some(manifest) = folder.part(part)? else {
            let sentence = format!("part {part} is missing: expected all shards to be done");
            return Err(BulkError::NotReady(sentence));
        };
        hash.update(&manifest.rows_sha256);
        for id in folder.ids(part)? {
            ids[plan.split_of(id)].push(id);
        }
        parts.push(manifest);
    }
    let splits = plan.splits.iter().zip(&mut ids).map(|(split, ids)| {
        ids.sort_unstable();
        let mut hash = Sha256::new();
        ids.iter().for_each(|id| hash.update(id.to_be_bytes()));
        let (rows, canonical_sha256) = (ids.len() as u64, hex(&hash.finalize()));
        SplitSummary { name: split.name.clone(), rows, canonical_sha256 }
    });
    let manifest = Manifest {
        format: "gridwright-bulk".to_owned(),
        version: 1,
        program: begun.program.clone(),
        plan: plan.clone(),
        rows: parts.iter().map(|part| part.rows).sum(),
        duplicates: parts.iter().map(|part| part.duplicates).sum(),
        missing: parts.iter().map(|part| part.missing).sum(),
        rows_sha256: hex(&hash.finalize()),
        splits: splits.collect(),
        parts,
    };
    let times: Vec<_> = (0..plan.n_parts()).map(|part| folder.times(part)).collect();
    write_whole(&folder.path("index.html"), page(&manifest, &times).as_bytes())?;
    write_json(&folder.path("manifest.json"), &manifest)?;
    Ok(manifest)
}
