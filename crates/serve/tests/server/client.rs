//! A server for one test, and a client that gives access to every part of a response.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value as Json;

/// A server that is stopped when the test ends.
pub(crate) struct Server {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    pub(crate) fn start(flags: &str) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gridwright-serve"));
        command.args(["--port", "0"]).args(flags.split_whitespace());
        if !flags.contains("--log") {
            command.arg("--log=off");
        }
        Server::of(command.stderr(Stdio::piped()))
    }

    fn of(command: &mut Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the server starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("piped");
        BufReader::new(stdout).read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("listening at http://").expect(&line);
        Server { address: address.parse().expect("an address"), child }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    pub(crate) fn get(&self, path: &str) -> Reply {
        self.ask("GET", path, "", "")
    }

    /// Posts JSON.
    pub(crate) fn post(&self, path: &str, body: &str) -> Reply {
        self.ask("POST", path, "Content-Type: application/json\r\n", body)
    }

    pub(crate) fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> Reply {
        let mut stream = self.send(method, path, headers, body);
        Reply::read(&mut stream)
    }

    /// Sends a request and returns the stream, from which the caller reads the response.
    pub(crate) fn send(&self, method: &str, path: &str, headers: &str, body: &str) -> TcpStream {
        let mut stream = self.connect();
        let length = body.len();
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}",
            self.address
        );
        stream.write_all(text.as_bytes()).expect("the request is sent");
        stream
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("the server is there");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a timeout");
        stream
    }

    /// The value of a metric.
    pub(crate) fn metric(&self, name: &str) -> f64 {
        let text = self.get("/metrics").text();
        let line = text.lines().find(|line| line.split(' ').next() == Some(name));
        line.and_then(|line| line.rsplit(' ').next()?.parse().ok())
            .unwrap_or_else(|| panic!("{text}"))
    }

    /// Waits until a metric has the expected value; returns the time that took.
    pub(crate) fn wait_for(&self, name: &str, expected: f64, most: Duration) -> Duration {
        let begun = Instant::now();
        while self.metric(name) != expected {
            assert!(begun.elapsed() < most, "{name} is {}", self.metric(name));
            std::thread::sleep(Duration::from_millis(5));
        }
        begun.elapsed()
    }

    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([name, &id]).status().expect("kill runs").success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A response.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn read(stream: &mut TcpStream) -> Reply {
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).expect("the answer is read");
        Reply::of(&bytes)
    }

    fn of(bytes: &[u8]) -> Reply {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        let end = end.unwrap_or_else(|| panic!("no answer: {:?}", String::from_utf8_lossy(bytes)));
        let head = std::str::from_utf8(&bytes[..end]).expect("headers are text");
        let mut lines = head.split("\r\n");
        let status = lines.next().expect("a status").split(' ').nth(1).expect("a status");
        let headers: Vec<(String, String)> = lines
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        let mut reply = Reply {
            status: status.parse().expect("a number"),
            headers,
            body: bytes[end + 4..].to_vec(),
        };
        if reply.header("transfer-encoding") == Some("chunked") {
            reply.body = unchunked(&reply.body);
        }
        reply
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("text")
    }

    pub(crate) fn json(&self) -> Json {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Checks that the response is a problem document and returns its code.
    pub(crate) fn problem(&self) -> String {
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{self:?}");
        let json = self.json();
        assert_eq!(json["status"], self.status);
        let code = json["code"].as_str().expect("a code").to_owned();
        assert_eq!(json["type"], format!("urn:gridwright:error:{code}"));
        assert!(json["title"].is_string() && json["detail"].is_string());
        code
    }
}

fn unchunked(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    loop {
        let end = rest.windows(2).position(|two| two == b"\r\n").expect("the size of a chunk");
        let size = std::str::from_utf8(&rest[..end]).expect("text");
        let size = usize::from_str_radix(size, 16).expect("a hexadecimal number");
        if size == 0 {
            return body;
        }
        body.extend(&rest[end + 2..end + 2 + size]);
        rest = &rest[end + 4 + size..];
    }
}
