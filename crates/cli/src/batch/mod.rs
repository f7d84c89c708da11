//! Many puzzles, one a line: an answer for each in the same order, on all cores, and never more
//! than a window of them in memory.

mod elements;
mod line;
mod lines;

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
use gridwright_words::Value;

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
use crate::words::say;
use line::{Line, Lines};
use lines::lines;

/// An answer to one line.
pub(crate) struct Answer {
    /// One line, without its break.
    pub(crate) line: String,
    /// What the exit code would be for this puzzle alone.
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

/// What is written in answer to a line that a family answers among others, and the exit code for this puzzle
/// alone; `None` where the puzzle must be opened.
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

/// Makes sure that answers are lines.
///
/// # Errors
/// Naming the formats that are.
pub(crate) fn expect_lines(format: Format) -> Result<()> {
    if format == Format::Text {
        let sentence = "--batch writes one line a puzzle: expected --format line or jsonl";
        return Err(Complaint::bad(sentence).into());
    }
    Ok(())
}

/// Answers every line of a file with JSON, each as if it were the puzzle of a request.
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

/// Answers every line of a file, each of which is a request in a form of its own: with JSON, or with what `line`
/// makes of the answer.
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

/// Where the lines come from, where the answers go, and what each may cost.
pub(crate) struct BatchJob<'a> {
    file: &'a Path,
    /// How puzzles are read; nothing where lines are requests of their own.
    puzzle: Option<&'a PuzzleArgs>,
    output: &'a OutputArgs,
    limits: &'a LimitArgs,
    threads: usize,
    reduces: bool,
    from: Option<FormatOf>,
    /// Whether every item is a line, whatever it looks like.
    is_lines: bool,
    /// Whether a graphics card may answer, and how many of its answers are confirmed.
    card: Option<CardCheck>,
}

impl<'a> BatchJob<'a> {
    /// The batch that the flags ask for, if they do.
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

    /// Lines that are requests, if the flags ask for that.
    pub(crate) fn of_requests(args: &'a AskArgs) -> Option<BatchJob<'a>> {
        let AskArgs { batch, threads, output, limits, .. } = args;
        let (file, threads) = (batch.as_deref()?, threads.number());
        let (puzzle, reduces, from, is_lines, card) = (None, false, None, true, None);
        Some(BatchJob { file, puzzle, output, limits, threads, reduces, from, is_lines, card })
    }

    /// The same for a verb that never takes clues away first.
    pub(crate) fn whole(common: &'a CommonArgs, batch: &'a BatchArgs) -> Option<BatchJob<'a>> {
        BatchJob::of(common, batch, &ReduceArgs { reduce: false })
    }

    /// Reads a format of another program, if one is named.
    pub(crate) fn from(self, from: Option<FormatOf>) -> BatchJob<'a> {
        BatchJob { from, ..self }
    }

    /// Lets a graphics card answer, where that is allowed.
    pub(crate) fn with_card(self, card: Option<CardCheck>) -> BatchJob<'a> {
        BatchJob { card, ..self }
    }

    /// Takes every line for an item.
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

    /// A line as a request passes it.
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

/// How lines are handed out.
#[derive(Clone, Copy)]
pub(crate) struct Batch {
    pub(crate) quick: Option<Quick>,
    /// Whether a line is done so soon that many are handed out together.
    pub(crate) is_brief: bool,
    /// What stands around the answers. Where there is something, they are no lines, and errors go elsewhere.
    pub(crate) wrap: Option<Wrap>,
}

impl Batch {
    /// Answers every line of a file with text, below a line that says what they are.
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
        // Who counts nodes wants each puzzle searched on its own.
        let counts_nodes = limits.nodes().is_some();
        let limits = Limits::of(limits);
        limits.arm();

        let begun = Instant::now();
        let quick = self.quick.filter(|_| !reduces && !counts_nodes);
        // Of a family that has no such way, nothing is to be hoped for.
        let quick = quick.filter(|_| {
            family.is_none_or(|named| named.solve_lines(&[], &mut Budget::unlimited(), &mut |_| ()))
        });
        let is_brief = self.is_brief && !reduces && quick.is_some() == self.quick.is_some();
        let work = |lines: Lines| -> Answers {
            let mut answers = Answers::default();
            answers.text.reserve(lines.n_bytes() + lines.len());
            let mut rest = lines.iter();
            let one = |answers: &mut Answers, line: Line<'_>| {
                let answer = answer(line, &mut limits.start());
                // What is kept of an interrupted run is its beginning, without lines it could not
                // finish.
                answers.is_cut |= answer.exit == Status::Spent && limits.is_interrupted();
                answers.push(&answer.line, answer.exit);
            };
            if let Some(quick) = quick {
                // What the lines do not come to together in the time of one, each has all of it for.
                let mut watch = limits.start();
                if let Some(check) = job.card {
                    watch.budget = watch.budget.clone().with_card(check);
                }
                solve_lines(family, &lines, &mut watch.budget, &mut |known| {
                    let Some(line) = rest.next() else { return };
                    match known.and_then(quick) {
                        Some((line, exit)) => answers.push(line, exit),
                        None => one(&mut answers, line),
                    }
                });
            }
            rest.for_each(|line| one(&mut answers, line));
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
            sink.put(&answers.text)
        };
        let emit = |answers| write(answers).inspect_err(|_| limits.break_off());
        // A format of one line that is named has nothing else.
        let is_lines = job.is_lines || job.from.is_some_and(|from| from.format.is_line);
        let splitter = (!is_lines).then(|| Splitter::new(family));
        let at_once = quick.map_or(0, |_| lines_at_once(family, job.card));
        let lines = lines(reader, splitter, at_once, limits.interruption());
        let outcome = match is_brief {
            // Answers to so many lines are large.
            true if job.card.is_some() => in_order_within(2, lines, threads, work, emit),
            true => in_order(lines, threads, work, emit),
            // What takes long is handed out line by line, so that all threads have some.
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
            let speed = say("cli-run.speed", &args);
            remark(match FAMILIES.iter().map(|family| family.answered_by_card()).sum() {
                0u64 => speed,
                n => say("cli-run.by-card", &[("speed", speed.into()), ("n", Value::Number(n))]),
            });
        }
        let exit = tally.exit(limits.is_interrupted());
        if !limits.is_interrupted() {
            sink.is_whole();
        }
        sink.finish(exit)
    }
}

/// How many lines are best answered together.
fn lines_at_once(family: Option<&'static dyn Family>, card: Option<CardCheck>) -> usize {
    let budget = card.map_or_else(Budget::unlimited, |card| Budget::unlimited().with_card(card));
    let at_once = |family: &dyn Family| family.lines_at_once(&budget);
    match family {
        Some(family) => at_once(family),
        None => FAMILIES.iter().map(|&family| at_once(family)).max().unwrap_or(0),
    }
}

/// Answers of a family that is named, or else of the first that claims all lines and has a way to answer them together.
fn solve_lines(
    family: Option<&'static dyn Family>,
    lines: &Lines,
    budget: &mut Budget,
    answer: &mut dyn FnMut(Option<LineAnswer<'_>>),
) {
    let texts: Vec<&str> = lines.iter().map(|line| line.text.map_or("", str::trim)).collect();
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

/// The puzzle of a line, and the line itself.
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
    /// A line each.
    text: String,
    tally: Tally,
    /// Whether the run was interrupted before all of them were found.
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

/// How the answers went.
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

    /// Says what there is to say, and sums up.
    fn exit(&self, is_interrupted: bool) -> Status {
        let Tally { all, no, bad, spent } = *self;
        if bad > 0 {
            remark(say("cli-run.refused", &[("n", bad.into()), ("all", all.into())]));
        }
        if is_interrupted {
            remark(say("cli-run.interrupted", &[("n", all.into())]));
        } else if spent > 0 {
            remark(say("cli-run.undecided", &[("n", spent.into()), ("all", all.into())]));
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
