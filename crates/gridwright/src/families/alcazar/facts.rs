//! The implementation of the contract for a puzzle: facts, rules in three ways, forms and the
//! picture.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::Arc;

use gridwright_core::{
    Board, Budget, Claim, Clause, Constraint, Count, Info, Item, Keep, Kernel, Marks, Mask,
    Minimised, OutOfBudget, Params, Position, Pt, Puzzle, Reasoner, Role, Scene, Site, Solution,
    Step, StepQuery, Value, Visit, visit_rows,
};
use serde_json::{Map, Value as Json};

use super::catalogue::WHAT_IF;
use super::grid::{BLOCKED, PATH, SYMBOLS, site};
use super::info::{INFO, PARAMS};
use super::puzzle::{Walls, solution_of};
use super::search::{Enough, visit_paths};
use super::techniques::TABLE;
use super::{carve, frontier, json, path_text, text};

/// Largest number of gaps for which "no three of them" is written out in clauses.
const GAPS_WRITTEN_OUT: usize = 40;

impl Puzzle for Walls {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn params(&self) -> Params {
        let text = format!("width={},height={}", self.grid.width, self.grid.height);
        Params::parse(PARAMS, &text).expect("the reader and the generator check the size")
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn constraints(&self) -> &[Box<dyn Constraint>] {
        &self.constraints
    }

    /// Requires two edges at each cell and at the outside, and forbids rings around blocks of
    /// cells. Other rings are too many to write.
    fn clauses(&self) -> Vec<Clause> {
        let (rows, cols) = (self.board.rows, self.board.cols);
        let at: BTreeMap<Pt, Site> =
            self.board.all_sites().map(|site| (self.board.sites[site.index()], site)).collect();
        let edge = |x: usize, y: usize| at[&Pt { x: x as i16, y: y as i16 }];
        let mut clauses = Vec::new();
        let mut two_of = |edges: &[Site]| {
            for (i, &a) in edges.iter().enumerate() {
                let others = edges.iter().filter(|&&other| other != a);
                clauses.push(Clause::AnyOf(others.map(|&other| Claim::is(other, PATH)).collect()));
                for (j, &b) in edges[..i].iter().enumerate() {
                    clauses.extend(edges[..j].iter().map(|&c| {
                        Clause::AnyOf([a, b, c].map(|edge| Claim::is_not(edge, PATH)).to_vec())
                    }));
                }
            }
        };
        for r in 0..rows {
            for c in 0..cols {
                let (x, y) = (2 * c + 1, 2 * r + 1);
                two_of(&[edge(x, y - 1), edge(x - 1, y), edge(x + 1, y), edge(x, y + 1)]);
            }
        }
        let is_border =
            |at: Pt| at.x == 0 || at.y == 0 || at.x == 2 * cols as i16 || at.y == 2 * rows as i16;
        let gaps: Vec<Site> = self
            .board
            .all_sites()
            .filter(|site| is_border(self.board.sites[site.index()]))
            .filter(|site| self.board.givens[site.index()] != Some(BLOCKED))
            .collect();
        match gaps.len() {
            0..2 => clauses.push(Clause::AnyOf(Vec::new())),
            2..=GAPS_WRITTEN_OUT => two_of(&gaps),
            _ => (),
        }
        for (top, left, bottom, right) in blocks(rows, cols) {
            let across = (left..=right)
                .flat_map(|c| [(2 * c + 2, 2 * top + 1), (2 * c + 2, 2 * bottom + 1)]);
            let down = (top..=bottom)
                .flat_map(|r| [(2 * left + 1, 2 * r + 2), (2 * right + 1, 2 * r + 2)]);
            let across = across.filter(|&(x, _)| x < 2 * right + 2);
            let down = down.filter(|&(_, y)| y < 2 * bottom + 2);
            let ring = across.chain(down).map(|(x, y)| Claim::is_not(edge(x, y), PATH));
            clauses.push(Clause::AnyOf(ring.collect()));
        }
        clauses
    }

    /// Walks along the path, cell by cell.
    fn accepts(&self, values: &[Value]) -> bool {
        if values.len() != self.board.n_sites() {
            return false;
        }
        let mut used: BTreeMap<Pt, bool> = BTreeMap::new();
        for (at, (&value, given)) in
            self.board.sites.iter().zip(values.iter().zip(&self.board.givens))
        {
            if given.is_some_and(|given| given != value) {
                return false;
            }
            used.insert(*at, value == PATH);
        }
        let (width, height) = (2 * self.board.cols as i16, 2 * self.board.rows as i16);
        let is_outside = |at: Pt| at.x < 0 || at.y < 0 || at.x > width || at.y > height;
        let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        let go = |at: Pt, (x, y): (i16, i16), far: i16| Pt { x: at.x + far * x, y: at.y + far * y };
        let ways = |cell: Pt| -> Vec<(i16, i16)> {
            steps.into_iter().filter(|&step| used[&go(cell, step, 1)]).collect()
        };
        let gaps: Vec<Pt> = used
            .iter()
            .filter(|(at, is_used)| {
                **is_used && (at.x == 0 || at.y == 0 || at.x == width || at.y == height)
            })
            .map(|(at, _)| *at)
            .collect();
        let [start, _] = gaps[..] else { return false };
        let inwards = steps.into_iter().find(|&step| {
            let cell = go(start, step, 1);
            cell.x % 2 == 1 && cell.y % 2 == 1 && !is_outside(cell)
        });
        let Some(mut direction) = inwards else { return false };
        let mut cell = go(start, direction, 1);
        let mut visited = BTreeSet::new();
        while !is_outside(cell) {
            if !visited.insert(cell) {
                return false;
            }
            let back = (-direction.0, -direction.1);
            let [one, other] = ways(cell)[..] else { return false };
            direction = match (one == back, other == back) {
                (true, false) => other,
                (false, true) => one,
                _ => return false,
            };
            cell = go(cell, direction, 2);
        }
        visited.len() == self.board.rows * self.board.cols
    }

    fn reasoner(&self) -> Option<&dyn Reasoner> {
        Some(self)
    }

    fn kernel(&self) -> Option<&dyn Kernel> {
        Some(self)
    }

    fn draw(&self, marks: &Marks, scene: &mut Scene) {
        let marks = &*marks.fitted(&self.board);
        (scene.rows, scene.cols) = (self.board.rows, self.board.cols);
        self.draw_corners(scene);
        scene.count(marks);
        for site in self.board.all_sites() {
            let (at, edge) = (self.board.sites[site.index()], site.index());
            scene.items.push(Item::Hit { site, at });
            let light = marks.lights.iter().find(|(lit, _)| *lit == site).map(|&(_, role)| role);
            let [from, to] = self.grid.corners(edge).map(corner);
            match marks.values[edge] {
                Some(PATH) => {
                    let [from, to] = self.grid.ends(edge).map(|place| self.middle(place, at));
                    scene.line(from, to, light.unwrap_or(Role::Path));
                }
                Some(_) if self.is_wall(edge) => {
                    scene.line(from, to, light.unwrap_or(Role::Wall));
                }
                Some(_) => scene.items.push(Item::Glyph {
                    at,
                    text: '×',
                    plain: 'x',
                    role: light.unwrap_or(Role::Entry),
                }),
                None => {
                    let notes = marks.notes.get(edge).copied().unwrap_or(Mask::EMPTY);
                    if let Some(role) = light.filter(|role| role.is_premise()) {
                        scene.items.push(Item::Shade { at, role });
                    } else if let Some(role) = light {
                        scene.items.push(Item::Glyph { at, text: '?', plain: '?', role });
                    } else if let Some(value) = notes.only() {
                        let text = SYMBOLS[value.index()];
                        scene.items.push(Item::Glyph { at, text, plain: text, role: Role::Pencil });
                    }
                }
            }
        }
    }

    fn text(&self) -> String {
        text::write(self)
    }

    fn line(&self) -> String {
        text::line(self)
    }

    fn canonical(&self) -> String {
        text::least_line(self)
    }

    /// The first gap and the moves from there, as in `r0_c1:DDRU`; one character for each edge
    /// where the values are no path.
    fn solution_line(&self, solution: &[Value]) -> String {
        let is_whole = solution.len() == self.board.n_sites();
        match is_whole.then(|| self.moves(solution)).flatten() {
            Some((start, moves)) => format!("{}:{moves}", self.board.site_name(site(start))),
            None => solution.iter().map(|&value| self.board.symbol(value)).collect(),
        }
    }

    /// Reads the gap and the moves from there, or a drawing with the path in it.
    fn read_solution(&self, text: &str) -> Option<Vec<Option<Value>>> {
        path_text::read(self, text)
    }

    fn json(&self) -> Map<String, Json> {
        json::write(self)
    }

    /// Walls are printed, the path is not.
    fn printable(&self) -> Mask {
        Mask::of(BLOCKED)
    }

    /// Where a path is given, the other blocked edges are those it does not use, not new walls.
    fn with_givens(&self, givens: Vec<Option<Value>>) -> Arc<dyn Puzzle> {
        let givens = self.board.fitted(&givens);
        let has_path = givens.contains(&Some(PATH));
        let is_wall =
            |edge: usize| givens[edge] == Some(BLOCKED) && (!has_path || self.is_wall(edge));
        let is_wall = (0..givens.len()).map(is_wall).collect();
        Arc::new(Walls::new(self.grid.clone(), is_wall, givens))
    }

    /// Players who draw the path need not mark the edges that it does not use.
    fn unmarked(&self) -> Option<Value> {
        Some(BLOCKED)
    }
}

impl Reasoner for Walls {
    fn visit_steps(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
        visit: Visit<'_, Step>,
    ) -> ControlFlow<()> {
        let position = position.fitting(&self.board);
        visit_rows(TABLE, self, &position, query, budget, &mut |step| {
            let is_ahead = step.technique == &WHAT_IF;
            let step = if is_ahead { step.rated_by_length() } else { step };
            if step.worth.rating <= query.at_most { visit(step) } else { ControlFlow::Continue(()) }
        })
    }
}

impl Kernel for Walls {
    fn solve(
        &self,
        limit: usize,
        budget: &mut Budget,
    ) -> Option<Result<Vec<Solution>, OutOfBudget>> {
        let mut found = Vec::new();
        if limit == 0 {
            return Some(Ok(found));
        }
        let visitor = &mut |path: &[bool]| {
            found.push(solution_of(path));
            if found.len() < limit { Enough::No } else { Enough::Yes }
        };
        let laid = self.edges_with(PATH);
        let outcome = visit_paths(&self.grid, self.edges_with(BLOCKED), laid, budget, visitor);
        Some(outcome.map(|()| found))
    }

    fn count(&self, limit: u64, budget: &mut Budget) -> Option<Count> {
        Some(frontier::count(
            &self.grid,
            self.edges_with(BLOCKED),
            self.edges_with(PATH),
            limit,
            budget,
        ))
    }

    fn minimise(
        &self,
        solution: &Solution,
        order: &[Site],
        keep: Keep,
        most: usize,
        budget: &mut Budget,
    ) -> Option<Minimised> {
        // A path that is shown is no clue, so it cannot be taken away.
        if self.edges_with(PATH).next().is_some() {
            return None;
        }
        let mut path: Vec<bool> = solution.iter().map(|&value| value == PATH).collect();
        let givens = &self.board.givens;
        path.resize(givens.len(), false);
        Some(carve::minimise(&self.grid, givens, &path, order, keep, most, budget))
    }
}

impl Walls {
    /// Draws the corners that no wall touches, so that the board is visible where it is open.
    fn draw_corners(&self, scene: &mut Scene) {
        let mut is_touched = vec![false; (self.board.cols + 1) * (self.board.rows + 1)];
        let index = |(col, row): (usize, usize)| row * (self.board.cols + 1) + col;
        for wall in (0..self.grid.n_edges()).filter(|&edge| self.is_wall(edge)) {
            self.grid.corners(wall).into_iter().for_each(|at| is_touched[index(at)] = true);
        }
        for row in 0..=self.board.rows {
            for col in 0..=self.board.cols {
                if !is_touched[index((col, row))] {
                    let at = corner((col, row));
                    scene.items.push(Item::Glyph { at, text: '·', plain: '+', role: Role::Grid });
                }
            }
        }
    }

    /// The end of a line over an edge at a place: the middle of the cell, or outside, of the edge
    /// itself.
    fn middle(&self, place: usize, edge: Pt) -> Pt {
        if place == self.grid.outside() {
            return edge;
        }
        let (row, col) = self.grid.row_col(place);
        Pt::cell(row, col)
    }
}

fn corner((col, row): (usize, usize)) -> Pt {
    Pt { x: 2 * col as i16, y: 2 * row as i16 }
}

/// The first and last row and column of every rectangle of at least 2 x 2 cells.
fn blocks(rows: usize, cols: usize) -> impl Iterator<Item = (usize, usize, usize, usize)> {
    // Long rings hardly ever matter, and on large boards there are too many of them.
    let side = 6;
    (0..rows).flat_map(move |top| {
        (0..cols).flat_map(move |left| {
            (top + 1..rows.min(top + side)).flat_map(move |bottom| {
                (left + 1..cols.min(left + side)).map(move |right| (top, left, bottom, right))
            })
        })
    })
}
