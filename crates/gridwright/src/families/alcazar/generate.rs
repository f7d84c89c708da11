//! Generates an Alcazar board: a random path, walls everywhere else, and walls taken away.

use std::collections::BTreeSet;
use std::sync::Arc;

use gridwright_core::{
    Attempt, Budget, Generated, Hardness, Keep, Level, ParamError, Params, Rng, Shortfall,
    attempt_until_right,
};

use super::carve::Carving;
use super::catalogue::{EXIT_PARITY, REGION_PARITY, TIE};
use super::grid::Grid;
use super::info::INFO;
use super::puzzle::{Walls, solution_of};
use super::route::Symmetry;

/// Largest number of cells for which all logic short of look-ahead is the default; on larger boards
/// narrow necks and tied edges take too long to look for.
const ALL_LOGIC_UP_TO: usize = 150;

/// Boards tried before giving up on the wish.
const ATTEMPTS: usize = 2000;

/// Boards tried with each path, which takes as long to find as walls do.
const BOARDS_A_PATH: usize = 4;

/// The same where extreme boards are wanted, which are rare.
const RARE_BOARDS_A_PATH: usize = 16;

/// The side of the part of a larger board that is to be hard.
const PART: usize = 10;

/// Number of times that few walls are looked for, each time from all walls.
const STARTS: usize = 2;

/// Trades without gain, for each inner edge beside the path, after which the search for few walls
/// ends.
const TRADES: usize = 20;

/// The wish for a board, read from the parameters.
struct Wish {
    width: usize,
    height: usize,
    gaps: usize,
    keep: Keep,
    density: usize,
    symmetry: Symmetry,
    wants_fewest: bool,
    /// The condition that must stay true in the end, if walls go first while easier techniques
    /// suffice.
    towards: Option<Keep>,
    hardness: Hardness,
}

impl Wish {
    fn of(params: &Params) -> Result<Wish, Shortfall> {
        let word = |name| params.value(name).expect("has a default");
        let int = |name| params.int(name).expect("has a default");
        let clash = |why: &str| Err(Shortfall::BadParams(ParamError::Clash(why.to_owned())));
        let (width, height) = (int("width"), int("height"));
        if width < 2 || height < 2 {
            return clash("a made board has at least 2 rows and 2 columns");
        }
        let symmetry = match word("symmetry") {
            "half-turn" => Symmetry::HalfTurn,
            "mirror" => Symmetry::Mirror,
            _ => Symmetry::None,
        };
        // With symmetric walls the mirror image of the path would be a second one, unless the
        // path is its own image.
        if symmetry == Symmetry::HalfTurn && width % 2 == 0 && height % 2 == 0 {
            return clash(
                "symmetry=half-turn: expected an odd width or height, since no path over a board \
                 with even sides is its own half-turn",
            );
        }
        if symmetry == Symmetry::Mirror && width % 2 == 1 {
            return clash(
                "symmetry=mirror: expected an even width, since a path that is its own mirror \
                 image crosses the middle once",
            );
        }
        let hardness = Hardness::of(params, &INFO).map_err(Shortfall::BadParams)?;
        let density = int("density");
        let wants_fewest = word("fewest") == "yes";
        if wants_fewest && (symmetry != Symmetry::None || density > 0) {
            return clash("fewest=yes trades single walls, so it goes with no symmetry or density");
        }
        let easier = hardness.easier().filter(|_| !wants_fewest);
        let towards = hardness.keep().filter(|_| easier.is_some());
        // Techniques that take long on large boards are left out as long as possible.
        let most = if width * height <= ALL_LOGIC_UP_TO { &TIE } else { &REGION_PARITY };
        let easier = easier.map(|easier| Keep::Technique(easier.min(most.rating)));
        let keep = match easier.or_else(|| hardness.keep()) {
            Some(keep) => keep,
            None if word("walls") == "unique" => Keep::Unique,
            None if width * height <= ALL_LOGIC_UP_TO => Keep::Technique(TIE.rating),
            None => Keep::Technique(REGION_PARITY.rating),
        };
        Ok(Wish {
            width,
            height,
            gaps: params.int("gaps").unwrap_or((2 * (width + height) / 6).max(2)),
            keep,
            density,
            symmetry,
            wants_fewest,
            towards,
            hardness,
        })
    }
}

impl Wish {
    /// Whether only a part of the board is to be as hard as asked for: whole boards rarely are, and
    /// those with a hard part are made sooner.
    fn has_hard_part(&self) -> bool {
        let is_free = self.density == 0 && self.symmetry == Symmetry::None && !self.wants_fewest;
        let is_large = self.width.max(self.height) > PART;
        self.hardness.is_just(Level::Extreme) && is_free && is_large
    }

    /// Whether the wish is beyond logic short of look-ahead.
    fn is_beyond_logic(&self) -> bool {
        self.towards == Some(Keep::Unique)
    }

    /// Whether walls go from the start as long as one path is left: boards carved by logic are
    /// hardly ever beyond all logic, and on large boards one path is found sooner than the harder
    /// logic ends.
    fn is_direct(&self) -> bool {
        let is_large = self.width * self.height > ALL_LOGIC_UP_TO;
        self.is_beyond_logic() || is_large && self.hardness.level() == Some(Level::Expert)
    }
}

pub(super) fn generate(
    params: &Params,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Generated, Shortfall> {
    let wish = Wish::of(params)?;
    let grid = Grid::new(wish.width, wish.height);
    let mut path = Vec::new();
    let attempt = |attempt: usize| {
        let n_boards = if wish.is_beyond_logic() { RARE_BOARDS_A_PATH } else { BOARDS_A_PATH };
        if attempt % n_boards == 1 {
            budget.phase("path");
            path = match wish.symmetry.random_path(&grid, rng, budget) {
                Ok(path) => path,
                Err(out) => return Attempt::from(out),
            };
        }
        budget.phase("walls");
        let is_direct = wish.is_direct();
        let mut making = Making::new(&wish, &grid, &path, budget);
        let is_easier = if wish.has_hard_part() {
            !making.carve_part(rng)
        } else {
            if is_direct {
                making.carving.keep = Keep::Unique;
            }
            making.carve(rng);
            if let Some(keep) = wish.towards.filter(|_| !is_direct) {
                making.carve_towards(keep, rng);
            }
            let easier = wish.hardness.easier().filter(|_| is_direct);
            easier.is_some_and(|easier| making.carving.is_found_roughly(easier))
        };
        if wish.wants_fewest {
            making.trade(rng);
            for _ in 1..STARTS {
                making.start_again(rng);
            }
        }
        let Making { carving, .. } = making;
        let (walls, tests, undecided) = (carving.walls.clone(), carving.tests, carving.undecided);
        let is_inner = |edge: usize| !grid.is_border(edge);
        let n_inner = (0..grid.n_edges()).filter(|&e| walls[e] && is_inner(e)).count();
        let n_gaps = grid.border().filter(|&edge| !walls[edge]).count();
        let puzzle = Walls::of_walls(grid.clone(), |edge| walls[edge]);
        budget.phase("rating");
        let distance = if is_easier {
            budget.reject("too easy");
            Hardness::UNUSUAL + 1
        } else {
            wish.hardness.misses(&puzzle, budget)
        };
        let figures = vec![
            ("attempts", attempt as f64),
            ("inner walls", n_inner as f64),
            ("gaps", n_gaps as f64),
            ("tests", tests as f64),
            ("undecided", undecided as f64),
            ("nodes", budget.used() as f64),
        ];
        let made = Generated { puzzle: Arc::new(puzzle), solution: solution_of(&path), figures };
        let is_cut_short = undecided > 0 || budget.is_spent();
        Attempt::Made { made, distance, is_cut_short }
    };
    attempt_until_right(ATTEMPTS, attempt, || {
        format!("no board with {} in {ATTEMPTS} attempts", wish.hardness.words().join(" and "))
    })
}

/// A board being made: walls everywhere but on the path, then fewer.
struct Making<'m> {
    wish: &'m Wish,
    grid: &'m Grid,
    path: &'m [bool],
    carving: Carving<'m>,
}

impl<'m> Making<'m> {
    fn new(wish: &'m Wish, grid: &'m Grid, path: &'m [bool], budget: &'m mut Budget) -> Making<'m> {
        let walls = path.iter().map(|&is_path| !is_path).collect();
        let mut carving = Carving::new(grid, path, walls, budget);
        carving.keep = wish.keep;
        Making { wish, grid, path, carving }
    }

    /// The walls that may still go, in groups that go together.
    fn groups(&self, is_border: bool) -> Vec<Vec<usize>> {
        let edges = (0..self.grid.n_edges()).filter(|&e| self.carving.walls[e]);
        let edges = edges.filter(|&edge| self.grid.is_border(edge) == is_border);
        let groups: BTreeSet<Vec<usize>> = edges
            .map(|edge| {
                let mut group = vec![edge, self.wish.symmetry.image(self.grid, edge)];
                group.sort_unstable();
                group.dedup();
                group
            })
            .collect();
        groups.into_iter().collect()
    }

    fn carve(&mut self, rng: &mut Rng) {
        let n_unused = self.path.iter().filter(|&&is_path| !is_path).count();
        let n_wanted = n_unused * self.wish.density / 100;
        let (mut border, mut inner) = (self.groups(true), self.groups(false));
        rng.shuffle(&mut border);
        rng.shuffle(&mut inner);
        // Gaps first: they are few, and each makes inner walls more needed. Then all inner walls
        // at once where they go one by one.
        if !self.open_gaps(border, n_wanted) {
            return;
        }
        self.carving.most = self.carving.removed + self.n_walls().saturating_sub(n_wanted);
        if self.wish.symmetry == Symmetry::None {
            let order: Vec<usize> = inner.into_iter().flatten().collect();
            self.carving.try_all(&order);
        } else {
            for group in inner {
                if self.carving.is_cut_short() {
                    return;
                }
                if self.n_walls() >= n_wanted + group.len() {
                    self.try_group(&group);
                }
            }
        }
    }

    /// Opens gaps in the border; returns whether the budget was enough.
    fn open_gaps(&mut self, border: Vec<Vec<usize>>, n_wanted: usize) -> bool {
        let mut n_gaps = self.grid.border().filter(|&edge| !self.carving.walls[edge]).count();
        for group in border {
            if self.carving.is_cut_short() {
                return false;
            }
            if n_gaps + group.len() <= self.wish.gaps && self.n_walls() > n_wanted {
                n_gaps += self.try_group(&group);
            }
        }
        true
    }

    /// Takes walls of a part of the board away while one path is left, and then the others as long
    /// as easier techniques find that the path avoids them: so those techniques lead to the
    /// unchanged part. Returns whether the part is beyond the techniques below those asked for;
    /// otherwise the other walls stay.
    fn carve_part(&mut self, rng: &mut Rng) -> bool {
        self.carving.keep = Keep::Unique;
        let (grid, rows, cols) = (self.grid, self.wish.height, self.wish.width);
        let (height, width) = (rows.min(PART), cols.min(PART));
        let (top, left) = (rng.below(rows - height + 1), rng.below(cols - width + 1));
        let is_inside = |&edge: &usize| {
            grid.ends(edge).into_iter().all(|cell| {
                let (row, col) = grid.row_col(cell);
                (top..top + height).contains(&row) && (left..left + width).contains(&col)
            })
        };
        let mut border = self.groups(true);
        rng.shuffle(&mut border);
        if !self.open_gaps(border, 0) {
            return true;
        }
        let inner = self.groups(false).into_iter().flatten();
        let (mut inside, mut outside): (Vec<usize>, Vec<usize>) = inner.partition(is_inside);
        rng.shuffle(&mut inside);
        rng.shuffle(&mut outside);
        self.carving.most = usize::MAX;
        self.carving.try_all(&inside);
        let easier = self.wish.hardness.easier();
        if easier.is_some_and(|easier| self.carving.is_found_roughly(easier)) {
            return false;
        }
        self.carving.keep = Keep::Technique(EXIT_PARITY.rating);
        self.carving.try_all(&outside);
        true
    }

    /// Takes walls away while `keep` stays true, until the board is as hard as asked for.
    fn carve_towards(&mut self, keep: Keep, rng: &mut Rng) {
        self.carving.keep = keep;
        let n_unused = self.path.iter().filter(|&&is_path| !is_path).count();
        let n_wanted = n_unused * self.wish.density / 100;
        let mut groups = self.groups(false);
        rng.shuffle(&mut groups);
        for group in groups {
            if self.carving.budget.is_spent() {
                return;
            }
            let has_room = self.n_walls() >= n_wanted + group.len();
            if !has_room || self.try_group(&group) == 0 {
                continue;
            }
            let board = Walls::of_walls(self.grid.clone(), |edge| self.carving.walls[edge]);
            let assessment = self.wish.hardness.assess(&board, self.carving.budget);
            if assessment.is_too_hard {
                group.iter().for_each(|&edge| self.carving.walls[edge] = true);
                self.carving.removed -= group.len();
            } else if assessment.misses == 0 {
                return;
            }
        }
    }

    fn n_walls(&self) -> usize {
        self.carving.walls.iter().filter(|&&is_wall| is_wall).count()
    }

    /// Takes all walls of a group away, or none; returns how many.
    fn try_group(&mut self, group: &[usize]) -> usize {
        if self.makes_a_double_gap(group) {
            return 0;
        }
        self.carving.most = usize::MAX;
        let before = self.carving.removed;
        self.carving.try_all(group);
        let went = self.carving.removed - before;
        if went < group.len() {
            group.iter().for_each(|&edge| self.carving.walls[edge] = true);
            self.carving.removed = before;
            return 0;
        }
        went
    }

    /// Whether a corner cell would have two gaps, which could be exchanged for one another.
    fn makes_a_double_gap(&self, group: &[usize]) -> bool {
        group.iter().filter(|&&edge| self.grid.is_border(edge)).any(|&edge| {
            let cell = self.grid.across(edge, self.grid.outside());
            let mut edges = self.grid.edges_at(cell).iter().map(|&other| usize::from(other));
            let is_gap = |other: usize| {
                let is_open = !self.carving.walls[other] || group.contains(&other);
                other != edge && self.grid.is_border(other) && is_open
            };
            edges.any(is_gap)
        })
    }

    /// Carves once more from all walls, for fewer of them; keeps the former walls if there are not
    /// fewer.
    fn start_again(&mut self, rng: &mut Rng) {
        let (before, n_before) = (self.carving.walls.clone(), self.n_walls());
        self.carving.walls = self.path.iter().map(|&is_path| !is_path).collect();
        self.carving.keep = self.wish.keep;
        self.carve(rng);
        self.trade(rng);
        if self.n_walls() >= n_before || self.carving.undecided > 0 {
            self.carving.walls = before;
        }
    }

    /// Whether the condition that must stay true holds now.
    fn is_found(&mut self) -> bool {
        match self.wish.keep {
            Keep::Technique(at_most) => self.carving.is_found(at_most),
            Keep::Unique | Keep::Propagation => true,
        }
    }

    /// Puts one wall back and tries to take two away, until that has failed for long.
    fn trade(&mut self, rng: &mut Rng) {
        self.carving.most = usize::MAX;
        // Whether logic still finds the path is checked only for boards with fewer walls.
        self.carving.keep = Keep::Unique;
        let is_inner = |edge: &usize| !self.grid.is_border(*edge);
        let unused: Vec<usize> =
            (0..self.grid.n_edges()).filter(is_inner).filter(|&edge| !self.path[edge]).collect();
        let n_walls = |walls: &[bool]| unused.iter().filter(|&&edge| walls[edge]).count();
        let mut best = self.carving.walls.clone();
        let mut n_idle = 0;
        while n_idle < TRADES * unused.len() && self.carving.undecided == 0 {
            n_idle += 1;
            let before = self.carving.walls.clone();
            let added = unused[rng.below(unused.len())];
            if before[added] {
                continue;
            }
            self.carving.walls[added] = true;
            let mut order: Vec<usize> = unused.iter().copied().filter(|&e| before[e]).collect();
            rng.shuffle(&mut order);
            order.push(added);
            self.carving.try_all(&order);
            let n_now = n_walls(&self.carving.walls);
            if n_now > n_walls(&before) {
                self.carving.walls = before;
            } else if n_now < n_walls(&best) && self.is_found() {
                best.clone_from(&self.carving.walls);
                n_idle = 0;
            }
        }
        self.carving.walls = best;
    }
}

#[cfg(test)]
mod tests {
    use gridwright_core::{Budget, Level, Profile, Verdict, rate, solve};

    use crate::recipe::Recipe;

    #[test]
    fn large_boards_are_hard_in_one_part_and_lose_walls_everywhere() {
        for seed in 1..=2 {
            let recipe = format!("alcazar/width=12,height=12,level=extreme@1#{seed}");
            let recipe: Recipe = recipe.parse().unwrap();
            let made = recipe.make(&mut Budget::unlimited()).unwrap();
            let rating = rate(&*made.puzzle, Profile::DEFAULT, &mut Budget::unlimited()).unwrap();
            assert_eq!(rating.level, Level::Extreme, "seed {seed}");
            assert!((2..=4).contains(&rating.steps_from(Level::Extreme)), "seed {seed}");
            let verdict = solve(&*made.puzzle, &mut Budget::unlimited());
            assert_eq!(verdict, Verdict::Unique(made.solution), "seed {seed}");
            // Without the walls of the part alone, more than 120 are left.
            assert!(made.puzzle.clues().len() < 100, "seed {seed}: {}", made.puzzle.clues().len());
        }
    }
}
