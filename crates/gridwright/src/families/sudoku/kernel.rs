//! Connects standard 9 x 9 puzzles with their kernel, `gridwright-sudoku9`.

use std::borrow::Cow;
use std::sync::LazyLock;

use gridwright_core::{
    Budget, Count, LineAnswer, OutOfBudget, Puzzle as _, Rng, Site, Solution, Value,
};
use gridwright_sudoku9 as nine;

use super::puzzle::Grid;
use super::shape::Shape;

/// The instruction set that the kernel uses on this processor.
pub(super) fn processor_path() -> &'static str {
    nine::Kernel::best().path().name()
}

/// The clues as bytes for the kernel; `None` for any shape but the standard one.
fn bytes(grid: &Grid) -> Option<nine::Grid> {
    let mut bytes = [0; 81];
    if !grid.shape().is_classic() {
        return None;
    }
    for (byte, given) in bytes.iter_mut().zip(&grid.board().givens) {
        *byte = given.map_or(0, |value| value.0 + 1);
    }
    Some(bytes)
}

/// Collects solutions and spends the budget on guesses.
struct Watch<'b> {
    budget: &'b mut Budget,
    outcome: Result<(), OutOfBudget>,
    n_left: u64,
    found: Vec<Solution>,
    keeps: bool,
}

impl Watch<'_> {
    fn new(budget: &mut Budget, limit: u64, keeps: bool) -> Watch<'_> {
        Watch { budget, outcome: Ok(()), n_left: limit, found: Vec::new(), keeps }
    }
}

impl nine::Watch for Watch<'_> {
    fn go_on(&mut self, _: u64) -> bool {
        self.outcome = self.budget.spend(1);
        self.outcome.is_ok()
    }

    fn solution(&mut self, grid: &nine::Grid) -> bool {
        if self.keeps {
            self.found.push(grid.iter().map(|&digit| Value(digit - 1)).collect());
        }
        self.n_left -= 1;
        self.n_left > 0
    }
}

/// Up to `limit` solutions, where there is a kernel for the shape.
pub(super) fn solutions(
    grid: &Grid,
    limit: usize,
    budget: &mut Budget,
) -> Option<Result<Vec<Solution>, OutOfBudget>> {
    let clues = bytes(grid)?;
    let mut watch = Watch::new(budget, limit as u64, true);
    if limit > 0 {
        nine::visit(&clues, &mut watch);
    }
    let Watch { outcome, found, .. } = watch;
    Some(outcome.map(|()| found))
}

/// The number of solutions up to `limit`, where there is a kernel for the shape.
pub(super) fn count(grid: &Grid, limit: u64, budget: &mut Budget) -> Option<Count> {
    let clues = bytes(grid)?;
    if limit == 0 {
        return Some(Count::AtLeast(0));
    }
    let mut watch = Watch::new(budget, limit, false);
    nine::visit(&clues, &mut watch);
    let found = limit - watch.n_left;
    Some(match watch.outcome {
        Err(OutOfBudget) => Count::OutOfBudget(found),
        Ok(()) if watch.n_left == 0 => Count::AtLeast(found),
        Ok(()) => Count::exactly(found),
    })
}

/// The canonical form, shared by all puzzles that are the same up to symmetry; `None` without a
/// kernel for the shape.
pub(super) fn canonical(grid: &Grid) -> Option<String> {
    Some(with_line(&nine::canonical(&bytes(grid)?), str::to_owned))
}

/// A full grid, where there is a kernel for the shape.
pub(super) fn full_solution(shape: &Shape, rng: &mut Rng) -> Option<Solution> {
    shape.is_classic().then(|| solution(&full_grid(rng)))
}

/// A full grid of 9 x 9.
pub(super) fn full_grid(rng: &mut Rng) -> nine::Grid {
    nine::full_grid(&mut || rng.draw())
}

/// Converts a full grid of the kernel to values.
pub(super) fn solution(full: &nine::Grid) -> Solution {
    full.iter().map(|&digit| Value(digit - 1)).collect()
}

/// Converts the clues of a grid of the kernel to givens.
pub(super) fn givens(puzzle: &nine::Grid) -> Vec<Option<Value>> {
    puzzle.iter().map(|&digit| digit.checked_sub(1).map(Value)).collect()
}

/// Converts groups of cells for the kernel; no groups means that every cell is one. `None` unless
/// each cell of a 9 x 9 is in exactly one group.
pub(super) fn orbits(groups: &[Vec<Site>]) -> Option<Cow<'static, nine::Orbits>> {
    static SINGLE: LazyLock<nine::Orbits> = LazyLock::new(nine::Orbits::single);
    if groups.is_empty() {
        return Some(Cow::Borrowed(&SINGLE));
    }
    let group = |group: &Vec<Site>| group.iter().map(|site| site.0 as u8).collect();
    nine::Orbits::new(groups.iter().map(group).collect()).ok().map(Cow::Owned)
}

/// Takes clues away from a full grid in a random order, each group together, while the solution
/// stays the only one and at least `wanted` clues are left.
pub(super) fn carve(
    full: &nine::Grid,
    orbits: &nine::Orbits,
    wanted: usize,
    rng: &mut Rng,
) -> nine::Grid {
    nine::carve(full, orbits, wanted, &mut || rng.draw())
}

/// Carves many grids at once, each with the random stream of the same index.
pub(super) fn carve_all(
    fulls: &[nine::Grid],
    orbits: &nine::Orbits,
    wanted: usize,
    rngs: &mut [&mut Rng],
) -> Vec<nine::Grid> {
    let mut puzzles = vec![[0; 81]; fulls.len()];
    nine::carve_all(fulls, orbits, wanted, &mut |item| rngs[item].draw(), &mut puzzles);
    puzzles
}

/// Largest number of guesses for a line of a batch; a line that needs more is left unanswered, to
/// be solved alone.
const GUESSES_A_LINE: u64 = 10_000;

/// Solves lines of 81 cells together, on a graphics card or on the processor.
pub(super) fn solve_lines(
    lines: &[&str],
    budget: &mut Budget,
    answer: &mut dyn FnMut(Option<LineAnswer<'_>>),
) {
    let found = by_card(lines, budget).unwrap_or_else(|| by_processor(lines, budget));
    // One check that the whole buffer is text is several times faster than a check for each line.
    let solutions = str::from_utf8(&found.solutions).expect("digits and points are text");
    for (i, count) in found.counts.iter().enumerate() {
        answer(count.map(|count| match count {
            0 => LineAnswer::None,
            1 => LineAnswer::Unique(&solutions[81 * i..][..81]),
            _ => LineAnswer::Several,
        }));
    }
}

/// Answers to some lines.
struct Found {
    /// The number of solutions of each line, up to 2; `None` for a line that is no grid or was
    /// given up.
    counts: Vec<Option<u64>>,
    /// For each line 81 bytes: its first solution, or points.
    solutions: Vec<u8>,
}

impl Found {
    fn nothing(n_lines: usize) -> Found {
        Found { counts: vec![None; n_lines], solutions: vec![b'.'; 81 * n_lines] }
    }
}

fn by_processor(lines: &[&str], budget: &mut Budget) -> Found {
    let mut found = Found::nothing(lines.len());
    let mut go_on = |guesses| guesses < GUESSES_A_LINE && budget.spend(1).is_ok();
    nine::examine_lines(lines, 2, &mut go_on, &mut found.counts, &mut found.solutions);
    found
}

/// Answers a batch with a graphics card, if that is allowed and worth it.
#[cfg(feature = "gpu")]
fn by_card(lines: &[&str], budget: &Budget) -> Option<Found> {
    budget.card()?;
    let grids: Vec<Option<nine::Grid>> =
        lines.iter().map(|line| nine::parse_line(line.as_bytes()).ok()).collect();
    let puzzles: Vec<nine::Grid> = grids.iter().flatten().copied().collect();
    let mut findings = vec![nine::Findings::default(); puzzles.len()];
    if !super::card::examine_all(&puzzles, budget, &mut findings) {
        return None;
    }
    let mut found = Found::nothing(lines.len());
    let places = (0..lines.len()).filter(|&place| grids[place].is_some());
    for (place, finding) in places.zip(&findings).filter(|(_, finding)| finding.is_complete) {
        // A count of one without the solution itself is no answer.
        let is_known = finding.count != 1 || finding.first.is_some();
        found.counts[place] = is_known.then_some(finding.count);
        if let Some(solution) = &finding.first {
            found.solutions[81 * place..][..81].copy_from_slice(&nine::write_line(solution));
        }
    }
    Some(found)
}

#[cfg(not(feature = "gpu"))]
fn by_card(_: &[&str], _: &Budget) -> Option<Found> {
    None
}

/// Whether each puzzle needs all its clues, for lines of 81 cells with their solutions; `None`
/// unless the solution is the only one.
pub(super) fn minimal_lines(lines: &[(&str, &str)], budget: &mut Budget) -> Vec<Option<bool>> {
    let read = |line: &str| nine::parse_line(line.as_bytes()).ok();
    let puzzles: Vec<&str> = lines.iter().map(|(puzzle, _)| *puzzle).collect();
    let found = by_processor(&puzzles, budget);
    // The check of clues holds only for puzzles that have exactly this solution.
    let is_the_one = |&place: &usize| {
        let solution = lines[place].1.as_bytes();
        found.counts[place] == Some(1) && found.solutions[81 * place..][..81] == *solution
    };
    let places: Vec<usize> = (0..lines.len()).filter(is_the_one).collect();
    let both = |&place: &usize| Some((read(lines[place].0)?, read(lines[place].1)?));
    let (puzzles, solutions): (Vec<nine::Grid>, Vec<nine::Grid>) =
        places.iter().filter_map(both).unzip();
    let mut answers = vec![false; puzzles.len()];
    nine::are_minimal(&puzzles, &solutions, &mut answers);
    let mut minimal = vec![None; lines.len()];
    for (place, is_minimal) in places.into_iter().zip(answers) {
        minimal[place] = Some(is_minimal);
    }
    minimal
}

/// The clues in one line, where there is a kernel for the shape.
pub(super) fn line(grid: &Grid) -> Option<String> {
    Some(with_line(&bytes(grid)?, str::to_owned))
}

/// A full grid in one line, where there is a kernel for the shape.
pub(super) fn solution_line(grid: &Grid, solution: &[Value]) -> Option<String> {
    let values: &[Value; 81] = solution.try_into().ok().filter(|_| grid.shape().is_classic())?;
    let is_digit = |value: &Value| value.0 < 9;
    values.iter().all(is_digit).then(|| with_line(&values.map(|value| value.0 + 1), str::to_owned))
}

/// A line of 81 cells with points for those that are empty.
pub(super) fn plain_line(text: &str) -> Option<String> {
    let grid = nine::parse_line(text.as_bytes()).ok()?;
    Some(with_line(&grid, str::to_owned))
}

fn with_line<R>(grid: &nine::Grid, use_line: impl FnOnce(&str) -> R) -> R {
    use_line(str::from_utf8(&nine::write_line(grid)).expect("digits and points are text"))
}

#[cfg(test)]
mod tests {
    use super::{nine, solve_lines};
    use crate::families::sudoku::canonical::least_grid::{disguised, least};
    use gridwright_core::{Budget, LineAnswer, Rng};

    #[test]
    fn names_are_alike_exactly_where_the_least_grids_are() {
        let mut rng = Rng::from_seed(3);
        let (mut n_alike, mut n_other) = (0, 0);
        for _ in 0..40 {
            let full = nine::full_grid(&mut || rng.draw());
            let one = nine::carve(&full, &nine::Orbits::single(), 0, &mut || rng.draw());
            let mut other = disguised(&one, &mut rng);
            if rng.below(2) == 0 {
                // One clue in another place, or gone.
                let clue = other.iter().position(|&digit| digit > 0).expect("there are clues");
                let place = rng.below(81);
                other.swap(clue, place);
            }
            let (alike, named) =
                (least(&one) == least(&other), nine::canonical(&one) == nine::canonical(&other));
            assert_eq!(alike, named);
            (n_alike, n_other) = (n_alike + usize::from(alike), n_other + usize::from(!alike));
        }
        assert!(n_alike > 10 && n_other > 10, "{n_alike} alike, {n_other} not");
    }

    #[test]
    fn lines_are_answered_in_their_places() {
        let puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let solved =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let clash = format!("55{}", ".".repeat(79));
        let lines = [&".".repeat(81), "12..", puzzle, &clash, solved];
        let (unique, none) = (Some(LineAnswer::Unique(solved)), Some(LineAnswer::None));
        let check = |mut budget: Budget, expected: [Option<LineAnswer<'_>>; 5]| {
            let mut expected = expected.into_iter();
            solve_lines(&lines, &mut budget, &mut |answer| {
                assert_eq!(Some(answer), expected.next());
            });
            assert_eq!(expected.next(), None);
        };
        check(Budget::unlimited(), [Some(LineAnswer::Several), None, unique, none, unique]);
        // Without a guess the first is not decided, and the others are.
        check(Budget::nodes(0), [None, None, unique, none, unique]);
    }
}
