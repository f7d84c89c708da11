//! Tests a real server on this machine over real connections.

mod batches;
mod caching;
mod client;
mod documents;
mod ending;
mod guards;
mod limits;
mod page;
mod programs;
mod same;
mod verbs;

#[path = "../../../api/tests/common/table.rs"]
mod table;
