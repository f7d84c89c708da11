//! Whether every clue of a puzzle is needed, for many puzzles at once where their family solves lines together.

use gridwright::contract::LineAnswer;
use gridwright::{Budget, Family, Puzzle};

/// Lines solved together for one puzzle: as many as keep the kernel busy.
const LINES_ALONE: usize = 16;

/// Lines of each puzzle among several: one clue that is not needed is often among the first.
const LINES_EACH: usize = 4;

/// A puzzle whose line has a character for each site and nothing else, and its solution.
pub(crate) struct Plain<'a> {
    line: &'a str,
    solution: &'a str,
}

impl<'a> Plain<'a> {
    /// `None` where the line says more than the clues.
    pub(crate) fn of(
        puzzle: &dyn Puzzle,
        n_clues: usize,
        line: &'a str,
        solution: &'a str,
    ) -> Option<Plain<'a>> {
        let givens = &puzzle.board().givens;
        let signs = givens.iter().zip(line.as_bytes());
        let is_plain = signs.into_iter().all(|(given, &c)| given.is_some() == (c != b'.'));
        let is_all = line.len() == givens.len() && puzzle.clues().len() == n_clues;
        (is_all && is_plain && line.is_ascii()).then_some(Plain { line, solution })
    }
}

/// Where one puzzle stands.
enum Progress {
    /// Everything before this character of the line is known to be needed, if anything was looked at.
    Open {
        next: Option<usize>,
    },
    Decided(Option<bool>),
}

/// Whether every clue is needed, for each puzzle; `None` where its line, or a line without one of its clues, was not
/// decided. Each call of the family has a budget of its own.
pub(crate) fn are_minimal(
    family: &dyn Family,
    puzzles: &[Plain<'_>],
    budget: &mut dyn FnMut() -> Budget,
) -> Vec<Option<bool>> {
    let mut progress: Vec<Progress> =
        puzzles.iter().map(|_| Progress::Open { next: None }).collect();
    let (mut lines, mut tests) = (Vec::new(), Vec::new());
    loop {
        lines.clear();
        tests.clear();
        let is_open = |progress: &&Progress| matches!(progress, Progress::Open { .. });
        let n_open = progress.iter().filter(is_open).count();
        let n_each = if n_open == 1 { LINES_ALONE } else { LINES_EACH };
        for (i, (progress, puzzle)) in progress.iter_mut().zip(puzzles).enumerate() {
            let Progress::Open { next } = progress else { continue };
            let before = lines.len();
            if next.is_none() {
                lines.push(puzzle.line.to_owned());
                tests.push((i, true));
            }
            let mut at = next.unwrap_or(0);
            while lines.len() < before + n_each
                && let Some(clue) = puzzle.line[at..].bytes().position(|c| c != b'.')
            {
                let mut line = puzzle.line.to_owned();
                line.replace_range(at + clue..=at + clue, ".");
                lines.push(line);
                tests.push((i, false));
                at += clue + 1;
            }
            *next = Some(at);
            if lines.len() == before {
                *progress = Progress::Decided(Some(true));
            }
        }
        if lines.is_empty() {
            break;
        }
        let texts: Vec<&str> = lines.iter().map(String::as_str).collect();
        let mut left = tests.iter();
        family.solve_lines(&texts, &mut budget(), &mut |answer| {
            let Some(&(i, is_itself)) = left.next() else { return };
            let unique = LineAnswer::Unique(puzzles[i].solution);
            let expected = if is_itself { unique } else { LineAnswer::Several };
            let Progress::Open { .. } = progress[i] else { return };
            match answer {
                Some(answer) if answer == expected => (),
                Some(_) if !is_itself => progress[i] = Progress::Decided(Some(false)),
                _ => progress[i] = Progress::Decided(None),
            }
        });
        // A family without such a way answers nothing.
        for &(i, _) in left {
            progress[i] = Progress::Decided(None);
        }
    }
    let decided = |progress: Progress| match progress {
        Progress::Open { .. } => None,
        Progress::Decided(is_minimal) => is_minimal,
    };
    progress.into_iter().map(decided).collect()
}
