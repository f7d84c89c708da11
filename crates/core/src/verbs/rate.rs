//! Rate: the difficulty of a puzzle by the steps that solve it.

use crate::contract::puzzle::Puzzle;
use crate::data::budget::Budget;
use crate::data::explanation::{End, Explanation};
use crate::data::profile::Profile;
use crate::data::step::{Level, Step, Technique, Tenths};
use crate::data::step_query::StepQuery;
use crate::data::verdict::Verdict;
use crate::verbs::explain::explain;
use crate::verbs::verdict::solve;

impl Explanation {
    /// The rating of the steps by the profile with which they were found; `None` if they do not
    /// solve the puzzle.
    pub fn rating(&self, profile: &'static Profile) -> Option<Rating> {
        // Every step is forced, so reaching a solution proves that it is unique.
        let is_solved = self.end == End::Solved;
        is_solved.then(|| Rating::of(profile, &self.steps, End::Solved))
    }
}

/// The difficulty of a puzzle by its solving path.
///
/// ```
/// use gridwright_core::{Budget, Profile, Puzzle, rate};
/// fn stars(puzzle: &dyn Puzzle) -> usize {
///     match rate(puzzle, Profile::DEFAULT, &mut Budget::unlimited()) {
///         Ok(rating) => 1 + rating.level as usize,
///         Err(_) => 0,
///     }
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// assert_eq!(stars(&*puzzle), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The profile.
    pub profile: &'static Profile,
    /// The rating of the hardest step; [`Rating::UNSOLVED`] if the techniques do not solve the
    /// puzzle.
    pub er: Tenths,
    /// The rating of the hardest step up to the first placement.
    pub ep: Tenths,
    /// The rating of the first step.
    pub ed: Tenths,
    /// The technique of the hardest step, if there are steps.
    pub hardest: Option<&'static Technique>,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The level.
    pub level: Level,
    /// Number of steps of each level, in the order of [`Level::ALL`].
    pub steps: [usize; 5],
    /// Number of steps of each technique, in the order of first use.
    pub counts: Vec<(&'static Technique, usize)>,
    /// The end of the path: solved or stuck.
    pub end: End,
}

impl Rating {
    /// The rating of a puzzle with a unique solution that the techniques do not reach.
    pub const UNSOLVED: Tenths = Tenths(200);

    /// Number of medium or hard steps above which the level rises by one, in every family.
    pub const MANY_STEPS: usize = 10;

    fn of(profile: &'static Profile, steps: &[Step], end: End) -> Rating {
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
        let score = steps.iter().fold(0, |sum: u32, step| sum.saturating_add(step.worth.score));
        let of_level = |level| steps.iter().filter(|step| step.worth.level == level).count();
        let by_level = Level::ALL.map(of_level);
        let hardest_level = steps.iter().map(|step| step.worth.level).max().unwrap_or(Level::Easy);
        let many = profile.counts_steps && by_level[hardest_level as usize] > Rating::MANY_STEPS;
        let by_step = match hardest_level {
            Level::Medium if many => Level::Hard,
            Level::Hard if many => Level::Expert,
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
            steps: by_level,
            counts,
            end,
        }
    }

    /// Number of steps of this level or a harder one.
    pub fn steps_from(&self, level: Level) -> usize {
        self.steps[level as usize..].iter().fold(0, |sum, &n| sum.saturating_add(n))
    }

    /// Number of steps of the hardest technique.
    pub fn bottlenecks(&self) -> usize {
        let hardest = self.counts.iter().find(|(technique, _)| Some(*technique) == self.hardest);
        hardest.map_or(0, |&(_, n)| n)
    }

    /// Whether a step uses this technique.
    pub fn uses(&self, technique: &Technique) -> bool {
        self.counts.iter().any(|(used, _)| used.id == technique.id)
    }

    /// The id of the hardest technique, `none` if there are no steps, or `trial` if techniques do
    /// not solve the puzzle.
    pub fn hardest_name(&self) -> &'static str {
        match self.end {
            End::Solved => self.hardest.map_or("none", |technique| technique.id),
            End::Stuck | End::Contradiction | End::OutOfBudget => "trial",
        }
    }
}

/// The reason why a puzzle has no rating.
///
/// ```
/// assert_eq!(gridwright_core::Unrated::NoSolution.to_string(), "the puzzle has no solution");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unrated {
    /// The puzzle has no solution.
    #[error("the puzzle has no solution")]
    NoSolution,
    /// The puzzle has several solutions.
    #[error("the puzzle has more than one solution")]
    Several,
    /// The profile does not rate puzzles of this kind.
    #[error("the profile does not rate puzzles of this kind")]
    OtherProfile,
    /// The budget was spent.
    #[error("out of budget")]
    OutOfBudget,
}

/// Rates a puzzle by its solving steps. Only puzzles with a unique solution have a rating.
///
/// # Errors
/// When it has none or several solutions, the profile does not rate it, or the budget is spent.
///
/// ```
/// use gridwright_core::{Budget, Profile, Puzzle, rate};
/// fn er(puzzle: &dyn Puzzle) -> Option<String> {
///     let rating = rate(puzzle, Profile::DEFAULT, &mut Budget::unlimited()).ok()?;
///     Some(rating.er.to_string())
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// assert_eq!(er(&*puzzle).as_deref(), Some("1.5"));
/// ```
pub fn rate(
    puzzle: &dyn Puzzle,
    profile: &'static Profile,
    budget: &mut Budget,
) -> Result<Rating, Unrated> {
    if !has_profile(puzzle, profile) {
        return Err(Unrated::OtherProfile);
    }
    let explanation = explain(puzzle, &StepQuery::by(profile), budget);
    match explanation.end {
        // Every step is forced, so reaching a solution proves that it is unique.
        End::Solved => Ok(Rating::of(profile, &explanation.steps, End::Solved)),
        End::Contradiction => Err(Unrated::NoSolution),
        End::OutOfBudget => Err(Unrated::OutOfBudget),
        End::Stuck => match solve(puzzle, budget) {
            Verdict::Unique(_) => Ok(Rating::of(profile, &explanation.steps, End::Stuck)),
            Verdict::Several(..) => Err(Unrated::Several),
            Verdict::None => Err(Unrated::NoSolution),
            Verdict::OutOfBudget(_) => Err(Unrated::OutOfBudget),
        },
    }
}

/// Whether a profile can rate a puzzle.
///
/// ```
/// use gridwright_core::{Profile, Puzzle, has_profile};
/// fn is_rated(puzzle: &dyn Puzzle) -> bool {
///     has_profile(puzzle, Profile::DEFAULT)
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut gridwright_core::Budget::unlimited()).unwrap();
/// assert!(is_rated(&*puzzle));
/// ```
pub fn has_profile(puzzle: &dyn Puzzle, profile: &Profile) -> bool {
    profile.is_default() || puzzle.reasoner().is_some_and(|reasoner| reasoner.follows(profile))
}
