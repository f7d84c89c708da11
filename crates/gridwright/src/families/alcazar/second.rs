//! A quick look for another path near one that is known.
//!
//! Counting gives a choice of edges with two at every place, as near as possible to the known path.
//! It is a path but for falling into several rings; where two of them run side by side, each over
//! one edge of a square, they are joined over its other two edges.

use super::flow::Flow;
use super::track::{Track, edges_in};

/// Room for the search, kept from one time to the next.
#[derive(Default)]
pub(super) struct Second {
    flow: Flow,
    /// A place for each ring, found by following what rings were joined to.
    joined: Vec<u16>,
    /// The ring of each place.
    ring: Vec<u16>,
}

/// No ring yet.
const NONE: u16 = u16::MAX;

impl Second {
    /// Whether a path that agrees with the track was found. `known` has a bit for each edge of a
    /// path that need not agree with it.
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

    /// Follows all rings; says how many there are.
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

    /// Joins rings that run side by side; says how many times.
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
