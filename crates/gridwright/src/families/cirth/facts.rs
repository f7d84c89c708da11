//! The implementation of the contract for a puzzle: facts, rules in three ways, forms and the
//! picture.

use std::ops::ControlFlow;
use std::sync::Arc;

use gridwright_core::{
    Board, Budget, Claim, Clause, Constraint, End, Explanation, Info, Item, Marks, NESTED_WHAT_IF,
    Params, ParseError, Position, Profile, Puzzle, Reasoner, Row, Scene, Site, Step, StepQuery,
    Value, Visit,
};
use gridwright_houses::{Asked, Solver};
use serde_json::{Map, Value as Json};

use super::info::{INFO, PARAMS};
use super::puzzle::{Mode, Square};
use super::techniques::{NESTED, OWN};
use super::{canonical, edit, json, text};

impl Puzzle for Square {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn params(&self) -> Params {
        let text = format!("size={},areas={}", self.n, self.mode.name());
        Params::parse(PARAMS, &text).expect("a puzzle has valid parameters")
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn constraints(&self) -> &[Box<dyn Constraint>] {
        &self.constraints
    }

    fn clauses(&self) -> Vec<Clause> {
        let mut clauses = Vec::new();
        for value in (0..self.n as u8).map(Value) {
            let claim = |r: usize, c: usize| Claim::is(Site((r * self.n + c) as u16), value);
            for k in 0..self.n {
                clauses.push(Clause::ExactlyOne((0..self.n).map(|j| claim(k, j)).collect()));
                clauses.push(Clause::ExactlyOne((0..self.n).map(|j| claim(j, k)).collect()));
            }
            if self.mode == Mode::Distinct {
                let areas = self.areas.lists().iter();
                clauses.extend(areas.map(|area| {
                    Clause::AtMostOne(area.iter().map(|&cell| Claim::is(cell, value)).collect())
                }));
            }
        }
        clauses
    }

    /// Compares every cell with every other one that it must differ from.
    fn accepts(&self, values: &[Value]) -> bool {
        let n = self.n;
        let has_size = values.len() == n * n && values.iter().all(|value| value.index() < n);
        let must_differ = |i: usize, j: usize| {
            let same_area = self.areas.of(i) == self.areas.of(j);
            i / n == j / n || i % n == j % n || (self.mode == Mode::Distinct && same_area)
        };
        has_size
            && (0..n * n).all(|i| {
                let keeps_clue = self.board.givens[i].is_none_or(|given| given == values[i]);
                keeps_clue && (0..i).all(|j| values[i] != values[j] || !must_differ(i, j))
            })
    }

    fn reasoner(&self) -> Option<&dyn Reasoner> {
        Some(self)
    }

    fn draw(&self, marks: &Marks, scene: &mut Scene) {
        (scene.rows, scene.cols) = (self.n, self.n);
        let tints = self.tints();
        for (area, &tint) in self.areas.lists().iter().zip(&tints) {
            let cells = area.iter().map(|cell| self.board.sites[cell.index()]).collect();
            scene.items.push(Item::Region { cells, tint });
        }
        scene.frame();
        let area = |(r, c): (usize, usize)| self.areas.of(r * self.n + c);
        scene.walls_where(|a, b| area(a) != area(b));
        let set = marks.symbols.checked_sub(1).and_then(|set| INFO.symbol_sets.get(set));
        let runes: Vec<char> = set.map_or_else(Vec::new, |set| set.chars.chars().collect());
        let symbols = if runes.is_empty() { &self.board.symbols } else { &runes };
        scene.cells(&self.board, marks, symbols);
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

    fn areas(&self) -> Option<Vec<u16>> {
        edit::areas(self)
    }

    fn with_areas(&self, areas: &[u16]) -> Result<Arc<dyn Puzzle>, ParseError> {
        edit::with_areas(self, areas)
    }

    fn with_givens(&self, givens: Vec<Option<Value>>) -> Arc<dyn Puzzle> {
        let givens = self.board.fitted(&givens);
        let square = Square::new(self.n, self.mode, self.areas.clone(), givens);
        Arc::new(Square { solver: Arc::clone(&self.solver), ..square })
    }
}

impl Square {
    fn solver(&self) -> &Solver {
        self.solver.get_or_init(|| Solver::of(self, false).expect("no square has too many cells"))
    }

    /// The techniques used besides those of houses.
    fn own(&self, asked: &Asked) -> &'static [Row<Square>] {
        match (self.solver().is_enough(), asked.is_proper) {
            (false, _) => OWN,
            (true, false) => &[],
            (true, true) => NESTED,
        }
    }

    /// The query with the last technique, where the solution is known to be unique.
    fn asked_at_last(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
    ) -> Option<Asked> {
        let is_nested = query.profile.is_default()
            && query.at_most >= NESTED_WHAT_IF.rating
            && self.solver().is_enough();
        let is_proper = is_nested && self.one_solution.is_known(self, position, budget);
        is_proper.then_some(Asked { query: *query, is_proper })
    }
}

impl Reasoner for Square {
    /// Profiles other than the default one have only the techniques of houses.
    fn follows(&self, profile: &Profile) -> bool {
        profile.is_default() || self.solver().is_enough()
    }

    fn visit_steps(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
        visit: Visit<'_, Step>,
    ) -> ControlFlow<()> {
        let mut show = |asked: &Asked, budget: &mut Budget| {
            self.solver().visit_steps(self, self.own(asked), position, asked, budget, visit)
        };
        show(&Asked { query: *query, is_proper: false }, budget)?;
        let at_last = self.asked_at_last(position, query, budget);
        at_last.map_or(ControlFlow::Continue(()), |asked| show(&asked, budget))
    }

    fn path(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
    ) -> Option<Explanation> {
        if !self.solver().is_all() {
            return None;
        }
        let path = |asked: &Asked, position: &Position, budget: &mut Budget| {
            self.solver().path(self, self.own(asked), position, asked, budget)
        };
        let mut first = path(&Asked { query: *query, is_proper: false }, position, budget);
        if first.end == End::Stuck
            && let Some(asked) = self.asked_at_last(&first.position, query, budget)
        {
            let rest = path(&asked, &first.position, budget);
            first.steps.extend(rest.steps);
            (first.end, first.position) = (rest.end, rest.position);
        }
        Some(first)
    }
}

impl Square {
    /// A tint for every area, different from those of the areas it touches if at all possible.
    fn tints(&self) -> Vec<u8> {
        let n = self.n;
        let mut tints: Vec<Option<u8>> = vec![None; self.areas.lists().len()];
        for (i, area) in self.areas.lists().iter().enumerate() {
            let mut used = [0; Item::TINTS as usize];
            for cell in area.iter().map(|cell| cell.index()) {
                let around = [
                    (cell % n > 0).then(|| cell - 1),
                    (cell % n + 1 < n).then(|| cell + 1),
                    cell.checked_sub(n),
                    (cell + n < n * n).then_some(cell + n),
                ];
                for other in around.into_iter().flatten().map(|cell| self.areas.of(cell)) {
                    if let Some(tint) = tints[other] {
                        used[usize::from(tint)] += 1;
                    }
                }
            }
            tints[i] = (0..Item::TINTS).min_by_key(|&tint| used[usize::from(tint)]);
        }
        tints.into_iter().flatten().collect()
    }
}
