//! Tests access control, limits for slow clients, and the security headers of responses.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::time::Duration;

use gridwright_serve::{Method, ROUTES};

use crate::client::{Reply, Server};

const SOLVE: &str = r#"{"puzzle": "cirth:12....3.."}"#;
const JSON: &str = "Content-Type: application/json\r\n";

#[test]
fn every_answer_has_security_headers_and_an_id() {
    let server = Server::start("");
    for path in ["/", "/api/v1/families", "/nothing", "/healthz"] {
        let reply = server.get(path);
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(reply.header("x-frame-options"), Some("DENY"), "{path}");
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"), "{path}");
        let policy = reply.header("content-security-policy").expect("a policy");
        assert!(policy.starts_with("default-src 'none'"), "{policy}");
        assert_eq!(reply.header("access-control-allow-origin"), None, "{path}");
        assert_eq!(reply.header("x-request-id").map(str::len), Some(16), "{path}");
    }
    let own = server.ask("GET", "/healthz", "X-Request-Id: abc-1\r\n", "");
    assert_eq!(own.header("x-request-id"), Some("abc-1"));
    let forged = server.ask("GET", "/healthz", "X-Request-Id: a b\"\r\n", "");
    assert_ne!(forged.header("x-request-id"), Some("a b\""));
}

#[test]
fn a_list_is_no_request() {
    let server = Server::start("");
    for (path, body) in
        [("edit", "[null, null]"), ("solve", " [\"cirth:12....3..\"]"), ("ask", "[]")]
    {
        let reply = server.post(&format!("/api/v1/{path}"), body);
        assert_eq!((reply.status, reply.problem().as_str()), (400, "bad-request"), "{path} {body}");
    }
}

/// Pictures opened on their own have their colours.
#[test]
fn pictures_may_use_the_style_sheet_in_them() {
    let server = Server::start("");
    let picture = server.get("/api/v1/picture.svg?puzzle=cirth:12....3..");
    assert!(picture.text().contains("<style>"));
    let policy = picture.header("content-security-policy").expect("a policy");
    assert!(policy.starts_with("default-src 'none'; style-src 'unsafe-inline';"), "{policy}");
}

/// The documentation loads nothing but its style sheet, and lists every path.
#[test]
fn the_documentation_is_complete_by_itself() {
    let server = Server::start("");
    let page = server.get("/docs").text();
    for route in ROUTES {
        assert!(page.contains(&format!("id=\"{}\"", route.id)), "{}", route.path);
    }
    assert!(page.contains("Whether to add the steps"), "members of requests are described");
    for outside in ["<script", "src=", "url(", "@import", "https://"] {
        assert!(!page.contains(outside), "{outside}");
        assert!(!server.get("/docs.css").text().contains(outside), "{outside}");
    }
}

/// The server has every route of the OpenAPI document, with that method and no other.
#[test]
fn the_document_is_held_against_the_server() {
    let server = Server::start("");
    let document = server.get("/api/v1/openapi.json").json();
    let paths = document["paths"].as_object().expect("paths");
    let mut n_asked = 0;
    for (path, item) in paths {
        let path = path.replace("{family}", "cirth").replace("{name}", "naked-pair");
        for method in ["get", "post", "put", "delete"] {
            let reply = server.ask(&method.to_uppercase(), &path, "", "");
            let is_there = item.get(method).is_some();
            assert_eq!(reply.status != 405, is_there, "{method} {path}: {reply:?}");
            assert!(reply.status != 404 && reply.status < 500, "{method} {path}: {reply:?}");
            if is_there {
                let documented = &item[method]["responses"][reply.status.to_string()];
                assert!(documented.is_object(), "{method} {path}: {}", reply.status);
                n_asked += 1;
            }
        }
    }
    assert_eq!(n_asked, ROUTES.len());
    assert!(ROUTES.iter().any(|route| route.method == Method::Post));
}

#[test]
fn keys_are_asked_for_where_there_are_any() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("keys.txt");
    // The SHA-256 of "abc".
    let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    std::fs::write(&file, format!("# clients\nanna {hash}\n")).unwrap();
    let server = Server::start(&format!("--keys {}", file.display()));
    let none = server.post("/api/v1/solve", SOLVE);
    assert_eq!((none.status, none.header("www-authenticate")), (401, Some("Bearer")));
    assert_eq!(none.problem(), "bad-key");
    for (key, status) in [("abc", 200), ("abd", 401), (hash, 401)] {
        let headers = format!("{JSON}Authorization: Bearer {key}\r\n");
        assert_eq!(server.ask("POST", "/api/v1/solve", &headers, SOLVE).status, status, "{key}");
    }
    assert_eq!(server.get("/healthz").status, 200, "whether it is alive is no secret");
    let families = server.ask("GET", "/api/v1/families", "Authorization: bearer abc\r\n", "");
    assert!(families.header("cache-control").unwrap().starts_with("private"), "{families:?}");
}

#[test]
fn pages_of_other_sites_ask_only_where_they_may() {
    let server = Server::start("");
    let from = |origin: &str| format!("{JSON}Origin: {origin}\r\n");
    let reply = server.ask("POST", "/api/v1/solve", &from("https://example.org"), SOLVE);
    assert_eq!((reply.status, reply.problem().as_str()), (403, "bad-origin"));
    let own = server.ask("POST", "/api/v1/solve", &from(&server.url()), SOLVE);
    assert_eq!(own.status, 200);
    assert_eq!(
        server.ask("OPTIONS", "/api/v1/solve", &from("https://example.org"), "").status,
        405
    );

    let open = Server::start("--allow-origin https://example.org");
    let reply = open.ask("POST", "/api/v1/solve", &from("https://example.org"), SOLVE);
    assert_eq!(reply.header("access-control-allow-origin"), Some("https://example.org"));
    let asked = open.ask("OPTIONS", "/api/v1/solve", &from("https://example.org"), "");
    assert_eq!((asked.status, asked.header("access-control-allow-methods")), (204, Some("POST")));
    assert_eq!(open.ask("POST", "/api/v1/solve", &from("https://example.com"), SOLVE).status, 403);
}

#[test]
fn forwarded_addresses_are_believed_from_proxies_only() {
    let ask = |server: &Server, forwarded: &str| {
        let headers = format!("{JSON}X-Forwarded-For: {forwarded}\r\n");
        server.ask("POST", "/api/v1/solve", &headers, SOLVE).status
    };
    // The allowance is used up by one millisecond of work and refills very slowly.
    let trusting = Server::start("--rate 1 --burst 1 --trust-proxy 127.0.0.1");
    assert_eq!(ask(&trusting, "192.0.2.1"), 200);
    assert_eq!(ask(&trusting, "192.0.2.2"), 200);
    let wary = Server::start("--rate 1 --burst 1");
    assert_eq!(ask(&wary, "192.0.2.1"), 200);
    assert_eq!(ask(&wary, "192.0.2.2"), 429);
}

#[test]
fn bodies_and_heads_are_limited() {
    let server = Server::start("--max-body 1000");
    let large = format!(r#"{{"puzzle": "{}"}}"#, "x".repeat(2000));
    let reply = server.post("/api/v1/solve", &large);
    assert_eq!((reply.status, reply.problem().as_str()), (413, "too-large"));
    // The same body, sent in chunks without a content length.
    let mut stream = server.connect();
    let head = format!("POST /api/v1/solve HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{JSON}");
    let chunk = format!("{:x}\r\n{large}\r\n0\r\n\r\n", large.len());
    stream
        .write_all(format!("{head}Transfer-Encoding: chunked\r\n\r\n{chunk}").as_bytes())
        .unwrap();
    assert_eq!(Reply::read(&mut stream).status, 413);
    let many = format!("X-Filler: {}\r\n", "y".repeat(20_000));
    assert_eq!(server.ask("GET", "/healthz", &many, "").status, 431);
    let packed = format!("{JSON}Content-Encoding: gzip\r\n");
    assert_eq!(server.ask("POST", "/api/v1/solve", &packed, SOLVE).status, 415);
    assert_eq!(server.ask("POST", "/api/v1/solve", "", SOLVE).problem(), "bad-media-type");
}

#[test]
fn slow_clients_are_left_behind() {
    let server = Server::start("--patience 0.3");
    // The client never finishes the head of its request.
    let mut silent = server.connect();
    silent.write_all(b"GET /healthz HTTP/1.1\r\nHost:").unwrap();
    let mut rest = Vec::new();
    let _ = silent.read_to_end(&mut rest);
    // The client never sends the body.
    let mut slow = server.connect();
    let head =
        format!("POST /api/v1/solve HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n{JSON}\r\n{{");
    slow.write_all(head.as_bytes()).unwrap();
    let reply = Reply::read(&mut slow);
    assert_eq!((reply.status, reply.problem().as_str()), (408, "too-slow"));
    // The client sends nothing at all.
    let mut idle = server.connect();
    assert_eq!(idle.read(&mut [0; 10]).unwrap_or(0), 0);
    server.wait_for("gridwright_connections", 1.0, Duration::from_secs(2));
}

/// A client that does not read a long answer is disconnected too.
#[test]
fn slow_readers_are_left_behind() {
    let server = Server::start("--patience 0.3");
    let line = "{\"verb\":\"families\"}\n".repeat(5000);
    let lines = "Content-Type: application/x-ndjson\r\n";
    let _reader = server.send("POST", "/api/v1/batch", lines, &line);
    server.wait_for("gridwright_connections", 1.0, Duration::from_secs(30));
}

#[test]
fn a_half_closed_connection_is_a_closed_one() {
    let server = Server::start("");
    let long = format!(r#"{{"puzzle": "{}", "limit": 0}}"#, crate::batches::empty(25));
    let stream = server.send("POST", "/api/v1/count", JSON, &long);
    server.wait_for("gridwright_long_workers_busy", 1.0, Duration::from_secs(5));
    stream.shutdown(Shutdown::Write).unwrap();
    server.wait_for("gridwright_long_workers_busy", 0.0, Duration::from_secs(2));
}

#[test]
fn paths_lead_to_no_file() {
    let server = Server::start("");
    for path in [
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "//etc/passwd",
        "/docs/../../etc/passwd",
        "/etc/passwd",
    ] {
        assert_eq!(server.get(path).status, 404, "{path}");
    }
    let reply = server.post("/api/v1/solve", r#"{"puzzle": "/etc/passwd"}"#);
    assert_eq!(reply.problem(), "bad-puzzle");
}
