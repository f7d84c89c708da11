//! Measures which levels puzzles of each shape reach, and writes the tables of all families anew.
//!
//! `cargo xtask reach` runs it. A shape is measured if it has a line in the table of its family; to
//! measure another one, add a line with its parameters.

use std::fs;
use std::path::Path;
use std::time::Instant;

use gridwright::params::Reach;
use gridwright::{Budget, FAMILIES, Family, Level, Params, Recipe, Shortfall};

/// Searches for each level.
const SEARCHES: u64 = 10;

/// Search nodes a search may take; one that is not at its end then says nothing.
const NODES: u64 = 100_000_000;

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    for &family in FAMILIES {
        let info = family.info();
        if !wanted.is_empty() && !wanted.iter().any(|id| id == info.id) {
            continue;
        }
        let mut table = HEAD.to_owned();
        for Reach { shape, .. } in Reach::read(info.reach) {
            let begun = Instant::now();
            let levels: Vec<String> =
                Level::ALL.into_iter().map(|level| searches(family, shape, level)).collect();
            let name = if shape.is_empty() { "-" } else { shape };
            let line = format!("{name}\t{}\n", levels.join(" "));
            print!("{} {:.0?} {line}", info.id, begun.elapsed());
            table.push_str(&line);
        }
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gridwright/src/families");
        let file = folder.join(info.id).join("reach.tsv");
        fs::write(&file, table).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
}

const HEAD: &str =
    "# Levels by shape: searches that found a puzzle, and all that came to an end.\n";

/// A level with the searches that found one and all that came to an end.
fn searches(family: &'static dyn Family, shape: &str, level: Level) -> String {
    let text = format!("{shape},level={},anyway=yes", level.name());
    let params = Params::parse(family.info().params, &text).expect("shapes are parameters");
    let (mut found, mut ended) = (0, 0);
    for seed in 1..=SEARCHES {
        let params = params.clone();
        let recipe = Recipe { family, params, generator: family.info().generator, seed, index: 0 };
        match recipe.make(&mut Budget::nodes(NODES)) {
            Ok(_) => (found, ended) = (found + 1, ended + 1),
            Err(Shortfall::NotFound { .. }) => ended += 1,
            Err(Shortfall::OutOfBudget(_)) => (),
            Err(error) => panic!("{} {text}: {error}", family.info().id),
        }
    }
    format!("{} {found}/{ended}", level.name())
}
