//! Techniques that examine the candidates of a position without making assumptions.

pub(crate) mod aligned;
mod almost;
pub(crate) mod als;
pub(crate) mod als_chains;
pub(crate) mod bug;
pub(crate) mod colours;
pub(crate) mod finned;
pub(crate) mod fish;
pub(crate) mod links;
pub(crate) mod locked;
pub(crate) mod mixed_fish;
pub(crate) mod pairs;
pub(crate) mod rectangles;
pub(crate) mod scanned;
pub(crate) mod singles;
pub(crate) mod subsets;
pub(crate) mod templates;
pub(crate) mod unique;
pub(crate) mod wings;
