//! Tests saved games, damaged files, and locks between programs.

use std::fs;

use super::Home;

#[test]
fn every_key_press_is_kept_at_once() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    for key in ["4", "Right", "n", "2", "Down", "N"] {
        game.press_only(key);
    }
    let saved = fs::read_to_string(&home.games()[0]).unwrap();
    assert!(saved.contains("move r1c1=4") && saved.contains("move r1c2?2"), "{saved}");
    // The program is killed: nothing more is written, and the system releases the lock.
    drop(game);
    let mut again = home.start("", 80, 24);
    again.press("Enter");
    assert!(again.text().contains("Games in progress"), "{}", again.text());
    again.press("Enter");
    assert!(
        again.text().contains("1/55") && again.text().contains("┃ 4 │26 │ 5 ┃"),
        "{}",
        again.text()
    );
}

#[test]
fn many_games_are_in_progress_and_can_be_thrown_away() {
    let home = Home::new();
    let n_games = super::recipes().count();
    for recipe in super::recipes() {
        home.start(&recipe, 80, 24).press("F2");
    }
    assert_eq!(home.games().len(), n_games);
    let mut game = home.start("", 80, 24);
    let entry = format!("Continue (games: {n_games})");
    assert!(game.text().contains(&entry), "{}", game.text());
    game.press("Enter Delete");
    assert_eq!(home.games().len(), n_games);
    assert!(game.text().contains("once more"), "{}", game.text());
    game.press("Delete");
    assert_eq!(home.games().len(), n_games - 1);
}

#[test]
fn a_damaged_game_is_reported_and_the_list_still_opens() {
    let home = Home::new();
    home.start("cirth@1#3", 80, 24).press("N");
    fs::write(home.path().join("games/bad.game"), "gridwright-play 1\n\nnonsense").unwrap();
    let mut game = home.start("", 120, 40);
    assert!(game.text().contains("could not be read"), "{}", game.text());
    assert!(game.text().contains("Continue (games: 1)"), "{}", game.text());
    assert!(home.path().join("games/bad.damaged").exists());
    game.press("Enter Enter");
    assert!(game.text().contains("Cirth"), "{}", game.text());
}

#[test]
fn a_game_that_is_played_elsewhere_is_refused() {
    let home = Home::new();
    let mut first = home.start("cirth@1#3", 80, 24);
    first.press("N");
    let mut second = home.start("", 80, 24);
    second.press("Enter Enter");
    assert!(second.text().contains("being played in another window"), "{}", second.text());
    drop(first);
    second.press("Enter");
    assert!(second.text().contains("Cirth ·"), "{}", second.text());
}

#[test]
fn where_nothing_can_be_kept_one_can_still_play() {
    let home = Home::new();
    fs::write(home.path().join("file"), "").unwrap();
    let first = gridwright_tui::First::Menu;
    let options = gridwright_tui::Options {
        folder: home.path().join("file").join("below"),
        ..home.options(first)
    };
    let mut game = gridwright_tui::Rehearsal::new(options, 100, 30);
    assert!(game.text().contains("Nothing can be saved"), "{}", game.text());
    game.press("Enter Enter Down Enter N");
    assert!(game.text().contains("cannot be saved"), "{}", game.text());
}

#[test]
fn a_pasted_puzzle_opens_and_nonsense_is_reported() {
    let home = Home::new();
    let mut game = home.start("", 80, 24);
    game.paste("cirth\n12.\n...\n.3.\n");
    assert!(game.text().contains("0/6"), "{}", game.text());
    let mut game = home.start("", 80, 24);
    game.press("Down Down Enter n o n s e n s e Enter");
    assert!(game.text().contains("expected"), "{}", game.text());
    let file = home.path().join("puzzle.txt");
    fs::write(&file, "cirth\n12.\n...\n.3.\n").unwrap();
    let mut game = home.start("", 80, 24);
    game.press("Down Down Enter");
    game.paste(file.to_str().unwrap());
    game.press("Enter");
    assert!(game.text().contains("0/6"), "{}", game.text());
}

#[test]
fn settings_are_kept() {
    let home = Home::new();
    let mut game = home.start("", 80, 24);
    game.press("Up Up Up Up Enter Right Right Right");
    assert!(game.text().contains("Einstellungen"), "{}", game.text());
    let again = home.start("", 80, 24);
    assert!(again.text().contains("Neues Spiel"), "{}", again.text());
}
