//! One explained deduction, as data. Texts and highlights are made from it elsewhere.

use std::fmt;

use crate::data::board::{Mask, Pt, Site, Value};
use crate::data::claim::Claim;
use crate::data::role::Role;

/// How hard a puzzle or a technique is, in the words players use.
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
    /// One look at a row, column or area at a time.
    Easy,
    /// Looking at candidates in pairs.
    Medium,
    /// Larger sets and patterns over several rows.
    Hard,
    /// Patterns few players look for.
    Expert,
    /// Needs what-if reasoning, or more than the techniques know.
    Extreme,
}

impl Level {
    /// All of them, easiest first.
    pub const ALL: [Level; 5] =
        [Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Extreme];

    /// The names of [`Level::ALL`], for parameter lists.
    pub const NAMES: [&'static str; 5] = ["easy", "medium", "hard", "expert", "extreme"];

    /// Its name in lower case.
    pub fn name(self) -> &'static str {
        Level::NAMES[self as usize]
    }

    /// The level of that name.
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

/// A way of reasoning that people have a name for. Its name and what can be said about it are texts,
/// found by its id.
///
/// ```
/// use gridwright_core::WHAT_IF;
/// assert_eq!(WHAT_IF.id, "what-if");
/// ```
#[derive(PartialEq, Eq, Debug)]
pub struct Technique {
    /// Stable id: `hidden-single`.
    pub id: &'static str,
    /// How hard one such step is, in the default profile.
    pub rating: Tenths,
    /// What one such step adds to a puzzle's score, in the default profile.
    pub score: u32,
    /// The level of a puzzle whose hardest step is this.
    pub level: Level,
}

/// What a finder found; the table row adds its technique and makes it a [`Step`].
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
    /// The sites the reasoning looked at.
    pub because: Vec<Site>,
    /// What it changes; never empty.
    pub effects: Vec<Effect>,
    /// What texts about it mention, each under the name that they know it by.
    pub args: Vec<(&'static str, Arg)>,
}

/// One deduction: what was seen, what follows, and by which technique.
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
    /// The kind of reasoning.
    pub technique: &'static Technique,
    /// What it saw and what follows.
    pub finding: Finding,
    /// What it counts for.
    pub worth: Worth,
}

impl Step {
    /// A step that counts for what its technique says.
    pub fn new(technique: &'static Technique, finding: Finding) -> Step {
        let Technique { rating, score, level, .. } = *technique;
        Step { technique, finding, worth: Worth { rating, score, level } }
    }

    /// The same, worth more the further it looks ahead: a tenth for every five moves of its longest list,
    /// or letters that it counts at the end.
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
            ("moves", Arg::Moves(lists)) => lists.iter().map(Vec::len).max().unwrap_or(0),
            ("crowd", Arg::Values(counted)) => counted.len(),
            _ => 0,
        };
        let length: usize = self.finding.args.iter().map(length).sum();
        let added = (length / 5).min(Step::MOST_FOR_LENGTH) as u16;
        self.worth.rating.0 = self.worth.rating.0.saturating_add(added);
        self
    }

    /// The most tenths that a step is worth more because it looks far ahead.
    pub const MOST_FOR_LENGTH: usize = 14;

    /// The sites it looks at, or if that is none, the sites it changes.
    pub fn sites_seen(&self) -> Vec<Site> {
        let finding = &self.finding;
        if finding.because.is_empty() {
            return finding.effects.iter().map(|effect| effect.site()).collect();
        }
        finding.because.clone()
    }

    /// The sites that play a part and the other sites it looks at, each with its role.
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

    /// Whether a value is placed, not just candidates taken away.
    pub fn places(&self) -> bool {
        self.finding.effects.iter().any(|effect| matches!(effect, Effect::Place(..)))
    }
}

/// What one step counts for: its technique's values, or those of the profile and of this step
/// where they depend on more, such as the length of a chain.
///
/// ```
/// use gridwright_core::{Level, Tenths, Worth};
/// let worth = Worth { rating: Tenths(72), score: 72, level: Level::Expert };
/// assert_eq!(worth.rating.to_string(), "7.2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// How hard it is.
    pub rating: Tenths,
    /// What it adds to the score.
    pub score: u32,
    /// The level it asks for.
    pub level: Level,
}

/// What a step does to one site.
///
/// ```
/// use gridwright_core::{Effect, Mask, Site, Value};
/// assert_eq!(Effect::Drop(Site(3), Mask::of(Value(0))).site(), Site(3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The site holds this value.
    Place(Site, Value),
    /// The site holds none of these values.
    Drop(Site, Mask),
}

impl Arg {
    /// The sites it mentions.
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

    /// The values it mentions.
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
            | Arg::Cells(_) => Mask::EMPTY,
        }
    }

    /// The indices of the constraints it mentions.
    pub fn rules(&self) -> Vec<usize> {
        match self {
            Arg::Rule(rule) => vec![*rule],
            Arg::Rules(rules) => rules.clone(),
            Arg::Places(places) => places.iter().map(|&(rule, _)| rule).collect(),
            Arg::Linked(groups) => groups.iter().map(|&(rule, _)| rule).collect(),
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
            | Arg::Cells(_) => Vec::new(),
        }
    }
}

impl Effect {
    /// The site it is about.
    pub fn site(self) -> Site {
        match self {
            Effect::Place(site, _) | Effect::Drop(site, _) => site,
        }
    }
}

/// Something that a text about a step mentions.
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
    /// A word that a text chooses by; it is not shown itself.
    Word(&'static str),
    /// Chains of consequences, each from its first link to its last.
    Chains(Vec<Vec<Claim>>),
    /// Forced moves in their order, for each thing that is tried; a move need not follow from the one
    /// just before it.
    Moves(Vec<Vec<Claim>>),
    /// One chain whose links may be about several sites: each holds where one of its claims does, and
    /// goes where all of them do.
    Nodes(Vec<Vec<Claim>>),
    /// Techniques that are used on the way, each with the claims that it leads to.
    Techniques(Vec<(&'static Technique, Vec<Claim>)>),
    /// Where a value can be in each of some constraints, which are given by their indices.
    Places(Vec<(usize, Vec<Site>)>),
    /// Sites and what each can hold.
    Candidates(Vec<(Site, Mask)>),
    /// Groups of sites, and the values that each has between its sites.
    Groups(Vec<(Vec<Site>, Mask)>),
    /// Values with the constraint, given by its index, that each group of them is taken from.
    Linked(Vec<(usize, Mask)>),
    /// Sets of values, such as the combinations that make up a sum.
    Sets(Vec<Mask>),
    /// Cells of a board whose sites are not its cells, by their middles.
    Cells(Vec<Pt>),
}
