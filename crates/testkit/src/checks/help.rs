//! Checks help beyond the next step: the first mistake, one site, one clue, the course of a path.

use gridwright::budget::Rng;
use gridwright::game::{HintAt, Mistake};
use gridwright::steps::{Effect, next_step};
use gridwright::{Action, Budget, Hint, Mask, Profile, Puzzle, Session, Site, StepQuery, Value};

use super::ensure::ensure;
use crate::bench::{Bench, Sample};

/// Search budget for every sample; longer refutations are not searched for.
const NODES: u64 = 300_000;

/// A game without mistakes, with about half of the sites filled.
fn half_played(sample: &Sample, rng: &mut Rng) -> Session {
    let mut game = Session::new(sample.puzzle.clone());
    for site in open_sites(&game) {
        if rng.below(2) == 0 {
            game.place(site, Some(sample.solution[site.index()])).expect("a free site");
        }
    }
    game
}

fn open_sites(game: &Session) -> Vec<Site> {
    game.puzzle().board().all_sites().filter(|&site| game.value(site).is_none()).collect()
}

/// The first wrong move is found regardless of later moves, and its refutation consists of steps
/// that can be found one after the other.
pub(super) fn mistakes(bench: &Bench<'_>) -> Result<(), String> {
    let mut rng = Rng::from_seed(77);
    let mut n_refuted = 0;
    for sample in bench.samples.iter().step_by(2) {
        let mut game = half_played(sample, &mut rng);
        let budget = || Budget::nodes(NODES);
        let none = game.first_mistake(Profile::DEFAULT, &mut budget());
        ensure!(matches!(none, Ok(None)), "{none:?} in a game without a mistake");
        let open = open_sites(&game);
        let Some(&site) = open.get(rng.below(open.len().max(1))) else { continue };
        let wrong =
            Value((sample.solution[site.index()].0 + 1) % game.puzzle().board().n_values() as u8);
        let before = game.n_moves().0;
        game.place(site, Some(wrong)).map_err(|error| error.to_string())?;
        for site in open_sites(&game).into_iter().take(3) {
            game.place(site, Some(sample.solution[site.index()])).expect("a free site");
        }
        let found = game.first_mistake(Profile::DEFAULT, &mut budget());
        let Ok(Some(mistake)) = found else { return Err(format!("{found:?} after a mistake")) };
        let shown = (mistake.n_moves, mistake.site, mistake.value);
        ensure!(
            shown == (before, site, wrong),
            "{shown:?} instead of {before}, {site:?}, {wrong:?}"
        );
        n_refuted += usize::from(mistake.refutation.is_some());
        refutes(game.puzzle(), &mistake)?;
    }
    ensure!(n_refuted > 0, "nothing was refuted");
    Ok(())
}

/// Checks that the technique of every step of a refutation applies in its position.
fn refutes(puzzle: &dyn Puzzle, mistake: &Mistake) -> Result<(), String> {
    let Some(refutation) = &mistake.refutation else { return Ok(()) };
    let mut position = mistake.start.clone();
    for step in refutation.steps.iter().take(6) {
        let query = StepQuery::default().only(step.technique);
        let found = next_step(puzzle, &position, &query, &mut Budget::nodes(NODES));
        ensure!(found.is_some(), "{} {:?} is not there", step.technique.id, step.finding.effects);
        let _ = position.apply(puzzle, step);
    }
    Ok(())
}

/// A value that is forced at a site is that of the solution.
pub(super) fn sites(bench: &Bench<'_>) -> Result<(), String> {
    let mut rng = Rng::from_seed(78);
    let mut met = [0; 2];
    for sample in bench.samples.iter().step_by(3) {
        let game = half_played(sample, &mut rng);
        let open = open_sites(&game);
        let Some(&site) = open.get(rng.below(open.len().max(1))) else { continue };
        let right = sample.solution[site.index()];
        match game.hint_at(site, Profile::DEFAULT, &mut Budget::nodes(NODES)) {
            HintAt::Now(Hint::Step(step)) => {
                met[0] += 1;
                let about = |effect: &&Effect| effect.site() == site;
                let shown: Vec<&Effect> = step.finding.effects.iter().filter(about).collect();
                ensure!(!shown.is_empty(), "a step about other sites");
                for effect in shown {
                    let is_right = match *effect {
                        Effect::Place(_, value) => value == right,
                        Effect::Drop(_, gone) => !gone.has(right),
                    };
                    ensure!(is_right, "{effect:?}, but the solution has {right:?}");
                }
            }
            HintAt::Later { n_before, .. } => {
                met[1] += 1;
                ensure!(n_before > 0, "later, but at once");
            }
            _ => (),
        }
    }
    ensure!(met[0] + met[1] > 0, "nothing was forced anywhere");
    Ok(())
}

/// The combination of values that a clue has in the solution is among those listed, whatever is
/// filled in.
pub(super) fn clues(bench: &Bench<'_>) -> Result<(), String> {
    let mut rng = Rng::from_seed(79);
    for sample in &bench.samples {
        let game = half_played(sample, &mut rng);
        let puzzle = game.puzzle();
        for clue in puzzle.clues() {
            let ways = puzzle.clue_ways(clue.id, game.values());
            let holds = |site: &Site| Mask::of(sample.solution[site.index()]);
            let is_right = |way: &gridwright::clues::ClueWay| {
                way.sites.iter().fold(Mask::EMPTY, |all, site| all.or(holds(site))) == way.values
            };
            let has_open = clue.sites.iter().any(|&site| game.value(site).is_none());
            let is_listed = ways.is_empty() || ways.len() >= 200 || ways.iter().any(is_right);
            ensure!(is_listed, "{}: {} ways, none as in the solution", clue.label, ways.len());
            let is_sum = clue.kind == "cage" && clue.label.parse::<usize>().is_ok();
            ensure!(!is_sum || !has_open || !ways.is_empty(), "{}: no way", clue.label);
        }
    }
    Ok(())
}

/// A path is continued along the solution, with edges that touch one another, in one move.
pub(super) fn paths(bench: &Bench<'_>) -> Result<(), String> {
    for sample in &bench.samples {
        let mut game = Session::new(sample.puzzle.clone());
        let Some(line) = game.line_value() else { return Ok(()) };
        let is_line = |site: &Site| sample.solution[site.index()] == line;
        let Some(from) = open_sites(&game).into_iter().find(is_line) else { continue };
        game.place(from, Some(line)).map_err(|error| error.to_string())?;
        let found = game.path_from(from, 5, &mut Budget::nodes(NODES));
        let found = found.map_err(|hint| format!("{hint:?} in a game without a mistake"))?;
        ensure!(found.len() <= 5 && found.iter().all(is_line), "{found:?} is not the way");
        let wrong = open_sites(&game).into_iter().find(|site| !is_line(site));
        let Some(wrong) = wrong else { continue };
        game.act(&Action::place(wrong, line)).map_err(|error| error.to_string())?;
        let refused = game.path_from(from, 5, &mut Budget::nodes(NODES));
        ensure!(refused.is_err(), "{refused:?} after a mistake");
    }
    Ok(())
}
