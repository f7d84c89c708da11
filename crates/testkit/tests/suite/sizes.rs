//! For every size a family offers, up to large ones, a puzzle can be made, has one solution by two
//! methods, and can be read from each of its forms.

use std::collections::BTreeSet;

use gridwright::budget::Rng;
use gridwright::contract::solve_generally;
use gridwright::params::ParamKind;
use gridwright::{Budget, Family, Generated, Params, Shortfall, Verdict};
use gridwright_testkit::requests::{all_sides, of_side};
use gridwright_testkit::{ask, reads_back};
use libtest_mimic::Trial;

use crate::trials::{bench, of_each_family};

/// Maximum side that is tested: the oracle has a clause for every pair of cells in a row.
const LARGEST: usize = 25;

/// Maximum number of sites for the oracle, which would take minutes on larger boards.
const MOST_SITES: usize = LARGEST * LARGEST;

pub(crate) fn trials() -> Vec<Trial> {
    of_each_family("every side is made and proved by two methods", every_side)
}

fn every_side(family: &'static dyn Family) {
    let sides = all_sides(family.info());
    if sides.is_empty() {
        // Without a size parameter, all boards must have the same size.
        let boards = bench(family).samples.iter().map(|sample| sample.puzzle.board());
        let shapes: BTreeSet<(usize, usize)> =
            boards.map(|board| (board.rows, board.cols)).collect();
        assert_eq!(shapes.len(), 1, "boards differ, but no structural number says how");
        return;
    }
    let (mut n_asked, mut n_refused) = (0, 0);
    for side in sides.into_iter().filter(|&side| side <= LARGEST) {
        let Some(made) = made(family, side).unwrap_or_else(|why| panic!("{why}")) else {
            n_refused += 1;
            continue;
        };
        let board = made.puzzle.board();
        assert_eq!((board.rows, board.cols), (side, side), "another side than asked for");
        let about = format!("{side}: {}", made.puzzle.line());
        assert_eq!(reads_back(family, &*made.puzzle), Ok(()), "{about}");
        let verdict = solve_generally(&*made.puzzle, &mut Budget::nodes(20_000_000));
        assert_eq!(verdict, Verdict::Unique(made.solution.clone()), "{about}");
        assert!(made.puzzle.accepts(&made.solution), "{about}");
        if board.n_sites() <= MOST_SITES {
            let answer = ask(&*made.puzzle, 2);
            assert_eq!(answer.solutions, std::slice::from_ref(&made.solution), "{about}");
            n_asked += 1;
        }
    }
    // The smallest board of a family may be too small for a puzzle.
    assert!(n_refused <= 1, "{n_refused} sides are refused whatever the structure");
    assert!(n_asked > 5, "the oracle was asked about {n_asked} sides only");
}

/// A square board with this side, with the first structure that allows it; `None` if none does.
fn made(family: &dyn Family, side: usize) -> Result<Option<Generated>, String> {
    let info = family.info();
    let mut plain = of_side(info, side);
    let has_logic =
        |kind: ParamKind| matches!(kind, ParamKind::Choice(words) if words.contains(&"logic"));
    if info.params.iter().any(|spec| spec.name == "depth" && has_logic(spec.kind)) {
        plain.push_str(",depth=logic");
    }
    let mut tries = vec![plain.clone()];
    for spec in info.params.iter().filter(|spec| spec.is_structural) {
        if let ParamKind::Choice(words) = spec.kind {
            tries.extend(words.iter().map(|word| format!("{plain},{}={word}", spec.name)));
        }
    }
    for text in &tries {
        let params = Params::parse(info.params, text).map_err(|error| error.to_string())?;
        let mut budget = Budget::nodes(20_000_000);
        let mut rng = Rng::from_seed(side as u64);
        match family.generate(info.generator, &params, &mut rng, &mut budget) {
            Ok(made) => return Ok(Some(made)),
            Err(Shortfall::BadParams(_)) => (),
            Err(shortfall) => return Err(format!("{text}: {shortfall}")),
        }
    }
    Ok(None)
}
