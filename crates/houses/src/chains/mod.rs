//! Following what an assumption leads to.

pub(crate) mod aic;
pub(crate) mod forcing;
mod length;
pub(crate) mod multiple;
pub(crate) mod nested;
mod net;
