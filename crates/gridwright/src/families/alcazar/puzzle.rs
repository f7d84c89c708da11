//! One Alcazar board: its walls and its rules.

use gridwright_core::{Board, Constraint, Site, Solution, Value};

use super::grid::{BLOCKED, Grid, PATH, SYMBOLS};
use super::rules::{OnePath, TwoWays};

/// Walls on a board. Clues are walls; a given path edge is part of a solution that is shown.
pub(super) struct Walls {
    pub(super) grid: Grid,
    /// The edges with walls on them; other blocked edges are just not used.
    pub(super) is_wall: Vec<bool>,
    pub(super) board: Board,
    pub(super) constraints: Vec<Box<dyn Constraint>>,
}

impl Walls {
    pub(super) fn new(grid: Grid, is_wall: Vec<bool>, givens: Vec<Option<Value>>) -> Walls {
        let board = Board {
            rows: grid.height,
            cols: grid.width,
            sites: (0..grid.n_edges()).map(|edge| grid.middle(edge)).collect(),
            symbols: SYMBOLS.to_vec(),
            givens,
        };
        let at = |place: usize| -> Vec<Site> {
            grid.edges_at(place).iter().map(|&edge| Site(edge)).collect()
        };
        let mut constraints: Vec<Box<dyn Constraint>> = Vec::new();
        for cell in 0..grid.n_cells() {
            let (row, col) = grid.row_col(cell);
            let name = format!("r{}c{}", row + 1, col + 1);
            constraints.push(Box::new(TwoWays::new(name, at(cell))));
        }
        constraints.push(Box::new(OnePath::new(&grid)));
        Walls { grid, is_wall, board, constraints }
    }

    /// A board with these walls and nothing else.
    pub(super) fn of_walls(grid: Grid, is_wall: impl Fn(usize) -> bool) -> Walls {
        let is_wall: Vec<bool> = (0..grid.n_edges()).map(is_wall).collect();
        let givens = is_wall.iter().map(|&is_wall| is_wall.then_some(BLOCKED)).collect();
        Walls::new(grid, is_wall, givens)
    }

    pub(super) fn is_wall(&self, edge: usize) -> bool {
        self.is_wall[edge]
    }

    pub(super) fn edges_with(&self, value: Value) -> impl Iterator<Item = usize> {
        let givens = self.board.givens.iter().enumerate();
        givens.filter(move |(_, given)| **given == Some(value)).map(|(edge, _)| edge)
    }

    /// The first gap of a path and its moves from there, as letters; `None` if the values are no
    /// path.
    pub(super) fn moves(&self, values: &[Value]) -> Option<(usize, String)> {
        let is_path = |edge: usize| values[edge] == PATH;
        let start = self.grid.border().find(|&edge| is_path(edge))?;
        let outside = self.grid.outside();
        let (mut place, mut edge, mut moves) = (outside, start, String::new());
        loop {
            let [first, _] = self.grid.ends(edge);
            moves.push(match (self.grid.is_flat(edge), first == place) {
                // The first end of an edge is the upper or the left one.
                (true, true) => 'D',
                (true, false) => 'U',
                (false, true) => 'R',
                (false, false) => 'L',
            });
            // A border edge at the top or left has the outside first, at the bottom or right last.
            place = self.grid.across(edge, place);
            if place == outside || moves.len() > self.grid.n_cells() {
                break;
            }
            let next = self.grid.edges_at(place).iter().map(|&next| usize::from(next));
            edge = next.filter(|&next| next != edge).find(|&next| is_path(next))?;
        }
        let n_path = values.iter().filter(|&&value| value == PATH).count();
        (place == outside && moves.len() == n_path).then_some((start, moves))
    }
}

pub(super) fn solution_of(path: &[bool]) -> Solution {
    path.iter().map(|&is_path| if is_path { PATH } else { BLOCKED }).collect()
}
