//! `generate`: makes puzzles from seeds, in parallel and independently of the number of threads.

mod item;
mod stats;

use std::collections::BTreeSet;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::Path;
use std::time::Instant;

use anyhow::Result;
use gridwright::contract::solve_generally;
use gridwright::formats::{FormatOf, Play, Refusal, Wrap, write_as};
use gridwright::params::{ParamError, ParamKind, lines_value};
use gridwright::scene::Marks;
use gridwright::{
    Budget, Family, Generated, Info, Params, Profile, Recipe, Shortfall, Verdict, board_id, rate,
};
use gridwright_api::batch::in_order;
use gridwright_api::{self as wire, ErrorAnswer, ErrorCode, GenerateAnswer, generated};

use super::phrases::caption;
use crate::answers;
use crate::args::{Format, GenerateArgs, GlobalArgs, ParamValue, Target};
use crate::complaint::{Complaint, Status, write_stderr};
use crate::draw::{Style, ended};
use crate::input::read_part;
use crate::limits::{Limits, Watch};
use crate::output::Sink;
use crate::progress::Progress;
use crate::words::{in_words, phrase, texts};
use item::Item;
use stats::{Notes, Phases, Rejections, Stats, StatsFile, narration, text};

pub(super) fn run(args: &GenerateArgs) -> Result<Status> {
    let GenerateArgs { family, params, flags } = args;
    let params = read_params(family.info(), params)?;
    let (format, to) = match flags.to.target(&flags.output, Format::Text) {
        Target::Own(format) => (format, To::Own),
        Target::Id => (Format::Line, To::Id),
        Target::Other(other) => (Format::Line, To::Other(other)),
    };
    if let To::Other(other) = to
        && flags.number > 1
        && !other.format.holds_many()
    {
        let (title, number) = (other.format.title, flags.number);
        return Err(Complaint::bad(format!(
            "{title} holds one puzzle a file: expected -n 1, found {number}"
        ))
        .into());
    }
    let sink = Sink::open(flags.output.path())?;
    let stats_file = flags.stats_file.as_deref().map(StatsFile::open).transpose()?;
    let order = Order {
        family: *family,
        params,
        seed: flags.seed.unwrap_or_else(random_seed),
        number: flags.number,
        threads: flags.threads.number(),
        format,
        to,
        style: Style::of(&flags.drawing, &sink),
        wants_stats: flags.stats || stats_file.is_some(),
        tells_stats: flags.stats,
        is_verbose: flags.verbose,
        drops_alike: flags.drops_duplicates(),
        limits: Limits::of(&flags.limits),
    };
    order.style.check(family.info())?;
    // Every other format includes the recipe, and the seed with it.
    let tells_seed = flags.seed.is_none() && order.format == Format::Line;
    order.fill(sink, tells_seed, stats_file)
}

/// Makes an easy puzzle of the first family, for a pipe without a verb.
pub(super) fn one_puzzle(global: &GlobalArgs) -> Result<Status> {
    run(&GenerateArgs::one_puzzle(global))
}

/// The parameters that were given; files among them are read.
fn read_params(info: &'static Info, given: &[ParamValue]) -> Result<Params> {
    let mut params = Params::defaults(info.params);
    for ParamValue { spec, text } in given {
        let (value, name) = match spec.kind {
            ParamKind::Lines(_) | ParamKind::Rows(_) => {
                (lines_value(&read_part(Path::new(text), "a list")?), format!("{text}: "))
            }
            ParamKind::Int { .. }
            | ParamKind::Choice(_)
            | ParamKind::Ratings
            | ParamKind::Text(_) => (text.clone(), String::new()),
        };
        let complain = |error: ParamError| {
            Complaint::of(ErrorAnswer::new(ErrorCode::BadParams, format!("{name}{error}")))
        };
        params.set(spec.name, &value).map_err(complain)?;
    }
    Ok(params)
}

/// A random seed of 32 bits, short enough to be typed.
fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}

/// Length in characters above which a recipe is not shown to people.
const LONGEST_NAME: usize = 300;

/// The form in which puzzles are written, if not as `format` says.
#[derive(Clone, Copy)]
enum To {
    Own,
    Id,
    Other(FormatOf),
}

/// The input of a run.
struct Order {
    family: &'static dyn Family,
    params: Params,
    seed: u64,
    number: u64,
    threads: usize,
    format: Format,
    to: To,
    style: Style,
    wants_stats: bool,
    /// Whether statistics are written to standard error.
    tells_stats: bool,
    is_verbose: bool,
    drops_alike: bool,
    limits: Limits,
}

/// Information that is recorded while a puzzle is made.
#[derive(Default)]
struct Log {
    phases: Phases,
    notes: Notes,
    rejections: Rejections,
}

impl Order {
    fn fill(
        &self,
        mut sink: Sink,
        tells_seed: bool,
        stats_file: Option<StatsFile>,
    ) -> Result<Status> {
        self.limits.arm();
        let progress = Progress::of(self.number);
        if tells_seed {
            progress.note(&phrase("cli-generate.seed", &[("seed", self.seed.to_string().into())]));
        }
        let (begun, mut stats, mut exit) = (Instant::now(), Stats::default(), Status::Done);
        let (mut n_written, mut has_gap) = (0, false);
        let (mut seen, mut n_alike) = (BTreeSet::new(), 0_u64);
        let mut write_one = |sink: &mut Sink, item: Option<Item>| {
            // The output of an interrupted run is its beginning, without gaps.
            has_gap |= item.is_none();
            let Some(item) = item.filter(|_| !has_gap) else { return Ok(()) };
            progress.advance();
            if item.canonical.as_ref().is_some_and(|name| !seen.insert(name.clone())) {
                n_alike += 1;
                return Ok(());
            }
            if self.is_verbose {
                item.notes.iter().for_each(|note| progress.note(note));
                progress.note(&narration(&item));
            }
            if self.wants_stats {
                stats.add(&item);
            }
            match item.trouble {
                None => (),
                Some(trouble) if trouble.exit == Status::Bad => return Err(trouble.into()),
                Some(trouble) => {
                    // An answer in JSON contains the outcome itself.
                    if !self.format.is_json() {
                        progress.note(&in_words(trouble.sentence()));
                    }
                    exit = trouble.exit;
                }
            }
            if !item.text.is_empty() {
                sink.put(&self.before(n_written))?;
                sink.put(&item.text)?;
                n_written += 1;
            }
            if let Some(ending) = &item.ending {
                progress.aside(|| sink.flush())?;
                progress.aside(|| write_stderr(ending));
            }
            if sink.is_terminal() { progress.aside(|| sink.flush()) } else { Ok(()) }
        };
        let mut write = |items: Option<Vec<Option<Item>>>| match items {
            None => progress.aside(|| sink.flush()),
            Some(items) => items.into_iter().try_for_each(|item| write_one(&mut sink, item)),
        };
        let emit = |items| write(items).inspect_err(|_| self.limits.break_off());
        let together = self.batch_size();
        let starts = (0..self.number).step_by(together);
        let starts = starts.take_while(|_| !self.limits.is_interrupted());
        let work = |start: u64| self.make_from(start, (self.number - start).min(together as u64));
        let outcome = in_order(starts, self.threads, work, emit);
        progress.end();
        outcome?;
        if let Some(wrap) = self.wrap().filter(|_| n_written > 0) {
            sink.put(wrap.after)?;
        }
        if n_alike > 0 {
            let args = [("n", n_alike.into()), ("all", self.number.into())];
            progress.note(&phrase("cli-generate.alike", &args));
        }
        let stats = stats.answer(self.number, begun.elapsed());
        if self.tells_stats {
            write_stderr(&text(&stats));
        }
        if let Some(file) = stats_file {
            file.write(stats)?;
        }
        if self.limits.is_interrupted() && self.number > 1 {
            let args = [("n", n_written.into()), ("all", self.number.into())];
            progress.note(&phrase("cli-generate.interrupted", &args));
            exit = Status::Spent;
        }
        sink.finish(exit)
    }

    /// The format of each item: several JSON answers are one per line.
    fn item_format(&self) -> Format {
        if self.format.is_json() && self.number > 1 { Format::Jsonl } else { self.format }
    }

    /// The text around the items, if the format needs any for several.
    fn wrap(&self) -> Option<Wrap> {
        match self.to {
            To::Other(other) if self.number > 1 => other.format.wrap,
            _ => None,
        }
    }

    /// The text before an item.
    fn before(&self, n_written: u64) -> String {
        let mark = match (self.format, self.to, n_written) {
            (Format::Text, _, 1..) => "\n",
            (_, To::Other(other), 0) => {
                let header = other.format.header.map_or(String::new(), |line| format!("{line}\n"));
                return self.wrap().map_or(header, |wrap| wrap.before.to_owned());
            }
            _ => "",
        };
        mark.to_owned()
    }

    /// The number of puzzles made together: the most efficient number, but small enough to give all
    /// threads work. With reports or statistics it is 1, since these are about single puzzles.
    fn batch_size(&self) -> usize {
        if self.is_verbose || self.wants_stats {
            return 1;
        }
        let share = self.number / (4 * self.threads as u64);
        self.recipe(0).batch_size().min(usize::try_from(share).unwrap_or(usize::MAX)).max(1)
    }

    fn recipe(&self, index: u64) -> Recipe {
        Recipe { index, ..Recipe::new(self.family, self.params.clone(), self.seed) }
    }

    /// Makes some puzzles together and converts them to text. Runs on any thread.
    fn make_from(&self, start: u64, n: u64) -> Vec<Option<Item>> {
        if n == 1 {
            return vec![self.make(start)];
        }
        let watches: Vec<Watch> = (0..n).map(|_| self.limits.start()).collect();
        let mut budgets: Vec<Budget> = watches.iter().map(|watch| watch.budget.clone()).collect();
        let batch = self.recipe(start).make_batch(&mut budgets);
        let items = (start..).zip(watches).zip(batch);
        let finish = |((index, watch), result)| {
            let recipe = self.recipe(index);
            self.finish(&recipe, watch, result, Log::default())
        };
        items.map(finish).collect()
    }

    /// Makes one puzzle and converts it to text. Runs on any thread.
    fn make(&self, index: u64) -> Option<Item> {
        let recipe = self.recipe(index);
        let watch = self.limits.start();
        let mut budget = watch.budget.clone();
        let (phases, notes) = (Phases::default(), Notes::default());
        let rejections = Rejections::default();
        if self.is_verbose || self.wants_stats {
            budget = budget.with_phases(phases.hook()).with_rejections(rejections.hook());
        }
        if self.is_verbose {
            budget = budget.with_notes(notes.hook());
        }
        let result = recipe.make(&mut budget);
        let log = Log { phases, notes, rejections };
        self.finish(&recipe, watch, result, log)
    }

    /// Converts the result of making a puzzle to text.
    ///
    /// Returns `None` if an interruption stopped one of several puzzles; a single one is reported.
    fn finish(
        &self,
        recipe: &Recipe,
        mut watch: Watch,
        result: Result<Generated, Shortfall>,
        log: Log,
    ) -> Option<Item> {
        let Log { phases, notes, rejections } = log;
        if result.is_err() && self.number > 1 && self.limits.is_interrupted() {
            return None;
        }
        let (took, phases) = (watch.elapsed(), phases.end());
        let answer = self.format.is_json().then(|| generated(recipe, result.as_ref()));
        let (made, trouble) = match result {
            Ok(made) => (Some(made), None),
            Err(shortfall) => {
                let trouble = trouble(recipe, &shortfall, &watch);
                (shortfall.into_best(), Some(trouble))
            }
        };
        let is_named =
            self.format != Format::Line || self.is_verbose || self.wants_stats || self.drops_alike;
        let mut item = Item {
            name: if is_named { recipe.to_string() } else { String::new() },
            text: String::new(),
            trouble,
            figures: Vec::new(),
            phases,
            rejected: rejections.end(),
            n_clues: None,
            took,
            rating: None,
            canonical: None,
            notes: notes.end(),
            ending: None,
        };
        if let Some(made) = made {
            if self.wants_stats {
                item.rating = Some(rate(&*made.puzzle, Profile::DEFAULT, &mut watch.budget));
            }
            item.n_clues = (self.is_verbose || self.wants_stats).then(|| made.puzzle.clues().len());
            item.canonical = self.drops_alike.then(|| made.puzzle.canonical());
            if self.is_verbose && !item.notes.is_empty() {
                item.ending = Some(self.ending(&made, &mut watch));
            }
            match self.exported(&made, &mut watch) {
                None => item.text = self.written(&item, &made),
                Some(Ok(text)) => {
                    let part = self.wrap().map_or(text.as_str(), |wrap| (wrap.part)(&text));
                    item.text = ended(part.to_owned());
                }
                Some(Err(refusal)) => {
                    let error = ErrorAnswer::new(ErrorCode::FormatRefused, refusal.to_string());
                    item.trouble = Some(Complaint::of(error));
                }
            }
            item.figures = made.figures;
        }
        match answer {
            Some(Ok(answer)) => item.text = self.answered(&item, answer),
            Some(Err(error)) => item.trouble = Some(Complaint::of(error)),
            None => (),
        }
        Some(item)
    }

    /// The end of a detailed report: the board, unless it is drawn anyway, the number of filled
    /// sites, and whether a general search finds the same solution.
    fn ending(&self, made: &Generated, watch: &mut Watch) -> String {
        let (puzzle, board) = (&*made.puzzle, made.puzzle.board());
        let picture = match self.style.is_drawn {
            true => String::new(),
            false => self.style.picture(puzzle, Marks::of(board)).unwrap_or_default(),
        };
        let filled = board.n_givens();
        let verdict = solve_generally(puzzle, &mut watch.budget);
        let verified = match verdict {
            Verdict::Unique(one) if one == made.solution && puzzle.accepts(&one) => {
                texts().get("cli-generate.verified").into_owned()
            }
            verdict => {
                phrase("cli-generate.not-verified", &[("why", in_words(verdict.name()).into())])
            }
        };
        let empty = board.n_sites() - filled;
        let filled = [("empty", empty.into()), ("filled", filled.into())];
        format!("{picture}{}\n{verified}\n", phrase("cli-generate.filled", &filled))
    }

    /// The puzzle in another program's format, if one is requested.
    fn exported(&self, made: &Generated, watch: &mut Watch) -> Option<Result<String, Refusal>> {
        match self.to {
            To::Own => None,
            To::Id => Some(Ok(board_id(&*made.puzzle))),
            To::Other(other) => {
                Some(write_as(other, &*made.puzzle, &Play::default(), &mut watch.budget))
            }
        }
    }

    /// The answer in JSON, with the rating and the canonical form if they are known.
    fn answered(&self, item: &Item, mut answer: GenerateAnswer) -> String {
        let rating = item.rating.as_ref().and_then(|rating| rating.as_ref().ok());
        answer.rating = rating.map(wire::rating);
        answer.canonical.clone_from(&item.canonical);
        answers::text(&wire::Answer::Generate(answer), self.item_format())
    }

    /// The puzzle as text. One that is not as requested is named by its board instead of the
    /// recipe.
    fn written(&self, item: &Item, made: &Generated) -> String {
        let recipe = item.trouble.is_none().then_some(item.name.as_str());
        let puzzle = &*made.puzzle;
        match self.format {
            Format::Json | Format::Jsonl => String::new(),
            Format::Line | Format::Tsv => puzzle.line() + "\n",
            Format::Text => {
                // A recipe with a whole list of words is too long to show.
                let recipe = recipe.filter(|recipe| recipe.len() <= LONGEST_NAME);
                let name = recipe.map_or_else(|| board_id(puzzle), str::to_owned);
                if !self.style.is_drawn {
                    return format!("# {name}\n{}", ended(puzzle.text()));
                }
                let picture = self.style.board(puzzle, &puzzle.board().givens);
                let picture = picture.expect("the symbols were checked");
                let caption = self.style.dim(&caption(Some(&name), puzzle, &self.limits));
                format!("{picture}{caption}\n")
            }
        }
    }
}

fn trouble(recipe: &Recipe, shortfall: &Shortfall, watch: &Watch) -> Complaint {
    let (best, why) = match shortfall {
        Shortfall::OutOfBudget(best) => (best, watch.why_in_english()),
        Shortfall::NotFound { why, best } => (best, why.clone()),
        other => {
            let mut why = other.to_string();
            if let Shortfall::BadParams(ParamError::UnknownTechnique {
                family,
                nearest: None,
                ..
            }) = other
            {
                why.push_str(&format!("; 'gridwright families {family}' lists them"));
            }
            return Complaint::of(ErrorAnswer::new(ErrorCode::BadParams, why));
        }
    };
    let rest = match best {
        Some(_) => "the best so far is written",
        None => "there is nothing to show for it",
    };
    let mut name = recipe.to_string();
    if name.len() > LONGEST_NAME {
        // Parameters are ASCII, so the text can be cut at any byte.
        name.truncate(LONGEST_NAME);
        name.push_str("...");
    }
    Complaint::of(ErrorAnswer::new(ErrorCode::NotFound, format!("{name}: {why}; {rest}")))
}
