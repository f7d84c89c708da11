//! Answers the requests of a puzzle editor: edit, review, repair, complete.

use gridwright::budget::Rng;
use gridwright::clues::without_clues;
use gridwright::documents::puzzle_document;
use gridwright::making::{self, ClueSites, NewClue};
use gridwright::text::ParseError;
use gridwright::{
    Board, Budget, Clue, FAMILIES, Mask, Profile, Puzzle, Recipe, Site, StepQuery, Verdict,
    board_id,
};
use gridwright_wire as wire;
use gridwright_wire::{
    CompleteAnswer, CompleteOutcome, CompleteRequest, Edit, EditAnswer, EditRequest, ErrorAnswer,
    ErrorCode, RepairAnswer, RepairOutcome, RepairRequest, ReviewAnswer, ReviewOutcome,
    ReviewRequest, Whole,
};

use super::generate::params;
use super::solving::culprits;
use crate::convert;
use crate::error::{parse_error, shortfall};
use crate::open::{family_named, open, profile_named, words_in};

/// Maximum number of search nodes for finding steps of a puzzle without a unique solution, as they
/// are only additional information.
const PATH_NODES: u64 = 20_000;

/// The default for the maximum number of repairs.
const USUAL_REPAIRS: usize = 10;

/// Edits the clues of a puzzle, or starts with an empty board.
///
/// # Errors
/// When the request cannot be answered, or an edit is not possible.
///
/// ```
/// use gridwright_api::{Budget, Edit, EditRequest, edit};
/// let mut request = EditRequest::blank(Some("gogen".to_owned()));
/// request.edits = vec![Edit::add("word", "BED")];
/// let answer = edit(&request, &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.clues[0].label, "BED");
/// ```
pub fn edit(request: &EditRequest, budget: &mut Budget) -> Result<EditAnswer, ErrorAnswer> {
    let mut puzzle = match &request.puzzle {
        Some(puzzle) => open(puzzle, budget)?.puzzle,
        None => {
            let family = request.family.as_deref().map_or(Ok(FAMILIES[0]), family_named)?;
            let seed = seed(request.seed.as_ref())?;
            let recipe = Recipe::new(family, params(family, &request.params)?, seed);
            recipe.blank(budget).map_err(|why| shortfall(&why))?
        }
    };
    let symmetry = request.symmetry.as_deref().map(symmetry).transpose()?;
    let mut rng = Rng::from_seed(seed(request.seed.as_ref())?);
    for (index, edit) in request.edits.iter().enumerate() {
        let wrong = |error: ParseError| {
            parse_error(ErrorCode::BadPuzzle, &error.below(&format!("edits[{index}]")))
        };
        let change = change(&*puzzle, edit).map_err(wrong)?;
        puzzle = match symmetry {
            None => making::edit(&*puzzle, &change),
            Some(symmetry) => {
                making::edit_with_images(&*puzzle, &change, symmetry, &mut rng, budget)
            }
        }
        .map_err(wrong)?;
    }
    let board = puzzle.board();
    let values = convert::symbols(board, puzzle.printable());
    let mut answer = EditAnswer::new(puzzle_document(&*puzzle), puzzle.text(), values);
    answer.clues = convert::clues(board, &puzzle.clues());
    let kind =
        |kind: &making::ClueKind| wire::ClueKind::new(kind.id, sites(kind.sites), kind.label);
    answer.kinds = puzzle.clue_kinds().iter().map(kind).collect();
    answer.areas = puzzle.areas().unwrap_or_default();
    Ok(answer)
}

fn symmetry(name: &str) -> Result<making::Symmetry, ErrorAnswer> {
    making::Symmetry::named(name).ok_or_else(|| {
        let known = making::Symmetry::NAMES.join(", ");
        let detail = format!("symmetry {name:?}: expected one of {known}");
        ErrorAnswer::new(ErrorCode::BadRequest, detail)
    })
}

fn sites(sites: ClueSites) -> wire::ClueSites {
    match sites {
        ClueSites::One => wire::ClueSites::One,
        ClueSites::Pair => wire::ClueSites::Pair,
        ClueSites::Some => wire::ClueSites::Some,
        _ => wire::ClueSites::None,
    }
}

fn seed(seed: Option<&Whole>) -> Result<u64, ErrorAnswer> {
    seed.map_or(Ok(0), |seed| {
        seed.as_u64().ok_or_else(|| {
            let detail = format!("seed {seed}: expected at most {}", u64::MAX);
            ErrorAnswer::new(ErrorCode::BadRequest, detail)
        })
    })
}

/// Converts an edit by looking up names.
fn change(puzzle: &dyn Puzzle, edit: &Edit) -> Result<making::Edit, ParseError> {
    let board = puzzle.board();
    match edit {
        Edit::Given { site, value } => {
            let value = value.as_deref().map(|value| {
                let mut signs = value.chars();
                let only = signs.next().filter(|_| signs.next().is_none());
                let value = only.and_then(|sign| board.value_of(sign));
                value.ok_or_else(|| {
                    let symbols: String = board.symbols.iter().collect();
                    ParseError::field("value", format!("one of {symbols}"))
                })
            });
            Ok(making::Edit::Given(site_named(board, site)?, value.transpose()?))
        }
        Edit::Add { kind, label, sites } => {
            let sites = sites.iter().map(|name| site_named(board, name));
            let sites = sites.collect::<Result<_, _>>()?;
            Ok(making::Edit::Add(NewClue::new(kind.as_str(), label.as_str(), sites)))
        }
        Edit::Remove { clue } => {
            let clues = puzzle.clues();
            let known = clues.iter().find(|known| known.name(board) == *clue);
            let known = known.ok_or_else(|| {
                ParseError::field("clue", "the name of a clue, as in the list of clues")
            })?;
            Ok(making::Edit::Remove(known.id))
        }
        Edit::Areas { areas } => Ok(making::Edit::Areas(areas.clone())),
        _ => Err(ParseError::field("do", "given, add, remove or areas")),
    }
}

fn site_named(board: &Board, name: &str) -> Result<Site, ParseError> {
    board
        .site_named(name)
        .ok_or_else(|| ParseError::field("site", "a place on the board such as r1c1"))
}

/// Converts an edit to JSON.
fn edit_json(puzzle: &dyn Puzzle, edit: &making::Edit) -> Edit {
    let board = puzzle.board();
    match edit {
        making::Edit::Given(site, value) => Edit::Given {
            site: board.site_name(*site),
            value: value.map(|value| convert::symbol(board, value)),
        },
        making::Edit::Add(clue) => Edit::Add {
            kind: clue.kind.clone(),
            label: clue.label.clone(),
            sites: convert::site_names(board, &clue.sites),
        },
        making::Edit::Remove(id) => {
            let clues = puzzle.clues();
            let clue = clues.iter().find(|clue| clue.id == *id);
            Edit::Remove { clue: clue.map(|clue| clue.name(board)).unwrap_or_default() }
        }
        making::Edit::Areas(areas) => Edit::Areas { areas: areas.clone() },
        _ => Edit::Areas { areas: Vec::new() },
    }
}

/// Reviews a puzzle being made: its solutions, needless clues and rating.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, ReviewRequest, review};
/// let answer = review(&ReviewRequest::new("cirth:12......."), &mut Budget::unlimited()).unwrap();
/// assert_eq!((answer.outcome.name(), answer.differ.len()), ("several", 6));
/// assert_eq!(answer.candidates[2..4], ["3", "23"]);
/// ```
pub fn review(request: &ReviewRequest, budget: &mut Budget) -> Result<ReviewAnswer, ErrorAnswer> {
    let words = words_in(request.language.as_deref())?;
    let profile = profile_named(request.profile.as_deref())?;
    let puzzle = open(&request.puzzle, budget)?.puzzle;
    let (board, clues) = (puzzle.board(), puzzle.clues());
    let verdict = gridwright::solve(&*puzzle, budget);
    let outcome = match &verdict {
        Verdict::Unique(_) => ReviewOutcome::Unique,
        Verdict::Several(..) => ReviewOutcome::Several,
        Verdict::None => ReviewOutcome::None,
        Verdict::OutOfBudget(_) => ReviewOutcome::OutOfBudget,
    };
    let mut answer = ReviewAnswer::new(outcome, puzzle.info().id, board_id(&*puzzle));
    answer.clues = clues.len();
    answer.solution = verdict.solution().map(|solution| puzzle.solution_line(solution));
    match &verdict {
        Verdict::Unique(solution) => {
            answer.candidates =
                solution.iter().map(|&value| convert::symbol(board, value)).collect();
            answer.candidates_are_whole = true;
            answer.needless =
                needless(&*puzzle, &clues, budget).map(|all| convert::clues(board, all));
            let rating = gridwright::rate(&*puzzle, profile, budget);
            answer.rating = rating.ok().as_ref().map(convert::rating);
        }
        Verdict::Several(first, second) => {
            answer.second = Some(puzzle.solution_line(second));
            let differs = |site: &Site| first[site.index()] != second[site.index()];
            let differ: Vec<Site> = board.all_sites().filter(differs).collect();
            answer.differ = convert::site_names(board, &differ);
            let values = first.iter().zip(second);
            answer.both = values
                .map(|(&one, &other)| match one == other {
                    true => convert::symbol(board, one),
                    false => convert::symbol(board, one) + &convert::symbol(board, other),
                })
                .collect();
            let found = making::true_candidates(&*puzzle, budget);
            let named = |&mask: &Mask| convert::symbols(board, mask);
            answer.candidates = found.masks.iter().map(named).collect();
            answer.candidates_are_whole = found.is_whole;
        }
        Verdict::None => {
            answer.candidates_are_whole = true;
            answer.culprits = culprits(words, &*puzzle, budget);
        }
        Verdict::OutOfBudget(_) => (),
    }
    let nodes = if outcome == ReviewOutcome::Unique { u64::MAX } else { PATH_NODES };
    let mut part = budget.part(nodes);
    let path = gridwright::explain(&*puzzle, &StepQuery::by(profile), &mut part);
    let _ = budget.spend(part.used());
    answer.steps = path.steps.len();
    answer.open = board.all_sites().filter(|&site| path.position.is_open(site)).count();
    Ok(answer)
}

/// The clues that can each be removed alone while the solution stays unique; `None` if this was not
/// decided for all.
fn needless<'c>(
    puzzle: &dyn Puzzle,
    clues: &'c [Clue],
    budget: &mut Budget,
) -> Option<Vec<&'c Clue>> {
    let mut found = Vec::new();
    for clue in clues {
        match gridwright::solve(&*without_clues(puzzle, &[clue.id]), budget) {
            Verdict::Unique(_) => found.push(clue),
            Verdict::OutOfBudget(_) => return None,
            Verdict::Several(..) | Verdict::None => (),
        }
    }
    Some(found)
}

/// Finds single clues to add, change or remove so that a puzzle has exactly one solution.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, RepairRequest, repair};
/// let answer = repair(&RepairRequest::new("cirth:12......."), &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.outcome.name(), "found");
/// assert!(answer.repairs.iter().all(|repair| repair.solutions == Some(1)));
/// ```
pub fn repair(request: &RepairRequest, budget: &mut Budget) -> Result<RepairAnswer, ErrorAnswer> {
    let puzzle = open(&request.puzzle, budget)?.puzzle;
    let found = making::repairs(&*puzzle, request.limit.unwrap_or(USUAL_REPAIRS), budget);
    if found.is_empty() {
        let outcome = match gridwright::solve(&*puzzle, budget) {
            Verdict::Unique(_) => RepairOutcome::Unneeded,
            _ if budget.is_spent() => RepairOutcome::OutOfBudget,
            _ => RepairOutcome::None,
        };
        return Ok(RepairAnswer::new(outcome));
    }
    let mut answer = RepairAnswer::new(RepairOutcome::Found);
    for repair in found {
        let Ok(changed) = making::edit(&*puzzle, &repair.edit) else { continue };
        let mut one = wire::Repair::new(edit_json(&*puzzle, &repair.edit), board_id(&*changed));
        one.solutions = repair.solutions;
        if repair.solutions == Some(1) {
            let rating = gridwright::rate(&*changed, Profile::DEFAULT, budget);
            one.rating = rating.ok().as_ref().map(convert::rating);
        }
        answer.repairs.push(one);
    }
    Ok(answer)
}

/// Adds givens to a puzzle until it has exactly one solution.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, CompleteRequest, complete};
/// let request = CompleteRequest::new("cirth:1........");
/// let answer = complete(&request, &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.outcome.name(), "done");
/// assert!(!answer.added.is_empty());
/// ```
pub fn complete(
    request: &CompleteRequest,
    budget: &mut Budget,
) -> Result<CompleteAnswer, ErrorAnswer> {
    let puzzle = open(&request.puzzle, budget)?.puzzle;
    let mut rng = Rng::from_seed(seed(request.seed.as_ref())?);
    let (outcome, whole) = match making::complete(&*puzzle, &mut rng, budget) {
        Ok(Some(whole)) => (CompleteOutcome::Done, whole),
        Ok(None) => (CompleteOutcome::None, puzzle.clone()),
        Err(_) => (CompleteOutcome::OutOfBudget, puzzle.clone()),
    };
    let mut answer = CompleteAnswer::new(outcome, puzzle_document(&*whole), whole.text());
    let had = puzzle.clues();
    let clues = whole.clues();
    let added = clues.iter().filter(|clue| had.iter().all(|known| known.id != clue.id));
    answer.added = convert::clues(puzzle.board(), added);
    Ok(answer)
}
