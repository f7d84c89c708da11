//! Puzzles to solve: named sets made from seeds, and files.

use gridwright::{Budget, Params, Profile, Recipe, family, rate};
use gridwright::steps::Tenths;
use gridwright_sudoku9::{Grid, parse_line};

pub(crate) struct Set {
    pub(crate) name: String,
    pub(crate) about: String,
    pub(crate) puzzles: Vec<Grid>,
}

impl Set {
    fn new(name: &str, about: &str, puzzles: Vec<Grid>) -> Set {
        Set {
            name: name.to_owned(),
            about: format!("{about}, {:.1} clues", clues(&puzzles)),
            puzzles,
        }
    }
}

/// Minimal puzzles that the low-clue set is chosen from, and those that the rater looks at for the hard one.
const MANY: u64 = 20_000;
const RATED: u64 = 5_000;

/// The sets that every run has.
pub(crate) fn made() -> Vec<Set> {
    let mut minimal: Vec<Grid> = recipes("", MANY).map(|recipe| puzzle(&recipe)).collect();
    let easy = recipes("clues=34", 2_000).map(|recipe| puzzle(&recipe)).collect();
    let (hard, least) = hardest(250);
    let hard_about = format!("the hardest of {RATED} minimal by sukaku-1.18, ER {least} and more");
    let some = minimal[..2_000].to_vec();
    minimal.sort_by_key(|puzzle| n_clues(puzzle));
    minimal.truncate(1_000);
    vec![
        Set::new("easy", "carved to 34 clues", easy),
        Set::new("minimal", "no clue can be removed", some),
        Set::new("low-clue", &format!("the fewest clues of {MANY} minimal"), minimal),
        Set::new("hard", &hard_about, hard),
    ]
}

/// The sets in files; lines that are not puzzles are ignored.
pub(crate) fn read(files: &[String]) -> Vec<Set> {
    let set = |file: &String| match std::fs::read(file) {
        Ok(text) => {
            let lines = text.split(|&byte| byte == b'\n').filter_map(|line| line.get(..81));
            let puzzles = lines.filter_map(|line| parse_line(line).ok()).collect();
            let name = file.rsplit('/').next().unwrap_or(file);
            Some(Set::new(name, "from a file", puzzles)).filter(|set| !set.puzzles.is_empty())
        }
        Err(error) => {
            println!("{file}: {error}");
            None
        }
    };
    files.iter().filter_map(set).collect()
}

fn recipes(params: &str, n: u64) -> impl Iterator<Item = Recipe> {
    let family = family("sudoku").expect("in the list");
    let params = Params::parse(family.info().params, params).expect("valid");
    (0..n).map(move |index| Recipe { index, ..Recipe::new(family, params.clone(), 2026) })
}

fn puzzle(recipe: &Recipe) -> Grid {
    let made = recipe.make(&mut Budget::unlimited()).expect("no limit");
    parse_line(made.puzzle.line().as_bytes()).expect("a line of 81")
}

/// The puzzles of the highest rating, and the lowest of their ratings.
fn hardest(n: usize) -> (Vec<Grid>, Tenths) {
    let profile = Profile::named("sukaku-1.18").expect("a profile");
    let rated = recipes("", RATED).map(|recipe| {
        let made = recipe.make(&mut Budget::unlimited()).expect("no limit");
        let rating = rate(&*made.puzzle, profile, &mut Budget::unlimited()).expect("no limit");
        (rating.er, puzzle(&recipe))
    });
    let mut rated: Vec<(Tenths, Grid)> = rated.collect();
    rated.sort_by_key(|&(er, _)| std::cmp::Reverse(er));
    rated.truncate(n);
    let least = rated.last().map_or(Tenths(0), |&(er, _)| er);
    (rated.into_iter().map(|(_, puzzle)| puzzle).collect(), least)
}

fn n_clues(puzzle: &Grid) -> usize {
    puzzle.iter().filter(|&&digit| digit != 0).count()
}

fn clues(puzzles: &[Grid]) -> f64 {
    puzzles.iter().map(n_clues).sum::<usize>() as f64 / puzzles.len().max(1) as f64
}
