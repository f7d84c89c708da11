//! Simulated attacks by hostile clients.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use miniz_oxide::deflate::compress_to_vec;

use super::client::{Client, post};

/// A kind of attack, by a number of simultaneous clients.
pub(crate) struct Attack {
    pub(crate) name: &'static str,
    pub(crate) clients: usize,
    once: fn(SocketAddr, &str),
}

pub(crate) const ATTACKS: &[Attack] = &[
    Attack {
        name: "counting empty boards of 25 x 25",
        clients: 8,
        once: |at, from| count(at, from, "/size=25", 625),
    },
    Attack {
        name: "counting empty boards of 36 x 36",
        clients: 4,
        once: |at, from| count(at, from, "/size=36", 1296),
    },
    Attack { name: "counting rings through 64 x 64 cells", clients: 4, once: count_rings },
    Attack { name: "bodies of a megabyte", clients: 4, once: megabyte },
    Attack { name: "pictures of 8192 x 8192 pixels", clients: 4, once: large_picture },
    Attack { name: "links that unpack to much", clients: 2, once: bomb },
    Attack { name: "heads that come letter by letter", clients: 500, once: slow },
    Attack { name: "connections closed half-way", clients: 4, once: half_closed },
];

impl Attack {
    pub(crate) fn run(&self, address: SocketAddr, i: usize, is_over: &AtomicBool) {
        let from = format!("X-Forwarded-For: 198.51.100.{}\r\n", i % 16);
        while !is_over.load(Ordering::Relaxed) {
            (self.once)(address, &from);
        }
    }
}

fn send(address: SocketAddr, request: &str) {
    let answer = Client::new(address).ask(request);
    // A refused client comes back soon but not at once, since a loop without a pause would only
    // measure itself.
    if answer.is_err() || answer.is_ok_and(|status| status >= 400) {
        thread::sleep(Duration::from_millis(20));
    }
}

fn count(address: SocketAddr, from: &str, params: &str, cells: usize) {
    let family = FIRST;
    let body = format!("{{\"puzzle\":\"{family}{params}:{}\",\"limit\":0}}", ".".repeat(cells));
    send(address, &post("/api/v1/count", from, &body));
}

fn count_rings(address: SocketAddr, from: &str) {
    let family = RINGS;
    // A board without walls: four edges per digit.
    let edges = "0".repeat(2 * 64 * 65 / 4);
    let body = format!("{{\"puzzle\":\"{family}:64x64.{edges}\",\"limit\":0}}");
    send(address, &post("/api/v1/count", from, &body));
}

fn megabyte(address: SocketAddr, from: &str) {
    let body = format!("{{\"puzzle\":\"{}\"}}", "1".repeat(1_000_000));
    send(address, &post("/api/v1/solve", from, &body));
}

fn large_picture(address: SocketAddr, from: &str) {
    let size = "\"picture\":{\"as\":\"png\",\"size\":8192}";
    let body = format!("{{\"puzzle\":\"{FIRST}/size=25:{}\",{size}}}", ".".repeat(625));
    send(address, &post("/api/v1/picture", from, &body));
}

/// A link of 130 KB that decompresses to 100 MB.
static BOMB: LazyLock<String> = LazyLock::new(|| {
    let packed = STANDARD.encode(compress_to_vec(&vec![b'0'; 100_000_000], 6));
    format!("{{\"puzzle\":\"https://swaroopg92.github.io/penpa-edit/#m=edit&p={packed}\"}}")
});

fn bomb(address: SocketAddr, from: &str) {
    send(address, &post("/api/v1/solve", from, &BOMB));
}

fn slow(address: SocketAddr, from: &str) {
    let Ok(mut stream) = TcpStream::connect(address) else {
        thread::sleep(Duration::from_millis(500));
        return;
    };
    let request = format!("GET /healthz HTTP/1.1\r\nHost: load\r\n{from}X-Slow: ");
    for byte in request.bytes().chain([b'x'; 5]) {
        if stream.write_all(&[byte]).is_err() {
            return;
        }
        thread::sleep(Duration::from_millis(200));
    }
}

fn half_closed(address: SocketAddr, from: &str) {
    let Ok(mut stream) = TcpStream::connect(address) else { return };
    let body = format!("{{\"puzzle\":\"{FIRST}/size=25:{}\",\"limit\":0}}", ".".repeat(625));
    let _ = stream.write_all(post("/api/v1/count", from, &body).as_bytes());
    let _ = stream.shutdown(Shutdown::Write);
    let _ = stream.set_read_timeout(Some(Duration::from_secs(10)));
    let _ = stream.read(&mut [0; 1000]);
    thread::sleep(Duration::from_millis(20));
}

/// The families used in these requests.
const FIRST: &str = "sudoku";
const RINGS: &str = "alcazar";
