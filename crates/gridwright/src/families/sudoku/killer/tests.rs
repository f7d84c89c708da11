//! Checks explanations of sums on boards where each technique can be verified by hand.

use std::ops::ControlFlow;

use gridwright_core::{
    Budget, Effect, End, Family, Mask, Params, Position, Profile, Puzzle, Rng, Site, Solution,
    StepQuery, Value, Verdict, explain, next_step, solve, without_clues,
};
use gridwright_words::{Language, Words};

use super::super::super::listed_steps::compare;
use super::super::{Sudoku, text};
use super::cages::Cages;
use super::frame::Frame;
use super::sights::{LEFTOVERS, SIGHTS};
use super::view::View;

/// A 9 x 9 without clues but for some cages.
fn with_cages(cages: &str) -> std::sync::Arc<dyn Puzzle> {
    Sudoku.parse(&format!("{}/cages={cages}", ".".repeat(81))).expect("a board with cages")
}

/// The explanation of the first step of a technique from the start; empty if there is none.
fn said(cages: &str, id: &str) -> String {
    first_step(&*with_cages(cages), id)
}

fn first_step(puzzle: &dyn Puzzle, id: &str) -> String {
    let known = (puzzle.info().techniques)(Profile::DEFAULT);
    let technique = known.into_iter().find(|technique| technique.id == id).expect(id);
    let query = StepQuery::default().only(technique);
    let position = Position::of(puzzle);
    let step = next_step(puzzle, &position, &query, &mut Budget::unlimited());
    step.map_or_else(String::new, |step| Words::new(Language::English).full(puzzle, &step))
}

#[test]
fn sums_are_described_with_their_numbers() {
    let first_row = "12r1c1r1c2r1c3,25r1c4r1c5r1c6r1c7r1c8";
    let first_box = "20r1c1r1c2r1c3r1c4,15r2c1r2c2r2c3,15r3c1r3c2r3c3";
    for (cages, id, expected) in [
        (
            "4r1c1",
            "cage-last-cell",
            "The cage at r1c1 is one cell, so it holds the whole sum, 4. So r1c1 is 4.",
        ),
        (
            first_row,
            "innie-outie-line",
            "The cells of row 1 add up to 45. There, counting the cage of 12 at r1c1 and the cage of 25 at r1c4 gives 37. That leaves 8 for r1c9. So r1c9 is 8.",
        ),
        (
            first_box,
            "innie-outie-box",
            "The cells of box 1 add up to 45. Counting the cage of 20 at r1c1, the cage of 15 at r2c1 and the cage of 15 at r3c1 gives 50. The 5 that is too much is in r1c4 outside. So r1c4 is 5.",
        ),
        (
            "24r1c1r1c2r1c3",
            "one-combination",
            "r1c1, r1c2 and r1c3 are open in the cage of 24 at r1c1 and add up to 24. That can only be 7+8+9. So 1, 2, 3, 4, 5 and 6 can be removed from r1c1, r1c2 and r1c3.",
        ),
        (
            "17r1c1r1c2r1c3r1c4,15r2c1r2c2r2c3,10r3c1r3c2",
            "innie-outie-difference",
            "The cells of box 1 add up to 45. Counting the cage of 17 at r1c1, the cage of 15 at r2c1 and the cage of 10 at r3c1 gives 42. r3c3 inside is in no cage that is counted, and r1c4 outside is. So r3c3 is 3 more than r1c4. A candidate that the others cannot balance can be removed. So 1, 2 and 3 can be removed from r3c3; 7, 8 and 9 can be removed from r1c4.",
        ),
        // Two cells that share no house may repeat a value: 6 is also 3+3.
        (
            "21r1c1r1c2r1c3r1c4,15r2c1r2c2r2c3,15r3c1r3c2r3c3r4c3",
            "hidden-cage",
            "The cells of box 1 add up to 45. Counting the cage of 21 at r1c1, the cage of 15 at r2c1 and the cage of 15 at r3c1 gives 51. The 6 that is too much is in r1c4 and r4c3 outside. A candidate that leaves the others no such sum can be removed. So 6, 7, 8 and 9 can be removed from r1c4 and r4c3.",
        ),
        (
            "3r1c1r2c1,4r1c9r2c9",
            "locked-cages",
            "Every combination that is left for the cage of 3 at r1c1 and the cage of 4 at r1c9 has 1, which can only be in r1c1, r2c1, r1c9 or r2c9, all in rows 1 and 2. So both cages have it there, and no other cell of rows 1 and 2 has it. So 1 can be removed from r1c2, r1c3, r1c4, r1c5, r1c6, r1c7, r1c8, r2c2, r2c3, r2c4, r2c5, r2c6, r2c7 and r2c8.",
        ),
        (
            "3r1c1r1c2,4r4c1r5c1",
            "crossing-combinations",
            "r1c1 and r1c2 are open in the cage of 3 at r1c1 and add up to 3; r4c1 and r5c1 are open in the cage of 4 at r4c1 and add up to 4. Cells of the one see cells of the other. With 1, 3, 4, 5, 6, 7, 8 or 9 in r1c1 no way is left to fill the second cells, however the first ones are filled. So 1, 3, 4, 5, 6, 7, 8 and 9 can be removed from r1c1.",
        ),
        ("20r1c1r1c2r1c3r1c4,15r2c1r2c2r2c3", "innie-outie-box", ""),
        ("15r1c1r1c2r1c3", "combinations", ""),
    ] {
        assert_eq!(said(cages, id), expected, "{cages}");
    }
}

#[test]
fn what_sums_leave_is_noted() {
    let puzzle = with_cages("24r1c1r1c2r1c3,4r2c1r2c2");
    let noted = Position::noted(&*puzzle, &puzzle.board().givens);
    let symbols = |site: u16| -> String {
        noted.at(Site(site)).iter().map(|value| puzzle.board().symbol(value)).collect()
    };
    assert_eq!([symbols(0), symbols(9), symbols(3)], ["789", "13", "123456789"]);
    assert_eq!(Position::of(&*puzzle).at(Site(0)).len(), 9, "that is a step of its own");
}

#[test]
fn regions_are_houses_and_houses_side_by_side() {
    let puzzle = with_cages("4r1c1");
    let frame = Frame::new(puzzle.board(), puzzle.constraints());
    let n_of = |n: usize| frame.regions.iter().filter(|region| region.n_houses() == n).count();
    // Rows: 8 pairs and 7 threes, columns too. Of boxes 12 pairs, and 22 threes of which 6 are bands.
    assert_eq!([n_of(1), n_of(2), n_of(3)], [27, 8 + 8 + 12, 7 + 7 + 22 - 6]);
    assert!(frame.regions.iter().all(|r| r.sites.len() == 9 * r.n_houses()));
}

#[test]
fn the_techniques_are_in_order() {
    assert!(SIGHTS.is_sorted_by_key(|sight| sight.technique.rating));
    assert_eq!(SIGHTS[LEFTOVERS].technique.id, "law-of-leftovers");
}

#[test]
fn boxes_leave_nothing_of_lines_that_pointing_does_not_say() {
    for n in [4, 6, 9, 12, 16] {
        let puzzle = Sudoku.parse(&".".repeat(n * n)).expect("an empty board");
        let frame = Frame::new(puzzle.board(), puzzle.constraints());
        assert!(frame.leftovers().is_empty(), "side {n}");
    }
}

#[test]
fn leftovers_hold_the_same_values() {
    // Regions 1 and 2 are rows 1 and 2 but for a cell.
    let regions = "1112211223444234555345533";
    let puzzle = Sudoku.parse(&format!("{}1/regions={regions}", ".".repeat(24))).expect("a jigsaw");
    assert_eq!(
        first_step(&*puzzle, "law-of-leftovers"),
        "The cells of rows 1 and 2 hold the same values as those of regions 1 and 2, which are as many houses. Without the cells they share, r2c5 is left of the first and r3c4 of the second, so these hold the same values too. r2c5 cannot be 1, so r3c4 is not either. So 1 can be removed from r3c4."
    );
}

/// The cages of a 9 x 9 as its JSON has them: sums, and cells from 0 to 80.
fn cages_of(puzzle: &dyn Puzzle) -> Vec<(usize, Vec<Site>)> {
    let cell = |name: &str| {
        let digit = |at: usize| usize::from(name.as_bytes()[at] - b'1');
        Site((9 * digit(1) + digit(3)) as u16)
    };
    let cages = puzzle.json()["cages"].as_array().expect("cages").clone();
    let cage = |cage: &serde_json::Value| {
        let cells = cage["cells"].as_array().expect("cells").iter();
        let cells = cells.map(|name| cell(name.as_str().expect("a name"))).collect();
        (cage["sum"].as_u64().expect("a sum") as usize, cells)
    };
    cages.iter().map(cage).collect()
}

#[test]
fn every_cage_with_one_cell_left_is_listed() {
    let params = Params::parse(Sudoku.info().params, "killer=yes").expect("parameters");
    for seed in 0..3 {
        let (mut rng, mut budget) = (Rng::from_seed(seed), Budget::unlimited());
        let made = Sudoku.generate(1, &params, &mut rng, &mut budget).expect("a killer");
        let cages = cages_of(&*made.puzzle);
        let n_listed = compare(&*made.puzzle, "cage-last-cell", |position| {
            let last = cages.iter().filter_map(|(sum, cells)| {
                let open: Vec<Site> =
                    cells.iter().copied().filter(|&cell| position.is_open(cell)).collect();
                let placed = cells.iter().filter_map(|&cell| position.value(cell));
                let placed: usize = placed.map(|value| value.index() + 1).sum();
                let [cell] = open[..] else { return None };
                let rest = sum.checked_sub(placed).filter(|rest| (1..=9).contains(rest))?;
                Some(vec![Effect::Place(cell, Value(rest as u8 - 1))])
            });
            last.collect()
        });
        assert!(n_listed > 20, "{n_listed} cells");
    }
}

/// A killer with additional cages that overlap its own: pairs of neighbours, with their sums.
fn with_overlaps(seed: u64) -> (std::sync::Arc<dyn Puzzle>, Solution) {
    let params = Params::parse(Sudoku.info().params, "killer=yes,level=hard").expect("parameters");
    let (mut rng, mut budget) = (Rng::from_seed(seed), Budget::unlimited());
    let made = Sudoku.generate(1, &params, &mut rng, &mut budget).expect("a killer").puzzle;
    let Verdict::Unique(solution) = solve(&*made, &mut budget) else { panic!("one solution") };
    let worth = |site: u16| solution[usize::from(site)].index() + 1;
    let pair = |(i, j): (u16, u16)| {
        let name = |site: u16| format!("r{}c{}", site / 9 + 1, site % 9 + 1);
        format!(",{}{}{}", worth(i) + worth(j), name(i), name(j))
    };
    let pairs: String = [(0, 1), (1, 10), (40, 41), (40, 49), (70, 71)].map(pair).concat();
    (Sudoku.parse(&(made.line() + &pairs)).expect("cages that overlap"), solution)
}

#[test]
fn cages_that_overlap_are_solved_and_explained() {
    for seed in 0..4 {
        let (puzzle, solution) = with_overlaps(seed);
        let mut budget = Budget::unlimited();
        assert_eq!(solve(&*puzzle, &mut budget), Verdict::Unique(solution.clone()));
        let explained = explain(&*puzzle, &StepQuery::default(), &mut budget);
        assert_eq!(explained.end, End::Solved, "{}", puzzle.line());
        for effect in explained.steps.iter().flat_map(|step| &step.finding.effects) {
            let is_right = match *effect {
                Effect::Place(site, value) => solution[site.index()] == value,
                Effect::Drop(site, gone) => !gone.has(solution[site.index()]),
            };
            assert!(is_right, "{effect:?} in {}", puzzle.line());
        }
        let again = Sudoku.parse(&puzzle.text()).expect("our own text");
        assert_eq!((again.line(), again.canonical()), (puzzle.line(), puzzle.canonical()));
        // Without one of two cages that share cells it is another puzzle.
        let fewer = without_clues(&*puzzle, &[puzzle.clues()[0].id]);
        assert_ne!(fewer.canonical(), puzzle.canonical());
    }
}

/// The conclusions of each technique, in order.
fn conclusions(view: &View<'_>, most: usize) -> Vec<Vec<Effect>> {
    let mut all = Vec::new();
    for sight in &SIGHTS {
        let mut shown = Vec::new();
        let _ = (sight.visit)(view, &mut |finding| {
            shown.extend(finding.effects);
            if shown.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        all.push(shown);
    }
    all
}

#[test]
fn what_is_kept_from_other_positions_changes_nothing() {
    let mut rng = Rng::from_seed(3);
    let (mut n_compared, mut n_found) = (0, 0);
    for asked in [
        "killer=yes,level=extreme",
        "killer=yes,size=6,level=hard",
        "killer=yes,regions=jigsaw,level=hard",
        "killer=yes,diagonal=yes,anti-king=yes",
        "killer=yes,size=12,clues=9,level=medium",
    ] {
        let params = Params::parse(Sudoku.info().params, asked).expect(asked);
        let made = Sudoku.generate(1, &params, &mut rng, &mut Budget::unlimited());
        let made = made.unwrap_or_else(|shortfall| panic!("{asked}: {shortfall}"));
        let grid = text::parse(&made.puzzle.text()).expect("our own text");
        let n_sites = made.solution.len();
        // Loose cells as well: a few cages go.
        let mut list = grid.shape().cages.clone();
        list.retain(|_| rng.below(12) > 0);
        let (frame, _) = grid.sums();
        let kept = Cages::unnamed(n_sites, list.clone());
        let mut position = Position::open(made.puzzle.board());
        for round in 0..120 {
            // Mostly a few candidates or values more, at times another position altogether.
            if round % 17 == 16 {
                position = Position::open(made.puzzle.board());
            }
            for _ in 0..rng.below(6) {
                let site = Site(rng.below(n_sites) as u16);
                let value = made.solution[site.index()];
                match rng.below(4) {
                    0 => position.fix(site, value),
                    _ if position.is_open(site) => {
                        let gone = Mask(rng.draw()).without(Mask::of(value));
                        position.cross_out(site, gone.and(position.at(site)));
                    }
                    _ => (),
                }
            }
            let most = if rng.below(3) == 0 { 1 } else { usize::MAX };
            let again = conclusions(&View::new(frame, &kept, &position), most);
            let fresh = Cages::unnamed(n_sites, list.clone());
            let anew = conclusions(&View::new(frame, &fresh, &position), most);
            assert_eq!(again, anew, "{asked}, round {round}");
            n_compared += 1;
            n_found += anew.iter().filter(|shown| !shown.is_empty()).count();
        }
    }
    assert!(n_found > n_compared, "{n_found} techniques found something in {n_compared} positions");
}
