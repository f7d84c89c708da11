//! Tests shutdown, and restarts after the server was killed.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value as Json, json};

use crate::batches::empty;
use crate::client::{Reply, Server};

const JSON: &str = "Content-Type: application/json\r\n";

fn endless() -> String {
    json!({ "puzzle": empty(25), "limit": 0 }).to_string()
}

#[test]
fn asked_to_stop_it_finishes_what_runs() {
    let mut server = Server::start("--deadline 1");
    let mut running = server.send("POST", "/api/v1/count", JSON, &endless());
    server.wait_for("gridwright_long_workers_busy", 1.0, Duration::from_secs(5));
    server.signal("-TERM");
    let reply = Reply::read(&mut running);
    assert_eq!((reply.status, &reply.json()["outcome"]), (200, &json!("out-of-budget")));
    assert!(server.child.wait().unwrap().success());
    assert!(std::net::TcpStream::connect(server.address).is_err());
}

#[test]
fn it_does_not_wait_for_ever() {
    let mut server = Server::start("--deadline 600 --grace 0.3");
    let _running = server.send("POST", "/api/v1/count", JSON, &endless());
    server.wait_for("gridwright_long_workers_busy", 1.0, Duration::from_secs(5));
    let begun = Instant::now();
    server.signal("-INT");
    assert!(server.child.wait().unwrap().success());
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
}

/// After being killed under load, the server can be started again at the same port at once.
#[test]
fn killed_it_can_be_started_again() {
    let mut server = Server::start("");
    let port = server.address.port();
    let is_asking = std::sync::atomic::AtomicBool::new(true);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                while is_asking.load(std::sync::atomic::Ordering::Relaxed) {
                    if let Ok(mut stream) = std::net::TcpStream::connect(server.address) {
                        let _ = std::io::Write::write_all(
                            &mut stream,
                            b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                        );
                        let _ = stream.read_to_end(&mut Vec::new());
                    }
                }
            });
        }
        thread::sleep(Duration::from_millis(200));
        server.signal("-KILL");
        is_asking.store(false, std::sync::atomic::Ordering::Relaxed);
    });
    assert!(!server.child.wait().unwrap().success());
    let mut command = Command::new(env!("CARGO_BIN_EXE_gridwright-serve"));
    command.args(["--log=off", "--port", &port.to_string()]);
    let mut again = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(again.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line, format!("listening at http://127.0.0.1:{port}\n"));
    again.kill().unwrap();
    again.wait().unwrap();
}

/// When the server is killed at random moments under load, every answer is complete or missing, and
/// the next server starts at once.
#[test]
fn killed_at_any_moment_it_leaves_no_half_answers() {
    let n_kills: usize =
        std::env::var("GRIDWRIGHT_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(8);
    let seed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let mut random = seed.as_nanos() as u64;
    println!("seed {random}");
    let expected = {
        let server = Server::start("");
        server.post("/api/v1/solve", r#"{"puzzle":"cirth:12....3.."}"#).body
    };
    let (mut n_whole, mut n_none) = (0, 0);
    for kill in 0..20 * n_kills {
        // On a busy machine the server may be gone before any client has sent a request.
        if kill >= n_kills && n_none > 0 {
            break;
        }
        let mut server = Server::start("");
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let patience = Duration::from_micros((random >> 33) % 30_000);
        let counts = thread::scope(|scope| {
            let clients: Vec<_> =
                (0..3).map(|_| scope.spawn(|| ask_until_it_is_gone(&server, &expected))).collect();
            thread::sleep(patience);
            server.signal("-KILL");
            clients.into_iter().map(|client| client.join().unwrap()).collect::<Vec<_>>()
        });
        server.child.wait().unwrap();
        n_whole += counts.iter().map(|count| count.0).sum::<usize>();
        n_none += counts.iter().map(|count| count.1).sum::<usize>();
    }
    println!("{n_whole} whole answers, {n_none} that did not come");
    assert!(n_none > 0, "nobody was waiting when it was killed");
}

/// Sends requests until the server is gone. Returns the numbers of complete and of missing answers.
fn ask_until_it_is_gone(server: &Server, expected: &[u8]) -> (usize, usize) {
    let body = r#"{"puzzle":"cirth:12....3.."}"#;
    let request = format!(
        "POST /api/v1/solve HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{JSON}Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let (mut n_whole, mut n_none) = (0, 0);
    while let Ok(mut stream) = std::net::TcpStream::connect(server.address) {
        let mut bytes = Vec::new();
        let _ = std::io::Write::write_all(&mut stream, request.as_bytes());
        let _ = stream.read_to_end(&mut bytes);
        let head = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        let Some(end) = head else {
            n_none += 1;
            continue;
        };
        let head = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length: usize = length.expect("answers say how long they are").parse().unwrap();
        let answer = &bytes[end + 4..];
        // By the content length, a client recognises an incomplete answer.
        assert!(answer.len() < length || answer == expected, "{head}");
        n_whole += usize::from(answer.len() == length);
        n_none += usize::from(answer.len() < length);
    }
    (n_whole, n_none)
}

#[test]
fn requests_are_logged_without_what_was_asked() {
    let mut server = Server::start("--log json");
    let id = server
        .get("/api/v1/puzzle?puzzle=cirth:12....3..")
        .header("x-request-id")
        .unwrap()
        .to_owned();
    server.get("/nothing");
    server.signal("-TERM");
    server.child.wait().unwrap();
    let mut text = String::new();
    server.child.stderr.take().unwrap().read_to_string(&mut text).unwrap();
    let lines: Vec<Json> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let first = &lines[0];
    assert_eq!((&first["id"], &first["status"]), (&json!(id), &json!(200)), "{text}");
    assert_eq!((&first["path"], &first["method"]), (&json!("/api/v1/puzzle"), &json!("GET")));
    assert!(first["ms"].as_f64().unwrap() > 0.0 && first["time"].as_str().unwrap().ends_with('Z'));
    assert_eq!((&lines[1]["code"], &lines[1]["path"]), (&json!("unknown-path"), &json!("other")));
    assert!(!text.contains("12....3.."), "{text}");
}

#[test]
fn what_cannot_be_done_is_reported_in_a_sentence() {
    let server = Server::start("");
    let port = server.address.port().to_string();
    for (flags, why) in [
        (vec!["--port", &port], "another program listens at 127.0.0.1"),
        (vec!["--listen", "0.0.0.0"], "other machines can reach 0.0.0.0: expected --public"),
        (vec!["--keys", "/no/such/file"], "cannot read /no/such/file"),
        (vec!["--keys", "/dev/zero"], "/dev/zero: expected keys of at most 4 MiB"),
        (vec!["--trust-proxy", "nonsense"], "expected an address, or a network such as 10.0.0.0/8"),
        (vec!["--allow-origin", "example.org"], "expected an origin such as https://example.org"),
    ] {
        let output =
            Command::new(env!("CARGO_BIN_EXE_gridwright-serve")).args(&flags).output().unwrap();
        let text = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{flags:?}: {text}");
        assert!(text.starts_with("gridwright: ") && text.contains(why), "{text}");
        assert_eq!(text.lines().count(), 1, "{text}");
    }
}

#[test]
fn it_says_what_public_means() {
    let mut server = Server::start("--public --listen 127.0.0.1");
    assert_eq!(server.get("/readyz").text(), "ready\n");
    let large = format!("{{\"puzzle\": \"{}\"}}", "x".repeat(300_000));
    assert_eq!(server.post("/api/v1/solve", &large).status, 413);
    server.signal("-TERM");
    server.child.wait().unwrap();
    let mut text = String::new();
    server.child.stderr.take().unwrap().read_to_string(&mut text).unwrap();
    assert!(text.contains("only a proxy on this machine can let other machines ask"), "{text}");
}
