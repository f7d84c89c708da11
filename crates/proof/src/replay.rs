//! Replays a proof from the clues, step by step.

use gridwright_core::{
    Budget, Claim, Effect, End, Explanation, OutOfBudget, Position, Profile, Puzzle, Rating,
    Solution, Step, Technique, Tenths, Worth, check,
};
use gridwright_wire as wire;
use gridwright_wire::ExplainOutcome;
use gridwright_words::Words;

use crate::arguments::{assumes_one, check as check_argument};
use crate::case::{Case, Checked, ensure, expect};
use crate::logic::Logic;
use crate::rating::{is_by_length, ratings};
use crate::read::Proof;
use crate::state::{Rules, State};
use crate::wording;

/// The worth of a step with this rating in a profile; `None` if the profile does not have the
/// technique.
pub type Scale = fn(&Profile, &Technique, Tenths) -> Option<Worth>;

/// The result of checking a proof.
///
/// ```
/// use gridwright_proof::Outcome;
/// assert_eq!(Outcome::Open(3).name(), "incomplete");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// This is the only solution: every step holds and all sites are filled, or the certificate
    /// proves it.
    Unique(Solution),
    /// Every step holds and all sites are filled, but some steps assume that the solution is
    /// unique, which is not proved.
    IfUnique(Solution),
    /// There is no solution: every step holds and the end contradicts the rules, or the certificate
    /// proves it.
    NoSolution,
    /// Every step holds, but this number of sites is still open, about which nothing is proved.
    Open(usize),
    /// A step, by its index from 0, is not proved, or the end (one past the last step) is not as
    /// claimed; with a sentence about the reason.
    Refused(usize, String),
    /// The budget was spent at this step, by its index from 0.
    OutOfBudget(usize),
}

impl Outcome {
    /// The stable name of the outcome, for machines.
    pub fn name(&self) -> &'static str {
        match self {
            Outcome::Unique(_) => "unique",
            Outcome::IfUnique(_) => "if-unique",
            Outcome::NoSolution => "no-solution",
            Outcome::Open(_) => "incomplete",
            Outcome::Refused(..) => "refused",
            Outcome::OutOfBudget(_) => "out-of-budget",
        }
    }
}

/// The result of checking a proof, with numbers of steps and clauses.
///
/// ```
/// use gridwright_proof::Report;
/// fn are_all_shown(report: &Report, n_steps: usize) -> bool {
///     report.n_shown == n_steps
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The result.
    pub outcome: Outcome,
    /// Number of steps whose arguments hold, up to the end or the first failure.
    pub n_shown: usize,
    /// Number of steps that assume that the solution is unique.
    pub n_assuming_one: usize,
    /// Number of clauses in the certificate, if it is valid.
    pub n_clauses: Option<usize>,
}

/// Replays a proof of the puzzle from its clues.
///
/// ```
/// use gridwright_core::{Budget, Puzzle};
/// use gridwright_proof::{Outcome, Proof, verify};
/// fn is_refused(puzzle: &dyn Puzzle, proof: &Proof<'_>) -> bool {
///     let scale = gridwright::contract::Solver::worth_of;
///     matches!(verify(puzzle, proof, scale, &mut Budget::unlimited()).outcome, Outcome::Refused(..))
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// let request = gridwright_wire::ExplainRequest::new("cirth:12....3..");
/// let mut answer = gridwright_api::explain(&request, &mut Budget::unlimited()).unwrap();
/// assert!(!is_refused(&*puzzle, &Proof::read(&*puzzle, &answer).unwrap()));
/// answer.steps.remove(0);
/// assert!(is_refused(&*puzzle, &Proof::read(&*puzzle, &answer).unwrap()));
/// ```
pub fn verify(puzzle: &dyn Puzzle, proof: &Proof<'_>, scale: Scale, budget: &mut Budget) -> Report {
    let mut report =
        Report { outcome: Outcome::NoSolution, n_shown: 0, n_assuming_one: 0, n_clauses: None };
    report.outcome = outcome(puzzle, proof, scale, budget, &mut report).unwrap_or_else(|stop| {
        let at = report.n_shown;
        match stop {
            Stop::Refused(why) => Outcome::Refused(at, why),
            Stop::OutOfBudget => Outcome::OutOfBudget(at),
        }
    });
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

impl From<String> for Stop {
    fn from(why: String) -> Stop {
        Stop::Refused(why)
    }
}

fn outcome(
    puzzle: &dyn Puzzle,
    proof: &Proof<'_>,
    scale: Scale,
    budget: &mut Budget,
    report: &mut Report,
) -> Result<Outcome, Stop> {
    let mut logic = Logic::of(puzzle, budget)?;
    let rules = Rules::of(puzzle, &logic, budget)?;
    logic.start();
    let known = rules.start();
    let mut replay = Replay { rules: &rules, known, logic, is_conditional: false, words: None };
    for site in puzzle.board().all_sites() {
        budget.spend(0)?;
        if let Some(value) = puzzle.board().givens[site.index()] {
            replay.learn(Effect::Place(site, value));
        }
    }
    for (step, stated) in proof.steps.iter().zip(&proof.answer.steps) {
        budget.spend(1)?;
        let checked = replay.step(step, stated, proof.profile, scale);
        checked.map_err(|why| Stop::Refused(format!("{}: {why}", step.technique.id)))?;
        report.n_shown += 1;
        report.n_assuming_one += usize::from(assumes_one(step.technique.id));
    }
    let certified = match &proof.certificate {
        Some(certificate) => {
            let certified = certificate.check(puzzle, budget)?;
            report.n_clauses = Some(certificate.n_clauses());
            Some(certified?)
        }
        None => None,
    };
    let verdict = replay.verdict(proof, certified)?;
    replay.end(proof)?;
    Ok(verdict)
}

struct Replay<'r> {
    rules: &'r Rules<'r>,
    known: State,
    logic: Logic,
    /// Whether the known facts depend on the assumption that the solution is unique.
    is_conditional: bool,
    /// The language of the last step's sentences.
    words: Option<Words>,
}

impl Replay<'_> {
    fn step(
        &mut self,
        step: &Step,
        stated: &wire::Step,
        profile: &Profile,
        scale: Scale,
    ) -> Checked {
        let puzzle = self.rules.puzzle;
        self.expect_new(&step.finding.effects)?;
        let case = Case::new(self.rules, &self.known, step);
        check_argument(&case, &mut self.logic)
            .unwrap_or_else(|| Err("not shown: there is no checker for its argument".to_owned()))?;
        expect(ratings(&case, profile).contains(&step.worth.rating.0), "its rating")?;
        expect(worth(profile, step, scale) == Some(step.worth), "its score or level")?;
        wording::check(puzzle, &self.known, step, stated, &mut self.words)?;
        if assumes_one(step.technique.id) {
            let claims: Vec<Claim> = step.finding.effects.iter().flat_map(|&e| claims(e)).collect();
            let logic = &mut self.logic;
            let holds_anyway = claims.iter().all(|claim| logic.refutes(&[], claim.negated()));
            self.is_conditional |= !holds_anyway;
        }
        step.finding.effects.iter().for_each(|&effect| self.learn(effect));
        Ok(())
    }

    /// Checks that every effect changes something.
    fn expect_new(&self, effects: &[Effect]) -> Checked {
        for (i, effect) in effects.iter().enumerate() {
            let site = effect.site();
            let once = effects[..i].iter().all(|other| other.site() != site);
            let is_new = match *effect {
                Effect::Place(_, value) => self.known.at(site).has(value),
                Effect::Drop(_, gone) => gone.without(self.known.at(site)).is_empty(),
            };
            ensure(once && is_new && self.known.is_open(site), || {
                let name = self.rules.puzzle.board().site_name(site);
                format!("what it does at {name} is not left to be done")
            })?;
        }
        Ok(())
    }

    fn learn(&mut self, effect: Effect) {
        for claim in claims(effect) {
            self.logic.learn(claim);
        }
        match effect {
            Effect::Place(site, value) => self.rules.place(&mut self.known, site, value),
            Effect::Drop(site, gone) => self.known.cross_out(site, gone),
        }
    }

    /// Whether the known facts contradict the rules.
    fn is_broken(&self) -> bool {
        self.logic.is_contradicted()
            || self.known.candidates.iter().any(|left| left.is_empty())
            || !check(self.rules.puzzle, &self.known.placed).is_empty()
    }

    /// Checks all statements about the end.
    fn end(&self, proof: &Proof<'_>) -> Checked {
        let (puzzle, answer) = (self.rules.puzzle, proof.answer);
        let params = puzzle.params().to_string();
        let slash = if params.is_empty() { "" } else { "/" };
        let id = format!("{}{slash}{params}:{}", puzzle.info().id, puzzle.line());
        expect(
            answer.puzzle.id.as_ref().is_none_or(|stated| *stated == id),
            "the id of the puzzle",
        )?;
        let board = puzzle.with_givens(self.known.placed.clone()).line();
        let says_else = "where it ends is not the board that it shows";
        ensure(answer.board == board, || says_else.to_owned())?;
        let solution: Option<Solution> = self.known.placed.iter().copied().collect();
        let line = solution.as_ref().map(|values| puzzle.solution_line(values));
        ensure(answer.solution == line, || {
            "the solution it claims is not the one it arrives at".to_owned()
        })?;
        let is_solved = answer.outcome == ExplainOutcome::Solved;
        let rating = is_solved.then(|| {
            let (steps, position) = (proof.steps.clone(), Position::of(puzzle));
            Explanation { steps, end: End::Solved, position }.rating(proof.profile)
        });
        let rating = rating.flatten();
        let is_rated = match (&answer.rating, rating) {
            (Some(stated), Some(rating)) => is_rating(stated, &rating, answer),
            (None, _) => true,
            (Some(_), None) => false,
        };
        expect(is_rated, "how hard the puzzle is")
    }

    fn verdict(&self, proof: &Proof<'_>, certified: Option<Option<Solution>>) -> Checked<Outcome> {
        let n_open = self.known.placed.iter().filter(|value| value.is_none()).count();
        let arrived: Option<Solution> = self.known.placed.iter().copied().collect();
        let is_broken = self.is_broken();
        match proof.answer.outcome {
            ExplainOutcome::Contradiction if is_broken && !self.is_conditional => (),
            ExplainOutcome::Contradiction => {
                return Err("it ends without a contradiction".to_owned());
            }
            _ if is_broken => return Err("it ends in a contradiction".to_owned()),
            ExplainOutcome::Solved => {
                let values = arrived.as_ref().ok_or_else(|| match n_open {
                    1 => "it is not solved: 1 place is still open".to_owned(),
                    _ => format!("it is not solved: {n_open} places are still open"),
                })?;
                ensure(self.rules.puzzle.accepts(values), || {
                    "where it ends the rules are not kept".to_owned()
                })?;
            }
            _ => (),
        }
        Ok(match (certified, arrived) {
            (Some(Some(one)), Some(arrived)) if one != arrived => {
                return Err("its certificate is about another solution".to_owned());
            }
            (Some(None), Some(_)) => {
                return Err("its certificate says that there is none".to_owned());
            }
            (Some(Some(_)), None) if is_broken => {
                return Err("its certificate has a solution".to_owned());
            }
            (Some(Some(one)), _) => Outcome::Unique(one),
            (Some(None), None) => Outcome::NoSolution,
            (None, _) if is_broken => Outcome::NoSolution,
            (None, Some(arrived)) if n_open == 0 && self.is_conditional => {
                Outcome::IfUnique(arrived)
            }
            (None, Some(arrived)) => Outcome::Unique(arrived),
            (None, None) => Outcome::Open(n_open),
        })
    }
}

/// The worth that a step must have, given its rating.
fn worth(profile: &Profile, step: &Step, scale: Scale) -> Option<Worth> {
    let Technique { rating, score, level, .. } = *step.technique;
    let is_by_length = is_by_length(step.technique.id);
    if profile.is_default() && (is_by_length || step.worth.rating == rating) {
        return Some(Worth { rating: step.worth.rating, score, level });
    }
    scale(profile, step.technique, step.worth.rating)
}

fn is_rating(stated: &wire::Rating, rating: &Rating, answer: &wire::ExplainAnswer) -> bool {
    let tenths = |stated: f64, rating: Tenths| (stated * 10.0 - f64::from(rating.0)).abs() < 1e-6;
    let counts = rating.counts.iter().map(|(technique, n)| (technique.id.to_owned(), *n));
    stated.profile == answer.profile
        && tenths(stated.er, rating.er)
        && tenths(stated.ep, rating.ep)
        && tenths(stated.ed, rating.ed)
        && stated.hardest == rating.hardest_name()
        && stated.bottlenecks == rating.bottlenecks()
        && (stated.score, stated.solved) == (rating.score, true)
        && stated.level.name() == rating.level.name()
        && stated.counts == counts.collect()
}

/// The claims of an effect, one for each site and value.
fn claims(effect: Effect) -> Vec<Claim> {
    match effect {
        Effect::Place(site, value) => vec![Claim::is(site, value)],
        Effect::Drop(site, gone) => gone.iter().map(|value| Claim::is_not(site, value)).collect(),
    }
}
