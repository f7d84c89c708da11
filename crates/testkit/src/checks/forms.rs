//! Checks puzzles as text, JSON, ids and pictures, and the rejection of invalid texts.

use std::collections::BTreeSet;
use std::sync::Arc;

use gridwright::budget::Rng;
use gridwright::documents::{open_document, puzzle_document};
use gridwright::params::ParamKind;
use gridwright::scene::{Marks, Scene};
use gridwright::{Budget, Family, Params, Puzzle, board_id, open};
use gridwright_render::{Charset, Ink, TextStyle, text};

use super::broken::case_puzzles;
use super::ensure::ensure;
use crate::bench::{Bench, generate};

pub(super) fn round_trip(bench: &Bench<'_>) -> Result<(), String> {
    let (mutants, cases) = (bench.mutants(11, 6), case_puzzles(bench)?);
    let samples = bench.samples.iter().map(|sample| &*sample.puzzle);
    let others = mutants.iter().chain(&cases).map(|puzzle| &**puzzle);
    for puzzle in samples.chain(others) {
        reads_back(bench.family, puzzle)?;
        let line = puzzle.line();
        ensure!(!line.contains(char::is_whitespace), "the line {line:?} has a blank");
        let full: Vec<_> = puzzle.board().givens.iter().map(|g| g.unwrap_or_default()).collect();
        let solution = puzzle.solution_line(&full);
        ensure!(!solution.contains(char::is_whitespace), "the line {solution:?} has a blank");
    }
    every_shape_was_there(bench, &cases)
}

/// Checks that each form of a puzzle can be read as the same puzzle, also by readers that do not
/// know the family.
///
/// # Errors
/// The form that fails, and the result of reading it.
pub fn reads_back(family: &dyn Family, puzzle: &dyn Puzzle) -> Result<(), String> {
    let once = puzzle.text();
    let params = puzzle.params();
    ensure!(params.structural() == params, "{params} says more than what shapes the puzzle");
    let same = |name: &str, other: Result<Arc<dyn Puzzle>, String>| {
        let other = other.map_err(|error| format!("{name} form: {error}\n{once}"))?;
        ensure!(other.text() == once, "{name} form changes\n{once}\ninto\n{}", other.text());
        ensure!(other.json() == puzzle.json(), "{name} form changes the JSON of\n{once}");
        ensure!(other.params() == puzzle.params(), "{name} form changes the parameters");
        Ok(())
    };
    let read = |text: &str| family.parse(text).map_err(|error| error.to_string());
    same("text", read(&once))?;
    same("line", read(&puzzle.line()))?;
    let document = puzzle_document(puzzle);
    same("JSON", open_document(&document).map_err(|error| error.to_string()))?;
    let json = serde_json::to_string(&document).map_err(|error| error.to_string())?;
    let unnamed = [("line alone", &puzzle.line()), ("text alone", &once)];
    for (name, text) in [("JSON text", &json), ("id", &board_id(puzzle))].into_iter().chain(unnamed)
    {
        let opened = open(text, None, &mut Budget::nodes(0));
        same(name, opened.map_err(|error| error.to_string()))?;
    }
    Ok(())
}

/// Checks that each value of each structural parameter, except numbers, occurs among the puzzles.
fn every_shape_was_there(bench: &Bench<'_>, cases: &[Arc<dyn Puzzle>]) -> Result<(), String> {
    let samples = bench.samples.iter().map(|sample| &sample.puzzle);
    let shapes: Vec<Params> = samples.chain(cases).map(|puzzle| puzzle.params()).collect();
    let structural = bench.family.info().params.iter().filter(|spec| spec.is_structural);
    for spec in structural {
        let ParamKind::Choice(words) = spec.kind else { continue };
        for word in words {
            let is_there = shapes.iter().any(|params| params.value(spec.name) == Some(word));
            ensure!(is_there, "no preset and no case has {}={word}", spec.name);
        }
    }
    Ok(())
}

/// A name for logs is one line and the same for all forms of a puzzle. It changes when a clue is
/// removed, since symmetric variants have equally many clues.
pub(super) fn names(bench: &Bench<'_>) -> Result<(), String> {
    let mutants = bench.mutants(13, 2);
    let samples = bench.samples.iter().map(|sample| &*sample.puzzle);
    for puzzle in samples.chain(mutants.iter().map(|mutant| &**mutant)) {
        let name = puzzle.canonical();
        let is_line = !name.is_empty() && !name.contains(['\n', '\r']) && name.trim() == name;
        ensure!(is_line, "the name {name:?} is not a line");
        let read = bench.family.parse(&puzzle.line()).map_err(|error| error.to_string())?;
        ensure!(read.canonical() == name, "its line changes the name of\n{}", puzzle.text());
        let mut givens = puzzle.board().givens.clone();
        if let Some(clue) = givens.iter().position(Option::is_some) {
            givens[clue] = None;
            let fewer = puzzle.with_givens(givens).canonical();
            ensure!(fewer != name, "a clue less leaves the name of\n{}", puzzle.text());
        }
    }
    Ok(())
}

pub(super) fn junk(bench: &Bench<'_>) -> Result<(), String> {
    let mut rng = Rng::from_seed(12);
    let mut n_refused = 0;
    let mut try_text = |text: &str| {
        if let Err(error) = bench.family.parse(text) {
            n_refused += 1;
            let sentence = error.to_string();
            let is_one = !sentence.contains('\n') && sentence.contains("expected");
            ensure!(is_one && sentence.len() < 300, "not one clear sentence: {sentence:?}");
        }
        // It only matters that this returns.
        drop(open(text, None, &mut Budget::nodes(0)));
        Ok(())
    };
    for text in ["", "\n\n\n", "\0\0\0", "é", "{", "{}", "#", "/", "//", "@", "@1#1", "\u{feff}"] {
        try_text(text)?;
    }
    try_text(&"1".repeat(1_000_000))?;
    try_text(&"1\n".repeat(100_000))?;
    for sample in &bench.samples {
        for form in [sample.puzzle.text(), sample.puzzle.line()] {
            let chars: Vec<char> = form.chars().collect();
            for _ in 0..60 {
                // The family's own characters in wrong places are a harder test than random bytes.
                let mut broken = chars.clone();
                for _ in 0..1 + rng.below(8) {
                    let at = rng.below(broken.len());
                    match rng.below(4) {
                        0 => broken.truncate(at.max(1)),
                        1 => broken[at] = chars[rng.below(chars.len())],
                        2 => broken[at] = char::from(32 + rng.below(95) as u8),
                        _ => broken.insert(at, chars[rng.below(chars.len())]),
                    }
                }
                try_text(&broken.iter().collect::<String>())?;
            }
        }
        json_junk(sample.puzzle.as_ref(), &mut rng)?;
    }
    ensure!(n_refused > 100, "only {n_refused} broken texts were refused");
    Ok(())
}

/// The JSON form with any field replaced by a wrong value must be rejected with a sentence.
fn json_junk(puzzle: &dyn Puzzle, rng: &mut Rng) -> Result<(), String> {
    let good = puzzle_document(puzzle);
    let wrong = [
        serde_json::json!(null),
        serde_json::json!(-1),
        serde_json::json!("\u{1f600}"),
        serde_json::json!([[["r1c1"]]]),
        serde_json::json!({"a": 1}),
    ];
    for name in puzzle.json().keys() {
        let mut bad = good.clone();
        bad.definition[name] = wrong[rng.below(wrong.len())].clone();
        let Err(error) = open_document(&bad) else {
            return Err(format!("{name} = {} was taken", bad.definition[name]));
        };
        ensure!(error.to_string().contains("expected"), "not a clear sentence: {error}");
    }
    let mut bad = good.clone();
    bad.definition.insert("surprise".to_owned(), serde_json::json!(1));
    ensure!(open_document(&bad).is_err(), "an unknown field was ignored");
    Ok(())
}

pub(super) fn seeds(bench: &Bench<'_>) -> Result<(), String> {
    for preset in bench.family.info().presets {
        let mut texts = BTreeSet::new();
        for seed in 0..4 {
            let (once, again) =
                (generate(bench.family, preset, seed), generate(bench.family, preset, seed));
            ensure!(
                once.puzzle.text() == again.puzzle.text(),
                "{preset} seed {seed} makes two different puzzles"
            );
            texts.insert(once.puzzle.text());
        }
        ensure!(texts.len() > 1, "{preset}: all seeds make one puzzle");
    }
    Ok(())
}

pub(super) fn pictures(bench: &Bench<'_>) -> Result<(), String> {
    let info = bench.family.info();
    for sample in &bench.samples {
        let board = sample.puzzle.board();
        let notes = vec![board.all_values(); board.n_sites()];
        let solved = Marks::with(sample.solution.iter().copied().map(Some).collect());
        let empty = Marks::with(vec![None; board.n_sites()]);
        let noted = Marks { notes, ..empty.clone() };
        for marks in [Marks::of(board), solved.clone(), empty, noted] {
            for symbols in 0..=info.symbol_sets.len() {
                let mut scene = Scene::default();
                sample.puzzle.draw(&Marks { symbols, ..marks.clone() }, &mut scene);
                let hit: BTreeSet<_> = scene.hits().map(|(site, _)| site).collect();
                ensure!(hit.len() == board.n_sites(), "{} sites drawn", hit.len());
                ensure!((scene.rows, scene.cols) == (board.rows, board.cols), "size of the scene");
                draw_in_all_styles(&scene)?;
            }
        }
        let plain = TextStyle { charset: Charset::Ascii, ink: Ink::Plain, width: None };
        let draw = |marks: &Marks| {
            let mut scene = Scene::default();
            sample.puzzle.draw(marks, &mut scene);
            text(&scene, &plain)
        };
        ensure!(draw(&Marks::of(board)) != draw(&solved), "the solution looks like the puzzle");
    }
    Ok(())
}

fn draw_in_all_styles(scene: &Scene) -> Result<(), String> {
    for charset in [Charset::Unicode, Charset::Ascii] {
        for ink in [Ink::Plain, Ink::Ansi] {
            for width in [None, Some(10), Some(80)] {
                let picture = text(scene, &TextStyle { charset, ink, width });
                ensure!(!picture.trim().is_empty(), "an empty picture");
                let is_ascii = picture.is_ascii() || charset == Charset::Unicode;
                ensure!(is_ascii, "ASCII was asked for:\n{picture}");
                let is_plain = !picture.contains('\u{1b}') || ink == Ink::Ansi;
                ensure!(is_plain, "no colour was asked for:\n{picture}");
            }
        }
    }
    Ok(())
}
