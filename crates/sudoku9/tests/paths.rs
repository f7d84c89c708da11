//! Compares all paths, answer by answer and lane by lane; and a checksum of all answers, which is
//! the same on every machine.

mod common;

use common::{Random, known, mutant, solved};
use gridwright_sudoku9::{Findings, Grid, Kernel, Orbits, Path, Watch, paths};

fn kernels() -> Vec<Kernel> {
    paths().filter_map(Kernel::with_path).collect()
}

/// Grids with no, one and many solutions, and some with random bytes.
fn grids(seed: u64, many: usize) -> Vec<Grid> {
    let (solved, mut random) = (solved(), Random(seed));
    let mut grids = known();
    grids.push([0; 81]);
    for i in 0..many {
        let mut grid = mutant(&solved, &mut random);
        if i % 16 == 0 {
            // Random bytes, most of which are not digits.
            for _ in 0..random.below(6) {
                grid[random.below(81)] = random.next() as u8;
            }
        }
        grids.push(grid);
    }
    grids
}

/// The first solutions in order, and the number of guesses to find them.
#[derive(Default, PartialEq, Debug)]
struct Walk {
    solutions: Vec<Grid>,
    guesses: u64,
}

impl Watch for Walk {
    fn go_on(&mut self, guesses: u64) -> bool {
        self.guesses = guesses + 1;
        self.guesses < 2000
    }

    fn solution(&mut self, grid: &Grid) -> bool {
        self.solutions.push(*grid);
        self.solutions.len() < 4
    }
}

fn walk(kernel: Kernel, grid: &Grid) -> Walk {
    let mut walk = Walk::default();
    kernel.visit(grid, &mut walk);
    walk
}

#[test]
fn all_paths_walk_the_same_tree() {
    let portable = Kernel::with_path(Path::Portable).expect("it is everywhere");
    let mut deepest = 0;
    for grid in grids(21, 1500) {
        let expected = walk(portable, &grid);
        deepest = deepest.max(expected.guesses);
        for kernel in kernels() {
            assert_eq!(walk(kernel, &grid), expected, "{}: {grid:?}", kernel.path());
        }
    }
    assert!(deepest > 20, "{deepest}");
}

#[test]
fn a_lane_does_not_depend_on_its_neighbours() {
    let puzzles = grids(22, 400);
    let portable = Kernel::with_path(Path::Portable).expect("it is everywhere");
    for kernel in kernels() {
        // Each puzzle in every lane, with different neighbours each time.
        for shift in 0..16 {
            let mut turned = puzzles.clone();
            turned.rotate_left(shift);
            let mut answers = vec![Findings::default(); turned.len()];
            kernel.examine_all(&turned, 3, &mut |_| true, &mut answers);
            for (puzzle, answer) in turned.iter().zip(&answers) {
                let path = kernel.path();
                assert!(answer.is_complete);
                assert_eq!(answer.first, portable.solve(puzzle), "{path}: {puzzle:?}");
                assert_eq!(answer.count, portable.count(puzzle, 3), "{path}: {puzzle:?}");
            }
        }
    }
}

/// A checksum of all bytes in order (FNV-1a).
struct Sum(u64);

impl Sum {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// The checksum was computed before there were paths for ARM and WebAssembly.
#[test]
fn the_answers_and_what_seeds_make_are_the_same_on_every_machine() {
    for kernel in kernels() {
        let mut sum = Sum(0xcbf2_9ce4_8422_2325);
        for grid in grids(23, 600) {
            let walk = walk(kernel, &grid);
            walk.solutions.iter().for_each(|solution| sum.add(solution));
            sum.add(&walk.guesses.to_le_bytes());
            sum.add(&kernel.solve(&grid).unwrap_or([0; 81]));
        }
        let mut random = Random(24);
        let half_turn = Orbits::under(&[&|r, c| (8 - r, 8 - c)]);
        for orbits in [Orbits::single(), half_turn] {
            for wanted in [0, 30] {
                let full = kernel.full_grid(&mut || random.next());
                sum.add(&full);
                sum.add(&kernel.carve(&full, &orbits, wanted, &mut || random.next()));
            }
        }
        assert_eq!(sum.0, EXPECTED, "{}", kernel.path());
    }
}

const EXPECTED: u64 = 2_420_029_786_744_143_273;

/// The checksum was computed before there was a path for each instruction set.
#[test]
fn the_canonical_form_is_the_same_on_every_machine() {
    let mut grids = grids(25, 1500);
    let mut random = Random(26);
    for holes in [0, 0, 1, 8, 30, 45, 55, 60, 65, 70] {
        for _ in 0..40 {
            let mut grid = gridwright_sudoku9::full_grid(&mut || random.next());
            for _ in 0..holes {
                grid[random.below(81)] = 0;
            }
            grids.push(grid);
        }
    }
    for _ in 0..300 {
        let full = gridwright_sudoku9::full_grid(&mut || random.next());
        grids.push(gridwright_sudoku9::carve(&full, &Orbits::single(), 0, &mut || random.next()));
    }
    let mut sum = Sum(0xcbf2_9ce4_8422_2325);
    grids.iter().for_each(|grid| sum.add(&gridwright_sudoku9::canonical(grid)));
    assert_eq!(sum.0, CANONICAL);
    for grid in &grids {
        let form = gridwright_sudoku9::canonical(grid);
        for kernel in kernels() {
            assert_eq!(kernel.canonical(grid), form, "{}: {grid:?}", kernel.path());
        }
    }
}

const CANONICAL: u64 = 13_955_455_613_219_794_043;
