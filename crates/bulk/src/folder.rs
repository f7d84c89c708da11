//! The layout of a data set's folder: a folder for each split, `parts/` with a manifest for each
//! part, `plan.json`, and, once all parts are done, `manifest.json` and `index.html`.

use std::fs::{self, File, TryLockError};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use gridwright_files::Unfinished;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::error::BulkError;
use crate::part_manifest::PartManifest;
use crate::plan::Plan;
use crate::stats::SetTimes;

/// The folder of a data set.
#[derive(Clone, Debug)]
pub(crate) struct Folder(PathBuf);

/// The content of `plan.json`: everything that the rows depend on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Begun {
    /// The version of the program.
    pub(crate) program: String,
    pub(crate) plan: Plan,
}

impl Begun {
    pub(crate) fn now(plan: &Plan) -> Begun {
        Begun { program: env!("CARGO_PKG_VERSION").to_owned(), plan: plan.clone() }
    }
}

impl Folder {
    pub(crate) fn at(path: &Path) -> Folder {
        Folder(path.to_owned())
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Creates the folder, or checks that it was created for the same plan.
    pub(crate) fn begin(&self, plan: &Plan) -> Result<(), BulkError> {
        let begun = Begun::now(plan);
        let path = self.path("plan.json");
        let is_begun = path.exists();
        if is_begun {
            let other: Begun = read_json(&path)?;
            if other != begun {
                let why = match other.program == begun.program {
                    true => "another plan".to_owned(),
                    false => format!("version {}", other.program),
                };
                let at = self.0.display();
                return Err(BulkError::NotReady(format!(
                    "{at}: was begun with {why}: expected the same, or another folder"
                )));
            }
        }
        for name in plan.splits.iter().map(|split| split.name.as_str()).chain(["parts"]) {
            let folder = self.path(name);
            fs::create_dir_all(&folder).map_err(BulkError::io(&folder))?;
        }
        if is_begun {
            self.remove_unfinished_plans();
            return Ok(());
        }
        // Shards that start at the same moment, even on different machines, must not share an
        // unfinished file.
        let own = RandomState::new().build_hasher().finish();
        let temporary = self.path(&format!("plan.json.{own:016x}.tmp"));
        let written = Unfinished::at(temporary, &path).and_then(|mut file| {
            file.write_all(json(&begun).as_bytes())?;
            file.finish()
        });
        // A shard that started at the same moment may have written the plan already, and removed
        // this copy of it.
        if let Err(error) = written
            && !(error.kind() == ErrorKind::NotFound && path.exists())
        {
            return Err(BulkError::io(&path)(error));
        }
        self.remove_unfinished_plans();
        Ok(())
    }

    /// Removes copies of the plan that a killed process left behind. Nothing depends on it, so failures are ignored.
    fn remove_unfinished_plans(&self) {
        for entry in fs::read_dir(&self.0).into_iter().flatten().flatten() {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            if name.starts_with("plan.json.") && name.ends_with(".tmp") {
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// Reads `plan.json`.
    pub(crate) fn begun(&self) -> Result<Begun, BulkError> {
        let path = self.path("plan.json");
        if !path.exists() {
            let at = self.0.display();
            return Err(BulkError::NotReady(format!("{at}: expected the folder of a data set")));
        }
        read_json(&path)
    }

    /// Locks the work with this name, so that no other process does it at the same time. The lock
    /// lasts as long as the returned file and is released even if the process is killed.
    pub(crate) fn lock(&self, name: &str) -> Result<File, BulkError> {
        let path = self.path(&format!("parts/{name}.lock"));
        let file = File::create(&path).map_err(BulkError::io(&path))?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => {
                let at = self.0.display();
                Err(BulkError::NotReady(format!("{at}: another process is doing {name}")))
            }
            Err(TryLockError::Error(error)) => Err(BulkError::io(&path)(error)),
        }
    }

    /// The manifest of a part; `None` if the part is not done.
    pub(crate) fn part(&self, part: u64) -> Result<Option<PartManifest>, BulkError> {
        let path = self.part_path(part, "json");
        if path.exists() { read_json(&path).map(Some) } else { Ok(None) }
    }

    pub(crate) fn part_path(&self, part: u64, ending: &str) -> PathBuf {
        self.path(&format!("parts/{}.{ending}", part_name(part)))
    }

    /// The hashes of the canonical forms of a part, in the order of its rows.
    pub(crate) fn ids(&self, part: u64) -> Result<Vec<u128>, BulkError> {
        let path = self.part_path(part, "ids");
        let bytes = fs::read(&path).map_err(BulkError::io(&path))?;
        let ids = bytes.chunks_exact(16);
        Ok(ids.map(|id| u128::from_be_bytes(id.try_into().expect("16 bytes"))).collect())
    }

    /// The times that the rows of a part took; empty if they are not known.
    pub(crate) fn times(&self, part: u64) -> Vec<SetTimes> {
        read_json(&self.part_path(part, "times")).unwrap_or_default()
    }
}

/// The name of a part in files.
pub(crate) fn part_name(part: u64) -> String {
    format!("part-{part:05}")
}

/// Writes a file that appears once it is complete, and that no other process writes at the same
/// time.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), BulkError> {
    let written = unfinished(path).and_then(|mut file| {
        file.write_all(bytes)?;
        file.finish()
    });
    written.map_err(BulkError::io(path))
}

/// Starts a temporary file with a fixed name, so that one left by a killed process is replaced.
pub(crate) fn unfinished(path: &Path) -> io::Result<Unfinished> {
    let mut name = path.as_os_str().to_owned();
    name.push(".tmp");
    Unfinished::at(PathBuf::from(name), path)
}

pub(crate) fn write_json(path: &Path, value: &impl Serialize) -> Result<(), BulkError> {
    write_whole(path, json(value).as_bytes())
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("manifests have string keys") + "\n"
}

pub(crate) fn read_json<T: DeserializeOwned>(path: &Path) -> Result<T, BulkError> {
    let text = fs::read(path).map_err(BulkError::io(path))?;
    serde_json::from_slice(&text)
        .map_err(|error| BulkError::Tampered(format!("{}: {error}", path.display())))
}
