//! Every front end gives the library's hint: the command line, games line by line and requests, at
//! the same positions of every family.

use gridwright::game::NoteUpdate;
use gridwright::steps::effects_words;
use gridwright::{
    Action, Budget, FAMILIES, Family, Hint, Mask, Params, Recipe, Session, Site, Solution, Value,
    board_id,
};
use gridwright_api::{HintAnswer, HintRequest, answer_json, hint};
use gridwright_words::{Language, Words};
use serde_json::{Value as Json, json};

use crate::run::{Folder, Run, of, program};

/// A position in progress with a name.
struct Case {
    name: String,
    /// The outcome that the answer to a request should have.
    outcome: &'static str,
    game: Session,
}

/// Positions of a family: new, in progress, with each kind of mistake, with notes, and solved.
fn cases(family: &'static dyn Family) -> Vec<Case> {
    let info = family.info();
    let params = Params::parse(info.params, info.presets[0]).expect("presets are valid");
    let made = Recipe::new(family, params, 5).make(&mut Budget::unlimited()).expect("a puzzle");
    let (start, solution) = (Session::new(made.puzzle), made.solution);
    let path = followed(&start);
    let middle = path[path.len() / 2].clone();
    let mut cases = Vec::new();
    let mut case = |name: &str, outcome: &'static str, game: Session| {
        cases.push(Case { name: format!("{} {name}", info.id), outcome, game });
    };
    case("new", "step", start.clone());
    case("part-way", "step", middle.clone());
    case("nearly done", "step", path[path.len() - 2].clone());
    case("with notes", "step", after(&middle, &Action::FillNotes));
    case("with notes before the first step", "step", after(&start, &Action::FillNotes));
    case("with a note missing", "wrong-notes", without_a_note(&middle, &solution));
    case("with a mistake", "wrong", mistaken(&path, &solution, false));
    case("with a broken rule", "broken", mistaken(&path, &solution, true));
    case("finished", "solved", finished(&start, &solution));
    cases
}

/// The game after each step of its hints, until no step is left.
fn followed(start: &Session) -> Vec<Session> {
    let mut path = vec![start.clone()];
    while let Hint::Step(step) = path[path.len() - 1].hint(&mut Budget::unlimited()) {
        path.push(after(&path[path.len() - 1], &Action::FollowStep(step)));
    }
    assert!(path.len() > 4, "a path of {}", path.len());
    path
}

fn after(game: &Session, action: &Action) -> Session {
    let mut game = game.clone();
    game.act(action).expect("it can be done");
    game
}

fn free_sites(game: &Session) -> impl Iterator<Item = Site> {
    let board = game.puzzle().board();
    board.all_sites().filter(|&site| game.value(site).is_none()).collect::<Vec<_>>().into_iter()
}

/// A game in progress with a wrong value, which breaks a rule at once if `breaks`.
fn mistaken(path: &[Session], solution: &Solution, breaks: bool) -> Session {
    let wrong = |game: &Session| -> Vec<Session> {
        let n_values = game.puzzle().board().n_values() as u8;
        let sites = free_sites(game);
        let claims = sites.flat_map(|site| (0..n_values).map(move |value| (site, Value(value))));
        let wrong = claims.filter(|&(site, value)| value != solution[site.index()]);
        let placed = wrong.map(|(site, value)| {
            after(game, &Action::Place { sites: vec![site], value, notes: NoteUpdate::Keep })
        });
        placed.collect()
    };
    let (before, behind) = path.split_at(path.len() / 2);
    let games = behind.iter().chain(before);
    let mut mistaken = games.flat_map(wrong);
    mistaken.find(|game| game.check().is_empty() != breaks).expect("a mistake of the kind")
}

fn without_a_note(game: &Session, solution: &Solution) -> Session {
    let game = after(game, &Action::FillNotes);
    let site = free_sites(&game).find(|&site| game.notes(site).len() > 1).expect("an open site");
    let values = game.notes(site).without(Mask::of(solution[site.index()]));
    after(&game, &Action::SetNotes { site, values })
}

fn finished(start: &Session, solution: &Solution) -> Session {
    let mut game = start.clone();
    for site in free_sites(start) {
        game.place(site, Some(solution[site.index()])).expect("it is free");
    }
    game
}

/// The answer to a request.
fn by_request(game: &Session) -> HintAnswer {
    hint(&HintRequest::new(game.save().as_str()), &mut Budget::unlimited()).expect("a hint")
}

/// The output of the command line.
fn by_command(file: &str, more: &[&str]) -> Run {
    of(program().arg("hint").arg(file).args(more).output().expect("the program runs"))
}

/// The output of a game line by line, without its two lines of greeting.
fn by_line(file: &str, folder: &Folder) -> Vec<String> {
    let mut play = program();
    play.env("GRIDWRIGHT_DATA", folder.path("data")).env("LANG", "en_GB.UTF-8");
    play.env_remove("LC_ALL").args(["play", "--linear", file]);
    let input = folder.file("lines.txt", "hint\nhint\nhint\n");
    play.stdin(std::fs::File::open(input).expect("just written"));
    let run = of(play.output().expect("the program runs"));
    assert_eq!(run.code, 0, "{run:?}");
    run.out.lines().skip(2).map(str::to_owned).collect()
}

fn check(case: &Case, folder: &Folder) {
    let Case { name, outcome, game } = case;
    let (puzzle, board) = (game.puzzle(), game.puzzle().board());
    let answer = by_request(game);
    assert_eq!(answer.outcome.name(), *outcome, "{name}");
    let names = |sites: &[Site]| -> Vec<String> {
        sites.iter().map(|&site| board.site_name(site)).collect()
    };
    let file = folder.file("game.txt", game.save());
    let printed = by_command(&file, &[]);
    let (text, said) = (printed.out.trim_end(), by_line(&file, folder));
    let line = &said[0];
    // The answer to the request equals the library's hint.
    match game.hint(&mut Budget::unlimited()) {
        Hint::Step(step) => {
            let shown = answer.step.as_ref().expect("a step");
            assert_eq!(shown.technique, step.technique.id, "{name}");
            assert_eq!(shown.moves, effects_words(board, &step.finding.effects), "{name}");
            // The command line and the game show the same sentences.
            let stages = [answer.place, answer.why, answer.moves].map(|stage| stage.expect("said"));
            let lines = ["where", "why", "move"].into_iter().zip(&stages);
            let lines: Vec<String> =
                lines.map(|(what, words)| format!("{what:<5} {words}")).collect();
            assert_eq!(text, lines.join("\n"), "{name}");
            let [place, why, moves] = stages;
            let title = format!("{} ({}): ", shown.name, step.worth.rating);
            let expected = [place, format!("{title}{why}"), format!("{title}{why} {moves}")];
            for (said, expected) in said.iter().zip(expected) {
                assert!(said.starts_with(&format!("{expected} ")), "{name}: {said}\n{expected}");
            }
            assert_eq!(said.len(), 3, "{name}");
        }
        Hint::Wrong(sites) | Hint::WrongNotes(sites) => {
            assert_eq!(answer.sites, names(&sites), "{name}");
            assert_eq!(text, *line, "{name}");
        }
        Hint::Broken(violations) => {
            assert_eq!(answer.violations.len(), violations.len(), "{name}");
            for (shown, broken) in answer.violations.iter().zip(&violations) {
                assert_eq!(shown.sites, names(&broken.sites), "{name}");
                // Where no board is shown, the sentence names the sites too.
                let sites = Words::new(Language::English).site_row(board, &broken.sites);
                let said = format!("{} ({sites})", shown.name);
                assert!(line.contains(&said), "{name}: {line}");
                let first = text.lines().next().unwrap_or_default();
                assert!(first.contains(&shown.name), "{name}: {first}");
            }
            // The command line adds the sites with their values.
            let mut lines = text.lines();
            for first in [lines.next().unwrap_or_default(), line] {
                assert!(first.starts_with("Rules are broken: "), "{name}: {first}");
            }
            assert_eq!(lines.clone().count(), violations.len(), "{name}");
            assert!(lines.all(|line| !line.contains('?')), "{name}: {text}");
        }
        Hint::Solved => assert_eq!(text, *line, "{name}"),
        other => panic!("{name}: {other:?} in a puzzle with one solution"),
    }
    let code = if ["step", "solved"].contains(outcome) { 0 } else { 1 };
    assert_eq!((printed.code, printed.err.as_str()), (code, ""), "{name}");
    // A batch reads the notes of saved games too.
    let (alone, batch) =
        (by_command(&file, &["--format", "line"]), by_command("--batch", &[&file]));
    assert_eq!((batch.code, batch.out), (alone.code, alone.out), "{name}");
    // In JSON, the command line writes exactly this answer.
    let request = json!({ "verb": "hint", "puzzle": game.save() }).to_string();
    let expected: Json =
        serde_json::from_str(&answer_json(&request, &mut Budget::unlimited())).expect("JSON");
    let json = by_command(&file, &["--json"]).out;
    assert_eq!(serde_json::from_str::<Json>(&json).expect("JSON"), expected, "{name}");
    assert_eq!(puzzle.info().id, expected["family"], "{name}");
}

#[test]
fn every_front_end_gives_the_hint_of_the_library() {
    std::thread::scope(|scope| {
        for &family in FAMILIES {
            scope.spawn(move || {
                let folder = Folder::new();
                cases(family).iter().for_each(|case| check(case, &folder));
            });
        }
    });
}

/// Runs `check` with these arguments.
fn by_check(words: &[&str]) -> Run {
    of(program().arg("check").args(words).output().expect("the program runs"))
}

/// `check` judges a game as hints do, for a saved game and for a position beside the puzzle.
fn check_judges(case: &Case, folder: &Folder) {
    let Case { name, outcome, game } = case;
    let file = folder.file("game.txt", game.save());
    let id = board_id(game.puzzle());
    let word = match *outcome {
        "step" => "unique",
        "wrong" | "wrong-notes" => "none",
        other => other,
    };
    let code = i32::from(["none", "broken"].contains(&word));
    let expected = (code, format!("{word}\n"), String::new());
    for words in [
        vec![&*file, "--format", "line"],
        vec![&*id, "--position", &*file, "--format", "line"],
        vec!["--batch", &*file],
    ] {
        let run = by_check(&words);
        assert_eq!((run.code, run.out, run.err), expected, "{name}: {words:?}");
    }
    let json: Json =
        serde_json::from_str(&by_check(&[&id, "--position", &file, "--json"]).out).expect("JSON");
    let filled = game.values().iter().flatten().count();
    assert_eq!((&json["outcome"], &json["filled"]), (&json!(word), &json!(filled)), "{name}");
    assert_eq!(json["id"], json!(id), "{name}");
    let hint = by_request(game);
    let text = by_check(&[&id, "--position", &file]).out;
    let member = match *outcome {
        "wrong" => "wrong",
        "wrong-notes" => "wrong_notes",
        _ => {
            assert_eq!(
                (&json["wrong"], &json["wrong_notes"]),
                (&Json::Null, &Json::Null),
                "{name}"
            );
            return;
        }
    };
    assert_eq!(json[member], json!(hint.sites), "{name}");
    // The sentence of the hint comes last.
    let said = by_command(&file, &[]).out;
    assert!(text.ends_with(&format!("no solution is left\n{said}")), "{name}: {text}\n{said}");
}

#[test]
fn check_judges_a_game_as_hints_do() {
    std::thread::scope(|scope| {
        for &family in FAMILIES {
            scope.spawn(move || {
                let folder = Folder::new();
                cases(family).iter().for_each(|case| check_judges(case, &folder));
            });
        }
    });
}

#[test]
fn check_takes_positions_of_puzzles_with_several_solutions() {
    for (position, word, code) in [
        ("r1c1=1", "several", 1),
        ("r1c1=1 r1c2=2 r2c1=2", "unique", 0),
        ("r1c1=1 r2c2=1 r3c3=2", "none", 1),
        ("r1c1=1 r1c2=1", "broken", 1),
        ("123231312", "solved", 0),
    ] {
        let run = by_check(&["cirth:.........", "--position", position, "--format", "line"]);
        assert_eq!((run.code, &*run.out), (code, &*format!("{word}\n")), "{position}: {run:?}");
    }
    let run = by_check(&["--batch", "-", "--position", "r1c1=1"]);
    let why = "gridwright: --position goes with one puzzle: expected no --batch\n";
    assert_eq!((run.code, &*run.err), (2, why));
    let run = by_check(&["cirth:12....3..", "--position", "r9c9=1", "--json"]);
    assert_eq!(run.code, 2);
    assert!(run.out.contains("\"code\":\"bad-position\""), "{}", run.out);
}
