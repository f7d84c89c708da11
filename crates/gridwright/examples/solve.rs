//! Opens a puzzle from text and prints its solution, or the verdict if there is not exactly one.

use gridwright::{Budget, Verdict, family, open, solve};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut budget = Budget::nodes(1_000_000);
    let puzzle = open("1..3..4.....5....32.....2", family("cirth"), &mut budget)?;
    match solve(&*puzzle, &mut budget) {
        Verdict::Unique(solution) => println!("{}", puzzle.solution_line(&solution)),
        other => println!("{}", other.name()),
    }
    Ok(())
}
