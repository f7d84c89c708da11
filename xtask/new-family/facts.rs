//! Implements the contract for a puzzle: facts, rules in three ways, forms and the picture.

use std::ops::ControlFlow;
use std::sync::Arc;

use gridwright_core::{
    Board, Budget, Claim, Clause, Constraint, Info, Marks, Params, Position, Puzzle, Reasoner,
    Scene, Site, Step, StepQuery, Value, Visit, visit_rows,
};
use serde_json::{Map, Value as Json};

use super::info::{INFO, PARAMS};
use super::puzzle::Square;
use super::techniques::TECHNIQUES;
use super::{canonical, json, text};

impl Puzzle for Square {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn params(&self) -> Params {
        Params::parse(PARAMS, &format!("size={}", self.n)).expect("a square has a valid size")
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn constraints(&self) -> &[Box<dyn Constraint>] {
        &self.constraints
    }

    fn clauses(&self) -> Vec<Clause> {
        let mut clauses = Vec::new();
        for value in self.board.all_values().iter() {
            let claim = |r: usize, c: usize| Claim::is(Site((r * self.n + c) as u16), value);
            for k in 0..self.n {
                clauses.push(Clause::ExactlyOne((0..self.n).map(|j| claim(k, j)).collect()));
                clauses.push(Clause::ExactlyOne((0..self.n).map(|j| claim(j, k)).collect()));
            }
        }
        clauses
    }

    /// Every cell is compared with every other one in its row and column.
    fn accepts(&self, values: &[Value]) -> bool {
        let n = self.n;
        let has_size = values.len() == n * n && values.iter().all(|value| value.index() < n);
        has_size
            && (0..n * n).all(|i| {
                let keeps_clue = self.board.givens[i].is_none_or(|given| given == values[i]);
                let see_each_other = |j: usize| i / n == j / n || i % n == j % n;
                keeps_clue && (0..i).all(|j| values[i] != values[j] || !see_each_other(j))
            })
    }

    fn reasoner(&self) -> Option<&dyn Reasoner> {
        Some(self)
    }

    fn draw(&self, marks: &Marks, scene: &mut Scene) {
        (scene.rows, scene.cols) = (self.n, self.n);
        scene.frame();
        scene.cells(&self.board, marks, &self.board.symbols);
    }

    fn text(&self) -> String {
        text::write(self)
    }

    fn line(&self) -> String {
        text::line(self)
    }

    fn canonical(&self) -> String {
        canonical::canonical(self)
    }

    fn json(&self) -> Map<String, Json> {
        json::write(self)
    }

    fn with_givens(&self, givens: Vec<Option<Value>>) -> Arc<dyn Puzzle> {
        Arc::new(Square::new(self.n, self.board.fitted(&givens)))
    }
}

impl Reasoner for Square {
    fn visit_steps(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
        visit: Visit<'_, Step>,
    ) -> ControlFlow<()> {
        visit_rows(TECHNIQUES, self, position, query, budget, visit)
    }
}
