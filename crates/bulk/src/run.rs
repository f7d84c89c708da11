//! Makes a shard of a data set, continuing after an interruption.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use gridwright_api::batch::in_order_within;
use serde::Serialize;

use crate::error::BulkError;
use crate::finish::write_manifest;
use crate::folder::Folder;
use crate::part::PartWriter;
use crate::part_manifest::PartManifest;
use crate::plan::Plan;
use crate::record::{BoxedRecord, Made, Maker, Row};
use crate::seen::Seen;
use crate::spent::Spent;

/// Minimum number of rows made together: enough to make the cost of scheduling negligible, and few
/// enough to give all threads work.
const TOGETHER: u64 = 16;

/// Number of chunks that a thread may be ahead of the slowest one: few enough that rows are still
/// in the processor's caches when they are written.
const WINDOW: usize = 64;

/// One of several equal shares of the work: every `count`-th part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// The index of the shard, from 0.
    pub index: u64,
    /// The number of shards.
    pub count: u64,
}

impl Shard {
    /// All parts.
    pub const ALL: Shard = Shard { index: 0, count: 1 };

    /// Parses a text such as `2/8`, in which the index counts from 1.
    ///
    /// # Errors
    /// A sentence with the expected form.
    ///
    /// ```
    /// use gridwright_bulk::Shard;
    /// assert_eq!(Shard::parse("2/8")?, Shard { index: 1, count: 8 });
    /// assert!(Shard::parse("9/8").is_err());
    /// # Ok::<(), gridwright_bulk::BulkError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Shard, BulkError> {
        let numbers = text.split_once('/');
        let numbers = numbers.and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
        match numbers {
            Some((i, n)) if (1..=n).contains(&i) => Ok(Shard { index: i - 1, count: n }),
            _ => Err(BulkError::Plan(format!("shard {text:?}: expected one such as 2/8"))),
        }
    }

    fn has(self, part: u64) -> bool {
        part % self.count == self.index
    }
}

/// The input of [`run`].
#[derive(Clone, Debug)]
pub struct Job {
    /// A validated plan.
    pub plan: Plan,
    /// The folder to write to, or to continue in.
    pub out: PathBuf,
    /// The share of the work to do.
    pub shard: Shard,
    /// Number of threads that make rows.
    pub threads: usize,
    /// Ends the work early when it is set.
    pub stop: Arc<AtomicBool>,
}

/// The progress of a shard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The number of rows that are done.
    pub done: u64,
    /// The number of rows of the shard.
    pub all: u64,
}

/// The result of a shard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[non_exhaustive]
pub struct Summary {
    /// The number of parts of the shard.
    pub parts: u64,
    /// The number of parts that existed before.
    pub kept: u64,
    /// The number of rows written.
    pub rows: u64,
    /// The number of rows left out because an earlier row of the shard has the same puzzle.
    pub duplicates: u64,
    /// The number of rows left out because no puzzle was found within the node limit.
    pub missing: u64,
}

/// Makes the parts of a shard that are not there yet. `progress` is called several times a second.
/// If the shard has all parts, the manifest and the page are written too.
///
/// # Errors
/// When something cannot be read or written, or the work was stopped. The same call then continues.
///
/// ```
/// use gridwright_bulk::{Job, Plan, Set, Shard, run};
/// let folder = tempfile::tempdir()?;
/// let plan = Plan { sets: vec![Set::parse("5xcirth/size=4")?], ..Plan::default() }.checked()?;
/// let out = folder.path().join("data");
/// let job = Job { plan, out: out.clone(), shard: Shard::ALL, threads: 1, stop: Default::default() };
/// let summary = run(&job, &mut |_| ())?;
/// assert_eq!((summary.rows + summary.duplicates, summary.kept), (5, 0));
/// assert_eq!(run(&job, &mut |_| ())?.kept, 1);
/// assert!(out.join("manifest.json").exists());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn run(job: &Job, progress: &mut dyn FnMut(Progress)) -> Result<Summary, BulkError> {
    let Job { plan, out, shard, threads, stop } = job;
    let folder = Folder::at(out);
    folder.begin(plan)?;
    let _lock = folder.lock(&format!("shard-{}-of-{}", shard.index + 1, shard.count))?;
    let parts: Vec<u64> = (0..plan.n_parts()).filter(|&part| shard.has(part)).collect();
    let mut summary = Summary { parts: parts.len() as u64, ..Summary::default() };
    let mut todo = Vec::new();
    for &part in &parts {
        match folder.part(part)? {
            Some(manifest) => {
                summary.kept += 1;
                summary.add(&manifest);
            }
            None => todo.push(part),
        }
    }
    let rows_of = |part: &u64| plan.range(*part).end - plan.range(*part).start;
    let all = parts.iter().map(rows_of).sum();
    let mut done = all - todo.iter().map(rows_of).sum::<u64>();
    let maker = Maker::new(plan)?.with_stop(Arc::clone(stop));
    let mut assembly = Assembly {
        folder: &folder,
        plan,
        spent: maker.spent(),
        earlier: parts.into_iter().peekable(),
        seen: Seen::default(),
        current: None,
    };
    let maker = &maker;
    let chunks = todo.into_iter().flat_map(|part| {
        let range = plan.range(part);
        let mut next = range.start;
        std::iter::from_fn(move || {
            let start = next;
            // A validated plan has all its rows.
            let size = maker.batch_size(start).ok()?.max(TOGETHER);
            next = (start + size).min(range.end);
            (start < range.end).then_some((part, start..next))
        })
    });
    let work = |(part, rows): (u64, std::ops::Range<u64>)| (part, maker.rows(rows));
    in_order_within(WINDOW, chunks, *threads, work, |chunk| {
        progress(Progress { done, all });
        let Some((part, made)) = chunk else { return Ok(()) };
        let made = made?;
        done += made.len() as u64;
        if let Some(manifest) = assembly.add(part, made)? {
            summary.add(&manifest);
        }
        Ok::<(), BulkError>(())
    })?;
    progress(Progress { done, all });
    if shard.count == 1 {
        write_manifest(&folder, &folder.begun()?)?;
    }
    Ok(summary)
}

/// Creates the folder of a data set, or checks that it was created for the same plan. Returns the
/// numbers of the missing parts. With as many shards as parts, each part is the shard of its
/// number.
///
/// # Errors
/// When the folder belongs to another plan, or something cannot be read or written.
///
/// ```
/// use gridwright_bulk::{Job, Plan, Set, Shard, begin, run};
/// let folder = tempfile::tempdir()?;
/// let sets = vec![Set::parse("6xcirth/size=4")?];
/// let plan = Plan { sets, part_rows: 2, ..Plan::default() }.checked()?;
/// assert_eq!(begin(&plan, folder.path())?, [0, 1, 2]);
/// let (out, shard) = (folder.path().to_owned(), Shard { index: 1, count: 3 });
/// run(&Job { plan: plan.clone(), out, shard, threads: 1, stop: Default::default() }, &mut |_| ())?;
/// assert_eq!(begin(&plan, folder.path())?, [0, 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn begin(plan: &Plan, out: &Path) -> Result<Vec<u64>, BulkError> {
    let folder = Folder::at(out);
    folder.begin(plan)?;
    let is_missing = |part: &u64| !folder.part_path(*part, "json").exists();
    Ok((0..plan.n_parts()).filter(is_missing).collect())
}

impl Summary {
    fn add(&mut self, part: &PartManifest) {
        self.rows += part.rows;
        self.duplicates += part.duplicates;
        self.missing += part.missing;
    }
}

/// Assembles rows into parts and leaves out duplicates.
struct Assembly<'a> {
    folder: &'a Folder,
    plan: &'a Plan,
    spent: &'a Spent<BoxedRecord>,
    /// Parts of the shard whose rows are not in `seen` yet.
    earlier: std::iter::Peekable<std::vec::IntoIter<u64>>,
    /// Hashes of the canonical forms of all rows so far.
    seen: Seen,
    current: Option<(u64, PartWriter<'a>)>,
}

impl Assembly<'_> {
    /// Adds the next rows. Returns the manifest of the part if it is complete.
    fn add(&mut self, part: u64, made: Vec<Made>) -> Result<Option<PartManifest>, BulkError> {
        let (folder, plan) = (self.folder, self.plan);
        if self.current.is_none() {
            // Parts before this one were made in an earlier run.
            while let Some(earlier) = self.earlier.next_if(|&earlier| earlier < part) {
                for id in folder.ids(earlier)? {
                    self.seen.insert(id);
                }
            }
            self.earlier.next();
            self.current = Some((plan.range(part).start, PartWriter::new(folder, plan, part)));
        }
        let (next, writer) = self.current.as_mut().expect("it was begun");
        *next += made.len() as u64;
        let mut lines = Vec::with_capacity(made.len());
        for Made { row, line, seconds } in made {
            let Some(Row { record, id, set }) = row else {
                writer.leave_out(0, 1);
                continue;
            };
            writer.add_time(set, seconds);
            if self.seen.insert(id) {
                writer.push(record, &line, id, set)?;
            } else {
                writer.leave_out(1, 0);
            }
            lines.push(line);
        }
        self.spent.give(&mut writer.spent(), &mut lines);
        if *next < plan.range(part).end {
            return Ok(None);
        }
        self.current.take().map(|(_, writer)| writer.finish()).transpose()
    }
}
