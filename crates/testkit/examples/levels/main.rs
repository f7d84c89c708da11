//! Counts the steps of each level in puzzles made for that level, as a table for `docs/levels.md`.
//!
//! `cargo xtask levels` runs it, on the shapes in the table of each family. Its seeds differ from
//! those used to choose the limits of levels.

use gridwright::params::Reach;
use gridwright::{Budget, FAMILIES, Family, Level, Params, Profile, Recipe, rate};

/// Number of puzzles of each shape and level.
const PUZZLES: u64 = 20;

/// The first seed.
const SEED: u64 = 5000;

/// Search budget for a puzzle, in nodes.
const NODES: u64 = 10_000_000;

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    println!("| family | medium | hard | expert | extreme |\n|---|---|---|---|---|");
    for &family in FAMILIES {
        let info = family.info();
        if !wanted.is_empty() && !wanted.iter().any(|id| id == info.id) {
            continue;
        }
        for reach in Reach::read(info.reach) {
            let cells: Vec<String> = Level::ALL[1..]
                .iter()
                .map(|&level| {
                    let mut steps = steps_of(family, reach.shape, level);
                    steps.sort_unstable();
                    match (steps.first(), steps.last()) {
                        (Some(least), Some(most)) => {
                            format!("{} ({least} to {most})", steps[steps.len() / 2])
                        }
                        _ => "-".to_owned(),
                    }
                })
                .collect();
            println!("| {} {} | {} |", info.id, reach.shape, cells.join(" | "));
        }
    }
}

/// The number of steps of a level or of higher ones, in each puzzle made for that level.
fn steps_of(family: &'static dyn Family, shape: &str, level: Level) -> Vec<usize> {
    let text = format!("{shape},level={}", level.name());
    // Levels that were never observed for a shape are rejected.
    let Ok(params) = Params::parse(family.info().params, &text) else { return Vec::new() };
    let steps = |seed: u64| {
        let generator = family.info().generator;
        let recipe = Recipe { family, params: params.clone(), generator, seed, index: 0 };
        let made = recipe.make(&mut Budget::nodes(NODES)).ok()?;
        let rating = rate(&*made.puzzle, Profile::DEFAULT, &mut Budget::unlimited()).ok()?;
        Some(rating.steps_from(level))
    };
    (SEED..SEED + PUZZLES).filter_map(steps).collect()
}
