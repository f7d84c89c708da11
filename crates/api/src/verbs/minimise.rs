//! Removes clues while the puzzle stays solvable in the requested way.

use std::collections::BTreeMap;
use std::sync::Arc;

use gridwright::budget::Rng;
use gridwright::clues::{Keep, join_clues, without_clues};
use gridwright::documents::puzzle_document;
use gridwright::steps::Tenths;
use gridwright::{
    Board, Budget, Clue, ClueId, Info, Level, Minimised, Profile, Puzzle, Removal, Site, Solution,
    Verdict,
};
use gridwright_wire::{
    ErrorAnswer, ErrorCode, Figure, JoinedClue, MinimiseAnswer, MinimiseOutcome, MinimiseRequest,
};

use crate::convert;
use crate::open::open;

/// Removes or joins clues while the solution stays unique, or techniques still find it, as
/// requested.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, MinimiseRequest, minimise};
/// let request = MinimiseRequest::new("cirth:123231312");
/// let answer = minimise(&request, &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.outcome.name(), "done");
/// assert_eq!(answer.removed.len(), 7);
/// ```
pub fn minimise(
    request: &MinimiseRequest,
    budget: &mut Budget,
) -> Result<MinimiseAnswer, ErrorAnswer> {
    let puzzle = open(&request.puzzle, budget)?.puzzle;
    let keep = keep(puzzle.info(), request.keep.as_deref().unwrap_or("unique"))?;
    let seed = match &request.seed {
        None => 0,
        Some(seed) => seed.as_u64().ok_or_else(|| {
            let detail = format!("seed {seed}: expected at most {}", u64::MAX);
            ErrorAnswer::new(ErrorCode::BadRequest, detail)
        })?,
    };
    let verdict = gridwright::solve(&*puzzle, budget);
    let refused = |outcome| Ok(MinimiseAnswer::new(outcome, puzzle_document(&*puzzle)));
    let solution = match verdict {
        Verdict::Unique(solution) => solution,
        Verdict::Several(..) => return refused(MinimiseOutcome::Several),
        Verdict::None => return refused(MinimiseOutcome::None),
        Verdict::OutOfBudget(_) => return refused(MinimiseOutcome::OutOfBudget),
    };
    let printed = puzzle.clues();
    let most = printed.len().saturating_sub(request.clues.unwrap_or(0));
    let minimised = minimise_in_order(&*puzzle, &solution, keep, most, seed, budget);
    let outcome = match minimised.undecided {
        0 => MinimiseOutcome::Done,
        _ => MinimiseOutcome::OutOfBudget,
    };
    let n_less = minimised.n_less();
    let left = &minimised.puzzle;
    let mut answer = MinimiseAnswer::new(outcome, puzzle_document(&**left));
    answer.solution = Some(left.solution_line(&solution));
    let removed = printed.iter().filter(|clue| minimised.removed.contains(&clue.id));
    answer.removed = convert::clues(puzzle.board(), removed);
    answer.joined =
        minimised.joined(&*puzzle).into_iter().map(joined_clue(puzzle.board())).collect();
    answer.figures = BTreeMap::from([
        ("clues".to_owned(), Figure((printed.len() - n_less) as f64)),
        ("removed".to_owned(), Figure(minimised.removed.len() as f64)),
        ("joined".to_owned(), Figure(minimised.n_joined as f64)),
        ("tests".to_owned(), Figure(minimised.tests as f64)),
        ("undecided".to_owned(), Figure(minimised.undecided as f64)),
    ]);
    Ok(answer)
}

/// A puzzle with fewer clues; see [`minimise_in_order`].
///
/// ```
/// fn is_proved(reduced: &gridwright_api::Reduced) -> bool {
///     reduced.undecided == 0
/// }
/// # let _ = is_proved;
/// ```
#[non_exhaustive]
pub struct Reduced {
    /// The puzzle.
    pub puzzle: Arc<dyn Puzzle>,
    /// The removed clues, in order.
    pub removed: Vec<ClueId>,
    /// Number of further clues saved by joining two.
    pub n_joined: usize,
    /// Number of tests.
    pub tests: u64,
    /// Number of clues not decided within the budget; they are kept.
    pub undecided: usize,
}

impl Reduced {
    /// Number of clues fewer than before.
    pub fn n_less(&self) -> usize {
        self.removed.len() + self.n_joined
    }

    /// The joined clues, each with the clues of the original puzzle that it replaces.
    ///
    /// ```
    /// use gridwright::{Budget, Puzzle, clues::Keep, open, solve};
    /// use gridwright_api::minimise_in_order;
    /// let mut budget = Budget::unlimited();
    /// let cages = "1r1c1,2r1c2,3r1c3,4r1c4,3r2c1,4r2c2,1r2c3,2r2c4,2r3c1,1r3c2,4r3c3,3r3c4,4r4c1,3r4c2,2r4c3,1r4c4";
    /// let killer = open(&format!("sudoku:................/cages={cages}"), None, &mut budget).unwrap();
    /// let solution = solve(&*killer, &mut budget).solution().unwrap().clone();
    /// let reduced = minimise_in_order(&*killer, &solution, Keep::Unique, 1, 1, &mut budget);
    /// let joined = reduced.joined(&*killer);
    /// assert_eq!((joined.len(), joined[0].1.len()), (1, 2));
    /// ```
    pub fn joined(&self, before: &dyn Puzzle) -> Vec<(Clue, Vec<Clue>)> {
        let with_sites = |clue: &Clue| clue.id.site().is_none() && !clue.sites.is_empty();
        let is_left = |clue: &Clue| with_sites(clue) && !self.removed.contains(&clue.id);
        let printed: Vec<Clue> = before.clues().into_iter().filter(is_left).collect();
        let parts = |clue: Clue| {
            let is_part = |part: &&Clue| {
                part.kind == clue.kind && part.sites.iter().all(|site| clue.sites.contains(site))
            };
            let parts: Vec<Clue> = printed.iter().filter(is_part).cloned().collect();
            (parts.len() > 1).then_some((clue, parts))
        };
        self.puzzle.clues().into_iter().filter(with_sites).filter_map(parts).collect()
    }
}

fn joined_clue(board: &Board) -> impl Fn((Clue, Vec<Clue>)) -> JoinedClue {
    |(clue, parts)| JoinedClue::new(convert::clue(board, &clue), convert::clues(board, &parts))
}

/// Removes clues in a random order from a seed: givens first, then other kinds. Clues that can be
/// joined, such as the cages of a killer, are joined instead.
///
/// ```
/// use gridwright::{Budget, Verdict, open, solve};
/// use gridwright::clues::Keep;
/// use gridwright_api::minimise_in_order;
/// let mut budget = Budget::unlimited();
/// let puzzle = open("cirth:123231312", None, &mut budget)?;
/// let Verdict::Unique(solution) = solve(&*puzzle, &mut budget) else { panic!() };
/// let reduced = minimise_in_order(&*puzzle, &solution, Keep::Unique, 3, 7, &mut budget);
/// assert_eq!(reduced.removed.len(), 3);
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn minimise_in_order(
    puzzle: &dyn Puzzle,
    solution: &Solution,
    keep: Keep,
    most: usize,
    seed: u64,
    budget: &mut Budget,
) -> Reduced {
    let mut rng = Rng::from_seed(seed);
    let sites = rng.permutation(puzzle.board().n_sites());
    let mut order: Vec<ClueId> =
        sites.into_iter().map(|site| ClueId::Given(Site(site as u16))).collect();
    let joinable = puzzle.joinable();
    let can_join = |id: &ClueId| joinable.iter().any(|(one, other)| id == one || id == other);
    let clues = puzzle.clues().into_iter().map(|clue| clue.id);
    let mut others: Vec<ClueId> = clues.filter(|id| id.site().is_none() && !can_join(id)).collect();
    rng.shuffle(&mut others);
    order.extend(others);
    let removal = Removal::one_by_one(order).keeping(keep).at_most(most);
    let Minimised { removed, tests, undecided, .. } =
        gridwright::minimise(puzzle, solution, &removal, budget);
    let left = without_clues(puzzle, &removed);
    let most = most.saturating_sub(removed.len());
    let joined = join_clues(&left, solution, keep, most, &mut rng, budget);
    Reduced {
        puzzle: joined.puzzle,
        removed,
        n_joined: joined.n_joined,
        tests: tests + joined.tests,
        undecided: undecided + joined.undecided,
    }
}

/// The condition to keep. A level stands for the hardest technique of that level or an easier one.
fn keep(info: &Info, word: &str) -> Result<Keep, ErrorAnswer> {
    let level = match word {
        "unique" => return Ok(Keep::Unique),
        "propagation" => return Ok(Keep::Propagation),
        // Techniques up to this level need no trial and error.
        "logic" => Level::Expert,
        other => Level::named(other.strip_prefix("logic:").unwrap_or(other)).ok_or_else(|| {
            let levels = Level::NAMES.join(", ");
            let detail = format!("keep {word:?}: expected unique, propagation, logic, {levels}");
            ErrorAnswer::new(ErrorCode::BadRequest, detail)
        })?,
    };
    Ok(keep_level(info, level))
}

/// The condition that techniques up to a level find the solution.
///
/// ```
/// use gridwright::{FAMILIES, Level};
/// use gridwright::clues::Keep;
/// let keep = gridwright_api::keep_level(FAMILIES[0].info(), Level::Hard);
/// assert!(matches!(keep, Keep::Technique(_)));
/// ```
pub fn keep_level(info: &Info, level: Level) -> Keep {
    let techniques = (info.techniques)(Profile::DEFAULT);
    let known = techniques.iter().filter(|technique| technique.level <= level);
    Keep::Technique(known.map(|technique| technique.rating).max().unwrap_or(Tenths(0)))
}
