//! Checks the information that a family gives about itself.

use std::collections::BTreeSet;

use gridwright::{Params, Profile};
use gridwright_words::{Language, Words};

use super::ensure::ensure;
use crate::bench::Bench;

pub(super) fn in_order(bench: &Bench<'_>) -> Result<(), String> {
    let info = bench.family.info();
    let is_plain =
        |name: &str| !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    ensure!(is_plain(info.id), "id {:?} is not plain lower case", info.id);
    let words = Words::new(Language::English);
    for text in [words.family(info), words.summary(info), words.rules(info)] {
        ensure!(!text.trim().is_empty(), "a name, summary or rules text is empty");
    }
    let mut names = BTreeSet::new();
    for spec in info.params {
        ensure!(is_plain(spec.name) && names.insert(spec.name), "parameter {:?}", spec.name);
        ensure!(!words.parameter(info, spec).is_empty(), "parameter {} has no help", spec.name);
        if let Some(default) = spec.default {
            let text = format!("{}={default}", spec.name);
            Params::parse(info.params, &text).map_err(|error| error.to_string())?;
        }
    }
    ensure!(!info.presets.is_empty(), "no presets");
    let techniques = (info.techniques)(Profile::DEFAULT);
    ensure!(!techniques.is_empty(), "no techniques");
    for pair in techniques.windows(2) {
        let (easy, hard) = (pair[0], pair[1]);
        ensure!(
            easy.rating <= hard.rating && easy.level <= hard.level,
            "{} stands before {} but is not easier",
            easy.id,
            hard.id
        );
    }
    let ids: BTreeSet<&str> = techniques.iter().map(|technique| technique.id).collect();
    ensure!(ids.len() == techniques.len(), "two techniques have one id");
    for sample in &bench.samples {
        let n_values = sample.puzzle.board().n_values();
        for set in info.symbol_sets {
            let symbols: BTreeSet<char> = set.chars.chars().collect();
            ensure!(symbols.len() == set.chars.chars().count(), "{} repeats a symbol", set.name);
            ensure!(symbols.len() >= n_values, "{} has too few symbols", set.name);
        }
    }
    Ok(())
}
