//! The canonical form is the same for all equivalent puzzles and different for others.

mod common;

use common::{Random, known};
use gridwright_sudoku9::{Grid, canonical, full_grid};
use std::collections::BTreeSet;

/// The nine lines with bands, and lines within bands, in random order.
fn lines(random: &mut Random) -> [usize; 9] {
    let mut shuffled = |n: usize| {
        let mut items: Vec<usize> = (0..n).collect();
        for i in (1..n).rev() {
            items.swap(i, random.below(i + 1));
        }
        items
    };
    let bands = shuffled(3);
    let mut all = Vec::new();
    for band in bands {
        all.extend(shuffled(3).into_iter().map(|line| 3 * band + line));
    }
    all.try_into().unwrap()
}

fn guise(grid: &Grid, random: &mut Random) -> Grid {
    let (rows, columns) = (lines(random), lines(random));
    let mut digits: Vec<u8> = (1..=9).collect();
    for i in (1..9).rev() {
        digits.swap(i, random.below(i + 1));
    }
    let transposed = random.below(2) == 1;
    core::array::from_fn(|cell| {
        let (r, c) = (rows[cell / 9], columns[cell % 9]);
        let value = if transposed { grid[9 * c + r] } else { grid[9 * r + c] };
        if value == 0 { 0 } else { digits[usize::from(value) - 1] }
    })
}

/// Full grids with many automorphisms, puzzles, and grids with few clues.
fn samples(random: &mut Random) -> Vec<Grid> {
    let mut all = known();
    // Cyclic grids, including the full grid with the most automorphisms.
    for (across, down) in [(3, 1), (3, 4), (3, 7)] {
        all.push(core::array::from_fn(|cell| {
            let (r, c) = (cell / 9, cell % 9);
            ((r % 3 * across + r / 3 * down + c) % 9) as u8 + 1
        }));
    }
    all.push([0; 81]);
    for clues in 1..12 {
        let full = full_grid(&mut || random.next());
        let mut few = [0; 81];
        for _ in 0..clues {
            let cell = random.below(81);
            few[cell] = full[cell];
        }
        all.push(few);
    }
    let diagonal =
        core::array::from_fn(|cell| if cell / 9 == cell % 9 { cell as u8 / 9 + 1 } else { 0 });
    all.push(diagonal);
    // Grids with clues that clash.
    all.push([5; 81]);
    for clues in [3, 20, 81] {
        let mut grid = [0; 81];
        for _ in 0..clues {
            grid[random.below(81)] = random.below(9) as u8 + 1;
        }
        all.push(grid);
    }
    for holes in [0, 1, 2, 10, 40] {
        let mut grid = full_grid(&mut || random.next());
        for _ in 0..holes {
            grid[random.below(81)] = 0;
        }
        all.push(grid);
    }
    all
}

#[test]
fn all_guises_have_one_form() {
    let mut random = Random(5);
    for grid in samples(&mut random) {
        let form = canonical(&grid);
        assert_eq!(canonical(&form), form);
        assert_eq!(
            form.iter().filter(|&&v| v != 0).count(),
            grid.iter().filter(|&&v| v != 0).count()
        );
        for _ in 0..25 {
            assert_eq!(canonical(&guise(&grid, &mut random)), form, "{grid:?}");
        }
    }
}

#[test]
fn a_form_is_a_guise_of_its_puzzle() {
    // The transformation is not returned, so this compares an invariant: each known puzzle has one
    // solution.
    for puzzle in known() {
        assert_eq!(common::solutions(&canonical(&puzzle), 2).len(), 1);
    }
}

#[test]
fn there_are_416_bands() {
    // The well-known number of classes of a first band; so many random bands include the rarest
    // one.
    let mut forms = BTreeSet::new();
    let mut random = Random(6);
    for _ in 0..40_000 {
        let full = full_grid(&mut || random.next());
        let mut band = [0; 81];
        band[..27].copy_from_slice(&full[..27]);
        forms.insert(canonical(&band));
    }
    assert_eq!(forms.len(), 416);
}

#[test]
fn two_clues_fall_into_few_classes() {
    // Two cells share a box and a line, only a box, only a line, or no house; in the last case they
    // are in a common band or stack, or in none. Different digits are possible in all five cases,
    // the same digit only in the last two.
    let mut forms = BTreeSet::new();
    for a in 0..81 {
        for b in 0..81 {
            for (x, y) in [(1, 1), (1, 2)] {
                let mut grid = [0; 81];
                (grid[a], grid[b]) = (x, y);
                if a != b && (x != y || common::fits(&grid, a, x)) {
                    forms.insert(canonical(&grid));
                }
            }
        }
    }
    assert_eq!(forms.len(), 5 + 2);
}

#[test]
fn different_full_grids_are_distinguished() {
    // There are 5,472,730,538 classes of full grids, so 2,000 random ones are all different.
    let mut random = Random(7);
    let forms: BTreeSet<Grid> =
        (0..2000).map(|_| canonical(&full_grid(&mut || random.next()))).collect();
    assert_eq!(forms.len(), 2000);
}
