//! A partly found path: the edges it uses, those it does not use, and the immediate consequences.

use gridwright_core::{Budget, Conflict};

use super::grid::Grid;

/// The state of an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// Not known yet.
    Open,
    /// The path uses the edge.
    Path,
    /// The path does not use the edge: a wall, or one found to be unused.
    Blocked,
}

/// The state of every edge, with every change on a trail so that it can be taken back.
///
/// Laid edges form segments. With the outside as one more place, a solution is a single ring.
#[derive(Clone)]
pub(super) struct Track<'g> {
    pub(super) grid: &'g Grid,
    marks: Vec<Mark>,
    /// The open edges, and below the path edges, one bit each, which makes iterating over them
    /// quick.
    open: Vec<u64>,
    path: Vec<u64>,
    /// Number of path edges at each place.
    n_path: Vec<u8>,
    /// Number of edges at each place that are not blocked.
    n_free: Vec<u16>,
    /// For the end of a segment, its other end; a place without path edges is its own.
    mate: Vec<u16>,
    n_laid: usize,
    /// Number of places that two path edges pass.
    n_full: usize,
    /// The ends of the segment that passes through the outside; the outside twice while none does.
    exit_ends: [u16; 2],
    trail: Vec<Change>,
    /// Places whose edges changed since they were last examined.
    queue: Vec<u16>,
    is_queued: Vec<bool>,
    /// The budget whose stop flag ends long reasoning early.
    watch: Option<Budget>,
}

#[derive(Clone, Copy)]
enum Change {
    Laid(u16),
    Blocked(u16),
    /// A place and the mate it had.
    Mate(u16, u16),
    ExitEnds([u16; 2]),
}

impl<'g> Track<'g> {
    /// A track on which every edge is open and every place is to be examined.
    pub(super) fn new(grid: &'g Grid) -> Track<'g> {
        let n_places = grid.n_places();
        Track {
            grid,
            marks: vec![Mark::Open; grid.n_edges()],
            open: (0..grid.n_edges().div_ceil(64))
                .map(|word| u64::MAX >> (64 - (grid.n_edges() - 64 * word).min(64)))
                .collect(),
            path: vec![0; grid.n_edges().div_ceil(64)],
            n_path: vec![0; n_places],
            n_free: (0..n_places).map(|place| grid.edges_at(place).len() as u16).collect(),
            mate: (0..n_places as u16).collect(),
            n_laid: 0,
            n_full: 0,
            exit_ends: [grid.outside() as u16; 2],
            trail: Vec::with_capacity(4 * grid.n_edges()),
            queue: (0..n_places as u16).rev().collect(),
            is_queued: vec![true; n_places],
            watch: None,
        }
    }

    /// The same, with reasoning that ends early once the stop flag of the budget is set. Its
    /// results are right then, but may be incomplete.
    pub(super) fn watched(mut self, budget: &Budget) -> Track<'g> {
        self.watch = Some(budget.clone());
        self
    }

    /// Whether reasoning should end early.
    pub(super) fn is_stopped(&self) -> bool {
        self.watch.as_ref().is_some_and(Budget::is_stopped)
    }

    /// Does work that must not end early.
    pub(super) fn unwatched<T>(&mut self, work: impl FnOnce(&mut Track<'g>) -> T) -> T {
        let watch = self.watch.take();
        let outcome = work(self);
        self.watch = watch;
        outcome
    }

    /// A track on which these edges are blocked and all others open.
    pub(super) fn with_walls(
        grid: &'g Grid,
        walls: impl IntoIterator<Item = usize>,
    ) -> Result<Track<'g>, Conflict> {
        let mut track = Track::new(grid);
        walls.into_iter().try_for_each(|edge| track.block(edge))?;
        Ok(track)
    }

    #[inline]
    pub(super) fn mark(&self, edge: usize) -> Mark {
        self.marks[edge]
    }

    #[inline]
    pub(super) fn is_open(&self, edge: usize) -> bool {
        self.marks[edge] == Mark::Open
    }

    #[inline]
    pub(super) fn is_path(&self, edge: usize) -> bool {
        self.marks[edge] == Mark::Path
    }

    #[inline]
    pub(super) fn is_blocked(&self, edge: usize) -> bool {
        self.marks[edge] == Mark::Blocked
    }

    #[inline]
    pub(super) fn n_path(&self, place: usize) -> usize {
        usize::from(self.n_path[place])
    }

    #[inline]
    pub(super) fn n_free(&self, place: usize) -> usize {
        usize::from(self.n_free[place])
    }

    /// The other end of the segment that ends here; the place itself where none does.
    #[inline]
    pub(super) fn mate(&self, place: usize) -> usize {
        usize::from(self.mate[place])
    }

    pub(super) fn open_edges(&self) -> impl Iterator<Item = usize> {
        edges_in(self.open.iter().copied())
    }

    /// The open edges, one bit each.
    #[inline]
    pub(super) fn open_bits(&self) -> &[u64] {
        &self.open
    }

    /// The edges that the path uses, one bit each.
    #[inline]
    pub(super) fn path_bits(&self) -> &[u64] {
        &self.path
    }

    /// The ends of the segment that passes through the outside, if one does.
    #[inline]
    pub(super) fn exit_ends(&self) -> Option<[usize; 2]> {
        let is_through = self.n_path[self.grid.outside()] == 2;
        is_through.then(|| self.exit_ends.map(usize::from))
    }

    /// Whether all consequences of single places and segments have been drawn.
    pub(super) fn is_settled(&self) -> bool {
        self.queue.is_empty()
    }

    /// The open edges at a place.
    pub(super) fn open_at(&self, place: usize) -> impl Iterator<Item = usize> {
        let edges = self.grid.edges_at(place).iter().map(|&edge| usize::from(edge));
        edges.filter(|&edge| self.is_open(edge))
    }

    /// Whether the path is whole: one ring through all cells and the outside.
    #[inline]
    pub(super) fn is_whole(&self) -> bool {
        self.n_laid == self.grid.n_places()
    }

    /// Number of path edges that are known.
    pub(super) fn n_laid(&self) -> usize {
        self.n_laid
    }

    /// Number of places that lack one or two path edges.
    #[inline]
    pub(super) fn n_unfinished(&self) -> usize {
        self.grid.n_places() - self.n_full
    }

    /// Whether laying the edge would close a ring that leaves something out.
    #[inline]
    pub(super) fn closes_early(&self, edge: usize) -> bool {
        let [a, b] = self.grid.ends(edge);
        self.mate(a) == b && self.n_path[a] == 1 && self.n_laid + 1 < self.grid.n_places()
    }

    /// A point in time to undo to.
    #[inline]
    pub(super) fn now(&self) -> usize {
        self.trail.len()
    }

    /// The edges that were marked since `then`, in order, with their current marks.
    pub(super) fn marked_since(&self, then: usize) -> Vec<(usize, Mark)> {
        let edge = |change: &Change| match *change {
            Change::Laid(edge) | Change::Blocked(edge) => Some(usize::from(edge)),
            Change::Mate(..) | Change::ExitEnds(_) => None,
        };
        let changes = self.trail.get(then..).unwrap_or_default();
        changes.iter().filter_map(edge).map(|edge| (edge, self.mark(edge))).collect()
    }

    /// Undoes everything since `then`, when the track was settled.
    pub(super) fn undo_to(&mut self, then: usize) {
        while self.trail.len() > then {
            match self.trail.pop().expect("longer than then") {
                Change::Laid(edge) => {
                    self.reopen(edge.into());
                    for place in self.grid.ends(edge.into()) {
                        self.n_full -= usize::from(self.n_path[place] == 2);
                        self.n_path[place] -= 1;
                    }
                    self.n_laid -= 1;
                }
                Change::Blocked(edge) => {
                    self.reopen(edge.into());
                    for place in self.grid.ends(edge.into()) {
                        self.n_free[place] += 1;
                    }
                }
                Change::Mate(place, old) => self.mate[usize::from(place)] = old,
                Change::ExitEnds(old) => self.exit_ends = old,
            }
        }
        while let Some(place) = self.queue.pop() {
            self.is_queued[usize::from(place)] = false;
        }
    }

    /// Does work and undoes it. Places that were still to be examined before are so again, which
    /// [`Track::undo_to`] leaves to its caller.
    pub(super) fn trial<T>(&mut self, work: impl FnOnce(&mut Track<'g>) -> T) -> T {
        let (then, was_settled) = (self.now(), self.is_settled());
        let outcome = work(self);
        self.undo_to(then);
        if !was_settled {
            (0..self.grid.n_places()).rev().for_each(|place| self.look_at(place));
        }
        outcome
    }

    #[inline]
    fn reopen(&mut self, edge: usize) {
        self.marks[edge] = Mark::Open;
        self.open[edge / 64] |= 1 << (edge % 64);
        self.path[edge / 64] &= !(1 << (edge % 64));
    }

    /// Marks an edge as not used by the path.
    ///
    /// # Errors
    /// When the path must use it, or a place would have fewer than two edges left.
    pub(super) fn block(&mut self, edge: usize) -> Result<(), Conflict> {
        match self.marks[edge] {
            Mark::Blocked => return Ok(()),
            Mark::Path => return Err(Conflict),
            Mark::Open => (),
        }
        self.marks[edge] = Mark::Blocked;
        self.open[edge / 64] &= !(1 << (edge % 64));
        self.trail.push(Change::Blocked(edge as u16));
        let mut outcome = Ok(());
        for place in self.grid.ends(edge) {
            self.n_free[place] -= 1;
            if self.n_free[place] < 2 {
                outcome = Err(Conflict);
            }
            self.look_at(place);
        }
        outcome
    }

    /// Marks an edge as used by the path.
    ///
    /// # Errors
    /// When the path cannot use it.
    pub(super) fn lay(&mut self, edge: usize) -> Result<(), Conflict> {
        match self.marks[edge] {
            Mark::Path => return Ok(()),
            Mark::Blocked => return Err(Conflict),
            Mark::Open => (),
        }
        let [a, b] = self.grid.ends(edge);
        if self.n_path[a] == 2 || self.n_path[b] == 2 || self.closes_early(edge) {
            return Err(Conflict);
        }
        self.marks[edge] = Mark::Path;
        self.open[edge / 64] &= !(1 << (edge % 64));
        self.path[edge / 64] |= 1 << (edge % 64);
        self.trail.push(Change::Laid(edge as u16));
        for place in [a, b] {
            self.n_path[place] += 1;
            self.n_full += usize::from(self.n_path[place] == 2);
        }
        self.n_laid += 1;
        let (start, end) = (self.mate[a], self.mate[b]);
        let outside = self.grid.outside();
        let is_through = if a == outside || b == outside {
            self.n_path[outside] == 2
        } else {
            let ends = self.exit_ends.map(usize::from);
            self.n_path[outside] == 2 && (ends.contains(&a) || ends.contains(&b))
        };
        if is_through {
            self.trail.push(Change::ExitEnds(self.exit_ends));
            self.exit_ends = [start, end];
        }
        for (place, mate) in [(start, end), (end, start)] {
            self.trail.push(Change::Mate(place, self.mate[usize::from(place)]));
            self.mate[usize::from(place)] = mate;
            self.look_at(usize::from(place));
        }
        self.look_at(a);
        self.look_at(b);
        Ok(())
    }

    pub(super) fn set(&mut self, edge: usize, mark: Mark) -> Result<(), Conflict> {
        match mark {
            Mark::Path => self.lay(edge),
            Mark::Blocked => self.block(edge),
            Mark::Open => Ok(()),
        }
    }

    #[inline]
    fn look_at(&mut self, place: usize) {
        if !self.is_queued[place] {
            self.is_queued[place] = true;
            self.queue.push(place as u16);
        }
    }

    /// Draws all consequences of single places and segments.
    ///
    /// # Errors
    /// When there is a contradiction.
    pub(super) fn settle(&mut self) -> Result<(), Conflict> {
        while let Some(place) = self.queue.pop() {
            let place = usize::from(place);
            self.is_queued[place] = false;
            let (n_path, n_free) = (self.n_path[place], self.n_free[place]);
            if n_free < 2 {
                return Err(Conflict);
            }
            if n_path == 2 && n_free > 2 {
                self.set_open_at(place, Mark::Blocked)?;
            } else if n_free == 2 && n_path < 2 {
                self.set_open_at(place, Mark::Path)?;
            } else if n_path == 1 {
                self.keep_apart(place)?;
            }
        }
        Ok(())
    }

    fn set_open_at(&mut self, place: usize, mark: Mark) -> Result<(), Conflict> {
        let grid = self.grid;
        for &edge in grid.edges_at(place) {
            if self.marks[usize::from(edge)] == Mark::Open {
                self.set(edge.into(), mark)?;
            }
        }
        Ok(())
    }

    /// Blocks edges between the two ends of the segment that ends at a place.
    fn keep_apart(&mut self, place: usize) -> Result<(), Conflict> {
        let mate = self.mate(place);
        // The outside has many edges, a cell has four.
        let (cell, other) =
            if place == self.grid.outside() { (mate, place) } else { (place, mate) };
        let grid = self.grid;
        for &edge in grid.edges_at(cell) {
            let edge = usize::from(edge);
            let joins = self.is_open(edge) && grid.across(edge, cell) == other;
            if joins && self.closes_early(edge) {
                self.block(edge)?;
            }
        }
        Ok(())
    }

    /// Whether the path uses each edge.
    pub(super) fn path(&self) -> Vec<bool> {
        self.marks.iter().map(|&mark| mark == Mark::Path).collect()
    }
}

/// The numbers of the bits that are set.
pub(super) fn edges_in(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.enumerate().flat_map(|(i, mut word)| {
        std::iter::from_fn(move || {
            let bit = word.trailing_zeros() as usize;
            word &= word.wrapping_sub(1);
            (bit < 64).then_some(64 * i + bit)
        })
    })
}

#[cfg(test)]
mod tests {
    use gridwright_core::Rng;

    use super::*;

    fn assert_bits_follow_marks(track: &Track<'_>) {
        let with = |mark| (0..track.marks.len()).filter(move |&edge| track.mark(edge) == mark);
        assert!(track.open_edges().eq(with(Mark::Open)));
        assert!(edges_in(track.path_bits().iter().copied()).eq(with(Mark::Path)));
        let places = 0..track.grid.n_places();
        assert_eq!(track.n_unfinished(), places.filter(|&place| track.n_path(place) < 2).count());
    }

    #[test]
    fn the_ends_of_the_way_through_the_outside_are_known() {
        let grid = Grid::new(5, 4);
        let mut rng = Rng::from_seed(2);
        let mut n_met = 0;
        for _ in 0..2000 {
            let mut track = Track::new(&grid);
            for edge in rng.permutation(grid.n_edges()).into_iter().take(30) {
                // Edges that cannot be laid are skipped, and change nothing.
                let _ = track.lay(edge);
            }
            let Some(ends) = track.exit_ends() else { continue };
            n_met += 1;
            // From the outside along both ways.
            let mut found: Vec<usize> = Vec::new();
            for start in grid.border().filter(|&edge| track.is_path(edge)) {
                let (mut edge, mut place) = (start, grid.across(start, grid.outside()));
                while track.n_path(place) == 2 {
                    let mut on = grid.edges_at(place).iter().map(|&on| usize::from(on));
                    edge = on.find(|&on| on != edge && track.is_path(on)).unwrap();
                    place = grid.across(edge, place);
                }
                found.push(place);
            }
            found.sort_unstable();
            let mut ends = ends;
            ends.sort_unstable();
            assert_eq!(found, ends);
        }
        assert!(n_met > 100, "{n_met}");
    }

    #[test]
    fn undo_restores_everything() {
        let grid = Grid::new(4, 4);
        let mut rng = Rng::from_seed(1);
        for _ in 0..200 {
            let mut track = Track::new(&grid);
            let mut states = Vec::new();
            for _ in 0..20 {
                states.push((track.now(), track.clone()));
                let (edge, is_path) = (rng.below(grid.n_edges()), rng.below(2) == 0);
                let mark = if is_path { Mark::Path } else { Mark::Blocked };
                if track.set(edge, mark).and_then(|()| track.settle()).is_err() {
                    break;
                }
            }
            for (then, before) in states.into_iter().rev() {
                assert_bits_follow_marks(&track);
                track.undo_to(then);
                assert_eq!(
                    (&track.marks, &track.n_path, &track.n_free, &track.mate),
                    (&before.marks, &before.n_path, &before.n_free, &before.mate)
                );
                assert_eq!(
                    (track.n_laid, track.n_full, track.exit_ends),
                    (before.n_laid, before.n_full, before.exit_ends)
                );
                assert_eq!((&track.open, &track.path), (&before.open, &before.path));
            }
        }
    }

    #[test]
    fn a_ring_that_leaves_cells_out_is_never_closed() {
        let grid = Grid::new(3, 3);
        let mut track = Track::new(&grid);
        let square = [[0, 1], [1, 4], [4, 3]].map(|cells| {
            (0..grid.n_edges())
                .find(|&edge| grid.ends(edge) == [cells[0].min(cells[1]), cells[0].max(cells[1])])
                .unwrap()
        });
        for edge in square {
            track.lay(edge).unwrap();
        }
        let last = (0..grid.n_edges()).find(|&edge| grid.ends(edge) == [0, 3]).unwrap();
        assert!(track.closes_early(last));
        track.keep_apart(0).unwrap();
        assert!(track.is_blocked(last));
    }
}
