//! Plans: the kinds and numbers of puzzles, and the content of their rows.

use std::collections::BTreeMap;

use gridwright::steps::PROFILES;
use gridwright::{Budget, Params, Profile, Recipe, family};
use gridwright_api::{ErrorCode, open_error, params_error};
use gridwright_files::nests_too_deep;
use gridwright_words::Language;
use serde::{Deserialize, Serialize};

use crate::error::BulkError;

/// The sum of the shares of all splits, which are counted in millionths.
const WHOLE: u32 = 1_000_000;

/// Default number of search nodes that a puzzle may take before its row is left out. A time limit
/// would leave out different rows on different machines.
const USUAL_NODES: u64 = 50_000_000;

const USUAL_PART_ROWS: u64 = 10_000;

/// Maximum number of rows of a data set.
const MOST_ROWS: u64 = 1_000_000_000_000_000;

/// Maximum number of rows of a part, which are in memory together when shards are merged.
const MOST_PART_ROWS: u64 = 1_000_000;

/// The file format of rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// One JSON object per line.
    #[default]
    Jsonl,
    /// Parquet with zstd.
    Parquet,
}

impl Format {
    /// The file name extension.
    pub fn ending(self) -> &'static str {
        match self {
            Format::Jsonl => "jsonl",
            Format::Parquet => "parquet",
        }
    }

    /// The format with this name.
    pub fn named(name: &str) -> Option<Format> {
        [Format::Jsonl, Format::Parquet].into_iter().find(|format| format.ending() == name)
    }
}

/// A number of puzzles of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    /// The family.
    pub family: String,
    /// The parameters, such as `size=9,level=hard`.
    #[serde(default)]
    pub params: String,
    /// The number of puzzles.
    pub count: u64,
    /// The generator's number; 0 stands for the newest.
    #[serde(default)]
    pub generator: u32,
    /// Whether its rows get the ratings and steps that the plan asks for. Rating takes much longer
    /// than making some kinds of puzzles.
    #[serde(default = "yes")]
    pub rate: bool,
}

fn yes() -> bool {
    true
}

impl Set {
    /// Parses a text such as `1000xsudoku/size=9,level=hard`.
    ///
    /// # Errors
    /// A sentence with the expected form.
    ///
    /// ```
    /// let set = gridwright_bulk::Set::parse("20xcirth/size=4")?;
    /// assert_eq!((set.count, set.family.as_str(), set.params.as_str()), (20, "cirth", "size=4"));
    /// # Ok::<(), gridwright_bulk::BulkError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Set, BulkError> {
        let bad = || {
            let example = "a number, x and a family, such as 1000xsudoku/level=hard";
            BulkError::Plan(format!("set {text:?}: expected {example}"))
        };
        let (count, head) = text.split_once('x').ok_or_else(bad)?;
        let count = count.parse().map_err(|_| bad())?;
        let (family, params) = head.split_once('/').unwrap_or((head, ""));
        Ok(Set {
            family: family.to_owned(),
            params: params.to_owned(),
            count,
            generator: 0,
            rate: true,
        })
    }
}

/// A share of the rows that has no puzzle in common with the other splits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Split {
    /// Its name, which is also that of its folder.
    pub name: String,
    /// Its share in millionths.
    pub millionths: u32,
}

/// The plan of a data set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The seed of the recipes.
    pub seed: u64,
    /// The file format of rows.
    pub format: Format,
    /// The number of row numbers that form a part.
    pub part_rows: u64,
    /// Maximum number of search nodes for a puzzle.
    pub nodes: u64,
    /// The ids of the profiles that rate the puzzles; empty for rows without ratings.
    pub rate: Vec<String>,
    /// Whether rows contain every step.
    pub trace: bool,
    /// The language of the steps.
    pub language: String,
    /// The splits; at least one.
    pub splits: Vec<Split>,
    /// The puzzles, in order.
    pub sets: Vec<Set>,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            seed: 0,
            format: Format::default(),
            part_rows: USUAL_PART_ROWS,
            nodes: USUAL_NODES,
            rate: Vec::new(),
            trace: false,
            language: Language::default().code().to_owned(),
            splits: vec![Split { name: "data".to_owned(), millionths: WHOLE }],
            sets: Vec::new(),
        }
    }
}

/// The content of a plan file in TOML or JSON.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    seed: Option<u64>,
    format: Option<Format>,
    part_rows: Option<u64>,
    nodes: Option<u64>,
    #[serde(default)]
    rate: Vec<String>,
    #[serde(default)]
    trace: bool,
    language: Option<String>,
    splits: Option<BTreeMap<String, f64>>,
    #[serde(default)]
    set: Vec<Set>,
}

impl Plan {
    /// Reads a plan.
    ///
    /// # Errors
    /// A sentence with the line of the first error.
    ///
    /// ```
    /// use gridwright_bulk::Plan;
    /// let plan = Plan::parse("seed = 7\n[splits]\ntest = 0.1\ntrain = 0.9\n[[set]]\nfamily = 'cirth'\ncount = 20")?;
    /// assert_eq!((plan.seed, plan.sets[0].count, plan.splits.len()), (7, 20, 2));
    /// # Ok::<(), gridwright_bulk::BulkError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Plan, BulkError> {
        if let Some(line) = nests_too_deep(text) {
            let sentence = format!("line {line}: expected tables and lists that nest less deeply");
            return Err(BulkError::Plan(sentence));
        }
        basic_toml::from_str(text)
            .map_err(|error| BulkError::Plan(error.to_string()))
            .and_then(of_file)
    }

    /// Reads a plan in JSON, with the same members as in TOML.
    ///
    /// # Errors
    /// A sentence with the line of the first error.
    ///
    /// ```
    /// use gridwright_bulk::Plan;
    /// let plan = Plan::parse_json(r#"{"part-rows": 5, "set": [{"family": "cirth", "count": 20}]}"#)?.checked()?;
    /// assert_eq!((plan.n_rows(), plan.n_parts()), (20, 4));
    /// # Ok::<(), gridwright_bulk::BulkError>(())
    /// ```
    pub fn parse_json(text: &str) -> Result<Plan, BulkError> {
        serde_json::from_str(text)
            .map_err(|error| BulkError::Plan(error.to_string()))
            .and_then(of_file)
    }

    /// Reads splits such as `train=0.9,test=0.1`.
    ///
    /// # Errors
    /// A sentence with the expected form.
    pub fn parse_splits(text: &str) -> Result<Vec<Split>, BulkError> {
        let one = |part: &str| {
            let (name, share) = part.split_once('=')?;
            Some((name.trim().to_owned(), share.trim().parse().ok()?))
        };
        let splits: Option<Vec<(String, f64)>> = text.split(',').map(one).collect();
        let splits = splits.ok_or_else(|| {
            let expected = "names and shares such as train=0.9,test=0.1";
            BulkError::Plan(format!("splits {text:?}: expected {expected}"))
        })?;
        splits_of(splits.into_iter())
    }

    /// Validates the plan and fills in defaults.
    ///
    /// # Errors
    /// A sentence about the first error.
    pub fn checked(mut self) -> Result<Plan, BulkError> {
        let bad = |sentence: String| Err(BulkError::Plan(sentence));
        if self.sets.is_empty() {
            return bad(
                "expected puzzles to make: --set 1000xsudoku, or [[set]] in a plan".to_owned()
            );
        }
        if !(1..=MOST_PART_ROWS).contains(&self.part_rows) {
            let found = self.part_rows;
            return bad(format!("part-rows: expected 1 to {MOST_PART_ROWS}, found {found}"));
        }
        if Language::named(&self.language).is_none() {
            let known = Language::CODES.join(", ");
            return bad(format!("unknown language {:?}: expected one of {known}", self.language));
        }
        if self.trace && self.rate.is_empty() {
            self.rate.push(Profile::DEFAULT.id.to_owned());
        }
        for name in &self.rate {
            profile(name)?;
        }
        let mut names: Vec<&String> = self.splits.iter().map(|split| &split.name).collect();
        names.sort_unstable();
        names.dedup();
        let is_name = |name: &str| {
            !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
        };
        if names.len() < self.splits.len()
            || !names.iter().all(|name| is_name(name) && name.as_str() != "parts")
        {
            return bad("splits: expected names of letters and digits, each once".to_owned());
        }
        let rows = self.sets.iter().map(|set| u128::from(set.count)).sum::<u128>();
        if rows > u128::from(MOST_ROWS) {
            return bad(format!("expected at most {MOST_ROWS} puzzles in all, found {rows}"));
        }
        let mut kinds = Vec::new();
        for set in &mut self.sets {
            let recipe = recipe(set, self.seed, 0)?;
            (set.params, set.generator) = (recipe.params.to_string(), recipe.generator);
            if set.count == 0 {
                return bad(format!("set of {}: expected a count of at least 1", set.family));
            }
            let kind = (set.family.clone(), set.params.clone());
            if kinds.contains(&kind) {
                let Set { family, params, .. } = set;
                return bad(format!("{family} {params}: expected each kind of puzzle once"));
            }
            kinds.push(kind);
            // Parameters that contradict one another are rejected before any work.
            if let Err(gridwright::Shortfall::BadParams(error)) = recipe.make(&mut Budget::nodes(1))
            {
                return bad(format!("{} {}: {error}", set.family, set.params));
            }
        }
        Ok(self)
    }

    /// The number of rows of all sets.
    pub fn n_rows(&self) -> u64 {
        self.sets.iter().fold(0, |sum, set| sum.saturating_add(set.count))
    }

    /// The number of parts.
    pub fn n_parts(&self) -> u64 {
        self.n_rows().div_ceil(self.part_rows)
    }

    /// The row numbers of a part.
    pub fn range(&self, part: u64) -> std::ops::Range<u64> {
        let border = |part: u64| part.saturating_mul(self.part_rows).min(self.n_rows());
        border(part)..border(part.saturating_add(1))
    }

    /// The index of a row's set, and its recipe.
    ///
    /// # Errors
    /// When the plan was not checked.
    pub fn recipe(&self, row: u64) -> Result<(usize, Recipe), BulkError> {
        let mut index = row;
        for (number, set) in self.sets.iter().enumerate() {
            if index < set.count {
                return Ok((number, recipe(set, self.seed, index)?));
            }
            index -= set.count;
        }
        Err(BulkError::Plan(format!("there is no row {row}")))
    }

    /// The profiles that rate the puzzles.
    ///
    /// # Errors
    /// When there is no such profile.
    pub(crate) fn profiles(&self) -> Result<Vec<&'static Profile>, BulkError> {
        self.rate.iter().map(|name| profile(name)).collect()
    }

    /// The index of the split for a canonical form with this hash. It depends on nothing else, so
    /// equal puzzles are in the same split.
    pub(crate) fn split_of(&self, id: u128) -> usize {
        let millionth = ((id >> 64) * u128::from(WHOLE)) >> 64;
        let mut end = 0;
        let mut ends = self.splits.iter().map(|split| {
            end += u128::from(split.millionths);
            end
        });
        ends.position(|end| millionth < end).unwrap_or(self.splits.len() - 1)
    }
}

/// Converts the content of a plan file to a plan with defaults for missing keys.
fn of_file(file: File) -> Result<Plan, BulkError> {
    let usual = Plan::default();
    let splits = file.splits.map(|splits| splits_of(splits.into_iter())).transpose()?;
    Ok(Plan {
        seed: file.seed.unwrap_or(usual.seed),
        format: file.format.unwrap_or(usual.format),
        part_rows: file.part_rows.unwrap_or(usual.part_rows),
        nodes: file.nodes.unwrap_or(usual.nodes),
        rate: file.rate,
        trace: file.trace,
        language: file.language.unwrap_or(usual.language),
        splits: splits.unwrap_or(usual.splits),
        sets: file.set,
    })
}

fn splits_of(splits: impl Iterator<Item = (String, f64)>) -> Result<Vec<Split>, BulkError> {
    let split = |(name, share): (String, f64)| {
        let millionths = (share * f64::from(WHOLE)).round() as u32;
        Split { name, millionths }
    };
    let mut splits: Vec<Split> = splits.map(split).collect();
    // The split of a row must not depend on the order in which splits are listed.
    splits.sort_unstable_by(|one, other| one.name.cmp(&other.name));
    if splits.iter().map(|split| u64::from(split.millionths)).sum::<u64>() != u64::from(WHOLE) {
        let sentence = "splits: expected shares that add up to 1, such as train=0.9,test=0.1";
        return Err(BulkError::Plan(sentence.to_owned()));
    }
    Ok(splits)
}

fn profile(name: &str) -> Result<&'static Profile, BulkError> {
    PROFILES.iter().copied().find(|profile| profile.id == name).ok_or_else(|| {
        let known: Vec<&str> = PROFILES.iter().map(|profile| profile.id).collect();
        let known = known.join(", ");
        let sentence = format!("unknown profile {name:?}: expected one of {known}");
        BulkError::Refused { code: ErrorCode::UnknownProfile, sentence }
    })
}

fn recipe(set: &Set, seed: u64, index: u64) -> Result<Recipe, BulkError> {
    let bad = |why: String| BulkError::Plan(format!("set of {}: {why}", set.family));
    let family = family(&set.family).ok_or_else(|| {
        BulkError::refused(open_error(&gridwright::OpenError::Family(set.family.clone())))
    })?;
    let info = family.info();
    let params = Params::parse(info.params, &set.params).map_err(|error| {
        BulkError::refused(params_error(&error)).within(format_args!("set of {}", set.family))
    })?;
    let generator = if set.generator == 0 { info.generator } else { set.generator };
    if generator > info.generator {
        return Err(bad(format!("there is no generator {generator}")));
    }
    Ok(Recipe { family, params, generator, seed, index })
}
