//! The rules of a puzzle, stated twice over: as something that narrows candidates, and as clauses.

use crate::board::{Mask, Site, Value};
use crate::domains::{Conflict, Domains};

/// What the engine may know about a constraint beyond its methods.
///
/// ```
/// use gridwright_core::{Constraint, Kind, Site, constraints::AllDifferent};
/// let row = AllDifferent::new("row", "row 1", vec![Site(0), Site(1)]);
/// assert_eq!(row.kind(), Kind::AllDifferent);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// No value twice among the sites; the engine has a fast way of its own for these.
    AllDifferent,
    /// Anything else: the engine calls [`Constraint::prune`] whenever one of the sites changes.
    Other,
}

/// A rule of play about some sites.
///
/// ```
/// use gridwright_core::{Constraint, Site, Value, constraints::AllDifferent};
/// let row = AllDifferent::new("row", "row 1", vec![Site(0), Site(1), Site(2)]);
/// let values = [Some(Value(4)), None, Some(Value(4))];
/// assert_eq!(row.violation(&values), Some(vec![Site(0), Site(2)]));
/// ```
pub trait Constraint: Send + Sync {
    /// Stable id of the rule: `row`, `area`, `word`.
    fn rule(&self) -> &'static str;

    /// What people call this instance of it: `row 3`.
    fn name(&self) -> &str;

    /// The sites it is about.
    fn sites(&self) -> &[Site];

    /// Whether the engine can treat it natively.
    fn kind(&self) -> Kind {
        Kind::Other
    }

    /// Drops candidates no completion can use.
    ///
    /// Must be sound. Need not be complete, except that a full wrong grid is a conflict.
    ///
    /// # Errors
    /// When no completion is left.
    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict>;

    /// The sites at fault, when the values placed so far break this rule on their own.
    ///
    /// Those sites' values alone must break it: clause learning forbids that combination.
    fn violation(&self, values: &[Option<Value>]) -> Option<Vec<Site>>;
}

/// "This site holds this value", or that it does not.
///
/// ```
/// use gridwright_core::{Claim, Site, Value};
/// assert_eq!(Claim::is(Site(1), Value(2)).negated(), Claim::is_not(Site(1), Value(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    /// Where.
    pub site: Site,
    /// What.
    pub value: Value,
    /// Whether the site holds the value, or must not.
    pub holds: bool,
}

impl Claim {
    /// The site holds the value.
    pub fn is(site: Site, value: Value) -> Claim {
        Claim { site, value, holds: true }
    }

    /// The site does not hold the value.
    pub fn is_not(site: Site, value: Value) -> Claim {
        Claim { site, value, holds: false }
    }

    /// The opposite claim.
    #[must_use]
    pub fn negated(self) -> Claim {
        Claim { holds: !self.holds, ..self }
    }
}

/// A rule written as logic. That every site holds exactly one value goes without saying.
///
/// ```
/// use gridwright_core::{Claim, Clause, Site, Value};
/// let sites = [Site(0), Site(1)];
/// let clause = Clause::ExactlyOne(sites.map(|site| Claim::is(site, Value(0))).to_vec());
/// assert_eq!(clause.claims().len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Clause {
    /// At least one of the claims is true.
    AnyOf(Vec<Claim>),
    /// No two of the claims are true.
    AtMostOne(Vec<Claim>),
    /// One of the claims is true and the others are not.
    ExactlyOne(Vec<Claim>),
}

impl Clause {
    /// What it speaks of.
    pub fn claims(&self) -> &[Claim] {
        match self {
            Clause::AnyOf(claims) | Clause::AtMostOne(claims) | Clause::ExactlyOne(claims) => {
                claims
            }
        }
    }
}

/// The sites that hold the same value as an earlier one of them, with that earlier one.
pub(crate) fn repeated(sites: &[Site], values: &[Option<Value>]) -> Option<Vec<Site>> {
    let (mut seen, mut twice) = (Mask::EMPTY, Mask::EMPTY);
    for value in sites.iter().filter_map(|site| values[site.index()]) {
        twice = twice.or(seen.and(Mask::of(value)));
        seen = seen.or(Mask::of(value));
    }
    let at_fault = |site: &Site| values[site.index()].is_some_and(|value| twice.has(value));
    (!twice.is_empty()).then(|| sites.iter().copied().filter(at_fault).collect())
}
