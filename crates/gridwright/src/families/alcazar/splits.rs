//! Splits: consequences of two stretches of path that together separate the board.
//!
//! A solution is a ring. Take two stretches of it away (each a segment or a single place) and two
//! lines are left. Where the rest of the board falls into two parts, each line fills one of them:
//! it leads from one stretch into a part and out of it to the other stretch, and nowhere else. The
//! neighbours of the ends and the colours decide which ends can do that.

use std::ops::ControlFlow;

use gridwright_core::{Conflict, Visit};

use super::track::Track;

/// Two stretches, the smaller of the two parts between them, and the consequences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Split {
    /// The ends of each stretch; twice the same for a single place.
    pub(super) stretches: [[usize; 2]; 2],
    pub(super) cells: Vec<usize>,
    /// Open edges at the four ends.
    pub(super) border: Vec<usize>,
    pub(super) path: Vec<usize>,
    pub(super) blocked: Vec<usize>,
}

impl Split {
    pub(super) fn apply(&self, track: &mut Track<'_>) -> Result<(), Conflict> {
        self.path.iter().try_for_each(|&edge| track.lay(edge))?;
        self.blocked.iter().try_for_each(|&edge| track.block(edge))
    }
}

/// Finds the first two stretches from which something follows.
pub(super) fn first_split(track: &Track<'_>) -> Result<Option<Split>, Conflict> {
    let mut first = None;
    visit_splits(track, &mut |split| {
        first = Some(split);
        ControlFlow::Break(())
    })?;
    Ok(first)
}

/// Shows all splits from which something follows.
pub(super) fn visit_splits(track: &Track<'_>, visit: Visit<'_, Split>) -> Result<(), Conflict> {
    let mut stretches = Stretches::of(track);
    for one in 0..track.grid.n_places() {
        if !stretches.is_first_end(one) {
            continue;
        }
        if track.is_stopped() {
            break;
        }
        for other in stretches.joints_without(one)? {
            if let Some(split) = stretches.between(one, other)?
                && !(split.path.is_empty() && split.blocked.is_empty())
                && visit(split).is_break()
            {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// The board with every segment as one place, numbered by its first end.
struct Stretches<'t> {
    track: &'t Track<'t>,
    n_stretches: u32,
    reached: Vec<u32>,
    low: Vec<u32>,
    n_below: Vec<u8>,
    way: Vec<(u16, u16, u16)>,
    part: Vec<u8>,
}

/// Stands for a stretch that was taken away, or a place inside one.
const NO_PART: u8 = 2;

impl<'t> Stretches<'t> {
    fn of(track: &'t Track<'t>) -> Stretches<'t> {
        let n = track.grid.n_places();
        let mut stretches = Stretches {
            track,
            n_stretches: 0,
            reached: vec![0; n],
            low: vec![0; n],
            n_below: vec![0; n],
            way: Vec::new(),
            part: vec![NO_PART; n],
        };
        let n_stretches = (0..n).filter(|&place| stretches.is_first_end(place)).count();
        stretches.n_stretches = n_stretches as u32;
        stretches
    }

    fn is_first_end(&self, place: usize) -> bool {
        self.track.n_path(place) < 2 && self.track.mate(place) >= place
    }

    /// The end with the lower number of the stretch that ends at a place.
    fn first_end(&self, place: usize) -> usize {
        place.min(self.track.mate(place))
    }

    /// The `n`th edge of a stretch, counting those of its first end before those of the other.
    fn nth_edge(&self, first_end: usize, n: usize) -> Option<usize> {
        let grid = self.track.grid;
        let here = grid.edges_at(first_end);
        let edge = match here.get(n) {
            Some(&edge) => edge,
            None => {
                let mate = self.track.mate(first_end);
                let there = if mate == first_end { &[] } else { grid.edges_at(mate) };
                *there.get(n - here.len())?
            }
        };
        Some(usize::from(edge))
    }

    /// The stretches that an open edge joins, by their first ends.
    fn joined(&self, edge: usize) -> [usize; 2] {
        self.track.grid.ends(edge).map(|place| self.first_end(place))
    }

    /// The stretches that, taken away together with `out`, separate the rest of the board.
    fn joints_without(&mut self, out: usize) -> Result<Vec<usize>, Conflict> {
        let n = self.track.grid.n_places();
        self.reached.fill(0);
        self.n_below.fill(0);
        self.way.clear();
        let Some(root) = (0..n).find(|&place| self.is_first_end(place) && place != out) else {
            return Ok(Vec::new());
        };
        let mut joints = Vec::new();
        let mut n_reached = 1;
        self.reached[root] = 1;
        self.low[root] = 1;
        self.way.push((root as u16, u16::MAX, 0));
        while let Some(&(at, by, next)) = self.way.last() {
            let place = usize::from(at);
            if let Some(edge) = self.nth_edge(place, usize::from(next)) {
                self.way.last_mut().expect("just seen").2 += 1;
                if edge == usize::from(by) || !self.track.is_open(edge) {
                    continue;
                }
                let [a, b] = self.joined(edge);
                let to = if a == place { b } else { a };
                if to == out || to == place {
                    continue;
                }
                if self.reached[to] == 0 {
                    n_reached += 1;
                    self.reached[to] = n_reached;
                    self.low[to] = n_reached;
                    self.way.push((to as u16, edge as u16, 0));
                } else {
                    self.low[place] = self.low[place].min(self.reached[to]);
                }
                continue;
            }
            self.way.pop();
            let Some(&(above, _, _)) = self.way.last() else { break };
            let above = usize::from(above);
            self.low[above] = self.low[above].min(self.low[place]);
            if self.low[place] >= self.reached[above] {
                self.n_below[above] += 1;
                let n_parts = self.n_below[above] + u8::from(above != root);
                if n_parts > 2 {
                    return Err(Conflict);
                }
                if n_parts == 2 {
                    joints.push(above);
                }
            }
        }
        if n_reached + 1 == self.n_stretches { Ok(joints) } else { Err(Conflict) }
    }

    /// The consequences of two stretches that separate the board.
    fn between(&mut self, one: usize, other: usize) -> Result<Option<Split>, Conflict> {
        let track = self.track;
        let (grid, outside) = (track.grid, track.grid.outside());
        if self.find_parts([one, other]) != 2 {
            return Ok(None);
        }
        // Places inside segments belong to the part of their ends.
        let mut totals = [0i32; 2];
        let mut sizes = [0usize; 2];
        let cell_parts = self.cell_parts();
        for (cell, &part) in cell_parts.iter().enumerate().take(outside) {
            if part != NO_PART {
                totals[usize::from(part)] += if grid.colour(cell) == 0 { 2 } else { -2 };
                sizes[usize::from(part)] += 1;
            }
        }
        if cell_parts[outside] != NO_PART {
            let [first, second] = grid.exits_wanted();
            totals[usize::from(cell_parts[outside])] -= first as i32 - second as i32;
        }
        let stretches = [one, other].map(|first| [first, track.mate(first)]);
        let ways = stretches.map(|ends| self.ways(ends));
        let allowed = allowed(&ways, totals);
        let mut split = Split {
            stretches,
            cells: Vec::new(),
            border: Vec::new(),
            path: Vec::new(),
            blocked: Vec::new(),
        };
        if allowed.is_empty() {
            return Err(Conflict);
        }
        for ends in stretches {
            let mut into = [Vec::new(), Vec::new()];
            let n_ends = if ends[0] == ends[1] { 1 } else { 2 };
            for &end in &ends[..n_ends] {
                for edge in track.open_at(end) {
                    split.border.push(edge);
                    match allowed.iter().find(|way| way.edge == edge) {
                        Some(way) => into[way.part].push(edge),
                        None => split.blocked.push(edge),
                    }
                }
            }
            for edges in into {
                if let [edge] = edges[..] {
                    split.path.push(edge);
                }
            }
        }
        split.blocked.sort_unstable();
        split.blocked.dedup();
        split.border.sort_unstable();
        split.border.dedup();
        let shown = if cell_parts[outside] == 0 {
            1
        } else if cell_parts[outside] == 1 {
            0
        } else {
            u8::from(sizes[1] < sizes[0])
        };
        split.cells = (0..outside).filter(|&cell| cell_parts[cell] == shown).collect();
        Ok(Some(split))
    }

    /// Numbers the parts that are left without some stretches; returns their number, at most 3.
    fn find_parts(&mut self, out: [usize; 2]) -> usize {
        self.part.fill(NO_PART);
        let mut n_parts = 0;
        let mut stack = Vec::new();
        for start in 0..self.track.grid.n_places() {
            let is_in = self.is_first_end(start) && !out.contains(&start);
            if !is_in || self.part[start] != NO_PART {
                continue;
            }
            if n_parts == 2 {
                return 3;
            }
            self.part[start] = n_parts as u8;
            stack.push(start);
            while let Some(place) = stack.pop() {
                let mut n = 0;
                while let Some(edge) = self.nth_edge(place, n) {
                    n += 1;
                    if !self.track.is_open(edge) {
                        continue;
                    }
                    for to in self.joined(edge) {
                        if !out.contains(&to) && self.part[to] == NO_PART {
                            self.part[to] = n_parts as u8;
                            stack.push(to);
                        }
                    }
                }
            }
            n_parts += 1;
        }
        n_parts
    }

    /// The part of every place, including those inside segments.
    fn cell_parts(&self) -> Vec<u8> {
        let grid = self.track.grid;
        let mut parts = vec![NO_PART; grid.n_places()];
        for first in (0..grid.n_places()).filter(|&place| self.is_first_end(place)) {
            let part = self.part[first];
            let (mut place, mut by) = (first, usize::MAX);
            loop {
                parts[place] = part;
                let path = grid.edges_at(place).iter().map(|&edge| usize::from(edge));
                let Some(edge) = path.filter(|&e| e != by).find(|&e| self.track.is_path(e)) else {
                    break;
                };
                (place, by) = (grid.across(edge, place), edge);
            }
        }
        parts
    }

    /// The open edges that lead from a stretch into the parts.
    fn ways(&self, ends: [usize; 2]) -> Vec<Way> {
        let grid = self.track.grid;
        let n_ends = if ends[0] == ends[1] { 1 } else { 2 };
        let mut ways = Vec::new();
        for (end, &place) in ends[..n_ends].iter().enumerate() {
            for edge in self.track.open_at(place) {
                let inner = grid.across(edge, place);
                let part = self.part[self.first_end(inner)];
                if part != NO_PART {
                    let sign = |cell: usize| if grid.colour(cell) == 0 { 1 } else { -1 };
                    // The outside has the opposite colour of its neighbour.
                    let charge = if place == grid.outside() { sign(inner) } else { -sign(place) };
                    ways.push(Way { edge, end, part: part.into(), charge, is_single: n_ends == 1 });
                }
            }
        }
        ways
    }
}

/// An edge from an end of a stretch into a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Way {
    edge: usize,
    /// The index of the end of the stretch that it leaves from.
    end: usize,
    part: usize,
    /// 1 where it enters the part on colour 0, -1 on colour 1.
    charge: i32,
    is_single: bool,
}

/// The ways that are part of some choice in which each stretch leads once into each part, from
/// different ends, and the colours add up.
fn allowed(ways: &[Vec<Way>; 2], totals: [i32; 2]) -> Vec<Way> {
    let mut allowed: Vec<Way> = Vec::new();
    // The end of each stretch that leads into part 0; for a single place it does not matter.
    for ends in [[0, 0], [0, 1], [1, 0], [1, 1]] {
        let into = |stretch: usize, part: usize| {
            let end = if part == 0 { ends[stretch] } else { 1 - ends[stretch] };
            let fits = move |way: &&Way| way.part == part && (way.is_single || way.end == end);
            ways[stretch].iter().filter(fits)
        };
        let supported = [0, 1].map(|part| {
            let fits = |one: &Way, other: &Way| one.charge + other.charge == totals[part];
            let mut found: Vec<Way> = Vec::new();
            for one in into(0, part) {
                for other in into(1, part).filter(|other| fits(one, other)) {
                    found.extend([*one, *other]);
                }
            }
            found
        });
        if supported.iter().all(|found| !found.is_empty()) {
            for way in supported.into_iter().flatten() {
                if !allowed.contains(&way) {
                    allowed.push(way);
                }
            }
        }
    }
    allowed
}
