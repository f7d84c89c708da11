//! Limits on the work for a puzzle: search nodes, seconds, and Ctrl-C.
//!
//! The library only knows nodes and a stop flag. This module has the clock and sets the flag.

use std::borrow::{Borrow, BorrowMut};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use gridwright::Budget;

use crate::args::LimitArgs;
use crate::complaint::Status;
use crate::words::in_words;

/// Time limit for optional information beside the answer, in seconds.
const BRIEFLY: f64 = 1.0;

/// Interval at which deadlines are checked.
const TICK: Duration = Duration::from_millis(20);

/// The limits for each puzzle, and the state of the interruption.
pub(crate) struct Limits {
    nodes: Option<u64>,
    seconds: Option<f64>,
    /// Start of the time for all puzzles together; `None` if each puzzle has its own time.
    begun: Option<Instant>,
    run: Arc<Run>,
}

/// State shared with the signal handler and the clock thread.
#[derive(Default)]
struct Run {
    is_interrupted: Arc<AtomicBool>,
    watched: Mutex<Vec<Watched>>,
    clock: OnceLock<()>,
}

/// The stop flag of a puzzle in progress, with its deadline.
struct Watched {
    deadline: Option<Instant>,
    stop: Arc<AtomicBool>,
}

/// Unfinished files, which a second Ctrl-C removes.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

impl Limits {
    /// The limits that the flags set.
    pub(crate) fn of(args: &LimitArgs) -> Limits {
        let (nodes, seconds) = (args.nodes(), args.seconds());
        Limits { nodes, seconds, begun: None, run: Arc::default() }
    }

    /// Makes the seconds apply to all puzzles together, from now on.
    pub(crate) fn for_all_together(self) -> Limits {
        Limits { begun: Some(Instant::now()), ..self }
    }

    /// The time limit for all puzzles in seconds, if it has passed.
    pub(crate) fn is_over(&self) -> Option<f64> {
        let end = deadline(self.begun?, self.seconds?)?;
        self.seconds.filter(|_| Instant::now() >= end)
    }

    /// Removes the limit on nodes.
    pub(crate) fn without_nodes(self) -> Limits {
        Limits { nodes: None, ..self }
    }

    /// Starts handling Ctrl-C.
    ///
    /// It is called after all input that may wait for a person has been read; until then Ctrl-C
    /// ends the program at once.
    pub(crate) fn arm(&self) {
        let run = Arc::clone(&self.run);
        // Without a handler, Ctrl-C ends the program at once, which is acceptable.
        let _ = ctrlc::set_handler(move || run.interrupt());
    }

    /// Starts the budget and the clock for one puzzle.
    pub(crate) fn start(&self) -> Watch {
        self.watch(self.nodes, self.seconds)
    }

    /// Starts a short budget for optional information.
    pub(crate) fn start_briefly(&self) -> Watch {
        self.watch(None, Some(BRIEFLY))
    }

    fn watch(&self, nodes: Option<u64>, seconds: Option<f64>) -> Watch {
        let begun = Instant::now();
        let stop = match seconds {
            None => Arc::clone(&self.run.is_interrupted),
            Some(seconds) => {
                let from = self.begun.unwrap_or(begun);
                Run::watch_until(&self.run, deadline(from, seconds))
            }
        };
        let budget = nodes.map_or_else(Budget::unlimited, Budget::nodes);
        let budget = budget.with_stop(Arc::clone(&stop));
        Watch { budget, begun, nodes, seconds, stop, run: Arc::clone(&self.run) }
    }

    /// Whether the run has been interrupted.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.run.is_interrupted.load(Ordering::Relaxed)
    }

    /// Stops all work because nobody reads the results.
    pub(crate) fn break_off(&self) {
        self.run.stop_all();
    }

    /// The flag that [`Limits::is_interrupted`] reads.
    pub(crate) fn interruption(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.run.is_interrupted)
    }
}

impl Run {
    fn watched(&self) -> MutexGuard<'_, Vec<Watched>> {
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The first interrupt stops all work; a second one ends the program.
    fn interrupt(&self) {
        if self.is_interrupted.load(Ordering::Relaxed) {
            for path in unfinished().drain(..) {
                let _ = std::fs::remove_file(path);
            }
            std::process::exit(Status::Spent as i32);
        }
        self.stop_all();
    }

    fn stop_all(&self) {
        self.is_interrupted.store(true, Ordering::Relaxed);
        self.watched().iter().for_each(|watched| watched.stop.store(true, Ordering::Relaxed));
    }

    /// A flag that is set at the deadline or on interruption.
    fn watch_until(run: &Arc<Run>, deadline: Option<Instant>) -> Arc<AtomicBool> {
        let stop = Arc::new(AtomicBool::new(false));
        run.watched().push(Watched { deadline, stop: Arc::clone(&stop) });
        // An interruption before the flag was in the list would not have set it.
        if run.is_interrupted.load(Ordering::Relaxed) {
            stop.store(true, Ordering::Relaxed);
        }
        run.clock.get_or_init(|| {
            let run = Arc::clone(run);
            thread::spawn(move || run.keep_time());
        });
        stop
    }

    fn keep_time(&self) {
        loop {
            thread::sleep(TICK);
            let now = Instant::now();
            let is_late = |watched: &&Watched| watched.deadline.is_some_and(|end| end <= now);
            for late in self.watched().iter().filter(is_late) {
                late.stop.store(true, Ordering::Relaxed);
            }
        }
    }
}

/// The end of the time limit; `None` if it is too far away to be represented.
fn deadline(begun: Instant, seconds: f64) -> Option<Instant> {
    begun.checked_add(Duration::try_from_secs_f64(seconds).ok()?)
}

fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Records a file that is not finished.
pub(crate) fn remember_unfinished(path: &Path) {
    unfinished().push(path.to_owned());
}

/// Removes a finished or deleted file from the list.
pub(crate) fn forget_unfinished(path: &Path) {
    unfinished().retain(|known| known != path);
}

/// The budget of one puzzle, with its clock running until it is dropped.
pub(crate) struct Watch {
    /// The budget of the search.
    pub(crate) budget: Budget,
    begun: Instant,
    nodes: Option<u64>,
    seconds: Option<f64>,
    stop: Arc<AtomicBool>,
    run: Arc<Run>,
}

impl Watch {
    /// Time since the start.
    pub(crate) fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// The reason why there is no answer, after the budget is exhausted.
    pub(crate) fn why(&self) -> String {
        in_words(&self.why_in_english())
    }

    /// The reason in English, for sentences that are translated as a whole.
    pub(crate) fn why_in_english(&self) -> String {
        if self.run.is_interrupted.load(Ordering::Relaxed) {
            return "interrupted".to_owned();
        }
        let nodes = self.nodes.map(|nodes| format!("{nodes} nodes"));
        let seconds = self.seconds.map(|seconds| format!("{seconds} s"));
        let is_late = self.stop.load(Ordering::Relaxed);
        match if is_late { seconds } else { nodes } {
            Some(limit) => format!("out of budget after {limit}"),
            None => "out of budget".to_owned(),
        }
    }
}

impl Borrow<Budget> for Watch {
    fn borrow(&self) -> &Budget {
        &self.budget
    }
}

impl BorrowMut<Budget> for Watch {
    fn borrow_mut(&mut self) -> &mut Budget {
        &mut self.budget
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if self.seconds.is_some() {
            self.run.watched().retain(|watched| !Arc::ptr_eq(&watched.stop, &self.stop));
        }
    }
}
