//! Generates a Cirth puzzle: a full square, areas, and clues taken away in turns.

use std::sync::Arc;

use gridwright_core::{
    Attempt, Budget, Carved, Generated, Hardness, Keep, Level, ParamError, Params, Puzzle, Removal,
    Rng, Shortfall, Site, Solution, Value, attempt_until_right, carve_part, carve_towards,
    give_towards, minimise, minimise_by_turns, order_towards, part_of_values,
};

use super::areas::Areas;
use super::info::INFO;
use super::puzzle::{Mode, Square};
use super::square;

/// Largest side at which the default depth proves that no clue can be removed.
const EXACT_UP_TO: usize = 16;

/// Attempts before clues are removed in an order that leaves room for a technique: most techniques
/// are met sooner.
const USUAL: usize = 20;

/// Largest side at which clues can be removed in an order that leaves room for a technique.
const LARGEST_WITH_ROOM: usize = 10;

/// Largest side at which puzzles are as hard as asked for all over the board.
const ALL_HARD_UP_TO: usize = 16;

/// Attempts at a wanted level or number of clues before giving up.
const ATTEMPTS: usize = 2000;

/// Whether the square of an attempt is carved as if nothing were asked for. Some techniques are of
/// use only after harder ones, even on squares that are carved towards them.
fn ignores_wish(wish: &Wish, attempt: usize) -> bool {
    wish.hardness.is_technique_alone() && attempt > USUAL && attempt % 4 == 3
}

/// The wish for a puzzle, read from the parameters.
struct Wish {
    n: usize,
    mode: Mode,
    fill: fn(usize, &mut Rng) -> Solution,
    is_exact: bool,
    is_sequential: bool,
    clues: Option<usize>,
    hardness: Hardness,
}

impl Wish {
    fn of(params: &Params) -> Result<Wish, Shortfall> {
        let word = |name| params.value(name).expect("has a default");
        let n = params.int("size").expect("has a default");
        let clues = params.int("clues");
        if let Some(clues) = clues.filter(|&clues| clues > n * n) {
            let why = format!("clues={clues}: expected at most {}, the cells of the board", n * n);
            return Err(Shortfall::BadParams(ParamError::Clash(why)));
        }
        let hardness = Hardness::of(params, &INFO).map_err(Shortfall::BadParams)?;
        if hardness.is_asked() && hardness.level() != Some(Level::Easy) && word("depth") == "logic"
        {
            let why = "depth=logic stops at singles, so how hard it is can only be level=easy";
            return Err(Shortfall::BadParams(ParamError::Clash(why.to_owned())));
        }
        Ok(Wish {
            n,
            mode: Mode::named(word("areas")).expect("in the schema"),
            fill: if word("fill") == "uniform" { square::uniform } else { square::shuffled },
            is_exact: match word("depth") {
                "auto" => n <= EXACT_UP_TO,
                depth => depth == "exact",
            },
            is_sequential: word("order") == "sequential",
            clues,
            hardness,
        })
    }

    /// Whether only some symbols are to be as hard as asked for, since looking for hard steps
    /// everywhere takes too long.
    fn has_hard_part(&self) -> bool {
        let level = self.hardness.level().filter(|&level| level > Level::Easy);
        let is_just = level.is_some_and(|level| self.hardness.is_just(level));
        is_just && self.n > ALL_HARD_UP_TO && self.clues.is_none()
    }

    /// The condition that must hold while clues are removed.
    fn keep(&self) -> Keep {
        let usual = if self.is_exact { Keep::Unique } else { Keep::Propagation };
        self.hardness.keep_by_propagation().unwrap_or(usual)
    }
}

pub(super) fn generate(
    params: &Params,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Generated, Shortfall> {
    let wish = Wish::of(params)?;
    let attempt = |attempt: usize| {
        let (mut puzzle, solution, carved) = carve_one(&wish, attempt, rng, budget);
        let Carved { minimised: carved, misses, .. } = carved;
        let mut distance = distance(&wish, attempt, &puzzle, misses, budget);
        if distance > 0
            && distance != Hardness::LACKS
            && wish.clues.is_none()
            && let Some(more) = give_towards(&puzzle, &solution, &wish.hardness, rng, budget)
        {
            let givens = more.board().givens.clone();
            puzzle = Square::new(wish.n, wish.mode, puzzle.areas, givens);
            distance = 0;
        }
        let n_clues = puzzle.board().n_givens();
        let figures = vec![
            ("attempts", attempt as f64),
            ("areas", puzzle.areas.lists().len() as f64),
            ("clues", n_clues as f64),
            ("tests", carved.tests as f64),
            ("undecided", carved.undecided as f64),
            ("nodes", budget.used() as f64),
            // The smallest critical set is conjectured to have floor(n² / 4) clues.
            ("tightness", n_clues as f64 / (wish.n * wish.n / 4) as f64),
        ];
        let made = Generated { puzzle: Arc::new(puzzle), solution, figures };
        let is_cut_short = carved.undecided > 0 || budget.is_spent();
        Attempt::Made { made, distance, is_cut_short }
    };
    attempt_until_right(ATTEMPTS, attempt, || {
        let mut wanted = Vec::new();
        wanted.extend(wish.clues.map(|clues| format!("clues={clues}")));
        wanted.extend(wish.hardness.words());
        format!("no puzzle with {} in {ATTEMPTS} attempts", wanted.join(" and "))
    })
}

/// The distance of a puzzle from the wish; 0 is right. `misses` is the distance of its difficulty,
/// where that is known.
fn distance(
    wish: &Wish,
    attempt: usize,
    puzzle: &Square,
    misses: Option<usize>,
    budget: &mut Budget,
) -> usize {
    let clues = wish.clues.map_or(0, |clues| puzzle.board().n_givens().abs_diff(clues));
    let misses = match misses {
        Some(misses) => misses,
        None if ignores_wish(wish, attempt) => {
            wish.hardness.misses_among_harder_steps(puzzle, budget)
        }
        None => wish.hardness.misses(puzzle, budget),
    };
    2 * clues + misses
}

fn carve_one(
    wish: &Wish,
    attempt: usize,
    rng: &mut Rng,
    budget: &mut Budget,
) -> (Square, Solution, Carved) {
    let n = wish.n;
    budget.phase("fill");
    let solution = (wish.fill)(n, rng);
    budget.phase("areas");
    let areas = match wish.mode {
        Mode::Guide => Areas::grow(n, None, rng),
        Mode::Distinct => Areas::grow(n, Some(&solution), rng),
        Mode::None => Areas::none(n),
    };
    budget.phase("removal");
    let givens: Vec<Option<Value>> = solution.iter().copied().map(Some).collect();
    let full = Square::new(n, wish.mode, areas, givens);
    let most = wish.clues.map_or(usize::MAX, |clues| n * n - clues);
    // Without areas the whole board is one group.
    let groups = match wish.mode {
        Mode::Guide | Mode::Distinct => full.areas.lists().to_vec(),
        Mode::None => vec![full.board().all_sites().collect()],
    };
    let is_tried = attempt > USUAL && attempt.is_multiple_of(2);
    let leaves_room = is_tried && wish.clues.is_none() && n <= LARGEST_WITH_ROOM;
    let room = leaves_room.then(|| order_towards(&full, &solution, &wish.hardness, rng)).flatten();
    let carved = if let Some(order) = room {
        Carved::of(minimise(&full, &solution, &Removal::of_sites(order), budget))
    } else if wish.is_sequential {
        let mut turns = Turns { left: groups, turn: 0 };
        let removal = Removal::default().keeping(wish.keep()).at_most(most);
        let mut next = |went: bool| turns.next(went, rng);
        Carved::of(minimise_by_turns(&full, &solution, &removal, &mut next, budget))
    } else if ignores_wish(wish, attempt) {
        let removal = Removal::of_sites(balanced(groups, rng)).at_most(most);
        Carved::of(minimise(&full, &solution, &removal, budget))
    } else {
        let removal = Removal::of_sites(balanced(groups, rng)).keeping(wish.keep()).at_most(most);
        if wish.has_hard_part() {
            let part = part_of_values(&solution, n, rng);
            carve_part(&full, &solution, &removal, &part, &wish.hardness, attempt, budget)
        } else {
            carve_towards(&full, &solution, &removal, &wish.hardness, attempt, budget)
        }
    };
    // Only a wanted level is rated; otherwise this phase is empty.
    budget.phase("rating");
    let puzzle = Square::new(n, wish.mode, full.areas, carved.minimised.givens.clone());
    (puzzle, solution, carved)
}

/// One try for each area and turn: the order does not depend on the outcome of the tries, so it can
/// be drawn in advance.
fn balanced(mut groups: Vec<Vec<Site>>, rng: &mut Rng) -> Vec<Site> {
    groups.iter_mut().for_each(|group| rng.shuffle(group));
    let longest = groups.iter().map(Vec::len).max().unwrap_or(0);
    (0..longest).flat_map(|turn| groups.iter().filter_map(move |g| g.get(turn))).copied().collect()
}

/// The literal round robin: an area keeps its turn until one of its clues is removed.
struct Turns {
    left: Vec<Vec<Site>>,
    turn: usize,
}

impl Turns {
    fn next(&mut self, went: bool, rng: &mut Rng) -> Option<Site> {
        if went {
            self.turn = (self.turn + 1) % self.left.len();
        }
        for _ in 0..self.left.len() {
            let group = &mut self.left[self.turn];
            if !group.is_empty() {
                return Some(group.swap_remove(rng.below(group.len())));
            }
            self.turn = (self.turn + 1) % self.left.len();
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use gridwright_core::{Budget, Level, Profile, rate};

    use crate::recipe::Recipe;

    #[test]
    fn large_squares_of_every_level_are_made() {
        for level in [Level::Hard, Level::Expert, Level::Extreme] {
            let recipe: Recipe =
                format!("cirth/size=25,level={}@1#1", level.name()).parse().unwrap();
            let made = recipe.make(&mut Budget::nodes(5_000_000)).unwrap();
            let rating = rate(&*made.puzzle, Profile::DEFAULT, &mut Budget::unlimited()).unwrap();
            assert_eq!(rating.level, level);
            // Without a level, about 355 of the 625 clues stay.
            let n_clues = made.puzzle.board().n_givens();
            assert!(n_clues < 375, "{level:?}: {n_clues} clues");
        }
    }

    #[test]
    fn techniques_that_follow_harder_ones_are_found() {
        let recipe: Recipe = "cirth/needs=xy-wing@1#1".parse().unwrap();
        let made = recipe.make(&mut Budget::unlimited()).unwrap();
        let rating = rate(&*made.puzzle, Profile::DEFAULT, &mut Budget::unlimited()).unwrap();
        assert!(rating.counts.iter().any(|(technique, _)| technique.id == "xy-wing"), "{rating:?}");
        assert_ne!(rating.hardest.unwrap().id, "xy-wing");
    }
}
