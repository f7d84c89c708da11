//! One explained deduction, as data.

use gridwright_core::{Claim, Level, Worth};

pub(crate) use gridwright_core::{Technique, Tenths};

/// A technique by its base value, from which its level follows.
pub(crate) const fn technique(id: &'static str, rating: u16) -> Technique {
    let worth = worth(rating);
    Technique { id, rating: worth.rating, score: worth.score, level: worth.level }
}

/// What a step of that rating is worth: a point a tenth, and a level by what players look for.
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

/// Something that a text about a step mentions.
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
    /// One chain of assumptions, from first to last.
    Chain(Vec<Claim>),
    /// Several chains, each from its first assumption to its last.
    Chains(Vec<Vec<Claim>>),
    /// One chain whose links may be about several cells.
    Nodes(Vec<Vec<Claim>>),
    /// Groups of cells, and the values each has between its cells.
    Groups(Vec<(Vec<u16>, u64)>),
    /// Values in an order that matters.
    Sets(Vec<u64>),
    /// Where a value can be in each of some houses.
    Places(Vec<(u16, Vec<u16>)>),
    /// Cells and what each can hold.
    Candidates(Vec<(u16, u64)>),
    /// A word that a text chooses by.
    Word(&'static str),
    /// Techniques used on the way, each with what it led to.
    Techniques(Vec<(&'static Technique, Vec<Claim>)>),
}

/// What texts about a step mention, each under the name that they know it by.
pub(crate) type Args = Vec<(&'static str, Arg)>;

/// What a step does to one cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// The cell holds this value.
    Place(u16, u8),
    /// The cell holds none of these values.
    Drop(u16, u64),
}

/// What a finder found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finding {
    /// The kind of reasoning.
    pub(crate) technique: &'static Technique,
    /// How hard it is on the scale the finder was made for.
    pub(crate) rating: Tenths,
    /// The cells the reasoning looked at.
    pub(crate) because: Vec<u16>,
    /// What it changes; never empty.
    pub(crate) effects: Vec<Effect>,
    /// What the texts about it mention, by name.
    pub(crate) args: Args,
}
