//! Tests deadlines, queues and rate limits. Times are tested with generous factors.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::batches::empty;
use crate::client::{Reply, Server};

const JSON: &str = "Content-Type: application/json\r\n";

fn endless() -> String {
    json!({ "puzzle": empty(25), "limit": 0 }).to_string()
}

#[test]
fn a_deadline_ends_the_work() {
    let server = Server::start("--deadline 0.3");
    let begun = Instant::now();
    let reply = server.post("/api/v1/count", &endless());
    assert_eq!(reply.json()["outcome"], "out-of-budget");
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    server.wait_for("gridwright_long_workers_busy", 0.0, Duration::from_secs(2));
}

#[test]
fn clients_can_ask_for_less_time() {
    let server = Server::start("--deadline 60");
    let begun = Instant::now();
    let headers = format!("{JSON}Prefer: respond-async, wait=1\r\n");
    let reply = server.ask("POST", "/api/v1/count", &headers, &endless());
    assert_eq!(reply.json()["outcome"], "out-of-budget");
    assert!((1..6).contains(&begun.elapsed().as_secs()), "{:?}", begun.elapsed());
}

#[test]
fn work_for_a_client_that_went_away_ends() {
    let server = Server::start("--deadline 60");
    let stream = server.send("POST", "/api/v1/count", JSON, &endless());
    server.wait_for("gridwright_long_workers_busy", 1.0, Duration::from_secs(5));
    drop(stream);
    server.wait_for("gridwright_long_workers_busy", 0.0, Duration::from_secs(2));
    assert_eq!(
        server.metric("gridwright_requests_total{path=\"/api/v1/count\",status=\"499\"}"),
        1.0
    );
}

/// Long jobs fill only their own lane, further ones are refused, and short jobs continue.
#[test]
fn long_work_leaves_room_for_short_work() {
    let server = Server::start("--workers 1 --deadline 60");
    let long: Vec<_> =
        (0..2).map(|_| server.send("POST", "/api/v1/count", JSON, &endless())).collect();
    server.wait_for("gridwright_long_workers_busy", 2.0, Duration::from_secs(5));
    let refused = server.post("/api/v1/count", &endless());
    assert_eq!((refused.status, refused.problem().as_str()), (503, "busy"));
    assert_eq!(refused.header("retry-after"), Some("1"));
    let short = server.post("/api/v1/solve", r#"{"puzzle": "cirth:12....3.."}"#);
    assert_eq!(short.json()["outcome"], "unique");
    drop(long);
}

#[test]
fn a_full_queue_is_reported_to_be_full() {
    let server = Server::start("--workers 1 --queue 2 --deadline 60");
    let all: Vec<_> =
        (0..20).map(|_| server.send("POST", "/api/v1/count", JSON, &endless())).collect();
    // Two jobs run in the long lane; all others are refused, at once or when their turn comes.
    let refused = "gridwright_requests_total{path=\"/api/v1/count\",status=\"503\"}";
    server.wait_for("gridwright_long_workers_busy", 2.0, Duration::from_secs(10));
    server.wait_for(refused, 18.0, Duration::from_secs(10));
    drop(all);
}

#[test]
fn a_client_pays_for_the_work_it_asks_for() {
    let server = Server::start("--rate 10 --burst 200 --deadline 0.5");
    assert_eq!(server.post("/api/v1/count", &endless()).status, 200);
    let reply = server.post("/api/v1/solve", r#"{"puzzle": "cirth:12....3.."}"#);
    assert_eq!((reply.status, reply.problem().as_str()), (429, "too-many"));
    let seconds: u64 = reply.header("retry-after").unwrap().parse().unwrap();
    assert!(
        (10..=60).contains(&seconds),
        "half a second of work at 10 ms a second, less 200 ms: {seconds}"
    );
    assert_eq!(server.get("/healthz").status, 200);
}

#[test]
fn there_is_an_end_to_connections() {
    let server = Server::start("--connections 3");
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(server.connect());
    }
    thread::sleep(Duration::from_millis(100));
    let mut extra = server.connect();
    let mut byte = [0];
    assert_eq!(std::io::Read::read(&mut extra, &mut byte).unwrap_or(0), 0, "closed at once");
    open.clear();
    thread::sleep(Duration::from_millis(100));
    assert_eq!(server.get("/healthz").text(), "ok\n");
    assert!(server.metric("gridwright_connections_refused_total") >= 1.0);
}

/// Large or deeply nested inputs are refused or answered quickly.
#[test]
fn hostile_inputs_are_answered() {
    let server = Server::start("--deadline 2");
    let mega = "1".repeat(1_000_000);
    let nested = format!(r#"{{"puzzle": {}1{}}}"#, "[".repeat(100_000), "]".repeat(100_000));
    for body in [
        json!({ "puzzle": mega }).to_string(),
        json!({ "puzzle": ".".repeat(1_000_000) }).to_string(),
        json!({ "puzzle": "\n".repeat(1_000_000) }).to_string(),
        json!({ "puzzle": format!("https://sudokupad.app/scl{mega}") }).to_string(),
        json!({ "puzzle": { "text": mega, "from": "fpuzzles" } }).to_string(),
        json!({ "puzzle": { "text": mega, "from": "penpa" } }).to_string(),
        nested,
        "[".repeat(1_000_000),
    ] {
        let begun = Instant::now();
        let reply: Reply = server.post("/api/v1/solve", &body);
        assert!((400..500).contains(&reply.status), "{}", reply.text());
        assert!(
            begun.elapsed() < Duration::from_secs(10),
            "{:?}: {}",
            begun.elapsed(),
            &body[..50]
        );
    }
    // A board of 64 x 64 cells without walls; each digit stands for four edges.
    let rings = format!("alcazar:64x64.{}", "0".repeat(2 * 64 * 65 / 4));
    let reply = server.post("/api/v1/count", &json!({ "puzzle": rings, "limit": 0 }).to_string());
    assert_eq!(reply.json()["outcome"], "out-of-budget");
    assert_eq!(server.get("/healthz").status, 200);
}
