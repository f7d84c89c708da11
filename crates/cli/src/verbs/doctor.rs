//! `doctor`: describes this program and its environment.

use std::io::{self, IsTerminal};
use std::path::Path;

use anyhow::Result;
use gridwright::FAMILIES;
use gridwright::formats::formats;
use gridwright::steps::PROFILES;
use gridwright_api::{Answer, DoctorAnswer, DoctorFinding, all_techniques};
use gridwright_tui::{Environment, Options};
use gridwright_words::{Language, Words};

use super::tables::aligned;
use crate::answers;
use crate::args::{DoctorArgs, Format};
use crate::complaint::{Status, reason};
use crate::output::Sink;
use crate::words::{phrase, texts};

pub(super) fn run(args: &DoctorArgs) -> Result<Status> {
    let format = args.output.format(Format::Text);
    let english = Words::new(Language::English);
    let findings = findings(if format.is_json() { english } else { texts() });
    let exit = match findings.iter().any(|finding| finding.trouble.is_some()) {
        true => Status::No,
        false => Status::Done,
    };
    let mut sink = Sink::open(args.output.path())?;
    match format {
        format @ (Format::Json | Format::Jsonl) => {
            answers::write(&mut sink, Answer::Doctor(DoctorAnswer::new(findings)), format)?;
        }
        Format::Text | Format::Line | Format::Tsv => {
            let row = |finding: &DoctorFinding| {
                let found = finding.found.clone();
                let found = match &finding.trouble {
                    None => found,
                    Some(trouble) => {
                        let args = [("found", found.into()), ("trouble", trouble.into())];
                        phrase("cli-doctor.trouble", &args)
                    }
                };
                vec![texts().get(&format!("cli-doctor.{}", finding.about)).into_owned(), found]
            };
            let rows: Vec<Vec<String>> = findings.iter().map(row).collect();
            sink.put(&aligned("", &rows))?;
        }
    }
    sink.is_whole();
    sink.finish(exit)
}

fn findings(words: Words) -> Vec<DoctorFinding> {
    let environment = Environment::read();
    let folder = Options::new(Environment::read()).folder;
    let version = [("version", env!("CARGO_PKG_VERSION").into())];
    let version = match cfg!(debug_assertions) {
        true => words.with("cli-doctor.debug-build", &version),
        false => words.with("cli-doctor.release-build", &version),
    };
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
    let not_set = || words.get("cli-doctor.not-set").into_owned();
    let term = environment.term.unwrap_or_else(not_set);
    let at = |is_terminal: bool| if is_terminal { "yes" } else { "no" };
    let args = [
        ("term", term.into()),
        ("in", at(io::stdin().is_terminal()).into()),
        ("out", at(io::stdout().is_terminal()).into()),
    ];
    let terminal = words.with("cli-doctor.streams", &args);
    let threads =
        words.with("cli-doctor.threads", &[("system", system.into()), ("n", threads.into())]);
    let formats = words.with("cli-doctor.other-programs", &[("n", formats().count().into())]);
    let mut data = DoctorFinding::new("data-folder", folder.display().to_string());
    data.trouble = folder_trouble(&folder, words);
    vec![
        DoctorFinding::new("version", version),
        DoctorFinding::new("system", threads),
        DoctorFinding::new("processor", paths.join(", ")),
        DoctorFinding::new("card", graphics_card(words)),
        DoctorFinding::new("families", families.join(", ")),
        DoctorFinding::new("techniques", all_techniques().len().to_string()),
        DoctorFinding::new("profiles", profiles.join(", ")),
        DoctorFinding::new("formats", formats),
        DoctorFinding::new("pictures", "text, svg, png, pdf, html".to_owned()),
        DoctorFinding::new("languages", Language::CODES.join(", ")),
        DoctorFinding::new("locale", locale.unwrap_or_else(not_set)),
        DoctorFinding::new("terminal", terminal),
        data,
    ]
}

/// A description of the graphics card that gets large batches.
fn graphics_card(words: Words) -> String {
    let cards = FAMILIES.iter().filter_map(|family| {
        Some(match family.card()? {
            Ok(name) => format!("{name} ({})", family.info().id),
            Err(why) => format!("none: {why}"),
        })
    });
    let cards: Vec<String> = cards.collect();
    if cards.is_empty() { words.get("cli-doctor.no-card").into_owned() } else { cards.join(", ") }
}

/// The reason why games cannot be saved in the folder, if so. A missing folder is created with the
/// first game.
fn folder_trouble(folder: &Path, words: Words) -> Option<String> {
    let mut existing = folder;
    while !existing.exists() {
        existing = existing.parent().filter(|parent| !parent.as_os_str().is_empty())?;
    }
    let about = match std::fs::metadata(existing) {
        Ok(about) => about,
        Err(error) => {
            let why = reason(&error);
            return Some(words.phrase(&why).unwrap_or(why));
        }
    };
    let folder = [("folder", existing.display().to_string().into())];
    if !about.is_dir() {
        return Some(words.with("cli-doctor.no-folder", &folder));
    }
    about.permissions().readonly().then(|| words.with("cli-doctor.read-only", &folder))
}
