//! The table of all routes: the router, the OpenAPI document, the documentation page and the tests
//! are made from it.

use gridwright_api::{
    BookRequest, DailyRequest, PictureKind, PictureRequest, PuzzleInput, Request, ShowRequest,
};
use serde::Deserialize;

use crate::day::today;
use crate::task::{Source, Task};

/// The OpenAPI document. `cargo xtask schema` generates it from this table and the types of
/// requests and answers; a test checks that it is up to date.
pub const OPENAPI: &str = include_str!("../openapi.json");

/// One path with one method.
///
/// ```
/// use gridwright_serve::{Method, ROUTES};
/// let solve = ROUTES.iter().find(|route| route.path == "/api/v1/solve").unwrap();
/// assert_eq!((solve.id, solve.method), ("solve", Method::Post));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// The HTTP method.
    pub method: Method,
    /// The path; a part in braces matches any text without a slash.
    pub path: &'static str,
    /// A unique name.
    pub id: &'static str,
    /// A description in one sentence.
    pub summary: &'static str,
    /// The parameters in the path and the query.
    pub parameters: &'static [Parameter],
    /// The kind of body.
    pub body: Body,
    /// The media types of a successful answer; for JSON, with the verb whose answer it is.
    pub answers: &'static [Media],
    /// The time that caches may keep the answer, in seconds; `None` if it must not be cached.
    pub cached: Option<u64>,
    pub(crate) action: Action,
}

/// A media type, and for JSON the verb whose answer it is, or [`ANY`].
pub type Media = (&'static str, Option<&'static str>);

/// Stands for the verb that the request names.
pub const ANY: &str = "*";

/// An HTTP method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// GET and HEAD.
    Get,
    /// POST.
    Post,
}

/// The kind of body that a request has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Body {
    /// No body.
    None,
    /// JSON of this type, without `verb`; or plain text, if `text` names a member for it.
    Json {
        /// The name of the type in the schemas.
        schema: &'static str,
        /// The member that takes a body of plain text.
        text: Option<&'static str>,
    },
    /// Lines of JSON, each a request with its `verb`.
    Lines,
}

/// A parameter in the path or the query.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// The place where the parameter is given.
    pub place: Place,
    /// Its type.
    pub kind: Type,
    /// Whether the parameter is required.
    pub is_required: bool,
    /// Its description.
    pub about: &'static str,
}

/// The place where a parameter is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In the path.
    Path,
    /// In the query string.
    Query,
}

/// The type of a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    /// Any text.
    Text,
    /// A non-negative integer.
    Number,
    /// `true` or `false`.
    Flag,
    /// A day such as 2026-11-16.
    Date,
}

/// The action of a route.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Action {
    /// Runs a request on the engine.
    Engine(Read),
    /// Answers a stream of lines.
    Batch,
    /// The OpenAPI document.
    OpenApi,
    /// The web page to play on.
    Page,
    /// The documentation page.
    Docs,
    /// The style sheet of the documentation page.
    DocsStyle,
    /// Whether the process is alive.
    Health,
    /// Whether the server accepts requests.
    Ready,
    /// The metrics.
    Metrics,
}

/// Parses the request of a route.
pub(crate) type Read = fn(Source<'_>) -> Result<Task, serde_json::Error>;

impl Parameter {
    /// An optional parameter.
    pub(crate) const fn new(
        name: &'static str,
        place: Place,
        kind: Type,
        about: &'static str,
    ) -> Parameter {
        Parameter { name, place, kind, is_required: false, about }
    }

    pub(crate) const fn required(self) -> Parameter {
        Parameter { is_required: true, ..self }
    }
}

impl Method {
    /// The name of the method in HTTP requests.
    pub fn name(self) -> &'static str {
        match self {
            Method::Get => "GET",
            Method::Post => "POST",
        }
    }
}

const JSON: &str = "application/json";
const HOUR: u64 = 60 * 60;
const DAY: u64 = 24 * HOUR;

const PUZZLE: Parameter = Parameter::new(
    "puzzle",
    Place::Query,
    Type::Text,
    "The puzzle: an id, a board in one line or many, JSON, or a file or link of another program.",
)
.required();
const LANGUAGE: Parameter = Parameter::new(
    "language",
    Place::Query,
    Type::Text,
    "The language: en, es, de or it; by Accept-Language when left out.",
);
const PICTURE: &[Parameter] = &[
    PUZZLE,
    Parameter::new("theme", Place::Query, Type::Text, "light, dark, auto, print or large-print."),
    Parameter::new("size", Place::Query, Type::Number, "The longer side in pixels."),
    Parameter::new("symbols", Place::Query, Type::Text, "A set of symbols of the family."),
    Parameter::new("solution", Place::Query, Type::Flag, "Whether to show the solution."),
    Parameter::new("marks", Place::Query, Type::Flag, "Whether to show candidates."),
    Parameter::new(
        "step",
        Place::Query,
        Type::Number,
        "Shows this step of the explanation, from 1.",
    ),
    LANGUAGE,
];

/// A route for a verb: takes its request without `verb` and returns its answer.
macro_rules! verb {
    ($name:literal, $request:ident, $text:expr, $summary:literal) => {
        Route {
            body: Body::Json { schema: concat!(stringify!($request), "Request"), text: $text },
            answers: &[(JSON, Some($name))],
            action: Action::Engine(|source| answer(source, Request::$request)),
            ..post(concat!("/api/v1/", $name), $name, $summary)
        }
    };
}

/// The member that takes a body of plain text.
const PUZZLE_TEXT: Option<&str> = Some("puzzle");
const GAME_TEXT: Option<&str> = Some("game");

/// All routes.
pub const ROUTES: &[Route] = &[
    verb!("generate", Generate, None, "Makes a puzzle with exactly one solution."),
    verb!(
        "solve",
        Solve,
        PUZZLE_TEXT,
        "Solves a puzzle and says whether the solution is the only one."
    ),
    verb!("count", Count, PUZZLE_TEXT, "Counts the solutions."),
    verb!(
        "check",
        Check,
        PUZZLE_TEXT,
        "Says which rules a board breaks, and whether it can still be solved."
    ),
    verb!(
        "verify",
        Verify,
        None,
        "Says whether an answer to a puzzle is right, and how much of it, whatever layout it is written in."
    ),
    verb!("hint", Hint, PUZZLE_TEXT, "Says what a player can do next, in up to three stages."),
    verb!("steps", Steps, PUZZLE_TEXT, "Lists the steps that a player can take next."),
    verb!(
        "explain",
        Explain,
        PUZZLE_TEXT,
        "Solves a puzzle as a person would, with the reason for every step."
    ),
    verb!("rate", Rate, PUZZLE_TEXT, "Says how hard a puzzle is."),
    verb!("minimise", Minimise, PUZZLE_TEXT, "Takes clues away while something stays true."),
    verb!(
        "edit",
        Edit,
        None,
        "Changes what is printed on a puzzle, or begins with an empty board."
    ),
    verb!(
        "review",
        Review,
        PUZZLE_TEXT,
        "Says all there is to know about a puzzle while it is being made."
    ),
    verb!(
        "repair",
        Repair,
        PUZZLE_TEXT,
        "Finds single clues to add, to change or to take away so that a puzzle has one solution."
    ),
    verb!(
        "complete",
        Complete,
        PUZZLE_TEXT,
        "Prints more givens on a puzzle, so that it has one solution."
    ),
    verb!("convert", Convert, PUZZLE_TEXT, "Writes a puzzle in another form."),
    verb!(
        "canonical",
        Canonical,
        PUZZLE_TEXT,
        "Gives the form that a puzzle shares with all that are the same but for symmetry."
    ),
    verb!("verify-proof", VerifyProof, None, "Checks an explanation step by step."),
    verb!("show", Show, PUZZLE_TEXT, "Draws a puzzle, as JSON with the picture in it."),
    verb!(
        "play",
        Play,
        GAME_TEXT,
        "Takes one action in a game: the game goes in, and comes out with its state and picture."
    ),
    verb!(
        "mistake",
        Mistake,
        GAME_TEXT,
        "Finds the first wrong move of a game, and why it is wrong."
    ),
    verb!("clue", Clue, None, "Lists the ways in which a clue of a game can still come true."),
    verb!("practice", Practice, None, "Makes a game in which a technique is next."),
    Route {
        body: Body::Json { schema: "Request", text: None },
        answers: &[(JSON, Some(ANY))],
        action: Action::Engine(|s| answer(s, |request: Request| request)),
        ..post(
            "/api/v1/ask",
            "ask",
            "Answers any request with its verb, such as those of the page where it has no engine of its own.",
        )
    },
    Route {
        body: Body::Json { schema: "ShowRequest", text: PUZZLE_TEXT },
        answers: &[
            ("image/svg+xml", None),
            ("image/png", None),
            ("application/pdf", None),
            ("text/plain; charset=utf-8", None),
        ],
        action: Action::Engine(|s| {
            let mut request: ShowRequest = s.read()?;
            request.picture.get_or_insert(PictureRequest::new(PictureKind::Svg));
            Ok(Task::Picture(Box::new(request)))
        }),
        ..post(
            "/api/v1/picture",
            "picture",
            "Draws a puzzle, as the file itself: SVG, PNG, PDF or text.",
        )
    },
    Route {
        parameters: PICTURE,
        answers: &[("image/svg+xml", None)],
        cached: Some(DAY),
        action: Action::Engine(|s| picture(s, PictureKind::Svg)),
        ..get("/api/v1/picture.svg", "picture-svg", "Draws a puzzle as SVG.")
    },
    Route {
        parameters: PICTURE,
        answers: &[("image/png", None)],
        cached: Some(DAY),
        action: Action::Engine(|s| picture(s, PictureKind::Png)),
        ..get("/api/v1/picture.png", "picture-png", "Draws a puzzle as PNG.")
    },
    Route {
        body: Body::Json { schema: "BookRequest", text: None },
        answers: &[("application/pdf", None)],
        action: Action::Engine(|s| s.read::<BookRequest>().map(Box::new).map(Task::Book)),
        ..post("/api/v1/book", "book", "Makes a book of puzzles as a PDF file to be downloaded.")
    },
    Route {
        body: Body::Lines,
        answers: &[("application/x-ndjson", None)],
        action: Action::Batch,
        ..post(
            "/api/v1/batch",
            "batch",
            "Answers lines of JSON, each a request with its verb, with lines of JSON in the same order while they come in.",
        )
    },
    Route {
        parameters: &[PUZZLE],
        answers: &[(JSON, Some("convert"))],
        cached: Some(DAY),
        action: Action::Engine(|s| answer(s, Request::Convert)),
        ..get(
            "/api/v1/puzzle",
            "puzzle",
            "Gives a puzzle as JSON, such as the one that a recipe makes.",
        )
    },
    Route {
        parameters: &[
            Parameter::new("family", Place::Path, Type::Text, "The family.").required(),
            Parameter::new(
                "date",
                Place::Query,
                Type::Date,
                "The day, such as 2026-11-16; today in UTC when left out.",
            ),
            Parameter::new("level", Place::Query, Type::Text, "The level."),
        ],
        answers: &[(JSON, Some("generate"))],
        cached: Some(HOUR),
        action: Action::Engine(|s| {
            let Daily { family, date, level } = s.read()?;
            let mut request = DailyRequest::new(date.unwrap_or_else(today));
            (request.family, request.level) = (Some(family), level);
            Ok(Task::Answer(Box::new(Request::Daily(request))))
        }),
        ..get(
            "/api/v1/daily/{family}",
            "daily",
            "Gives the puzzle of a day, the same for everyone.",
        )
    },
    Route {
        parameters: &[LANGUAGE],
        answers: &[(JSON, Some("families"))],
        cached: Some(HOUR),
        action: Action::Engine(|s| answer(s, Request::Families)),
        ..get(
            "/api/v1/families",
            "families",
            "Lists the families of puzzles, with their parameters and presets.",
        )
    },
    Route {
        parameters: &[
            Parameter::new("family", Place::Path, Type::Text, "The family.").required(),
            LANGUAGE,
        ],
        answers: &[(JSON, Some("families"))],
        cached: Some(HOUR),
        action: Action::Engine(|s| answer(s, Request::Families)),
        ..get("/api/v1/families/{family}", "family", "Describes one family of puzzles.")
    },
    Route {
        parameters: &[LANGUAGE],
        answers: &[(JSON, Some("technique"))],
        cached: Some(HOUR),
        action: Action::Engine(|s| answer(s, Request::Technique)),
        ..get("/api/v1/techniques", "techniques", "Lists the techniques of all families.")
    },
    Route {
        parameters: &[
            Parameter::new("name", Place::Path, Type::Text, "The technique, by its id or name.")
                .required(),
            LANGUAGE,
        ],
        answers: &[(JSON, Some("technique"))],
        cached: Some(HOUR),
        action: Action::Engine(|s| answer(s, Request::Technique)),
        ..get(
            "/api/v1/techniques/{name}",
            "lesson",
            "Teaches a technique, with positions that show it.",
        )
    },
    Route {
        answers: &[(JSON, Some("formats"))],
        cached: Some(HOUR),
        action: Action::Engine(|s| answer(s, Request::Formats)),
        ..get(
            "/api/v1/formats",
            "formats",
            "Lists the formats of other programs that are read and written.",
        )
    },
    Route {
        answers: &[(JSON, None)],
        cached: Some(HOUR),
        action: Action::OpenApi,
        ..get("/api/v1/openapi.json", "openapi", "This document.")
    },
    Route {
        answers: &[("text/plain; charset=utf-8", None)],
        action: Action::Health,
        ..get("/healthz", "health", "Says that the server is alive.")
    },
    Route {
        answers: &[("text/plain; charset=utf-8", None)],
        action: Action::Ready,
        ..get(
            "/readyz",
            "ready",
            "Says whether the server takes requests; 503 while it is full or shutting down.",
        )
    },
    Route {
        answers: &[("text/plain; version=0.0.4; charset=utf-8", None)],
        action: Action::Metrics,
        ..get("/metrics", "metrics", "Counters in the text format of Prometheus.")
    },
    Route {
        answers: &[("text/html; charset=utf-8", None)],
        cached: Some(0),
        action: Action::Page,
        ..get("/", "page", "The page to play on.")
    },
    Route {
        answers: &[("text/html; charset=utf-8", None)],
        cached: Some(HOUR),
        action: Action::Docs,
        ..get("/docs", "docs", "The documentation as a page.")
    },
    Route {
        answers: &[("text/css; charset=utf-8", None)],
        cached: Some(HOUR),
        action: Action::DocsStyle,
        ..get("/docs.css", "style", "The style sheet of that page.")
    },
];

const fn get(path: &'static str, id: &'static str, summary: &'static str) -> Route {
    Route {
        method: Method::Get,
        path,
        id,
        summary,
        parameters: &[],
        body: Body::None,
        answers: &[],
        cached: None,
        action: Action::Health,
    }
}

const fn post(path: &'static str, id: &'static str, summary: &'static str) -> Route {
    Route { method: Method::Post, ..get(path, id, summary) }
}

fn answer<T: serde::de::DeserializeOwned>(
    source: Source<'_>,
    request: fn(T) -> Request,
) -> Result<Task, serde_json::Error> {
    source.read().map(request).map(Box::new).map(Task::Answer)
}

/// The parameters of the daily puzzle.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Daily {
    family: String,
    date: Option<String>,
    level: Option<String>,
}

/// The parameters of a picture.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Picture {
    puzzle: PuzzleInput,
    theme: Option<String>,
    size: Option<u32>,
    symbols: Option<String>,
    #[serde(default)]
    solution: bool,
    #[serde(default)]
    marks: bool,
    step: Option<usize>,
    language: Option<String>,
}

fn picture(source: Source<'_>, kind: PictureKind) -> Result<Task, serde_json::Error> {
    let asked: Picture = source.read()?;
    let mut picture = PictureRequest::new(kind);
    (picture.theme, picture.size, picture.symbols) = (asked.theme, asked.size, asked.symbols);
    let mut request = ShowRequest::new(asked.puzzle);
    request.picture = Some(picture);
    (request.solution, request.marks, request.step) = (asked.solution, asked.marks, asked.step);
    request.language = asked.language;
    Ok(Task::Picture(Box::new(request)))
}
