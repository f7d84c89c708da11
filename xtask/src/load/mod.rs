//! `cargo xtask load`: measures how the server performs under load, with clients on the same
//! machine.
//!
//! `client` is one connection that sends requests repeatedly, `hostile` has the attacks, `figures`
//! the statistics. Only the server started here is measured, on this machine.

mod client;
mod figures;
mod hostile;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::shell::{cargo, output, root, succeed, target};
use client::{Client, batch, post};
use figures::Figures;

/// The number of connections of normal clients, for which the goals are stated.
const CONNECTIONS: usize = 64;

/// The available measurements, with descriptions.
const RUNS: &[(&str, &str)] = &[
    ("solve", "64 connections that have 9 x 9 puzzles solved"),
    ("generate", "64 connections that have easy 9 x 9 puzzles made"),
    ("batch", "one batch of 9 x 9 puzzles to be solved"),
    ("hostile", "normal clients beside hostile ones"),
    ("soak", "five minutes of everything, with the memory every 15 seconds"),
];

/// Runs the named measurements, or all of them.
pub(crate) fn run(names: &[&str]) -> Result<()> {
    for name in names {
        if !RUNS.iter().any(|(known, _)| known == name) {
            let known: Vec<&str> = RUNS.iter().map(|(known, _)| *known).collect();
            bail!("{name:?} is not measured: expected {}", known.join(", "));
        }
    }
    let packages = ["--package", "gridwright-serve", "--package", "gridwright-cli"];
    succeed(cargo(&["build", "--release", "--quiet"]).args(packages))?;
    let puzzles = puzzles()?;
    for (name, about) in RUNS {
        if !names.is_empty() && !names.contains(name) {
            continue;
        }
        println!("== {name}: {about}");
        match *name {
            "solve" => solve(&puzzles)?,
            "generate" => generate()?,
            "batch" => measure_batch(&puzzles)?,
            "hostile" => hostile(&puzzles)?,
            _ => soak(&puzzles)?,
        }
    }
    Ok(())
}

/// Easy 9 x 9 puzzles of the first family.
fn puzzles() -> Result<Vec<String>> {
    let mut command = Command::new(target().join("release/gridwright"));
    command.args(["generate", "-n", "10000", "--seed", "1", "--format", "line"]);
    Ok(output(command.current_dir(root()))?.lines().map(str::to_owned).collect())
}

/// A server that is stopped when dropped.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(flags: &[&str]) -> Result<Server> {
        let mut command = Command::new(target().join("release/gridwright-serve"));
        command.args(["--port", "0", "--log", "off"]).args(flags).stdout(Stdio::piped());
        let mut child = command.stderr(Stdio::null()).spawn().context("cannot start the server")?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("no output")?).read_line(&mut line)?;
        let address = line.trim().strip_prefix("listening at http://").context("no address")?;
        Ok(Server { address: address.parse()?, child })
    }

    /// The resident memory, in MiB.
    fn memory(&self) -> f64 {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(path).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kib.unwrap_or(0.0) / 1024.0
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends requests over many connections for a while. `request` makes the n-th request of a
/// connection.
fn ask(
    address: SocketAddr,
    connections: usize,
    time: Duration,
    request: impl Fn(usize, usize) -> String + Sync,
) -> Figures {
    let end = Instant::now() + time;
    let all: Vec<Figures> = thread::scope(|scope| {
        let request = &request;
        let one = |i: usize| move || Client::new(address).ask_until(end, |n| request(i, n));
        let handles: Vec<_> = (0..connections).map(|i| scope.spawn(one(i))).collect();
        handles.into_iter().map(|handle| handle.join().unwrap_or_default()).collect()
    });
    Figures::sum(all, time)
}

fn solve_request(puzzles: &[String], i: usize, n: usize) -> String {
    let puzzle = &puzzles[(i * 997 + n) % puzzles.len()];
    post("/api/v1/solve", "", &format!("{{\"puzzle\":\"{puzzle}\"}}"))
}

fn generate_request(i: usize, n: usize) -> String {
    let seed = i * 1_000_000 + n;
    post("/api/v1/generate", "", &format!("{{\"seed\":{seed},\"params\":{{\"level\":\"easy\"}}}}"))
}

fn solve(puzzles: &[String]) -> Result<()> {
    let server = Server::start(&[])?;
    let figures = ask(server.address, CONNECTIONS, Duration::from_secs(10), |i, n| {
        solve_request(puzzles, i, n)
    });
    println!("{figures}");
    ensure!(figures.is_clean(), "some requests failed");
    Ok(())
}

fn generate() -> Result<()> {
    let server = Server::start(&[])?;
    let figures = ask(server.address, CONNECTIONS, Duration::from_secs(10), generate_request);
    println!("{figures}");
    ensure!(figures.is_clean(), "some requests failed");
    Ok(())
}

fn measure_batch(puzzles: &[String]) -> Result<()> {
    let server = Server::start(&[])?;
    let n_lines = 2_000_000;
    let lines = |i: usize| {
        format!("{{\"verb\":\"solve\",\"puzzle\":\"{}\"}}\n", puzzles[i % puzzles.len()])
    };
    let (before, begun) = (server.memory(), Instant::now());
    let n_unique = batch(server.address, (0..n_lines).map(lines))?;
    let seconds = begun.elapsed().as_secs_f64();
    let rate = n_lines as f64 / seconds;
    println!(
        "{n_lines} puzzles in {seconds:.2} s: {rate:.0} a second; memory {before:.0} MiB before, {:.0} after",
        server.memory()
    );
    ensure!(n_unique == n_lines, "only {n_unique} lines were answered as they should be");
    Ok(())
}

/// Measures normal clients alone, and beside hostile ones, which a proxy header distinguishes.
fn hostile(puzzles: &[String]) -> Result<()> {
    let server = Server::start(&[
        "--public",
        "--listen",
        "127.0.0.1",
        "--trust-proxy",
        "127.0.0.1",
        "--rate",
        "0",
    ])?;
    let normal = |i: usize, n: usize| {
        // People who play send a request now and then, of various kinds.
        thread::sleep(Duration::from_millis(20));
        let from = format!("X-Forwarded-For: 192.0.2.{i}\r\n");
        let puzzle = &puzzles[(i * 997 + n) % puzzles.len()];
        let body = format!("{{\"puzzle\":\"{puzzle}\"}}");
        post(if n.is_multiple_of(4) { "/api/v1/hint" } else { "/api/v1/solve" }, &from, &body)
    };
    let time = Duration::from_secs(15);
    println!("alone:  {}", ask(server.address, 16, time, normal));
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        for attack in hostile::ATTACKS {
            for i in 0..attack.clients {
                let (address, is_over) = (server.address, &is_over);
                scope.spawn(move || attack.run(address, i, is_over));
            }
        }
        thread::sleep(Duration::from_secs(1));
        println!("beside: {}", ask(server.address, 16, time, normal));
        is_over.store(true, Ordering::Relaxed);
    });
    for attack in hostile::ATTACKS {
        println!("  {} x {}", attack.clients, attack.name);
    }
    println!("memory {:.0} MiB", server.memory());
    Ok(())
}

fn soak(puzzles: &[String]) -> Result<()> {
    let server = Server::start(&["--trust-proxy", "127.0.0.1"])?;
    let is_over = AtomicBool::new(false);
    let time = Duration::from_secs(300);
    let figures = thread::scope(|scope| {
        scope.spawn(|| {
            let begun = Instant::now();
            while !is_over.load(Ordering::Relaxed) {
                println!("{:>4} s: {:.1} MiB", begun.elapsed().as_secs(), server.memory());
                let next = Instant::now() + Duration::from_secs(15);
                while Instant::now() < next && !is_over.load(Ordering::Relaxed) {
                    thread::sleep(Duration::from_millis(100));
                }
            }
        });
        let figures = ask(server.address, 16, time, |i, n| match n % 5 {
            0 => generate_request(i, n),
            1 => post(
                "/api/v1/explain",
                "",
                &format!("{{\"puzzle\":\"{}\"}}", puzzles[n % puzzles.len()]),
            ),
            2 => post(
                "/api/v1/show",
                "",
                &format!(
                    "{{\"puzzle\":\"{}\",\"picture\":{{\"as\":\"png\"}}}}",
                    puzzles[n % puzzles.len()]
                ),
            ),
            _ => solve_request(puzzles, i, n),
        });
        is_over.store(true, Ordering::Relaxed);
        figures
    });
    println!("{figures}");
    Ok(())
}
