//! Explanations with names looked up: sites, values and rules of the puzzle.

use std::collections::BTreeMap;

use gridwright_core::{Board, Claim, Effect, Mask, ParseError, Puzzle, Site, Value};
use gridwright_wire as wire;
use gridwright_words::Words;

use crate::names::{ENGLISH, languages};

/// An explanation that claims to be a proof.
///
/// ```
/// use gridwright_core::{ParseError, Puzzle};
/// use gridwright_proof::Proof;
/// use gridwright_wire::ExplainAnswer;
/// fn n_steps(puzzle: &dyn Puzzle, answer: &ExplainAnswer) -> Result<usize, ParseError> {
///     Ok(Proof::read(puzzle, answer)?.steps.len())
/// }
/// let puzzle = gridwright::open("cirth:12....3..", None, &mut gridwright_core::Budget::unlimited()).unwrap();
/// let request = gridwright_wire::ExplainRequest::new("cirth:12....3..");
/// let answer = gridwright_api::explain(&request, &mut gridwright_core::Budget::unlimited()).unwrap();
/// assert_eq!(n_steps(&*puzzle, &answer).unwrap(), 6);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The id of the profile that the steps were found by.
    pub profile: String,
    /// What follows what.
    pub steps: Vec<Claimed>,
    /// How it says it ends.
    pub end: wire::ExplainOutcome,
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
    /// Looks up all names of an explanation of the puzzle.
    ///
    /// # Errors
    /// Naming the member that is wrong and what was expected there.
    pub fn read(puzzle: &dyn Puzzle, answer: &wire::ExplainAnswer) -> Result<Proof, ParseError> {
        let reader = Reader::of(puzzle);
        let steps = each(&answer.steps, "steps", |step, place| reader.step(step, place))?;
        Ok(Proof {
            profile: answer.profile.id.clone(),
            steps,
            end: answer.outcome,
            solution: answer.solution.clone(),
        })
    }
}

struct Reader<'p> {
    puzzle: &'p dyn Puzzle,
    board: &'p Board,
    sites: BTreeMap<String, Site>,
}

/// Reads every element of a list, each with its place.
fn each<T, U>(
    list: &[T],
    place: &str,
    read: impl Fn(&T, &str) -> Result<U, ParseError>,
) -> Result<Vec<U>, ParseError> {
    list.iter().enumerate().map(|(i, one)| read(one, &format!("{place}[{i}]"))).collect()
}

impl<'p> Reader<'p> {
    fn of(puzzle: &'p dyn Puzzle) -> Reader<'p> {
        let board = puzzle.board();
        let sites = board.all_sites().map(|site| (board.site_name(site), site)).collect();
        Reader { puzzle, board, sites }
    }

    fn step(&self, step: &wire::Step, place: &str) -> Result<Claimed, ParseError> {
        let at = format!("{place}.effects");
        let effects = each(&step.effects, &at, |effect, place| self.effect(effect, place))?;
        if effects.is_empty() {
            return Err(ParseError::field(at, "at least one effect"));
        }
        Ok(Claimed {
            technique: step.technique.clone(),
            name: step.name.clone(),
            effects,
            reason: self.reason(&step.reason, &format!("{place}.reason"))?,
        })
    }

    fn effect(&self, effect: &wire::Effect, place: &str) -> Result<Effect, ParseError> {
        let site = |name| self.site(name, &format!("{place}.site"));
        match effect {
            wire::Effect::Place { site: name, place: value } => {
                Ok(Effect::Place(site(name)?, self.value(value, &format!("{place}.place"))?))
            }
            wire::Effect::Drop { site: name, drop } => {
                let place = format!("{place}.drop");
                let gone = self.values(drop, &place)?;
                if gone.is_empty() {
                    return Err(ParseError::field(place, "at least one value"));
                }
                Ok(Effect::Drop(site(name)?, gone))
            }
        }
    }

    fn reason(&self, reason: &wire::Reason, place: &str) -> Result<Reason, ParseError> {
        let at = |name: &str| format!("{place}.{name}");
        Ok(Reason {
            rules: each(&reason.rules, &at("rules"), |rule, place| self.rule(rule, place))?,
            sites: each(&reason.sites, &at("sites"), |site, place| self.site(site, place))?,
            values: self.values(&reason.values, &at("values"))?,
            chains: each(&reason.chains, &at("chains"), |chain, place| {
                each(chain, place, |claim, place| self.link(claim, place))
            })?,
        })
    }

    fn link(&self, claim: &wire::Claim, place: &str) -> Result<Claim, ParseError> {
        Ok(Claim {
            site: self.site(&claim.site, &format!("{place}.site"))?,
            value: self.value(&claim.value, &format!("{place}.value"))?,
            holds: claim.holds,
        })
    }

    /// A rule by its index, with its name in any language to be sure.
    fn rule(&self, rule: &wire::Rule, place: &str) -> Result<usize, ParseError> {
        let rules = self.puzzle.constraints();
        let known = rules.get(rule.index).ok_or_else(|| {
            let expected = format!("a number below {}", rules.len());
            ParseError::field(format!("{place}.index"), expected)
        })?;
        let named = |words: Words| words.rule(self.puzzle.info(), &known.name());
        if !languages().any(|words| named(words) == rule.name) {
            let name = named(ENGLISH);
            return Err(ParseError::field(format!("{place}.name"), format!("{name:?}")));
        }
        Ok(rule.index)
    }

    fn site(&self, name: &str, place: &str) -> Result<Site, ParseError> {
        self.sites.get(name).copied().ok_or_else(|| {
            let example = self.board.site_name(Site(0));
            ParseError::field(place, format!("a place on the board such as {example}"))
        })
    }

    fn values(&self, symbols: &str, place: &str) -> Result<Mask, ParseError> {
        let values: Option<Mask> =
            symbols.chars().map(|symbol| self.board.value_of(symbol)).collect();
        values.ok_or_else(|| {
            let all: String = self.board.symbols.iter().collect();
            ParseError::field(place, format!("values from {all}"))
        })
    }

    fn value(&self, symbol: &str, place: &str) -> Result<Value, ParseError> {
        let value = self.values(symbol, place)?.only();
        value.ok_or_else(|| ParseError::field(place, "one value"))
    }
}
