//! Queries that limit which steps a reasoner looks for.

use crate::data::profile::Profile;
use crate::data::step::{Technique, Tenths};

/// Limits the steps that a reasoner looks for.
///
/// ```
/// use gridwright_core::{Profile, StepQuery, Tenths};
/// let query = StepQuery::default().at_most(Tenths(45));
/// assert_eq!((query.profile, query.at_most), (Profile::DEFAULT, Tenths(45)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct StepQuery {
    /// The profile that determines the order of the techniques and the ratings of their steps.
    pub profile: &'static Profile,
    /// The highest rating of a step.
    pub at_most: Tenths,
    /// The only technique to look for; techniques that a reasoner finds along with it may still
    /// occur.
    pub only: Option<&'static Technique>,
}

impl Default for StepQuery {
    /// Any step by the default profile.
    fn default() -> StepQuery {
        StepQuery { profile: Profile::DEFAULT, at_most: Tenths(u16::MAX), only: None }
    }
}

impl StepQuery {
    /// Any step by this profile.
    pub fn by(profile: &'static Profile) -> StepQuery {
        StepQuery { profile, ..StepQuery::default() }
    }

    /// Limits the rating of steps.
    #[must_use]
    pub fn at_most(self, at_most: Tenths) -> StepQuery {
        StepQuery { at_most, ..self }
    }

    /// Limits steps to one technique and those found along with it.
    ///
    /// ```
    /// use gridwright_core::{StepQuery, WHAT_IF};
    /// assert!(StepQuery::default().only(&WHAT_IF).asks_for(&WHAT_IF));
    /// ```
    #[must_use]
    pub fn only(self, technique: &'static Technique) -> StepQuery {
        StepQuery { only: Some(technique), ..self }
    }

    /// Whether steps of this technique are requested.
    pub fn asks_for(&self, technique: &Technique) -> bool {
        technique.rating <= self.at_most && self.only.is_none_or(|only| only == technique)
    }
}
