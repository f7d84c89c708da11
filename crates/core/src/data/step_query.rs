//! Which steps are looked for.

use crate::data::profile::Profile;
use crate::data::step::Tenths;

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
}

impl Default for StepQuery {
    /// Any step by the family's own profile.
    fn default() -> StepQuery {
        StepQuery { profile: Profile::DEFAULT, at_most: Tenths(u16::MAX) }
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
}
