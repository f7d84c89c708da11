//! The interface for finding the solving steps that a person would take.

use std::ops::ControlFlow;

use crate::data::budget::Budget;
use crate::data::explanation::Explanation;
use crate::data::position::Position;
use crate::data::profile::Profile;
use crate::data::step::Step;
use crate::data::step_query::StepQuery;
use crate::data::visit::{Visit, first_shown};

/// Finds steps in positions of one puzzle. The crate `gridwright-houses` implements most of it for
/// families on boards of all-different groups.
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
    /// Whether it supports a profile; every reasoner supports the default one.
    fn follows(&self, profile: &Profile) -> bool {
        profile.is_default()
    }

    /// Shows steps in the profile's order until the budget is spent or the visitor stops: all steps
    /// of one technique before those of the next.
    fn visit_steps(
        &self,
        position: &Position,
        query: &StepQuery,
        budget: &mut Budget,
        visit: Visit<'_, Step>,
    ) -> ControlFlow<()>;

    /// The first step in the profile's order, within the budget.
    fn step(&self, position: &Position, query: &StepQuery, budget: &mut Budget) -> Option<Step> {
        first_shown(|visit| self.visit_steps(position, query, budget, visit))
    }

    /// Finds a whole path of steps at once; `None` if there is no faster way than asking for each
    /// step.
    fn path(
        &self,
        _position: &Position,
        _query: &StepQuery,
        _budget: &mut Budget,
    ) -> Option<Explanation> {
        None
    }
}
