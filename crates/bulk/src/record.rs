//! One row: a puzzle with all that is said about it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use gridwright::contract::{LineAnswer, solve_generally};
use gridwright::steps::{End, Technique, Tenths, effects_words, has_profile};
use gridwright::{
    Budget, Explanation, Generated, Profile, Puzzle, Rating, Recipe, Removal, Shortfall, Step,
    StepQuery, explain, minimise, rate,
};
use gridwright_words::{Language, Words};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::error::BulkError;
use crate::plan::Plan;
use crate::symmetry::symmetry;

/// One row.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Record {
    /// Its number in the plan, from 0; numbers of duplicates are left out.
    pub row: u64,
    /// The recipe that makes the puzzle again.
    pub id: String,
    /// The family.
    pub family: String,
    /// What was asked of it.
    pub params: String,
    /// The split.
    pub split: String,
    /// The puzzle in one line.
    pub puzzle: String,
    /// The solution in one line.
    pub solution: String,
    /// The form that all puzzles share that are the same but for symmetry.
    pub canonical: String,
    /// How many clues it has.
    pub clues: u32,
    /// The symmetry of its printed values.
    pub symmetry: String,
    /// In rated rows, whether every clue is needed; missing where that was not decided.
    pub minimal: Option<bool>,
    /// In rated rows, how many nodes a plain search takes to solve it.
    pub nodes: Option<u64>,
    /// Ratings by each profile that rates such puzzles.
    pub ratings: Vec<RowRating>,
    /// How often each technique is used by the first profile.
    pub techniques: Vec<TechniqueCount>,
    /// Every step by the first profile, if the plan asks for them.
    pub trace: Option<Vec<TraceStep>>,
}

/// How hard a puzzle is by one profile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RowRating {
    /// The profile.
    pub profile: String,
    /// Its version.
    pub version: u32,
    /// The hardest step.
    pub er: f64,
    /// The hardest step up to the first value.
    pub ep: f64,
    /// The first step.
    pub ed: f64,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The level.
    pub level: String,
    /// The hardest technique.
    pub hardest: String,
    /// Whether techniques reach the solution.
    pub solved: bool,
}

/// How often a technique is used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TechniqueCount {
    /// The id of the technique.
    pub technique: String,
    /// How often.
    pub count: u32,
}

/// One step of a solution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TraceStep {
    /// The id of the technique.
    pub technique: String,
    /// How hard the step is.
    pub rating: f64,
    /// What it adds to the score.
    pub score: u32,
    /// The level it asks for.
    pub level: String,
    /// The sites that the reasoning looks at.
    pub because: Vec<String>,
    /// What it changes: `r1c1=5` places a value, `r1c1<>34` removes candidates.
    #[serde(rename = "move")]
    pub moves: String,
    /// The argument in sentences.
    pub text: String,
}

/// A row that was made, ready to be written.
pub(crate) struct Row {
    pub(crate) record: Record,
    /// The hash of its canonical form.
    pub(crate) id: u128,
    /// Its set in the plan.
    pub(crate) set: usize,
}

/// Lines solved together: as many as keep the kernel busy. One clue that is not needed is often among the first.
const LINES_TOGETHER: usize = 16;

/// The hash that canonical forms are told apart by: the first half of SHA-256.
pub(crate) fn canonical_id(family: &str, canonical: &str) -> u128 {
    let mut hash = Sha256::new();
    hash.update(family);
    hash.update([0]);
    hash.update(canonical);
    let hash: [u8; 32] = hash.finalize().into();
    u128::from_be_bytes(hash[..16].try_into().expect("16 of 32 bytes"))
}

/// Makes rows of a plan.
///
/// ```
/// use gridwright_bulk::{Maker, Plan, Set};
/// let plan = Plan { sets: vec![Set::parse("3xcirth/size=4")?], seed: 1, ..Plan::default() }.checked()?;
/// let record = Maker::new(&plan)?.record(2)?.unwrap();
/// assert_eq!((record.id.as_str(), record.split.as_str()), ("cirth/size=4@1#1.2", "data"));
/// # Ok::<(), gridwright_bulk::BulkError>(())
/// ```
pub struct Maker<'p> {
    plan: &'p Plan,
    profiles: Vec<&'static Profile>,
    words: Words,
    stop: Arc<AtomicBool>,
}

impl<'p> Maker<'p> {
    /// For a plan that was checked.
    ///
    /// # Errors
    /// When it was not.
    pub fn new(plan: &'p Plan) -> Result<Maker<'p>, BulkError> {
        let language = Language::named(&plan.language).unwrap_or_default();
        let (profiles, words) = (plan.profiles()?, Words::new(language));
        Ok(Maker { plan, profiles, words, stop: Arc::default() })
    }

    /// The same, ending its work early when the flag is set.
    #[must_use]
    pub fn with_stop(self, stop: Arc<AtomicBool>) -> Maker<'p> {
        Maker { stop, ..self }
    }

    /// A row by its number, whether or not an earlier one is the same puzzle; `None` where no such puzzle was found.
    ///
    /// # Errors
    /// When there is no such row, or it was told to stop.
    pub fn record(&self, row: u64) -> Result<Option<Record>, BulkError> {
        Ok(self.row(row)?.map(|row| row.record))
    }

    pub(crate) fn row(&self, number: u64) -> Result<Option<Row>, BulkError> {
        let (set, recipe) = self.plan.recipe(number)?;
        let mut budget = self.budget();
        let made = match recipe.make(&mut budget) {
            Ok(made) => made,
            Err(Shortfall::BadParams(error)) => return Err(BulkError::Plan(error.to_string())),
            Err(_) if budget.is_stopped() => return Err(BulkError::Interrupted),
            Err(_) => return Ok(None),
        };
        let (record, id) = self.describe(number, set, &recipe, &made);
        if self.budget().is_stopped() {
            return Err(BulkError::Interrupted);
        }
        Ok(Some(Row { record, id, set }))
    }

    fn budget(&self) -> Budget {
        Budget::nodes(self.plan.nodes).with_stop(Arc::clone(&self.stop))
    }

    fn describe(
        &self,
        number: u64,
        set: usize,
        recipe: &Recipe,
        made: &Generated,
    ) -> (Record, u128) {
        let puzzle = &*made.puzzle;
        let family = puzzle.info().id;
        let canonical = puzzle.canonical();
        let id = canonical_id(family, &canonical);
        let clues = made.figures.iter().find(|(name, _)| *name == "clues");
        let clues = clues.map_or_else(|| puzzle.clues().len() as u32, |&(_, n)| n as u32);
        let mut record = Record {
            row: number,
            id: recipe.to_string(),
            family: family.to_owned(),
            params: recipe.params.to_string(),
            split: self.plan.splits[self.plan.split_of(id)].name.clone(),
            puzzle: puzzle.line(),
            solution: puzzle.solution_line(&made.solution),
            canonical,
            clues,
            symmetry: symmetry(puzzle.board()).to_owned(),
            minimal: None,
            nodes: None,
            ratings: Vec::new(),
            techniques: Vec::new(),
            trace: None,
        };
        if !self.profiles.is_empty() && self.plan.sets[set].rate {
            self.grade(made, &mut record);
        }
        (record, id)
    }

    /// Adds what takes longer.
    fn grade(&self, made: &Generated, record: &mut Record) {
        let puzzle = &*made.puzzle;
        record.minimal = self.is_minimal_by_lines(puzzle, record).or_else(|| self.is_minimal(made));
        let mut search = self.budget();
        solve_generally(puzzle, &mut search);
        record.nodes = Some(search.used());
        for &profile in self.profiles.iter().filter(|profile| has_profile(puzzle, profile)) {
            let is_first = record.ratings.is_empty();
            let explanation = (is_first && self.plan.trace)
                .then(|| explain(puzzle, &StepQuery::by(profile), &mut self.budget()));
            let rating = explanation.as_ref().and_then(|explanation| explanation.rating(profile));
            // Where the steps do not reach the end, there is more to find out.
            let rating = rating.or_else(|| rate(puzzle, profile, &mut self.budget()).ok());
            let Some(rating) = rating else { continue };
            if is_first {
                let counts = rating.counts.iter();
                let counts = counts.map(|(technique, count)| technique_count(technique, *count));
                record.techniques = counts.collect();
                record.trace = explanation.map(|explanation| self.trace(puzzle, &explanation));
            }
            record.ratings.push(row_rating(&rating));
        }
    }

    /// Whether every clue is needed; `None` where that was not decided.
    fn is_minimal(&self, made: &Generated) -> Option<bool> {
        let puzzle = &*made.puzzle;
        let removal = Removal::one_by_one(puzzle.clues().iter().map(|clue| clue.id)).at_most(1);
        let minimised = minimise(puzzle, &made.solution, &removal, &mut self.budget());
        match (minimised.removed.is_empty(), minimised.undecided) {
            (false, _) => Some(false),
            (true, 0) => Some(true),
            (true, _) => None,
        }
    }

    /// The same for puzzles whose line has a character for each site and nothing else, and that are solved by lines: many of them
    /// at once, each without one of the clues.
    fn is_minimal_by_lines(&self, puzzle: &dyn Puzzle, record: &Record) -> Option<bool> {
        let line = record.puzzle.as_bytes();
        let givens = &puzzle.board().givens;
        let is_plain = givens.iter().zip(line).all(|(given, &c)| given.is_some() == (c != b'.'));
        if line.len() != givens.len() || puzzle.clues().len() != record.clues as usize || !is_plain
        {
            return None;
        }
        let family = gridwright::family(&record.family)?;
        let without = |(i, c): (usize, char)| {
            (c != '.').then(|| format!("{}.{}", &record.puzzle[..i], &record.puzzle[i + 1..]))
        };
        let mut lines = vec![record.puzzle.clone()];
        lines.extend(record.puzzle.char_indices().filter_map(without));
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        for (i, some) in lines.chunks(LINES_TOGETHER).enumerate() {
            let mut answers = Vec::with_capacity(some.len());
            family.solve_lines(some, &mut self.budget(), &mut |answer| {
                let is_itself = i == 0 && answers.is_empty();
                let unique = LineAnswer::Unique(&record.solution);
                let expected = if is_itself { unique } else { LineAnswer::Several };
                answers.push(answer.map(|answer| answer == expected));
            });
            let answers: Option<Vec<bool>> = answers.into_iter().collect();
            let mut answers = answers?.into_iter();
            if i == 0 && !answers.next()? {
                return None;
            }
            if answers.any(|is_needed| !is_needed) {
                return Some(false);
            }
        }
        Some(true)
    }

    fn trace(&self, puzzle: &dyn Puzzle, explanation: &Explanation) -> Vec<TraceStep> {
        let board = puzzle.board();
        let one = |step: &Step| TraceStep {
            technique: step.technique.id.to_owned(),
            rating: tenths(step.worth.rating),
            score: step.worth.score,
            level: step.worth.level.name().to_owned(),
            because: step.finding.because.iter().map(|&site| board.site_name(site)).collect(),
            moves: effects_words(board, &step.finding.effects),
            text: self.words.full(puzzle, step),
        };
        explanation.steps.iter().map(one).collect()
    }
}

fn technique_count(technique: &Technique, count: usize) -> TechniqueCount {
    TechniqueCount { technique: technique.id.to_owned(), count: count as u32 }
}

fn row_rating(rating: &Rating) -> RowRating {
    RowRating {
        profile: rating.profile.id.to_owned(),
        version: rating.profile.version,
        er: tenths(rating.er),
        ep: tenths(rating.ep),
        ed: tenths(rating.ed),
        score: rating.score,
        level: rating.level.name().to_owned(),
        hardest: rating.hardest_name().to_owned(),
        solved: rating.end == End::Solved,
    }
}

fn tenths(rating: Tenths) -> f64 {
    f64::from(rating.0) / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Set;

    #[test]
    fn lines_and_puzzles_agree_on_what_is_minimal() {
        let mut answers = [0; 2];
        for (set, by_lines) in [
            ("12xsudoku", true),
            ("12xsudoku/level=easy", true),
            ("12xsudoku/clues=30", true),
            ("3xsudoku/diagonal=yes", false),
            ("3xsudoku/size=6", false),
            ("3xcirth/size=5", false),
        ] {
            let sets = vec![Set::parse(set).expect("a set")];
            let plan = Plan { sets, seed: 4, ..Plan::default() }.checked().expect("a plan");
            let maker = Maker::new(&plan).expect("a maker");
            for row in 0..plan.n_rows() {
                let (_, recipe) = plan.recipe(row).expect("a row");
                let made = recipe.make(&mut Budget::unlimited()).expect("a puzzle");
                let (record, _) = maker.describe(row, 0, &recipe, &made);
                let slow = maker.is_minimal(&made).expect("decided");
                let fast = maker.is_minimal_by_lines(&*made.puzzle, &record);
                assert_eq!(fast, by_lines.then_some(slow), "{}", record.id);
                answers[usize::from(slow)] += 1;
            }
        }
        assert!(answers.iter().all(|&n| n > 5), "{answers:?}");
    }
}
