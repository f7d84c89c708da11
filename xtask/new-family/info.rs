//! Facts about the family, and its parameters.

use gridwright_core::{Info, ParamKind, ParamSpec, Profile, TextFiles, text_files};

use super::puzzle::SIZES;
use super::techniques::known_techniques;

pub(super) static INFO: Info = Info {
    id: "example",
    aliases: &[],
    params: PARAMS,
    presets: &["size=3", "size=4", "size=5", "size=6", "size=7", "size=8"],
    variants: &[],
    symbol_sets: &[],
    profiles: &[Profile::DEFAULT],
    techniques: known_techniques,
    texts: &[TEXTS],
    examples: include_str!("examples.txt"),
    reach: "",
    generator: 1,
};

/// Texts about the family, its parameters, rules and techniques.
const TEXTS: TextFiles = text_files!("texts");

pub(super) static PARAMS: &[ParamSpec] = &[ParamSpec {
    name: "size",
    kind: ParamKind::Int { min: *SIZES.start(), max: *SIZES.end() },
    default: Some("5"),
    is_structural: true,
}];
