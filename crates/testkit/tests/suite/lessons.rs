//! Checks the lessons about techniques: each technique is described, applies next in its committed
//! position, and does not give the same conclusion in the near miss, among all steps that can be
//! taken there.

use std::collections::{BTreeMap, BTreeSet};

use gridwright::steps::{
    Opened, PROFILES, Tenths, effects_words, examples, next_step, techniques_in,
};
use gridwright::{
    Budget, FAMILIES, Family, Position, Profile, Puzzle, Step, StepQuery, Verdict, solve,
};
use gridwright_testkit::files::exceptions;
use gridwright_testkit::{share_a_conclusion, steps_of_technique};
use gridwright_words::{Language, Words};
use libtest_mimic::Trial;

use crate::trials::{of_all, of_each_family};

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = of_each_family(
        "each technique is next in its position, not in the one beside it",
        next_only_there,
    );
    trials
        .extend(of_each_family("each lesson is about a puzzle with one solution", of_one_solution));
    trials.push(of_all("every_technique_is_described_once_and_has_one_id", described));
    trials.push(of_all("every_technique_is_shown_for_every_profile", shown));
    trials
}

fn next(puzzle: &dyn Puzzle, profile: &'static Profile, position: &Position) -> Option<Step> {
    next_step(puzzle, position, &StepQuery::by(profile), &mut Budget::unlimited())
}

fn described() {
    let mut known = BTreeMap::new();
    for info in FAMILIES.iter().map(|family| family.info()) {
        for technique in PROFILES.iter().flat_map(|profile| techniques_in(info, profile)) {
            let first = known.entry(technique.id).or_insert(technique);
            assert_eq!(*first, technique, "{} means two things", technique.id);
            for words in Language::ALL.map(Words::new) {
                let lesson = words.lesson(info, technique);
                let parts = [&lesson.what, &lesson.spot, &lesson.miss, &lesson.relatives];
                for (i, text) in parts.into_iter().enumerate() {
                    let n_sentences = text.matches(['.', '?']).count();
                    let least = if i == 0 { 2 } else { 1 };
                    assert!((least..=8).contains(&n_sentences), "{}: {text}", technique.id);
                }
            }
        }
    }
}

fn shown() {
    let (mut all, mut shown_anywhere) = (BTreeSet::new(), BTreeSet::new());
    for &family in FAMILIES {
        let info = family.info();
        let shown: BTreeSet<(&str, &str)> = examples(info)
            .flat_map(|example| {
                example.profiles.into_iter().map(move |p| (p.id, example.technique))
            })
            .collect();
        let mut known = BTreeSet::new();
        let mut missing: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for profile in PROFILES {
            for technique in techniques_in(info, profile) {
                known.insert((profile.id, technique.id));
                if !shown.contains(&(profile.id, technique.id)) {
                    missing.entry(technique.id).or_default().push(profile.id);
                }
            }
        }
        all.extend(known.iter().map(|&(_, id)| id));
        shown_anywhere.extend(shown.iter().map(|&(_, id)| id));
        let unknown: Vec<_> = shown.difference(&known).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", info.id);
        let missing: Vec<String> =
            missing.iter().map(|(id, profiles)| format!("{id} {}", profiles.join(" "))).collect();
        assert_eq!(missing, exceptions(family, "not-shown"), "{}", info.id);
    }
    // Every technique is shown in some family and by some profile.
    assert_eq!(all, shown_anywhere);
}

/// The puzzle of a lesson has one solution, so that a player can finish it. The exceptions, with
/// their boards, are listed.
fn of_one_solution(family: &'static dyn Family) {
    let several: BTreeSet<String> = examples(family.info())
        .filter(|example| {
            let opened = example.open(family).expect("an example");
            !matches!(solve(&*opened.puzzle, &mut Budget::unlimited()), Verdict::Unique(_))
        })
        .map(|example| format!("{} {}", example.technique, example.puzzle))
        .collect();
    let known: BTreeSet<String> = exceptions(family, "several-solutions").into_iter().collect();
    assert_eq!(several, known, "lessons on boards with several solutions");
}

/// Whether listing all steps of the technique would take minutes: nested chains on large boards
/// have the same conclusion in many ways. The near miss is then only required to have another next
/// step. The same techniques are checked fully on smaller boards.
fn takes_long(puzzle: &dyn Puzzle, step: &Step) -> bool {
    puzzle.board().n_sites() > 64 && step.technique.rating >= Tenths(85)
}

fn next_only_there(family: &'static dyn Family) {
    let mut without = BTreeSet::new();
    for example in examples(family.info()) {
        let id = example.technique;
        let Opened { puzzle, position, near_miss } = example.open(family).unwrap();
        let puzzle = &*puzzle;
        assert!(!example.profiles.is_empty(), "{id}");
        let mut is_there = false;
        for profile in &example.profiles {
            let by = format!("{id} by {} in {}", profile.id, example.puzzle);
            // The profile tries easier techniques first, so a step of this one shows that none of
            // them applies.
            let step = next(puzzle, profile, &position).expect(&by);
            assert_eq!(step.technique.id, id, "{by}");
            let effects = effects_words(puzzle.board(), &step.finding.effects);
            assert_eq!(effects, example.effects, "{by}");
            let words = Words::new(Language::English).why(puzzle, &step);
            assert!(!words.contains(['{', '}']) && words.ends_with('.'), "{by}: {words}");
            assert!(!words.contains("nothing"), "{by}: {words}");
            // A near miss has no step of the technique with this conclusion.
            let is_still_there = |position: &Position| {
                let budget = &mut Budget::unlimited();
                let all = steps_of_technique(puzzle, profile, position, &step, budget);
                all.iter().any(|other| share_a_conclusion(&step, other))
            };
            match near_miss == position {
                false if takes_long(puzzle, &step) => {
                    let other = next(puzzle, profile, &near_miss);
                    assert!(other.is_none_or(|other| other.technique.id != id), "{by}, near miss");
                }
                false => assert!(!is_still_there(&near_miss), "{by}: still there in the near miss"),
                // The lesson says that the clues alone lead to the step.
                true => is_there |= is_still_there(&Position::of(puzzle)),
            }
            let mut after = position.clone();
            after.apply(puzzle, &step).expect("the example has a solution");
            let again = next(puzzle, profile, &after);
            assert!(again.is_none_or(|again| again.finding.effects != step.finding.effects));
        }
        if near_miss == position {
            assert!(is_there, "{id} in {}: there is a near miss", example.puzzle);
            without.insert(format!("{id} {}", example.puzzle));
        }
    }
    let known: BTreeSet<String> = exceptions(family, "no-near-miss").into_iter().collect();
    assert_eq!(without, known, "positions without a near miss");
}
