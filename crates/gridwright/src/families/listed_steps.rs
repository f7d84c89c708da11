//! For tests: checks the listed steps of a technique at every position on the way to a solution.

use std::collections::BTreeSet;

use gridwright_core::{
    Budget, Effect, Position, Profile, Puzzle, StepQuery, all_steps, effects_words, next_step,
};

/// Follows the easiest steps from the start to the end. At each position the conclusions that are
/// listed for the technique must be those that `expected` gives; returns their total number.
pub(super) fn compare(
    puzzle: &dyn Puzzle,
    technique: &str,
    expected: impl Fn(&Position) -> Vec<Vec<Effect>>,
) -> usize {
    let known = (puzzle.info().techniques)(Profile::DEFAULT);
    let technique = known.into_iter().find(|known| known.id == technique).expect("a technique");
    let words = |effects: &[Effect]| {
        let mut effects: Vec<String> =
            effects.iter().map(|&effect| effects_words(puzzle.board(), &[effect])).collect();
        effects.sort_unstable();
        effects.join(" ")
    };
    let mut position = Position::of(puzzle);
    let mut n_listed = 0;
    loop {
        let query = StepQuery::default().only(technique);
        let steps = all_steps(puzzle, &position, &query, &mut Budget::unlimited());
        let listed: BTreeSet<String> =
            steps.iter().map(|step| words(&step.finding.effects)).collect();
        let expected = expected(&position);
        let expected: BTreeSet<String> = expected.iter().map(|effects| words(effects)).collect();
        assert_eq!(listed, expected, "{} in {}", technique.id, puzzle.line());
        n_listed += listed.len();
        let next = next_step(puzzle, &position, &StepQuery::default(), &mut Budget::unlimited());
        let Some(next) = next else { return n_listed };
        if position.apply(puzzle, &next).is_err() {
            return n_listed;
        }
    }
}
