//! The help that a player had: every step and every mistake that was shown, counted once.

use std::collections::BTreeSet;

use gridwright_core::{Board, Effect, Mask, Puzzle, Site, Step, effects_words};

/// The steps shown to a player, as the moves they make: the same moves for another reason are not
/// counted again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Help {
    shown: BTreeSet<String>,
}

impl Help {
    /// Counts a step, unless it was counted before.
    pub(super) fn add(&mut self, puzzle: &dyn Puzzle, step: &Step) {
        self.shown.insert(effects_words(puzzle.board(), &step.finding.effects));
    }

    /// Counts values that were shown to be wrong at a site, like a step that rules them out.
    pub(super) fn add_mistake(&mut self, board: &Board, site: Site, wrong: Mask) {
        if !wrong.is_empty() {
            self.shown.insert(effects_words(board, &[Effect::Drop(site, wrong)]));
        }
    }

    /// The moves of every step, in a fixed order.
    pub(super) fn shown(&self) -> &BTreeSet<String> {
        &self.shown
    }

    /// Counts a step from its moves as [`Help::shown`] has them; `false` when the text is something
    /// else.
    pub(super) fn read(&mut self, board: &Board, moves: &str) -> bool {
        let is_move = |text: &str| {
            let parts = text.split_once("<>").or_else(|| text.split_once('='));
            parts.is_some_and(|(site, symbols)| {
                let are_known = symbols.chars().all(|symbol| board.value_of(symbol).is_some());
                board.site_named(site).is_some() && !symbols.is_empty() && are_known
            })
        };
        let is_step = moves.split(' ').all(is_move);
        if is_step {
            self.shown.insert(moves.to_owned());
        }
        is_step
    }
}
