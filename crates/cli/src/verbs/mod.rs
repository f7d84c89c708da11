//! The verbs, one file each.
//!
//! `job` is the common frame of verbs on one puzzle, `companion` starts separate programs;
//! `phrases` and `tables` have text that several verbs write.

mod ask;
mod book;
mod bulk;
mod check;
mod companion;
mod completions;
mod convert;
mod count;
mod doctor;
mod explain;
mod families;
mod generate;
mod hint;
mod job;
mod make;
mod man;
mod minimise;
mod phrases;
mod play;
mod rate;
mod serve;
mod show;
mod solve;
mod steps;
mod tables;
mod technique;
mod verify;
mod verify_proof;
mod welcome;

use anyhow::Result;

use crate::args::{Cli, Verb};
use crate::complaint::{Complaint, Status, hush};
use crate::words::choose;

pub(crate) use completions::answer_a_shell;

/// Runs the verb of a command line.
///
/// # Errors
/// Any error that ends the run, with a sentence.
pub(crate) fn run(cli: &Cli) -> Result<Status> {
    choose(cli.global.language);
    if cli.global.quiet {
        hush();
    }
    let Some(verb) = &cli.verb else { return welcome::run(&cli.global) };
    verb.check_ending().map_err(Complaint::bad)?;
    match verb {
        Verb::Play(args) => play::run(args, &cli.global),
        Verb::Generate(args) => generate::run(args),
        Verb::Solve(args) => solve::run(args),
        Verb::Count(args) => count::run(args),
        Verb::Check(args) => check::run(args),
        Verb::Explain(args) => explain::run(args),
        Verb::Hint(args) => hint::run(args),
        Verb::Steps(args) => steps::run(args),
        Verb::Rate(args) => rate::run(args),
        Verb::Verify(args) => verify::run(args),
        Verb::VerifyProof(args) => verify_proof::run(args),
        Verb::Minimise(args) => minimise::run(args),
        Verb::Edit(args) => make::edit(args),
        Verb::Review(args) => make::review(args),
        Verb::Repair(args) => make::repair(args),
        Verb::Complete(args) => make::complete(args),
        Verb::Convert(args) => convert::run(args),
        Verb::Show(args) => show::run(args),
        Verb::Book(args) => book::run(args),
        Verb::Families(args) => families::run(args),
        Verb::Technique(args) => technique::run(args),
        Verb::Ask(args) => ask::run(args),
        Verb::Bulk(_) => bulk::run(),
        Verb::Serve(args) => serve::run(args),
        Verb::Doctor(args) => doctor::run(args),
        Verb::Completions(args) => completions::run(args),
        Verb::Man(args) => man::run(args),
    }
}
