//! Tests games played with the keyboard.

use std::fs;
use std::time::Duration;

use gridwright::{FAMILIES, Session};

use super::{Home, keys_to_solve, puzzle, recipes, solution};

#[test]
fn every_family_is_solved_by_keys() {
    for recipe in recipes() {
        let home = Home::new();
        let puzzle = puzzle(&recipe);
        let keys = keys_to_solve(&*puzzle, &solution(&*puzzle));
        let mut game = home.start(&recipe, 80, 24);
        let (last, most) = keys.split_last().expect("something is open");
        game.press(&most.join(" "));
        assert!(!game.text().contains("Solved!"), "{recipe}:\n{}", game.text());
        game.wait(Duration::from_secs(3));
        game.press(last);
        assert!(game.text().contains("Solved!"), "{recipe}:\n{}", game.text());
        assert!(game.text().contains("Time: 0:03"), "{recipe}:\n{}", game.text());
        let statistics = fs::read_to_string(home.path().join("statistics.tsv")).unwrap();
        assert_eq!(statistics.lines().count(), 1, "{statistics}");
        assert!(home.games().is_empty(), "a solved game is off the shelf");
        // The next puzzle of this kind was made during the game, so it is there at once.
        game.press_only("Enter");
        assert!(game.text().contains("Esc menu"), "{recipe}:\n{}", game.text());
        assert!(home.games().is_empty(), "nothing is done in it yet");
    }
}

#[test]
fn hints_alone_solve_every_family() {
    for info in FAMILIES.iter().map(|family| family.info()) {
        // The preset with the smallest board keeps the test short.
        let recipes = info.presets.iter().map(|p| format!("{}/{p}@{}#1", info.id, info.generator));
        let recipes = recipes.map(|recipe| recipe.replace("/@", "@"));
        let recipe = recipes.min_by_key(|recipe| puzzle(recipe).board().n_sites());
        let recipe = recipe.expect("every family has presets");
        let home = Home::new();
        let mut game = home.start(&recipe, 80, 24);
        for n in 0.. {
            assert!(n < 300, "{recipe}: hints go in circles:\n{}", game.text());
            if game.text().contains("Solved!") {
                break;
            }
            game.press("F2 F2");
        }
        let statistics = fs::read_to_string(home.path().join("statistics.tsv")).unwrap();
        let hints: u32 = statistics.split('\t').nth(4).unwrap().parse().unwrap();
        assert!(hints > 0, "{statistics}");
    }
}

#[test]
fn everything_can_be_undone_and_redone() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    let start = game.text();
    game.press("4 Right n 2 6 n Down 9 N Left Up");
    let end = game.text();
    assert_ne!(start, end);
    game.press("u u u u u Esc");
    assert_eq!(game.text(), start);
    game.press("u");
    assert!(game.text().contains("nothing more to take back"), "{}", game.text());
    game.press("Esc Esc r r r r r Esc");
    assert_eq!(game.text(), end);
}

/// One key press makes at most one move, and one undo reverts all of it.
#[test]
fn every_key_press_is_one_undo_step() {
    for recipe in recipes() {
        let home = Home::new();
        let mut game = home.start(&recipe, 80, 24);
        // A game is saved at its first change.
        game.press("F2 Esc");
        let board = puzzle(&recipe).board().clone();
        let [one, two, three] = [0, 1, 2].map(|i| board.symbols[i % board.n_values()]);
        // The keys move, draw lines, enter values and notes, take hints, and clear cells.
        let mut keys = "o Right Down Left o Ctrl+Up F4".to_owned();
        for _ in 0..board.cols {
            keys += &format!(" Right Backspace Backspace {one} Alt+{two} Alt+{three}");
            keys += " Backspace Backspace F2 F2";
        }
        let mut n_moves = 0;
        for key in keys.split(' ') {
            let before = session(&home);
            game.press(key);
            let after = session(&home);
            let made = after.n_moves().0 - before.n_moves().0;
            assert!(made <= 1, "{recipe}: {key} is {made} moves");
            if made == 1 {
                game.press("Ctrl+z");
                assert_eq!(session(&home).marks(), before.marks(), "{recipe}: {key}");
                game.press("Ctrl+y");
                assert_eq!(session(&home).marks(), after.marks(), "{recipe}: {key}");
                n_moves += 1;
            }
        }
        let least = if board.has_edges() { 2 } else { board.cols };
        assert!(n_moves > least, "{recipe}: only {n_moves} keys changed anything");
    }
}

/// The session of the only saved game.
fn session(home: &Home) -> Session {
    let text = fs::read_to_string(&home.games()[0]).unwrap();
    let (_, saved) = text.split_once("\n\n").expect("a blank line after the head");
    Session::load(saved.strip_suffix("end\n").expect("an end")).unwrap()
}

#[test]
fn clearing_notes_or_lines_is_one_undo_step() {
    let has_edges = |recipe: &String| puzzle(recipe).board().has_edges();
    // Enters five notes in the first empty cell.
    let home = Home::new();
    let recipe = recipes().find(|recipe| !has_edges(recipe)).expect("a board of cells");
    let mut game = home.start(&recipe, 80, 24);
    let board = puzzle(&recipe).board().clone();
    let walk = board.givens.iter().take_while(|given| given.is_some()).map(|_| "Right ");
    let notes = board.symbols.iter().take(5).map(|symbol| format!("Alt+{symbol} "));
    game.press(walk.collect::<String>().trim());
    game.press(notes.collect::<String>().trim());
    let noted = session(&home).marks();
    assert_eq!(noted.notes.iter().map(|notes| notes.len()).max(), Some(board.n_values().min(5)));
    game.press("Backspace");
    assert!(session(&home).marks().notes.iter().all(|notes| notes.is_empty()));
    game.press("Ctrl+z");
    assert_eq!(session(&home).marks(), noted);
    // Draws a line into a cell and out of it.
    let home = Home::new();
    let recipe = recipes().find(has_edges).expect("a board of edges");
    let mut game = home.start(&recipe, 80, 24);
    game.press("o Right Right Left");
    let before = session(&home);
    game.press("o Right Down");
    let drawn = session(&home).marks();
    game.press("Up Backspace");
    let cleared = session(&home);
    assert_ne!(cleared.marks(), drawn);
    game.press("Ctrl+z");
    assert_eq!(session(&home).marks(), drawn);
    assert!(cleared.n_moves().0 > before.n_moves().0);
}

#[test]
fn one_can_try_from_here_and_come_back() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    game.press("e");
    assert!(game.text().contains("No point to come back to"));
    game.press("4 s Right 2 Right Right Right 3 e");
    assert!(game.text().contains("Back by 2 moves"), "{}", game.text());
    assert!(game.text().contains("1/55"), "{}", game.text());
}

#[test]
fn mistakes_are_found_and_taken_back() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    // The solution has 4 in r1c1; 2 breaks no rule but is wrong.
    game.press("2 v");
    assert!(game.text().contains("One entry is wrong: r1c1."), "{}", game.text());
    game.press("Right Right Right Right 3 v");
    assert!(game.text().contains("r1c1"), "{}", game.text());
    game.press("g");
    assert!(game.text().contains("2 moves were taken back."), "{}", game.text());
    game.press("v");
    assert!(game.text().contains("No mistakes so far"), "{}", game.text());
    game.press("5");
    assert!(game.text().contains("!5"), "a broken rule is marked at once:\n{}", game.text());
}

#[test]
fn starting_again_asks_and_can_be_undone() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    game.press("4 Esc Up Up Enter");
    assert!(game.text().contains("Start again"), "{}", game.text());
    game.press("Enter");
    assert!(game.text().contains("1/55"), "No is the first answer:\n{}", game.text());
    game.press("Esc Up Up Enter Down Enter");
    assert!(game.text().contains("0/55"), "{}", game.text());
    game.press("u");
    assert!(game.text().contains("1/55"), "{}", game.text());
}

#[test]
fn time_stops_while_paused_and_can_be_hidden() {
    let home = Home::new();
    let mut game = home.start("cirth@1#3", 80, 24);
    game.wait(Duration::from_secs(4));
    assert!(game.text().contains("0:04"), "{}", game.text());
    game.press("p");
    assert!(game.text().contains("Paused") && !game.text().contains('┏'), "the board is hidden");
    game.wait(Duration::from_secs(4));
    game.press("Space");
    assert!(game.text().contains("0:04"), "{}", game.text());
    // Time in which the computer sleeps does not count.
    game.wait(Duration::from_secs(4000));
    assert!(game.text().contains("0:09"), "{}", game.text());
    game.press("d");
    assert!(!game.text().contains("0:09"), "{}", game.text());
}

#[test]
fn runes_are_shown_and_digits_typed() {
    let home = Home::new();
    let mut game = home.start("cirth@1#3", 80, 24);
    game.press("y");
    assert!(game.text().contains('ᚠ'), "{}", game.text());
    game.press("y");
    assert!(!game.text().contains('ᚠ'));
}

#[test]
fn words_are_ticked_off_and_lit() {
    let home = Home::new();
    let puzzle = puzzle("gogen@1#3");
    let solution = solution(&*puzzle);
    let keys = keys_to_solve(&*puzzle, &solution);
    let mut game = home.start("gogen@1#3", 80, 24);
    assert!(!game.text().contains('✓'));
    game.press("Ctrl+f");
    game.press(&keys[..keys.len() * 3 / 4].join(" "));
    assert!(game.text().contains('✓'), "{}", game.text());
}

#[test]
fn the_puzzle_of_the_day_is_gone_on_with() {
    let home = Home::new();
    let mut game = home.start("", 80, 24);
    game.press("Down Enter Enter");
    let first = game.text();
    assert!(first.contains("2026-11-15"), "{first}");
    game.press("F2 Esc Esc Up Enter");
    assert!(game.text().contains("Continue (games: 1)"), "{}", game.text());
    game.press("Down Down Enter");
    assert!(game.text().contains("begun"), "{}", game.text());
    game.press("Enter");
    assert_eq!(home.games().len(), 1, "it is the same game");
}

#[test]
fn the_solver_is_watched_forward_and_back() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    game.press("w");
    let start = game.text();
    assert!(start.contains("step 1 of"), "{start}");
    game.press("Right Right Left Left");
    assert_eq!(game.text(), start);
    game.press("+ Space");
    for _ in 0..3 {
        game.wait(Duration::from_millis(500));
    }
    assert!(game.text().contains("step 4 of"), "{}", game.text());
    game.press("End");
    assert!(game.text().contains("Solved."), "{}", game.text());
    game.press("Esc");
    assert!(game.text().contains("0/55"), "the game is as it was:\n{}", game.text());
}

#[test]
fn parameters_that_clash_are_described_in_the_form() {
    let home = Home::new();
    let mut game = home.start("", 80, 24);
    game.press("Enter Tab Home");
    for _ in FAMILIES {
        if game.text().contains("< Sudoku >") {
            break;
        }
        game.press("Right");
    }
    // A Sudoku of size 7 has no regular boxes.
    game.press("Down Down Down 7 Up Up Enter");
    assert!(game.text().contains("Advanced"), "{}", game.text());
    assert!(game.text().contains("7"), "{}", game.text());
}
