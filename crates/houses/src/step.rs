//! One explained deduction, as data, in terms of cells.

use gridwright_core::{Claim, Level, Worth};

pub(crate) use gridwright_core::{Technique, Tenths};

/// A technique with this base rating, which also determines its level.
pub(crate) const fn technique(id: &'static str, rating: u16) -> Technique {
    let worth = worth(rating);
    Technique { id, rating: worth.rating, score: worth.score, level: worth.level }
}

/// The worth of a step with this rating: one point per tenth, and a level by the techniques players
/// look for.
pub(crate) const fn worth(rating: u16) -> Worth {
    let level = match rating {
        0..=23 => Level::Easy,
        24..=34 => Level::Medium,
        35..=45 => Level::Hard,
        46..=74 => Level::Expert,
        _ => Level::Extreme,
    };
    Worth { rating: Tenths(rating), score: rating as u32, level }
}

/// A named argument of a finding, for its texts and its proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Arg {
    /// One cell.
    Cell(u16),
    /// Several cells.
    Cells(Vec<u16>),
    /// One value.
    Value(u8),
    /// Several values.
    Values(u64),
    /// A house of the layout, by its index.
    House(u16),
    /// Several houses of the layout, by their indices.
    Houses(Vec<u16>),
    /// One chain of claims, each implied by the one before it.
    Chain(Vec<Claim>),
    /// Several chains of claims, each starting with its assumption.
    Chains(Vec<Vec<Claim>>),
    /// One chain whose links may consist of claims about several cells.
    Nodes(Vec<Vec<Claim>>),
    /// Groups of cells with the candidates of each group.
    Groups(Vec<(Vec<u16>, u64)>),
    /// Sets of values, in an order that matters.
    Sets(Vec<u64>),
    /// The possible cells of a value in each of some houses.
    Places(Vec<(u16, Vec<u16>)>),
    /// Cells with their candidates.
    Candidates(Vec<(u16, u64)>),
    /// A keyword that selects a variant of a text.
    Word(&'static str),
    /// Techniques used within the step, each with the claims that it leads to.
    Techniques(Vec<(&'static Technique, Vec<Claim>)>),
}

/// The arguments of a finding by name.
pub(crate) type Args = Vec<(&'static str, Arg)>;

/// The effect of a step on one cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// The cell gets this value.
    Place(u16, u8),
    /// The cell loses these candidates.
    Drop(u16, u64),
}

/// The result of a finder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finding {
    /// The technique.
    pub(crate) technique: &'static Technique,
    /// The rating on the scale for which the finder was made.
    pub(crate) rating: Tenths,
    /// The cells that the reasoning looks at.
    pub(crate) because: Vec<u16>,
    /// The placements and removals; never empty.
    pub(crate) effects: Vec<Effect>,
    /// The arguments of texts about the finding, by name.
    pub(crate) args: Args,
}
