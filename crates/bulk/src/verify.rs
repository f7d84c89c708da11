//! Checks every row of a data set against its manifest, its puzzle and its canonical form.

use std::sync::atomic::AtomicBool;

use gridwright::answers::read_answer;
use gridwright::{Budget, Value, family, open};
use gridwright_api::batch::in_order;
use sha2::{Digest, Sha256};

use crate::error::{BulkError, go_on};
use crate::folder::Folder;
use crate::hashed_file::{hash_of, hex};
use crate::part::rows_of;
use crate::part_manifest::PartManifest;
use crate::plan::Plan;
use crate::record::{Record, canonical_id, line};

/// Verifies all parts of a folder.
pub(crate) fn verify_parts(
    plan: &Plan,
    folder: &Folder,
    threads: usize,
    stop: &AtomicBool,
) -> Result<(), BulkError> {
    let work = |part: u64| match folder.part(part)? {
        Some(manifest) => verify_part(plan, folder, &manifest, stop),
        None => Err(BulkError::NotReady(format!("part {part} is missing"))),
    };
    in_order(0..plan.n_parts(), threads, work, |verified: Option<Result<(), BulkError>>| {
        verified.unwrap_or(Ok(()))
    })
}

fn verify_part(
    plan: &Plan,
    folder: &Folder,
    manifest: &PartManifest,
    stop: &AtomicBool,
) -> Result<(), BulkError> {
    for file in &manifest.files {
        go_on(stop)?;
        let path = folder.path(&file.path);
        let hash = hash_of(&path).map_err(BulkError::io(&path))?;
        if hash != file.sha256 {
            let at = path.display();
            return Err(BulkError::Tampered(format!("{at}: is not as it was written")));
        }
    }
    let rows = rows_of(plan, folder, manifest)?;
    let wrong = |what: &str| {
        let part = manifest.part;
        Err(BulkError::Tampered(format!("part {part}: {what} not as its manifest says")))
    };
    let mut hash = Sha256::new();
    rows.iter().for_each(|record| hash.update(line(record)));
    if hex(&hash.finalize()) != manifest.rows_sha256 || rows.len() as u64 != manifest.rows {
        return wrong("its rows are");
    }
    let ids: Vec<u128> =
        rows.iter().map(|record| canonical_id(&record.family, &record.canonical)).collect();
    if ids != folder.ids(manifest.part)? {
        return wrong("its hashes are");
    }
    for (record, &id) in rows.iter().zip(&ids) {
        go_on(stop)?;
        if let Err(what) = verify_row(plan, record, id) {
            let row = record.row;
            return Err(BulkError::Tampered(format!("row {row}: {what}")));
        }
    }
    Ok(())
}

/// Checks a row against its recipe, puzzle, solution and split. The error completes "row N: ...".
fn verify_row(plan: &Plan, record: &Record, id: u128) -> Result<(), &'static str> {
    if !plan.recipe(record.row).is_ok_and(|(_, recipe)| recipe.to_string() == record.id) {
        return Err("its recipe is that of another row");
    }
    let named = family(&record.family).ok_or("its family is unknown")?;
    let puzzle = open(&record.puzzle, Some(named), &mut Budget::nodes(0))
        .map_err(|_| "its puzzle cannot be read")?;
    let values = read_answer(&*puzzle, &record.solution).unwrap_or_default();
    let values: Option<Vec<Value>> = values.into_iter().collect();
    let is_solution = |values: &Vec<Value>| {
        let givens = puzzle.board().givens.iter().zip(values);
        !values.is_empty()
            && givens.into_iter().all(|(given, value)| given.is_none_or(|given| given == *value))
            && puzzle.accepts(values)
    };
    if !values.is_some_and(|values| is_solution(&values)) {
        return Err("its solution does not solve its puzzle");
    }
    if puzzle.canonical() != record.canonical {
        return Err("its canonical form is another");
    }
    if plan.splits[plan.split_of(id)].name != record.split {
        return Err("it is in the wrong split");
    }
    Ok(())
}
