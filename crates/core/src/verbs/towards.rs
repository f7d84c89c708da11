//! Removes or adds clues until a puzzle has the requested difficulty.

use std::sync::Arc;

use crate::contract::constraint::Shape;
use crate::contract::puzzle::Puzzle;
use crate::data::board::{Site, Solution};
use crate::data::budget::{Budget, Rng};
use crate::data::clue::{Clue, ClueId};
use crate::data::explanation::{End, Explanation};
use crate::data::removal::{Keep, Minimised, Removal};
use crate::data::step::{Level, Tenths};
use crate::data::step_query::StepQuery;
use crate::verbs::explain::explain;
use crate::verbs::hardness::Hardness;
use crate::verbs::minimise::{minimise, without_clues};

/// Number of sites up to which both methods are used for levels up to hard; half of it for harder
/// levels.
const SMALL: usize = 100;

/// A puzzle carved towards a requested difficulty.
///
/// ```
/// use gridwright_core::{Budget, Carved, Removal, minimise};
/// let mut budget = Budget::unlimited();
/// let puzzle = gridwright::open("cirth:123231312", None, &mut budget).unwrap();
/// let solution = gridwright_core::solve(&*puzzle, &mut budget).solution().unwrap().clone();
/// let removal = Removal::one_by_one(puzzle.clues().iter().map(|clue| clue.id));
/// let carved = Carved::of(minimise(&*puzzle, &solution, &removal, &mut budget));
/// assert_eq!((carved.minimised.removed.len(), carved.misses), (6, None));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Carved {
    /// The removed clues and the remaining givens.
    pub minimised: Minimised,
    /// The distance of the puzzle from the request, if it was computed; see [`Hardness::misses`].
    pub misses: Option<usize>,
}

impl Carved {
    /// The result of an ordinary minimisation, with an unknown distance.
    pub fn of(minimised: Minimised) -> Carved {
        Carved { minimised, misses: None }
    }
}

/// Removes clues in the order of `removal` until no more can be removed or the puzzle has the
/// requested difficulty.
///
/// First removes clues while the puzzle stays easier than requested, which is quick to test. Only
/// then are the harder techniques examined, after each further clue. A clue is kept if without it
/// the puzzle would be too hard or have too many steps of its level. Easy techniques of the family
/// must do the same as propagation.
///
/// On small boards every other attempt only limits the difficulty from the start, which leads to
/// other puzzles: some levels are rare among partly carved puzzles, and some among minimal ones.
///
/// ```
/// use gridwright_core::{Budget, Hardness, Puzzle, Removal, Solution, carve_towards};
/// fn carved(full: &dyn Puzzle, solution: &Solution, wish: &Hardness) -> usize {
///     let removal = Removal::of_sites(full.board().all_sites());
///     let carved = carve_towards(full, solution, &removal, wish, 1, &mut Budget::unlimited());
///     carved.minimised.removed.len()
/// }
/// let full = gridwright::open("cirth:123231312", None, &mut Budget::unlimited()).unwrap();
/// let verdict = gridwright_core::solve(&*full, &mut Budget::unlimited());
/// assert!(carved(&*full, verdict.solution().unwrap(), &Hardness::default()) > 5);
/// ```
pub fn carve_towards(
    full: &dyn Puzzle,
    solution: &Solution,
    removal: &Removal,
    wish: &Hardness,
    attempt: usize,
    budget: &mut Budget,
) -> Carved {
    let n_sites = full.board().n_sites();
    let is_small = match wish.level() {
        Some(level) if level <= Level::Hard => n_sites <= SMALL,
        _ => n_sites <= SMALL / 2,
    };
    let is_direct = is_small && attempt.is_multiple_of(2);
    let Some(easier) = wish.keep_easier().filter(|_| !is_direct) else {
        return Carved::of(minimise(full, solution, removal, budget));
    };
    let first = Removal { keep: easier, ..removal.clone() };
    let carved = minimise(full, solution, &first, budget);
    let is_there = |group: &&Vec<ClueId>| !group.iter().any(|clue| carved.removed.contains(clue));
    let left: Vec<Vec<ClueId>> = removal.groups.iter().filter(is_there).cloned().collect();
    let within = wish.aim().map_or(Keep::Unique, Keep::Technique);
    let rest = Rest::of(full, &carved.removed);
    let mut descent = Descent { full, solution, within, most: removal.most, left, rest, carved };
    let mut misses = Some(wish.misses(&*descent.rest.puzzle, budget));
    if misses != Some(0)
        && let Some(limit) = wish.too_easy()
    {
        let n_removed = descent.carved.removed.len();
        descent.reach_edge(limit, budget);
        if descent.carved.removed.len() > n_removed {
            misses = None;
        }
    }
    while misses != Some(0) {
        if budget.is_spent() {
            let undecided = descent.left.len().max(1);
            return Carved { minimised: Minimised { undecided, ..descent.carved }, misses: None };
        }
        let Some(taken) = descent.next(1, budget) else { break };
        let assessment = wish.assess(&*descent.without(&taken), budget);
        match assessment.is_too_hard {
            true => descent.pass_over(&taken),
            false => {
                descent.take(&taken);
                misses = Some(assessment.misses);
            }
        }
    }
    let misses = misses.unwrap_or_else(|| wish.misses(&*descent.rest.puzzle, budget));
    Carved { minimised: descent.carved, misses: Some(misses) }
}

/// A puzzle without some of its clues. The remaining clues other than givens have new numbers.
struct Rest {
    puzzle: Arc<dyn Puzzle>,
    /// The numbers of these clues in the full puzzle, in order.
    numbers: Vec<u16>,
}

impl Rest {
    fn of(full: &dyn Puzzle, removed: &[ClueId]) -> Rest {
        let number = |clue: Clue| match clue.id {
            ClueId::Other(number) if !removed.contains(&clue.id) => Some(number),
            ClueId::Given(_) | ClueId::Other(_) => None,
        };
        let numbers = full.clues().into_iter().filter_map(number).collect();
        Rest { puzzle: without_clues(full, removed), numbers }
    }

    /// Removes some of its clues, which are named by their ids in the full puzzle.
    fn minimise(&self, solution: &Solution, removal: &Removal, budget: &mut Budget) -> Minimised {
        let now = |clue: &ClueId| match *clue {
            ClueId::Other(number) => {
                let now = self.numbers.binary_search(&number).ok()?;
                Some(ClueId::Other(now as u16))
            }
            given @ ClueId::Given(_) => Some(given),
        };
        let before = |clue: ClueId| match clue {
            ClueId::Other(now) => ClueId::Other(self.numbers[usize::from(now)]),
            given @ ClueId::Given(_) => given,
        };
        // A group with a clue that is already removed cannot be removed as a whole.
        let groups = removal.groups.iter().filter_map(|group| group.iter().map(now).collect());
        let removal = Removal { groups: groups.collect(), ..*removal };
        let minimised = minimise(&*self.puzzle, solution, &removal, budget);
        let removed = minimised.removed.into_iter().map(before).collect();
        Minimised { removed, ..minimised }
    }
}

/// Clues removed one after the other, named by their ids in the full puzzle.
struct Descent<'s> {
    full: &'s dyn Puzzle,
    solution: &'s Solution,
    within: Keep,
    most: usize,
    /// The groups that have not been tried yet, in order.
    left: Vec<Vec<ClueId>>,
    rest: Rest,
    carved: Minimised,
}

impl Descent<'_> {
    /// The next groups that can be removed, about `n_groups` of them; `None` if no group can be
    /// removed.
    fn next(&mut self, n_groups: usize, budget: &mut Budget) -> Option<Vec<Vec<ClueId>>> {
        let room = self.most.saturating_sub(self.carved.removed.len());
        if self.left.is_empty() || room == 0 {
            return None;
        }
        let size = self.left.iter().map(Vec::len).max().unwrap_or(1);
        let removal = Removal::in_groups(self.left.clone()).keeping(self.within);
        let removal = removal.at_most((n_groups * size).min(room));
        let next = self.rest.minimise(self.solution, &removal, budget);
        self.carved.tests += next.tests;
        self.carved.undecided += next.undecided;
        let goes = |group: &&Vec<ClueId>| group.iter().all(|clue| next.removed.contains(clue));
        let taken: Vec<Vec<ClueId>> = self.left.iter().filter(goes).cloned().collect();
        (!taken.is_empty()).then_some(taken)
    }

    /// The puzzle with these groups removed too.
    fn without(&self, groups: &[Vec<ClueId>]) -> Arc<dyn Puzzle> {
        without_clues(self.full, &[self.carved.removed.clone(), groups.concat()].concat())
    }

    /// Skips the groups up to the last of these: those that could not be removed before cannot be
    /// removed now.
    fn pass_over(&mut self, taken: &[Vec<ClueId>]) {
        let last = taken.last().and_then(|last| self.left.iter().position(|group| group == last));
        self.left.drain(..=last.unwrap_or(self.left.len() - 1));
    }

    fn take(&mut self, taken: &[Vec<ClueId>]) {
        self.pass_over(taken);
        taken.iter().flatten().for_each(|&clue| self.carved.remove(clue));
        self.rest = Rest::of(self.full, &self.carved.removed);
    }

    /// Removes clues while techniques up to a rating solve the rest. The limit is found by doubling
    /// strides and then by bisection: testing every clue would take far longer, and nearly always
    /// leads to the same result.
    fn reach_edge(&mut self, limit: Tenths, budget: &mut Budget) {
        let query = StepQuery::default().at_most(limit);
        let mut stride = 1;
        while !budget.is_spent() {
            let Some(taken) = self.next(stride, budget) else { return };
            let mut is_solved =
                |n: usize| explain(&*self.without(&taken[..n]), &query, budget).end == End::Solved;
            if is_solved(taken.len()) {
                self.take(&taken);
                stride *= 2;
                continue;
            }
            let (mut solved, mut unsolved) = (0, taken.len());
            while unsolved - solved > 1 {
                let middle = usize::midpoint(solved, unsolved);
                *if is_solved(middle) { &mut solved } else { &mut unsolved } = middle;
            }
            if solved > 0 {
                self.take(&taken[..solved]);
            }
            return;
        }
    }
}

/// Changes of a puzzle that [`climb_towards`] tries.
const CLIMB: usize = 100;

/// Largest number of givens put back at once.
const PUT_BACK: usize = 3;

/// How much easier a puzzle may become by one change, in tenths.
const STEP_DOWN: u16 = 3;

/// Puts a few givens of a puzzle back and removes others, again and again, towards the requested
/// level: changes that make the puzzle easier are undone. `None` if it is not reached or no level is
/// requested.
///
/// Where one random puzzle in a thousand is as hard as requested, one in a hundred of those beside a
/// nearly as hard one is.
///
/// ```
/// use gridwright_core::{Budget, Hardness, Rng, climb_towards};
/// let mut budget = Budget::unlimited();
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut budget).unwrap();
/// let solution = gridwright_core::solve(&*puzzle, &mut budget).solution().unwrap().clone();
/// let (wish, mut rng) = (Hardness::default(), Rng::from_seed(1));
/// let climbed = climb_towards(&*puzzle, &solution, &wish, &mut rng, &mut budget);
/// assert!(climbed.is_none(), "no level is asked for");
/// ```
pub fn climb_towards(
    puzzle: &dyn Puzzle,
    solution: &Solution,
    wish: &Hardness,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Option<(Arc<dyn Puzzle>, usize)> {
    wish.level()?;
    let easier = StepQuery::default().at_most(wish.easier()?);
    // The rating of the hardest step, if easier techniques are enough.
    let hardest = |puzzle: &dyn Puzzle, budget: &mut Budget| {
        let path = explain(puzzle, &easier, budget);
        let ratings = path.steps.iter().map(|step| step.technique.rating);
        (path.end == End::Solved).then(|| ratings.max().unwrap_or(Tenths(0)))
    };
    let mut givens = puzzle.board().givens.clone();
    let mut reached = hardest(puzzle, budget).unwrap_or(Tenths(0));
    let mut nearest: Option<(Arc<dyn Puzzle>, usize)> = None;
    for _ in 0..CLIMB {
        if budget.is_spent() {
            break;
        }
        let mut order: Vec<Site> = puzzle.board().all_sites().collect();
        rng.shuffle(&mut order);
        let (mut there, gone): (Vec<Site>, Vec<Site>) =
            order.into_iter().partition(|site| givens[site.index()].is_some());
        let n_back = 1 + rng.below(PUT_BACK);
        let mut more = givens.clone();
        for &site in gone.iter().take(n_back) {
            more[site.index()] = Some(solution[site.index()]);
            there.push(site);
        }
        let removal = Removal::of_sites(there);
        let carved = minimise(&*puzzle.with_givens(more), solution, &removal, budget);
        if carved.givens == givens || carved.undecided > 0 {
            continue;
        }
        let changed = puzzle.with_givens(carved.givens.clone());
        if let Some(hardest) = hardest(&*changed, budget) {
            if hardest.0 + STEP_DOWN >= reached.0 {
                (givens, reached) = (carved.givens, hardest);
            }
            continue;
        }
        let misses = wish.misses(&*changed, budget);
        if misses <= Hardness::UNUSUAL && nearest.as_ref().is_none_or(|&(_, least)| misses < least)
        {
            nearest = Some((changed, misses));
        }
        if misses == 0 {
            break;
        }
    }
    nearest
}

/// Carves one part of the board to the requested difficulty, and keeps the rest easy.
///
/// Clues of the part are removed first, while all others are present, so that techniques have few
/// sites to examine. Then other givens are removed while easy techniques find their values, so that
/// a solver reaches the hard part unchanged. Easy techniques of the family must do the same as
/// propagation. If the part does not reach the requested difficulty, the other clues are kept.
///
/// ```
/// use gridwright_core::{Budget, Hardness, Puzzle, Removal, Site, Solution, carve_part};
/// fn carved(full: &dyn Puzzle, solution: &Solution, wish: &Hardness) -> usize {
///     let removal = Removal::of_sites(full.board().all_sites());
///     let part = [Site(0), Site(1), Site(2)];
///     let carved = carve_part(full, solution, &removal, &part, wish, 1, &mut Budget::unlimited());
///     carved.minimised.removed.len()
/// }
/// let full = gridwright::open("cirth:123231312", None, &mut Budget::unlimited()).unwrap();
/// let verdict = gridwright_core::solve(&*full, &mut Budget::unlimited());
/// assert_eq!(carved(&*full, verdict.solution().unwrap(), &Hardness::default()), 3);
/// ```
pub fn carve_part(
    full: &dyn Puzzle,
    solution: &Solution,
    removal: &Removal,
    part: &[Site],
    wish: &Hardness,
    attempt: usize,
    budget: &mut Budget,
) -> Carved {
    let is_inside = |group: &Vec<ClueId>| {
        group.iter().all(|clue| clue.site().is_some_and(|site| part.contains(&site)))
    };
    let (inside, outside) = removal.groups.iter().cloned().partition(is_inside);
    let inner = Removal { groups: inside, ..removal.clone() };
    let mut hard = carve_towards(full, solution, &inner, wish, attempt, budget);
    let is_right = |misses| misses <= Hardness::UNUSUAL;
    if !hard.misses.is_some_and(is_right) || budget.is_spent() {
        return hard;
    }
    let most = removal.most.saturating_sub(hard.minimised.removed.len());
    let outer = Removal { groups: outside, keep: Keep::Propagation, most };
    let easy = Rest::of(full, &hard.minimised.removed).minimise(solution, &outer, budget);
    easy.removed.iter().for_each(|&clue| hard.minimised.remove(clue));
    hard.minimised.tests += easy.tests;
    hard.minimised.undecided += easy.undecided;
    hard
}

/// Number of cells of a part, large enough for every level.
const PART: usize = 100;

/// Minimum number of values in a part, as fewer values leave too little to deduce.
const LEAST_VALUES: usize = 4;

/// All sites of some values of a solution, at most two thirds of the values, as a part for
/// [`carve_part`]: every house has equally many of them, whatever its shape.
///
/// ```
/// use gridwright_core::{Rng, Value, part_of_values};
/// let solution: Vec<Value> = (0..16).flat_map(|_| (0..16).map(Value)).collect();
/// assert_eq!(part_of_values(&solution, 16, &mut Rng::from_seed(1)).len(), 6 * 16);
/// ```
pub fn part_of_values(solution: &Solution, n_values: usize, rng: &mut Rng) -> Vec<Site> {
    let mut values = rng.permutation(n_values);
    let n_each = solution.len() / n_values.max(1);
    let most = PART / n_each.max(1);
    values.truncate(most.min(n_values * 2 / 3).max(LEAST_VALUES));
    let places = solution.iter().enumerate().filter(|(_, value)| values.contains(&value.index()));
    places.map(|(site, _)| Site(site as u16)).collect()
}

/// The numbers of lines in which the requested technique's value gets few places; fish of these
/// sizes are rare otherwise.
const LINES: [usize; 2] = [3, 4];

/// An order of removing givens that favours techniques about a single value, if a technique is
/// requested: first the value itself; then, in some rows or columns, the sites across which the
/// value is placed there; then the other lines, and the rest of the chosen lines last.
///
/// The result is a value without givens, and lines in which it has few places, all in the same
/// crossing lines. Fish and colourings that one in thousands of random puzzles has are frequent
/// there.
///
/// ```
/// use gridwright_core::{Budget, Hardness, Rng, order_towards};
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// let solution = gridwright_core::solve(&*puzzle, &mut Budget::unlimited()).solution().unwrap().clone();
/// let order = order_towards(&*puzzle, &solution, &Hardness::default(), &mut Rng::from_seed(1));
/// assert!(order.is_none(), "no technique is asked for");
/// ```
pub fn order_towards(
    puzzle: &dyn Puzzle,
    solution: &Solution,
    wish: &Hardness,
    rng: &mut Rng,
) -> Option<Vec<Site>> {
    wish.needed()?;
    let board = puzzle.board();
    let value = solution[rng.below(board.n_sites())];
    let shapes = [[Shape::Row, Shape::Column], [Shape::Column, Shape::Row]][rng.below(2)];
    let lines = |shape: Shape| {
        let rules = puzzle.constraints().iter();
        rules.filter(move |rule| rule.shape() == shape && rule.sites().len() == board.n_values())
    };
    let n_lines = LINES[rng.below(LINES.len())];
    let mut along: Vec<&[Site]> = lines(shapes[0]).map(|rule| rule.sites()).collect();
    rng.shuffle(&mut along);
    along.truncate(n_lines);
    let is_along = |site: Site| along.iter().any(|sites| sites.contains(&site));
    let has_value = |site: Site| solution[site.index()] == value;
    let meets = |sites: &&[Site]| sites.iter().any(|&site| has_value(site) && is_along(site));
    let across: Vec<&[Site]> = lines(shapes[1]).map(|rule| rule.sites()).filter(meets).collect();
    let is_across = |site: Site| across.iter().any(|sites| sites.contains(&site));
    let mut order: Vec<Site> = board.all_sites().collect();
    rng.shuffle(&mut order);
    order.sort_by_key(|&site| match (has_value(site), is_along(site), is_across(site)) {
        (true, ..) => 0,
        (_, true, true) => 1,
        (_, false, _) => 2,
        (_, true, false) => 3,
    });
    Some(order)
}

/// Maximum number of givens tried for one puzzle, including those that did not help.
const MOST_GIVEN: usize = 40;

/// Adds givens to a puzzle in which the requested technique is used, until the rest is as easy as
/// requested; `None` if no technique is requested, or it is not used.
///
/// This finds rare techniques: puzzles in which they are used are far more frequent than puzzles
/// that they solve.
///
/// ```
/// use gridwright_core::{Budget, Hardness, Rng, give_towards};
/// let mut budget = Budget::unlimited();
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut budget).unwrap();
/// let solution = gridwright_core::solve(&*puzzle, &mut budget).solution().unwrap().clone();
/// let (wish, mut rng) = (Hardness::default(), Rng::from_seed(1));
/// let given = give_towards(&*puzzle, &solution, &wish, &mut rng, &mut budget);
/// assert!(given.is_none(), "no technique is asked for");
/// ```
pub fn give_towards(
    puzzle: &dyn Puzzle,
    solution: &Solution,
    wish: &Hardness,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Option<Arc<dyn Puzzle>> {
    let (needed, aim) = (wish.needed()?, wish.aim()?);
    let query = StepQuery::default().at_most(aim);
    let uses = |path: &Explanation| path.steps.iter().any(|step| step.technique.id == needed.id);
    let mut path = explain(puzzle, &query, budget);
    if !uses(&path) {
        return None;
    }
    let mut given: Option<Arc<dyn Puzzle>> = None;
    for _ in 0..MOST_GIVEN {
        match path.end {
            End::Solved => return given.filter(|given| wish.misses(&**given, budget) == 0),
            End::Stuck => (),
            End::Contradiction | End::OutOfBudget => return None,
        }
        let current = given.as_deref().unwrap_or(puzzle);
        let is_open = |site: &Site| path.position.is_open(*site);
        let open: Vec<Site> = puzzle.board().all_sites().filter(is_open).collect();
        let site = *open.get(rng.below(open.len().max(1)))?;
        let mut givens = current.board().givens.clone();
        givens[site.index()] = Some(solution[site.index()]);
        let more = puzzle.with_givens(givens);
        let longer = explain(&*more, &query, budget);
        if uses(&longer) {
            (given, path) = (Some(more), longer);
        }
    }
    None
}
