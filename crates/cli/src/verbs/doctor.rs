//! `doctor`: what this program is, and what it found on this machine.

use std::io::{self, IsTerminal};
use std::path::Path;

use anyhow::Result;
use gridwright::FAMILIES;
use gridwright::formats::formats;
use gridwright::steps::PROFILES;
use gridwright_api::{Answer, DoctorAnswer, DoctorFinding, all_techniques};
use gridwright_tui::{Environment, Options};
use gridwright_words::Language;

use super::tables::aligned;
use crate::answers;
use crate::args::{DoctorArgs, Format};
use crate::complaint::{Status, reason};
use crate::output::Sink;

pub(super) fn run(args: &DoctorArgs) -> Result<Status> {
    let findings = findings();
    let exit = match findings.iter().any(|finding| finding.trouble.is_some()) {
        true => Status::No,
        false => Status::Done,
    };
    let mut sink = Sink::open(args.output.path())?;
    match args.output.format(Format::Text) {
        format @ (Format::Json | Format::Jsonl) => {
            answers::write(&mut sink, Answer::Doctor(DoctorAnswer::new(findings)), format)?;
        }
        Format::Text | Format::Line | Format::Tsv => {
            let row = |finding: &DoctorFinding| {
                let trouble = finding.trouble.as_ref().map(|trouble| format!(": {trouble}"));
                vec![finding.about.clone(), finding.found.clone() + &trouble.unwrap_or_default()]
            };
            let rows: Vec<Vec<String>> = findings.iter().map(row).collect();
            sink.put(&aligned("", &rows))?;
        }
    }
    sink.is_whole();
    sink.finish(exit)
}

fn findings() -> Vec<DoctorFinding> {
    let environment = Environment::read();
    let folder = Options::new(Environment::read()).folder;
    let build = if cfg!(debug_assertions) { "debug" } else { "release" };
    let system = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let paths: Vec<String> = FAMILIES
        .iter()
        .filter_map(|family| Some(format!("{} ({})", family.processor_path()?, family.info().id)))
        .collect();
    let families: Vec<&str> = FAMILIES.iter().map(|family| family.info().id).collect();
    let profiles: Vec<&str> = PROFILES.iter().map(|profile| profile.id).collect();
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    let term = environment.term.as_deref().unwrap_or("not set");
    let at = |is_terminal: bool| if is_terminal { "a terminal" } else { "no terminal" };
    let terminal = format!(
        "{term}; standard input is {}, standard output is {}",
        at(io::stdin().is_terminal()),
        at(io::stdout().is_terminal())
    );
    let mut data = DoctorFinding::new("data-folder", folder.display().to_string());
    data.trouble = folder_trouble(&folder);
    vec![
        DoctorFinding::new("version", format!("{} ({build} build)", env!("CARGO_PKG_VERSION"))),
        DoctorFinding::new("system", format!("{system}, {threads} threads")),
        DoctorFinding::new("processor", paths.join(", ")),
        DoctorFinding::new("card", graphics_card()),
        DoctorFinding::new("families", families.join(", ")),
        DoctorFinding::new("techniques", all_techniques().len().to_string()),
        DoctorFinding::new("profiles", profiles.join(", ")),
        DoctorFinding::new("formats", format!("{} of other programs", formats().count())),
        DoctorFinding::new("pictures", "text, svg, png, pdf, html".to_owned()),
        DoctorFinding::new("languages", Language::CODES.join(", ")),
        DoctorFinding::new("locale", locale.unwrap_or_else(|| "not set".to_owned())),
        DoctorFinding::new("terminal", terminal),
        data,
    ]
}

/// The graphics card that large batches are given to.
fn graphics_card() -> String {
    let cards = FAMILIES.iter().filter_map(|family| {
        Some(match family.card()? {
            Ok(name) => format!("{name} ({})", family.info().id),
            Err(why) => format!("none: {why}"),
        })
    });
    let cards: Vec<String> = cards.collect();
    if cards.is_empty() { "not used by this build".to_owned() } else { cards.join(", ") }
}

/// Why games cannot be kept there. A folder that is not there yet is made by the first game.
fn folder_trouble(folder: &Path) -> Option<String> {
    let mut existing = folder;
    while !existing.exists() {
        existing = existing.parent().filter(|parent| !parent.as_os_str().is_empty())?;
    }
    let about = match std::fs::metadata(existing) {
        Ok(about) => about,
        Err(error) => return Some(reason(&error)),
    };
    if !about.is_dir() {
        return Some(format!("{} is no folder", existing.display()));
    }
    about.permissions().readonly().then(|| format!("{} cannot be written", existing.display()))
}
