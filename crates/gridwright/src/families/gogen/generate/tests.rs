//! Checks published styles, and requests that cannot be met.

use gridwright_core::{Count, Family, Verdict, count, solve};

use super::*;
use crate::families::gogen::Gogen;
use crate::families::gogen::info::PARAMS;

fn made(spec: &str, seed: u64) -> Result<Generated, Shortfall> {
    let params = Params::parse(PARAMS, spec).unwrap();
    Gogen.generate(1, &params, &mut Rng::from_seed(seed), &mut Budget::unlimited())
}

fn given_cells(made: &Generated) -> u32 {
    let givens = made.puzzle.board().givens.iter().enumerate();
    givens.filter(|(_, given)| given.is_some()).map(|(i, _)| 1 << i).sum()
}

fn figure(made: &Generated, name: &str) -> f64 {
    made.figures.iter().find(|(known, _)| *known == name).unwrap().1
}

#[test]
fn styles_are_as_published() {
    for seed in 0..20 {
        let uber = made("style=uber", seed).unwrap();
        assert_eq!(given_cells(&uber), ODD_LATTICE);
        assert!((10.0..=14.0).contains(&figure(&uber, "words")), "seed {seed}");
        assert!(figure(&uber, "letters") >= 20.0);
        let vowels = uber.puzzle.board().givens.iter().flatten();
        assert!(vowels.into_iter().all(|value| VOWELS >> value.0 & 1 == 0), "seed {seed}");

        let ultra = made("style=ultra", seed).unwrap();
        assert!((2..=8).contains(&given_cells(&ultra).count_ones()));
        assert_eq!(figure(&ultra, "letters"), 25.0);

        let hyper = made("style=hyper", seed).unwrap();
        let cells = given_cells(&hyper);
        assert!((2..=5).contains(&cells.count_ones()));
        assert!(bits(cells).all(|cell| around(cell) & cells == 0), "none touch, seed {seed}");

        let golden = made("style=golden", seed).unwrap();
        let cells = given_cells(&golden);
        assert_eq!(cells.count_ones(), 1);
        assert!(AXES.iter().all(|axis| axis & cells == 0), "seed {seed}");
    }
}

#[test]
fn with_the_fewest_words_none_can_go() {
    for seed in 0..5 {
        let Generated { puzzle, .. } = made("style=ultra,givens=5,fewest=yes", seed).unwrap();
        let (board, words) =
            puzzle.line().split_once('/').map(|(b, w)| (b.to_owned(), w.to_owned())).unwrap();
        let words: Vec<&str> = words.split(',').collect();
        let letters = |words: &[&str]| {
            words.concat().bytes().collect::<std::collections::BTreeSet<u8>>().len()
        };
        for i in 0..words.len() {
            let mut rest = words.clone();
            rest.remove(i);
            let less = Gogen.parse(&format!("{board}/{}", rest.join(","))).unwrap();
            let n = count(&*less, 2, &mut Budget::unlimited());
            assert!(n == Count::AtLeast(2) || letters(&rest) < 25, "seed {seed}");
        }
    }
}

#[test]
fn without_givens_there_are_always_eight_times_as_many() {
    for seed in 0..5 {
        let Generated { puzzle, .. } = made("style=golden", seed).unwrap();
        let bare = puzzle.with_givens(vec![None; CELLS]);
        let verdict = solve(&*bare, &mut Budget::unlimited());
        assert!(matches!(verdict, Verdict::Several(..)), "seed {seed}");
        let n = count(&*bare, 1_000_000, &mut Budget::unlimited());
        assert!(
            matches!(&n, Count::Exactly(n) if *n >= 8u32.into() && n % 8u32 == 0u32.into()),
            "seed {seed}: {n}"
        );
    }
}

#[test]
fn what_cannot_be_made_is_refused_in_a_sentence() {
    for (spec, expected) in [
        ("givens=3,pattern=x", "expected givens or pattern, not both"),
        ("pattern=xx", "pattern=xx: expected 25 cells, each x or a dot"),
        ("pattern=xxxxxxxxxxxxxxxxxxxxxxxxx", "pattern: expected an empty cell"),
        (
            "pattern=..x....x....x............",
            "pattern: expected a cell off every line the board can be mirrored in, or the \
             solution is never the only one",
        ),
        ("words=ZOO", "words: expected a word of 3 to 25 letters from A to Y, none twice in a row"),
    ] {
        assert_eq!(made(spec, 1).err().unwrap().to_string(), expected);
    }
}

#[test]
fn own_words_are_the_only_ones_used() {
    let lexicon = Lexicon::built_in().unwrap();
    let written = |index| lexicon.word(index).iter().map(|letter| char::from(b'A' + letter));
    let list: Vec<String> =
        (0..lexicon.len() as u32).step_by(3).map(|index| written(index).collect()).collect();
    let puzzle = made(&format!("words={}", list.join("+")), 1).unwrap().puzzle;
    let line = puzzle.line();
    let words = line.split_once('/').unwrap().1;
    assert!(words.split(',').all(|word| list.iter().any(|own| own == word)));
}

#[test]
fn a_budget_that_runs_out_leaves_a_proper_puzzle_or_nothing() {
    let mut n_left = 0;
    for spec in ["style=ultra,givens=2", "level=expert"] {
        for nodes in [0, 10, 100, 300, 1000, 3000] {
            let params = Params::parse(PARAMS, spec).unwrap();
            let made =
                Gogen.generate(1, &params, &mut Rng::from_seed(5), &mut Budget::nodes(nodes));
            let Err(shortfall) = made else { continue };
            assert!(matches!(shortfall, Shortfall::OutOfBudget(_)), "{spec} {nodes}");
            if let Some(best) = shortfall.into_best() {
                n_left += 1;
                let verdict = solve(&*best.puzzle, &mut Budget::unlimited());
                assert_eq!(verdict, Verdict::Unique(best.solution), "{spec} {nodes}");
            }
        }
    }
    assert!(n_left > 0, "no budget ran out half-way");
}

#[test]
fn what_no_words_could_make_easy_is_refused() {
    for level in ["easy", "medium"] {
        let refused = made(&format!("style=golden,level={level},anyway=yes"), 1).err().unwrap();
        let sentence = refused.to_string();
        assert!(sentence.starts_with(&format!("level={level}: expected something harder")));
    }
    // One letter that is not on a line of symmetry, and room for all neighbours.
    assert!(Pattern::Cells(1 << 1).can_be_solved(Tenths(40)));
    assert!(!Pattern::Cells(1 << 1).can_be_solved(Tenths(39)));
    assert!(Pattern::Cells(ODD_LATTICE).can_be_solved(Tenths(15)));
}
