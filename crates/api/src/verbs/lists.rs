//! Lists families and techniques.

use gridwright::contract::Variant;
use gridwright::params::{ParamKind, ParamSpec, Reach};
use gridwright::steps::{PROFILES, Technique, Worth};
use gridwright::{Budget, FAMILIES, Info, Level, Profile};
use gridwright_wire as wire;
use gridwright_wire::{
    ErrorAnswer, FamiliesAnswer, FamiliesRequest, TechniqueAnswer, TechniqueRequest,
};
use gridwright_words::Words;

use crate::convert;
use crate::open::{family_named, words_in};
use crate::techniques::{self, Shown, all_techniques, techniques_named};

/// Lists the families, with their parameters, presets and techniques.
///
/// # Errors
/// When there is no such family or language.
///
/// ```
/// use gridwright_api::{FamiliesRequest, families};
/// let answer = families(&FamiliesRequest::default()).unwrap();
/// assert!(answer.families.iter().all(|family| !family.params.is_empty()));
/// ```
pub fn families(request: &FamiliesRequest) -> Result<FamiliesAnswer, ErrorAnswer> {
    let words = words_in(request.language.as_deref())?;
    let families = match &request.family {
        None => FAMILIES.iter().map(|known| family(words, known.info())).collect(),
        Some(name) => vec![family(words, family_named(name)?.info())],
    };
    let profile = |known: &&'static Profile| {
        wire::Profile::new(known.id, known.version, profile_summary(words, known))
    };
    Ok(FamiliesAnswer::new(families, PROFILES.iter().map(profile).collect()))
}

/// The summary of a profile, from the texts of the first family that has it.
fn profile_summary(words: Words, profile: &Profile) -> String {
    let mut families = FAMILIES.iter().map(|family| family.info());
    let info = families.find(|info| info.profiles.contains(&profile));
    info.map_or(String::new(), |info| words.profile(info, profile).into_owned())
}

fn family(words: Words, info: &Info) -> wire::Family {
    let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
    let mut family = wire::Family::default();
    family.id = info.id.to_owned();
    family.aliases = owned(info.aliases);
    family.name = words.family(info).into_owned();
    family.summary = words.summary(info).into_owned();
    family.rules = words.rules(info).into_owned();
    family.generator = info.generator;
    family.params = info.params.iter().map(|spec| param(words, info, spec)).collect();
    family.presets = owned(info.presets);
    let variant = |known: &Variant| wire::Variant {
        id: known.id.to_owned(),
        name: words.variant(info, known).into_owned(),
        params: known.params.to_owned(),
    };
    family.variants = info.variants.iter().map(variant).collect();
    family.levels = Reach::read(info.reach).map(|reach| shape_levels(&reach)).collect();
    let symbols = info.symbol_sets.iter();
    family.symbols = symbols
        .map(|set| wire::SymbolSet { name: set.name.to_owned(), chars: set.chars.to_owned() })
        .collect();
    family.profiles = info.profiles.iter().map(|profile| profile.id.to_owned()).collect();
    family.techniques = (info.techniques)(Profile::DEFAULT)
        .into_iter()
        .map(|technique| row(words, info, technique))
        .collect();
    family.formats = gridwright::formats::formats()
        .filter(|known| known.family.info().id == info.id)
        .map(|known| known.format.name.to_owned())
        .collect();
    family
}

fn shape_levels(reach: &Reach) -> wire::ShapeLevels {
    let never = Level::ALL.into_iter().filter(|&level| reach.never_seen(level).is_some());
    wire::ShapeLevels {
        shape: reach.shape.to_owned(),
        seen: reach.seen().into_iter().map(convert::level).collect(),
        never: never.map(convert::level).collect(),
    }
}

fn param(words: Words, info: &Info, spec: &ParamSpec) -> wire::Param {
    let form = || words.parameter_form(info, spec).unwrap_or_default();
    let kind = match spec.kind {
        ParamKind::Int { min, max } => wire::ParamKind::Int { min, max },
        ParamKind::Choice(choices) => {
            let label = |choice: &&str| words.parameter_value(info, spec, choice);
            wire::ParamKind::Choice {
                choices: choices.iter().map(|&choice| choice.to_owned()).collect(),
                labels: choices.iter().map(label).collect(),
            }
        }
        ParamKind::Ratings => wire::ParamKind::Ratings,
        ParamKind::Text(_) => wire::ParamKind::Text { what: form() },
        ParamKind::Lines(_) => wire::ParamKind::Lines { what: form() },
        ParamKind::Rows(_) => wire::ParamKind::Rows { what: form() },
    };
    let mut param = wire::Param::new(spec.name, words.parameter(info, spec), kind);
    param.label = words.parameter_name(info, spec).into_owned();
    param.default = spec.default.map(str::to_owned);
    param.structural = spec.is_structural;
    param
}

fn row(words: Words, info: &Info, technique: &'static Technique) -> wire::TechniqueRow {
    let Technique { id, rating, score, level, .. } = *technique;
    let name = words.technique(info, technique).into_owned();
    let worth = techniques::to_wire(Worth { rating, score, level });
    wire::TechniqueRow { id: id.to_owned(), name, worth }
}

/// Lists the techniques, or one technique with example positions.
///
/// # Errors
/// When there is no such technique or language.
///
/// ```
/// use gridwright_api::{Budget, TechniqueRequest, technique};
/// let mut request = TechniqueRequest::default();
/// request.name = Some("naked pair".to_owned());
/// let answer = technique(&request, &mut Budget::unlimited()).unwrap();
/// assert!(!answer.techniques[0].examples.is_empty());
/// ```
pub fn technique(
    request: &TechniqueRequest,
    budget: &mut Budget,
) -> Result<TechniqueAnswer, ErrorAnswer> {
    let words = words_in(request.language.as_deref())?;
    let Some(name) = &request.name else {
        let all = all_techniques().iter().map(|entry| entry.to_wire(words)).collect();
        return Ok(TechniqueAnswer::new(all));
    };
    let mut techniques = Vec::new();
    for entry in techniques_named(name)? {
        let mut technique = entry.to_wire(words);
        let shown = entry.examples(budget);
        let to_wire = |shown: &Shown| shown.to_wire(words, request.picture.as_ref(), budget);
        technique.examples = shown.iter().map(to_wire).collect::<Result<_, _>>()?;
        techniques.push(technique);
    }
    Ok(TechniqueAnswer::new(techniques))
}
