//! `technique`: describes a technique, with its ratings and a position that shows it.

use anyhow::Result;
use gridwright::steps::{PROFILES, Worth};
use gridwright::{Budget, Profile};
use gridwright_api::{
    Entry, ErrorAnswer, Request, Shown, TechniqueRequest, all_techniques, techniques_named,
};

use super::tables::{aligned, wrapped};
use crate::answers;
use crate::args::{Format, TechniqueArgs};
use crate::complaint::{Complaint, Status};
use crate::draw::Style;
use crate::output::Sink;
use crate::words::texts;

pub(super) fn run(args: &TechniqueArgs) -> Result<Status> {
    let chosen = match &args.name {
        None => all_techniques(),
        Some(name) => techniques_named(name).map_err(|unknown| {
            let has_near = !unknown.near.is_empty();
            let mut error = ErrorAnswer::from(unknown);
            if !has_near {
                error.detail.push_str(": see 'gridwright technique --list'");
            }
            Complaint::of(error)
        })?,
    };
    let mut sink = Sink::open(args.output.path())?;
    let format = args.output.format_or_columns(Format::Text);
    let is_list = args.list;
    match format {
        Format::Json | Format::Jsonl => {
            let mut request = TechniqueRequest::default();
            request.name.clone_from(&args.name);
            let answer = answers::answer(Request::Technique(request), &mut Budget::unlimited());
            answers::write(&mut sink, answer, format)?;
        }
        Format::Line => {
            for entry in &chosen {
                sink.line(entry.technique.id)?;
            }
        }
        Format::Tsv => {
            for entry in &chosen {
                let level = entry.technique.level.name().to_owned();
                sink.line(&row(entry, ",", level).join("\t"))?;
            }
        }
        Format::Text if is_list => sink.put(&table(&chosen))?,
        Format::Text => {
            let style = Style::of(&args.drawing, &sink);
            for entry in &chosen {
                sink.put(&page(entry, &style)?)?;
            }
        }
    }
    sink.finish(Status::Done)
}

/// The rating or the score, whichever the profile uses.
fn value(profile: &Profile, worth: Worth) -> String {
    match profile.score_limits {
        Some(_) => worth.score.to_string(),
        None => worth.rating.to_string(),
    }
}

fn row(entry: &Entry, between: &str, level: String) -> Vec<String> {
    let id = entry.technique.id.to_owned();
    let families = entry.family_ids().join(between);
    let mut row = vec![id, entry.name(texts()), families, level];
    row.extend(PROFILES.iter().map(|profile| {
        entry.worth(profile).map_or_else(|| "-".to_owned(), |worth| value(profile, worth))
    }));
    row
}

fn table(entries: &[Entry]) -> String {
    let head = ["technique", "name", "families", "level"];
    let head = head.map(|name| texts().get(&format!("cli-techniques.{name}")).into_owned());
    let head: Vec<String> =
        head.into_iter().chain(PROFILES.iter().map(|profile| profile.id.to_owned())).collect();
    let level = |entry: &Entry| texts().level(entry.technique.level).into_owned();
    let rows = entries.iter().map(|entry| row(entry, ", ", level(entry)));
    let rows: Vec<Vec<String>> = [head].into_iter().chain(rows).collect();
    format!("{}\n{}\n", aligned("", &rows), texts().get("cli-techniques.about-one"))
}

fn page(entry: &Entry, style: &Style) -> Result<String> {
    let (id, name) = (entry.technique.id, entry.name(texts()));
    let families = entry.family_ids().join(", ");
    let args =
        [("name", style.bold(&name).into()), ("id", id.into()), ("families", families.into())];
    let mut text = texts().with("lesson.heading", &args) + "\n";
    let lesson = entry.lesson(texts());
    text.push_str(&wrapped(&lesson.what, ""));
    for (key, part) in
        [("spot", &lesson.spot), ("miss", &lesson.miss), ("relatives", &lesson.relatives)]
    {
        let heading = texts().get(&format!("lesson.{key}"));
        text.push_str(&format!("\n{}\n{}", style.bold(&heading), wrapped(part, "")));
    }
    let worths = PROFILES.iter().filter_map(|profile| Some((profile, entry.worth(profile)?)));
    let rows: Vec<Vec<String>> = worths
        .map(|(profile, worth)| {
            let counted = if profile.score_limits.is_some() { "score" } else { "rating" };
            let value = [("value", value(profile, worth).into())];
            let level = texts().get(&format!("level.{}", worth.level.name()));
            let counted = texts().with(&format!("lesson.{counted}"), &value);
            vec![profile.id.to_owned(), counted, level.into_owned()]
        })
        .collect();
    text.push_str(&format!("\n{}\n{}", texts().get("lesson.worth"), aligned("  ", &rows)));
    for shown in entry.examples(&mut Budget::unlimited()) {
        text.push_str(&example(&shown, style)?);
    }
    Ok(text)
}

/// An example with its picture, its reason and its move.
fn example(shown: &Shown, style: &Style) -> Result<String> {
    let puzzle = &*shown.puzzle;
    let picture = style.step_picture(puzzle, &shown.position, &shown.step)?;
    let words = wrapped(&texts().full(puzzle, &shown.step), "  ");
    let (family, profile) = (texts().family(puzzle.info()), shown.profile.id);
    let near_miss = wrapped(&shown.near_miss_text(texts()), "  ");
    let args = [("family", family.into()), ("profile", profile.into())];
    let heading = texts().with("lesson.position", &args);
    Ok(format!("\n{heading}\n{picture}{words}{near_miss}"))
}
