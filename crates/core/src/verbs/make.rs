//! Operations of a puzzle editor: editing clues, true candidates, repairs, and completion.

use std::sync::Arc;

use crate::contract::puzzle::Puzzle;
use crate::data::board::{Mask, Site, Solution, Value};
use crate::data::budget::{Budget, OutOfBudget, Rng};
use crate::data::clue::ClueId;
use crate::data::edit::{ClueSites, Edit, NewClue};
use crate::data::parse_error::ParseError;
use crate::data::removal::Removal;
use crate::data::symmetry::Symmetry;
use crate::data::verdict::{Count, Verdict};
use crate::verbs::fill::random_solution;
use crate::verbs::minimise::{minimise, without_clues};
use crate::verbs::model::Model;
use crate::verbs::search::{Enough, Search};
use crate::verbs::verdict::{count, solve, visit_below};

/// Applies an edit to a puzzle.
///
/// ```
/// use gridwright_core::{Budget, Edit, Site, Value, edit};
/// let puzzle = gridwright::open("cirth:12.......", None, &mut Budget::unlimited()).unwrap();
/// let changed = edit(&*puzzle, &Edit::Given(Site(8), Some(Value(2)))).unwrap();
/// assert_eq!(changed.line(), "12......3");
/// ```
///
/// # Errors
/// Describes the expected input if the puzzle does not allow the edit.
pub fn edit(puzzle: &dyn Puzzle, edit: &Edit) -> Result<Arc<dyn Puzzle>, ParseError> {
    let board = puzzle.board();
    let known = |site: Site| match site.index() < board.n_sites() {
        true => Ok(()),
        false => Err(ParseError::field("sites", format!("{} places", board.n_sites()))),
    };
    match edit {
        Edit::Given(site, value) => {
            known(*site)?;
            if value.is_some_and(|value| !puzzle.printable().has(value)) {
                let symbols = puzzle.printable().iter().map(|value| board.symbol(value));
                let symbols: Vec<String> = symbols.map(String::from).collect();
                return Err(ParseError::field("value", format!("one of {}", symbols.join(" "))));
            }
            let mut givens = board.givens.clone();
            givens[site.index()] = *value;
            Ok(puzzle.with_givens(givens))
        }
        Edit::Add(clue) => {
            clue.sites.iter().try_for_each(|&site| known(site))?;
            puzzle.with_clue(clue)
        }
        Edit::Remove(clue) => match puzzle.clues().iter().any(|known| known.id == *clue) {
            true => Ok(without_clues(puzzle, &[*clue])),
            false => Err(ParseError::field("clue", "a clue of this puzzle")),
        },
        Edit::Areas(areas) => match areas.len() == board.n_sites() {
            true => puzzle.with_areas(areas),
            false => Err(ParseError::field("areas", format!("{} numbers", board.n_sites()))),
        },
    }
}

/// Applies an edit to a puzzle, together with its images under a symmetry of the board.
///
/// A given that is set gets givens at the images of its site, unless they have one: values of a
/// solution drawn at random, so that a solvable puzzle stays solvable, or the same value if only
/// one value can be printed. No givens are added if no solution is found. A given that is removed
/// takes those at its images with it.
///
/// ```
/// use gridwright_core::{Budget, Edit, Rng, Site, Symmetry, Value, edit_with_images};
/// let puzzle = gridwright::open("cirth:.........", None, &mut Budget::unlimited()).unwrap();
/// let turn = Symmetry::named("rotate180").unwrap();
/// let (mut rng, mut budget) = (Rng::from_seed(1), Budget::unlimited());
/// let mut change = |puzzle, value| {
///     edit_with_images(puzzle, &Edit::Given(Site(0), value), turn, &mut rng, &mut budget).unwrap()
/// };
/// let printed = change(&*puzzle, Some(Value(0)));
/// assert!(printed.board().givens[8].is_some() && printed.board().n_givens() == 2);
/// assert_eq!(change(&*printed, None).board().n_givens(), 0);
/// ```
///
/// # Errors
/// Describes the expected input if the puzzle does not allow the edit or the board is not
/// symmetric.
pub fn edit_with_images(
    puzzle: &dyn Puzzle,
    edit: &Edit,
    symmetry: Symmetry,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Arc<dyn Puzzle>, ParseError> {
    let changed = self::edit(puzzle, edit)?;
    let Edit::Given(site, value) = edit else { return Ok(changed) };
    let orbit = symmetry.orbit(puzzle.board(), *site);
    let orbit =
        orbit.ok_or_else(|| ParseError::field("symmetry", "one that the board has, or none"))?;
    let mut givens = changed.board().givens.clone();
    if value.is_none() {
        orbit.iter().for_each(|image| givens[image.index()] = None);
        return Ok(changed.with_givens(givens));
    }
    let open: Vec<Site> =
        orbit.into_iter().filter(|image| givens[image.index()].is_none()).collect();
    if open.is_empty() {
        return Ok(changed);
    }
    let solution = match puzzle.printable().len() {
        1 => None,
        _ => match random_solution(&*changed, rng, budget) {
            Ok(Some(solution)) => Some(solution),
            _ => return Ok(changed),
        },
    };
    for image in open {
        let value = solution.as_ref().map_or(*value, |solution| Some(solution[image.index()]));
        givens[image.index()] = value.filter(|&value| puzzle.printable().has(value));
    }
    Ok(changed.with_givens(givens))
}

/// The true candidates of each site: the values that it takes in some solution.
///
/// ```
/// use gridwright_core::{Budget, Site, true_candidates};
/// let puzzle = gridwright::open("cirth:12.......", None, &mut Budget::unlimited()).unwrap();
/// let found = true_candidates(&*puzzle, &mut Budget::unlimited());
/// assert!(found.is_whole);
/// assert_eq!((found.masks[2].len(), found.masks[3].len()), (1, 2));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrueCandidates {
    /// The values found in some solution, for each site.
    pub masks: Vec<Mask>,
    /// Whether the masks are complete; false if the budget was spent first.
    pub is_whole: bool,
}

/// Finds the values that each site takes in some solution, by searching for a solution with each
/// value that has not occurred yet.
///
/// ```
/// use gridwright_core::{Budget, true_candidates};
/// let puzzle = gridwright::open("cirth:11.......", None, &mut Budget::unlimited()).unwrap();
/// let found = true_candidates(&*puzzle, &mut Budget::unlimited());
/// assert!(found.masks.iter().all(|mask| mask.is_empty()));
/// ```
pub fn true_candidates(puzzle: &dyn Puzzle, budget: &mut Budget) -> TrueCandidates {
    let mut masks = vec![Mask::EMPTY; puzzle.board().n_sites()];
    let is_whole = collect_candidates(puzzle, &mut masks, budget).is_ok();
    TrueCandidates { masks, is_whole }
}

fn collect_candidates(
    puzzle: &dyn Puzzle,
    seen: &mut [Mask],
    budget: &mut Budget,
) -> Result<(), OutOfBudget> {
    let model = Model::new(puzzle);
    let board = puzzle.board();
    let givens = board.all_sites().zip(&board.givens);
    let givens = givens.filter_map(|(site, given)| Some((site, (*given)?)));
    let Ok(mut search) = Search::with(&model, givens) else { return Ok(()) };
    for site in board.all_sites() {
        for value in search.domains.at(site).iter() {
            if seen[site.index()].has(value) {
                continue;
            }
            budget.go_on()?;
            let mark = search.mark();
            if search.fix_all([(site, value)]).is_ok() {
                visit_below(&mut search, budget, &mut |solution| {
                    for (mask, &value) in seen.iter_mut().zip(&solution) {
                        *mask = mask.or(Mask::of(value));
                    }
                    Enough::Yes
                })?;
            }
            search.undo_to(mark);
        }
    }
    Ok(())
}

/// A single change that brings a puzzle nearer to exactly one solution.
///
/// ```
/// use gridwright_core::{Budget, repairs};
/// let puzzle = gridwright::open("cirth:12.......", None, &mut Budget::unlimited()).unwrap();
/// let found = repairs(&*puzzle, 10, &mut Budget::unlimited());
/// assert!(!found.is_empty() && found.iter().all(|repair| repair.solutions == Some(1)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repair {
    /// The change to make.
    pub edit: Edit,
    /// The number of solutions after the change; `None` if counting stopped at its limit.
    pub solutions: Option<u64>,
}

/// The limit for counting the solutions after a change.
const COUNTED: u64 = 100;

/// Maximum number of nodes for counting the solutions after one change.
const NODES_EACH: u64 = 50_000;

/// Finds single clues to add, change or remove so that a puzzle has exactly one solution. If no
/// single change achieves that, returns those that leave the fewest solutions. At most `at_most`
/// repairs; none for a puzzle with exactly one solution.
///
/// ```
/// use gridwright_core::{Budget, Edit, repairs};
/// let broken = gridwright::open("cirth:11.......", None, &mut Budget::unlimited()).unwrap();
/// let found = repairs(&*broken, 10, &mut Budget::unlimited());
/// assert!(found.iter().any(|repair| matches!(repair.edit, Edit::Given(_, None))));
/// ```
pub fn repairs(puzzle: &dyn Puzzle, at_most: usize, budget: &mut Budget) -> Vec<Repair> {
    let edits = match solve(puzzle, budget) {
        Verdict::Unique(_) => return Vec::new(),
        Verdict::Several(first, second) => additions(puzzle, &[first, second]),
        Verdict::None => removals_and_changes(puzzle),
        Verdict::OutOfBudget(found) => {
            let found: Vec<Solution> = found.into_iter().collect();
            additions(puzzle, &found)
        }
    };
    let mut found: Vec<Repair> = Vec::new();
    let mut n_whole = 0;
    for edit in edits {
        if n_whole == at_most || budget.is_spent() {
            break;
        }
        let Ok(changed) = self::edit(puzzle, &edit) else { continue };
        let mut part = budget.part(NODES_EACH);
        let solutions = match count(&*changed, COUNTED, &mut part) {
            Count::Exactly(n) => u64::try_from(&n).ok(),
            Count::AtLeast(_) => None,
            // A change with an unknown number of solutions is no repair.
            Count::OutOfBudget(_) => Some(0),
        };
        let _ = budget.spend(part.used());
        if solutions != Some(0) {
            n_whole += usize::from(solutions == Some(1));
            found.push(Repair { edit, solutions });
        }
    }
    found.sort_by_key(|repair| repair.solutions.unwrap_or(u64::MAX));
    if n_whole > 0 {
        found.truncate(n_whole);
    }
    found.truncate(at_most);
    found
}

/// Edits that keep one of the solutions and exclude another: in turns two values at a site where
/// the solutions differ and one change of each other kind, so that no kind displaces the others.
fn additions(puzzle: &dyn Puzzle, solutions: &[Solution]) -> Vec<Edit> {
    let [first, rest @ ..] = solutions else { return Vec::new() };
    let differs = |site: &Site| rest.iter().any(|other| other[site.index()] != first[site.index()]);
    let mut givens = Vec::new();
    for site in puzzle.board().all_sites().filter(differs) {
        let values = solutions.iter().map(|solution| solution[site.index()]);
        let values = values.filter(|&value| puzzle.printable().has(value));
        givens.extend(values.map(|value| Edit::Given(site, Some(value))));
    }
    let mut clues = Vec::new();
    for solution in solutions {
        for clue in puzzle.clue_ideas(solution) {
            let edit = Edit::Add(clue);
            if !clues.contains(&edit) {
                clues.push(edit);
            }
        }
    }
    let mut areas = Vec::new();
    if let [first, second] = solutions {
        let both = [(first, second), (second, first)];
        let ideas = both.into_iter().flat_map(|(kept, lost)| puzzle.area_ideas(kept, lost));
        areas.extend(ideas.map(Edit::Areas));
    }
    let (mut givens, mut clues, mut areas) =
        (givens.into_iter(), clues.into_iter(), areas.into_iter());
    let mut edits = Vec::new();
    loop {
        let before = edits.len();
        edits.extend(givens.by_ref().take(2));
        edits.extend(clues.by_ref().take(1));
        edits.extend(areas.by_ref().take(1));
        if edits.len() == before {
            return edits;
        }
    }
}

/// Removals of clues and changes of givens in a puzzle without a solution.
fn removals_and_changes(puzzle: &dyn Puzzle) -> Vec<Edit> {
    let (board, clues) = (puzzle.board(), puzzle.clues());
    let removal = |id: ClueId| match id {
        ClueId::Given(site) => Edit::Given(site, None),
        other @ ClueId::Other(_) => Edit::Remove(other),
    };
    let removals = clues.iter().map(|clue| removal(clue.id));
    let change = |site: Site| {
        let given = board.givens[site.index()];
        let others = puzzle.printable().iter().filter(move |&value| Some(value) != given);
        others.map(move |value| Edit::Given(site, Some(value)))
    };
    let givens = clues.iter().filter_map(|clue| clue.id.site());
    removals.chain(givens.flat_map(change)).collect()
}

/// Adds clues to a puzzle until it has exactly one solution, which is drawn at random; none of the
/// added clues is redundant. Listed clues, such as words, are preferred to givens. `None` for a
/// puzzle without a solution.
///
/// ```
/// use gridwright_core::{Budget, Rng, Verdict, complete, solve};
/// let puzzle = gridwright::open("cirth:1........", None, &mut Budget::unlimited()).unwrap();
/// let mut budget = Budget::unlimited();
/// let whole = complete(&*puzzle, &mut Rng::from_seed(1), &mut budget).unwrap().unwrap();
/// assert!(matches!(solve(&*whole, &mut budget), Verdict::Unique(_)));
/// assert_eq!(whole.board().givens[0], puzzle.board().givens[0]);
/// ```
///
/// # Errors
/// When the budget is spent first.
pub fn complete(
    puzzle: &dyn Puzzle,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Option<Arc<dyn Puzzle>>, OutOfBudget> {
    let Some(solution) = random_solution(puzzle, rng, budget)? else { return Ok(None) };
    let ideas = listed_clues(puzzle, &solution);
    if !ideas.is_empty() && matches!(solve(puzzle, budget), Verdict::Unique(_)) {
        return Ok(Some(without_clues(puzzle, &[])));
    }
    let sites = puzzle.board().all_sites().zip(&solution);
    let mut givens = puzzle.board().givens.clone();
    let is_open =
        |site: Site, value| givens[site.index()].is_none() && puzzle.printable().has(value);
    let open = sites.filter(|&(site, &value)| is_open(site, value)).map(|(site, _)| site);
    let mut added: Vec<Site> = open.collect();
    rng.shuffle(&mut added);
    for &site in &added {
        givens[site.index()] = Some(solution[site.index()]);
    }
    let (full, listed) = with_all(puzzle.with_givens(givens), &ideas);
    let removal = Removal::one_by_one(added.into_iter().map(ClueId::Given).chain(listed));
    let minimised = minimise(&*full, &solution, &removal, budget);
    budget.go_on()?;
    let whole = without_clues(&*full, &minimised.removed);
    match solve(&*whole, budget) {
        Verdict::Unique(_) => Ok(Some(whole)),
        Verdict::OutOfBudget(_) => Err(OutOfBudget),
        Verdict::Several(..) | Verdict::None => Ok(None),
    }
}

/// Maximum number of listed clues to try.
const MOST_LISTED: usize = 40;

/// Clues that a solution satisfies and that have no sites, such as words.
fn listed_clues(puzzle: &dyn Puzzle, solution: &[Value]) -> Vec<NewClue> {
    let is_listed = |clue: &NewClue| {
        let mut kinds = puzzle.clue_kinds().iter();
        kinds.any(|kind| kind.id == clue.kind && kind.sites == ClueSites::None)
    };
    puzzle.clue_ideas(solution).into_iter().filter(is_listed).take(MOST_LISTED).collect()
}

/// A puzzle with more clues, and the ids of the added ones, the last ones first.
fn with_all(puzzle: Arc<dyn Puzzle>, clues: &[NewClue]) -> (Arc<dyn Puzzle>, Vec<ClueId>) {
    let before: Vec<ClueId> = puzzle.clues().iter().map(|clue| clue.id).collect();
    let mut full = puzzle;
    for clue in clues {
        full = full.with_clue(clue).unwrap_or(full);
    }
    let ids = full.clues().into_iter().rev().map(|clue| clue.id);
    let new = ids.filter(|id| !before.contains(id)).collect();
    (full, new)
}
