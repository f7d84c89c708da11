//! The web page as a folder for any web server, and the documents as a book.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};

use super::file::only;
use crate::guide;
use crate::pack::archive::{VERSION, empty, folder, pack_folder, unpack};
use crate::shell::output;
use crate::web;

pub(super) fn make_site() -> Result<Vec<PathBuf>> {
    let name = format!("gridwright-site-{VERSION}");
    let place = folder().join(&name);
    empty(&place)?;
    web::site(&place, None)?;
    Ok(vec![pack_folder(&name)?])
}

pub(super) fn make_guide() -> Result<Vec<PathBuf>> {
    let name = format!("gridwright-guide-{VERSION}");
    let place = folder().join(&name);
    empty(&place)?;
    guide::build(&place)?;
    Ok(vec![pack_folder(&name)?])
}

/// Serves the unpacked site with a plain file server, and opens it in a browser.
pub(super) fn try_site(files: &[PathBuf]) -> Result<()> {
    let place = tempfile::tempdir()?;
    let site = unpack(only(files)?, place.path())?;
    let shown = in_a_browser(&site, "", place.path())?;
    // The engine runs in a worker, for which the browser does not wait here; the tests of the page
    // do.
    ensure!(shown.contains("aria-label=\"Main\""), "the page does not start: {shown}");
    let worker = std::fs::read_to_string(site.join("sw.js"))?;
    let (_, list) = worker.split_once("\"files\":[").context("no list of files")?;
    let (list, _) = list.split_once(']').context("no end of the list of files")?;
    for name in list.split(',').map(|name| name.trim_matches('"')).filter(|name| *name != "./") {
        ensure!(site.join(name).is_file(), "the site lacks {name}");
    }
    Ok(())
}

/// Does the same with the book.
pub(super) fn try_guide(files: &[PathBuf]) -> Result<()> {
    let place = tempfile::tempdir()?;
    let book = unpack(only(files)?, place.path())?;
    guide::check(&book)?;
    let shown = in_a_browser(&book, "index.html", place.path())?;
    ensure!(
        shown.contains("id=\"mdbook-searchbar\"") || shown.contains("id=\"searchbar\""),
        "the book has no search"
    );
    Ok(())
}

/// The content of a page in a browser, from a folder that is served.
fn in_a_browser(folder: &Path, path: &str, home: &Path) -> Result<String> {
    let port = free_port()?;
    let mut server = Command::new("python3")
        .args(["-m", "http.server", &port.to_string(), "--bind", "127.0.0.1", "--directory"])
        .arg(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .context("python3 is not installed")?;
    let shown = (|| {
        answers(port)?;
        let mut browser = Command::new("chromium");
        browser.args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--virtual-time-budget=15000",
        ]);
        browser.arg(format!("--user-data-dir={}", home.join("profile").display()));
        browser.args(["--dump-dom", &format!("http://127.0.0.1:{port}/{path}")]);
        output(&mut browser)
    })();
    server.kill()?;
    server.wait()?;
    shown
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// Waits until a server answers at a port.
fn answers(port: u16) -> Result<()> {
    for _ in 0..100 {
        if let Ok(mut connection) = std::net::TcpStream::connect(("127.0.0.1", port)) {
            connection.write_all(b"GET / HTTP/1.0\r\n\r\n")?;
            return Ok(connection.read_to_end(&mut Vec::new()).map(drop)?);
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    anyhow::bail!("nothing answers at port {port}")
}
