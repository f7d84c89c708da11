//! Makes rows: a row is a puzzle with its description and, if requested, its ratings and steps.

use std::fmt::Write as _;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use gridwright::contract::{Kind as ConstraintKind, solve_generally};
use gridwright::steps::{End, Technique, Tenths, has_profile};
use gridwright::{
    Budget, Explanation, Family, Generated, Profile, Puzzle, Rating, Recipe, Removal, Shortfall,
    Step, StepQuery, explain, minimise, rate,
};
use gridwright_words::{Language, Words};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::error::BulkError;
use crate::minimal::plain;
use crate::plan::{Plan, Set};
use crate::spent::Spent;
use crate::symmetry::symmetry;
use crate::texts::{StepText, step_text};

/// One row.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Record {
    /// Its number in the plan, from 0; the numbers of rows that are left out do not occur.
    pub row: u64,
    /// The recipe that makes the puzzle again.
    pub id: String,
    /// The family.
    pub family: String,
    /// Its parameters.
    pub params: String,
    /// The split.
    pub split: String,
    /// The puzzle in one line.
    pub puzzle: String,
    /// The solution in one line.
    pub solution: String,
    /// The canonical form, which all symmetric variants of a puzzle share.
    pub canonical: String,
    /// The number of clues.
    pub clues: u32,
    /// The symmetry of the positions of its printed values.
    pub symmetry: String,
    /// In rated rows, whether every clue is needed; `None` if that was not decided within the node
    /// limit.
    pub minimal: Option<bool>,
    /// In rated rows, the number of nodes that a plain search needs to solve it.
    pub nodes: Option<u64>,
    /// Ratings by each requested profile that applies to such puzzles.
    pub ratings: Vec<RowRating>,
    /// The number of uses of each technique, by the first profile.
    pub techniques: Vec<TechniqueCount>,
    /// Every step by the first profile, if the plan asks for them.
    pub trace: Option<Vec<TraceStep>>,
}

/// The rating of a puzzle by one profile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RowRating {
    /// The profile.
    pub profile: String,
    /// Its version.
    pub version: u32,
    /// The rating of the hardest step.
    pub er: f64,
    /// The rating of the hardest step up to the first placed value.
    pub ep: f64,
    /// The rating of the first step.
    pub ed: f64,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The level.
    pub level: String,
    /// The hardest technique.
    pub hardest: String,
    /// Whether the techniques reach the solution.
    pub solved: bool,
}

/// The number of uses of a technique.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TechniqueCount {
    /// The id of the technique.
    pub technique: String,
    /// The number of its uses.
    pub count: u32,
}

/// One step of a solution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TraceStep {
    /// The id of the technique.
    pub technique: String,
    /// The rating of the step.
    pub rating: f64,
    /// The score of the step.
    pub score: u32,
    /// The level of the step.
    pub level: String,
    /// The sites that the reasoning uses.
    pub because: Vec<String>,
    /// The effects of the step: `r1c1=5` places a value, `r1c1<>34` removes candidates.
    #[serde(rename = "move")]
    pub moves: String,
    /// The argument in sentences.
    pub text: String,
}

/// A boxed record: it is passed between threads, and its memory is reused.
pub(crate) type BoxedRecord = Box<Record>;

/// A row that was made, ready to be written.
pub(crate) struct Row {
    pub(crate) record: BoxedRecord,
    /// The hash of its canonical form.
    pub(crate) id: u128,
    /// Its set in the plan.
    pub(crate) set: usize,
}

/// The result for one row number: the row if a puzzle was found, its line of JSON, and the time it
/// took in seconds.
pub(crate) struct Made {
    pub(crate) row: Option<Row>,
    pub(crate) line: Vec<u8>,
    pub(crate) seconds: f64,
}

/// Texts that the rows of a set have in common.
struct Names {
    params: String,
    /// The recipe of the first row.
    first: String,
}

impl Names {
    fn of(recipe: &Recipe) -> Names {
        let first = Recipe { index: 0, ..recipe.clone() }.to_string();
        Names { params: recipe.params.to_string(), first }
    }

    /// Writes the id of the recipe with this index, as [`Recipe`] displays it.
    fn write_id(&self, index: u64, id: &mut String) {
        put(id, &self.first);
        if index > 0 {
            write!(id, ".{index}").expect("a string takes everything");
        }
    }
}

/// Replaces a text, reusing its memory.
fn put(text: &mut String, new: &str) {
    text.clear();
    text.push_str(new);
}

/// Node limit from which on puzzles may share a budget while their lines are tested: no batch of
/// lines takes this many nodes.
const NODES_TO_SHARE: u64 = 10_000_000;

/// A row as a line of JSON, which is also the input of the hash of rows.
pub(crate) fn line(record: &Record) -> Vec<u8> {
    line_in(Vec::new(), record)
}

/// Like `line`, reusing the memory of another line.
fn line_in(mut line: Vec<u8>, record: &Record) -> Vec<u8> {
    line.clear();
    serde_json::to_writer(&mut line, record).expect("rows have string keys and finite numbers");
    line.push(b'\n');
    line
}

/// The hash that distinguishes canonical forms: the first half of SHA-256.
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
    /// The first recipe of each set, and the number of recipes that are made together.
    sets: Vec<(Recipe, u64)>,
    spent: Spent<BoxedRecord>,
}

impl<'p> Maker<'p> {
    /// Creates a maker for a validated plan.
    ///
    /// # Errors
    /// When it was not.
    pub fn new(plan: &'p Plan) -> Result<Maker<'p>, BulkError> {
        let language = Language::named(&plan.language).unwrap_or_default();
        let (profiles, words) = (plan.profiles()?, Words::new(language));
        let (mut first, mut sets) = (0, Vec::with_capacity(plan.sets.len()));
        for set in &plan.sets {
            let (_, recipe) = plan.recipe(first)?;
            let together = recipe.batch_size() as u64;
            sets.push((recipe, together));
            first += set.count;
        }
        Ok(Maker { plan, profiles, words, stop: Arc::default(), sets, spent: Spent::default() })
    }

    /// Sets a flag that ends the work early when it is set.
    #[must_use]
    pub fn with_stop(self, stop: Arc<AtomicBool>) -> Maker<'p> {
        Maker { stop, ..self }
    }

    /// The row with this number, even if an earlier row has the same puzzle; `None` if no puzzle
    /// was found within the node limit.
    ///
    /// # Errors
    /// When there is no such row, or the work was stopped.
    pub fn record(&self, row: u64) -> Result<Option<Record>, BulkError> {
        Ok(self.row(row)?.map(|row| *row.record))
    }

    pub(crate) fn row(&self, number: u64) -> Result<Option<Row>, BulkError> {
        let mut rows = self.rows(number..number + 1)?;
        Ok(rows.pop().and_then(|made| made.row))
    }

    /// The number of rows from this one on that are made together fastest; 1 if batches are no
    /// faster.
    pub(crate) fn batch_size(&self, number: u64) -> Result<u64, BulkError> {
        let (set, _) = self.place(number)?;
        Ok(self.sets[set].1)
    }

    /// The index of a row's set, and the row's index in that set.
    fn place(&self, number: u64) -> Result<(usize, u64), BulkError> {
        let mut index = number;
        for (set, Set { count, .. }) in self.plan.sets.iter().enumerate() {
            if index < *count {
                return Ok((set, index));
            }
            index -= count;
        }
        Err(BulkError::Plan(format!("there is no row {number}")))
    }

    /// The written rows whose memory is reused.
    pub(crate) fn spent(&self) -> &Spent<BoxedRecord> {
        &self.spent
    }

    /// Makes the rows of a range, in order.
    pub(crate) fn rows(&self, numbers: Range<u64>) -> Result<Vec<Made>, BulkError> {
        let mut rows = Vec::with_capacity((numbers.end - numbers.start) as usize);
        let mut next = numbers.start;
        while next < numbers.end {
            let (set, index) = self.place(next)?;
            let (first, together) = &self.sets[set];
            let recipe = Recipe { index, ..first.clone() };
            let n_left = self.plan.sets[set].count - index;
            let n = n_left.min(numbers.end - next).min(*together);
            self.add_batch(next, set, &recipe, n, &mut rows)?;
            next += n;
        }
        Ok(rows)
    }

    /// Makes consecutive rows of one set together and adds them to `rows`.
    fn add_batch(
        &self,
        first: u64,
        set: usize,
        recipe: &Recipe,
        n: u64,
        rows: &mut Vec<Made>,
    ) -> Result<(), BulkError> {
        let begun = Instant::now();
        let mut budgets: Vec<Budget> = (0..n).map(|_| self.budget()).collect();
        let batch = recipe.make_batch(&mut budgets);
        let names = Names::of(recipe);
        let is_rated = !self.profiles.is_empty() && self.plan.sets[set].rate;
        let (mut drafts, n_before) = (Vec::new(), rows.len());
        let (mut old_records, mut old_lines) = self.spent.take(n as usize);
        let mut made_row = |row: Option<Row>, seconds: f64| {
            let old = old_lines.pop().unwrap_or_default();
            let line = row.as_ref().map_or_else(Vec::new, |row| line_in(old, &row.record));
            Made { row, line, seconds }
        };
        for ((i, made), budget) in (0..).zip(batch).zip(&budgets) {
            let draft = match made {
                Ok(made) => {
                    let mut record = old_records.pop().unwrap_or_default();
                    let (row, index) = (first + i, recipe.index + i);
                    let id = self.describe(row, index, &names, &made, &mut record);
                    Some((made, Row { record, id, set }))
                }
                Err(Shortfall::BadParams(error)) => return Err(BulkError::Plan(error.to_string())),
                Err(_) if budget.is_stopped() => return Err(BulkError::Interrupted),
                Err(_) => None,
            };
            if is_rated {
                drafts.push(draft);
            } else {
                rows.push(made_row(draft.map(|(_, row)| row), 0.0));
            }
        }
        if is_rated {
            self.find_minimal(recipe.family, &mut drafts);
        }
        let mut rating = Duration::ZERO;
        for draft in drafts {
            let begun = Instant::now();
            let row = draft.map(|(made, mut row)| {
                self.grade(&made, &mut row.record);
                row
            });
            if self.stop.load(Ordering::Relaxed) {
                return Err(BulkError::Interrupted);
            }
            rating += begun.elapsed();
            rows.push(made_row(row, begun.elapsed().as_secs_f64()));
        }
        if self.stop.load(Ordering::Relaxed) {
            return Err(BulkError::Interrupted);
        }
        // The time spent on the whole batch is divided equally.
        let share = begun.elapsed().saturating_sub(rating).as_secs_f64() / n as f64;
        rows[n_before..].iter_mut().for_each(|made| made.seconds += share);
        Ok(())
    }

    /// Tests a batch of puzzles for unneeded clues; leaves a row undecided if its line does not
    /// describe the whole puzzle.
    fn find_minimal(&self, family: &dyn Family, drafts: &mut [Option<(Generated, Row)>]) {
        let n_together = if self.plan.nodes < NODES_TO_SHARE { 1 } else { drafts.len().max(1) };
        for drafts in drafts.chunks_mut(n_together) {
            let mut lines = Vec::with_capacity(drafts.len());
            let mut places = Vec::with_capacity(drafts.len());
            for (i, draft) in drafts.iter().enumerate() {
                let Some((made, Row { record, .. })) = draft else { continue };
                let (line, n_clues) = (&record.puzzle, record.clues as usize);
                let line = plain(&*made.puzzle, n_clues, line, &record.solution);
                places.extend(line.is_some().then_some(i));
                lines.extend(line);
            }
            let answers = family.minimal_lines(&lines, &mut self.budget());
            for (i, is_minimal) in places.into_iter().zip(answers) {
                if let Some((_, row)) = &mut drafts[i] {
                    row.record.minimal = is_minimal;
                }
            }
        }
    }

    fn budget(&self) -> Budget {
        Budget::nodes(self.plan.nodes).with_stop(Arc::clone(&self.stop))
    }

    /// Writes the description of a puzzle into a record, reusing its memory. Returns the hash of
    /// the canonical form.
    fn describe(
        &self,
        number: u64,
        index: u64,
        names: &Names,
        made: &Generated,
        record: &mut Record,
    ) -> u128 {
        let puzzle = &*made.puzzle;
        let family = puzzle.info().id;
        let canonical = puzzle.canonical();
        let hash = canonical_id(family, &canonical);
        let n_clues = made.figures.iter().find(|(name, _)| *name == "clues");
        let Record {
            row,
            id,
            family: family_id,
            params,
            split,
            puzzle: line,
            solution,
            canonical: form,
            clues,
            symmetry: symmetries,
            minimal,
            nodes,
            ratings,
            techniques,
            trace,
        } = record;
        *row = number;
        names.write_id(index, id);
        put(family_id, family);
        put(params, &names.params);
        put(split, &self.plan.splits[self.plan.split_of(hash)].name);
        *line = puzzle.line();
        *solution = puzzle.solution_line(&made.solution);
        *form = canonical;
        *clues = n_clues.map_or_else(|| puzzle.clues().len() as u32, |&(_, n)| n as u32);
        put(symmetries, symmetry(puzzle.board()));
        (*minimal, *nodes, *trace) = (None, None, None);
        ratings.clear();
        techniques.clear();
        hash
    }

    /// Adds the ratings, steps and search nodes of a rated row.
    fn grade(&self, made: &Generated, record: &mut Record) {
        let puzzle = &*made.puzzle;
        record.minimal = record.minimal.or_else(|| self.is_minimal(made));
        let mut is_by_singles = false;
        for &profile in self.profiles.iter().filter(|profile| has_profile(puzzle, profile)) {
            let is_first = record.ratings.is_empty();
            let explanation = (is_first && self.plan.trace)
                .then(|| explain(puzzle, &StepQuery::by(profile), &mut self.budget()));
            let rating = explanation.as_ref().and_then(|explanation| explanation.rating(profile));
            // If the steps do not reach the solution, the explanation has no complete rating.
            let rating = rating.or_else(|| rate(puzzle, profile, &mut self.budget()).ok());
            let Some(rating) = rating else { continue };
            is_by_singles |= takes_singles_alone(puzzle, &rating);
            if is_first {
                let counts = rating.counts.iter();
                let counts = counts.map(|(technique, count)| technique_count(technique, *count));
                record.techniques = counts.collect();
                record.trace =
                    explanation.map(|explanation| self.trace(&made.puzzle, &explanation));
            }
            record.ratings.push(row_rating(&rating));
        }
        // The search draws the same conclusions before its first node, so it needs none.
        record.nodes = Some(if is_by_singles { 0 } else { self.search_nodes(puzzle) });
    }

    /// The number of nodes that a plain search takes.
    fn search_nodes(&self, puzzle: &dyn Puzzle) -> u64 {
        let mut search = self.budget();
        solve_generally(puzzle, &mut search);
        search.used()
    }

    /// Whether every clue is needed; `None` if that was not decided within the node limit.
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

    fn trace(&self, puzzle: &Arc<dyn Puzzle>, explanation: &Explanation) -> Vec<TraceStep> {
        let one = |step: &Step| {
            let StepText { because, moves, text } = step_text(self.words, puzzle, step);
            TraceStep {
                technique: step.technique.id.to_owned(),
                rating: tenths(step.worth.rating),
                score: step.worth.score,
                level: step.worth.level.name().to_owned(),
                because,
                moves,
                text,
            }
        };
        explanation.steps.iter().map(one).collect()
    }
}

/// Techniques that place the only candidate of a cell, or a value in its only cell of a full house.
const SINGLES: [&str; 4] = ["last-cell", "hidden-single-box", "hidden-single", "naked-single"];

/// Whether a puzzle with all-different rules only was solved by singles alone.
fn takes_singles_alone(puzzle: &dyn Puzzle, rating: &Rating) -> bool {
    let is_single = |(technique, _): &(&Technique, usize)| SINGLES.contains(&technique.id);
    rating.end == End::Solved
        && rating.counts.iter().all(is_single)
        && puzzle.constraints().iter().all(|rule| rule.kind() == ConstraintKind::AllDifferent)
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

    #[test]
    fn rows_made_together_are_those_made_one_by_one() {
        let sets = ["70xsudoku", "3xcirth/size=4", "9xsudoku/level=easy", "4xsudoku/level=medium"];
        let sets = sets.map(|set| Set::parse(set).expect("a set")).to_vec();
        let rate = vec![Profile::DEFAULT.id.to_owned()];
        let plan = Plan { sets, seed: 3, rate, trace: true, ..Plan::default() };
        let plan = plan.checked().expect("a plan");
        let maker = Maker::new(&plan).expect("a maker");
        assert!(maker.batch_size(0).expect("a row") > 16);
        let (start, end) = (5, plan.n_rows());
        let rows = maker.rows(start..end).expect("rows");
        assert_eq!(rows.len() as u64, end - start);
        for (number, made) in (start..).zip(rows) {
            let (_, recipe) = plan.recipe(number).expect("a row");
            let record = made.row.expect("a puzzle").record;
            assert_eq!((record.row, &record.id), (number, &recipe.to_string()));
            assert_eq!(record.params, recipe.params.to_string());
            let alone = recipe.make(&mut Budget::unlimited()).expect("a puzzle");
            assert_eq!(record.puzzle, alone.puzzle.line());
            assert_eq!(record.solution, alone.puzzle.solution_line(&alone.solution));
            assert_eq!(maker.record(number).expect("a row").as_ref(), Some(&*record));
            assert_eq!(line(&record), made.line);
        }
    }

    #[test]
    fn a_search_takes_no_nodes_where_singles_are_enough() {
        let mut answers = [0; 2];
        for set in [
            "40xsudoku",
            "20xsudoku/level=easy",
            "10xsudoku/diagonal=yes,level=easy",
            "10xsudoku/anti-knight=yes,level=easy",
            "4xsudoku/size=6,killer=yes",
            "4xsudoku/regions=jigsaw",
            "2xsudoku/layout=samurai,level=easy",
            "10xcirth",
            "10xfutoshiki/size=5",
            "10xgogen",
        ] {
            let plan = Plan { sets: vec![Set::parse(set).expect("a set")], ..Plan::default() };
            let plan = plan.checked().expect("a plan");
            let maker = Maker::new(&plan).expect("a maker");
            for row in 0..plan.n_rows() {
                let (_, recipe) = plan.recipe(row).expect("a row");
                let made = recipe.make(&mut Budget::unlimited()).expect("a puzzle");
                let rating = rate(&*made.puzzle, Profile::DEFAULT, &mut Budget::unlimited());
                let are_enough = takes_singles_alone(&*made.puzzle, &rating.expect("a rating"));
                answers[usize::from(are_enough)] += 1;
                if are_enough {
                    assert_eq!(maker.search_nodes(&*made.puzzle), 0, "{recipe}");
                }
            }
        }
        assert!(answers.iter().all(|&n| n > 20), "{answers:?}");
    }

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
            let (mut drafts, mut expected) = (Vec::new(), Vec::new());
            let (_, first) = plan.recipe(0).expect("a row");
            for row in 0..plan.n_rows() {
                let (_, recipe) = plan.recipe(row).expect("a row");
                let made = recipe.make(&mut Budget::unlimited()).expect("a puzzle");
                let mut record = BoxedRecord::default();
                let id = maker.describe(row, row, &Names::of(&recipe), &made, &mut record);
                let slow = maker.is_minimal(&made).expect("decided");
                let name = record.id.clone();
                drafts.push(Some((made, Row { record, id, set: 0 })));
                expected.push((name, by_lines.then_some(slow)));
                answers[usize::from(slow)] += 1;
            }
            // The puzzles are tested together, and then one by one.
            maker.find_minimal(first.family, &mut drafts);
            for (draft, (name, expected)) in drafts.iter_mut().zip(expected) {
                let found = |draft: &Option<(Generated, Row)>| draft.as_ref()?.1.record.minimal;
                assert_eq!(found(draft), expected, "{name}");
                draft.as_mut().expect("a puzzle").1.record.minimal = None;
                maker.find_minimal(first.family, std::slice::from_mut(draft));
                assert_eq!(found(draft), expected, "{name}, alone");
            }
        }
        assert!(answers.iter().all(|&n| n > 5), "{answers:?}");
    }
}
