//! A command line without a verb: starts the game on a terminal, and makes a puzzle in a pipe.

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
        remark(texts().with("welcome.one", &[("families", families.join(", ").into())]));
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
    let example = format!("{id}@{}#42", first_family().generator);
    let rows = [
        ("play --linear".to_owned(), "welcome.play"),
        (format!("generate {id}"), "welcome.generate"),
        (format!("generate {id} --help"), "welcome.options"),
        (format!("show {example}"), "welcome.show"),
        (format!("explain {example}"), "welcome.explain"),
        ("solve -f FILE".to_owned(), "welcome.solve"),
        ("--help".to_owned(), "welcome.help"),
    ];
    let commands =
        rows.map(|(command, what)| format!("  gridwright {command:<26} {}\n", texts().get(what)));
    format!(
        "{}\n\n{}\n{}\n{}",
        texts().get("welcome.about"),
        families.concat(),
        texts().get("welcome.next"),
        commands.concat()
    )
}
