//! Tells how a person would solve a puzzle, step by step, and how hard that is.

use gridwright::steps::sentence;
use gridwright::{Budget, Profile, StepQuery, explain, family, open, rate};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut budget = Budget::nodes(1_000_000);
    let puzzle = open("1..3..4.....5....32.....2", family("cirth"), &mut budget)?;
    for step in explain(&*puzzle, &StepQuery::default(), &mut budget).steps {
        println!("{}: {}", step.technique.name, sentence(&*puzzle, &step));
    }
    println!("rated {}", rate(&*puzzle, Profile::DEFAULT, &mut budget)?.er);
    Ok(())
}
