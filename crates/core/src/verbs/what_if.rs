//! Assumes a candidate and follows singles to a contradiction.

use crate::contract::puzzle::Puzzle;
use crate::data::board::{Mask, Site};
use crate::data::budget::Budget;
use crate::data::position::Position;
use crate::data::step::{Arg, Effect, Finding, Level, Technique, Tenths};
use crate::verbs::model::Model;
use crate::verbs::search::Search;

/// A candidate that leads to a contradiction by singles alone.
///
/// ```
/// assert_eq!(gridwright_core::WHAT_IF.level, gridwright_core::Level::Extreme);
/// ```
pub static WHAT_IF: Technique =
    Technique { id: "what-if", rating: Tenths(80), score: 500, level: Level::Extreme };

/// A candidate whose assumption is refuted by assuming further candidates.
///
/// ```
/// use gridwright_core::{NESTED_WHAT_IF, WHAT_IF};
/// assert!(NESTED_WHAT_IF.rating > WHAT_IF.rating);
/// ```
pub static NESTED_WHAT_IF: Technique =
    Technique { id: "nested-what-if", rating: Tenths(90), score: 1000, level: Level::Extreme };

/// Finds [`WHAT_IF`], looking at the sites with the fewest candidates first.
///
/// ```
/// use gridwright_core::{Puzzle, Row, WHAT_IF, what_if};
/// fn last_resort<P: Puzzle>() -> Row<P> {
///     Row { technique: &WHAT_IF, find: what_if }
/// }
/// ```
pub fn what_if<P: Puzzle>(puzzle: &P, position: &Position, budget: &mut Budget) -> Option<Finding> {
    refuted(puzzle, position, budget, |_, _| Some(false))
}

/// Finds [`NESTED_WHAT_IF`], trying out sites with two candidates only before it tries out all.
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
) -> Option<Finding> {
    let found = refuted(puzzle, position, budget, |search, budget| try_out(search, 2, budget));
    found.or_else(|| {
        let most = puzzle.board().n_values();
        refuted(puzzle, position, budget, |search, budget| try_out(search, most, budget))
    })
}

/// The first candidate that is refuted: by propagation, or because `go_on` finds a contradiction.
fn refuted<P: Puzzle>(
    puzzle: &P,
    position: &Position,
    budget: &mut Budget,
    go_on: impl Fn(&mut Search<'_, '_>, &mut Budget) -> Option<bool>,
) -> Option<Finding> {
    let board = puzzle.board();
    let model = Model::new(puzzle);
    let mut search = Search::new(&model);
    let crossed = |site: Site| board.all_values().without(position.at(site));
    // Easier techniques have found nothing, so the position itself is consistent.
    board.all_sites().try_for_each(|site| search.drop_all(site, crossed(site))).ok()?;
    let mut open: Vec<Site> = board.all_sites().filter(|&site| position.is_open(site)).collect();
    open.sort_by_key(|&site| position.at(site).len());
    for site in open {
        for value in position.at(site).iter() {
            budget.spend(1).ok()?;
            let mark = search.mark();
            let is_refuted = match search.fix_all([(site, value)]) {
                Ok(()) => go_on(&mut search, budget),
                Err(_) => Some(true),
            };
            search.undo_to(mark);
            if is_refuted? {
                return Some(Finding {
                    because: vec![site],
                    effects: vec![Effect::Drop(site, Mask::of(value))],
                    args: vec![("cell", Arg::Site(site)), ("value", Arg::Value(value))],
                });
            }
        }
    }
    None
}

/// Assumes every candidate of sites with at most `most` candidates, and removes refuted ones, until
/// nothing changes. Returns whether that is a contradiction; `None` when the budget is spent.
fn try_out(search: &mut Search<'_, '_>, most: usize, budget: &mut Budget) -> Option<bool> {
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
