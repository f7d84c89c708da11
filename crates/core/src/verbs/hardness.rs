//! How hard a generated puzzle is wished to be: the same wishes in every family.

use std::cell::LazyCell;
use std::ops::RangeInclusive;

use crate::contract::info::Info;
use crate::contract::puzzle::Puzzle;
use crate::data::budget::Budget;
use crate::data::explanation::End;
use crate::data::nearest::nearest;
use crate::data::params::{ParamError, ParamKind, ParamSpec, Params, ratings_of};
use crate::data::profile::Profile;
use crate::data::reach::Reach;
use crate::data::removal::Keep;
use crate::data::step::{Level, Technique, Tenths};
use crate::data::step_query::StepQuery;
use crate::verbs::explain::{explain, explain_from, next_step};
use crate::verbs::rate::{Rating, has_profile, rate};

/// How a puzzle compares with the wish; see [`Hardness::assess`].
///
/// ```
/// use gridwright_core::{Budget, Hardness, Puzzle};
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// let assessment = Hardness::default().assess(&*puzzle, &mut Budget::unlimited());
/// assert_eq!((assessment.misses, assessment.is_too_hard), (0, false));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assessment {
    /// How far it is from what is asked for; see [`Hardness::misses`].
    pub misses: usize,
    /// Whether its level is above the one asked for, or has more steps of it than usual.
    pub is_too_hard: bool,
}

/// What counts as far off when it is not known how far.
const FAR: usize = 500;

/// A puzzle that is harder than anything that is asked for.
const TOO_HARD: Assessment = Assessment { misses: FAR, is_too_hard: true };

impl ParamSpec {
    /// The wish for a level, which means the same in every family.
    pub const LEVEL: ParamSpec = ParamSpec {
        name: "level",
        kind: ParamKind::Choice(&Level::NAMES),
        default: None,
        is_structural: false,
    };

    /// The wish for a rating.
    pub const RATING: ParamSpec =
        ParamSpec { name: "rating", kind: ParamKind::Ratings, default: None, is_structural: false };

    /// The wish for a technique.
    pub const NEEDS: ParamSpec = ParamSpec {
        name: "needs",
        kind: ParamKind::Text(A_TECHNIQUE),
        default: None,
        is_structural: false,
    };

    /// The wish for nothing harder than a technique.
    pub const AT_MOST: ParamSpec = ParamSpec {
        name: "at-most",
        kind: ParamKind::Text(A_TECHNIQUE),
        default: None,
        is_structural: false,
    };

    /// The wish for a number of hard places.
    pub const BOTTLENECKS: ParamSpec = ParamSpec {
        name: "bottlenecks",
        kind: ParamKind::Int { min: 1, max: 99 },
        default: None,
        is_structural: false,
    };

    /// Whether to search for a level that no search has found so far.
    pub const ANYWAY: ParamSpec = ParamSpec {
        name: "anyway",
        kind: ParamKind::Choice(&["no", "yes"]),
        default: Some("no"),
        is_structural: false,
    };

    /// The profile that the other wishes are measured by, in a family that has the default alone.
    pub const PROFILE: ParamSpec = ParamSpec::profile(&[Hardness::AGREED, "gridwright"]);

    /// The profile that the other wishes are measured by: one of the names, of which the first must
    /// be [`Hardness::AGREED`].
    pub const fn profile(names: &'static [&'static str]) -> ParamSpec {
        ParamSpec {
            name: "profile",
            kind: ParamKind::Choice(names),
            default: Some(Hardness::AGREED),
            is_structural: false,
        }
    }
}

const A_TECHNIQUE: &str = "the id of a technique, such as hidden-single";

/// How hard a puzzle is wished to be, read from the parameters of [`Hardness::PARAMS`].
///
/// ```
/// use gridwright_core::{Budget, Hardness, Puzzle};
/// fn is_as_asked(wish: &Hardness, puzzle: &dyn Puzzle) -> bool {
///     wish.misses(puzzle, &mut Budget::unlimited()) == 0
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// assert!(is_as_asked(&Hardness::default(), &*puzzle));
/// ```
#[derive(Debug, Default)]
pub struct Hardness {
    level: Option<Level>,
    rating: Option<RangeInclusive<Tenths>>,
    needs: Option<&'static Technique>,
    at_most: Option<&'static Technique>,
    bottlenecks: Option<usize>,
    /// The one that was named.
    profile: Option<&'static Profile>,
    /// The profile that ratings must agree with when none was named.
    quoted: Option<&'static Profile>,
    /// What the hardest technique of the level is rated.
    level_limit: Option<Tenths>,
    /// What the hardest technique of the level below is rated.
    level_below: Option<Tenths>,
    /// Where the hard techniques end, for extreme puzzles: the expert ones take long to look for.
    hard_limit: Option<Tenths>,
}

/// Steps of its level that a puzzle made for a level usually has, in every family.
const USUAL_STEPS: RangeInclusive<usize> = 2..=4;

/// What the length of a chain, and chains within it, add to the rating of its technique at most.
const LONGEST_CHAIN: u16 = 40;

/// The ratings that steps of a family can have.
fn ratings_in(info: &Info, profile: &'static Profile) -> Option<RangeInclusive<Tenths>> {
    let ratings = (info.techniques)(profile).into_iter().map(|technique| technique.rating);
    let (least, most) = (ratings.clone().min()?, ratings.max()?);
    Some(least..=Tenths(most.0 + LONGEST_CHAIN))
}

/// Which levels puzzles with these parameters have been seen to have, however hard they are asked to be; `None` for shapes that
/// nobody has measured.
///
/// ```
/// use gridwright_core::{Level, Params, levels_seen};
/// let info = gridwright::family("sudoku").unwrap().info();
/// let params = Params::parse(info.params, "size=4,level=hard").unwrap();
/// assert_eq!(levels_seen(info, &params).unwrap().seen(), [Level::Easy]);
/// ```
pub fn levels_seen(info: &Info, params: &Params) -> Option<Reach> {
    let is_shape = |spec: &ParamSpec| Hardness::PARAMS.iter().all(|wish| wish.name != spec.name);
    Reach::of(info.reach, &params.only(is_shape))
}

/// How many steps beyond a rating a puzzle takes.
enum HardSteps {
    /// None: what it is rated.
    None(Option<Rating>),
    /// As many as is usual, or it is not known.
    Few,
    TooMany,
}

/// Counts them no further than there are too many: each takes as long to find as all easier ones together.
fn hard_steps(
    puzzle: &dyn Puzzle,
    below: Tenths,
    profile: &'static Profile,
    budget: &mut Budget,
) -> HardSteps {
    let (easier, all) = (StepQuery::by(profile).at_most(below), StepQuery::by(profile));
    let mut path = explain(puzzle, &easier, budget);
    if path.end == End::Solved {
        return HardSteps::None(path.rating(profile));
    }
    let mut n_hard = 0;
    while path.end == End::Stuck {
        let Some(step) = next_step(puzzle, &path.position, &all, budget) else { break };
        n_hard += usize::from(step.technique.level == Level::Extreme);
        if n_hard > *USUAL_STEPS.end() {
            return HardSteps::TooMany;
        }
        if path.position.apply(puzzle, &step).is_err() {
            break;
        }
        path = explain_from(puzzle, path.position, &easier, budget);
    }
    HardSteps::Few
}

/// Refuses a level that no search has found.
fn expect_seen(info: &Info, params: &Params, level: Level) -> Result<(), ParamError> {
    let Some(reach) = levels_seen(info, params) else { return Ok(()) };
    let Some(searches) = reach.never_seen(level) else { return Ok(()) };
    let seen: Vec<&str> = reach.seen().into_iter().map(Level::name).collect();
    let (shape, seen) = (reach.shape.to_owned(), seen.join(", "));
    Err(ParamError::NeverSeen { level: level.name(), searches, shape, seen })
}

impl Hardness {
    /// The measure when no profile is named: the default and, for a rating, the quoted profile.
    pub const AGREED: &'static str = "agreed";

    /// The distance of a puzzle of the level asked for that takes unusually few or many steps of it.
    /// Every other distance is larger.
    pub const UNUSUAL: usize = 1;

    /// The distance of a puzzle in which the technique asked for is of no use.
    pub const LACKS: usize = 2 * FAR;

    /// The parameters it is read from, for the schema of a family that has the default profile alone.
    pub const PARAMS: [ParamSpec; 7] = [
        ParamSpec::LEVEL,
        ParamSpec::RATING,
        ParamSpec::NEEDS,
        ParamSpec::AT_MOST,
        ParamSpec::BOTTLENECKS,
        ParamSpec::PROFILE,
        ParamSpec::ANYWAY,
    ];

    /// What the parameters ask for.
    ///
    /// # Errors
    /// When they name a technique the family does not have, or contradict one another.
    pub fn of(params: &Params, info: &Info) -> Result<Hardness, ParamError> {
        // Most puzzles are made without any wish, many of them at a time.
        let known = LazyCell::new(|| (info.techniques)(Profile::DEFAULT));
        let technique = |name: &str| -> Result<Option<&'static Technique>, ParamError> {
            let Some(id) = params.value(name) else { return Ok(None) };
            let found = known.iter().copied().find(|technique| technique.id == id);
            found.map(Some).ok_or_else(|| ParamError::UnknownTechnique {
                name: name.to_owned(),
                technique: id.to_owned(),
                family: info.id,
                nearest: nearest(id, known.iter().map(|technique| technique.id)),
            })
        };
        let level = params.value("level").map(|name| Level::named(name).expect("in the schema"));
        if let Some(level) = level.filter(|_| params.value("anyway") != Some("yes")) {
            expect_seen(info, params, level)?;
        }
        let within = |level| known.iter().filter(move |technique| technique.level <= level);
        let limit = level.filter(|&level| level < Level::Extreme);
        let wish = Hardness {
            level,
            rating: params.value("rating").map(|text| ratings_of(text).expect("in the schema")),
            needs: technique("needs")?,
            at_most: technique("at-most")?,
            bottlenecks: params.int("bottlenecks"),
            profile: params.value("profile").and_then(|id| info.profile(id)),
            quoted: info.profiles.iter().copied().find(|profile| profile.is_quoted),
            level_limit: limit.and_then(|level| within(level).map(|t| t.rating).max()),
            hard_limit: level
                .filter(|&level| level == Level::Extreme)
                .and_then(|_| within(Level::Hard).map(|t| t.rating).max()),
            level_below: level.and_then(|level| {
                let below = known.iter().filter(|technique| technique.level < level);
                below.map(|technique| technique.rating).max()
            }),
        };
        if let (Some(needs), Some(at_most)) = (wish.needs, wish.at_most)
            && needs.rating > at_most.rating
        {
            let (needs, at_most, rating) = (needs.id, at_most.id, needs.rating);
            return Err(ParamError::Clash(format!(
                "at-most={at_most}: expected a technique rated {rating} or higher with needs={needs}"
            )));
        }
        let profile = wish.profile.unwrap_or(Profile::DEFAULT);
        if let Some(rating) = &wish.rating
            && let Some(known) = ratings_in(info, profile)
            && (rating.end() < known.start() || rating.start() > known.end())
        {
            let (start, end) = (rating.start(), rating.end());
            let (least, most) = (known.start(), known.end());
            return Err(ParamError::Clash(format!(
                "rating={start}..{end}: expected ratings from {least} to {most}, as the techniques of {} have",
                info.id
            )));
        }
        if let (Some(rating), Some(limit)) = (&wish.rating, wish.limit_of_techniques())
            && *rating.start() > limit
        {
            let start = rating.start();
            return Err(ParamError::Clash(format!(
                "rating={start}..{}: expected it to begin at {limit} or below, where the techniques asked for end",
                rating.end()
            )));
        }
        Ok(wish)
    }

    /// Whether anything is asked for.
    pub fn is_asked(&self) -> bool {
        let Hardness { level, rating, needs, at_most, bottlenecks, .. } = self;
        level.is_some()
            || rating.is_some()
            || needs.is_some()
            || at_most.is_some()
            || bottlenecks.is_some()
    }

    /// The level asked for.
    pub fn level(&self) -> Option<Level> {
        self.level
    }

    /// Whether this level is asked for, and nothing else.
    pub fn is_just(&self, level: Level) -> bool {
        self.level == Some(level) && self.is_level_alone()
    }

    /// The technique asked for.
    pub fn needed(&self) -> Option<&'static Technique> {
        self.needs
    }

    /// How hard steps are to be where a puzzle is built: no harder than the technique asked for, if nothing else is said.
    pub fn aim(&self) -> Option<Tenths> {
        self.limit().or(self.needs.map(|technique| technique.rating))
    }

    /// How hard a step may be, where there is a limit.
    pub fn limit(&self) -> Option<Tenths> {
        let rating = self.rating.as_ref().map(|rating| *rating.end());
        [self.limit_of_techniques(), rating].into_iter().flatten().min()
    }

    /// Where what is easier than asked for ends: it takes long to find out how hard a puzzle is, and less
    /// to find out that it is too easy.
    pub fn easier(&self) -> Option<Tenths> {
        let needed = self.needs.map(|technique| technique.rating);
        let rated = self.rating.as_ref().map(|rating| *rating.start());
        let below =
            [needed, rated].into_iter().flatten().map(|rating| Tenths(rating.0.saturating_sub(1)));
        below.chain(self.level_below).max()
    }

    fn limit_of_techniques(&self) -> Option<Tenths> {
        let at_most = self.at_most.map(|technique| technique.rating);
        [self.level_limit, at_most].into_iter().flatten().min()
    }

    /// What must stay true while clues go: that it gets no harder than asked for. `None` where
    /// nothing is asked for.
    pub fn keep(&self) -> Option<Keep> {
        self.is_asked().then(|| self.aim().map_or(Keep::Unique, Keep::Technique))
    }

    /// The same for a family whose easy techniques do what propagation does, which is faster.
    pub fn keep_by_propagation(&self) -> Option<Keep> {
        let is_easy = self.level == Some(Level::Easy) && self.limit() == self.level_limit;
        if is_easy { Some(Keep::Propagation) } else { self.keep() }
    }

    /// The condition that what is easier than asked for fulfils, for a family whose easy techniques do
    /// what propagation does.
    pub(crate) fn keep_easier(&self) -> Option<Keep> {
        let easier = self.hard_limit.or(self.easier())?;
        let is_easy = self.level == Some(Level::Medium) && self.level_below == Some(easier);
        Some(if is_easy { Keep::Propagation } else { Keep::Technique(easier) })
    }

    /// How far a puzzle is from what is asked for: 0 is right, [`Hardness::UNUSUAL`] right but for the
    /// number of steps of its level.
    pub fn misses(&self, puzzle: &dyn Puzzle, budget: &mut Budget) -> usize {
        self.assess(puzzle, budget).misses
    }

    /// The same for a puzzle whose steps may be harder than the technique asked for, also before it is of use. Use it where
    /// [`Hardness::is_technique_alone`].
    pub fn misses_among_harder_steps(&self, puzzle: &dyn Puzzle, budget: &mut Budget) -> usize {
        self.assess_by_rating(puzzle, self.profile.unwrap_or(Profile::DEFAULT), budget).misses
    }

    /// Whether a technique is asked for and nothing else, so that other steps may be as hard as they are.
    pub fn is_technique_alone(&self) -> bool {
        let Hardness { level, rating, needs, at_most, bottlenecks, .. } = self;
        needs.is_some()
            && level.is_none()
            && rating.is_none()
            && at_most.is_none()
            && bottlenecks.is_none()
    }

    /// The same, and whether it is harder than asked for.
    pub fn assess(&self, puzzle: &dyn Puzzle, budget: &mut Budget) -> Assessment {
        if !self.is_asked() {
            return Assessment { misses: 0, is_too_hard: false };
        }
        let named = self.profile.unwrap_or(Profile::DEFAULT);
        if !has_profile(puzzle, named) {
            return TOO_HARD;
        }
        if self.lacks_technique(puzzle, named, budget) {
            budget.reject("lacks a technique");
            return Assessment { misses: Hardness::LACKS, is_too_hard: false };
        }
        self.assess_by_rating(puzzle, named, budget)
    }

    fn assess_by_rating(
        &self,
        puzzle: &dyn Puzzle,
        named: &'static Profile,
        budget: &mut Budget,
    ) -> Assessment {
        let rating = match (self.limit(), self.below_alone()) {
            // Where it gets stuck below the limit there is no need to find out what would help.
            (Some(limit), _) => {
                explain(puzzle, &StepQuery::by(named).at_most(limit), budget).rating(named)
            }
            // Most puzzles are easier, and many of the others have too many steps beyond.
            (None, Some(below)) => match hard_steps(puzzle, below, named, budget) {
                HardSteps::None(rating) => rating,
                HardSteps::TooMany => {
                    return Assessment { misses: Hardness::UNUSUAL, is_too_hard: true };
                }
                HardSteps::Few => rate(puzzle, named, budget).ok(),
            },
            (None, None) => rate(puzzle, named, budget).ok(),
        };
        let Some(mut rating) = rating else {
            budget.reject("too hard");
            return TOO_HARD;
        };
        if self.limit().is_some() && self.misses_in(&rating) <= Hardness::UNUSUAL {
            // With harder techniques at hand a long chain may be found in place of a short one.
            let Ok(unlimited) = rate(puzzle, named, budget) else { return TOO_HARD };
            rating = unlimited;
        }
        let is_too_hard = self.level.is_some_and(|level| {
            let is_beyond = self.is_level_alone() && rating.steps_from(level) > *USUAL_STEPS.end();
            rating.level > level || is_beyond && level > Level::Easy
        });
        Assessment { misses: self.misses_by_all(puzzle, &rating, budget), is_too_hard }
    }

    /// Whether the technique asked for is of no use before something harder is, where nothing harder is asked for: that
    /// is found out long before it is known how hard a puzzle is.
    fn lacks_technique(
        &self,
        puzzle: &dyn Puzzle,
        profile: &'static Profile,
        budget: &mut Budget,
    ) -> bool {
        let is_alone = self.level.is_none() && self.rating.is_none() && profile.is_default();
        let Some(needed) = self.needs.filter(|_| is_alone) else { return false };
        let query = StepQuery::by(profile).at_most(needed.rating);
        let steps = explain(puzzle, &query, budget).steps;
        !steps.iter().any(|step| step.technique.id == needed.id)
    }

    /// Whether a level is asked for and nothing else that tells how many steps of it there are.
    fn is_level_alone(&self) -> bool {
        let Hardness { rating, needs, at_most, bottlenecks, .. } = self;
        self.level.is_some()
            && rating.is_none()
            && needs.is_none()
            && at_most.is_none()
            && bottlenecks.is_none()
    }

    /// Where the level below ends, if the hardest level is all that is asked for.
    fn below_alone(&self) -> Option<Tenths> {
        self.level_below.filter(|_| self.level == Some(Level::Extreme) && self.is_level_alone())
    }

    fn misses_by_all(&self, puzzle: &dyn Puzzle, rating: &Rating, budget: &mut Budget) -> usize {
        let is_agreed = self.profile.is_none() && self.rating.is_some();
        let second = self.quoted.filter(|quoted| is_agreed && has_profile(puzzle, quoted));
        let misses = self.misses_in(rating);
        self.reject(rating, budget);
        match second {
            // What is far off by one measure need not be held against the other.
            Some(quoted) if misses == 0 => match rate(puzzle, quoted, budget) {
                Ok(rating) => {
                    self.reject(&rating, budget);
                    2 * self.misses_of_rating(&rating)
                }
                Err(_) => FAR,
            },
            _ => misses,
        }
    }

    /// Reports the first thing that is not as asked for.
    fn reject(&self, rating: &Rating, budget: &Budget) {
        let range = self.rating.as_ref();
        let why = match self.level {
            Some(level) if rating.level < level => "too easy",
            Some(level) if rating.level > level => "too hard",
            _ if self.needs.is_some_and(|technique| !rating.uses(technique)) => "lacks a technique",
            _ if self.at_most.is_some_and(|most| rating.er > most.rating) => "too hard",
            _ if range.is_some_and(|range| rating.er < *range.start()) => "too easy",
            _ if range.is_some_and(|range| rating.er > *range.end()) => "too hard",
            _ if self.bottlenecks.is_some_and(|n| rating.bottlenecks() != n) => "bottlenecks",
            _ => return,
        };
        budget.reject(why);
    }

    fn misses_in(&self, rating: &Rating) -> usize {
        let level = self.level.map_or(0, |level| (rating.level as usize).abs_diff(level as usize));
        let lacks = self.needs.is_some_and(|technique| !rating.uses(technique));
        let exceeds = self.at_most.is_some_and(|technique| rating.er > technique.rating);
        let bottlenecks = self.bottlenecks.map_or(0, |n| rating.bottlenecks().abs_diff(n));
        let misses = level
            + 10 * usize::from(lacks)
            + 10 * usize::from(exceeds)
            + bottlenecks
            + self.misses_of_rating(rating);
        let is_unusual = self.is_level_alone()
            && self.level.is_some_and(|level| {
                level > Level::Easy && !USUAL_STEPS.contains(&rating.steps_from(level))
            });
        2 * misses + if is_unusual { Hardness::UNUSUAL } else { 0 }
    }

    fn misses_of_rating(&self, rating: &Rating) -> usize {
        let Some(range) = &self.rating else { return 0 };
        let below = range.start().0.saturating_sub(rating.er.0);
        let above = rating.er.0.saturating_sub(range.end().0);
        usize::from(below + above)
    }

    /// What is asked for, each as it stands in a recipe.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        words.extend(self.level.map(|level| format!("level={}", level.name())));
        words.extend(self.rating.as_ref().map(|r| format!("rating={}..{}", r.start(), r.end())));
        words.extend(self.needs.map(|technique| format!("needs={}", technique.id)));
        words.extend(self.at_most.map(|technique| format!("at-most={}", technique.id)));
        words.extend(self.bottlenecks.map(|n| format!("bottlenecks={n}")));
        words
    }
}
