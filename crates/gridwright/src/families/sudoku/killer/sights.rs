//! All techniques of cages, easiest first.

use std::ops::ControlFlow;

use gridwright_core::{Level, Technique, Tenths};

use super::cages::Visit;
use super::view::View;
use super::{between, in_cage, leftovers, locked, parity, sums};

/// A technique, and the function that shows its steps in a position.
pub(in super::super) struct Sight {
    pub(in super::super) technique: &'static Technique,
    pub(in super::super) visit: fn(&View<'_>, Visit<'_>) -> ControlFlow<()>,
}

const fn technique(id: &'static str, rating: u16, score: u32, level: Level) -> Technique {
    Technique { id, rating: Tenths(rating), score, level }
}

static LAST_CELL: Technique = technique("cage-last-cell", 11, 5, Level::Easy);
static INNIE_OF_BOX: Technique = technique("innie-outie-box", 14, 14, Level::Easy);
static INNIE_OF_LINE: Technique = technique("innie-outie-line", 16, 16, Level::Easy);
static ONE_COMBINATION: Technique = technique("one-combination", 17, 17, Level::Easy);
static CAGE_IN_HOUSE: Technique = technique("cage-in-house", 18, 18, Level::Easy);
static COMBINATIONS: Technique = technique("combinations", 19, 19, Level::Easy);
static PARTNER: Technique = technique("cage-partner", 20, 20, Level::Easy);
static COMBINATIONS_LEFT: Technique = technique("combinations-left", 24, 40, Level::Medium);
static MUST_CONTAIN: Technique = technique("must-contain", 26, 45, Level::Medium);
static INNIE_OF_SEVERAL: Technique = technique("innie-outie-joined", 27, 45, Level::Medium);
static HOUSE_NEEDS_CAGE: Technique = technique("house-needs-cage", 28, 50, Level::Medium);
static HIDDEN_CAGE: Technique = technique("hidden-cage", 30, 50, Level::Medium);
static SPLIT_CAGE: Technique = technique("split-cage", 32, 60, Level::Medium);
static ARRANGEMENTS: Technique = technique("cage-arrangements", 35, 80, Level::Hard);
static DIFFERENCE: Technique = technique("innie-outie-difference", 36, 90, Level::Hard);
static KILLER_PAIR: Technique = technique("killer-pair", 37, 90, Level::Hard);
static LARGE_HIDDEN_CAGE: Technique = technique("large-hidden-cage", 38, 100, Level::Hard);
static BLOCKED_COMBINATION: Technique = technique("blocked-combination", 39, 100, Level::Hard);
static LAW_OF_LEFTOVERS: Technique = technique("law-of-leftovers", 40, 110, Level::Hard);
static KILLER_TRIPLE: Technique = technique("killer-triple", 42, 120, Level::Hard);
static CAGE_CONFLICT: Technique = technique("cage-conflict", 44, 140, Level::Hard);
static LOCKED_CAGES: Technique = technique("locked-cages", 48, 180, Level::Expert);
static SUMS_AND_DIFFERENCES: Technique = technique("sums-and-differences", 50, 200, Level::Expert);
static PARITY: Technique = technique("cage-parity", 52, 220, Level::Expert);
static CROSSING: Technique = technique("crossing-combinations", 56, 260, Level::Expert);

/// Index of the only technique that needs no cages.
pub(in super::super) const LEFTOVERS: usize = 18;

/// All techniques of cages, easiest first.
pub(in super::super) const SIGHTS: [Sight; 25] = [
    Sight { technique: &LAST_CELL, visit: in_cage::last_cell },
    Sight { technique: &INNIE_OF_BOX, visit: sums::of_box },
    Sight { technique: &INNIE_OF_LINE, visit: sums::of_line },
    Sight { technique: &ONE_COMBINATION, visit: in_cage::one_combination },
    Sight { technique: &CAGE_IN_HOUSE, visit: in_cage::inside_house },
    Sight { technique: &COMBINATIONS, visit: in_cage::combinations },
    Sight { technique: &PARTNER, visit: in_cage::partner },
    Sight { technique: &COMBINATIONS_LEFT, visit: in_cage::combinations_left },
    Sight { technique: &MUST_CONTAIN, visit: in_cage::must_contain },
    Sight { technique: &INNIE_OF_SEVERAL, visit: sums::of_several },
    Sight { technique: &HOUSE_NEEDS_CAGE, visit: in_cage::house_needs },
    Sight { technique: &HIDDEN_CAGE, visit: sums::hidden_cage },
    Sight { technique: &SPLIT_CAGE, visit: sums::split_cage },
    Sight { technique: &ARRANGEMENTS, visit: in_cage::arrangements },
    Sight { technique: &DIFFERENCE, visit: sums::difference },
    Sight { technique: &KILLER_PAIR, visit: between::killer_pair },
    Sight { technique: &LARGE_HIDDEN_CAGE, visit: sums::large_hidden_cage },
    Sight { technique: &BLOCKED_COMBINATION, visit: between::blocked_combination },
    Sight { technique: &LAW_OF_LEFTOVERS, visit: leftovers::law_of_leftovers },
    Sight { technique: &KILLER_TRIPLE, visit: between::killer_triple },
    Sight { technique: &CAGE_CONFLICT, visit: between::cage_conflict },
    Sight { technique: &LOCKED_CAGES, visit: locked::locked_cages },
    Sight { technique: &SUMS_AND_DIFFERENCES, visit: sums::sums_and_differences },
    Sight { technique: &PARITY, visit: parity::parity },
    Sight { technique: &CROSSING, visit: between::crossing_combinations },
];
