//! The settings of the server, made from its flags.

use std::fs::File;
use std::io::Read;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use gridwright_serve_flags::{Log, ServeArgs};

use crate::keys::Keys;
use crate::networks::Network;

/// Everything that is configured before the server starts.
#[derive(Clone, Debug)]
pub struct Settings {
    pub(crate) address: SocketAddr,
    pub(crate) keys: Option<Keys>,
    pub(crate) proxies: Vec<Network>,
    pub(crate) origins: Vec<String>,
    pub(crate) log: Log,
    pub(crate) limits: Limits,
}

/// The limits of the server.
#[derive(Clone, Debug)]
pub(crate) struct Limits {
    /// Number of workers for requests that are expected to be short.
    pub(crate) workers: usize,
    /// Number of additional workers, for requests that turned out to be long and for batches.
    pub(crate) long_workers: usize,
    /// Maximum number of requests waiting for a worker.
    pub(crate) queue: usize,
    /// Maximum number of those requests from one client.
    pub(crate) queue_a_client: usize,
    /// Maximum number of simultaneous batches of one client.
    pub(crate) batches_a_client: usize,
    pub(crate) deadline: Duration,
    pub(crate) body: usize,
    pub(crate) connections: usize,
    /// Maximum number of connections from one address; does not apply to proxies.
    pub(crate) connections_an_address: usize,
    /// Timeout for receiving the head of a request, for receiving its body, for idle connections,
    /// and for clients that do not read the response. In a batch, the timeout for its next part.
    pub(crate) patience: Duration,
    /// Milliseconds of engine time that each client gets per second; 0 for no limit.
    pub(crate) rate: u32,
    /// Milliseconds of engine time that a client can accumulate.
    pub(crate) burst: u32,
    pub(crate) grace: Duration,
}

impl Settings {
    /// Makes the settings from the flags.
    ///
    /// # Errors
    /// A sentence, if flags contradict one another or a file cannot be read.
    pub fn of(args: &ServeArgs, is_terminal: bool) -> Result<Settings> {
        let everywhere = IpAddr::V6(Ipv6Addr::UNSPECIFIED);
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let ip = args.listen.unwrap_or(if args.public { everywhere } else { here });
        ensure!(
            args.public || ip.is_loopback(),
            "other machines can reach {ip}: expected --public, or an address such as 127.0.0.1"
        );
        let proxies = args.trust_proxy.iter().map(|text| text.parse());
        for origin in &args.allow_origin {
            let is_origin = origin == "*" || is_origin(origin);
            ensure!(is_origin, "{origin:?}: expected an origin such as https://example.org, or *");
        }
        let log = if is_terminal { Log::Text } else { Log::Json };
        Ok(Settings {
            address: SocketAddr::new(ip, args.port),
            keys: args.keys.as_deref().map(read_keys).transpose()?,
            proxies: proxies.collect::<Result<_>>()?,
            origins: args.allow_origin.clone(),
            log: args.log.unwrap_or(log),
            limits: Limits::of(args),
        })
    }
}

impl Limits {
    fn of(args: &ServeArgs) -> Limits {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let pick = |local: usize, public: usize| if args.public { public } else { local };
        let workers = args.workers.map_or(cores, usize::from);
        let queue = args.queue.unwrap_or(pick(512, 256));
        let rate = args.rate.unwrap_or(if args.public { 500 } else { 0 });
        let seconds = Duration::from_secs_f64;
        Limits {
            workers,
            long_workers: workers.max(2),
            queue,
            queue_a_client: pick(queue, (queue / 4).max(1)),
            batches_a_client: pick(8, 2),
            deadline: seconds(args.deadline.unwrap_or(if args.public { 5.0 } else { 10.0 })),
            body: args.max_body.unwrap_or(pick(4 << 20, 256 << 10)),
            connections: args.connections.unwrap_or(2048),
            connections_an_address: pick(2048, 128),
            patience: seconds(args.patience.unwrap_or(if args.public { 10.0 } else { 30.0 })),
            rate,
            burst: args.burst.unwrap_or(rate.saturating_mul(20)),
            grace: seconds(args.grace),
        }
    }
}

/// Some 50,000 keys.
const MOST_BYTES_OF_KEYS: u64 = 4 << 20;

fn read_keys(path: &Path) -> Result<Keys> {
    let shown = path.display();
    let mut text = String::new();
    File::open(path)
        .and_then(|file| file.take(MOST_BYTES_OF_KEYS + 1).read_to_string(&mut text))
        .with_context(|| format!("cannot read {shown}"))?;
    ensure!(text.len() as u64 <= MOST_BYTES_OF_KEYS, "{shown}: expected keys of at most 4 MiB");
    Keys::read(&text).with_context(|| format!("{shown}"))
}

/// Whether a text is a scheme, a host and optionally a port.
fn is_origin(text: &str) -> bool {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let is_plain = |sign: char| sign.is_ascii_alphanumeric() || ".-:[]".contains(sign);
    host.is_some_and(|host| !host.is_empty() && host.chars().all(is_plain))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_machines_are_answered_only_when_asked_to() {
        let mut args = ServeArgs { grace: 1.0, ..ServeArgs::default() };
        assert_eq!(Settings::of(&args, true).unwrap().address.to_string(), "127.0.0.1:0");
        args.listen = Some("0.0.0.0".parse().unwrap());
        let error = Settings::of(&args, true).unwrap_err().to_string();
        assert!(error.contains("expected --public"), "{error}");
        args.public = true;
        let public = Settings::of(&args, true).unwrap();
        assert!(public.limits.rate > 0 && public.limits.body < 1 << 20);
    }

    #[test]
    fn origins_are_checked() {
        for good in ["https://example.org", "http://localhost:5173", "http://[::1]:80"] {
            assert!(is_origin(good), "{good}");
        }
        for bad in ["example.org", "https://", "https://a/b", "https://a b", "ftp://a"] {
            assert!(!is_origin(bad), "{bad}");
        }
    }
}
