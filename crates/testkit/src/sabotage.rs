//! Families with deliberate faults, one at a time, to test that the suite notices them.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use gridwright::budget::{OutOfBudget, Rng};
use gridwright::clues::{ClueProgress, ClueWay};
use gridwright::contract::{
    Clause, Conflict, Constraint, Domains, Kernel, Kind, Name, Reasoner, Shape, Visit,
    solve_generally,
};
use gridwright::making::{ClueKind, NewClue};
use gridwright::scene::{Marks, Scene};
use gridwright::steps::Effect;
use gridwright::text::ParseError;
use gridwright::{
    Board, Budget, Clue, ClueId, Family, Generated, Info, Mask, Params, Position, Puzzle,
    Shortfall, Site, Solution, Step, StepQuery, Value,
};
use serde_json::{Map, Value as Json};

use crate::bench::Sample;

/// A deliberate fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No fault: the wrapper alone must not be noticed.
    Nothing,
    /// The solver lacks one of the rules.
    RuleMissing(&'static str),
    /// The kernel reports the first solution it finds as the only one.
    SolverTooSure,
    /// The checker accepts every grid.
    CheckerAsleep,
    /// A technique draws a wrong conclusion.
    StepTooBold,
}

/// A family with a fault.
pub struct Sabotaged {
    /// The sound family.
    pub family: &'static dyn Family,
    /// The fault.
    pub fault: Fault,
}

impl Sabotaged {
    /// Wraps a puzzle of the sound family.
    pub fn sample(&self, sample: &Sample) -> Sample {
        let puzzle = self.wrap(Arc::clone(&sample.puzzle));
        Sample { preset: sample.preset, puzzle, solution: sample.solution.clone() }
    }

    fn wrap(&self, puzzle: Arc<dyn Puzzle>) -> Arc<dyn Puzzle> {
        Arc::new(Broken::new(puzzle, self.fault))
    }
}

impl Family for Sabotaged {
    fn info(&self) -> &'static Info {
        self.family.info()
    }

    fn parse(&self, text: &str) -> Result<Arc<dyn Puzzle>, ParseError> {
        self.family.parse(text).map(|puzzle| self.wrap(puzzle))
    }

    fn read_json(&self, object: &Map<String, Json>) -> Result<Arc<dyn Puzzle>, ParseError> {
        self.family.read_json(object).map(|puzzle| self.wrap(puzzle))
    }

    fn generate(
        &self,
        generator: u32,
        params: &Params,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Generated, Shortfall> {
        let made = self.family.generate(generator, params, rng, budget)?;
        Ok(Generated { puzzle: self.wrap(made.puzzle), ..made })
    }
}

struct Broken {
    puzzle: Arc<dyn Puzzle>,
    constraints: Vec<Box<dyn Constraint>>,
    fault: Fault,
}

impl Broken {
    fn new(puzzle: Arc<dyn Puzzle>, fault: Fault) -> Broken {
        let indices = 0..puzzle.constraints().len();
        let is_kept = |&index: &usize| match fault {
            Fault::RuleMissing(rule) => puzzle.constraints()[index].rule() != rule,
            _ => true,
        };
        let constraints = indices
            .filter(is_kept)
            .map(|index| Box::new(Borrowed { puzzle: Arc::clone(&puzzle), index }) as Box<_>)
            .collect();
        Broken { puzzle, constraints, fault }
    }
}

/// A constraint of another puzzle.
struct Borrowed {
    puzzle: Arc<dyn Puzzle>,
    index: usize,
}

impl Borrowed {
    fn inner(&self) -> &dyn Constraint {
        &*self.puzzle.constraints()[self.index]
    }
}

impl Constraint for Borrowed {
    fn rule(&self) -> &'static str {
        self.inner().rule()
    }

    fn name(&self) -> Name {
        self.inner().name()
    }

    fn sites(&self) -> &[Site] {
        self.inner().sites()
    }

    fn shape(&self) -> Shape {
        self.inner().shape()
    }

    fn kind(&self) -> Kind {
        self.inner().kind()
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        self.inner().prune(domains)
    }

    fn violation(&self, values: &[Option<Value>]) -> Option<Vec<Site>> {
        self.inner().violation(values)
    }
}

impl Puzzle for Broken {
    fn info(&self) -> &'static Info {
        self.puzzle.info()
    }

    fn params(&self) -> Params {
        self.puzzle.params()
    }

    fn board(&self) -> &Board {
        self.puzzle.board()
    }

    fn constraints(&self) -> &[Box<dyn Constraint>] {
        &self.constraints
    }

    fn clauses(&self) -> Vec<Clause> {
        self.puzzle.clauses()
    }

    fn accepts(&self, values: &[Value]) -> bool {
        self.fault == Fault::CheckerAsleep || self.puzzle.accepts(values)
    }

    fn reasoner(&self) -> Option<&dyn Reasoner> {
        Some(self)
    }

    fn kernel(&self) -> Option<&dyn Kernel> {
        (self.fault == Fault::SolverTooSure).then_some(self)
    }

    fn clues(&self) -> Vec<Clue> {
        self.puzzle.clues()
    }

    fn clue_progress(&self, values: &[Option<Value>]) -> Vec<ClueProgress> {
        self.puzzle.clue_progress(values)
    }

    fn clue_ways(&self, clue: ClueId, values: &[Option<Value>]) -> Vec<ClueWay> {
        self.puzzle.clue_ways(clue, values)
    }

    fn with_clues(&self, kept: &BTreeSet<ClueId>) -> Arc<dyn Puzzle> {
        Arc::new(Broken::new(self.puzzle.with_clues(kept), self.fault))
    }

    fn printable(&self) -> Mask {
        self.puzzle.printable()
    }

    fn clue_kinds(&self) -> &'static [ClueKind] {
        self.puzzle.clue_kinds()
    }

    fn with_clue(&self, clue: &NewClue) -> Result<Arc<dyn Puzzle>, ParseError> {
        let puzzle = self.puzzle.with_clue(clue)?;
        Ok(Arc::new(Broken::new(puzzle, self.fault)))
    }

    fn clue_ideas(&self, solution: &[Value]) -> Vec<NewClue> {
        self.puzzle.clue_ideas(solution)
    }

    fn areas(&self) -> Option<Vec<u16>> {
        self.puzzle.areas()
    }

    fn area_ideas(&self, kept: &[Value], lost: &[Value]) -> Vec<Vec<u16>> {
        self.puzzle.area_ideas(kept, lost)
    }

    fn with_areas(&self, areas: &[u16]) -> Result<Arc<dyn Puzzle>, ParseError> {
        let puzzle = self.puzzle.with_areas(areas)?;
        Ok(Arc::new(Broken::new(puzzle, self.fault)))
    }

    fn draw(&self, marks: &Marks, scene: &mut Scene) {
        self.puzzle.draw(marks, scene);
    }

    fn text(&self) -> String {
        self.puzzle.text()
    }

    fn line(&self) -> String {
        self.puzzle.line()
    }

    fn canonical(&self) -> String {
        self.puzzle.canonical()
    }

    fn json(&self) -> Map<String, Json> {
        self.puzzle.json()
    }

    fn with_givens(&self, givens: Vec<Option<Value>>) -> Arc<dyn Puzzle> {
        Arc::new(Broken::new(self.puzzle.with_givens(givens), self.fault))
    }
}

impl Broken {
    /// Changes the value that a step places.
    fn make_bold(&self, step: &mut Step, position: &Position) {
        for effect in &mut step.finding.effects {
            if let Effect::Place(site, value) = *effect {
                // The new value is another candidate, or any other value if there is none.
                let candidates = position.at(site).iter();
                let mut others = candidates.chain(self.board().all_values().iter());
                if let Some(other) = others.find(|&other| other != value) {
                    *effect = Effect::Place(site, other);
                }
            }
        }
    }
}

impl Reasoner for Broken {
    fn visit_steps(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
        visit: Visit<'_, Step>,
    ) -> ControlFlow<()> {
        let Some(reasoner) = self.puzzle.reasoner() else { return ControlFlow::Continue(()) };
        reasoner.visit_steps(position, query, budget, &mut |mut step| {
            if self.fault == Fault::StepTooBold {
                self.make_bold(&mut step, position);
            }
            visit(step)
        })
    }
}

impl Kernel for Broken {
    fn solve(&self, _: usize, budget: &mut Budget) -> Option<Result<Vec<Solution>, OutOfBudget>> {
        let verdict = solve_generally(&*self.puzzle, budget);
        Some(Ok(verdict.solution().cloned().into_iter().collect()))
    }
}
