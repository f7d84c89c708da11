//! Hints for the player: texts and marks on the board, in stages.

use gridwright::game::Continuation;
use gridwright::scene::{MarkKind, Marks, Part, Role};
use gridwright::steps::{Arg, Effect};
use gridwright::{Hint, Mask, Position, Puzzle, Site, Step, Value, Violation};
use gridwright_words::Words;

use crate::look::{Look, Over};
use crate::ui::NO_BREAK;

/// A hint as texts and marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Advice {
    /// The name of the technique, if there is one.
    pub(crate) title: Option<String>,
    pub(crate) words: String,
    pub(crate) marks: Vec<(Site, Over)>,
    /// The candidates that the hint mentions.
    pub(crate) candidates: Vec<Candidate>,
    /// The step that is played after the last stage.
    pub(crate) step: Option<Step>,
    /// The number of stages shown: the place, the argument, the conclusion.
    pub(crate) stage: usize,
}

/// A candidate that a hint mentions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Candidate {
    pub(crate) site: Site,
    pub(crate) value: Value,
    pub(crate) role: Role,
    /// Its position in a chain, counted from 0.
    pub(crate) link: Option<usize>,
}

impl Candidate {
    /// The sign drawn before the candidate.
    pub(crate) fn sign(&self, look: &Look) -> char {
        match (self.role, self.link) {
            (Role::Gone, _) => '-',
            (Role::Hint, _) => '>',
            (_, Some(n)) => look.link_sign(n),
            (Role::Part(part), None) => look.charset.part_sign(part),
            _ => '*',
        }
    }
}

/// The stage at which everything is shown.
pub(crate) const LAST_STAGE: usize = 3;

impl Advice {
    /// Advice without marks.
    pub(crate) fn plain(words: String) -> Advice {
        let (marks, candidates) = (Vec::new(), Vec::new());
        Advice { title: None, words, marks, candidates, step: None, stage: LAST_STAGE }
    }

    /// Explains the signs on the board; empty if there are none.
    pub(crate) fn legend(&self, messages: &Words, look: &Look) -> String {
        let name = |kind: MarkKind| messages.get(&format!("mark.{}", kind.name()));
        // A sign stays on the line of its words.
        let signed =
            |sign: char, words: &str| format!("{sign} {words}").replace(' ', &NO_BREAK.to_string());
        let is_there = |part: &Part| self.marks.iter().any(|&(_, over)| over == Over::Part(*part));
        let parts = Part::ALL
            .into_iter()
            .filter(is_there)
            .map(|part| signed(look.charset.part_sign(part), &name(MarkKind::Part(part))));
        let has = |wanted: Role| {
            self.candidates.iter().any(|one| one.role == wanted && one.link.is_none())
        };
        let n_links = self.candidates.iter().filter_map(|one| one.link).max();
        let chain = n_links.map(|last| {
            let signs: String = (0..=last.min(2)).map(|n| look.link_sign(n)).collect();
            format!("{signs}{NO_BREAK}{}", messages.get("hint.chain"))
        });
        let roles = [('*', Role::Because), ('>', Role::Hint), ('-', Role::Gone)];
        let roles = roles.into_iter().filter(|(_, role)| has(*role));
        let roles = roles.filter_map(|(sign, role)| {
            MarkKind::of_role(role).map(|kind| signed(sign, &name(kind)))
        });
        parts.chain(chain).chain(roles).collect::<Vec<_>>().join("  ")
    }

    /// The hint at its next stage; `None` if everything is shown already.
    pub(crate) fn next(
        &self,
        messages: &Words,
        puzzle: &dyn Puzzle,
        position: &Position,
    ) -> Option<Advice> {
        let step = self.step.as_ref().filter(|_| self.stage < LAST_STAGE)?;
        Some(advice_on_step(messages, puzzle, position, step, self.stage + 1))
    }
}

/// The advice for a hint at a position.
pub(crate) fn advice(
    messages: &Words,
    puzzle: &dyn Puzzle,
    position: &Position,
    hint: &Hint,
) -> Advice {
    let board = puzzle.board();
    let text = |words: String, sites: &[Site]| {
        let marks = sites.iter().map(|&site| (site, Over::Error)).collect();
        Advice { marks, ..Advice::plain(words) }
    };
    let plain = |key: &str| text(messages.get(key).into_owned(), &[]);
    let at_places = |key: &str, sites: &[Site]| {
        text(messages.with(key, &[("places", messages.site_row(board, sites).into())]), sites)
    };
    match hint {
        Hint::Step(step) => advice_on_step(messages, puzzle, position, step, 1),
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

/// The advice for a step from a position, up to a stage.
pub(crate) fn advice_on_step(
    messages: &Words,
    puzzle: &dyn Puzzle,
    position: &Position,
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
    let looked_at = looked_at(puzzle, step).into_iter().map(|site| (site, Over::Because));
    let parts = step.site_roles().into_iter().filter_map(|(site, role)| match role {
        Role::Part(part) => Some((site, Over::Part(part))),
        _ => None,
    });
    let effects = step.finding.effects.iter().map(|effect| (effect.site(), Over::Effect));
    let n_parts = if stage < 2 { 0 } else { usize::MAX };
    let n_effects = if stage < LAST_STAGE { 0 } else { usize::MAX };
    let marks = looked_at.chain(parts.take(n_parts)).chain(effects.take(n_effects)).collect();
    let mut candidates = candidates(puzzle, position, step);
    candidates.retain(|one| match one.role {
        Role::Gone | Role::Hint => stage >= LAST_STAGE,
        _ => stage >= 2,
    });
    Advice { title, words, marks, candidates, step: Some(step.clone()), stage }
}

/// The sites to look at from the first stage on: those that the step looks at, or else, if it looks
/// at nothing but what it changes, those of the rules that are its place.
fn looked_at(puzzle: &dyn Puzzle, step: &Step) -> Vec<Site> {
    let args = &step.finding.args;
    let is_changed = |site: &Site| step.finding.effects.iter().any(|one| one.site() == *site);
    // A trial is located at its assumption; its consequences may lead anywhere.
    let is_trial = |arg: &Arg| matches!(arg, Arg::Moves(_) | Arg::Counts(_));
    let has_own_place = !step.finding.because.iter().all(is_changed);
    if has_own_place || args.iter().any(|(_, arg)| is_trial(arg)) {
        return step.sites_seen();
    }
    // Cages that are counted lie in the houses that the step is about.
    let rules = args.iter().filter(|(name, _)| *name != "counted");
    let rules = rules.flat_map(|(_, arg)| arg.rules());
    let rules = rules.filter_map(|index| puzzle.constraints().get(index));
    let mut sites: Vec<Site> = rules.flat_map(|rule| rule.sites()).copied().collect();
    sites.sort_unstable();
    sites.dedup();
    // A rule about the whole board is no place on it.
    match sites.is_empty() || sites.len() == puzzle.board().n_sites() {
        true => step.sites_seen(),
        false => sites,
    }
}

/// The candidates that a step mentions: its reasons, the links of its chains, and its conclusions.
fn candidates(puzzle: &dyn Puzzle, position: &Position, step: &Step) -> Vec<Candidate> {
    let board = puzzle.board();
    let chains = step.finding.args.iter().filter_map(|(_, arg)| match arg {
        Arg::Chains(chains) => chains.first(),
        _ => None,
    });
    let links: Vec<(Site, Value)> =
        chains.take(1).flatten().map(|claim| (claim.site, claim.value)).collect();
    let link = |site, value| links.iter().position(|&one| one == (site, value));
    let marks = Marks::of_step(board, position, step);
    let mut all: Vec<Candidate> = Vec::new();
    for &(site, value, role) in &marks.candidates {
        let link = link(site, value).filter(|_| role.is_premise());
        all.push(Candidate { site, value, role, link });
    }
    for effect in &step.finding.effects {
        if let Effect::Place(site, value) = *effect {
            all.push(Candidate { site, value, role: Role::Hint, link: None });
        }
    }
    all
}

/// The signs of the candidates that a hint mentions in a cell, each with its values: the links of a
/// chain in order, then all others.
pub(crate) fn signs(spoken: &[&Candidate], look: &Look) -> Vec<(char, Role, Mask)> {
    let values: Mask = spoken.iter().map(|one| one.value).collect();
    let mut all: Vec<&Candidate> =
        values.iter().filter_map(|value| weightiest(spoken, value)).collect();
    all.sort_by_key(|one| (one.link.unwrap_or(usize::MAX), one.value));
    let mut groups: Vec<(char, Role, Mask)> = Vec::new();
    for one in all {
        let sign = one.sign(look);
        let same = groups.iter_mut().find(|(other, ..)| *other == sign && one.link.is_none());
        match same {
            Some((_, _, values)) => *values = values.or(Mask::of(one.value)),
            None => groups.push((sign, one.role, Mask::of(one.value))),
        }
    }
    groups
}

/// The most important mention of a candidate, if a hint mentions it several times: conclusions
/// matter more than reasons.
pub(crate) fn weightiest<'a>(spoken: &[&'a Candidate], value: Value) -> Option<&'a Candidate> {
    let of_it = spoken.iter().filter(|one| one.value == value);
    of_it.max_by_key(|one| weight(one.role)).copied()
}

/// The importance of a mention; greater is more important.
pub(crate) fn weight(role: Role) -> u8 {
    match role {
        Role::Hint => 3,
        Role::Gone => 2,
        Role::Part(_) => 1,
        _ => 0,
    }
}

/// The parts of a game that the solver ignored because they are wrong; empty if nothing was wrong.
pub(crate) fn left_out(messages: &Words, puzzle: &dyn Puzzle, rest: &Continuation) -> String {
    messages.left_out(puzzle.board(), &rest.mistakes, &rest.wrong_notes).join(" ")
}

#[cfg(test)]
mod tests {
    use gridwright::{Budget, Session, open};
    use gridwright_words::Language;

    use super::*;

    /// A killer whose first step counts a whole box.
    const KILLER: &str = concat!(
        "sudoku:.................................................................................",
        "/cages=16r1c1r1c2,16r1c3r2c2r2c3,19r1c4r2c4r3c4r4c4,15r1c5r1c6r1c7r2c7,18r1c8r1c9r2c8r2c9,5r2c1r3c1,",
        "31r2c5r2c6r3c5r3c6r4c5,17r3c2r3c3r4c3,25r3c7r3c8r3c9r4c9,15r4c1r5c1,14r4c2r5c2r6c2r7c2,9r4c6r4c7r4c8,",
        "22r5c3r5c4r6c3r7c3,22r5c5r5c6r5c7r5c8,13r5c9r6c9r7c9,9r6c1r7c1,26r6c4r6c5r6c6r6c7r6c8,16r7c4r7c5,",
        "13r7c6r7c7r7c8r8c6,18r8c1r9c1r9c2r9c3,18r8c2r8c3r8c4r8c5,20r8c7r8c8r9c8,11r8c9r9c9,17r9c4r9c5r9c6r9c7",
    );

    /// A step that counts a whole box marks the box first, and the cell that it settles only at the
    /// end.
    #[test]
    fn the_first_stage_marks_the_place_and_not_the_answer() {
        let mut budget = Budget::nodes(20_000_000);
        let puzzle = open(KILLER, None, &mut budget).unwrap();
        let session = Session::new(puzzle);
        let Hint::Step(step) = session.hint(&mut budget) else { panic!("a step") };
        let words = Words::new(Language::English);
        let marked = |stage: usize| -> Vec<Site> {
            let (puzzle, position) = (session.puzzle(), session.position());
            let advice = advice_on_step(&words, puzzle, &position, &step, stage);
            advice.marks.into_iter().map(|(site, _)| site).collect()
        };
        let settled = step.finding.effects[0].site();
        assert_eq!(marked(1).len(), 9, "{}", words.place(session.puzzle(), &step));
        assert!(!marked(1).contains(&settled) && !marked(2).contains(&settled));
        assert!(marked(3).contains(&settled));
    }
}
