//! What cages and neighbours say, beside the techniques of houses.

use gridwright_core::{
    Arg, Budget, Domains, Effect, Finding, Kind, Level, Mask, NESTED_WHAT_IF, NameArg, Position,
    Profile, Puzzle, Row, Site, Technique, Tenths, Value, WHAT_IF, nested_what_if, what_if,
};
use gridwright_houses::Solver;

use super::cage::{RULE, Seen, ways};
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
    let mut finding = by_one_rule(grid, position, RULE)?;
    finding.args = sum_args(grid, position, &finding)?;
    Some(finding)
}

/// More combinations than this are not listed.
const MOST_WAYS: usize = 6;

/// What the cells of a sum add up to and why, and how they can do so.
fn sum_args(
    grid: &Grid,
    position: &Position,
    finding: &Finding,
) -> Option<Vec<(&'static str, Arg)>> {
    let index = finding.args.iter().find_map(|(_, arg)| arg.rules().first().copied())?;
    let rule = grid.constraints().get(index)?;
    let (n, cells) = (grid.shape().n, rule.sites());
    let cages = &grid.shape().cages;
    let mut args = Vec::new();
    let is_single = cells.len() == 1;
    let sum = if let Some(cage) = cages.iter().find(|cage| cage.cells == cells) {
        args.push(("form", Arg::Word(if is_single { "single" } else { "cage" })));
        args.push(("rule", Arg::Rule(index)));
        cage.sum
    } else {
        // What the cages leave of a house.
        let name = rule.name();
        let house = grid.constraints().iter().position(|house| {
            let name_of_house = NameArg::Name(house.name());
            name.args.iter().any(|(_, arg)| *arg == name_of_house)
        })?;
        let sites = grid.constraints()[house].sites();
        let inside = cages.iter().filter(|cage| cage.cells.iter().all(|c| sites.contains(c)));
        let (total, held) = (n * (n + 1) / 2, inside.map(|cage| cage.sum).sum::<usize>());
        args.extend([
            ("form", Arg::Word(if is_single { "rest" } else { "house" })),
            ("house", Arg::Rule(house)),
            ("total", Arg::Number(total)),
            ("held", Arg::Number(held)),
        ]);
        total.checked_sub(held)?
    };
    args.extend([("cells", Arg::Sites(cells.to_vec())), ("sum", Arg::Number(sum))]);
    if is_single {
        let value = Value(u8::try_from(sum.checked_sub(1)?).ok()?);
        args.push(("value", Arg::Value(value)));
        return Some(args);
    }
    args.push(("count", Arg::Number(cells.len())));
    let masks = || cells.iter().map(|&site| position.at(site));
    let seen = Seen::of(masks());
    let Some(mut ways) = ways(n, cells.len(), sum) else {
        args.extend([("left", Arg::Word("bounds")), ("only", Arg::Word("no"))]);
        return Some(args);
    };
    ways.retain(|&way| seen.admits(way, masks()));
    if ways.len() <= MOST_WAYS {
        args.extend([("left", Arg::Word("ways")), ("ways", Arg::Sets(ways.clone()))]);
    } else {
        let usable = ways.iter().fold(Mask::EMPTY, |all, &way| all.or(way));
        args.extend([("left", Arg::Word("values")), ("values", Arg::Values(usable))]);
    }
    // A value that every way has, and that only one cell can take.
    let needed = ways.iter().fold(Mask(u64::MAX), |all, &way| all.and(way)).without(seen.fixed);
    let alone = needed.iter().find_map(|value| {
        let mut homes = cells.iter().filter(|&&site| position.at(site).has(value));
        let (home, other) = (homes.next()?, homes.next());
        (other.is_none() && position.at(*home).len() > 1).then_some((value, *home))
    });
    match alone {
        Some((value, home)) => args.extend([
            ("only", Arg::Word("yes")),
            ("value", Arg::Value(value)),
            ("home", Arg::Site(home)),
        ]),
        None => args.push(("only", Arg::Word("no"))),
    }
    Some(args)
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
