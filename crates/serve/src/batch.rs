//! Lines in, lines out: requests are answered in order while they come in, and no more of them are in
//! memory than are being worked on.

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

/// How long lines are worked on before others have a turn.
const SLICE: Duration = Duration::from_millis(50);

/// How often somebody looks whether a line has taken too long.
const TICK: Duration = Duration::from_millis(10);

/// Lines that are read together.
const TOGETHER: usize = 256;

/// Bytes of answers that are sent together.
const PART: usize = 64 << 10;

/// Parts that may wait to be sent.
const AHEAD: usize = 2;

/// A body made of parts as they come.
struct Parts(mpsc::Receiver<Bytes>);

impl Stream for Parts {
    type Item = Result<Bytes, std::convert::Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.poll_recv(cx).map(|part| part.map(Ok))
    }
}

/// A large body sent part by part, as fast as it is read.
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

/// Begins to answer the lines of a body.
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

/// Reads chunks of lines, has some of them worked on at once, and sends their answers in order.
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
                    // What has been read is answered, and then there is no more.
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

/// Some whole lines, or why there are no more.
struct Chunk {
    text: Bytes,
    /// The number of the first line.
    first: usize,
    trouble: Option<ErrorAnswer>,
}

impl Lines {
    /// All lines that have come. Nothing is lost when the future is dropped.
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

    /// The last chunk: a line without its break, or none where something is wrong with it.
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

/// A line that has been read.
struct Item {
    number: usize,
    request: Result<Request, Box<ErrorAnswer>>,
    /// Its answer, where a quick way has found it.
    known: Option<SolveAnswer>,
}

/// What is left of a chunk.
struct Rest {
    text: Bytes,
    number: usize,
    items: VecDeque<Item>,
    trouble: Option<ErrorAnswer>,
}

/// The line being worked on, for those who watch over it.
#[derive(Default)]
struct Watch {
    /// When the line was begun, and the flag that stops it.
    line: Mutex<Option<(Instant, Arc<AtomicBool>)>>,
    /// Set when nobody waits for answers any more.
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

    /// Stops the line if it has taken too long, or nobody waits for it.
    fn look(&self, deadline: Duration) {
        if let Some((begun, stop)) = &*self.locked()
            && (begun.elapsed() >= deadline || self.is_left.load(Ordering::Relaxed))
        {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

/// Leaves the work when it is dropped.
struct LeaveOnDrop(Arc<Watch>);

impl Drop for LeaveOnDrop {
    fn drop(&mut self) {
        self.0.is_left.store(true, Ordering::Relaxed);
        self.0.look(Duration::MAX);
    }
}

/// Answers a chunk, slice by slice.
async fn work(batch: Arc<Batch>, chunk: Chunk, sender: mpsc::Sender<Bytes>) {
    let Chunk { text, first, trouble } = chunk;
    let mut rest = Rest { text, number: first, items: VecDeque::new(), trouble };
    let watch = Arc::new(Watch::default());
    let _guard = LeaveOnDrop(Arc::clone(&watch));
    loop {
        // Who has used up what it may use waits here, and so sends no more.
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
    /// Answers lines for a while: the answers, and whether that was all.
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

    /// Reads some lines, and answers those for which there is a quick way.
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
        // A line among others gets few guesses there; who needs more is answered alone.
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
