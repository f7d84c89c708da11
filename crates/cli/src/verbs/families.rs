//! `families`: what kinds of puzzle there are, and what each can be asked for.

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
use crate::words::texts;

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
    let hint = "\n'gridwright families FAMILY' tells all about one.\n";
    aligned("", &rows) + hint
}

fn page(info: &Info) -> String {
    let (name, summary) = (texts().family(info), texts().summary(info));
    let mut text = format!("{name} ({})\n{summary}\n", info.id);
    if !info.aliases.is_empty() {
        text.push_str(&format!("also called {}\n", info.aliases.join(", ")));
    }
    text.push_str(&format!("\nRules\n{}", wrapped(&texts().rules(info), "  ")));
    let params: String = info.params.iter().map(|spec| param_lines(info, spec)).collect();
    text.push_str(&format!("\nParameters\n{params}"));
    text.push_str(&levels(info));
    let sets = info.symbol_sets.iter().map(|set| vec![set.name.to_owned(), set.chars.to_owned()]);
    let plain = vec!["plain".to_owned(), "as in board text".to_owned()];
    let sets: Vec<Vec<String>> = [plain].into_iter().chain(sets).collect();
    text.push_str(&format!("\nSymbols\n{}", aligned("  ", &sets)));
    let formats: Vec<Vec<String>> = formats()
        .filter(|known| known.family.info().id == info.id)
        .map(|known| vec![known.format.name.to_owned(), known.format.carries.to_owned()])
        .collect();
    if !formats.is_empty() {
        let formats = aligned("  ", &formats);
        text.push_str(&format!("\nFormats of other programs, for 'convert --to'\n{formats}"));
    }
    let techniques = (info.techniques)(Profile::DEFAULT).into_iter();
    let rows: Vec<Vec<String>> =
        techniques.map(|technique| technique_row(info, technique)).collect();
    text.push_str(&format!("\nTechniques, with rating and level\n{}", aligned("  ", &rows)));
    text
}

/// Which levels have been found for which parameters, and which have not.
fn levels(info: &Info) -> String {
    let names = |levels: Vec<Level>| -> String {
        levels.into_iter().map(Level::name).collect::<Vec<_>>().join(" ")
    };
    let rows: Vec<Vec<String>> = Reach::read(info.reach)
        .map(|reach| {
            let never = Level::ALL.into_iter().filter(|&level| reach.never_seen(level).is_some());
            let never = names(never.collect());
            let shape = if reach.shape.is_empty() { "by default" } else { reach.shape };
            let never = if never.is_empty() { never } else { format!("never {never}") };
            vec![shape.to_owned(), names(reach.seen()), never]
        })
        .collect();
    if rows.is_empty() {
        return String::new();
    }
    format!("\nLevels that have been made\n{}", aligned("  ", &rows))
}

fn param_lines(info: &Info, spec: &ParamSpec) -> String {
    let kind = match spec.kind {
        ParamKind::Int { min, max } => format!("{min} to {max}"),
        ParamKind::Choice(words) => words.join("|"),
        kind @ ParamKind::Ratings => format!("RATINGS: {kind}"),
        ParamKind::Text(what) => format!("TEXT: {what}"),
        ParamKind::Lines(what) => format!("FILE: {what}, one a line"),
        ParamKind::Rows(what) => format!("FILE: {what}"),
    };
    let default = spec.default.unwrap_or("not asked for");
    let name = texts().parameter_name(info, spec);
    let help = wrapped(&format!("{name}. {}", texts().parameter(info, spec)), "      ");
    let values = value_names(info, spec);
    let values = values.map_or(String::new(), |values| wrapped(&values, "      "));
    format!("  --{} {kind} (default: {default})\n{help}{values}", spec.name)
}

/// The names of the values that are called something other than what is typed.
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
        technique.level.name().to_owned(),
    ]
}
