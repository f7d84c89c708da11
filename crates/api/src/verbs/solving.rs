//! Answers requests about the solutions of a puzzle: solve, count, check, rate.

use gridwright::contract::LineAnswer;
use gridwright::game::Standing;
use gridwright::steps::{Unrated, easiest_route};
use gridwright::{
    Board, Budget, Count, FAMILIES, Position, Puzzle, Site, Solution, StepQuery, Verdict, board_id,
};
use gridwright_wire::{
    CheckAnswer, CheckOutcome, CheckRequest, CountAnswer, CountOutcome, CountRequest, Culprit,
    ErrorAnswer, PuzzleInput, RateAnswer, RateOutcome, RateRequest, RouteKind, SolveAnswer,
    SolveOutcome, SolveRequest, Whole,
};
use gridwright_words::Words;

use crate::convert;
use crate::game;
use crate::open::{open, profile_named, words_in};

/// The default limit for counting.
const USUAL_LIMIT: u64 = 1_000_000;

/// Maximum number of search nodes for finding culprits, as they are only additional information.
const CULPRIT_NODES: u64 = 200_000;

/// Solves a puzzle and finds out whether the solution is unique.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, SolveRequest, solve};
/// let answer = solve(&SolveRequest::new("cirth:........."), &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.outcome.name(), "several");
/// assert_eq!(answer.differ_at.as_deref(), Some("r2c1"));
/// ```
pub fn solve(request: &SolveRequest, budget: &mut Budget) -> Result<SolveAnswer, ErrorAnswer> {
    let words = words_in(request.language.as_deref())?;
    let puzzle = open(&request.puzzle, budget)?.puzzle;
    // The steps are independent of the search, and must not reduce its budget.
    let steps = request.steps.then(|| {
        let steps = gridwright::explain(&*puzzle, &StepQuery::default(), &mut budget.clone()).steps;
        convert::steps(words, &*puzzle, Position::of(&*puzzle), &steps)
    });
    let verdict = gridwright::solve(&*puzzle, budget);
    let mut answer = solved(&*puzzle, &verdict);
    if verdict == Verdict::None {
        answer.culprits = culprits(words, &*puzzle, budget);
    }
    answer.steps = steps;
    Ok(answer)
}

/// Answers many requests to solve one-line puzzles at once, where a family has a faster way than
/// one by one. The result is `None` for each request that must be answered by [`solve`]; the
/// answers are the same.
///
/// ```
/// use gridwright_api::{Budget, SolveRequest, solve, solve_lines};
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let requests = [SolveRequest::new(line), SolveRequest::new("cirth:12....3..")];
/// let answers = solve_lines(&requests.each_ref(), &mut Budget::unlimited());
/// assert_eq!(answers[0], solve(&requests[0], &mut Budget::unlimited()).ok());
/// assert_eq!(answers[1], None);
/// ```
pub fn solve_lines(requests: &[&SolveRequest], budget: &mut Budget) -> Vec<Option<SolveAnswer>> {
    let lines: Vec<&str> =
        requests.iter().map(|request| plain_text(request).unwrap_or("")).collect();
    for &family in FAMILIES {
        let is_claimed = |line: &&str| line.is_empty() || family.claims(line);
        if !lines.iter().all(is_claimed) {
            continue;
        }
        let id = family.info().id;
        let answer = |line: &str, known: LineAnswer<'_>| match known {
            LineAnswer::Unique(solution) => {
                let line = format!("{id}:{}", family.plain_line(line)?);
                let mut answer = SolveAnswer::new(SolveOutcome::Unique, id, line);
                answer.solution = Some(solution.to_owned());
                Some(answer)
            }
            // Answers without a unique solution contain more, which `solve` computes.
            LineAnswer::Several | LineAnswer::None => None,
        };
        let mut answers = Vec::with_capacity(lines.len());
        let is_known = family.solve_lines(&lines, budget, &mut |known| {
            answers.push(known.and_then(|known| answer(lines[answers.len()], known)));
        });
        if is_known {
            return answers;
        }
    }
    vec![None; requests.len()]
}

/// The text of a request for nothing but a solution.
fn plain_text(request: &SolveRequest) -> Option<&str> {
    match request {
        SolveRequest { puzzle: PuzzleInput::Text(text), steps: false, nodes: None, .. } => {
            Some(text.trim())
        }
        _ => None,
    }
}

fn solved(puzzle: &dyn Puzzle, verdict: &Verdict) -> SolveAnswer {
    let outcome = match verdict {
        Verdict::Unique(_) => SolveOutcome::Unique,
        Verdict::Several(..) => SolveOutcome::Several,
        Verdict::None => SolveOutcome::None,
        Verdict::OutOfBudget(_) => SolveOutcome::OutOfBudget,
    };
    let mut answer = SolveAnswer::new(outcome, puzzle.info().id, board_id(puzzle));
    answer.solution = verdict.solution().map(|solution| puzzle.solution_line(solution));
    if let Verdict::Several(first, second) = verdict {
        answer.second = Some(puzzle.solution_line(second));
        let board = puzzle.board();
        answer.differ_at = difference(board, first, second).map(|site| board.site_name(site));
    }
    answer
}

/// The first site, in board order, where two solutions differ.
fn difference(board: &Board, first: &Solution, second: &Solution) -> Option<Site> {
    board.all_sites().find(|site| first[site.index()] != second[site.index()])
}

/// Finds rules or clues that may be the reason why there is no solution.
pub(super) fn culprits(words: Words, puzzle: &dyn Puzzle, budget: &mut Budget) -> Vec<Culprit> {
    let mut part = budget.part(CULPRIT_NODES);
    let found = gridwright::clues::culprits(puzzle, &mut part);
    let _ = budget.spend(part.used());
    convert::culprits(words, puzzle, &found)
}

/// Counts the solutions of a puzzle.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, CountRequest, count};
/// let mut request = CountRequest::new("cirth:.........");
/// request.limit = Some(5);
/// let answer = count(&request, &mut Budget::unlimited()).unwrap();
/// assert_eq!((answer.outcome.name(), answer.count.as_u64()), ("limit", Some(5)));
/// ```
pub fn count(request: &CountRequest, budget: &mut Budget) -> Result<CountAnswer, ErrorAnswer> {
    let puzzle = open(&request.puzzle, budget)?.puzzle;
    let limit = match request.limit {
        None => USUAL_LIMIT,
        Some(0) => u64::MAX,
        Some(limit) => limit,
    };
    let (outcome, number) = match gridwright::count(&*puzzle, limit, budget) {
        Count::Exactly(number) => {
            let number = number.to_string().parse::<Whole>().expect("a number is all digits");
            (CountOutcome::Exact, number)
        }
        Count::AtLeast(number) => (CountOutcome::Limit, number.into()),
        Count::OutOfBudget(number) => (CountOutcome::OutOfBudget, number.into()),
    };
    Ok(CountAnswer::new(outcome, puzzle.info().id, board_id(&*puzzle), number))
}

/// Finds the broken rules of a board and whether the board can still be solved.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, CheckRequest, PositionInput, check};
/// let answer = check(&CheckRequest::new("cirth:11......."), &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.outcome.name(), "broken");
/// assert_eq!(answer.violations[0].name, "row 1");
///
/// let mut request = CheckRequest::new("cirth:12....3..");
/// request.position = Some(PositionInput::Text("r1c3=3 r2c2=1".to_owned()));
/// let answer = check(&request, &mut Budget::unlimited()).unwrap();
/// assert_eq!((answer.outcome.name(), answer.wrong), ("none", vec!["r2c2".to_owned()]));
/// ```
pub fn check(request: &CheckRequest, budget: &mut Budget) -> Result<CheckAnswer, ErrorAnswer> {
    let words = words_in(request.language.as_deref())?;
    let mut game = game::of_puzzle(open(&request.puzzle, budget)?)?;
    if let Some(position) = &request.position {
        game::enter(&mut game, position)?;
    }
    let puzzle = game.puzzle();
    let board = puzzle.board();
    let standing = game.standing(budget);
    let outcome = match &standing {
        Standing::Solved => CheckOutcome::Solved,
        Standing::Broken(_) => CheckOutcome::Broken,
        Standing::Open(Verdict::Unique(_)) => CheckOutcome::Unique,
        Standing::Open(Verdict::Several(..)) => CheckOutcome::Several,
        Standing::Open(Verdict::OutOfBudget(_)) => CheckOutcome::OutOfBudget,
        _ => CheckOutcome::None,
    };
    let mut answer = CheckAnswer::new(outcome, puzzle.info().id, board_id(puzzle));
    answer.filled = game.values().iter().flatten().count();
    answer.sites = board.n_sites();
    match &standing {
        Standing::Broken(broken) => answer.violations = convert::violations(words, puzzle, broken),
        Standing::Wrong { entries, notes } => {
            answer.wrong = convert::site_names(board, entries);
            answer.wrong_notes = convert::site_names(board, notes);
        }
        Standing::Open(Verdict::None) => answer.culprits = culprits(words, puzzle, budget),
        _ => (),
    }
    Ok(answer)
}

/// Rates the difficulty of a puzzle.
///
/// # Errors
/// When the request cannot be answered.
///
/// ```
/// use gridwright_api::{Budget, RateRequest, rate};
/// let answer = rate(&RateRequest::new("cirth:12....3.."), &mut Budget::unlimited()).unwrap();
/// assert_eq!(answer.rating.unwrap().level.name(), "easy");
/// ```
pub fn rate(request: &RateRequest, budget: &mut Budget) -> Result<RateAnswer, ErrorAnswer> {
    let profile = profile_named(request.profile.as_deref())?;
    let puzzle = open(&request.puzzle, budget)?.puzzle;
    let route = match request.route {
        Some(RouteKind::Easiest) => easiest_route(&*puzzle, profile, budget).map(Some),
        _ => Ok(None),
    };
    let by_route = route.as_ref().ok().and_then(Option::as_ref);
    let rated = match by_route.and_then(|route| route.explanation.rating(profile)) {
        Some(rating) => Ok(rating),
        None => gridwright::rate(&*puzzle, profile, budget),
    };
    let (outcome, rating) = match rated {
        Ok(rating) => (RateOutcome::Rated, Some(convert::rating(&rating))),
        Err(Unrated::Several) => (RateOutcome::Several, None),
        Err(Unrated::NoSolution) => (RateOutcome::None, None),
        Err(Unrated::OtherProfile) => (RateOutcome::OtherProfile, None),
        Err(Unrated::OutOfBudget) => (RateOutcome::OutOfBudget, None),
    };
    let mut answer = RateAnswer::new(outcome, puzzle.info().id, board_id(&*puzzle));
    answer.rating = rating;
    answer.route = by_route.map(|route| convert::route(puzzle.board(), route));
    Ok(answer)
}
