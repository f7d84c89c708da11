//! Prints the steps by which a person would solve a puzzle, and its rating.

use gridwright::{Budget, Profile, StepQuery, explain, family, open, rate};
use gridwright_words::{Language, Words};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut budget = Budget::nodes(1_000_000);
    let puzzle = open("1..3..4.....5....32.....2", family("cirth"), &mut budget)?;
    let words = Words::new(Language::English);
    for step in explain(&*puzzle, &StepQuery::default(), &mut budget).steps {
        let name = words.technique(puzzle.info(), step.technique);
        println!("{name}: {}", words.full(&*puzzle, &step));
    }
    println!("rated {}", rate(&*puzzle, Profile::DEFAULT, &mut budget)?.er);
    Ok(())
}
