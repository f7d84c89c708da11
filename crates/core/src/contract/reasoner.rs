//! Finds the steps a person would take.

use std::ops::ControlFlow;

use crate::data::budget::Budget;
use crate::data::explanation::Explanation;
use crate::data::position::Position;
use crate::data::profile::Profile;
use crate::data::step::Step;
use crate::data::step_query::StepQuery;
use crate::data::visit::{Visit, first_shown};

/// Finds steps in positions of one puzzle. A family on boards of all-different groups has most of
/// it ready made in the crate `gridwright-houses`.
///
/// ```
/// use std::ops::ControlFlow;
/// use gridwright_core::{Budget, Position, Profile, Reasoner, Step, StepQuery, Visit};
/// struct Clueless;
/// impl Reasoner for Clueless {
///     fn visit_steps(
///         &self,
///         _: &Position,
///         _: &StepQuery,
///         _: &mut Budget,
///         _: Visit<'_, Step>,
///     ) -> ControlFlow<()> {
///         ControlFlow::Continue(())
///     }
/// }
/// assert!(Clueless.follows(Profile::DEFAULT));
/// ```
pub trait Reasoner: Send + Sync {
    /// Whether it can follow a profile; every reasoner follows the default.
    fn follows(&self, profile: &Profile) -> bool {
        profile.is_default()
    }

    /// Shows steps in the profile's order, within the budget and as long as the visitor goes on: every
    /// conclusion of one technique before the next one is tried.
    fn visit_steps(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
        visit: Visit<'_, Step>,
    ) -> ControlFlow<()>;

    /// The first step that the profile's order finds, within the budget.
    fn step(&self, position: &Position, query: &StepQuery, budget: &mut Budget) -> Option<Step> {
        first_shown(|visit| self.visit_steps(position, query, budget, visit))
    }

    /// Step after step until nothing more is found, or `None` where there is no faster way than
    /// asking for each.
    fn path(
        &self,
        _position: &Position,
        _query: &StepQuery,
        _budget: &mut Budget,
    ) -> Option<Explanation> {
        None
    }
}
