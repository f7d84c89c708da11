//! The flags of the server. The command line knows them for its help, and the server reads them; what
//! they mean is decided by the server.

use std::ffi::OsString;
use std::fmt::Display;
use std::net::IpAddr;
use std::path::PathBuf;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};

/// Serve the engine over HTTP
///
/// The page at / is there to play on. Every verb is a path below /api/v1, with the requests and answers
/// that docs/json.md shows; /docs has the documentation, /api/v1/openapi.json the same for programs. Only
/// this machine is answered unless --public is given.
#[derive(Args, Clone, PartialEq, Debug, Default)]
#[command(after_long_help = "\
Examples:
  gridwright serve
  gridwright serve --port 0 --open
  gridwright serve --public --keys keys.txt --trust-proxy 10.0.0.0/8")]
pub struct ServeArgs {
    /// The port; 0 for any that is free
    #[arg(long, value_name = "N", default_value_t = 8080)]
    pub port: u16,

    /// The address to listen at: 127.0.0.1, or with --public all addresses of this machine
    #[arg(long, value_name = "ADDRESS")]
    pub listen: Option<IpAddr>,

    /// Answer other machines too, within stricter limits
    #[arg(long)]
    pub public: bool,

    /// Open the page in a browser
    #[arg(long)]
    pub open: bool,

    /// Answer only requests with a key of this file: lines of a name and the SHA-256 of a key in hex
    #[arg(long, value_name = "FILE")]
    pub keys: Option<PathBuf>,

    /// Believe X-Forwarded-For from this proxy, an address or a network such as 10.0.0.0/8; repeatable
    #[arg(long, value_name = "NETWORK")]
    pub trust_proxy: Vec<String>,

    /// Let pages of this origin (scheme, host and port) ask, or * for all; repeatable
    #[arg(long, value_name = "ORIGIN")]
    pub allow_origin: Vec<String>,

    /// Requests worked on at once; one for each core if left out
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub workers: Option<u16>,

    /// Requests that may wait for a worker: 512, or 256 with --public
    #[arg(long, value_name = "N")]
    pub queue: Option<usize>,

    /// Seconds that a request may take, waiting included: 10, or 5 with --public
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub deadline: Option<f64>,

    /// Seconds that a client may take to send a request, stay silent, or leave an answer unread: 30, or
    /// 10 with --public
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub patience: Option<f64>,

    /// The largest body of a request in bytes: 4 MiB, or 256 KiB with --public
    #[arg(long, value_name = "BYTES")]
    pub max_body: Option<usize>,

    /// Connections at once: 2048
    #[arg(long, value_name = "N")]
    pub connections: Option<usize>,

    /// Milliseconds of work for each client and second, 0 for no limit: 0, or 500 with --public
    #[arg(long, value_name = "MS")]
    pub rate: Option<u32>,

    /// Milliseconds of work that a client can save up: 20 seconds of --rate if left out
    #[arg(long, value_name = "MS")]
    pub burst: Option<u32>,

    /// Seconds for what runs to finish once the server is asked to stop
    #[arg(long, value_name = "SECONDS", default_value = "20", value_parser = seconds)]
    pub grace: f64,

    /// One line for each request on standard error: text on a terminal and json elsewhere if left out
    #[arg(long, value_name = "FORMAT")]
    pub log: Option<Log>,
}

impl ServeArgs {
    /// The words of a command line that asks for the same.
    ///
    /// ```
    /// use gridwright_serve_flags::ServeArgs;
    /// let args = ServeArgs { port: 80, public: true, grace: 5.0, ..ServeArgs::default() };
    /// assert_eq!(args.words(), ["--port=80", "--public", "--grace=5"]);
    /// ```
    pub fn words(&self) -> Vec<OsString> {
        let ServeArgs { port, listen, public, open, keys, trust_proxy, allow_origin, .. } = self;
        let ServeArgs {
            workers,
            queue,
            deadline,
            patience,
            max_body,
            connections,
            rate,
            burst,
            ..
        } = self;
        let log = self.log.and_then(|log| log.to_possible_value());
        let mut words = Words::default();
        words.flag("port", Some(port));
        words.flag("listen", listen.as_ref());
        words.switch("public", *public);
        words.switch("open", *open);
        if let Some(keys) = keys {
            let mut word = OsString::from("--keys=");
            word.push(keys);
            words.0.push(word);
        }
        trust_proxy.iter().for_each(|network| words.flag("trust-proxy", Some(network)));
        allow_origin.iter().for_each(|origin| words.flag("allow-origin", Some(origin)));
        words.flag("workers", workers.as_ref());
        words.flag("queue", queue.as_ref());
        words.flag("deadline", deadline.as_ref());
        words.flag("patience", patience.as_ref());
        words.flag("max-body", max_body.as_ref());
        words.flag("connections", connections.as_ref());
        words.flag("rate", rate.as_ref());
        words.flag("burst", burst.as_ref());
        words.flag("grace", Some(&self.grace));
        words.flag("log", log.as_ref().map(PossibleValue::get_name));
        words.0
    }
}

/// Words of a command line.
#[derive(Default)]
struct Words(Vec<OsString>);

impl Words {
    fn flag(&mut self, name: &str, value: Option<impl Display>) {
        self.0.extend(value.map(|value| format!("--{name}={value}").into()));
    }

    fn switch(&mut self, name: &str, is_on: bool) {
        self.0.extend(is_on.then(|| format!("--{name}").into()));
    }
}

/// How requests are logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Log {
    /// For people.
    Text,
    /// For programs, one object a line.
    Json,
    /// Not at all.
    Off,
}

/// A number of seconds that a clock can count.
fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|seconds| (0.001..=86_400.0).contains(seconds));
    number.ok_or_else(|| "expected seconds from 0.001 to 86400".to_owned())
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Cli {
        #[command(flatten)]
        args: ServeArgs,
    }

    fn read(words: &[OsString]) -> ServeArgs {
        let words = std::iter::once(OsString::from("serve")).chain(words.iter().cloned());
        Cli::try_parse_from(words).unwrap_or_else(|error| panic!("{error}")).args
    }

    #[test]
    fn words_ask_for_the_same() {
        let text = "--port=0 --listen=::1 --public --open --keys=k.txt --trust-proxy=10.0.0.0/8 \
                    --trust-proxy=::1 --allow-origin=https://example.org --workers=3 --queue=4 \
                    --deadline=1.5 --patience=2.5 --max-body=5 --connections=6 --rate=7 --burst=8 --grace=9 --log=json";
        let words: Vec<OsString> = text.split_whitespace().map(OsString::from).collect();
        assert_eq!(read(&words).words(), words);
        let defaults = read(&[]);
        assert_eq!(read(&defaults.words()), defaults);
    }

    #[test]
    fn seconds_are_checked() {
        for wrong in ["0", "-1", "inf", "nan", "1e9", "soon"] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
        assert_eq!(seconds("0.5"), Ok(0.5));
    }
}
