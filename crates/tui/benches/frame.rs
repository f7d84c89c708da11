//! Measures the time from a key press to a drawn frame, including saving the game, on a screen in
//! memory.

use std::time::{Duration, Instant};

use gridwright_tui::{Environment, First, Options, Rehearsal};

/// The puzzles, each with the size of the screen.
const ROWS: &[(&str, u16, u16)] = &[
    ("sudoku@1#42", 80, 24),
    ("sudoku@1#42", 120, 40),
    ("cirth@1#3", 80, 24),
    ("gogen@1#3", 80, 24),
    ("alcazar@1#3", 80, 24),
    ("alcazar/width=30,height=30@1#1", 80, 24),
    ("sudoku/layout=samurai@1#3", 80, 24),
    ("sudoku/layout=samurai@1#3", 200, 60),
    ("sudoku/size=25,depth=logic@1#1", 200, 60),
];

/// The keys that are pressed in turn: moves, values, notes and undo.
const KEYS: [&str; 12] =
    ["Right", "1", "Down", "2", "Tab", "Right", "3", "Tab", "Down", "Ctrl+u", "Left", "Delete"];

const PRESSES: usize = 600;

fn main() {
    let wanted: Vec<String> =
        std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    println!("{:40} {:>9} {:>11} {:>11}", "key press to frame", "screen", "mean ms", "slowest ms");
    for (i, &(puzzle, columns, rows)) in ROWS.iter().enumerate() {
        if !wanted.is_empty() && !wanted.iter().any(|word| puzzle.contains(word.as_str())) {
            continue;
        }
        let name = format!("gridwright-bench-{}-{i}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let environment =
            Environment { term: Some("xterm-256color".to_owned()), ..Environment::default() };
        let first = First::Open(puzzle.to_owned(), None);
        let options = Options { folder: folder.clone(), first, ..Options::new(environment) };
        let mut game = Rehearsal::new(options, columns, rows);
        // Notes in every cell cause the most work.
        game.press("F4");
        let (mut total, mut slowest) = (Duration::ZERO, Duration::ZERO);
        for key in KEYS.iter().cycle().take(PRESSES) {
            let begun = Instant::now();
            game.press_only(key);
            let took = begun.elapsed();
            total += took;
            slowest = slowest.max(took);
        }
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        let mean = ms(total) / PRESSES as f64;
        let size = format!("{columns}x{rows}");
        println!("{puzzle:40} {size:>9} {mean:>11.2} {:>11.2}", ms(slowest));
        // The folder is a temporary one, so failures to remove it are ignored.
        let _ = std::fs::remove_dir_all(folder);
    }
}
