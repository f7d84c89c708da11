//! Compares every path with a slow solver, on puzzles with no, one and many solutions.

mod common;

use common::{Random, known, mutant, solutions, solved, solves};
use gridwright_sudoku9::{
    Grid, Kernel, LineError, Orbits, Watch, count, count_with, is_unique, parse_line, paths,
    possible, solve, visit, write_line,
};

fn kernels() -> Vec<Kernel> {
    paths().filter_map(Kernel::with_path).collect()
}

#[test]
fn all_paths_agree_with_a_slow_solver() {
    let (solved, mut random) = (solved(), Random(1));
    let (mut none, mut one, mut many) = (0, 0, 0);
    for _ in 0..3000 {
        let puzzle = mutant(&solved, &mut random);
        let expected = solutions(&puzzle, 3);
        match expected.len() {
            0 => none += 1,
            1 => one += 1,
            _ => many += 1,
        }
        let first = solve(&puzzle);
        for kernel in kernels() {
            assert_eq!(
                kernel.count(&puzzle, 3),
                expected.len() as u64,
                "{:?} {puzzle:?}",
                kernel.path()
            );
            assert_eq!(kernel.count(&puzzle, 2), expected.len().min(2) as u64);
            assert_eq!(kernel.is_unique(&puzzle), expected.len() == 1);
            let found = kernel.solve(&puzzle);
            assert_eq!(found, first, "{:?} takes another way", kernel.path());
            assert_eq!(found.is_some(), !expected.is_empty());
            assert!(found.is_none_or(|grid| solves(&grid, &puzzle)));
        }
    }
    assert!(none > 100 && one > 100 && many > 100, "{none} {one} {many}");
}

#[test]
fn known_puzzles_have_one_solution() {
    for puzzle in known() {
        let expected = solutions(&puzzle, 2);
        assert_eq!(expected.len(), 1);
        for kernel in kernels() {
            assert_eq!(kernel.solve(&puzzle), Some(expected[0]));
            assert_eq!(kernel.count(&puzzle, 100), 1);
        }
    }
}

#[test]
fn counts_are_exact_up_to_the_limit() {
    let mut random = Random(2);
    let full = solve(&[0; 81]).unwrap();
    let mut seen = 0;
    for _ in 0..200 {
        let mut puzzle = full;
        for _ in 0..95 {
            puzzle[random.below(81)] = 0;
        }
        let expected = solutions(&puzzle, 500).len() as u64;
        seen += u64::from(expected > 10);
        for kernel in kernels() {
            for limit in [0, 1, 7, 500] {
                assert_eq!(kernel.count(&puzzle, limit), expected.min(limit));
            }
        }
    }
    assert!(seen > 20, "only {seen} puzzles had many solutions");
}

#[test]
fn visiting_gives_each_solution_once() {
    struct All(Vec<Grid>);
    impl Watch for All {
        fn go_on(&mut self, _: u64) -> bool {
            true
        }
        fn solution(&mut self, grid: &Grid) -> bool {
            self.0.push(*grid);
            true
        }
    }
    let (solved, mut random) = (solved(), Random(3));
    for _ in 0..100 {
        let puzzle = mutant(&solved, &mut random);
        let mut expected = solutions(&puzzle, 2000);
        if expected.len() == 2000 {
            continue;
        }
        let mut all = All(Vec::new());
        visit(&puzzle, &mut all);
        expected.sort();
        all.0.sort();
        assert_eq!(all.0, expected);
    }
}

#[test]
fn possible_digits_are_those_of_all_solutions() {
    let (solved, mut random) = (solved(), Random(4));
    let mut several = 0;
    for _ in 0..300 {
        let puzzle = mutant(&solved, &mut random);
        let all = solutions(&puzzle, 2000);
        if all.len() == 2000 {
            continue;
        }
        several += u32::from(all.len() > 1);
        let mut expected = [0u16; 81];
        for grid in &all {
            for (set, &d) in expected.iter_mut().zip(grid) {
                *set |= 1 << d;
            }
        }
        for kernel in kernels() {
            assert_eq!(kernel.possible(&puzzle), (!all.is_empty()).then_some(expected));
        }
    }
    assert!(several > 20);
    assert_eq!(possible(&[0; 81]), Some([0x3fe; 81]));
}

#[test]
fn a_search_can_be_cancelled() {
    let mut asked = 0;
    let (found, whole) = count_with(&[0; 81], u64::MAX, &mut |guesses| {
        asked = guesses;
        guesses < 500
    });
    assert_eq!(asked, 500);
    assert!(!whole && found > 0);
    assert_eq!(count_with(&[0; 81], 50, &mut |_| true), (50, true));
    assert_eq!(count_with(&[0; 81], 0, &mut |_| true), (0, true));
}

#[test]
fn the_extremes_are_answered() {
    for kernel in kernels() {
        assert!(kernel.solve(&[0; 81]).is_some_and(|grid| solves(&grid, &[0; 81])));
        assert_eq!(kernel.count(&[0; 81], 100_000), 100_000);
        let full = kernel.solve(&[0; 81]).unwrap();
        assert_eq!(kernel.solve(&full), Some(full));
        assert_eq!(kernel.count(&full, 9), 1);
        let odd = full.map(|d| if d > 6 { d + 100 } else { d });
        assert_eq!(
            kernel.count(&odd, 50),
            kernel.count(&full.map(|d| if d > 6 { 0 } else { d }), 50)
        );
        assert!(kernel.carve(&odd, &Orbits::single(), 0, &mut || 0).iter().all(|d| *d <= 6));
        for (a, b) in [(0, 1), (0, 9), (0, 10), (40, 50), (78, 80)] {
            let mut clash = [0; 81];
            (clash[a], clash[b]) = (5, 5);
            assert_eq!(kernel.solve(&clash), None);
            assert_eq!(kernel.count(&clash, 2), 0);
            let mut clash = full;
            (clash[a], clash[b]) = (full[b], full[b]);
            assert_eq!(kernel.solve(&clash), None);
        }
    }
    assert!(!is_unique(&[0; 81]));
    assert_eq!(count(&[0; 81], 2), 2);
}

#[test]
fn bad_lines_are_named() {
    assert_eq!(parse_line(&[b'.'; 80]), Err(LineError::Length { found: 80 }));
    assert_eq!(parse_line(&[b'.'; 82]), Err(LineError::Length { found: 82 }));
    let mut line = [b'.'; 81];
    line[..5].copy_from_slice(b".0*_-");
    assert_eq!(parse_line(&line), Ok([0; 81]));
    line[11] = b'x';
    let error = parse_line(&line).unwrap_err();
    assert_eq!(error, LineError::Symbol { column: 12, found: b'x' });
    assert_eq!(error.to_string(), "expected 1-9 or a blank (. 0 * _ -) at column 12, found 'x'");
    assert_eq!(
        parse_line(&[b'.'; 80]).unwrap_err().to_string(),
        "expected 81 characters, found 80"
    );
    for puzzle in known() {
        assert_eq!(parse_line(&write_line(&puzzle)), Ok(puzzle));
    }
}
