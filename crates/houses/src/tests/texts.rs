//! The texts of steps in every language: each cell they mention plays a part, and the short text
//! agrees with the long one.

use std::collections::BTreeSet;

use gridwright_core::toy::Toy;
use gridwright_core::{Arg, Budget, Puzzle, Site, Step};
use gridwright_words::{Language, Words};

use super::{classic, examples, puzzles, solved};
use crate::profiles::PROFILES;
use crate::solver::Solver;

/// Maximum length of a short text on a 9 x 9 board, in characters.
const LONGEST: usize = 100;

fn full(language: Language, toy: &Toy, step: &Step) -> String {
    Words::new(language).why_in(&[Solver::TEXTS], toy, step)
}

fn short(language: Language, toy: &Toy, step: &Step) -> String {
    Words::new(language).short_in(&[Solver::TEXTS], toy, step)
}

/// The cells that a text mentions.
fn cells_in(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter(|word| word.starts_with('r') && word[1..].starts_with(char::is_numeric)).collect()
}

fn check_sites(toy: &Toy, step: &Step) {
    let (id, finding) = (step.technique.id, &step.finding);
    let because: BTreeSet<Site> = finding.because.iter().copied().collect();
    let effects: BTreeSet<Site> = finding.effects.iter().map(|effect| effect.site()).collect();
    let named: BTreeSet<Site> = finding.args.iter().flat_map(|(_, arg)| arg.sites()).collect();
    let rules: BTreeSet<usize> = finding.args.iter().flat_map(|(_, arg)| arg.rules()).collect();
    for site in &named {
        let plays = because.contains(site) || effects.contains(site);
        assert!(plays, "{id}: {} plays no part", toy.board().site_name(*site));
    }
    for site in &because {
        let in_rule = || rules.iter().any(|&rule| toy.constraints()[rule].sites().contains(site));
        assert!(named.contains(site) || in_rule(), "{id}: {site:?} is not named");
    }
}

fn check_texts(toy: &Toy, step: &Step) {
    let id = step.technique.id;
    for language in Language::ALL {
        let (short, full) = (short(language, toy, step), full(language, toy, step));
        assert!(!short.contains(['{', '}', '\n', '…']) && !short.ends_with('.'), "{id}: {short}");
        assert!(short.chars().count() <= LONGEST, "{id} {language:?}: {short}");
        assert!(!full.contains(['{', '}', '\n', '…']) && full.ends_with('.'), "{id}: {full}");
        assert!(full.len() > short.len(), "{id}: {full}");
        assert!(cells_in(&short).is_subset(&cells_in(&full)), "{id}: {short} is not in {full}");
        for text in [&short, &full] {
            let nothing = Words::new(language).get("list.none");
            assert!(!text.split([' ', '.', ',']).any(|word| word == nothing), "{id}: {text}");
        }
    }
}

#[test]
fn every_cell_that_is_named_plays_a_part_and_short_texts_agree_with_full_ones() {
    let (toy, layout) = classic();
    let mut words = BTreeSet::new();
    let mut check = |step: &Step| {
        check_sites(&toy, step);
        check_texts(&toy, step);
        words.extend(step.finding.args.iter().filter_map(|(_, arg)| match arg {
            Arg::Word(word) => Some(*word),
            _ => None,
        }));
    };
    for example in examples() {
        check(&example.next(&layout, &example.position).expect(example.id));
    }
    for (givens, _) in puzzles().filter(|(_, rating)| *rating <= 80).step_by(3) {
        for profile in PROFILES {
            let path = solved(&toy, &layout, &givens, profile, &mut Budget::unlimited());
            path.steps.iter().for_each(&mut check);
        }
    }
    // Every variant that a keyword selects was tested, except those of nested chains.
    let read: Vec<&str> = words.into_iter().collect();
    assert_eq!(read, ["hidden", "naked", "no", "one", "sees", "twice"]);
}
