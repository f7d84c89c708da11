//! Small puzzles of every family and variant, for seeds and for targets that need a board.

use std::sync::{Arc, OnceLock};

use gridwright::{Budget, FAMILIES, Family, Params, Puzzle, Recipe, Solution};
use gridwright_testkit::files;
use gridwright_testkit::requests::{all_sides, join, of_side, variants};

/// A small generated puzzle, and its solution if that is known.
pub(crate) struct Sample {
    pub(crate) family: &'static dyn Family,
    pub(crate) puzzle: Arc<dyn Puzzle>,
    pub(crate) solution: Option<Solution>,
}

/// The board sizes for which every variant is made.
const SMALL: std::ops::RangeInclusive<usize> = 2..=6;

/// Maximum number of sites; larger boards are too slow for fuzzing.
const MOST_SITES: usize = 160;

/// The search budget for a sample, in nodes; puzzles that need more are left out.
const NODES: u64 = 20_000;

/// Samples of each family: the first preset, small boards of each variant, and the boards stored
/// beside it.
pub(crate) fn samples() -> &'static [Sample] {
    static SAMPLES: OnceLock<Vec<Sample>> = OnceLock::new();
    SAMPLES.get_or_init(|| {
        let samples: Vec<Sample> = FAMILIES.iter().flat_map(|&family| of_family(family)).collect();
        for family in FAMILIES {
            let id = family.info().id;
            assert!(samples.iter().any(|sample| sample.family.info().id == id), "no {id}");
        }
        samples
    })
}

/// The sample selected by a number.
pub(crate) fn sample(pick: usize) -> &'static Sample {
    &samples()[pick % samples().len()]
}

fn of_family(family: &'static dyn Family) -> Vec<Sample> {
    let info = family.info();
    let mut asked = vec![info.presets[0].to_owned()];
    let mut sides = all_sides(info);
    sides.retain(|side| SMALL.contains(side));
    sides.truncate(3);
    let sides: Vec<String> = sides.into_iter().map(|side| of_side(info, side)).collect();
    for side in if sides.is_empty() { vec![String::new()] } else { sides } {
        let boards = variants(info, |spec| spec.is_structural);
        asked.push(side.clone());
        asked.extend(boards.into_iter().map(|board| join(&[side.clone(), board])));
    }
    asked.sort();
    asked.dedup();
    let made = asked.iter().filter_map(|params| {
        let params = Params::parse(info.params, params).ok()?;
        let made = Recipe::new(family, params, 1).make(&mut Budget::nodes(NODES)).ok()?;
        Some(Sample { family, puzzle: made.puzzle, solution: Some(made.solution) })
    });
    let kept = files::boards(family).into_iter().filter_map(|line| {
        Some(Sample { family, puzzle: family.parse(&line).ok()?, solution: None })
    });
    made.chain(kept).filter(|sample| sample.puzzle.board().n_sites() <= MOST_SITES).collect()
}
