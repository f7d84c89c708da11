//! Replays a proof from the clues, step by step.

use gridwright_core::{Budget, Effect, OutOfBudget, Profile, Puzzle, Site, Solution, Value, check};
use gridwright_words::Words;

use gridwright_wire::ExplainOutcome;

use crate::counterexample::CounterexampleSearch;
use crate::logic::{Contradiction, Literal, Logic};
use crate::names::{ENGLISH, languages};
use crate::read::{Claimed, Proof};
use crate::rules::{Names, by_rule};
use crate::state::State;

/// How a step was confirmed.
///
/// ```
/// assert_eq!(gridwright_proof::Way::Contradiction.words(), "by contradiction");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// By the definition of its technique, from the cells it names.
    Rule,
    /// Unit propagation of the opposite leads to a contradiction.
    Contradiction,
    /// A search finds no solution with the opposite.
    Search,
}

impl Way {
    /// In a few words.
    pub fn words(self) -> &'static str {
        match self {
            Way::Rule => "by rule",
            Way::Contradiction => "by contradiction",
            Way::Search => "by search",
        }
    }
}

/// The result of checking a proof.
///
/// ```
/// use gridwright_proof::Outcome;
/// assert_eq!(Outcome::Open(3).name(), "incomplete");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Every step holds and all sites are filled: this is the solution, and there is no other.
    Unique(Solution),
    /// Every step holds, and the end contradicts the rules: there is no solution.
    NoSolution,
    /// Every step holds, but so many sites are still open: nothing is proved about them.
    Open(usize),
    /// A step, from 0, does not follow, or the end (one past the last step) is not as claimed.
    Refused(usize, String),
    /// The budget ran out at this step, from 0.
    OutOfBudget(usize),
}

impl Outcome {
    /// Its name for machines.
    pub fn name(&self) -> &'static str {
        match self {
            Outcome::Unique(_) => "unique",
            Outcome::NoSolution => "no-solution",
            Outcome::Open(_) => "incomplete",
            Outcome::Refused(..) => "refused",
            Outcome::OutOfBudget(_) => "out-of-budget",
        }
    }
}

/// The result of checking a proof, and how its steps were confirmed.
///
/// ```
/// use gridwright_proof::{Report, Way};
/// fn n_searched(report: &Report) -> usize {
///     report.count(Way::Search)
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The result.
    pub outcome: Outcome,
    /// How each step was confirmed, up to the end or the first failure.
    pub ways: Vec<Way>,
    /// The number of steps that assume a unique solution. They were confirmed without that assumption.
    pub n_assuming_one: usize,
}

impl Report {
    /// The number of steps confirmed in this way.
    pub fn count(&self, way: Way) -> usize {
        self.ways.iter().filter(|&&other| other == way).count()
    }
}

/// Whether a technique assumes that the puzzle has one solution.
fn assumes_one(technique: &str) -> bool {
    let kinds = ["unique-", "bug", "hidden-rectangle", "avoidable-"];
    kinds.iter().any(|kind| technique.starts_with(kind))
}

/// Replays a proof of the puzzle from its clues.
///
/// ```
/// use gridwright_core::{Budget, Puzzle};
/// use gridwright_proof::{Outcome, Proof, verify};
/// fn is_refused(puzzle: &dyn Puzzle, proof: &Proof) -> bool {
///     matches!(verify(puzzle, proof, &mut Budget::unlimited()).outcome, Outcome::Refused(..))
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// let request = gridwright_wire::ExplainRequest::new("cirth:12....3..");
/// let mut answer = gridwright_api::explain(&request, &mut Budget::unlimited()).unwrap();
/// assert!(!is_refused(&*puzzle, &Proof::read(&*puzzle, &answer).unwrap()));
/// answer.steps.remove(0);
/// assert!(is_refused(&*puzzle, &Proof::read(&*puzzle, &answer).unwrap()));
/// ```
pub fn verify(puzzle: &dyn Puzzle, proof: &Proof, budget: &mut Budget) -> Report {
    let mut report = Report { outcome: Outcome::NoSolution, ways: Vec::new(), n_assuming_one: 0 };
    let Ok(mut replay) = Replay::of(puzzle, budget) else {
        report.outcome = Outcome::OutOfBudget(0);
        return report;
    };
    replay.lists_all = proof.profile == Profile::DEFAULT.id;
    for (i, step) in proof.steps.iter().enumerate() {
        match replay.step(step, budget) {
            Ok(way) => report.ways.push(way),
            Err(Stop::Refused(why)) => {
                report.outcome = Outcome::Refused(i, why);
                return report;
            }
            Err(Stop::OutOfBudget) => {
                report.outcome = Outcome::OutOfBudget(i);
                return report;
            }
        }
        report.n_assuming_one += usize::from(assumes_one(&step.technique));
    }
    let end = proof.steps.len();
    report.outcome = replay.end(proof).unwrap_or_else(|why| Outcome::Refused(end, why));
    report
}

enum Stop {
    Refused(String),
    OutOfBudget,
}

impl From<OutOfBudget> for Stop {
    fn from(_: OutOfBudget) -> Stop {
        Stop::OutOfBudget
    }
}

struct Replay<'p> {
    puzzle: &'p dyn Puzzle,
    /// Whether the family's list has every technique of the proof; it lacks those of other profiles.
    lists_all: bool,
    known: State,
    logic: Logic,
    /// Whether the clauses contradict the facts so far: there is no solution.
    is_contradicted: bool,
    search: Option<CounterexampleSearch>,
    /// All facts so far, for a search that starts later.
    facts: Vec<Literal>,
}

impl Names for &dyn Puzzle {
    fn site(&self, site: Site) -> String {
        self.board().site_name(site)
    }

    fn value(&self, value: Value) -> char {
        self.board().symbol(value)
    }

    fn rule(&self, rule: usize) -> String {
        ENGLISH.rule(self.info(), &self.constraints()[rule].name())
    }

    fn sites(&self, rule: usize) -> &[Site] {
        self.constraints()[rule].sites()
    }
}

impl<'p> Replay<'p> {
    fn of(puzzle: &'p dyn Puzzle, budget: &mut Budget) -> Result<Replay<'p>, OutOfBudget> {
        let mut logic = Logic::of(puzzle, budget)?;
        let known = State::of(puzzle, &logic, budget)?;
        let is_contradicted = logic.start().is_err();
        let mut replay = Replay {
            puzzle,
            lists_all: true,
            known,
            logic,
            is_contradicted,
            search: None,
            facts: Vec::new(),
        };
        for site in puzzle.board().all_sites() {
            budget.spend(0)?;
            if let Some(value) = puzzle.board().givens[site.index()] {
                replay.learn(Effect::Place(site, value));
            }
        }
        Ok(replay)
    }

    fn step(&mut self, step: &Claimed, budget: &mut Budget) -> Result<Way, Stop> {
        budget.spend(1)?;
        let refused = |why: &str| Stop::Refused(format!("{}: {why}", step.technique));
        let known = (self.puzzle.info().techniques)(Profile::DEFAULT);
        let technique = known.iter().find(|technique| technique.id == step.technique);
        let named = |words: Words, technique| words.technique(self.puzzle.info(), technique);
        match technique {
            Some(technique) if !languages().any(|words| named(words, technique) == step.name) => {
                let name = named(ENGLISH, technique);
                return Err(refused(&format!("it is called {name}, not {}", step.name)));
            }
            None if self.lists_all => return Err(refused("no such technique is known")),
            Some(_) | None => (),
        }
        let way = match by_rule(&self.known, step, &self.puzzle) {
            Some(Ok(())) => Way::Rule,
            Some(Err(why)) => return Err(refused(&why)),
            None => self.by_opposites(step, budget)?,
        };
        step.effects.iter().for_each(|&effect| self.learn(effect));
        Ok(way)
    }

    /// Assumes the opposite of each claim of the step.
    fn by_opposites(&mut self, step: &Claimed, budget: &mut Budget) -> Result<Way, Stop> {
        let mut way = Way::Contradiction;
        for &effect in &step.effects {
            for (site, value, holds) in claims(effect) {
                let opposite = self.logic.literal(site, value, !holds);
                if self.is_contradicted || self.contradicts(opposite) {
                    continue;
                }
                way = Way::Search;
                let search = match &mut self.search {
                    Some(search) => search,
                    none => {
                        let n_values = self.puzzle.board().n_values();
                        let mut search = CounterexampleSearch::of(&self.logic, n_values, budget)?;
                        self.facts.iter().for_each(|&fact| search.add_fact(fact));
                        none.insert(search)
                    }
                };
                if search.solution(self.puzzle, opposite, budget)?.is_some() {
                    let board = self.puzzle.board();
                    let (name, symbol) = (board.site_name(site), board.symbol(value));
                    let can = if holds { "need not be" } else { "can be" };
                    let why = format!("{name} {can} {symbol}: there is a solution like that");
                    return Err(Stop::Refused(format!("{}: {why}", step.technique)));
                }
            }
        }
        Ok(way)
    }

    /// Whether assuming a literal leads to a contradiction by unit propagation.
    fn contradicts(&mut self, literal: Literal) -> bool {
        let mark = self.logic.mark();
        let outcome = self.logic.assume(literal);
        // Some rules are not in the clauses, such as that a path is connected.
        let is_contradicted =
            outcome.is_err() || !check(self.puzzle, &self.logic.values()).is_empty();
        self.logic.undo_to(mark);
        is_contradicted
    }

    fn learn(&mut self, effect: Effect) {
        for (site, value, holds) in claims(effect) {
            let fact = self.logic.literal(site, value, holds);
            self.facts.push(fact);
            if let Some(search) = &mut self.search {
                search.add_fact(fact);
            }
            if self.logic.assume(fact) == Err(Contradiction) {
                self.is_contradicted = true;
            }
        }
        match effect {
            Effect::Place(site, value) => self.known.place(site, value),
            Effect::Drop(site, gone) => self.known.cross_out(site, gone),
        }
    }

    /// Checks the end of the proof.
    fn end(&self, proof: &Proof) -> Result<Outcome, String> {
        let open = self.known.placed.iter().filter(|value| value.is_none()).count();
        let is_broken = self.is_contradicted
            || self.known.candidates.iter().any(|left| left.is_empty())
            || !check(self.puzzle, &self.known.placed).is_empty();
        match proof.end {
            ExplainOutcome::Contradiction if is_broken => Ok(Outcome::NoSolution),
            ExplainOutcome::Contradiction => Err("it ends without a contradiction".to_owned()),
            _ if is_broken => Err("it ends in a contradiction".to_owned()),
            ExplainOutcome::Solved => {
                let values: Option<Solution> = self.known.placed.iter().copied().collect();
                let values = values.ok_or_else(|| match open {
                    1 => "it is not solved: 1 place is still open".to_owned(),
                    _ => format!("it is not solved: {open} places are still open"),
                })?;
                if !self.puzzle.accepts(&values) {
                    return Err("where it ends the rules are not kept".to_owned());
                }
                let line = self.puzzle.solution_line(&values);
                match &proof.solution {
                    Some(claimed) if *claimed == line => Ok(Outcome::Unique(values)),
                    _ => Err("the solution it claims is not the one it arrives at".to_owned()),
                }
            }
            _ => Ok(Outcome::Open(open)),
        }
    }
}

/// The claims of an effect, one for each site and value.
fn claims(effect: Effect) -> Vec<(Site, Value, bool)> {
    match effect {
        Effect::Place(site, value) => vec![(site, value, true)],
        Effect::Drop(site, gone) => gone.iter().map(|value| (site, value, false)).collect(),
    }
}
