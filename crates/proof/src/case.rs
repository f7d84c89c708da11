//! A step to be checked, with its position, and access to the named parts of its argument.

use std::cell::RefCell;
use std::collections::BTreeSet;

use gridwright_core::{
    Arg, Claim, ColourCount, Effect, Mask, Pt, Shape, Site, Step, Technique, Trial, Value,
};

use crate::names::ENGLISH;
use crate::premises::Premises;
use crate::state::{Rules, State, Statement};

/// A result whose error is a sentence about the fault of a step.
pub(crate) type Checked<T = ()> = Result<T, String>;

/// A step to be checked, in its position.
pub(crate) struct Case<'c> {
    pub(crate) rules: &'c Rules<'c>,
    pub(crate) known: &'c State,
    pub(crate) step: &'c Step,
    /// Whether each part of the argument has been used.
    is_used: RefCell<Vec<bool>>,
}

/// Returns the complaint as an error unless the condition holds.
pub(crate) fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(complaint()) }
}

/// Returns an error unless the condition holds; `what` names the part of the argument that is
/// wrong.
pub(crate) fn expect(holds: bool, what: &str) -> Checked {
    ensure(holds, || format!("{what} is not as it says"))
}

/// Whether both lists contain the same sites in any order, without repetition.
pub(crate) fn same(one: &[Site], other: &[Site]) -> bool {
    let set = |sites: &[Site]| sites.iter().copied().collect::<BTreeSet<Site>>();
    is_distinct(one) && is_distinct(other) && set(one) == set(other)
}

/// Whether no site is repeated.
pub(crate) fn is_distinct(sites: &[Site]) -> bool {
    sites.iter().copied().collect::<BTreeSet<Site>>().len() == sites.len()
}

/// Defines accessors for the named parts of an argument, by their type.
macro_rules! parts {
    ($($name:ident $kind:ident $type:ty;)*) => {
        impl<'c> Case<'c> {
            $(
                /// The part with this name.
                pub(crate) fn $name(&self, name: &str) -> Checked<&'c $type> {
                    match self.arg(name) {
                        Some(Arg::$kind(part)) => Ok(part),
                        _ => Err(format!("it does not say what the {name} is")),
                    }
                }
            )*
        }
    };
}

parts! {
    site_ref Site Site;
    sites Sites Vec<Site>;
    value_ref Value Value;
    values_ref Values Mask;
    rule_ref Rule usize;
    rules Rules Vec<usize>;
    number_ref Number usize;
    chains Chains Vec<Vec<Claim>>;
    moves Moves Vec<Vec<Claim>>;
    nodes Nodes Vec<Vec<Claim>>;
    groups Groups Vec<(Vec<Site>, Mask)>;
    techniques Techniques Vec<(&'static Technique, Vec<Claim>)>;
    places Places Vec<(usize, Vec<Site>)>;
    candidates Candidates Vec<(Site, Mask)>;
    sets Sets Vec<Mask>;
    cells Cells Vec<Pt>;
    trials Trials Vec<Trial>;
    counts Counts Vec<ColourCount>;
}

impl<'c> Case<'c> {
    pub(crate) fn new(rules: &'c Rules<'c>, known: &'c State, step: &'c Step) -> Case<'c> {
        let is_used = RefCell::new(vec![false; step.finding.args.len()]);
        Case { rules, known, step, is_used }
    }

    /// The part with this name, if there is exactly one.
    pub(crate) fn arg(&self, name: &str) -> Option<&'c Arg> {
        let args = &self.step.finding.args;
        let mut named = (0..args.len()).filter(|&i| args[i].0 == name);
        let (Some(at), None) = (named.next(), named.next()) else { return None };
        self.is_used.borrow_mut()[at] = true;
        Some(&args[at].1)
    }

    pub(crate) fn site(&self, name: &str) -> Checked<Site> {
        self.site_ref(name).copied()
    }

    pub(crate) fn value(&self, name: &str) -> Checked<Value> {
        self.value_ref(name).copied()
    }

    pub(crate) fn values(&self, name: &str) -> Checked<Mask> {
        self.values_ref(name).copied()
    }

    /// The index of the rule with this name.
    pub(crate) fn rule(&self, name: &str) -> Checked<usize> {
        self.rule_ref(name).copied()
    }

    pub(crate) fn number(&self, name: &str) -> Checked<usize> {
        self.number_ref(name).copied()
    }

    pub(crate) fn word(&self, name: &str) -> Checked<&'static str> {
        match self.arg(name) {
            Some(Arg::Word(word)) => Ok(word),
            _ => Err(format!("it does not say what the {name} is")),
        }
    }

    /// Checks that every part of the argument has been used.
    pub(crate) fn expect_all_used(&self) -> Checked {
        let unused = self.is_used.borrow().iter().position(|used| !used);
        unused.map_or(Ok(()), |i| {
            Err(format!("the {} that it names plays no part", self.step.finding.args[i].0))
        })
    }

    /// Checks that the reasoning looks at exactly these sites.
    pub(crate) fn looks_at(&self, sites: impl IntoIterator<Item = Site>) -> Checked {
        let expected: BTreeSet<Site> = sites.into_iter().collect();
        let because = &self.step.finding.because;
        let stated: BTreeSet<Site> = because.iter().copied().collect();
        expect(stated == expected && stated.len() == because.len(), "what it looks at")
    }

    /// Checks that the reasoning looks at exactly the sites of the argument.
    pub(crate) fn looks_at_all(&self) -> Checked {
        self.looks_at(self.step.finding.args.iter().flat_map(|(_, arg)| arg.sites()))
    }

    /// The candidates of a site.
    pub(crate) fn at(&self, site: Site) -> Mask {
        self.known.at(site)
    }

    /// The union of the candidates of some sites.
    pub(crate) fn union(&self, sites: &[Site]) -> Mask {
        sites.iter().fold(Mask::EMPTY, |all, &site| all.or(self.at(site)))
    }

    /// Those of these sites that can hold a value.
    pub(crate) fn with(&self, sites: &[Site], value: Value) -> Vec<Site> {
        sites.iter().copied().filter(|&site| self.at(site).has(value)).collect()
    }

    pub(crate) fn sites_of(&self, rule: usize) -> &'c [Site] {
        self.rules.puzzle.constraints()[rule].sites()
    }

    /// The shape of a rule, where anything but rows, columns and boxes counts as `Other`.
    pub(crate) fn shape(&self, rule: usize) -> Shape {
        match self.rules.puzzle.constraints()[rule].shape() {
            shape @ (Shape::Row | Shape::Column | Shape::Box) => shape,
            _ => Shape::Other,
        }
    }

    /// The places left for a value in a rule that must contain it.
    pub(crate) fn places_in(&self, rule: usize, value: Value) -> Checked<Vec<Site>> {
        ensure(self.rules.must_hold(self.sites_of(rule), value), || {
            format!("{} need not have a {}", self.rule_name(rule), self.symbol(value))
        })?;
        Ok(self.with(self.sites_of(rule), value))
    }

    /// Adds the premise that a rule must contain a value.
    pub(crate) fn has_place(&self, premises: &mut Premises, rule: usize, value: Value) -> Checked {
        let places = self.places_in(rule, value)?;
        premises.one_of(places.into_iter().map(|site| (site, value)).collect());
        Ok(())
    }

    /// The value that the step places, if this is its only effect.
    pub(crate) fn placement(&self) -> Checked<Statement> {
        match self.step.finding.effects[..] {
            [Effect::Place(site, value)] => Ok((site, value)),
            _ => Err("it places one value and does nothing else".to_owned()),
        }
    }

    /// The candidates that the step removes, if it places nothing.
    pub(crate) fn drops(&self) -> Checked<Vec<(Site, Mask)>> {
        let drop = |effect: &Effect| match *effect {
            Effect::Drop(site, gone) => Ok((site, gone)),
            Effect::Place(..) => Err("it places nothing".to_owned()),
        };
        self.step.finding.effects.iter().map(drop).collect()
    }

    /// The sites that lose a value, if the step removes only this value.
    pub(crate) fn drops_of(&self, value: Value) -> Checked<Vec<Site>> {
        let drops = self.drops()?;
        ensure(drops.iter().all(|drop| drop.1 == Mask::of(value)), || {
            format!("it says nothing of other values than {}", self.symbol(value))
        })?;
        Ok(drops.into_iter().map(|drop| drop.0).collect())
    }

    /// Checks that the premises alone imply all effects of the step.
    pub(crate) fn expect_effects(&self, premises: &Premises) -> Checked {
        for effect in &self.step.finding.effects {
            match *effect {
                Effect::Place(site, value) => {
                    let follows = premises.confirm(self.rules, self.known, (site, value));
                    ensure(follows, || {
                        format!("{} need not be {}", self.name(site), self.symbol(value))
                    })?;
                }
                Effect::Drop(site, gone) => {
                    for value in gone.iter() {
                        let follows = premises.refute(self.rules, self.known, (site, value));
                        ensure(follows, || {
                            format!(
                                "{} can be {}, for all it says",
                                self.name(site),
                                self.symbol(value)
                            )
                        })?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Checks that no two of the sites can both hold the value.
    pub(crate) fn expect_apart(&self, value: Value, sites: &[Site], others: &[Site]) -> Checked {
        let pairs = sites.iter().flat_map(|&one| others.iter().map(move |&other| (one, other)));
        let both = pairs.into_iter().find(|&(one, other)| !self.rules.sees(value, one, other));
        both.map_or(Ok(()), |(one, other)| {
            let value = self.symbol(value);
            Err(format!("{} and {} can both be {value}", self.name(one), self.name(other)))
        })
    }

    pub(crate) fn name(&self, site: Site) -> String {
        self.rules.puzzle.board().site_name(site)
    }

    pub(crate) fn symbol(&self, value: Value) -> char {
        self.rules.puzzle.board().symbol(value)
    }

    pub(crate) fn rule_name(&self, rule: usize) -> String {
        let puzzle = self.rules.puzzle;
        ENGLISH.rule(puzzle.info(), &puzzle.constraints()[rule].name())
    }
}
