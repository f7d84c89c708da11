//! Background jobs that may take longer than a key press: each runs in its own thread and can be
//! cancelled.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use gridwright::contract::Name;
use gridwright::game::{Continuation, HintAt};
use gridwright::steps::{Technique, example_of};
use gridwright::{
    Budget, Family, Hint, Level, Position, Profile, Puzzle, Recipe, Session, Shortfall, Site,
    Solution, Step, Verdict, rate, solve,
};

/// The search budget for making a puzzle, in nodes, as on the command line: a time limit would make
/// the daily puzzle depend on the machine.
const NODES_TO_MAKE: u64 = 50_000_000;

/// The search budget for all other jobs, in nodes.
const NODES: u64 = 20_000_000;

/// The search budget for finding all steps, in nodes, as on the command line: finding every step
/// can take long.
const NODES_FOR_STEPS: u64 = 200_000;

/// The search budget for an example board, in nodes, and its maximum number of sites: larger boards
/// are shown empty.
const NODES_TO_SHOW: u64 = 300_000;
const MOST_SITES_TO_SHOW: usize = 200;

/// A background job.
pub(crate) enum Job {
    /// Makes a puzzle from a recipe.
    Make(Recipe),
    /// Parses a puzzle or a saved game from any text.
    Open { text: String, family: Option<&'static dyn Family> },
    /// Finds the solution and the level of a puzzle that was opened.
    Study(Session),
    /// Finds the next step in a game.
    Hint(Session),
    /// Finds the value that is forced at a site.
    HintAt(Session, Site),
    /// Finds all possible steps.
    Steps(Session),
    /// Explains all steps from the current position to the end, ignoring mistakes.
    Explain(Session),
    /// Makes an example of a recipe quickly.
    Preview(Recipe),
    /// Finds a position that shows a technique.
    Example(&'static dyn Family, &'static Technique),
}

/// The outcome of a job.
pub(crate) enum Outcome {
    /// A puzzle, or the reason why there is none.
    Made(Result<Box<Made>, Name>),
    Studied {
        solution: Option<Solution>,
        level: Option<Level>,
    },
    Hinted(Box<Hint>),
    HintedAt(Site, Box<HintAt>),
    Steps(Result<Vec<Step>, Hint>),
    Previewed(Option<Arc<dyn Puzzle>>),
    Explained(Box<Continuation>),
    Example(Option<Box<TechniqueExample>>),
    /// The job was cancelled.
    Stopped,
}

/// A position in which a technique applies next, and the step it makes there.
pub(crate) struct TechniqueExample {
    pub(crate) puzzle: Arc<dyn Puzzle>,
    pub(crate) position: Position,
    pub(crate) step: Step,
}

/// A game that is ready to be played.
pub(crate) struct Made {
    pub(crate) session: Session,
    pub(crate) solution: Option<Solution>,
    pub(crate) recipe: Option<Recipe>,
    /// The difference from the request, if there is one.
    pub(crate) remark: Option<Name>,
}

impl Job {
    /// Runs the job, until `stop` is set.
    pub(crate) fn run(&self, stop: &Arc<AtomicBool>) -> Outcome {
        let budget = |nodes| Budget::nodes(nodes).with_stop(Arc::clone(stop));
        let is_stopped = || stop.load(std::sync::atomic::Ordering::Relaxed);
        let outcome = match self {
            Job::Make(recipe) => Outcome::Made(make(recipe, &mut budget(NODES_TO_MAKE))),
            Job::Open { text, family } => {
                let opened = Session::open(text, *family, &mut budget(NODES_TO_MAKE));
                Outcome::Made(opened.map_err(|error| error.message()).map(|session| {
                    let recipe = text.trim().parse().ok();
                    Box::new(Made { session, solution: None, recipe, remark: None })
                }))
            }
            Job::Study(session) => study(session, &mut budget(NODES)),
            Job::Hint(session) => Outcome::Hinted(Box::new(session.hint(&mut budget(NODES)))),
            Job::HintAt(session, site) => {
                let hint = session.hint_at(*site, Profile::DEFAULT, &mut budget(NODES));
                Outcome::HintedAt(*site, Box::new(hint))
            }
            Job::Steps(session) => {
                Outcome::Steps(session.steps_in(Profile::DEFAULT, &mut budget(NODES_FOR_STEPS)))
            }
            Job::Preview(recipe) => Outcome::Previewed(preview(recipe, stop)),
            Job::Example(family, technique) => {
                Outcome::Example(example(*family, technique, &mut budget(NODES)))
            }
            Job::Explain(session) => {
                let steps = session.explain_in(Profile::DEFAULT, &mut budget(NODES));
                Outcome::Explained(Box::new(steps))
            }
        };
        if is_stopped() { Outcome::Stopped } else { outcome }
    }
}

/// Makes a puzzle. If none meets the request, the closest one is used, which is the same for
/// everyone.
fn make(recipe: &Recipe, budget: &mut Budget) -> Result<Box<Made>, Name> {
    let (made, remark) = match recipe.make(budget) {
        Ok(made) => (made, None),
        Err(Shortfall::BadParams(error)) => return Err(error.message()),
        Err(shortfall) => {
            let why = shortfall.message();
            (shortfall.into_best().ok_or_else(|| why.clone())?, Some(why))
        }
    };
    let solution = Some(made.solution);
    let session = Session::new(made.puzzle);
    Ok(Box::new(Made { session, solution, recipe: Some(recipe.clone()), remark }))
}

/// A puzzle if one can be made quickly, or else the board without clues.
fn preview(recipe: &Recipe, stop: &Arc<AtomicBool>) -> Option<Arc<dyn Puzzle>> {
    let budget = || Budget::nodes(NODES_TO_SHOW).with_stop(Arc::clone(stop));
    let blank = recipe.blank(&mut budget()).ok();
    if blank.as_ref().is_some_and(|blank| blank.board().n_sites() > MOST_SITES_TO_SHOW) {
        return blank;
    }
    let made = match recipe.make(&mut budget()) {
        Ok(made) => Some(made),
        Err(shortfall) => shortfall.into_best(),
    };
    made.map(|made| made.puzzle).or(blank)
}

fn study(session: &Session, budget: &mut Budget) -> Outcome {
    let solution = match solve(session.puzzle(), budget) {
        Verdict::Unique(solution) => Some(solution),
        Verdict::Several(..) | Verdict::None | Verdict::OutOfBudget(_) => None,
    };
    let rated =
        solution.as_ref().and_then(|_| rate(session.puzzle(), Profile::DEFAULT, budget).ok());
    Outcome::Studied { solution, level: rated.map(|rating| rating.level) }
}

fn example(
    family: &dyn Family,
    technique: &Technique,
    budget: &mut Budget,
) -> Option<Box<TechniqueExample>> {
    let example = example_of(family.info(), technique)?;
    let opened = example.open(family).ok()?;
    let step = example.step(&opened, budget)?;
    Some(Box::new(TechniqueExample { puzzle: opened.puzzle, position: opened.position, step }))
}

/// A random seed that is short enough to be typed and rarely repeats.
pub(crate) fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use gridwright::{Action, FAMILIES, Params};

    use super::*;

    fn recipe(preset: usize) -> Recipe {
        let family = FAMILIES[0];
        let params = Params::parse(family.info().params, family.info().presets[preset]).unwrap();
        Recipe::new(family, params, 1)
    }

    #[test]
    fn hints_lead_to_the_end_of_every_family() {
        for &family in FAMILIES {
            let params = Params::defaults(family.info().params);
            let recipe = Recipe::new(family, params, 3);
            let made = make(&recipe, &mut Budget::unlimited()).unwrap();
            let mut session = made.session;
            for n in 0.. {
                assert!(n < 2000, "{recipe}: hints go in circles");
                match session.hint(&mut Budget::unlimited()) {
                    Hint::Step(step) => drop(session.act(&Action::FollowStep(step)).unwrap()),
                    Hint::Solved => break,
                    Hint::NoLogic => break,
                    other => panic!("{recipe}: {other:?}"),
                }
            }
        }
    }

    #[test]
    fn a_job_that_is_called_off_says_so() {
        let stop = Arc::new(AtomicBool::new(true));
        assert!(matches!(Job::Make(recipe(2)).run(&stop), Outcome::Stopped));
        stop.store(false, Ordering::Relaxed);
        assert!(matches!(Job::Make(recipe(2)).run(&stop), Outcome::Made(Ok(_))));
    }

    #[test]
    fn a_text_that_is_no_puzzle_gets_a_sentence() {
        let job = Job::Open { text: "hello?".to_owned(), family: None };
        let Outcome::Made(Err(why)) = job.run(&Arc::default()) else { panic!("no complaint") };
        assert_eq!(why.key, "error.in-line");
    }
}
