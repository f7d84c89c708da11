//! What a puzzle is called: by its seed (`family/params@generator#seed`) or by its board
//! (`family/params:board`). Either opens wherever a puzzle is expected, as does any file text.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use gridwright_core::{
    Budget, Family, Generated, ParamError, Params, ParseError, Place, Puzzle, Rng, Shortfall,
};
use sha2::{Digest, Sha256};

use crate::document::open_json;
use crate::exchange::{found_many, open_record};
use crate::families::{FAMILIES, family};
use crate::session::HEADER;

/// How to make one puzzle: the same recipe makes the same puzzle for ever.
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
    /// What kind of puzzle.
    pub family: &'static dyn Family,
    /// What is asked of it.
    pub params: Params,
    /// The number of the generator, from 1 to the family's current one.
    pub generator: u32,
    /// The seed of the batch.
    pub seed: u64,
    /// Which item of the batch, from 0.
    pub index: u64,
}

impl Recipe {
    /// The first puzzle of a seed by the family's current generator.
    pub fn new(family: &'static dyn Family, params: Params, seed: u64) -> Recipe {
        Recipe { family, params, generator: family.info().generator, seed, index: 0 }
    }

    /// Makes the puzzle.
    ///
    /// # Errors
    /// When none as asked for was found within the budget.
    pub fn make(&self, budget: &mut Budget) -> Result<Generated, Shortfall> {
        self.family.generate(self.generator, &self.params, &mut self.stream(), budget)
    }

    /// The random stream that belongs to this recipe and to no other.
    fn stream(&self) -> Rng {
        let info = self.family.info();
        let key = format!(
            "gridwright\0{}\0{}\0{}\0{}\0{}",
            info.id, self.params, self.generator, self.seed, self.index
        );
        Rng::from_key(Sha256::digest(key).into())
    }
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

/// A puzzle's name by its board: `family/params:line`.
///
/// ```
/// let text = "cirth/size=3:12...3...";
/// let puzzle = gridwright::open(text, None, &mut gridwright::Budget::unlimited())?;
/// assert_eq!(gridwright::board_id(&*puzzle), "cirth/size=3,areas=none:12...3...");
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn board_id(puzzle: &dyn Puzzle) -> String {
    format!("{}{}:{}", puzzle.info().id, slash(&puzzle.params()), puzzle.line())
}

/// Reads a puzzle from whatever a person may have: an id of either kind, a board as text in
/// one line or many, JSON, or a file or link of another program. Family and format are recognised
/// from the content unless the family is named. What a player has put in is passed over;
/// [`crate::formats::open_record`] keeps it.
///
/// # Errors
/// Saying where something else was expected, and what.
///
/// ```
/// use gridwright::{Budget, family, open};
/// let mut budget = Budget::unlimited();
/// let board = "cirth\n12.\n...\n.3.\n";
/// assert_eq!(open(board, None, &mut budget)?.board().n_givens(), 3);
/// assert_eq!(open("12....3..", family("cirth"), &mut budget)?.board().n_givens(), 3);
/// assert!(open("hello", None, &mut budget).is_err());
/// # Ok::<(), gridwright::OpenError>(())
/// ```
pub fn open(
    text: &str,
    named: Option<&'static dyn Family>,
    budget: &mut Budget,
) -> Result<Arc<dyn Puzzle>, OpenError> {
    Ok(open_record(text, named, budget)?.puzzle)
}

/// Reads a puzzle in one of our own forms.
pub(crate) fn open_own(
    text: &str,
    named: Option<&'static dyn Family>,
    budget: &mut Budget,
) -> Result<Arc<dyn Puzzle>, OpenError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let body = text.trim();
    if body.is_empty() {
        return Err(OpenError::Parse(ParseError::at(1, 1, "a puzzle, but the text is empty")));
    }
    let puzzle = if body.starts_with(HEADER) {
        // Of a saved game, the puzzle; what the player put in is a session's.
        let id = body.lines().nth(1).unwrap_or_default().trim();
        let id = Id::recognise(id).ok_or_else(|| ParseError::at(2, 1, "a puzzle id"))?;
        id.open(budget)?
    } else if body.starts_with('{') {
        open_json(body)?
    } else if body.starts_with('[') {
        return Err(found_many("a list in brackets"));
    } else if let Some(id) = Id::recognise(body) {
        id.open(budget)?
    } else if let Some(named) = named {
        return Ok(named.parse(text)?);
    } else {
        return recognise(text);
    };
    match named {
        Some(named) if named.info().id != puzzle.info().id => {
            Err(OpenError::OtherFamily { asked: named.info().id, found: puzzle.info().id })
        }
        _ => Ok(puzzle),
    }
}

/// Why a text is not a puzzle.
///
/// ```
/// let error = "cirth@9#1".parse::<gridwright::Recipe>().unwrap_err();
/// assert!(error.to_string().contains("generator 9"));
/// ```
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Something else was expected somewhere.
    #[error("{0}")]
    Parse(#[from] ParseError),
    /// No family can read it.
    #[error("read as {family}: {error}")]
    ReadAs {
        /// The family that got furthest.
        family: &'static str,
        /// What it stumbled over.
        error: ParseError,
    },
    /// Several families can read it.
    #[error("the board fits {}; name the family", .0.join(" and "))]
    Ambiguous(Vec<&'static str>),
    /// A family was named, and it is another.
    #[error("expected a puzzle of family {asked}, found one of {found}")]
    OtherFamily {
        /// The one that was named.
        asked: &'static str,
        /// The one it is.
        found: &'static str,
    },
    /// There is no such family.
    #[error("unknown family {0:?}: expected one of {known}", known = known_families())]
    Family(String),
    /// The parameters are not the family's.
    #[error("{0}")]
    Params(#[from] ParamError),
    /// The id is of a generator this version does not have.
    #[error("{family} has generator {known}, not generator {asked}")]
    Generator {
        /// The family.
        family: &'static str,
        /// The generator asked for.
        asked: u64,
        /// The generator there is.
        known: u32,
    },
    /// The recipe made no puzzle.
    #[error("{0}")]
    Shortfall(Shortfall),
}

fn known_families() -> String {
    FAMILIES.iter().map(|family| family.info().id).collect::<Vec<_>>().join(", ")
}

/// A one-line id, split but not yet opened.
enum Id<'t> {
    Recipe(&'t str),
    Board { head: &'t str, line: &'t str },
}

impl<'t> Id<'t> {
    /// Ids start with the name of a family, and only they have `@` or `:` after it.
    fn recognise(body: &'t str) -> Option<Id<'t>> {
        if body.contains(char::is_whitespace) {
            return None;
        }
        let name_end = body.find(['/', '@', ':'])?;
        family(&body[..name_end])?;
        let mark = body.find(['@', ':'])?;
        let (head, rest) = body.split_at(mark);
        Some(if rest.starts_with('@') {
            Id::Recipe(body)
        } else {
            Id::Board { head, line: &rest[1..] }
        })
    }

    fn open(self, budget: &mut Budget) -> Result<Arc<dyn Puzzle>, OpenError> {
        match self {
            Id::Recipe(text) => {
                let made = text.parse::<Recipe>()?.make(budget);
                Ok(made.map_err(OpenError::Shortfall)?.puzzle)
            }
            Id::Board { head, line } => {
                let (family, params) = head_of(head)?;
                let column = head.chars().count() + 2;
                let puzzle = family.parse(line).map_err(|error| error.shifted(1, column))?;
                agree(params.unwrap_or_default(), &*puzzle)?;
                Ok(puzzle)
            }
        }
    }
}

/// Whatever the id says of the puzzle must be so.
fn agree(params: &str, puzzle: &dyn Puzzle) -> Result<(), OpenError> {
    let (asked, actual) = (Params::parse(puzzle.info().params, params)?, puzzle.params());
    for part in params.split(',').filter(|part| !part.is_empty()) {
        let name = part.split('=').next().expect("split gives one part");
        if asked.word(name) != actual.word(name) {
            let value = actual.word(name).unwrap_or("nothing");
            let column = puzzle.info().id.chars().count() + 2;
            let expected = format!("{name}={value}, as the board has it");
            return Err(ParseError::at(1, column, expected).into());
        }
    }
    Ok(())
}

/// The family and the parameters, if any, of `family/params`.
fn head_of(head: &str) -> Result<(&'static dyn Family, Option<&str>), OpenError> {
    let (name, params) = match head.split_once('/') {
        Some((name, params)) => (name, Some(params)),
        None => (head, None),
    };
    let family = family(name).ok_or_else(|| OpenError::Family(name.to_owned()))?;
    Ok((family, params))
}

/// The one family that can read the text, or the complaint of the one that got furthest.
fn recognise(text: &str) -> Result<Arc<dyn Puzzle>, OpenError> {
    // Where only one takes it for its own, and can read it, nobody else need try.
    let mut claiming = FAMILIES.iter().filter(|family| family.claims(text));
    if let (Some(family), None) = (claiming.next(), claiming.next())
        && let Ok(puzzle) = family.parse(text)
    {
        return Ok(puzzle);
    }
    let (mut puzzles, mut claimed) = (Vec::new(), Vec::new());
    let mut furthest: Option<(Place, OpenError)> = None;
    for family in FAMILIES {
        match family.parse(text) {
            Ok(puzzle) => {
                if family.claims(text) {
                    claimed.push(puzzles.len());
                }
                puzzles.push(puzzle);
            }
            Err(error) => {
                let place = error.place.clone();
                // Who got no further is believed only where it is the likelier reader.
                let is_further =
                    |far: &Place| *far < place || (*far == place && family.claims(text));
                if furthest.as_ref().is_none_or(|(far, _)| is_further(far)) {
                    let family = family.info().id;
                    furthest = Some((place, OpenError::ReadAs { family, error }));
                }
            }
        }
    }
    match puzzles.len() {
        0 => Err(furthest.expect("there is a family").1),
        1 => Ok(puzzles.pop().expect("one")),
        // Where several can read it, it is the one that most would take it for.
        _ if claimed.len() == 1 => Ok(puzzles.swap_remove(claimed[0])),
        _ => Err(OpenError::Ambiguous(puzzles.iter().map(|p| p.info().id).collect())),
    }
}

fn slash(params: &Params) -> String {
    let text = params.to_string();
    if text.is_empty() { text } else { format!("/{text}") }
}

/// A plain decimal number with one spelling: no sign, no leading zeros.
fn number(text: &str) -> Option<u64> {
    let n = text.parse::<u64>().ok()?;
    (n.to_string() == text).then_some(n)
}
