//! A quick search for another path near a known one.
//!
//! Counting gives a choice of edges with two at every place, as near as possible to the known path.
//! It may still fall into several rings; where two of them run side by side, each over one edge of
//! a square, they are joined over its other two edges.

use super::flow::Flow;
use super::track::{Track, edges_in};

/// Working memory for the search, kept between calls.
#[derive(Default)]
pub(super) struct Second {
    flow: Flow,
    /// The ring that each ring was joined to, or itself; following it leads to one ring for all
    /// joined.
    joined: Vec<u16>,
    /// The ring of each place.
    ring: Vec<u16>,
}

/// Stands for no ring yet.
const NONE: u16 = u16::MAX;

impl Second {
    /// Whether a path that agrees with the track was found. `known` has a bit for each edge of a
    /// known path, which may disagree with the track.
    pub(super) fn is_near(&mut self, track: &Track<'_>, known: &[u64]) -> bool {
        if self.flow.choose_near(track, known).is_err() {
            return false;
        }
        let mut n_rings = self.find_rings(track);
        let mut n_before = usize::MAX;
        while 1 < n_rings && n_rings < n_before {
            n_before = n_rings;
            n_rings -= self.join_rings(track);
        }
        n_rings == 1
    }

    /// Follows all rings; returns their number.
    fn find_rings(&mut self, track: &Track<'_>) -> usize {
        let grid = track.grid;
        self.ring.clear();
        self.ring.resize(grid.n_places(), NONE);
        self.joined.clear();
        for start in (0..grid.n_places()).rev() {
            if self.ring[start] != NONE {
                continue;
            }
            let ring = self.joined.len() as u16;
            self.joined.push(ring);
            let mut next = Some(start);
            while let Some(place) = next {
                self.ring[place] = ring;
                let used = grid.edges_at(place).iter().map(|&edge| usize::from(edge));
                let used = used.filter(|&edge| self.flow.is_used(edge));
                next = used.map(|e| grid.across(e, place)).find(|&to| self.ring[to] == NONE);
            }
        }
        self.joined.len()
    }

    /// Joins rings that run side by side; returns how many times.
    fn join_rings(&mut self, track: &Track<'_>) -> usize {
        let grid = track.grid;
        let mut n_joined = 0;
        for edge in edges_in(track.open_bits().iter().copied()) {
            if !self.flow.is_used(edge) {
                continue;
            }
            let Some([across, one, other]) = grid.square(edge) else { continue };
            let is_open = [across, one, other].into_iter().all(|edge| track.is_open(edge));
            let is_crossed =
                self.flow.is_used(across) && !self.flow.is_used(one) && !self.flow.is_used(other);
            if !is_open || !is_crossed {
                continue;
            }
            let [a, b] = [edge, across].map(|edge| self.ring_at(grid.ends(edge)[0]));
            if a != b {
                self.joined[usize::from(a)] = b;
                [edge, across, one, other].into_iter().for_each(|edge| self.flow.switch(edge));
                n_joined += 1;
            }
        }
        n_joined
    }

    fn ring_at(&mut self, place: usize) -> u16 {
        let mut ring = self.ring[place];
        while self.joined[usize::from(ring)] != ring {
            ring = self.joined[usize::from(ring)];
        }
        ring
    }
}

#[cfg(test)]
mod tests {
    use gridwright_core::{Budget, Puzzle, Rng, Value};

    use super::super::deduce::{Logic, Rules};
    use super::super::grid::Grid;
    use super::super::puzzle::{Walls, solution_of};
    use super::super::route::Symmetry;
    use super::super::runs::Runs;
    use super::super::search::{Enough, visit_below};
    use super::*;

    #[test]
    fn what_is_found_is_a_path_and_most_are_found() {
        let mut rng = Rng::from_seed(1);
        let (mut n_paths, mut n_found) = (0, 0);
        let mut second = Second::default();
        for _ in 0..400 {
            let grid = Grid::new(3 + rng.below(6), 3 + rng.below(6));
            let path = Symmetry::None.random_path(&grid, &mut rng, &Budget::unlimited()).unwrap();
            let known = Runs::of(&grid, &path).unwrap();
            let percent = rng.below(50);
            let walls: Vec<usize> =
                (0..grid.n_edges()).filter(|&e| !path[e] && rng.below(100) < percent).collect();
            let puzzle = Walls::of_walls(grid.clone(), |edge| walls.contains(&edge));
            for edge in (0..grid.n_edges()).filter(|&edge| !path[edge]).step_by(5) {
                let mut track = Track::with_walls(&grid, walls.iter().copied()).unwrap();
                let mut reasoner = Logic::default();
                let is_open = track.lay(edge).is_ok();
                if !is_open || reasoner.close(&mut track, Rules::ROOT).is_err() {
                    continue;
                }
                let mut has_path = false;
                visit_below(&mut track, &mut reasoner, &mut Budget::unlimited(), &mut |_| {
                    has_path = true;
                    Enough::Yes
                })
                .unwrap();
                let is_near = second.is_near(&track, known.bits());
                n_paths += usize::from(has_path);
                if is_near {
                    let found: Vec<bool> =
                        (0..grid.n_edges()).map(|edge| second.flow.is_used(edge)).collect();
                    let found: Vec<Value> = solution_of(&found);
                    assert!(puzzle.accepts(&found) && found[edge] == Value(1), "{}", puzzle.text());
                    n_found += 1;
                }
            }
        }
        assert!(n_paths > 1000 && n_found * 3 > n_paths * 2, "{n_found} of {n_paths}");
    }
}
