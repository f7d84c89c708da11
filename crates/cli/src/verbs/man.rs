//! `man`: writes manual pages, generated from the help.

use anyhow::Result;
use clap::Command;
use clap_mangen::Man;
use gridwright::params::did_you_mean;
use gridwright_api::{Answer, TextAnswer};

use crate::answers;
use crate::args::{self, Format, ManArgs};
use crate::complaint::{Complaint, Status};
use crate::output::Sink;

pub(super) fn run(args: &ManArgs) -> Result<Status> {
    let mut command = args::command();
    command.build();
    let pages = match args.verb.as_slice() {
        [] => all_pages(&command)?,
        path => page(named(&command, path)?)?,
    };
    let pages = String::from_utf8(pages)?;
    let mut sink = Sink::open(args.output.path())?;
    match args.output.format(Format::Text) {
        format @ (Format::Json | Format::Jsonl) => {
            answers::write(&mut sink, Answer::Man(TextAnswer::new(pages)), format)?;
        }
        Format::Text | Format::Line | Format::Tsv => sink.put(&pages)?,
    }
    sink.finish(Status::Done)
}

fn named<'c>(command: &'c Command, path: &[String]) -> Result<&'c Command> {
    let mut found = command;
    for name in path {
        found = found.find_subcommand(name).ok_or_else(|| {
            let known: Vec<&str> = found.get_subcommands().map(Command::get_name).collect();
            let meant = did_you_mean(name, known.iter().copied());
            let known = if known.is_empty() { "nothing more".to_owned() } else { known.join(", ") };
            Complaint::bad(format!("man {name}: expected one of {known}{meant}"))
        })?;
    }
    Ok(found)
}

/// The page of a command and those of all its subcommands.
fn all_pages(command: &Command) -> Result<Vec<u8>> {
    let mut pages = page(command)?;
    for below in command.get_subcommands() {
        pages.extend(all_pages(below)?);
    }
    Ok(pages)
}

fn page(command: &Command) -> Result<Vec<u8>> {
    // The text after the options is formatted by hand, in sections of its own.
    let notes = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
    let bare = command.clone().after_help("").after_long_help("");
    let man = Man::new(bare)
        .source(format!("{} {}", args::NAME, env!("CARGO_PKG_VERSION")))
        .manual("Gridwright manual");
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut page)?;
    }
    page.extend(notes.split("\n\n").map(section).collect::<String>().into_bytes());
    Ok(page)
}

/// A heading, and lines whose breaks are kept.
fn section(text: &str) -> String {
    let (heading, lines) = text.split_once('\n').unwrap_or((text, ""));
    let heading = heading.trim_end_matches(':').to_uppercase();
    let lines: String = lines.lines().map(|line| format!("\\&{}\n", escaped(line))).collect();
    format!(".SH \"{}\"\n.nf\n{lines}.fi\n", escaped(&heading).replace('"', "'"))
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq")
}
