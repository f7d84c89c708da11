//! A small family for the tests of this crate and of the techniques: Latin squares with additional
//! groups and "less than" signs. The signs have no clauses, so that clause learning has something
//! to learn.

use std::ops::ControlFlow;
use std::sync::Arc;

use serde_json::{Map, Value as Json};

use crate::constraints::AllDifferent;
use crate::{
    Board, Budget, Claim, Clause, Conflict, Constraint, Domains, Info, Marks, Mask, Name, Params,
    Position, Profile, Puzzle, Reasoner, Row, Scene, Shape, Site, Step, StepQuery, Technique,
    TextFiles, Value, Visit, WHAT_IF, visit_rows, what_if,
};

static INFO: Info = Info {
    id: "toy",
    aliases: &[],
    params: &[],
    presets: &[],
    variants: &[],
    symbol_sets: &[],
    profiles: &[Profile::DEFAULT],
    techniques: known_techniques,
    texts: &[TEXTS],
    examples: "",
    reach: "",
    generator: 1,
};

const TEXTS: TextFiles =
    &[("en", "family =\n    .name = Toy\nrule-group = group { $number }\nrule-sign = a sign\n")];

const OWN: &[Row<Toy>] = &[Row { technique: &WHAT_IF, find: what_if }];

fn known_techniques(_: &Profile) -> Vec<&'static Technique> {
    vec![&WHAT_IF]
}

/// A Latin square with groups and signs.
///
/// ```
/// use gridwright_core::{Budget, Verdict, solve, toy::Toy};
/// assert!(matches!(solve(&Toy::latin(2), &mut Budget::unlimited()), Verdict::Several(..)));
/// ```
pub struct Toy {
    board: Board,
    constraints: Vec<Box<dyn Constraint>>,
    groups: Vec<Vec<Site>>,
    signs: Vec<(Site, Site)>,
}

impl Toy {
    /// A plain Latin square.
    pub fn latin(n: usize) -> Toy {
        Toy::new(n, Vec::new(), Vec::new())
    }

    /// A Latin square with groups in which no value repeats, and pairs of sites of which the first
    /// has the smaller value.
    pub fn new(n: usize, groups: Vec<Vec<Site>>, signs: Vec<(Site, Site)>) -> Toy {
        let board = Board::of_cells(n, n, "123456789".chars().take(n).collect());
        let mut constraints: Vec<Box<dyn Constraint>> = Vec::new();
        for k in 0..n {
            let row = (0..n).map(|j| Site((k * n + j) as u16)).collect();
            let col = (0..n).map(|j| Site((j * n + k) as u16)).collect();
            constraints.push(Box::new(AllDifferent::new(
                Shape::Row,
                "row",
                Name::new("row").with("number", k + 1),
                row,
            )));
            constraints.push(Box::new(AllDifferent::new(
                Shape::Column,
                "column",
                Name::new("column").with("number", k + 1),
                col,
            )));
        }
        for (i, group) in groups.iter().enumerate() {
            let name = Name::new("group").with("number", i + 1);
            constraints.push(Box::new(AllDifferent::new(Shape::Box, "group", name, group.clone())));
        }
        for &(less, more) in &signs {
            constraints.push(Box::new(Less { sites: [less, more] }));
        }
        Toy { board, constraints, groups, signs }
    }

    /// Replaces the givens.
    #[must_use]
    pub fn with(mut self, givens: Vec<Option<Value>>) -> Toy {
        self.board.givens = givens;
        self
    }
}

struct Less {
    sites: [Site; 2],
}

impl Constraint for Less {
    fn rule(&self) -> &'static str {
        "less"
    }

    fn name(&self) -> Name {
        Name::new("sign")
    }

    fn sites(&self) -> &[Site] {
        &self.sites
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        let [less, more] = self.sites;
        let lowest = domains.at(less).0.trailing_zeros();
        domains.drop(more, Mask((2u64 << lowest) - 1))?;
        let highest = 63 - domains.at(more).0.leading_zeros();
        domains.keep(less, Mask((1u64 << highest) - 1))
    }

    fn violation(&self, values: &[Option<Value>]) -> Option<Vec<Site>> {
        let [less, more] = self.sites.map(|site| values[site.index()]);
        (less? >= more?).then(|| self.sites.to_vec())
    }
}

impl Puzzle for Toy {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn params(&self) -> Params {
        Params::defaults(INFO.params)
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn constraints(&self) -> &[Box<dyn Constraint>] {
        &self.constraints
    }

    fn clauses(&self) -> Vec<Clause> {
        let n = self.board.rows;
        let mut clauses = Vec::new();
        for value in self.board.all_values().iter() {
            let claim = |r: usize, c: usize| Claim::is(Site((r * n + c) as u16), value);
            for k in 0..n {
                clauses.push(Clause::AnyOf((0..n).map(|j| claim(k, j)).collect()));
                clauses.push(Clause::AtMostOne((0..n).map(|j| claim(k, j)).collect()));
                clauses.push(Clause::ExactlyOne((0..n).map(|j| claim(j, k)).collect()));
            }
            clauses.extend(self.groups.iter().map(|group| {
                Clause::AtMostOne(group.iter().map(|&site| Claim::is(site, value)).collect())
            }));
        }
        clauses
    }

    fn accepts(&self, values: &[Value]) -> bool {
        let n = self.board.rows;
        let lines = (0..n).flat_map(|k| {
            let row: Vec<usize> = (0..n).map(|j| k * n + j).collect();
            [row, (0..n).map(|j| j * n + k).collect()]
        });
        let groups = self.groups.iter().map(|g| g.iter().map(|site| site.index()).collect());
        lines.chain(groups).all(|sites: Vec<usize>| {
            let mut seen: Vec<Value> = sites.iter().map(|&i| values[i]).collect();
            seen.sort_unstable();
            seen.windows(2).all(|pair| pair[0] != pair[1])
        }) && self.signs.iter().all(|(less, more)| values[less.index()] < values[more.index()])
            && self.board.givens.iter().zip(values).all(|(g, v)| g.is_none_or(|g| g == *v))
    }

    fn reasoner(&self) -> Option<&dyn Reasoner> {
        Some(self)
    }

    fn draw(&self, _: &Marks, _: &mut Scene) {}

    fn text(&self) -> String {
        self.line()
    }

    fn line(&self) -> String {
        let symbol = |given: &Option<Value>| given.map_or('.', |value| self.board.symbol(value));
        self.board.givens.iter().map(symbol).collect()
    }

    fn json(&self) -> Map<String, Json> {
        Map::new()
    }

    fn canonical(&self) -> String {
        self.line()
    }

    fn with_givens(&self, givens: Vec<Option<Value>>) -> Arc<dyn Puzzle> {
        let toy = Toy::new(self.board.rows, self.groups.clone(), self.signs.clone());
        Arc::new(toy.with(givens))
    }
}

impl Reasoner for Toy {
    fn visit_steps(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
        visit: Visit<'_, Step>,
    ) -> ControlFlow<()> {
        visit_rows(OWN, self, position, query, budget, visit)
    }
}
