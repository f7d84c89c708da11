//! Generates a Sudoku: a shape, a full grid, and removal of clues.

mod aim;
mod batch;
mod cages;
mod draft;
mod jigsaw;
mod jigsaw_start;
mod known;
mod refill;
mod three_phase;
mod wish;

use std::sync::Arc;

use gridwright_core::{
    Attempt, Budget, Carved, ClueId, Generated, Hardness, Keep, Minimised, Params, Puzzle, Removal,
    Rng, Shortfall, Site, Solution, Verdict, attempt_until_right, carve_part, carve_towards,
    climb_towards, give_towards, minimise, order_towards, part_of_values, solve,
};

use super::kernel;
use super::puzzle::Grid;
use super::shape::{Extra, Layout};
use super::symmetry::shuffled;
use aim::Aim;
pub(super) use batch::{batch_size, generate_batch};
use cages::Caged;
use draft::{Draft, JIGSAWS, Stop, filled, full_grid, nodes_a_grid};
use wish::{Method, Wish};

/// Grids tried for a wanted level, pattern or number of clues before giving up.
const ATTEMPTS: usize = 2000;

/// The same where an attempt takes a tenth of a millisecond: some techniques are rare.
const QUICK_ATTEMPTS: usize = 200_000;

/// The same where only a part of the board is hard, which takes a few milliseconds.
const PART_ATTEMPTS: usize = 20_000;

/// The same where each attempt is followed by many changes.
const CLIMBS: usize = 60;

/// Attempts before clues are removed in an order that leaves room for a technique: most techniques
/// are met sooner.
const USUAL: usize = 20;

/// Number of uses of a full grid that is expensive to find.
const USES_OF_A_DEAR_GRID: usize = 8;

pub(super) fn generate(
    params: &Params,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Generated, Shortfall> {
    generate_after(&Wish::of(params)?, None, rng, budget)
}

/// Makes attempts until one is right; the first of them may have been carved already.
fn generate_after(
    wish: &Wish,
    mut first: Option<Draft>,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Generated, Shortfall> {
    let most = match (wish.is_quick(), wish.has_hard_part()) {
        _ if wish.is_rare() => CLIMBS,
        (true, _) => QUICK_ATTEMPTS,
        (_, true) => PART_ATTEMPTS,
        _ => ATTEMPTS,
    };
    let mut grids = Grids::default();
    let attempt = |attempt: usize| {
        let carved = first.take().map(Ok);
        let carved = carved.unwrap_or_else(|| one(wish, attempt, &mut grids, rng, budget));
        let mut draft = match carved {
            Ok(draft) => draft,
            Err(Stop::OutOfBudget) => return Attempt::OutOfBudget,
            Err(Stop::NoGrid) => {
                return Attempt::NoPuzzle("there is no full grid with these rules".to_owned());
            }
            Err(Stop::NoGridFound) => {
                return Attempt::NoPuzzle(not_found(wish));
            }
            Err(Stop::NotUnique) => {
                budget.reject(if wish.is_killer { "cages" } else { "several solutions" });
                return Attempt::Failed;
            }
        };
        let is_cut_short = draft.carved.undecided > 0 || budget.is_spent();
        let mut distance = distance(wish, &draft, budget);
        if distance > 0
            && distance != Hardness::LACKS
            && wish.can_give_more()
            && let Some(more) =
                give_towards(&draft.grid, &draft.solution, &wish.hardness, rng, budget)
        {
            draft.grid = draft.grid.with(more.board().givens.clone());
            distance = 0;
        }
        Attempt::Made { made: made(draft, attempt, budget), distance, is_cut_short }
    };
    attempt_until_right(most, attempt, || {
        format!("no puzzle with {} in {most} attempts", wish.words())
    })
}

/// The message for a full grid that was neither found nor proved impossible.
fn not_found(wish: &Wish) -> String {
    let tried = match wish.is_jigsaw {
        true => format!("{JIGSAWS} jigsaws"),
        false => format!("{} search nodes", nodes_a_grid(wish.shape.n_cells())),
    };
    format!("no full grid with these rules was found in {tried}; whether there is one is not known")
}

fn made(draft: Draft, attempt: usize, budget: &Budget) -> Generated {
    let Draft { grid, solution, carved, figures: own, .. } = draft;
    let mut figures = vec![
        ("attempts", attempt as f64),
        ("clues", grid.board().n_givens() as f64),
        ("tests", carved.tests as f64),
        ("undecided", carved.undecided as f64),
        ("nodes", budget.used() as f64),
    ];
    figures.extend(own);
    Generated { puzzle: Arc::new(grid), solution, figures }
}

/// The distance of a puzzle from the wish; 0 is right.
fn distance(wish: &Wish, draft: &Draft, budget: &mut Budget) -> usize {
    let grid = &draft.grid;
    let clues = wish.clues.map_or(0, |clues| grid.board().n_givens().abs_diff(clues));
    if clues > 0 {
        budget.reject("number of clues");
    }
    let hardness = draft.misses.unwrap_or_else(|| wish.hardness.misses(grid, budget));
    let minimal = if wish.is_minimal && clues + hardness == 0 {
        let removal = Removal::of_sites(grid.board().all_sites()).at_most(1);
        let n_removed = minimise(grid, &draft.solution, &removal, budget).removed.len();
        if n_removed > 0 {
            budget.reject("not minimal");
        }
        n_removed
    } else {
        0
    };
    2 * (clues + minimal) + hardness
}

/// Full grids to take clues from: a new one for each attempt, or where they are expensive to find,
/// one for several attempts.
#[derive(Default)]
struct Grids {
    last: Option<(Grid, Solution)>,
    n_uses: usize,
}

impl Grids {
    fn next(
        &mut self,
        wish: &Wish,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<(Grid, Solution), Stop> {
        let is_dear = wish.shape.has(Extra::NonConsecutive);
        if is_dear
            && self.n_uses < USES_OF_A_DEAR_GRID
            && let Some((grid, solution)) = &self.last
        {
            self.n_uses += 1;
            return Ok((filled(grid, solution), solution.clone()));
        }
        let (grid, solution) = full_grid(wish, rng, budget)?;
        self.last = is_dear.then(|| (filled(&grid, &solution), solution.clone()));
        self.n_uses = 1;
        Ok((grid, solution))
    }
}

/// The cells that are to be hard, on boards that are too large to be hard everywhere: one grid of
/// several, or all places of some values.
fn hard_part(wish: &Wish, solution: &Solution, rng: &mut Rng) -> Option<Vec<Site>> {
    if !wish.has_hard_part() {
        return None;
    }
    let shape = &wish.shape;
    if shape.layout == Layout::Single {
        return Some(part_of_values(solution, shape.n, rng));
    }
    let corners = shape.layout.corners();
    let (top, left) = corners[rng.below(corners.len())];
    let is_inside = |(row, col): (usize, usize)| {
        (top..top + shape.n).contains(&row) && (left..left + shape.n).contains(&col)
    };
    let cells = shape.cells().into_iter().enumerate().filter(|&(_, cell)| is_inside(cell));
    Some(cells.map(|(site, _)| Site(site as u16)).collect())
}

fn one(
    wish: &Wish,
    attempt: usize,
    grids: &mut Grids,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Draft, Stop> {
    if wish.method == Method::ThreePhase {
        return three_phase::make(wish, rng, budget);
    }
    let leaves_room = wish.needs_room() && attempt > USUAL && attempt.is_multiple_of(2);
    if !leaves_room && let Some(draft) = by_kernel(wish, rng, budget)? {
        return Ok(draft);
    }
    let (full, solution) = grids.next(wish, rng, budget)?;
    if wish.is_killer {
        return killer(wish, &full, solution, rng, budget);
    }
    budget.phase("removal");
    let n_sites = solution.len();
    if let Some(pattern) = &wish.pattern {
        let mut givens = vec![None; n_sites];
        pattern.iter().for_each(|site| givens[site.index()] = Some(solution[site.index()]));
        let grid = full.with(givens);
        return match solve(&grid, budget) {
            Verdict::Unique(_) => {
                let givens = grid.board().givens.clone();
                let carved = Minimised::to(&givens.clone(), givens, 1);
                Ok(Draft { grid, solution, carved, misses: None, figures: Vec::new() })
            }
            Verdict::Several(..) | Verdict::None => Err(Stop::NotUnique),
            Verdict::OutOfBudget(_) => Err(Stop::OutOfBudget),
        };
    }
    let wanted = wish.clues.unwrap_or(0);
    let most = n_sites.saturating_sub(wanted);
    let room = leaves_room.then(|| order_towards(&full, &solution, &wish.hardness, rng)).flatten();
    let carved = if wish.is_rare() {
        let order = rng.permutation(n_sites).into_iter().map(|i| Site(i as u16));
        let carved = minimise(&full, &solution, &Removal::of_sites(order), budget);
        let start = full.with(carved.givens.clone());
        budget.phase("changes");
        match climb_towards(&start, &solution, &wish.hardness, rng, budget) {
            Some((climbed, misses)) => {
                let grid = full.with(climbed.board().givens.clone());
                return Ok(Draft {
                    grid,
                    solution,
                    carved,
                    misses: Some(misses),
                    figures: Vec::new(),
                });
            }
            None => Carved::of(carved),
        }
    } else if let Some(order) = room {
        Carved::of(minimise(&full, &solution, &Removal::of_sites(order), budget))
    } else if wish.orbits.is_empty() {
        let order = rng.permutation(n_sites).into_iter().map(|i| Site(i as u16));
        let removal = Removal::of_sites(order).keeping(wish.keep()).at_most(most);
        match hard_part(wish, &solution, rng) {
            Some(part) => {
                carve_part(&full, &solution, &removal, &part, &wish.hardness, attempt, budget)
            }
            None => carve_towards(&full, &solution, &removal, &wish.hardness, attempt, budget),
        }
    } else {
        let orbits = shuffled(wish.orbits.clone(), rng);
        let groups = orbits.into_iter().map(|orbit| orbit.into_iter().map(ClueId::Given).collect());
        let removal = Removal::in_groups(groups.collect()).keeping(wish.keep()).at_most(most);
        carve_towards(&full, &solution, &removal, &wish.hardness, attempt, budget)
    };
    // Only a wanted level is rated; otherwise this phase is empty.
    budget.phase("rating");
    let Carved { minimised: carved, misses, .. } = carved;
    let grid = full.with(carved.givens.clone());
    Ok(Draft { grid, solution, carved, misses, figures: Vec::new() })
}

/// A full grid with cages in place of most clues.
fn killer(
    wish: &Wish,
    full: &Grid,
    solution: Solution,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Draft, Stop> {
    budget.phase("cages");
    let givens = wish.random_givens(rng);
    let caged = cages::build(full, &solution, &givens, &aim(wish), &wish.hardness, rng, budget)?;
    let Caged { grid, misses } = caged.ok_or(Stop::NotUnique)?;
    budget.phase("rating");
    let givens = grid.board().givens.clone();
    let carved = Minimised::to(&givens.clone(), givens, 0);
    Ok(Draft { grid, solution, carved, misses, figures: Vec::new() })
}

/// The target difficulty of cages. Logic alone asks for the easiest techniques.
fn aim(wish: &Wish) -> Aim {
    if wish.is_exact || wish.hardness.is_asked() {
        Aim::new(wish.hardness.aim(), wish.hardness.is_asked())
    } else {
        Aim::easiest()
    }
}

/// Whether the kernel alone can make a full grid and take its clues away.
fn is_for_kernel(wish: &Wish) -> bool {
    let is_plain = wish.shape.is_classic() && !wish.is_jigsaw && !wish.is_killer;
    let is_default = wish.method == Method::Default && wish.pattern.is_none();
    is_plain && is_default && matches!(wish.keep(), Keep::Unique)
}

/// Generates with the kernel alone, where that is enough: such puzzles are often wanted in large
/// numbers, so only the finished one is laid out as a board.
fn by_kernel(wish: &Wish, rng: &mut Rng, budget: &mut Budget) -> Result<Option<Draft>, Stop> {
    if !is_for_kernel(wish) {
        return Ok(None);
    }
    budget.phase("fill");
    budget.spend(1)?;
    let full = kernel::full_grid(rng);
    budget.phase("removal");
    let Some(orbits) = kernel::orbits(&wish.orbits) else { return Ok(None) };
    let puzzle = kernel::carve(&full, &orbits, wish.clues.unwrap_or(0), rng);
    budget.phase("rating");
    Ok(Some(Draft::of_kernel(wish, &full, &puzzle, &orbits)))
}

#[cfg(test)]
mod tests {
    use gridwright_core::{Budget, Level, Params, Profile, Rng, Verdict, rate, solve};

    use super::generate;
    use crate::families::sudoku::info::PARAMS;

    #[test]
    fn rare_techniques_are_found_and_one_solution_is_left() {
        for seed in 1..=3 {
            let asked = "needs=jellyfish,at-most=jellyfish";
            let params = Params::parse(PARAMS, asked).expect(asked);
            let mut budget = Budget::nodes(20_000_000);
            let made = generate(&params, &mut Rng::from_seed(seed), &mut budget);
            let made = made.unwrap_or_else(|shortfall| panic!("seed {seed}: {shortfall}"));
            let rating = rate(&*made.puzzle, Profile::DEFAULT, &mut budget).expect("a rating");
            assert_eq!(rating.er.to_string(), "5.2", "seed {seed}");
            assert!(rating.counts.iter().any(|(used, _)| used.id == "jellyfish"), "seed {seed}");
            let verdict = solve(&*made.puzzle, &mut budget);
            assert_eq!(verdict, Verdict::Unique(made.solution), "seed {seed}");
        }
    }

    #[test]
    fn levels_that_are_rare_on_small_boards_are_built() {
        for (asked, level) in [
            ("size=8,level=extreme", Level::Extreme),
            ("size=6,regions=jigsaw,level=extreme", Level::Extreme),
            ("size=6,level=expert", Level::Expert),
            ("size=7,regions=latin,level=extreme", Level::Extreme),
        ] {
            let params = Params::parse(PARAMS, asked).expect(asked);
            for seed in 1..=3 {
                let mut budget = Budget::nodes(20_000_000);
                let made = generate(&params, &mut Rng::from_seed(seed), &mut budget);
                let made = made.unwrap_or_else(|shortfall| panic!("{asked} {seed}: {shortfall}"));
                let rating = rate(&*made.puzzle, Profile::DEFAULT, &mut budget).expect("a rating");
                assert_eq!(rating.level, level, "{asked}, seed {seed}");
                let verdict = solve(&*made.puzzle, &mut budget);
                assert_eq!(verdict, Verdict::Unique(made.solution), "{asked}, seed {seed}");
            }
        }
    }

    #[test]
    fn large_boards_and_strange_rules_are_hard_in_one_part() {
        let is_usual = |n_steps: usize| (2..=4).contains(&n_steps);
        for asked in [
            "layout=samurai,level=extreme",
            "size=16,level=extreme",
            "size=25,level=hard",
            "anti-knight=yes,level=extreme",
        ] {
            let params = Params::parse(PARAMS, asked).expect(asked);
            let level = Level::named(params.value("level").expect("asked for")).expect("a level");
            for seed in 1..=2 {
                let mut budget = Budget::nodes(20_000_000);
                let made = generate(&params, &mut Rng::from_seed(seed), &mut budget);
                let made = made.unwrap_or_else(|shortfall| panic!("{asked} {seed}: {shortfall}"));
                let verdict = solve(&*made.puzzle, &mut Budget::unlimited());
                assert_eq!(verdict, Verdict::Unique(made.solution), "{asked}, seed {seed}");
                let rating = rate(&*made.puzzle, Profile::DEFAULT, &mut Budget::unlimited());
                let rating = rating.expect("a rating");
                assert_eq!(rating.level, level, "{asked}, seed {seed}");
                assert!(is_usual(rating.steps_from(level)), "{asked}, seed {seed}: {rating:?}");
                // Clues go outside the part as well.
                let n_sites = made.puzzle.board().n_sites();
                assert!(2 * made.puzzle.board().n_givens() < n_sites, "{asked}, seed {seed}");
            }
        }
    }

    #[test]
    fn strange_rules_have_puzzles_of_one_solution() {
        for asked in [
            "diagonal=yes,non-consecutive=yes",
            "anti-king=yes,non-consecutive=yes",
            "regions=jigsaw,non-consecutive=yes",
            "size=12,regions=jigsaw,anti-knight=yes",
            "size=16,regions=jigsaw,diagonal=yes",
            "size=16,windows=yes",
        ] {
            let params = Params::parse(PARAMS, asked).expect(asked);
            let mut budget = Budget::nodes(1_000_000);
            let made = generate(&params, &mut Rng::from_seed(1), &mut budget);
            let made = made.unwrap_or_else(|shortfall| panic!("{asked}: {shortfall}"));
            let verdict = solve(&*made.puzzle, &mut Budget::nodes(1_000_000));
            assert_eq!(verdict, Verdict::Unique(made.solution), "{asked}");
        }
    }
}
