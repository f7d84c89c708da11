//! Edges without which the board would fall apart.
//!
//! A solution is a ring through all cells and the outside. Take one stretch of a ring away and
//! what is left is still one line; so an edge that alone joins two parts of what is left is path.

use gridwright_core::Conflict;

use super::low_link::{Link, LowLink};
use super::track::Track;

/// Memory for walks over the board, kept from one to the next.
#[derive(Default)]
pub(super) struct Walks {
    links: LowLink,
    /// Places that are left out.
    is_out: Vec<bool>,
}

impl Walks {
    /// The open edges that alone join two parts of the board without the outside.
    pub(super) fn bridges(&mut self, track: &Track<'_>) -> Result<&[usize], Conflict> {
        self.take_nothing_out(track);
        self.is_out[track.grid.outside()] = true;
        self.walk(track, 2)?;
        Ok(self.links.bridges())
    }

    /// Checks that no single place or edge holds the whole board together, since a ring cannot pass
    /// it twice.
    pub(super) fn hangs_together(&mut self, track: &Track<'_>) -> Result<(), Conflict> {
        self.take_nothing_out(track);
        self.walk(track, 1)?;
        if self.links.bridges().is_empty() { Ok(()) } else { Err(Conflict) }
    }

    fn take_nothing_out(&mut self, track: &Track<'_>) {
        self.is_out.clear();
        self.is_out.resize(track.grid.n_places(), false);
    }

    /// Walks over all edges that are not blocked and collects the open ones that are the only way
    /// to what lies behind them.
    ///
    /// `most` is the number of parts that may hang together by one place: two where the ring is cut
    /// open, one where not.
    fn walk(&mut self, track: &Track<'_>, most: u8) -> Result<(), Conflict> {
        let (grid, is_out) = (track.grid, &self.is_out);
        self.links.clear(grid.n_places());
        let n_in = is_out.iter().filter(|&&is_out| !is_out).count() as u32;
        let Some(root) = is_out.iter().position(|&is_out| !is_out) else { return Ok(()) };
        let link = |at: usize, n: usize, entered_by: u16| {
            let Some(&edge) = grid.edges_at(at).get(n) else { return Link::None };
            if edge == entered_by || track.is_blocked(edge.into()) {
                return Link::Skipped;
            }
            let to = grid.across(edge.into(), at);
            if is_out[to] { Link::Skipped } else { Link::To(to, edge) }
        };
        let n_reached = self.links.walk(root, most, link, |edge| track.is_open(edge.into()))?;
        if n_reached == n_in { Ok(()) } else { Err(Conflict) }
    }
}

/// The parts that the board falls into without some places, and without an edge if one is given.
pub(super) fn parts(track: &Track<'_>, out: &[usize], without: Option<usize>) -> Vec<Vec<usize>> {
    let mut seen = vec![false; track.grid.n_places()];
    out.iter().for_each(|&place| seen[place] = true);
    let mut parts = Vec::new();
    for start in 0..seen.len() {
        if seen[start] {
            continue;
        }
        seen[start] = true;
        let mut part = vec![start];
        let mut i = 0;
        while let Some(&place) = part.get(i) {
            i += 1;
            for edge in track.grid.edges_at(place).iter().map(|&edge| usize::from(edge)) {
                let to = track.grid.across(edge, place);
                if Some(edge) != without && !track.is_blocked(edge) && !seen[to] {
                    seen[to] = true;
                    part.push(to);
                }
            }
        }
        parts.push(part);
    }
    parts
}

/// The cells on the smaller side of an edge that joins two parts of the board.
pub(super) fn cut_off(track: &Track<'_>, edge: usize, is_out: &[bool]) -> Vec<usize> {
    let sides = track.grid.ends(edge).map(|start| {
        let mut seen = is_out.to_vec();
        let mut cells = vec![start];
        seen[start] = true;
        let mut i = 0;
        while let Some(&cell) = cells.get(i) {
            i += 1;
            for &next in track.grid.edges_at(cell) {
                let to = track.grid.across(next.into(), cell);
                if usize::from(next) != edge && !track.is_blocked(next.into()) && !seen[to] {
                    seen[to] = true;
                    cells.push(to);
                }
            }
        }
        cells
    });
    let [one, other] = sides;
    let is_inside = |side: &[usize]| !side.contains(&track.grid.outside());
    match (is_inside(&one), is_inside(&other)) {
        (true, false) => one,
        (false, true) => other,
        _ if one.len() <= other.len() => one,
        _ => other,
    }
}
