//! The best position so far for each technique and profile, and what makes one better.

use std::collections::BTreeMap;
use std::sync::Arc;

use gridwright::steps::{PROFILES, Tenths, changed, effects_words, next_step};
use gridwright::{Budget, Mask, Position, Profile, Puzzle, Site, Step, StepQuery};

/// A position in which a technique is next by a profile.
pub(crate) struct Found {
    pub(crate) puzzle: Arc<dyn Puzzle>,
    pub(crate) position: Position,
    pub(crate) effects: String,
    /// What the position is preferred by: few sites, few candidates.
    pub(crate) size: (usize, usize),
}

/// By profile and technique.
pub(crate) type Best = BTreeMap<(usize, &'static str), Found>;

pub(crate) const NODES: u64 = 2_000_000;

pub(crate) fn index(profile: &'static Profile) -> usize {
    PROFILES.iter().position(|known| *known == profile).expect("a known profile")
}

pub(crate) fn next(
    puzzle: &dyn Puzzle,
    profile: &'static Profile,
    position: &Position,
) -> Option<Step> {
    next_step(puzzle, position, &StepQuery::by(profile), &mut Budget::nodes(NODES))
}

pub(crate) fn offer(
    best: &mut Best,
    profile: &'static Profile,
    puzzle: &dyn Puzzle,
    position: &Position,
) {
    if let Some(step) = next(puzzle, profile, position) {
        keep(best, profile, puzzle, position, &step);
    }
}

/// Keeps the position if there is no smaller one, and if a small change spoils the technique.
pub(crate) fn keep(
    best: &mut Best,
    profile: &'static Profile,
    puzzle: &dyn Puzzle,
    position: &Position,
    step: &Step,
) {
    let n_candidates = position.candidates().iter().map(|mask| mask.len()).sum();
    let size = (puzzle.board().n_sites(), n_candidates);
    let key = (index(profile), step.technique.id);
    if best.get(&key).is_some_and(|known| known.size <= size) {
        return;
    }
    // What a player steps over at once is no example: the step must be seen on the position alone.
    let is_next = next(puzzle, profile, position).is_some_and(|again| again == *step);
    if is_next && near_miss(puzzle, profile, position, step).is_some() {
        let effects = effects_words(puzzle.board(), &step.finding.effects);
        let puzzle = puzzle.with_givens(puzzle.board().givens.clone());
        best.insert(key, Found { puzzle, position: position.clone(), effects, size });
    }
}

/// A change of one site after which the technique is not found: if possible one after which nothing
/// easier is found either, so that it was looked for.
pub(crate) fn near_miss(
    puzzle: &dyn Puzzle,
    profile: &'static Profile,
    position: &Position,
    step: &Step,
) -> Option<String> {
    let board = puzzle.board();
    let least = step.technique.rating;
    // Looking in vain for what is hard takes long.
    let most_tries = if least < Tenths(75) { 400 } else { 40 };
    // The sites the step is about come first.
    let mut sites: Vec<Site> = step.finding.because.clone();
    sites.extend(step.finding.effects.iter().map(|effect| effect.site()));
    sites.extend(board.all_sites());
    let allowed = Position::with(puzzle, position.values());
    let mut easier = None;
    let mut n_tries = 0;
    for site in sites.into_iter().filter(|site| board.givens[site.index()].is_none()) {
        let options: Vec<Mask> = if position.is_open(site) {
            let back = allowed.at(site).without(position.at(site));
            back.iter().map(|value| position.at(site).or(Mask::of(value))).collect()
        } else {
            let mut values = position.values().to_vec();
            values[site.index()] = None;
            vec![Position::with(puzzle, &values).at(site)]
        };
        for left in options {
            n_tries += 1;
            if n_tries > most_tries {
                return easier;
            }
            let (position, change) = changed(puzzle, position, site, left);
            match next(puzzle, profile, &position) {
                Some(other) if other.technique.id == step.technique.id => (),
                Some(other) if other.worth.rating < least => {
                    easier.get_or_insert(change);
                }
                _ => return Some(change),
            }
        }
    }
    easier
}
