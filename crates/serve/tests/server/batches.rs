//! Tests batches of requests as lines.

use std::io::{BufRead, BufReader, Read, Write};
use std::time::Duration;

use serde_json::{Value as Json, json};

use crate::client::{Reply, Server};

const LINES: &str = "Content-Type: application/x-ndjson\r\n";

fn answers(reply: &Reply) -> Vec<Json> {
    assert_eq!(reply.header("content-type"), Some("application/x-ndjson"), "{reply:?}");
    reply.text().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn lines_are_answered_in_order_whatever_they_are() {
    let server = Server::start("");
    let sudoku =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let mut body = String::new();
    let mut expected = Vec::new();
    for i in 0..1000 {
        let (line, outcome) = match i % 8 {
            0 => (json!({ "verb": "solve", "puzzle": sudoku }).to_string(), "unique"),
            1 => (json!({ "verb": "count", "puzzle": "cirth:12....3.." }).to_string(), "exact"),
            2 => ("{\"verb\": \"solve\"".to_owned(), "error"),
            3 => (json!({ "verb": "solve", "puzzle": ".".repeat(81) }).to_string(), "several"),
            4 => (
                json!({ "verb": "solve", "puzzle": format!("55{}", ".".repeat(79)) }).to_string(),
                "none",
            ),
            5 => (
                json!({ "verb": "solve", "puzzle": sudoku.replace('.', "0") }).to_string(),
                "unique",
            ),
            6 => (json!({ "verb": "rate", "puzzle": "hello" }).to_string(), "error"),
            _ => (String::new(), ""),
        };
        body += &line;
        body += if i % 3 == 0 { "\r\n" } else { "\n" };
        if !outcome.is_empty() {
            expected.push((i + 1, outcome));
        }
    }
    let answers = answers(&server.ask("POST", "/api/v1/batch", LINES, body.trim_end()));
    assert_eq!(answers.len(), expected.len());
    let id = format!("sudoku:{sudoku}");
    for (answer, (line, outcome)) in answers.iter().zip(expected) {
        assert_eq!(answer["outcome"], outcome, "line {line}: {answer}");
        if outcome == "error" {
            assert_eq!(answer["line"], line, "{answer}");
        }
        if outcome == "unique" {
            assert_eq!(answer["id"], id);
        }
    }
}

/// A line is answered while the body is still open.
#[test]
fn answers_come_while_lines_are_still_being_sent() {
    let server = Server::start("");
    let mut stream = server.connect();
    let head = "POST /api/v1/batch HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n";
    stream.write_all(format!("{head}{LINES}\r\n").as_bytes()).unwrap();
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    let mut line = String::new();
    while line != "\r\n" {
        line.clear();
        reader.read_line(&mut line).unwrap();
    }
    for i in 1..=3 {
        let text =
            json!({ "verb": "count", "puzzle": "cirth:.........", "limit": i }).to_string() + "\n";
        stream.write_all(format!("{:x}\r\n{text}\r\n", text.len()).as_bytes()).unwrap();
        let mut size = String::new();
        reader.read_line(&mut size).unwrap();
        let mut part = vec![0; usize::from_str_radix(size.trim(), 16).unwrap() + 2];
        reader.read_exact(&mut part).unwrap();
        let answer: Json = serde_json::from_slice(&part).unwrap();
        assert_eq!(answer["count"], i);
    }
    stream.write_all(b"0\r\n\r\n").unwrap();
    let mut end = String::new();
    reader.read_line(&mut end).unwrap();
    assert_eq!(end, "0\r\n");
}

#[test]
fn a_line_that_takes_too_long_does_not_hold_up_the_others_for_ever() {
    let server = Server::start("--deadline 0.3");
    let long = json!({ "verb": "count", "puzzle": empty(25), "limit": 0 });
    let short = json!({ "verb": "count", "puzzle": "cirth:12....3.." });
    let answers =
        answers(&server.ask("POST", "/api/v1/batch", LINES, &format!("{long}\n{short}\n")));
    assert_eq!(answers[0]["outcome"], "out-of-budget");
    assert_eq!(answers[1]["outcome"], "exact");
}

#[test]
fn a_batch_whose_client_goes_away_ends() {
    let server = Server::start("");
    let long = json!({ "verb": "count", "puzzle": empty(25), "limit": 0 });
    let stream = server.send("POST", "/api/v1/batch", LINES, &format!("{long}\n{long}\n{long}\n"));
    server.wait_for("gridwright_long_workers_busy", 1.0, Duration::from_secs(5));
    drop(stream);
    server.wait_for("gridwright_long_workers_busy", 0.0, Duration::from_secs(2));
}

#[test]
fn what_is_no_line_is_refused() {
    let server = Server::start("--max-body 1000 --patience 0.3");
    let reply = server.post("/api/v1/batch", "{}");
    assert_eq!((reply.status, reply.problem().as_str()), (415, "bad-media-type"));
    let reply = answers(&server.ask("POST", "/api/v1/batch", LINES, &"x".repeat(5000)));
    assert_eq!((reply.len(), &reply[0]["code"]), (1, &json!("too-large")));
    // A body that is cut off ends with an error line.
    let mut stream = server.connect();
    let head =
        "POST /api/v1/batch HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1000\r\n";
    let line = json!({ "verb": "count", "puzzle": "cirth:12....3.." });
    stream.write_all(format!("{head}{LINES}\r\n{line}\n{{").as_bytes()).unwrap();
    let reply = answers(&Reply::read(&mut stream));
    assert_eq!((&reply[0]["outcome"], &reply[1]["code"]), (&json!("exact"), &json!("too-slow")));
    assert_eq!(reply[1]["line"], 2);
}

/// An empty Sudoku of this size, whose solutions are too many to count.
pub(crate) fn empty(side: usize) -> String {
    format!("sudoku/size={side}:{}", ".".repeat(side * side))
}
