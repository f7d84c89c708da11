//! Chooses the puzzles of a book: no puzzle twice, none that is to be avoided, in an order that
//! does not depend on how the work is scheduled. This module does not run the work itself, so that
//! a front end can use all cores.

use std::borrow::BorrowMut;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use gridwright::formats::Item;
use gridwright::steps::next_step;
use gridwright::{
    Budget, Family, Position, Profile, Puzzle, Recipe, Shortfall, Solution, StepQuery, Verdict,
    board_id, open, rate, solve,
};

use crate::chapter::{Order, Source};
use crate::entry::Entry;
use crate::plan::Plan;

/// Number of recipes tried for each puzzle before a chapter is given up.
const TRIES: u64 = 20;

/// Length above which the recipe of a puzzle is replaced by the id of its board.
const LONGEST_ID: usize = 200;

/// Number of recipes tried before a chapter is given up if none of them has made a puzzle.
const FIRST_TRIES: u64 = 10;

/// The puzzles of a book that have been found so far.
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
/// let whole = gridwright_book::Part::Whole;
/// assert!(lay_out(&plan, &orders, &entries, whole, &Budget::unlimited()).is_ok());
/// # Ok::<(), gridwright_book::PlanError>(())
/// ```
pub struct Collection<'a> {
    plan: &'a Plan,
    orders: &'a [Order],
    seen: BTreeSet<String>,
    /// For each chapter, the reason why no puzzle can be made, if so.
    refused: Vec<Option<String>>,
    found: Vec<Vec<Found>>,
    /// For each chapter, whether its recipes have made a puzzle, even one that is to be avoided.
    has_made: Vec<bool>,
    tried: Vec<u64>,
}

/// A task for a chapter: a recipe to try or a puzzle to read.
pub struct Wanted {
    /// The chapter, from 0.
    pub chapter: usize,
    task: Task,
    wants_hint: bool,
}

/// The source of a puzzle.
enum Task {
    Make(Box<Recipe>),
    Read { file: String, line: usize, text: String, family: Option<&'static dyn Family> },
}

impl Wanted {
    /// The first task of a chapter, without a hint.
    pub(crate) fn first(plan: &Plan, orders: &[Order], chapter: usize) -> Option<Wanted> {
        let task = match &orders[chapter].source {
            Source::Made { family, params } => {
                Task::Make(Box::new(Recipe::new(*family, params.clone(), plan.seed)))
            }
            Source::Own { family, name, items } => {
                let Item { line, text } = items.first()?.clone();
                Task::Read { file: name.clone(), line, text, family: *family }
            }
        };
        Some(Wanted { chapter, task, wants_hint: false })
    }
}

/// The outcome of a task.
pub struct Attempt {
    /// The number of search nodes used.
    pub nodes: u64,
    chapter: usize,
    /// The puzzle, or the reason why the chapter cannot be completed.
    found: Result<Option<Found>, String>,
    /// The file and line from which the puzzle was read; such a puzzle must not be in the book
    /// already.
    place: Option<String>,
}

impl Attempt {
    /// The error in a puzzle that was read, or the reason why none can be made.
    pub fn fault(&self) -> Option<&str> {
        self.found.as_ref().err().map(String::as_str)
    }

    /// The puzzle, or the reason why the chapter cannot be completed.
    pub(crate) fn into_entry(self) -> Result<Option<Entry>, String> {
        Ok(self.found?.map(|found| found.entry))
    }

    /// The file and line from which the puzzle was read, if it could not be rated because it
    /// requires trial and error.
    pub fn unrated(&self) -> Option<&str> {
        let found = self.found.as_ref().ok()?.as_ref()?;
        self.place.as_deref().filter(|_| found.entry.rating.is_none())
    }
}

/// A puzzle and the name by which logs identify it.
struct Found {
    entry: Entry,
    name: String,
}

/// A chapter for which not enough puzzles were found.
///
/// ```
/// use gridwright_book::Missing;
/// let (why, n_words) = (None, None);
/// let missing = Missing { chapter: 1, found: 3, count: 5, why, is_refused: false, n_words };
/// assert!(missing.to_string().starts_with("chapter 1: only 3 of 5 puzzles"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// The chapter, from 1.
    pub chapter: usize,
    /// The number of puzzles found.
    pub found: usize,
    /// The number of puzzles requested.
    pub count: usize,
    /// The reason, if none was made.
    pub why: Option<String>,
    /// Whether the parameters are invalid, so that searching longer would not help.
    pub is_refused: bool,
    /// The number of words in the list of the book's language, if the chapter uses that list.
    pub n_words: Option<usize>,
}

impl std::error::Error for Missing {}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Missing { chapter, found, count, why, is_refused, n_words } = self;
        match why {
            Some(why) => write!(f, "chapter {chapter}: {why}")?,
            None => write!(
                f,
                "chapter {chapter}: only {found} of {count} puzzles as asked for were found that are in no log"
            )?,
        }
        f.write_str(&with_more_words(n_words.filter(|_| !is_refused)))
    }
}

impl<'a> Collection<'a> {
    /// Starts a collection without puzzles. `avoid` has the names, as returned by [`log_name`], of
    /// puzzles that must not be used again.
    pub fn new(plan: &'a Plan, orders: &'a [Order], avoid: BTreeSet<String>) -> Collection<'a> {
        let found = orders.iter().map(|_| Vec::new()).collect();
        let n = orders.len();
        let (has_made, tried, refused) = (vec![false; n], vec![0; n], vec![None; n]);
        Collection { plan, orders, seen: avoid, refused, found, has_made, tried }
    }

    /// The tasks to run next, as many as puzzles are missing. Empty when the collection is
    /// complete, or when so many recipes were tried that the rest is given up.
    pub fn wanted(&mut self) -> Vec<Wanted> {
        let mut wanted = Vec::new();
        for (chapter, order) in self.orders.iter().enumerate() {
            if self.refused[chapter].is_some() {
                continue;
            }
            let missing = (order.count - self.found[chapter].len()) as u64;
            let wants_hint = self.plan.hints;
            match &order.source {
                Source::Made { family, params } => {
                    // A few recipes are tried first, before all cores search for puzzles that may
                    // not exist.
                    let most = if self.has_made[chapter] {
                        TRIES * order.count as u64 + TRIES
                    } else {
                        FIRST_TRIES
                    };
                    let next = (self.tried[chapter] + missing).min(most);
                    wanted.extend((self.tried[chapter]..next).map(|index| {
                        let recipe = Recipe::new(*family, params.clone(), self.plan.seed);
                        let task = Task::Make(Box::new(Recipe { index, ..recipe }));
                        Wanted { chapter, task, wants_hint }
                    }));
                    self.tried[chapter] = next;
                }
                Source::Own { family, name, items } => {
                    let left = items.iter().skip(self.tried[chapter] as usize);
                    wanted.extend(left.map(|item| {
                        let (line, text) = (item.line, item.text.clone());
                        let task = Task::Read { file: name.clone(), line, text, family: *family };
                        Wanted { chapter, task, wants_hint }
                    }));
                    self.tried[chapter] = items.len() as u64;
                }
            }
        }
        wanted
    }

    /// Adds the outcome of a task, in the order of [`Collection::wanted`]; returns whether the
    /// puzzle goes into the book.
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
        } else if let Some(place) = attempt.place {
            let why = format!(
                "{place}: the same puzzle, maybe in disguise, is in the book or in a log already"
            );
            self.refused[attempt.chapter].get_or_insert(why);
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
            n_words: order.n_words,
        });
        missing.into_iter().find(|missing| missing.found < missing.count)
    }

    /// The message for a chapter that was given up early.
    fn fruitless(&self, chapter: usize) -> Option<String> {
        let is_given_up = !self.has_made[chapter] && self.tried[chapter] >= FIRST_TRIES;
        is_given_up.then(|| {
            format!("none of the first {FIRST_TRIES} recipes made a puzzle as asked for within its budget")
        })
    }

    /// The puzzles in order, and their names for logs.
    pub fn into_entries(self) -> (Vec<Entry>, Vec<String>) {
        self.found.into_iter().flatten().map(|found| (found.entry, found.name)).unzip()
    }
}

/// The end of a sentence about a chapter without puzzles: a list of the maker's own may help, if the
/// words are those of the book's language.
pub(crate) fn with_more_words(n_words: Option<usize>) -> String {
    n_words.map_or(String::new(), |n| {
        format!("; the list of the book's language has only {n} words: expected words=FILE with a longer list of your own")
    })
}

impl Wanted {
    /// Whether the puzzle is read instead of made.
    pub fn is_read(&self) -> bool {
        matches!(self.task, Task::Read { .. })
    }

    /// Makes or reads the puzzle with everything that is printed about it. Making, rating and the
    /// first step each take a budget of their own from `budget`, which may share a time limit.
    pub fn make<B: BorrowMut<Budget>>(&self, budget: impl Fn() -> B) -> Attempt {
        let mut nodes = 0;
        let chapter = self.chapter;
        let place = match &self.task {
            Task::Make(_) => None,
            Task::Read { file, line, .. } => Some(format!("{file}: line {line}")),
        };
        let begun = match &self.task {
            Task::Make(recipe) => made(recipe, &budget, &mut nodes),
            Task::Read { text, family, .. } => read(text, *family, &budget, &mut nodes)
                .map_err(|why| format!("{}: {why}", place.as_deref().unwrap_or_default()))
                .map(Some),
        };
        let (id, puzzle, solution) = match begun {
            Ok(Some(begun)) => begun,
            Ok(None) => return Attempt { nodes, chapter, found: Ok(None), place },
            Err(why) => return Attempt { nodes, chapter, found: Err(why), place },
        };
        let rated =
            spending(&budget, &mut nodes, |budget| rate(&*puzzle, Profile::DEFAULT, budget)).ok();
        let hint = self.wants_hint.then(|| {
            spending(&budget, &mut nodes, |budget| {
                next_step(&*puzzle, &Position::of(&*puzzle), &StepQuery::default(), budget)
            })
        });
        let name = log_name(&*puzzle);
        let rating = rated.map(|rating| (rating.level, rating.er));
        let entry = Entry { chapter, id, puzzle, solution, rating, hint: hint.flatten() };
        Attempt { nodes, chapter, found: Ok(Some(Found { entry, name })), place }
    }
}

/// The id of a puzzle, the puzzle and its solution.
type Begun = (String, Arc<dyn Puzzle>, Solution);

/// Makes a puzzle; `None` if the budget was exhausted, and an error if the parameters are invalid.
fn made<B: BorrowMut<Budget>>(
    recipe: &Recipe,
    budget: &impl Fn() -> B,
    nodes: &mut u64,
) -> Result<Option<Begun>, String> {
    match spending(budget, nodes, |budget| recipe.make(budget)) {
        Ok(made) => {
            // The id of a recipe with a list of words is longer than a page; the board has only the
            // words it needs.
            let id = recipe.to_string();
            let id = if id.len() > LONGEST_ID { board_id(&*made.puzzle) } else { id };
            Ok(Some((id, made.puzzle, made.solution)))
        }
        Err(refusal @ (Shortfall::BadParams(_) | Shortfall::NoGenerator(_))) => {
            Err(refusal.to_string())
        }
        Err(_) => Ok(None),
    }
}

/// Reads a puzzle, which must have exactly one solution.
fn read<B: BorrowMut<Budget>>(
    text: &str,
    family: Option<&'static dyn Family>,
    budget: &impl Fn() -> B,
    nodes: &mut u64,
) -> Result<Begun, String> {
    let puzzle = spending(budget, nodes, |budget| open(text, family, budget))
        .map_err(|error| error.to_string())?;
    let solution = match spending(budget, nodes, |budget| solve(&*puzzle, budget)) {
        Verdict::Unique(solution) => solution,
        Verdict::Several(..) => return Err("the puzzle has more than one solution".to_owned()),
        Verdict::None => return Err("the puzzle has no solution".to_owned()),
        Verdict::OutOfBudget(_) => {
            return Err(
                "whether the puzzle has one solution was not found out in the time there was"
                    .to_owned(),
            );
        }
    };
    let id = match text.trim().parse::<Recipe>() {
        Ok(recipe) => recipe.to_string(),
        Err(_) => board_id(&*puzzle),
    };
    Ok((id, puzzle, solution))
}

/// Runs something with a budget of its own, and adds up the nodes used.
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
