//! Techniques about cages and neighbouring cells, beyond those of houses.

use std::ops::ControlFlow;

use gridwright_core::{
    Arg, Budget, Domains, Effect, Finding, Kind, Level, Mask, NESTED_WHAT_IF, Position, Profile,
    Puzzle, Row, Site, Technique, Tenths, Visit, WHAT_IF, nested_what_if, what_if,
};
use gridwright_houses::Solver;

use super::killer::{LEFTOVERS, SIGHTS, View};
use super::puzzle::Grid;
use super::shape::Regions;

/// Drops values that are consecutive with every candidate of a neighbouring cell, or equal to it.
pub(super) static NEIGHBOURS: Technique =
    Technique { id: "neighbours", rating: Tenths(20), score: 20, level: Level::Easy };

/// Techniques beyond those of houses, easiest first, for boards with rules that are not houses.
pub(super) const OWN: &[Row<Grid>] = &[
    of_cages::<0>(),
    of_cages::<1>(),
    of_cages::<2>(),
    of_cages::<3>(),
    of_cages::<4>(),
    of_cages::<5>(),
    of_cages::<6>(),
    Row { technique: &NEIGHBOURS, find: neighbours },
    of_cages::<7>(),
    of_cages::<8>(),
    of_cages::<9>(),
    of_cages::<10>(),
    of_cages::<11>(),
    of_cages::<12>(),
    of_cages::<13>(),
    of_cages::<14>(),
    of_cages::<15>(),
    of_cages::<16>(),
    of_cages::<17>(),
    of_cages::<18>(),
    of_cages::<19>(),
    of_cages::<20>(),
    of_cages::<21>(),
    of_cages::<22>(),
    of_cages::<23>(),
    of_cages::<24>(),
    Row { technique: &WHAT_IF, find: what_if },
    NESTED,
];

/// Used in place of nested chains on boards with more rules than rows, columns and boxes.
pub(super) const NESTED_ONLY: &[Row<Grid>] = &[NESTED];

/// The same for jigsaws, whose regions cross rows and columns in many ways.
pub(super) const OF_JIGSAWS: &[Row<Grid>] = &[of_cages::<LEFTOVERS>(), NESTED];

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

/// The row of the technique table for one technique about cages.
const fn of_cages<const I: usize>() -> Row<Grid> {
    fn find<const I: usize>(
        grid: &Grid,
        position: &Position,
        _: &mut Budget,
        visit: Visit<'_, Finding>,
    ) -> ControlFlow<()> {
        let is_jigsaw = matches!(grid.shape().regions, Regions::Jigsaw(_));
        let is_there = if I == LEFTOVERS { is_jigsaw } else { !grid.shape().cages.is_empty() };
        if !is_there {
            return ControlFlow::Continue(());
        }
        let (frame, cages) = grid.sums();
        (SIGHTS[I].visit)(&View::new(frame, cages, position), visit)
    }
    Row { technique: SIGHTS[I].technique, find: find::<I> }
}

fn neighbours(
    grid: &Grid,
    position: &Position,
    _: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    by_one_rule(grid, position, "consecutive", &mut |mut finding| {
        // Of the two cells, the one that loses nothing is the reason.
        let loses = |site: &Site| finding.effects.iter().any(|effect| effect.site() == *site);
        let from = finding.because.iter().copied().find(|site| !loses(site));
        let from = from.unwrap_or(finding.because[0]);
        let values = Arg::Values(position.at(from));
        finding.args.extend([("cell", Arg::Site(from)), ("values", values)]);
        visit(finding)
    })
}

/// Shows the candidates that each instance of a rule takes away on its own.
fn by_one_rule(
    grid: &Grid,
    position: &Position,
    rule: &str,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
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
            visit(Finding { because: sites.to_vec(), effects, args })?;
        }
    }
    ControlFlow::Continue(())
}
