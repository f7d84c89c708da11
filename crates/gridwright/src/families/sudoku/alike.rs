//! The name that puzzles have in common which are the same but for symmetry.
//!
//! A symmetry moves rows and columns, may turn the board over, and renames the symbols. The 9 x 9 that everyone knows has its kernel
//! for that. On other boards the moves are tried one by one: all there are where they are few (4 x 4, 6 x 6, Latin squares up to 5),
//! else the turns and reflections of the square. A move that does not leave the rules as they are is none.

use std::collections::BTreeSet;

use gridwright_core::{Kind, Puzzle as _, Site};

use super::puzzle::Grid;
use super::shape::{Extra, Layout, Regions, Shape};
use super::{kernel, rules};

/// With more moves than this only turns and reflections are tried.
const MOST_MOVES: usize = 30_000;

/// The common name.
pub(super) fn canonical(grid: &Grid) -> String {
    kernel::canonical(grid).unwrap_or_else(|| least(grid))
}

/// What a move makes of a puzzle: cells (0 for an empty one), then the regions, the cages and the sums, as far as the shape has any.
type Look = Vec<u16>;

fn least(grid: &Grid) -> String {
    let shape = grid.shape();
    let (rows, cols) = orders(shape);
    let (cells, sites) = (shape.cells(), shape.sites());
    let rules = Rules::of(shape);
    let mut best: Option<Look> = None;
    for is_turned in [false, true] {
        for (rows, cols) in rows.iter().flat_map(|rows| cols.iter().map(move |cols| (rows, cols))) {
            let from = |&(r, c): &(usize, usize)| {
                let (r, c) = (rows[r], cols[c]);
                if is_turned { sites.get(c, r) } else { sites.get(r, c) }
            };
            let Some(image) = cells.iter().map(from).collect::<Option<Vec<Site>>>() else {
                continue;
            };
            if !rules.allow(&image, is_turned) {
                continue;
            }
            for naming in Naming::all(shape) {
                if let Some(look) = look(grid, &image, *naming, best.as_deref()) {
                    best = Some(look);
                }
            }
        }
    }
    let look: Vec<String> =
        best.expect("to leave all as it is is a move").iter().map(u16::to_string).collect();
    format!("{} {}: {}", shape.n, shape.words().join(" "), look.join(" "))
}

/// What a move makes of a puzzle, unless that is more than the least so far.
fn look(grid: &Grid, image: &[Site], naming: Naming, least: Option<&[u16]>) -> Option<Look> {
    let (shape, givens) = (grid.shape(), &grid.board().givens);
    let mut look = Look::with_capacity(image.len());
    let mut names = Names::default();
    let mut is_less = least.is_none();
    for (i, site) in image.iter().enumerate() {
        let name = match givens[site.index()] {
            None => 0,
            Some(value) => match naming {
                Naming::Free => names.of(value.index()),
                Naming::Kept => value.index() as u16 + 1,
                Naming::Reversed => (shape.n - value.index()) as u16,
            },
        };
        if !is_less {
            let least = least.map_or(name, |least| least[i]);
            if name > least {
                return None;
            }
            is_less = name < least;
        }
        look.push(name);
    }
    if let Regions::Jigsaw(map) = &shape.regions {
        let mut names = Names::default();
        look.extend(image.iter().map(|site| names.of(usize::from(map[site.index()]))));
    }
    if !shape.cages.is_empty() {
        let mut names = Names::default();
        let mut sums = Vec::new();
        for site in image {
            let cage = shape.cages.iter().position(|cage| cage.cells.contains(site));
            let name = cage.map_or(0, |cage| names.of(cage));
            if usize::from(name) > sums.len() {
                sums.push(shape.cages[cage.expect("it has a name")].sum as u16);
            }
            look.push(name);
        }
        look.extend(sums);
    }
    (is_less || least.is_none_or(|least| look[..] < *least)).then_some(look)
}

/// How symbols may be renamed.
#[derive(Clone, Copy)]
enum Naming {
    /// By the order in which they first appear.
    Free,
    Kept,
    /// The last becomes the first, which keeps who follows whom.
    Reversed,
}

impl Naming {
    fn all(shape: &Shape) -> &'static [Naming] {
        if !shape.cages.is_empty() {
            &[Naming::Kept]
        } else if shape.has(Extra::NonConsecutive) {
            &[Naming::Kept, Naming::Reversed]
        } else {
            &[Naming::Free]
        }
    }
}

/// Names from 1, in the order of asking.
#[derive(Default)]
struct Names(Vec<usize>);

impl Names {
    fn of(&mut self, thing: usize) -> u16 {
        let known = self.0.iter().position(|&other| other == thing);
        known.unwrap_or_else(|| {
            self.0.push(thing);
            self.0.len() - 1
        }) as u16
            + 1
    }
}

/// The rules that a move must leave as they are; regions and cages of a puzzle's own go along with it.
struct Rules {
    /// The cells of each, and whether all it says is that they differ.
    groups: BTreeSet<(bool, Vec<Site>)>,
    /// Whether boxes look the same turned over, or there are none.
    may_turn: bool,
    /// Whether moving rows and columns as [`orders`] does can break nothing.
    is_plain: bool,
}

impl Rules {
    fn of(shape: &Shape) -> Rules {
        let regions = match shape.regions {
            Regions::Jigsaw(_) => Regions::Latin,
            Regions::Boxes { .. } | Regions::Latin => shape.regions.clone(),
        };
        let may_turn = match regions {
            Regions::Boxes { rows, cols } => rows == cols,
            Regions::Jigsaw(_) | Regions::Latin => true,
        };
        let is_plain = shape.extras.is_empty() && shape.layout == Layout::Single;
        let bare = Shape { regions, cages: Vec::new(), ..shape.clone() };
        let constraints = if is_plain { Vec::new() } else { rules::constraints(&bare) };
        let groups = constraints
            .iter()
            .map(|rule| (rule.kind() == Kind::AllDifferent, sorted(rule.sites().to_vec())));
        let groups = groups.collect();
        Rules { groups, may_turn, is_plain }
    }

    fn allow(&self, image: &[Site], is_turned: bool) -> bool {
        let moved = |(differ, group): &(bool, Vec<Site>)| {
            (*differ, sorted(group.iter().map(|site| image[site.index()]).collect()))
        };
        (self.may_turn || !is_turned)
            && (self.is_plain
                || self.groups.iter().all(|group| self.groups.contains(&moved(group))))
    }
}

fn sorted(mut sites: Vec<Site>) -> Vec<Site> {
    sites.sort_unstable();
    sites
}

/// The orders in which rows, and columns, may be taken.
fn orders(shape: &Shape) -> (Vec<Vec<usize>>, Vec<Vec<usize>>) {
    let side = shape.side();
    // A jigsaw or a cage is the puzzle's own and may be torn apart by no move.
    let is_own = matches!(shape.regions, Regions::Jigsaw(_)) || !shape.cages.is_empty();
    if shape.layout == Layout::Single && !is_own {
        let (high, wide) = match shape.regions {
            Regions::Boxes { rows, cols } => (rows, cols),
            Regions::Jigsaw(_) | Regions::Latin => (side, side),
        };
        let n_moves = n_orders(side, high).checked_mul(n_orders(side, wide));
        if n_moves.is_some_and(|n_moves| 2 * n_moves <= MOST_MOVES) {
            return (lines(side, high), lines(side, wide));
        }
    }
    let there_and_back = vec![(0..side).collect(), (0..side).rev().collect()];
    (there_and_back.clone(), there_and_back)
}

/// How many orders keep bands of `high` lines together.
fn n_orders(side: usize, high: usize) -> usize {
    let factorial = |n: usize| (1..=n).fold(1, usize::saturating_mul);
    (0..side / high).fold(factorial(side / high), |all, _| all.saturating_mul(factorial(high)))
}

/// All orders of the lines that keep bands of `high` of them together.
fn lines(side: usize, high: usize) -> Vec<Vec<usize>> {
    let within = permutations(high);
    let mut orders = Vec::new();
    for bands in permutations(side / high) {
        let mut begun: Vec<Vec<usize>> = vec![Vec::new()];
        for band in bands {
            begun = begun
                .iter()
                .flat_map(|lines| {
                    let with = |order: &Vec<usize>| {
                        lines.iter().copied().chain(order.iter().map(|i| band * high + i)).collect()
                    };
                    within.iter().map(with)
                })
                .collect();
        }
        orders.extend(begun);
    }
    orders
}

/// All orders of the numbers below `n`.
fn permutations(n: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for next in 0..n {
        let with = |order: Vec<usize>| {
            (0..=order.len()).map(move |at| {
                let mut longer = order.clone();
                longer.insert(at, next);
                longer
            })
        };
        orders = orders.into_iter().flat_map(with).collect();
    }
    orders
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use gridwright_core::{Budget, Family as _, Params, Rng};

    use super::canonical;
    use crate::families::sudoku::{PARAMS, Sudoku, text};

    fn name(line: &str) -> String {
        canonical(&text::parse(line).expect("a puzzle"))
    }

    /// All that single exchanges of neighbouring lines, of bands and of symbols lead to, on a 4 x 4: as slow and as plain as can be.
    fn orbit(start: &str) -> BTreeSet<String> {
        let mut seen = BTreeSet::from([start.to_owned()]);
        let mut todo = vec![start.to_owned()];
        let lines = [[1, 0, 2, 3], [0, 1, 3, 2], [2, 3, 0, 1]];
        while let Some(line) = todo.pop() {
            let at = |r: usize, c: usize| &line[4 * r + c..][..1];
            let all = |from: &dyn Fn(usize, usize) -> String| -> String {
                (0..16).map(|i| from(i / 4, i % 4)).collect()
            };
            let mut next = vec![all(&|r, c| at(c, r).to_owned())];
            for order in lines {
                next.push(all(&|r, c| at(order[r], c).to_owned()));
                next.push(all(&|r, c| at(r, order[c]).to_owned()));
            }
            for (one, two) in [('1', '2'), ('2', '3'), ('3', '4')] {
                let swap = |sign: char| match sign {
                    sign if sign == one => two,
                    sign if sign == two => one,
                    sign => sign,
                };
                next.push(line.chars().map(swap).collect());
            }
            todo.extend(next.into_iter().filter(|line| seen.insert(line.clone())));
        }
        seen
    }

    fn made(params: &str, seed: u64) -> Box<dyn gridwright_core::Puzzle> {
        let params = Params::parse(PARAMS, params).expect("valid");
        let made = Sudoku.generate(&params, &mut Rng::from_seed(seed), &mut Budget::unlimited());
        made.expect("no limit").puzzle
    }

    #[test]
    fn on_four_by_four_the_name_is_that_of_the_orbit() {
        let mut of_name: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut n_alike = 0;
        for seed in 0..60 {
            let line = made("size=4", seed).line();
            match of_name.get(&name(&line)) {
                Some(orbit) => {
                    assert!(orbit.contains(&line), "{line} has a name that is not its own");
                    n_alike += 1;
                }
                None => {
                    let is_new = of_name.values().all(|orbit| !orbit.contains(&line));
                    assert!(is_new, "{line} has a name of its own, and is like another");
                    of_name.insert(name(&line), orbit(&line));
                }
            }
        }
        assert!(n_alike > 0 && of_name.len() > 10, "{n_alike} alike, {} kinds", of_name.len());
    }

    #[test]
    fn turned_over_and_renamed_it_has_the_same_name() {
        // Renaming keeps the rules only where no rule speaks of what a symbol counts.
        for (params, renames) in [
            ("size=6", true),
            ("size=8", true),
            ("size=6,diagonal=yes", true),
            ("size=5,regions=latin", true),
            ("size=6,non-consecutive=yes", false),
        ] {
            let puzzle = made(params, 7);
            let board = puzzle.board();
            let n = board.n_values() as u8;
            let mut moved = board.givens.clone();
            moved.reverse();
            for value in moved.iter_mut().flatten() {
                value.0 = if renames { (value.0 + 1) % n } else { n - 1 - value.0 };
            }
            let moved = puzzle.with_givens(moved);
            assert_eq!(moved.canonical(), puzzle.canonical(), "{params}");
            let mut less = board.givens.clone();
            let clue = less.iter().position(Option::is_some).expect("it has clues");
            less[clue] = None;
            assert_ne!(puzzle.with_givens(less).canonical(), puzzle.canonical(), "{params}");
        }
    }

    #[test]
    fn what_belongs_to_a_puzzle_goes_along_with_it() {
        let upright = "12........21..../regions=aaabacbbccdbcddd";
        let turned: String = "12........21....".chars().rev().collect();
        let map: String = "aaabacbbccdbcddd".chars().rev().collect();
        assert_eq!(name(upright), name(&format!("{turned}/regions={map}")));
        assert_ne!(name(upright), name("12........21..../regions=aabbaabbccddccdd"));
        let killer = made("size=4,killer=yes", 1);
        assert_ne!(killer.canonical(), made("size=4,killer=yes", 2).canonical());
    }
}
