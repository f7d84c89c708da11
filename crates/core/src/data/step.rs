//! One explained deduction, as data. Texts and highlights are made from it elsewhere.

use std::fmt;

use crate::data::board::{Mask, Pt, Site, Value};
use crate::data::claim::Claim;
use crate::data::dead_end::DeadEnd;
use crate::data::role::Role;

/// The difficulty of a puzzle or a technique.
///
/// No level below `Extreme` needs guessing.
///
/// ```
/// use gridwright_core::Level;
/// assert!(Level::Easy < Level::Extreme);
/// assert_eq!(Level::named("hard"), Some(Level::Hard));
/// assert_eq!(Level::Expert.name(), "expert");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// One row, column or area at a time is enough.
    Easy,
    /// Needs to compare candidates of pairs of sites or values.
    Medium,
    /// Needs larger sets, and patterns over several rows.
    Hard,
    /// Needs patterns that few players look for.
    Expert,
    /// Needs what-if reasoning, or more than the techniques can do.
    Extreme,
}

impl Level {
    /// All levels, easiest first.
    pub const ALL: [Level; 5] =
        [Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Extreme];

    /// The names of [`Level::ALL`], for parameter lists.
    pub const NAMES: [&'static str; 5] = ["easy", "medium", "hard", "expert", "extreme"];

    /// The name of the level in lower case.
    pub fn name(self) -> &'static str {
        Level::NAMES[self as usize]
    }

    /// The level with this name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// A difficulty in tenths, printed with one decimal as the rating programs do.
///
/// ```
/// assert_eq!(gridwright_core::Tenths(36).to_string(), "3.6");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tenths(pub u16);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// A technique: a kind of reasoning that players know by name. Its display name and lesson are
/// texts with its id as key.
///
/// ```
/// use gridwright_core::WHAT_IF;
/// assert_eq!(WHAT_IF.id, "what-if");
/// ```
#[derive(PartialEq, Eq, Debug)]
pub struct Technique {
    /// Stable id: `hidden-single`.
    pub id: &'static str,
    /// The rating of a step of this technique in the default profile.
    pub rating: Tenths,
    /// The points that such a step adds to a puzzle's score in the default profile.
    pub score: u32,
    /// The level of a puzzle whose hardest step is of this technique.
    pub level: Level,
}

/// The result of a finder; its row in the technique table makes it a [`Step`].
///
/// ```
/// use gridwright_core::{Arg, Effect, Finding, Site, Value};
/// let finding = Finding {
///     because: vec![Site(0)],
///     effects: vec![Effect::Place(Site(1), Value(0))],
///     args: vec![("cell", Arg::Site(Site(1)))],
/// };
/// assert_eq!(finding.effects[0].site(), Site(1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The sites that the reasoning looks at.
    pub because: Vec<Site>,
    /// The placements and removals; never empty.
    pub effects: Vec<Effect>,
    /// The arguments of texts about the finding, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One deduction: its technique, its argument and its effects.
///
/// ```
/// use gridwright_core::{Effect, Finding, Site, Step, Value, WHAT_IF};
/// let finding = Finding {
///     because: vec![],
///     effects: vec![Effect::Place(Site(0), Value(1))],
///     args: vec![],
/// };
/// let step = Step::new(&WHAT_IF, finding);
/// assert!(step.places());
/// assert_eq!(step.worth.rating, WHAT_IF.rating);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The technique of the step.
    pub technique: &'static Technique,
    /// The argument and the effects.
    pub finding: Finding,
    /// The rating, score and level of the step.
    pub worth: Worth,
}

impl Step {
    /// A step with the rating, score and level of its technique.
    pub fn new(technique: &'static Technique, finding: Finding) -> Step {
        let Technique { rating, score, level, .. } = *technique;
        Step { technique, finding, worth: Worth { rating, score, level } }
    }

    /// Raises the rating by a tenth for every five moves of the longest list of moves, with the
    /// longest that follows where there are two ways on, or letters that the step counts at the
    /// end.
    ///
    /// ```
    /// use gridwright_core::{Arg, Claim, Finding, Site, Step, Tenths, Value, WHAT_IF};
    /// let moves = vec![Claim::is(Site(0), Value(1)); 12];
    /// let finding = Finding {
    ///     because: Vec::new(),
    ///     effects: Vec::new(),
    ///     args: vec![("moves", Arg::Moves(vec![moves]))],
    /// };
    /// let rating = Step::new(&WHAT_IF, finding).rated_by_length().worth.rating;
    /// assert_eq!(rating, Tenths(WHAT_IF.rating.0 + 2));
    /// ```
    #[must_use]
    pub fn rated_by_length(mut self) -> Step {
        let length = |arg: &(&'static str, Arg)| match arg {
            ("moves" | "branches", Arg::Moves(lists)) => {
                lists.iter().map(Vec::len).max().unwrap_or(0)
            }
            ("crowd", Arg::Values(counted)) => counted.len(),
            _ => 0,
        };
        let length: usize = self.finding.args.iter().map(length).sum();
        let added = (length / 5).min(Step::MOST_FOR_LENGTH) as u16;
        self.worth.rating.0 = self.worth.rating.0.saturating_add(added);
        self
    }

    /// The largest increase of a rating because of length, in tenths.
    pub const MOST_FOR_LENGTH: usize = 14;

    /// The sites that the step looks at or, if there are none, the sites that it changes.
    pub fn sites_seen(&self) -> Vec<Site> {
        let finding = &self.finding;
        if finding.because.is_empty() {
            return finding.effects.iter().map(|effect| effect.site()).collect();
        }
        finding.because.clone()
    }

    /// The sites with special parts and the other sites that the step looks at, each with its role.
    ///
    /// ```
    /// use gridwright_core::{Arg, Finding, Part, Role, Site, Step, WHAT_IF};
    /// let finding = Finding {
    ///     because: vec![Site(3), Site(5)],
    ///     effects: Vec::new(),
    ///     args: vec![("pivot", Arg::Site(Site(5)))],
    /// };
    /// let roles = Step::new(&WHAT_IF, finding).site_roles();
    /// assert_eq!(roles, [(Site(5), Role::Part(Part::Pivot)), (Site(3), Role::Because)]);
    /// ```
    pub fn site_roles(&self) -> Vec<(Site, Role)> {
        let parts = self.finding.args.iter().filter_map(|(name, arg)| {
            let role = Role::of_argument(name)?;
            Some(arg.sites().into_iter().map(move |site| (site, role)))
        });
        let looked_at = self.finding.because.iter().map(|&site| (site, Role::Because));
        let mut roles: Vec<(Site, Role)> = Vec::new();
        for (site, role) in parts.flatten().chain(looked_at) {
            if !roles.iter().any(|&(other, _)| other == site) {
                roles.push((site, role));
            }
        }
        roles
    }

    /// Whether the step places a value and does not only remove candidates.
    pub fn places(&self) -> bool {
        self.finding.effects.iter().any(|effect| matches!(effect, Effect::Place(..)))
    }
}

/// The rating, score and level of a step: those of its technique, unless they depend on the profile
/// or on the step, such as on the length of a chain.
///
/// ```
/// use gridwright_core::{Level, Tenths, Worth};
/// let worth = Worth { rating: Tenths(72), score: 72, level: Level::Expert };
/// assert_eq!(worth.rating.to_string(), "7.2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The rating of the step.
    pub rating: Tenths,
    /// The points that it adds to the score.
    pub score: u32,
    /// The level that it requires.
    pub level: Level,
}

/// The effect of a step on one site.
///
/// ```
/// use gridwright_core::{Effect, Mask, Site, Value};
/// assert_eq!(Effect::Drop(Site(3), Mask::of(Value(0))).site(), Site(3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The site gets this value.
    Place(Site, Value),
    /// The site loses these candidates.
    Drop(Site, Mask),
}

impl Arg {
    /// The sites in the argument.
    pub fn sites(&self) -> Vec<Site> {
        match self {
            Arg::Site(site) => vec![*site],
            Arg::Sites(sites) => sites.clone(),
            Arg::Chains(claims) | Arg::Moves(claims) | Arg::Nodes(claims) => {
                claims.iter().flatten().map(|claim| claim.site).collect()
            }
            Arg::Techniques(steps) => {
                steps.iter().flat_map(|(_, claims)| claims).map(|claim| claim.site).collect()
            }
            Arg::Places(places) => places.iter().flat_map(|(_, sites)| sites).copied().collect(),
            Arg::Candidates(cells) => cells.iter().map(|&(site, _)| site).collect(),
            Arg::Groups(groups) => groups.iter().flat_map(|(sites, _)| sites).copied().collect(),
            Arg::Trials(trials) => {
                let sites = |trial: &Trial| {
                    let end = match trial.end {
                        DeadEnd::Site(at) => Some(at),
                        DeadEnd::Place(..) | DeadEnd::Rule(_) => None,
                    };
                    let moves = trial.moves.iter().map(|claim| claim.site);
                    [trial.supposed.site].into_iter().chain(moves).chain(end).collect::<Vec<_>>()
                };
                trials.iter().flat_map(sites).collect()
            }
            Arg::Counts(counts) => {
                let ways = |count: &ColourCount| [&count.path[..], &count.blocked].concat();
                counts.iter().flat_map(ways).collect()
            }
            Arg::Value(_)
            | Arg::Values(_)
            | Arg::Rule(_)
            | Arg::Rules(_)
            | Arg::Number(_)
            | Arg::Word(_)
            | Arg::Linked(_)
            | Arg::Sets(_)
            | Arg::Cells(_) => Vec::new(),
        }
    }

    /// The values in the argument.
    pub fn values(&self) -> Mask {
        match self {
            Arg::Value(value) => Mask::of(*value),
            Arg::Values(values) => *values,
            Arg::Candidates(cells) => {
                cells.iter().fold(Mask::EMPTY, |all, &(_, values)| all.or(values))
            }
            Arg::Linked(groups) => {
                groups.iter().fold(Mask::EMPTY, |all, &(_, values)| all.or(values))
            }
            Arg::Groups(groups) => {
                groups.iter().fold(Mask::EMPTY, |all, &(_, values)| all.or(values))
            }
            Arg::Sets(sets) => sets.iter().fold(Mask::EMPTY, |all, &set| all.or(set)),
            Arg::Site(_)
            | Arg::Sites(_)
            | Arg::Rule(_)
            | Arg::Rules(_)
            | Arg::Number(_)
            | Arg::Word(_)
            | Arg::Chains(_)
            | Arg::Moves(_)
            | Arg::Nodes(_)
            | Arg::Techniques(_)
            | Arg::Places(_)
            | Arg::Cells(_)
            | Arg::Trials(_)
            | Arg::Counts(_) => Mask::EMPTY,
        }
    }

    /// The indices of the constraints in the argument.
    pub fn rules(&self) -> Vec<usize> {
        match self {
            Arg::Rule(rule) => vec![*rule],
            Arg::Rules(rules) => rules.clone(),
            Arg::Places(places) => places.iter().map(|&(rule, _)| rule).collect(),
            Arg::Linked(groups) => groups.iter().map(|&(rule, _)| rule).collect(),
            Arg::Trials(trials) => {
                let house = |trial: &Trial| match trial.end {
                    DeadEnd::Site(_) => None,
                    DeadEnd::Place(rule, _) | DeadEnd::Rule(rule) => Some(rule),
                };
                trials.iter().filter_map(house).collect()
            }
            Arg::Site(_)
            | Arg::Sites(_)
            | Arg::Value(_)
            | Arg::Values(_)
            | Arg::Number(_)
            | Arg::Word(_)
            | Arg::Chains(_)
            | Arg::Moves(_)
            | Arg::Nodes(_)
            | Arg::Techniques(_)
            | Arg::Candidates(_)
            | Arg::Groups(_)
            | Arg::Sets(_)
            | Arg::Cells(_)
            | Arg::Counts(_) => Vec::new(),
        }
    }
}

impl Effect {
    /// The site that the effect changes.
    pub fn site(self) -> Site {
        match self {
            Effect::Place(site, _) | Effect::Drop(site, _) => site,
        }
    }
}

/// A named argument of a step, for its texts and its proof.
///
/// ```
/// use gridwright_core::{Arg, Site};
/// assert_ne!(Arg::Site(Site(0)), Arg::Rule(0));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// One site.
    Site(Site),
    /// Several sites.
    Sites(Vec<Site>),
    /// One value.
    Value(Value),
    /// Several values.
    Values(Mask),
    /// A constraint of the puzzle, by its index.
    Rule(usize),
    /// Several constraints of the puzzle, by their indices.
    Rules(Vec<usize>),
    /// A number.
    Number(usize),
    /// A keyword that selects a variant of a text; it is not shown.
    Word(&'static str),
    /// Chains of claims, each claim implied by the one before it.
    Chains(Vec<Vec<Claim>>),
    /// Forced moves in order, one list for each assumption; a move need not follow from the one
    /// just before it.
    Moves(Vec<Vec<Claim>>),
    /// One chain whose links may consist of claims at several sites: a link is true if one of its
    /// claims is, and false if all are false.
    Nodes(Vec<Vec<Claim>>),
    /// Techniques used within the step, each with the claims that it leads to.
    Techniques(Vec<(&'static Technique, Vec<Claim>)>),
    /// The possible sites of a value in some constraints, which are given by their indices.
    Places(Vec<(usize, Vec<Site>)>),
    /// Sites with their candidates.
    Candidates(Vec<(Site, Mask)>),
    /// Groups of sites with the candidates of each group.
    Groups(Vec<(Vec<Site>, Mask)>),
    /// Sets of values, each with the index of the constraint that it is taken from.
    Linked(Vec<(usize, Mask)>),
    /// Sets of values, such as the combinations that make up a sum.
    Sets(Vec<Mask>),
    /// Cells, by their centres, on a board whose sites are not cells.
    Cells(Vec<Pt>),
    /// Trials within a trial, in the order of the moves that follow from them.
    Trials(Vec<Trial>),
    /// Regions whose cells are counted by colour, in the order of counting.
    Counts(Vec<ColourCount>),
}

/// An assumption within a step that leads to a contradiction, so that its opposite follows.
///
/// ```
/// use gridwright_core::{Claim, DeadEnd, Site, Trial, Value};
/// let supposed = Claim::is(Site(3), Value(1));
/// let trial = Trial { supposed, moves: Vec::new(), end: DeadEnd::Site(Site(4)) };
/// assert!(trial.supposed.holds);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The assumption.
    pub supposed: Claim,
    /// The moves that follow from the assumption and the moves before the trial, in order.
    pub moves: Vec<Claim>,
    /// The contradiction.
    pub end: DeadEnd,
}

/// A region of a board coloured like a chessboard, with its top left cell dark, and the conclusions
/// from counting its cells. Pairs are for dark and for light cells.
///
/// ```
/// use gridwright_core::ColourCount;
/// assert_eq!(ColourCount::default().n_cells, [0, 0]);
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ColourCount {
    /// The cells, by their centres.
    pub cells: Vec<Pt>,
    /// Number of cells.
    pub n_cells: [usize; 2],
    /// Number of edges that lead out of the region.
    pub n_ways: [usize; 2],
    /// Number of these edges that the path already uses.
    pub n_used: [usize; 2],
    /// Number of gaps of the board that the path uses, if they count.
    pub n_gaps: Option<[usize; 2]>,
    /// The edges that have to be used.
    pub path: Vec<Site>,
    /// The edges that cannot be used.
    pub blocked: Vec<Site>,
}
