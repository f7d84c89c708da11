//! A game by lines can be killed at any moment: every answered move is saved.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use std::sync::mpsc::channel;
use std::thread::sleep;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use gridwright::{Session, Site, Value};

use crate::run::{Folder, program};

const SIDE: usize = 6;

/// Number of times it is killed; `cargo xtask test --all` asks for many more.
fn n_kills() -> usize {
    std::env::var("GRIDWRIGHT_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(15)
}

/// A random number generator whose seed is printed, so that a failure can be repeated.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

#[test]
fn every_answered_move_survives_a_kill() {
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock").as_nanos() as u64;
    println!("seed {seed}");
    let mut numbers = Numbers(seed);
    let data = Folder::new();
    let puzzle = format!("cirth:{}", ".".repeat(SIDE * SIDE));
    // The values that are known to be saved.
    let mut known: Vec<Option<Value>> = vec![None; SIDE * SIDE];
    for kill in 0..n_kills() {
        let mut command = program();
        command.args(["play", "--linear", &puzzle]).env("GRIDWRIGHT_DATA", data.path("data"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the program runs");
        let mut input = child.stdin.take().expect("piped");
        let mut output = BufReader::new(child.stdout.take().expect("piped")).lines();
        let patience = Duration::from_micros(numbers.below(40_000));
        let id = child.id().to_string();
        // Every other kill comes some time after the first answer, however slow the machine is; the
        // rest come after the start.
        let (answered, first_answer) = channel();
        let killer = std::thread::spawn(move || {
            if kill % 2 == 1 {
                let _ = first_answer.recv();
            }
            sleep(patience);
            // The process id is still valid, since nobody has waited for the process.
            let _ = std::process::Command::new("kill").args(["-KILL", &id]).status();
        });
        // The move that was sent last and not answered.
        let sent = loop {
            let site = numbers.below((SIDE * SIDE) as u64) as usize;
            let value = numbers.below(SIDE as u64) as usize;
            let place = format!("r{}c{}", site / SIDE + 1, site % SIDE + 1);
            // A move is saved before it is answered.
            let line = format!("{place} {}\n", value + 1);
            if input.write_all(line.as_bytes()).is_err() {
                break (site, value);
            }
            let answer = format!("{place}, {}", value + 1);
            let is_answered =
                output.by_ref().map_while(Result::ok).any(|line| line.starts_with(&answer));
            if !is_answered {
                break (site, value);
            }
            known[site] = Some(Value(value as u8));
            let _ = answered.send(());
        };
        drop(answered);
        killer.join().expect("it only sleeps");
        child.wait().expect("it ends");
        let games = fs::read_dir(data.path("data").join("games")).into_iter().flatten().flatten();
        let games: Vec<_> = games.map(|entry| entry.path()).collect();
        assert!(
            games.iter().all(|path| path.extension().is_none_or(|e| e != "damaged")),
            "{games:?}"
        );
        let kept: Vec<_> =
            games.iter().filter(|path| path.extension().is_some_and(|e| e == "game")).collect();
        assert!(kept.len() <= 1, "seed {seed}, kill {kill}: {kept:?}");
        let Some(path) = kept.first() else {
            assert!(
                known.iter().all(Option::is_none),
                "seed {seed}, kill {kill}: the game is gone"
            );
            continue;
        };
        let text = fs::read_to_string(path).expect("the game is kept");
        let session = text.split_once("\n\n").expect("a game and its session").1;
        let session = session.strip_suffix("end\n").expect("it is whole");
        let game = Session::load(session).unwrap_or_else(|error| panic!("{error}: {text}"));
        for (site, known) in known.iter_mut().enumerate() {
            let found = game.value(Site(site as u16));
            let is_pending = sent.0 == site && found == Some(Value(sent.1 as u8));
            assert!(
                found == *known || is_pending,
                "seed {seed}, kill {kill}: site {site} {found:?} {known:?}"
            );
            *known = found;
        }
    }
    let n_values = known.iter().flatten().count();
    println!("{n_values} values after {} kills", n_kills());
    assert!(n_values > 0, "seed {seed}: no move was ever answered");
}
