//! Hints for a player who asks for help: a mistake, if there is one, or else the next step.

use gridwright_core::{
    Budget, Effect, Explanation, Position, Profile, Site, Solution, Step, StepQuery, Verdict,
    Violation, all_steps, explain_from, next_step, solve,
};

use super::game::Session;

/// An answer to a player who asks for help.
///
/// ```
/// use gridwright::{Budget, Hint, Session, open};
/// let mut budget = Budget::unlimited();
/// let game = Session::new(open("cirth:12....3..", None, &mut budget)?);
/// assert!(matches!(game.hint(&mut budget), Hint::Step(_)));
/// # Ok::<(), gridwright::OpenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Nothing is left to do.
    Solved,
    /// Rules are broken.
    Broken(Vec<Violation>),
    /// No rule is broken yet, but these sites differ from the solution.
    Wrong(Vec<Site>),
    /// The values are right so far, but the notes at these sites lack the right value.
    WrongNotes(Vec<Site>),
    /// The next step.
    Step(Step),
    /// All is right so far, but no technique finds a next step: from here it takes trial and error.
    NoLogic,
    /// The puzzle has several solutions, and nothing more is forced.
    Several,
    /// The puzzle itself has no solution.
    NoSolution,
    /// The budget was spent before a hint was found.
    OutOfBudget,
}

/// An answer to a player who asks about one site.
///
/// ```
/// use gridwright::Hint;
/// use gridwright::game::HintAt;
/// assert_ne!(HintAt::Now(Hint::Solved), HintAt::Now(Hint::NoLogic));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum HintAt {
    /// A step about the site that can be taken now, or the reason that there is none.
    Now(Hint),
    /// Nothing is forced there yet.
    Later {
        /// Number of steps that come before the first one about the site.
        n_before: usize,
        /// The first of them.
        first: Step,
    },
}

/// The steps from a player's position to the end.
///
/// ```
/// use gridwright::{Budget, Profile, Session, open};
/// let mut budget = Budget::unlimited();
/// let game = Session::new(open("cirth:12....3..", None, &mut budget)?);
/// assert!(game.explain_in(Profile::DEFAULT, &mut budget).mistakes.is_empty());
/// # Ok::<(), gridwright::OpenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Continuation {
    /// Entries that are wrong and were left out.
    pub mistakes: Vec<Site>,
    /// Sites whose notes are wrong and were left out.
    pub wrong_notes: Vec<Site>,
    /// The position that the steps start from.
    pub start: Position,
    /// The steps, and their end.
    pub explanation: Explanation,
}

/// Maximum number of nodes for listing the steps at a position, which can take long: the rest of a
/// budget is for the steps to the end.
const LISTING: u64 = 200_000;

impl Session {
    /// Looks for a mistake first, then for the first step, from the player's own candidates, that would
    /// change something the player can see.
    pub fn hint(&self, budget: &mut Budget) -> Hint {
        self.hint_in(Profile::DEFAULT, budget)
    }

    /// The same by the techniques of a profile that the puzzle has.
    pub fn hint_in(&self, profile: &'static Profile, budget: &mut Budget) -> Hint {
        let without_step = match self.before_any_step(budget) {
            Ok(without_step) => without_step,
            Err(hint) => return hint,
        };
        match self.next_visible_step(&StepQuery::by(profile), budget) {
            Some(step) => Hint::Step(step),
            None if budget.is_spent() => Hint::OutOfBudget,
            None => without_step,
        }
    }

    /// The next step about one site: one that places its value, or else one that removes candidates
    /// there, taken now or after others.
    ///
    /// ```
    /// use gridwright::game::HintAt;
    /// use gridwright::{Budget, Hint, Profile, Session, Site, open};
    /// let mut budget = Budget::unlimited();
    /// let game = Session::new(open("cirth:12....3..", None, &mut budget)?);
    /// let now = game.hint_at(Site(2), Profile::DEFAULT, &mut budget);
    /// assert!(matches!(now, HintAt::Now(_)));
    /// let other = game.hint_at(Site(8), Profile::DEFAULT, &mut budget);
    /// assert!(matches!(other, HintAt::Now(Hint::Step(_)) | HintAt::Later { .. }));
    /// # Ok::<(), gridwright::OpenError>(())
    /// ```
    pub fn hint_at(&self, site: Site, profile: &'static Profile, budget: &mut Budget) -> HintAt {
        let mut part = budget.part(LISTING);
        let steps = self.steps_in(profile, &mut part);
        budget.pay(part.used());
        let steps = match steps {
            Ok(steps) => steps,
            Err(Hint::OutOfBudget) if !budget.is_spent() => Vec::new(),
            Err(hint) => return HintAt::Now(hint),
        };
        let places = |step: &Step| {
            step.finding
                .effects
                .iter()
                .any(|effect| matches!(effect, Effect::Place(at, _) if *at == site))
        };
        let changes = |step: &Step| step.finding.effects.iter().any(|effect| effect.site() == site);
        let now =
            steps.iter().find(|step| places(step)).or(steps.iter().find(|step| changes(step)));
        if let Some(step) = now {
            return HintAt::Now(Hint::Step(step.clone()));
        }
        let rest = self.explain_in(profile, budget).explanation.steps;
        let n_before = rest.iter().position(places).or(rest.iter().position(changes));
        match (n_before, rest.into_iter().next()) {
            // Not all steps were listed.
            (Some(0), Some(first)) => HintAt::Now(Hint::Step(first)),
            (Some(n_before), Some(first)) => HintAt::Later { n_before, first },
            _ if budget.is_spent() => HintAt::Now(Hint::OutOfBudget),
            _ => HintAt::Now(Hint::NoLogic),
        }
    }

    /// All next steps that would change something the player can see, easiest first.
    ///
    /// # Errors
    /// When there is another answer: a mistake, or that no step is left.
    ///
    /// ```
    /// use gridwright::{Budget, Profile, Session, open};
    /// let mut budget = Budget::unlimited();
    /// let game = Session::new(open("cirth:12....3..", None, &mut budget)?);
    /// assert!(game.steps_in(Profile::DEFAULT, &mut budget).unwrap().len() > 3);
    /// # Ok::<(), gridwright::OpenError>(())
    /// ```
    pub fn steps_in(
        &self,
        profile: &'static Profile,
        budget: &mut Budget,
    ) -> Result<Vec<Step>, Hint> {
        let without_step = self.before_any_step(budget)?;
        let query = StepQuery::by(profile);
        let mut steps = all_steps(self.puzzle(), &self.position(), &query, budget);
        steps.retain(|step| !self.has_done(step));
        if steps.is_empty() {
            return Err(if budget.is_spent() { Hint::OutOfBudget } else { without_step });
        }
        Ok(steps)
    }

    /// Explains the rest of the puzzle from the player's position, without what is wrong in it.
    ///
    /// ```
    /// use gridwright::{Action, Budget, Profile, Session, open};
    /// let mut budget = Budget::unlimited();
    /// let mut game = Session::new(open("cirth:12....3..", None, &mut budget)?);
    /// game.act(&Action::Enter("r1c3=3 r2c1=3".to_owned())).unwrap();
    /// let rest = game.explain_in(Profile::DEFAULT, &mut budget);
    /// assert_eq!(rest.mistakes.len(), 1);
    /// assert_eq!(rest.explanation.steps.len(), 5);
    /// # Ok::<(), gridwright::OpenError>(())
    /// ```
    pub fn explain_in(&self, profile: &'static Profile, budget: &mut Budget) -> Continuation {
        let (mut mistakes, mut wrong_notes) = (Vec::new(), Vec::new());
        match solve(self.puzzle(), budget) {
            Verdict::Unique(solution) => {
                mistakes = self.wrong_sites(&solution);
                wrong_notes = self.lacking_notes(&solution);
            }
            _ => {
                let givens = &self.puzzle().board().givens;
                let at_fault = self.check().into_iter().flat_map(|broken| broken.sites);
                mistakes.extend(at_fault.filter(|site| givens[site.index()].is_none()));
                mistakes.sort_unstable();
                mistakes.dedup();
            }
        }
        let mut values = self.values().to_vec();
        for site in &mistakes {
            values[site.index()] = None;
        }
        let mut start = Position::with(self.puzzle(), &values);
        let all = self.puzzle().board().all_values();
        for site in self.puzzle().board().all_sites() {
            if self.has_notes(site) && !wrong_notes.contains(&site) {
                start.cross_out(site, all.without(self.notes(site)));
            }
        }
        let query = StepQuery::by(profile);
        let explanation = explain_from(self.puzzle(), start.clone(), &query, budget);
        Continuation { mistakes, wrong_notes, start, explanation }
    }

    /// The hint for the case that there is no step.
    ///
    /// # Errors
    /// The hint that comes before any step: that the game is over or has a mistake.
    pub(super) fn before_any_step(&self, budget: &mut Budget) -> Result<Hint, Hint> {
        if self.is_solved() {
            return Err(Hint::Solved);
        }
        let broken = self.check();
        if !broken.is_empty() {
            return Err(Hint::Broken(broken));
        }
        // With several solutions, the player's entries may lead to any of them.
        match solve(self.puzzle(), budget) {
            Verdict::OutOfBudget(_) => Err(Hint::OutOfBudget),
            Verdict::None => Err(Hint::NoSolution),
            Verdict::Several(..) => Ok(Hint::Several),
            Verdict::Unique(solution) => self.mistake(&solution).map_or(Ok(Hint::NoLogic), Err),
        }
    }

    /// The hint about values, or else notes, that contradict the only solution.
    fn mistake(&self, solution: &Solution) -> Option<Hint> {
        let wrong = self.wrong_sites(solution);
        if !wrong.is_empty() {
            return Some(Hint::Wrong(wrong));
        }
        let lacking = self.lacking_notes(solution);
        (!lacking.is_empty()).then_some(Hint::WrongNotes(lacking))
    }

    /// The sites whose notes lack the right value.
    pub(super) fn lacking_notes(&self, solution: &Solution) -> Vec<Site> {
        let lacks =
            |site: &Site| self.has_notes(*site) && !self.notes(*site).has(solution[site.index()]);
        self.puzzle().board().all_sites().filter(lacks).collect()
    }

    /// The first step that would change something the player can see.
    fn next_visible_step(&self, query: &StepQuery, budget: &mut Budget) -> Option<Step> {
        let mut position = self.position();
        if position.has_dead_end() {
            // This takes several solutions, so that no note can be called wrong. Ignoring all notes,
            // the reasoning may lead to what the player has crossed out already.
            position = Position::with(self.puzzle(), self.values());
        }
        loop {
            let step = next_step(self.puzzle(), &position, query, budget)?;
            if !self.has_done(&step) || position.apply(self.puzzle(), &step).is_err() {
                return Some(step);
            }
        }
    }

    /// Whether following a step would change nothing that the player can see.
    pub fn has_done(&self, step: &Step) -> bool {
        step.finding.effects.iter().all(|&effect| match effect {
            Effect::Place(site, value) => self.value(site) == Some(value),
            Effect::Drop(site, gone) => {
                let notes = self.notes(site);
                self.value(site).is_some() || !notes.is_empty() && notes.and(gone).is_empty()
            }
        })
    }
}
