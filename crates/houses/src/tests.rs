//! Tests of every technique on known positions, and of whole paths against the solution.

mod complete;
mod latin;
mod small;
mod sound;
mod stops;
mod texts;

use crate::finder::Finder;
use crate::layout::{Kind, Layout};
use crate::profiles::{PROFILES, order, techniques};
use crate::solver::{Asked, Solver, path, to_step};
use crate::state::State;
use crate::step::Finding;
use crate::techniques::aligned::{aligned_pair, aligned_triple};
use crate::techniques::rectangles::avoidable_rectangle;
use gridwright_core::Budget;
use gridwright_core::Position;
use gridwright_core::Puzzle;
use gridwright_core::Rng;
use gridwright_core::toy::Toy;
use gridwright_core::{Effect, Step};
use gridwright_core::{End, Explanation, Profile, StepQuery};
use gridwright_core::{Mask, Site, Solution, Value};
use gridwright_core::{Verdict, solve};
use gridwright_core::{effects_words, first_shown};
use gridwright_words::{Language, Words};

/// Puzzles and ratings published by others.
const PUZZLES: &str = include_str!("tests/puzzles.txt");

/// For each technique a position in which it is the next step: technique, profile, rating; the
/// candidates of each cell, or `=` and its value, or `+` and its value if it is not a clue; the
/// effects.
const EXAMPLES: &str = include_str!("tests/examples.txt");

/// The argument of a step in English.
fn reason(toy: &Toy, step: &Step) -> String {
    Words::new(Language::English).why_in(&[Solver::TEXTS], toy, step)
}

/// The classic 9 x 9 board and its layout.
fn classic() -> (Toy, Layout<2>) {
    let square = |b: usize| -> Vec<u16> {
        (0..9).map(|i| (b / 3 * 27 + b % 3 * 3 + i / 3 * 9 + i % 3) as u16).collect()
    };
    let groups = (0..9).map(|b| square(b).into_iter().map(Site).collect()).collect();
    // The toy has rows and columns alternately, then the groups.
    let lines = (0..9).flat_map(|k: u16| {
        let row = (Kind::Row, 2 * usize::from(k), (0..9).map(|j| 9 * k + j).collect());
        let column = (Kind::Column, 2 * usize::from(k) + 1, (0..9).map(|j| 9 * j + k).collect());
        [row, column]
    });
    let boxes = (0..9).map(|b| (Kind::Box, 18 + b, square(b)));
    (Toy::new(9, groups, Vec::new()), Layout::new(81, 9, lines.chain(boxes), true))
}

fn value(c: char) -> Option<Value> {
    c.to_digit(10).filter(|&digit| digit > 0).map(|digit| Value(digit as u8 - 1))
}

fn named(id: &str) -> &'static Profile {
    PROFILES.iter().copied().find(|profile| profile.id == id).expect("a known profile")
}

struct Example {
    id: &'static str,
    profile: &'static Profile,
    rating: &'static str,
    position: Position,
    givens: Vec<Option<Value>>,
    effects: &'static str,
}

fn examples() -> impl Iterator<Item = Example> {
    EXAMPLES.lines().map(|line| {
        let fields: Vec<&str> = line.split('|').collect();
        let head: Vec<&str> = fields[0].split(' ').collect();
        let cells = || fields[1].split(',');
        let placed = |cell: &str| cell.strip_prefix(['=', '+'])?.chars().next().and_then(value);
        let given = |cell: &str| cell.strip_prefix('=')?.chars().next().and_then(value);
        let left = |cell: &str| cell.chars().filter_map(value).collect::<Mask>();
        let position =
            Position::from_parts(cells().map(placed).collect(), cells().map(left).collect());
        Example {
            id: head[0],
            profile: named(head[1]),
            rating: head[2],
            position,
            givens: cells().map(given).collect(),
            effects: fields[2],
        }
    })
}

/// The first step that a finder shows.
fn first(find: Finder<2>, state: &State<'_, 2>, budget: &mut Budget) -> Option<Finding> {
    first_shown(|show| find(state, budget, show))
}

impl Example {
    /// The next step there, or after some steps.
    fn next(&self, layout: &Layout<2>, position: &Position) -> Option<Step> {
        next(&State::of(layout, position, true).printed(&self.givens), self.profile)
    }
}

fn next(state: &State<'_, 2>, profile: &'static Profile) -> Option<Step> {
    let mut budget = Budget::unlimited();
    let found = order(profile).iter().find_map(|finder| {
        let (least, find) = finder.row::<2>();
        let found = first(find, state, &mut budget)?;
        assert!(found.rating.0 >= least, "{} is rated {}", found.technique.id, found.rating);
        Some(found)
    })?;
    Some(to_step(state.layout, profile, found))
}

#[test]
fn each_technique_is_found_where_it_is_next() {
    let (toy, layout) = classic();
    let mut wrong = Vec::new();
    for example in examples() {
        let step = example.next(&layout, &example.position).expect(example.id);
        let effects = effects_words(toy.board(), &step.finding.effects);
        let found = (step.technique.id, step.worth.rating.to_string(), effects);
        if found != (example.id, example.rating.to_owned(), example.effects.to_owned()) {
            wrong.push((example.id, found));
        }
        let words = reason(&toy, &step);
        assert!(!words.contains(['{', '}']) && words.ends_with('.'), "{}: {words}", example.id);
        assert!(!words.contains("nothing"), "{}: {words}", example.id);
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_technique_fires_again_for_what_it_has_done() {
    let (toy, layout) = classic();
    for example in examples() {
        let (id, mut position) = (example.id, example.position.clone());
        let first = example.next(&layout, &position).expect(id);
        position.apply(&toy, &first).expect("the example has a solution");
        let again = example.next(&layout, &position);
        assert!(again.is_none_or(|step| step.finding.effects != first.finding.effects), "{id}");
    }
}

/// The puzzles, each with its rating in tenths.
fn puzzles() -> impl Iterator<Item = (Vec<Option<Value>>, u16)> {
    PUZZLES.lines().map(|line| {
        let (grid, rating) = line.split_once(',').expect("puzzle and rating");
        let rating = rating.replace('.', "").parse().expect("a rating with one decimal");
        (grid.chars().map(value).collect(), rating)
    })
}

fn solved(
    toy: &Toy,
    layout: &Layout<2>,
    givens: &[Option<Value>],
    profile: &'static Profile,
    budget: &mut Budget,
) -> Explanation {
    let state = State::of(layout, &Position::with(toy, givens), true).printed(givens);
    let asked = Asked { query: StepQuery::by(profile), is_proper: true };
    path(state, &[], &asked, budget)
}

fn solution(givens: Vec<Option<Value>>) -> Solution {
    let (toy, _) = classic();
    match solve(&toy.with(givens), &mut Budget::unlimited()) {
        Verdict::Unique(solution) => solution,
        other => panic!("{}", other.name()),
    }
}

#[test]
fn no_step_takes_a_value_of_the_solution() {
    let (toy, layout) = classic();
    for (givens, rating) in puzzles().filter(|(_, rating)| *rating <= 80).step_by(3) {
        let solution = solution(givens.clone());
        for profile in PROFILES {
            let known = techniques(profile);
            let explained = solved(&toy, &layout, &givens, profile, &mut Budget::unlimited());
            assert_eq!(explained.end, End::Solved, "{} at {rating}", profile.id);
            assert_eq!(explained.position.solution().as_ref(), Some(&solution));
            for Step { technique, finding, worth } in &explained.steps {
                let is_right = |effect: &Effect| match *effect {
                    Effect::Place(site, value) => solution[site.index()] == value,
                    Effect::Drop(site, gone) => !gone.has(solution[site.index()]),
                };
                let id = technique.id;
                assert!(!finding.effects.is_empty(), "{id}");
                assert!(finding.effects.iter().all(is_right), "{id} by {}", profile.id);
                assert!(worth.rating >= technique.rating, "{id} is rated {}", worth.rating);
                assert!(known.contains(technique), "{id} is unknown to {}", profile.id);
            }
        }
    }
}

#[test]
fn ratings_agree_with_the_published_ones() {
    let (toy, layout) = classic();
    let profile = named("sukaku-1.18");
    let mut n = 0;
    for (givens, rating) in puzzles().filter(|(_, rating)| *rating <= 85) {
        let explained = solved(&toy, &layout, &givens, profile, &mut Budget::unlimited());
        let hardest = explained.steps.iter().map(|step| step.worth.rating.0).max();
        assert_eq!(hardest, Some(rating), "puzzle {n}");
        n += 1;
    }
    assert!(n > 200, "{n} puzzles");
}

/// The program that the profile is named after gives these ratings and takes these steps.
#[test]
fn chains_within_chains_are_rated_as_by_the_explainer() {
    let (toy, layout) = classic();
    let givens: Vec<_> =
        "96..2..5...3.........9......7....5.84.2....6.....6.....8..4.62..4..5..8...7...1.."
            .chars()
            .map(value)
            .collect();
    let explained = solved(&toy, &layout, &givens, named("se-1.2.1"), &mut Budget::unlimited());
    let ratings: Vec<u16> = explained.steps.iter().map(|step| step.worth.rating.0).collect();
    let first_value = explained.steps.iter().position(Step::places).expect("a value is placed");
    assert_eq!(ratings.iter().max(), Some(&97));
    assert_eq!(ratings[..=first_value].iter().max(), Some(&97));
    assert_eq!(ratings[0], 26);
    let n_nested = ratings.iter().filter(|&&rating| rating >= 90).count();
    assert_eq!((ratings.len(), n_nested), (90, 9));
}

#[test]
fn without_one_solution_no_step_builds_on_it() {
    let (_, layout) = classic();
    let by_swaps = ["unique-", "bug-", "hidden-rectangle", "avoidable-"];
    for example in examples().filter(|e| by_swaps.iter().any(|id| e.id.starts_with(id))) {
        let state = State::of(&layout, &example.position, false).printed(&example.givens);
        for finder in order(example.profile).iter().take(30) {
            let (_, find) = finder.row::<2>();
            let found = first(find, &state, &mut Budget::unlimited());
            assert!(found.is_none_or(|found| found.technique.id != example.id), "{}", example.id);
        }
    }
}

#[test]
fn a_budget_and_a_stop_flag_end_the_work() {
    let (toy, layout) = classic();
    let (givens, _) = puzzles().last().expect("a puzzle");
    for profile in PROFILES {
        let explained = solved(&toy, &layout, &givens, profile, &mut Budget::nodes(10));
        assert_eq!(explained.end, End::OutOfBudget, "{}", profile.id);
        let stop = std::sync::Arc::new(true.into());
        let mut budget = Budget::unlimited().with_stop(stop);
        let explained = solved(&toy, &layout, &givens, profile, &mut budget);
        assert_eq!(explained.end, End::OutOfBudget, "{}", profile.id);
    }
}

#[test]
fn finders_that_remember_find_what_they_would_find_anew() {
    let (_, layout) = classic();
    let mut rng = Rng::from_seed(5);
    // The numbers of searches after one without a result, for each finder without and with a
    // result.
    let mut met = [[0; 2]; 2];
    for example in examples() {
        let mut state = State::of(&layout, &example.position, true);
        let mut has_looked = [false; 2];
        for _ in 0..25 {
            let finders: [Finder<2>; 2] = [aligned_pair, aligned_triple];
            for (i, find) in finders.into_iter().enumerate() {
                let anew = State::of(&layout, &state.position(), true);
                let (mut budget, mut budget_anew) = (Budget::unlimited(), Budget::unlimited());
                let step = |found: Option<Finding>| {
                    found.map(|found| to_step(&layout, Profile::DEFAULT, found))
                };
                let found = step(first(find, &state, &mut budget));
                assert_eq!(found, step(first(find, &anew, &mut budget_anew)), "{}", example.id);
                if found.is_none() {
                    assert_eq!(budget.used(), budget_anew.used(), "{}", example.id);
                }
                met[i][usize::from(found.is_some())] += usize::from(has_looked[i]);
                has_looked[i] |= found.is_none();
            }
            // A random candidate is removed, right or wrong.
            let cells: Vec<usize> = state.open().iter().filter(|&i| state.n_at(i) > 1).collect();
            let Some(&cell) = cells.get(rng.below(cells.len())) else { break };
            let values: Vec<usize> = Mask(state.at(cell)).iter().map(Value::index).collect();
            state.drop(cell, values[rng.below(values.len())]);
        }
    }
    assert!(met.iter().flatten().all(|&n| n > 20), "{met:?}");
}

/// HoDoKu 2.2 gives these scores: 4 for a last cell or a naked single, 14 for a hidden one.
#[test]
fn singles_are_taken_in_the_order_in_which_they_come_up() {
    let (toy, layout) = classic();
    for (puzzle, score) in [
        ("000000000497000000250400070920000063700520000030000000000006001004300005060705009", 348),
        ("000000005080001020020000904000760800200058006000190500006000000040900070002600091", 394),
    ] {
        let givens: Vec<_> = puzzle.chars().map(value).collect();
        let told = solved(&toy, &layout, &givens, named("hodoku-2.2"), &mut Budget::unlimited());
        assert_eq!(told.end, End::Solved);
        assert_eq!(told.steps.iter().map(|step| step.worth.score).sum::<u32>(), score, "{puzzle}");
    }
}

#[test]
fn values_that_are_printed_are_not_swapped() {
    let (_, layout) = classic();
    let mut n = 0;
    for example in examples().filter(|example| example.id.starts_with("avoidable-")) {
        let all_printed = State::of(&layout, &example.position, true);
        let find = avoidable_rectangle::<2>;
        assert_eq!(first(find, &all_printed, &mut Budget::unlimited()), None, "{}", example.id);
        n += 1;
    }
    assert_eq!(n, 2);
}
