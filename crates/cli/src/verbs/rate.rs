//! `rate`: rates a puzzle by the steps that its solution takes.

use anyhow::Result;
use gridwright::steps::{Route, Tenths, Unrated, easiest_route};
use gridwright::{Budget, Profile, Puzzle, Rating, StepQuery, explain, rate};
use gridwright_api::{
    self as wire, ErrorAnswer, ErrorCode, PuzzleInput, RateOutcome, RateRequest, Request, RouteKind,
};

use super::job::{Job, Setup, ask_and_check, with_puzzle};
use super::phrases::step_lines;
use crate::args::{Format, RateArgs};
use crate::batch::{self, Answer, BatchJob};
use crate::complaint::{Complaint, Status};
use crate::words::{in_words, phrase, texts};

pub(super) fn run(args: &RateArgs) -> Result<Status> {
    let (profile, kind) = (args.profile.profile, args.route());
    let request = |puzzle: PuzzleInput| {
        let mut request = RateRequest::new(puzzle);
        request.profile = Some(profile.id.to_owned());
        request.route = Some(kind).filter(|&kind| kind != RouteKind::Usual);
        Request::Rate(request)
    };
    if let Some(job) = BatchJob::of(&args.common, &args.batch, &args.reduce) {
        let format = args.common.output.format(Format::Tsv);
        if format.is_json() {
            return batch::ask(&job, request);
        }
        return batch::run(&job, format, None, |puzzle, line, watch| {
            let (rating, _) = rated(puzzle, profile, kind, &mut watch.budget);
            Answer { line: columns(&shown(puzzle, line), &rating), exit: exit_of(&rating) }
        });
    }
    let setup = Setup::of(&args.common).drawn(&args.drawing).reduced(&args.reduce);
    let format = args.common.output.format_or_columns(Format::Text);
    if format.is_json() {
        return ask_and_check(setup, |puzzle| Ok(request(puzzle)), expect_profile);
    }
    with_puzzle(setup, |job| {
        job.expect_profile(profile)?;
        let budget = &mut job.watch.budget.clone();
        let (rating, route) = rated(&*job.puzzle, profile, kind, &mut job.watch.budget);
        if args.common.verbose && format == Format::Text {
            let steps = match &route {
                Some(route) => route.explanation.steps.clone(),
                None => explain(&*job.puzzle, &StepQuery::by(profile), budget).steps,
            };
            for line in step_lines(&*job.puzzle, &steps, &job.style) {
                job.sink.line(&line)?;
            }
        }
        match (format, &rating) {
            (Format::Text, Ok(rating)) => report(job, rating, route.as_ref())?,
            (Format::Text, Err(_)) => (),
            (_, _) => {
                let columns = columns(&job.puzzle.line(), &rating);
                job.sink.line(&columns)?;
            }
        }
        match rating {
            Ok(_) => (),
            Err(Unrated::OutOfBudget) => {
                job.note(phrase("cli-rate.out-of-budget", &[("why", job.watch.why().into())]))?;
            }
            Err(why @ (Unrated::NoSolution | Unrated::Several | Unrated::OtherProfile)) => {
                let why = in_words(&why.to_string());
                job.note(phrase("cli-rate.unrated", &[("why", why.into())]))?;
            }
        }
        Ok(exit_of(&rating))
    })
}

/// For a single puzzle, a profile that does not apply is an error.
fn expect_profile(answer: &wire::Answer) -> Result<()> {
    match answer {
        wire::Answer::Rate(answer) if answer.outcome == RateOutcome::OtherProfile => {
            let detail =
                format!("the profile does not rate this puzzle of family {}", answer.family);
            Err(Complaint::of(ErrorAnswer::new(ErrorCode::UnknownProfile, detail)).into())
        }
        _ => Ok(()),
    }
}

/// The rating of the requested path, and that path if it was searched for.
fn rated(
    puzzle: &dyn Puzzle,
    profile: &'static Profile,
    kind: RouteKind,
    budget: &mut Budget,
) -> (Result<Rating, Unrated>, Option<Route>) {
    let route = match kind {
        RouteKind::Easiest => easiest_route(puzzle, profile, budget).ok(),
        _ => None,
    };
    let by_route = route.as_ref().and_then(|route| route.explanation.rating(profile));
    (by_route.map_or_else(|| rate(puzzle, profile, budget), Ok), route)
}

/// The rating of the hardest step of a path, and the number of steps with that rating.
fn how_hard((rating, n): (Tenths, usize)) -> String {
    let rating = ("rating", rating.to_string().into());
    match n {
        1 => phrase("cli-rate.hard-once", &[rating]),
        n => phrase("cli-rate.hard-times", &[rating, ("n", n.into())]),
    }
}

fn report(job: &mut Job, rating: &Rating, route: Option<&Route>) -> Result<()> {
    let Rating { er, ep, ed, score, level, .. } = rating;
    let info = job.puzzle.info();
    let name = match rating.hardest {
        Some(technique) => texts().technique(info, technique),
        None => texts().get("cli-rate.no-technique"),
    };
    let name = ("name", name.into());
    let hardest = match rating.hardest_name() {
        "trial" => phrase("cli-rate.trial", &[name]),
        _ if rating.bottlenecks() == 1 => phrase("cli-rate.once", &[name]),
        _ => phrase("cli-rate.times", &[name, ("n", rating.bottlenecks().into())]),
    };
    let level = job.style.bold(&texts().level(*level));
    let Profile { id, version, .. } = rating.profile;
    let summary = texts().profile(info, rating.profile);
    let labels = ["level", "rating", "hardest", "score", "route", "profile"]
        .map(|label| texts().get(&format!("cli-label.{label}")));
    let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    let [level_is, rating_is, hardest_is, score_is, route_is, profile_is] =
        labels.map(|label| format!("{label:<width$}  "));
    job.sink.put(&format!(
        "{level_is}{level}\n{rating_is}ER {er}, EP {ep}, ED {ed}\n{hardest_is}{hardest}\n{score_is}{score}\n"
    ))?;
    if let Some(route) = route {
        let args = [
            ("found", how_hard(route.hardest).into()),
            ("usual", how_hard(route.usual).into()),
            ("n", route.positions.into()),
        ];
        let key = if route.is_complete { "cli-rate.route" } else { "cli-rate.route-cut" };
        job.sink.line(&format!("{route_is}{}", phrase(key, &args)))?;
    }
    for (technique, n) in &rating.counts {
        let name = texts().technique(info, technique);
        job.sink.line(&format!("{n:>width$}  {name} ({})", technique.rating))?;
    }
    job.sink.line(&job.style.dim(&format!("{profile_is}{id} {version}: {summary}")))
}

/// The line as it was read, unless it would break the columns.
fn shown(puzzle: &dyn Puzzle, line: &str) -> String {
    let breaks = line.contains(['\t', '\n']) || line.starts_with('{');
    if breaks { puzzle.line() } else { line.to_owned() }
}

/// The columns of a rating: puzzle, ER, EP, ED, hardest technique, score, level.
fn columns(puzzle: &str, rating: &Result<Rating, Unrated>) -> String {
    match rating {
        Ok(rating) => {
            let Rating { er, ep, ed, score, level, .. } = rating;
            let (hardest, level) = (rating.hardest_name(), level.name());
            format!("{puzzle}\t{er}\t{ep}\t{ed}\t{hardest}\t{score}\t{level}")
        }
        Err(why) => format!("{puzzle}\t-\t-\t-\t{}\t-\t-", name(*why)),
    }
}

/// The keyword for the reason, as in verdicts.
fn name(why: Unrated) -> &'static str {
    match why {
        Unrated::NoSolution => "none",
        Unrated::Several => "several",
        Unrated::OtherProfile => "other-profile",
        Unrated::OutOfBudget => "out-of-budget",
    }
}

fn exit_of(rating: &Result<Rating, Unrated>) -> Status {
    match rating {
        Ok(_) => Status::Done,
        Err(Unrated::NoSolution | Unrated::Several | Unrated::OtherProfile) => Status::No,
        Err(Unrated::OutOfBudget) => Status::Spent,
    }
}
