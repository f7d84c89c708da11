//! Renders the pictures of the documents and compares them with the committed files.

use std::path::Path;

use super::{Home, compare_at, keys_to_solve, puzzle, solution};

/// Each picture: its name, its puzzle, the solved part in percent, and the keys pressed after that.
const PICTURES: &[(&str, &str, usize, &str)] = &[
    ("play-cirth", "cirth@1#3", 30, "F2"),
    ("play-gogen", "gogen@1#3", 60, "Ctrl+f"),
    ("play-alcazar", "alcazar@1#3", 60, "F2"),
    ("play-futoshiki", "futoshiki@1#3", 40, "F2"),
    ("play-sudoku", "sudoku@1#42", 30, "N F2 F2 F2"),
];

#[test]
fn pictures_are_as_kept() {
    for &(name, recipe, percent, keys) in PICTURES {
        let home = Home::new();
        let puzzle = puzzle(recipe);
        let all = keys_to_solve(&*puzzle, &solution(&*puzzle));
        let is_large = name == "play-sudoku";
        let (columns, rows) = if is_large { (112, 40) } else { (80, 24) };
        let mut game = home.start(recipe, columns, rows);
        game.press(&all[..all.len() * percent / 100].join(" "));
        game.press(keys);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
        let title = format!("Gridwright: {recipe} being played in a terminal");
        compare_at(&folder.join(format!("{name}.svg")), &game.svg(&title));
    }
}
