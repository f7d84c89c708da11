//! What a hint says: a sentence, and the sites it is about.

use gridwright::{Board, Hint, Puzzle, Site, Step, Violation};
use gridwright_words::Words;

use crate::look::Over;

/// A hint in words and marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Advice {
    /// The name of the technique, where there is one.
    pub(crate) title: Option<String>,
    pub(crate) words: String,
    pub(crate) marks: Vec<(Site, Over)>,
    /// The step that the second press plays.
    pub(crate) step: Option<Step>,
}

/// Puts a hint into words.
pub(crate) fn advice(messages: &Words, puzzle: &dyn Puzzle, hint: &Hint) -> Advice {
    let board = puzzle.board();
    let text = |words: String, sites: &[Site]| {
        let marks = sites.iter().map(|&site| (site, Over::Error)).collect();
        Advice { title: None, words, marks, step: None }
    };
    let plain = |key: &str| text(messages.get(key).into_owned(), &[]);
    let at_places = |key: &str, sites: &[Site]| {
        text(messages.with(key, &[("places", names(board, sites).into())]), sites)
    };
    match hint {
        Hint::Step(step) => advice_on_step(messages, puzzle, step),
        Hint::Broken(violations) => {
            let name = |broken: &Violation| messages.rule(puzzle.info(), &broken.name);
            let rules: Vec<String> = violations.iter().map(name).collect();
            let sites: Vec<Site> =
                violations.iter().flat_map(|broken| broken.sites.iter().copied()).collect();
            text(messages.with("hint.broken", &[("rules", rules.join(", ").into())]), &sites)
        }
        Hint::Wrong(sites) => at_places("hint.wrong", sites),
        Hint::WrongNotes(sites) => at_places("hint.wrong-notes", sites),
        Hint::Solved => plain("hint.solved"),
        Hint::NoLogic => plain("hint.no-logic"),
        Hint::Several => plain("hint.several"),
        Hint::NoSolution => plain("hint.no-solution"),
        Hint::OutOfBudget => plain("hint.out-of-budget"),
    }
}

/// Puts a step into words.
pub(crate) fn advice_on_step(messages: &Words, puzzle: &dyn Puzzle, step: &Step) -> Advice {
    let effects = step.finding.effects.iter().map(|effect| (effect.site(), Over::Effect));
    let because = step.finding.because.iter().map(|&site| (site, Over::Because));
    let name = messages.technique(puzzle.info(), step.technique);
    let words = messages.full(puzzle, step);
    Advice {
        title: Some(format!("{name} ({})", step.worth.rating)),
        words,
        marks: because.chain(effects).collect(),
        step: Some(step.clone()),
    }
}

/// The names of sites, after each other.
pub(crate) fn names(board: &Board, sites: &[Site]) -> String {
    sites.iter().map(|&site| board.site_name(site)).collect::<Vec<_>>().join(" ")
}
