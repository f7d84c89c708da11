//! Finds out whether a step still applies in a position that differs little from an example.

use gridwright::steps::{Effect, all_steps};
use gridwright::{Budget, Mask, Position, Profile, Puzzle, Step, StepQuery};

/// The steps of one technique that can be taken next, even if easier techniques apply too.
pub fn steps_of_technique(
    puzzle: &dyn Puzzle,
    profile: &'static Profile,
    position: &Position,
    step: &Step,
    budget: &mut Budget,
) -> Vec<Step> {
    let query = StepQuery::by(profile).only(step.technique);
    let mut steps = all_steps(puzzle, position, &query, budget);
    steps.retain(|other| other.technique.id == step.technique.id);
    steps
}

/// Whether two steps have a conclusion in common.
pub fn share_a_conclusion(one: &Step, other: &Step) -> bool {
    let all = |step: &Step| -> Vec<(usize, bool, Mask)> {
        let parts = step.finding.effects.iter().map(|effect| match *effect {
            Effect::Place(site, value) => (site.index(), true, Mask::of(value)),
            Effect::Drop(site, gone) => (site.index(), false, gone),
        });
        parts.collect()
    };
    let others = all(other);
    all(one).iter().any(|&(site, is_placed, values)| {
        others.iter().any(|&(at, placed, gone)| {
            (at, placed) == (site, is_placed) && !gone.and(values).is_empty()
        })
    })
}
