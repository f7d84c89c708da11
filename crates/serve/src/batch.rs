//! Batches: reads requests as lines and answers them in order while more arrive. Only the lines
//! being processed are in memory.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::Request as HttpRequest;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use bytes::{Bytes, BytesMut};
use futures_core::Stream;
use gridwright::Budget;
use gridwright_api::{
    Answer, ErrorAnswer, ErrorCode, Request, SolveAnswer, error_in_line, json_error, read_object,
    solve_lines,
};
use http_body_util::BodyExt;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::app::{App, BatchTicket};
use crate::client::Client;
use crate::engine::Refused;
use crate::problem::Problem;
use crate::query::accepted_language;
use crate::reply::settle_language;

/// Time slice of a batch: after it, other requests get a turn on the worker.
const SLICE: Duration = Duration::from_millis(50);

/// Interval at which the deadline of the current line is checked.
const TICK: Duration = Duration::from_millis(10);

/// Maximum number of lines parsed at a time.
const TOGETHER: usize = 256;

/// Number of bytes at which answers are sent.
const PART: usize = 64 << 10;

/// Number of parts that may be queued for sending.
const AHEAD: usize = 2;

/// A response body streamed in parts.
struct Parts(mpsc::Receiver<Bytes>);

impl Stream for Parts {
    type Item = Result<Bytes, std::convert::Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.poll_recv(cx).map(|part| part.map(Ok))
    }
}

/// Returns a response body that sends a large buffer in parts, as fast as the client reads it.
pub(crate) fn in_parts(body: Vec<u8>) -> Body {
    let (sender, receiver) = mpsc::channel(AHEAD);
    tokio::spawn(async move {
        let mut rest = Bytes::from(body);
        while !rest.is_empty() {
            let part = rest.split_to(rest.len().min(PART));
            if sender.send(part).await.is_err() {
                return;
            }
        }
    });
    Body::from_stream(Parts(receiver))
}

/// Starts to answer the lines of a request body.
pub(crate) fn answer(
    app: &Arc<App>,
    client: &Client,
    request: HttpRequest,
) -> Result<Response, Problem> {
    let ticket = app.begin_batch(client).ok_or_else(|| {
        let detail = "too many batches of this client are under way";
        Problem::new(ErrorCode::TooMany, detail).retry_after(Duration::from_secs(1))
    })?;
    let batch = Batch {
        app: Arc::clone(app),
        client: client.clone(),
        language: accepted_language(request.headers()),
    };
    let (sender, receiver) = mpsc::channel(AHEAD);
    let lines = Lines {
        body: request.into_body(),
        buffer: BytesMut::new(),
        next: 1,
        most: app.settings.limits.body,
        patience: app.settings.limits.patience,
        is_over: false,
    };
    tokio::spawn(pump(Arc::new(batch), ticket, lines, sender));
    let mut response = Response::new(Body::from_stream(Parts(receiver)));
    let media = HeaderValue::from_static("application/x-ndjson");
    response.headers_mut().insert(CONTENT_TYPE, media);
    Ok(response)
}

struct Batch {
    app: Arc<App>,
    client: Client,
    language: Option<&'static str>,
}

/// Reads chunks of lines, processes several of them in parallel, and sends their answers in order.
async fn pump(
    batch: Arc<Batch>,
    _ticket: BatchTicket,
    mut lines: Lines,
    sender: mpsc::Sender<Bytes>,
) {
    let width = batch.app.settings.limits.workers + 1;
    let mut working: VecDeque<mpsc::Receiver<Bytes>> = VecDeque::new();
    let mut is_over = false;
    while !(is_over && working.is_empty()) {
        let may_read = !is_over && working.len() < width;
        tokio::select! {
            part = async { working.front_mut().expect("checked").recv().await }, if !working.is_empty() => {
                match part {
                    Some(part) => if sender.send(part).await.is_err() { return },
                    None => drop(working.pop_front()),
                }
            }
            chunk = lines.next(), if may_read => match chunk {
                Some(chunk) => {
                    let (part_sender, parts) = mpsc::channel(AHEAD);
                    tokio::spawn(work(Arc::clone(&batch), chunk, part_sender));
                    working.push_back(parts);
                    // During shutdown, the lines already read are answered, and no more are read.
                    is_over = batch.app.is_ending();
                }
                None => is_over = true,
            },
            () = sender.closed() => return,
        }
    }
}

/// The lines of a body.
struct Lines {
    body: Body,
    buffer: BytesMut,
    /// The number of the next line, from 1.
    next: usize,
    most: usize,
    patience: Duration,
    is_over: bool,
}

/// Some complete lines, or the error that ended the batch.
struct Chunk {
    text: Bytes,
    /// The number of the first line.
    first: usize,
    trouble: Option<ErrorAnswer>,
}

impl Lines {
    /// Returns all complete lines received so far. This future is cancel safe: dropping it loses no
    /// data.
    async fn next(&mut self) -> Option<Chunk> {
        while !self.is_over {
            if let Some(end) = self.buffer.iter().rposition(|&byte| byte == b'\n') {
                let text = self.buffer.split_to(end + 1).freeze();
                return Some(self.chunk(text, None));
            }
            if self.buffer.len() > self.most {
                let detail = format!("the line is too long: expected at most {} bytes", self.most);
                return Some(self.end(Some(ErrorAnswer::new(ErrorCode::TooLarge, detail))));
            }
            match timeout(self.patience, self.body.frame()).await {
                Ok(Some(Ok(frame))) => {
                    if let Ok(data) = frame.into_data() {
                        self.buffer.extend_from_slice(&data);
                    }
                }
                Ok(Some(Err(_))) => {
                    let detail = "the body ended before it was complete";
                    return Some(self.end(Some(ErrorAnswer::new(ErrorCode::BadRequest, detail))));
                }
                Ok(None) => return Some(self.end(None)),
                Err(_) => {
                    let detail = format!("nothing came for {} s", self.patience.as_secs());
                    return Some(self.end(Some(ErrorAnswer::new(ErrorCode::TooSlow, detail))));
                }
            }
        }
        None
    }

    /// The last chunk: a line without a line break, or no text in case of an error.
    fn end(&mut self, trouble: Option<ErrorAnswer>) -> Chunk {
        self.is_over = true;
        let rest = self.buffer.split().freeze();
        let text = if trouble.is_some() { Bytes::new() } else { rest };
        self.chunk(text, trouble)
    }

    fn chunk(&mut self, text: Bytes, trouble: Option<ErrorAnswer>) -> Chunk {
        let first = self.next;
        self.next += text.iter().filter(|&&byte| byte == b'\n').count();
        Chunk { text, first, trouble }
    }
}

/// One parsed line.
struct Item {
    number: usize,
    request: Result<Request, Box<ErrorAnswer>>,
    /// The answer, if the fast path has found it.
    known: Option<SolveAnswer>,
}

/// The part of a chunk that is not answered yet.
struct Rest {
    text: Bytes,
    number: usize,
    items: VecDeque<Item>,
    trouble: Option<ErrorAnswer>,
}

/// The line being processed, as the task that checks its deadline sees it.
#[derive(Default)]
struct Watch {
    /// The start time of the line, and the flag that stops it.
    line: Mutex<Option<(Instant, Arc<AtomicBool>)>>,
    /// Set when the client no longer waits for answers.
    is_left: AtomicBool,
}

impl Watch {
    fn begin(&self) -> Arc<AtomicBool> {
        let stop = Arc::new(AtomicBool::new(self.is_left.load(Ordering::Relaxed)));
        *self.locked() = Some((Instant::now(), Arc::clone(&stop)));
        stop
    }

    fn locked(&self) -> std::sync::MutexGuard<'_, Option<(Instant, Arc<AtomicBool>)>> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stops the line if it is past its deadline or the client no longer waits for it.
    fn look(&self, deadline: Duration) {
        if let Some((begun, stop)) = &*self.locked()
            && (begun.elapsed() >= deadline || self.is_left.load(Ordering::Relaxed))
        {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

/// Stops the work when it is dropped.
struct LeaveOnDrop(Arc<Watch>);

impl Drop for LeaveOnDrop {
    fn drop(&mut self) {
        self.0.is_left.store(true, Ordering::Relaxed);
        self.0.look(Duration::MAX);
    }
}

/// Answers a chunk, one time slice after another.
async fn work(batch: Arc<Batch>, chunk: Chunk, sender: mpsc::Sender<Bytes>) {
    let Chunk { text, first, trouble } = chunk;
    let mut rest = Rest { text, number: first, items: VecDeque::new(), trouble };
    let watch = Arc::new(Watch::default());
    let _guard = LeaveOnDrop(Arc::clone(&watch));
    loop {
        // A client over its rate limit waits here, so it is slowed down rather than refused.
        while let Some(wait) = batch.app.allowances.wait(&batch.client, Instant::now()) {
            tokio::select! {
                () = sleep(wait) => (),
                () = sender.closed() => return,
            }
        }
        let permit = tokio::select! {
            permit = batch.app.lanes.enter_long() => permit,
            () = sender.closed() => return,
        };
        let task = tokio::task::spawn_blocking({
            let (batch, watch) = (Arc::clone(&batch), Arc::clone(&watch));
            move || {
                let begun = Instant::now();
                let out = batch.slice(&mut rest, &watch);
                batch.app.account(&batch.client, begun);
                drop(permit);
                (rest, out)
            }
        });
        tokio::pin!(task);
        let done = loop {
            tokio::select! {
                done = &mut task => break done,
                () = sender.closed() => return,
                () = sleep(TICK) => watch.look(batch.app.settings.limits.deadline),
            }
        };
        let Ok((left, (out, is_done))) = done else { return };
        rest = left;
        if !out.is_empty() && sender.send(out.into()).await.is_err() || is_done {
            return;
        }
    }
}

impl Batch {
    /// Answers lines for one time slice. Returns the answers, and whether the chunk is finished.
    fn slice(&self, rest: &mut Rest, watch: &Watch) -> (Vec<u8>, bool) {
        let begun = Instant::now();
        let mut out = Vec::with_capacity(PART + PART / 4);
        let mut n_lines = 0;
        let is_done = loop {
            if rest.items.is_empty() {
                self.read(rest);
            }
            let Some(item) = rest.items.pop_front() else { break true };
            if watch.is_left.load(Ordering::Relaxed) {
                break true;
            }
            write(&mut out, &self.answer(item, watch));
            n_lines += 1;
            if out.len() >= PART || begun.elapsed() >= SLICE {
                break false;
            }
        };
        if let Some(error) = rest.trouble.take_if(|_| is_done) {
            write(&mut out, &Answer::Error(error_in_line(error, rest.number)));
        }
        self.app.metrics.lines(n_lines);
        (out, is_done)
    }

    /// Parses some lines, and answers those that the fast path can answer.
    fn read(&self, rest: &mut Rest) {
        while rest.items.len() < TOGETHER && !rest.text.is_empty() {
            let end = rest.text.iter().position(|&byte| byte == b'\n');
            let mut line = rest.text.split_to(end.map_or(rest.text.len(), |end| end + 1));
            let number = rest.number;
            rest.number += usize::from(end.is_some());
            while line.last().is_some_and(u8::is_ascii_whitespace) {
                line.truncate(line.len() - 1);
            }
            if line.is_empty() {
                continue;
            }
            let request = read_object(&line).map_err(|error| Box::new(json_error(&error)));
            rest.items.push_back(Item { number, request, known: None });
        }
        let mut plain: Vec<&mut Item> = rest
            .items
            .iter_mut()
            .filter(|item| matches!(item.request, Ok(Request::Solve(_))))
            .collect();
        let requests: Vec<_> = plain
            .iter()
            .filter_map(|item| match &item.request {
                Ok(Request::Solve(request)) => Some(request),
                _ => None,
            })
            .collect();
        // The fast path allows few guesses per line; lines that need more are answered individually
        // later.
        let known = solve_lines(&requests, &mut Budget::unlimited());
        plain.iter_mut().zip(known).for_each(|(item, known)| item.known = known);
    }

    fn answer(&self, item: Item, watch: &Watch) -> Answer {
        if let Some(known) = item.known {
            return Answer::Solve(known);
        }
        let outcome = item.request.map(|mut request| {
            settle_language(&mut request, self.language);
            let mut budget = Budget::unlimited().with_stop(watch.begin());
            let answer = || gridwright_api::answer(&request, &mut budget);
            catch_unwind(AssertUnwindSafe(answer))
                .unwrap_or_else(|_| Answer::Error(*Problem::refused(Refused::Fault).error))
        });
        *watch.locked() = None;
        match outcome {
            Ok(Answer::Error(error)) => Answer::Error(error_in_line(error, item.number)),
            Ok(answer) => answer,
            Err(error) => Answer::Error(error_in_line(*error, item.number)),
        }
    }
}

fn write(out: &mut Vec<u8>, answer: &Answer) {
    serde_json::to_writer(&mut *out, answer).expect("a vector takes everything");
    out.push(b'\n');
}
