//! Tests of the throughput solver, its text and thread interfaces, and generation.

mod common;

use common::{Random, fits, known, mutant, solutions, solved, solves};
use gridwright_sudoku9::{
    Findings, Grid, Kernel, LineError, Orbits, OrbitsError, TextError, carve, carve_all,
    count_all_threads, full_grid, is_unique, parse_text, paths, solve, solve_all_threads,
    write_line,
};
use std::sync::atomic::AtomicBool;

fn kernels() -> Vec<Kernel> {
    paths().filter_map(Kernel::with_path).collect()
}

fn mutants(seed: u64, many: usize) -> Vec<Grid> {
    let (solved, mut random) = (solved(), Random(seed));
    let mut puzzles: Vec<Grid> = (0..many).map(|_| mutant(&solved, &mut random)).collect();
    puzzles.extend(known());
    puzzles.push([0; 81]);
    puzzles
}

#[test]
fn batches_agree_with_a_slow_solver_on_all_paths() {
    let puzzles = mutants(11, 2000);
    let expected: Vec<Vec<Grid>> = puzzles.iter().map(|puzzle| solutions(puzzle, 4)).collect();
    for kernel in kernels() {
        let mut answers = vec![None; puzzles.len()];
        kernel.solve_all(&puzzles, &mut answers);
        for ((puzzle, answer), expected) in puzzles.iter().zip(&answers).zip(&expected) {
            assert_eq!(answer.is_some(), !expected.is_empty());
            assert!(answer.is_none_or(|grid| solves(&grid, puzzle)));
            assert_eq!(*answer, solve(puzzle), "one by one and in a batch");
        }
        for limit in [0, 1, 2, 4] {
            let mut counts = vec![77; puzzles.len()];
            kernel.count_all(&puzzles, limit, &mut counts);
            for (count, expected) in counts.iter().zip(&expected) {
                assert_eq!(*count, limit.min(expected.len() as u64));
            }
        }
        let mut findings = vec![Findings::default(); puzzles.len()];
        kernel.examine_all(&puzzles, 4, &mut |_| true, &mut findings);
        for ((found, answer), expected) in findings.iter().zip(&answers).zip(&expected) {
            assert_eq!((found.first, found.count), (*answer, expected.len() as u64));
            assert!(found.is_complete);
        }
    }
}

#[test]
fn what_takes_too_many_guesses_is_given_up_and_nothing_else() {
    let puzzles = mutants(13, 1000);
    for kernel in kernels() {
        let mut whole = vec![Findings::default(); puzzles.len()];
        kernel.examine_all(&puzzles, 2, &mut |_| true, &mut whole);
        let mut some = whole.clone();
        kernel.examine_all(&puzzles, 2, &mut |guesses| guesses < 4, &mut some);
        let n_given_up = some.iter().filter(|found| !found.is_complete).count();
        assert!(n_given_up > 0 && n_given_up < puzzles.len(), "{n_given_up} of {}", puzzles.len());
        for (some, whole) in some.iter().zip(&whole).filter(|(some, _)| some.is_complete) {
            assert_eq!(some, whole);
        }
    }
}

#[test]
fn lines_are_answered_as_their_grids_are() {
    let puzzles = mutants(14, 1000);
    let text: Vec<String> = puzzles
        .iter()
        .map(|puzzle| String::from_utf8(write_line(puzzle).to_vec()).expect("it is text"))
        .collect();
    // Every seventh line is invalid.
    let is_grid = |i: usize| i % 7 != 3;
    let line = |(i, line): (usize, &String)| if is_grid(i) { line.clone() } else { "12".repeat(i) };
    let text: Vec<String> = text.iter().enumerate().map(line).collect();
    let lines: Vec<&str> = text.iter().map(String::as_str).collect();
    for kernel in kernels() {
        for most in [u64::MAX, 4] {
            let mut findings = vec![Findings::default(); puzzles.len()];
            kernel.examine_all(&puzzles, 2, &mut |guesses| guesses < most, &mut findings);
            let (mut counts, mut solutions) =
                (vec![Some(9); lines.len()], vec![0; 81 * lines.len()]);
            let go_on = &mut |guesses| guesses < most;
            kernel.examine_lines(&lines, 2, go_on, &mut counts, &mut solutions);
            for (i, (found, solution)) in findings.iter().zip(solutions.chunks(81)).enumerate() {
                let count = (is_grid(i) && found.is_complete).then_some(found.count);
                assert_eq!(counts[i], count, "line {i}, {most} guesses");
                let first =
                    found.first.filter(|_| is_grid(i)).map_or([0; 81], |grid| write_line(&grid));
                assert_eq!(solution, first, "line {i}, {most} guesses");
            }
            assert!(
                counts.contains(&Some(0)) && counts.contains(&Some(1)) && counts.contains(&Some(2))
            );
        }
    }
}

#[test]
fn answers_do_not_depend_on_threads_or_neighbours() {
    let puzzles = mutants(12, 3000);
    let go = AtomicBool::new(false);
    let (mut one, mut counts) = (vec![None; puzzles.len()], vec![0; puzzles.len()]);
    assert!(solve_all_threads(&puzzles, &mut one, 1, &go));
    assert!(count_all_threads(&puzzles, 3, &mut counts, 1, &go));
    for threads in [2, 3, 8] {
        let (mut more, mut more_counts) = (vec![None; puzzles.len()], vec![0; puzzles.len()]);
        assert!(solve_all_threads(&puzzles, &mut more, threads, &go));
        assert!(count_all_threads(&puzzles, 3, &mut more_counts, threads, &go));
        assert!(one == more && counts == more_counts);
    }
    let mut backwards: Vec<Grid> = puzzles.clone();
    backwards.reverse();
    let mut answers = vec![None; puzzles.len()];
    Kernel::best().solve_all(&backwards, &mut answers);
    answers.reverse();
    assert!(one == answers);
}

#[test]
fn a_batch_can_be_stopped_and_be_short() {
    let mut answers = [None; 3];
    assert!(!solve_all_threads(&[[0; 81]; 3], &mut answers, 2, &AtomicBool::new(true)));
    assert_eq!(answers, [None; 3]);
    Kernel::best().solve_all(&[[0; 81]; 5], &mut answers);
    assert!(answers.iter().all(Option::is_some));
    Kernel::best().solve_all(&[], &mut answers);
}

#[test]
fn text_is_read_line_by_line() {
    let known = known();
    let mut text = Vec::new();
    for puzzle in &known {
        text.extend(write_line(puzzle));
        text.extend(b"\r\n\n");
    }
    assert_eq!(parse_text(&text), Ok(known));
    text.extend(b"1234");
    let line = text.iter().filter(|&&byte| byte == b'\n').count() + 1;
    assert_eq!(parse_text(&text), Err(TextError { line, error: LineError::Length { found: 4 } }));
}

#[test]
fn full_grids_are_valid_and_vary() {
    let mut random = Random(13);
    let mut corner = [[0u32; 10]; 81];
    for _ in 0..2000 {
        let grid = full_grid(&mut || random.next());
        assert!(solves(&grid, &[0; 81]));
        for (counts, digit) in corner.iter_mut().zip(grid) {
            counts[usize::from(digit)] += 1;
        }
    }
    // Each digit is expected 222 times at each cell; five deviations are about 70.
    assert!(corner.iter().all(|counts| counts[1..].iter().all(|count| (140..305).contains(count))));
    let (mut a, mut b) = (Random(14), Random(14));
    for kernel in kernels() {
        let grid = kernel.full_grid(&mut || a.next());
        assert_eq!(grid, Kernel::best().full_grid(&mut || b.next()));
    }
}

/// Symmetries: none, half turn, quarter turn, both diagonals.
fn symmetries() -> Vec<Orbits> {
    vec![
        Orbits::single(),
        Orbits::under(&[&|r, c| (8 - r, 8 - c)]),
        Orbits::under(&[&|r, c| (c, 8 - r)]),
        Orbits::under(&[&|r, c| (c, r), &|r, c| (8 - c, 8 - r)]),
    ]
}

#[test]
fn carved_puzzles_are_unique_minimal_and_symmetric() {
    let mut random = Random(15);
    for orbits in symmetries() {
        for _ in 0..5 {
            let full = full_grid(&mut || random.next());
            let puzzle = carve(&full, &orbits, 0, &mut || random.next());
            assert_eq!(solutions(&puzzle, 2), [full]);
            for group in orbits.groups() {
                let given = group.iter().filter(|&&cell| puzzle[usize::from(cell)] != 0).count();
                assert!(given == 0 || given == group.len(), "not symmetric");
                if given > 0 {
                    let mut without = puzzle;
                    group.iter().for_each(|&cell| without[usize::from(cell)] = 0);
                    assert_eq!(solutions(&without, 2).len(), 2, "not minimal");
                }
            }
        }
    }
}

#[test]
fn carving_in_a_batch_is_carving_alone() {
    let mut random = Random(16);
    let fulls: Vec<Grid> = (0..50).map(|_| full_grid(&mut || random.next())).collect();
    for (orbits, wanted) in symmetries().iter().zip([0, 0, 40, 0]) {
        let alone: Vec<Grid> = fulls
            .iter()
            .enumerate()
            .map(|(i, full)| {
                let mut own = Random(i as u64);
                carve(full, orbits, wanted, &mut || own.next())
            })
            .collect();
        for kernel in kernels() {
            let mut streams: Vec<Random> = (0..50).map(Random).collect();
            let mut puzzles = vec![[0; 81]; 50];
            kernel.carve_all(&fulls, orbits, wanted, &mut |i| streams[i].next(), &mut puzzles);
            assert!(puzzles == alone, "{}", kernel.path());
        }
        let mut streams: Vec<Random> = (0..50).map(Random).collect();
        let mut some = vec![[0; 81]; 7];
        carve_all(&fulls, orbits, wanted, &mut |i| streams[i].next(), &mut some);
        assert_eq!(some, alone[..7]);
    }
}

#[test]
fn carving_stops_at_the_wanted_number() {
    let mut random = Random(17);
    let full = full_grid(&mut || random.next());
    for wanted in [81, 60, 35, 30] {
        let puzzle = carve(&full, &Orbits::single(), wanted, &mut || random.next());
        assert_eq!(puzzle.iter().filter(|&&v| v != 0).count(), wanted);
        assert!(is_unique(&puzzle));
    }
    // From a puzzle rather than a full grid, and with cells that always stay.
    let puzzle = carve(&full, &Orbits::single(), 40, &mut || random.next());
    let less = carve(
        &puzzle,
        &Orbits::new((0..40).map(|cell| vec![cell]).collect()).unwrap(),
        0,
        &mut || random.next(),
    );
    assert_eq!(solutions(&less, 2), [full]);
    assert!((40..81).all(|cell| less[cell] == puzzle[cell]));
    assert!((0..81).all(
        |cell| less[cell] == 0 || (less[cell] == puzzle[cell] && fits(&less, cell, less[cell]))
    ));
}

#[test]
fn bad_orbits_are_named() {
    assert_eq!(Orbits::new(vec![vec![81]]), Err(OrbitsError::NoCell(81)));
    assert_eq!(Orbits::new(vec![vec![1], vec![1]]), Err(OrbitsError::Twice(1)));
    assert_eq!(OrbitsError::NoCell(81).to_string(), "expected cells 0 to 80, found 81");
}

#[test]
fn minimal_puzzles_are_reported_on_every_path() {
    let mut random = Random(31);
    let (mut puzzles, mut solutions, mut expected) = (Vec::new(), Vec::new(), Vec::new());
    for i in 0..200 {
        let full = full_grid(&mut || random.next());
        let mut puzzle = carve(&full, &Orbits::single(), 0, &mut || random.next());
        if i % 2 == 1 {
            let cell = random.below(81);
            puzzle[cell] = full[cell];
        }
        let is_needed = |cell: usize| {
            let mut without = puzzle;
            without[cell] = 0;
            puzzle[cell] == 0 || !is_unique(&without)
        };
        expected.push((0..81).all(is_needed));
        puzzles.push(puzzle);
        solutions.push(full);
    }
    assert!(expected.iter().filter(|it| !**it).count() > 20, "some have a clue too many");
    for kernel in kernels() {
        let mut answers = vec![false; puzzles.len()];
        kernel.are_minimal(&puzzles, &solutions, &mut answers);
        assert_eq!(answers, expected, "{}", kernel.path());
        kernel.are_minimal(&puzzles[..3], &solutions[..3], &mut answers[..3]);
        assert_eq!(answers[..3], expected[..3]);
    }
}
