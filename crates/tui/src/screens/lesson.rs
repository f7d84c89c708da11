//! The first lesson of a family: a small real board, and what to do on it, a step at a time.

use gridwright::params::ParamSpec;
use gridwright::{Family, Params, Recipe};

use crate::hints::Advice;

/// What is done in a lesson, one after another.
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

/// The puzzle of a lesson is the same for everyone.
const SEED: u64 = 1;

/// How far a lesson is.
pub(crate) struct Lesson {
    pub(super) at: usize,
    /// A nudge towards the next step, as the board is now.
    pub(super) tip: Option<Advice>,
    /// A nudge that is being looked for.
    pub(super) asking: Option<u64>,
}

impl Lesson {
    /// A lesson that has got so far.
    pub(super) fn at(at: usize) -> Lesson {
        Lesson { at: at.min(STEPS.len() - 1), tip: None, asking: None }
    }

    pub(super) fn step(&self) -> Step {
        STEPS[self.at.min(STEPS.len() - 1)]
    }

    /// Whether the player can leave this step out.
    pub(super) fn can_go_on(&self) -> bool {
        self.step() != Step::Finish
    }
}

/// The recipe of a family's first lesson: the smallest kind of puzzle that has a name, and easy.
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
