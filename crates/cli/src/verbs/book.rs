//! `book`: a PDF of puzzles, ready for the printer.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Result;
use gridwright::{
    Position, Profile, Puzzle, Recipe, Step, StepQuery, family, next_step, open, rate,
};
use gridwright_book::{Chapter, Entry, Order, Plan, PlanError, lay_out};

use crate::args::{BookArgs, PictureKind, first_family};
use crate::batch::in_order;
use crate::complaint::{Complaint, Exit, reason, say};
use crate::image::expect_no_terminal;
use crate::input::read_text;
use crate::limits::Limits;
use crate::output::Sink;
use crate::progress::Progress;

pub(super) fn run(args: &BookArgs) -> Result<Exit> {
    let (plan, orders) = read_plan(args)?;
    let limits = Limits::of(&args.limits);
    let seen = read_logs(&args.avoid, &limits)?;
    let mut sink = Sink::open(args.out.path())?;
    expect_no_terminal(PictureKind::Pdf, &sink)?;
    limits.arm();
    let made = make(&plan, &orders, seen, &limits, args.threads.number())?;
    if limits.is_interrupted() {
        say("interrupted: no book was made");
        return Ok(Exit::Spent);
    }
    for (i, order) in orders.iter().enumerate() {
        let found = made.entries.iter().filter(|entry| entry.chapter == i).count();
        if found < order.count {
            let (chapter, count) = (i + 1, order.count);
            let sentence = format!(
                "chapter {chapter}: only {found} of {count} puzzles as asked for were found that \
                 are in no log"
            );
            return Err(Complaint { sentence, excerpt: None, exit: Exit::Spent }.into());
        }
    }
    let file = lay_out(&plan, &orders, &made.entries)
        .map_err(|error| Complaint::bad(error.to_string()))?;
    sink.put_bytes(&file)?;
    let exit = sink.finish(Exit::Done)?;
    if let Some(log) = &args.log {
        write_log(log, &made.keys)?;
    }
    Ok(exit)
}

/// The plan, with what the flags say instead.
fn read_plan(args: &BookArgs) -> Result<(Plan, Vec<Order>)> {
    let mut plan = Plan::default();
    let (mut text, mut name) = (String::new(), String::new());
    if let Some(path) = &args.plan {
        text = read_text(path)?;
        name = format!("{}: ", path.display());
        plan = Plan::parse(&text).map_err(|error| Complaint::bad(format!("{name}{error}")))?;
    }
    for (flag, field) in [
        (&args.title, &mut plan.title),
        (&args.subtitle, &mut plan.subtitle),
        (&args.author, &mut plan.author),
        (&args.language, &mut plan.language),
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
        error => Complaint::bad(format!("{name}{error}")),
    })?;
    Ok((plan, orders))
}

/// A chapter written as `20xfamily/params`.
fn read_chapter(text: &str) -> Result<Chapter> {
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

/// What a puzzle is called in logs.
fn log_name(puzzle: &dyn Puzzle) -> String {
    format!("{} {}", puzzle.info().id, puzzle.canonical())
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
    let text = std::fs::read_to_string(path).map_err(|error| {
        Complaint::bad(format!("{}: cannot be read: {}", path.display(), reason(&error)))
    })?;
    let lines = (1..).zip(text.lines().map(str::trim));
    Ok(lines.filter(|(_, line)| !line.is_empty()).map(|(i, line)| (i, line.to_owned())).collect())
}

/// Adds names that are not in the log yet.
fn write_log(path: &Path, keys: &[String]) -> Result<()> {
    let lines = if path.exists() { log_lines(path)? } else { Vec::new() };
    let mut lines: Vec<String> = lines.into_iter().map(|(_, line)| line).collect();
    let known: BTreeSet<String> = lines.iter().cloned().collect();
    lines.extend(keys.iter().filter(|key| !known.contains(*key)).cloned());
    let mut sink = Sink::open(Some(path))?;
    for line in lines {
        sink.line(&line)?;
    }
    sink.finish(Exit::Done)?;
    Ok(())
}

/// What was made, and what each puzzle is called in logs.
struct Made {
    entries: Vec<Entry>,
    keys: Vec<String>,
}

/// A puzzle, and what it is called in logs.
type Found = (Entry, String);

/// Recipes to be tried for each puzzle wanted, before a chapter is given up.
const TRIES: u64 = 20;

/// Makes the puzzles on all cores, in an order that does not depend on how many there are.
fn make(
    plan: &Plan,
    orders: &[Order],
    mut seen: BTreeSet<String>,
    limits: &Limits,
    threads: usize,
) -> Result<Made> {
    let total: usize = orders.iter().map(|order| order.count).sum();
    let progress = Progress::of(total as u64);
    let mut entries: Vec<Vec<Found>> = orders.iter().map(|_| Vec::new()).collect();
    let mut tried = vec![0; orders.len()];
    loop {
        // As many more as are missing; what turns out to be a repetition is made up for later.
        let mut wanted: Vec<(usize, u64)> = Vec::new();
        for (i, order) in orders.iter().enumerate() {
            let missing = (order.count - entries[i].len()) as u64;
            let most = TRIES * order.count as u64 + TRIES;
            let next = (tried[i] + missing).min(most);
            wanted.extend((tried[i]..next).map(|index| (i, index)));
            tried[i] = next;
        }
        if wanted.is_empty() || limits.is_interrupted() {
            break;
        }
        let work = |(chapter, index): (usize, u64)| -> Option<Found> {
            let Order { family, params, .. } = &orders[chapter];
            let recipe = Recipe { index, ..Recipe::new(*family, params.clone(), plan.seed) };
            one(chapter, &recipe, plan.hints, limits)
        };
        in_order(wanted.into_iter(), threads, work, |found: Option<Option<Found>>| {
            let Some((entry, key)) = found.flatten() else { return Ok(()) };
            if seen.insert(key.clone()) {
                entries[entry.chapter].push((entry, key));
                progress.advance();
            }
            Ok(())
        })?;
    }
    progress.end();
    let (entries, keys) = entries.into_iter().flatten().unzip();
    Ok(Made { entries, keys })
}

/// One puzzle with all that is printed of it, or nothing where none as asked for is found.
fn one(chapter: usize, recipe: &Recipe, wants_hint: bool, limits: &Limits) -> Option<Found> {
    let made = recipe.make(&mut limits.start().budget).ok()?;
    let puzzle = made.puzzle;
    let rating = rate(&*puzzle, Profile::DEFAULT, &mut limits.start().budget).ok();
    let hint = wants_hint.then(|| first_step(&*puzzle, limits)).flatten();
    let key = log_name(&*puzzle);
    let rating = rating.map(|rating| (rating.level, rating.er));
    let id = recipe.to_string();
    Some((Entry { chapter, id, puzzle, solution: made.solution, rating, hint }, key))
}

fn first_step(puzzle: &dyn Puzzle, limits: &Limits) -> Option<Step> {
    next_step(puzzle, &Position::of(puzzle), &StepQuery::default(), &mut limits.start().budget)
}
