//! Check, explain and rate: what can be said about a puzzle without searching it.

use crate::data::board::{Site, Value};
use crate::data::budget::Budget;
use crate::contract::puzzle::Puzzle;
use crate::data::position::Position;
use crate::data::step::{Level, Step, Technique, Tenths};
use crate::verbs::verdict::{Verdict, solve};

/// A rule that is broken, and where.
///
/// ```
/// use gridwright_core::{Puzzle, Violation, check};
/// fn complaints(puzzle: &dyn Puzzle) -> Vec<String> {
///     check(puzzle, &puzzle.board().givens).into_iter().map(|v: Violation| v.name).collect()
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The rule's id: `row`.
    pub rule: &'static str,
    /// Which instance of it: `row 3`.
    pub name: String,
    /// The sites at fault.
    pub sites: Vec<Site>,
}

/// Every rule the values break on their own, in rule order.
///
/// ```
/// use gridwright_core::{Puzzle, Value, check};
/// fn is_clean(puzzle: &dyn Puzzle, values: &[Option<Value>]) -> bool {
///     check(puzzle, values).is_empty()
/// }
/// ```
pub fn check(puzzle: &dyn Puzzle, values: &[Option<Value>]) -> Vec<Violation> {
    let constraints = puzzle.constraints().iter();
    let broken = constraints.filter_map(|constraint| {
        let sites = constraint.violation(values)?;
        Some(Violation { rule: constraint.rule(), name: constraint.name().to_owned(), sites })
    });
    broken.collect()
}

/// How an explanation ends.
///
/// ```
/// assert_eq!(gridwright_core::End::Solved.word(), "solved");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Every site has its value.
    Solved,
    /// No technique finds anything more: from here it needs trial.
    Stuck,
    /// A site is left with nothing, or a rule is broken: there is no solution.
    Contradiction,
    /// The budget ran out first.
    OutOfBudget,
}

impl End {
    /// Its name for machines.
    pub fn word(self) -> &'static str {
        match self {
            End::Solved => "solved",
            End::Stuck => "stuck",
            End::Contradiction => "contradiction",
            End::OutOfBudget => "out-of-budget",
        }
    }
}

/// The steps from the start, and where they lead.
///
/// ```
/// use gridwright_core::{Budget, End, Puzzle, explain};
/// fn needs_trial(puzzle: &dyn Puzzle) -> bool {
///     explain(puzzle, &mut Budget::unlimited()).end == End::Stuck
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// One after the other, each the easiest at its time.
    pub steps: Vec<Step>,
    /// How it ends.
    pub end: End,
    /// Where it ends.
    pub position: Position,
}

impl Explanation {
    /// What the steps come to by the profile they were found with, if they end in the solution.
    pub fn rating(&self, puzzle: &dyn Puzzle, profile: &'static Profile) -> Option<Rating> {
        // Every step is forced, so arriving proves that there is no other solution.
        let is_solved = self.end == End::Solved;
        is_solved.then(|| Rating::of(profile, puzzle.many_steps(), &self.steps, End::Solved))
    }
}

/// Solves by the family's techniques alone, easiest first, and keeps every step.
///
/// ```
/// use gridwright_core::{Budget, Puzzle, explain, sentence};
/// fn story(puzzle: &dyn Puzzle) -> Vec<String> {
///     let explanation = explain(puzzle, &mut Budget::unlimited());
///     explanation.steps.iter().map(|step| sentence(puzzle, step)).collect()
/// }
/// ```
pub fn explain(puzzle: &dyn Puzzle, budget: &mut Budget) -> Explanation {
    explain_within(puzzle, Tenths(u16::MAX), budget)
}

/// Solves by techniques rated at most `at_most`.
///
/// ```
/// use gridwright_core::{Budget, End, Puzzle, Tenths, explain_within};
/// fn singles_suffice(puzzle: &dyn Puzzle) -> bool {
///     explain_within(puzzle, Tenths(23), &mut Budget::unlimited()).end == End::Solved
/// }
/// ```
pub fn explain_within(puzzle: &dyn Puzzle, at_most: Tenths, budget: &mut Budget) -> Explanation {
    explain_from(puzzle, Position::of(puzzle), at_most, budget)
}

/// Goes on from a position.
///
/// ```
/// use gridwright_core::{Budget, Position, Puzzle, Tenths, Value, explain_from};
/// fn steps_left(puzzle: &dyn Puzzle, values: &[Option<Value>]) -> usize {
///     let position = Position::with(puzzle, values);
///     explain_from(puzzle, position, Tenths(99), &mut Budget::unlimited()).steps.len()
/// }
/// ```
pub fn explain_from(
    puzzle: &dyn Puzzle,
    position: Position,
    at_most: Tenths,
    budget: &mut Budget,
) -> Explanation {
    explain_in(puzzle, &PROFILES[0], position, at_most, budget)
}

/// Goes on from a position by the techniques of a profile that the puzzle has.
///
/// ```
/// use gridwright_core::{Budget, PROFILES, Position, Puzzle, Tenths, explain_in};
/// fn n_steps(puzzle: &dyn Puzzle) -> usize {
///     let (start, mut budget) = (Position::of(puzzle), Budget::unlimited());
///     explain_in(puzzle, &PROFILES[0], start, Tenths(99), &mut budget).steps.len()
/// }
/// ```
pub fn explain_in(
    puzzle: &dyn Puzzle,
    profile: &Profile,
    mut position: Position,
    at_most: Tenths,
    budget: &mut Budget,
) -> Explanation {
    if let Some(explanation) = puzzle.path_in(profile, &position, at_most, budget) {
        return explanation;
    }
    let mut steps = Vec::new();
    let end = loop {
        if position.has_dead_end() || !check(puzzle, position.values()).is_empty() {
            break End::Contradiction;
        }
        if position.solution().is_some() {
            break End::Solved;
        }
        if budget.spend(1).is_err() {
            break End::OutOfBudget;
        }
        let Some(step) = puzzle.step_in(profile, &position, at_most, budget) else {
            break if budget.is_spent() { End::OutOfBudget } else { End::Stuck };
        };
        let outcome = position.apply(puzzle, &step);
        steps.push(step);
        if outcome.is_err() {
            break End::Contradiction;
        }
    };
    Explanation { steps, end, position }
}

/// A named, versioned way of turning steps into numbers.
///
/// ```
/// use gridwright_core::{PROFILES, Profile};
/// assert_eq!(Profile::named("gridwright").unwrap(), &PROFILES[0]);
/// ```
#[derive(PartialEq, Eq, Debug)]
pub struct Profile {
    /// Its name.
    pub id: &'static str,
    /// A new number whenever any rating it gives may change.
    pub version: u32,
    /// One sentence.
    pub summary: &'static str,
    /// Whether many medium or hard steps raise the level.
    pub counts_steps: bool,
    /// Up to which score each level but the last goes, where a score may raise the level.
    pub score_limits: Option<[u32; 4]>,
}

impl Profile {
    /// The profile of that name.
    pub fn named(name: &str) -> Option<&'static Profile> {
        PROFILES.iter().find(|profile| profile.id == name)
    }
}

/// All profiles; the first is the default.
///
/// ```
/// assert_eq!(gridwright_core::PROFILES[0].id, "gridwright");
/// ```
pub static PROFILES: &[Profile] = &[
    Profile {
        id: "gridwright",
        version: 1,
        summary: "each family's own teaching order and values",
        counts_steps: true,
        score_limits: None,
    },
    Profile {
        id: "sukaku-1.18",
        version: 1,
        summary: "Sukaku Explainer 1.18 as the public banks were rated: without four strong links \
                  and without wings of six and seven cells",
        counts_steps: false,
        score_limits: None,
    },
    Profile {
        id: "sukaku-1.18.1",
        version: 1,
        summary: "Sukaku Explainer 1.18.1 with every technique it uses by default",
        counts_steps: false,
        score_limits: None,
    },
    Profile {
        id: "se-1.2.1",
        version: 1,
        summary: "the Explainer before that, 1.2.1: no strong links, no large wings",
        counts_steps: false,
        score_limits: None,
    },
    Profile {
        id: "hodoku-2.2",
        version: 1,
        summary: "HoDoKu 2.2: the sum of the step scores, and the level they ask for",
        counts_steps: false,
        score_limits: Some([800, 1000, 1600, 1800]),
    },
];

/// An honest number for a puzzle: what its solving path takes.
///
/// ```
/// use gridwright_core::{Budget, PROFILES, Puzzle, rate};
/// fn stars(puzzle: &dyn Puzzle) -> usize {
///     match rate(puzzle, &PROFILES[0], &mut Budget::unlimited()) {
///         Ok(rating) => 1 + rating.level as usize,
///         Err(_) => 0,
///     }
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rating {
    /// By whose measure.
    pub profile: &'static Profile,
    /// The hardest step of the path; [`Rating::UNSOLVED`] when techniques do not solve it.
    pub er: Tenths,
    /// The hardest step up to the first value placed.
    pub ep: Tenths,
    /// The first step.
    pub ed: Tenths,
    /// The technique of the hardest step, if there was any step.
    pub hardest: Option<&'static Technique>,
    /// The sum over all steps.
    pub score: u32,
    /// In players' words.
    pub level: Level,
    /// How often each technique was used, in the order of first use.
    pub counts: Vec<(&'static Technique, usize)>,
    /// How the path ends: solved or stuck.
    pub end: End,
}

impl Rating {
    /// The rating of a puzzle with one solution that the techniques do not reach.
    pub const UNSOLVED: Tenths = Tenths(200);

    fn of(profile: &'static Profile, many: usize, steps: &[Step], end: End) -> Rating {
        let rating = |step: &Step| step.worth.rating;
        let mut counts: Vec<(&'static Technique, usize)> = Vec::new();
        for step in steps {
            match counts.iter_mut().find(|(technique, _)| *technique == step.technique) {
                Some((_, n)) => *n += 1,
                None => counts.push((step.technique, 1)),
            }
        }
        let is_solved = end == End::Solved;
        let hardest = steps.iter().max_by_key(|step| step.worth.rating);
        let score = steps.iter().map(|step| step.worth.score).sum();
        let hardest_level = steps.iter().map(|step| step.worth.level).max().unwrap_or(Level::Easy);
        let n_such = steps.iter().filter(|step| step.worth.level == hardest_level).count();
        let by_step = match hardest_level {
            Level::Medium if profile.counts_steps && n_such > many => Level::Hard,
            Level::Hard if profile.counts_steps && n_such > many => Level::Expert,
            level => level,
        };
        let by_score = profile.score_limits.map_or(Level::Easy, |limits| {
            Level::ALL[limits.iter().filter(|&&limit| score > limit).count()]
        });
        let to_first_value = steps.iter().position(Step::places).map_or(steps.len(), |i| i + 1);
        let first = &steps[..to_first_value];
        let er = if is_solved { hardest.map_or(Tenths(0), rating) } else { Rating::UNSOLVED };
        Rating {
            profile,
            er,
            ep: if !is_solved && to_first_value == steps.len() {
                er
            } else {
                first.iter().map(rating).max().unwrap_or_default()
            },
            ed: first.first().map_or(if is_solved { Tenths(0) } else { er }, rating),
            hardest: hardest.map(|step| step.technique),
            score,
            level: if is_solved { by_step.max(by_score) } else { Level::Extreme },
            counts,
            end,
        }
    }

    /// How many times the hardest technique is used.
    pub fn bottlenecks(&self) -> usize {
        let hardest = self.counts.iter().find(|(technique, _)| Some(*technique) == self.hardest);
        hardest.map_or(0, |&(_, n)| n)
    }

    /// Whether a technique is used.
    pub fn uses(&self, technique: &Technique) -> bool {
        self.counts.iter().any(|(used, _)| used.id == technique.id)
    }

    /// The name of what makes it hard: a technique, or `trial` when none is enough.
    pub fn hardest_name(&self) -> &'static str {
        match self.end {
            End::Solved => self.hardest.map_or("none", |technique| technique.id),
            End::Stuck | End::Contradiction | End::OutOfBudget => "trial",
        }
    }
}

/// Why a puzzle has no rating.
///
/// ```
/// assert_eq!(gridwright_core::Unrated::NoSolution.to_string(), "the puzzle has no solution");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unrated {
    /// It cannot be solved.
    #[error("the puzzle has no solution")]
    NoSolution,
    /// It has more than one.
    #[error("the puzzle has more than one solution")]
    Several,
    /// The profile is for other puzzles.
    #[error("the profile does not rate puzzles of this kind")]
    OtherProfile,
    /// Not decided in time.
    #[error("out of budget")]
    OutOfBudget,
}

/// Rates a puzzle by the steps it takes. Only puzzles with one solution have a rating.
///
/// # Errors
/// When it has none or several, or the budget runs out.
///
/// ```
/// use gridwright_core::{Budget, PROFILES, Puzzle, rate};
/// fn er(puzzle: &dyn Puzzle) -> Option<String> {
///     let rating = rate(puzzle, &PROFILES[0], &mut Budget::unlimited()).ok()?;
///     Some(rating.er.to_string())
/// }
/// ```
pub fn rate(
    puzzle: &dyn Puzzle,
    profile: &'static Profile,
    budget: &mut Budget,
) -> Result<Rating, Unrated> {
    if !puzzle.has_profile(profile) {
        return Err(Unrated::OtherProfile);
    }
    let many = puzzle.many_steps();
    let start = Position::of(puzzle);
    let explanation = explain_in(puzzle, profile, start, Tenths(u16::MAX), budget);
    match explanation.end {
        // Every step is forced, so arriving proves that there is no other solution.
        End::Solved => Ok(Rating::of(profile, many, &explanation.steps, End::Solved)),
        End::Contradiction => Err(Unrated::NoSolution),
        End::OutOfBudget => Err(Unrated::OutOfBudget),
        End::Stuck => match solve(puzzle, budget) {
            Verdict::Unique(_) => Ok(Rating::of(profile, many, &explanation.steps, End::Stuck)),
            Verdict::Several(..) => Err(Unrated::Several),
            Verdict::None => Err(Unrated::NoSolution),
            Verdict::OutOfBudget(_) => Err(Unrated::OutOfBudget),
        },
    }
}
