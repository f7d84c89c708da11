//! Mistakes that players met in their first games.

use std::fs;
use std::time::Duration;

use gridwright::clues::clue_states;
use gridwright_tui::{First, Options, Rehearsal};
use gridwright_words::Language;

use super::{Home, keys_to_solve, puzzle, recipes, solution};

/// A column of the statistics file: 3 has the seconds, 4 the hints, 8 the kind.
fn records(home: &Home, field: usize) -> Vec<String> {
    let text = fs::read_to_string(home.path().join("statistics.tsv")).unwrap_or_default();
    text.lines().map(|line| line.split('\t').nth(field).unwrap().to_owned()).collect()
}

fn solve(home: &Home, recipe: &str, seconds: u64) -> Rehearsal {
    let puzzle = puzzle(recipe);
    let mut game = home.start(recipe, 80, 24);
    game.wait(Duration::from_secs(seconds));
    game.press(&keys_to_solve(&*puzzle, &solution(&*puzzle)).join(" "));
    game
}

#[test]
fn help_is_read_to_its_end_on_every_screen() {
    for recipe in recipes() {
        for (columns, rows) in [(80, 24), (40, 15), (30, 10)] {
            let home = Home::new();
            let mut game = home.start(&recipe, columns, rows);
            game.press("F1");
            let first = game.text();
            assert!(first.contains("Help"), "{first}");
            assert!(!first.contains("Leave") && !first.contains(".."), "{first}");
            game.press("Down PageDown End");
            assert!(game.text().contains("Leave"), "{}", game.text());
            assert!(!game.text().contains(".."), "{}", game.text());
            game.press("Home");
            assert_eq!(game.text(), first);
            game.press("Esc");
            assert!(!game.text().contains("scroll"), "{}", game.text());
        }
    }
}

/// Help begins with the rules of this puzzle, and mentions the areas that are not a rule.
#[test]
fn help_begins_with_the_rules() {
    for (recipe, words) in [
        ("sudoku/size=6,killer=yes@1#3", "add up to the number in its corner"),
        ("cirth@1#3", "They are no rule."),
        ("sudoku/layout=samurai@1#3", "where grids overlap, a cell belongs to both."),
    ] {
        let mut game = Home::new().start(recipe, 80, 24);
        game.press("F1");
        let shown = game.text();
        let line = |line: &str| line.chars().skip(10).collect::<String>().trim().to_owned();
        let text = shown.lines().skip(1).take(8).map(line).collect::<Vec<_>>().join(" ");
        assert!(text.contains(words), "{recipe}: {text}\n{}", game.text());
    }
}

#[test]
fn words_are_seen_on_a_small_screen() {
    let recipe = "gogen@1#3";
    let puzzle = puzzle(recipe);
    let clues = clue_states(&*puzzle, &puzzle.board().givens);
    let home = Home::new();
    let mut game = home.start(recipe, 40, 15);
    for clue in &clues {
        assert!(game.text().contains(&clue.clue.label), "{}:\n{}", clue.clue.label, game.text());
    }
    game.resize(30, 12);
    assert!(game.text().contains(&clues[0].clue.label), "{}", game.text());
}

#[test]
fn hints_count_when_they_are_seen() {
    let recipe = "cirth/size=4@1#1";
    let puzzle = puzzle(recipe);
    let keys = keys_to_solve(&*puzzle, &solution(&*puzzle)).join(" ");
    // The hint is shown and its value then entered by hand.
    let home = Home::new();
    let mut game = home.start(recipe, 80, 24);
    game.press("F2 F2 Esc F2");
    assert!(game.text().contains("hints: 1"), "{}", game.text());
    game.press("Esc");
    game.press(&keys);
    assert!(
        game.text().contains("Hints: 1") && game.text().contains("does not count"),
        "{}",
        game.text()
    );
    assert_eq!(records(&home, 4), ["1"]);
    // The player watches the whole solution.
    let home = Home::new();
    let mut game = home.start(recipe, 80, 24);
    game.press("w End Esc");
    drop(game);
    let mut game = home.start(recipe, 80, 24);
    game.press(&keys);
    let n_hints: usize = records(&home, 4)[0].parse().unwrap();
    assert!(n_hints >= puzzle.board().n_sites() - puzzle.board().n_givens(), "{n_hints}");
}

/// Every command that points out a mistake counts as help.
#[test]
fn mistakes_that_are_pointed_out_count_as_hints() {
    let recipe = "cirth/size=4@1#1";
    let puzzle = puzzle(recipe);
    let right = solution(&*puzzle);
    let keys = keys_to_solve(&*puzzle, &right);
    // The first value is replaced by a wrong one, and then corrected.
    let at = keys.iter().position(|key| key.chars().all(|c| c.is_ascii_digit())).unwrap();
    let wrong = if keys[at] == "1" { "2" } else { "1" };
    let to_it = keys[..at].join(" ");
    for (help, n_hints) in [("", "0"), ("v", "1"), ("v v t", "1"), ("g", "1"), ("t", "1")] {
        let home = Home::new();
        home.start(recipe, 80, 24).press(&format!("{to_it} {wrong} {help}"));
        // The cursor has stayed in that cell.
        let mut game = home.start(recipe, 80, 24);
        game.press(&keys[at..].join(" "));
        assert!(game.text().contains("Solved!"), "{help}:\n{}", game.text());
        assert_eq!(records(&home, 4), [n_hints], "{help}");
    }
    // With the setting that marks wrong values at once, each of them counts.
    let home = Home::new();
    fs::write(home.path().join("settings.txt"), "gridwright-settings 1\nmistakes = solution\n")
        .unwrap();
    let mut game = home.start(recipe, 80, 24);
    game.press(&format!("{to_it} {wrong}"));
    assert!(game.text().contains("hints: 1"), "{}", game.text());
}

#[test]
fn records_keep_sizes_and_hints_apart() {
    let home = Home::new();
    solve(&home, "cirth/size=4@1#1", 3);
    solve(&home, "cirth/size=5@1#1", 4);
    let mut helped = home.start("cirth/size=4@1#2", 80, 24);
    helped.press("F2 Esc");
    let other = puzzle("cirth/size=4@1#2");
    helped.press(&keys_to_solve(&*other, &solution(&*other)).join(" "));
    assert!(helped.text().contains("2 solved, best 0:03,"), "{}", helped.text());
    assert_eq!(records(&home, 8), ["size=4", "size=5", "size=4"]);
    let mut game = home.start("", 80, 24);
    game.press("Down Down Down Enter");
    let text = game.text();
    let line = |kind: &str| {
        let line = text.lines().find(|line| line.contains(kind)).unwrap_or_default();
        line.split_whitespace().skip(5).collect::<Vec<_>>().join(" ")
    };
    // The columns: solved, best time, mean time, current and longest streak, hints, clean.
    assert!(line("4 x 4").starts_with("2 0:03 0:03 1/1 1 1"), "{text}");
    assert!(line("5 x 5").starts_with("1 0:04 0:04 1/1 0 1"), "{text}");
}

#[test]
fn a_day_solved_with_hints_is_no_day_in_a_row() {
    for (keys, streak) in [("F2 Esc", "without a hint: 0"), ("", "without a hint: 1")] {
        let home = Home::new();
        let first = First::Daily(gridwright::family("cirth").unwrap(), None);
        let mut game = Rehearsal::new(home.options(first), 80, 24);
        game.press(keys);
        let puzzle = puzzle("cirth@1#20261115");
        game.press(&keys_to_solve(&*puzzle, &solution(&*puzzle)).join(" "));
        assert!(game.text().contains("Solved!"), "{}", game.text());
        assert!(game.text().contains(streak), "{}", game.text());
    }
}

#[test]
fn the_solver_leaves_mistakes_out() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    // The solution has 4 in this cell.
    game.press("2 w");
    assert!(game.text().contains("r1c1 is wrong and is left out."), "{}", game.text());
    game.press("End");
    assert!(game.text().contains("Solved."), "{}", game.text());
    game.press("Esc");
    assert!(game.text().contains("1/55"), "the game is as it was:\n{}", game.text());
}

#[test]
fn a_checkpoint_that_was_just_set_is_there() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    game.press("e");
    assert!(game.text().contains("No point to come back to"), "{}", game.text());
    game.press("s e");
    assert!(game.text().contains("You are at the point that is remembered."), "{}", game.text());
    game.press("4 Down s e");
    assert!(game.text().contains("You are at the point that is remembered."), "{}", game.text());
    game.press("9 e");
    assert!(game.text().contains("Back by one move."), "{}", game.text());
}

#[test]
fn a_value_that_is_refused_is_not_kept() {
    let home = Home::new();
    let mut game = home.start("", 100, 40);
    game.press("Enter Tab");
    for _ in 0..30 {
        let text = game.text();
        if text.lines().any(|line| line.trim_start().starts_with("> Needs")) {
            break;
        }
        game.press("Down");
    }
    game.press("x - w n g Home Down Enter");
    let refused = game.text();
    assert!(refused.contains("Advanced: Sudoku") && refused.contains("x-wing"), "{refused}");
    assert!(refused.contains("x-wng_"), "what was typed stays:\n{refused}");
    let mut again = home.start("", 100, 40);
    again.press("Enter Tab");
    assert!(!again.text().contains("x-wng"), "{}", again.text());
    // The last line resets all parameters.
    game.press("Home Up Enter");
    assert!(!game.text().contains("x-wng"), "{}", game.text());
    assert!(game.text().contains("> Family"), "{}", game.text());
}

#[test]
fn levels_that_were_never_seen_are_marked() {
    let mut game = Home::new().start("", 120, 40);
    game.press("Enter Tab Home Down Down Right Right");
    assert!(game.text().contains("< hard >"), "{}", game.text());
    assert!(!game.text().contains("never seen"), "{}", game.text());
    game.press("Down 4");
    assert!(game.text().contains("< hard > (never seen so far)"), "{}", game.text());
    game.press("Up");
    assert!(game.text().contains("Seen so far: easy."), "{}", game.text());
}

#[test]
fn settings_can_be_reset() {
    let home = Home::new();
    let mut game = home.start("", 80, 24);
    game.press("Down Down Down Down Down Enter Right Right Right");
    assert!(game.text().contains("< Deutsch >"), "{}", game.text());
    game.press("End Enter");
    assert!(game.text().contains("< automatic >"), "{}", game.text());
    let kept = fs::read_to_string(home.path().join("settings.txt")).unwrap();
    assert!(!kept.contains("language"), "{kept}");
}

#[test]
fn what_was_typed_stays_after_an_error() {
    let home = Home::new();
    let mut game = home.start("", 80, 24);
    game.press("Down Down Enter s u d o k u : 1 2 x Enter");
    assert!(game.text().contains("Open a puzzle"), "{}", game.text());
    assert!(game.text().contains("sudoku:12x_"), "{}", game.text());
    assert!(game.text().contains("expected"), "{}", game.text());
    // The form keeps the name of the file, not its content.
    let file = home.path().join("nonsense.txt");
    fs::write(&file, "??????").unwrap();
    let mut game = home.start("", 200, 24);
    game.press("Down Down Enter");
    game.paste(file.to_str().unwrap());
    game.press("Enter");
    assert!(game.text().contains("nonsense.txt_"), "{}", game.text());
}

#[test]
fn a_puzzle_has_one_saved_game() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    game.press("4 q");
    for text in ["sudoku@1#42", &gridwright::board_id(&*puzzle("sudoku@1#42"))] {
        let mut game = home.start(text, 80, 24);
        assert!(game.text().contains("1/55"), "{}", game.text());
        game.press("q");
    }
    assert_eq!(home.games().len(), 1);
    // A game without a move is saved only after some time.
    let mut game = home.start("sudoku@1#43", 80, 24);
    game.press("Right q");
    assert_eq!(home.games().len(), 1);
    let mut game = home.start("sudoku@1#43", 80, 24);
    for _ in 0..15 {
        game.wait(Duration::from_secs(5));
    }
    game.press("q");
    assert_eq!(home.games().len(), 2);
}

#[test]
fn the_end_shows_the_whole_board() {
    let home = Home::new();
    let game = solve(&home, "sudoku@1#42", 1);
    assert!(game.text().contains("Solved!"), "{}", game.text());
    assert!(game.text().contains('┏') && game.text().contains('┗'), "{}", game.text());
}

/// Screens whose texts differ between languages, with the keys that lead there.
const SCREENS: &[(&str, &str)] = &[
    ("", ""),
    ("", "Enter"),
    ("", "Down Enter"),
    ("", "Down Down Enter"),
    ("", "Down Down Down Enter"),
    ("", "Down Down Down Down Enter"),
    ("", "Down Down Down Down Down Enter"),
    ("", "Up Up Enter"),
    ("cirth@1#3", ""),
    ("cirth@1#3", "Esc"),
    ("cirth@1#3", "w"),
    ("gogen@1#3", "F1"),
    ("gogen@1#3", "p"),
    ("alcazar@1#3", "Esc"),
];

#[test]
fn no_text_is_cut_in_any_language() {
    for code in Language::CODES {
        for (puzzle, keys) in SCREENS {
            let home = Home::new();
            let first = match *puzzle {
                "" => First::Menu,
                text => First::Open(text.to_owned(), None),
            };
            let options = Options { language: Language::named(code), ..home.options(first) };
            let mut game = Rehearsal::new(options, 80, 24);
            game.press(keys);
            assert!(!game.text().contains(".."), "{code} {puzzle} {keys}:\n{}", game.text());
            // The keys in the last line are not cut off if there is less room.
            game.resize(40, 15);
            let text = game.text();
            let last = text.trim_end().lines().last().unwrap_or_default();
            assert!(!last.contains(".."), "{code} {puzzle} {keys}:\n{text}");
        }
    }
}

/// The form for a new puzzle has no English words in other languages, and the choices have the
/// expected meaning in the recipe.
#[test]
fn the_form_is_in_the_language_of_the_game() {
    for (code, words) in [
        ("de", ["Stufe", "< leicht >", "Größe", "Gitter", "< eines >", "< Zwilling >"]),
        ("es", ["Nivel", "< fácil >", "Tamaño", "Tableros", "< uno >", "< gemelos >"]),
        ("it", ["Livello", "< facile >", "Grandezza", "Griglie", "< una >", "< gemelle >"]),
    ] {
        let home = Home::new();
        let options = Options { language: Language::named(code), ..home.options(First::Menu) };
        let mut game = Rehearsal::new(options, 80, 24);
        game.press("Enter Tab");
        let text = game.text();
        for word in &words[..5] {
            assert!(text.contains(word), "{code} {word}:\n{text}");
        }
        for english in ["level", "size", "boxes", "layout", "single", "none", "yes"] {
            assert!(!text.contains(&format!(" {english} ")), "{code} {english}:\n{text}");
        }
        // The line for grids is three lines below the level, after size, boxes and regions.
        game.press("Down Down Down Down Right");
        assert!(game.text().contains(words[5]), "{}", game.text());
        game.press("Home Down Enter");
        assert!(game.text().contains(words[5].trim_matches(['<', '>', ' '])), "{}", game.text());
    }
}
