//! The profiles as data: the finders of each in order, and the rating of its steps.

pub(crate) mod finders;
mod gridwright;
mod hodoku;
mod sukaku;

use gridwright_core::{Level, Profile, StepQuery, Technique, Tenths, Worth};

use crate::step::worth;
use finders::Find;

/// All profiles that can rate boards of houses, the default first.
///
/// ```
/// use gridwright_core::Profile;
/// assert_eq!(gridwright_houses::PROFILES[0], Profile::DEFAULT);
/// ```
pub static PROFILES: &[&Profile] = &[
    Profile::DEFAULT,
    &sukaku::PUBLISHED_PROFILE,
    &sukaku::FULL_PROFILE,
    &sukaku::BEFORE_PROFILE,
    &hodoku::PROFILE,
];

/// The ids of [`PROFILES`] after the value for "the default and the quoted profile agree", for a
/// parameter that selects one of them.
pub const PROFILE_NAMES: &[&str] = &[
    gridwright_core::Hardness::AGREED,
    "gridwright",
    "sukaku-1.18",
    "sukaku-1.18.1",
    "se-1.2.1",
    "hodoku-2.2",
];

/// The method of a profile on boards of houses.
struct Method {
    profile: &'static Profile,
    order: &'static [Find],
    worth: WorthBy,
}

/// The rule that determines the score and the level of a step.
enum WorthBy {
    /// Both follow from the rating.
    Rating,
    /// The score follows from the rating, the level from the technique: a longer chain raises the
    /// rating, not the level.
    RatingAndTechnique,
    /// Both are given for each finder.
    Scores(&'static [(Find, u32, Level)]),
}

/// One row for each of [`PROFILES`].
static METHODS: &[Method] = &[
    Method {
        profile: Profile::DEFAULT,
        order: &gridwright::ORDER,
        worth: WorthBy::RatingAndTechnique,
    },
    Method {
        profile: &sukaku::PUBLISHED_PROFILE,
        order: &sukaku::PUBLISHED,
        worth: WorthBy::Rating,
    },
    Method { profile: &sukaku::FULL_PROFILE, order: &sukaku::FULL, worth: WorthBy::Rating },
    Method { profile: &sukaku::BEFORE_PROFILE, order: &sukaku::BEFORE, worth: WorthBy::Rating },
    Method {
        profile: &hodoku::PROFILE,
        order: &hodoku::ORDER,
        worth: WorthBy::Scores(&hodoku::SCORED),
    },
];

fn method(profile: &Profile) -> Option<&'static Method> {
    METHODS.iter().find(|method| method.profile == profile)
}

/// The finders of a profile, in order; empty for a profile that does not rate houses.
pub(crate) fn order(profile: &Profile) -> &'static [Find] {
    method(profile).map_or(&[], |method| method.order)
}

/// Whether a path takes singles in the order in which they appeared, as HoDoKu does.
pub(crate) fn takes_singles_in_turn(query: &StepQuery) -> bool {
    query.profile == &hodoku::PROFILE && query.only.is_none() && query.at_most >= Tenths(23)
}

/// The techniques of a profile, in the order of their ratings.
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

/// The rating, score and level in a profile of a step of this technique with this rating.
pub(crate) fn worth_by(profile: &Profile, technique: &Technique, rating: u16) -> Worth {
    let by_rating = worth(rating);
    match method(profile).map(|method| &method.worth) {
        Some(WorthBy::Scores(rows)) => {
            let has = |find: Find| find.techniques().iter().any(|known| known.id == technique.id);
            let row = rows.iter().find(|(find, ..)| has(*find));
            row.map_or(by_rating, |&(_, score, level)| Worth { score, level, ..by_rating })
        }
        Some(WorthBy::RatingAndTechnique) => Worth { level: technique.level, ..by_rating },
        Some(WorthBy::Rating) | None => by_rating,
    }
}

#[cfg(test)]
mod tests {
    use super::{METHODS, PROFILE_NAMES, PROFILES};

    #[test]
    fn the_lists_name_the_same_profiles() {
        let ids: Vec<&str> = PROFILES.iter().map(|profile| profile.id).collect();
        assert_eq!(ids, PROFILE_NAMES[1..]);
        let with_methods: Vec<&str> = METHODS.iter().map(|method| method.profile.id).collect();
        assert_eq!(ids, with_methods);
    }
}
