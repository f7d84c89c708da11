//! Edges whose marks counting ties together.
//!
//! Counting can show that an edge is path only together with certain others, before it shows
//! whether they are. Where all of them at once would close a ring early or separate the board, the
//! edge is not path; and the same for edges that are blocked only together.

use gridwright_core::Conflict;

use super::flow::Flow;
use super::parity::Crossing;
use super::partition::{Walks, parts};
use super::track::{Mark, Track};

/// An edge that cannot have a mark, since the edges tied to it would do harm.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tie {
    pub(super) edge: usize,
    /// The mark that the edge must have.
    pub(super) mark: Mark,
    /// The other edges that would follow from the opposite mark, with their marks.
    pub(super) tied: Vec<(usize, Mark)>,
}

/// The tie with the fewest edges whose consequence is not known yet.
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
            if is_trouble(track, group.iter().map(|&e| (e, mark(e))), walks) {
                let others = group.iter().filter(|&other| other != edge);
                best = Some(Tie {
                    edge: *edge,
                    mark: opposite(mark(*edge)),
                    tied: others.map(|&other| (other, mark(other))).collect(),
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

/// The harm that tied edges do together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Harm {
    /// With this edge, the path would close a ring, or go from gap to gap, too early.
    Ring { edge: usize },
    /// A part of the cells is separated from the others.
    Apart { part: Vec<usize> },
    /// A part is joined to the rest of the board by one cell.
    Cell { part: Vec<usize>, cell: usize },
    /// A part is joined to the rest of the board by one edge.
    Edge { part: Vec<usize>, edge: usize },
    /// A cell joins more than two parts of the cells.
    Parts { parts: Vec<Vec<usize>>, cell: usize },
}

/// The regions by which counting ties edges to that of a tie, as few as do harm together, each with
/// only those of its edges that are needed for that; and the harm. The track has the opposite of
/// the tie's mark on its edge.
pub(super) fn reasons(
    track: &mut Track<'_>,
    flow: &mut Flow,
    walks: &mut Walks,
    tie: &Tie,
) -> (Vec<Crossing>, Option<Harm>) {
    let mut regions = flow.explained(track);
    regions.dedup_by(|one, other| one.cells == other.cells);
    for region in &mut regions {
        let is_tied = |edge: &usize| tie.tied.iter().any(|(tied, _)| tied == edge);
        region.path.retain(is_tied);
        region.blocked.retain(is_tied);
    }
    let mut is_harm = |track: &mut Track<'_>, regions: &[Crossing]| {
        is_trouble(track, marks(regions).into_iter(), walks)
    };
    for i in (0..regions.len()).rev() {
        let without = [&regions[..i], &regions[i + 1..]].concat();
        if is_harm(track, &without) {
            regions = without;
        }
    }
    for i in 0..regions.len() {
        for (edge, mark) in marks(&regions[i..=i]) {
            let mut without = regions.clone();
            match mark {
                Mark::Path => without[i].path.retain(|&other| other != edge),
                Mark::Blocked | Mark::Open => without[i].blocked.retain(|&other| other != edge),
            }
            if is_harm(track, &without) {
                regions = without;
            }
        }
    }
    regions.retain(|region| !region.path.is_empty() || !region.blocked.is_empty());
    let harm = harm(track, &regions);
    (regions, harm)
}

fn marks(regions: &[Crossing]) -> Vec<(usize, Mark)> {
    let one = |region: &Crossing| {
        let path = region.path.iter().map(|&edge| (edge, Mark::Path));
        path.chain(region.blocked.iter().map(|&edge| (edge, Mark::Blocked))).collect::<Vec<_>>()
    };
    regions.iter().flat_map(one).collect()
}

fn harm(track: &mut Track<'_>, regions: &[Crossing]) -> Option<Harm> {
    let then = track.now();
    let ring = marks(regions).into_iter().find(|&(edge, mark)| track.set(edge, mark).is_err());
    let harm = match ring {
        Some((edge, _)) => Some(Harm::Ring { edge }),
        None => harm_by_parts(track),
    };
    track.undo_to(then);
    harm
}

/// The way in which the board falls apart, if it does.
fn harm_by_parts(track: &Track<'_>) -> Option<Harm> {
    let (grid, outside) = (track.grid, track.grid.outside());
    let smallest = |parts: Vec<Vec<usize>>| parts.into_iter().min_by_key(Vec::len);
    let cells = parts(track, &[outside], None);
    if cells.len() > 1 {
        return smallest(cells).map(|part| Harm::Apart { part });
    }
    // The smallest part that is cut off from the outside.
    let hanging = |out: &[usize], without: Option<usize>| {
        let all = parts(track, out, without);
        smallest(all.into_iter().filter(|part| !part.contains(&outside)).collect())
    };
    let by_cell = |cell: usize| Some(Harm::Cell { part: hanging(&[cell], None)?, cell });
    let by_edge = |edge: usize| Some(Harm::Edge { part: hanging(&[], Some(edge))?, edge });
    let by_three = |cell: usize| {
        let parts = parts(track, &[outside, cell], None);
        (parts.len() > 2).then_some(Harm::Parts { parts, cell })
    };
    let edges = (0..grid.n_edges()).filter(|&edge| !track.is_blocked(edge));
    (0..grid.n_cells())
        .find_map(by_cell)
        .or_else(|| edges.into_iter().find_map(by_edge))
        .or_else(|| (0..grid.n_cells()).find_map(by_three))
}

/// Whether marks close a ring or separate the board. Too many or too few edges at a cell are not
/// checked, since counting excludes them.
fn is_trouble(
    track: &mut Track<'_>,
    mut marks: impl Iterator<Item = (usize, Mark)>,
    walks: &mut Walks,
) -> bool {
    let then = track.now();
    let is_trouble = marks.any(|(edge, mark)| track.set(edge, mark).is_err())
        || walks.hangs_together(track).is_err()
        || walks.bridges(track).is_err();
    track.undo_to(then);
    is_trouble
}
