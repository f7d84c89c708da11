//! Clause learning for paths: clauses require two path edges at every place from the start; a
//! single ring is required only where a candidate falls into several.

use gridwright_core::{Budget, ClauseLearner, Lit, OutOfBudget};

use super::grid::Grid;
use super::track::Track;

/// The open edges of a track, stated as clauses.
pub(super) struct Rings<'g> {
    grid: &'g Grid,
    learner: ClauseLearner,
    /// The edges that were path already.
    laid: Vec<usize>,
    /// The edge of each variable.
    edges: Vec<usize>,
    /// The variable of each edge that was open.
    variables: Vec<Option<u32>>,
    /// The borders of the rings found so far, each of which the path must cross.
    cuts: Vec<Cut>,
}

/// All edges between some cells and the rest of the board; every path uses one of them.
pub(super) type Cut = Vec<u16>;

impl<'g> Rings<'g> {
    pub(super) fn of(track: &Track<'g>) -> Rings<'g> {
        let grid = track.grid;
        let edges: Vec<usize> = track.open_edges().collect();
        let mut variables = vec![None; grid.n_edges()];
        for (variable, &edge) in edges.iter().enumerate() {
            variables[edge] = Some(variable as u32);
        }
        let lit = |edge: usize| Lit::yes(variables[edge].expect("open") as usize);
        let mut statement = Statement { clauses: Vec::new(), n_vars: edges.len() };
        for cell in 0..grid.n_cells() {
            let open: Vec<Lit> = track.open_at(cell).map(lit).collect();
            statement.exactly(2 - track.n_path(cell), &open);
        }
        let wanted = grid.exits_wanted();
        for (colour, wanted) in wanted.into_iter().enumerate() {
            let gaps = || grid.border().filter(|&edge| grid.border_colour(edge) == colour);
            let laid = gaps().filter(|&edge| track.is_path(edge)).count();
            let open: Vec<Lit> = gaps().filter(|&edge| track.is_open(edge)).map(lit).collect();
            match wanted.checked_sub(laid) {
                Some(more) => statement.exactly(more, &open),
                None => statement.clauses.push(Vec::new()),
            }
        }
        let mut learner = ClauseLearner::new(statement.n_vars);
        statement.clauses.iter().for_each(|clause| learner.add(clause));
        let laid = (0..grid.n_edges()).filter(|&edge| track.is_path(edge)).collect();
        Rings { grid, learner, laid, edges, variables, cuts: Vec::new() }
    }

    /// The literal that the path uses an edge, which was open.
    fn lit(&self, edge: usize) -> Lit {
        Lit::yes(self.variables[edge].expect("was open") as usize)
    }

    /// Adds borders of rings that were found elsewhere on the board; they hold here too.
    pub(super) fn learn_cuts(&mut self, track: &Track<'_>, cuts: &[Cut]) {
        let is_crossed = |cut: &Cut| cut.iter().any(|&edge| track.is_path(edge.into()));
        cuts.iter().filter(|cut| !is_crossed(cut)).for_each(|cut| self.demand(cut));
    }

    /// The borders of all rings found.
    pub(super) fn into_cuts(self) -> Vec<Cut> {
        self.cuts
    }

    /// Requires one of the edges to be path; none of them is known to be.
    fn demand(&mut self, cut: &Cut) {
        let variables = cut.iter().filter_map(|&edge| self.variables[usize::from(edge)]);
        let clause: Vec<Lit> = variables.map(|variable| Lit::yes(variable as usize)).collect();
        self.learner.add(&clause);
    }

    /// The edges of a path, if there is one.
    pub(super) fn solve(&mut self, budget: &mut Budget) -> Result<Option<Vec<bool>>, OutOfBudget> {
        while self.learner.solve(&[], budget)? {
            let mut path = vec![false; self.grid.n_edges()];
            self.laid.iter().for_each(|&edge| path[edge] = true);
            for (variable, &edge) in self.edges.iter().enumerate() {
                path[edge] = self.learner.holds(variable);
            }
            let part = parts(self.grid, &path);
            let n_parts = part.iter().max().map_or(0, |&last| last + 1);
            if n_parts == 1 {
                return Ok(Some(path));
            }
            // Part 0 is the one with the outside; each of the others must be left somewhere.
            let mut cuts = vec![Vec::new(); n_parts];
            for edge in 0..self.grid.n_edges() {
                let [a, b] = self.grid.ends(edge).map(|place| part[place]);
                if a != b {
                    cuts[a].push(edge as u16);
                    cuts[b].push(edge as u16);
                }
            }
            cuts[1..].iter().for_each(|cut| self.demand(cut));
            self.cuts.extend(cuts.drain(1..));
        }
        Ok(None)
    }

    /// Excludes a path from later solutions.
    pub(super) fn forbid(&mut self, path: &[bool]) {
        let used = self.edges.iter().filter(|&&edge| path[edge]);
        let denial: Vec<Lit> = used.map(|&edge| !self.lit(edge)).collect();
        self.learner.add(&denial);
    }
}

/// The ring each place is on, numbered from 0 for the one through the outside.
fn parts(grid: &Grid, path: &[bool]) -> Vec<usize> {
    let mut part = vec![usize::MAX; grid.n_places()];
    let mut n_parts = 0;
    for start in (0..grid.n_places()).rev() {
        if part[start] != usize::MAX {
            continue;
        }
        part[start] = n_parts;
        let mut stack = vec![start];
        while let Some(place) = stack.pop() {
            for &edge in grid.edges_at(place) {
                let to = grid.across(edge.into(), place);
                if path[usize::from(edge)] && part[to] == usize::MAX {
                    part[to] = n_parts;
                    stack.push(to);
                }
            }
        }
        n_parts += 1;
    }
    part
}

/// Clauses under construction.
struct Statement {
    clauses: Vec<Vec<Lit>>,
    n_vars: usize,
}

/// Largest number of literals for which every forbidden combination is written out.
const WRITTEN_OUT: usize = 6;

impl Statement {
    /// Requires exactly `n` of the literals to hold; `n` is at most 2.
    fn exactly(&mut self, n: usize, lits: &[Lit]) {
        if lits.len() < n {
            self.clauses.push(Vec::new());
            return;
        }
        match n {
            0 => (),
            1 => self.clauses.push(lits.to_vec()),
            _ => self.clauses.extend((0..lits.len()).map(|i| {
                lits.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, &lit)| lit).collect()
            })),
        }
        if lits.len() <= WRITTEN_OUT {
            self.no_more_than(n, lits, &mut Vec::new());
        } else {
            self.counted(n, lits);
        }
    }

    /// Forbids every combination of `n + 1` literals.
    fn no_more_than(&mut self, n: usize, lits: &[Lit], chosen: &mut Vec<Lit>) {
        for (i, &lit) in lits.iter().enumerate() {
            chosen.push(!lit);
            if n == 0 {
                self.clauses.push(chosen.clone());
            } else {
                self.no_more_than(n - 1, &lits[i + 1..], chosen);
            }
            chosen.pop();
        }
    }

    /// Counts up to `n` from literal to literal in additional variables: `so_far[k]` holds where
    /// more than `k` have held.
    fn counted(&mut self, n: usize, lits: &[Lit]) {
        if n == 0 {
            self.clauses.extend(lits.iter().map(|&lit| vec![!lit]));
            return;
        }
        let mut before: Vec<Lit> = Vec::new();
        for &lit in lits {
            let so_far: Vec<Lit> = (self.n_vars..self.n_vars + n).map(Lit::yes).collect();
            self.n_vars += n;
            self.clauses.push(vec![!lit, so_far[0]]);
            if let Some(&most) = before.last() {
                self.clauses.push(vec![!lit, !most]);
            }
            for (k, &held) in before.iter().enumerate() {
                self.clauses.push(vec![!held, so_far[k]]);
                if k + 1 < n {
                    self.clauses.push(vec![!lit, !held, so_far[k + 1]]);
                }
            }
            before = so_far;
        }
    }
}
