//! Singles in the order in which they appear while candidates are removed, as HoDoKu takes them.

use std::collections::VecDeque;

use gridwright_core::{Effect, Step};

use crate::bits::ones;
use crate::layout::Kind;
use crate::profiles::finders::Find;
use crate::state::State;

/// A position, and the singles that appeared on the way to it.
pub(crate) struct SingleQueue<'a, const W: usize> {
    state: State<'a, W>,
    naked: VecDeque<usize>,
    hidden: VecDeque<(usize, usize)>,
}

impl<'a, const W: usize> SingleQueue<'a, W> {
    /// Places the values of a state in reading order, then removes the candidates that it lacks.
    pub(crate) fn of(goal: &State<'a, W>) -> SingleQueue<'a, W> {
        let mut queue = SingleQueue {
            state: State::new(goal.layout),
            naked: VecDeque::new(),
            hidden: VecDeque::new(),
        };
        let n_cells = goal.layout.n_cells();
        for cell in 0..n_cells {
            if let Some(value) = goal.value(cell) {
                queue.place(cell, value);
            }
        }
        for cell in 0..n_cells {
            queue.remove(cell, !goal.at(cell));
        }
        queue
    }

    /// The next single: the finder that shows it, its cell and its value.
    pub(crate) fn next(&mut self) -> Option<(Find, usize, usize)> {
        let (state, houses) = (&self.state, &self.state.layout.houses);
        let is_open = |cell: usize| state.open().contains(cell) && state.at(cell) != 0;
        self.naked.retain(|&cell| is_open(cell));
        self.hidden.retain(|&(cell, value)| state.can(cell, value));
        let is_last = |&&cell: &&usize| {
            let mut around = state.layout.at[cell].iter().map(|&(h, _)| &houses[usize::from(h)]);
            around.any(|house| house.is_full && (house.set & state.open()).count() == 1)
        };
        let value = |cell: usize| state.at(cell).trailing_zeros() as usize;
        let last = self.naked.iter().find(is_last).map(|&cell| (Find::LastCell, cell, value(cell)));
        let naked = || self.naked.front().map(|&cell| (Find::NakedSingle, cell, value(cell)));
        let hidden = || self.hidden.front().map(|&(cell, value)| (Find::HiddenSingle, cell, value));
        last.or_else(naked).or_else(hidden)
    }

    /// Applies the effects of a step.
    pub(crate) fn follow(&mut self, step: &Step) {
        for &effect in &step.finding.effects {
            match effect {
                Effect::Place(site, value) => self.place(site.index(), value.index()),
                Effect::Drop(site, gone) => self.remove(site.index(), gone.0),
            }
        }
    }

    fn place(&mut self, cell: usize, value: usize) {
        for peer in self.state.layout.peers[cell].iter() {
            self.remove(peer, 1 << value);
        }
        for own in ones(self.state.at(cell)) {
            self.state.drop(cell, own);
            if own != value {
                self.record_hidden(cell, own);
            }
        }
        self.state.place(cell, value);
    }

    fn remove(&mut self, cell: usize, gone: u64) {
        for value in ones(self.state.at(cell) & gone) {
            self.state.drop(cell, value);
            self.record_hidden(cell, value);
            if self.state.n_at(cell) == 1 {
                self.naked.push_back(cell);
            }
        }
    }

    /// Records where a value that a cell has lost is left with one place: in its row, column or box.
    fn record_hidden(&mut self, cell: usize, value: usize) {
        let layout = self.state.layout;
        for kind in [Kind::Row, Kind::Column, Kind::Box, Kind::Other] {
            for &(house, _) in &layout.at[cell] {
                let house = usize::from(house);
                let is_meant = layout.houses[house].is_full && layout.houses[house].kind == kind;
                let only = self.state.cells_in(house, value).only();
                self.hidden.extend(only.filter(|_| is_meant).map(|cell| (cell, value)));
            }
        }
    }
}
