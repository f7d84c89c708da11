//! Solve and count: find solutions, and their number up to a limit.
//!
//! Plain search goes first. If it needs more than a few hundred nodes per solution, it hands over to clause
//! learning, which is much faster on such puzzles.

use crate::contract::puzzle::Puzzle;
use crate::data::board::{Mask, Site, Solution, Value};
use crate::data::budget::{Budget, OutOfBudget};
use crate::data::claim::{Claim, Clause};
use crate::data::domains::Conflict;
use crate::data::position::Position;
use crate::data::verdict::{Count, Verdict};
use crate::verbs::group_learner::GroupLearner;
use crate::verbs::learn::{Learner, Lit};
use crate::verbs::model::Model;
use crate::verbs::search::{Enough, Search, Visit};
use crate::verbs::tree_size::HandOver;

/// Number of nodes without a new solution after which plain search hands over to clause learning
/// ...
const PLAIN_NODES: u64 = 300;
/// ... or as soon as the estimated size of the tree exceeds this ...
const HOPELESS_NODES: u64 = 1000;
/// ... unless more solutions than this were found.
const FEW_SOLUTIONS: usize = 1000;

/// Solves a puzzle and determines whether the solution is unique.
///
/// Tries the family's kernel first, and searches if there is none or it declines.
///
/// ```
/// use gridwright_core::{Budget, Puzzle, Verdict, solve};
/// fn solution_line(puzzle: &dyn Puzzle) -> Option<String> {
///     let verdict = solve(puzzle, &mut Budget::nodes(1_000_000));
///     verdict.solution().map(|values| puzzle.solution_line(values))
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// assert_eq!(solution_line(&*puzzle).as_deref(), Some("123231312"));
/// ```
pub fn solve(puzzle: &dyn Puzzle, budget: &mut Budget) -> Verdict {
    match puzzle.kernel().and_then(|kernel| kernel.solve(2, budget)) {
        Some(Ok(found)) => Verdict::of(found, Ok(())),
        Some(Err(OutOfBudget)) => Verdict::OutOfBudget(None),
        None => solve_generally(puzzle, budget),
    }
}

/// Solves by search alone, without the family's kernel: the reference for tests of kernels.
///
/// ```
/// use gridwright_core::{Budget, Puzzle, solve, solve_generally};
/// fn kernel_agrees(puzzle: &dyn Puzzle) -> bool {
///     let mut budget = Budget::unlimited();
///     solve(puzzle, &mut budget).name() == solve_generally(puzzle, &mut budget).name()
/// }
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = gridwright::open(line, None, &mut Budget::unlimited()).unwrap();
/// assert!(kernel_agrees(&*puzzle));
/// ```
pub fn solve_generally(puzzle: &dyn Puzzle, budget: &mut Budget) -> Verdict {
    let mut found = Vec::new();
    let end = visit_solutions(puzzle, budget, &mut until_two(&mut found));
    Verdict::of(found, end)
}

/// Solves a puzzle within the candidates of a position, and determines whether its solution there is
/// unique. Candidates that a reasoner has removed need not be searched again.
///
/// ```
/// use gridwright_core::{Budget, Position, Site, Value, Verdict, solve_from};
/// let puzzle = gridwright::open("cirth:12.......", None, &mut Budget::unlimited()).unwrap();
/// let mut position = Position::of(&*puzzle);
/// let open = solve_from(&*puzzle, &position, &mut Budget::unlimited());
/// assert!(matches!(open, Verdict::Several(..)));
/// for (site, value) in [(3, 1), (4, 2)] {
///     position.place(&*puzzle, Site(site), Value(value));
/// }
/// let narrowed = solve_from(&*puzzle, &position, &mut Budget::unlimited());
/// assert!(matches!(narrowed, Verdict::Unique(_)));
/// ```
pub fn solve_from(puzzle: &dyn Puzzle, position: &Position, budget: &mut Budget) -> Verdict {
    let model = Model::new(puzzle);
    let narrowed = with_givens(&model, puzzle).and_then(|mut search| {
        let position = position.fitting(puzzle.board());
        for (i, kept) in position.candidates().iter().enumerate() {
            search.drop_all(Site(i as u16), Mask::first(model.n_values).without(*kept))?;
        }
        Ok(search)
    });
    let Ok(mut search) = narrowed else { return Verdict::None };
    let mut found = Vec::new();
    let end = visit_below(&mut search, budget, &mut until_two(&mut found));
    Verdict::of(found, end)
}

/// A visitor that keeps two solutions.
fn until_two(found: &mut Vec<Solution>) -> impl FnMut(Solution) -> Enough {
    |solution| {
        found.push(solution);
        if found.len() < 2 { Enough::No } else { Enough::Yes }
    }
}

/// Counts solutions exactly, up to a limit (`u64::MAX` for no limit). Like [`solve`], it tries the family's
/// kernel first.
///
/// ```
/// use gridwright_core::{Budget, Count, Puzzle, count};
/// fn has_many(puzzle: &dyn Puzzle) -> bool {
///     matches!(count(puzzle, 100, &mut Budget::unlimited()), Count::AtLeast(_))
/// }
/// let puzzle = gridwright::open("sudoku:................", None, &mut Budget::unlimited()).unwrap();
/// assert!(has_many(&*puzzle));
/// ```
pub fn count(puzzle: &dyn Puzzle, limit: u64, budget: &mut Budget) -> Count {
    let mut n = 0;
    if limit == 0 {
        return Count::AtLeast(0);
    }
    if let Some(count) = puzzle.kernel().and_then(|kernel| kernel.count(limit, budget)) {
        return count;
    }
    let end = visit_solutions(puzzle, budget, &mut |_| {
        n += 1;
        if n < limit { Enough::No } else { Enough::Yes }
    });
    match end {
        Err(OutOfBudget) => Count::OutOfBudget(n),
        Ok(()) => Count::up_to(limit, n.into()),
    }
}

/// Visits each solution once, by plain search and then, if that takes too long, by clause learning.
fn visit_solutions(
    puzzle: &dyn Puzzle,
    budget: &mut Budget,
    visitor: &mut dyn FnMut(Solution) -> Enough,
) -> Result<(), OutOfBudget> {
    let model = Model::new(puzzle);
    let Ok(mut search) = with_givens(&model, puzzle) else { return Ok(()) };
    visit_below(&mut search, budget, visitor)
}

/// The state with the givens, propagated.
fn with_givens<'m, 'p>(
    model: &'m Model<'p>,
    puzzle: &dyn Puzzle,
) -> Result<Search<'m, 'p>, Conflict> {
    let givens = puzzle.board().givens.iter().enumerate();
    Search::with(model, givens.filter_map(|(i, given)| Some((Site(i as u16), (*given)?))))
}

/// Visits each solution below a propagated state once.
pub(crate) fn visit_below(
    search: &mut Search<'_, '_>,
    budget: &mut Budget,
    visitor: &mut dyn FnMut(Solution) -> Enough,
) -> Result<(), OutOfBudget> {
    let mut known: Vec<Solution> = Vec::new();
    // On a large open board a single descent takes as many nodes as there are sites.
    let nodes = PLAIN_NODES.max(2 * search.n_open() as u64);
    let hand_over = HandOver {
        after_nodes: nodes,
        estimated_nodes: HOPELESS_NODES,
        unless_solutions: FEW_SOLUTIONS,
    };
    let visit = search.visit(hand_over, budget, &mut |solution| {
        if known.len() <= FEW_SOLUTIONS {
            known.push(solution.clone());
        }
        visitor(solution)
    })?;
    match visit {
        Visit::Whole => Ok(()),
        Visit::Dragging => search
            .with_locked(|search| learn_below(search, &known, budget, visitor))
            .unwrap_or(Ok(())),
    }
}

/// Visits the solutions below a propagated state that are not among the known ones.
fn learn_below(
    search: &Search<'_, '_>,
    known: &[Solution],
    budget: &mut Budget,
    visitor: &mut dyn FnMut(Solution) -> Enough,
) -> Result<(), OutOfBudget> {
    let all = || search.model.puzzle.board().all_sites();
    let mut theory = Theory::of(search, GroupLearner::new, budget)?;
    for solution in known {
        theory.deny(solution, all());
    }
    while let Some(solution) = theory.solution(budget)? {
        theory.deny(&solution, all());
        if visitor(solution) == Enough::Yes {
            return Ok(());
        }
    }
    Ok(())
}

/// A propagated search state as clauses, with the clauses learnt from it.
pub(crate) struct Theory<'p, L> {
    puzzle: &'p dyn Puzzle,
    statement: Statement,
    learner: L,
}

impl<'p, L: Learner> Theory<'p, L> {
    /// The theory of a state; `learner` creates a learner for a number of variables.
    pub(crate) fn of(
        search: &Search<'_, 'p>,
        learner: impl FnOnce(usize) -> L,
        budget: &Budget,
    ) -> Result<Theory<'p, L>, OutOfBudget> {
        let statement = Statement::of(search);
        let mut learner = learner(statement.open.len());
        statement.add_to(&mut learner, search.model.clauses(), budget)?;
        Ok(Theory { puzzle: search.model.puzzle, statement, learner })
    }

    /// A solution that has not been denied, if there is one.
    pub(crate) fn solution(
        &mut self,
        budget: &mut Budget,
    ) -> Result<Option<Solution>, OutOfBudget> {
        while self.learner.solve(budget)? {
            let solution = self.statement.read(&self.learner);
            let values: Vec<Option<Value>> = solution.iter().copied().map(Some).collect();
            let constraints = self.puzzle.constraints().iter();
            // The clauses may lack some rules: models that break these are excluded here.
            let broken: Vec<Vec<Site>> = constraints.filter_map(|c| c.violation(&values)).collect();
            if broken.is_empty() {
                return Ok(Some(solution));
            }
            for sites in broken {
                self.deny(&solution, sites.into_iter());
            }
        }
        Ok(None)
    }

    /// Excludes the values of a solution at these sites.
    fn deny(&mut self, solution: &[Value], sites: impl Iterator<Item = Site>) {
        let clause = self.statement.denial(solution, sites);
        self.learner.add(&clause);
    }
}

/// The encoding of a search state for a clause learner: one variable for every open candidate.
struct Statement {
    /// The candidates of each site.
    masks: Vec<Mask>,
    n_values: usize,
    /// The site and value of each variable.
    open: Vec<(Site, Value)>,
    /// The variable of each site and value; meaningless if the site is not open.
    variables: Vec<u32>,
}

impl Statement {
    fn of(search: &Search<'_, '_>) -> Statement {
        let board = search.model.puzzle.board();
        let n_values = board.n_values();
        let mut open = Vec::new();
        let mut variables = vec![0; board.n_sites() * n_values];
        for site in board.all_sites() {
            let candidates = search.domains.at(site);
            if candidates.len() > 1 {
                for value in candidates.iter() {
                    variables[site.index() * n_values + value.index()] = open.len() as u32;
                    open.push((site, value));
                }
            }
        }
        let masks = board.all_sites().map(|site| search.domains.at(site)).collect();
        Statement { masks, n_values, open, variables }
    }

    /// A claim as a literal, or its truth value if the state already decides it.
    fn literal(&self, claim: Claim) -> Result<Lit, bool> {
        let candidates = self.masks[claim.site.index()];
        if !candidates.has(claim.value) {
            return Err(!claim.holds);
        }
        if candidates.len() == 1 {
            return Err(claim.holds);
        }
        let variable = self.variables[claim.site.index() * self.n_values + claim.value.index()];
        Ok(if claim.holds { Lit::yes(variable as usize) } else { Lit::no(variable as usize) })
    }

    /// Adds the clauses, and that each site has one value. On a large board this takes long enough
    /// to check the stop flag.
    fn add_to(
        &self,
        learner: &mut impl Learner,
        clauses: &[Clause],
        budget: &Budget,
    ) -> Result<(), OutOfBudget> {
        let go_on = || if budget.is_stopped() { Err(OutOfBudget) } else { Ok(()) };
        let mut literals = Vec::new();
        for (i, &candidates) in self.masks.iter().enumerate() {
            go_on()?;
            let site = Site(i as u16);
            if candidates.len() > 1 {
                literals.clear();
                let claims = candidates.iter().map(|value| Claim::is(site, value));
                literals.extend(claims.filter_map(|claim| self.literal(claim).ok()));
                learner.add_exactly_one(&literals);
            }
        }
        for clause in clauses {
            go_on()?;
            literals.clear();
            let mut n_true = 0;
            for &claim in clause.claims() {
                match self.literal(claim) {
                    Ok(literal) => literals.push(literal),
                    Err(truth) => n_true += usize::from(truth),
                }
            }
            let (at_least, at_most) = match clause {
                Clause::AnyOf(_) => (true, false),
                Clause::AtMostOne(_) => (false, true),
                Clause::ExactlyOne(_) => (true, true),
            };
            match n_true {
                0 if at_least && at_most => learner.add_exactly_one(&literals),
                0 if at_least => learner.add(&literals),
                0 => learner.add_at_most_one(&literals),
                1 if at_most => literals.iter().for_each(|&literal| learner.add(&[!literal])),
                2.. if at_most => learner.add(&[]),
                _ => (),
            }
        }
        Ok(())
    }

    /// The clause that excludes the values of a solution at these sites.
    fn denial(&self, solution: &[Value], sites: impl Iterator<Item = Site>) -> Vec<Lit> {
        sites
            .map(|site| Claim::is_not(site, solution[site.index()]))
            .filter_map(|claim| self.literal(claim).ok())
            .collect()
    }

    fn read(&self, learner: &impl Learner) -> Solution {
        // If a site is open, one of its variables is true.
        let first = |mask: &Mask| Value(mask.0.trailing_zeros() as u8);
        let mut solution: Solution = self.masks.iter().map(first).collect();
        for (variable, &(site, value)) in self.open.iter().enumerate() {
            if learner.holds(variable) {
                solution[site.index()] = value;
            }
        }
        solution
    }
}

#[cfg(test)]
mod tests {
    use super::{Search, count, learn_below, solve, solve_from};
    use crate::contract::puzzle::Puzzle;
    use crate::data::board::{Site, Solution, Value};
    use crate::data::budget::{Budget, Rng};
    use crate::data::position::Position;
    use crate::toy::Toy;
    use crate::verbs::model::Model;
    use crate::verbs::search::Enough;
    use crate::{Count, Verdict};
    use std::collections::BTreeSet;

    /// All 576 Latin squares of order 4, found by trying everything.
    fn squares() -> Vec<Solution> {
        fn extend(grid: &mut Solution, all: &mut Vec<Solution>) {
            let i = grid.len();
            if i == 16 {
                all.push(grid.clone());
                return;
            }
            for value in (0..4).map(Value) {
                let clashes = |j: usize| grid[j] == value && (j / 4 == i / 4 || j % 4 == i % 4);
                if !(0..i).any(clashes) {
                    grid.push(value);
                    extend(grid, all);
                    grid.pop();
                }
            }
        }
        let mut all = Vec::new();
        extend(&mut Vec::new(), &mut all);
        all
    }

    /// A puzzle with random clues, right or wrong, and random groups and signs, over a random
    /// square.
    fn random_toy(squares: &[Solution], rng: &mut Rng) -> Toy {
        let square = &squares[rng.below(squares.len())];
        let site = |rng: &mut Rng| Site(rng.below(16) as u16);
        let signs = (0..rng.below(4)).map(|_| (site(rng), site(rng))).filter(|(a, b)| a != b);
        let signs: Vec<_> = signs.collect();
        let groups = (0..rng.below(2)).map(|_| {
            let cells: BTreeSet<Site> = (0..3).map(|_| site(rng)).collect();
            cells.into_iter().collect()
        });
        let groups = groups.collect();
        let mut givens = vec![None; 16];
        for _ in 0..rng.below(6) {
            let i = rng.below(16);
            givens[i] = Some(square[i]);
        }
        if rng.below(4) == 0 {
            givens[rng.below(16)] = Some(Value(rng.below(4) as u8));
        }
        Toy::new(4, groups, signs).with(givens)
    }

    #[test]
    fn search_and_clause_learning_count_what_trying_everything_counts() {
        let squares = squares();
        assert_eq!(squares.len(), 576);
        let mut rng = Rng::from_seed(1);
        let mut met = [0; 3];
        for round in 0..600 {
            let toy = random_toy(&squares, &mut rng);
            let expected: BTreeSet<&Solution> =
                squares.iter().filter(|square| toy.accepts(square)).collect();
            met[expected.len().min(2)] += 1;
            let n = expected.len() as u64;
            let plain = count(&toy, 1000, &mut Budget::unlimited());
            assert_eq!(plain, Count::exactly(n), "round {round}: {}", toy.line());
            let word = solve(&toy, &mut Budget::unlimited()).name();
            assert_eq!(word, ["none", "unique", "several"][expected.len().min(2)]);
            let within = solve_from(&toy, &Position::of(&toy), &mut Budget::unlimited());
            assert_eq!(within.name(), word, "round {round}");

            let model = Model::new(&toy);
            let mut fixed = Search::new(&model);
            let givens = toy.board().givens.iter().enumerate();
            let givens = givens.filter_map(|(i, given)| Some((Site(i as u16), (*given)?)));
            if fixed.fix_all(givens).is_err() {
                assert_eq!(n, 0);
                continue;
            }
            let mut learnt = BTreeSet::new();
            let visit = &mut |solution: Solution| {
                assert!(learnt.insert(solution), "the same solution twice");
                Enough::No
            };
            learn_below(&fixed, &[], &mut Budget::unlimited(), visit).unwrap();
            assert_eq!(learnt.iter().collect::<BTreeSet<_>>(), expected, "round {round}");
        }
        assert!(met.iter().all(|&n| n > 30), "every verdict must be met: {met:?}");
    }

    #[test]
    fn search_leaves_the_state_as_it_found_it() {
        let squares = squares();
        let mut rng = Rng::from_seed(2);
        for _ in 0..100 {
            let toy = random_toy(&squares, &mut rng);
            let model = Model::new(&toy);
            let mut search = Search::new(&model);
            if search.settle().is_err() {
                continue;
            }
            let before = search.snapshot();
            let steps: Vec<(Site, Value)> =
                (0..4).map(|_| (Site(rng.below(16) as u16), Value(rng.below(4) as u8))).collect();
            for step in steps {
                let mark = search.mark();
                let is_open = search.fix_all([step]).is_ok();
                if is_open && rng.below(2) == 0 {
                    super::visit_below(&mut search, &mut Budget::unlimited(), &mut |_| Enough::No)
                        .unwrap();
                }
                search.undo_to(mark);
            }
            assert!(search.snapshot() == before, "undo must restore every mask and place");
        }
    }

    #[test]
    fn hard_squares_are_handed_over_and_still_answered() {
        // With few clues on order 9, plain search meets long stretches without a solution.
        let n = 9;
        let mut givens = vec![None; n * n];
        for i in 0..n {
            givens[i * n + i] = Some(Value(i as u8));
        }
        let toy = Toy::latin(n).with(givens);
        assert!(matches!(solve(&toy, &mut Budget::nodes(100_000)), Verdict::Several(..)));
        assert_eq!(count(&toy, 5000, &mut Budget::nodes(1_000_000)), Count::AtLeast(5000));
    }

    #[test]
    fn a_limit_of_nothing_is_reached_at_once() {
        assert_eq!(count(&Toy::latin(3), 0, &mut Budget::unlimited()), Count::AtLeast(0));
        assert_eq!(count(&Toy::latin(3), 100, &mut Budget::unlimited()), Count::exactly(12));
        assert_eq!(count(&Toy::latin(5), 3, &mut Budget::nodes(0)), Count::OutOfBudget(0));
    }
}
