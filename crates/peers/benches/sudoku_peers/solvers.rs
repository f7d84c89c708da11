//! The solvers, each behind the same call.
//!
//! Others are taken from the registry if their licences let anyone use them; faster ones exist that cannot be had so.

use dlx_rs::sudoku::Sudoku as DancingLinks;
use gridwright_sudoku9::{Findings, Grid, Kernel, count, examine_all, solve};
use rustoku_lib::Rustoku;
use rustoku_lib::core::Board;

/// For each puzzle a solution, where the solver gives one, and the number of solutions up to a limit.
type Answers = Vec<(Option<Grid>, usize)>;

pub(crate) struct Solver {
    pub(crate) name: &'static str,
    pub(crate) is_ours: bool,
    /// How many puzzles are handed over in one call.
    pub(crate) at_once: usize,
    pub(crate) solve: fn(&[Grid], usize) -> Answers,
}

pub(crate) static SOLVERS: [Solver; 4] = [
    Solver { name: "gridwright, one by one", is_ours: true, at_once: 1, solve: ours },
    Solver { name: "gridwright, many at once", is_ours: true, at_once: 1024, solve: ours_at_once },
    Solver { name: "rustoku-lib", is_ours: false, at_once: 1, solve: rustoku },
    Solver { name: "dlx-rs", is_ours: false, at_once: 1, solve: dlx },
];

fn ours(puzzles: &[Grid], limit: usize) -> Answers {
    let one = |puzzle: &Grid| {
        if limit == 1 {
            let first = solve(puzzle);
            (first, usize::from(first.is_some()))
        } else {
            (None, count(puzzle, limit as u64) as usize)
        }
    };
    puzzles.iter().map(one).collect()
}

fn ours_at_once(puzzles: &[Grid], limit: usize) -> Answers {
    if limit == 1 {
        let mut answers = vec![None; puzzles.len()];
        Kernel::best().solve_all(puzzles, &mut answers);
        return answers.into_iter().map(|first| (first, usize::from(first.is_some()))).collect();
    }
    let mut answers = vec![Findings::default(); puzzles.len()];
    examine_all(puzzles, limit as u64, &mut |_| true, &mut answers);
    answers.into_iter().map(|found| (found.first, found.count as usize)).collect()
}

fn rustoku(puzzles: &[Grid], limit: usize) -> Answers {
    let one = |puzzle: &Grid| {
        let board = Board::try_from(*puzzle).expect("digits and blanks");
        // A board that contradicts itself is refused.
        let Ok(mut rustoku) = Rustoku::new(board) else { return (None, 0) };
        let found = rustoku.solve_until(limit);
        let first = found
            .first()
            .map(|found| std::array::from_fn(|cell| found.board.get(cell / 9, cell % 9)));
        (first, found.len())
    };
    puzzles.iter().map(one).collect()
}

fn dlx(puzzles: &[Grid], limit: usize) -> Answers {
    let one = |puzzle: &Grid| {
        let input: Vec<usize> = puzzle.iter().map(|&digit| usize::from(digit)).collect();
        let mut found = DancingLinks::new_from_input(&input).take(limit);
        let first = found.next().map(|found| std::array::from_fn(|cell| found[cell] as u8));
        (first, usize::from(first.is_some()) + found.count())
    };
    puzzles.iter().map(one).collect()
}
