//! Checks the texts about families: the existing keys are exactly those that are looked up.

use std::collections::BTreeSet;
use std::sync::Arc;

use gridwright::contract::{Name, NameArg};
use gridwright::params::{ParamKind, ParamSpec};
use gridwright::steps::{Opened, examples, next_step, techniques_in};
use gridwright::{Budget, FAMILIES, Info, Level, Puzzle, Recipe, StepQuery};
use gridwright_testkit::files::boards;
use gridwright_words::{Language, Words};

use crate::files::{Texts, all_files};

/// Whether a text is about an item that families list, so that its key contains an id.
pub(crate) fn is_of_families(key: &str) -> bool {
    let starts = [
        "about-",
        "change-",
        "family.",
        "lesson-",
        "parameter-",
        "profile-",
        "rule-",
        "symbols-",
        "technique-",
        "variant-",
    ];
    starts.iter().any(|start| key.starts_with(start))
}

/// Every key that front ends look up for a family and its puzzles.
fn asked_for(info: &'static Info) -> BTreeSet<String> {
    let mut keys: BTreeSet<String> =
        ["name", "summary", "rules"].iter().map(|part| format!("family.{part}")).collect();
    keys.extend(info.params.iter().flat_map(|spec| parameter_keys(info, spec)));
    keys.extend(info.variants.iter().map(|variant| format!("variant-{}", variant.id)));
    keys.extend(info.symbol_sets.iter().map(|set| format!("symbols-{}", set.name)));
    for profile in info.profiles {
        keys.insert(format!("profile-{}", profile.id.replace('.', "_")));
        for technique in techniques_in(info, profile) {
            let key = format!("technique-{}", technique.id);
            let lesson = format!("lesson-{}", technique.id);
            keys.extend(["short", "full"].map(|part| format!("{key}.{part}")));
            keys.extend(["spot", "miss", "relatives"].map(|part| format!("{lesson}.{part}")));
            keys.extend([key, lesson]);
        }
    }
    for name in rule_names(info) {
        add_name(&name, &mut keys);
    }
    keys
}

/// The keys of a parameter: its description, its name, and the names of its values or the form of
/// its input.
fn parameter_keys(info: &Info, spec: &ParamSpec) -> Vec<String> {
    let key = format!("parameter-{}", spec.name);
    let mut parts = vec!["name".to_owned()];
    match spec.kind {
        // Levels, yes and no have common texts, and profiles are shown by their ids.
        ParamKind::Choice(values) => {
            let is_shared = values.iter().all(|value| ["no", "yes"].contains(value))
                || values.iter().all(|value| Level::named(value).is_some());
            let is_own = |value: &&&str| !is_shared && info.profile(value).is_none();
            parts.extend(values.iter().filter(is_own).map(|&value| value.to_owned()));
        }
        ParamKind::Text(_) | ParamKind::Lines(_) | ParamKind::Rows(_) => {
            parts.push("form".to_owned());
        }
        ParamKind::Int { .. } | ParamKind::Ratings => (),
    }
    [key.clone()].into_iter().chain(parts.iter().map(|part| format!("{key}.{part}"))).collect()
}

/// The keys under which a family may have its own texts for the effects of steps.
fn change_keys(info: &'static Info) -> BTreeSet<String> {
    let symbols: BTreeSet<char> =
        puzzles(info).iter().flat_map(|puzzle| puzzle.board().symbols.clone()).collect();
    let keys = |symbol: &char| ["placed", "gone"].map(|what| format!("change-{what}-{symbol}"));
    symbols.iter().flat_map(keys).collect()
}

fn add_name(name: &Name, keys: &mut BTreeSet<String>) {
    keys.insert(format!("rule-{}", name.key));
    for (_, arg) in &name.args {
        if let NameArg::Name(name) = arg {
            add_name(name, keys);
        }
    }
}

/// A puzzle of each of a family's presets, and the hand-made ones.
fn puzzles(info: &'static Info) -> Vec<Arc<dyn Puzzle>> {
    let made = info.presets.iter().filter_map(|preset| {
        let recipe = format!("{}/{preset}@1#0", info.id).replace("/@", "@");
        let recipe: Recipe = recipe.parse().expect("presets are parameters");
        Some(recipe.make(&mut Budget::nodes(300_000)).ok()?.puzzle)
    });
    let family = FAMILIES.iter().find(|family| family.info().id == info.id).expect("it is listed");
    let by_hand = boards(*family).into_iter().map(|board| family.parse(&board).expect("a board"));
    made.chain(by_hand).collect()
}

/// The names of all rules of a family's presets and hand-made puzzles.
fn rule_names(info: &'static Info) -> BTreeSet<Name> {
    let puzzles = puzzles(info);
    let rules = puzzles.iter().flat_map(|puzzle| puzzle.constraints());
    let names: BTreeSet<Name> = rules.map(|rule| rule.name()).collect();
    assert!(!names.is_empty(), "no preset of {} was made", info.id);
    names
}

#[test]
fn every_text_about_families_is_asked_for_and_there() {
    let (mut asked, mut own_changes) = (BTreeSet::new(), BTreeSet::new());
    for info in FAMILIES.iter().map(|family| family.info()) {
        let keys = asked_for(info);
        let english: Vec<&str> = info
            .texts
            .iter()
            .flat_map(|texts| texts.iter())
            .copied()
            .filter(|(code, _)| *code == "en")
            .map(|(_, file)| file)
            .chain([Language::English.interface()])
            .collect();
        let known: BTreeSet<String> =
            english.into_iter().flat_map(|file| Texts::parse(file).0.into_keys()).collect();
        for key in &keys {
            assert!(known.contains(key), "{}: {key} has no text", info.id);
        }
        asked.extend(keys);
        own_changes.extend(change_keys(info));
    }
    for file in all_files() {
        for key in Texts::parse(file.text(Language::English)).0.into_keys() {
            // Optional parts of techniques beside the name and the lesson, and of rules beside the
            // name.
            let parts = ["short", "spot", "miss", "relatives", "many"];
            let is_more = key
                .rsplit_once('.')
                .is_some_and(|(of, part)| parts.contains(&part) && asked.contains(of));
            // A family may have a text about each of its rules.
            let of_rule = key.strip_prefix("about-").map(|rule| format!("rule-{rule}"));
            let is_about = of_rule.is_some_and(|rule| asked.contains(&rule));
            let is_optional =
                key == "family.notation" || is_more || is_about || own_changes.contains(&key);
            assert!(
                !is_of_families(&key) || is_optional || asked.contains(&key),
                "{}: nothing is called {key}",
                file.name
            );
        }
    }
}

#[test]
fn every_sentence_uses_all_its_arguments() {
    for &family in FAMILIES {
        let info = family.info();
        let english = info.texts.iter().flat_map(|texts| texts.iter());
        let english = english.filter(|(code, _)| *code == "en").map(|(_, file)| *file);
        let texts: Vec<Texts> =
            english.chain([Language::English.interface()]).map(Texts::parse).collect();
        for example in examples(info) {
            let Opened { puzzle, position, .. } = example.open(family).unwrap();
            let key = format!("technique-{}.full", example.technique);
            let text = texts.iter().find_map(|file| file.0.get(&key)).expect(&key);
            for profile in &example.profiles {
                let query = StepQuery::by(profile);
                let step = next_step(&*puzzle, &position, &query, &mut Budget::unlimited());
                for (name, _) in step.expect(&key).finding.args {
                    assert!(text.args.contains(name), "{key} does not use {name}");
                }
            }
        }
    }
}

#[test]
fn every_rule_has_a_name_in_every_language() {
    let mut n_names = 0;
    for info in FAMILIES.iter().map(|family| family.info()) {
        for name in rule_names(info) {
            n_names += 1;
            let english = Words::new(Language::English).rule(info, &name);
            // Notation that is the same in every language, such as a cell's, serves as the name.
            let is_notation = !english.contains(' ');
            let texts: BTreeSet<String> =
                Language::ALL.iter().map(|&one| Words::new(one).rule(info, &name)).collect();
            // Two languages may share a word.
            assert_eq!(texts.len() < 3, is_notation, "{name} is {texts:?}");
        }
    }
    assert!(n_names > 100, "{n_names}");
}

/// In these languages the name of a house includes its article: "guardare la parola BESTS", "mirar
/// la fila 3".
#[test]
fn rules_have_their_articles() {
    const SPANISH: &[&str] = &["el", "la", "los", "las", "lo", "un", "una", "cada"];
    const ITALIAN: &[&str] = &["il", "lo", "la", "l", "i", "gli", "le", "un", "una", "ciò", "ogni"];
    let mut n_names = 0;
    for info in FAMILIES.iter().map(|family| family.info()) {
        for name in rule_names(info) {
            for (language, articles) in [(Language::Spanish, SPANISH), (Language::Italian, ITALIAN)]
            {
                let text = Words::new(language).rule(info, &name);
                // Notation that is the same in every language, such as a cell's, has no article.
                let first = text.split([' ', '\'']).next().unwrap_or_default();
                let is_notation = !text.contains(' ') || first.contains(char::is_numeric);
                assert!(is_notation || articles.contains(&first), "{}: {text}", info.id);
                n_names += usize::from(!is_notation);
            }
        }
    }
    assert!(n_names > 100, "{n_names}");
}

/// Forms show parameters in their own language, and in English with the same text as errors.
#[test]
fn parameters_have_names_and_values_in_every_language() {
    let (mut n_values, mut n_forms) = (0, 0);
    for info in FAMILIES.iter().map(|family| family.info()) {
        for spec in info.params {
            let english = Words::new(Language::English);
            let typed = !matches!(spec.kind, ParamKind::Choice(_));
            let form = typed.then(|| spec.kind.to_string());
            assert_eq!(english.parameter_form(info, spec), form, "{} {}", info.id, spec.name);
            n_forms += usize::from(typed);
            for language in Language::ALL {
                let words = Words::new(language);
                let name = words.parameter_name(info, spec);
                assert!(!name.is_empty() && name.chars().count() <= 18, "{name}");
                let ParamKind::Choice(values) = spec.kind else { continue };
                let named: BTreeSet<String> =
                    values.iter().map(|value| words.parameter_value(info, spec, value)).collect();
                assert_eq!(named.len(), values.len(), "two values are called the same: {named:?}");
                n_values += named.len();
            }
        }
    }
    assert!(n_values > 100 && n_forms > 10, "{n_values} {n_forms}");
    let german = Words::new(Language::German);
    for info in FAMILIES.iter().map(|family| family.info()) {
        for spec in info.params {
            let value = |value: &str| german.parameter_value(info, spec, value);
            match spec.kind {
                ParamKind::Choice(&["no", "yes"]) => assert_eq!(value("yes"), "ja"),
                ParamKind::Choice(values)
                    if values.iter().all(|one| Level::named(one).is_some()) =>
                {
                    assert_eq!(value("hard"), "schwer");
                }
                ParamKind::Choice(_) => (),
                // Values that are typed are returned unchanged.
                _ => assert_eq!(value("name"), "name"),
            }
        }
    }
}
