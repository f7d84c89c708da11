//! The easiest route is compared with all orders of steps on small boards.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use gridwright::steps::{Tenths, easiest_route, explain_from};
use gridwright::{Budget, Mask, Position, Profile, Puzzle, Recipe, StepQuery, Value, open};

/// The values and candidates, which identify a position.
fn known(position: &Position) -> Vec<(Option<Value>, Mask)> {
    position.values().iter().copied().zip(position.candidates().iter().copied()).collect()
}

/// The minimum over all orders of steps: the rating of the hardest step, and the number of steps
/// with that rating. `None` if there are too many positions.
fn least_of_all_orders(puzzle: &dyn Puzzle) -> Option<(Tenths, usize)> {
    let reasoner = puzzle.reasoner().expect("techniques");
    let mut done = BTreeSet::new();
    let mut open = BTreeMap::from([((Tenths(0), 0, 0), Position::of(puzzle))]);
    let mut n_reached = 0;
    while let Some(((most, n, _), position)) = open.pop_first() {
        if position.solution().is_some() {
            return Some((most, n));
        }
        if done.len() > 1500 || !done.insert(known(&position)) {
            if done.len() > 1500 {
                return None;
            }
            continue;
        }
        let mut steps = Vec::new();
        let (query, mut budget) = (StepQuery::default(), Budget::unlimited());
        let _ = reasoner.visit_steps(&position, &query, &mut budget, &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        for step in steps {
            let mut after = position.clone();
            if after.apply(puzzle, &step).is_err() || done.contains(&known(&after)) {
                continue;
            }
            let rating = step.worth.rating;
            let (most, n) = match rating.cmp(&most) {
                std::cmp::Ordering::Less => (most, n),
                std::cmp::Ordering::Equal => (most, n + 1),
                std::cmp::Ordering::Greater => (rating, 1),
            };
            n_reached += 1;
            open.insert((most, n, n_reached), after);
        }
    }
    panic!("no order of steps solves it");
}

#[test]
fn no_order_of_steps_is_easier_on_small_boards() {
    let (mut n, mut n_better) = (0, 0);
    for recipe in
        ["sudoku/size=4", "sudoku/size=4,regions=latin", "futoshiki/size=4", "cirth/size=4"]
    {
        for seed in 1..=12 {
            let recipe: Recipe = format!("{recipe}@1#{seed}").parse().expect("a recipe");
            let made = recipe.make(&mut Budget::unlimited()).expect("a puzzle");
            let Some(least) = least_of_all_orders(&*made.puzzle) else { continue };
            let route = easiest_route(&*made.puzzle, Profile::DEFAULT, &mut Budget::unlimited());
            let route = route.expect("a rated puzzle");
            assert!(route.is_complete);
            assert_eq!(route.hardest, least, "{}", made.puzzle.line());
            n += 1;
            n_better += usize::from(route.hardest < route.usual);
        }
    }
    assert!(n >= 20 && n_better > 0, "{n} puzzles, {n_better} with an easier route");
}

#[test]
fn a_pattern_that_the_usual_path_loses_makes_a_puzzle_easier() {
    let text =
        "sudoku:....5.62.........46.5..8.3716....3..7.4..6...........8....1.97..27........149....";
    let mut budget = Budget::unlimited();
    let puzzle = open(text, None, &mut budget).expect("a puzzle");
    let route = easiest_route(&*puzzle, Profile::DEFAULT, &mut budget).expect("a route");
    assert_eq!((route.hardest, route.usual), ((Tenths(47), 1), (Tenths(48), 1)));
    assert!(route.is_complete);
    // Every step of the route can be found in its position.
    let mut position = Position::of(&*puzzle);
    for step in &route.explanation.steps {
        let reasoner = puzzle.reasoner().expect("techniques");
        let mut is_there = false;
        let _ = reasoner.visit_steps(&position, &StepQuery::default(), &mut budget, &mut |one| {
            is_there |= one == *step;
            if is_there { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(is_there, "{}", step.technique.id);
        position.apply(&*puzzle, step).expect("a step that holds");
    }
    assert_eq!(position.solution(), route.explanation.position.solution());
}

#[test]
fn a_budget_ends_the_search_and_the_usual_path_is_the_answer() {
    let mut budget = Budget::unlimited();
    let puzzle = open(
        "sudoku:....5.62.........46.5..8.3716....3..7.4..6...........8....1.97..27........149....",
        None,
        &mut budget,
    )
    .expect("a puzzle");
    let usual = explain_from(&*puzzle, Position::of(&*puzzle), &StepQuery::default(), &mut budget);
    let mut budget = Budget::nodes(budget.used() + 2);
    let route = easiest_route(&*puzzle, Profile::DEFAULT, &mut budget).expect("a route");
    assert!(!route.is_complete);
    assert_eq!(route.explanation, usual);
}
