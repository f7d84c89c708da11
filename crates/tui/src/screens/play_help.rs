//! A game being played: hints, steps, checks, and the results of jobs.

use gridwright::game::HintAt;
use gridwright::{Action, Hint, Site, Step};
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::go::Go;
use super::play::{Overlay, Play, cell_at};
use crate::desk::Desk;
use crate::hints::{Advice, LAST_STAGE, advice, advice_on_step};
use crate::keys::Command;
use crate::ui::{Chooser, Chose};
use crate::worker::{Job, Outcome};

impl Play {
    /// Shows the next stage of a hint: first the place, then the argument, then the conclusion; the
    /// fourth press plays the step.
    pub(super) fn hint(&mut self, desk: &mut Desk) -> Go {
        let session = &self.game.session;
        let next = self
            .advice
            .as_ref()
            .and_then(|now| now.next(&desk.messages, session.puzzle(), &session.position()));
        if let Some(next) = next {
            self.advice = Some(next);
            return Go::Stay;
        }
        if let Some(step) = self.advice.as_ref().and_then(|advice| advice.step.clone()) {
            return self.act(&Action::FollowStep(step), desk);
        }
        self.think(Job::Hint(self.game.session.clone()), desk);
        Go::Stay
    }

    /// Starts a job, unless another one is running.
    pub(super) fn think(&mut self, job: Job, desk: &mut Desk) {
        if self.thinking.is_none() {
            // An old message would look like part of the answer.
            self.message.clear();
            self.thinking = Some(desk.start(job));
        }
    }

    /// Asks which value is forced in the cell under the cursor.
    pub(super) fn ask_here(&mut self, desk: &mut Desk) {
        let Some(site) = self.game.site_at(self.game.cursor) else { return };
        let name = self.game.board().site_name(site);
        match self.game.session.value(site) {
            Some(_) => {
                // A hint about another cell would look like a part of the answer.
                self.advice = None;
                self.message = desk.messages.with("here.filled", &[("place", name.into())]);
            }
            None => self.think(Job::HintAt(self.game.session.clone(), site), desk),
        }
    }

    /// Handles a command that needs the solution.
    pub(super) fn ask(&mut self, command: Command, desk: &mut Desk) {
        let broken: Vec<Site> =
            self.game.session.check().into_iter().flat_map(|broken| broken.sites).collect();
        let Some(wrong) = self.game.wrong() else {
            if self.studying.is_some() {
                self.asked = Some(command);
                self.message = desk.text("game.thinking");
            } else if broken.is_empty() {
                self.message = desk.text("game.no-solution");
            } else {
                (self.errors, self.message) = (broken, desk.text("game.broken"));
            }
            return;
        };
        // A mistake that is pointed out counts as a hint.
        self.game.session.show_mistakes(&wrong);
        if command == Command::LastCorrect {
            self.undo_mistakes(desk);
        } else if wrong.is_empty() {
            self.message = desk.text("game.no-mistakes");
        } else {
            self.keep(desk);
            let shown: Vec<Site> = wrong.iter().copied().take(12).collect();
            let list = desk.messages.site_row(self.game.board(), &shown);
            self.message = desk
                .messages
                .with("game.mistakes", &[("count", wrong.len().into()), ("places", list.into())]);
            self.errors = wrong;
        }
    }

    pub(super) fn done(&mut self, ticket: u64, outcome: Outcome, desk: &mut Desk) -> Go {
        if self.thinking == Some(ticket) {
            self.thinking = None;
            match outcome {
                Outcome::Hinted(hint) => self.show_hint(&hint, desk),
                Outcome::HintedAt(site, hint) => self.show_hint_at(site, *hint, desk),
                Outcome::Steps(Err(hint)) => self.show_hint(&hint, desk),
                Outcome::Steps(Ok(steps)) => {
                    self.over = Overlay::Steps(Chooser::default(), steps);
                    self.show_step(desk);
                }
                _ => (),
            }
            return Go::Stay;
        }
        if self.studying == Some(ticket) {
            self.studying = None;
            if let Outcome::Studied { solution, level } = outcome {
                self.game.solution = solution.or(self.game.solution.take());
                self.game.about.level = self.game.about.level.or(level);
            }
            self.refresh(desk);
            if let Some(command) = self.asked.take() {
                self.ask(command, desk);
            }
            return Go::Stay;
        }
        self.take_tip(ticket, outcome, desk);
        Go::Stay
    }

    fn show_hint(&mut self, hint: &Hint, desk: &mut Desk) {
        match hint {
            Hint::Step(step) => self.count(step, desk),
            Hint::Wrong(sites) | Hint::WrongNotes(sites) => {
                self.game.session.show_mistakes(sites);
                self.keep(desk);
            }
            _ => (),
        }
        let session = &self.game.session;
        let advice = advice(&desk.messages, session.puzzle(), &session.position(), hint);
        self.go_to_see(&advice);
        self.advice = Some(advice);
        self.teach(desk);
    }

    fn show_hint_at(&mut self, site: Site, hint: HintAt, desk: &mut Desk) {
        match hint {
            HintAt::Now(Hint::Step(step)) => {
                self.count(&step, desk);
                self.advise(&step, 2, desk);
            }
            HintAt::Now(other) => self.show_hint(&other, desk),
            HintAt::Later { n_before, first } => {
                self.count(&first, desk);
                self.advise(&first, 1, desk);
                let name = self.game.board().site_name(site);
                let args = [("place", name.into()), ("steps", n_before.into())];
                self.message = desk.messages.with("here.later", &args);
            }
            _ => (),
        }
    }

    /// Counts a step that was shown.
    fn count(&mut self, step: &Step, desk: &mut Desk) {
        self.game.show(step);
        self.keep(desk);
    }

    fn advise(&mut self, step: &Step, stage: usize, desk: &Desk) {
        let session = &self.game.session;
        let position = session.position();
        let advice = advice_on_step(&desk.messages, session.puzzle(), &position, step, stage);
        self.go_to_see(&advice);
        self.advice = Some(advice);
    }

    /// Shows the selected step on the board.
    fn show_step(&mut self, desk: &mut Desk) {
        let Overlay::Steps(chooser, steps) = &self.over else { return };
        let Some(step) = steps.get(chooser.at).cloned() else { return };
        self.count(&step, desk);
        self.advise(&step, LAST_STAGE, desk);
    }

    /// Handles keys while all steps are listed.
    pub(super) fn in_steps(&mut self, key: &KeyEvent, desk: &mut Desk) -> Go {
        let Overlay::Steps(chooser, steps) = &mut self.over else { return Go::Stay };
        match chooser.key(key, steps.len()) {
            Chose::Moved => self.show_step(desk),
            Chose::Taken => return self.take_step(desk),
            Chose::Nothing if key.code == KeyCode::Esc => {
                (self.over, self.advice) = (Overlay::None, None);
            }
            Chose::Nothing => (),
        }
        Go::Stay
    }

    /// Plays the selected step.
    pub(super) fn take_step(&mut self, desk: &mut Desk) -> Go {
        let Overlay::Steps(chooser, steps) = std::mem::replace(&mut self.over, Overlay::None)
        else {
            return Go::Stay;
        };
        match steps.into_iter().nth(chooser.at) {
            Some(step) => self.act(&Action::FollowStep(step), desk),
            None => Go::Stay,
        }
    }

    /// Handles a click in the list of steps: the first shows a step, the second plays it.
    pub(super) fn click_step(
        &mut self,
        mouse: &ratatui::crossterm::event::MouseEvent,
        desk: &mut Desk,
    ) -> Go {
        let Overlay::Steps(chooser, steps) = &mut self.over else { return Go::Stay };
        let before = chooser.at;
        match chooser.mouse(mouse, steps.len()) {
            Chose::Taken if chooser.at == before => return self.take_step(desk),
            Chose::Taken | Chose::Moved => self.show_step(desk),
            Chose::Nothing => (),
        }
        Go::Stay
    }

    /// If the board is not fully visible, moves the cursor to the place of a hint.
    fn go_to_see(&mut self, advice: &Advice) {
        let Some(&(site, _)) = advice.marks.last().filter(|_| !self.shown.is_whole()) else {
            return;
        };
        let cell = cell_at(self.game.board().sites[site.index()]);
        if self.game.is_inside(cell) {
            self.game.cursor = cell;
        }
    }
}
