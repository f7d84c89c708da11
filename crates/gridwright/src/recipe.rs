//! Recipes, which make puzzles from seeds, written `family/params@generator#seed.index`.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use gridwright_core::{
    Budget, Family, Generated, Level, ParamSpec, Params, ParseError, Puzzle, Rng, Shortfall,
};
use sha2::{Digest, Sha256};

use crate::families::family;
use crate::open_error::OpenError;

/// A recipe for one puzzle: the same recipe makes the same puzzle for ever.
///
/// Item `index` of a batch draws from a stream of its own, so the items of a batch do not depend
/// on one another. The text form is `family/params@generator#seed.index`; parameters that have
/// their default value and index 0 are left out.
///
/// ```
/// use gridwright::{Budget, Recipe};
/// let recipe: Recipe = "cirth/size=4@1#7.2".parse()?;
/// assert_eq!((recipe.seed, recipe.index), (7, 2));
/// assert_eq!(recipe.to_string(), "cirth/size=4@1#7.2");
/// let once = recipe.make(&mut Budget::unlimited()).unwrap();
/// let again = recipe.make(&mut Budget::unlimited()).unwrap();
/// assert_eq!(once.puzzle.text(), again.puzzle.text());
/// # Ok::<(), gridwright::OpenError>(())
/// ```
#[derive(Clone)]
pub struct Recipe {
    /// The family of the puzzle.
    pub family: &'static dyn Family,
    /// The parameters of the puzzle.
    pub params: Params,
    /// The number of the generator, from 1 to the family's current one.
    pub generator: u32,
    /// The seed of the batch.
    pub seed: u64,
    /// The index of the item in the batch, from 0.
    pub index: u64,
}

impl Recipe {
    /// The first puzzle of a seed by the family's current generator.
    pub fn new(family: &'static dyn Family, params: Params, seed: u64) -> Recipe {
        Recipe { family, params, generator: family.info().generator, seed, index: 0 }
    }

    /// The puzzle of a day: one for each family and level, the same for everyone. The day is written as
    /// one number, such as 20261116. A family without levels has one puzzle a day.
    ///
    /// ```
    /// use gridwright::{Level, Recipe, family};
    /// let recipe = Recipe::daily(family("cirth").unwrap(), Some(Level::Hard), 20_261_116);
    /// assert_eq!(recipe.to_string(), "cirth/level=hard@1#20261116");
    /// ```
    pub fn daily(family: &'static dyn Family, level: Option<Level>, day: u64) -> Recipe {
        let mut params = Params::defaults(family.info().params);
        if let Some(level) = level {
            // A family without levels refuses one.
            let _ = params.set(ParamSpec::LEVEL.name, level.name());
        }
        Recipe::new(family, params, day)
    }

    /// An empty board for making a puzzle by hand: the recipe's puzzle without its clues.
    ///
    /// ```
    /// use gridwright::{Budget, Recipe};
    /// let recipe: Recipe = "sudoku/size=4@1#1".parse()?;
    /// let board = recipe.blank(&mut Budget::unlimited()).unwrap();
    /// assert_eq!(board.line(), "................");
    /// # Ok::<(), gridwright::OpenError>(())
    /// ```
    ///
    /// # Errors
    /// When there is no such board.
    pub fn blank(&self, budget: &mut Budget) -> Result<Arc<dyn Puzzle>, Shortfall> {
        Ok(self.make(budget)?.puzzle.with_clues(&BTreeSet::new()))
    }

    /// Makes the puzzle.
    ///
    /// # Errors
    /// When none as asked for was found within the budget.
    pub fn make(&self, budget: &mut Budget) -> Result<Generated, Shortfall> {
        self.family.generate(self.generator, &self.params, &mut self.stream(), budget)
    }

    /// The number of puzzles of a batch that [`Recipe::make_batch`] makes together fastest: 1 where
    /// that is no faster.
    pub fn batch_size(&self) -> usize {
        self.family.batch_size(self.generator, &self.params)
    }

    /// Makes this item of a batch and those after it, one within each budget: the same puzzles that [`Recipe::make`]
    /// makes one by one.
    ///
    /// ```
    /// use gridwright::{Budget, Recipe};
    /// let recipe: Recipe = "sudoku@1#7.2".parse()?;
    /// let mut budgets = vec![Budget::unlimited(); 3];
    /// let batch = recipe.make_batch(&mut budgets);
    /// let last: Recipe = "sudoku@1#7.4".parse()?;
    /// let alone = last.make(&mut Budget::unlimited()).unwrap();
    /// assert_eq!(batch[2].as_ref().unwrap().puzzle.line(), alone.puzzle.line());
    /// # Ok::<(), gridwright::OpenError>(())
    /// ```
    pub fn make_batch(&self, budgets: &mut [Budget]) -> Vec<Result<Generated, Shortfall>> {
        let start = self.hash_of_batch();
        let indices = (0..budgets.len() as u64).map(|i| self.index.wrapping_add(i));
        let mut rngs: Vec<Rng> = indices.map(|index| stream(start.clone(), index)).collect();
        self.family.generate_batch(self.generator, &self.params, &mut rngs, budgets)
    }

    /// The random stream that belongs to this recipe alone.
    fn stream(&self) -> Rng {
        stream(self.hash_of_batch(), self.index)
    }

    /// The hash of the parts that all items of a batch share.
    fn hash_of_batch(&self) -> Sha256 {
        let info = self.family.info();
        let (id, params, generator, seed) = (info.id, &self.params, self.generator, self.seed);
        Sha256::new_with_prefix(format!("gridwright\0{id}\0{params}\0{generator}\0{seed}\0"))
    }
}

/// The random stream of an item of a batch.
fn stream(batch: Sha256, index: u64) -> Rng {
    Rng::from_key(batch.chain_update(index.to_string()).finalize().into())
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let info = self.family.info();
        write!(f, "{}{}@{}#{}", info.id, slash(&self.params), self.generator, self.seed)?;
        if self.index > 0 { write!(f, ".{}", self.index) } else { Ok(()) }
    }
}

impl fmt::Debug for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Recipe({self})")
    }
}

impl FromStr for Recipe {
    type Err = OpenError;

    fn from_str(text: &str) -> Result<Recipe, OpenError> {
        let expected = |column, what: &str| OpenError::Parse(ParseError::at(1, column, what));
        let (head, tail) = text.split_once('@').ok_or_else(|| {
            expected(text.chars().count() + 1, "@ and the generator's number, as in family@1#42")
        })?;
        let (family, params) = head_of(head)?;
        let params = Params::parse(family.info().params, params.unwrap_or_default())?;
        let at = head.chars().count() + 2;
        let (generator, seed) = tail
            .split_once('#')
            .ok_or_else(|| expected(at, "a generator's number, # and a seed"))?;
        let known = family.info().generator;
        let generator_number = match number(generator) {
            Some(n) if (1..=u64::from(known)).contains(&n) => n as u32,
            Some(n) => {
                return Err(OpenError::Generator { family: family.info().id, asked: n, known });
            }
            None => return Err(expected(at, "a generator's number before the #")),
        };
        let (seed, index) = seed.split_once('.').unwrap_or((seed, "0"));
        let (Some(seed), Some(index)) = (number(seed), number(index)) else {
            let column = at + generator.chars().count() + 1;
            return Err(expected(column, "a seed such as 42, or 42.7 for item 7 of its batch"));
        };
        Ok(Recipe { family, params, generator: generator_number, seed, index })
    }
}

/// The family and the parameters, if any, of `family/params`.
pub(crate) fn head_of(head: &str) -> Result<(&'static dyn Family, Option<&str>), OpenError> {
    let (name, params) = match head.split_once('/') {
        Some((name, params)) => (name, Some(params)),
        None => (head, None),
    };
    let family = family(name).ok_or_else(|| OpenError::Family(name.to_owned()))?;
    Ok((family, params))
}

/// The parameters in the form in which they follow the name of the family.
pub(crate) fn slash(params: &Params) -> String {
    let text = params.to_string();
    if text.is_empty() { text } else { format!("/{text}") }
}

/// A plain decimal number with one spelling: no sign, no leading zeros.
fn number(text: &str) -> Option<u64> {
    let n = text.parse::<u64>().ok()?;
    (n.to_string() == text).then_some(n)
}
