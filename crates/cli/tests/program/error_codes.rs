//! The same mistake has the same code and the same exit code with every verb and in requests.

use serde_json::Value as Json;

use crate::run::{Folder, Run, of, program, run};

/// Verbs that take a puzzle, with the other arguments they need.
const ON_A_PUZZLE: &[&str] = &[
    "solve",
    "count",
    "check",
    "verify --answer 1",
    "explain",
    "hint",
    "steps",
    "rate",
    "minimise",
    "edit --set r1c1=1",
    "review",
    "repair",
    "complete",
    "convert",
    "show",
];

/// Requests about a puzzle, with the other members they need.
const REQUESTS: &[&str] = &[
    r#""verb":"solve""#,
    r#""verb":"count""#,
    r#""verb":"check""#,
    r#""verb":"verify","answer":"1""#,
    r#""verb":"explain""#,
    r#""verb":"hint""#,
    r#""verb":"steps""#,
    r#""verb":"rate""#,
    r#""verb":"minimise""#,
    r#""verb":"edit""#,
    r#""verb":"review""#,
    r#""verb":"repair""#,
    r#""verb":"complete""#,
    r#""verb":"convert","to":"line""#,
    r#""verb":"canonical""#,
    r#""verb":"show""#,
];

/// A mistake: its code, the arguments that cause it after every verb that takes a puzzle, other
/// command lines, the puzzle for requests, and other requests.
struct Mistake {
    code: &'static str,
    after_verbs: &'static [&'static str],
    lines: &'static [&'static str],
    puzzles: &'static [&'static str],
    requests: &'static [&'static str],
}

const MISTAKES: &[Mistake] = &[
    Mistake {
        code: "unknown-family",
        after_verbs: &["nosuch cirth:12....3..", "nosuch@1#1", "nosuch:12....3.."],
        lines: &["generate nosuch", "families nosuch", "book --chapter 2xnosuch"],
        puzzles: &["nosuch@1#1", "nosuch:12....3.."],
        requests: &[
            r#"{"verb":"generate","family":"nosuch","seed":1}"#,
            r#"{"verb":"daily","family":"nosuch","date":"2026-01-01"}"#,
            r#"{"verb":"families","family":"nosuch"}"#,
            r#"{"verb":"book","chapters":[{"family":"nosuch","count":2}]}"#,
            r#"{"verb":"solve","puzzle":{"text":"12....3..","family":"nosuch"}}"#,
        ],
    },
    Mistake {
        code: "bad-params",
        after_verbs: &["cirth/size=999@1#1", "cirth/nosuch=1@1#1", "cirth/size=4,size=5@1#1"],
        lines: &[
            "generate cirth --size 999",
            "generate cirth --size x",
            "generate cirth --level nosuch",
            "generate cirth --areas nosuch",
            "book --chapter 2xcirth/size=999",
            "book --chapter 2xcirth/nosuch=1",
        ],
        puzzles: &["cirth/size=999@1#1", "cirth/nosuch=1@1#1"],
        requests: &[
            r#"{"verb":"generate","family":"cirth","seed":1,"params":{"size":999}}"#,
            r#"{"verb":"generate","family":"cirth","seed":1,"params":{"nosuch":1}}"#,
            r#"{"verb":"generate","family":"cirth","seed":1,"params":{"level":"nosuch"}}"#,
            r#"{"verb":"book","chapters":[{"family":"cirth","count":2,"params":{"size":999}}]}"#,
        ],
    },
    Mistake {
        code: "unknown-technique",
        after_verbs: &["cirth/needs=nosuch@1#1"],
        lines: &[
            "technique nosuch",
            "generate cirth --needs nosuch",
            "generate cirth --at-most nosuch",
        ],
        puzzles: &["cirth/needs=nosuch@1#1"],
        requests: &[
            r#"{"verb":"technique","name":"nosuch"}"#,
            r#"{"verb":"generate","family":"cirth","seed":1,"params":{"needs":"nosuch"}}"#,
        ],
    },
    Mistake {
        code: "unknown-profile",
        after_verbs: &["cirth/profile=nosuch@1#1"],
        lines: &[
            "rate cirth:12....3.. --profile nosuch",
            "hint cirth:12....3.. --profile nosuch",
            "steps cirth:12....3.. --profile nosuch",
            "explain cirth:12....3.. --profile nosuch",
            "generate cirth --profile nosuch",
        ],
        puzzles: &["cirth/profile=nosuch@1#1"],
        requests: &[
            r#"{"verb":"rate","puzzle":"cirth:12....3..","profile":"nosuch"}"#,
            r#"{"verb":"hint","puzzle":"cirth:12....3..","profile":"nosuch"}"#,
            r#"{"verb":"steps","puzzle":"cirth:12....3..","profile":"nosuch"}"#,
            r#"{"verb":"explain","puzzle":"cirth:12....3..","profile":"nosuch"}"#,
            r#"{"verb":"generate","family":"cirth","seed":1,"params":{"profile":"nosuch"}}"#,
        ],
    },
    Mistake {
        code: "unknown-format",
        after_verbs: &[],
        lines: &[
            "convert cirth:12....3.. --to nosuch",
            "convert 12....3.. --from nosuch",
            "generate cirth --to nosuch",
        ],
        puzzles: &[],
        requests: &[
            r#"{"verb":"convert","puzzle":"cirth:12....3..","to":"nosuch"}"#,
            r#"{"verb":"solve","puzzle":{"text":"12....3..","from":"nosuch"}}"#,
        ],
    },
    Mistake {
        code: "usage",
        after_verbs: &["sudoku@1#1 --nosuch"],
        lines: &["edit cirth:12....3.. --set r1c1", "edit cirth:12....3.. --add cage"],
        puzzles: &[],
        requests: &[],
    },
    Mistake {
        code: "unknown-language",
        after_verbs: &["cirth:12....3.. --lang xx"],
        lines: &["generate --lang xx", "families --lang xx", "technique --lang xx"],
        puzzles: &[],
        requests: &[
            r#"{"verb":"hint","puzzle":"cirth:12....3..","language":"xx"}"#,
            r#"{"verb":"families","language":"xx"}"#,
            r#"{"verb":"technique","language":"xx"}"#,
        ],
    },
    Mistake {
        code: "bad-puzzle",
        after_verbs: &["cirth:12x......", "-f UNREADABLE", "UNREADABLE"],
        lines: &[],
        puzzles: &["cirth:12x......", "hello"],
        requests: &[],
    },
    Mistake {
        code: "io",
        after_verbs: &["nosuch.txt", "-f nosuch.txt"],
        lines: &[
            "book nosuch.toml",
            "ask nosuch.json",
            "verify-proof nosuch.json",
            "solve --batch nosuch.txt",
        ],
        puzzles: &[],
        requests: &[],
    },
];

#[test]
fn the_same_mistake_has_the_same_code_everywhere() {
    let folder = Folder::new();
    let unreadable = folder.file("unreadable.txt", "cirth\n1 2\nx\n");
    let mut wrong = Vec::new();
    let mut n_asked = 0;
    for mistake in MISTAKES {
        let on_puzzles = ON_A_PUZZLE.iter().flat_map(|verb| {
            let (verb, needed) = verb.split_once(' ').unwrap_or((verb, ""));
            mistake.after_verbs.iter().map(move |rest| format!("{verb} {rest} {needed}"))
        });
        let lines = on_puzzles.chain(mistake.lines.iter().map(|line| (*line).to_owned()));
        let about = mistake.puzzles.iter().flat_map(|puzzle| {
            REQUESTS.iter().map(move |members| format!("{{{members},\"puzzle\":\"{puzzle}\"}}"))
        });
        let requests = about.chain(mistake.requests.iter().map(|request| (*request).to_owned()));
        let mut found: Vec<(String, Run)> = Vec::new();
        for line in lines {
            let line = line.replace("UNREADABLE", &unreadable);
            let run = run(&format!("{line} --json"));
            found.push((line, run));
        }
        for request in requests {
            let output = program().args(["ask", &request]).output().expect("the program runs");
            found.push((request, of(output)));
        }
        for (asked, run) in found {
            n_asked += 1;
            let answer: Json = serde_json::from_str(&run.out).unwrap_or_default();
            if (&answer["code"], run.code, run.err.as_str()) != (&Json::from(mistake.code), 2, "") {
                let (code, detail) = (&answer["code"], &answer["detail"]);
                wrong.push(format!("{asked}: {code}, exit {}, {detail} {}", run.code, run.err));
            }
        }
    }
    assert!(n_asked > 300, "{n_asked}");
    assert!(wrong.is_empty(), "{} of {n_asked}:\n{}", wrong.len(), wrong.join("\n"));
}
