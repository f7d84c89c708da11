//! Finders that make assumptions and follow their consequences.

pub(crate) mod aic;
pub(crate) mod forcing;
mod inner;
mod length;
pub(crate) mod multiple;
pub(crate) mod nested;
pub(crate) mod net;
pub(crate) mod nodes;
