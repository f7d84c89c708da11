//! Games of random actions, compared with the model after every action, and saved and loaded at
//! random.

use arbitrary::Unstructured;
use gridwright::budget::Rng;
use gridwright::game::NoteUpdate;
use gridwright::{Action, Budget, Mask, Session, Site, Value};

use crate::boards::{Sample, sample};
use crate::ensure::ensure;
use crate::model::{Doing, Model, Refused};
use crate::outcome::Outcome;

/// Maximum number of actions in a game.
const LONGEST: usize = 200;

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let mut rng = Rng::from_seed(7);
    let bytes = |rng: &mut Rng| (0..400).map(|_| rng.below(256) as u8).collect();
    (0..60).map(|_| bytes(&mut rng)).collect()
}

pub(crate) fn run(input: &[u8]) -> Outcome {
    let mut bytes = Unstructured::new(input);
    let pick: u16 = bytes.arbitrary().unwrap_or_default();
    let sample = sample(pick.into());
    let mut model = Model::new(&*sample.puzzle);
    let mut game = Session::new(sample.puzzle.clone());
    let mut kinds = std::collections::BTreeSet::new();
    for _ in 0..LONGEST {
        if bytes.is_empty() {
            break;
        }
        let kind =
            step(&mut bytes, sample, &mut game, &mut model).unwrap_or(Ok("the input ends"))?;
        kinds.insert(kind);
        same(&game, &model)?;
    }
    Ok(format!("{kinds:?}"))
}

/// Performs one action in both the game and the model.
fn step(
    bytes: &mut Unstructured<'_>,
    sample: &Sample,
    game: &mut Session,
    model: &mut Model,
) -> arbitrary::Result<Result<&'static str, String>> {
    let (doing, action, kind) = match bytes.int_in_range(0..=15)? {
        0..=10 => {
            let (doing, action) = known(bytes, sample)?;
            (Some(doing), action, "known")
        }
        11 => (None, Action::FillNotes, "fill notes"),
        12 => {
            let (site, values) = (some_site(bytes, sample)?, some_mask(bytes, sample)?);
            (None, Action::CrossOut { site, values }, "cross out")
        }
        13 => {
            let board = sample.puzzle.board();
            let (site, value) = (some_site(bytes, sample)?, some_value(bytes, sample)?);
            let sign = *bytes.choose(&["=", "?"])?;
            let text = format!("{}{sign}{}", board.site_name(site), board.symbol(value));
            (None, Action::Enter(text), "enter")
        }
        14 => {
            let hint = game.hint(&mut Budget::nodes(2_000));
            let gridwright::Hint::Step(step) = hint else { return Ok(Ok("no hint")) };
            (None, Action::FollowStep(step), "follow a step")
        }
        _ => return Ok(reload(game)),
    };
    Ok(both(game, model, doing.as_ref(), &action).map(|()| kind))
}

/// Performs the action in the game, and in the model if the model supports it.
fn both(
    game: &mut Session,
    model: &mut Model,
    doing: Option<&Doing>,
    action: &Action,
) -> Result<(), String> {
    let (before, moves_before) = (game.marks(), game.n_moves().0);
    let result = game.act(action);
    if let Ok(outcome) = &result {
        let n_moves = game.n_moves().0.abs_diff(moves_before);
        ensure!(outcome.n_moves == n_moves, "{action:?}: {} moves reported", outcome.n_moves);
    } else {
        ensure!(game.marks() == before, "{action:?} is refused and leaves a trace");
    }
    let Some(doing) = doing else {
        if result.is_ok() {
            let marks = game.marks();
            model.follow(&marks.values, &marks.notes);
        }
        return Ok(());
    };
    let expected = model.act(doing);
    ensure!(
        expected.is_ok() == result.is_ok(),
        "{action:?}: {:?}, the model {expected:?}",
        result.err().map(|error| error.to_string())
    );
    ensure!(expected == Err(Refused) || expected == Ok(()), "never");
    Ok(())
}

/// Saves and loads the game.
fn reload(game: &mut Session) -> Result<&'static str, String> {
    let saved = game.save();
    let loaded = Session::load(&saved).map_err(|error| format!("{error}:\n{saved}"))?;
    ensure!(loaded.save() == saved, "saves otherwise:\n{saved}\n{}", loaded.save());
    ensure!(loaded.n_hints() == game.n_hints(), "hints are lost:\n{saved}");
    *game = loaded;
    Ok("reload")
}

/// A random action that the model supports.
fn known(bytes: &mut Unstructured<'_>, sample: &Sample) -> arbitrary::Result<(Doing, Action)> {
    let site = some_site(bytes, sample)?;
    let value = some_value(bytes, sample)?;
    let values = some_mask(bytes, sample)?;
    let notes = *bytes.choose(&[NoteUpdate::CrossOut, NoteUpdate::Keep])?;
    let n_sites = bytes.int_in_range(0..=3)?;
    let mut sites = vec![site];
    for _ in 0..n_sites {
        sites.push(some_site(bytes, sample)?);
    }
    Ok(match bytes.int_in_range(0..=10)? {
        0 | 1 => (
            Doing::Place { sites: sites.clone(), value, notes },
            Action::Place { sites, value, notes },
        ),
        2 => (
            Doing::Toggle { sites: sites.clone(), value, notes },
            Action::Toggle { sites, value, notes },
        ),
        3 => (Doing::Clear { sites: sites.clone() }, Action::Clear { sites }),
        4 => (Doing::ToggleNotes { site, values }, Action::ToggleNotes { site, values }),
        5 => (Doing::SetNotes { site, values }, Action::SetNotes { site, values }),
        6 => match bytes.int_in_range(0..=7)? {
            0 => (Doing::Restart, Action::Restart),
            _ => (Doing::Checkpoint, Action::Checkpoint),
        },
        7 => (Doing::Undo, Action::Undo),
        8 => (Doing::Redo, Action::Redo),
        9 => (Doing::BackToCheckpoint, Action::BackToCheckpoint),
        _ => {
            let n_moves = bytes.int_in_range(0..=40)?;
            (Doing::GoTo { n_moves }, Action::GoTo { n_moves })
        }
    })
}

/// A random site, rarely one that does not exist.
fn some_site(bytes: &mut Unstructured<'_>, sample: &Sample) -> arbitrary::Result<Site> {
    let n = sample.puzzle.board().n_sites() as u16;
    Ok(if bytes.ratio(1, 50)? {
        Site(bytes.arbitrary()?)
    } else {
        Site(bytes.int_in_range(0..=n - 1)?)
    })
}

fn some_value(bytes: &mut Unstructured<'_>, sample: &Sample) -> arbitrary::Result<Value> {
    let n = sample.puzzle.board().n_values() as u8;
    Ok(if bytes.ratio(1, 50)? {
        Value(bytes.arbitrary()?)
    } else {
        Value(bytes.int_in_range(0..=n - 1)?)
    })
}

fn some_mask(bytes: &mut Unstructured<'_>, sample: &Sample) -> arbitrary::Result<Mask> {
    let all = sample.puzzle.board().all_values();
    let some = Mask(bytes.arbitrary()?);
    Ok(if bytes.ratio(1, 50)? { some } else { some.and(all) })
}

/// Checks that the game and the model agree.
fn same(game: &Session, model: &Model) -> Result<(), String> {
    let (marks, expected) = (game.marks(), model.now());
    ensure!(marks.values == expected.values, "values {:?}, the model {:?}", marks.values, expected);
    ensure!(marks.notes == expected.notes, "notes {:?}, the model {:?}", marks.notes, expected);
    ensure!(
        game.n_moves() == model.n_moves(),
        "{:?}, the model {:?}",
        game.n_moves(),
        model.n_moves()
    );
    let n_checkpoints = game.checkpoints().len();
    ensure!(n_checkpoints == model.checkpoints.len(), "{n_checkpoints} checkpoints");
    let is_solved = marks.values.iter().copied().collect::<Option<Vec<Value>>>();
    let is_solved = is_solved.is_some_and(|full| game.puzzle().accepts(&full));
    ensure!(!is_solved || game.is_solved(), "the game does not see that it is solved");
    ensure!(
        is_solved || !game.is_solved() || game.puzzle().unmarked().is_some(),
        "solved too early"
    );
    Ok(())
}
