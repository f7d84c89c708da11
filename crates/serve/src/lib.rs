//! The engine over HTTP: routes, limits and streams around `gridwright-api`. It keeps no state between
//! requests, so that any number of instances can stand behind a balancer.
//!
//! Read in this order: `settings` (limits, from the flags), `task` (what is to be done), `routes` (the one
//! table that the router, the documentation and the tests are made from), `query` (what addresses and
//! headers say), `reply` (how answers become bytes), `lanes` (who may use the engine when), `engine` (one piece of work with its deadline),
//! `handler` (a request from beginning to end), `batch` (lines in, lines out), `server` (connections,
//! shutdown). `client`, `keys` and `allowance` say who asks and how much is left to them; `metrics` and
//! `log` what is reported; `docs` is the documentation for people, `page` the page to play on, `tag` names for
//! what need not be sent twice.

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
