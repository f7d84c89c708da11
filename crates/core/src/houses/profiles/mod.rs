//! Which techniques the profiles try, in which order, and what a step is worth by each.

pub(crate) mod finders;
mod gridwright;
mod hodoku;
mod sukaku;

use crate::budget::Budget;
use crate::houses::state::State;
use crate::houses::step::{Finding, worth};
use crate::reason::Profile;
use crate::step::{Technique, Worth};
use finders::{Find, rows_of};

/// The first step of one kind in a state, if there is one.
pub(crate) type Finder<const W: usize> = fn(&State<'_, W>, &mut Budget) -> Option<Finding>;

/// A finder, and the least a step that it finds is rated, in tenths.
pub(crate) type Row<const W: usize> = (u16, Finder<W>);

/// The finders of a profile, in order; none for a profile that is not for houses.
pub(crate) fn order(profile: &Profile) -> &'static [Find] {
    match profile.id {
        "gridwright" => &gridwright::ORDER,
        "sukaku-1.18" => &sukaku::PUBLISHED,
        "sukaku-1.18.1" => &sukaku::FULL,
        "se-1.2.1" => &sukaku::BEFORE,
        "hodoku-2.2" => &hodoku::ORDER,
        _ => &[],
    }
}

/// The same as what boards of `W` words are searched with.
pub(crate) fn rows<const W: usize>(profile: &Profile) -> &'static [Row<W>] {
    match profile.id {
        "gridwright" => const { &rows_of::<W, _>(&gridwright::ORDER) },
        "sukaku-1.18" => const { &rows_of::<W, _>(&sukaku::PUBLISHED) },
        "sukaku-1.18.1" => const { &rows_of::<W, _>(&sukaku::FULL) },
        "se-1.2.1" => const { &rows_of::<W, _>(&sukaku::BEFORE) },
        "hodoku-2.2" => const { &rows_of::<W, _>(&hodoku::ORDER) },
        _ => &[],
    }
}

/// The techniques of a profile, in the order of their values.
pub(crate) fn techniques(profile: &Profile) -> Vec<&'static Technique> {
    let mut all: Vec<&Technique> = Vec::new();
    for technique in order(profile).iter().flat_map(|find| find.techniques()) {
        if !all.contains(technique) {
            all.push(technique);
        }
    }
    all.sort_by_key(|technique| technique.rating);
    all
}

/// What a step of a technique is worth by a profile when it is rated so.
pub(crate) fn worth_by(profile: &Profile, technique: &Technique, rating: u16) -> Worth {
    let by_rating = worth(rating);
    match profile.id {
        "hodoku-2.2" => {
            let (score, level) = hodoku::worth(technique.id);
            Worth { score, level, ..by_rating }
        }
        // A long chain is still the same kind of thing to know.
        "gridwright" => Worth { level: technique.level, ..by_rating },
        _ => by_rating,
    }
}
