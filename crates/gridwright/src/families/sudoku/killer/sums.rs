//! The sums of houses: every house holds all values, so the sums of its cages give the sum of its
//! other cells. Cells that cages leave inside are innies, cells where they stick out are outies.

use std::ops::ControlFlow;

use gridwright_core::{Arg, Effect, Finding, Mask, Site};

use super::cages::Look;
use super::cages::{Border, Division, Open, Partial, Visit};
use super::frame::Region;
use super::view::{View, listed, union, worth};

/// Largest number of cells in an equation that is examined.
const MOST_CELLS: usize = 4;

/// An equation from the sum of a region: the innies minus the outies make a number.
pub(super) struct Equation<'e> {
    pub(super) region: &'e Region,
    /// Open cells of the region outside the counted cages.
    pub(super) ins: Vec<Site>,
    /// Open cells of the counted cages outside the region.
    pub(super) outs: Vec<Site>,
    /// The sum of the innies minus the sum of the outies.
    pub(super) difference: i64,
    /// The sum of the counted cages.
    pub(super) held: usize,
    /// The sum of the known cells of the region outside those cages.
    pub(super) known: usize,
    /// The sum of the known cells of those cages outside the region.
    pub(super) beyond: usize,
}

impl Equation<'_> {
    pub(super) fn is_mixed(&self) -> bool {
        !self.ins.is_empty() && !self.outs.is_empty()
    }

    /// The cells of an equation with innies or outies only, and their sum.
    pub(super) fn one_side(&self) -> Option<(&[Site], usize)> {
        if self.is_mixed() {
            return None;
        }
        let (cells, sum) = match self.outs.is_empty() {
            true => (&self.ins, self.difference),
            false => (&self.outs, -self.difference),
        };
        Some((cells, usize::try_from(sum).ok()?))
    }

    /// The cells it is about; the cages and houses are named in its sentence.
    pub(super) fn because(&self) -> Vec<Site> {
        self.ins.iter().chain(&self.outs).copied().collect()
    }

    /// The rules of the counted cages: those of the region whose open cells outside are all outies.
    fn counted(&self, view: &View<'_>) -> Vec<usize> {
        let is_counted = |cage: &usize| {
            let cells = || view.cages.list[*cage].cells.iter().copied();
            let is_open = |cell: &Site| view.position.is_open(*cell);
            let inside = cells().filter(|&cell| self.region.has(cell));
            let mut outside = cells().filter(|&cell| !self.region.has(cell)).filter(is_open);
            let sticks_out = outside.clone().next().is_some();
            view.cages.of(view.cages.list[*cage].cells[0]) == Some(*cage)
                && inside.clone().next().is_some()
                && outside.all(|cell| self.outs.contains(&cell))
                && (!sticks_out || inside.clone().any(|cell| is_open(&cell)))
        };
        let cages = (0..view.cages.list.len()).filter(is_counted);
        let mut rules: Vec<usize> = cages.map(|cage| view.cages.rules[cage]).collect();
        rules.sort_unstable();
        rules
    }

    /// The arguments that are common to all sentences about it.
    pub(super) fn args(&self, view: &View<'_>) -> Vec<(&'static str, Arg)> {
        let form = match (self.ins.is_empty(), self.outs.is_empty()) {
            (false, false) => "both",
            (true, false) => "out",
            _ => "in",
        };
        let total = self.region.n_houses() * view.frame.house_sum();
        vec![
            ("form", Arg::Word(form)),
            ("houses", Arg::Rules(self.region.rules.clone())),
            ("total", Arg::Number(total)),
            ("counted", Arg::Rules(self.counted(view))),
            ("held", Arg::Number(self.held)),
            ("known", Arg::Number(self.known)),
            ("beyond", Arg::Number(self.beyond)),
        ]
    }
}

/// Shows every equation of a region with numbers of innies and outies that are asked for, at most
/// `MOST_CELLS` together.
fn equations(
    view: &View<'_>,
    index: usize,
    is_meant: &dyn Fn(usize, usize) -> bool,
    visit: &mut dyn FnMut(&Equation<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let region = &view.frame.regions[index];
    let Some(division) = division(view, index) else {
        return ControlFlow::Continue(());
    };
    let &Division { ref partials, held, known, beyond } = division;
    let total = (region.n_houses() * view.frame.house_sum()) as i64;
    // Each cage that sticks out is either counted, which leaves its outies, or not.
    for counted in 0..1usize << partials.len() {
        let sides = || partials.iter().enumerate().map(|(i, p)| (counted >> i & 1 == 1, p));
        if sides().any(|(is_counted, partial)| is_counted && partial.cage.is_none()) {
            continue;
        }
        let (n_ins, n_outs) =
            sides().fold((0, 0), |(ins, outs), (is_counted, partial)| match is_counted {
                true => (ins, outs + partial.outs.len()),
                false => (ins + partial.ins.len(), outs),
            });
        if !(1..=MOST_CELLS).contains(&(n_ins + n_outs)) || !is_meant(n_ins, n_outs) {
            continue;
        }
        let (mut ins, mut outs) = (Vec::with_capacity(n_ins), Vec::with_capacity(n_outs));
        let (mut held, mut known, mut beyond) = (held, known, beyond);
        for (is_counted, partial) in sides() {
            match partial.cage.filter(|_| is_counted) {
                Some(cage) => {
                    outs.extend(&partial.outs);
                    held += view.cages.list[cage].sum;
                    beyond += partial.known[1];
                }
                None => {
                    ins.extend(&partial.ins);
                    known += partial.known[0];
                }
            }
        }
        let difference = total + beyond as i64 - held as i64 - known as i64;
        ins.sort_unstable();
        outs.sort_unstable();
        visit(&Equation { region, ins, outs, difference, held, known, beyond })?;
    }
    ControlFlow::Continue(())
}

/// The division of a region by its cages; `None` where too many of them stick out.
fn division<'v>(view: &'v View<'_>, region: usize) -> Option<&'v Division> {
    view.kept.divisions[region].get_or_init(|| divide(view, region, MOST_CELLS)).as_ref()
}

/// Divides a region by its cages; `None` where more than `most` parts stick out or have no cage.
pub(super) fn divide(view: &View<'_>, index: usize, most: usize) -> Option<Division> {
    let region = &view.frame.regions[index];
    let Border { held, crossing, loose } = view.cages.border(view.frame, index);
    let is_open = |cell: &Site| view.position.is_open(*cell);
    let sticks_out = |cage: &&usize| {
        let mut open = view.cages.list[**cage].cells.iter().filter(|cell| is_open(cell));
        let first = open.next().map(|&cell| region.has(cell));
        first.is_some_and(|first| open.any(|&cell| region.has(cell) != first))
    };
    // In most positions, most regions have too many.
    let n_loose = loose.iter().filter(|cell| is_open(cell)).count();
    if n_loose + crossing.iter().filter(sticks_out).take(most + 1).count() > most {
        return None;
    }
    let (mut held, mut known, mut beyond) = (*held, 0, 0);
    let mut partials: Vec<Partial> = Vec::new();
    for &site in loose {
        match view.position.value(site) {
            Some(value) => known += value.index() + 1,
            None => partials.push(Partial {
                cage: None,
                ins: vec![site],
                outs: Vec::new(),
                known: [0, 0],
            }),
        }
    }
    for &cage in crossing {
        let mut partial =
            Partial { cage: Some(cage), ins: Vec::new(), outs: Vec::new(), known: [0, 0] };
        for &cell in &view.cages.list[cage].cells {
            let is_in = region.has(cell);
            match view.position.value(cell) {
                Some(value) => partial.known[usize::from(!is_in)] += value.index() + 1,
                None if is_in => partial.ins.push(cell),
                None => partial.outs.push(cell),
            }
        }
        if partial.outs.is_empty() {
            held += view.cages.list[cage].sum;
            beyond += partial.known[1];
        } else if partial.ins.is_empty() {
            known += partial.known[0];
        } else {
            partials.push(partial);
        }
    }
    Some(Division { partials, held, known, beyond })
}

/// Finds the value of the only cell that the cages of a box leave over.
pub(super) fn of_box(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    single(view, |region| region.n_houses() == 1 && !region.is_line, visit)
}

/// The same for a row, a column or a diagonal.
pub(super) fn of_line(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    single(view, |region| region.n_houses() == 1 && region.is_line, visit)
}

/// The same for two or three houses together.
pub(super) fn of_several(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    single(view, |region| (2..=3).contains(&region.n_houses()), visit)
}

fn single(
    view: &View<'_>,
    is_meant: impl Fn(&Region) -> bool,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    let regions = view.frame.regions.iter().enumerate();
    for (index, _) in regions.filter(|(_, region)| is_meant(region)) {
        let is_single = |n_ins: usize, n_outs: usize| n_ins + n_outs == 1;
        view.look_at_region(index, Look::Single, visit, |visit| {
            equations(view, index, &is_single, &mut |equation| {
                let Some((&[cell], sum)) = equation.one_side() else {
                    return ControlFlow::Continue(());
                };
                let value = worth(sum, view.frame.n_values);
                let Some(value) = value.filter(|value| view.at(cell).has(*value)) else {
                    return ControlFlow::Continue(());
                };
                let mut args = equation.args(view);
                args.extend([("cells", Arg::Sites(vec![cell])), ("sum", Arg::Number(sum))]);
                let effects = vec![Effect::Place(cell, value)];
                visit(Finding { because: vec![cell], effects, args })
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// Treats two cells left over by the cages of one house as a cage that is not drawn.
pub(super) fn hidden_cage(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    let is_meant =
        |n_houses, n_ins, n_outs| n_houses == 1 && matches!((n_ins, n_outs), (2, 0) | (0, 2));
    solved(view, Look::Hidden, is_meant, visit)
}

/// The same for three cells of one or two houses, or two cells of several houses.
pub(super) fn large_hidden_cage(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    let is_meant = |n_houses, n_ins, n_outs| match (n_ins, n_outs) {
        (3, 0) | (0, 3) => n_houses <= 2,
        (2, 0) | (0, 2) => n_houses > 1,
        _ => false,
    };
    solved(view, Look::LargeHidden, is_meant, visit)
}

/// Uses the known difference between one innie and one outie of up to three houses.
pub(super) fn difference(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    let is_meant = |n_houses, n_ins, n_outs| n_houses <= 3 && (n_ins, n_outs) == (1, 1);
    solved(view, Look::Difference, is_meant, visit)
}

/// Uses equations of three or four innies and outies, or of fewer of more houses.
pub(super) fn sums_and_differences(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    solved(view, Look::Any, |_, n_ins, n_outs| n_ins + n_outs > 1, visit)
}

/// Shows the candidates that the chosen equations exclude, by the numbers of houses, innies and
/// outies.
fn solved(
    view: &View<'_>,
    look: Look,
    is_meant: impl Fn(usize, usize, usize) -> bool,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    for (index, region) in view.frame.regions.iter().enumerate() {
        let is_meant = |n_ins, n_outs| is_meant(region.n_houses(), n_ins, n_outs);
        view.look_at_region(index, look, visit, |visit| {
            equations(view, index, &is_meant, &mut |equation| {
                let cells = equation.because();
                let Some(kept) = solve(view, equation, &cells) else {
                    return ControlFlow::Continue(());
                };
                let effects = view.without(cells.iter().copied().zip(kept));
                if effects.is_empty() {
                    return ControlFlow::Continue(());
                }
                let mut args = equation.args(view);
                args.extend(conclusion(view, equation));
                visit(Finding { because: cells, effects, args })
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// The arguments for the conclusion of an equation in its sentence.
pub(super) fn conclusion(view: &View<'_>, equation: &Equation<'_>) -> Vec<(&'static str, Arg)> {
    if let Some((cells, sum)) = equation.one_side() {
        let mut args = vec![("cells", Arg::Sites(cells.to_vec())), ("sum", Arg::Number(sum))];
        let all_see = cells
            .iter()
            .enumerate()
            .all(|(i, &one)| cells[..i].iter().all(|&other| view.sees(one, other)));
        let ways = view.frame.combinations.list(cells.len(), sum).filter(|_| all_see);
        let ways = ways.map(|ways| {
            let mut ways = ways.to_vec();
            view.keep_fitting(&mut ways, cells);
            ways
        });
        match ways.filter(|ways| !ways.is_empty()) {
            Some(ways) => args.extend(listed(&ways)),
            None => args.extend([("left", Arg::Word("none")), ("ways", Arg::Values(Mask::EMPTY))]),
        }
        return args;
    }
    let relation = match equation.difference {
        0 => "same",
        1.. => "more",
        _ => "less",
    };
    let difference = usize::try_from(equation.difference.unsigned_abs()).unwrap_or_default();
    vec![
        ("ins", Arg::Sites(equation.ins.clone())),
        ("outs", Arg::Sites(equation.outs.clone())),
        ("relation", Arg::Word(relation)),
        ("difference", Arg::Number(difference)),
    ]
}

/// The values that each cell can take so that the equation holds; `None` if it cannot hold.
fn solve(view: &View<'_>, equation: &Equation<'_>, cells: &[Site]) -> Option<Vec<Mask>> {
    let mut trial = Trial {
        view,
        cells,
        n_ins: equation.ins.len(),
        held: [Mask::EMPTY; MOST_CELLS],
        can_take: [Mask::EMPTY; MOST_CELLS],
    };
    trial.fill(0, equation.difference).then(|| trial.can_take[..cells.len()].to_vec())
}

/// Tries values for the cells of an equation, one after another.
struct Trial<'t, 'v> {
    view: &'t View<'v>,
    cells: &'t [Site],
    n_ins: usize,
    held: [Mask; MOST_CELLS],
    can_take: [Mask; MOST_CELLS],
}

impl Trial<'_, '_> {
    /// Fills the cells from the `i`th on to make up `rest`; returns whether that is possible.
    fn fill(&mut self, i: usize, rest: i64) -> bool {
        let cell = self.cells[i];
        let mut values = self.view.at(cell);
        let is_last = i + 1 == self.cells.len();
        if is_last {
            // Only one value can complete the sum.
            let needed = usize::try_from(if i < self.n_ins { rest } else { -rest });
            let needed = needed.ok().and_then(|sum| worth(sum, self.view.frame.n_values));
            values = values.and(needed.map_or(Mask::EMPTY, Mask::of));
        }
        let mut is_possible = false;
        for value in values.iter() {
            let worth = value.index() as i64 + 1;
            let rest = if i < self.n_ins { rest - worth } else { rest + worth };
            let value = Mask::of(value);
            let clashes = |j: usize| self.held[j] == value && self.view.sees(cell, self.cells[j]);
            if (0..i).any(clashes) {
                continue;
            }
            self.held[i] = value;
            if is_last || self.fill(i + 1, rest) {
                is_possible = true;
                self.can_take[i] = self.can_take[i].or(value);
            }
        }
        is_possible
    }
}

/// All innies of a house are in one cage, so both parts of that cage have known sums.
pub(super) fn split_cage(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    let regions = view.frame.regions.iter().enumerate();
    for (index, region) in regions.filter(|(_, region)| region.n_houses() == 1) {
        view.look_at_region(index, Look::Split, visit, |visit| {
            let Some(split) = Split::of(view, index) else { return ControlFlow::Continue(()) };
            let Split { partial: Partial { ins, outs, known: own, .. }, open, sum, rest, .. } =
                split;
            let &Division { held, known, beyond, .. } = split.division;
            for (cells, part) in [(ins, sum), (outs, rest)] {
                let Some(ways) = view.frame.combinations.list(cells.len(), part) else { continue };
                let mut ways = ways.to_vec();
                view.keep_fitting(&mut ways, cells);
                if ways.is_empty() {
                    continue;
                }
                let all = union(&ways);
                let effects = view.without(cells.iter().map(|&cell| (cell, all)));
                if effects.is_empty() {
                    continue;
                }
                let equation = Equation {
                    region,
                    ins: ins.clone(),
                    outs: Vec::new(),
                    difference: sum as i64,
                    held,
                    known: known + own[0],
                    beyond,
                };
                let mut args = equation.args(view);
                args.extend([
                    ("cage", view.rule(split.cage)),
                    ("ins", Arg::Sites(ins.clone())),
                    ("sum", Arg::Number(sum)),
                    ("outs", Arg::Sites(outs.clone())),
                    ("rest", Arg::Number(rest)),
                    ("cells", Arg::Sites(cells.clone())),
                ]);
                args.extend(listed(&ways));
                visit(Finding { because: open.cells.clone(), effects, args })?;
            }
            ControlFlow::Continue(())
        })?;
    }
    ControlFlow::Continue(())
}

/// A cage that alone sticks out of a region, so that both parts of it have known sums.
struct Split<'s> {
    division: &'s Division,
    partial: &'s Partial,
    cage: usize,
    open: &'s Open,
    /// The sums of its open cells inside and outside.
    sum: usize,
    rest: usize,
}

impl<'s> Split<'s> {
    fn of(view: &'s View<'_>, region: usize) -> Option<Split<'s>> {
        let division = division(view, region)?;
        let [partial] = &division.partials[..] else { return None };
        let cage = partial.cage?;
        let open = view.open(cage)?;
        let n_houses = view.frame.regions[region].n_houses();
        let total = n_houses * view.frame.house_sum() + division.beyond;
        let sum = total.checked_sub(division.held + division.known + partial.known[0])?;
        let rest = open.sum.checked_sub(sum)?;
        Some(Split { division, partial, cage, open, sum, rest })
    }
}
