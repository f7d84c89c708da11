//! Tests aids for playing: selections, marks, colours, hints on the board, lessons.

use std::fs;
use std::time::Duration;

use gridwright::game::Colour;
use gridwright::{FAMILIES, Session, Site, Value};
use gridwright_tui::{First, Options, Rehearsal};
use gridwright_words::{Language, Words};

use super::screens::SIZES;
use super::{Home, compare, keys_to_solve, puzzle, recipes, solution};

/// The session of the only saved game.
fn session(home: &Home) -> Session {
    let text = fs::read_to_string(&home.games()[0]).unwrap();
    let (_, saved) = text.split_once("\n\n").expect("a blank line after the head");
    Session::load(saved.strip_suffix("end\n").expect("an end")).unwrap()
}

#[test]
fn several_cells_are_written_into_at_once() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    // r1c1 and r1c2 are empty, r1c3 is given.
    game.press("Shift+Right Shift+Right n 7");
    let kept = session(&home);
    assert!(kept.notes(Site(0)).has(Value(6)) && kept.notes(Site(1)).has(Value(6)));
    // A value is added to all selected cells, and removed if all of them have it.
    game.press("Esc Home 8 Shift+Right 8");
    let kept = session(&home);
    assert!(kept.notes(Site(0)).has(Value(7)) && kept.notes(Site(1)).has(Value(7)));
    game.press("8");
    assert!(!session(&home).notes(Site(0)).has(Value(7)));
    // Moving back removes the last cell from the selection.
    game.press("Shift+Left n 4");
    let kept = session(&home);
    assert_eq!((kept.value(Site(0)), kept.value(Site(1))), (Some(Value(3)), None));
}

#[test]
fn marks_in_the_middle_and_colours_are_kept_and_undone() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    game.press("m 2 4 m c 3 Right 5 c");
    assert!(game.text().contains("24"), "{}", game.text());
    let kept = session(&home);
    assert_eq!(kept.centre(Site(0)).len(), 2);
    assert_eq!((kept.colour(Site(0)), kept.colour(Site(1))), (Colour::new(3), Colour::new(5)));
    // Clearing removes entries of the current mode first, then values, notes, marks and colours.
    game.press("Left 4 c Backspace c");
    let kept = session(&home);
    assert_eq!((kept.colour(Site(0)), kept.value(Site(0))), (None, Some(Value(3))));
    game.press("Backspace Backspace");
    let kept = session(&home);
    assert!(kept.value(Site(0)).is_none() && kept.centre(Site(0)).is_empty());
    game.press("u u u");
    let kept = session(&home);
    assert_eq!((kept.colour(Site(0)), kept.centre(Site(0)).len()), (Colour::new(3), 2));
}

#[test]
fn a_value_can_be_picked_first() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    game.press("b 4");
    assert!(game.text().contains("puts 4"), "{}", game.text());
    game.press("Enter");
    assert_eq!(session(&home).value(Site(0)), Some(Value(3)));
    // A click writes the selected value too; a click on a cell with another value selects that
    // value.
    let (column, row) = game.find("[4]").expect("the cursor");
    game.click(column + 1, row + 2);
    assert_eq!(session(&home).value(Site(9)), Some(Value(3)), "{}", game.text());
    game.click(column + 9, row);
    assert!(game.text().contains("puts 5"), "{}", game.text());
    game.press("Esc b 6");
    assert_eq!(session(&home).value(Site(2)), Some(Value(4)), "a given stays");
}

#[test]
fn the_next_empty_cell_is_found() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    game.press("o o");
    assert!(game.text().contains("r1c5"), "r1c3 and r1c4 are given:\n{}", game.text());
    let board = puzzle("sudoku@1#42").board().clone();
    let n_open = board.n_sites() - board.n_givens();
    game.press(&"o ".repeat(n_open));
    assert!(game.text().contains("r1c5"), "around once:\n{}", game.text());
}

#[test]
fn what_is_left_of_each_value_is_shown() {
    let home = Home::new();
    let game = home.start("sudoku@1#42", 80, 24);
    let text = game.text();
    let row = |text: &str, n: usize| text.lines().nth(n).unwrap_or_default().to_owned();
    assert!(row(&text, 1).contains("1  2  3  4  5  6  7  8  9"), "{text}");
    let counts = row(&text, 2);
    let counts: Vec<u32> = counts[counts.find('┃').map_or(0, |at| at)..]
        .split_whitespace()
        .rev()
        .take(9)
        .filter_map(|word| word.parse().ok())
        .collect();
    assert_eq!(counts.len(), 9, "{text}");
    assert_eq!(counts.iter().sum::<u32>(), 55, "{text}");
}

#[test]
fn undo_says_and_shows_what_changed() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    game.press("4 Down Right u");
    assert!(game.text().contains("Undone: r1c1, empty"), "{}", game.text());
    assert!(game.text().contains('~'), "the place is marked:\n{}", game.text());
    game.press("Left");
    assert!(!game.text().contains('~') && !game.text().contains("Undone"), "{}", game.text());
}

#[test]
fn rulers_stand_beside_the_board_where_there_is_room() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    let ruler = "1   2   3   4   5   6   7   8   9";
    assert!(game.text().contains(ruler), "{}", game.text());
    game.resize(40, 15);
    assert!(!game.text().contains(ruler), "{}", game.text());
}

/// A 9 x 9 board takes 25 x 13 characters if there is no more room.
#[test]
fn a_compact_board_fits_a_small_window() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 40, 15);
    let text = game.text();
    let (left, top) = game.find("┏").expect("a corner");
    let (right, bottom) = game.find("┛").expect("the other corner");
    assert_eq!((right - left + 1, bottom - top + 1), (25, 13), "{text}");
    // It responds to clicks and keys like a large one.
    game.click(left + 2, top + 1);
    game.press("4");
    assert_eq!(session(&home).value(Site(0)), Some(Value(3)), "{}", game.text());
    game.click(right - 2, bottom - 1);
    assert!(game.text().contains("r9c9"), "{}", game.text());
    // The setting makes the board compact in a large window too.
    fs::write(home.path().join("settings.txt"), "gridwright-settings 1\nboard = compact\n")
        .unwrap();
    let game = home.start("sudoku@1#42", 80, 24);
    assert_eq!(game.find("┛").map(|(_, row)| row), game.find("┏").map(|(_, row)| row + 12));
}

#[test]
fn boards_grow_with_the_window() {
    for recipe in ["gogen@1#3", "cirth/size=5@1#3"] {
        let home = Home::new();
        let mut game = home.start(recipe, 80, 24);
        let size = |game: &Rehearsal| {
            let text = game.text();
            let is_board = |line: &&str| line.contains(['|', '│', '┃', '[']);
            text.lines().filter(is_board).count()
        };
        let small = size(&game);
        game.resize(120, 40);
        assert!(size(&game) > small, "{recipe}:\n{}", game.text());
    }
}

#[test]
fn hints_show_the_candidates_they_speak_of() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    game.press("F2 F2 F2");
    assert!(game.text().contains(">1"), "the value that goes in:\n{}", game.text());
    assert!(game.text().contains("> goes in"), "{}", game.text());
    // Plays steps until one removes a note.
    game.press("F2");
    let mut has_gone = false;
    for _ in 0..80 {
        game.press("F2");
        if game.text().contains("Solved!") {
            break;
        }
        game.press("F2 F2");
        if game.text().contains("- can be removed") {
            has_gone = true;
            assert!(game.text().contains("│-") || game.text().contains("┃-"), "{}", game.text());
        }
        game.press("F2");
    }
    assert!(has_gone, "some step takes candidates away");
}

#[test]
fn all_steps_are_listed_shown_and_played() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    game.press("a");
    assert!(game.text().contains("steps can be taken"), "{}", game.text());
    let first = game.text();
    game.press("Down");
    assert_ne!(game.text(), first);
    assert!(game.text().contains("hints: 2"), "what is shown counts:\n{}", game.text());
    game.press("Enter");
    assert!(game.text().contains("1/55"), "{}", game.text());
    game.press("a Esc");
    assert!(!game.text().contains("can be taken"), "{}", game.text());
    game.press("2 a");
    assert!(
        game.text().contains("Not as in the solution"),
        "mistakes come first:\n{}",
        game.text()
    );
}

#[test]
fn what_is_forced_in_a_cell_is_reported() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    game.press("x");
    let text = game.text();
    assert!(text.contains("r1c1 is 4"), "{text}");
    assert!(text.contains("hints: 1"), "{text}");
    game.press("Esc Right Right x");
    assert!(game.text().contains("r1c3 is filled already."), "{}", game.text());
}

/// Where other steps come first, that is said before the first of them, also without a panel, and in
/// a puzzle with so many steps that listing them all takes long.
#[test]
fn what_comes_before_a_forced_value_is_reported_on_small_screens() {
    let home = Home::new();
    let mut game = home.start("sudoku/level=expert@1#4", 40, 15);
    let mut n_later = 0;
    for _ in 0..9 {
        game.press("x");
        let text = game.text();
        assert!(!text.contains("reasonable"), "{text}");
        let (is_filled, is_later) = (text.contains("is filled"), text.contains("Nothing"));
        assert_eq!(is_filled, !text.contains("Esc close"), "only a step can be closed:\n{text}");
        n_later += usize::from(is_later);
        game.press("Right");
    }
    assert!(n_later > 0, "every value was forced at once:\n{}", game.text());
}

#[test]
fn cages_say_what_is_left_and_in_which_ways() {
    let home = Home::new();
    let killer = "sudoku:................/cages=3r1c1r1c2,7r1c3r1c4";
    let mut game = home.start(killer, 80, 24);
    assert!(game.text().contains("Sum 3: 3 left in 2 cells."), "{}", game.text());
    assert!(game.text().contains("Ways: 12"), "{}", game.text());
    game.press("1");
    assert!(game.text().contains("Sum 3: 2 left in one cell."), "{}", game.text());
    assert!(game.text().contains("Ways: 2"), "{}", game.text());
    game.press("Right 2");
    assert!(game.text().contains("Sum 3: done."), "{}", game.text());
}

#[test]
fn the_footer_changes_with_what_is_done_and_is_clicked() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    let (column, row) = game.find("t hint").expect("in the last line");
    assert_eq!(row, 23);
    game.click(column, row);
    assert!(game.text().contains("t more"), "{}", game.text());
    let (column, row) = game.find("Esc close").expect("in the last line");
    game.click(column, row);
    assert!(game.text().contains("t hint"), "{}", game.text());
    let mut path = home.start("alcazar@1#3", 100, 30);
    let words = "Shift+arrows draw  Ctrl+arrows block  Space pen";
    assert!(path.text().contains(words), "{}", path.text());
    let (column, row) = path.find("Space pen").expect("in the last line");
    path.click(column, row);
    assert!(path.text().contains("PEN DOWN"), "{}", path.text());
    // The footers of other screens can be clicked too.
    let mut menu = home.start("", 80, 24);
    menu.press("End Up Up Enter");
    assert!(menu.text().contains("Settings"), "{}", menu.text());
    let (column, row) = menu.find("Esc back").expect("in the last line");
    menu.click(column, row);
    assert!(menu.text().contains("New game"), "{}", menu.text());
}

#[test]
fn cells_are_chosen_by_dragging_and_double_clicks() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    let (column, row) = game.find("┃[ ]").expect("the cursor is in the first cell");
    let (column, row) = (column + 2, row);
    game.drag(&[(column, row), (column + 4, row), (column + 4, row + 2)]);
    game.press("n 9");
    let kept = session(&home);
    let has = |site: u16| kept.notes(Site(site)).has(Value(8));
    assert!(has(0) && has(1) && has(10), "{}", game.text());
    // The second click at the same place selects every cell with the same value.
    game.wait(Duration::from_secs(2));
    game.click(column + 8, row);
    game.click(column + 8, row);
    let n_fives = game.text().matches("{5}").count();
    assert!(n_fives >= 1, "{}", game.text());
}

/// Mistakes in a path have a sign in their cells, not only a colour.
#[test]
fn mistakes_of_a_path_have_a_sign() {
    // The only walls are the border, which has two gaps.
    let open = "+   +---+---+\n|           |\n+   +   +   +\n|           |\n+   +   +   +\n|           |\n+---+---+   +\n";
    for (what, keys) in [
        ("a ring", "Shift+Right Shift+Down Shift+Left Shift+Up"),
        ("three ways out of a cell", "Down Shift+Right Shift+Right Left Shift+Down"),
        ("a dead end", "Shift+Right Ctrl+Down Ctrl+Right"),
    ] {
        let home = Home::new();
        let mut game = home.start(open, 80, 24);
        assert!(!game.text().contains('!'), "{}", game.text());
        game.press(keys);
        assert!(game.text().contains('!'), "{what}:\n{}", game.text());
        game.press(&"u ".repeat(4));
        assert!(!game.text().contains('!'), "{what}:\n{}", game.text());
    }
}

/// In a cell that is full of notes, the cursor and the selection are drawn on the lines beside it.
#[test]
fn the_cursor_is_seen_in_cells_full_of_notes() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    game.press("N");
    assert!(game.text().contains("1 [246]26 │ 5 ┃"), "{}", game.text());
    game.press("Shift+Right");
    assert!(game.text().contains("1 {246[26 ] 5 ┃"), "{}", game.text());
    game.press("Esc Backspace u");
    assert!(game.text().contains("1 ┃246[26 ] 5 ┃"), "{}", game.text());
    game.press("Left Backspace Right u");
    assert!(game.text().contains("1 ~246"), "a change is marked, too:\n{}", game.text());
}

/// Windows over the board leave the keys in the last line visible, and those keys work.
#[test]
fn windows_over_the_board_leave_the_footer() {
    for (columns, rows) in SIZES {
        for (recipe, keys, close) in [
            ("alcazar@1#3", "F1", "Esc close"),
            ("sudoku@1#42", "F1", "Esc close"),
            ("sudoku@1#42", "Esc", "Esc close"),
            ("sudoku@1#42", "a", "Esc close"),
            ("sudoku@1#42", "p", "Enter go on"),
        ] {
            let home = Home::new();
            let mut game = home.start(recipe, columns, rows);
            let before = game.text();
            game.press(keys);
            let (column, row) = game.find(close).unwrap_or_else(|| panic!("{}", game.text()));
            assert_eq!(row, rows - 1, "{}", game.text());
            game.click(column, row);
            let same_but_hints = |text: &str| text.lines().skip(1).collect::<Vec<_>>().join("\n");
            assert_eq!(same_but_hints(&game.text()), same_but_hints(&before));
        }
    }
}

#[test]
fn starting_again_can_be_clicked() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    for (answer, progress) in [("No, go on", "1/55"), ("Yes, start again", "0/55")] {
        game.press("Home PageUp 4 Esc");
        let (column, row) = game.find("Start again").expect("in the list");
        game.click(column, row);
        let (column, row) = game.find(answer).expect("in the question");
        game.click(column, row);
        assert!(game.text().contains(progress), "{answer}:\n{}", game.text());
        game.press("u");
    }
}

/// The links of a chain are numbered on the board, at every size.
#[test]
fn chains_are_drawn_as_numbered_links() {
    let home = Home::new();
    let mut game = home.start("sudoku/level=extreme@1#2", 80, 24);
    game.press("N");
    for n in 0.. {
        assert!(n < 80, "no chain was needed:\n{}", game.text());
        game.press("t t t");
        if game.text().contains("link by link") {
            break;
        }
        game.press("t");
    }
    for (columns, rows) in SIZES {
        game.resize(columns, rows);
        let text = game.text();
        let is_seen = |link: &char| {
            let mut on_board = text.lines().filter(|line| line.contains(['┃', '│']));
            on_board.any(|line| line.contains(*link))
        };
        let n_links = ['¹', '²', '³', '⁴', '⁵', '⁶'].iter().filter(|link| is_seen(link)).count();
        // A compact cell has room for one link, and the text covers a part of a small board.
        let least = if columns < 60 { 1 } else { 4 };
        assert!(n_links >= least, "{n_links} links at {columns} x {rows}:\n{text}");
        compare(&format!("chain-{columns}x{rows}.txt"), &text);
    }
}

/// A puzzle has one game, unless another one is requested.
#[test]
fn another_game_of_a_puzzle_is_started_when_asked_for() {
    let home = Home::new();
    home.start("cirth@1#3", 80, 24).press("N");
    for (is_another, n_games) in [(false, 1), (true, 2), (false, 2)] {
        let first = First::Open("cirth@1#3".to_owned(), None);
        let mut game = Rehearsal::new(Options { is_another, ..home.options(first) }, 80, 24);
        game.press("s");
        drop(game);
        assert_eq!(home.games().len(), n_games);
    }
}

/// Every family has a first lesson, which is offered once and leads to the end.
#[test]
fn lessons_are_offered_once_and_lead_to_the_end() {
    let words = Words::new(Language::English);
    let mut row = 0;
    for family in FAMILIES {
        let info = family.info();
        let home = Home::new();
        let mut game = home.start("", 100, 30);
        game.press("Enter Home");
        game.press(&"Down ".repeat(row));
        row += info.variants.len();
        game.press("Enter");
        let title = format!("New to {}?", words.family(info));
        assert!(game.text().contains(&title), "{}", game.text());
        game.press("Enter");
        assert!(game.text().contains("First lesson, 1 of 6"), "{}", game.text());
        game.press("Enter");
        assert!(game.text().contains("First lesson, 2 of 6"), "{}", game.text());
        // First the values of the lesson are entered, and then the rest.
        game.press("F2 Esc");
        let saved = session(&home);
        let right = solution(saved.puzzle());
        let keys = keys_to_solve(saved.puzzle(), &right);
        game.press(&keys[..3].join(" "));
        while !game.text().contains("6 of 6") && !game.text().contains("Solved!") {
            game.press("Enter");
        }
        game.press(&keys[3..].join(" "));
        assert!(game.text().contains("That is all it takes"), "{}:\n{}", info.id, game.text());
        assert!(!home.path().join("statistics.tsv").exists(), "a lesson is no result");
        // The lesson is not offered again.
        let mut again = home.start("", 100, 30);
        again.press("Enter Home");
        again.press(&"Down ".repeat(row - info.variants.len()));
        again.press("Enter");
        assert!(again.text().contains("Esc menu"), "{}", again.text());
    }
}

#[test]
fn the_first_game_is_an_easy_sudoku_and_the_last_kind_is_offered_again() {
    let home = Home::new();
    let mut game = home.start("", 80, 24);
    game.press("Enter");
    assert!(game.text().contains("> Sudoku      Classic"), "{}", game.text());
    assert!(game.text().contains("< easy >"), "{}", game.text());
    assert!(game.text().contains('┏'), "a board shows the kind:\n{}", game.text());
    game.press("Down Down Right Enter Down Enter");
    assert!(game.text().contains("Sudoku Jigsaw · medium"), "{}", game.text());
    let mut again = home.start("", 80, 24);
    again.press("Enter");
    assert!(again.text().contains(">             Jigsaw"), "{}", again.text());
    assert!(again.text().contains("< medium >"), "{}", again.text());
}

#[test]
fn techniques_are_picked_from_a_list() {
    let home = Home::new();
    let mut game = home.start("", 100, 40);
    game.press("Enter Tab");
    for _ in 0..30 {
        if game.text().lines().any(|line| line.trim_start().starts_with("> Needs")) {
            break;
        }
        game.press("Down");
    }
    game.press("Enter");
    assert!(game.text().contains("> none"), "{}", game.text());
    game.press("Down Enter");
    assert!(!game.text().contains("Needs           any"), "{}", game.text());
    game.press("Delete");
    assert!(game.text().contains("Needs           any"), "{}", game.text());
}

/// Parameters whose values have names are chosen from a list too.
#[test]
fn levels_and_layouts_are_picked_from_a_list() {
    let home = Home::new();
    let mut game = home.start("", 80, 24);
    game.press("Enter Tab Home Down Down Enter");
    assert!(game.text().contains("> easy"), "{}", game.text());
    assert!(game.text().contains("  extreme"), "{}", game.text());
    game.press("Down Down Enter");
    assert!(game.text().contains("> Level           < hard >"), "{}", game.text());
    // Esc leaves the value unchanged.
    game.press("Enter Down Esc");
    assert!(game.text().contains("> Level           < hard >"), "{}", game.text());
}

#[test]
fn past_days_are_played_and_marked() {
    let home = Home::new();
    let mut game = home.start("", 80, 24);
    game.press("Down Enter");
    assert!(game.text().contains("2026-11") && game.text().contains("Mo"), "{}", game.text());
    game.press("Left Left");
    assert!(game.text().contains("Puzzles of 2026-11-13"), "{}", game.text());
    game.press("Right Right Right");
    assert!(game.text().contains("Puzzles of 2026-11-15"), "not beyond today:\n{}", game.text());
    game.press("Left");
    for _ in 0..30 {
        if game.text().contains("> Cirth") {
            break;
        }
        game.press("Down");
    }
    game.press("Enter");
    assert!(game.text().contains("2026-11-14"), "{}", game.text());
    let recipe = "cirth/level=easy@1#20261114";
    let puzzle = puzzle(recipe);
    game.press(&keys_to_solve(&*puzzle, &solution(&*puzzle)).join(" "));
    assert!(game.text().contains("Solved!"), "{}", game.text());
    assert!(game.text().contains("without a hint: 0"), "no day in a row:\n{}", game.text());
    game.press("Esc Down Enter Down Down Enter");
    let mut game = home.start("", 80, 24);
    game.press("Down Enter");
    assert!(game.text().contains("14✓"), "{}", game.text());
}

#[test]
fn clean_helped_and_watched_are_distinguished() {
    let recipe = "cirth/size=4@1#1";
    let puzzle = puzzle(recipe);
    let keys = keys_to_solve(&*puzzle, &solution(&*puzzle)).join(" ");
    for (help, shown, shared) in [
        ("", "Solved without help.", "0:00, no hints"),
        ("F2 Esc", "Solved with one hint.", "0:00, one hint"),
        ("w Esc", "Solved after watching the solver.", "0:00, solver watched"),
    ] {
        let home = Home::new();
        let mut game = home.start(recipe, 80, 24);
        game.press(help);
        game.press(&keys);
        assert!(game.text().contains(shown), "{}", game.text());
        let (column, row) = game.find("Result to share").expect("in the list");
        game.click(column, row);
        assert!(game.text().contains("Gridwright: Cirth 4 x 4"), "{}", game.text());
        assert!(game.text().contains(shared) && game.text().contains(recipe), "{}", game.text());
        game.press("Esc");
        assert!(game.text().contains("Solved!"), "{}", game.text());
    }
}

#[test]
fn everything_is_exported_and_opened_elsewhere() {
    let home = Home::new();
    home.start("cirth@1#3", 80, 24).press("N");
    let mut game = home.start("", 120, 40);
    game.press("Down Down Down Down Enter e");
    assert!(game.text().contains("export-2026-11-15.json"), "{}", game.text());
    let other = Home::new();
    let mut game = other.start("", 120, 40);
    game.press("Down Down Enter");
    game.paste(home.path().join("export-2026-11-15.json").to_str().unwrap());
    game.press("Enter");
    assert!(game.text().contains("One game was taken over, 0 results."), "{}", game.text());
    assert_eq!(other.games().len(), 1);
}

#[test]
fn a_game_that_is_open_elsewhere_says_so_in_the_list() {
    let home = Home::new();
    let mut first = home.start("cirth@1#3", 80, 24);
    first.press("N");
    let mut second = home.start("", 100, 30);
    second.press("Enter");
    assert!(second.text().contains("open in another window"), "{}", second.text());
    assert!(second.text().contains("Cirth") && second.text().contains("0 %"), "{}", second.text());
    second.press("Enter");
    assert!(second.text().contains("being played in another window"), "{}", second.text());
    assert!(second.text().contains("Games in progress"), "{}", second.text());
}

/// The page of a technique has its lesson, and a board on which the technique applies next.
#[test]
fn techniques_have_pages_with_an_example() {
    let words = Words::new(Language::English);
    for (i, family) in FAMILIES.iter().enumerate() {
        let info = family.info();
        let home = Home::new();
        let mut game = home.start("", 120, 40);
        game.press("Down Down Down Down Enter");
        game.press(&"Right ".repeat(i));
        game.press("Enter");
        let technique = (info.techniques)(gridwright::Profile::DEFAULT)[0];
        let name = words.technique(info, technique).into_owned();
        let text = game.text();
        assert!(text.contains(&name) && text.contains("How to spot it:"), "{text}");
        assert!(text.contains("Example:") && text.contains("So "), "{text}");
        // The keys lead to the next page, and back to the list with its technique selected.
        game.press("Right");
        let second = (info.techniques)(gridwright::Profile::DEFAULT)[1];
        let second = words.technique(info, second).into_owned();
        assert!(game.text().contains(&format!("{second} (")), "{}", game.text());
        game.press("Esc");
        assert!(game.text().contains("Techniques: ") && game.text().contains(&second));
        // If there is room for only one of them, Tab switches to the board.
        game.press("Enter");
        game.resize(40, 15);
        assert!(!game.text().contains("  1 "), "{}", game.text());
        let before = game.text();
        game.press("Tab");
        assert_ne!(game.text(), before);
    }
}

/// Themes change only colours.
#[test]
fn themes_show_the_same_characters() {
    let mut texts = Vec::new();
    for theme in ["auto", "dark", "light", "contrast", "mono"] {
        let home = Home::new();
        let settings = format!("gridwright-settings 1\ntheme = {theme}\n");
        fs::write(home.path().join("settings.txt"), settings).unwrap();
        let mut game = home.start("sudoku@1#42", 80, 24);
        game.press("4 Down F2 F2 F2");
        texts.push((game.text(), game.svg("")));
    }
    assert!(texts.iter().all(|(text, _)| *text == texts[0].0));
    let pictures: std::collections::BTreeSet<&String> = texts.iter().map(|(_, svg)| svg).collect();
    assert_eq!(pictures.len(), 4, "automatic is dark; the others look different");
}

#[test]
fn every_family_can_be_played_without_colour() {
    for recipe in recipes() {
        let home = Home::new();
        let options = Options { is_plain: true, ..home.options(First::Open(recipe.clone(), None)) };
        let mut game = Rehearsal::new(options, 80, 24);
        game.press("F2 F2 F2");
        let svg = game.svg("");
        let inks = svg.matches("fill=\"#").count();
        let plain = ["#d4d4d4", "#1c1c1c"].map(|ink| svg.matches(&format!("fill=\"{ink}")).count());
        assert_eq!(plain.iter().sum::<usize>(), inks, "{recipe}");
    }
}
