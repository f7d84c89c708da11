//! What-if steps: assume a candidate and follow singles to a contradiction.

use std::ops::ControlFlow;

use crate::contract::puzzle::Puzzle;
use crate::data::board::{Mask, Site, Value};
use crate::data::budget::Budget;
use crate::data::dead_end::DeadEnd;
use crate::data::position::Position;
use crate::data::step::{Arg, Effect, Finding, Level, Technique, Tenths};
use crate::data::visit::Visit;
use crate::verbs::model::Model;
use crate::verbs::search::Search;
use crate::verbs::trace::{Trace, Tracer};

/// Assumes a candidate and reaches a contradiction by singles alone.
///
/// ```
/// assert_eq!(gridwright_core::WHAT_IF.level, gridwright_core::Level::Extreme);
/// ```
pub static WHAT_IF: Technique =
    Technique { id: "what-if", rating: Tenths(80), score: 500, level: Level::Extreme };

/// Assumes a candidate and refutes it with the help of nested assumptions.
///
/// ```
/// use gridwright_core::{NESTED_WHAT_IF, WHAT_IF};
/// assert!(NESTED_WHAT_IF.rating > WHAT_IF.rating);
/// ```
pub static NESTED_WHAT_IF: Technique =
    Technique { id: "nested-what-if", rating: Tenths(90), score: 1000, level: Level::Extreme };

/// Finds [`WHAT_IF`] steps, starting with the sites with the fewest candidates.
///
/// ```
/// use gridwright_core::{Puzzle, Row, WHAT_IF, what_if};
/// fn last_resort<P: Puzzle>() -> Row<P> {
///     Row { technique: &WHAT_IF, find: what_if }
/// }
/// ```
pub fn what_if<P: Puzzle>(
    puzzle: &P,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    refuted(puzzle, position, budget, |_, _, _| Some(false), visit)
}

/// Finds [`NESTED_WHAT_IF`] steps, with nested assumptions at sites with two candidates first, then
/// at all sites.
///
/// ```
/// use gridwright_core::{NESTED_WHAT_IF, Puzzle, Row, nested_what_if};
/// fn very_last_resort<P: Puzzle>() -> Row<P> {
///     Row { technique: &NESTED_WHAT_IF, find: nested_what_if }
/// }
/// ```
pub fn nested_what_if<P: Puzzle>(
    puzzle: &P,
    position: &Position,
    budget: &mut Budget,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let visit = &mut |mut finding: Finding| {
        let n_trials = |(_, arg): &(&str, Arg)| match arg {
            Arg::Trials(trials) => Some(trials.len()),
            _ => None,
        };
        let n_trials = finding.args.iter().find_map(n_trials).unwrap_or(0);
        finding.args.push(("tried", Arg::Number(n_trials)));
        visit(finding)
    };
    [2, puzzle.board().n_values()].into_iter().try_for_each(|most| {
        let go_on = |search: &mut Search<'_, '_>, tried: &mut Tried, budget: &mut Budget| {
            try_out(search, most, tried, budget)
        };
        refuted(puzzle, position, budget, go_on, visit)
    })
}

/// The candidates refuted by nested assumptions, in order.
type Tried = Vec<(Site, Value)>;

/// Shows candidates that are refuted by propagation, or by a contradiction that `go_on` finds.
fn refuted<P: Puzzle>(
    puzzle: &P,
    position: &Position,
    budget: &mut Budget,
    go_on: impl Fn(&mut Search<'_, '_>, &mut Tried, &mut Budget) -> Option<bool>,
    visit: Visit<'_, Finding>,
) -> ControlFlow<()> {
    let board = puzzle.board();
    let model = Model::new(puzzle);
    let mut search = Search::new(&model);
    let crossed = |site: Site| board.all_values().without(position.at(site));
    // Easier techniques have found no step, so the position itself is consistent.
    if board.all_sites().any(|site| search.drop_all(site, crossed(site)).is_err()) {
        return ControlFlow::Continue(());
    }
    let mut open: Vec<Site> = board.all_sites().filter(|&site| position.is_open(site)).collect();
    open.sort_by_key(|&site| position.at(site).len());
    let mut tried = Vec::new();
    for site in open {
        for value in position.at(site).iter() {
            if budget.spend(1).is_err() {
                return ControlFlow::Continue(());
            }
            tried.clear();
            let mark = search.mark();
            let is_refuted = match search.fix_all([(site, value)]) {
                Ok(()) => go_on(&mut search, &mut tried, budget),
                Err(_) => Some(true),
            };
            search.undo_to(mark);
            match is_refuted {
                Some(true) => visit(finding(puzzle, position, (site, value), &tried))?,
                Some(false) => (),
                None => return ControlFlow::Continue(()),
            }
        }
    }
    ControlFlow::Continue(())
}

/// A refuted candidate, with the moves that lead to the contradiction.
fn finding<P: Puzzle>(
    puzzle: &P,
    position: &Position,
    (site, value): (Site, Value),
    tried: &[(Site, Value)],
) -> Finding {
    let mut args = vec![("cell", Arg::Site(site)), ("value", Arg::Value(value))];
    let mut because = vec![site];
    if let Some(Trace { moves, end, trials }) = trace(puzzle, position, (site, value), tried) {
        because.extend(moves.iter().map(|claim| claim.site));
        args.extend([("count", Arg::Number(moves.len())), ("moves", Arg::Moves(vec![moves]))]);
        if !trials.is_empty() {
            let trials = Arg::Trials(trials);
            because.extend(trials.sites());
            args.push(("trials", trials));
        }
        match end {
            DeadEnd::Site(at) => {
                because.push(at);
                args.extend([("end", Arg::Word("cell")), ("at", Arg::Site(at))]);
            }
            DeadEnd::Place(house, lost) => {
                let lost = ("lost", Arg::Value(lost));
                args.extend([("end", Arg::Word("place")), lost, ("house", Arg::Rule(house))]);
            }
            DeadEnd::Rule(house) => {
                args.extend([("end", Arg::Word("rule")), ("house", Arg::Rule(house))]);
            }
        }
    } else {
        args.extend([("count", Arg::Number(0)), ("end", Arg::Word("search"))]);
    }
    let mut seen = Vec::new();
    because.retain(|site| {
        let is_new = !seen.contains(site);
        seen.push(*site);
        is_new
    });
    Finding { because, effects: vec![Effect::Drop(site, Mask::of(value))], args }
}

/// The trace from assuming a candidate to a contradiction, given the candidates refuted by nested
/// assumptions.
fn trace<P: Puzzle>(
    puzzle: &P,
    position: &Position,
    (site, value): (Site, Value),
    tried: &[(Site, Value)],
) -> Option<Trace> {
    let mut tracer = Tracer::new(puzzle, position);
    let assumed = tracer.now();
    let at_once = tracer.assume(site, value);
    at_once.or_else(|| tried.iter().find_map(|&(site, value)| tracer.refute(site, value, assumed)))
}

/// Assumes every candidate of sites with at most `most` candidates, and removes refuted ones, until
/// nothing changes. Returns whether there is a contradiction; `None` if the budget is spent.
fn try_out(
    search: &mut Search<'_, '_>,
    most: usize,
    tried: &mut Tried,
    budget: &mut Budget,
) -> Option<bool> {
    let n_sites = search.domains.masks.len();
    loop {
        budget.spend(1).ok()?;
        let mut has_changed = false;
        for site in (0..n_sites).map(|i| Site(i as u16)) {
            let left = search.domains.at(site);
            if !(2..=most).contains(&left.len()) {
                continue;
            }
            for value in left.iter() {
                // Removing an earlier value may have fixed this site.
                let now = search.domains.at(site);
                if now.len() < 2 || !now.has(value) {
                    continue;
                }
                let mark = search.mark();
                let outcome = search.fix_all([(site, value)]);
                search.undo_to(mark);
                if outcome.is_err() {
                    has_changed = true;
                    tried.push((site, value));
                    if search.drop_all(site, Mask::of(value)).is_err() {
                        return Some(true);
                    }
                }
            }
        }
        if !has_changed {
            return Some(false);
        }
    }
}
