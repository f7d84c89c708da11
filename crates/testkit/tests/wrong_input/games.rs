//! Calls to functions on games.

use std::sync::Arc;

use gridwright::formats::Play;
use gridwright::game::{Checkpoint, Colour, Layer, NoteUpdate};
use gridwright::steps::PROFILES;
use gridwright::{Action, Puzzle, Session, Value};

use super::trial::{
    MASKS, NUMBERS, SITES, TEXTS, Trial, VALUES, little, tried, wrong_step, wrong_values,
};

pub(crate) fn try_game(trial: &mut Trial, puzzle: &Arc<dyn Puzzle>) {
    let mut game = tried!(trial, Session::new(Arc::clone(puzzle))).expect("a game");
    let untouched = game.clone();
    for (site, value) in SITES.into_iter().flat_map(|site| VALUES.map(|value| (site, value))) {
        tried!(trial, Session::value(&game, site));
        tried!(trial, Session::notes(&game, site));
        tried!(trial, Session::centre(&game, site));
        tried!(trial, Session::colour(&game, site));
        tried!(trial, Session::candidates(&game, site));
        tried!(trial, Session::place(&mut game, site, Some(value)));
        tried!(trial, Session::place(&mut game, site, None));
        tried!(trial, Session::note(&mut game, site, value));
        tried!(trial, Session::place_and_cross_out(&mut game, site, value));
        let step = wrong_step(site, value);
        tried!(trial, Session::has_done(&game, &step));
        tried!(trial, Session::play_step(&mut game, &step));
        let (sites, notes) = (vec![site, SITES[0]], NoteUpdate::CrossOut);
        tried!(trial, Session::show_mistakes(&mut game, &sites));
        let colour = Colour::new(1).expect("a colour");
        let mut actions = vec![
            Action::Place { sites: sites.clone(), value, notes },
            Action::Place { sites: Vec::new(), value, notes: NoteUpdate::Keep },
            Action::Toggle { sites: sites.clone(), value, notes },
            Action::Clear { sites: sites.clone() },
            Action::ToggleNotes { site, values: MASKS[2] },
            Action::ToggleNote { sites: sites.clone(), value },
            Action::ToggleCentre { sites: sites.clone(), value },
            Action::Paint { sites: sites.clone(), colour },
            Action::SetNotes { site, values: MASKS[2] },
            Action::CrossOut { site, values: MASKS[2] },
            Action::FillNotes,
            Action::FollowStep(step.clone()),
            Action::ShowStep(step),
            Action::Checkpoint,
            Action::BackToCheckpoint,
            Action::Restart,
            Action::Undo,
            Action::Redo,
        ];
        actions.extend(Layer::ALL.map(|layer| Action::Erase { sites: sites.clone(), layer }));
        for action in actions {
            tried!(trial, Session::act(&mut game, &action));
        }
    }
    for values in wrong_values(3) {
        let solution: Vec<Value> = values.iter().map(|value| value.unwrap_or_default()).collect();
        tried!(trial, Session::wrong_sites(&game, &solution));
        tried!(trial, Session::progress(&game, Some(&solution)));
        let action = Action::UndoMistakes(solution);
        tried!(trial, Session::act(&mut game, &action));
    }
    tried!(trial, Session::progress(&game, None));
    tried!(trial, Session::checkpoint(&mut game));
    for n_moves in NUMBERS {
        tried!(trial, Session::act(&mut game, &Action::GoTo { n_moves }));
        tried!(trial, Session::back_to(&mut game, Checkpoint { n_moves }));
    }
    let play = Play { entries: vec![(SITES[2], VALUES[3])], crossed: vec![(SITES[2], MASKS[2])] };
    tried!(trial, Session::with_play(Arc::clone(puzzle), &play));
    for text in TEXTS {
        tried!(trial, Session::load(text));
        tried!(trial, Session::enter(&mut game, text));
        tried!(trial, Session::act(&mut game, &Action::Enter((*text).to_owned())));
    }
    let saved = tried!(trial, Session::save(&game)).unwrap_or_default();
    for end in (0..saved.len()).step_by(7).filter(|&end| saved.is_char_boundary(end)) {
        tried!(trial, Session::load(&saved[..end]));
    }
    tried!(trial, Session::continues(&game, &untouched));
    // A wrong value is entered, so that there is a mistake to find.
    let open = puzzle.board().all_sites().find(|&site| untouched.value(site).is_none());
    let mut wrong = untouched.clone();
    for value in VALUES {
        let _ = wrong.place(open.expect("an open site"), Some(value));
    }
    for game in [&game, &untouched, &wrong] {
        queries(trial, game);
    }
    while let Some(true) = tried!(trial, Session::undo(&mut game)) {}
    while let Some(true) = tried!(trial, Session::redo(&mut game)) {}
    tried!(trial, Session::note_candidates(&mut game));
    tried!(trial, Session::restart(&mut game));
}

fn queries(trial: &mut Trial, game: &Session) {
    trial.call("Session::puzzle", || game.puzzle().info().id);
    tried!(trial, Session::values(game));
    tried!(trial, Session::marks(game));
    tried!(trial, Session::position(game));
    tried!(trial, Session::check(game));
    tried!(trial, Session::is_solved(game));
    tried!(trial, Session::n_moves(game));
    tried!(trial, Session::n_hints(game));
    tried!(trial, Session::is_untouched(game));
    tried!(trial, Session::checkpoints(game));
    tried!(trial, Session::line_value(game));
    tried!(trial, Session::missing(game));
    tried!(trial, Session::hint(game, &mut little()));
    if let Some(standing) = tried!(trial, Session::standing(game, &mut little())) {
        trial.call("Standing::name", || standing.name());
    }
    for site in SITES {
        tried!(trial, Session::path_from(game, site, usize::MAX, &mut little()));
    }
    for profile in PROFILES {
        tried!(trial, Session::hint_in(game, profile, &mut little()));
        tried!(trial, Session::steps_in(game, profile, &mut little()));
        tried!(trial, Session::explain_in(game, profile, &mut little()));
        tried!(trial, Session::first_mistake(game, profile, &mut little()));
        tried!(trial, Session::hint_at(game, SITES[2], profile, &mut little()));
    }
}
