//! Claims about single sites, and the rules of a puzzle written as clauses of them.

use crate::data::board::{Site, Value};

/// "This site holds this value", or that it does not.
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
    /// Whether the site holds the value, or does not.
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

/// A rule as a clause. That every site holds exactly one value is implied.
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
    /// Its claims.
    pub fn claims(&self) -> &[Claim] {
        match self {
            Clause::AnyOf(claims) | Clause::AtMostOne(claims) | Clause::ExactlyOne(claims) => {
                claims
            }
        }
    }
}
