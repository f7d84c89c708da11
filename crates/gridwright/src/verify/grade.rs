//! Grades an answer by how much of it is right.

use gridwright_core::{
    Budget, Puzzle, Site, Solution, Value, Verdict as Solved, Violation, check, solve,
};

/// The verdict on an answer.
///
/// ```
/// use gridwright::answers::Verdict;
/// assert_ne!(Verdict::Right, Verdict::Incomplete);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is a solution.
    Right,
    /// Something in it is wrong.
    Wrong,
    /// Nothing in it is wrong, but something is missing.
    Incomplete,
    /// The puzzle has no solution, so that no answer is right.
    NoSolution,
    /// It is no solution; the budget was spent before more was known.
    OutOfBudget,
}

/// A value of an answer that no solution has there.
///
/// ```
/// use gridwright::answers::WrongValue;
/// use gridwright::{Site, Value};
/// let wrong = WrongValue { site: Site(2), found: Value(0), expected: Some(Value(2)) };
/// assert_ne!(Some(wrong.found), wrong.expected);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongValue {
    /// The site of the value.
    pub site: Site,
    /// The value in the answer.
    pub found: Value,
    /// The right value, where only one is possible.
    pub expected: Option<Value>,
}

/// The grade of an answer.
///
/// ```
/// use gridwright::{Budget, open};
/// use gridwright::answers::{Verdict, grade, read_answer};
/// let puzzle = open("cirth:12....3..", None, &mut Budget::unlimited())?;
/// let values = read_answer(&*puzzle, "123213312").unwrap();
/// let grade = grade(&*puzzle, &values, &mut Budget::unlimited());
/// assert_eq!((grade.verdict, grade.right, grade.open), (Verdict::Wrong, 4, 6));
/// assert_eq!(puzzle.board().site_name(grade.first_error.unwrap().site), "r2c2");
/// # Ok::<(), gridwright::OpenError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Grade {
    /// The verdict on the answer.
    pub verdict: Verdict,
    /// The values of the answer, completed by printed values and those that need not be marked.
    pub values: Vec<Option<Value>>,
    /// Printed values that the answer has changed.
    pub changed: Vec<Site>,
    /// The rules that it breaks.
    pub violations: Vec<Violation>,
    /// The first value, in reading order, that leaves no solution with those before it.
    pub first_error: Option<WrongValue>,
    /// Number of the sites to be filled that are right.
    pub right: usize,
    /// Number of sites that were to be filled.
    pub open: usize,
}

impl Grade {
    /// Partial credit, from 0 to 1: the share of sites that are right. A printed value that was changed
    /// counts as one more that is wrong.
    pub fn credit(&self) -> f64 {
        match (self.verdict, self.open.saturating_add(self.changed.len())) {
            (Verdict::Right, _) => 1.0,
            (_, 0) => 0.0,
            (_, all) => self.right as f64 / all as f64,
        }
    }
}

/// Grades an answer. Any solution is right where there are several; a wrong answer is then compared with one that
/// agrees with it up to its first error.
///
/// ```
/// use gridwright::{Budget, open};
/// use gridwright::answers::{Verdict, grade, read_answer};
/// let puzzle = open("cirth:.........", None, &mut Budget::unlimited())?;
/// let verdict = |line| {
///     let values = read_answer(&*puzzle, line).unwrap();
///     grade(&*puzzle, &values, &mut Budget::unlimited()).verdict
/// };
/// assert_eq!((verdict("123231312"), verdict("132321213")), (Verdict::Right, Verdict::Right));
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn grade(puzzle: &dyn Puzzle, answer: &[Option<Value>], budget: &mut Budget) -> Grade {
    let board = puzzle.board();
    let mut values = board.fitted(answer);
    let mut changed = Vec::new();
    for ((value, given), site) in values.iter_mut().zip(&board.givens).zip(board.all_sites()) {
        *value = value.or(*given).or(puzzle.unmarked());
        if given.is_some() && value != given {
            changed.push(site);
        }
    }
    let open = board.n_sites() - board.n_givens();
    let violations = check(puzzle, &values);
    let grade = |verdict, values: Vec<Option<Value>>| {
        let (first_error, right) = (None, 0);
        Grade { verdict, values, changed: changed.clone(), violations, first_error, right, open }
    };
    let full: Option<Vec<Value>> = values.iter().copied().collect();
    if changed.is_empty() && full.is_some_and(|values| puzzle.accepts(&values)) {
        return Grade { right: open, ..grade(Verdict::Right, values) };
    }
    let nearest = match solve(puzzle, budget) {
        Solved::Unique(solution) => Some((solution, true)),
        Solved::Several(first, _) => nearest(puzzle, &values, first, budget),
        Solved::None => return grade(Verdict::NoSolution, values),
        Solved::OutOfBudget(_) => None,
    };
    let Some((solution, is_unique)) = nearest else { return grade(Verdict::OutOfBudget, values) };
    let wrong = board.all_sites().zip(values.iter().zip(&solution)).find_map(|(site, pair)| {
        let (found, &expected) = (pair.0.filter(|value| value != pair.1)?, pair.1);
        let is_only = is_unique || board.givens[site.index()].is_some();
        Some(WrongValue { site, found, expected: is_only.then_some(expected) })
    });
    let is_right = |&(i, value): &(usize, &Option<Value>)| {
        board.givens[i].is_none() && *value == Some(solution[i])
    };
    let right = values.iter().enumerate().filter(is_right).count();
    let verdict = if wrong.is_some() { Verdict::Wrong } else { Verdict::Incomplete };
    Grade { first_error: wrong, right, ..grade(verdict, values) }
}

/// A solution that agrees with as many of the first values as any does; `None` when the budget is spent.
fn nearest(
    puzzle: &dyn Puzzle,
    values: &[Option<Value>],
    any: Solution,
    budget: &mut Budget,
) -> Option<(Solution, bool)> {
    let givens = &puzzle.board().givens;
    let entries: Vec<usize> =
        (0..values.len()).filter(|&i| givens[i].is_none() && values[i].is_some()).collect();
    // The first `good` of the entries leave a solution, the first `bad` of them do not.
    let (mut good, mut bad, mut solution) = (0, entries.len() + 1, any);
    while bad - good > 1 {
        let middle = good.midpoint(bad);
        let mut with = givens.clone();
        entries[..middle].iter().for_each(|&i| with[i] = values[i]);
        match solve(&*puzzle.with_givens(with), budget) {
            Solved::Unique(found)
            | Solved::Several(found, _)
            | Solved::OutOfBudget(Some(found)) => {
                (good, solution) = (middle, found);
            }
            Solved::None => bad = middle,
            Solved::OutOfBudget(None) => return None,
        }
    }
    Some((solution, false))
}
