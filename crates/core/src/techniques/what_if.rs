//! Supposing a candidate and following the singles until something has no place left.

use crate::board::{Mask, Site};
use crate::budget::Budget;
use crate::family::Puzzle;
use crate::model::Model;
use crate::position::Position;
use crate::search::Search;
use crate::step::{Arg, Effect, Finding, Level, Technique, Tenths};

/// A candidate that leads to a contradiction by singles alone.
pub static WHAT_IF: Technique = Technique {
    id: "what-if",
    name: "What if",
    rating: Tenths(80),
    score: 500,
    level: Level::Extreme,
    words: "If {0} were {1}, the singles that follow would leave a cell or a value with no place; so {0} is not {1}.",
};

/// Finds [`WHAT_IF`], looking at the sites with the fewest candidates first.
pub fn what_if<P: Puzzle>(puzzle: &P, position: &Position, budget: &mut Budget) -> Option<Finding> {
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
            let outcome = search.fix_all([(site, value)]);
            search.undo_to(mark);
            if outcome.is_err() {
                return Some(Finding {
                    because: vec![site],
                    effects: vec![Effect::Drop(site, Mask::of(value))],
                    args: vec![Arg::Site(site), Arg::Value(value)],
                });
            }
        }
    }
    None
}
