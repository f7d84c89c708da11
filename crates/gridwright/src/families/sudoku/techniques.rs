//! What cages and neighbours say, beside the techniques of houses.

use gridwright_core::{
    Arg, Budget, Domains, Effect, Finding, Kind, Level, Mask, NESTED_WHAT_IF, Position, Profile,
    Puzzle, Row, Site, Technique, Tenths, WHAT_IF, nested_what_if, what_if,
};
use gridwright_houses::Solver;

use super::cage::RULE;
use super::puzzle::Grid;

/// What the sum of one cage leaves for its cells.
static CAGE_SUM: Technique =
    Technique { id: "cage-sum", rating: Tenths(24), score: 40, level: Level::Medium };

/// What a cell leaves for the one beside it.
static NEIGHBOURS: Technique =
    Technique { id: "neighbours", rating: Tenths(20), score: 20, level: Level::Easy };

/// What the houses do not say, easiest first: for boards of which they are not all the rules.
pub(super) const OWN: &[Row<Grid>] = &[
    Row { technique: &NEIGHBOURS, find: neighbours },
    Row { technique: &CAGE_SUM, find: cage_sum },
    Row { technique: &WHAT_IF, find: what_if },
    NESTED,
];

/// In place of nested chains on boards with more rules than rows, columns and boxes.
pub(super) const NESTED_ONLY: &[Row<Grid>] = &[NESTED];

const NESTED: Row<Grid> = Row { technique: &NESTED_WHAT_IF, find: nested_what_if };

/// All techniques, easiest first.
pub(super) fn known(profile: &Profile) -> Vec<&'static Technique> {
    let mut known = Solver::techniques(profile);
    if profile.is_default() {
        known.extend(OWN.iter().map(|row| row.technique));
    }
    known.sort_by_key(|technique| technique.rating);
    known
}

fn neighbours(grid: &Grid, position: &Position, _: &mut Budget) -> Option<Finding> {
    let mut finding = by_one_rule(grid, position, "consecutive")?;
    // Of the two cells, the one that loses nothing is the reason.
    let loses = |site: &Site| finding.effects.iter().any(|effect| effect.site() == *site);
    let from = finding.because.iter().copied().find(|site| !loses(site));
    let from = from.unwrap_or(finding.because[0]);
    finding.args.extend([("cell", Arg::Site(from)), ("values", Arg::Values(position.at(from)))]);
    Some(finding)
}

fn cage_sum(grid: &Grid, position: &Position, _: &mut Budget) -> Option<Finding> {
    by_one_rule(grid, position, RULE)
}

/// The candidates that one instance of a rule takes away on its own.
fn by_one_rule(grid: &Grid, position: &Position, rule: &str) -> Option<Finding> {
    for (index, constraint) in grid.constraints().iter().enumerate() {
        let sites = constraint.sites();
        let is_meant = constraint.rule() == rule && constraint.kind() == Kind::Other;
        if !is_meant || !sites.iter().any(|&site| position.is_open(site)) {
            continue;
        }
        let mut domains = Domains::with(grid.board(), position.values());
        let narrowed = sites.iter().try_for_each(|&site| domains.keep(site, position.at(site)));
        if narrowed.and_then(|()| constraint.prune(&mut domains)).is_err() {
            continue;
        }
        let drop = |&site: &Site| {
            let gone: Mask = position.at(site).without(domains.at(site));
            (position.is_open(site) && !gone.is_empty()).then_some(Effect::Drop(site, gone))
        };
        let effects: Vec<Effect> = sites.iter().filter_map(drop).collect();
        if !effects.is_empty() {
            let args = vec![("rule", Arg::Rule(index))];
            return Some(Finding { because: sites.to_vec(), effects, args });
        }
    }
    None
}
