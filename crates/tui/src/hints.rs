//! What a hint says: a sentence, and the sites it is about.

use gridwright::game::Continuation;
use gridwright::scene::{Part, Role};
use gridwright::{Board, Hint, Puzzle, Site, Step, Violation};
use gridwright_render::Charset;
use gridwright_words::Words;

use crate::look::Over;

/// A hint in words and marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Advice {
    /// The name of the technique, where there is one.
    pub(crate) title: Option<String>,
    pub(crate) words: String,
    pub(crate) marks: Vec<(Site, Over)>,
    /// The step that is played after the last stage.
    pub(crate) step: Option<Step>,
    /// How much of it is said: where, why, what follows.
    pub(crate) stage: usize,
}

/// The stage that says all.
pub(crate) const LAST_STAGE: usize = 3;

impl Advice {
    /// What the signs of parts stand for; empty if there are none.
    pub(crate) fn legend(&self, messages: &Words, charset: Charset) -> String {
        let is_there = |part: &Part| self.marks.iter().any(|&(_, over)| over == Over::Part(*part));
        let entries = Part::ALL.into_iter().filter(is_there).map(|part| {
            let name = messages.get(&format!("mark.{}", part.name()));
            format!("{} {name}", charset.part_sign(part))
        });
        entries.collect::<Vec<_>>().join("  ")
    }

    /// The same with the next stage; nothing if all is said.
    pub(crate) fn next(&self, messages: &Words, puzzle: &dyn Puzzle) -> Option<Advice> {
        let step = self.step.as_ref().filter(|_| self.stage < LAST_STAGE)?;
        Some(advice_on_step(messages, puzzle, step, self.stage + 1))
    }
}

/// Puts a hint into words.
pub(crate) fn advice(messages: &Words, puzzle: &dyn Puzzle, hint: &Hint) -> Advice {
    let board = puzzle.board();
    let text = |words: String, sites: &[Site]| {
        let marks = sites.iter().map(|&site| (site, Over::Error)).collect();
        Advice { title: None, words, marks, step: None, stage: LAST_STAGE }
    };
    let plain = |key: &str| text(messages.get(key).into_owned(), &[]);
    let at_places = |key: &str, sites: &[Site]| {
        text(messages.with(key, &[("places", names(board, sites).into())]), sites)
    };
    match hint {
        Hint::Step(step) => advice_on_step(messages, puzzle, step, 1),
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

/// Puts a step into words, as far as a stage goes.
pub(crate) fn advice_on_step(
    messages: &Words,
    puzzle: &dyn Puzzle,
    step: &Step,
    stage: usize,
) -> Advice {
    let stages = messages.stages(puzzle, step);
    let name = messages.technique(puzzle.info(), step.technique);
    let title = Some(format!("{name} ({})", step.worth.rating));
    let (title, words) = match stage {
        1 => (None, stages.place),
        2 => (title, stages.why),
        _ => (title, format!("{} {}", stages.why, stages.moves)),
    };
    let looked_at = step.sites_seen().into_iter().map(|site| (site, Over::Because));
    let parts = step.site_roles().into_iter().filter_map(|(site, role)| match role {
        Role::Part(part) => Some((site, Over::Part(part))),
        _ => None,
    });
    let effects = step.finding.effects.iter().map(|effect| (effect.site(), Over::Effect));
    let n_parts = if stage < 2 { 0 } else { usize::MAX };
    let n_effects = if stage < LAST_STAGE { 0 } else { usize::MAX };
    Advice {
        title,
        words,
        marks: looked_at.chain(parts.take(n_parts)).chain(effects.take(n_effects)).collect(),
        step: Some(step.clone()),
        stage,
    }
}

/// What was left out of a game before the solver went on with it; empty if nothing was wrong.
pub(crate) fn left_out(messages: &Words, puzzle: &dyn Puzzle, rest: &Continuation) -> String {
    messages.left_out(puzzle.board(), &rest.mistakes, &rest.wrong_notes).join(" ")
}

/// The names of sites, after each other.
pub(crate) fn names(board: &Board, sites: &[Site]) -> String {
    sites.iter().map(|&site| board.site_name(site)).collect::<Vec<_>>().join(" ")
}
