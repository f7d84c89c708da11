//! Compares every screen with golden files, character by character, at four sizes.

use std::time::Duration;

use gridwright_tui::Options;

use super::{Home, compare, compare_at, golden, keys_to_solve, puzzle, recipes, solution};

pub(super) const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (40, 15)];

/// Each screen: its name, the puzzle it starts with, and the keys that lead there.
pub(super) const SCREENS: &[(&str, &str, &str)] = &[
    ("menu", "", ""),
    ("new", "", "Enter Right Down"),
    ("advanced", "", "Enter Tab Down"),
    ("offer", "", "Enter End Enter"),
    ("lesson", "", "Enter Enter Enter Enter"),
    ("daily", "", "Down Enter"),
    ("past", "", "Down Enter Left Left <"),
    ("open", "", "Down Down Enter s u d o k u @ 1 # 4"),
    ("statistics", "", "Down Down Down Enter"),
    ("techniques", "", "Down Down Down Down Enter Right Down"),
    ("technique", "", "Down Down Down Down Enter Down Down Enter"),
    ("settings", "", "Down Down Down Down Down Enter Down Right"),
    ("help", "", "Up Up Up Enter"),
    ("notes", "sudoku@1#42", "N Right Down 4"),
    ("chosen", "sudoku@1#42", "Shift+Right Shift+Down m 2 4 n 8 c 3"),
    ("undone", "sudoku@1#42", "4 Down Right n 2 7 u u u"),
    ("steps", "sudoku@1#42", "a Down Down"),
    ("hint", "sudoku/level=expert@1#4", "N F2 F2 F2"),
    ("samurai", "sudoku/layout=samurai@1#3", "End PageDown Left"),
    ("killer", "sudoku/size=6,killer=yes@1#3", "Down"),
    ("large", "sudoku/size=25,depth=logic@1#1", "Right"),
    ("watch", "sudoku@1#42", "w Right Right Right"),
    ("game-menu", "sudoku@1#42", "Esc Down"),
    ("keys", "alcazar@1#3", "?"),
    ("paused", "cirth@1#3", "p"),
];

#[test]
fn screens_look_as_kept() {
    for &(name, puzzle, keys) in SCREENS {
        for (columns, rows) in SIZES {
            let home = Home::new();
            let mut game = home.start(puzzle, columns, rows);
            game.press(keys);
            compare(&format!("{name}-{columns}x{rows}.txt"), &without_counts(&game.text()));
        }
    }
}

/// A screen without the number of possible steps, which changes with every new technique.
fn without_counts(text: &str) -> String {
    let words = " steps can be taken";
    let line = |line: &str| match line.find(words) {
        Some(end) => {
            let start = line[..end].trim_end_matches(|c: char| c.is_ascii_digit()).len();
            format!("{}N{}\n", &line[..start], &line[end..])
        }
        None => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

/// The small board beside the list of variants is always a whole one.
#[test]
fn previews_show_whole_boards() {
    for (columns, rows) in [(80, 24), (100, 30), (120, 40)] {
        let home = Home::new();
        let mut game = home.start("", columns, rows);
        game.press("Enter Home");
        for _ in gridwright::FAMILIES[0].info().variants {
            let text = game.text();
            assert_eq!(text.contains('┏'), text.contains('┛'), "{text}");
            assert!(text.contains(['┏', '·', '█']), "there is a board:\n{text}");
            game.press("Down");
        }
    }
}

#[test]
fn hints_of_every_family_look_as_kept() {
    for recipe in recipes() {
        let family = recipe.split('@').next().expect("a name");
        for (columns, rows) in SIZES {
            let home = Home::new();
            let mut game = home.start(&recipe, columns, rows);
            game.press("F2");
            compare_at(&golden(family, &format!("hint-{columns}x{rows}.txt")), &game.text());
        }
    }
}

#[test]
fn the_end_and_the_statistics_look_as_kept() {
    for (columns, rows) in SIZES {
        let home = Home::new();
        for (recipe, seconds) in
            [("cirth/size=4@1#1", 3), ("cirth/size=4@1#2", 2), ("gogen@1#3", 5)]
        {
            let puzzle = puzzle(recipe);
            let keys = keys_to_solve(&*puzzle, &solution(&*puzzle));
            let mut game = home.start(recipe, columns, rows);
            game.wait(Duration::from_secs(seconds));
            game.press(&keys.join(" "));
            let name = recipe.split(['/', '@']).next().expect("a name");
            let name = format!("solved-{name}-{seconds}-{columns}x{rows}.txt");
            compare(&name, &game.text());
        }
        let mut game = home.start("", columns, rows);
        game.press("Down Down Down Enter");
        compare(&format!("statistics-full-{columns}x{rows}.txt"), &game.text());
    }
}

#[test]
fn ascii_is_ascii() {
    for recipe in recipes() {
        let home = Home::new();
        let first = gridwright_tui::First::Open(recipe.clone(), None);
        let options = Options {
            is_ascii: true,
            language: gridwright_words::Language::named("de"),
            ..home.options(first)
        };
        let mut game = gridwright_tui::Rehearsal::new(options, 100, 30);
        for keys in ["", "F2", "Esc Esc", "Esc F5", "Esc"] {
            game.press(keys);
            assert!(game.text().is_ascii(), "{recipe} {keys}:\n{}", game.text());
        }
    }
}

#[test]
fn a_screen_too_small_says_what_it_needs() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 29, 9);
    assert!(game.text().contains("This needs 30 x 10"), "{}", game.text());
    game.resize(80, 24);
    assert!(game.text().contains('┏'), "{}", game.text());
    game.resize(5, 2);
    game.resize(1, 1);
    game.resize(40, 15);
    assert!(game.text().contains('┛'), "a compact board fits:\n{}", game.text());
    game.resize(34, 12);
    assert!(game.text().contains("All of it would"), "{}", game.text());
}

/// When only a part of a board is visible, the game states a sufficient screen size for the whole
/// board.
#[test]
fn the_size_that_a_board_needs_is_enough() {
    for recipe in ["sudoku/layout=samurai@1#3", "sudoku/size=16,depth=logic@1#1", "cirth@1#3"] {
        let home = Home::new();
        let mut game = home.start(recipe, 34, 11);
        let text = game.text().split_whitespace().collect::<Vec<_>>().join(" ");
        let (_, size) = text.split_once("All of it would need ").expect("only a part is seen");
        let numbers: Vec<u16> =
            size.split(' ').filter_map(|word| word.parse().ok()).take(2).collect();
        game.resize(numbers[0], numbers[1]);
        let whole = game.text();
        assert!(!whole.contains("All of it") && !whole.contains('◆'), "{recipe}:\n{whole}");
        game.resize(numbers[0] - 1, numbers[1]);
        let part = game.text();
        assert!(part.contains("All of it") || part.contains('◆'), "{recipe}:\n{part}");
    }
}

#[test]
fn every_size_can_be_drawn() {
    for (_, puzzle, keys) in SCREENS.iter().filter(|(name, ..)| *name != "large") {
        let home = Home::new();
        let mut game = home.start(puzzle, 80, 24);
        game.press(keys);
        for (columns, rows) in
            [(30, 10), (31, 40), (200, 10), (59, 11), (60, 12), (61, 16), (255, 90)]
        {
            game.resize(columns, rows);
        }
    }
}

#[test]
fn the_interface_speaks_four_languages() {
    for (code, word) in [
        ("en", "New game"),
        ("es", "Partida nueva"),
        ("de", "Neues Spiel"),
        ("it", "Nuova partita"),
    ] {
        let home = Home::new();
        let language = gridwright_words::Language::named(code);
        let options = Options { language, ..home.options(gridwright_tui::First::Menu) };
        let game = gridwright_tui::Rehearsal::new(options, 80, 24);
        assert!(game.text().contains(word), "{}", game.text());
    }
}

#[test]
fn a_puzzle_that_takes_long_can_be_called_off() {
    let home = Home::new();
    let mut game = home.start("", 80, 24);
    game.press("Enter Enter Down");
    game.press_only("Enter");
    assert!(game.text().contains("Making a puzzle"), "{}", game.text());
    game.press_only("Esc");
    assert!(game.text().contains("New game"), "{}", game.text());
    game.work();
    game.wait(Duration::from_secs(1));
    assert!(game.text().contains("Continue (games: 0)"), "nothing was begun:\n{}", game.text());
}

/// Boards with borders or signs between all rows fit on a small screen, and show everything without
/// colour: the test sees only the text.
#[test]
fn boards_with_borders_everywhere_are_whole_on_a_small_screen() {
    for (name, recipe) in [
        ("jigsaw", "sudoku/regions=jigsaw@1#1"),
        ("killer-9", "sudoku/killer=yes@1#1"),
        ("cirth-9", "cirth@1#3"),
        ("futoshiki-9", "futoshiki/size=9@1#1"),
    ] {
        let home = Home::new();
        let mut game = home.start(recipe, 40, 15);
        compare(&format!("{name}-40x15.txt"), &game.text());
        let n_lines = |text: &str| text.lines().filter(|line| line.contains(['┃', '|'])).count();
        assert!(n_lines(&game.text()) >= 9, "all rows are seen:\n{}", game.text());
        game.press("Down Right F2 F2 F2");
        compare(&format!("{name}-hint-40x15.txt"), &game.text());
    }
}
