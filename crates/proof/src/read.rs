//! Explanations as they are written down, read into plain data.

use std::collections::BTreeMap;

use gridwright_core::{Board, Claim, Effect, Mask, ParseError, Puzzle, Site, Value};
use serde_json::{Map, Value as Json};

/// An explanation that claims to be a proof.
///
/// ```
/// use gridwright_core::{ParseError, Puzzle};
/// use gridwright_proof::Proof;
/// fn n_steps(puzzle: &dyn Puzzle, text: &str) -> Result<usize, ParseError> {
///     let json: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
///     let object = json.as_object().ok_or_else(|| ParseError::at(1, 1, "a JSON object"))?;
///     Ok(Proof::read(puzzle, object)?.steps.len())
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The id of the profile that the steps were found by.
    pub profile: String,
    /// What follows what.
    pub steps: Vec<Claimed>,
    /// How it says it ends: `solved`, `stuck`, `contradiction` or `out-of-budget`.
    pub end: String,
    /// The solution it says it arrives at, in the line its family writes.
    pub solution: Option<String>,
}

/// One step as claimed.
///
/// ```
/// use gridwright_proof::{Claimed, Reason};
/// fn is_bare(step: &Claimed) -> bool {
///     step.reason == Reason::default()
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// The id of the technique.
    pub technique: String,
    /// The name of the technique.
    pub name: String,
    /// What it does.
    pub effects: Vec<Effect>,
    /// What it rests on.
    pub reason: Reason,
}

/// What a step rests on.
///
/// ```
/// assert!(gridwright_proof::Reason::default().rules.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reason {
    /// Rules of the puzzle by their indices, in the order in which they are told.
    pub rules: Vec<usize>,
    /// The sites that are told.
    pub sites: Vec<Site>,
    /// The values that are told.
    pub values: Mask,
    /// Chains of consequences.
    pub chains: Vec<Vec<Claim>>,
}

impl Proof {
    /// Reads an explanation of the puzzle.
    ///
    /// # Errors
    /// Naming the field that is wrong and what was expected there.
    pub fn read(puzzle: &dyn Puzzle, object: &Map<String, Json>) -> Result<Proof, ParseError> {
        let reader = Reader::of(puzzle);
        let profile = object.get("profile").and_then(Json::as_object);
        let profile = profile.ok_or_else(|| ParseError::field("profile", "an object"))?;
        let id = text(profile, "profile", "id")?.to_owned();
        let version = profile.get("version").and_then(Json::as_u64);
        version.ok_or_else(|| ParseError::field("profile.version", "a number"))?;
        let steps = list(object, "", "steps")?.iter().enumerate();
        let steps = steps.map(|(i, step)| reader.step(step, &format!("steps[{i}]")));
        let solution = match object.get("solution") {
            None | Some(Json::Null) => None,
            Some(Json::String(line)) => Some(line.clone()),
            Some(_) => return Err(ParseError::field("solution", "a line, or null")),
        };
        let end = text(object, "", "end")?.to_owned();
        if !["solved", "stuck", "contradiction", "out-of-budget"].contains(&end.as_str()) {
            let expected = "solved, stuck, contradiction or out-of-budget";
            return Err(ParseError::field("end", expected));
        }
        Ok(Proof { profile: id, steps: steps.collect::<Result<_, _>>()?, end, solution })
    }
}

struct Reader<'p> {
    board: &'p Board,
    sites: BTreeMap<String, Site>,
    rules: Vec<&'p str>,
}

fn path(place: &str, name: &str) -> String {
    if place.is_empty() { name.to_owned() } else { format!("{place}.{name}") }
}

fn text<'j>(object: &'j Map<String, Json>, place: &str, name: &str) -> Result<&'j str, ParseError> {
    let found = object.get(name).and_then(Json::as_str);
    found.ok_or_else(|| ParseError::field(path(place, name), "a text"))
}

fn list<'j>(
    object: &'j Map<String, Json>,
    place: &str,
    name: &str,
) -> Result<&'j [Json], ParseError> {
    let found = object.get(name).and_then(Json::as_array);
    found.map(Vec::as_slice).ok_or_else(|| ParseError::field(path(place, name), "a list"))
}

fn object<'j>(json: &'j Json, place: &str) -> Result<&'j Map<String, Json>, ParseError> {
    json.as_object().ok_or_else(|| ParseError::field(place, "an object"))
}

impl<'p> Reader<'p> {
    fn of(puzzle: &'p dyn Puzzle) -> Reader<'p> {
        let board = puzzle.board();
        let sites = board.all_sites().map(|site| (board.site_name(site), site)).collect();
        let rules = puzzle.constraints().iter().map(|rule| rule.name()).collect();
        Reader { board, sites, rules }
    }

    fn step(&self, json: &Json, place: &str) -> Result<Claimed, ParseError> {
        let step = object(json, place)?;
        let effects = list(step, place, "effects")?.iter().enumerate();
        let effects =
            effects.map(|(i, effect)| self.effect(effect, &format!("{place}.effects[{i}]")));
        let effects: Vec<Effect> = effects.collect::<Result<_, _>>()?;
        if effects.is_empty() {
            return Err(ParseError::field(path(place, "effects"), "at least one effect"));
        }
        let reason = step.get("reason").unwrap_or(&Json::Null);
        Ok(Claimed {
            technique: text(step, place, "technique")?.to_owned(),
            name: text(step, place, "name")?.to_owned(),
            effects,
            reason: self.reason(reason, &path(place, "reason"))?,
        })
    }

    fn effect(&self, json: &Json, place: &str) -> Result<Effect, ParseError> {
        let effect = object(json, place)?;
        let site = self.site(effect.get("site"), &path(place, "site"))?;
        match (effect.get("place"), effect.get("drop")) {
            (Some(value), None) => {
                Ok(Effect::Place(site, self.value(Some(value), &path(place, "place"))?))
            }
            (None, Some(gone)) => {
                let gone = self.values(Some(gone), &path(place, "drop"))?;
                if gone.is_empty() {
                    return Err(ParseError::field(path(place, "drop"), "at least one value"));
                }
                Ok(Effect::Drop(site, gone))
            }
            _ => Err(ParseError::field(place, "either place or drop")),
        }
    }

    fn reason(&self, json: &Json, place: &str) -> Result<Reason, ParseError> {
        let reason = object(json, place)?;
        let rules = list(reason, place, "rules")?.iter().enumerate();
        let rules = rules.map(|(i, rule)| self.rule(rule, &format!("{place}.rules[{i}]")));
        let sites = list(reason, place, "sites")?.iter().enumerate();
        let sites = sites.map(|(i, site)| self.site(Some(site), &format!("{place}.sites[{i}]")));
        let chains = list(reason, place, "chains")?.iter().enumerate();
        let chains = chains.map(|(i, chain)| {
            let place = format!("{place}.chains[{i}]");
            let links = chain.as_array().ok_or_else(|| ParseError::field(&place, "a list"))?;
            let link = |(j, link): (usize, &Json)| self.link(link, &format!("{place}[{j}]"));
            links.iter().enumerate().map(link).collect::<Result<Vec<Claim>, _>>()
        });
        Ok(Reason {
            rules: rules.collect::<Result<_, _>>()?,
            sites: sites.collect::<Result<_, _>>()?,
            values: self.values(reason.get("values"), &path(place, "values"))?,
            chains: chains.collect::<Result<_, _>>()?,
        })
    }

    fn link(&self, json: &Json, place: &str) -> Result<Claim, ParseError> {
        let link = object(json, place)?;
        let holds = link.get("holds").and_then(Json::as_bool);
        Ok(Claim {
            site: self.site(link.get("site"), &path(place, "site"))?,
            value: self.value(link.get("value"), &path(place, "value"))?,
            holds: holds.ok_or_else(|| ParseError::field(path(place, "holds"), "true or false"))?,
        })
    }

    /// A rule by its index, with its name to be sure.
    fn rule(&self, json: &Json, place: &str) -> Result<usize, ParseError> {
        let rule = object(json, place)?;
        let index = rule.get("index").and_then(Json::as_u64).map(|index| index as usize);
        let known = index.and_then(|index| Some((index, *self.rules.get(index)?)));
        let (index, name) = known.ok_or_else(|| {
            let expected = format!("a number below {}", self.rules.len());
            ParseError::field(path(place, "index"), expected)
        })?;
        if text(rule, place, "name")? != name {
            return Err(ParseError::field(path(place, "name"), format!("{name:?}")));
        }
        Ok(index)
    }

    fn site(&self, json: Option<&Json>, place: &str) -> Result<Site, ParseError> {
        let site = json.and_then(Json::as_str).and_then(|name| self.sites.get(name));
        site.copied().ok_or_else(|| {
            let example = self.board.site_name(Site(0));
            ParseError::field(place, format!("a place on the board such as {example}"))
        })
    }

    fn values(&self, json: Option<&Json>, place: &str) -> Result<Mask, ParseError> {
        let symbols = json.and_then(Json::as_str);
        let values = symbols.and_then(|symbols| {
            symbols.chars().map(|symbol| self.board.value_of(symbol)).collect::<Option<Mask>>()
        });
        values.ok_or_else(|| {
            let all: String = self.board.symbols.iter().collect();
            ParseError::field(place, format!("values from {all}"))
        })
    }

    fn value(&self, json: Option<&Json>, place: &str) -> Result<Value, ParseError> {
        let value = self.values(json, place)?.only();
        value.ok_or_else(|| ParseError::field(place, "one value"))
    }
}
