//! `edit`, `review`, `repair` and `complete`: support making puzzles by hand.

use anyhow::{Result, bail};
use gridwright::documents::{open_document, puzzle_document};
use gridwright::{Puzzle, Recipe, family};
use gridwright_api::{
    Answer, CompleteAnswer, CompleteOutcome, CompleteRequest, Edit, EditRequest, ParamValue,
    PuzzleInput, Rating, RepairAnswer, RepairOutcome, RepairRequest, Request, ReviewAnswer,
    ReviewOutcome, ReviewRequest,
};

use super::job::{Job, Setup, ask, with_puzzle};
use super::tables::labelled;
use crate::answers;
use crate::args::{
    CommonArgs, CompleteArgs, DrawingArgs, EditArgs, Format, RepairArgs, ReviewArgs,
};
use crate::complaint::{Complaint, Status};
use crate::draw::Style;
use crate::limits::Limits;
use crate::output::Sink;
use crate::words::{phrase, texts};

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

/// The request for an empty board, given as `family/parameters`.
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

/// The edits that the flags request, in the order of the manual.
fn edits(args: &EditArgs) -> Result<Vec<Edit>> {
    let mut edits = Vec::new();
    for set in &args.set {
        let Some((site, value)) = set.split_once('=') else {
            let sentence = format!("--set {set}: expected a place and a value such as r1c1=5");
            return Err(Complaint::bad(sentence).into());
        };
        edits.push(Edit::Given { site: site.to_owned(), value: Some(value.to_owned()) });
    }
    edits.extend(args.clear.iter().map(|site| Edit::Given { site: site.clone(), value: None }));
    edits.extend(args.remove.iter().map(|clue| Edit::Remove { clue: clue.clone() }));
    for add in &args.add {
        let mut words = add.split_whitespace().map(str::to_owned);
        let (Some(kind), Some(label)) = (words.next(), words.next()) else {
            let sentence = format!(
                "--add {add}: expected a kind, a label and places, such as 'cage 12 r1c1 r1c2'"
            );
            return Err(Complaint::bad(sentence).into());
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

/// The answer; an error in it names the flag instead of the member of the request.
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

/// Answers a request about the puzzle, and prints the answer as text or JSON.
fn answer_and_print(
    common: &CommonArgs,
    drawing: Option<&DrawingArgs>,
    request: impl Fn(PuzzleInput) -> Request,
    print: impl FnOnce(&mut Job, &Answer) -> Result<()>,
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
        print(job, &answer)?;
        Ok(answer.status())
    })
}

pub(super) fn review(args: &ReviewArgs) -> Result<Status> {
    let request = |puzzle: PuzzleInput| {
        let mut request = ReviewRequest::new(puzzle);
        request.profile = Some(args.profile.profile.id.to_owned());
        Request::Review(request)
    };
    answer_and_print(&args.common, Some(&args.drawing), request, |job, answer| match answer {
        Answer::Review(review) => print_review(job, review),
        _ => Ok(()),
    })
}

fn print_review(job: &mut Job, review: &ReviewAnswer) -> Result<()> {
    if job.format != Format::Text {
        return job.sink.line(review.outcome.name());
    }
    let solutions = match review.outcome {
        ReviewOutcome::Unique => "cli-review.one",
        ReviewOutcome::Several => "cli-review.several",
        ReviewOutcome::None => "cli-review.none",
        _ => "cli-review.unknown",
    };
    let mut rows = vec![("cli-label.solutions", texts().get(solutions).into_owned())];
    let mut args = vec![("n", review.clues.into())];
    let key = match &review.needless {
        None => "cli-review.clues",
        Some(clues) if clues.is_empty() => "cli-review.all-needed",
        Some(clues) => {
            let names: Vec<&str> = clues.iter().map(|clue| clue.id.as_str()).collect();
            args.push(("clues", names.join(" ").into()));
            "cli-review.not-needed"
        }
    };
    rows.push(("cli-label.clues", phrase(key, &args)));
    if let Some(rating) = &review.rating {
        rows.push(("cli-label.level", graded(rating)));
    }
    let args = [("n", review.steps.into()), ("open", review.open.into())];
    rows.push(("cli-label.logic", phrase("cli-review.steps", &args)));
    if !review.differ.is_empty() {
        rows.push(("cli-label.differ", review.differ.join(" ")));
    }
    let board = job.puzzle.board();
    let several = board.all_sites().zip(&review.candidates).filter(|(_, values)| values.len() > 1);
    let several: Vec<String> =
        several.map(|(site, values)| format!("{}={values}", board.site_name(site))).collect();
    if !several.is_empty() {
        let values = several.join(" ");
        rows.push(match review.candidates_are_whole {
            true => ("cli-label.values", values),
            false => {
                ("cli-label.values", phrase("cli-review.maybe-more", &[("values", values.into())]))
            }
        });
    }
    for culprit in &review.culprits {
        rows.push(("cli-label.at-fault", culprit.sentence.clone()));
    }
    job.sink.put(&labelled(&rows))
}

fn graded(rating: &Rating) -> String {
    let level = texts().get(&format!("level.{}", rating.level.name()));
    let er = format!("{:.1}", rating.er);
    phrase("cli-review.graded", &[("level", level.into()), ("rating", er.into())])
}

pub(super) fn repair(args: &RepairArgs) -> Result<Status> {
    let request = |puzzle: PuzzleInput| {
        let mut request = RepairRequest::new(puzzle);
        request.limit = Some(usize::try_from(args.limit).unwrap_or(usize::MAX));
        Request::Repair(request)
    };
    answer_and_print(&args.common, None, request, |job, answer| match answer {
        Answer::Repair(repair) => print_repairs(job, repair),
        _ => Ok(()),
    })
}

fn print_repairs(job: &mut Job, answer: &RepairAnswer) -> Result<()> {
    for repair in &answer.repairs {
        let change = match &repair.edit {
            Edit::Given { site, value: Some(value) } => {
                phrase("cli-repair.print", &[("value", value.into()), ("site", site.into())])
            }
            Edit::Given { site, value: None } => {
                phrase("cli-repair.clear", &[("site", site.into())])
            }
            Edit::Add { kind, label, sites } => {
                let clue = format!("{kind} {label} {}", sites.join(" ")).trim_end().to_owned();
                phrase("cli-repair.add", &[("clue", clue.into())])
            }
            Edit::Remove { clue } => phrase("cli-repair.remove", &[("clue", clue.into())]),
            Edit::Areas { areas } => other_areas(&*job.puzzle, areas),
            _ => texts().get("cli-repair.change").into_owned(),
        };
        let then = match (repair.solutions, &repair.rating) {
            (Some(1), Some(rating)) => {
                phrase("cli-repair.one-graded", &[("graded", graded(rating).into())])
            }
            (Some(1), None) => texts().get("cli-repair.one").into_owned(),
            (Some(n), _) => phrase("cli-repair.some", &[("n", n.to_string().into())]),
            (None, _) => texts().get("cli-repair.many").into_owned(),
        };
        let args = [("change", change.into()), ("then", then.into())];
        job.sink.line(&phrase("cli-repair.line", &args))?;
    }
    match answer.outcome {
        RepairOutcome::Found => Ok(()),
        RepairOutcome::Unneeded => job.note(texts().get("cli-repair.unneeded")),
        RepairOutcome::OutOfBudget => {
            job.note(phrase("cli-repair.out-of-budget", &[("why", job.watch.why().into())]))
        }
        _ => job.note(texts().get("cli-repair.none")),
    }
}

/// The sites whose area has changed.
fn other_areas(puzzle: &dyn Puzzle, areas: &[u16]) -> String {
    let before = puzzle.areas().unwrap_or_default();
    let moved = before.iter().zip(areas).zip(puzzle.board().all_sites());
    let moved = moved.filter(|((before, now), _)| before != now);
    let names: Vec<String> = moved.map(|(_, site)| puzzle.board().site_name(site)).collect();
    phrase("cli-repair.areas", &[("sites", texts().list(&names).into())])
}

pub(super) fn complete(args: &CompleteArgs) -> Result<Status> {
    let request = |puzzle: PuzzleInput| {
        let mut request = CompleteRequest::new(puzzle);
        request.seed = Some(args.seed.into());
        Request::Complete(request)
    };
    answer_and_print(&args.common, Some(&args.drawing), request, |job, answer| match answer {
        Answer::Complete(complete) => print_completed(job, complete),
        _ => Ok(()),
    })
}

fn print_completed(job: &mut Job, answer: &CompleteAnswer) -> Result<()> {
    match answer.outcome {
        CompleteOutcome::Done => {
            write_puzzle(&mut job.sink, &*opened(&answer.puzzle)?, job.format, &job.style)?;
            job.note(phrase("cli-complete.added", &[("n", answer.added.len().into())]))
        }
        CompleteOutcome::None => job.note(texts().get("verdict.no-solution")),
        _ => job.note(phrase("cli-complete.nothing", &[("why", job.watch.why().into())])),
    }
}
