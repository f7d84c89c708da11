//! The state of a path puzzle: places, the edges between them, and properties that can be counted.
//!
//! The cells of a board and its outside are places. A solution is a ring through all of them.

use gridwright_core::{Pt, Site, Value};

use crate::state::{Rules, State};

/// The edges of a path puzzle, each path (`true`), blocked (`false`) or open.
#[derive(Clone)]
pub(crate) struct Track {
    cols: usize,
    pub(crate) n_cells: usize,
    /// The two places that each edge joins.
    ends: Vec<[usize; 2]>,
    /// The edges of each place; the last place is the outside.
    at: Vec<Vec<usize>>,
    marks: Vec<Option<bool>>,
}

impl Track {
    /// The state of a board whose sites are edges.
    pub(crate) fn of(rules: &Rules<'_>, state: &State) -> Track {
        let board = rules.puzzle.board();
        let (rows, cols) = (board.rows as i16, board.cols as i16);
        let n_cells = board.rows * board.cols;
        let place = |x: i16, y: i16| {
            let is_cell = x > 0 && y > 0 && x < 2 * cols && y < 2 * rows;
            if is_cell { (y / 2 * cols + x / 2) as usize } else { n_cells }
        };
        let ends: Vec<[usize; 2]> = board
            .sites
            .iter()
            .map(|&Pt { x, y }| match x % 2 {
                0 => [place(x - 1, y), place(x + 1, y)],
                _ => [place(x, y - 1), place(x, y + 1)],
            })
            .collect();
        let mut at = vec![Vec::new(); n_cells + 1];
        for (edge, ends) in ends.iter().enumerate() {
            ends.iter().for_each(|&place| at[place].push(edge));
        }
        let marks = state.placed.iter().map(|value| value.map(|Value(value)| value == 1)).collect();
        Track { cols: board.cols, n_cells, ends, at, marks }
    }

    pub(crate) fn outside(&self) -> usize {
        self.n_cells
    }

    fn n_places(&self) -> usize {
        self.n_cells + 1
    }

    pub(crate) fn mark(&self, edge: Site) -> Option<bool> {
        self.marks[edge.index()]
    }

    pub(crate) fn set(&mut self, edge: Site, is_path: bool) {
        self.marks[edge.index()] = Some(is_path);
    }

    /// Blocks the other edges of every place that the path passes.
    pub(crate) fn cross_out(&mut self) {
        for place in 0..self.n_places() {
            if self.edges(place, Some(true)).len() == 2 {
                self.edges(place, None).into_iter().for_each(|edge| self.set(edge, false));
            }
        }
    }

    pub(crate) fn ends(&self, edge: Site) -> [usize; 2] {
        self.ends[edge.index()]
    }

    pub(crate) fn across(&self, edge: Site, place: usize) -> usize {
        let [a, b] = self.ends(edge);
        if a == place { b } else { a }
    }

    /// The edges of a place with this mark; `None` for open edges.
    pub(crate) fn edges(&self, place: usize, mark: Option<bool>) -> Vec<Site> {
        let edges = self.at[place].iter().filter(|&&edge| self.marks[edge] == mark);
        edges.map(|&edge| Site(edge as u16)).collect()
    }

    /// The edges of a place that are not blocked.
    pub(crate) fn free(&self, place: usize) -> Vec<Site> {
        let edges = self.at[place].iter().filter(|&&edge| self.marks[edge] != Some(false));
        edges.map(|&edge| Site(edge as u16)).collect()
    }

    /// All edges.
    pub(crate) fn all(&self) -> impl Iterator<Item = Site> + use<> {
        (0..self.marks.len() as u16).map(Site)
    }

    pub(crate) fn is_border(&self, edge: Site) -> bool {
        self.ends(edge).contains(&self.outside())
    }

    /// The colour of a cell: 0 for dark, 1 for light.
    pub(crate) fn colour(&self, cell: usize) -> usize {
        (cell / self.cols + cell % self.cols) % 2
    }

    /// Number of border gaps that the path uses next to dark and next to light cells, which
    /// alternate along the path.
    pub(crate) fn gaps(&self) -> [usize; 2] {
        if self.n_cells.is_multiple_of(2) { [1, 1] } else { [2, 0] }
    }

    fn n_laid(&self) -> usize {
        self.marks.iter().filter(|&&mark| mark == Some(true)).count()
    }

    /// The path edges from one end of a stretch, and the place at the other end.
    pub(crate) fn stretch(&self, from: usize) -> (Vec<Site>, usize) {
        let (mut place, mut edges) = (from, Vec::<Site>::new());
        loop {
            let next = self.edges(place, Some(true)).into_iter().find(|e| edges.last() != Some(e));
            let Some(edge) = next.filter(|edge| !edges.contains(edge)) else {
                return (edges, place);
            };
            edges.push(edge);
            place = self.across(edge, place);
        }
    }

    /// Whether `more` edges from one place to another would close a ring that misses some places.
    pub(crate) fn closes(&self, from: usize, to: usize, more: usize) -> bool {
        let is_end = self.edges(from, Some(true)).len() == 1 && from != to;
        is_end && self.stretch(from).1 == to && self.n_laid() + more < self.n_places()
    }

    /// The places that can be reached from one without passing some others or an edge.
    fn reach(&self, from: usize, out: &[usize], without: Option<Site>) -> Vec<bool> {
        let mut is_reached = vec![false; self.n_places()];
        out.iter().for_each(|&place| is_reached[place] = true);
        let mut places = vec![from];
        is_reached[from] = true;
        while let Some(place) = places.pop() {
            for edge in self.free(place) {
                let to = self.across(edge, place);
                if Some(edge) != without && !is_reached[to] {
                    is_reached[to] = true;
                    places.push(to);
                }
            }
        }
        is_reached
    }

    fn hangs_together(&self, out: &[usize], without: Option<Site>) -> bool {
        let from = (0..self.n_places()).find(|place| !out.contains(place));
        from.is_none_or(|from| self.reach(from, out, without).iter().all(|&is_reached| is_reached))
    }

    /// The connected parts of the board without some places.
    pub(crate) fn parts(&self, out: &[usize]) -> Vec<Vec<usize>> {
        let mut parts: Vec<Vec<usize>> = Vec::new();
        for place in (0..self.n_places()).filter(|place| !out.contains(place)) {
            if parts.iter().all(|part| !part.contains(&place)) {
                let reached = self.reach(place, out, None);
                let inside = (0..self.n_places()).filter(|p| reached[*p] && !out.contains(p));
                parts.push(inside.collect());
            }
        }
        parts
    }

    /// Whether the board is disconnected in a way that excludes a ring: without any single place or
    /// edge a ring stays connected.
    pub(crate) fn is_parted(&self) -> bool {
        !(0..self.n_places()).all(|place| self.hangs_together(&[place], None))
            || !self
                .all()
                .filter(|&e| self.mark(e) != Some(false))
                .all(|e| self.hangs_together(&[], Some(e)))
    }

    /// Whether removing the outside and a cell leaves too many parts: without the outside the ring
    /// is one line, and without a cell too at most two.
    pub(crate) fn has_cut_cells(&self) -> bool {
        let outside = self.outside();
        self.parts(&[outside]).len() > 1
            || (0..self.n_cells).any(|cell| self.parts(&[outside, cell]).len() > 2)
    }

    /// Whether all cells are connected without an edge and the outside, as the ring without the
    /// outside is one line.
    fn joins_cells_without(&self, edge: Site) -> bool {
        self.hangs_together(&[self.outside()], Some(edge))
    }

    /// Whether some choice of the open edges gives every place its two path edges, and the outside
    /// its gaps of both colours.
    pub(crate) fn can_fill(&self) -> bool {
        // Dark cells and gaps next to light cells form one side of a bipartite graph; the others
        // form the other side.
        let gap = |colour: usize| self.n_places() + colour;
        let mut lacks = vec![2i32; self.n_places() + 2];
        lacks[self.outside()] = 0;
        (0..2).for_each(|colour| lacks[gap(colour)] = self.gaps()[colour] as i32);
        let sides = |edge: Site| {
            let [a, b] = self.ends(edge);
            let (cell, other) = if a == self.outside() { (b, a) } else { (a, b) };
            let other = if other == self.outside() { gap(self.colour(cell)) } else { other };
            if self.colour(cell) == 0 { [cell, other] } else { [other, cell] }
        };
        let mut open: Vec<Vec<(usize, usize)>> = vec![Vec::new(); lacks.len()];
        let mut is_used = vec![false; self.marks.len()];
        for edge in self.all() {
            let [one, other] = sides(edge);
            match self.mark(edge) {
                Some(true) => [one, other].iter().for_each(|&side| lacks[side] -= 1),
                None => {
                    open[one].push((edge.index(), other));
                    open[other].push((edge.index(), one));
                }
                Some(false) => (),
            }
        }
        if lacks.iter().any(|&n| n < 0) {
            return false;
        }
        let is_first = |side: usize| match side {
            side if side < self.n_cells => self.colour(side) == 0,
            side => side == gap(1),
        };
        for start in (0..lacks.len()).filter(|&side| is_first(side)) {
            while lacks[start] > 0 {
                // Searches an augmenting path over unused and used edges in turn, to a side that
                // lacks an edge too.
                let mut came_by: Vec<Option<(usize, usize)>> = vec![None; lacks.len()];
                let mut queue = vec![start];
                let mut end = None;
                let mut i = 0;
                while let (Some(&at), None) = (queue.get(i), end) {
                    i += 1;
                    for &(edge, to) in &open[at] {
                        if is_used[edge] == is_first(at) || to == start || came_by[to].is_some() {
                            continue;
                        }
                        came_by[to] = Some((edge, at));
                        queue.push(to);
                        if !is_first(to) && lacks[to] > 0 {
                            end = Some(to);
                            break;
                        }
                    }
                }
                let Some(end) = end else { return false };
                lacks[start] -= 1;
                lacks[end] -= 1;
                let mut at = end;
                while let Some((edge, from)) = came_by[at] {
                    is_used[edge] = !is_used[edge];
                    at = from;
                }
            }
        }
        lacks.iter().all(|&n| n == 0)
    }

    /// Whether a mark follows from a single fact: the edges of a place, a ring that would close,
    /// the connection of the cells, or the count of colours.
    pub(crate) fn follows(&self, edge: Site, is_path: bool) -> bool {
        let [a, b] = self.ends(edge);
        let at_place = |place: usize| match is_path {
            true => self.free(place).len() == 2,
            false => self.edges(place, Some(true)).len() == 2,
        };
        let by_ring = || !is_path && self.closes(a, b, 1);
        let is_fork = |place: usize| {
            let others: Vec<Site> = self.free(place).into_iter().filter(|&e| e != edge).collect();
            match others[..] {
                [one, other] if is_path => {
                    self.closes(self.across(one, place), self.across(other, place), 2)
                }
                _ => false,
            }
        };
        let by_count = || {
            let mut other = self.clone();
            other.set(edge, !is_path);
            !other.can_fill()
        };
        at_place(a)
            || at_place(b)
            || by_ring()
            || [a, b].into_iter().any(is_fork)
            || is_path && !self.is_border(edge) && !self.joins_cells_without(edge)
            || by_count()
    }

    /// Whether the marks lead to a contradiction, following simple consequences one by one.
    pub(crate) fn is_dead(&self) -> bool {
        let mut track = self.clone();
        loop {
            for place in 0..track.n_places() {
                if track.free(place).len() < 2 || track.edges(place, Some(true)).len() > 2 {
                    return true;
                }
            }
            let open: Vec<Site> = track.all().filter(|&edge| track.mark(edge).is_none()).collect();
            let simply = |edge: &Site| {
                let [a, b] = track.ends(*edge);
                let at = |mark: fn(&Track, usize) -> bool| mark(&track, a) || mark(&track, b);
                if at(|track, place| track.edges(place, Some(true)).len() == 2)
                    || track.closes(a, b, 1)
                {
                    Some((*edge, false))
                } else {
                    at(|track, place| track.free(place).len() == 2).then_some((*edge, true))
                }
            };
            let next = open.iter().find_map(simply).or_else(|| {
                let holds =
                    |edge: &&Site| !track.is_border(**edge) && !track.joins_cells_without(**edge);
                open.iter().find(holds).map(|&edge| (edge, true))
            });
            match next {
                Some((edge, is_path)) => track.set(edge, is_path),
                None => {
                    return track.is_parted() || track.has_cut_cells() || !track.can_fill();
                }
            }
        }
    }
}
