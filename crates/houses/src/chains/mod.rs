//! Following what an assumption leads to.

pub(crate) mod aic;
pub(crate) mod forcing;
mod inner;
mod length;
pub(crate) mod multiple;
mod net;
