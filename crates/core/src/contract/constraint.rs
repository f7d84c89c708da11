//! Rules of a puzzle, as constraints that prune candidates and find violations.

use crate::data::board::{Mask, Site, Value};
use crate::data::domains::{Conflict, Domains};
use crate::data::name::Name;

/// The kind of a constraint, which lets the engine treat some kinds specially.
///
/// ```
/// use gridwright_core::{Constraint, Kind, Name, Shape, Site, constraints::AllDifferent};
/// let row = AllDifferent::new(Shape::Row, "row", Name::new("row"), vec![Site(0), Site(1)]);
/// assert_eq!(row.kind(), Kind::AllDifferent);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// No value occurs twice among the sites; the engine has a fast path for these.
    AllDifferent,
    /// A restriction of the values of single sites, whatever the other sites hold: a [`Position`]
    /// starts without the excluded values. [`Constraint::prune`] looks at each site alone.
    ///
    /// [`Position`]: crate::Position
    Candidates,
    /// Anything else: the engine calls [`Constraint::prune`] whenever one of the sites changes.
    Other,
}

/// The arrangement of a rule's sites on the board.
///
/// ```
/// use gridwright_core::{Constraint, Name, Shape, Site, constraints::AllDifferent};
/// let row = AllDifferent::new(Shape::Row, "row", Name::new("row"), vec![Site(0), Site(1)]);
/// assert_eq!(row.shape(), Shape::Row);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Shape {
    /// A whole row of a grid.
    Row,
    /// A whole column of a grid.
    Column,
    /// A box, region or area: one of the parts into which a grid is divided.
    Box,
    /// A line that is neither a row nor a column, such as a diagonal.
    Line,
    /// A cage, or any other group of cells.
    Cage,
    /// Two sites.
    Pair,
    /// Anything else.
    Other,
}

/// A rule about some sites.
///
/// ```
/// use gridwright_core::{Constraint, Name, Shape, Site, Value, constraints::AllDifferent};
/// let row = AllDifferent::new(Shape::Row, "row", Name::new("row"), vec![Site(0), Site(1), Site(2)]);
/// let values = [Some(Value(4)), None, Some(Value(4))];
/// assert_eq!(row.violation(&values), Some(vec![Site(0), Site(2)]));
/// ```
pub trait Constraint: Send + Sync {
    /// Stable id of the rule: `row`, `area`, `word`.
    fn rule(&self) -> &'static str;

    /// The translatable name of this instance of the rule, such as `row` with the number 3, whose
    /// text has the key `rule-row`.
    fn name(&self) -> Name;

    /// The sites that the rule constrains.
    fn sites(&self) -> &[Site];

    /// The arrangement of its sites.
    fn shape(&self) -> Shape {
        Shape::Other
    }

    /// The kind of constraint, which lets the engine treat some kinds specially.
    fn kind(&self) -> Kind {
        Kind::Other
    }

    /// Drops candidates no completion can use.
    ///
    /// Must be sound. Need not be complete, except that a full grid that breaks the rule is a
    /// conflict.
    ///
    /// # Errors
    /// When no completion is left.
    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict>;

    /// The sites at fault, if the values placed so far already break this rule.
    ///
    /// The values of these sites alone must break the rule, since clause learning forbids their
    /// combination.
    fn violation(&self, values: &[Option<Value>]) -> Option<Vec<Site>>;
}

/// The sites whose value occurs more than once among these sites; `None` if there are none.
pub(crate) fn repeated(sites: &[Site], values: &[Option<Value>]) -> Option<Vec<Site>> {
    let (mut seen, mut twice) = (Mask::EMPTY, Mask::EMPTY);
    let value = |site: &Site| values.get(site.index()).copied().flatten();
    for value in sites.iter().filter_map(value) {
        twice = twice.or(seen.and(Mask::of(value)));
        seen = seen.or(Mask::of(value));
    }
    let at_fault = |site: &Site| value(site).is_some_and(|value| twice.has(value));
    (!twice.is_empty()).then(|| sites.iter().copied().filter(at_fault).collect())
}

/// The sites that cannot hold the same value as a site, because they share an all-different rule
/// with it.
///
/// A site that shares several such rules with it is listed several times.
///
/// ```
/// use gridwright_core::{Constraint, Name, Shape, Site, constraints::AllDifferent, peers};
/// let name = Name::new("row").with("number", 1);
/// let row = AllDifferent::new(Shape::Row, "row", name, vec![Site(0), Site(1), Site(2)]);
/// let rules: Vec<Box<dyn Constraint>> = vec![Box::new(row)];
/// assert!(peers(&rules, Site(1)).eq([Site(0), Site(2)]));
/// ```
pub fn peers(constraints: &[Box<dyn Constraint>], site: Site) -> impl Iterator<Item = Site> {
    let differ = constraints.iter().filter(|rule| rule.kind() == Kind::AllDifferent);
    let differ = differ.map(|rule| rule.sites()).filter(move |sites| sites.contains(&site));
    differ.flatten().copied().filter(move |&other| other != site)
}
