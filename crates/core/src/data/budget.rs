//! Work limits and randomness. Both are passed in, so that results are reproducible.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// A work limit, counted in search nodes, so that runs are reproducible.
///
/// A front end that also wants a limit in seconds, or to react to Ctrl-C, sets the stop flag.
///
/// ```
/// use gridwright_core::Budget;
/// let mut budget = Budget::nodes(2);
/// assert!(budget.spend(1).is_ok());
/// assert!(budget.spend(1).is_ok());
/// assert!(budget.spend(1).is_err());
/// assert_eq!(budget.used(), 2);
/// ```
#[derive(Clone)]
pub struct Budget {
    left: u64,
    used: u64,
    has_refused: bool,
    stop: Option<Arc<AtomicBool>>,
    on_phase: Option<PhaseHook>,
    on_progress: Option<ProgressHook>,
    on_note: Option<NoteHook>,
    on_rejection: Option<RejectionHook>,
    card: Option<CardCheck>,
}

/// The share of a graphics card's answers that the processor checks.
///
/// ```
/// use gridwright_core::{Budget, CardCheck};
/// assert_eq!(Budget::unlimited().card(), None);
/// assert_eq!(Budget::unlimited().with_card(CardCheck::All).card(), Some(CardCheck::All));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CardCheck {
    /// A sample of the answers.
    #[default]
    Sample,
    /// All answers.
    All,
}

/// Called with the amount of work done and the total amount.
pub type ProgressHook = Arc<dyn Fn(usize, usize) + Send + Sync>;

/// Called with the name of each phase as it begins.
pub type PhaseHook = Arc<dyn Fn(&'static str) + Send + Sync>;

/// Called with the reason whenever an intermediate result is rejected.
pub type RejectionHook = Arc<dyn Fn(&'static str) + Send + Sync>;

/// Called with remarks on the progress of the work.
pub type NoteHook = Arc<dyn Fn(&str) + Send + Sync>;

/// The budget was spent, or the stop flag was set, before the answer was known.
///
/// ```
/// assert_eq!(gridwright_core::OutOfBudget.to_string(), "out of budget");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("out of budget")]
pub struct OutOfBudget;

impl Budget {
    /// A limit of search nodes.
    pub fn nodes(nodes: u64) -> Budget {
        Budget {
            left: nodes,
            used: 0,
            has_refused: false,
            stop: None,
            on_phase: None,
            on_progress: None,
            on_note: None,
            on_rejection: None,
            card: None,
        }
    }

    /// No limit except the stop flag.
    pub fn unlimited() -> Budget {
        Budget::nodes(u64::MAX)
    }

    /// Adds a flag that stops the work when it is set.
    ///
    /// ```
    /// use gridwright_core::Budget;
    /// let stop = std::sync::Arc::default();
    /// let mut budget = Budget::unlimited().with_stop(std::sync::Arc::clone(&stop));
    /// stop.store(true, std::sync::atomic::Ordering::Relaxed);
    /// assert!(budget.spend(1).is_err());
    /// ```
    #[must_use]
    pub fn with_stop(mut self, stop: Arc<AtomicBool>) -> Budget {
        self.stop = Some(stop);
        self
    }

    /// Allows the use of a graphics card where the build supports it and it is worthwhile. Its work
    /// is not counted in nodes.
    #[must_use]
    pub fn with_card(mut self, check: CardCheck) -> Budget {
        self.card = Some(check);
        self
    }

    /// The checks to make on a graphics card's answers; `None` if cards must not be used.
    pub fn card(&self) -> Option<CardCheck> {
        self.card
    }

    /// Adds a hook that is called with the name of each phase as it begins.
    #[must_use]
    pub fn with_phases(mut self, hook: PhaseHook) -> Budget {
        self.on_phase = Some(hook);
        self
    }

    /// Reports the start of a phase.
    pub fn phase(&self, name: &'static str) {
        if let Some(hook) = &self.on_phase {
            hook(name);
        }
    }

    /// Adds a hook that is called with remarks on the progress of the work.
    ///
    /// ```
    /// use gridwright_core::Budget;
    /// let budget = Budget::unlimited().with_notes(std::sync::Arc::new(|note| assert_eq!(note, "3 left")));
    /// budget.note(|| format!("{} left", 3));
    /// ```
    #[must_use]
    pub fn with_notes(mut self, hook: NoteHook) -> Budget {
        self.on_note = Some(hook);
        self
    }

    /// Adds a hook that is called with the reason whenever an intermediate result is rejected.
    ///
    /// ```
    /// use gridwright_core::Budget;
    /// let budget = Budget::unlimited().with_rejections(std::sync::Arc::new(|why| assert_eq!(why, "too hard")));
    /// budget.reject("too hard");
    /// ```
    #[must_use]
    pub fn with_rejections(mut self, hook: RejectionHook) -> Budget {
        self.on_rejection = Some(hook);
        self
    }

    /// Reports the reason for a rejection, in a word or two.
    pub fn reject(&self, why: &'static str) {
        if let Some(hook) = &self.on_rejection {
            hook(why);
        }
    }

    /// Adds a hook that is called with the amount of work done and the total amount.
    ///
    /// ```
    /// use std::sync::{Arc, atomic::{AtomicUsize, Ordering}};
    /// use gridwright_core::Budget;
    /// let seen = Arc::new(AtomicUsize::new(0));
    /// let hook = { let seen = Arc::clone(&seen); move |done, _| seen.store(done, Ordering::Relaxed) };
    /// Budget::unlimited().with_progress(Arc::new(hook)).progress(3, 10);
    /// assert_eq!(seen.load(Ordering::Relaxed), 3);
    /// ```
    #[must_use]
    pub fn with_progress(mut self, hook: ProgressHook) -> Budget {
        self.on_progress = Some(hook);
        self
    }

    /// Reports that `done` of `all` pieces of the work are done.
    pub fn progress(&self, done: usize, all: usize) {
        if let Some(hook) = &self.on_progress {
            hook(done, all);
        }
    }

    /// Reports a remark; the text is only created if there is a hook.
    pub fn note(&self, words: impl FnOnce() -> String) {
        if let Some(hook) = &self.on_note {
            hook(&words());
        }
    }

    /// Spends this number of nodes.
    ///
    /// # Errors
    /// When fewer are left, in which case none are spent, or the stop flag is set.
    #[inline]
    pub fn spend(&mut self, nodes: u64) -> Result<(), OutOfBudget> {
        if self.left < nodes || self.is_stopped() {
            self.has_refused = true;
            return Err(OutOfBudget);
        }
        self.left -= nodes;
        self.used += nodes;
        Ok(())
    }

    /// Spends this number of nodes, or all that are left. Returns whether there were enough.
    #[inline]
    pub fn pay(&mut self, nodes: u64) -> bool {
        if self.is_stopped() {
            self.has_refused = true;
            return false;
        }
        let paid = nodes.min(self.left);
        self.left -= paid;
        self.used += paid;
        self.has_refused |= paid < nodes;
        paid == nodes
    }

    /// A budget for a subtask that may be abandoned: at most `nodes` of those left, with the same
    /// hooks and stop flag. Charge its nodes to this budget with [`Budget::spend`].
    ///
    /// ```
    /// use gridwright_core::Budget;
    /// let mut budget = Budget::nodes(100);
    /// let mut part = budget.part(10);
    /// assert!(part.spend(10).is_ok() && part.spend(1).is_err());
    /// budget.spend(part.used()).unwrap();
    /// assert_eq!(budget.used(), 10);
    /// ```
    #[must_use]
    pub fn part(&self, nodes: u64) -> Budget {
        Budget { left: self.left.min(nodes), used: 0, has_refused: false, ..self.clone() }
    }

    /// Number of nodes spent so far.
    pub fn used(&self) -> u64 {
        self.used
    }

    /// Whether a request for nodes was refused, so that work may be incomplete.
    ///
    /// ```
    /// use gridwright_core::Budget;
    /// let mut budget = Budget::nodes(3);
    /// assert!(budget.spend(2).is_ok() && !budget.has_refused());
    /// assert!(budget.spend(2).is_err() && budget.has_refused());
    /// ```
    pub fn has_refused(&self) -> bool {
        self.has_refused
    }

    /// Whether no nodes are left or the stop flag is set.
    pub fn is_spent(&self) -> bool {
        self.left == 0 || self.is_stopped()
    }

    /// Whether the stop flag is set.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Checks the stop flag, for work that is not counted in nodes.
    ///
    /// # Errors
    /// When the flag is set.
    ///
    /// ```
    /// use gridwright_core::{Budget, OutOfBudget};
    /// assert_eq!(Budget::nodes(0).go_on(), Ok(()));
    /// let stopped = Budget::unlimited().with_stop(std::sync::Arc::new(true.into()));
    /// assert_eq!(stopped.go_on(), Err(OutOfBudget));
    /// ```
    pub fn go_on(&self) -> Result<(), OutOfBudget> {
        if self.is_stopped() { Err(OutOfBudget) } else { Ok(()) }
    }
}

impl fmt::Debug for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Budget {{ left: {}, used: {} }}", self.left, self.used)
    }
}

/// The only source of randomness: ChaCha8 bits, with sampling algorithms defined here.
///
/// The stream of a key is a stable contract, because seeds identify puzzles for ever.
///
/// ```
/// use gridwright_core::Rng;
/// let mut rng = Rng::from_seed(7);
/// let mut cards = [1, 2, 3, 4, 5];
/// rng.shuffle(&mut cards);
/// cards.sort();
/// assert_eq!(cards, [1, 2, 3, 4, 5]);
/// assert!(rng.below(10) < 10);
/// assert_eq!(Rng::from_seed(7).draw(), Rng::from_seed(7).draw());
/// ```
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The stream of a 256-bit key.
    pub fn from_key(key: [u8; 32]) -> Rng {
        Rng(ChaCha8Rng::from_seed(key))
    }

    /// The stream of a 64-bit seed.
    pub fn from_seed(seed: u64) -> Rng {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Rng::from_key(key)
    }

    /// The next 64 bits.
    #[inline]
    pub fn draw(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `n`, uniform up to a bias of less than n in 2^64; 0 if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.draw()) * n as u128) >> 64) as usize
    }

    /// Puts the items into a random order (Fisher-Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// The numbers below `n` in a random order.
    ///
    /// ```
    /// let mut order = gridwright_core::Rng::from_seed(1).permutation(4);
    /// order.sort();
    /// assert_eq!(order, [0, 1, 2, 3]);
    /// ```
    pub fn permutation(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        self.shuffle(&mut order);
        order
    }
}
