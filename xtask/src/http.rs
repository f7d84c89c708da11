//! `cargo xtask http`: tests the server against its own OpenAPI document, with a tool that
//! generates requests from it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use anyhow::{Context, Result};

use crate::setup;
use crate::shell::{build, built, root, succeed};

/// The duration of the random tests, in seconds; the systematic ones are added to that.
const SECONDS: &str = "240";

/// Sends both documented and undocumented requests: there must be no status of 500 or above, no
/// undocumented answer, and none that takes longer than the deadline.
pub(crate) fn run() -> Result<()> {
    setup::install_http_checker()?;
    build()?;
    let mut server = Server::start()?;
    let url = format!("{}/api/v1/openapi.json", server.url);
    let mut checker = std::process::Command::new(setup::python());
    checker.args(["-m", "schemathesis.cli", "run", &url, "--no-color", "--continue-on-failure"]);
    checker.args(["--max-examples", "20", "--max-time", SECONDS, "--max-response-time", "12"]);
    // Most texts are not puzzles, which a schema cannot express; they are refused with 422.
    checker.args(["--exclude-checks", "positive_data_acceptance", "--warnings", "off"]);
    checker.env("SCHEMATHESIS_HOOKS", "check_http").env("PYTHONPATH", root().join("xtask"));
    let outcome = succeed(checker.current_dir(crate::shell::target()));
    server.child.kill().context("the server is gone")?;
    outcome
}

struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start() -> Result<Server> {
        let mut command = built("gridwright-serve");
        command.args(["--port", "0", "--log", "off"]).stdout(Stdio::piped());
        let mut child = command.spawn().context("cannot start the server")?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("no output")?).read_line(&mut line)?;
        let url = line.trim().strip_prefix("listening at ").context("no address")?.to_owned();
        Ok(Server { child, url })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
