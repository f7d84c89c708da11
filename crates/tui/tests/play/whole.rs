//! No text is cut off on any screen, in any language, at four sizes.

use gridwright_tui::{First, Options, Rehearsal};
use gridwright_words::Language;

use super::screens::{SCREENS, SIZES};
use super::{Home, keys_to_solve, puzzle, solution};

/// Further screens, whose texts are longer in some languages than those of the golden files.
const WORDY: &[(&str, &str)] = &[
    ("", "Enter Enter"),
    ("", "Enter l Enter"),
    ("", "Down Down Down Down Down Enter End Up"),
    ("cirth@1#3", ""),
    ("cirth@1#3", "Esc Up Up Enter"),
    ("cirth@1#3", "s s e"),
    ("cirth@1#3", "x"),
    ("futoshiki@1#3", "F2 F2 F2"),
    ("gogen@1#3", "F1 End"),
    ("gogen@1#3", "F10"),
    ("gogen@1#3", "F2 F2 F2"),
    ("alcazar@1#3", ""),
    ("alcazar@1#3", "F2 F2 F2"),
    ("sudoku@1#42", "c"),
    ("sudoku@1#42", "4 u"),
    ("sudoku@1#42", "2 v"),
    ("sudoku@1#42", "2 w"),
    ("sudoku@1#42", "2 t"),
    ("sudoku/size=6,killer=yes@1#3", "F2 F2 F2"),
    ("sudoku/layout=samurai@1#3", "F2 F2 F2"),
    ("sudoku/regions=jigsaw@1#1", "F2 F2 F2"),
    ("sudoku/killer=yes@1#1", "F2 F2 F2"),
    ("futoshiki/size=9@1#1", "F2 F2 F2"),
];

/// No text of any screen is cut off, in every language and at four sizes.
#[test]
fn nothing_is_cut_in_any_language_at_any_size() {
    let kept = SCREENS.iter().map(|&(_, puzzle, keys)| (puzzle, keys));
    let screens: Vec<(&str, &str)> = kept.chain(WORDY.iter().copied()).collect();
    let mut found = Vec::new();
    for code in Language::CODES {
        for (puzzle, keys) in &screens {
            let home = Home::new();
            let first = match *puzzle {
                "" => First::Menu,
                text => First::Open(text.to_owned(), None),
            };
            let options = Options { language: Language::named(code), ..home.options(first) };
            let mut game = Rehearsal::new(options, 80, 24);
            game.press(keys);
            for (columns, rows) in SIZES {
                game.resize(columns, rows);
                // Long names in a list are shown in full below it.
                let is_list = columns == 40 && keys.starts_with("Down Down Down Down Enter Right");
                if game.text().contains("..") && !is_list {
                    found
                        .push(format!("{code} {puzzle} {keys} {columns}x{rows}:\n{}", game.text()));
                }
            }
        }
    }
    assert!(found.is_empty(), "{} cut:\n{}", found.len(), found.join("\n"));
}

/// The same for screens that need games and results.
#[test]
fn games_and_results_are_not_cut_in_any_language() {
    let mut found = Vec::new();
    let mut look = |what: &str, game: &mut Rehearsal| {
        for (columns, rows) in SIZES {
            game.resize(columns, rows);
            if game.text().contains("..") {
                found.push(format!("{what} {columns}x{rows}:\n{}", game.text()));
            }
        }
        game.resize(80, 24);
    };
    let solved = "cirth/size=4@1#1";
    let keys = keys_to_solve(&*puzzle(solved), &solution(&*puzzle(solved))).join(" ");
    for code in Language::CODES {
        let home = Home::new();
        let start = |first: First| {
            let options = Options { language: Language::named(code), ..home.options(first) };
            Rehearsal::new(options, 80, 24)
        };
        let open = |text: &str| start(First::Open(text.to_owned(), None));
        open("sudoku/size=6,killer=yes@1#3").press("N");
        let mut elsewhere = open("cirth@1#3");
        elsewhere.press("N");
        for help in ["", "F2 Esc", "w Esc"] {
            let mut game = open(solved);
            game.press(help);
            game.press(&keys);
            look(&format!("{code} solved {help}"), &mut game);
            game.press("End Up Enter");
            look(&format!("{code} shared {help}"), &mut game);
        }
        let mut game = start(First::Daily(gridwright::family("cirth").unwrap(), None));
        game.press("F2");
        game.press("Esc Esc");
        look(&format!("{code} list of commands"), &mut game);
        game.press("Esc q");
        let mut game = start(First::Menu);
        look(&format!("{code} menu"), &mut game);
        game.press("Enter");
        look(&format!("{code} games"), &mut game);
        game.press("Delete");
        look(&format!("{code} discard"), &mut game);
        game.press("Down Enter");
        look(&format!("{code} games, one of them open"), &mut game);
        let mut game = start(First::Menu);
        game.press("Down Down Enter");
        look(&format!("{code} days"), &mut game);
        game.press("Esc Down Down Down Down Enter e");
        look(&format!("{code} statistics"), &mut game);
        let mut game = start(First::Menu);
        game.press("Down Enter Tab Home Down Down Enter");
        look(&format!("{code} list of levels"), &mut game);
        game.press("Esc Esc");
        game.press_only("Enter");
        look(&format!("{code} making"), &mut game);
    }
    assert!(found.is_empty(), "{} cut:\n{}", found.len(), found.join("\n"));
}

/// The same for every row of the form for a new puzzle.
#[test]
fn no_help_of_the_form_is_cut() {
    let mut found = Vec::new();
    for code in Language::CODES {
        let home = Home::new();
        let options = Options { language: Language::named(code), ..home.options(First::Menu) };
        let mut game = Rehearsal::new(options, 80, 24);
        game.press("Enter Tab");
        for row in 0..30 {
            for (columns, rows) in SIZES {
                game.resize(columns, rows);
                // A text that is cut off ends in two dots.
                if game.text().lines().any(|line| line.trim_end().ends_with("..")) {
                    found.push(format!("{code} row {row} {columns}x{rows}:\n{}", game.text()));
                }
            }
            game.press("Down");
        }
    }
    assert!(found.is_empty(), "{} cut:\n{}", found.len(), found.join("\n"));
}
