//! Checks the list of all next steps.

use std::collections::BTreeSet;

use gridwright::contract::Kind;
use gridwright::steps::{Effect, Tenths, all_steps, next_step};
use gridwright::{Budget, Position, Profile, Puzzle, Site, Step, StepQuery, Value};

use super::ensure::ensure;
use super::reasons::follow;
use crate::bench::Bench;

/// Rating above which steps are not listed here: they take longest, and many have the same
/// conclusion.
const HARDEST: Tenths = Tenths(45);

/// Number of positions of a path that are examined.
const POSITIONS: usize = 6;

pub(super) fn listed(bench: &Bench<'_>) -> Result<(), String> {
    let query = StepQuery::default().at_most(HARDEST);
    let mut n_listed = 0;
    for sample in &bench.samples {
        let puzzle = &*sample.puzzle;
        let known = (puzzle.info().techniques)(Profile::DEFAULT);
        let solutions = std::slice::from_ref(&sample.solution);
        let mut position = Position::of(puzzle);
        for _ in 0..POSITIONS {
            let steps = all_steps(puzzle, &position, &query, &mut Budget::nodes(2_000_000));
            n_listed += steps.len();
            let next = next_step(puzzle, &position, &query, &mut Budget::nodes(2_000_000));
            let is_first = |next: &Step| {
                let rated = steps.iter().take_while(|s| s.worth.rating == next.worth.rating);
                rated.into_iter().any(|step| step.finding.effects == next.finding.effects)
            };
            let has_next = next.as_ref().map_or(steps.is_empty(), is_first);
            ensure!(has_next, "the next step is not the first of the list:\n{}", puzzle.text());
            ensure!(steps.is_sorted_by_key(|step| step.worth.rating), "not easiest first");
            for step in &steps {
                follow(puzzle, position.clone(), std::slice::from_ref(step), solutions, &known)?;
            }
            let found: BTreeSet<(Site, Value)> = steps.iter().filter_map(placed).collect();
            for single in singles(puzzle, &position) {
                let is_found = !is_plain(puzzle) || found.contains(&single);
                ensure!(is_found, "the single {single:?} is not listed:\n{}", puzzle.text());
            }
            let Some(next) = next else { break };
            if position.apply(puzzle, &next).is_err() {
                break;
            }
        }
    }
    ensure!(n_listed > 0, "no steps were listed");
    Ok(())
}

fn placed(step: &Step) -> Option<(Site, Value)> {
    step.finding.effects.iter().find_map(|effect| match *effect {
        Effect::Place(site, value) => Some((site, value)),
        Effect::Drop(..) => None,
    })
}

/// Whether every rule only requires different values, so that singles are always steps.
fn is_plain(puzzle: &dyn Puzzle) -> bool {
    puzzle.constraints().iter().all(|rule| rule.kind() != Kind::Other)
}

/// The sites with one candidate, found without any technique.
fn singles(puzzle: &dyn Puzzle, position: &Position) -> BTreeSet<(Site, Value)> {
    let open = puzzle.board().all_sites().filter(|&site| position.is_open(site));
    open.filter_map(|site| Some((site, position.at(site).only()?))).collect()
}
