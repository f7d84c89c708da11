//! Edges whose marks counting ties together.
//!
//! Counting can show that an edge is path only together with certain others, before it shows
//! whether they are. Where all of them at once would close a ring early or separate the board, the
//! edge is not path; and the same for edges that are blocked only together.

use gridwright_core::Conflict;

use super::flow::Flow;
use super::partition::Walks;
use super::track::{Mark, Track};

/// An edge that cannot have a mark, since the edges tied to it would do harm.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tie {
    pub(super) edge: usize,
    /// The mark that the edge must have.
    pub(super) mark: Mark,
    /// The other edges that would follow from the opposite mark, with their marks.
    pub(super) tied: Vec<(usize, Mark)>,
    pub(super) trouble: Trouble,
}

/// What is wrong with all tied edges at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trouble {
    /// They close a ring. (Too many or too few edges at a cell are no tie: counting excludes them.)
    Ring,
    /// They part the board.
    Parted,
}

impl Trouble {
    /// The word by which texts choose.
    pub(super) fn name(self) -> &'static str {
        match self {
            Trouble::Ring => "ring",
            Trouble::Parted => "parted",
        }
    }
}

/// The tie with the fewest edges from which something follows that is not known yet.
pub(super) fn first_tie(
    track: &mut Track<'_>,
    flow: &mut Flow,
    walks: &mut Walks,
    known: &[(usize, Mark)],
) -> Result<Option<Tie>, Conflict> {
    let ties = flow.ties(track)?;
    let mut tied_by = vec![Vec::new(); track.grid.n_edges()];
    for (edge, follow) in &ties {
        follow.iter().for_each(|&other| tied_by[other].push(*edge));
    }
    let mut best: Option<Tie> = None;
    for (edge, follow) in &ties {
        if track.is_stopped() {
            break;
        }
        // With the marks of the choice, and with the opposite marks for the edges that follow from
        // it.
        for (is_chosen, group) in [(true, follow), (false, &tied_by[*edge])] {
            if best.as_ref().is_some_and(|best| best.tied.len() < group.len()) {
                continue;
            }
            let mark = |edge: usize| {
                let mark = flow.choice(edge);
                if is_chosen { mark } else { opposite(mark) }
            };
            if known.contains(&(*edge, opposite(mark(*edge)))) {
                continue;
            }
            if let Some(trouble) = trouble(track, group.iter().map(|&e| (e, mark(e))), walks) {
                let others = group.iter().filter(|&other| other != edge);
                best = Some(Tie {
                    edge: *edge,
                    mark: opposite(mark(*edge)),
                    tied: others.map(|&other| (other, mark(other))).collect(),
                    trouble,
                });
            }
        }
    }
    Ok(best)
}

pub(super) fn opposite(mark: Mark) -> Mark {
    match mark {
        Mark::Path => Mark::Blocked,
        Mark::Blocked => Mark::Path,
        Mark::Open => Mark::Open,
    }
}

fn trouble(
    track: &mut Track<'_>,
    mut marks: impl Iterator<Item = (usize, Mark)>,
    walks: &mut Walks,
) -> Option<Trouble> {
    let then = track.now();
    let trouble = if marks.any(|(edge, mark)| track.set(edge, mark).is_err()) {
        Some(Trouble::Ring)
    } else if walks.hangs_together(track).is_err() || walks.bridges(track).is_err() {
        Some(Trouble::Parted)
    } else {
        None
    };
    track.undo_to(then);
    trouble
}
