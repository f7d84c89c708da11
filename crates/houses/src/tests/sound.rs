//! Soundness: no finder ever removes a value of a solution from random positions.
//!
//! Boards, solutions and the set of all solutions come from a short backtracking search here,
//! independent of the code under test.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::first;
use crate::finder::DONE;
use crate::layout::{Kind, Layout};
use crate::profiles::finders::Find;
use crate::profiles::order;
use crate::solver::Solver;
use crate::state::State;
use crate::step::Effect;
use gridwright_core::{Budget, Rng};
use gridwright_core::{Mask, Value};
use gridwright_core::{Position, Profile};

/// Maximum number of solutions of a position.
const MOST: usize = 60;

/// The rating from which finders follow assumptions in several ways at once.
const DYNAMIC: u16 = 85;

/// A board: its side and its layout.
pub(super) struct Ground {
    n: usize,
    pub(super) layout: Layout<2>,
}

impl Ground {
    /// A board with rows, columns and these groups.
    fn new(n: usize, groups: Vec<(Kind, Vec<u16>)>, is_swappable: bool) -> Ground {
        let line = |kind: Kind, k: usize| {
            let cell = |j: usize| (if kind == Kind::Row { k * n + j } else { j * n + k }) as u16;
            (kind, (0..n).map(cell).collect::<Vec<u16>>())
        };
        let lines = (0..n).flat_map(|k| [line(Kind::Row, k), line(Kind::Column, k)]);
        let houses = lines.chain(groups).enumerate();
        let houses = houses.map(|(rule, (kind, cells))| (kind, rule, cells));
        Ground { n, layout: Layout::new(n * n, n, houses, is_swappable) }
    }

    /// A board with boxes of this many rows and columns, and more groups.
    fn boxed(rows: usize, cols: usize, more: Vec<(Kind, Vec<u16>)>) -> Ground {
        let n = rows * cols;
        let cell =
            |b: usize, i: usize| (b / rows * rows + i / cols) * n + b % rows * cols + i % cols;
        let square = |b: usize| (Kind::Box, (0..n).map(|i| cell(b, i) as u16).collect::<Vec<_>>());
        let is_swappable = more.is_empty();
        Ground::new(n, (0..n).map(square).chain(more).collect(), is_swappable)
    }

    /// A board with areas of any size, drawn as letters.
    fn drawn(kind: Kind, rows: &[&str]) -> Ground {
        let cells: Vec<char> = rows.iter().flat_map(|row| row.chars()).collect();
        let area = |name: char| -> Vec<u16> {
            (0..cells.len()).filter(|&i| cells[i] == name).map(|i| i as u16).collect()
        };
        let mut names = cells.clone();
        names.sort_unstable();
        names.dedup();
        let areas = names.into_iter().filter(|&name| name != '.').map(|name| (kind, area(name)));
        Ground::new(rows.len(), areas.collect(), false)
    }

    fn diagonals(n: u16) -> Vec<(Kind, Vec<u16>)> {
        let down = (0..n).map(|k| k * n + k).collect();
        let up = (0..n).map(|k| k * n + n - 1 - k).collect();
        vec![(Kind::Other, down), (Kind::Other, up)]
    }

    /// Boards of several sizes and variants, small ones more than once because they are tested
    /// faster.
    pub(super) fn all() -> Vec<Ground> {
        vec![
            Ground::boxed(2, 2, Vec::new()),
            Ground::boxed(2, 3, Vec::new()),
            Ground::boxed(2, 3, Vec::new()),
            Ground::boxed(2, 3, Ground::diagonals(6)),
            Ground::new(5, Vec::new(), false),
            Ground::new(7, Ground::diagonals(7), false),
            Ground::drawn(Kind::Box, &["AAABB", "ACABB", "CCCDB", "ECDDD", "EEEED"]),
            Ground::drawn(Kind::Box, &["AAABBB", "AACCBB", "DDCCEE", "DDFFEE", "GGFFHH", "GGGHHH"]),
            Ground::drawn(
                Kind::Other,
                &["AAB...", ".ABB..", "..CCC.", ".DDCEE", ".DD.EE", "......"],
            ),
            Ground::boxed(3, 3, Vec::new()),
            Ground::boxed(3, 3, Ground::diagonals(9)),
        ]
    }

    /// Visits solutions that agree with the values until `visit` returns `true`.
    fn solutions(
        &self,
        values: &mut [Option<usize>],
        order: &dyn Fn(&mut Vec<usize>),
        visit: &mut dyn FnMut(&[Option<usize>]) -> bool,
    ) -> bool {
        let left = |cell: usize| -> Vec<usize> {
            let seen = self.layout.peers[cell].iter().filter_map(|peer| values[peer]);
            let seen = seen.fold(0u64, |seen, value| seen | 1 << value);
            (0..self.n).filter(|value| seen >> value & 1 == 0).collect()
        };
        let open = (0..values.len()).filter(|&cell| values[cell].is_none());
        let Some((cell, mut left)) =
            open.map(|cell| (cell, left(cell))).min_by_key(|(_, left)| left.len())
        else {
            return visit(values);
        };
        order(&mut left);
        for value in left {
            values[cell] = Some(value);
            let is_enough = self.solutions(values, order, visit);
            values[cell] = None;
            if is_enough {
                return true;
            }
        }
        false
    }

    /// The first solution in a random order.
    fn random_solution(&self, rng: &mut Rng) -> Vec<usize> {
        let rng = std::cell::RefCell::new(rng);
        let mut found = Vec::new();
        let order = |left: &mut Vec<usize>| rng.borrow_mut().shuffle(left);
        self.solutions(&mut vec![None; self.n * self.n], &order, &mut |values| {
            found = values.iter().flatten().copied().collect();
            true
        });
        assert_eq!(found.len(), self.n * self.n, "the board has a solution");
        found
    }

    /// For each cell its values over all solutions, and the number of solutions.
    fn truth(&self, givens: &[Option<usize>]) -> Option<(Vec<u64>, usize)> {
        let mut truth = vec![0u64; givens.len()];
        let mut n = 0;
        self.solutions(&mut givens.to_vec(), &|_| (), &mut |values| {
            truth.iter_mut().zip(values).for_each(|(all, v)| *all |= v.map_or(0, |v| 1 << v));
            n += 1;
            n > MOST
        });
        (n <= MOST).then_some((truth, n))
    }
}

/// A position, its clues, the values of each cell in all solutions, and whether there is one
/// solution.
pub(super) struct RandomPosition {
    pub(super) position: Position,
    givens: Vec<Option<Value>>,
    truth: Vec<u64>,
    is_proper: bool,
}

impl RandomPosition {
    fn state<'g>(&self, ground: &'g Ground) -> State<'g, 2> {
        State::of(&ground.layout, &self.position, self.is_proper).printed(&self.givens)
    }
}

/// A random position: clues of a random solution with few other solutions, with some certain values
/// placed and some wrong candidates removed.
pub(super) fn random_position(ground: &Ground, rng: &mut Rng) -> RandomPosition {
    let solution = ground.random_solution(rng);
    let mut order: Vec<usize> = (0..solution.len()).collect();
    rng.shuffle(&mut order);
    let wants_one = rng.below(2) == 0;
    let mut givens = vec![None; solution.len()];
    let mut n_given = solution.len() / 4;
    let (truth, n_solutions) = loop {
        order[..n_given].iter().for_each(|&cell| givens[cell] = Some(solution[cell]));
        match ground.truth(&givens) {
            Some(found) if found.1 == 1 || !wants_one => break found,
            _ => n_given += 1,
        }
    };
    let (placed, crossed) = (rng.below(5), rng.below(11));
    let mut values = givens.clone();
    for (cell, value) in values.iter_mut().enumerate() {
        if truth[cell].count_ones() == 1 && rng.below(10) < placed {
            *value = Some(solution[cell]);
        }
    }
    let candidates = (0..values.len()).map(|cell| {
        if let Some(value) = values[cell] {
            return Mask(1 << value);
        }
        let seen = ground.layout.peers[cell].iter().filter_map(|peer| values[peer]);
        let seen = seen.fold(0u64, |seen, value| seen | 1 << value);
        let keeps = |value: &usize| {
            seen >> value & 1 == 0 && (truth[cell] >> value & 1 == 1 || rng.below(10) >= crossed)
        };
        (0..ground.n).filter(keeps).map(|value| Value(value as u8)).collect()
    });
    let candidates = candidates.collect();
    let typed = |values: &[Option<usize>]| -> Vec<Option<Value>> {
        values.iter().map(|value| value.map(|value| Value(value as u8))).collect()
    };
    let position = Position::from_parts(typed(&values), candidates);
    RandomPosition { position, givens: typed(&givens), truth, is_proper: n_solutions == 1 }
}

/// Tries every finder on this many positions; returns the number of steps found.
fn hold_against_solutions(n_positions: usize, seed: u64) -> usize {
    let grounds = Ground::all();
    let mut rng = Rng::from_seed(seed);
    let mut found_by = vec![0; Find::ALL.len()];
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for i in 0..n_positions {
        let ground = &grounds[i % grounds.len()];
        let random = random_position(ground, &mut rng);
        let (state, RandomPosition { position, truth, .. }) = (random.state(ground), &random);
        for (find, n_found) in Find::ALL.iter().zip(&mut found_by) {
            let (least, finder) = find.row::<2>();
            // Nested chains take a hundred times as long as all other finders together.
            if least >= DYNAMIC && !(i / grounds.len()).is_multiple_of(40) {
                continue;
            }
            // Finding all steps takes longer than finding the first.
            let wants_all = (i / grounds.len()).is_multiple_of(8);
            let mut all = Vec::new();
            let _ = finder(&state, &mut Budget::nodes(20_000), &mut |found| {
                all.push(found);
                if wants_all { DONE } else { ControlFlow::Break(()) }
            });
            // The first step must be the easiest, as a step harder than wanted ends the search.
            let is_easiest = all.iter().all(|found| found.rating >= all[0].rating);
            assert!(is_easiest || *find == Find::Grave, "{find:?} shows a harder step first");
            *n_found += all.len();
            for found in all {
                *counts.entry(found.technique.id).or_insert(0) += 1;
                assert!(found.rating.0 >= least, "{find:?} is rated {}", found.rating);
                assert!(find.techniques().contains(&found.technique), "{}", found.technique.id);
                assert!(!found.effects.is_empty(), "{find:?} without effect");
                for effect in &found.effects {
                    let (is_right, changes) = match *effect {
                        Effect::Place(cell, value) => {
                            let cell = usize::from(cell);
                            (truth[cell] == 1 << value, state.can(cell, usize::from(value)))
                        }
                        Effect::Drop(cell, gone) => {
                            let cell = usize::from(cell);
                            (truth[cell] & gone == 0, state.at(cell) & gone == gone)
                        }
                    };
                    assert!(is_right, "{find:?} {effect:?} against a solution: {position:?}");
                    assert!(changes, "{find:?} {effect:?} changes nothing: {position:?}");
                }
            }
        }
    }
    for (technique, n_steps) in &counts {
        println!("{:8} {technique:28} {n_steps:9}", "houses");
    }
    // A grave has two candidates in nearly every open cell, as random positions never have, but the
    // ends of paths do. The test kit tests paths of puzzles that contain one.
    let is_of_paths = |find: &&Find| matches!(find, Find::GraveOfOne | Find::Grave);
    let never = Find::ALL.iter().zip(&found_by).filter(|(_, n)| **n == 0).map(|(find, _)| find);
    let never: Vec<&Find> = never.filter(|find| !is_of_paths(find)).collect();
    assert!(n_positions < 100_000 || never.is_empty(), "never found: {never:?}");
    let n_found = found_by.iter().sum();
    println!("{:8} {n_found} steps from {n_positions} positions", "houses");
    n_found
}

/// Number of positions to try; `cargo xtask sound` builds with many more than an ordinary test run.
const POSITIONS: Option<&str> = option_env!("GRIDWRIGHT_POSITIONS");

#[test]
fn no_finder_takes_a_value_of_a_solution() {
    let n_positions = POSITIONS.map_or(1100, |text| text.parse().expect("a number of positions"));
    let n_found = hold_against_solutions(n_positions, 6);
    assert!(n_found > 3 * n_positions, "{n_found} steps in {n_positions} positions");
}

#[test]
fn what_needs_boxes_is_never_next_on_rows_and_columns() {
    let next = |ground: &Ground, rng: &mut Rng| {
        let random = random_position(ground, rng);
        let state = random.state(ground);
        let rows = order(Profile::DEFAULT).iter().map(|find| find.row::<2>());
        let mut rows = rows.filter(|(least, _)| *least < DYNAMIC);
        rows.find_map(|(_, finder)| first(finder, &state, &mut Budget::nodes(20_000)))
    };
    let mut rng = Rng::from_seed(8);
    let (mut by_lines, mut by_boxes) = (BTreeMap::new(), 0);
    for i in 0..500 {
        let lines = Ground::new(4 + i % 4, Vec::new(), false);
        if let Some(found) = next(&lines, &mut rng) {
            assert!(!Solver::needs_boxes(found.technique), "{} on lines", found.technique.id);
            *by_lines.entry(found.technique.id).or_insert(0) += 1;
        }
        let boxed = Ground::boxed(2, 3, Vec::new());
        let found = next(&boxed, &mut rng);
        by_boxes += usize::from(found.is_some_and(|found| Solver::needs_boxes(found.technique)));
    }
    assert!(by_lines.len() > 6 && by_boxes > 30, "{by_lines:?}, with boxes {by_boxes}");
}
