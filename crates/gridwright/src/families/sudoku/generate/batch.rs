//! Generates many puzzles at once: the kernel carves sixteen grids in the time of a few.

use gridwright_core::{Budget, Generated, Level, Params, Rng, Shortfall};

use super::super::kernel;
use super::draft::Draft;
use super::wish::Wish;
use super::{generate, generate_after, is_for_kernel};

/// Number of puzzles made together: enough that few of the kernel's sixteen lanes are idle at the
/// end.
const TOGETHER: usize = 64;

/// Number of puzzles with these parameters that are worth making together, which is above 1 for
/// those that the kernel makes and whose first attempt is usually right.
pub(in super::super) fn batch_size(params: &Params) -> usize {
    let is_quick = |wish: &Wish| {
        let is_usual = !wish.hardness.is_asked() || wish.hardness.is_just(Level::Easy);
        is_for_kernel(wish) && is_usual && wish.clues.is_none()
    };
    if Wish::of(params).is_ok_and(|wish| is_quick(&wish)) { TOGETHER } else { 1 }
}

/// Generates a puzzle from each stream, within the budget of the same index. The first attempts are
/// carved together; each draws the same from its stream as it would alone.
pub(in super::super) fn generate_batch(
    params: &Params,
    rngs: &mut [Rng],
    budgets: &mut [Budget],
) -> Vec<Result<Generated, Shortfall>> {
    let mut items: Vec<(&mut Rng, &mut Budget)> = rngs.iter_mut().zip(budgets).collect();
    let wish = Wish::of(params).ok().filter(is_for_kernel);
    let Some((orbits, wish)) = wish.and_then(|wish| Some((kernel::orbits(&wish.orbits)?, wish)))
    else {
        return items.into_iter().map(|(rng, budget)| generate(params, rng, budget)).collect();
    };
    let mut fulls = Vec::with_capacity(items.len());
    let mut is_paid = Vec::with_capacity(items.len());
    for (rng, budget) in &mut items {
        budget.phase("fill");
        // An attempt whose budget is spent already is made alone, which reports that.
        is_paid.push(budget.spend(1).is_ok());
        if is_paid.ends_with(&[true]) {
            fulls.push(kernel::full_grid(rng));
        }
    }
    let mut streams = Vec::with_capacity(items.len());
    for ((rng, budget), _) in items.iter_mut().zip(&is_paid).filter(|(_, is_paid)| **is_paid) {
        budget.phase("removal");
        streams.push(&mut **rng);
    }
    let wanted = wish.clues.unwrap_or(0);
    let puzzles = kernel::carve_all(&fulls, &orbits, wanted, &mut streams);
    let mut carved = fulls.iter().zip(&puzzles);
    let finish = |((rng, budget), is_paid): ((&mut Rng, &mut Budget), bool)| {
        let carved = is_paid.then(|| carved.next()).flatten();
        let first = carved.map(|(full, puzzle)| {
            budget.phase("rating");
            Draft::of_kernel(&wish, full, puzzle, &orbits)
        });
        generate_after(&wish, first, rng, budget)
    };
    items.into_iter().zip(is_paid).map(finish).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::families::sudoku::info::PARAMS;

    /// Everything that a batch returns about a puzzle.
    fn outcome(made: Result<Generated, Shortfall>) -> (Option<String>, String) {
        match made {
            Ok(made) => {
                (Some(made.puzzle.line()), format!("{:?} {:?}", made.solution, made.figures))
            }
            Err(shortfall) => {
                let why = shortfall.to_string();
                (shortfall.into_best().map(|best| best.puzzle.line()), why)
            }
        }
    }

    #[test]
    fn a_batch_makes_what_each_stream_makes_alone() {
        let (mut n_made, mut n_spent) = (0, 0);
        for (asked, is_batch) in [
            ("", true),
            ("symmetry=rotate180", true),
            ("level=easy", true),
            ("minimal=yes,symmetry=full", true),
            ("level=hard", false),
            ("clues=28", false),
            ("size=6", false),
        ] {
            let params = Params::parse(PARAMS, asked).expect(asked);
            assert_eq!(batch_size(&params) > 1, is_batch, "{asked}");
            // Among the others, some have no budget at all or too little for a rating.
            let budget = |i: u64| match i % 8 {
                3 => Budget::nodes(0),
                5 => Budget::nodes(1),
                6 => Budget::nodes(20),
                _ => Budget::nodes(10_000_000),
            };
            let mut rngs: Vec<Rng> = (0..21).map(Rng::from_seed).collect();
            let mut budgets: Vec<Budget> = (0..21).map(budget).collect();
            let batch = generate_batch(&params, &mut rngs, &mut budgets);
            assert_eq!(batch.len(), 21);
            for (i, made) in (0..21).zip(batch) {
                let (mut rng, mut alone_budget) = (Rng::from_seed(i), budget(i));
                let alone = generate(&params, &mut rng, &mut alone_budget);
                (n_made, n_spent) =
                    (n_made + u32::from(alone.is_ok()), n_spent + u32::from(alone.is_err()));
                assert_eq!(outcome(made), outcome(alone), "{asked}, seed {i}");
                let i = i as usize;
                assert_eq!(budgets[i].used(), alone_budget.used(), "{asked}, seed {i}");
                assert_eq!(rngs[i].draw(), rng.draw(), "{asked}, seed {i}");
            }
        }
        assert!(n_made > 60 && n_spent > 20, "{n_made} made, {n_spent} out of budget");
    }
}
