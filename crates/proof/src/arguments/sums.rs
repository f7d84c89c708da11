//! Arguments about the sums of cages and houses.

use gridwright_core::{Arg, Claim, Effect, Mask, NameArg, Shape, Site, Value};

use crate::case::{Case, Checked, ensure, expect, is_distinct, same};
use crate::premises::{Premises, Sum};
use crate::state::{Rules, State};

/// Maximum number of combinations that a step lists.
const MOST_LISTED: usize = 6;

/// Maximum number of cells for which combinations are tested for an order.
const MOST_ARRANGED: usize = 6;

/// Maximum number of combinations of a sum.
const MOST_WAYS: usize = 4000;

pub(super) fn check(id: &str, case: &Case<'_>) -> Option<Checked> {
    Some(match id {
        "cage-last-cell" => last_cell(case),
        "one-combination" => combinations(case, true),
        "combinations" => combinations(case, false),
        "combinations-left" => combinations_left(case),
        "cage-in-house" => in_house(case),
        "cage-partner" => partner(case),
        "must-contain" => must_contain(case),
        "house-needs-cage" => house_needs(case),
        "cage-arrangements" => arrangements(case),
        "killer-pair" => killer_set(case, 2),
        "killer-triple" => killer_set(case, 3),
        "blocked-combination" => blocked(case),
        "cage-conflict" => conflict(case),
        "innie-outie-box" | "innie-outie-line" | "innie-outie-joined" => one_cell(case, id),
        "hidden-cage" | "large-hidden-cage" | "innie-outie-difference" | "sums-and-differences" => {
            several_cells(case, id)
        }
        "split-cage" => split(case),
        _ => return None,
    })
}

/// The sum of the sites of a rule, if the rule fixes it.
fn sum_of(rules: &Rules<'_>, rule: usize) -> Option<usize> {
    let all = rules.puzzle.constraints();
    let name = all[rule].name();
    let arg = |wanted: &str| name.args.iter().find(|arg| arg.0 == wanted).map(|arg| &arg.1);
    match (name.key, arg("sum"), arg("house")) {
        ("cage", Some(NameArg::Number(sum)), _) => Some(*sum),
        // The cells of a house that are left by the cages within it.
        ("cages-leave", _, Some(NameArg::Name(house))) => {
            let house = all.iter().find(|other| other.name() == *house)?;
            let mut left: Vec<Site> = house.sites().to_vec();
            let mut sum = rules.n_values * (rules.n_values + 1) / 2;
            for cage in cages(rules) {
                let cells = all[cage].sites();
                if cells.iter().all(|cell| left.contains(cell)) {
                    left.retain(|cell| !cells.contains(cell));
                    sum = sum.checked_sub(sum_of(rules, cage)?)?;
                }
            }
            same(&left, all[rule].sites()).then_some(sum)
        }
        _ => None,
    }
}

/// The indices of all cages among the rules.
pub(super) fn cages(rules: &Rules<'_>) -> impl Iterator<Item = usize> {
    let all = rules.puzzle.constraints().iter().enumerate();
    let is_cage = |name: gridwright_core::Name| name.key == "cage";
    all.filter(move |(_, rule)| rule.rule() == "cage" && is_cage(rule.name())).map(|(i, _)| i)
}

/// The sum that is left for the open cells of a rule.
pub(super) fn left(rules: &Rules<'_>, state: &State, rule: usize) -> Option<Sum> {
    let sites = rules.puzzle.constraints()[rule].sites();
    let plus: Vec<Site> = sites.iter().copied().filter(|&site| state.is_open(site)).collect();
    let total = sum_of(rules, rule)? as i64 - worth(state, sites) as i64;
    Some(Sum { plus, minus: Vec::new(), total })
}

/// The sum of the values placed at some sites.
fn worth(state: &State, sites: &[Site]) -> usize {
    sites.iter().filter_map(|site| state.placed[site.index()]).map(|v| v.index() + 1).sum()
}

/// Whether a claim follows because its opposite would make a sum impossible.
pub(super) fn follows(rules: &Rules<'_>, state: &State, claim: Claim) -> bool {
    let all = rules.puzzle.constraints().iter().enumerate();
    let at = all.filter(|(_, rule)| rule.sites().contains(&claim.site)).map(|(i, _)| i);
    let statement = (claim.site, claim.value);
    at.into_iter().filter_map(|rule| left(rules, state, rule)).any(|sum| {
        let mut premises = Premises::default();
        premises.sum(state, sum);
        match claim.holds {
            true => premises.confirm(rules, state, statement),
            false => premises.refute(rules, state, statement),
        }
    })
}

/// Whether the sum of a rule can no longer be reached.
pub(super) fn is_broken(rules: &Rules<'_>, state: &State, rule: usize) -> bool {
    left(rules, state, rule).is_some_and(|sum| {
        let mut premises = Premises::default();
        premises.sum(state, sum);
        premises.are_impossible(rules, state)
    })
}

/// All sets of `k` values with this sum; `None` if there are too many to list.
fn ways(n_values: usize, k: usize, sum: usize) -> Option<Vec<Mask>> {
    if k > n_values {
        return Some(Vec::new());
    }
    let mut found = vec![(Mask::EMPTY, 0usize, 0usize)];
    for value in (0..n_values as u8).map(Value) {
        for i in 0..found.len() {
            let (set, n, total) = found[i];
            let (n, total) = (n + 1, total + value.index() + 1);
            let rest = k.saturating_sub(n);
            let least = total + rest * (value.index() + 1) + rest * (rest + 1) / 2;
            if n <= k && least <= sum && (rest > 0 || total == sum) {
                found.push((set.or(Mask::of(value)), n, total));
            }
        }
        // Sets for which too few values are left are dropped.
        let n_to_come = n_values - value.index() - 1;
        found.retain(|&(_, n, total)| {
            let rest = k - n;
            rest <= n_to_come && total + rest * (2 * n_values + 1 - rest) / 2 >= sum
        });
        if found.len() > 50 * MOST_WAYS {
            return None;
        }
    }
    let full = found.into_iter().filter(|&(_, n, total)| n == k && total == sum);
    let ways: Vec<Mask> = full.map(|(set, ..)| set).collect();
    (ways.len() <= MOST_WAYS).then_some(ways)
}

/// A cage that a step names: its open cells, the sum left for them, and the values already used.
pub(super) struct Cage {
    pub(super) cells: Vec<Site>,
    pub(super) sum: Sum,
    pub(super) used: Mask,
}

impl Cage {
    pub(super) fn of(case: &Case<'_>, cage: &str, cells: &str, sum: &str) -> Checked<Cage> {
        let rule = case.rule(cage)?;
        ensure(cages(case.rules).any(|other| other == rule), || "it is about a cage".to_owned())?;
        let left = left(case.rules, case.known, rule).ok_or("it is about a cage")?;
        expect(case.sites(cells)?[..] == left.plus[..] && !left.plus.is_empty(), "the open cells")?;
        expect(i64::try_from(case.number(sum)?) == Ok(left.total), "what is left of the sum")?;
        let placed = case.sites_of(rule).iter().filter_map(|site| case.known.placed[site.index()]);
        Ok(Cage { cells: left.plus.clone(), sum: left, used: placed.collect() })
    }

    /// The sets of unused values with the sum that is left; `None` if there are too many to list.
    fn ways(&self, case: &Case<'_>) -> Option<Vec<Mask>> {
        let mut ways = ways(case.rules.n_values, self.cells.len(), self.sum.total as usize)?;
        ways.retain(|way| way.and(self.used).is_empty());
        Some(ways)
    }

    /// Those of these sets that the candidates allow.
    pub(super) fn ways_left(&self, case: &Case<'_>) -> Option<Vec<Mask>> {
        Some(fitting(case, self.ways(case)?, &self.cells))
    }

    /// Those of these sets that can be assigned to the cells.
    fn ways_in_order(&self, case: &Case<'_>) -> Option<Vec<Mask>> {
        let mut ways = self.ways_left(case)?;
        if self.cells.len() <= MOST_ARRANGED {
            ways.retain(|&way| has_order(case, &self.cells, way));
        }
        Some(ways)
    }

    pub(super) fn premises(&self, case: &Case<'_>) -> Premises {
        let mut premises = Premises::default();
        premises.sum(case.known, self.sum.clone());
        premises
    }
}

/// The sets in which every value has a cell and every cell has a value.
fn fitting(case: &Case<'_>, mut ways: Vec<Mask>, cells: &[Site]) -> Vec<Mask> {
    let fixed: Mask = cells.iter().filter_map(|&cell| case.at(cell).only()).collect();
    ways.retain(|&way| {
        let is_free = way.without(case.union(cells)).is_empty() && fixed.without(way).is_empty();
        is_free && cells.iter().all(|&cell| !case.at(cell).and(way).is_empty())
    });
    ways
}

fn has_order(case: &Case<'_>, cells: &[Site], way: Mask) -> bool {
    let Some((&first, rest)) = cells.split_first() else { return true };
    case.at(first).and(way).iter().any(|value| has_order(case, rest, way.without(Mask::of(value))))
}

pub(super) fn union(ways: &[Mask]) -> Mask {
    ways.iter().fold(Mask::EMPTY, |all, &way| all.or(way))
}

/// Checks that the step lists these combinations: one by one or, if there are many, by the union of
/// their values.
fn listed(case: &Case<'_>, ways: &[Mask]) -> Checked {
    let is_listed = match (case.word("left")?, case.arg("ways")) {
        ("ways", Some(Arg::Sets(stated))) => {
            ways.len() <= MOST_LISTED
                && stated.len() == ways.len()
                && stated.iter().all(|w| ways.contains(w))
        }
        ("values", Some(Arg::Values(stated))) => ways.len() > MOST_LISTED && *stated == union(ways),
        _ => false,
    };
    expect(is_listed, "which combinations are left")
}

fn last_cell(case: &Case<'_>) -> Checked {
    let (cell, rule) = (case.site("cell")?, case.rule("cage")?);
    let left = left(case.rules, case.known, rule).ok_or("it is about a cage")?;
    expect(left.plus == [cell], "which cell is the last")?;
    let cells = case.sites_of(rule);
    expect(case.word("form")? == if cells.len() == 1 { "single" } else { "last" }, "the cage")?;
    expect(case.number("placed")? == worth(case.known, cells), "what the others come to")?;
    expect(i64::try_from(case.number("left")?) == Ok(left.total), "what is left of the sum")?;
    let (site, value) = case.placement()?;
    expect(site == cell && value.index() as i64 + 1 == left.total, "what follows")?;
    case.looks_at(cells.iter().copied())
}

/// Checks that only values which occur in no combination are removed from the cells.
fn without_rest(case: &Case<'_>, cells: &[Site], ways: &[Mask]) -> Checked {
    ensure(!ways.is_empty(), || "there is no combination".to_owned())?;
    for (site, gone) in case.drops()? {
        expect(cells.contains(&site), "where values go")?;
        ensure(gone.and(union(ways)).is_empty(), || {
            format!("a combination has what is removed from {}", case.name(site))
        })?;
    }
    case.looks_at(cells.iter().copied())
}

fn combinations(case: &Case<'_>, is_one: bool) -> Checked {
    let cage = Cage::of(case, "cage", "cells", "sum")?;
    if let (false, "bounds", Some(Arg::Values(Mask::EMPTY))) =
        (is_one, case.word("left")?, case.arg("ways"))
    {
        case.looks_at(cage.cells.iter().copied())?;
        return case.expect_effects(&cage.premises(case));
    }
    let ways = cage.ways(case).ok_or("there are too many combinations")?;
    expect((ways.len() == 1) == is_one && cage.cells.len() > 1, "how many combinations there are")?;
    listed(case, &ways)?;
    without_rest(case, &cage.cells, &ways)
}

fn combinations_left(case: &Case<'_>) -> Checked {
    let cage = Cage::of(case, "cage", "cells", "sum")?;
    let ways = cage.ways_left(case).ok_or("there are too many combinations")?;
    listed(case, &ways)?;
    without_rest(case, &cage.cells, &ways)
}

/// Checks the removal of values that occur in every combination from the rest of a house.
fn in_house(case: &Case<'_>) -> Checked {
    let cage = Cage::of(case, "cage", "cells", "sum")?;
    let ways = cage.ways(case).filter(|ways| !ways.is_empty()).ok_or("there is no combination")?;
    let (values, house) = (case.values("values")?, case.sites_of(case.rule("house")?));
    expect(cage.cells.iter().all(|cell| house.contains(cell)), "where the cage lies")?;
    expect(ways.iter().all(|way| values.without(*way).is_empty()), "what all combinations have")?;
    let drops = case.drops()?;
    expect(drops.iter().fold(Mask::EMPTY, |all, drop| all.or(drop.1)) == values, "what goes")?;
    for (site, gone) in drops {
        expect(house.contains(&site) && !cage.cells.contains(&site), "where values go")?;
        for value in gone.iter() {
            case.expect_apart(value, &[site], &cage.cells)?;
        }
    }
    case.looks_at(cage.cells)
}

/// Checks the removal of values whose partner in a cage of two cells is missing.
fn partner(case: &Case<'_>) -> Checked {
    let cage = Cage::of(case, "cage", "cells", "sum")?;
    let (cell, other, values) = (case.site("cell")?, case.site("other")?, case.values("values")?);
    expect(same(&cage.cells, &[cell, other]), "the two cells")?;
    expect(case.step.finding.effects == [Effect::Drop(cell, values)], "what goes")?;
    let mut partners = Mask::EMPTY;
    for value in values.iter() {
        let rest = cage.sum.total - (value.index() as i64 + 1);
        expect((1..=case.rules.n_values as i64).contains(&rest), "the partner")?;
        let partner = Value(rest as u8 - 1);
        ensure(partner != value && !case.at(other).has(partner), || {
            format!("{} can be {}", case.name(other), case.symbol(partner))
        })?;
        partners = partners.or(Mask::of(partner));
    }
    expect(case.values("partners")? == partners, "the partners")?;
    case.looks_at([cell, other])
}

/// Checks a value that occurs in every combination left, so that it is in one of a few cells.
fn must_contain(case: &Case<'_>) -> Checked {
    let cage = Cage::of(case, "cage", "cells", "sum")?;
    let ways =
        cage.ways_left(case).filter(|ways| !ways.is_empty()).ok_or("there is no combination")?;
    listed(case, &ways)?;
    let (value, homes) = (case.value("value")?, case.with(&cage.cells, case.value("value")?));
    expect(ways.iter().all(|way| way.has(value)), "what all combinations have")?;
    expect(same(case.sites("homes")?, &homes), "where the value can be")?;
    let mut premises = Premises::default();
    premises.one_of(homes.iter().map(|&home| (home, value)).collect());
    case.looks_at(cage.cells)?;
    case.expect_effects(&premises)
}

/// Checks a value whose places in a house all lie within a cage.
fn house_needs(case: &Case<'_>) -> Checked {
    let cage = Cage::of(case, "cage", "cells", "sum")?;
    let (house, value) = (case.rule("house")?, case.value("value")?);
    let homes = case.places_in(house, value)?;
    expect(homes.iter().all(|home| cage.cells.contains(home)), "where the house has the value")?;
    expect(same(case.sites("homes")?, &homes), "where the value can be")?;
    let mut ways = cage.ways_left(case).ok_or("there are too many combinations")?;
    ways.retain(|way| way.has(value));
    listed(case, &ways)?;
    ensure(!ways.is_empty(), || "there is no combination".to_owned())?;
    for (site, gone) in case.drops()? {
        let is_home = case.sites_of(house).contains(&site);
        let kept = if is_home { union(&ways) } else { union(&ways).without(Mask::of(value)) };
        expect(cage.cells.contains(&site) && gone.and(kept).is_empty(), "what goes")?;
    }
    case.looks_at(cage.cells)
}

/// Checks a value that a cell has in no assignment of the cage.
fn arrangements(case: &Case<'_>) -> Checked {
    let cage = Cage::of(case, "cage", "cells", "sum")?;
    let (cell, values) = (case.site("cell")?, case.values("values")?);
    expect(case.step.finding.effects == [Effect::Drop(cell, values)], "what goes")?;
    let mut ways = cage.ways_left(case).ok_or("there are too many combinations")?;
    ways.retain(|way| !way.and(values).is_empty());
    listed(case, &ways)?;
    expect(cage.cells.contains(&cell), "the cell")?;
    case.looks_at(cage.cells.iter().copied())?;
    case.expect_effects(&cage.premises(case))
}

/// Checks a cage and a few cells of a house that together contain certain values.
fn killer_set(case: &Case<'_>, n: usize) -> Checked {
    let cage = Cage::of(case, "cage", "inside", "sum")?;
    let (cells, values) = (case.sites("cells")?, case.values("values")?);
    let (count, house) = (case.number("count")?, case.sites_of(case.rule("house")?));
    let lies_in = |cell: &Site| house.contains(cell);
    expect(cage.cells.iter().chain(cells).all(lies_in), "where the cells lie")?;
    let is_set = values.len() == n && case.union(cells) == values && !cells.is_empty();
    let is_apart = is_distinct(cells) && cells.iter().all(|cell| !cage.cells.contains(cell));
    expect(is_set && is_apart && count + cells.len() == n, "the cells")?;
    let mut ways = cage.ways_in_order(case).ok_or("there are too many combinations")?;
    ways.retain(|way| way.and(values).len() <= count);
    let takes_all = |way: &Mask| way.and(values).len() == count;
    expect(!ways.is_empty() && ways.iter().all(takes_all), "what the cage holds")?;
    for (site, gone) in case.drops()? {
        let is_rest = lies_in(&site) && !cells.contains(&site) && !cage.cells.contains(&site);
        expect(is_rest && gone.without(values).is_empty(), "what goes")?;
        for value in gone.iter() {
            case.expect_apart(value, &[site], cells)?;
            case.expect_apart(value, &[site], &cage.cells)?;
        }
    }
    for value in values.iter() {
        case.expect_apart(value, cells, &cage.cells)?;
        for (i, cell) in cells.iter().enumerate() {
            case.expect_apart(value, &[*cell], &cells[..i])?;
        }
    }
    case.looks_at(cage.cells.iter().chain(cells).copied())
}

/// Checks that the blocked combinations and the others are listed as such.
fn parted(case: &Case<'_>, ways: Vec<Mask>, is_blocked: impl Fn(&Mask) -> bool) -> Checked {
    let (blocked, left): (Vec<Mask>, Vec<Mask>) = ways.into_iter().partition(is_blocked);
    let stated = case.sets("blocked")?;
    let is_stated = stated.len() == blocked.len() && stated.iter().all(|way| blocked.contains(way));
    expect(is_stated && !blocked.is_empty(), "which combinations are blocked")?;
    listed(case, &left)
}

/// Checks combinations that would leave a cell next to the cage without candidates.
fn blocked(case: &Case<'_>) -> Checked {
    let cage = Cage::of(case, "cage", "cells", "sum")?;
    let (cell, values) = (case.site("cell")?, case.values("values")?);
    expect(case.at(cell) == values, "what the cell can be")?;
    for value in values.iter() {
        case.expect_apart(value, &[cell], &cage.cells)?;
    }
    let ways = cage.ways_in_order(case).ok_or("there are too many combinations")?;
    parted(case, ways, |way| values.without(*way).is_empty())?;
    let mut premises = cage.premises(case);
    premises.cells(case.known, &[cell]);
    let drops = case.drops()?;
    expect(drops.iter().all(|drop| cage.cells.contains(&drop.0)), "where values go")?;
    case.looks_at(cage.cells.iter().copied().chain([cell]))?;
    case.expect_effects(&premises)
}

/// Checks combinations that would leave no combination for another cage of the house.
fn conflict(case: &Case<'_>) -> Checked {
    let cage = Cage::of(case, "cage", "cells", "sum")?;
    let other = Cage::of(case, "other", "beside", "rest")?;
    let house = case.sites_of(case.rule("house")?);
    let all: Vec<Site> = [&cage.cells[..], &other.cells].concat();
    expect(all.iter().all(|cell| house.contains(cell)) && is_distinct(&all), "where cages lie")?;
    let beside = other.ways_in_order(case).ok_or("there are too many combinations")?;
    let ways = cage.ways_in_order(case).ok_or("there are too many combinations")?;
    parted(case, ways, |way| !beside.iter().any(|other| other.and(*way).is_empty()))?;
    let mut premises = cage.premises(case);
    premises.sum(case.known, other.sum);
    let drops = case.drops()?;
    expect(drops.iter().all(|drop| cage.cells.contains(&drop.0)), "where values go")?;
    case.looks_at(all)?;
    case.expect_effects(&premises)
}

/// Derives an equation from the total of some houses: the sum of some cells inside them, minus that
/// of some cells outside.
fn equation(case: &Case<'_>, ins: &[Site], outs: &[Site]) -> Checked<Sum> {
    let named = case.rules("houses")?;
    let region = houses(case, named)?;
    let total = named.len() * case.rules.n_values * (case.rules.n_values + 1) / 2;
    let (mut held, mut known, mut beyond) = (0, 0, 0);
    let mut counted: Vec<usize> = Vec::new();
    let (mut all_ins, mut all_outs) = (Vec::new(), Vec::new());
    // Cages that share cells with earlier ones are not counted.
    let mut caged: Vec<Site> = Vec::new();
    for cage in cages(case.rules) {
        let cells = case.sites_of(cage);
        if cells.iter().any(|cell| caged.contains(cell)) {
            continue;
        }
        caged.extend(cells);
        let (inside, outside): (Vec<Site>, Vec<Site>) =
            cells.iter().partition(|cell| region.contains(cell));
        if inside.is_empty() {
            continue;
        }
        let open = |cells: &[Site]| -> Vec<Site> {
            cells.iter().copied().filter(|&cell| case.known.is_open(cell)).collect()
        };
        let (open_in, open_out) = (open(&inside), open(&outside));
        let is_counted = open_out.iter().all(|cell| outs.contains(cell));
        if is_counted && (!open_in.is_empty() || open_out.is_empty()) {
            held += sum_of(case.rules, cage).ok_or("it is about cages")?;
            counted.push(cage);
            beyond += worth(case.known, &outside);
            all_outs.extend(open_out);
        } else {
            known += worth(case.known, &inside);
            all_ins.extend(open_in);
        }
    }
    for &site in region.iter().filter(|site| !caged.contains(site)) {
        known += worth(case.known, &[site]);
        all_ins.extend(case.known.is_open(site).then_some(site));
    }
    expect(same(ins, &all_ins) && same(outs, &all_outs), "which cells are left")?;
    // A cage may be two rules: one that its values differ, and one about their sum.
    let stated = case.rules("counted")?;
    let is_cage = |(&rule, &cage): (&usize, &usize)| {
        cages(case.rules).any(|other| other == rule) && case.sites_of(rule) == case.sites_of(cage)
    };
    let are_all = stated.len() == counted.len() && stated.iter().zip(&counted).all(is_cage);
    expect(are_all, "which cages are counted")?;
    let form = match (ins.is_empty(), outs.is_empty()) {
        (false, false) => "both",
        (true, false) => "out",
        _ => "in",
    };
    expect(case.word("form")? == form, "where cells are left")?;
    let stated = [("total", total), ("held", held), ("known", known), ("beyond", beyond)];
    for (name, number) in stated {
        expect(case.number(name)? == number, "what was counted")?;
    }
    let total = (total + beyond) as i64 - (held + known) as i64;
    Ok(Sum { plus: ins.to_vec(), minus: outs.to_vec(), total })
}

/// The cells that an equation leaves on one side, with their sum.
pub(super) fn one_side(case: &Case<'_>) -> Checked<Sum> {
    let cells = case.sites("cells")?;
    let (equation, sign) = match case.word("form")? {
        "out" => (equation(case, &[], cells)?, -1),
        _ => (equation(case, cells, &[])?, 1),
    };
    let total = sign * equation.total;
    expect(i64::try_from(case.number("sum")?) == Ok(total), "what is left of the sum")?;
    Ok(Sum { plus: cells.clone(), minus: Vec::new(), total })
}

/// The cells that an equation leaves on both sides, with the difference of their sums.
pub(super) fn both_sides(case: &Case<'_>) -> Checked<Sum> {
    let sum = equation(case, case.sites("ins")?, case.sites("outs")?)?;
    let relation = match sum.total {
        0 => "same",
        1.. => "more",
        _ => "less",
    };
    expect(case.word("relation")? == relation, "how they compare")?;
    let difference = sum.total.unsigned_abs() as usize;
    expect(case.number("difference")? == difference, "the difference")?;
    Ok(sum)
}

fn one_cell(case: &Case<'_>, id: &str) -> Checked {
    let houses = case.rules("houses")?;
    let is_line = houses.len() == 1 && matches!(case.shape(houses[0]), Shape::Row | Shape::Column);
    let name = match (houses.len(), is_line) {
        (1, false) => "innie-outie-box",
        (1, true) => "innie-outie-line",
        _ => "innie-outie-joined",
    };
    expect(id == name, "the houses")?;
    let sum = one_side(case)?;
    let (site, value) = case.placement()?;
    expect(sum.plus == [site] && value.index() as i64 + 1 == sum.total, "what follows")?;
    case.looks_at([site])
}

fn several_cells(case: &Case<'_>, id: &str) -> Checked {
    let n_houses = case.rules("houses")?.len();
    let is_mixed = case.word("form")? == "both";
    let sum = if is_mixed {
        both_sides(case)?
    } else {
        let sum = one_side(case)?;
        let see = |(i, one): (usize, &Site)| {
            let others = &sum.plus[..i];
            others.iter().all(|&other| case.rules.sees(Value(0), *one, other))
        };
        let ways = ways(case.rules.n_values, sum.plus.len(), sum.total as usize)
            .filter(|_| sum.plus.iter().enumerate().all(see))
            .map(|ways| fitting(case, ways, &sum.plus))
            .filter(|ways| !ways.is_empty());
        match (ways, case.word("left")?, case.arg("ways")) {
            (Some(ways), ..) => listed(case, &ways)?,
            (None, "none", Some(Arg::Values(Mask::EMPTY))) => (),
            _ => return Err("which combinations are left is not as it says".to_owned()),
        }
        sum
    };
    let n_cells = sum.plus.len() + sum.minus.len();
    let is_called = match id {
        "hidden-cage" => !is_mixed && (n_cells, n_houses) == (2, 1),
        "large-hidden-cage" => {
            !is_mixed && (n_cells == 3 && n_houses <= 2 || n_cells == 2 && n_houses > 1)
        }
        "innie-outie-difference" => is_mixed && n_cells == 2 && n_houses <= 3,
        _ => (2..=4).contains(&n_cells),
    };
    expect(is_called, "what is counted")?;
    case.looks_at(sum.plus.iter().chain(&sum.minus).copied())?;
    let mut premises = Premises::default();
    premises.sum(case.known, sum);
    case.expect_effects(&premises)
}

/// Checks a cage that lies partly in some houses, so that each part has its own sum.
fn split(case: &Case<'_>) -> Checked {
    let (ins, outs) = (case.sites("ins")?, case.sites("outs")?);
    let sum = equation(case, ins, &[])?;
    expect(i64::try_from(case.number("sum")?) == Ok(sum.total), "what is left of the sum")?;
    let rule = case.rule("cage")?;
    let left = left(case.rules, case.known, rule).ok_or("it is about a cage")?;
    expect(same(&left.plus, &[&ins[..], outs].concat()), "the parts of the cage")?;
    let rest = left.total - sum.total;
    expect(i64::try_from(case.number("rest")?) == Ok(rest), "what the other part comes to")?;
    let cells = case.sites("cells")?;
    let part = if cells == ins { sum.total } else { rest };
    expect(cells == ins || cells == outs, "the cells")?;
    let ways = ways(case.rules.n_values, cells.len(), usize::try_from(part).unwrap_or(0));
    let ways = fitting(case, ways.ok_or("there are too many combinations")?, cells);
    listed(case, &ways)?;
    ensure(!ways.is_empty(), || "there is no combination".to_owned())?;
    for (site, gone) in case.drops()? {
        expect(cells.contains(&site) && gone.and(union(&ways)).is_empty(), "what goes")?;
    }
    case.looks_at(left.plus)
}

/// The cells of disjoint houses, each of which contains all values.
pub(super) fn houses(case: &Case<'_>, houses: &[usize]) -> Checked<Vec<Site>> {
    let mut region: Vec<Site> = Vec::new();
    for &house in houses {
        let sites = case.sites_of(house);
        for value in (0..case.rules.n_values as u8).map(Value) {
            case.places_in(house, value)?;
        }
        expect(sites.iter().all(|site| !region.contains(site)), "the houses")?;
        region.extend(sites);
    }
    Ok(region)
}
