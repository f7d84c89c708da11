//! Parity of the sums of houses: whether a cell is odd is known more often than its value.

use std::ops::ControlFlow;

use gridwright_core::{Arg, Finding, Mask, Site};

use super::cages::Look;
use super::cages::{Division, Partial, Visit};
use super::frame::Region;
use super::sums::{Equation, conclusion, divide};
use super::view::View;

/// Largest number of cages across the outline of houses that are examined.
const MOST_CROSSING: usize = 8;

/// Largest number of cells in a sum that is examined.
const MOST_CELLS: usize = 10;

/// All cells but one that the cages of some houses leave over are known to be odd or even, which
/// settles the last one.
pub(super) fn parity(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    for (index, region) in view.frame.regions.iter().enumerate() {
        view.look_at_region(index, Look::Parity, visit, |visit| {
            in_region(view, index, region).map_or(ControlFlow::Continue(()), visit)
        })?;
    }
    ControlFlow::Continue(())
}

/// The same in one region.
fn in_region(view: &View<'_>, index: usize, region: &Region) -> Option<Finding> {
    let division = divide(view, index, MOST_CROSSING)?;
    let Division { partials, mut held, mut known, mut beyond } = division;
    let sides: Option<Vec<Side>> = partials.iter().map(|p| Side::of(view, p)).collect();
    let sides = sides?;
    let mut unknown = sides.iter().filter_map(|side| side.unknown);
    let (Some(cell), None) = (unknown.next(), unknown.next()) else { return None };
    let (mut ins, mut outs) = (Vec::new(), Vec::new());
    for (partial, side) in partials.iter().zip(&sides) {
        match partial.cage.filter(|_| side.is_outside) {
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
    if ins.len() + outs.len() > MOST_CELLS {
        return None;
    }
    ins.sort_unstable();
    outs.sort_unstable();
    let total = (region.n_houses() * view.frame.house_sum() + beyond) as i64;
    let difference = total - held as i64 - known as i64;
    let n_odd = sides.iter().map(|side| side.n_odd).sum::<usize>();
    let is_odd = (difference - n_odd as i64).rem_euclid(2) == 1;
    let keep = view.at(cell).iter().filter(|value| is_odd == (value.index() % 2 == 0));
    let keep: Mask = keep.collect();
    let effects = view.without([(cell, keep)]);
    if effects.is_empty() || keep.is_empty() {
        return None;
    }
    let equation = Equation { region, ins, outs, difference, held, known, beyond };
    // An impossible sum is for the rules to report.
    if !equation.is_mixed() && equation.one_side().is_none() {
        return None;
    }
    let mut args = equation.args(view);
    let said = conclusion(view, &equation).into_iter();
    args.extend(said.filter(|(name, _)| !["left", "ways"].contains(name)));
    args.extend([
        ("cell", Arg::Site(cell)),
        ("odd", Arg::Number(n_odd)),
        ("parity", Arg::Word(if is_odd { "odd" } else { "even" })),
    ]);
    Some(Finding { because: equation.because(), effects, args })
}

/// The side of a cage that is counted: the one with more known parities.
struct Side {
    is_outside: bool,
    /// The only cell whose parity is unknown.
    unknown: Option<Site>,
    /// Number of the other cells that are odd.
    n_odd: usize,
}

impl Side {
    /// `None` if both sides have several cells of unknown parity.
    fn of(view: &View<'_>, partial: &Partial) -> Option<Side> {
        let side = |is_outside: bool| {
            let cells = if is_outside { &partial.outs } else { &partial.ins };
            let is_unknown = |cell: &&Site| odd(view.at(**cell)).is_none();
            let mut unknown = cells.iter().filter(is_unknown);
            let first = unknown.next().copied();
            let n_odd = cells.iter().filter(|&&cell| odd(view.at(cell)) == Some(true)).count();
            unknown.next().is_none().then_some(Side { is_outside, unknown: first, n_odd })
        };
        let inside = side(false);
        let outside = if partial.cage.is_some() { side(true) } else { None };
        match (inside, outside) {
            (Some(inside), Some(outside)) => {
                let is_better = inside.unknown.is_some() && outside.unknown.is_none();
                Some(if is_better { outside } else { inside })
            }
            (inside, outside) => inside.or(outside),
        }
    }
}

/// Whether all candidates are odd (`Some(true)`) or even (`Some(false)`).
fn odd(candidates: Mask) -> Option<bool> {
    let n_odd = candidates.iter().filter(|value| value.index() % 2 == 0).count();
    match n_odd {
        0 => Some(false),
        _ => (n_odd == candidates.len()).then_some(true),
    }
}
