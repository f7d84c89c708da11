//! All kinds of reasoning together, as fast as possible: the consequences of logic of a given
//! strength.

use gridwright_core::{Conflict, Tenths};

use super::catalogue as named;
use super::flow::Flow;
use super::necks::necks;
use super::parity::{exits, first_block};
use super::partition::Walks;
use super::runs::Runs;
use super::spans::Spans;
use super::splits::first_split;
use super::ties::first_tie;
use super::track::{Mark, Track};

/// The kinds of reasoning to use besides looking at single cells and segments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rules {
    pub(super) forks: bool,
    pub(super) partition: bool,
    /// Whether to look for contradictions, which is pointless where a solution is known.
    pub(super) dead_ends: bool,
    pub(super) exits: bool,
    pub(super) blocks: bool,
    pub(super) flow: bool,
    pub(super) necks: bool,
    pub(super) splits: bool,
    pub(super) ties: bool,
}

impl Rules {
    /// The rules that are cheap enough for every node of a search.
    pub(super) const SEARCH: Rules = Rules {
        forks: false,
        partition: true,
        dead_ends: true,
        exits: true,
        blocks: false,
        flow: false,
        necks: false,
        splits: false,
        ties: false,
    };

    /// The rules that are worth their time once, before a search.
    pub(super) const ROOT: Rules = Rules { flow: true, ..Rules::SEARCH };

    /// The cost of using them once, in nodes of a search.
    pub(super) fn cost(self) -> u64 {
        if self.blocks || self.necks || self.ties { 20 } else { 1 }
    }

    /// Whether using them takes no longer than exact search, with a known path or without.
    pub(super) fn is_quick(self, is_known: bool) -> bool {
        let is_slow = self.necks || self.splits || self.ties;
        !is_slow && (!self.blocks || self.flow && is_known)
    }

    /// The cheap ones of the techniques rated at most this.
    pub(super) fn cheap_within(at_most: Tenths) -> Rules {
        Rules {
            dead_ends: false,
            blocks: false,
            necks: false,
            splits: false,
            ties: false,
            ..Rules::within(at_most)
        }
    }

    /// All techniques rated at most this, except look-ahead.
    pub(super) fn within(at_most: Tenths) -> Rules {
        Rules {
            forks: named::FORK.rating <= at_most,
            partition: named::PARTITION.rating <= at_most,
            dead_ends: true,
            exits: named::EXIT_PARITY.rating <= at_most,
            blocks: named::BLOCK_PARITY.rating <= at_most,
            flow: named::REGION_PARITY.rating <= at_most,
            necks: named::NECK.rating <= at_most,
            splits: named::SPLIT.rating <= at_most,
            ties: named::TIE.rating <= at_most,
        }
    }
}

/// Working memory for all kinds of reasoning.
#[derive(Default)]
pub(super) struct Logic {
    pub(super) walks: Walks,
    pub(super) spans: Spans,
    pub(super) flow: Flow,
    /// A known solution of the board, ignoring supposed edges.
    pub(super) known: Option<Runs>,
    /// Whether tied edges may be missed that depend on the order in which rectangles were counted.
    pub(super) is_rough: bool,
}

impl Logic {
    /// Draws every consequence of the rules.
    ///
    /// # Errors
    /// When there is a contradiction.
    pub(super) fn close(&mut self, track: &mut Track<'_>, rules: Rules) -> Result<(), Conflict> {
        loop {
            track.settle()?;
            if track.is_whole() || track.is_stopped() {
                return Ok(());
            }
            let before = track.now();
            if rules.forks {
                forks(track)?;
            }
            if rules.exits
                && before == track.now()
                && let Some(crossing) = exits(track)?
            {
                crossing.apply(track)?;
            }
            if rules.partition && before == track.now() {
                let bridges = self.spans.bridges(track)?;
                bridges.iter().try_for_each(|&edge| track.lay(edge))?;
                if rules.dead_ends && before == track.now() {
                    self.spans.hangs_together(track)?;
                }
            }
            if rules.flow && before == track.now() {
                for (edge, mark) in self.flow.forced(track)? {
                    track.set(edge, mark)?;
                }
            }
            if rules.splits
                && before == track.now()
                && let Some(split) = first_split(track)?
            {
                split.apply(track)?;
            }
            if rules.blocks && before == track.now() {
                // The edges that are tied depend on what was counted before, and in which order.
                let can_use_runs = rules.exits && rules.flow && (!rules.ties || self.is_rough);
                let runs = self.known.as_ref().filter(|runs| can_use_runs && runs.agrees(track));
                if let Some(runs) = runs {
                    runs.first_forced(track).map_or(Ok(()), |edge| track.lay(edge))?;
                } else {
                    let first = first_block(track)?;
                    first.map_or(Ok(()), |crossing| crossing.apply(track))?;
                }
            }
            if rules.necks && before == track.now() {
                let mut first = None;
                necks(track, &mut |crossing| {
                    first = Some(crossing);
                    false
                })?;
                first.map_or(Ok(()), |crossing| crossing.apply(track))?;
            }
            if rules.ties
                && before == track.now()
                && let Some(tie) = first_tie(track, &mut self.flow, &mut self.walks, &[])?
            {
                track.set(tie.edge, tie.mark)?;
            }
            if before == track.now() {
                return Ok(());
            }
        }
    }
}

/// The three ways out of a cell, of which the first two lead to both ends of one segment, so that
/// the path takes the third.
pub(super) fn fork_at(track: &Track<'_>, cell: usize) -> Option<[usize; 3]> {
    if track.n_path(cell) > 0 || track.n_free(cell) != 3 {
        return None;
    }
    let mut ways = track.open_at(cell);
    let ways = [ways.next()?, ways.next()?, ways.next()?];
    let grid = track.grid;
    let would_close = |one: usize, other: usize| {
        let (a, b) = (grid.across(one, cell), grid.across(other, cell));
        let is_early = track.n_laid() + 2 < grid.n_places();
        a != b && track.n_path(a) == 1 && track.mate(a) == b && is_early
    };
    let [x, y, z] = ways;
    [[x, y, z], [y, z, x], [z, x, y]].into_iter().find(|&[one, other, _]| would_close(one, other))
}

fn forks(track: &mut Track<'_>) -> Result<(), Conflict> {
    for cell in 0..track.grid.n_cells() {
        if let Some([_, _, third]) = fork_at(track, cell) {
            track.set(third, Mark::Path)?;
        }
    }
    Ok(())
}
