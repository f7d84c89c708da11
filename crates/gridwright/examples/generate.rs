//! Generates three puzzles from one seed and prints their names and boards.

use gridwright::{Budget, Params, Recipe, family};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let family = family("cirth").ok_or("no such family")?;
    let params = Params::parse(family.info().params, "size=5,areas=distinct")?;
    for index in 0..3 {
        let recipe = Recipe { index, ..Recipe::new(family, params.clone(), 42) };
        let made = recipe.make(&mut Budget::unlimited()).map_err(|error| error.to_string())?;
        println!("# {recipe}\n{}", made.puzzle.text());
    }
    Ok(())
}
