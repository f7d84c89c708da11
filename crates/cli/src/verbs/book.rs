//! `book`: a PDF of puzzles, ready for the printer.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Result;
use gridwright::{Budget, family, open};
use gridwright_api::batch::in_order;
use gridwright_api::{Answer, BookAnswer, BookOutcome, ErrorAnswer, ErrorCode, book_puzzle};
use gridwright_book::{Chapter, Collection, Order, Plan, PlanError, Wanted, lay_out, log_name};

use crate::answers;
use crate::args::{BookArgs, Format, PictureKind, first_family};
use crate::complaint::{Complaint, Status, remark};
use crate::image::expect_no_terminal;
use crate::input::{read_log, read_part};
use crate::limits::Limits;
use crate::output::Sink;
use crate::progress::Progress;
use crate::words::chosen_code;

pub(super) fn run(args: &BookArgs) -> Result<Status> {
    let (plan, orders) = read_plan(args)?;
    let limits = Limits::of(&args.limits);
    let avoid = read_logs(&args.avoid, &limits)?;
    let out = args.out.path();
    // With JSON, standard output has the answer, and the book within it unless it has a file.
    let sink = (!args.json || out.is_some()).then(|| Sink::open(out)).transpose()?;
    sink.as_ref().map_or(Ok(()), |sink| expect_no_terminal(PictureKind::Pdf, sink))?;
    let log = args.log.as_deref().map(Log::open).transpose()?;
    limits.arm();
    let made = make(&plan, &orders, avoid, &limits, args.threads.number())?;
    let (is_interrupted, missing) = (limits.is_interrupted(), made.missing());
    if let Some(missing) = missing.as_ref().filter(|missing| missing.is_refused) {
        let error = ErrorAnswer::new(ErrorCode::BadParams, missing.to_string());
        return Err(Complaint::of(error).into());
    }
    let (entries, names) = made.into_entries();
    let outcome = match &missing {
        _ if is_interrupted => BookOutcome::OutOfBudget,
        Some(_) => BookOutcome::NotFound,
        None => BookOutcome::Made,
    };
    let mut answer = BookAnswer::new(outcome, plan.shown_title());
    answer.detail = missing.as_ref().map(ToString::to_string);
    answer.puzzles = entries.iter().zip(&names).map(|(one, name)| book_puzzle(one, name)).collect();
    if outcome == BookOutcome::Made {
        let file = lay_out(&plan, &orders, &entries, &Budget::unlimited())
            .map_err(|error| bad_book(error.to_string()))?;
        match sink {
            Some(mut sink) => {
                sink.put_bytes(&file)?;
                sink.finish(Status::Done)?;
            }
            None => answer.base64 = Some(gridwright_api::base64(&file)),
        }
        if let Some(log) = log {
            log.add(&names)?;
        }
    }
    if args.json {
        let mut sink = Sink::open(None)?;
        let exit = answers::write(&mut sink, Answer::Book(answer), Format::Json)?;
        sink.is_whole();
        return sink.finish(exit);
    }
    match (outcome, missing) {
        (BookOutcome::Made, _) => Ok(Status::Done),
        (BookOutcome::NotFound, Some(missing)) => {
            let error = ErrorAnswer::new(ErrorCode::NotFound, missing.to_string());
            Err(Complaint::of(error).into())
        }
        _ => {
            remark("interrupted: no book was made");
            Ok(Status::Spent)
        }
    }
}

fn bad_book(sentence: String) -> Complaint {
    Complaint::of(ErrorAnswer::new(ErrorCode::BadPicture, sentence))
}

/// The plan, with what the flags say instead.
fn read_plan(args: &BookArgs) -> Result<(Plan, Vec<Order>)> {
    let mut plan = Plan::default();
    let (mut text, mut name) = (String::new(), String::new());
    if let Some(path) = &args.plan {
        text = read_part(path, "a plan")?;
        name = format!("{}: ", path.display());
        let folder = path.parent().unwrap_or(Path::new(""));
        plan = Plan::parse_with(&text, |file| read_lines(folder, file))
            .map_err(|error| bad_book(format!("{name}{error}")))?;
    }
    for (flag, field) in [
        (&args.title, &mut plan.title),
        (&args.subtitle, &mut plan.subtitle),
        (&args.author, &mut plan.author),
        (&chosen_code(), &mut plan.language),
        (&args.trim, &mut plan.trim),
    ] {
        if let Some(value) = flag {
            field.clone_from(value);
        }
    }
    plan.bleed = args.bleed.unwrap_or(plan.bleed);
    plan.inner = args.inner.unwrap_or(plan.inner);
    plan.outer = args.outer.unwrap_or(plan.outer);
    if let Some(per_page) = args.per_page {
        plan.per_page = Some(per_page as usize);
        plan.chapters.iter_mut().for_each(|chapter| chapter.per_page = None);
    }
    let solutions = args.solutions_per_page.map(|n| n as usize);
    plan.solutions_per_page = solutions.unwrap_or(plan.solutions_per_page);
    plan.seed = args.seed.unwrap_or(plan.seed);
    plan.hints |= args.hints;
    plan.large_print |= args.large_print;
    if !args.chapters.is_empty() {
        let chapters = args.chapters.iter().map(|chapter| read_chapter(chapter));
        plan.chapters = chapters.collect::<Result<_>>()?;
        text.clear();
    }
    let orders = plan.orders(&text).map_err(|error| match error {
        PlanError::Elsewhere(sentence) if plan.chapters.is_empty() => Complaint::bad(format!(
            "{sentence}: give a plan, or --chapter 20x{}",
            first_family().id
        )),
        error => bad_book(format!("{name}{error}")),
    })?;
    Ok((plan, orders))
}

/// A chapter written as `20xfamily/params`.
fn read_chapter(text: &str) -> Result<Chapter> {
    let mut chapter = parse_chapter(text)?;
    chapter
        .read_files(|file| read_lines(Path::new(""), file))
        .map_err(|why| Complaint::bad(format!("--chapter {text:?}: {why}")))?;
    Ok(chapter)
}

/// The text of a file that a chapter names, such as a list of words; `None` for what is no name of a
/// file but the words themselves.
fn read_lines(folder: &Path, name: &str) -> Result<Option<String>, String> {
    let path = folder.join(name);
    let is_name = name.contains(['/', '\\']) || name.ends_with(".txt");
    if !path.is_file() {
        return if is_name { Err(format!("there is no file {name:?}")) } else { Ok(None) };
    }
    read_part(&path, "a list").map(Some).map_err(|error| error.to_string())
}

fn parse_chapter(text: &str) -> Result<Chapter> {
    let parsed = text.split_once('x').and_then(|(count, rest)| {
        let (family, params) = rest.split_once('/').unwrap_or((rest, ""));
        let (family, params) = (family.to_owned(), params.to_owned());
        Some(Chapter { family, params, count: count.parse().ok()?, ..Chapter::default() })
    });
    parsed.ok_or_else(|| {
        let example = first_family().id;
        let sentence =
            format!("--chapter {text:?}: expected a number, x and a family, such as 20x{example}");
        Complaint::bad(sentence).into()
    })
}

/// The names of all puzzles that must not come again.
fn read_logs(paths: &[PathBuf], limits: &Limits) -> Result<BTreeSet<String>> {
    let mut seen = BTreeSet::new();
    for path in paths {
        for (number, line) in log_lines(path)? {
            let name = name_in_log(&line, limits).ok_or_else(|| {
                let path = path.display();
                let expected = "a name as --log writes it, a puzzle in a line or an id";
                Complaint::bad(format!("{path}: line {number}: expected {expected}"))
            })?;
            seen.insert(name);
        }
    }
    Ok(seen)
}

/// A line of a log if it is a name, or the name of the puzzle it is.
fn name_in_log(line: &str, limits: &Limits) -> Option<String> {
    if line.split_once(' ').is_some_and(|(id, _)| family(id).is_some()) {
        return Some(line.to_owned());
    }
    let puzzle = open(line, None, &mut limits.start().budget).ok()?;
    Some(log_name(&*puzzle))
}

/// The lines of a log, each with its number.
fn log_lines(path: &Path) -> Result<Vec<(usize, String)>> {
    let text = read_log(path)?;
    let lines = (1..).zip(text.lines().map(str::trim));
    Ok(lines.filter(|(_, line)| !line.is_empty()).map(|(i, line)| (i, line.to_owned())).collect())
}

/// A log that is ready to be written, opened before the work begins.
struct Log {
    lines: Vec<String>,
    sink: Sink,
}

impl Log {
    /// Reads what is there, and makes sure that it can be written.
    fn open(path: &Path) -> Result<Log> {
        let lines = if path.exists() { log_lines(path)? } else { Vec::new() };
        let lines = lines.into_iter().map(|(_, line)| line).collect();
        Ok(Log { lines, sink: Sink::open(Some(path))? })
    }

    /// Adds names that are not in the log yet.
    fn add(mut self, names: &[String]) -> Result<()> {
        let known: BTreeSet<&String> = self.lines.iter().collect();
        let new: Vec<&String> = names.iter().filter(|name| !known.contains(name)).collect();
        for line in self.lines.iter().chain(new) {
            self.sink.line(line)?;
        }
        self.sink.finish(Status::Done)?;
        Ok(())
    }
}

/// Makes the puzzles on all cores, in an order that does not depend on how many there are.
fn make<'a>(
    plan: &'a Plan,
    orders: &'a [Order],
    avoid: BTreeSet<String>,
    limits: &Limits,
    threads: usize,
) -> Result<Collection<'a>> {
    let total: usize = orders.iter().map(|order| order.count).sum();
    let progress = Progress::of(total as u64);
    let mut collection = Collection::new(plan, orders, avoid);
    loop {
        let wanted = collection.wanted();
        if wanted.is_empty() || limits.is_interrupted() {
            break;
        }
        let work = |one: Wanted| one.make(|| limits.start());
        in_order(wanted.into_iter(), threads, work, |attempt| {
            if attempt.is_some_and(|attempt| collection.add(attempt)) {
                progress.advance();
            }
            Ok::<(), anyhow::Error>(())
        })?;
    }
    progress.end();
    Ok(collection)
}
