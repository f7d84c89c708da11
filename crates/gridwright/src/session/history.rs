//! The moves of a game, with undo, redo and checkpoints.

use gridwright_core::{Site, Value};

use super::action::{Change, Layer};
use super::entries::Entries;

/// All changes of one action of the player.
pub(super) type Move = Vec<Change>;

/// The entries on the board, and every move that can be undone or redone.
#[derive(Clone)]
pub(super) struct History {
    pub(super) entries: Entries,
    pub(super) moves: Vec<Move>,
    /// Number of moves in force; the others can be redone.
    pub(super) at: usize,
    /// The checkpoints as numbers of moves, in ascending order.
    pub(super) checkpoints: Vec<usize>,
}

impl History {
    /// A game without moves.
    pub(super) fn new(entries: Entries) -> History {
        History { entries, moves: Vec::new(), at: 0, checkpoints: Vec::new() }
    }

    /// Makes the move that leads to these entries, unless nothing changes.
    pub(super) fn commit(&mut self, new: &Entries) {
        let changes = self.entries.changes_to(new);
        if !changes.is_empty() {
            self.push(changes);
        }
    }

    /// Makes a move. Moves that could have been redone are lost.
    pub(super) fn push(&mut self, changes: Move) {
        self.moves.truncate(self.at);
        self.checkpoints.retain(|&checkpoint| checkpoint <= self.at);
        for &change in &changes {
            self.entries.make(change);
        }
        self.moves.push(changes);
        self.at += 1;
    }

    /// The sites and layers from which a value was crossed out by the move that put it in at a
    /// site, the latest of those in force.
    pub(super) fn crossed_out_by(&self, site: Site, value: Value) -> Vec<(Site, Layer)> {
        let puts_it_in = |change: &Change| matches!(change, Change::Value { site: at, new: Some(new), .. } if *at == site && *new == value);
        let placed = self.moves[..self.at].iter().rev().find(|made| made.iter().any(puts_it_in));
        let lost = |change: &Change| match *change {
            Change::Notes { site, old, new } => {
                old.without(new).has(value).then_some((site, Layer::Notes))
            }
            Change::Centre { site, old, new } => {
                old.without(new).has(value).then_some((site, Layer::Centre))
            }
            Change::Value { .. } | Change::Colour { .. } => None,
        };
        placed.map_or(Vec::new(), |made| made.iter().filter_map(lost).collect())
    }

    /// Takes the last move back; `false` when there is none.
    pub(super) fn undo(&mut self) -> bool {
        let Some(last) = self.at.checked_sub(1) else { return false };
        for &change in self.moves[last].iter().rev() {
            self.entries.take_back(change);
        }
        self.at = last;
        true
    }

    /// Repeats the move that was undone last; `false` when there is none.
    pub(super) fn redo(&mut self) -> bool {
        let Some(next) = self.moves.get(self.at) else { return false };
        for &change in next {
            self.entries.make(change);
        }
        self.at += 1;
        true
    }

    /// Remembers the current point of the game, and forgets later ones.
    pub(super) fn add_checkpoint(&mut self) {
        self.checkpoints.retain(|&checkpoint| checkpoint < self.at);
        self.checkpoints.push(self.at);
    }

    /// Goes to the latest checkpoint other than the current point. A game that has not gone on from
    /// the latest one, so that it has no move to redo, stays there.
    pub(super) fn back_to_checkpoint(&mut self) {
        let is_there = self.checkpoints.last() == Some(&self.at) && self.at == self.moves.len();
        let latest = self.checkpoints.iter().rev().copied().find(|&at| at != self.at);
        if let Some(latest) = latest.filter(|_| !is_there) {
            self.go_to(latest);
        }
    }

    /// Undoes or redoes until `at` moves are in force.
    pub(super) fn go_to(&mut self, at: usize) {
        while self.at > at && self.undo() {}
        while self.at < at && self.redo() {}
    }
}
