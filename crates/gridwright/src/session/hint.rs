//! What a player who asks for help is shown: a mistake, if there is one, or else the next step.

use gridwright_core::{
    Budget, Effect, Position, Profile, Site, Solution, Step, StepQuery, Verdict, Violation,
    next_step, solve,
};

use super::game::Session;

/// What can be said to a player who asks for help.
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

impl Session {
    /// Looks for a mistake first, then for the first step, from the player's own candidates, that would
    /// change something the player can see.
    pub fn hint(&self, budget: &mut Budget) -> Hint {
        self.hint_in(Profile::DEFAULT, budget)
    }

    /// The same by the techniques of a profile that the puzzle has.
    pub fn hint_in(&self, profile: &'static Profile, budget: &mut Budget) -> Hint {
        if self.is_solved() {
            return Hint::Solved;
        }
        let broken = self.check();
        if !broken.is_empty() {
            return Hint::Broken(broken);
        }
        // With several solutions, the player's entries may lead to any of them.
        let without_step = match solve(self.puzzle(), budget) {
            Verdict::OutOfBudget(_) => return Hint::OutOfBudget,
            Verdict::None => return Hint::NoSolution,
            Verdict::Several(..) => Hint::Several,
            Verdict::Unique(solution) => match self.mistake(&solution) {
                Some(mistake) => return mistake,
                None => Hint::NoLogic,
            },
        };
        match self.next_visible_step(&StepQuery::by(profile), budget) {
            Some(step) => Hint::Step(step),
            None if budget.is_spent() => Hint::OutOfBudget,
            None => without_step,
        }
    }

    /// Values, or else notes, that contradict the only solution.
    fn mistake(&self, solution: &Solution) -> Option<Hint> {
        let wrong = self.wrong_sites(solution);
        if !wrong.is_empty() {
            return Some(Hint::Wrong(wrong));
        }
        let lacks =
            |site: &Site| self.has_notes(*site) && !self.notes(*site).has(solution[site.index()]);
        let lacking: Vec<Site> = self.puzzle().board().all_sites().filter(lacks).collect();
        (!lacking.is_empty()).then_some(Hint::WrongNotes(lacking))
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
