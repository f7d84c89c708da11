//! Responses that depend on the request alone carry headers that let caches keep them.

use crate::client::Server;

#[test]
fn answers_that_the_request_decides_have_a_tag() {
    let server = Server::start("");
    for path in [
        "/api/v1/puzzle?puzzle=cirth@1%2342",
        "/api/v1/picture.svg?puzzle=cirth@1%2342",
        "/api/v1/picture.png?puzzle=cirth@1%2342",
        "/api/v1/daily/cirth?date=2026-11-16",
        "/api/v1/families",
        "/api/v1/techniques/naked-pair",
        "/api/v1/openapi.json",
        "/docs",
    ] {
        let first = server.get(path);
        assert_eq!(first.status, 200, "{path}: {first:?}");
        let tag = first.header("etag").unwrap_or_else(|| panic!("{path}: no tag")).to_owned();
        let control = first.header("cache-control").expect("how long it may be kept");
        assert!(control.starts_with("public, max-age="), "{path}: {control}");
        assert_eq!(server.get(path).header("etag"), Some(tag.as_str()), "{path}");
        let known = server.ask("GET", path, &format!("If-None-Match: \"other\", W/{tag}\r\n"), "");
        assert_eq!((known.status, known.body.len()), (304, 0), "{path}");
        let other = server.ask("GET", path, "If-None-Match: \"other\"\r\n", "");
        assert_eq!(other.body, first.body, "{path}");
        let head = server.ask("HEAD", path, "", "");
        assert_eq!((head.status, head.body.len()), (200, 0), "{path}");
    }
    let other = server.get("/api/v1/puzzle?puzzle=cirth@1%2343");
    let first = server.get("/api/v1/puzzle?puzzle=cirth@1%2342");
    assert_ne!(other.header("etag"), first.header("etag"));
}

#[test]
fn what_the_time_decided_is_not_kept() {
    let server = Server::start("");
    // Without search nodes the budget is exhausted, an outcome that must not be cached.
    let reply = server.post("/api/v1/generate", r#"{"family": "alcazar", "seed": 1, "nodes": 0}"#);
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    assert_eq!(reply.header("etag"), None);
    let error = server.get("/api/v1/puzzle?puzzle=nonsense");
    assert_eq!((error.status, error.header("cache-control")), (422, Some("no-store")));
}
