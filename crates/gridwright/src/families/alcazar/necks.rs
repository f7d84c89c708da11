//! Narrow necks: regions of any shape that only a few edges lead out of.
//!
//! Corners of the board that walls join are one point. A closed line over at most [`MOST`] open
//! edges from point to point goes around a region; all such lines are checked. Sums kept along
//! walls and edges give the number of cells of each colour inside, without visiting them.

use gridwright_core::Conflict;

use super::grid::Grid;
use super::parity::{Crossing, Tally};
use super::track::{Mark, Track};

/// Largest number of edges that lead out of a region.
const MOST: usize = 6;

/// Number of hops back to the start of a line from which on all are treated alike.
const FAR: u8 = 4;

/// The cells inside a closed line, and the surplus of colour 0 among them, as sums along the line.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Inside {
    n_cells: i32,
    surplus: i32,
}

impl Inside {
    fn plus(self, other: Inside) -> Inside {
        Inside { n_cells: self.n_cells + other.n_cells, surplus: self.surplus + other.surplus }
    }

    fn minus(self, other: Inside) -> Inside {
        Inside { n_cells: self.n_cells - other.n_cells, surplus: self.surplus - other.surplus }
    }

    /// The sum that a step to the right along the line above row `row`, at column `col`, adds when
    /// lines are followed clockwise: all cells above it are subtracted.
    fn step(col: usize, row: usize) -> Inside {
        // Above are `row` cells of alternating colours, the top one of colour `col % 2`.
        let first = if col.is_multiple_of(2) { 1 } else { -1 };
        Inside { n_cells: -(row as i32), surplus: -(first * (row % 2) as i32) }
    }
}

/// An edge to cross from one point to the next.
#[derive(Clone, Copy, Debug)]
struct Hop {
    edge: u16,
    to: u16,
    sum: Inside,
    /// The colour of the cell on the right of the hop; `None` is the outside.
    right: Option<u8>,
}

/// All points and the hops between them.
struct Points {
    hops: Vec<Vec<Hop>>,
}

impl Points {
    fn of(track: &Track<'_>) -> Points {
        let grid = track.grid;
        let n_cols = grid.width + 1;
        let n_corners = n_cols * (grid.height + 1);
        let index = |(col, row): (usize, usize)| row * n_cols + col;
        // Walls at each corner, with the sum of going along them.
        let mut walls: Vec<Vec<(usize, Inside)>> = vec![Vec::new(); n_corners];
        for edge in (0..grid.n_edges()).filter(|&edge| track.is_blocked(edge)) {
            let [from, to] = grid.corners(edge);
            let sum = along(grid, edge);
            walls[index(from)].push((index(to), sum));
            walls[index(to)].push((index(from), Inside::default().minus(sum)));
        }
        // The point each corner belongs to, and the sum of going there from the point's first.
        let mut point = vec![usize::MAX; n_corners];
        let mut offset = vec![Inside::default(); n_corners];
        let mut n_points = 0;
        let mut stack = Vec::new();
        for corner in 0..n_corners {
            if point[corner] != usize::MAX {
                continue;
            }
            point[corner] = n_points;
            stack.push(corner);
            while let Some(at) = stack.pop() {
                for &(to, sum) in &walls[at] {
                    if point[to] == usize::MAX {
                        point[to] = n_points;
                        offset[to] = offset[at].plus(sum);
                        stack.push(to);
                    }
                }
            }
            n_points += 1;
        }
        let mut hops = vec![Vec::new(); n_points];
        for edge in (0..grid.n_edges()).filter(|&edge| !track.is_blocked(edge)) {
            let [from, to] = grid.corners(edge).map(index);
            let sum = offset[from].plus(along(grid, edge)).minus(offset[to]);
            let [first, second] = grid.ends(edge);
            // Going right, the cell below is on the right; going down, the one on the left is.
            let (right, left) = if grid.is_flat(edge) { (second, first) } else { (first, second) };
            let colour = |place: usize| (place != grid.outside()).then(|| grid.colour(place) as u8);
            let (edge, [p, q]) = (edge as u16, [from, to].map(|corner| point[corner]));
            hops[p].push(Hop { edge, to: q as u16, sum, right: colour(right) });
            let back = Inside::default().minus(sum);
            hops[q].push(Hop { edge, to: p as u16, sum: back, right: colour(left) });
        }
        Points { hops }
    }

    /// The points with only one hop across each stretch of path.
    fn with_stretches_once(&self, track: &Track<'_>) -> Points {
        let is_kept = one_of_each_stretch(track);
        let few = |hops: &Vec<Hop>| {
            hops.iter().filter(|hop| is_kept[usize::from(hop.edge)]).copied().collect()
        };
        Points { hops: self.hops.iter().map(few).collect() }
    }

    /// The number of hops that lead back to a point over later points alone, from each of them;
    /// [`FAR`] where it is that many or more.
    fn ways_back(&self, start: usize) -> Vec<u8> {
        let mut n_hops = vec![FAR; self.hops.len()];
        n_hops[start] = 0;
        let mut reached = vec![start];
        for n in 1..FAR {
            let beside = reached.iter().flat_map(|&at| &self.hops[at]);
            let mut next = Vec::new();
            for to in beside.map(|hop| usize::from(hop.to)) {
                if to > start && n_hops[to] == FAR {
                    n_hops[to] = n;
                    next.push(to);
                }
            }
            reached = next;
        }
        n_hops
    }
}

/// The sum that going along an edge adds, from its first corner to its second.
fn along(grid: &Grid, edge: usize) -> Inside {
    let [(col, row), _] = grid.corners(edge);
    if grid.is_flat(edge) { Inside::step(col, row) } else { Inside::default() }
}

/// Visits every region that few edges lead out of and from which something follows; `visit` returns
/// whether to go on.
pub(super) fn necks(
    track: &Track<'_>,
    visit: &mut dyn FnMut(Crossing) -> bool,
) -> Result<(), Conflict> {
    let points = Points::of(track);
    let ways_back: Vec<Vec<u8>> =
        (0..points.hops.len()).map(|start| points.ways_back(start)).collect();
    let all = || lines(points.hops.len());
    // Where much of the path is known, nearly all lines differ only in where they cross it.
    let few = points.with_stretches_once(track);
    let mut line = Line::new(track, &few, &ways_back);
    line.least_cells = 1;
    let Some(first) = all().find(|&(most, start)| line.may_matter(most, start)) else {
        return Ok(());
    };
    let mut line = Line::new(track, &points, &ways_back);
    for (most, start) in all().skip_while(|&line| line != first) {
        line.most = most;
        if track.is_stopped() || !line.follow(start, start, Inside::default(), visit)? {
            return Ok(());
        }
    }
    Ok(())
}

/// The lengths of lines and the points where they start. Short lines come first: they make the
/// plainest sentences.
fn lines(n_points: usize) -> impl Iterator<Item = (usize, usize)> {
    (1..=MOST).flat_map(move |most| (0..n_points).map(move |start| (most, start)))
}

/// Whether an edge is the only one to keep of its stretch of path, or on no such stretch.
///
/// A stretch is a line of path edges within the board, over cells whose other sides are blocked. A
/// line over one of its edges has the same consequences as over another: between them are cells
/// with two crossings each, which count as much as their colours.
fn one_of_each_stretch(track: &Track<'_>) -> Vec<bool> {
    let grid = track.grid;
    let is_inner_path = |edge: usize| track.is_path(edge) && !grid.is_border(edge);
    let next = |edge: usize, cell: usize| {
        let is_passed =
            cell != grid.outside() && track.n_path(cell) == 2 && track.n_free(cell) == 2;
        let mut edges = grid.edges_at(cell).iter().map(|&on| usize::from(on));
        edges.find(|&on| on != edge && is_passed && is_inner_path(on))
    };
    let mut is_kept = vec![true; grid.n_edges()];
    for first in (0..grid.n_edges()).filter(|&edge| is_inner_path(edge)) {
        if !is_kept[first] {
            continue;
        }
        for end in grid.ends(first) {
            let (mut edge, mut cell) = (first, end);
            while let Some(on) = next(edge, cell).filter(|&on| on != first) {
                is_kept[on] = false;
                (edge, cell) = (on, grid.across(on, cell));
            }
        }
    }
    is_kept
}

/// A line being followed.
struct Line<'a> {
    track: &'a Track<'a>,
    points: &'a Points,
    /// See [`Points::ways_back`].
    ways_back: &'a [Vec<u8>],
    is_on: Vec<bool>,
    hops: Vec<Hop>,
    most: usize,
    /// Smallest number of cells of a region. Single cells have easier techniques of their own.
    least_cells: i32,
}

impl<'a> Line<'a> {
    fn new(track: &'a Track<'a>, points: &'a Points, ways_back: &'a [Vec<u8>]) -> Line<'a> {
        let is_on = vec![false; points.hops.len()];
        Line { track, points, ways_back, is_on, hops: Vec::new(), most: 0, least_cells: 2 }
    }

    /// Whether something follows from a line of this length that starts here.
    fn may_matter(&mut self, most: usize, start: usize) -> bool {
        self.most = most;
        let mut is_found = false;
        let outcome = self.follow(start, start, Inside::default(), &mut |_| {
            is_found = true;
            false
        });
        is_found || outcome.is_err()
    }

    fn follow(
        &mut self,
        start: usize,
        at: usize,
        sum: Inside,
        visit: &mut dyn FnMut(Crossing) -> bool,
    ) -> Result<bool, Conflict> {
        let (points, ways_back) = (self.points, self.ways_back);
        let n_left = self.most - self.hops.len() - 1;
        let is_last = n_left == 0;
        // Where many walls hang together, very many lines begin at one point.
        if !is_last && self.track.is_stopped() {
            return Ok(false);
        }
        for &hop in &points.hops[at] {
            let to = usize::from(hop.to);
            if is_last {
                let repeats = self.hops.iter().any(|before| before.edge == hop.edge);
                if to == start && !repeats && !self.close(hop, sum.plus(hop.sum), visit)? {
                    return Ok(false);
                }
            // Each line is met once from its lowest point, and has to come back there.
            } else if to > start && !self.is_on[to] && usize::from(ways_back[start][to]) <= n_left {
                self.is_on[to] = true;
                self.hops.push(hop);
                let goes_on = self.follow(start, to, sum.plus(hop.sum), visit)?;
                self.hops.pop();
                self.is_on[to] = false;
                if !goes_on {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Decides on a line that is closed by `last`. Lines are met in both directions; those that go
    /// clockwise have the region on their right.
    fn close(
        &mut self,
        last: Hop,
        inside: Inside,
        visit: &mut dyn FnMut(Crossing) -> bool,
    ) -> Result<bool, Conflict> {
        if inside.n_cells < self.least_cells {
            return Ok(true);
        }
        self.hops.push(last);
        let mut tally = Tally { surplus: inside.surplus, ..Tally::default() };
        for hop in &self.hops {
            let Some(colour) = hop.right else { continue };
            tally.free[usize::from(colour)] += 1;
            tally.path[usize::from(colour)] += i32::from(self.track.is_path(hop.edge.into()));
        }
        let is_all = inside.n_cells as usize == self.track.grid.n_cells();
        let verdict = tally.verdict(is_all.then_some(2));
        let goes_on = match verdict {
            Ok(verdict) if verdict != [Mark::Open; 2] => visit(self.crossing(verdict)),
            _ => true,
        };
        self.hops.pop();
        verdict.map(|_| goes_on)
    }

    fn crossing(&self, verdict: [Mark; 2]) -> Crossing {
        let with = |mark: Mark| {
            let is_forced = |hop: &&Hop| {
                self.track.is_open(hop.edge.into())
                    && hop.right.is_some_and(|colour| verdict[usize::from(colour)] == mark)
            };
            self.hops.iter().filter(is_forced).map(|hop| usize::from(hop.edge)).collect()
        };
        let border: Vec<usize> = self.hops.iter().map(|hop| usize::from(hop.edge)).collect();
        Crossing {
            cells: enclosed(self.track, &border),
            border,
            path: with(Mark::Path),
            blocked: with(Mark::Blocked),
        }
    }
}

/// The cells that a set of edges separates from the outside.
fn enclosed(track: &Track<'_>, border: &[usize]) -> Vec<usize> {
    let grid = track.grid;
    let outside = grid.outside();
    let mut is_out = vec![false; grid.n_places()];
    is_out[outside] = true;
    let mut places = vec![outside];
    while let Some(place) = places.pop() {
        for &edge in grid.edges_at(place) {
            let to = grid.across(edge.into(), place);
            let is_way = !track.is_blocked(edge.into()) && !border.contains(&edge.into());
            if is_way && !is_out[to] {
                is_out[to] = true;
                places.push(to);
            }
        }
    }
    (0..grid.n_cells()).filter(|&cell| !is_out[cell]).collect()
}

#[cfg(test)]
mod tests {
    use gridwright_core::{Budget, Rng};

    use super::super::route::Symmetry;
    use super::*;

    /// All regions, found over every hop.
    fn slow(track: &Track<'_>) -> Result<Vec<Crossing>, Conflict> {
        let points = Points::of(track);
        let ways_back: Vec<Vec<u8>> =
            (0..points.hops.len()).map(|start| points.ways_back(start)).collect();
        let mut line = Line::new(track, &points, &ways_back);
        let mut found = Vec::new();
        for (most, start) in lines(points.hops.len()) {
            line.most = most;
            line.follow(start, start, Inside::default(), &mut |crossing| {
                found.push(crossing);
                true
            })?;
        }
        Ok(found)
    }

    #[test]
    fn stretches_of_path_hide_no_region() {
        let mut rng = Rng::from_seed(1);
        let (mut n_found, mut n_none, mut n_conflicts) = (0, 0, 0);
        for round in 0..1500 {
            let grid = Grid::new(3 + rng.below(4), 3 + rng.below(4));
            let path = Symmetry::None.random_path(&grid, &mut rng, &Budget::unlimited()).unwrap();
            let (percent, known) = (20 + rng.below(60), rng.below(90));
            let mut track = Track::new(&grid);
            for (edge, &is_on_path) in path.iter().enumerate() {
                // A few marks are wrong, so that some boards have no path.
                let is_path = is_on_path != (round % 3 == 0 && rng.below(30) == 0);
                let most = if is_path { known } else { percent };
                let mark = if is_path { Mark::Path } else { Mark::Blocked };
                if rng.below(100) < most {
                    let _ = track.set(edge, mark);
                }
            }
            let expected = slow(&track);
            let mut found = Vec::new();
            let outcome = necks(&track, &mut |crossing| {
                found.push(crossing);
                true
            });
            assert_eq!(outcome.map(|()| found), expected, "round {round}");
            n_conflicts += usize::from(expected.is_err());
            n_none += usize::from(expected.as_ref().is_ok_and(Vec::is_empty));
            n_found += usize::from(expected.is_ok_and(|found| !found.is_empty()));
        }
        let met = (n_found, n_none, n_conflicts);
        assert!(n_found > 100 && n_none > 50 && n_conflicts > 50, "{met:?}");
    }
}
