//! The requested difficulty of generated puzzles, by parameters that all families share.

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

/// The result of comparing a puzzle with the requested difficulty; see [`Hardness::assess`].
///
/// ```
/// use gridwright_core::{Budget, Hardness, Puzzle};
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut Budget::unlimited()).unwrap();
/// let assessment = Hardness::default().assess(&*puzzle, &mut Budget::unlimited());
/// assert_eq!((assessment.misses, assessment.is_too_hard), (0, false));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assessment {
    /// The distance from the request; see [`Hardness::misses`].
    pub misses: usize,
    /// Whether the level is above the requested one, or more steps than usual are of it.
    pub is_too_hard: bool,
}

/// The distance of a puzzle that is far off by an unknown amount.
const FAR: usize = 500;

/// The assessment of a puzzle that is harder than any request allows.
const TOO_HARD: Assessment = Assessment { misses: FAR, is_too_hard: true };

impl ParamSpec {
    /// The requested level, which means the same in every family.
    pub const LEVEL: ParamSpec = ParamSpec {
        name: "level",
        kind: ParamKind::Choice(&Level::NAMES),
        default: None,
        is_structural: false,
    };

    /// The requested range of ratings.
    pub const RATING: ParamSpec =
        ParamSpec { name: "rating", kind: ParamKind::Ratings, default: None, is_structural: false };

    /// The technique that the puzzle must need.
    pub const NEEDS: ParamSpec = ParamSpec {
        name: "needs",
        kind: ParamKind::Text(A_TECHNIQUE),
        default: None,
        is_structural: false,
    };

    /// The hardest technique that the puzzle may need.
    pub const AT_MOST: ParamSpec = ParamSpec {
        name: "at-most",
        kind: ParamKind::Text(A_TECHNIQUE),
        default: None,
        is_structural: false,
    };

    /// The requested number of steps of the hardest technique.
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

    /// The profile for the other parameters, in a family with the default profile only.
    pub const PROFILE: ParamSpec = ParamSpec::profile(&[Hardness::AGREED, "gridwright"]);

    /// The profile for the other parameters: one of these names, of which the first must be
    /// [`Hardness::AGREED`].
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

/// The requested difficulty of a puzzle, read from the parameters of [`Hardness::PARAMS`].
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
    /// The profile that was named, if any.
    profile: Option<&'static Profile>,
    /// The second profile that ratings must match if none was named.
    quoted: Option<&'static Profile>,
    /// The highest rating of a technique up to the requested level; `None` for the hardest level.
    level_limit: Option<Tenths>,
    /// The highest rating of a technique below the requested level.
    level_below: Option<Tenths>,
    /// The highest rating of hard techniques, for extreme puzzles only, since expert steps take
    /// long to find.
    hard_limit: Option<Tenths>,
}

/// The usual number of steps of the requested level in a generated puzzle, in every family.
const USUAL_STEPS: RangeInclusive<usize> = 2..=Hardness::MOST_STEPS;

/// The largest increase of a technique's rating by the length of a chain and by nested chains, in
/// tenths.
const LONGEST_CHAIN: u16 = 40;

/// The range of ratings that steps of a family can have.
fn ratings_in(info: &Info, profile: &'static Profile) -> Option<RangeInclusive<Tenths>> {
    let ratings = (info.techniques)(profile).into_iter().map(|technique| technique.rating);
    let (least, most) = (ratings.clone().min()?, ratings.max()?);
    Some(least..=Tenths(most.0 + LONGEST_CHAIN))
}

/// The levels observed for puzzles of the shape that these parameters describe, whatever their
/// difficulty; `None` for shapes without measurements.
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

/// The number of steps above a rating that a puzzle takes.
enum HardSteps {
    /// No such step; contains the rating of the puzzle.
    None(Option<Rating>),
    /// A usual number of such steps, or an unknown number.
    Few,
    TooMany,
}

/// Counts such steps until there are too many: each takes as long to find as all easier ones
/// together.
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

/// Refuses a level that no search has found for puzzles of this shape.
fn expect_seen(info: &Info, params: &Params, level: Level) -> Result<(), ParamError> {
    let Some(reach) = levels_seen(info, params) else { return Ok(()) };
    let Some(searches) = reach.never_seen(level) else { return Ok(()) };
    let seen: Vec<&str> = reach.seen().into_iter().map(Level::name).collect();
    let (shape, seen) = (reach.shape.to_owned(), seen.join(", "));
    Err(ParamError::NeverSeen { level: level.name(), searches, shape, seen })
}

impl Hardness {
    /// The default value of `profile`: the default profile and, for ratings, also the quoted one.
    pub const AGREED: &'static str = "agreed";

    /// The distance of a puzzle of the requested level with an unusual number of steps of it. Every
    /// other distance is larger.
    pub const UNUSUAL: usize = 1;

    /// The largest number of steps of the requested level in a generated puzzle, if nothing else is
    /// requested.
    pub const MOST_STEPS: usize = 4;

    /// The distance of a puzzle that does not need the requested technique.
    pub const LACKS: usize = 2 * FAR;

    /// The parameters it is read from, for the schema of a family with the default profile only.
    pub const PARAMS: [ParamSpec; 7] = [
        ParamSpec::LEVEL,
        ParamSpec::RATING,
        ParamSpec::NEEDS,
        ParamSpec::AT_MOST,
        ParamSpec::BOTTLENECKS,
        ParamSpec::PROFILE,
        ParamSpec::ANYWAY,
    ];

    /// Reads the requested difficulty from parameters.
    ///
    /// # Errors
    /// When they name a technique that the family does not have, or contradict each other.
    pub fn of(params: &Params, info: &Info) -> Result<Hardness, ParamError> {
        // Evaluated lazily, because most puzzles are made without a requested difficulty, many at a
        // time.
        let known = LazyCell::new(|| (info.techniques)(Profile::DEFAULT));
        let profile = params.value("profile").and_then(|id| info.profile(id));
        let technique = |name: &str| -> Result<Option<&'static Technique>, ParamError> {
            let Some(id) = params.value(name) else { return Ok(None) };
            // Other profiles may use techniques that the default profile does not have.
            let named = profile.map_or_else(Vec::new, |profile| (info.techniques)(profile));
            let found = known.iter().chain(&named).copied().find(|technique| technique.id == id);
            found.map(Some).ok_or_else(|| ParamError::UnknownTechnique {
                name: name.to_owned(),
                technique: id.to_owned(),
                family: info.id,
                nearest: nearest(id, known.iter().chain(&named).map(|technique| technique.id)),
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
            profile,
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
        wish.contradiction(&known).map_or(Ok(wish), |why| Err(ParamError::Clash(why)))
    }

    /// The reason why no puzzle can match the request, if there is one. Profiles other than the
    /// default do not determine the level, so they are not examined.
    fn contradiction(&self, known: &[&'static Technique]) -> Option<String> {
        if !self.is_by_default() {
            return None;
        }
        if let (Some(needs), Some(level)) = (self.needs, self.level)
            && needs.level > level
        {
            let least = needs.level.name();
            return Some(format!(
                "level={}: expected {least} or a higher level with needs={}",
                level.name(),
                needs.id
            ));
        }
        if let (Some(needs), Some(rating)) = (self.needs, &self.rating)
            && needs.rating > *rating.end()
        {
            let (start, end) = (rating.start(), rating.end());
            return Some(format!(
                "rating={start}..{end}: expected it to end at {} or above, where needs={} begins",
                needs.rating, needs.id
            ));
        }
        let at_most = self.at_most.map(|technique| technique.rating);
        let rated = self.rating.as_ref().map(|rating| *rating.end());
        let (level, limit) = (self.level?, at_most.into_iter().chain(rated).min()?);
        let within = known.iter().filter(|technique| technique.rating <= limit);
        let most = match within.map(|technique| technique.level).max()? {
            // Many steps of these levels raise the level of a puzzle by one.
            Level::Medium => Level::Hard,
            Level::Hard => Level::Expert,
            level => level,
        };
        let (level, most) = (level > most).then_some((level.name(), most.name()))?;
        Some(format!("level={level}: expected {most} or a lower level with steps up to {limit}"))
    }

    /// Whether any difficulty is requested.
    pub fn is_asked(&self) -> bool {
        let Hardness { level, rating, needs, at_most, bottlenecks, .. } = self;
        level.is_some()
            || rating.is_some()
            || needs.is_some()
            || at_most.is_some()
            || bottlenecks.is_some()
    }

    /// Whether the default profile decides what the request means.
    pub fn is_by_default(&self) -> bool {
        self.profile.is_none_or(Profile::is_default)
    }

    /// The requested level.
    pub fn level(&self) -> Option<Level> {
        self.level
    }

    /// Whether exactly this level and nothing else is requested.
    pub fn is_just(&self, level: Level) -> bool {
        self.level == Some(level) && self.is_level_alone()
    }

    /// The requested technique.
    pub fn needed(&self) -> Option<&'static Technique> {
        self.needs
    }

    /// The highest rating to aim for while building a puzzle: the limit or, if there is none, the
    /// rating of the requested technique.
    pub fn aim(&self) -> Option<Tenths> {
        self.limit().or(self.needs.map(|technique| technique.rating))
    }

    /// The highest rating of a step, if it is limited.
    pub fn limit(&self) -> Option<Tenths> {
        let rating = self.rating.as_ref().map(|rating| *rating.end());
        [self.limit_of_techniques(), rating].into_iter().flatten().min()
    }

    /// The rating up to which a puzzle is easier than requested. A quick test for such puzzles
    /// saves the slow computation of a rating.
    pub fn easier(&self) -> Option<Tenths> {
        let needed = self.needs.map(|technique| technique.rating);
        let rated = self.rating.as_ref().map(|rating| *rating.start());
        let below =
            [needed, rated].into_iter().flatten().map(|rating| Tenths(rating.0.saturating_sub(1)));
        below.chain(self.level_below).max()
    }

    /// The rating up to which a puzzle is too easy, if the hardest level and nothing else is
    /// requested: a puzzle that techniques up to this rating solve does not match, and removing
    /// clues never makes it easier.
    pub(crate) fn too_easy(&self) -> Option<Tenths> {
        self.below_alone().filter(|_| self.is_by_default())
    }

    fn limit_of_techniques(&self) -> Option<Tenths> {
        let at_most = self.at_most.map(|technique| technique.rating);
        [self.level_limit, at_most].into_iter().flatten().min()
    }

    /// The condition to keep while clues are removed: that the puzzle gets no harder than
    /// requested. `None` if no difficulty is requested.
    pub fn keep(&self) -> Option<Keep> {
        self.is_asked().then(|| self.aim().map_or(Keep::Unique, Keep::Technique))
    }

    /// The same condition for a family whose easy techniques do the same as propagation, which is
    /// faster.
    pub fn keep_by_propagation(&self) -> Option<Keep> {
        let is_easy = self.level == Some(Level::Easy) && self.limit() == self.level_limit;
        if is_easy { Some(Keep::Propagation) } else { self.keep() }
    }

    /// The condition that puzzles easier than requested satisfy, for a family whose easy techniques
    /// do the same as propagation.
    pub(crate) fn keep_easier(&self) -> Option<Keep> {
        let easier = self.hard_limit.or(self.easier())?;
        let is_easy = self.level == Some(Level::Medium) && self.level_below == Some(easier);
        Some(if is_easy { Keep::Propagation } else { Keep::Technique(easier) })
    }

    /// The distance of a puzzle from the request: 0 is a match, [`Hardness::UNUSUAL`] a match
    /// except for the number of steps of its level.
    pub fn misses(&self, puzzle: &dyn Puzzle, budget: &mut Budget) -> usize {
        self.assess(puzzle, budget).misses
    }

    /// The same for a puzzle in which steps harder than the requested technique may occur, even
    /// before its first use. For requests with [`Hardness::is_technique_alone`].
    pub fn misses_among_harder_steps(&self, puzzle: &dyn Puzzle, budget: &mut Budget) -> usize {
        self.assess_by_rating(puzzle, self.profile.unwrap_or(Profile::DEFAULT), budget).misses
    }

    /// Whether only a technique is requested, so that the difficulty of other steps does not
    /// matter.
    pub fn is_technique_alone(&self) -> bool {
        let Hardness { level, rating, needs, at_most, bottlenecks, .. } = self;
        needs.is_some()
            && level.is_none()
            && rating.is_none()
            && at_most.is_none()
            && bottlenecks.is_none()
    }

    /// Computes the distance from the request and whether the puzzle is too hard.
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
            // If it gets stuck below the limit, the harder steps need not be searched.
            (Some(limit), _) => {
                explain(puzzle, &StepQuery::by(named).at_most(limit), budget).rating(named)
            }
            // Most puzzles are easier, and many of the others have too many steps above.
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
            // If harder techniques are available, a long chain may be found instead of a short one.
            let Ok(unlimited) = rate(puzzle, named, budget) else { return TOO_HARD };
            rating = unlimited;
        }
        let is_too_hard = self.level.is_some_and(|level| {
            let is_beyond = self.is_level_alone() && rating.steps_from(level) > *USUAL_STEPS.end();
            rating.level > level || is_beyond && level > Level::Easy
        });
        Assessment { misses: self.misses_by_all(puzzle, &rating, budget), is_too_hard }
    }

    /// Whether easier steps alone show that the requested technique is not needed, where nothing
    /// else is requested: this is known long before the rating of the puzzle.
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

    /// Whether only a level is requested, so that the number of its steps should be usual.
    fn is_level_alone(&self) -> bool {
        let Hardness { rating, needs, at_most, bottlenecks, .. } = self;
        self.level.is_some()
            && rating.is_none()
            && needs.is_none()
            && at_most.is_none()
            && bottlenecks.is_none()
    }

    /// The highest rating below the hardest level, if this level is all that is requested.
    fn below_alone(&self) -> Option<Tenths> {
        self.level_below.filter(|_| self.level == Some(Level::Extreme) && self.is_level_alone())
    }

    fn misses_by_all(&self, puzzle: &dyn Puzzle, rating: &Rating, budget: &mut Budget) -> usize {
        let is_agreed = self.profile.is_none() && self.rating.is_some();
        let second = self.quoted.filter(|quoted| is_agreed && has_profile(puzzle, quoted));
        let misses = self.misses_in(rating);
        self.reject(rating, budget);
        match second {
            // A puzzle that is off by one profile is not rated by the other.
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

    /// Reports the first requirement that the puzzle does not meet.
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

    /// The requests as they are written in a recipe.
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
