//! Tests games played with the mouse.

use super::{Home, puzzle, solution};

#[test]
fn cells_and_values_are_clicked() {
    let home = Home::new();
    let mut game = home.start("sudoku@1#42", 80, 24);
    let (column, row) = game.find("┃[ ]").expect("the cursor is in the first cell");
    // The click is two cells to the right and one down, which is four columns and two rows away.
    game.click(column + 2 + 4, row);
    assert!(game.text().contains("r1c2"), "{}", game.text());
    let (column, row) = game.find(" 1  2  3").expect("values beside the board");
    game.click(column + 1 + 3, row);
    assert!(game.text().contains("r1c2 = 2"), "{}", game.text());
    assert!(game.text().contains("1/55"), "{}", game.text());
}

#[test]
fn menus_are_clicked() {
    let home = Home::new();
    let mut game = home.start("", 80, 24);
    let (column, row) = game.find("Settings").expect("in the menu");
    game.click(column, row);
    assert!(game.text().contains("Mark mistakes"), "{}", game.text());
}

#[test]
fn words_are_clicked() {
    let home = Home::new();
    let mut game = home.start("gogen@1#3", 80, 24);
    let (column, row) = game.find("FESTIVITY").expect("in the list");
    game.click(column, row);
    assert!(!game.is_over());
}

#[test]
fn paths_are_dragged_and_edges_clicked() {
    let home = Home::new();
    let mut game = home.start("alcazar@1#3", 80, 24);
    let puzzle = puzzle("alcazar@1#3");
    let board = puzzle.board();
    let right = solution(&*puzzle);
    // The cursor is in the first cell.
    let (column, row) = game.find("[ ]").expect("the cursor");
    let (column, row) = (column + 1, row);
    game.drag(&[(column, row), (column + 4, row), (column + 8, row), (column + 8, row + 2)]);
    assert!(game.text().contains('═') && game.text().contains('╗'), "{}", game.text());
    assert!(game.text().contains("3/"), "{}", game.text());
    // Dragging back over the last edge removes it.
    game.drag(&[(column + 8, row + 2), (column + 8, row)]);
    assert!(game.text().contains("2/"), "{}", game.text());
    // A click draws the edge below the first cell; the other button blocks it.
    game.click(column, row + 1);
    assert!(game.text().contains("3/"), "{}", game.text());
    game.right_click(column, row + 1);
    assert!(game.text().contains('×'), "{}", game.text());
    assert_eq!(right.len(), board.n_sites());
}

#[test]
fn a_path_is_dragged_out_by_a_gap() {
    let home = Home::new();
    let mut game = home.start("alcazar@1#3", 80, 24);
    let (column, row) = game.find("[ ]").expect("the cursor");
    let (column, row) = (column + 1, row);
    // The third row has a gap at its left end; the first row has a wall there.
    game.drag(&[(column + 8, row + 4), (column - 2, row + 4)]);
    assert!(game.text().contains("3/65"), "{}", game.text());
    game.drag(&[(column, row), (column - 2, row), (column - 2, row)]);
    assert!(game.text().contains("3/65"), "{}", game.text());
}

#[test]
fn clicks_beside_everything_do_nothing() {
    let home = Home::new();
    for puzzle in super::recipes().chain([String::new()]) {
        let mut game = home.start(&puzzle, 80, 24);
        for (column, row) in [(79, 23), (0, 0), (79, 0), (0, 23), (200, 200)] {
            game.right_click(column, row);
            game.drag(&[(column, row), (3, 3), (70, 20)]);
        }
        game.resize(40, 12);
        game.drag(&[(1, 2), (39, 11), (20, 5)]);
    }
}
