//! `book`: makes a book of puzzles as PDF or EPUB.

#[cfg(test)]
mod faults;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Result;
use gridwright::{Budget, OpenError, Params, family, open};
use gridwright_api::batch::in_order;
use gridwright_api::{
    Answer, BookAnswer, BookOutcome, ErrorAnswer, ErrorCode, book_puzzle, open_error, params_error,
};
use gridwright_book::{
    Book, Chapter, Collection, Entry, LayoutError, Order, Part, Plan, PlanError, Source, Wanted,
    cover, lay_out, log_name, rehearse,
};

use crate::answers;
use crate::args::{BookArgs, BookTask, Format, PictureKind, first_family};
use crate::complaint::{Complaint, Status, remark};
use crate::image::expect_no_terminal;
use crate::input::{read_log, read_part};
use crate::limits::Limits;
use crate::output::Sink;
use crate::progress::Progress;
use crate::words::{chosen_code, in_words, phrase, texts};

pub(super) fn run(args: &BookArgs) -> Result<Status> {
    let (task, path) = args.task().map_err(Complaint::bad)?;
    if task == BookTask::Check {
        return check(args, path);
    }
    let (plan, orders) = read_plan(args, path)?;
    let limits = Limits::of(&args.limits).for_all_together();
    let avoid = read_logs(&args.avoid, &limits)?;
    let files = Files::open(args, task)?;
    let log = args.log.as_deref().map(Log::open).transpose()?;
    limits.arm();
    let made = make(&plan, &orders, avoid, &limits, args.threads.number())?;
    let (is_interrupted, missing) = (limits.is_interrupted(), made.missing());
    let late = limits.is_over().filter(|_| missing.is_some());
    if let Some(missing) = missing.as_ref().filter(|one| one.is_refused && late.is_none()) {
        let error = ErrorAnswer::new(ErrorCode::BadParams, missing.to_string());
        return Err(Complaint::of(error).into());
    }
    let (entries, names) = made.into_entries();
    let outcome = match &missing {
        _ if is_interrupted || late.is_some() => BookOutcome::OutOfBudget,
        Some(_) => BookOutcome::NotFound,
        None => BookOutcome::Made,
    };
    let mut answer = BookAnswer::new(outcome, plan.shown_title());
    answer.detail = missing.as_ref().map(ToString::to_string);
    answer.puzzles = entries.iter().zip(&names).map(|(one, name)| book_puzzle(one, name)).collect();
    if outcome == BookOutcome::Made {
        let budget = &limits.start().budget;
        answer.base64 =
            files.write(&plan, &orders, entries, log.map(|log| (log, names)), budget)?;
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
        (_, missing) => {
            remark(match late {
                Some(seconds) => phrase("cli-book.late", &[("time", seconds.to_string().into())]),
                None => texts().get("cli-book.interrupted").into_owned(),
            });
            // The chapter that took so long, and what may help.
            if let Some(missing) = missing.filter(|_| late.is_some()) {
                remark(in_words(&missing.to_string()));
            }
            Ok(Status::Spent)
        }
    }
}

/// Reports all errors in a plan, and in the puzzles of the files it refers to.
fn check(args: &BookArgs, path: Option<&Path>) -> Result<Status> {
    let Some(path) = path else {
        return Err(Complaint::bad("expected a plan: gridwright book check book.toml").into());
    };
    let text = read_part(path, "a plan")?;
    let name = path.display();
    let folder = path.parent().unwrap_or(Path::new(""));
    let (plan, faults) = Plan::examine(&text, |file| read_lines(folder, file));
    let mut sink = Sink::open(args.out.path())?;
    let mut n_faults = faults.len();
    let placed = |fault: PlanError| match fault {
        PlanError::At { line, column, sentence } => {
            let args = [
                ("name", name.to_string().into()),
                ("line", line.into()),
                ("column", column.into()),
                ("why", in_words(&sentence).into()),
            ];
            phrase("cli-book.fault-at", &args)
        }
        PlanError::Elsewhere(sentence) => {
            let why = in_words(&sentence);
            let args = [("name", name.to_string().into()), ("why", why.into())];
            phrase("cli-book.fault", &args)
        }
    };
    for fault in faults {
        sink.line(&placed(fault))?;
    }
    if n_faults == 0 {
        let orders = plan.orders(&text).map_err(|error| bad_book(error.to_string()))?;
        let limits = Limits::of(&args.limits);
        limits.arm();
        let avoid = read_logs(&args.avoid, &limits)?;
        let mut collection = Collection::new(&plan, &orders, avoid);
        let wanted: Vec<Wanted> = collection.wanted().into_iter().filter(Wanted::is_read).collect();
        let work = |one: Wanted| one.make(|| limits.start());
        in_order(wanted.into_iter(), args.threads.number(), work, |attempt| {
            let Some(attempt) = attempt else { return Ok::<(), anyhow::Error>(()) };
            if let Some(fault) = attempt.fault() {
                n_faults += 1;
                sink.line(&in_words(fault))?;
            }
            if let Some(place) = attempt.unrated() {
                let place = [("place", place.to_string().into())];
                sink.line(&phrase("cli-book.unrated", &place))?;
            }
            collection.add(attempt);
            Ok(())
        })?;
        if let Some(double) =
            collection.missing().filter(|missing| missing.is_refused && n_faults == 0)
        {
            n_faults += 1;
            sink.line(&in_words(&double.to_string()))?;
        }
        if n_faults == 0 {
            let rehearsal = rehearse(&plan, &orders, &text, || limits.start());
            n_faults += rehearsal.faults.len();
            for fault in rehearsal.faults.into_iter().chain(rehearsal.remarks) {
                sink.line(&placed(fault))?;
            }
        }
        if n_faults == 0 {
            let n_puzzles: usize = orders.iter().map(|order| order.count).sum();
            let n_own = orders.iter().filter(|order| matches!(order.source, Source::Own { .. }));
            let n_own: usize = n_own.map(|order| order.count).sum();
            let args = [
                ("name", name.to_string().into()),
                ("chapters", orders.len().into()),
                ("puzzles", n_puzzles.into()),
                ("own", n_own.into()),
            ];
            sink.line(&phrase("cli-book.fine", &args))?;
        }
    }
    sink.finish(if n_faults == 0 { Status::Done } else { Status::Bad })
}

/// The files that a run writes, opened before the work begins.
struct Files {
    /// The book, or one file for each edition; empty if the book is part of an answer in JSON.
    books: Vec<Sink>,
    answers: Vec<Sink>,
    covers: Vec<Sink>,
    kind: FileKind,
    answers_kind: FileKind,
    n_editions: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum FileKind {
    Pdf,
    Epub,
    Png,
}

impl FileKind {
    fn of(path: Option<&Path>) -> FileKind {
        let ending = path.and_then(Path::extension).map(std::ffi::OsStr::to_ascii_lowercase);
        if ending.is_some_and(|ending| ending == "epub") { FileKind::Epub } else { FileKind::Pdf }
    }

    fn bytes(self, book: &Book, budget: &Budget) -> Result<Vec<u8>, LayoutError> {
        match self {
            FileKind::Pdf => book.pdf(budget),
            FileKind::Epub => book.epub(budget),
            FileKind::Png => book.contact_sheet(budget),
        }
    }
}

impl Files {
    fn open(args: &BookArgs, task: BookTask) -> Result<Files> {
        let n_editions = args.editions.unwrap_or(1) as usize;
        let out = args.out.path();
        let open = |path: Option<&Path>| -> Result<Vec<Sink>> {
            match path {
                Some(path) if n_editions > 1 => {
                    (0..n_editions).map(|i| Sink::open(Some(&edition(path, i)))).collect()
                }
                path => Ok(vec![Sink::open(path)?]),
            }
        };
        // With JSON, standard output gets the answer, and the book within it unless it has a file.
        let books = if args.json && out.is_none() { Vec::new() } else { open(out)? };
        for sink in &books {
            expect_no_terminal(PictureKind::Pdf, sink)?;
        }
        let others = |path: &Option<PathBuf>| match path {
            Some(path) => open(Some(path)),
            None => Ok(Vec::new()),
        };
        let kind = match task {
            BookTask::Preview => FileKind::Png,
            BookTask::Make | BookTask::Check => FileKind::of(out),
        };
        let (answers, covers) = (others(&args.answers)?, others(&args.cover)?);
        let answers_kind = FileKind::of(args.answers.as_deref());
        Ok(Files { books, answers, covers, kind, answers_kind, n_editions })
    }

    /// Lays the books out and writes all files. Files get their names at the very end, the log
    /// first, so that the log covers every book that exists.
    fn write(
        mut self,
        plan: &Plan,
        orders: &[Order],
        entries: Vec<Entry>,
        log: Option<(Log, Vec<String>)>,
        budget: &Budget,
    ) -> Result<Option<String>> {
        let mut base64 = None;
        let bad = |error: LayoutError| bad_book(error.to_string());
        let editions = in_editions(entries, orders.len(), self.n_editions);
        let part = if self.answers.is_empty() { Part::Whole } else { Part::Puzzles };
        for (i, entries) in editions.iter().enumerate() {
            let book = lay_out(plan, orders, entries, part, budget).map_err(bad)?;
            if i == 0 {
                book.remarks().iter().for_each(|note| remark(in_words(note)));
            }
            let bytes = self.kind.bytes(&book, budget).map_err(bad)?;
            match self.books.get_mut(i) {
                Some(sink) => sink.put_bytes(&bytes)?,
                None => base64 = Some(gridwright_api::base64(&bytes)),
            }
            if let Some(sink) = self.answers.get_mut(i) {
                let answers = lay_out(plan, orders, entries, Part::Answers, budget).map_err(bad)?;
                sink.put_bytes(&self.answers_kind.bytes(&answers, budget).map_err(bad)?)?;
            }
            if let Some(sink) = self.covers.get_mut(i) {
                sink.put_bytes(&cover(plan, entries, book.n_pages(), budget).map_err(bad)?)?;
            }
        }
        let Files { books, answers, covers, .. } = self;
        let mut sinks: Vec<Sink> = books.into_iter().chain(answers).chain(covers).collect();
        sinks.iter_mut().try_for_each(Sink::flush)?;
        if let Some((log, names)) = log {
            log.add(&names)?;
        }
        for sink in sinks {
            sink.finish(Status::Done)?;
        }
        Ok(base64)
    }
}

/// The name of the file of an edition: `book-a.pdf`.
fn edition(path: &Path, index: usize) -> PathBuf {
    let letter = char::from(b'a' + index as u8);
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = match path.extension() {
        Some(ending) => format!("{stem}-{letter}.{}", ending.to_string_lossy()),
        None => format!("{stem}-{letter}"),
    };
    path.with_file_name(name)
}

/// Distributes the puzzles of each chapter over the editions.
fn in_editions(entries: Vec<Entry>, n_chapters: usize, n_editions: usize) -> Vec<Vec<Entry>> {
    let mut editions: Vec<Vec<Entry>> = (0..n_editions).map(|_| Vec::new()).collect();
    let mut dealt = vec![0; n_chapters];
    for entry in entries {
        let next = &mut dealt[entry.chapter];
        editions[*next % n_editions].push(entry);
        *next += 1;
    }
    editions
}

fn bad_book(sentence: String) -> Complaint {
    Complaint::of(ErrorAnswer::new(ErrorCode::BadPicture, sentence))
}

/// The code of an error in a plan: that of the wrong family or parameters if a chapter has such an
/// error.
fn plan_code(plan: &Plan, error: &PlanError) -> ErrorCode {
    let sentence = error.to_string();
    let code = |chapter: &Chapter| {
        let answer = match family(&chapter.family) {
            None => open_error(&OpenError::Family(chapter.family.clone())),
            Some(known) => {
                params_error(&Params::parse(known.info().params, &chapter.params).err()?)
            }
        };
        sentence.contains(&answer.detail).then_some(answer.code)
    };
    plan.chapters.iter().find_map(code).unwrap_or(ErrorCode::BadPicture)
}

/// The plan with the values of flags, which take precedence.
fn read_plan(args: &BookArgs, path: Option<&Path>) -> Result<(Plan, Vec<Order>)> {
    let mut plan = Plan::default();
    let (mut text, mut name) = (String::new(), String::new());
    if let Some(path) = path {
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
    plan.inner = args.inner.or(plan.inner);
    plan.outer = args.outer.or(plan.outer);
    plan.shop = args.shop.clone().or(plan.shop);
    plan.pdf = args.pdf.clone().or(plan.pdf);
    plan.hide.extend(args.hide.iter().cloned());
    plan.room.extend(args.room.iter().cloned());
    plan.left_handed |= args.left_handed;
    plan.hint_stages = args.hint_stages.map_or(plan.hint_stages, |n| n as usize);
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
    let n_editions = args.editions.map_or(1, |n| n as usize);
    if n_editions > 1 {
        if plan.chapters.iter().any(|chapter| chapter.puzzles.is_some()) {
            let sentence = "--editions: puzzles of a file would be in every edition: expected chapters that are made";
            return Err(Complaint::bad(sentence).into());
        }
        let counts = plan.chapters.iter_mut().filter_map(|chapter| chapter.count.as_mut());
        counts.for_each(|count| *count = count.saturating_mul(n_editions));
    }
    let orders = plan.orders(&text).map_err(|error| match error {
        PlanError::Elsewhere(sentence) if plan.chapters.is_empty() => Complaint::bad(format!(
            "{sentence}: give a plan, or --chapter 20x{}",
            first_family().id
        )),
        error => {
            let code = plan_code(&plan, &error);
            Complaint::of(ErrorAnswer::new(code, format!("{name}{error}")))
        }
    })?;
    Ok((plan, orders))
}

/// A chapter written as `20xfamily/params`.
fn read_chapter(text: &str) -> Result<Chapter> {
    let mut chapter = parse_chapter(text)?;
    chapter
        .read_files(|file| read_lines(Path::new(""), file))
        .map_err(|(_, why)| Complaint::bad(format!("--chapter {text:?}: {why}")))?;
    Ok(chapter)
}

/// The text of a file that a chapter names, such as a list of words; `None` if the text is not a
/// file name but the words themselves.
fn read_lines(folder: &Path, name: &str) -> Result<Option<String>, String> {
    let path = folder.join(name);
    let is_name = name.contains(['/', '\\']) || name.ends_with(".txt") || name.ends_with(".md");
    if !path.is_file() {
        return if is_name { Err(format!("there is no file {name:?}")) } else { Ok(None) };
    }
    read_part(&path, "a list").map(Some).map_err(|error| error.to_string())
}

fn parse_chapter(text: &str) -> Result<Chapter> {
    let parsed = text.split_once('x').and_then(|(count, rest)| {
        let (family, params) = rest.split_once('/').unwrap_or((rest, ""));
        let (family, params) = (family.to_owned(), params.to_owned());
        Some(Chapter { family, params, count: Some(count.parse().ok()?), ..Chapter::default() })
    });
    parsed.ok_or_else(|| {
        let example = first_family().id;
        let sentence =
            format!("--chapter {text:?}: expected a number, x and a family, such as 20x{example}");
        Complaint::bad(sentence).into()
    })
}

/// The names of all puzzles that must not be used again.
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

/// The name of a puzzle from a line of a log: the line itself if it is a name, or the name of the
/// puzzle that it holds.
fn name_in_log(line: &str, limits: &Limits) -> Option<String> {
    if line.split_once(' ').is_some_and(|(id, _)| family(id).is_some()) {
        return Some(line.to_owned());
    }
    let puzzle = open(line, None, &mut limits.start().budget).ok()?;
    Some(log_name(&*puzzle))
}

/// The non-empty lines of a log, each with its number.
fn log_lines(path: &Path) -> Result<Vec<(usize, String)>> {
    let text = read_log(path)?;
    let lines = (1..).zip(text.lines().map(str::trim));
    Ok(lines.filter(|(_, line)| !line.is_empty()).map(|(i, line)| (i, line.to_owned())).collect())
}

/// A log to be extended, opened before the work begins.
struct Log {
    lines: Vec<String>,
    sink: Sink,
}

impl Log {
    /// Reads the existing lines, and checks that the file can be written.
    fn open(path: &Path) -> Result<Log> {
        let lines = if path.exists() { log_lines(path)? } else { Vec::new() };
        let lines = lines.into_iter().map(|(_, line)| line).collect();
        Ok(Log { lines, sink: Sink::open(Some(path))? })
    }

    /// Appends names that are not in the log yet.
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

/// Makes the puzzles on all cores, in an order that does not depend on the number of cores.
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
        if wanted.is_empty() || limits.is_interrupted() || limits.is_over().is_some() {
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
