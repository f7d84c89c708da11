//! The techniques that are simple enough to be checked as they are stated, each from the cells and
//! groups that the step names.

use gridwright_core::{Effect, Mask, Site, Value};

use crate::read::{Claimed, Reason};
use crate::state::State;

/// What is wrong with a step, in a few words.
type Held = Result<(), String>;

/// Holds a step against the rule its technique names. `None` where the technique is none of those
/// that are checked so.
pub(crate) fn by_rule(known: &State, step: &Claimed, names: &dyn Names) -> Option<Held> {
    let case = Case { known, step, reason: &step.reason, names };
    Some(match step.technique.as_str() {
        // Where all cells are one group, it is not named, and a last cell is one for a value.
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

/// How things are called in complaints, and which sites a rule is about.
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

/// Cells that belong together.
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

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Held {
    if holds { Ok(()) } else { Err(complaint()) }
}

impl Case<'_> {
    fn cell(&self, site: Site) -> String {
        self.names.site(site)
    }

    /// The group it names first, or the whole board.
    fn the_group(&self) -> Group {
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

    fn the_value(&self) -> Result<Value, String> {
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

    /// Where in a group a value can still be; it must be somewhere in it.
    fn homes(&self, group: Group, value: Value) -> Result<Vec<Site>, String> {
        let (name, sites) = self.group(group);
        ensure(self.known.must_hold(&sites, value), || {
            format!("{name} need not have a {}", self.names.value(value))
        })?;
        let has = |site: &Site| self.known.at(*site).has(value);
        Ok(sites.into_iter().filter(has).collect())
    }

    fn hidden_single(&self) -> Held {
        let (group, (site, value)) = (self.the_group(), self.placement()?);
        match self.homes(group, value)?[..] {
            [home] if home == site => Ok(()),
            ref homes => {
                let other = homes.iter().find(|&&home| home != site);
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

    fn last_cell(&self) -> Held {
        let ((name, sites), (site, _)) = (self.group(self.the_group()), self.placement()?);
        let is_open = |other: &&Site| **other != site && self.known.placed[other.index()].is_none();
        if let Some(&other) = sites.iter().find(is_open) {
            return Err(format!("{} is open in {name} too", self.cell(other)));
        }
        self.hidden_single()
    }

    fn naked_single(&self) -> Held {
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

    /// Whoever sees every place that a value has in a group does not hold it.
    fn locked(&self) -> Held {
        let homes = self.homes(self.the_group(), self.the_value()?)?;
        let value = self.the_value()?;
        ensure(!homes.is_empty(), || "the value has no place".to_owned())?;
        for (site, gone) in self.drops()? {
            ensure(gone == Mask::of(value), || "it is about another value".to_owned())?;
            self.expect_sees_all(site, value, &homes)?;
        }
        Ok(())
    }

    fn expect_sees_all(&self, site: Site, value: Value, cells: &[Site]) -> Held {
        let unseen = cells.iter().find(|&&cell| !self.known.sees(value, site, cell));
        unseen.map_or(Ok(()), |&cell| {
            let value = self.names.value(value);
            Err(format!("{} and {} can both be {value}", self.cell(site), self.cell(cell)))
        })
    }

    /// So many cells with so many values, each of which goes into one of them only: a cell that takes
    /// one of the values from all of them leaves too few for the rest.
    fn few_values(&self, n: usize) -> Held {
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

    /// So many values with so many places in a group: nothing else fits there.
    fn few_places(&self, n: usize) -> Held {
        let (group, cells, values) = (self.the_group(), &self.reason.sites, self.reason.values);
        ensure(cells.len() == n && values.len() == n, || {
            format!("it names {} cells and {} values, not {n}", cells.len(), values.len())
        })?;
        for value in values.iter() {
            for home in self.homes(group, value)? {
                ensure(cells.contains(&home), || {
                    let (name, value) = (self.group(group).0, self.names.value(value));
                    format!("in {name} the {value} can also be in {}", self.cell(home))
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

    /// A value whose places in so many lines lie in so many others, each of which has it once.
    fn fish(&self, n: usize) -> Held {
        let value = self.the_value()?;
        let rules = &self.reason.rules;
        ensure(rules.len() == 2 * n, || format!("it names {} lines, not {}", rules.len(), 2 * n))?;
        let (bases, covers) = rules.split_at(n);
        let mut homes: Vec<Site> = Vec::new();
        for &base in bases {
            for home in self.homes(Group::Rule(base), value)? {
                ensure(!homes.contains(&home), || {
                    format!("{} lies in two of the lines", self.cell(home))
                })?;
                homes.push(home);
            }
        }
        let is_in = |cover: usize, site: Site| self.names.sites(cover).contains(&site);
        for &home in &homes {
            ensure(covers.iter().any(|&cover| is_in(cover, home)), || {
                format!("{} lies in none of the lines across", self.cell(home))
            })?;
        }
        let held = |cover: usize| -> Vec<Site> {
            homes.iter().copied().filter(|&home| is_in(cover, home)).collect()
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
            let cover = cover.filter(|_| !homes.contains(&site));
            let cover = cover.ok_or_else(|| format!("{} is not in its way", self.cell(site)))?;
            self.expect_sees_all(site, value, &held(cover))?;
        }
        Ok(())
    }
}
