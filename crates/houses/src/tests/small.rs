//! Small positions written by hand, on Latin squares of several sizes.

use super::reason;
use crate::solver::{Asked, Solver};
use gridwright_core::Budget;
use gridwright_core::Position;
use gridwright_core::Puzzle;
use gridwright_core::effects_words;
use gridwright_core::toy::Toy;
use gridwright_core::what_if;
use gridwright_core::{Effect, Row, Step, StepQuery, WHAT_IF};
use gridwright_core::{Mask, Site, Value};
use gridwright_core::{Verdict, first_shown, solve};

/// Reads a position: rows of cells, each `*` for all candidates, digits for the candidates left, or
/// `=d` for a placed value. Missing rows are all `*`.
fn position(toy: &Toy, text: &str) -> Position {
    let board = toy.board();
    let mut position = Position::of(toy);
    for (r, row) in text.split('/').enumerate() {
        for (c, cell) in row.split_whitespace().enumerate() {
            let site = Site((r * board.cols + c) as u16);
            if let Some(placed) = cell.strip_prefix('=') {
                let value = board.value_of(placed.chars().next().unwrap()).unwrap();
                position.place(toy, site, value);
            } else if cell != "*" {
                let kept: Mask = cell.chars().map(|c| board.value_of(c).unwrap()).collect();
                position.cross_out(site, board.all_values().without(kept));
            }
        }
    }
    position
}

fn step(toy: &Toy, position: &Position) -> Option<Step> {
    const OWN: &[Row<Toy>] = &[Row { technique: &WHAT_IF, find: what_if }];
    let solver = Solver::of(toy, false).expect("toys are small");
    let asked = Asked { query: StepQuery::default(), is_proper: false };
    let mut budget = Budget::unlimited();
    first_shown(|visit| solver.visit_steps(toy, OWN, position, &asked, &mut budget, visit))
}

fn first(toy: &Toy, text: &str) -> String {
    let position = position(toy, text);
    match step(toy, &position) {
        None => "nothing".to_owned(),
        Some(step) => {
            assert!(!reason(toy, &step).contains(['{', '}']));
            let effects = effects_words(toy.board(), &step.finding.effects);
            format!("{}: {effects}", step.technique.id)
        }
    }
}

#[test]
fn each_technique_is_found_where_nothing_cheaper_works() {
    for (n, text, expected) in [
        (3, "=1 =2 *", "last-cell: r1c3=3"),
        (4, "234 234 234 *", "hidden-single: r1c4=1"),
        (4, "1 * * *", "naked-single: r1c1=1"),
        (4, "12 12 * *", "naked-pair: r1c3<>12 r1c4<>12"),
        (4, "* * 234 234 / * * 234 234", "x-wing: r3c1<>1 r3c2<>1 r4c1<>1 r4c2<>1"),
        (5, "* * 345 345 345", "hidden-pair: r1c1<>345 r1c2<>345"),
        (6, "123 12 23 * * *", "naked-triple: r1c4<>123 r1c5<>123 r1c6<>123"),
        (7, "* * * 4567 4567 4567 4567", "hidden-triple: r1c1<>4567 r1c2<>4567 r1c3<>4567"),
        (
            6,
            "* * * 23456 23456 23456 / * * * 23456 23456 23456 / * * * 23456 23456 23456",
            "swordfish: r4c1<>1 r4c2<>1 r4c3<>1 r5c1<>1 r5c2<>1 r5c3<>1 r6c1<>1 r6c2<>1 r6c3<>1",
        ),
        (
            8,
            "1234 1234 1234 1234 * * * *",
            "naked-quad: r1c5<>1234 r1c6<>1234 r1c7<>1234 r1c8<>1234",
        ),
        (
            9,
            "* * * * 56789 56789 56789 56789 56789",
            "hidden-quad: r1c1<>56789 r1c2<>56789 r1c3<>56789 r1c4<>56789",
        ),
    ] {
        assert_eq!(first(&Toy::latin(n), text), expected, "{text}");
    }
}

#[test]
fn a_jellyfish_is_found_where_nothing_cheaper_works() {
    let row = "* * * * 2345678 2345678 2345678 2345678";
    let found = first(&Toy::latin(8), &[row; 4].join("/"));
    assert!(found.starts_with("jellyfish: r5c1<>1 r5c2<>1"), "{found}");
    assert_eq!(found.split_whitespace().count(), 17);
}

#[test]
fn locked_candidates_need_a_group_across_the_row() {
    let group = vec![Site(0), Site(1), Site(4)];
    let text = "* * 234 234";
    assert_eq!(first(&Toy::new(4, vec![group], vec![]), text), "claiming: r2c1<>1");
    assert_eq!(first(&Toy::latin(4), text), "nothing");
}

#[test]
fn near_misses_find_nothing() {
    for (n, text) in [
        (4, "* * * *"),
        (5, "12 123 * * *"),
        (5, "* * 1345 345 345"),
        (6, "123 124 23 * * *"),
        (4, "* * 234 234 / * 234 * 234"),
    ] {
        assert_eq!(first(&Toy::latin(n), text), "nothing", "{text}");
    }
}

#[test]
fn what_if_refutes_by_singles_and_ends_with_its_budget() {
    let line = "1..3..4.....5....32.....2";
    let toy = Toy::latin(5);
    let givens: Vec<Option<Value>> = line.chars().map(|c| toy.board().value_of(c)).collect();
    let toy = toy.with(givens);
    let position = Position::of(&toy);
    let Verdict::Unique(solution) = solve(&toy, &mut Budget::unlimited()) else {
        panic!("one solution")
    };
    let first =
        |mut budget: Budget| first_shown(|visit| what_if(&toy, &position, &mut budget, visit));
    let found = first(Budget::unlimited()).expect("a step");
    for effect in found.effects {
        let Effect::Drop(site, gone) = effect else { panic!("{effect:?}") };
        assert!(!gone.has(solution[site.index()]));
    }
    assert_eq!(first(Budget::nodes(0)), None);
}
