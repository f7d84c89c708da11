//! `families`: lists the families of puzzles, and describes one with its parameters.

use std::borrow::Cow;

use anyhow::Result;
use gridwright::formats::formats;
use gridwright::params::{ParamKind, ParamSpec, Reach};
use gridwright::steps::Technique;
use gridwright::{Budget, FAMILIES, Info, Level, OpenError, Profile, family};
use gridwright_api::{FamiliesRequest, Request, open_error};

use super::tables::{aligned, wrapped};
use crate::answers;
use crate::args::{FamiliesArgs, Format};
use crate::complaint::{Complaint, Status};
use crate::output::Sink;
use crate::words::{in_words, phrase, texts};

pub(super) fn run(args: &FamiliesArgs) -> Result<Status> {
    let chosen: Vec<&Info> = match &args.family {
        None => FAMILIES.iter().map(|family| family.info()).collect(),
        Some(name) => {
            let unknown = || Complaint::of(open_error(&OpenError::Family(name.clone())));
            vec![family(name).ok_or_else(unknown)?.info()]
        }
    };
    let mut sink = Sink::open(args.output.path())?;
    let format = args.output.format(Format::Text);
    match format {
        Format::Json | Format::Jsonl => {
            let mut request = FamiliesRequest::default();
            request.family.clone_from(&args.family);
            let answer = answers::answer(Request::Families(request), &mut Budget::unlimited());
            answers::write(&mut sink, answer, format)?;
        }
        Format::Line | Format::Tsv => {
            for info in chosen {
                sink.line(info.id)?;
            }
        }
        Format::Text if args.family.is_some() => {
            for info in chosen {
                sink.put(&page(info))?;
            }
        }
        Format::Text => sink.put(&table(&chosen))?,
    }
    sink.finish(Status::Done)
}

fn table(families: &[&Info]) -> String {
    let rows = families.iter().map(|info| {
        [info.id.to_owned(), texts().family(info).into_owned(), texts().summary(info).into_owned()]
    });
    let rows: Vec<Vec<String>> = rows.map(Vec::from).collect();
    format!("{}\n{}\n", aligned("", &rows), texts().get("cli-families.about-one"))
}

fn page(info: &Info) -> String {
    let (name, summary) = (texts().family(info), texts().summary(info));
    let mut text = format!("{name} ({})\n{summary}\n", info.id);
    if !info.aliases.is_empty() {
        let names = [("names", info.aliases.join(", ").into())];
        text.push_str(&format!("{}\n", phrase("cli-families.also", &names)));
    }
    let mut part = |key: &str, part: &str| {
        let heading = texts().get(&format!("cli-families.{key}"));
        text.push_str(&format!("\n{heading}\n{part}"));
    };
    part("rules", &wrapped(&texts().rules(info), "  "));
    let params: String = info.params.iter().map(|spec| param_lines(info, spec)).collect();
    part("parameters", &params);
    let levels = levels(info);
    if !levels.is_empty() {
        part("levels", &levels);
    }
    let sets = info.symbol_sets.iter().map(|set| vec![set.name.to_owned(), set.chars.to_owned()]);
    let plain = vec!["plain".to_owned(), texts().get("cli-families.as-text").into_owned()];
    let sets: Vec<Vec<String>> = [plain].into_iter().chain(sets).collect();
    part("symbols", &aligned("  ", &sets));
    let formats: Vec<Vec<String>> = formats()
        .filter(|known| known.family.info().id == info.id)
        .map(|known| vec![known.format.name.to_owned(), in_words(known.format.carries)])
        .collect();
    if !formats.is_empty() {
        part("formats", &aligned("  ", &formats));
    }
    let techniques = (info.techniques)(Profile::DEFAULT).into_iter();
    let rows: Vec<Vec<String>> =
        techniques.map(|technique| technique_row(info, technique)).collect();
    part("techniques", &aligned("  ", &rows));
    text
}

/// The levels that have been found with each set of parameters, and those that never were.
fn levels(info: &Info) -> String {
    let names = |levels: Vec<Level>| -> String {
        levels.into_iter().map(|level| texts().level(level)).collect::<Vec<_>>().join(" ")
    };
    let rows: Vec<Vec<String>> = Reach::read(info.reach)
        .map(|reach| {
            let never = Level::ALL.into_iter().filter(|&level| reach.never_seen(level).is_some());
            let never = names(never.collect());
            let shape = match reach.shape {
                "" => texts().get("cli-families.by-default").into_owned(),
                shape => shape.to_owned(),
            };
            let never = match never.is_empty() {
                true => never,
                false => phrase("cli-families.never", &[("levels", never.into())]),
            };
            vec![shape, names(reach.seen()), never]
        })
        .collect();
    aligned("  ", &rows)
}

fn param_lines(info: &Info, spec: &ParamSpec) -> String {
    let described = |key: &str, what: &str| phrase(key, &[("what", in_words(what).into())]);
    let kind = match spec.kind {
        ParamKind::Int { min, max } => {
            phrase("cli-families.range", &[("min", min.into()), ("max", max.into())])
        }
        ParamKind::Choice(words) => words.join("|"),
        kind @ ParamKind::Ratings => described("cli-families.ratings", &kind.to_string()),
        ParamKind::Text(what) => described("cli-families.text", what),
        ParamKind::Lines(what) => described("cli-families.lines", what),
        ParamKind::Rows(what) => described("cli-families.file", what),
    };
    let default = spec.default.map_or_else(|| texts().get("cli-families.not-asked-for"), Cow::from);
    let name = texts().parameter_name(info, spec);
    let help = wrapped(&format!("{name}. {}", texts().parameter(info, spec)), "      ");
    let values = value_names(info, spec);
    let values = values.map_or(String::new(), |values| wrapped(&values, "      "));
    let args = [("name", spec.name.into()), ("kind", kind.into()), ("default", default.into())];
    format!("  {}\n{help}{values}", phrase("cli-families.parameter", &args))
}

/// The names of the values whose name differs from the text that is typed.
fn value_names(info: &Info, spec: &ParamSpec) -> Option<String> {
    let ParamKind::Choice(values) = spec.kind else { return None };
    let named = values.iter().filter_map(|&value| {
        let name = texts().parameter_value(info, spec, value);
        (name != value).then(|| format!("{value}: {name}"))
    });
    let named: Vec<String> = named.collect();
    (!named.is_empty()).then(|| named.join(", "))
}

fn technique_row(info: &Info, technique: &Technique) -> Vec<String> {
    vec![
        technique.id.to_owned(),
        texts().technique(info, technique).into_owned(),
        format!("{:>4}", technique.rating.to_string()),
        texts().level(technique.level).into_owned(),
    ]
}
