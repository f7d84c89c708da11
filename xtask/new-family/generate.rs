//! Makes a puzzle: a random full square, from which clues are removed while it has one solution.

use gridwright_core::{
    Budget, Generated, Params, Puzzle as _, Removal, Rng, Shortfall, Site, minimise,
    random_solution, without_clues,
};

use super::puzzle::Square;

pub(super) fn generate(
    params: &Params,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Generated, Shortfall> {
    let n = params.int("size").expect("has a default");
    budget.phase("fill");
    let empty = Square::new(n, vec![None; n * n]);
    let solution = random_solution(&empty, rng, budget)?.expect("an empty square can be filled");
    budget.phase("removal");
    let full = empty.with_givens(solution.iter().copied().map(Some).collect());
    let order = rng.permutation(n * n).into_iter().map(|cell| Site(cell as u16));
    let minimised = minimise(&*full, &solution, &Removal::of_sites(order), budget);
    let puzzle = without_clues(&*full, &minimised.removed);
    let n_clues = puzzle.board().n_givens();
    let figures = vec![("clues", n_clues as f64), ("tests", minimised.tests as f64)];
    let made = Generated { puzzle, solution, figures };
    if minimised.undecided > 0 || budget.is_spent() {
        return Err(Shortfall::OutOfBudget(Some(Box::new(made))));
    }
    Ok(made)
}
