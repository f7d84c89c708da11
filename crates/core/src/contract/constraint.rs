//! A rule of a puzzle as something that narrows candidates and finds what breaks it.

use crate::data::board::{Mask, Site, Value};
use crate::data::domains::{Conflict, Domains};
use crate::data::name::Name;

/// What the engine may know about a constraint beyond its methods.
///
/// ```
/// use gridwright_core::{Constraint, Kind, Name, Shape, Site, constraints::AllDifferent};
/// let row = AllDifferent::new(Shape::Row, "row", Name::new("row"), vec![Site(0), Site(1)]);
/// assert_eq!(row.kind(), Kind::AllDifferent);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// No value twice among the sites; the engine has a fast way of its own for these.
    AllDifferent,
    /// Which values a single site can hold, whatever the others do: a [`Position`] starts without the
    /// rest. [`Constraint::prune`] looks at that site alone.
    ///
    /// [`Position`]: crate::Position
    Candidates,
    /// Anything else: the engine calls [`Constraint::prune`] whenever one of the sites changes.
    Other,
}

/// How the sites of a rule lie on the board.
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
    /// A box, region or other area, of those that divide a grid among them.
    Box,
    /// A line that is neither a row nor a column, such as a diagonal.
    Line,
    /// A cage, or another group of cells wherever they lie.
    Cage,
    /// Two sites.
    Pair,
    /// Anything else.
    Other,
}

/// A rule of play about some sites.
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

    /// What people call this instance of it: `row` with the number 3. Texts have it under the key
    /// `rule-row`.
    fn name(&self) -> Name;

    /// The sites it is about.
    fn sites(&self) -> &[Site];

    /// How its sites lie.
    fn shape(&self) -> Shape {
        Shape::Other
    }

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

/// The sites that hold the same value as an earlier one of them, with that earlier one.
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

/// The sites that may not hold the value of a site, because a rule says "not twice".
///
/// A site that shares several such rules with it comes several times.
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
