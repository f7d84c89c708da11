//! One Cirth puzzle: its rules in each of the ways they are needed, and its picture.

use std::sync::{Arc, OnceLock};

use gridwright_core::constraints::AllDifferent;
use gridwright_core::{
    Board, Budget, Claim, Clause, Constraint, Explanation, Info, Item, Marks, Name, Params,
    Position, Profile, Puzzle, Reasoner, Row, Scene, Shape, Site, Step, StepQuery, Technique,
    Value, WHAT_IF, what_if,
};
use gridwright_houses::{Asked, Solver};
use serde_json::{Map, Value as Json};

use super::areas::Areas;
use super::{INFO, PARAMS, SYMBOLS, canonical, json, text};

/// What the areas are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// They only steer which clues go.
    Guide,
    /// No symbol twice in an area.
    Distinct,
    /// There are none.
    None,
}

impl Mode {
    pub(super) const ALL: [Mode; 3] = [Mode::Guide, Mode::Distinct, Mode::None];

    pub(super) fn name(self) -> &'static str {
        match self {
            Mode::Guide => "guide",
            Mode::Distinct => "distinct",
            Mode::None => "none",
        }
    }

    pub(super) fn named(name: &str) -> Option<Mode> {
        Mode::ALL.into_iter().find(|mode| mode.name() == name)
    }
}

/// What squares too large for forcing chains have in place of them.
const OWN: &[Row<Square>] = &[Row { technique: &WHAT_IF, find: what_if }];

/// The techniques of houses but for those that build on there being one solution, easiest first.
pub(super) fn known_techniques(profile: &Profile) -> Vec<&'static Technique> {
    let mut known = Solver::techniques(profile);
    known.retain(|technique| !Solver::needs_one_solution(technique));
    if profile.is_default() {
        known.extend(OWN.iter().map(|row| row.technique));
    }
    known.sort_by_key(|technique| technique.rating);
    known
}

pub(super) struct Square {
    pub(super) n: usize,
    pub(super) mode: Mode,
    pub(super) areas: Areas,
    board: Board,
    constraints: Vec<Box<dyn Constraint>>,
    /// Made when the first step is looked for; shared by squares that differ only in clues.
    solver: Arc<OnceLock<Solver>>,
}

impl Square {
    /// A puzzle of side `n`; the mode is `None` exactly when there are no areas.
    pub(super) fn new(n: usize, mode: Mode, areas: Areas, givens: Vec<Option<Value>>) -> Square {
        let mut board = Board::of_cells(n, n, SYMBOLS.chars().take(n).collect());
        board.givens = givens;
        let mut constraints: Vec<Box<dyn Constraint>> = Vec::new();
        let mut rule = |shape, rule, name, sites| {
            constraints.push(Box::new(AllDifferent::new(shape, rule, name, sites)));
        };
        let site = |r, c| Site((r * n + c) as u16);
        for r in 0..n {
            rule(
                Shape::Row,
                "row",
                Name::new("row").with("number", r + 1),
                (0..n).map(|c| site(r, c)).collect(),
            );
        }
        for c in 0..n {
            rule(
                Shape::Column,
                "column",
                Name::new("column").with("number", c + 1),
                (0..n).map(|r| site(r, c)).collect(),
            );
        }
        if mode == Mode::Distinct {
            // A single cell cannot repeat itself.
            for (i, area) in areas.lists().iter().enumerate().filter(|(_, area)| area.len() > 1) {
                rule(Shape::Box, "area", Name::new("area").with("number", i + 1), area.clone());
            }
        }
        Square { n, mode, areas, board, constraints, solver: Arc::default() }
    }

    fn solver(&self) -> &Solver {
        self.solver.get_or_init(|| Solver::of(self, false).expect("no square has too many cells"))
    }

    /// The techniques beside those of houses.
    fn own(&self) -> &'static [Row<Square>] {
        if self.solver().is_enough() { &[] } else { OWN }
    }
}

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

    /// Every cell is compared with every other one that it must differ from.
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

    fn with_givens(&self, givens: Vec<Option<Value>>) -> Arc<dyn Puzzle> {
        let givens = self.board.fitted(&givens);
        let square = Square::new(self.n, self.mode, self.areas.clone(), givens);
        Arc::new(Square { solver: Arc::clone(&self.solver), ..square })
    }
}

impl Reasoner for Square {
    /// The profiles other than our own know nothing but houses.
    fn follows(&self, profile: &Profile) -> bool {
        profile.is_default() || self.solver().is_enough()
    }

    fn step(&self, position: &Position, query: &StepQuery, budget: &mut Budget) -> Option<Step> {
        let asked = Asked { query: *query, is_proper: false };
        self.solver().step(self, self.own(), position, &asked, budget)
    }

    fn path(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
    ) -> Option<Explanation> {
        self.solver().is_all().then(|| {
            let asked = Asked { query: *query, is_proper: false };
            self.solver().path(self, self.own(), position, &asked, budget)
        })
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

#[cfg(test)]
mod tests {
    use gridwright_core::{Budget, Verdict, solve};

    use super::{Areas, Mode, Square};

    #[test]
    fn empty_squares_of_every_size_are_decided_in_few_nodes() {
        for n in [3, 9, 25, 50] {
            let empty = Square::new(n, Mode::None, Areas::none(n), vec![None; n * n]);
            let mut budget = Budget::nodes(4 * (n * n) as u64);
            let verdict = solve(&empty, &mut budget);
            assert!(matches!(verdict, Verdict::Several(..)), "{n}: {}", verdict.word());
        }
    }
}
