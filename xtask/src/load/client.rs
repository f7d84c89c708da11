//! A minimal HTTP client: one connection, one request after the other.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use super::figures::Figures;

/// A POST request with a JSON body.
pub(crate) fn post(path: &str, headers: &str, body: &str) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nHost: load\r\nContent-Type: application/json\r\n{headers}Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// A connection that is reopened when it is lost.
pub(crate) struct Client {
    address: SocketAddr,
    stream: Option<BufReader<TcpStream>>,
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Client {
        Client { address, stream: None }
    }

    /// Sends requests until the time is up.
    pub(crate) fn ask_until(&mut self, end: Instant, request: impl Fn(usize) -> String) -> Figures {
        let mut figures = Figures::default();
        for n in 0.. {
            let request = request(n);
            let begun = Instant::now();
            if begun >= end {
                break;
            }
            match self.ask(&request) {
                Ok(status) if status < 400 => figures.times.push(begun.elapsed()),
                Ok(_) => figures.failed += 1,
                Err(_) => {
                    figures.failed += 1;
                    self.stream = None;
                }
            }
        }
        figures
    }

    /// Sends a request, reads the whole answer, and returns its status.
    pub(crate) fn ask(&mut self, request: &str) -> io::Result<u16> {
        let stream = match &mut self.stream {
            Some(stream) => stream,
            None => {
                let stream = TcpStream::connect(self.address)?;
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(Duration::from_secs(30)))?;
                self.stream.insert(BufReader::new(stream))
            }
        };
        stream.get_mut().write_all(request.as_bytes())?;
        let (status, length, is_last) = head(stream)?;
        io::copy(&mut stream.take(length), &mut io::sink())?;
        if is_last {
            self.stream = None;
        }
        Ok(status)
    }
}

/// The status of an answer, the length of its body, and whether the connection is closed after it.
fn head(stream: &mut impl BufRead) -> io::Result<(u16, u64, bool)> {
    let broken = || io::Error::from(io::ErrorKind::UnexpectedEof);
    let (mut line, mut length, mut is_last) = (String::new(), 0, false);
    stream.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|word| word.parse().ok()).ok_or_else(broken)?;
    loop {
        line.clear();
        if stream.read_line(&mut line)? == 0 {
            return Err(broken());
        }
        match line.trim_end().split_once(": ") {
            None => return Ok((status, length, is_last)),
            Some(("content-length", value)) => length = value.parse().map_err(|_| broken())?,
            Some(("connection", "close")) => is_last = true,
            Some(_) => (),
        }
    }
}

/// Sends lines and reads the answers at the same time; returns how many were `unique`.
pub(crate) fn batch(
    address: SocketAddr,
    lines: impl Iterator<Item = String> + Send,
) -> Result<usize> {
    let stream = TcpStream::connect(address).context("cannot connect")?;
    let mut sender = stream.try_clone()?;
    thread::scope(|scope| {
        let sent = scope.spawn(move || -> io::Result<()> {
            sender.write_all(
                b"POST /api/v1/batch HTTP/1.1\r\nHost: load\r\nConnection: close\r\n\
                  Content-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n",
            )?;
            let mut part = String::new();
            for line in lines {
                part += &line;
                if part.len() > 60_000 {
                    write!(sender, "{:x}\r\n{part}\r\n", part.len())?;
                    part.clear();
                }
            }
            if !part.is_empty() {
                write!(sender, "{:x}\r\n{part}\r\n", part.len())?;
            }
            sender.write_all(b"0\r\n\r\n")
        });
        let mut reader = BufReader::with_capacity(1 << 18, stream);
        head(&mut reader)?;
        let mut n_unique = 0;
        let (mut size, mut part) = (String::new(), Vec::new());
        loop {
            size.clear();
            reader.read_line(&mut size)?;
            let length = usize::from_str_radix(size.trim(), 16).context("the size of a part")?;
            part.resize(length + 2, 0);
            reader.read_exact(&mut part)?;
            if length == 0 {
                break;
            }
            n_unique += part.split(|&byte| byte == b'\n').filter(|line| is_unique(line)).count();
        }
        sent.join().map_err(|_| anyhow::anyhow!("the sender failed"))??;
        Ok(n_unique)
    })
}

/// Whether a line has the outcome `unique`; its first members are always the same.
fn is_unique(line: &[u8]) -> bool {
    line.starts_with(br#"{"format":"gridwright","version":1,"verb":"solve","outcome":"unique""#)
}
