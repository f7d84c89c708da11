//! Random solutions: full grids for generators.

use crate::contract::puzzle::Puzzle;
use crate::data::board::{Mask, Site, Solution, Value};
use crate::data::budget::{Budget, OutOfBudget, Rng};
use crate::verbs::learn::ClauseLearner;
use crate::verbs::model::Model;
use crate::verbs::search::Search;
use crate::verbs::verdict::Theory;

/// Number of nodes beyond the number of open sites after which a descent restarts. The limit grows
/// by 1 in `GROWTH` with each restart: after a bad choice near the root, a restart is cheaper than
/// an exhaustive search.
const PATIENCE: u64 = 50;
const GROWTH: u64 = 256;

/// Number of nodes after which clause learning replaces restarts, which are faster where there are
/// many solutions ...
const RESTARTS_UP_TO: u64 = 40_000;
/// ... but only up to this number of open sites, as nodes take longer on larger boards ...
const SMALL: u64 = 144;
const RESTARTS_ON_LARGE: u64 = 5000;
/// ... and only up to this number of candidates, as the clauses of more would take too much memory.
const MOST_CANDIDATES: usize = 20_000;

/// A random solution of a puzzle, or `None` if it has none.
///
/// Every solution that restarts find has a positive probability, but not the same one: random
/// choices favour solutions that share few prefixes with others. If solutions are so rare that
/// restarts find none, clause learning with a random order of choices finds one or proves that
/// there is none.
///
/// ```
/// use gridwright_core::{Budget, Puzzle, Rng, Solution, random_solution};
/// fn full_grid(empty: &dyn Puzzle, seed: u64) -> Option<Solution> {
///     let mut rng = Rng::from_seed(seed);
///     random_solution(empty, &mut rng, &mut Budget::nodes(1_000_000)).ok().flatten()
/// }
/// let empty = gridwright::open("cirth:.........", None, &mut Budget::unlimited()).unwrap();
/// assert!(empty.accepts(&full_grid(&*empty, 1).unwrap()));
/// ```
///
/// # Errors
/// When the budget is spent first.
pub fn random_solution(
    puzzle: &dyn Puzzle,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Option<Solution>, OutOfBudget> {
    let model = Model::new(puzzle);
    let givens = puzzle.board().givens.iter().enumerate();
    let givens = givens.filter_map(|(i, given)| Some((Site(i as u16), (*given)?)));
    let Ok(mut search) = Search::with(&model, givens) else { return Ok(None) };
    let start = search.mark();
    let n_open = search.n_open() as u64;
    let mut patience = n_open + PATIENCE;
    let n_candidates: usize =
        search.domains.masks.iter().map(|mask| mask.count_ones() as usize).sum();
    let restarts_up_to = match n_candidates <= MOST_CANDIDATES {
        true if n_open <= SMALL => RESTARTS_UP_TO,
        true => RESTARTS_ON_LARGE,
        false => u64::MAX,
    };
    let begun = budget.used();
    while budget.used() - begun < restarts_up_to {
        match descend(&mut search, patience, rng, budget)? {
            End::Found(solution) => return Ok(Some(solution)),
            End::Nothing => return Ok(None),
            End::Restart => {
                search.undo_to(start);
                patience += patience / GROWTH;
            }
        }
    }
    let learner = |n_vars| ClauseLearner::seeded(n_vars, rng.draw());
    Theory::of(&search, learner, budget)?.solution(budget)
}

enum End {
    Found(Solution),
    Nothing,
    Restart,
}

fn descend(
    search: &mut Search<'_, '_>,
    patience: u64,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<End, OutOfBudget> {
    let mut tried: Vec<(usize, Site, Value)> = Vec::new();
    for _ in 0..patience {
        let Some(site) = tightest(search, rng) else {
            return Ok(search.domains.solution().map_or(End::Nothing, End::Found));
        };
        budget.spend(1)?;
        let left = search.domains.at(site);
        let value = left.iter().nth(rng.below(left.len())).expect("below the number there are");
        tried.push((search.mark(), site, value));
        let mut outcome = search.fix_all([(site, value)]);
        while outcome.is_err() {
            let Some((mark, site, value)) = tried.pop() else { return Ok(End::Nothing) };
            search.undo_to(mark);
            outcome = search.drop_all(site, Mask::of(value));
        }
    }
    Ok(End::Restart)
}

/// The open site with the fewest values left, searched from a random site on.
fn tightest(search: &Search<'_, '_>, rng: &mut Rng) -> Option<Site> {
    let masks = &search.domains.masks;
    let start = rng.below(masks.len());
    let (mut fewest, mut choice) = (u32::MAX, None);
    for i in (start..masks.len()).chain(0..start) {
        let n = masks[i].count_ones();
        if n > 1 && n < fewest {
            (fewest, choice) = (n, Some(Site(i as u16)));
            if n == 2 {
                break;
            }
        }
    }
    choice
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::random_solution;
    use crate::contract::puzzle::Puzzle;
    use crate::data::budget::{Budget, Rng};
    use crate::toy::Toy;

    #[test]
    fn every_square_of_order_three_comes_up() {
        let toy = Toy::new(3, vec![], vec![]);
        let mut rng = Rng::from_seed(1);
        let mut met: BTreeMap<Vec<u8>, usize> = BTreeMap::new();
        for _ in 0..600 {
            let found = random_solution(&toy, &mut rng, &mut Budget::unlimited());
            let solution = found.unwrap().expect("there are squares");
            assert!(toy.accepts(&solution));
            *met.entry(solution.iter().map(|value| value.0).collect()).or_default() += 1;
        }
        assert_eq!(met.len(), 12, "there are twelve Latin squares of order 3");
        assert!(met.values().all(|&n| n > 20), "{met:?}");
    }

    #[test]
    fn no_solution_and_no_budget_are_distinguished() {
        let group = |cells: &[u16]| cells.iter().map(|&i| crate::Site(i)).collect::<Vec<_>>();
        // One of the diagonals of a square of order 3 holds one value three times.
        let toy = Toy::new(3, vec![group(&[0, 4, 8]), group(&[2, 4, 6])], vec![]);
        let mut rng = Rng::from_seed(2);
        assert_eq!(random_solution(&toy, &mut rng, &mut Budget::unlimited()), Ok(None));
        let open = Toy::new(5, vec![], vec![]);
        assert!(random_solution(&open, &mut rng, &mut Budget::nodes(0)).is_err());
    }
}
