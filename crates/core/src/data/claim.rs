//! Claims about single sites, and clauses of claims that state the rules of a puzzle.

use crate::data::board::{Site, Value};

/// The claim that a site holds a value, or that it does not.
///
/// ```
/// use gridwright_core::{Claim, Site, Value};
/// assert_eq!(Claim::is(Site(1), Value(2)).negated(), Claim::is_not(Site(1), Value(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Claim {
    /// The site.
    pub site: Site,
    /// The value.
    pub value: Value,
    /// Whether the claim is that the site holds the value.
    pub holds: bool,
}

impl Claim {
    /// The claim that the site holds the value.
    pub fn is(site: Site, value: Value) -> Claim {
        Claim { site, value, holds: true }
    }

    /// The claim that the site does not hold the value.
    pub fn is_not(site: Site, value: Value) -> Claim {
        Claim { site, value, holds: false }
    }

    /// The opposite claim.
    #[must_use]
    pub fn negated(self) -> Claim {
        Claim { holds: !self.holds, ..self }
    }
}

/// A clause of a rule. It is implied that every site holds exactly one value.
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
    /// At most one of the claims is true.
    AtMostOne(Vec<Claim>),
    /// Exactly one of the claims is true.
    ExactlyOne(Vec<Claim>),
}

impl Clause {
    /// The claims of the clause.
    pub fn claims(&self) -> &[Claim] {
        match self {
            Clause::AnyOf(claims) | Clause::AtMostOne(claims) | Clause::ExactlyOne(claims) => {
                claims
            }
        }
    }
}
