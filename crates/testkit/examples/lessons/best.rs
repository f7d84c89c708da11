//! The best position found so far for each technique and profile, and the order by which positions
//! are compared.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use gridwright::steps::{
    Example, PROFILES, Tenths, changed, effects_words, examples, next_step, position_text,
    techniques_in,
};
use gridwright::{Budget, Family, Mask, Position, Profile, Puzzle, Site, Step, StepQuery};
use gridwright_testkit::{share_a_conclusion, steps_of_technique};

/// A position in which a technique applies next by a profile.
pub(crate) struct Found {
    pub(crate) puzzle: Arc<dyn Puzzle>,
    pub(crate) position: Position,
    pub(crate) effects: String,
    /// The number of sites and the number of candidates; smaller positions are preferred.
    pub(crate) size: (usize, usize),
}

/// The best position by the index of a profile and the id of a technique.
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

/// Keeps the position if there is no smaller one, and if a small change makes the technique
/// inapplicable.
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
    // The technique must also be found from the position alone, without the steps before it.
    let is_next = next(puzzle, profile, position).is_some_and(|again| again == *step);
    if is_next && near_miss(puzzle, &[profile], position, step).is_some() {
        let effects = effects_words(puzzle.board(), &step.finding.effects);
        let puzzle = puzzle.with_givens(puzzle.board().givens.clone());
        best.insert(key, Found { puzzle, position: position.clone(), effects, size });
    }
}

/// The effect of a change on a step, from the smallest to the largest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Spoilt {
    /// The technique still gives a part of the conclusion.
    No,
    /// The technique gives only other conclusions, but applies next.
    Elsewhere,
    /// The technique gives only other conclusions, and does not apply next.
    Here,
    /// The technique has no step at all.
    Everywhere,
}

/// Finds a change of one site, or of two, after which the technique does not give the conclusion of
/// the step; preferably a change after which it has no step at all.
pub(crate) fn near_miss(
    puzzle: &dyn Puzzle,
    profiles: &[&'static Profile],
    position: &Position,
    step: &Step,
) -> Option<String> {
    // An unsuccessful search for steps of hard techniques takes long.
    let most_tries = match step.technique.rating {
        Tenths(..45) => 400,
        Tenths(45..75) => 150,
        _ => 30,
    };
    let single = changes(puzzle, position, step);
    let (mut here, mut elsewhere) = (None, None);
    let mut n_tries = 0;
    for (near_miss, change) in &single {
        n_tries += 1;
        if n_tries > most_tries || n_tries > 60 && here.is_some() {
            break;
        }
        match spoilt(puzzle, profiles, near_miss, step) {
            Spoilt::No => (),
            Spoilt::Elsewhere => {
                elsewhere.get_or_insert_with(|| change.clone());
            }
            Spoilt::Here => {
                here.get_or_insert_with(|| change.clone());
            }
            Spoilt::Everywhere => return Some(change.clone()),
        }
    }
    if here.is_some() {
        return here;
    }
    // Tries two changes near the step.
    let most = match step.technique.rating {
        Tenths(..60) => 40,
        _ => 12,
    };
    for (i, (first, _)) in single.iter().enumerate().take(most) {
        for (second, _) in changes(puzzle, first, step).into_iter().take(most).skip(i) {
            if spoilt(puzzle, profiles, &second, step) > Spoilt::Elsewhere {
                return Some(difference(puzzle, position, &second));
            }
        }
    }
    elsewhere.or_else(|| from_the_start(puzzle, profiles, position, step))
}

/// The part of the position that can be reached from the clues without the step, written as a
/// change of the position; `None` if the clues alone lead to the step.
fn from_the_start(
    puzzle: &dyn Puzzle,
    profiles: &[&'static Profile],
    position: &Position,
    step: &Step,
) -> Option<String> {
    let is_spoilt = |near: &Position| spoilt(puzzle, profiles, near, step) > Spoilt::No;
    let mut near = Position::of(puzzle);
    if !is_spoilt(&near) {
        return None;
    }
    let sites = || puzzle.board().all_sites();
    for site in sites().filter(|&site| near_is_open(puzzle, site)) {
        if let Some(value) = position.value(site) {
            let mut other = near.clone();
            other.place(puzzle, site, value);
            if is_spoilt(&other) {
                near = other;
            }
        }
    }
    for site in sites() {
        if position.is_open(site) && near.is_open(site) {
            for value in near.at(site).without(position.at(site)).iter() {
                let mut other = near.clone();
                other.cross_out(site, Mask::of(value));
                if is_spoilt(&other) {
                    near = other;
                }
            }
        }
    }
    Some(difference(puzzle, position, &near))
}

fn near_is_open(puzzle: &dyn Puzzle, site: Site) -> bool {
    puzzle.board().givens[site.index()].is_none()
}

fn spoilt(
    puzzle: &dyn Puzzle,
    profiles: &[&'static Profile],
    near_miss: &Position,
    step: &Step,
) -> Spoilt {
    let one = |profile: &&'static Profile| {
        let mut budget = Budget::nodes(NODES);
        let steps = steps_of_technique(puzzle, profile, near_miss, step, &mut budget);
        if steps.is_empty() {
            return Spoilt::Everywhere;
        }
        let is_next = || {
            next(puzzle, profile, near_miss)
                .is_some_and(|next| next.technique.id == step.technique.id)
        };
        match steps.iter().any(|other| share_a_conclusion(step, other)) {
            true => Spoilt::No,
            false if is_next() => Spoilt::Elsewhere,
            false => Spoilt::Here,
        }
    };
    profiles.iter().map(one).min().unwrap_or(Spoilt::No)
}

/// Positions with one more candidate at a site, or without the value of a site: first the sites of
/// the step, then those of its rules, then all others.
fn changes(puzzle: &dyn Puzzle, position: &Position, step: &Step) -> Vec<(Position, String)> {
    let board = puzzle.board();
    let mut sites: Vec<Site> = step.finding.because.clone();
    let rules = step.finding.args.iter().flat_map(|(_, arg)| arg.rules());
    sites.extend(rules.flat_map(|rule| puzzle.constraints()[rule].sites().to_vec()));
    sites.extend(step.finding.effects.iter().map(|effect| effect.site()));
    sites.extend(board.all_sites());
    let mut seen = BTreeSet::new();
    sites.retain(|&site| board.givens[site.index()].is_none() && seen.insert(site));
    let allowed = Position::with(puzzle, position.values());
    let mut found = Vec::new();
    for &site in sites.iter().filter(|&&site| position.is_open(site)) {
        let back = allowed.at(site).without(position.at(site));
        let options = back.iter().map(|value| position.at(site).or(Mask::of(value)));
        found.extend(options.map(|left| changed(puzzle, position, site, left)));
    }
    for &site in sites.iter().filter(|&&site| !position.is_open(site)) {
        let mut values = position.values().to_vec();
        values[site.index()] = None;
        // The candidates that the entry excluded come back.
        let without = Position::with(puzzle, &values);
        let back = |other: Site| without.at(other).without(allowed.at(other));
        let others = board.all_sites().filter(|&other| other != site && position.is_open(other));
        let others = others.filter(|&other| !back(other).is_empty());
        let first = changed(puzzle, position, site, without.at(site));
        let all = others.fold(first.clone(), |(before, text), other| {
            let left = before.at(other).or(back(other));
            let (after, more) = changed(puzzle, &before, other, left);
            (after, format!("{text},{more}"))
        });
        found.push(first);
        found.push(all);
    }
    found
}

/// The notation of a near miss in the file of examples.
fn difference(puzzle: &dyn Puzzle, before: &Position, after: &Position) -> String {
    let board = puzzle.board();
    let differs = |site: &Site| {
        (before.value(*site), before.at(*site)) != (after.value(*site), after.at(*site))
    };
    let one = |site: Site| {
        let symbols: String = after.at(site).iter().map(|value| board.symbol(value)).collect();
        format!("{}:{symbols}", board.site_name(site))
    };
    board.all_sites().filter(differs).map(one).collect::<Vec<_>>().join(",")
}

/// The committed positions with near misses that are valid: the committed one if possible, or else
/// a new one.
pub(crate) fn with_near_misses(family: &dyn Family) -> String {
    let mut lines = BTreeMap::new();
    let mut all: Vec<(usize, Example)> = examples(family.info()).enumerate().collect();
    // Hard techniques take longest and come last.
    all.sort_by_key(|(_, example)| {
        let profile = example.profiles.first().copied().unwrap_or(Profile::DEFAULT);
        let known = techniques_in(family.info(), profile);
        known.into_iter().find(|technique| technique.id == example.technique).map(|t| t.rating)
    });
    for (i, example) in all {
        let opened = example.open(family).expect("a committed position");
        let (puzzle, profiles) = (&*opened.puzzle, &example.profiles);
        let step = example.step(&opened, &mut Budget::unlimited()).expect("it is next");
        let is_fine = spoilt(puzzle, profiles, &opened.near_miss, &step) > Spoilt::No;
        let new = match is_fine {
            true => None,
            false => near_miss(puzzle, profiles, &opened.position, &step),
        };
        let change = match (&new, is_fine) {
            (Some(new), _) => new.clone(),
            (None, true) => difference(puzzle, &opened.position, &opened.near_miss),
            // A near miss equal to the position means that there is none.
            (None, false) => {
                let mut sites = puzzle.board().all_sites();
                let open = sites.find(|&site| opened.position.is_open(site)).expect("not solved");
                changed(puzzle, &opened.position, open, opened.position.at(open)).1
            }
        };
        let what = if is_fine {
            "kept"
        } else if new.is_some() {
            "new"
        } else {
            "NONE"
        };
        let profiles: Vec<&str> = profiles.iter().map(|profile| profile.id).collect();
        eprintln!(
            "{what} {} {} {} {change}",
            example.technique,
            profiles.join(","),
            example.puzzle
        );
        let position = position_text(puzzle, &opened.position);
        let line = format!(
            "{} {} {} {position} {change} {}\n",
            example.technique,
            profiles.join(","),
            example.puzzle,
            example.effects
        );
        lines.insert(i, line);
    }
    lines.into_values().collect()
}
