//! Reads explanations by looking up their names: sites, values, rules and techniques of the puzzle.

use std::collections::BTreeMap;

use gridwright_core::{
    Arg, Board, Claim, ColourCount, DeadEnd, Effect, Finding, Level, Mask, ParseError, Profile, Pt,
    Puzzle, Site, Step, Technique, Tenths, Trial, Value, Worth,
};
use gridwright_wire as wire;

use crate::certificate::Certificate;
use crate::names::known;

/// An explanation to be checked as a proof.
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
#[derive(Clone, PartialEq, Debug)]
pub struct Proof<'a> {
    /// The explanation as it was passed in.
    pub answer: &'a wire::ExplainAnswer,
    /// The profile by which the steps were found.
    pub profile: &'static Profile,
    /// The steps, with all names looked up.
    pub steps: Vec<Step>,
    /// The certificate, if the explanation has one.
    pub certificate: Option<Certificate>,
}

impl<'a> Proof<'a> {
    /// Looks up all names of an explanation of the puzzle.
    ///
    /// # Errors
    /// Names the wrong member and the expected value.
    pub fn read(
        puzzle: &dyn Puzzle,
        answer: &'a wire::ExplainAnswer,
    ) -> Result<Proof<'a>, ParseError> {
        let info = puzzle.info();
        if answer.start.is_some() {
            return Err(ParseError::field("start", "an explanation from the clues on"));
        }
        let profiles = || info.profiles.iter().copied();
        let profile = profiles().find(|profile| {
            (profile.id, profile.version) == (answer.profile.id.as_str(), answer.profile.version)
        });
        let profile = profile.ok_or_else(|| {
            let known = profiles().map(|profile| format!("{} {}", profile.id, profile.version));
            ParseError::field("profile", known.collect::<Vec<_>>().join(" or "))
        })?;
        let board = puzzle.board();
        let sites = board.all_sites().map(|site| (board.site_name(site), site)).collect();
        let n_rules = puzzle.constraints().len();
        // Chains may use nested techniques that the profile does not list.
        let inner = profiles().flat_map(info.techniques).collect();
        let reader =
            Reader { board, n_rules, sites, techniques: (info.techniques)(profile), inner };
        let steps = each(&answer.steps, "steps", |step, place| reader.step(step, place))?;
        let certificate = answer.certificate.as_ref();
        let certificate =
            certificate.map(|one| Certificate::read(one, |claims, at| reader.claims(claims, at)));
        Ok(Proof { answer, profile, steps, certificate: certificate.transpose()? })
    }
}

struct Reader<'p> {
    board: &'p Board,
    n_rules: usize,
    sites: BTreeMap<String, Site>,
    techniques: Vec<&'static Technique>,
    /// The techniques of all profiles, which steps may use as nested techniques.
    inner: Vec<&'static Technique>,
}

/// Reads every element of a list, each with its place for error messages.
fn each<T, U>(
    list: &[T],
    place: &str,
    read: impl Fn(&T, &str) -> Result<U, ParseError>,
) -> Result<Vec<U>, ParseError> {
    list.iter().enumerate().map(|(i, one)| read(one, &format!("{place}[{i}]"))).collect()
}

impl Reader<'_> {
    fn step(&self, step: &wire::Step, place: &str) -> Result<Step, ParseError> {
        let at = |name: &str| format!("{place}.{name}");
        let effects = each(&step.effects, &at("effects"), |effect, at| self.effect(effect, at))?;
        if effects.is_empty() {
            return Err(ParseError::field(at("effects"), "at least one effect"));
        }
        let because = each(&step.because, &at("because"), |site, at| self.site(site, at))?;
        let args = each(&step.reason.parts, &at("reason.parts"), |part, at| self.part(part, at))?;
        let rating = (step.rating * 10.0).round();
        let is_rating =
            (rating / 10.0 - step.rating).abs() < 1e-9 && (0.0..1000.0).contains(&rating);
        if !is_rating {
            return Err(ParseError::field(at("rating"), "a number with one decimal"));
        }
        let level = Level::named(step.level.name());
        let worth = Worth {
            rating: Tenths(rating as u16),
            score: step.score,
            level: level.ok_or_else(|| ParseError::field(at("level"), "a level"))?,
        };
        let technique = technique(&self.techniques, &step.technique, &at("technique"))?;
        Ok(Step { technique, finding: Finding { because, effects, args }, worth })
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

    /// Reads a part of an argument, as it was written from an [`Arg`].
    fn part(&self, part: &wire::Part, place: &str) -> Result<(&'static str, Arg), ParseError> {
        let at = |name: &str| format!("{place}.{name}");
        let name = self.word(&part.name, &at("name"))?;
        let is = at("is");
        let one = || match &part.is[..] {
            [one] => Ok(one.as_str()),
            _ => Err(ParseError::field(is.clone(), "one text")),
        };
        let sites = |all: &[&str], at: &str| -> Result<Vec<Site>, ParseError> {
            all.iter().map(|one| self.site(one, at)).collect()
        };
        let split = |text: &str| -> Vec<String> { text.split(' ').map(str::to_owned).collect() };
        let pair = |text: &str, at: &str| match text.split_once(' ') {
            Some((first, rest)) => Ok((first.to_owned(), rest.to_owned())),
            None => Err(ParseError::field(at, "two words")),
        };
        let all = &part.is;
        let arg = match part.kind.as_str() {
            "site" => Arg::Site(self.site(one()?, &is)?),
            "sites" => Arg::Sites(each(all, &is, |one, at| self.site(one, at))?),
            "value" => Arg::Value(self.value(one()?, &is)?),
            "values" => Arg::Values(self.values(one()?, &is)?),
            "rule" => Arg::Rule(self.rule(one()?, &is)?),
            "rules" => Arg::Rules(each(all, &is, |one, at| self.rule(one, at))?),
            "number" => Arg::Number(number(one()?, &is)?),
            "word" => Arg::Word(self.word(one()?, &is)?),
            "chains" => Arg::Chains(each(all, &is, |one, at| self.claims(one, at))?),
            "moves" => Arg::Moves(each(all, &is, |one, at| self.claims(one, at))?),
            "nodes" => Arg::Nodes(each(all, &is, |one, at| self.claims(one, at))?),
            "techniques" => Arg::Techniques(each(all, &is, |one, at| {
                let (by, claims) = pair(one, at)?;
                Ok((technique(&self.inner, &by, at)?, self.claims(&claims, at)?))
            })?),
            "places" => Arg::Places(each(all, &is, |one, at| {
                let words = split(one);
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                Ok((self.rule(words[0], at)?, sites(&words[1..], at)?))
            })?),
            "candidates" => Arg::Candidates(each(all, &is, |one, at| {
                let (site, values) = pair(one, at)?;
                Ok((self.site(&site, at)?, self.values(&values, at)?))
            })?),
            "groups" => Arg::Groups(each(all, &is, |one, at| {
                let words = split(one);
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                Ok((sites(&words[1..], at)?, self.values(words[0], at)?))
            })?),
            "linked" => Arg::Linked(each(all, &is, |one, at| {
                let (rule, values) = pair(one, at)?;
                Ok((self.rule(&rule, at)?, self.values(&values, at)?))
            })?),
            "sets" => Arg::Sets(each(all, &is, |one, at| self.values(one, at))?),
            "cells" => Arg::Cells(each(all, &is, |one, at| self.cell(one, at))?),
            "trials" => Arg::Trials(each(all, &is, |one, at| self.trial(one, at))?),
            "counts" => Arg::Counts(each(all, &is, |one, at| self.colour_count(one, at))?),
            _ => return Err(ParseError::field(at("kind"), "what a part can be, such as site")),
        };
        Ok((name, arg))
    }

    /// Reads a trial such as `r1c1=2 r1c3=4 cell r5c5`.
    fn trial(&self, text: &str, place: &str) -> Result<Trial, ParseError> {
        let expected = || ParseError::field(place, "a trial such as r1c1=2 r1c3=4 cell r5c5");
        let words: Vec<&str> = text.split(' ').collect();
        let is_end = |word: &&str| ["cell", "place", "rule"].contains(word);
        let at = words.iter().position(is_end).ok_or_else(expected)?;
        let claims = self.claims(&words[..at].join(" "), place)?;
        let (supposed, moves) = claims.split_first().ok_or_else(expected)?;
        let end = match words[at..] {
            ["cell", site] => DeadEnd::Site(self.site(site, place)?),
            ["place", rule, lost] => {
                DeadEnd::Place(self.rule(rule, place)?, self.value(lost, place)?)
            }
            ["rule", rule] => DeadEnd::Rule(self.rule(rule, place)?),
            _ => return Err(expected()),
        };
        Ok(Trial { supposed: *supposed, moves: moves.to_vec(), end })
    }

    /// Reads a counted region such as `r1c1 r1c2 cells 1 1 ways 2 1 used 1 0 path r1_c1 blocked
    /// r1|c2`.
    fn colour_count(&self, text: &str, place: &str) -> Result<ColourCount, ParseError> {
        let expected = || ParseError::field(place, "a region with what was counted in it");
        let mut words = text.split(' ').peekable();
        let mut count = ColourCount::default();
        let is_name =
            |word: &str| ["cells", "ways", "used", "gaps", "path", "blocked"].contains(&word);
        while let Some(cell) = words.next_if(|word| !is_name(word)) {
            count.cells.push(self.cell(cell, place)?);
        }
        while let Some(name) = words.next() {
            let mut of = Vec::new();
            while let Some(word) = words.next_if(|word| !is_name(word)) {
                of.push(word);
            }
            let pair = || match of[..] {
                [dark, light] => Ok([number(dark, place)?, number(light, place)?]),
                _ => Err(expected()),
            };
            let sites =
                || of.iter().map(|site| self.site(site, place)).collect::<Result<Vec<Site>, _>>();
            match name {
                "cells" => count.n_cells = pair()?,
                "ways" => count.n_ways = pair()?,
                "used" => count.n_used = pair()?,
                "gaps" => count.n_gaps = Some(pair()?),
                "path" => count.path = sites()?,
                _ => count.blocked = sites()?,
            }
        }
        Ok(count)
    }

    /// Reads claims such as `r1c1=2 r1c2<>2`.
    fn claims(&self, text: &str, place: &str) -> Result<Vec<Claim>, ParseError> {
        let claim = |text: &str| {
            let symbol = text.chars().last().unwrap_or_default();
            let rest = &text[..text.len() - symbol.len_utf8().min(text.len())];
            let (site, holds) = match (rest.strip_suffix("<>"), rest.strip_suffix('=')) {
                (Some(site), _) => (site, false),
                (None, Some(site)) => (site, true),
                (None, None) => return Err(ParseError::field(place, "claims such as r1c1=2")),
            };
            let value = self.value(&symbol.to_string(), place)?;
            Ok(Claim { site: self.site(site, place)?, value, holds })
        };
        text.split(' ').filter(|word| !word.is_empty()).map(claim).collect()
    }

    fn rule(&self, text: &str, place: &str) -> Result<usize, ParseError> {
        let rule = number(text, place)?;
        let expected = || ParseError::field(place, format!("a number below {}", self.n_rules));
        (rule < self.n_rules).then_some(rule).ok_or_else(expected)
    }

    /// Reads a name or keyword of arguments.
    fn word(&self, text: &str, place: &str) -> Result<&'static str, ParseError> {
        known(text).ok_or_else(|| ParseError::field(place, "a word that an argument has"))
    }

    /// Reads a cell of the board, whether it is a site or not, and returns its centre.
    fn cell(&self, name: &str, place: &str) -> Result<Pt, ParseError> {
        let numbers = name.strip_prefix('r').and_then(|rest| rest.split_once('c'));
        let index = |text: &str, n: usize| text.parse().ok().filter(|i| (1..=n).contains(i));
        let found = numbers.and_then(|(row, col)| {
            Some(Pt::cell(index(row, self.board.rows)? - 1, index(col, self.board.cols)? - 1))
        });
        found.ok_or_else(|| ParseError::field(place, "a cell of the board such as r1c1"))
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

fn number(text: &str, place: &str) -> Result<usize, ParseError> {
    text.parse().map_err(|_| ParseError::field(place, "a number"))
}

fn technique(
    known: &[&'static Technique],
    id: &str,
    place: &str,
) -> Result<&'static Technique, ParseError> {
    let found = known.iter().copied().find(|technique| technique.id == id);
    found
        .ok_or_else(|| ParseError::field(place, "a technique that the profile has for this family"))
}
