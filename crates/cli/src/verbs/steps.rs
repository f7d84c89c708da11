//! `steps`: lists the steps that can be taken next.

use anyhow::Result;
use gridwright::steps::effects_words;
use gridwright_api::{PositionInput, Request, StepsRequest, hint_outcome};

use super::hint::{game, position_text, print_without_step};
use super::job::{Setup, ask, with_play};
use crate::args::{Format, StepsArgs};
use crate::complaint::Status;
use crate::words::texts;

pub(super) fn run(args: &StepsArgs) -> Result<Status> {
    let setup = Setup::of(&args.common).reduced(&args.reduce).counting_nodes_itself();
    let nodes = args.common.limits.nodes();
    let position = args.position.position.as_deref();
    let most = args.most.map(|most| usize::try_from(most).unwrap_or(usize::MAX));
    if args.common.output.format(Format::Text).is_json() {
        return ask(setup, |puzzle| {
            let mut request = StepsRequest::new(puzzle);
            request.profile = Some(args.profile.profile.id.to_owned());
            request.position = position.map(position_text).transpose()?.map(PositionInput::Text);
            request.most = most;
            request.nodes = nodes;
            Ok(Request::Steps(request))
        });
    }
    with_play(setup, |job| {
        let profile = args.profile.profile;
        job.expect_profile(profile)?;
        let game = game(job, position)?;
        let mut budget = job.watch.budget.part(nodes.unwrap_or(u64::MAX));
        let found = game.steps_in(profile, &mut budget);
        job.watch.budget.pay(budget.used());
        let steps = match found {
            Ok(steps) => steps,
            Err(hint) => {
                match job.format {
                    Format::Text => print_without_step(job, &game, &hint)?,
                    _ => job.sink.line(hint_outcome(&hint).name())?,
                }
                return Ok(Status::of_hint(hint_outcome(&hint)));
            }
        };
        let puzzle = game.puzzle();
        for (i, step) in steps.iter().enumerate().take(most.unwrap_or(usize::MAX)) {
            let moves = effects_words(puzzle.board(), &step.finding.effects);
            let (id, rating) = (step.technique.id, step.worth.rating);
            let line = match job.format {
                Format::Text => {
                    let name = job.style.bold(&texts().technique(puzzle.info(), step.technique));
                    let short = texts().short(puzzle, step);
                    format!("{}. {name} ({rating}): {short} {moves}", i + 1)
                }
                _ => format!("{id}\t{rating}\t{moves}"),
            };
            job.sink.line(&line)?;
        }
        if budget.has_refused() && steps.len() < most.unwrap_or(usize::MAX) {
            let key = if budget.is_stopped() { "left-out.late" } else { "left-out.nodes" };
            job.note(texts().with(key, &[("nodes", nodes.unwrap_or(0).into())]))?;
        }
        Ok(Status::Done)
    })
}
