//! The engine over HTTP: routes, limits and streams around `gridwright-api`. The server keeps no
//! state between requests, so any number of instances can run behind a load balancer.
//!
//! Read in this order: `settings` (limits, from the flags), `task` (the task of a request),
//! `routes` (the table from which the router, the documentation and the tests are made), `query`
//! (query parameters and headers), `reply` (answers as bytes), `lanes` (the schedule of the
//! workers), `engine` (one job with its deadline), `handler` (a request from beginning to end),
//! `batch` (streams of requests as lines), `server` (connections and shutdown). `client` and `keys`
//! identify clients, `allowance` limits their rate; `metrics` and `log` report what the server
//! does; `docs` is the documentation as a page, `page` the web page to play on, `tag` makes entity
//! tags for caches.

mod allowance;
mod app;
mod batch;
mod client;
mod day;
mod docs;
mod engine;
mod handler;
mod keys;
mod lanes;
mod log;
mod metrics;
mod networks;
mod page;
mod problem;
mod query;
mod reply;
mod routes;
mod server;
mod settings;
mod steady_io;
mod tag;
mod task;

pub use routes::{ANY, Body, Media, Method, OPENAPI, Parameter, Place, ROUTES, Route, Type};
pub use server::{Server, serve};
pub use settings::Settings;
