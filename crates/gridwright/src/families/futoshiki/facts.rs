//! The implementation of the contract for a puzzle: facts, rules in three ways, clues, forms and
//! the picture.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use gridwright_core::{
    Anchor, Board, Budget, Claim, Clause, Clue, ClueId, ClueKind, ClueProgress, Constraint,
    Explanation, Info, Item, Marks, NESTED_WHAT_IF, NewClue, Params, ParseError, Position, Puzzle,
    Reasoner, Role, Row, Scene, Site, Step, StepQuery, Value, Visit,
};
use gridwright_houses::Asked;
use serde_json::{Map, Value as Json};

use super::info::{INFO, PARAMS};
use super::puzzle::Square;
use super::sign::Sign;
use super::techniques::OWN;
use super::{canonical, edit, json, text};

impl Puzzle for Square {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn params(&self) -> Params {
        Params::parse(PARAMS, &format!("size={}", self.n)).expect("a puzzle has a valid size")
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn constraints(&self) -> &[Box<dyn Constraint>] {
        &self.constraints
    }

    /// Each number has one place in each line. If one side of a sign holds a number, the other
    /// side holds one of those beyond it.
    fn clauses(&self) -> Vec<Clause> {
        let n = self.n;
        let mut clauses = Vec::new();
        for value in (0..n as u8).map(Value) {
            let claim = |r: usize, c: usize| Claim::is(Site((r * n + c) as u16), value);
            for k in 0..n {
                clauses.push(Clause::ExactlyOne((0..n).map(|j| claim(k, j)).collect()));
                clauses.push(Clause::ExactlyOne((0..n).map(|j| claim(j, k)).collect()));
            }
            for sign in &self.signs {
                let (low, high) = match sign.rises {
                    true => (sign.first, sign.second),
                    false => (sign.second, sign.first),
                };
                let greater = (value.0 + 1..n as u8).map(|v| Claim::is(high, Value(v)));
                let less = (0..value.0).map(|v| Claim::is(low, Value(v)));
                clauses.push(Clause::AnyOf(
                    [Claim::is_not(low, value)].into_iter().chain(greater).collect(),
                ));
                clauses.push(Clause::AnyOf(
                    [Claim::is_not(high, value)].into_iter().chain(less).collect(),
                ));
            }
        }
        clauses
    }

    /// Compares every cell with every other one in its lines, and across every sign.
    fn accepts(&self, values: &[Value]) -> bool {
        let n = self.n;
        let has_size = values.len() == n * n && values.iter().all(|value| value.index() < n);
        let is_in_line = |i: usize, j: usize| i / n == j / n || i % n == j % n;
        has_size
            && (0..n * n).all(|i| {
                let keeps_given = self.board.givens[i].is_none_or(|given| given == values[i]);
                keeps_given && (0..i).all(|j| values[i] != values[j] || !is_in_line(i, j))
            })
            && self.signs.iter().all(|sign| {
                let [first, second] = [sign.first, sign.second].map(|site| values[site.index()].0);
                if sign.rises { first < second } else { first > second }
            })
    }

    fn reasoner(&self) -> Option<&dyn Reasoner> {
        Some(self)
    }

    /// The givens and the signs.
    fn clues(&self) -> Vec<Clue> {
        let signs = self.signs.iter().enumerate().map(|(i, sign)| Clue {
            id: ClueId::Other(i as u16),
            kind: "sign",
            label: sign.plain().to_string(),
            anchor: Anchor::At(sign.place(self.n)),
            sites: vec![sign.first, sign.second],
        });
        self.board.given_clues().into_iter().chain(signs).collect()
    }

    fn clue_kinds(&self) -> &'static [ClueKind] {
        edit::KINDS
    }

    fn with_clue(&self, clue: &NewClue) -> Result<Arc<dyn Puzzle>, ParseError> {
        edit::with_clue(self, clue)
    }

    fn clue_ideas(&self, solution: &[Value]) -> Vec<NewClue> {
        edit::ideas(self, solution)
    }

    fn with_clues(&self, kept: &BTreeSet<ClueId>) -> Arc<dyn Puzzle> {
        Arc::new(self.with(kept))
    }

    fn clue_progress(&self, values: &[Option<Value>]) -> Vec<ClueProgress> {
        let value = |site: Site| values.get(site.index()).copied().flatten();
        let progress = |(i, sign): (usize, &Sign)| ClueProgress {
            id: ClueId::Other(i as u16),
            sites: vec![sign.first, sign.second],
            is_done: value(sign.smaller())
                .zip(value(sign.larger()))
                .is_some_and(|(smaller, larger)| smaller < larger),
            left: None,
        };
        self.signs.iter().enumerate().map(progress).collect()
    }

    fn draw(&self, marks: &Marks, scene: &mut Scene) {
        (scene.rows, scene.cols) = (self.n, self.n);
        scene.frame();
        for (i, &sign) in self.signs.iter().enumerate() {
            scene.items.push(Item::Label {
                at: sign.place(self.n),
                text: sign.drawn().to_string(),
                plain: sign.plain().to_string(),
                role: self.role(i, marks),
            });
        }
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
        Arc::new(self.with_others(self.board.fitted(&givens)))
    }
}

impl Square {
    fn asked(&self, position: &Position, query: &StepQuery, budget: &mut Budget) -> Asked {
        let is_proper = query.at_most >= NESTED_WHAT_IF.rating
            && self.one_solution.is_known(self, position, budget);
        Asked { query: *query, is_proper }
    }

    /// The techniques used besides those of houses. The last and longest of them needs a unique
    /// solution.
    fn own(&self, asked: &Asked) -> &'static [Row<Square>] {
        &OWN[..OWN.len() - usize::from(!asked.is_proper)]
    }

    /// The role of a sign in a picture: highlighted if a step uses it, an error if the values on
    /// its sides are marked as wrong and break it.
    fn role(&self, sign: usize, marks: &Marks) -> Role {
        let Sign { first, second, .. } = self.signs[sign];
        let is_marked = |site: Site| marks.lights.contains(&(site, Role::Error));
        let rule = self.rule_of(sign);
        if marks.rules.contains(&rule) {
            Role::Because
        } else if (is_marked(first) || is_marked(second))
            && self.constraints[rule].violation(&marks.values).is_some()
        {
            Role::Error
        } else {
            Role::Given
        }
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
        let asked = self.asked(position, query, budget);
        self.solver().visit_steps(self, self.own(&asked), position, &asked, budget, visit)
    }

    fn path(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
    ) -> Option<Explanation> {
        self.solver().is_all().then(|| {
            let asked = self.asked(position, query, budget);
            self.solver().path(self, self.own(&asked), position, &asked, budget)
        })
    }
}
