//! The target difficulty of the cages of a killer, and the properties of the cages of each level.

use gridwright_core::{Level, Tenths};

/// The target difficulty of the cages.
pub(super) struct Aim {
    pub(super) level: Level,
    pub(super) limit: Option<Tenths>,
}

impl Aim {
    /// A target up to a rating, or without a limit; an exact target without a limit is extreme.
    pub(super) fn new(limit: Option<Tenths>, is_exact: bool) -> Aim {
        let level = match limit {
            None if is_exact => Level::Extreme,
            None => Level::Hard,
            Some(limit) if limit <= EASY.limit => Level::Easy,
            Some(limit) if limit <= MEDIUM.limit => Level::Medium,
            Some(limit) if limit <= HARD.limit => Level::Hard,
            Some(limit) if limit <= EXPERT.limit => Level::Expert,
            Some(_) => Level::Extreme,
        };
        Aim { level, limit }
    }

    /// Singles and the plainest sums.
    pub(super) fn easiest() -> Aim {
        Aim::new(Some(EASY.limit), false)
    }

    pub(super) fn plan(&self) -> &'static Plan {
        match self.level {
            Level::Easy => &EASY,
            Level::Medium => &MEDIUM,
            // An extreme puzzle is a hard one with one cage less.
            Level::Hard | Level::Extreme => &HARD,
            Level::Expert => &EXPERT,
        }
    }
}

/// The properties of the cages of a level.
pub(super) struct Plan {
    /// Numbers of cells that a cage begins with, each as likely as it is frequent here.
    pub(super) sizes: &'static [usize],
    /// Percentage of the cages that lie within one house.
    pub(super) inside: usize,
    /// Largest number of cells of a cage.
    pub(super) most: usize,
    /// Number of cages of one cell that are made on purpose on 81 cells.
    pub(super) lone: usize,
    /// The highest ratings of steps about cages and of other steps.
    pub(super) limit: Tenths,
    pub(super) houses: Tenths,
}

pub(super) const EASY: Plan = Plan {
    sizes: &[2, 2, 2, 3, 3],
    inside: 80,
    most: 4,
    lone: 2,
    limit: Tenths(23),
    houses: Tenths(23),
};
const MEDIUM: Plan = Plan {
    sizes: &[2, 2, 3, 3, 3, 4],
    inside: 50,
    most: 5,
    lone: 0,
    limit: Tenths(34),
    houses: Tenths(34),
};
pub(super) const HARD: Plan = Plan {
    sizes: &[2, 3, 3, 3, 4, 4],
    inside: 30,
    most: 5,
    lone: 0,
    limit: Tenths(45),
    houses: Tenths(38),
};
pub(super) const EXPERT: Plan = Plan {
    sizes: &[3, 3, 4, 4, 5],
    inside: 20,
    most: 6,
    lone: 0,
    limit: Tenths(74),
    houses: Tenths(38),
};
