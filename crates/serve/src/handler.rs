//! Handles a request from beginning to end: identifies the client, checks its limits, reads the
//! request and sends the response.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::{FromRequestParts, RawPathParams, Request};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_ENCODING, CONTENT_LANGUAGE,
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HOST, ORIGIN, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method as HttpMethod, StatusCode};
use axum::response::Response;
use axum::routing::MethodRouter;
use bytes::Bytes;
use gridwright_api::{ErrorCode, json_error};
use gridwright_words::Language;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use serde_json::{Map, Value as Json};
use tokio::time::timeout;

use crate::app::App;
use crate::batch;
use crate::client::{Client, NoKey};
use crate::day::rest_of_day;
use crate::docs::STYLE;
use crate::engine;
use crate::log::Entry;
use crate::page::{FILES, PageFile};
use crate::problem::Problem;
use crate::query::{accepted_language, query_members, typed};
use crate::reply::{Reply, reply};
use crate::routes::{self, Action, Method, OPENAPI, ROUTES, Read, Route};
use crate::tag::{is_known, tag_of};
use crate::task::Source;

/// The IP address of the connection's peer.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Default headers of every response. The content security policy allows the documentation to load
/// its style sheet, and nothing else.
const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'none'; style-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// The content security policy of pictures, which contain their own style sheets.
const PICTURE_POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; \
     form-action 'none'; frame-ancestors 'none'",
);

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// A router for all routes of the table.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let mut router = Router::new();
    for path in paths() {
        let mut methods = MethodRouter::new();
        for route in ROUTES.iter().filter(|route| route.path == path) {
            let app = Arc::clone(app);
            let handler =
                move |request: Request| answer(Arc::clone(&app), Asked::Route(route), request);
            methods = match route.method {
                Method::Get => methods.get(handler),
                Method::Post => methods.post(handler),
            };
        }
        let (app, allow) = (Arc::clone(app), allowed(path));
        let other =
            move |request: Request| answer(Arc::clone(&app), Asked::Other(path, allow), request);
        router = router.route(path, methods.fallback(other));
    }
    for file in FILES.iter() {
        let file_app = Arc::clone(app);
        let handler =
            move |request: Request| answer(Arc::clone(&file_app), Asked::File(file), request);
        let other_app = Arc::clone(app);
        let asked = Asked::Other(&file.path, "GET, HEAD");
        let other = move |request: Request| answer(Arc::clone(&other_app), asked, request);
        router = router.route(&file.path, MethodRouter::new().get(handler).fallback(other));
    }
    let app = Arc::clone(app);
    router.fallback(move |request: Request| answer(Arc::clone(&app), Asked::Nothing, request))
}

fn paths() -> Vec<&'static str> {
    let mut paths: Vec<&str> = ROUTES.iter().map(|route| route.path).collect();
    paths.dedup();
    paths
}

/// The methods of a path.
fn allowed(path: &str) -> &'static str {
    let has = |method| ROUTES.iter().any(|route| route.path == path && route.method == method);
    match (has(Method::Get), has(Method::Post)) {
        (true, true) => "GET, HEAD, POST",
        (true, false) => "GET, HEAD",
        (false, _) => "POST",
    }
}

/// The target of a request.
#[derive(Clone, Copy)]
enum Asked {
    Route(&'static Route),
    /// A path of the table with a method that the path does not support.
    Other(&'static str, &'static str),
    /// A file of the web page.
    File(&'static PageFile),
    Nothing,
}

impl Asked {
    fn path(self) -> &'static str {
        match self {
            Asked::Route(route) => route.path,
            Asked::Other(path, _) => path,
            Asked::File(file) => &file.path,
            Asked::Nothing => "other",
        }
    }
}

/// Logs a request when it is dropped, even if the client has disconnected.
struct Noted {
    app: Arc<App>,
    id: String,
    client: String,
    method: HttpMethod,
    path: &'static str,
    begun: Instant,
    /// The HTTP status; 499 (the client disconnected) until there is a response.
    status: u16,
    code: Option<ErrorCode>,
}

impl Drop for Noted {
    fn drop(&mut self) {
        let took = self.begun.elapsed();
        self.app.metrics.request(self.path, self.status, took);
        self.app.logger.request(&Entry {
            id: &self.id,
            client: &self.client,
            method: self.method.as_str(),
            path: self.path,
            status: self.status,
            took,
            code: self.code.map(ErrorCode::name),
        });
    }
}

async fn answer(app: Arc<App>, asked: Asked, request: Request) -> Response {
    let begun = Instant::now();
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0);
    let headers = request.headers();
    let (client, key) = Client::of(&app.settings, peer, headers);
    let given = headers.get(REQUEST_ID).and_then(|id| id.to_str().ok()).filter(|id| is_id(id));
    let id = given.map_or_else(|| app.new_id(), str::to_owned);
    let origin = headers.get(ORIGIN).cloned();
    let language = accepted_language(headers).and_then(Language::named).unwrap_or_default();
    let mut noted = Noted {
        app: Arc::clone(&app),
        id,
        client: client.to_string(),
        method: request.method().clone(),
        path: asked.path(),
        begun,
        status: 499,
        code: None,
    };
    let outcome = handle(&app, asked, &client, key, begun, request).await;
    let mut response = outcome.unwrap_or_else(|problem| {
        noted.code = Some(problem.error.code);
        problem.into_response(language)
    });
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if let Ok(id) = HeaderValue::from_str(&noted.id) {
        headers.insert(REQUEST_ID, id);
    }
    add_cors(&app, origin.as_ref(), headers);
    noted.status = response.status().as_u16();
    response
}

/// Whether a request id sent by a client is safe to write to the log.
fn is_id(id: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    (1..=64).contains(&id.len()) && id.bytes().all(is_plain)
}

async fn handle(
    app: &Arc<App>,
    asked: Asked,
    client: &Client,
    key: Result<(), NoKey>,
    begun: Instant,
    request: Request,
) -> Result<Response, Problem> {
    let route = match asked {
        Asked::Route(route) => route,
        Asked::File(file) => return Ok(file.response(request.headers())),
        Asked::Nothing => {
            let path = request.uri().path();
            let detail = format!("nothing is at {path:?}; /docs has the documentation");
            return Err(Problem::new(ErrorCode::UnknownPath, detail));
        }
        Asked::Other(_, allow) => {
            if is_preflight(app, &request) {
                return Ok(preflight(allow));
            }
            let method = request.method().as_str();
            let detail = format!("the path is not asked with {method}: expected {allow}");
            let problem = Problem::new(ErrorCode::BadMethod, detail);
            return Err(Problem { allow: Some(allow), ..problem });
        }
    };
    expect_origin(app, &request)?;
    match route.action {
        Action::Engine(read) => {
            expect_client(app, client, &key)?;
            ask_engine(app, route, read, client, begun, request).await
        }
        Action::Batch => {
            expect_client(app, client, &key)?;
            expect_no_query(route, &request)?;
            expect_media(request.headers(), &["application/x-ndjson", "application/jsonl"])?;
            batch::answer(app, client, request)
        }
        // Query parameters of the page are read by its script, not here.
        Action::Page => Ok(match PageFile::index() {
            Some(index) => index.response(request.headers()),
            None => constant(app, route, &app.docs, &request),
        }),
        Action::OpenApi | Action::Docs | Action::DocsStyle => {
            expect_no_query(route, &request)?;
            let body = match route.action {
                Action::OpenApi => OPENAPI,
                Action::DocsStyle => STYLE,
                _ => &app.docs,
            };
            Ok(constant(app, route, body, &request))
        }
        Action::Health => Ok(text(route, "ok\n".to_owned())),
        Action::Ready => {
            let limits = &app.settings.limits;
            if app.is_ending() || app.lanes.n_waiting() >= limits.queue {
                let detail = "the server is full or shutting down";
                return Err(
                    Problem::new(ErrorCode::Busy, detail).retry_after(Duration::from_secs(1))
                );
            }
            Ok(text(route, "ready\n".to_owned()))
        }
        Action::Metrics => Ok(text(route, app.metrics_text())),
    }
}

/// A response that is the same for every client.
fn constant(app: &App, route: &Route, body: &str, request: &Request) -> Response {
    let reply = Reply {
        media: route.answers[0].0,
        body: body.as_bytes().to_vec(),
        language: None,
        file: None,
        is_final: true,
    };
    respond(app, route, reply, request.headers())
}

fn text(route: &Route, body: String) -> Response {
    let mut response = Response::new(Body::from(body));
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(route.answers[0].0));
    response
}

/// Checks that the client has a valid key, if keys are required, and is within its rate limit.
fn expect_client(app: &App, client: &Client, key: &Result<(), NoKey>) -> Result<(), Problem> {
    if key.is_err() {
        let detail = "expected a known key, as in Authorization: Bearer KEY";
        return Err(Problem::new(ErrorCode::BadKey, detail));
    }
    match app.allowances.wait(client, Instant::now()) {
        None => Ok(()),
        Some(wait) => {
            let detail = "this client has used up what it may use for now";
            Err(Problem::new(ErrorCode::TooMany, detail).retry_after(wait))
        }
    }
}

/// Parses the request of an engine route and runs it.
async fn ask_engine(
    app: &Arc<App>,
    route: &'static Route,
    read: Read,
    client: &Client,
    begun: Instant,
    request: Request,
) -> Result<Response, Problem> {
    let deadline = begun + patience(request.headers()).min(app.settings.limits.deadline);
    let language = accepted_language(request.headers());
    let (mut parts, body) = request.into_parts();
    let bad = |detail: String| Problem::new(ErrorCode::BadRequest, detail);
    let (query, in_query): (_, Vec<_>) = (
        parts.uri.query().unwrap_or("").to_owned(),
        route.parameters.iter().copied().filter(|one| one.place == routes::Place::Query).collect(),
    );
    let mut members = query_members(&query, &in_query).map_err(bad)?;
    let in_path = RawPathParams::from_request_parts(&mut parts, &()).await;
    let in_path = in_path.map_err(|_| bad("expected a path in UTF-8".to_owned()))?;
    for (name, value) in &in_path {
        if let Some(parameter) = route.parameters.iter().find(|one| one.name == name) {
            members.insert(name.to_owned(), typed(parameter, value.to_owned()).map_err(bad)?);
        }
    }
    let input = match route.body {
        routes::Body::None | routes::Body::Lines => Input::Members(members),
        routes::Body::Json { text: member, .. } => {
            let media = expect_media(
                &parts.headers,
                if member.is_some() {
                    &["application/json", "text/plain"]
                } else {
                    &["application/json"]
                },
            )?;
            let bytes = read_body(app, body, &parts.headers).await?;
            match (media, member) {
                ("text/plain", Some(member)) => Input::Text(member, bytes),
                _ => Input::Json(bytes),
            }
        }
    };
    let is_named_in_path = route.method == Method::Get
        && route.parameters.iter().any(|one| one.place == routes::Place::Path);
    let work = move |budget: &mut gridwright::Budget| {
        let task = input.with_source(read).map_err(|error| Problem::of(json_error(&error)))?;
        reply(task, language, budget)
    };
    let done = engine::run(app, client, deadline, work).await.map_err(Problem::refused)?;
    let reply = done.map_err(|problem| match problem.error.code {
        // In the path of a GET request, an unknown name means that the page does not exist.
        ErrorCode::UnknownFamily | ErrorCode::UnknownTechnique if is_named_in_path => {
            Problem { status: StatusCode::NOT_FOUND, ..problem }
        }
        _ => problem,
    })?;
    Ok(respond(app, route, reply, &parts.headers))
}

/// The unparsed input of an engine request.
enum Input {
    Members(Map<String, Json>),
    Json(Bytes),
    Text(&'static str, Bytes),
}

impl Input {
    fn with_source<T>(self, read: fn(Source<'_>) -> T) -> T {
        match self {
            Input::Members(members) => read(Source::Members(members)),
            Input::Json(bytes) => read(Source::Bytes(&bytes)),
            Input::Text(member, bytes) => {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                read(Source::Members(Map::from_iter([(member.to_owned(), Json::String(text))])))
            }
        }
    }
}

/// The time that the client wants to wait, by `Prefer: wait=SECONDS` (RFC 7240).
fn patience(headers: &HeaderMap) -> Duration {
    let preferences = headers.get_all("prefer").iter().filter_map(|value| value.to_str().ok());
    let mut waits = preferences
        .flat_map(|value| value.split([',', ';']))
        .filter_map(|preference| preference.trim().strip_prefix("wait=")?.parse::<u32>().ok());
    waits
        .next()
        .map_or(Duration::MAX, |seconds| Duration::from_secs(seconds.into()))
        .min(Duration::from_secs(86_400))
}

/// The media type of the body, if it is one of those expected and not compressed.
fn expect_media(headers: &HeaderMap, expected: &[&'static str]) -> Result<&'static str, Problem> {
    let bad = |detail: String| Problem::new(ErrorCode::BadMediaType, detail);
    if let Some(packed) = headers.get(CONTENT_ENCODING).filter(|value| *value != "identity") {
        return Err(bad(format!("the body is packed as {packed:?}: expected it as it is")));
    }
    let given = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let media = given.split(';').next().unwrap_or("").trim();
    let known = expected.iter().find(|known| media.eq_ignore_ascii_case(known));
    known.copied().ok_or_else(|| {
        bad(format!("the body is of the type {media:?}: expected {}", expected.join(" or ")))
    })
}

/// Reads the whole body, within the limits of size and time.
async fn read_body(app: &App, body: Body, headers: &HeaderMap) -> Result<Bytes, Problem> {
    let limits = &app.settings.limits;
    let too_large = || {
        let detail = format!("the body is too large: expected at most {} bytes", limits.body);
        Problem::new(ErrorCode::TooLarge, detail)
    };
    let announced =
        headers.get("content-length").and_then(|value| value.to_str().ok()?.parse().ok());
    if announced.is_some_and(|length: u64| length > limits.body as u64) {
        return Err(too_large());
    }
    let read = timeout(limits.patience, Limited::new(body, limits.body).collect()).await;
    match read {
        Ok(Ok(collected)) => Ok(collected.to_bytes()),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(too_large()),
        Ok(Err(_)) => {
            Err(Problem::new(ErrorCode::BadRequest, "the body ended before it was complete"))
        }
        Err(_) => {
            let seconds = limits.patience.as_secs();
            let detail = format!("the body took longer than {seconds} s to arrive");
            Err(Problem::new(ErrorCode::TooSlow, detail))
        }
    }
}

fn expect_no_query(route: &Route, request: &Request) -> Result<(), Problem> {
    let read = query_members(request.uri().query().unwrap_or(""), route.parameters);
    read.map(drop).map_err(|detail| Problem::new(ErrorCode::BadRequest, detail))
}

/// A response with its cache headers, or 304 if the client's copy is current.
fn respond(app: &App, route: &Route, reply: Reply, asked: &HeaderMap) -> Response {
    let Reply { media, body, language, file, is_final } = reply;
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(media));
    if media == "image/svg+xml" {
        headers.insert(CONTENT_SECURITY_POLICY, PICTURE_POLICY);
    }
    if let Some(language) = language {
        headers.extend(HeaderValue::from_str(&language).map(|value| (CONTENT_LANGUAGE, value)));
        headers.insert(VARY, HeaderValue::from_static("Accept-Language"));
    }
    if let Some(file) = file {
        let value = format!("attachment; filename=\"{file}\"");
        headers.extend(HeaderValue::from_str(&value).map(|value| (CONTENT_DISPOSITION, value)));
    }
    let mut status = StatusCode::OK;
    if let Some(seconds) = route.cached.filter(|_| is_final) {
        let tag = format!("\"{}\"", tag_of(&body));
        if is_known(asked, &tag) {
            status = StatusCode::NOT_MODIFIED;
        }
        // The daily puzzle changes at midnight.
        let seconds = if route.id == "daily" { seconds.min(rest_of_day()) } else { seconds };
        let who = if app.settings.keys.is_some() { "private" } else { "public" };
        let control = format!("{who}, max-age={seconds}");
        headers.extend(HeaderValue::from_str(&control).map(|value| (CACHE_CONTROL, value)));
        headers.extend(HeaderValue::from_str(&tag).map(|value| (ETAG, value)));
    }
    let body = match status {
        StatusCode::NOT_MODIFIED => Body::empty(),
        _ if file.is_some() => batch::in_parts(body),
        _ => Body::from(body),
    };
    let mut response = Response::new(body);
    *response.status_mut() = status;
    *response.headers_mut() = headers;
    response
}

/// Rejects requests from pages of other sites, unless their origin is allowed.
fn expect_origin(app: &App, request: &Request) -> Result<(), Problem> {
    let headers = request.headers();
    let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let own =
        origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    let is_own = own.is_some() && own == host;
    if is_own || is_allowed(app, origin) {
        return Ok(());
    }
    let detail = "pages of other sites are not answered unless --allow-origin names them";
    Err(Problem::new(ErrorCode::BadOrigin, detail))
}

fn is_allowed(app: &App, origin: &HeaderValue) -> bool {
    app.settings.origins.iter().any(|known| known == "*" || origin == known.as_str())
}

fn is_preflight(app: &App, request: &Request) -> bool {
    let origin = request.headers().get(ORIGIN);
    request.method() == HttpMethod::OPTIONS && origin.is_some_and(|origin| is_allowed(app, origin))
}

/// The response to a CORS preflight request.
fn preflight(allow: &'static str) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::NO_CONTENT;
    for (name, value) in [
        ("access-control-allow-methods", allow),
        ("access-control-allow-headers", "Authorization, Content-Type, Prefer, X-Request-Id"),
        ("access-control-max-age", "86400"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn add_cors(app: &App, origin: Option<&HeaderValue>, headers: &mut HeaderMap) {
    if app.settings.origins.is_empty() {
        return;
    }
    headers.append(VARY, HeaderValue::from_static("Origin"));
    if let Some(origin) = origin.filter(|origin| is_allowed(app, origin)) {
        headers.insert("access-control-allow-origin", origin.clone());
        let shown = "ETag, Retry-After, X-Request-Id";
        headers.insert("access-control-expose-headers", HeaderValue::from_static(shown));
        headers.insert("cross-origin-resource-policy", HeaderValue::from_static("cross-origin"));
    }
}
