//! Simulated disk faults, for tests.
//!
//! [`every_fault`] runs a scenario repeatedly, once for each kind of fault at each file operation
//! of the scenario, until a run completes without a fault. Faults apply only to the thread that
//! runs the scenario.
//!
//! A [`Kind::PowerLoss`] discards everything written since the last sync, and all later operations
//! fail; after a [`Kind::Killed`] all later operations fail, but nothing already written is lost.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

pub use crate::step::Step;

/// The ways in which a disk can fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The disk is full: every later write fails.
    Full,
    /// A write stops after a few bytes because the disk is full.
    ShortWrite,
    /// Syncing a file to the disk fails.
    NoSync,
    /// Renaming a file fails.
    NoRename,
    /// The file system becomes read-only: every later operation fails.
    ReadOnly,
    /// The folder disappears: every later operation fails.
    Vanished,
    /// The program is killed, possibly in the middle of a write: every later operation fails.
    Killed,
    /// The power fails: every later operation fails, and unsynced data are lost.
    PowerLoss,
}

impl Kind {
    /// Every kind of fault.
    pub const ALL: [Kind; 8] = [
        Kind::Full,
        Kind::ShortWrite,
        Kind::NoSync,
        Kind::NoRename,
        Kind::ReadOnly,
        Kind::Vanished,
        Kind::Killed,
        Kind::PowerLoss,
    ];

    /// Returns whether an operation fails, either when the fault strikes or afterwards.
    fn fails(self, step: Step, is_now: bool) -> bool {
        match self {
            Kind::Full => matches!(step, Step::Write | Step::Open),
            Kind::ShortWrite => matches!(step, Step::Write),
            Kind::NoSync => matches!(step, Step::Sync | Step::SyncFolder) && is_now,
            Kind::NoRename => step == Step::Rename && is_now,
            Kind::ReadOnly | Kind::Vanished | Kind::Killed | Kind::PowerLoss => true,
        }
    }

    fn error(self) -> io::Error {
        match self {
            Kind::Full | Kind::ShortWrite => full(),
            Kind::NoSync => io::Error::other("input/output error"),
            Kind::NoRename => io::ErrorKind::PermissionDenied.into(),
            Kind::ReadOnly => io::ErrorKind::ReadOnlyFilesystem.into(),
            Kind::Vanished => io::ErrorKind::NotFound.into(),
            Kind::Killed | Kind::PowerLoss => io::Error::other("the program has ended"),
        }
    }
}

/// The effect of a fault on one operation.
pub(crate) enum Blow {
    Fails(io::Error),
    /// Only this many bytes are written before the operation fails.
    Short(usize),
}

/// The error that a full disk returns.
pub(crate) fn full() -> io::Error {
    io::ErrorKind::StorageFull.into()
}

/// The fault planned for the current thread.
struct Plan {
    kind: Kind,
    /// The number of the operation at which the fault strikes.
    at: usize,
    n_steps: usize,
    has_struck: bool,
    /// Files with unsynced data, and how many bytes of each are already on the disk.
    unsynced: BTreeMap<PathBuf, u64>,
}

thread_local! {
    static PLAN: RefCell<Option<Plan>> = const { RefCell::new(None) };
}

/// Runs a scenario with every kind of fault at each of its file operations, and once per kind
/// without a fault. `scenario` receives a name for the run, to be used in messages, and must start
/// from scratch each time. After a call to [`calm`] the disk works normally.
///
/// Returns the number of faults simulated.
///
/// ```
/// use gridwright_files::faults::{calm, every_fault};
/// let n_faults = every_fault(|fault| {
///     let folder = tempfile::tempdir().unwrap();
///     let path = folder.path().join("file");
///     std::fs::write(&path, "old").unwrap();
///     let kept = gridwright_files::replace(&path, b"new");
///     calm();
///     let text = std::fs::read_to_string(&path).unwrap();
///     assert!(text == "new" || (kept.is_err() && text == "old"), "{fault}: {text:?}");
/// });
/// assert!(n_faults > 10);
/// ```
pub fn every_fault(mut scenario: impl FnMut(&str)) -> usize {
    let mut n_faults = 0;
    for kind in Kind::ALL {
        for at in 0.. {
            let plan = Plan { kind, at, n_steps: 0, has_struck: false, unsynced: BTreeMap::new() };
            PLAN.with(|current| *current.borrow_mut() = Some(plan));
            scenario(&format!("{kind:?} at step {at}"));
            let plan = PLAN.with(|current| current.borrow_mut().take());
            // `calm` removes the plan and keeps whether the fault has struck.
            let has_struck = plan.map_or_else(
                || STRUCK.with(|struck| std::mem::take(&mut *struck.borrow_mut())),
                |plan| plan.has_struck,
            );
            if !has_struck {
                break;
            }
            n_faults += 1;
        }
    }
    n_faults
}

thread_local! {
    static STRUCK: RefCell<bool> = const { RefCell::new(false) };
}

/// Ends the simulated faults of a scenario, so that the test can inspect the files that are left.
pub fn calm() {
    let plan = PLAN.with(|current| current.borrow_mut().take());
    STRUCK.with(|struck| *struck.borrow_mut() = plan.is_some_and(|plan| plan.has_struck));
}

/// Decides whether and how an operation fails.
pub(crate) fn strike(step: Step, path: &Path) -> Option<Blow> {
    PLAN.with(|current| {
        let mut current = current.borrow_mut();
        let plan = current.as_mut()?;
        let number = plan.n_steps;
        plan.n_steps += 1;
        if step == Step::Write {
            let length = std::fs::metadata(path).map_or(0, |about| about.len());
            plan.unsynced.entry(path.to_owned()).or_insert(length);
        }
        // If this kind of fault does not affect the current operation, it strikes at a later one.
        let is_now = !plan.has_struck && number >= plan.at;
        if !(is_now || plan.has_struck) || !plan.kind.fails(step, is_now) {
            return None;
        }
        let is_first = !plan.has_struck;
        plan.has_struck = true;
        if is_first && plan.kind == Kind::PowerLoss {
            for (path, length) in &plan.unsynced {
                if let Ok(file) = std::fs::File::options().write(true).open(path) {
                    file.set_len(*length).expect("a file of the test");
                }
            }
        }
        let is_cut = matches!(plan.kind, Kind::ShortWrite | Kind::Killed);
        if is_cut && is_first && step == Step::Write {
            return Some(Blow::Short(3));
        }
        Some(Blow::Fails(plan.kind.error()))
    })
}

/// Records that a file has been synced to the disk.
pub(crate) fn synced(path: &Path) {
    PLAN.with(|current| {
        if let Some(plan) = current.borrow_mut().as_mut() {
            plan.unsynced.remove(path);
        }
    });
}

/// Records that a file has been renamed.
pub(crate) fn renamed(from: &Path, to: &Path) {
    PLAN.with(|current| {
        if let Some(plan) = current.borrow_mut().as_mut()
            && let Some(length) = plan.unsynced.remove(from)
        {
            plan.unsynced.insert(to.to_owned(), length);
        }
    });
}
