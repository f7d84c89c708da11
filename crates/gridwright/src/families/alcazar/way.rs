//! The moves that lead from a mark that an edge cannot have to a dead end, for the text of a step.
//!
//! Look-ahead is quick and does not record reasons. Here a mark is supposed once more, and the
//! moves that the dead end does not need are left out.

use super::deduce::{Logic, Rules};
use super::suppose::Supposed;
use super::track::{Mark, Track};

/// Moves in the order in which they follow, and the dead end that they lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub(super) moves: Vec<(usize, Mark)>,
    pub(super) end: DeadEnd,
}

/// The contradiction at the end of some moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DeadEnd {
    /// A cell, or the border, cannot be passed any more.
    Place(usize),
    /// The board falls apart.
    Parted,
    /// The numbers of dark and light cells do not fit.
    Colours,
}

impl DeadEnd {
    /// The word by which texts choose a sentence.
    pub(super) fn name(self) -> &'static str {
        match self {
            DeadEnd::Place(_) => "place",
            DeadEnd::Parted => "parted",
            DeadEnd::Colours => "colours",
        }
    }
}

impl Logic {
    /// The moves from a mark to its dead end under the rules. `None` where the order of reasoning
    /// differs from before, and it does not get as far.
    pub(super) fn way(
        &mut self,
        track: &mut Track<'_>,
        rules: Rules,
        supposed: Supposed,
    ) -> Option<Way> {
        track.trial(|track| self.follow(track, rules, supposed))
    }

    fn follow(
        &mut self,
        track: &mut Track<'_>,
        rules: Rules,
        Supposed { edge, mark }: Supposed,
    ) -> Option<Way> {
        let then = track.now();
        let outcome = track.set(edge, mark);
        // The moves are only found if reasoning runs to its end.
        let outcome = outcome.and_then(|()| track.unwatched(|track| self.close(track, rules)));
        if outcome.is_ok() {
            return None;
        }
        let mut history = History::new(track, then);
        let places = 0..track.grid.n_places();
        let dead: Vec<(usize, Vec<usize>)> =
            places.filter_map(|place| history.dead_at(place)).collect();
        // Of several places that cannot be passed, the one that takes the fewest moves is chosen.
        let n_needed = |(_, because): &&(usize, Vec<usize>)| {
            history.keep(because);
            history.is_needed.iter().filter(|&&is_needed| is_needed).count()
        };
        let end = if let Some((place, because)) = dead.iter().min_by_key(n_needed) {
            history.keep(because);
            DeadEnd::Place(*place)
        } else {
            history.keep_all();
            let is_parted =
                self.walks.hangs_together(track).is_err() || self.walks.bridges(track).is_err();
            if is_parted { DeadEnd::Parted } else { DeadEnd::Colours }
        };
        // Players who lay the path past a place cross out its other sides as a matter of course.
        let is_kept = |&(i, &(of, _)): &(usize, &(usize, Mark))| {
            history.is_needed[i] && of != edge && !history.is_crossed_out(i)
        };
        let moves = history.order.iter().enumerate().filter(is_kept).map(|(_, &moved)| moved);
        Some(Way { moves: moves.collect(), end })
    }
}

/// Marks in the order in which they were made.
struct History<'t, 'g> {
    track: &'t Track<'g>,
    order: Vec<(usize, Mark)>,
    /// The time at which each edge was marked; `None` for edges that are open or were marked
    /// before.
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

    /// The mark of an edge before a point in time.
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

    /// The edges that a move follows from; `None` where it takes more than one place or stretch to
    /// see.
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
        match mark {
            Mark::Blocked => self.stretch(a, b, i).filter(|stretch| !stretch.is_empty()),
            _ => self.fork([a, b], i).or_else(|| self.bridge(edge, i)),
        }
    }

    /// The edges that force a place to use an edge: its other two ways lead to both ends of a
    /// stretch.
    fn fork(&self, ends: [usize; 2], i: usize) -> Option<Vec<usize>> {
        let (edge, _) = self.order[i];
        ends.into_iter().filter(|&place| place != self.track.grid.outside()).find_map(|place| {
            let ways = self.at(place, Mark::Open, i);
            let others: Vec<usize> = ways.into_iter().filter(|&way| way != edge).collect();
            let [one, other] = others[..] else { return None };
            let [from, to] = [one, other].map(|way| self.track.grid.across(way, place));
            let mut because = self.stretch(from, to, i).filter(|stretch| !stretch.is_empty())?;
            if !self.at(place, Mark::Path, i).is_empty() {
                return None;
            }
            because.extend(self.at(place, Mark::Blocked, i));
            Some(because)
        })
    }

    /// The blocked edges around cells that only one edge joins to the others.
    fn bridge(&self, edge: usize, i: usize) -> Option<Vec<usize>> {
        let (grid, outside) = (self.track.grid, self.track.grid.outside());
        let [a, b] = grid.ends(edge);
        let mut is_reached = vec![false; grid.n_places()];
        is_reached[outside] = true;
        let (mut cells, mut because) = (vec![a], Vec::new());
        is_reached[a] = true;
        while let Some(cell) = cells.pop() {
            for other in grid.edges_at(cell).iter().map(|&other| usize::from(other)) {
                let to = grid.across(other, cell);
                if other == edge || is_reached[to] {
                    continue;
                }
                if self.mark(other, i) == Mark::Blocked {
                    because.push(other);
                } else {
                    is_reached[to] = true;
                    cells.push(to);
                }
            }
        }
        because.retain(|&wall| grid.ends(wall).iter().any(|&end| !is_reached[end]));
        (![a, b].contains(&outside) && !is_reached[b]).then_some(because)
    }

    /// Whether a move only blocks a side of a place that the path already passes elsewhere.
    fn is_crossed_out(&self, i: usize) -> bool {
        let (edge, mark) = self.order[i];
        let is_full = |&place: &usize| self.at(place, Mark::Path, i).len() == 2;
        mark == Mark::Blocked && self.track.grid.ends(edge).iter().any(is_full)
    }

    /// A place with the edges that make it impassable, if it is.
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

    /// Marks exactly the moves as needed that some edges follow from.
    fn keep(&mut self, because: &[usize]) {
        self.is_needed.fill(false);
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
