//! Which techniques the profiles try, in which order, and what a step is worth by each.

pub(crate) mod gridwright;
mod hodoku;
mod se121;
mod sukaku;

use crate::budget::Budget;
use crate::houses::state::State;
use crate::houses::step::{Finding, worth};
use crate::reason::Profile;
use crate::step::{Technique, Worth};

/// The first step of one kind in a state, if there is one.
pub(crate) type Finder<const W: usize> = fn(&State<'_, W>, &mut Budget) -> Option<Finding>;

/// A finder, and the least a step that it finds is rated, in tenths.
pub(crate) type Row<const W: usize> = (u16, Finder<W>);

/// The finders of a profile, in order; none for a profile that is not for houses.
pub(crate) fn rows<const W: usize>(profile: &Profile) -> &'static [Row<W>] {
    match profile.id {
        "gridwright" => gridwright::Order::<W>::ROWS,
        "sukaku-1.18" => sukaku::Order::<W>::PUBLISHED,
        "sukaku-1.18.1" => sukaku::Order::<W>::FULL,
        "se-1.2.1" => se121::Order::<W>::ROWS,
        "hodoku-2.2" => hodoku::Order::<W>::ROWS,
        _ => &[],
    }
}

/// What a step is worth by a profile.
pub(crate) fn worth_by(profile: &Profile, step: &Finding) -> Worth {
    let technique: &Technique = step.technique;
    let by_rating = worth(step.rating.0);
    match profile.id {
        "hodoku-2.2" => {
            let (score, level) = hodoku::worth(technique);
            Worth { score, level, ..by_rating }
        }
        // A long chain is still the same kind of thing to know.
        "gridwright" => Worth { level: technique.level, ..by_rating },
        _ => by_rating,
    }
}
