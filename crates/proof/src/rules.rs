//! Checks steps of simple techniques against their definitions, from the cells and groups that the steps
//! name.

use gridwright_core::{Effect, Mask, Site, Value};

use crate::read::{Claimed, Reason};
use crate::state::State;

/// The error says what is wrong with a step.
type Checked = Result<(), String>;

/// Checks a step against the definition of its technique. `None` for techniques that have none here.
pub(crate) fn by_rule(known: &State, step: &Claimed, names: &dyn Names) -> Option<Checked> {
    let case = Case { known, step, reason: &step.reason, names };
    Some(match step.technique.as_str() {
        // Steps do not name the group of all cells; then a last cell is a hidden single.
        "last-cell" if !step.reason.rules.is_empty() => case.last_cell(),
        "last-cell" | "hidden-single" | "hidden-single-box" => case.hidden_single(),
        "naked-single" | "last-letter" => case.naked_single(),
        "locked" | "pointing" | "claiming" => case.locked(),
        "naked-pair" | "locked-pair" | "pair-of-cells" => case.few_values(2),
        "naked-triple" | "locked-triple" | "trio-of-cells" => case.few_values(3),
        "xy-wing" | "xyz-wing" => case.few_values(3),
        "naked-quad" | "wxyz-wing" => case.few_values(4),
        "vwxyz-wing" => case.few_values(5),
        "uvwxyz-wing" => case.few_values(6),
        "tuvwxyz-wing" => case.few_values(7),
        "hidden-pair" | "pair-of-letters" => case.few_places(2),
        "hidden-triple" | "trio-of-letters" => case.few_places(3),
        "hidden-quad" => case.few_places(4),
        "x-wing" => case.fish(2),
        "swordfish" => case.fish(3),
        "jellyfish" => case.fish(4),
        _ => return None,
    })
}

/// Names for messages, and the sites of rules.
pub(crate) trait Names {
    /// The name of a site.
    fn site(&self, site: Site) -> String;
    /// The symbol of a value.
    fn value(&self, value: Value) -> char;
    /// The name of a rule.
    fn rule(&self, rule: usize) -> String;
    /// The sites of a rule.
    fn sites(&self, rule: usize) -> &[Site];
}

/// A group of cells.
#[derive(Clone, Copy)]
enum Group {
    Rule(usize),
    Board,
}

struct Case<'c> {
    known: &'c State,
    step: &'c Claimed,
    reason: &'c Reason,
    names: &'c dyn Names,
}

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(complaint()) }
}

impl Case<'_> {
    fn cell(&self, site: Site) -> String {
        self.names.site(site)
    }

    /// The first group that the step names, or the whole board.
    fn first_group(&self) -> Group {
        self.reason.rules.first().map_or(Group::Board, |&rule| Group::Rule(rule))
    }

    fn group(&self, group: Group) -> (String, Vec<Site>) {
        match group {
            Group::Rule(rule) => (self.names.rule(rule), self.names.sites(rule).to_vec()),
            Group::Board => {
                let all = (0..self.known.candidates.len()).map(|i| Site(i as u16)).collect();
                ("the board".to_owned(), all)
            }
        }
    }

    fn only_value(&self) -> Result<Value, String> {
        self.reason.values.only().ok_or_else(|| "it names no single value".to_owned())
    }

    /// The one value that the step places.
    fn placement(&self) -> Result<(Site, Value), String> {
        match self.step.effects[..] {
            [Effect::Place(site, value)] => Ok((site, value)),
            _ => Err("it places one value and does nothing else".to_owned()),
        }
    }

    fn drops(&self) -> Result<Vec<(Site, Mask)>, String> {
        let drop = |effect: &Effect| match *effect {
            Effect::Drop(site, gone) => Ok((site, gone)),
            Effect::Place(..) => Err("it places nothing".to_owned()),
        };
        self.step.effects.iter().map(drop).collect()
    }

    /// The places left for a value in a group that must hold it.
    fn places(&self, group: Group, value: Value) -> Result<Vec<Site>, String> {
        let (name, sites) = self.group(group);
        ensure(self.known.must_hold(&sites, value), || {
            format!("{name} need not have a {}", self.names.value(value))
        })?;
        let has = |site: &Site| self.known.at(*site).has(value);
        Ok(sites.into_iter().filter(has).collect())
    }

    fn hidden_single(&self) -> Checked {
        let (group, (site, value)) = (self.first_group(), self.placement()?);
        match self.places(group, value)?[..] {
            [place] if place == site => Ok(()),
            ref places => {
                let other = places.iter().find(|&&place| place != site);
                Err(match other {
                    Some(&other) => format!(
                        "in {} the {} can also be in {}",
                        self.group(group).0,
                        self.names.value(value),
                        self.cell(other)
                    ),
                    None => format!("{} cannot be {}", self.cell(site), self.names.value(value)),
                })
            }
        }
    }

    fn last_cell(&self) -> Checked {
        let ((name, sites), (site, _)) = (self.group(self.first_group()), self.placement()?);
        let is_open = |other: &&Site| **other != site && self.known.placed[other.index()].is_none();
        if let Some(&other) = sites.iter().find(is_open) {
            return Err(format!("{} is open in {name} too", self.cell(other)));
        }
        self.hidden_single()
    }

    fn naked_single(&self) -> Checked {
        let (site, value) = self.placement()?;
        let others = self.known.at(site).without(Mask::of(value));
        match others.iter().next() {
            Some(other) => {
                Err(format!("{} can also be {}", self.cell(site), self.names.value(other)))
            }
            None => ensure(self.known.at(site).has(value), || {
                format!("{} cannot be {}", self.cell(site), self.names.value(value))
            }),
        }
    }

    /// A cell that sees all places of a value in a group does not hold the value.
    fn locked(&self) -> Checked {
        let places = self.places(self.first_group(), self.only_value()?)?;
        let value = self.only_value()?;
        ensure(!places.is_empty(), || "the value has no place".to_owned())?;
        for (site, gone) in self.drops()? {
            ensure(gone == Mask::of(value), || "it is about another value".to_owned())?;
            self.expect_sees_all(site, value, &places)?;
        }
        Ok(())
    }

    fn expect_sees_all(&self, site: Site, value: Value, cells: &[Site]) -> Checked {
        let unseen = cells.iter().find(|&&cell| !self.known.sees(value, site, cell));
        unseen.map_or(Ok(()), |&cell| {
            let value = self.names.value(value);
            Err(format!("{} and {} can both be {value}", self.cell(site), self.cell(cell)))
        })
    }

    /// `n` cells with `n` candidates between them, each of which can be in one of them only: a cell that
    /// takes one of the values from all of them leaves too few for the rest.
    fn few_values(&self, n: usize) -> Checked {
        let cells = &self.reason.sites;
        let values = cells.iter().fold(Mask::EMPTY, |all, &cell| all.or(self.known.at(cell)));
        ensure(cells.len() == n, || format!("it names {} cells, not {n}", cells.len()))?;
        ensure(values.len() == n, || {
            format!("its {n} cells have {} candidates between them", values.len())
        })?;
        let with = |value: Value| -> Vec<Site> {
            cells.iter().copied().filter(|&cell| self.known.at(cell).has(value)).collect()
        };
        for (site, gone) in self.drops()? {
            ensure(!cells.contains(&site), || "it is about one of its own cells".to_owned())?;
            for taken in gone.iter() {
                ensure(values.has(taken), || {
                    format!("its cells do not have the {}", self.names.value(taken))
                })?;
                self.expect_sees_all(site, taken, &with(taken))?;
                for value in values.without(Mask::of(taken)).iter() {
                    let holders = with(value);
                    for (i, &one) in holders.iter().enumerate() {
                        self.expect_sees_all(one, value, &holders[..i])?;
                    }
                }
            }
        }
        Ok(())
    }

    /// `n` values with `n` places in a group: nothing else fits there.
    fn few_places(&self, n: usize) -> Checked {
        let (group, cells, values) = (self.first_group(), &self.reason.sites, self.reason.values);
        ensure(cells.len() == n && values.len() == n, || {
            format!("it names {} cells and {} values, not {n}", cells.len(), values.len())
        })?;
        for value in values.iter() {
            for place in self.places(group, value)? {
                ensure(cells.contains(&place), || {
                    let (name, value) = (self.group(group).0, self.names.value(value));
                    format!("in {name} the {value} can also be in {}", self.cell(place))
                })?;
            }
        }
        for (site, gone) in self.drops()? {
            ensure(cells.contains(&site) && gone.and(values).is_empty(), || {
                format!("it says nothing of that in {}", self.cell(site))
            })?;
        }
        Ok(())
    }

    /// A value whose places in `n` lines lie in `n` crossing lines, each of which has it once.
    fn fish(&self, n: usize) -> Checked {
        let value = self.only_value()?;
        let rules = &self.reason.rules;
        ensure(rules.len() == 2 * n, || format!("it names {} lines, not {}", rules.len(), 2 * n))?;
        let (bases, covers) = rules.split_at(n);
        let mut places: Vec<Site> = Vec::new();
        for &base in bases {
            for place in self.places(Group::Rule(base), value)? {
                ensure(!places.contains(&place), || {
                    format!("{} lies in two of the lines", self.cell(place))
                })?;
                places.push(place);
            }
        }
        let is_in = |cover: usize, site: Site| self.names.sites(cover).contains(&site);
        for &place in &places {
            ensure(covers.iter().any(|&cover| is_in(cover, place)), || {
                format!("{} lies in none of the lines across", self.cell(place))
            })?;
        }
        let held = |cover: usize| -> Vec<Site> {
            places.iter().copied().filter(|&place| is_in(cover, place)).collect()
        };
        for &cover in covers {
            let held = held(cover);
            for (i, &one) in held.iter().enumerate() {
                self.expect_sees_all(one, value, &held[..i])?;
            }
        }
        for (site, gone) in self.drops()? {
            ensure(gone == Mask::of(value), || "it is about another value".to_owned())?;
            let cover = covers.iter().copied().find(|&cover| is_in(cover, site));
            let cover = cover.filter(|_| !places.contains(&site));
            let cover = cover.ok_or_else(|| format!("{} is not in its way", self.cell(site)))?;
            self.expect_sees_all(site, value, &held(cover))?;
        }
        Ok(())
    }
}
