//! Answers many puzzles, one per line: in the same order, on all cores, and with only a limited
//! number of them in memory.

mod elements;
mod line;
mod lines;
mod used;

use std::path::Path;
use std::time::Instant;

use anyhow::Result;
use gridwright::budget::CardCheck;
use gridwright::contract::LineAnswer;
use gridwright::documents::puzzle_document;
use gridwright::formats::{FormatOf, Record, Splitter, Wrap, open_record, read_as};
use gridwright::{Budget, FAMILIES, Family, Puzzle};
use gridwright_api::batch::{in_order, in_order_within};
use gridwright_api::{
    self as wire, ErrorAnswer, ErrorCode, PuzzleInput, Request, error_in_line, open_error,
};

use crate::answers;
use crate::args::{
    AskArgs, BatchArgs, CommonArgs, Format, LimitArgs, OutputArgs, PuzzleArgs, ReduceArgs,
};
use crate::complaint::{Complaint, Status, complain, error_sentence, remark};
use crate::input::{batch_family, batch_reader, note_error};
use crate::limits::{Limits, Watch};
use crate::output::Sink;
use crate::progress::Progress;
use crate::reduce::reduced;
use crate::words::phrase;
use line::{Line, Lines};
use lines::lines;
use used::Used;

/// An answer to one line.
pub(crate) struct Answer {
    /// The answer, without a line break.
    pub(crate) line: String,
    /// The exit code that this puzzle alone would give.
    pub(crate) exit: Status,
}

impl Answer {
    /// An answer as JSON in one line.
    fn json(answer: &wire::Answer) -> Answer {
        let mut line = answers::text(answer, Format::Jsonl);
        line.pop();
        Answer { line, exit: answer.status() }
    }

    /// An error as text in one line.
    pub(crate) fn refusal(error: &ErrorAnswer) -> Answer {
        let sentence = error_sentence(error).replace(['\t', '\n', '\r'], " ");
        Answer { line: format!("error\t{sentence}"), exit: Status::of_error(error.code) }
    }
}

/// The text and exit code for a line that its family answered in a batch; `None` if the puzzle must
/// be opened and answered on its own.
pub(crate) type Quick = for<'a> fn(LineAnswer<'a>) -> Option<(&'a str, Status)>;

/// Answers every line of a file with text.
///
/// # Errors
/// When the file cannot be read or the answers cannot be written.
pub(crate) fn run(
    job: &BatchJob<'_>,
    format: Format,
    quick: Option<Quick>,
    answer: impl Fn(&dyn Puzzle, &str, &mut Watch) -> Answer + Sync,
) -> Result<Status> {
    expect_lines(format)?;
    let batch = Batch { quick, is_brief: quick.is_some(), wrap: None };
    batch.run(job, None, |record, text, watch| Ok(answer(&*record.puzzle, text, watch)))
}

/// Checks that a format has one line per answer.
///
/// # Errors
/// Naming the formats that have.
pub(crate) fn expect_lines(format: Format) -> Result<()> {
    if format == Format::Text {
        let sentence = "--batch writes one line a puzzle: expected --format line or jsonl";
        return Err(Complaint::bad(sentence).into());
    }
    Ok(())
}

/// Answers every line of a file with JSON, treating the line as the puzzle of a request.
///
/// # Errors
/// When the file cannot be read or the answers cannot be written.
pub(crate) fn ask(
    job: &BatchJob<'_>,
    request: impl Fn(PuzzleInput) -> Request + Sync,
) -> Result<Status> {
    let family = job.family()?;
    let one = |Line { number, text }: Line<'_>, watch: &mut Watch| {
        let answer = match job.input(family, text, watch) {
            Ok(input) => answers::answer(request(input), &mut watch.budget),
            Err(error) => wire::Answer::Error(error),
        };
        Answer::json(&match answer {
            wire::Answer::Error(error) => wire::Answer::Error(error_in_line(error, number)),
            answer => answer,
        })
    };
    Batch { quick: None, is_brief: false, wrap: None }.run_lines(job, None, family, one)
}

/// Answers every line of a file, where each line is parsed to a request: with JSON, or with the
/// text that `line` makes of the answer.
///
/// # Errors
/// When the file cannot be read or the answers cannot be written.
pub(crate) fn ask_lines(
    job: &BatchJob<'_>,
    format: Format,
    request: impl Fn(&str, Option<&'static dyn Family>) -> Result<Request, ErrorAnswer> + Sync,
    line: impl Fn(&wire::Answer) -> Option<String> + Sync,
) -> Result<Status> {
    expect_lines(format)?;
    let family = job.family()?;
    let one = |Line { number, text }: Line<'_>, watch: &mut Watch| {
        let text = text.map_err(|why| ErrorAnswer::new(ErrorCode::BadRequest, why));
        let asked = text.and_then(|text| request(text.trim(), family));
        let answer = match asked {
            Ok(request) => answers::answer(request, &mut watch.budget),
            Err(error) => wire::Answer::Error(error),
        };
        let answer = match answer {
            wire::Answer::Error(error) => wire::Answer::Error(error_in_line(error, number)),
            answer => answer,
        };
        match (&answer, line(&answer)) {
            (wire::Answer::Error(error), _) if !format.is_json() => Answer::refusal(error),
            (answer, Some(line)) if !format.is_json() => Answer { line, exit: answer.status() },
            (answer, _) => Answer::json(answer),
        }
    };
    Batch { quick: None, is_brief: true, wrap: None }.run_lines(job, None, family, one)
}

/// The input, the output and the limits of a batch.
pub(crate) struct BatchJob<'a> {
    file: &'a Path,
    /// The flags for reading puzzles; `None` if lines are whole requests.
    puzzle: Option<&'a PuzzleArgs>,
    output: &'a OutputArgs,
    limits: &'a LimitArgs,
    threads: usize,
    reduces: bool,
    from: Option<FormatOf>,
    /// Whether every line is an item, even if it looks like a part of a larger puzzle.
    is_lines: bool,
    /// The share of a graphics card's answers to check; `None` if no card may be used.
    card: Option<CardCheck>,
}

impl<'a> BatchJob<'a> {
    /// The batch that the flags request; `None` without `--batch`.
    pub(crate) fn of(
        common: &'a CommonArgs,
        batch: &'a BatchArgs,
        reduce: &ReduceArgs,
    ) -> Option<BatchJob<'a>> {
        let file = batch.file.as_deref()?;
        let (threads, reduces) = (batch.threads.number(), reduce.reduce);
        let CommonArgs { puzzle, output, limits, .. } = common;
        let puzzle = Some(puzzle);
        let (from, is_lines, card) = (None, false, None);
        Some(BatchJob { file, puzzle, output, limits, threads, reduces, from, is_lines, card })
    }

    /// The batch of requests that the flags request; `None` without `--batch`.
    pub(crate) fn of_requests(args: &'a AskArgs) -> Option<BatchJob<'a>> {
        let AskArgs { batch, threads, output, limits, .. } = args;
        let (file, threads) = (batch.as_deref()?, threads.number());
        let (puzzle, reduces, from, is_lines, card) = (None, false, None, true, None);
        Some(BatchJob { file, puzzle, output, limits, threads, reduces, from, is_lines, card })
    }

    /// Like [`BatchJob::of`], for a verb that never removes clues first.
    pub(crate) fn whole(common: &'a CommonArgs, batch: &'a BatchArgs) -> Option<BatchJob<'a>> {
        BatchJob::of(common, batch, &ReduceArgs { reduce: false })
    }

    /// Sets the format of another program in which puzzles are read.
    pub(crate) fn from(self, from: Option<FormatOf>) -> BatchJob<'a> {
        BatchJob { from, ..self }
    }

    /// Allows a graphics card to answer.
    pub(crate) fn with_card(self, card: Option<CardCheck>) -> BatchJob<'a> {
        BatchJob { card, ..self }
    }

    /// Treats every line as an item.
    pub(crate) fn by_lines(self) -> BatchJob<'a> {
        BatchJob { is_lines: true, ..self }
    }
}

impl BatchJob<'_> {
    fn family(&self) -> Result<Option<&'static dyn Family>> {
        self.puzzle.map_or(Ok(None), batch_family)
    }

    fn is_strict(&self) -> bool {
        self.puzzle.is_some_and(|puzzle| puzzle.strict)
    }

    /// Converts a line to the puzzle of a request.
    fn input(
        &self,
        family: Option<&'static dyn Family>,
        text: Result<&str, &str>,
        watch: &mut Watch,
    ) -> Result<PuzzleInput, ErrorAnswer> {
        if self.is_strict() {
            let (record, _) = opened(text, family, self.from, watch)?;
            note_error(&record).map_or(Ok(()), Err)?;
        }
        if self.reduces {
            let (record, _) = opened(text, family, self.from, watch)?;
            let puzzle = reduced(record.puzzle, &mut watch.budget).puzzle;
            return Ok(puzzle_document(&*puzzle).into());
        }
        let text = text.map_err(|why| ErrorAnswer::new(ErrorCode::BadPuzzle, why))?;
        let mut source = wire::Source::new(text);
        source.family = family.map(|family| family.info().id.to_owned());
        source.from = self.from.map(|from| from.format.name.to_owned());
        Ok(source.into())
    }
}

/// The way in which lines are processed.
#[derive(Clone, Copy)]
pub(crate) struct Batch {
    pub(crate) quick: Option<Quick>,
    /// Whether a line is answered so quickly that many are passed to a thread together.
    pub(crate) is_brief: bool,
    /// Text around the answers. With it, the output is not one answer per line, and errors go to
    /// standard error.
    pub(crate) wrap: Option<Wrap>,
}

impl Batch {
    /// Answers every line of a file with text, after a header if there is one.
    ///
    /// # Errors
    /// When the file cannot be read or the answers cannot be written.
    pub(crate) fn run(
        &self,
        job: &BatchJob<'_>,
        header: Option<&str>,
        answer: impl Fn(&Record, &str, &mut Watch) -> Result<Answer, ErrorAnswer> + Sync,
    ) -> Result<Status> {
        let family = job.family()?;
        let one = |Line { number, text }: Line<'_>, watch: &mut Watch| {
            let answer = opened(text, family, job.from, watch).and_then(|(mut record, text)| {
                let note = note_error(&record).filter(|_| job.is_strict());
                note.map_or(Ok(()), Err)?;
                if job.reduces {
                    record.puzzle = reduced(record.puzzle, &mut watch.budget).puzzle;
                }
                answer(&record, text.trim(), watch)
            });
            answer.unwrap_or_else(|error| {
                let mut answer = Answer::refusal(&error_in_line(error, number));
                if self.wrap.is_some() {
                    complain(std::mem::take(&mut answer.line).replacen("error\t", "", 1));
                }
                answer
            })
        };
        self.run_lines(job, header, family, one)
    }

    /// Answers every line of a file, on all cores and in order.
    fn run_lines(
        &self,
        job: &BatchJob<'_>,
        header: Option<&str>,
        family: Option<&'static dyn Family>,
        answer: impl Fn(Line<'_>, &mut Watch) -> Answer + Sync,
    ) -> Result<Status> {
        let &BatchJob { file, output, limits, threads, reduces, .. } = job;
        let reader = batch_reader(file)?;
        let mut sink = Sink::open(output.path())?;
        // With a node limit, every puzzle is searched on its own, so that the limit applies to
        // each.
        let counts_nodes = limits.nodes().is_some();
        let limits = Limits::of(limits);
        limits.arm();

        let begun = Instant::now();
        let quick = self.quick.filter(|_| !reduces && !counts_nodes);
        // A family without a batch solver gains nothing from batches.
        let quick = quick.filter(|_| {
            family.is_none_or(|named| named.solve_lines(&[], &mut Budget::unlimited(), &mut |_| ()))
        });
        let is_brief = self.is_brief && !reduces && quick.is_some() == self.quick.is_some();
        let (used_lines, used_texts) = (Used::<Lines>::default(), Used::<String>::default());
        let work = |lines: Lines| -> Answers {
            let mut answers = Answers { text: used_texts.take(), ..Answers::default() };
            answers.text.clear();
            answers.text.reserve(lines.n_bytes() + lines.len());
            let mut n_answered = 0;
            let one = |answers: &mut Answers, line: Line<'_>| {
                let answer = answer(line, &mut limits.start());
                // The output of an interrupted run is cut before the first line it could not
                // finish.
                answers.is_cut |= answer.exit == Status::Spent && limits.is_interrupted();
                answers.push(&answer.line, answer.exit);
            };
            if let Some(quick) = quick {
                // The lines share the time limit of one puzzle; a line left over then gets the full
                // limit of its own.
                let mut watch = limits.start();
                if let Some(check) = job.card {
                    watch.budget = watch.budget.clone().with_card(check);
                }
                solve_lines(family, &lines, &mut watch.budget, &mut |known| {
                    match (known.and_then(quick), lines.get(n_answered)) {
                        (Some((line, exit)), _) => answers.push(line, exit),
                        (None, Some(line)) => one(&mut answers, line),
                        (None, None) => return,
                    }
                    n_answered += 1;
                });
            }
            lines.iter().skip(n_answered).for_each(|line| one(&mut answers, line));
            let n_bytes = lines.n_bytes();
            used_lines.give(lines, n_bytes);
            answers
        };
        let progress = if sink.is_terminal() { Progress::none() } else { Progress::of_lines() };
        header.map_or(Ok(()), |header| sink.line(header))?;
        self.wrap.map_or(Ok(()), |wrap| sink.put(wrap.before))?;
        let (mut tally, mut is_cut) = (Tally::default(), false);
        let mut write = |answers: Option<Answers>| {
            let Some(answers) = answers.filter(|_| !is_cut) else { return sink.flush() };
            is_cut = answers.is_cut;
            tally.add(&answers.tally);
            progress.advance_by(answers.tally.all);
            let is_written = sink.put(&answers.text);
            let n_bytes = answers.text.len();
            used_texts.give(answers.text, n_bytes);
            is_written
        };
        let emit = |answers| write(answers).inspect_err(|_| limits.break_off());
        // If a one-line format is given, every line is an item.
        let is_lines = job.is_lines || job.from.is_some_and(|from| from.format.is_line);
        let splitter = (!is_lines).then(|| Splitter::new(family));
        let at_once = quick.map_or(0, |_| lines_at_once(family, job.card));
        let used = used_lines.clone();
        let lines = lines(reader, splitter, at_once, used, limits.interruption());
        let outcome = match is_brief {
            // Answers to this many lines need much memory.
            true if job.card.is_some() => in_order_within(2, lines, threads, work, emit),
            true => in_order(lines, threads, work, emit),
            // Slow lines are passed on one by one, so that all threads have work.
            false => in_order(lines.flat_map(Lines::each), threads, work, emit),
        };
        progress.end();
        outcome?;
        self.wrap.map_or(Ok(()), |wrap| sink.put(wrap.after))?;
        if quick.is_some() && !limits.is_interrupted() {
            let (all, time) = (tally.all, begun.elapsed());
            let rate = all as f64 / time.as_secs_f64().max(1e-9);
            let (time, rate) = (format!("{time:.2?}"), format!("{rate:.0}"));
            let args = [("n", all.into()), ("time", time.into()), ("rate", rate.into())];
            let speed = phrase("cli-run.speed", &args);
            remark(match FAMILIES.iter().map(|family| family.answered_by_card()).sum() {
                0u64 => speed,
                n => phrase("cli-run.by-card", &[("speed", speed.into()), ("n", n.into())]),
            });
        }
        let exit = tally.exit(limits.is_interrupted());
        if !limits.is_interrupted() {
            sink.is_whole();
        }
        sink.finish(exit)
    }
}

/// The number of lines that are best answered together.
fn lines_at_once(family: Option<&'static dyn Family>, card: Option<CardCheck>) -> usize {
    let budget = card.map_or_else(Budget::unlimited, |card| Budget::unlimited().with_card(card));
    let at_once = |family: &dyn Family| family.lines_at_once(&budget);
    match family {
        Some(family) => at_once(family),
        None => FAMILIES.iter().map(|&family| at_once(family)).max().unwrap_or(0),
    }
}

/// Solves lines with the given family, or else with the first family that claims all of them and
/// has a batch solver.
fn solve_lines(
    family: Option<&'static dyn Family>,
    lines: &Lines,
    budget: &mut Budget,
    answer: &mut dyn FnMut(Option<LineAnswer<'_>>),
) {
    let texts = lines.texts();
    match family {
        Some(family) => {
            family.solve_lines(&texts, budget, answer);
        }
        None => {
            let claims = |family: &&&dyn Family| texts.iter().all(|text| family.claims(text));
            FAMILIES.iter().filter(claims).any(|family| family.solve_lines(&texts, budget, answer));
        }
    }
}

/// The puzzle of a line, and the text of the line.
fn opened<'t>(
    text: Result<&'t str, &str>,
    family: Option<&'static dyn Family>,
    from: Option<FormatOf>,
    watch: &mut Watch,
) -> Result<(Record, &'t str), ErrorAnswer> {
    let text = text.map_err(|why| ErrorAnswer::new(ErrorCode::BadPuzzle, why))?;
    let record = match from {
        Some(from) => read_as(from, text),
        None => open_record(text, family, &mut watch.budget),
    };
    let record = record.map_err(|error| open_error(&error))?;
    Ok((record, text))
}

/// The answers to some lines.
#[derive(Default)]
struct Answers {
    /// One line per answer.
    text: String,
    tally: Tally,
    /// Whether the run was interrupted before all answers were found.
    is_cut: bool,
}

impl Answers {
    fn push(&mut self, line: &str, exit: Status) {
        if !self.is_cut {
            self.tally.count(exit);
            self.text.push_str(line);
            self.text.push('\n');
        }
    }
}

/// The number of answers by exit code.
#[derive(Default)]
struct Tally {
    all: usize,
    no: usize,
    bad: usize,
    spent: usize,
}

impl Tally {
    fn count(&mut self, exit: Status) {
        self.all += 1;
        match exit {
            Status::Done => (),
            Status::No => self.no += 1,
            Status::Bad => self.bad += 1,
            Status::Spent => self.spent += 1,
        }
    }

    fn add(&mut self, other: &Tally) {
        self.all += other.all;
        self.no += other.no;
        self.bad += other.bad;
        self.spent += other.spent;
    }

    /// Writes remarks that summarise the run, and returns its exit code.
    fn exit(&self, is_interrupted: bool) -> Status {
        let Tally { all, no, bad, spent } = *self;
        if bad > 0 {
            remark(phrase("cli-run.refused", &[("n", bad.into()), ("all", all.into())]));
        }
        if is_interrupted {
            remark(phrase("cli-run.interrupted", &[("n", all.into())]));
        } else if spent > 0 {
            remark(phrase("cli-run.undecided", &[("n", spent.into()), ("all", all.into())]));
        }
        match () {
            () if is_interrupted => Status::Spent,
            () if bad > 0 => Status::Bad,
            () if spent > 0 => Status::Spent,
            () if no > 0 => Status::No,
            () => Status::Done,
        }
    }
}
