//! Chooses the puzzles of a book: none twice, none that is to be avoided, in an order that does not
//! depend on who makes them. It makes none itself, so that a front end can do so on all cores.

use std::borrow::BorrowMut;
use std::collections::BTreeSet;
use std::fmt;

use gridwright::steps::next_step;
use gridwright::{Budget, Position, Profile, Puzzle, Recipe, Shortfall, StepQuery, rate};

use crate::layout::Entry;
use crate::plan::{Order, Plan};

/// Recipes tried for each puzzle wanted, before a chapter is given up.
const TRIES: u64 = 20;

/// Recipes tried before a chapter is given up of which none makes a puzzle.
const FIRST_TRIES: u64 = 10;

/// The puzzles of a book as far as they have been found.
///
/// ```
/// use std::collections::BTreeSet;
/// use gridwright::Budget;
/// use gridwright_book::{Collection, Plan, lay_out};
/// let plan = Plan::parse("[[chapter]]\nfamily = 'cirth'\nparams = 'size=4'\ncount = 2")?;
/// let orders = plan.orders("")?;
/// let mut collection = Collection::new(&plan, &orders, BTreeSet::new());
/// loop {
///     let wanted = collection.wanted();
///     if wanted.is_empty() { break }
///     for one in wanted {
///         collection.add(one.make(Budget::unlimited));
///     }
/// }
/// assert_eq!(collection.missing(), None);
/// let (entries, names) = collection.into_entries();
/// assert_eq!((entries.len(), names.len()), (2, 2));
/// assert!(lay_out(&plan, &orders, &entries, &Budget::unlimited()).is_ok());
/// # Ok::<(), gridwright_book::PlanError>(())
/// ```
pub struct Collection<'a> {
    plan: &'a Plan,
    orders: &'a [Order],
    seen: BTreeSet<String>,
    /// Why no puzzle of a chapter can be made.
    refused: Vec<Option<String>>,
    found: Vec<Vec<Found>>,
    /// Whether a chapter's recipes make puzzles, also such that are to be avoided.
    has_made: Vec<bool>,
    tried: Vec<u64>,
}

/// A recipe to be tried for a chapter.
pub struct Wanted {
    /// The chapter, from 0.
    pub chapter: usize,
    /// What to make.
    pub recipe: Recipe,
    wants_hint: bool,
}

/// What came of a recipe.
pub struct Attempt {
    /// How many search nodes it took.
    pub nodes: u64,
    chapter: usize,
    /// The puzzle, or why no recipe of the chapter makes one.
    found: Result<Option<Found>, String>,
}

/// A puzzle and its name in logs.
struct Found {
    entry: Entry,
    name: String,
}

/// A chapter for which not enough puzzles were found.
///
/// ```
/// let missing = gridwright_book::Missing { chapter: 1, found: 3, count: 5, why: None, is_refused: false };
/// assert!(missing.to_string().starts_with("chapter 1: only 3 of 5 puzzles"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// The chapter, from 1.
    pub chapter: usize,
    /// How many were found.
    pub found: usize,
    /// How many are wanted.
    pub count: usize,
    /// Why none was made, where that is so.
    pub why: Option<String>,
    /// Whether the parameters were refused, so that no search would find one.
    pub is_refused: bool,
}

impl std::error::Error for Missing {}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Missing { chapter, found, count, why, .. } = self;
        match why {
            Some(why) => write!(f, "chapter {chapter}: {why}"),
            None => write!(
                f,
                "chapter {chapter}: only {found} of {count} puzzles as asked for were found that are in no log"
            ),
        }
    }
}

impl<'a> Collection<'a> {
    /// A collection without puzzles. `avoid` has the names, as [`log_name`] gives them, of puzzles
    /// that must not come again.
    pub fn new(plan: &'a Plan, orders: &'a [Order], avoid: BTreeSet<String>) -> Collection<'a> {
        let found = orders.iter().map(|_| Vec::new()).collect();
        let n = orders.len();
        let (has_made, tried, refused) = (vec![false; n], vec![0; n], vec![None; n]);
        Collection { plan, orders, seen: avoid, refused, found, has_made, tried }
    }

    /// The recipes to try next: as many as puzzles are missing. Empty when the collection is complete, or
    /// when so many were tried that the rest is given up.
    pub fn wanted(&mut self) -> Vec<Wanted> {
        let mut wanted = Vec::new();
        for (chapter, order) in self.orders.iter().enumerate() {
            if self.refused[chapter].is_some() {
                continue;
            }
            let missing = (order.count - self.found[chapter].len()) as u64;
            // Whether there are such puzzles at all is found out before all cores work on it.
            let most = if self.has_made[chapter] {
                TRIES * order.count as u64 + TRIES
            } else {
                FIRST_TRIES
            };
            let next = (self.tried[chapter] + missing).min(most);
            wanted.extend((self.tried[chapter]..next).map(|index| {
                let (family, params) = (order.family, order.params.clone());
                let recipe = Recipe { index, ..Recipe::new(family, params, self.plan.seed) };
                Wanted { chapter, recipe, wants_hint: self.plan.hints }
            }));
            self.tried[chapter] = next;
        }
        wanted
    }

    /// Takes what came of a recipe, in the order of [`Collection::wanted`]; says whether it goes into
    /// the book.
    pub fn add(&mut self, attempt: Attempt) -> bool {
        let found = match attempt.found {
            Ok(Some(found)) => found,
            Ok(None) => return false,
            Err(why) => {
                self.refused[attempt.chapter].get_or_insert(why);
                return false;
            }
        };
        self.has_made[attempt.chapter] = true;
        let is_new = self.seen.insert(found.name.clone());
        if is_new {
            self.found[found.entry.chapter].push(found);
        }
        is_new
    }

    /// The first chapter that lacks puzzles.
    pub fn missing(&self) -> Option<Missing> {
        let chapters = self.orders.iter().zip(&self.found).enumerate();
        let missing = chapters.map(|(i, (order, found))| Missing {
            chapter: i + 1,
            found: found.len(),
            count: order.count,
            why: self.refused[i].clone().or_else(|| self.fruitless(i)),
            is_refused: self.refused[i].is_some(),
        });
        missing.into_iter().find(|missing| missing.found < missing.count)
    }

    /// What is said of a chapter that was given up early.
    fn fruitless(&self, chapter: usize) -> Option<String> {
        let is_given_up = !self.has_made[chapter] && self.tried[chapter] >= FIRST_TRIES;
        is_given_up.then(|| {
            format!("none of the first {FIRST_TRIES} recipes made a puzzle as asked for within its budget")
        })
    }

    /// The puzzles in order, and the name of each in logs.
    pub fn into_entries(self) -> (Vec<Entry>, Vec<String>) {
        self.found.into_iter().flatten().map(|found| (found.entry, found.name)).unzip()
    }
}

impl Wanted {
    /// Makes the puzzle with all that is printed of it. Making, rating and the first step have a budget
    /// each, which may be part of something that watches the time.
    pub fn make<B: BorrowMut<Budget>>(&self, budget: impl Fn() -> B) -> Attempt {
        let mut nodes = 0;
        let made = spending(&budget, &mut nodes, |budget| self.recipe.make(budget));
        let made = match made {
            Ok(made) => made,
            Err(shortfall) => {
                let found = match shortfall {
                    Shortfall::BadParams(_) | Shortfall::NoGenerator(_) => {
                        Err(shortfall.to_string())
                    }
                    _ => Ok(None),
                };
                return Attempt { nodes, chapter: self.chapter, found };
            }
        };
        let puzzle = made.puzzle;
        let rated =
            spending(&budget, &mut nodes, |budget| rate(&*puzzle, Profile::DEFAULT, budget)).ok();
        let hint = self.wants_hint.then(|| {
            spending(&budget, &mut nodes, |budget| {
                next_step(&*puzzle, &Position::of(&*puzzle), &StepQuery::default(), budget)
            })
        });
        let name = log_name(&*puzzle);
        let entry = Entry {
            chapter: self.chapter,
            id: self.recipe.to_string(),
            puzzle,
            solution: made.solution,
            rating: rated.map(|rating| (rating.level, rating.er)),
            hint: hint.flatten(),
        };
        let found = Ok(Some(Found { entry, name }));
        Attempt { nodes, chapter: self.chapter, found }
    }
}

/// Does something with a budget of its own, and counts what it took.
fn spending<B: BorrowMut<Budget>, T>(
    budget: impl Fn() -> B,
    nodes: &mut u64,
    work: impl FnOnce(&mut Budget) -> T,
) -> T {
    let mut own = budget();
    let outcome = work(own.borrow_mut());
    *nodes += own.borrow().used();
    outcome
}

/// The name of a puzzle in logs: its family and its canonical form.
///
/// ```
/// use gridwright::{Budget, open};
/// let puzzle = open("cirth:12.......", None, &mut Budget::unlimited())?;
/// assert!(gridwright_book::log_name(&*puzzle).starts_with("cirth "));
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn log_name(puzzle: &dyn Puzzle) -> String {
    format!("{} {}", puzzle.info().id, puzzle.canonical())
}
