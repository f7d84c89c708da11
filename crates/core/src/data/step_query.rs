//! Which steps are looked for.

use crate::data::profile::Profile;
use crate::data::step::{Technique, Tenths};

/// Limits the steps a reasoner may take.
///
/// ```
/// use gridwright_core::{Profile, StepQuery, Tenths};
/// let query = StepQuery::default().at_most(Tenths(45));
/// assert_eq!((query.profile, query.at_most), (Profile::DEFAULT, Tenths(45)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct StepQuery {
    /// Decides the order of the techniques and what their steps count for.
    pub profile: &'static Profile,
    /// The highest rating a step may have.
    pub at_most: Tenths,
    /// The technique to look for, if others are not wanted but for those that are found along with it.
    pub only: Option<&'static Technique>,
}

impl Default for StepQuery {
    /// Any step by the family's own profile.
    fn default() -> StepQuery {
        StepQuery { profile: Profile::DEFAULT, at_most: Tenths(u16::MAX), only: None }
    }
}

impl StepQuery {
    /// Any step by a profile.
    pub fn by(profile: &'static Profile) -> StepQuery {
        StepQuery { profile, ..StepQuery::default() }
    }

    /// The same with steps rated at most this.
    #[must_use]
    pub fn at_most(self, at_most: Tenths) -> StepQuery {
        StepQuery { at_most, ..self }
    }

    /// The same with steps of one technique, and of those that are found along with it.
    ///
    /// ```
    /// use gridwright_core::{StepQuery, WHAT_IF};
    /// assert!(StepQuery::default().only(&WHAT_IF).asks_for(&WHAT_IF));
    /// ```
    #[must_use]
    pub fn only(self, technique: &'static Technique) -> StepQuery {
        StepQuery { only: Some(technique), ..self }
    }

    /// Whether steps of this technique are wanted.
    pub fn asks_for(&self, technique: &Technique) -> bool {
        technique.rating <= self.at_most && self.only.is_none_or(|only| only == technique)
    }
}
