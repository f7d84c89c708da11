//! A game in progress.

use gridwright::{
    Budget, Effect, Hint, Mask, Puzzle, Rng, Session, Site, Value, clue_states, open,
};

use super::ensure::ensure;
use crate::bench::{Bench, Sample};

fn start(sample: &Sample) -> Result<Session, String> {
    let text = sample.puzzle.line();
    let id = format!("{}:{text}", sample.puzzle.info().id);
    Ok(Session::new(open(&id, None, &mut Budget::nodes(0)).map_err(|error| error.to_string())?))
}

fn free_sites(puzzle: &dyn Puzzle) -> Vec<Site> {
    let board = puzzle.board();
    board.all_sites().filter(|site| board.givens[site.index()].is_none()).collect()
}

pub(super) fn game(bench: &Bench<'_>) -> Result<(), String> {
    let mut rng = Rng::from_seed(41);
    for sample in &bench.samples {
        let mut game = start(sample)?;
        let free = free_sites(game.puzzle());
        let n_values = game.puzzle().board().n_values();
        // Random play, with the whole state noted after every move.
        let mut states = vec![game.marks()];
        for _ in 0..40 {
            let (site, value) = (free[rng.below(free.len())], Value(rng.below(n_values) as u8));
            let played = match rng.below(4) {
                0 => game.note(site, value),
                1 => game.place(site, None),
                _ => game.place(site, Some(value)),
            };
            played.map_err(|error| error.to_string())?;
            states.push(game.marks());
        }
        game.note_candidates();
        states.push(game.marks());
        let checkpoint = game.checkpoint();
        for state in states.iter().rev().skip(1) {
            ensure!(game.undo() && game.marks() == *state, "undo does not restore");
        }
        ensure!(!game.undo(), "undo goes on before the start");
        for state in &states[1..] {
            ensure!(game.redo() && game.marks() == *state, "redo does not restore");
        }
        ensure!(!game.redo(), "redo goes on after the end");
        for _ in 0..5 {
            game.undo();
        }
        saves_and_loads(&game)?;
        game.back_to(checkpoint);
        ensure!(game.marks() == states[states.len() - 1], "the checkpoint is elsewhere");
        solve_it(&mut game, sample)?;
        refuses(&mut game)?;
    }
    Ok(())
}

fn saves_and_loads(game: &Session) -> Result<(), String> {
    let saved = game.save();
    let loaded = Session::load(&saved).map_err(|error| format!("{error}:\n{saved}"))?;
    ensure!(loaded.marks() == game.marks(), "a loaded game stands elsewhere:\n{saved}");
    ensure!(loaded.save() == saved, "a loaded game saves otherwise:\n{saved}");
    ensure!(loaded.checkpoints() == game.checkpoints(), "checkpoints are lost:\n{saved}");
    // Every truncation of a saved game is refused or loads; it never panics.
    for (end, _) in saved.char_indices().step_by(7) {
        drop(Session::load(&saved[..end]));
    }
    Ok(())
}

fn solve_it(game: &mut Session, sample: &Sample) -> Result<(), String> {
    // Where open sites count as something, the game may end before all are filled.
    let must_fill = game.puzzle().unmarked().is_none();
    for site in free_sites(game.puzzle()) {
        let is_early = must_fill && game.is_solved() && game.value(site).is_none();
        ensure!(!is_early, "solved too early");
        let value = sample.solution[site.index()];
        game.place(site, Some(value)).map_err(|error| error.to_string())?;
    }
    ensure!(game.is_solved() && game.check().is_empty(), "the solution does not end the game");
    ensure!(game.hint(&mut Budget::unlimited()) == Hint::Solved, "a hint after the end");
    saves_and_loads(game)
}

fn refuses(game: &mut Session) -> Result<(), String> {
    let board = game.puzzle().board().clone();
    let before = game.save();
    let given = board.all_sites().find(|site| board.givens[site.index()].is_some());
    if let Some(given) = given {
        ensure!(game.place(given, None).is_err(), "a clue was taken away");
    }
    ensure!(game.place(Site(u16::MAX), None).is_err(), "a site that is not there");
    let free = free_sites(game.puzzle())[0];
    ensure!(game.note(free, Value(64 - 1)).is_err() || board.n_values() == 64, "no such value");
    ensure!(game.save() == before, "a refused move left a trace");
    Ok(())
}

/// Clues beside the board come true with the solution and were possible all along, and what may be
/// left open may be.
pub(super) fn beside(bench: &Bench<'_>) -> Result<(), String> {
    for sample in &bench.samples {
        let board = sample.puzzle.board();
        let full: Vec<Option<Value>> = sample.solution.iter().copied().map(Some).collect();
        let at_first = clue_states(&*sample.puzzle, &board.givens);
        let at_last = clue_states(&*sample.puzzle, &full);
        ensure!(at_first.len() == at_last.len(), "clues come and go");
        for (first, last) in at_first.iter().zip(&at_last) {
            let text = &first.clue.label;
            ensure!(first.clue == last.clue && !text.is_empty(), "{text} becomes {:?}", last.clue);
            ensure!(last.is_done, "{text} is not done in the solution");
            let is_there = |site: &Site| first.sites.contains(site);
            ensure!(last.sites.iter().all(is_there), "{text} comes true where it could not");
            let is_site = |site: &Site| site.index() < board.n_sites();
            ensure!(first.sites.iter().all(is_site), "{text} is about a site that is not there");
        }
        let Some(unmarked) = sample.puzzle.unmarked() else { continue };
        let mut game = start(sample)?;
        for site in free_sites(game.puzzle()) {
            let value = sample.solution[site.index()];
            if value != unmarked {
                ensure!(!game.is_solved(), "solved too early");
                game.place(site, Some(value)).map_err(|error| error.to_string())?;
            }
        }
        ensure!(game.is_solved(), "what may be left open may not");
    }
    Ok(())
}

pub(super) fn hints(bench: &Bench<'_>) -> Result<(), String> {
    let mut met = [0; 3];
    for sample in &bench.samples {
        let mut game = start(sample)?;
        let mut crossed = vec![Mask::EMPTY; sample.solution.len()];
        // Hints about candidates are many, and each looks for mistakes again.
        let mut patience = 12;
        loop {
            match game.hint(&mut Budget::nodes(10_000_000)) {
                Hint::Solved => break,
                Hint::NoLogic => break,
                Hint::Step(step) => {
                    met[0] += 1;
                    let placed = step.finding.effects.iter().find_map(|effect| match *effect {
                        Effect::Place(site, value) => Some((site, value)),
                        Effect::Drop(..) => None,
                    });
                    let Some((site, value)) = placed else {
                        for effect in &step.finding.effects {
                            if let Effect::Drop(site, gone) = *effect {
                                let left = game.position().at(site);
                                ensure!(!left.and(gone).is_empty(), "a hint at what has gone");
                                crossed[site.index()] = crossed[site.index()].or(gone);
                                cross_out(&mut game, site, gone)?;
                            }
                        }
                        patience -= 1;
                        if patience == 0 {
                            break;
                        }
                        continue;
                    };
                    let right = sample.solution[site.index()];
                    ensure!(right == value, "a hint against the solution");
                    game.place(site, Some(value)).map_err(|error| error.to_string())?;
                }
                other => return Err(format!("a hint on a proper game: {other:?}")),
            }
        }
        let is_sound = crossed.iter().zip(&sample.solution).all(|(gone, &v)| !gone.has(v));
        ensure!(is_sound, "a hint crosses out the solution");
        met[1] += usize::from(mistakes_are_seen(sample)?);
        wrong_notes_are_seen(sample)?;
        met[2] += 1;
    }
    ensure!(met.iter().all(|&n| n > 0), "hints met: {met:?}");
    Ok(())
}

/// Notes what is left of a site's candidates.
fn cross_out(game: &mut Session, site: Site, gone: Mask) -> Result<(), String> {
    let left = game.position().at(site).without(gone);
    let (name, board) = (game.puzzle().board().site_name(site), game.puzzle().board());
    let left: String = left.iter().map(|value| board.symbol(value)).collect();
    game.enter(&format!("{name}?{left}")).map_err(|error| error.to_string())
}

/// Notes that lack the right value are pointed out, and no others.
fn wrong_notes_are_seen(sample: &Sample) -> Result<(), String> {
    let mut game = start(sample)?;
    game.note_candidates();
    let Some(site) = free_sites(game.puzzle()).into_iter().find(|&site| game.notes(site).len() > 1)
    else {
        return Ok(());
    };
    game.note(site, sample.solution[site.index()]).map_err(|error| error.to_string())?;
    match game.hint(&mut Budget::nodes(10_000_000)) {
        Hint::WrongNotes(sites) => ensure!(sites == [site], "wrong notes at {sites:?}"),
        other => return Err(format!("notes without the right value at {site:?}: {other:?}")),
    }
    Ok(())
}

/// A wrong entry is pointed out before anything else is said.
fn mistakes_are_seen(sample: &Sample) -> Result<bool, String> {
    let mut game = start(sample)?;
    let mut saw_quiet_mistake = false;
    for site in free_sites(game.puzzle()) {
        for value in game.puzzle().board().all_values().iter() {
            if value == sample.solution[site.index()] {
                continue;
            }
            game.place(site, Some(value)).map_err(|error| error.to_string())?;
            match game.hint(&mut Budget::nodes(10_000_000)) {
                Hint::Broken(violations) => {
                    ensure!(!violations.is_empty(), "broken, but nothing is");
                }
                Hint::Wrong(sites) => {
                    ensure!(sites == [site], "wrong at {sites:?}, not {site:?}");
                    saw_quiet_mistake = true;
                }
                other => return Err(format!("a mistake at {site:?} and the hint {other:?}")),
            }
            game.undo();
        }
        if saw_quiet_mistake {
            break;
        }
    }
    Ok(saw_quiet_mistake)
}
