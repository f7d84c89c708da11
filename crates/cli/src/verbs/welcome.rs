//! No verb at all: the game to a person, a puzzle to a program.

use anyhow::Result;
use gridwright::FAMILIES;

use super::{generate, play};
use crate::args::{GlobalArgs, first_family};
use crate::complaint::{Status, remark};
use crate::output::Sink;
use crate::words::texts;

pub(super) fn run(global: &GlobalArgs) -> Result<Status> {
    let mut sink = Sink::open(None)?;
    if !sink.is_terminal() {
        drop(sink);
        let families: Vec<&str> = FAMILIES.iter().map(|family| family.info().id).collect();
        remark(format!(
            "one easy puzzle; 'gridwright generate' makes others ({}), 'gridwright --help' has all verbs",
            families.join(", ")
        ));
        return generate::one_puzzle(global);
    }
    if play::has_screen() {
        drop(sink);
        return play::menu(global);
    }
    sink.put(&welcome())?;
    sink.finish(Status::Done)
}

fn welcome() -> String {
    let id = first_family().id;
    let families: Vec<String> = FAMILIES
        .iter()
        .map(|family| format!("  {:<10} {}\n", family.info().id, texts().summary(family.info())))
        .collect();
    let rows = [
        ("play --linear".to_owned(), "a game in lines of text"),
        (format!("generate {id}"), "a puzzle to solve"),
        (format!("generate {id} --help"), "what it can be asked for"),
        (format!("show {id}@{}#42", first_family().generator), "the puzzle of a seed, every time"),
        (format!("explain {id}@{}#42", first_family().generator), "how a person would solve it"),
        ("solve -f FILE".to_owned(), "the solution of a puzzle of yours"),
        ("--help".to_owned(), "everything else"),
    ];
    let commands = rows.map(|(command, what)| format!("  gridwright {command:<26} {what}\n"));
    format!(
        "Gridwright makes, solves, explains and rates grid puzzles.\n\n{}\nWhat to type next:\n{}",
        families.concat(),
        commands.concat()
    )
}
