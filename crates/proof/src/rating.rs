//! The ratings a step may have: that of its technique, raised by the step's own data.

use std::ops::RangeInclusive;

use gridwright_core::{Arg, Claim, Profile, Shape, Step};

use crate::case::Case;

/// The rating added by a chain with this number of claims, in tenths: it rises at thresholds that
/// grow by a half and a third in turn.
fn length_term(n_claims: usize) -> u16 {
    let ends = [4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024];
    ends.iter().filter(|&&end| n_claims.saturating_sub(2) > end).count() as u16
}

/// Whether a technique is rated by the length of its moves.
pub(crate) fn is_by_length(id: &str) -> bool {
    matches!(id, "look-ahead" | "either-way" | "edge-what-if")
}

/// The ratings, in tenths, that a step can have in a profile.
pub(crate) fn ratings(case: &Case<'_>, profile: &Profile) -> RangeInclusive<u16> {
    let Step { technique, finding, .. } = case.step;
    let base = technique.rating.0;
    let arg = |name: &str| finding.args.iter().find(|arg| arg.0 == name).map(|arg| &arg.1);
    let n_sites = |name: &str| arg(name).map_or(0, |arg| arg.sites().len());
    let exactly = |rating: u16| rating..=rating;
    let id = technique.id;
    let kind = id.strip_suffix("-on").unwrap_or(id);
    match kind {
        "x-cycle" | "y-cycle" | "cycle" | "forcing-x-chain" | "forcing-chain" => {
            let n = arg("chain").map_or(0, |arg| arg.sites().len());
            exactly(base + length_term(n))
        }
        "nishio" | "cell-chains" | "house-chains" => exactly(base + length_term(n_sites("chains"))),
        _ if is_by_length(id) => {
            let longest = |name: &str| match arg(name) {
                Some(Arg::Moves(lists)) => lists.iter().map(Vec::len).max().unwrap_or(0),
                _ => 0,
            };
            let longest = longest("moves") + longest("branches");
            let counted = arg("crowd").map_or(0, |arg| arg.values().len());
            exactly(base + ((longest + counted) / 5).min(14) as u16)
        }
        _ if kind.starts_with("dynamic-") => {
            let n = n_sites("chains");
            let inner: &[_] = match arg("by") {
                Some(Arg::Techniques(by)) => by,
                _ => &[],
            };
            let is_chain = |(by, _): &(&gridwright_core::Technique, Vec<Claim>)| by.rating.0 >= 65;
            match (inner.is_empty(), inner.iter().any(is_chain)) {
                (true, _) => exactly(base + length_term(n)),
                (false, false) => base + 5 + length_term(n)..=base + 20 + length_term(n),
                // The lengths of nested chains are not stated.
                (false, true) => base + 10 + length_term(n)..=base + 20 + length_term(2048),
            }
        }
        _ if id.starts_with("unique-") => {
            let base = match n_sites("cells") {
                _ if id == "unique-rectangle-missing" => base,
                4 => 45,
                6 => 46,
                8 => 47,
                _ => 50,
            };
            let n_set = arg("set-values").map_or(0, |arg| arg.values().len() as u16);
            let plus = match arg("kind") {
                Some(Arg::Word("naked")) => n_set.saturating_sub(1),
                Some(Arg::Word("hidden")) => n_set.saturating_sub(2),
                _ => 0,
            };
            exactly(base + plus)
        }
        "bug-3" => exactly(56 + arg("set-values").map_or(0, |arg| arg.values().len() as u16)),
        _ if id.ends_with("xyz-wing") || id.ends_with("xyz-ring") => {
            let cells = arg("cells").map(Arg::sites).unwrap_or_default();
            let largest = cells.iter().map(|&cell| case.at(cell).len()).max().unwrap_or(0);
            exactly(match (cells.len(), largest) {
                (3, 3) => 56,
                (4, 3) => 64,
                (4, 4) => 63,
                _ => base,
            })
        }
        _ => match (arg("links"), arg("bridge"), arg("bridges")) {
            // For strong links, more kinds of houses raise the rating, and groups raise it most.
            (Some(Arg::Places(links)), bridge, bridges)
                if bridge.is_some() || bridges.is_some() =>
            {
                let base = [40, 54, 58][links.len().clamp(2, 4) - 2];
                let shapes: std::collections::BTreeSet<Shape> =
                    links.iter().map(|link| case.shape(link.0)).collect();
                let n = links.len() as u16;
                exactly(
                    base + match profile.is_quoted {
                        _ if links.iter().any(|link| link.1.len() > 2) => 3,
                        // In the profile of published ratings, a box raises it more than the kinds
                        // of lines.
                        true if shapes.contains(&Shape::Box) => 4 - n,
                        true if shapes.len() > 1 => n - 1,
                        true => 0,
                        false => shapes.len() as u16 - 1,
                    },
                )
            }
            _ => exactly(base),
        },
    }
}
