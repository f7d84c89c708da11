//! Every action of a session is also available in requests, with the same effect.

use gridwright::game::NoteUpdate;
use gridwright::{Action, Budget, Hint, Mask, Session, Site, Value, Verdict, open, solve};
use gridwright_api::{GameInput, PlayAnswer, PlayRequest, SavedGame, play};
use serde_json::{Value as Json, json};

const PUZZLE: &str = "cirth/size=3,areas=none:12....3..";

fn session() -> Session {
    Session::new(open(PUZZLE, None, &mut Budget::unlimited()).expect("a puzzle"))
}

fn ask(game: SavedGame, action: &Json) -> PlayAnswer {
    let mut request = PlayRequest::new(GameInput::Game(game));
    request.action = Some(serde_json::from_value(action.clone()).expect("an action"));
    play(&request, &mut Budget::unlimited()).unwrap_or_else(|why| panic!("{action}: {why:?}"))
}

/// The game as text, as the library would save it.
fn text(game: &SavedGame) -> String {
    let moves = game.moves.iter().map(|one| format!("move {one}\n"));
    let checkpoints = game.checkpoints.iter().map(|at| format!("checkpoint {at}\n"));
    let shown = game.shown.iter().map(|one| format!("shown {one}\n"));
    let at = format!("at {}\n", game.at);
    let lines: String = moves.chain([at]).chain(checkpoints).chain(shown).collect();
    format!("gridwright-game 1\n{}\n{lines}", game.puzzle)
}

fn values(list: &[u8]) -> Mask {
    list.iter().map(|&value| Value(value)).collect()
}

/// Actions in requests and the equivalent ones of the library, applied to the same game.
fn actions() -> Vec<(Json, Action)> {
    let puzzle = open(PUZZLE, None, &mut Budget::unlimited()).expect("a puzzle");
    let Verdict::Unique(solution) = solve(&*puzzle, &mut Budget::unlimited()) else {
        panic!("it has one solution")
    };
    let Hint::Step(step) = session().hint(&mut Budget::unlimited()) else { panic!("a step") };
    let keep = NoteUpdate::Keep;
    vec![
        (json!({ "do": "show-hint" }), Action::ShowStep(step.clone())),
        (json!({ "do": "follow-hint" }), Action::FollowStep(step)),
        (json!({ "do": "fill-notes" }), Action::FillNotes),
        (
            json!({ "do": "place", "sites": ["r1c3"], "value": "3" }),
            Action::place(Site(2), Value(2)),
        ),
        (json!({ "do": "checkpoint" }), Action::Checkpoint),
        (
            json!({ "do": "toggle", "sites": ["r1c3", "r2c2"], "value": "3", "notes": "keep" }),
            Action::Toggle { sites: vec![Site(2), Site(4)], value: Value(2), notes: keep },
        ),
        (
            json!({ "do": "place", "sites": ["r3c2", "r3c3"], "value": "2", "notes": "keep" }),
            Action::Place { sites: vec![Site(7), Site(8)], value: Value(1), notes: keep },
        ),
        (
            json!({ "do": "clear", "sites": ["r3c2", "r3c3"] }),
            Action::Clear { sites: vec![Site(7), Site(8)] },
        ),
        (
            json!({ "do": "toggle-notes", "site": "r3c2", "values": "13" }),
            Action::ToggleNotes { site: Site(7), values: values(&[0, 2]) },
        ),
        (
            json!({ "do": "set-notes", "site": "r3c3", "values": "" }),
            Action::SetNotes { site: Site(8), values: Mask::EMPTY },
        ),
        (
            json!({ "do": "cross-out", "site": "r3c3", "values": "1" }),
            Action::CrossOut { site: Site(8), values: values(&[0]) },
        ),
        (json!({ "do": "undo" }), Action::Undo),
        (json!({ "do": "redo" }), Action::Redo),
        (
            json!({ "do": "enter", "position": { "entries": { "r1c3": "3" } } }),
            Action::Enter("r1c3=3".to_owned()),
        ),
        (json!({ "do": "undo-mistakes" }), Action::UndoMistakes(solution)),
        (json!({ "do": "back-to-checkpoint" }), Action::BackToCheckpoint),
        (json!({ "do": "go-to", "moves": 3 }), Action::GoTo { n_moves: 3 }),
        (json!({ "do": "restart" }), Action::Restart),
    ]
}

#[test]
fn actions_of_requests_do_what_those_of_sessions_do() {
    let (mut session, mut game) = (session(), SavedGame::new(PUZZLE));
    for (asked, action) in actions() {
        let before = session.save();
        session.act(&action).unwrap_or_else(|why| panic!("{asked}: {why}"));
        let answer = ask(game, &asked);
        assert_eq!(text(&answer.game), session.save(), "{asked}");
        assert_eq!(answer.changed, session.save() != before, "{asked}");
        game = answer.game;
    }
}

#[test]
fn hints_that_are_no_step_are_not_followed() {
    let mut game = SavedGame::new(PUZZLE);
    game.moves = vec!["r2c2=1".to_owned()];
    game.at = 1;
    let mut request = PlayRequest::new(GameInput::Game(game));
    request.action = Some(serde_json::from_value(json!({ "do": "follow-hint" })).unwrap());
    let refused = play(&request, &mut Budget::unlimited()).unwrap_err();
    assert_eq!(refused.code.name(), "bad-action");
}

#[test]
fn a_mistake_costs_no_notes() {
    let start = GameInput::Text(PUZZLE.to_owned());
    let begun = play(&PlayRequest::new(start), &mut Budget::unlimited()).expect("a game");
    let noted = ask(begun.game, &json!({ "do": "fill-notes" }));
    let notes = |answer: &PlayAnswer| -> Vec<String> {
        answer.state.sites.iter().map(|site| site.notes.clone()).collect()
    };
    let place = |value: &str| json!({ "do": "place", "sites": ["r2c2"], "value": value });
    let wrong = ask(noted.game.clone(), &place("1"));
    assert_ne!(notes(&wrong), notes(&noted), "the value is crossed out");
    let cleared = ask(wrong.game.clone(), &json!({ "do": "clear", "sites": ["r2c2"] }));
    assert_eq!(notes(&cleared), notes(&noted));
    let toggled =
        ask(wrong.game.clone(), &json!({ "do": "toggle", "sites": ["r2c2"], "value": "1" }));
    assert_eq!(notes(&toggled), notes(&noted));
    // Replacing the entry has the same result as if it had never been made.
    assert_eq!(notes(&ask(wrong.game.clone(), &place("3"))), notes(&ask(noted.game, &place("3"))));
    // A note that another entry still excludes does not come back.
    let again = ask(wrong.game, &json!({ "do": "place", "sites": ["r2c3"], "value": "1" }));
    let one = ask(again.game, &json!({ "do": "clear", "sites": ["r2c2"] }));
    let has_one = |site: usize| notes(&one)[site].contains('1');
    assert!(has_one(7) && !has_one(8), "{:?}", notes(&one));
}
