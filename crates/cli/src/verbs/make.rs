//! `edit`, `review`, `repair` and `complete`: puzzles made by hand.

use anyhow::{Result, bail};
use gridwright::documents::{open_document, puzzle_document};
use gridwright::{Puzzle, Recipe, family};
use gridwright_api::{
    Answer, CompleteAnswer, CompleteOutcome, CompleteRequest, Edit, EditRequest, ParamValue,
    PuzzleInput, Rating, RepairAnswer, RepairOutcome, RepairRequest, Request, ReviewAnswer,
    ReviewOutcome, ReviewRequest,
};

use super::job::{Job, Setup, ask, with_puzzle};
use crate::answers;
use crate::args::{
    CommonArgs, CompleteArgs, DrawingArgs, EditArgs, Format, RepairArgs, ReviewArgs,
};
use crate::complaint::{Complaint, Status};
use crate::draw::Style;
use crate::limits::Limits;
use crate::output::Sink;

pub(super) fn edit(args: &EditArgs) -> Result<Status> {
    let edits = edits(args)?;
    let request = |mut request: EditRequest| {
        with_edits(&mut request, &edits, args);
        Request::Edit(request)
    };
    let (common, drawing) = (&args.common, &args.drawing);
    let Some(blank) = &args.blank else {
        let setup = Setup::of(common).drawn(drawing);
        if common.output.format(Format::Text).is_json() {
            return ask(setup, |puzzle| Ok(request(EditRequest::new(puzzle))));
        }
        return with_puzzle(setup, |job| {
            let asked = request(EditRequest::new(document(job)));
            let answer = answers::answer(asked, &mut job.watch.budget);
            write_edited(&mut job.sink, in_flags(answer, &edits), job.format, &job.style)
        });
    };
    let mut asked = blank_request(blank)?;
    with_edits(&mut asked, &edits, args);
    let mut sink = Sink::open(common.output.path())?;
    let limits = Limits::of(&common.limits);
    limits.arm();
    let answer = answers::answer(Request::Edit(asked), &mut limits.start().budget);
    let exit = match common.output.format(Format::Text) {
        format if format.is_json() => answers::write(&mut sink, answer, format)?,
        format => {
            let style = Style::of(drawing, &sink);
            write_edited(&mut sink, in_flags(answer, &edits), format, &style)?
        }
    };
    sink.finish(exit)
}

fn with_edits(request: &mut EditRequest, edits: &[Edit], args: &EditArgs) {
    request.edits = edits.to_vec();
    request.symmetry.clone_from(&args.symmetry);
    request.seed = (args.seed != 0).then(|| args.seed.into());
}

/// An empty board, as `family/parameters` says it.
fn blank_request(blank: &str) -> Result<EditRequest> {
    let name = blank.split('/').next().unwrap_or(blank);
    let generator = family(name).map_or(1, |family| family.info().generator);
    let recipe: Recipe = match format!("{blank}@{generator}#0").parse() {
        Ok(recipe) => recipe,
        Err(error) => return Err(Complaint::of(gridwright_api::open_error(&error)).into()),
    };
    let info = recipe.family.info();
    let mut request = EditRequest::blank(Some(info.id.to_owned()));
    let said = info.params.iter().filter_map(|spec| {
        let value = recipe.params.value(spec.name)?;
        Some((spec.name.to_owned(), ParamValue::Text(value.to_owned())))
    });
    request.params = said.collect();
    Ok(request)
}

/// What the flags ask for, in the order of the manual.
fn edits(args: &EditArgs) -> Result<Vec<Edit>> {
    let mut edits = Vec::new();
    for set in &args.set {
        let Some((site, value)) = set.split_once('=') else {
            bail!("--set {set}: expected a place and a value such as r1c1=5");
        };
        edits.push(Edit::Given { site: site.to_owned(), value: Some(value.to_owned()) });
    }
    edits.extend(args.clear.iter().map(|site| Edit::Given { site: site.clone(), value: None }));
    edits.extend(args.remove.iter().map(|clue| Edit::Remove { clue: clue.clone() }));
    for add in &args.add {
        let mut words = add.split_whitespace().map(str::to_owned);
        let (Some(kind), Some(label)) = (words.next(), words.next()) else {
            bail!("--add {add}: expected a kind, a label and places, such as 'cage 12 r1c1 r1c2'");
        };
        let label = if label == "-" { String::new() } else { label };
        edits.push(Edit::Add { kind, label, sites: words.collect() });
    }
    if let Some(letters) = &args.areas {
        let letters: Vec<char> = letters.chars().filter(|sign| !sign.is_whitespace()).collect();
        let number = |letter: &char| {
            letters.iter().position(|first| first == letter).unwrap_or_default() as u16
        };
        edits.push(Edit::Areas { areas: letters.iter().map(number).collect() });
    }
    Ok(edits)
}

fn document(job: &Job) -> PuzzleInput {
    puzzle_document(&*job.puzzle).into()
}

/// The answer, where an error names the flag that is wrong instead of the member of the request.
fn in_flags(mut answer: Answer, edits: &[Edit]) -> Answer {
    if let Answer::Error(error) = &mut answer
        && let Some(field) = error.field.clone()
        && let Some(rest) = error.detail.strip_prefix(&format!("{field}: "))
        && let Some(index) = field.strip_prefix("edits[").and_then(|rest| rest.split(']').next())
        && let Some(edit) = index.parse().ok().and_then(|index: usize| edits.get(index))
    {
        let flag = match edit {
            Edit::Given { site, value: Some(value) } => format!("--set {site}={value}"),
            Edit::Given { site, value: None } => format!("--clear {site}"),
            Edit::Remove { clue } => format!("--remove {clue}"),
            Edit::Add { kind, label, .. } => format!("--add {kind} {label}"),
            _ => "--areas".to_owned(),
        };
        error.detail = format!("{flag}: {rest}");
        error.message = None;
    }
    answer
}

fn write_edited(sink: &mut Sink, answer: Answer, format: Format, style: &Style) -> Result<Status> {
    match answer {
        Answer::Edit(edited) => {
            write_puzzle(sink, &*opened(&edited.puzzle)?, format, style)?;
            Ok(Status::Done)
        }
        Answer::Error(error) => Err(Complaint::of(error).into()),
        other => bail!("no puzzle: {}", other.outcome()),
    }
}

fn opened(document: &gridwright_api::Puzzle) -> Result<std::sync::Arc<dyn Puzzle>> {
    let opened = open_document(document);
    opened.map_err(|error| Complaint::of(gridwright_api::open_error(&error)).into())
}

fn write_puzzle(sink: &mut Sink, puzzle: &dyn Puzzle, format: Format, style: &Style) -> Result<()> {
    match format {
        Format::Text => sink.put(&style.board(puzzle, &puzzle.board().givens)?),
        _ => sink.line(&puzzle.line()),
    }
}

/// Has a request about the puzzle answered and the answer told, or written as JSON.
fn tell(
    common: &CommonArgs,
    drawing: Option<&DrawingArgs>,
    request: impl Fn(PuzzleInput) -> Request,
    say: impl FnOnce(&mut Job, &Answer) -> Result<()>,
) -> Result<Status> {
    let setup = Setup::of(common);
    let setup = drawing.map_or(setup, |drawing| setup.drawn(drawing));
    if common.output.format(Format::Text).is_json() {
        return ask(setup, |puzzle| Ok(request(puzzle)));
    }
    with_puzzle(setup, |job| {
        let answer = answers::answer(request(document(job)), &mut job.watch.budget);
        if let Answer::Error(error) = answer {
            return Err(Complaint::of(error).into());
        }
        say(job, &answer)?;
        Ok(answer.status())
    })
}

pub(super) fn review(args: &ReviewArgs) -> Result<Status> {
    let request = |puzzle: PuzzleInput| {
        let mut request = ReviewRequest::new(puzzle);
        request.profile = Some(args.profile.profile.id.to_owned());
        Request::Review(request)
    };
    tell(&args.common, Some(&args.drawing), request, |job, answer| match answer {
        Answer::Review(review) => say_review(job, review),
        _ => Ok(()),
    })
}

fn say_review(job: &mut Job, review: &ReviewAnswer) -> Result<()> {
    if job.format != Format::Text {
        return job.sink.line(review.outcome.name());
    }
    let solutions = match review.outcome {
        ReviewOutcome::Unique => "one",
        ReviewOutcome::Several => "several",
        ReviewOutcome::None => "none",
        _ => "not known within the budget",
    };
    job.sink.line(&format!("solutions  {solutions}"))?;
    let needless = review.needless.as_ref().map(|clues| {
        let names: Vec<&str> = clues.iter().map(|clue| clue.id.as_str()).collect();
        if names.is_empty() {
            ", all needed".to_owned()
        } else {
            format!(", not needed: {}", names.join(" "))
        }
    });
    job.sink.line(&format!("clues      {}{}", review.clues, needless.unwrap_or_default()))?;
    if let Some(rating) = &review.rating {
        job.sink.line(&format!("level      {}", graded(rating)))?;
    }
    let (n, open) = (review.steps, review.open);
    let steps = if n == 1 { "step" } else { "steps" };
    job.sink.line(&format!("logic      {n} {steps}, {open} places open then"))?;
    if !review.differ.is_empty() {
        job.sink.line(&format!("differ     {}", review.differ.join(" ")))?;
    }
    let board = job.puzzle.board();
    let several = board.all_sites().zip(&review.candidates).filter(|(_, values)| values.len() > 1);
    let several: Vec<String> =
        several.map(|(site, values)| format!("{}={values}", board.site_name(site))).collect();
    if !several.is_empty() {
        let end = if review.candidates_are_whole { "" } else { " (and maybe more)" };
        job.sink.line(&format!("values     {}{end}", several.join(" ")))?;
    }
    for culprit in &review.culprits {
        job.sink.line(&format!("at fault   {}", culprit.sentence))?;
    }
    Ok(())
}

fn graded(rating: &Rating) -> String {
    format!("{} (ER {:.1})", rating.level.name(), rating.er)
}

pub(super) fn repair(args: &RepairArgs) -> Result<Status> {
    let request = |puzzle: PuzzleInput| {
        let mut request = RepairRequest::new(puzzle);
        request.limit = Some(usize::try_from(args.limit).unwrap_or(usize::MAX));
        Request::Repair(request)
    };
    tell(&args.common, None, request, |job, answer| match answer {
        Answer::Repair(repair) => say_repairs(job, repair),
        _ => Ok(()),
    })
}

fn say_repairs(job: &mut Job, answer: &RepairAnswer) -> Result<()> {
    for repair in &answer.repairs {
        let change = match &repair.edit {
            Edit::Given { site, value: Some(value) } => format!("print {value} at {site}"),
            Edit::Given { site, value: None } => format!("take the value at {site} away"),
            Edit::Add { kind, label, sites } => {
                format!("add {kind} {label} {}", sites.join(" ")).trim_end().to_owned()
            }
            Edit::Remove { clue } => format!("take {clue} away"),
            Edit::Areas { areas } => other_areas(&*job.puzzle, areas),
            _ => "change it".to_owned(),
        };
        let then = match (repair.solutions, &repair.rating) {
            (Some(1), Some(rating)) => format!("one solution, {}", graded(rating)),
            (Some(1), None) => "one solution".to_owned(),
            (Some(n), _) => format!("{n} solutions"),
            (None, _) => "many solutions".to_owned(),
        };
        job.sink.line(&format!("{change}: {then}"))?;
    }
    match answer.outcome {
        RepairOutcome::Found => Ok(()),
        RepairOutcome::Unneeded => job.note("the puzzle has one solution"),
        RepairOutcome::OutOfBudget => job.note(format!("{}: none found", job.watch.why())),
        _ => job.note("no single change leaves fewer solutions"),
    }
}

/// Which places are in another area than before.
fn other_areas(puzzle: &dyn Puzzle, areas: &[u16]) -> String {
    let before = puzzle.areas().unwrap_or_default();
    let moved = before.iter().zip(areas).zip(puzzle.board().all_sites());
    let moved = moved.filter(|((before, now), _)| before != now);
    let names: Vec<String> = moved.map(|(_, site)| puzzle.board().site_name(site)).collect();
    format!("change the areas of {}", names.join(" and "))
}

pub(super) fn complete(args: &CompleteArgs) -> Result<Status> {
    let request = |puzzle: PuzzleInput| {
        let mut request = CompleteRequest::new(puzzle);
        request.seed = Some(args.seed.into());
        Request::Complete(request)
    };
    tell(&args.common, Some(&args.drawing), request, |job, answer| match answer {
        Answer::Complete(complete) => say_completed(job, complete),
        _ => Ok(()),
    })
}

fn say_completed(job: &mut Job, answer: &CompleteAnswer) -> Result<()> {
    match answer.outcome {
        CompleteOutcome::Done => {
            write_puzzle(&mut job.sink, &*opened(&answer.puzzle)?, job.format, &job.style)?;
            job.note(match answer.added.len() {
                1 => "1 value was added".to_owned(),
                n => format!("{n} values were added"),
            })
        }
        CompleteOutcome::None => job.note("the puzzle has no solution"),
        _ => job.note(format!("{}: nothing was added", job.watch.why())),
    }
}
