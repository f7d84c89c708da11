//! Runs a target on mutations of its seeds, and keeps the findings.
//!
//! Outcomes replace coverage: an input with a new outcome is mutated further. `cargo xtask fuzz
//! --guided` uses libFuzzer and real coverage instead, with the same targets, seeds and mutations.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, Once};
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use gridwright::budget::Rng;

use crate::mutate::mutated;
use crate::target::Target;

/// Processor time for an input; a slower one is a finding.
const SLOWEST: Duration = Duration::from_secs(60);

/// The time by the clock after which an input is taken to have no end.
const LONGEST: Duration = Duration::from_secs(900);

/// Maximum number of inputs kept for their outcomes; beyond it, random ones are dropped.
const MOST_KEPT: usize = 2_000;

/// An input that reveals a fault.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The input.
    pub input: Vec<u8>,
    /// The fault.
    pub what: String,
}

/// The result of a run.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// The number of inputs tried.
    pub n_runs: u64,
    /// The number of different outcomes.
    pub n_outcomes: usize,
    /// The processor time of the slowest input.
    pub slowest: Duration,
}

/// When a run ends.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// Processor time, so that a busy machine makes a run longer and not poorer.
    pub time: Duration,
    /// Number of inputs.
    pub n_runs: u64,
}

impl Limit {
    /// A limit of time alone.
    pub fn time(time: Duration) -> Limit {
        Limit { time, n_runs: u64::MAX }
    }
}

/// The folder with the kept seeds of a target.
pub fn folder(target: &Target) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target.name)
}

/// The kept seeds of a target, with their names.
///
/// # Panics
/// When a file cannot be read.
pub fn kept_seeds(target: &Target) -> Vec<(String, Vec<u8>)> {
    let mut kept = Vec::new();
    for entry in fs::read_dir(folder(target)).into_iter().flatten() {
        let path = entry.expect("a file of seeds").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        kept.push((name, fs::read(&path).expect("a file of seeds")));
    }
    kept.sort();
    kept
}

/// Runs a target on one input.
///
/// # Errors
/// The fault, reported by the target or by a panic.
pub fn run_once(target: &Target, input: &[u8]) -> Result<String, String> {
    catch_panics();
    LAST_PANIC.with(|last| last.borrow_mut().take());
    IS_WATCHED.with(|watched| *watched.borrow_mut() = true);
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| (target.run)(input)));
    IS_WATCHED.with(|watched| *watched.borrow_mut() = false);
    outcome.unwrap_or_else(|_| {
        let what = LAST_PANIC.with(|last| last.borrow_mut().take());
        Err(what.unwrap_or_else(|| "a panic".to_owned()))
    })
}

/// Tries all seeds, and then mutations of them until the limit is reached. Stops at the first finding.
///
/// # Errors
/// The finding.
pub fn run(target: &Target, limit: Limit, seed: u64) -> Result<Summary, Finding> {
    let kept = kept_seeds(target).into_iter().map(|(_, input)| input);
    let mut pool: Vec<Vec<u8>> = kept.chain((target.seeds)()).collect();
    let watch = Watch::start(target.name);
    let (mut summary, mut seen) = (Summary::default(), BTreeSet::new());
    let mut attempt = |input: &[u8]| -> Result<(bool, u64), Finding> {
        let begun = ThreadTime::now();
        watch.begin(input);
        let outcome = run_once(target, input);
        watch.end();
        summary.n_runs += 1;
        let took = begun.elapsed();
        summary.slowest = summary.slowest.max(took);
        let outcome = match outcome {
            Ok(_) if took > SLOWEST => Err(format!("{took:?} of processor time")),
            outcome => outcome,
        };
        let outcome = outcome.map_err(|what| Finding { input: input.to_vec(), what })?;
        let is_new = seen.insert(outline(&outcome));
        summary.n_outcomes = seen.len();
        Ok((is_new, summary.n_runs))
    };
    for input in &pool {
        attempt(input)?;
    }
    if pool.is_empty() {
        pool.push(Vec::new());
    }
    let mut rng = Rng::from_seed(seed);
    let n_seeds = pool.len();
    let (begun, mut n_runs) = (ThreadTime::now(), 0);
    while n_runs < limit.n_runs && begun.elapsed() < limit.time {
        // Half of the time a seed is used, since inputs kept for their outcomes are often more
        // broken.
        let n = if rng.below(2) == 0 { n_seeds } else { pool.len() };
        let input = mutated(&pool[rng.below(n)], &pool, &mut rng);
        let (is_new, so_far) = attempt(&input)?;
        n_runs = so_far;
        if is_new {
            if pool.len() >= n_seeds + MOST_KEPT {
                pool.swap_remove(n_seeds + rng.below(MOST_KEPT));
            }
            pool.push(input);
        }
    }
    Ok(summary)
}

/// An outcome without its numbers and quotations, so that similar outcomes count as one.
fn outline(outcome: &str) -> String {
    let mut is_quoted = false;
    let mut out = String::new();
    for c in outcome.chars().take(300) {
        match c {
            '"' | '\'' => is_quoted = !is_quoted,
            _ if is_quoted || c.is_ascii_digit() => (),
            _ => out.push(c),
        }
    }
    out
}

/// Searches for a shorter input whose finding starts with the same words, within a time limit.
pub fn smaller(target: &Target, finding: &Finding, time: Duration) -> Finding {
    let head = |what: &str| outline(what).chars().take(60).collect::<String>();
    let wanted = head(&finding.what);
    let mut best = finding.clone();
    let begun = Instant::now();
    let mut length = best.input.len() / 2;
    while length > 0 {
        let mut at = 0;
        while at < best.input.len() {
            if begun.elapsed() > time {
                return best;
            }
            let mut shorter = best.input.clone();
            shorter.drain(at..(at + length).min(best.input.len()));
            match run_once(target, &shorter) {
                Err(what) if head(&what) == wanted => best = Finding { input: shorter, what },
                _ => at += length,
            }
        }
        length /= 2;
    }
    best
}

thread_local! {
    /// Whether this thread runs a target; its panics are then findings and are not printed.
    static IS_WATCHED: RefCell<bool> = const { RefCell::new(false) };
    static LAST_PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Installs a panic hook that records panics of targets instead of printing them.
fn catch_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if IS_WATCHED.with(|watched| *watched.borrow()) {
                LAST_PANIC.with(|last| *last.borrow_mut() = Some(panic.to_string()));
            } else {
                usual(panic);
            }
        }));
    });
}

/// The start time of the current input, and the input.
type Current = (Instant, Vec<u8>);

/// A watchdog that aborts the program when an input takes too long, since nothing else can stop it,
/// and saves the input.
struct Watch {
    current: Arc<Mutex<Option<Current>>>,
    is_over: Arc<AtomicBool>,
}

impl Watch {
    fn start(name: &'static str) -> Watch {
        let current: Arc<Mutex<Option<Current>>> = Arc::default();
        let is_over = Arc::new(AtomicBool::new(false));
        let (theirs, ends) = (Arc::clone(&current), Arc::clone(&is_over));
        std::thread::spawn(move || {
            while !ends.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(200));
                let current = theirs.lock().expect("no panic while it is held");
                if let Some((begun, input)) = &*current
                    && begun.elapsed() > LONGEST
                {
                    let path = std::env::temp_dir().join(format!("gridwright-fuzz-{name}-slow"));
                    let kept = fs::write(&path, input);
                    let path = path.display();
                    eprintln!("{name}: more than {LONGEST:?} on {path} ({kept:?})");
                    std::process::abort();
                }
            }
        });
        Watch { current, is_over }
    }

    fn begin(&self, input: &[u8]) {
        *self.current.lock().expect("no panic while it is held") =
            Some((Instant::now(), input.to_vec()));
    }

    fn end(&self) {
        *self.current.lock().expect("no panic while it is held") = None;
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
    }
}
