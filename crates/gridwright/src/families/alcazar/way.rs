//! The moves that lead from a mark that an edge cannot have to where there is no way on, for the text
//! of a step.
//!
//! Look-ahead is quick and does not say what followed from what. Here a mark is supposed once more, and
//! the moves that the end does not rest on are left out.

use super::deduce::{Logic, Rules};
use super::suppose::Supposed;
use super::track::{Mark, Track};

/// Moves in the order in which they follow, and where they end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub(super) moves: Vec<(usize, Mark)>,
    pub(super) end: DeadEnd,
}

/// Why there is no way on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DeadEnd {
    /// A cell, or the border, cannot be passed any more.
    Place(usize),
    /// The board falls apart.
    Parted,
    /// Dark and light cells do not come out.
    Colours,
}

impl DeadEnd {
    /// The word by which texts choose.
    pub(super) fn name(self) -> &'static str {
        match self {
            DeadEnd::Place(_) => "place",
            DeadEnd::Parted => "parted",
            DeadEnd::Colours => "colours",
        }
    }
}

impl Logic {
    /// What follows from a mark that leaves no way on when the rules are followed.
    pub(super) fn way(
        &mut self,
        track: &mut Track<'_>,
        rules: Rules,
        Supposed { edge, mark }: Supposed,
    ) -> Way {
        let then = track.now();
        let outcome = track.set(edge, mark);
        // The moves are only found where it goes on to the end.
        let outcome = outcome.and_then(|()| track.unwatched(|track| self.close(track, rules)));
        debug_assert!(outcome.is_err(), "there is a way on");
        let mut history = History::new(track, then);
        let dead = (0..track.grid.n_places()).find_map(|place| history.dead_at(place));
        let end = if let Some((place, because)) = dead {
            history.keep(&because);
            DeadEnd::Place(place)
        } else {
            history.keep_all();
            let is_parted =
                self.walks.hangs_together(track).is_err() || self.walks.bridges(track).is_err();
            if is_parted { DeadEnd::Parted } else { DeadEnd::Colours }
        };
        let is_kept = |&(i, &(of, _)): &(usize, &(usize, Mark))| history.is_needed[i] && of != edge;
        let moves = history.order.iter().enumerate().filter(is_kept).map(|(_, &moved)| moved);
        let moves = moves.collect();
        track.undo_to(then);
        Way { moves, end }
    }
}

/// Marks in the order in which they were made.
struct History<'t, 'g> {
    track: &'t Track<'g>,
    order: Vec<(usize, Mark)>,
    /// When each edge was marked; `None` for those that are open or were marked before.
    when: Vec<Option<usize>>,
    is_needed: Vec<bool>,
}

impl<'t, 'g> History<'t, 'g> {
    fn new(track: &'t Track<'g>, then: usize) -> History<'t, 'g> {
        let order = track.marked_since(then);
        let mut when = vec![None; track.grid.n_edges()];
        order.iter().enumerate().for_each(|(i, &(edge, _))| when[edge] = Some(i));
        let is_needed = vec![false; order.len()];
        History { track, order, when, is_needed }
    }

    /// What an edge was before a point in time.
    fn mark(&self, edge: usize, before: usize) -> Mark {
        match self.when[edge] {
            Some(when) if when >= before => Mark::Open,
            _ => self.track.mark(edge),
        }
    }

    /// The edges at a place that had a mark before a point in time.
    fn at(&self, place: usize, mark: Mark, before: usize) -> Vec<usize> {
        let edges = self.track.grid.edges_at(place).iter().map(|&edge| usize::from(edge));
        edges.filter(|&edge| self.mark(edge, before) == mark).collect()
    }

    /// The path between two places as it was before a point in time, if there was one.
    fn stretch(&self, from: usize, to: usize, before: usize) -> Option<Vec<usize>> {
        let (mut place, mut edges) = (from, Vec::new());
        while place != to {
            let path = self.at(place, Mark::Path, before);
            let edge = path.into_iter().find(|edge| edges.last() != Some(edge))?;
            if edges.len() > self.track.grid.n_places() {
                return None;
            }
            place = self.track.grid.across(edge, place);
            edges.push(edge);
        }
        Some(edges)
    }

    /// The edges that a move rests on; `None` where it takes more than one place or stretch to see.
    fn reason(&self, i: usize) -> Option<Vec<usize>> {
        let (edge, mark) = self.order[i];
        let [a, b] = self.track.grid.ends(edge);
        for place in [a, b] {
            let path = self.at(place, Mark::Path, i);
            let blocked = self.at(place, Mark::Blocked, i);
            let n_free = self.track.grid.edges_at(place).len() - blocked.len();
            match mark {
                Mark::Blocked if path.len() == 2 => return Some(path),
                Mark::Path if n_free == 2 => return Some(blocked),
                _ => (),
            }
        }
        self.stretch(a, b, i).filter(|stretch| mark == Mark::Blocked && !stretch.is_empty())
    }

    /// The edges by which a place cannot be passed any more, if it cannot.
    fn dead_at(&self, place: usize) -> Option<(usize, Vec<usize>)> {
        let (track, end) = (self.track, self.order.len());
        let mut because = self.at(place, Mark::Blocked, end);
        let path = self.at(place, Mark::Path, end);
        let mut n_ways = path.len();
        for edge in track.open_at(place) {
            let to = track.grid.across(edge, place);
            if track.n_path(to) == 2 {
                because.extend(self.at(to, Mark::Path, end));
            } else if track.closes_early(edge) {
                because.extend(self.stretch(place, to, end).unwrap_or_default());
            } else {
                n_ways += 1;
            }
        }
        (n_ways < 2 || path.len() > 2).then_some((place, because))
    }

    /// Marks the moves that some edges rest on as needed.
    fn keep(&mut self, because: &[usize]) {
        because.iter().filter_map(|&edge| self.when[edge]).for_each(|i| self.is_needed[i] = true);
        for i in (0..self.order.len()).rev().filter(|&i| i > 0) {
            if !self.is_needed[i] {
                continue;
            }
            match self.reason(i) {
                Some(edges) => {
                    let before = edges.iter().filter_map(|&edge| self.when[edge]);
                    before.collect::<Vec<_>>().into_iter().for_each(|j| self.is_needed[j] = true);
                }
                None => self.is_needed[..i].fill(true),
            }
        }
    }

    fn keep_all(&mut self) {
        self.is_needed.fill(true);
    }
}
