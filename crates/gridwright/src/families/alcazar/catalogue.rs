//! The techniques and their ratings, easiest first.

use gridwright_core::{Level, Technique, Tenths};

pub(super) static FULL: Technique =
    Technique { id: "cell-full", rating: Tenths(10), score: 2, level: Level::Easy };

pub(super) static FORCED: Technique =
    Technique { id: "two-ways", rating: Tenths(11), score: 3, level: Level::Easy };

pub(super) static LOOP: Technique =
    Technique { id: "early-ring", rating: Tenths(15), score: 8, level: Level::Easy };

pub(super) static EARLY_EXIT: Technique =
    Technique { id: "early-exit", rating: Tenths(16), score: 10, level: Level::Easy };

pub(super) static FORK: Technique =
    Technique { id: "fork", rating: Tenths(20), score: 15, level: Level::Medium };

pub(super) static PARTITION: Technique =
    Technique { id: "partition", rating: Tenths(25), score: 20, level: Level::Medium };

pub(super) static EXIT_PARITY: Technique =
    Technique { id: "exit-parity", rating: Tenths(30), score: 25, level: Level::Medium };

pub(super) static BLOCK_PARITY: Technique =
    Technique { id: "block-parity", rating: Tenths(40), score: 60, level: Level::Hard };

pub(super) static REGION_PARITY: Technique =
    Technique { id: "region-parity", rating: Tenths(50), score: 120, level: Level::Expert };

pub(super) static NECK: Technique =
    Technique { id: "neck", rating: Tenths(55), score: 130, level: Level::Expert };

pub(super) static SPLIT: Technique =
    Technique { id: "split", rating: Tenths(60), score: 160, level: Level::Expert };

pub(super) static TIE: Technique =
    Technique { id: "tied-edges", rating: Tenths(65), score: 200, level: Level::Expert };

pub(super) static WHAT_IF: Technique =
    Technique { id: "edge-what-if", rating: Tenths(75), score: 500, level: Level::Extreme };
