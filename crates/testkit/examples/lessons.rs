//! Finds the positions that `gridwright technique` shows, and what `tests/lessons.rs` holds them to.
//!
//! `cargo run --release -p gridwright-testkit --example lessons -- FAMILY SEEDS PARAMS...`
//! makes `SEEDS` puzzles of each of the parameter sets, walks through them by every profile and
//! writes a new `examples.txt` on standard output: for each technique and profile the position on
//! the smallest board with the fewest candidates in which the technique is next, and a change of
//! one site after which it is no longer found. Positions that are committed already count too.
//! A parameter set may end in `-N`: then `N` clues more are taken away, so that there may be
//! several solutions.

use std::collections::BTreeMap;
use std::process::ExitCode;

use gridwright::{
    Budget, Family, Mask, PROFILES, Params, Position, Profile, Puzzle, Rng, Site, Step, Tenths,
    changed, effects_words, examples, explain_in, family, position_text, techniques_in,
};

/// A position in which a technique is next by a profile.
struct Found {
    puzzle: Box<dyn Puzzle>,
    position: Position,
    effects: String,
    /// What the position is preferred by: few sites, few candidates.
    size: (usize, usize),
}

/// By profile and technique.
type Best = BTreeMap<(usize, &'static str), Found>;

const NODES: u64 = 2_000_000;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, seeds, sets @ ..] = &args[..] else {
        eprintln!("expected FAMILY SEEDS PARAMS...");
        return ExitCode::FAILURE;
    };
    let (Some(family), Ok(seeds)) = (family(name), seeds.parse::<u64>()) else {
        eprintln!("expected a family and a number of seeds");
        return ExitCode::FAILURE;
    };
    let mut best = Best::new();
    for example in examples(family.info()) {
        let Ok(opened) = example.open(family) else { continue };
        for profile in example.profiles {
            offer(&mut best, profile, &*opened.puzzle, &opened.position);
        }
    }
    for set in sets {
        let fewer = set.rsplit_once('-').and_then(|(text, n)| Some((text, n.parse().ok()?)));
        let (text, fewer) = fewer.unwrap_or((set, 0));
        let params = Params::parse(family.info().params, text).expect("parameters of the family");
        for seed in 0..seeds {
            walk(&mut best, family, &params, seed, fewer);
        }
    }
    for profile in PROFILES {
        let all = techniques_in(family.info(), profile);
        let missing = all.iter().filter(|t| !best.contains_key(&(index(profile), t.id)));
        let missing: Vec<&str> = missing.map(|technique| technique.id).collect();
        eprintln!("{}: {} of {} missing: {missing:?}", profile.id, missing.len(), all.len());
    }
    print!("{}", written(best));
    ExitCode::SUCCESS
}

fn index(profile: &Profile) -> usize {
    PROFILES.iter().position(|known| known == profile).expect("a known profile")
}

/// Makes a puzzle, and looks at every position on its paths.
fn walk(best: &mut Best, family: &dyn Family, params: &Params, seed: u64, fewer: usize) {
    let mut rng = Rng::from_seed(seed);
    let Ok(made) = family.generate(params, &mut rng, &mut Budget::nodes(NODES)) else { return };
    let mut puzzle = made.puzzle;
    if fewer > 0 {
        let mut givens = puzzle.board().givens.clone();
        let mut clues: Vec<usize> = (0..givens.len()).filter(|&i| givens[i].is_some()).collect();
        rng.shuffle(&mut clues);
        clues.iter().take(fewer).for_each(|&i| givens[i] = None);
        puzzle = puzzle.with_givens(givens);
    }
    for profile in PROFILES.iter().filter(|profile| puzzle.has_profile(profile)) {
        let start = Position::of(&*puzzle);
        let most = Tenths(u16::MAX);
        let told = explain_in(&*puzzle, profile, start, most, &mut Budget::nodes(NODES));
        let mut position = Position::of(&*puzzle);
        for step in &told.steps {
            keep(best, profile, &*puzzle, &position, step);
            if position.apply(&*puzzle, step).is_err() {
                break;
            }
        }
    }
}

fn next(puzzle: &dyn Puzzle, profile: &Profile, position: &Position) -> Option<Step> {
    puzzle.step_in(profile, position, Tenths(u16::MAX), &mut Budget::nodes(NODES))
}

fn offer(best: &mut Best, profile: &Profile, puzzle: &dyn Puzzle, position: &Position) {
    if let Some(step) = next(puzzle, profile, position) {
        keep(best, profile, puzzle, position, &step);
    }
}

/// Keeps the position if there is no smaller one, and if a small change spoils the technique.
fn keep(best: &mut Best, profile: &Profile, puzzle: &dyn Puzzle, position: &Position, step: &Step) {
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
fn near_miss(
    puzzle: &dyn Puzzle,
    profile: &Profile,
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

/// One line a technique and position, with all the profiles it serves.
fn written(best: Best) -> String {
    let mut lines: BTreeMap<(&str, String), Vec<&str>> = BTreeMap::new();
    let mut left: Vec<((usize, &str), Found)> = best.into_iter().collect();
    while !left.is_empty() {
        let ((profile, id), found) = left.remove(0);
        let puzzle = &*found.puzzle;
        let step = next(puzzle, &PROFILES[profile], &found.position).expect("found before");
        let change = near_miss(puzzle, &PROFILES[profile], &found.position, &step);
        let change = change.expect("found before");
        let mut profiles = vec![PROFILES[profile].id];
        // Profiles that see the same here need no position of their own.
        left.retain(|((other, other_id), _)| {
            let profile = &PROFILES[*other];
            let is_same = *other_id == id && puzzle.has_profile(profile) && {
                let again = next(puzzle, profile, &found.position);
                let is_next = again.is_some_and(|again| {
                    again.technique.id == id && again.finding.effects == step.finding.effects
                });
                is_next
                    && near_miss(puzzle, profile, &found.position, &step) == Some(change.clone())
            };
            if is_same {
                profiles.push(profile.id);
            }
            !is_same
        });
        let position = position_text(puzzle, &found.position);
        let rest = format!("{} {position} {change} {}", puzzle.line(), found.effects);
        lines.insert((id, rest), profiles);
    }
    let line = |((id, rest), profiles): (&(&str, String), &Vec<&str>)| {
        format!("{id} {} {rest}\n", profiles.join(","))
    };
    lines.iter().map(line).collect()
}
