//! Checks games in progress.

use gridwright::budget::Rng;
use gridwright::clues::clue_states;
use gridwright::game::{Change, Colour, NoteUpdate, Outcome};
use gridwright::scene::Pt;
use gridwright::steps::{Effect, End};
use gridwright::{Action, Budget, Hint, Mask, Profile, Puzzle, Session, Site, Value, open};

use super::ensure::ensure;
use super::reasons::follow;
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
    let mut met = [0; 2];
    for sample in &bench.samples {
        let mut game = start(sample)?;
        let free = free_sites(game.puzzle());
        // Plays at random, recording the whole state after every move.
        let mut states = vec![game.marks()];
        for _ in 0..60 {
            let action = random_action(&mut rng, &game, &free);
            let outcome = act(&mut game, &action)?;
            let has_changed = game.marks() != states[states.len() - 1];
            ensure!(outcome.n_moves == usize::from(has_changed), "{action:?}: {outcome:?}");
            met[usize::from(has_changed)] += 1;
            if has_changed {
                states.push(game.marks());
            }
        }
        act(&mut game, &Action::Checkpoint)?;
        for state in states.iter().rev().skip(1) {
            let undone = act(&mut game, &Action::Undo)?;
            ensure!(undone.n_moves == 1 && game.marks() == *state, "undo does not restore");
        }
        ensure!(act(&mut game, &Action::Undo)?.n_moves == 0, "undo goes on before the start");
        for state in &states[1..] {
            let redone = act(&mut game, &Action::Redo)?;
            ensure!(redone.n_moves == 1 && game.marks() == *state, "redo does not restore");
        }
        ensure!(act(&mut game, &Action::Redo)?.n_moves == 0, "redo goes on after the end");
        for _ in 0..5 {
            act(&mut game, &Action::Undo)?;
        }
        saves_and_loads(&game)?;
        act(&mut game, &Action::BackToCheckpoint)?;
        ensure!(game.marks() == states[states.len() - 1], "the checkpoint is elsewhere");
        solve_it(&mut game, sample)?;
        refuses(&mut game)?;
    }
    ensure!(met.iter().all(|&n| n > 0), "actions without and with a change: {met:?}");
    Ok(())
}

/// Performs an action, and compares its outcome with the board before and after.
fn act(game: &mut Session, action: &Action) -> Result<Outcome, String> {
    let mut board = game.marks();
    let (mut centre, mut colours) = layers(game);
    let outcome = game.act(action).map_err(|error| format!("{action:?}: {error}"))?;
    for &change in &outcome.changes {
        let is_right = match change {
            Change::Value { site, old, new } => {
                std::mem::replace(&mut board.values[site.index()], new) == old && old != new
            }
            Change::Notes { site, old, new } => {
                std::mem::replace(&mut board.notes[site.index()], new) == old && old != new
            }
            Change::Centre { site, old, new } => {
                std::mem::replace(&mut centre[site.index()], new) == old && old != new
            }
            Change::Colour { site, old, new } => {
                std::mem::replace(&mut colours[site.index()], new) == old && old != new
            }
        };
        ensure!(is_right, "{action:?} reports {change:?}");
    }
    ensure!(board == game.marks(), "{action:?} does not report all it changed");
    ensure!((centre, colours) == layers(game), "{action:?} does not report all marks it changed");
    Ok(outcome)
}

/// The notes in the middle of cells, and the colours.
fn layers(game: &Session) -> (Vec<Mask>, Vec<Option<Colour>>) {
    let sites = || game.puzzle().board().all_sites();
    (
        sites().map(|site| game.centre(site)).collect(),
        sites().map(|site| game.colour(site)).collect(),
    )
}

/// Any action that makes a move.
fn random_action(rng: &mut Rng, game: &Session, free: &[Site]) -> Action {
    let board = game.puzzle().board();
    let site = free[rng.below(free.len())];
    let value = Value(rng.below(board.n_values()) as u8);
    let values = board.all_values().iter().filter(|_| rng.below(2) == 0).collect();
    let notes = [NoteUpdate::CrossOut, NoteUpdate::Keep][rng.below(2)];
    let sites = (0..=rng.below(3)).map(|_| free[rng.below(free.len())]).collect();
    match rng.below(11) {
        0 | 1 => Action::Place { sites, value, notes },
        2 => Action::Toggle { sites, value, notes },
        3 => {
            // The cell of a site; for an edge, the cell to its left or above it.
            let Pt { x, y } = board.sites[site.index()];
            let cell = Pt { x: x - (x + 1) % 2, y: y - (y + 1) % 2 };
            Action::Clear { sites: [board.sites_of_cell(cell), vec![site]].concat() }
        }
        4 => Action::Clear { sites },
        5 => Action::ToggleNotes { site, values },
        6 => Action::SetNotes { site, values },
        7 => Action::CrossOut { site, values },
        8 => Action::FillNotes,
        9 => Action::Restart,
        _ => {
            let (name, symbol) = (board.site_name(site), board.symbol(value));
            Action::Enter(format!("{name}={symbol} {name}?{symbol}"))
        }
    }
}

fn saves_and_loads(game: &Session) -> Result<(), String> {
    let saved = game.save();
    let loaded = Session::load(&saved).map_err(|error| format!("{error}:\n{saved}"))?;
    ensure!(loaded.marks() == game.marks(), "a loaded game stands elsewhere:\n{saved}");
    ensure!(loaded.save() == saved, "a loaded game saves otherwise:\n{saved}");
    ensure!(loaded.checkpoints() == game.checkpoints(), "checkpoints are lost:\n{saved}");
    // Every truncation of a saved game is rejected or can be loaded; none panics.
    for (end, _) in saved.char_indices().step_by(7) {
        drop(Session::load(&saved[..end]));
    }
    Ok(())
}

fn solve_it(game: &mut Session, sample: &Sample) -> Result<(), String> {
    // If open sites have a default value, the game may end before all are filled.
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
    for value in [Value(board.n_values() as u8), Value(u8::MAX)] {
        ensure!(game.act(&Action::place(free, value)).is_err(), "{value:?} was placed");
    }
    if let Some(given) = given {
        // A single refusal rejects the whole action, but given sites do not prevent toggling the
        // others.
        let sites = vec![free, given];
        let toggle =
            Action::Toggle { sites: sites.clone(), value: Value(0), notes: NoteUpdate::Keep };
        ensure!(game.act(&toggle).is_err(), "a clue was changed");
        ensure!(game.save() == before, "a refused action left a trace");
        let mut copy = game.clone();
        act(&mut copy, &Action::Clear { sites })?;
        ensure!(copy.value(free).is_none() && copy.value(given).is_some(), "cleared otherwise");
    }
    let beyond = Action::GoTo { n_moves: usize::MAX };
    ensure!(game.act(&beyond).is_err(), "it has not so many moves");
    ensure!(game.save() == before, "a refused move left a trace");
    Ok(())
}

/// Clues beside the board are fulfilled with the solution and possible all along, and sites that
/// may stay open are recognised.
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
        // Hints that remove candidates are many, and each searches for mistakes again.
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

/// Replaces the notes of a site by its candidates without these values.
fn cross_out(game: &mut Session, site: Site, gone: Mask) -> Result<(), String> {
    let left = game.position().at(site).without(gone);
    act(game, &Action::SetNotes { site, values: left }).map(drop)
}

/// Notes that lack the right value are reported, and no others.
fn wrong_notes_are_seen(sample: &Sample) -> Result<(), String> {
    let mut game = start(sample)?;
    act(&mut game, &Action::FillNotes)?;
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

/// A wrong entry is reported before any other hint.
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

/// With half of the solution and one mistake, the mistake is reported, and the steps start from the
/// rest.
pub(super) fn explained_from_the_middle(bench: &Bench<'_>) -> Result<(), String> {
    let mut n_solved = 0;
    for sample in &bench.samples {
        let mut game = start(sample)?;
        let text = || sample.puzzle.text();
        let board = sample.puzzle.board();
        let open: Vec<Site> =
            board.all_sites().filter(|&site| game.value(site).is_none()).collect();
        let right = |game: &mut Session, site: Site| {
            let value = Some(sample.solution[site.index()]);
            game.place(site, value).map_err(|error| error.to_string())
        };
        for &site in open.iter().step_by(2) {
            right(&mut game, site)?;
        }
        let Some(&wrong) = open.get(1) else { continue };
        let other = board.all_values().without(Mask::of(sample.solution[wrong.index()]));
        let other = other.iter().next().expect("two values");
        if game.place(wrong, Some(other)).is_err() {
            continue;
        }
        let rest = game.explain_in(Profile::DEFAULT, &mut Budget::nodes(10_000_000));
        ensure!(
            rest.mistakes == [wrong],
            "mistakes {:?}, not {wrong:?}:\n{}",
            rest.mistakes,
            text()
        );
        for &site in open.iter().step_by(2) {
            let value = rest.start.value(site);
            ensure!(value == Some(sample.solution[site.index()]), "{site:?} was lost:\n{}", text());
        }
        ensure!(rest.start.is_open(wrong), "the mistake was kept:\n{}", text());
        let known = (sample.puzzle.info().techniques)(Profile::DEFAULT);
        let solutions = std::slice::from_ref(&sample.solution);
        follow(&*sample.puzzle, rest.start, &rest.explanation.steps, solutions, &known)?;
        n_solved += usize::from(rest.explanation.end == End::Solved);
    }
    ensure!(n_solved > 0, "nothing was explained to the end");
    Ok(())
}
