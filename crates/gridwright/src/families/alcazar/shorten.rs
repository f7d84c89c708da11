//! Makes the moves of look-ahead again, to see whether each is simple, and leaves some out of a
//! long list as long as the others still lead to the dead end.
//!
//! A list as it comes from reasoning has all moves before one that follows from the board as a
//! whole. Here each move is left out for trial, and the others are made again, one after the other.

use super::deduce::{Logic, fork_at};
use super::suppose::Supposed;
use super::ties::opposite;
use super::track::{Mark, Track};
use super::way::{DeadEnd, Way};

/// A move, and whether it takes more than one step to see that it follows.
#[derive(Clone, Copy)]
struct Move {
    of: (usize, Mark),
    is_far: bool,
}

impl Logic {
    /// The way without the moves that its dead end can do without. The track is as before the
    /// supposition.
    pub(super) fn shortened(
        &mut self,
        track: &mut Track<'_>,
        supposed: Supposed,
        Way { moves, end }: Way,
    ) -> Way {
        let mut moves: Vec<Move> = moves.into_iter().map(|of| Move { of, is_far: false }).collect();
        // Moves that only follow by several steps are allowed to do so with fewer moves before them.
        let mut far = Vec::new();
        track.trial(|track| {
            let is_set = self.start(track, supposed);
            for &Move { of: (edge, mark), .. } in moves.iter().filter(|_| is_set) {
                far.push(!self.follows(track, edge, mark));
                let _ = track.set(edge, mark);
                cross_out(track);
            }
        });
        moves.iter_mut().zip(far).for_each(|(one, is_far)| one.is_far = is_far);
        for i in (0..moves.len()).rev() {
            let mut fewer = moves.clone();
            fewer.remove(i);
            if track.trial(|track| self.leads(track, supposed, &fewer, end)) {
                moves = fewer;
            }
        }
        Way { moves: moves.into_iter().map(|one| one.of).collect(), end }
    }

    /// Whether each move of a way can be seen by simple steps, and its dead end.
    pub(super) fn confirms(
        &mut self,
        track: &mut Track<'_>,
        supposed: Supposed,
        Way { moves, end }: &Way,
    ) -> bool {
        let moves: Vec<Move> = moves.iter().map(|&of| Move { of, is_far: true }).collect();
        track.trial(|track| self.leads(track, supposed, &moves, *end))
    }

    /// Supposes a mark; returns whether that is possible.
    fn start(&mut self, track: &mut Track<'_>, Supposed { edge, mark }: Supposed) -> bool {
        let is_set = track.set(edge, mark).is_ok();
        cross_out(track);
        is_set
    }

    /// Whether each of these moves follows from those before it, and the dead end from all.
    fn leads(
        &mut self,
        track: &mut Track<'_>,
        supposed: Supposed,
        moves: &[Move],
        end: DeadEnd,
    ) -> bool {
        if !self.start(track, supposed) {
            return moves.is_empty();
        }
        for &Move { of: (edge, mark), is_far } in moves {
            let follows = track.is_open(edge)
                && (self.follows(track, edge, mark)
                    || is_far && self.follows_in_the_end(track, edge, mark));
            if !follows || track.set(edge, mark).is_err() {
                return false;
            }
            cross_out(track);
        }
        match end {
            DeadEnd::Place(place) => is_impassable(track, place),
            DeadEnd::Parted => {
                self.walks.hangs_together(track).is_err() || self.walks.bridges(track).is_err()
            }
            DeadEnd::Colours => self.flow.forced(track).is_err(),
        }
    }

    /// Whether the opposite of a mark leads to a contradiction by single places, stretches, the
    /// connection of the cells and a count of colours at the end.
    fn follows_in_the_end(&mut self, track: &mut Track<'_>, edge: usize, mark: Mark) -> bool {
        track.trial(|track| {
            track.set(edge, opposite(mark)).is_err()
                || track.unwatched(|track| self.is_impossible(track))
        })
    }

    fn is_impossible(&mut self, track: &mut Track<'_>) -> bool {
        loop {
            if track.settle().is_err() {
                return true;
            }
            let Ok(bridges) = self.walks.bridges(track) else { return true };
            let bridges: Vec<usize> =
                bridges.iter().copied().filter(|&edge| track.is_open(edge)).collect();
            if bridges.is_empty() {
                return self.walks.hangs_together(track).is_err()
                    || self.flow.forced(track).is_err();
            }
            if bridges.into_iter().any(|edge| track.lay(edge).is_err()) {
                return true;
            }
        }
    }

    /// Whether a mark follows from one place, one stretch, the connection of the cells, or the
    /// count of colours.
    fn follows(&mut self, track: &mut Track<'_>, edge: usize, mark: Mark) -> bool {
        let ends = track.grid.ends(edge);
        let is_near = match mark {
            Mark::Path => {
                let is_third =
                    |place: usize| fork_at(track, place).is_some_and(|[_, _, third]| third == edge);
                let cells = ends.iter().filter(|&&place| place != track.grid.outside());
                ends.iter().any(|&place| track.n_free(place) == 2)
                    || cells.copied().any(is_third)
                    || self.walks.bridges(track).is_ok_and(|bridges| bridges.contains(&edge))
            }
            Mark::Blocked | Mark::Open => track.closes_early(edge),
        };
        is_near
            || track.trial(|track| {
                track.set(edge, opposite(mark)).is_err() || self.flow.forced(track).is_err()
            })
    }
}

/// Blocks the other edges of every place that the path passes.
fn cross_out(track: &mut Track<'_>) {
    for place in 0..track.grid.n_places() {
        if track.n_path(place) == 2 {
            // A place that has too few edges now is found when the dead end is looked at.
            let open: Vec<usize> = track.open_at(place).collect();
            for edge in open {
                let _ = track.block(edge);
            }
        }
    }
}

/// Whether the path cannot pass a place any more.
fn is_impassable(track: &Track<'_>, place: usize) -> bool {
    let can_be_used = |&edge: &usize| {
        track.n_path(track.grid.across(edge, place)) < 2 && !track.closes_early(edge)
    };
    let n_open = track.open_at(place).filter(can_be_used).count();
    track.n_path(place) > 2 || track.n_path(place) + n_open < 2
}
