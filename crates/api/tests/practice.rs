//! Practice games: the technique is the next step, by the profile named in the answer.

use gridwright::steps::example_of;
use gridwright_api::{
    Budget, HintRequest, PracticeAnswer, PracticeOutcome, PracticeRequest, PuzzleInput,
    all_techniques, hint, practice,
};

/// Maximum number of search nodes for each game.
const NODES: u64 = 50_000;

/// The technique that is the next step in a game.
fn next(answer: &PracticeAnswer) -> Option<String> {
    let mut request = HintRequest::new(PuzzleInput::Game(answer.game.clone()?));
    request.profile = Some(answer.profile.clone());
    hint(&request, &mut Budget::unlimited()).expect("a game that was made").technique
}

#[test]
fn the_technique_is_next() {
    let mut n_games = 0;
    for entry in all_techniques() {
        let id = entry.technique.id;
        for family in &entry.families {
            let info = family.info();
            let mut request = PracticeRequest::new(id, 1);
            request.family = Some(info.id.to_owned());
            // With so few nodes it is usually the position of the lesson.
            let mut budget = Budget::nodes(NODES);
            let answer = practice(&request, &mut budget).expect("a technique of the family");
            if answer.game.is_some() {
                assert_eq!(next(&answer).as_deref(), Some(id), "{}", info.id);
                n_games += 1;
            } else {
                let example = example_of(info, entry.technique);
                assert!(example.is_none(), "{} has a position of {id}", info.id);
            }
        }
    }
    assert!(n_games > 250, "{n_games}");
}

#[test]
fn techniques_of_other_profiles_are_made_too() {
    for technique in ["direct-claiming", "cycle", "forcing-chain", "uvwxyz-wing"] {
        let answer = practice(&PracticeRequest::new(technique, 4), &mut Budget::unlimited());
        let answer = answer.expect("a technique");
        assert_eq!(answer.outcome, PracticeOutcome::Made, "{technique}");
        assert_ne!(answer.profile, "gridwright", "{technique}");
        assert_eq!(next(&answer).as_deref(), Some(technique));
    }
}
