//! The first lesson of a family: a small real puzzle, and instructions for it step by step.

use gridwright::params::ParamSpec;
use gridwright::{Family, Params, Recipe};

use crate::hints::Advice;

/// The steps of a lesson, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Goal,
    Write,
    Note,
    Undo,
    Hint,
    Finish,
}

pub(super) const STEPS: [Step; 6] =
    [Step::Goal, Step::Write, Step::Note, Step::Undo, Step::Hint, Step::Finish];

/// The seed of the lesson's puzzle, which is the same for everyone.
const SEED: u64 = 1;

/// The progress of a lesson.
pub(crate) struct Lesson {
    pub(super) at: usize,
    /// A hint for the next step on the current board.
    pub(super) tip: Option<Advice>,
    /// The job that looks for the hint.
    pub(super) asking: Option<u64>,
}

impl Lesson {
    /// A lesson at a given step.
    pub(super) fn at(at: usize) -> Lesson {
        Lesson { at: at.min(STEPS.len() - 1), tip: None, asking: None }
    }

    pub(super) fn step(&self) -> Step {
        STEPS[self.at.min(STEPS.len() - 1)]
    }

    /// Whether the player can skip this step.
    pub(super) fn can_go_on(&self) -> bool {
        self.step() != Step::Finish
    }
}

/// The recipe of a family's first lesson: an easy puzzle of its smallest named variant.
pub(crate) fn first_recipe(family: &'static dyn Family) -> Recipe {
    let info = family.info();
    let small = ["first", "small"]
        .iter()
        .find_map(|wanted| info.variants.iter().find(|variant| variant.id == *wanted));
    let params = small.map_or("", |variant| variant.params);
    let mut params =
        Params::parse(info.params, params).unwrap_or_else(|_| Params::defaults(info.params));
    if info.params.iter().any(|spec| spec.name == ParamSpec::LEVEL.name) {
        let mut easy = params.clone();
        let is_known = easy.set(ParamSpec::LEVEL.name, "easy").is_ok();
        params = if is_known { easy } else { params };
    }
    Recipe::new(family, params, SEED)
}
