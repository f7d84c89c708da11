//! Connections: accepts them up to a limit, enforces timeouts, and finishes them on shutdown.

use std::collections::BTreeMap;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result};
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};
use tower_service::Service;

use crate::app::App;
use crate::handler::{Peer, router};
use crate::settings::Settings;
use crate::steady_io::SteadyIo;

/// The largest size of a request's head in bytes, and the most headers in it.
const HEAD: usize = 16 << 10;
const HEADERS: usize = 64;

/// A server that listens but does not answer requests yet.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Starts listening.
    ///
    /// # Errors
    /// When the address cannot be used.
    pub async fn bind(settings: Settings) -> Result<Server> {
        let wanted = settings.address;
        let listener = TcpListener::bind(wanted).await.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => anyhow::anyhow!(
                "another program listens at {wanted}: expected a free port, as with --port 0"
            ),
            _ => anyhow::Error::new(error).context(format!("cannot listen at {wanted}")),
        })?;
        let address = listener.local_addr().context("the listener has no address")?;
        Ok(Server { app: Arc::new(App::new(settings)), listener, address })
    }

    /// The address on which the server listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The URL of the web page.
    pub fn url(&self) -> String {
        let mut address = self.address;
        if address.ip().is_unspecified() {
            address.set_ip(IpAddr::from([127, 0, 0, 1]));
        }
        format!("http://{address}")
    }

    /// Answers requests until `stop` completes, and then finishes those in progress.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { app, listener, .. } = self;
        let limits = app.settings.limits.clone();
        let router = router(&app);
        let places = Arc::new(Semaphore::new(limits.connections));
        let peers = Arc::new(Peers::default());
        let (ending, _) = watch::channel(false);
        tokio::pin!(stop);
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut stop => break,
            };
            let Ok((stream, peer)) = accepted else {
                // Probably out of file descriptors; wait until other connections are closed.
                sleep(Duration::from_millis(20)).await;
                continue;
            };
            let peer = peer.ip().to_canonical();
            let is_proxy = app.settings.proxies.iter().any(|proxy| proxy.contains(peer));
            let most = if is_proxy { usize::MAX } else { limits.connections_an_address };
            let place = Arc::clone(&places).try_acquire_owned();
            let (Ok(place), Some(guest)) = (place, peers.enter(peer, most)) else {
                app.metrics.refused_connections.fetch_add(1, Ordering::Relaxed);
                continue;
            };
            let connection =
                connection(Arc::clone(&app), router.clone(), stream, peer, ending.subscribe());
            tokio::spawn(async move {
                connection.await;
                drop((place, guest));
            });
        }
        drop(listener);
        app.is_ending.store(true, Ordering::Relaxed);
        app.logger.event("stopping: what runs is finished first");
        let _ = ending.send(true);
        let all = u32::try_from(limits.connections).unwrap_or(u32::MAX);
        let is_finished = timeout(limits.grace, places.acquire_many(all)).await.is_ok();
        app.logger.event(if is_finished { "stopped" } else { "stopped before all was finished" });
        // Leaves the log thread time to write the last lines.
        sleep(Duration::from_millis(20)).await;
    }
}

async fn connection(
    app: Arc<App>,
    router: Router,
    stream: TcpStream,
    peer: IpAddr,
    mut ending: watch::Receiver<bool>,
) {
    let limits = &app.settings.limits;
    app.metrics.connections.fetch_add(1, Ordering::Relaxed);
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.patience)
        .max_headers(HEADERS)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(SteadyIo::new(stream, limits.patience)), service);
    tokio::pin!(connection);
    let is_ending = async { ending.wait_for(|&is_ending| is_ending).await.is_ok() };
    tokio::select! {
        // An error of the connection concerns only the client.
        _ = connection.as_mut() => (),
        _ = is_ending => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
    app.metrics.connections.fetch_sub(1, Ordering::Relaxed);
}

/// The number of connections of each address.
#[derive(Default)]
struct Peers(Mutex<BTreeMap<IpAddr, usize>>);

/// A connection that counts towards its address until it is dropped.
struct Guest {
    peers: Arc<Peers>,
    address: IpAddr,
}

impl Peers {
    fn enter(self: &Arc<Peers>, address: IpAddr, most: usize) -> Option<Guest> {
        let mut peers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let n = peers.entry(address).or_default();
        if *n >= most {
            return None;
        }
        *n += 1;
        Some(Guest { peers: Arc::clone(self), address })
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut peers = self.peers.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(n) = peers.get_mut(&self.address) {
            *n -= 1;
            if *n == 0 {
                peers.remove(&self.address);
            }
        }
    }
}

/// Serves until the process is asked to stop, by Ctrl-C or SIGTERM.
///
/// # Errors
/// When it cannot listen.
pub fn serve(settings: Settings, started: impl FnOnce(&Server)) -> Result<()> {
    let limits = &settings.limits;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .max_blocking_threads(limits.workers + limits.long_workers + 2)
        .build()
        .context("cannot start threads")?;
    runtime.block_on(async {
        let server = Server::bind(settings).await?;
        let stop = asked_to_stop()?;
        started(&server);
        server.run(stop).await;
        Ok(())
    })
    // Jobs still running are stopped by the flags of their requests, which are dropped here.
}

/// Returns a future that waits for Ctrl-C or SIGTERM.
fn asked_to_stop() -> Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    let mut terminate = {
        use tokio::signal::unix::{SignalKind, signal};
        signal(SignalKind::terminate()).context("cannot listen to signals")?
    };
    Ok(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = tokio::signal::ctrl_c() => (),
            _ = terminate.recv() => (),
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    })
}
