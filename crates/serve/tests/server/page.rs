//! Tests the web page that is embedded in the program.

use std::path::{Path, PathBuf};

use crate::client::{Reply, Server};

/// The files of the built page: the path of each URL with the path of its file.
fn built() -> Vec<(String, PathBuf)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    let mut files = Vec::new();
    for part in ["", "assets/"] {
        for entry in std::fs::read_dir(folder.join(part)).into_iter().flatten() {
            let file = entry.expect("an entry").path();
            let name = file.file_name().expect("a name").to_string_lossy().into_owned();
            if file.is_file() {
                files.push((format!("/{part}{}", name.trim_end_matches(".br")), file));
            }
        }
    }
    files
}

fn get(server: &Server, path: &str, headers: &str) -> Reply {
    server.ask("GET", path, headers, "")
}

/// Every file is served as it was built, with the headers that browsers and caches need.
#[test]
fn the_page_is_handed_out_as_it_was_built() {
    let server = Server::start("");
    for (path, file) in built() {
        let kept = std::fs::read(&file).expect("the file");
        let packed = get(&server, &path, "Accept-Encoding: gzip, br\r\n");
        assert_eq!(packed.status, 200, "{path}");
        assert!(packed.body == kept, "{path} is not as it was built");
        let is_packed = file.extension().is_some_and(|ending| ending == "br");
        assert_eq!(packed.header("content-encoding"), is_packed.then_some("br"), "{path}");
        let plain = get(&server, &path, "");
        assert_eq!(plain.header("content-encoding"), None, "{path}");
        assert!(!is_packed || plain.body.len() > kept.len(), "{path} is sent packed");
        assert_eq!(plain.header("content-type"), packed.header("content-type"), "{path}");
        let is_hashed = path.starts_with("/assets/");
        let control = packed.header("cache-control").expect("how long it may be kept");
        assert_eq!(control.contains("immutable"), is_hashed, "{path}: {control}");
        assert_eq!(control.contains("no-cache"), !is_hashed, "{path}: {control}");
        let tag = packed.header("etag").expect("a tag");
        let known = format!("Accept-Encoding: br\r\nIf-None-Match: {tag}\r\n");
        let again = get(&server, &path, &known);
        assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
        assert_eq!(server.post(&path, "{}").problem(), "bad-method", "{path}");
    }
}

/// Without a page the documentation is served at the root; a page may run its own engine and
/// nothing else.
#[test]
fn the_page_is_at_the_root() {
    let server = Server::start("");
    let root = get(&server, "/?from=elsewhere", "");
    assert_eq!(root.status, 200, "{root:?}");
    if built().is_empty() {
        assert_eq!(root.text(), server.get("/docs").text());
        return;
    }
    assert_eq!(root.text(), server.get("/index.html").text());
    assert!(!root.text().contains("<script>"), "a script in the page is not run");
    let policy = root.header("content-security-policy").expect("a policy");
    for part in ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'"]
    {
        assert!(policy.contains(part), "{policy}");
    }
    assert!(!policy.contains("'unsafe-"), "{policy}");
    // Every file that the page refers to exists.
    for name in root.text().split("\"./").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert_eq!(server.get(&format!("/{name}")).status, 200, "{name}");
    }
}

/// A page without an engine of its own sends its requests to the server unchanged.
#[test]
fn any_request_is_answered_as_it_is() {
    let server = Server::start("");
    for (request, verb) in [
        (r#"{"verb": "families", "language": "de"}"#, "families"),
        (r#"{"verb": "generate", "family": "cirth", "seed": 1}"#, "generate"),
        (r#"{"verb": "daily", "family": "cirth", "date": "2026-11-16"}"#, "generate"),
        (r#"{"verb": "play", "game": "cirth:12....3..", "picture": {"as": "svg-inline"}}"#, "play"),
        (r#"{"verb": "hint", "puzzle": "cirth:12....3..", "stage": 3}"#, "hint"),
    ] {
        let reply = server.post("/api/v1/ask", request);
        assert_eq!((reply.status, reply.json()["verb"].as_str()), (200, Some(verb)), "{reply:?}");
    }
    for (request, code) in [
        (r#"{"puzzle": "cirth:12....3.."}"#, "bad-request"),
        (r#"{"verb": "fly"}"#, "bad-request"),
        (r#"{"verb": "solve", "puzzle": "hello"}"#, "bad-puzzle"),
    ] {
        let reply = server.post("/api/v1/ask", request);
        assert_eq!(reply.problem(), code, "{request}");
        assert_eq!(reply.json()["verb"], "error");
    }
}
