//! Many puzzles, one a line: an answer for each in the same order, on all cores, and never more
//! than a window of them in memory.

mod lines;
mod order;

use std::path::PathBuf;

use anyhow::Result;
use clap::ArgMatches;
use gridwright::{Family, Puzzle, open};
use serde_json::{Map, Value as Json};

pub(crate) use order::in_order;

use crate::args::{Format, is_set};
use crate::complaint::{Complaint, Exit, say};
use crate::input::{batch_family, batch_reader, exit_of, in_line};
use crate::json;
use crate::limits::{Limits, Watch};
use crate::output::Sink;
use crate::verbs::reduced;
use lines::{Line, lines};

/// An answer to one line.
pub(crate) struct Answer {
    /// One line, without its break.
    pub(crate) line: String,
    /// What the exit code would be for this puzzle alone.
    pub(crate) exit: Exit,
}

impl Answer {
    /// An answer as an object in one line.
    pub(crate) fn object(object: Map<String, Json>, exit: Exit) -> Answer {
        Answer { line: Json::Object(object).to_string(), exit }
    }
}

/// Whether a batch was asked for.
pub(crate) fn is_asked(asked: &ArgMatches) -> bool {
    asked.contains_id("batch")
}

/// How many threads to use.
pub(crate) fn threads(asked: &ArgMatches) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    asked.get_one::<u64>("threads").map_or_else(all, |&threads| threads as usize)
}

/// Answers every line of a file.
///
/// # Errors
/// When the file cannot be read or the answers cannot be written.
pub(crate) fn run(
    asked: &ArgMatches,
    verb: &'static str,
    format: Format,
    answer: impl Fn(&dyn Puzzle, &str, &mut Watch) -> Answer + Sync,
) -> Result<Exit> {
    if format == Format::Text {
        let sentence = "--batch writes one line a puzzle: expected --format line or jsonl";
        return Err(Complaint::bad(sentence).into());
    }
    let path: &PathBuf = asked.get_one("batch").expect("the caller looked");
    let family = batch_family(asked)?;
    let reader = batch_reader(path)?;
    let mut sink = Sink::open(asked.get_one("out"))?;
    let limits = Limits::of(asked);
    limits.arm();

    let work = |line: Line| {
        let mut watch = limits.start();
        match opened(line, family, &mut watch) {
            Ok((puzzle, text)) if is_set(asked, "reduce") => {
                let puzzle = reduced(puzzle, &mut watch.budget).puzzle;
                answer(&*puzzle, text.trim(), &mut watch)
            }
            Ok((puzzle, text)) => answer(&*puzzle, text.trim(), &mut watch),
            Err(complaint) => refusal(verb, format, &complaint),
        }
    };
    let (mut tally, mut has_gap) = (Tally::default(), false);
    let mut write = |answer: Option<Answer>| {
        let Some(answer) = answer else { return sink.flush() };
        // What is kept of an interrupted run is its beginning, without lines it could not finish.
        has_gap |= answer.exit == Exit::Spent && limits.is_interrupted();
        if has_gap {
            return Ok(());
        }
        tally.count(answer.exit);
        sink.line(&answer.line)
    };
    let emit = |answer| write(answer).inspect_err(|_| limits.break_off());
    in_order(lines(reader, limits.interruption()), threads(asked), work, emit)?;
    let exit = tally.exit(limits.is_interrupted());
    if !limits.is_interrupted() {
        sink.is_whole();
    }
    sink.finish(exit)
}

/// The puzzle of a line, and the line itself.
fn opened(
    Line { number, text }: Line,
    family: Option<&'static dyn Family>,
    watch: &mut Watch,
) -> Result<(Box<dyn Puzzle>, String), Complaint> {
    let text = text.map_err(|why| Complaint::bad(format!("line {number}: {why}")))?;
    match open(&text, family, &mut watch.budget) {
        Ok(puzzle) => Ok((puzzle, text)),
        Err(error) => {
            let (exit, sentence) = (exit_of(&error), in_line(error, number).to_string());
            Err(Complaint { sentence, excerpt: None, exit })
        }
    }
}

/// The one line that answers a line without a puzzle.
fn refusal(verb: &str, format: Format, complaint: &Complaint) -> Answer {
    let Complaint { sentence, exit, .. } = complaint;
    match format {
        Format::Json | Format::Jsonl => {
            let mut object = json::head(verb);
            object.insert("error".to_owned(), sentence.as_str().into());
            Answer::object(object, *exit)
        }
        Format::Text | Format::Line | Format::Tsv => {
            let sentence = sentence.replace(['\t', '\n', '\r'], " ");
            Answer { line: format!("error\t{sentence}"), exit: *exit }
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
    fn count(&mut self, exit: Exit) {
        self.all += 1;
        match exit {
            Exit::Done => (),
            Exit::No => self.no += 1,
            Exit::Bad => self.bad += 1,
            Exit::Spent => self.spent += 1,
        }
    }

    /// Says what there is to say, and sums up.
    fn exit(&self, is_interrupted: bool) -> Exit {
        let Tally { all, no, bad, spent } = *self;
        if bad > 0 {
            say(format!("{bad} of {all} lines are no puzzles"));
        }
        if is_interrupted {
            say(format!("interrupted after {all} lines"));
        } else if spent > 0 {
            say(format!("{spent} of {all} lines were not decided within the budget"));
        }
        match () {
            () if is_interrupted => Exit::Spent,
            () if bad > 0 => Exit::Bad,
            () if spent > 0 => Exit::Spent,
            () if no > 0 => Exit::No,
            () => Exit::Done,
        }
    }
}
