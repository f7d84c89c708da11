//! `ask`: answers requests in JSON as every other front end does.

use std::path::Path;

use anyhow::Result;
use gridwright_api::{Answer, json_error, read_object};

use crate::answers;
use crate::args::{AskArgs, Format};
use crate::batch::{self, BatchJob};
use crate::complaint::{Status, translated};
use crate::input::read_request;
use crate::limits::Limits;
use crate::output::Sink;

pub(super) fn run(args: &AskArgs) -> Result<Status> {
    if let Some(job) = BatchJob::of_requests(args) {
        let request = |text: &str| read_object(text.as_bytes()).map_err(|e| json_error(&e));
        return batch::ask_lines(&job, Format::Jsonl, |text, _| request(text), |_| None);
    }
    let text = match args.request.trim_start().starts_with('{') {
        true => args.request.clone(),
        false => read_request(Path::new(&args.request))?,
    };
    let mut sink = Sink::open(args.output.path())?;
    let limits = Limits::of(&args.limits);
    limits.arm();
    let answer = match read_object(text.as_bytes()) {
        Ok(request) => answers::answer(request, &mut limits.start().budget),
        Err(error) => Answer::Error(translated(&json_error(&error))),
    };
    sink.put(&answers::text(&answer, args.output.format(Format::Jsonl)))?;
    sink.is_whole();
    sink.finish(answer.status())
}
