//! Flags built from the parameter schema of a family.

use clap::builder::{PossibleValuesParser, ValueParser};
use clap::{Arg, ArgMatches, Command};
use gridwright::params::{ParamError, ParamKind, ParamSpec};
use gridwright::{Family, Info, Params, Profile};

use super::values::suggesting;
use crate::words::texts;

/// The subcommand for a family, which takes its parameters.
pub(super) fn family_command(family: &'static dyn Family) -> Command {
    let info = family.info();
    let id = info.id;
    let summary = texts().summary(info).into_owned();
    let presets =
        info.presets.iter().map(|preset| format!("  {id}/{preset}@{}#1\n", info.generator));
    Command::new(id)
        .about(summary.clone())
        .long_about(format!("{}. {summary}\n\n{}", texts().family(info), texts().rules(info)))
        .visible_aliases(info.aliases.iter().copied())
        .aliases(other_spellings(info))
        .args(info.params.iter().map(|spec| param(info, spec)))
        .after_long_help(format!(
            "Some ids to try ('gridwright show ID'):\n{}",
            presets.collect::<String>()
        ))
}

/// Other spellings of a family's name, so that case does not matter.
fn other_spellings(info: &Info) -> Vec<String> {
    let names = info.aliases.iter().chain([&info.id]);
    let mut spellings: Vec<String> =
        names.flat_map(|name| [name.to_uppercase(), capitalised(name)]).collect();
    spellings.retain(|spelling| !info.aliases.contains(&spelling.as_str()) && spelling != info.id);
    spellings.sort();
    spellings.dedup();
    spellings
}

fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

fn param(info: &'static Info, spec: &'static ParamSpec) -> Arg {
    let default =
        spec.default.map_or("not asked for".to_owned(), |value| format!("default {value}"));
    let help = texts().parameter(info, spec);
    let help = match spec.kind {
        ParamKind::Int { min, max } => format!("{help} ({min} to {max}; {default})"),
        ParamKind::Choice(_) => format!("{help} ({default})"),
        kind @ ParamKind::Ratings => format!("{help} ({kind}; {default})"),
        ParamKind::Text(what) => format!("{help} ({what}; {default})"),
        ParamKind::Lines(what) => format!("{help} ({what}, one a line; {default})"),
        ParamKind::Rows(what) => format!("{help} ({what}; {default})"),
    };
    let arg = Arg::new(spec.name)
        .long(spec.name)
        .help(help)
        .help_heading(texts().family(info).into_owned());
    match spec.kind {
        ParamKind::Int { .. } => {
            arg.value_name("N").value_parser(checked(info, spec)).allow_negative_numbers(true)
        }
        ParamKind::Choice(words) => {
            arg.value_name(spec.name.to_uppercase()).value_parser(PossibleValuesParser::new(words))
        }
        ParamKind::Ratings => arg.value_name("A..B").value_parser(checked(info, spec)),
        ParamKind::Text(_) if [ParamSpec::NEEDS, ParamSpec::AT_MOST].contains(spec) => {
            let techniques = (info.techniques)(Profile::DEFAULT);
            let ids = techniques.iter().map(|technique| technique.id.to_owned()).collect();
            let parser = suggesting(ids, check(info, spec));
            arg.value_name("TECHNIQUE").value_parser(parser).hide_possible_values(true)
        }
        ParamKind::Text(_) => arg.value_name("TEXT").value_parser(checked(info, spec)),
        ParamKind::Lines(_) | ParamKind::Rows(_) => arg.value_name("FILE"),
    }
}

/// Values are validated by the schema itself.
fn checked(info: &'static Info, spec: &'static ParamSpec) -> ValueParser {
    ValueParser::from(check(info, spec))
}

fn check(
    info: &'static Info,
    spec: &'static ParamSpec,
) -> impl Fn(&str) -> Result<String, String> + Clone + Send + Sync + 'static {
    move |text: &str| match Params::defaults(info.params).set(spec.name, text) {
        Ok(()) => Ok(text.to_owned()),
        Err(ParamError::BadValue { kind, .. }) => Err(format!("expected {kind}")),
        Err(error) => Err(error.to_string()),
    }
}

/// A parameter that was given: its value, or the path of the file with its value.
pub(crate) struct ParamValue {
    pub(crate) spec: &'static ParamSpec,
    pub(crate) text: String,
}

/// The parameters that were given, in the order of the schema.
pub(super) fn param_values(info: &'static Info, matches: &ArgMatches) -> Vec<ParamValue> {
    let value = |spec: &'static ParamSpec| {
        let text = matches.get_one::<String>(spec.name)?.clone();
        Some(ParamValue { spec, text })
    };
    info.params.iter().filter_map(value).collect()
}
