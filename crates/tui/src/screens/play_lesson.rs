//! A game being played as a first lesson: its texts and its progress.

use gridwright::Hint;

use super::lesson::{STEPS, Step};
use super::play::Play;
use crate::desk::Desk;
use crate::hints::{Advice, advice, advice_on_step};
use crate::keys::{Command, binding, shown};
use crate::worker::{Job, Outcome};

impl Play {
    /// Advances to the next step of a lesson when the current one is completed.
    pub(super) fn teach(&mut self, desk: &mut Desk) {
        let Some(lesson) = &self.lesson else { return };
        let session = &self.game.session;
        let is_right =
            || session.check().is_empty() && self.game.wrong().unwrap_or_default().is_empty();
        let (done, _) = self.game.progress();
        let (at, all) = session.n_moves();
        let board = session.puzzle().board();
        let is_blocked = |site: gridwright::Site| {
            let value = session.value(site);
            board.givens[site.index()].is_none() && value.is_some() && value == self.game.blank()
        };
        let is_met = match lesson.step() {
            Step::Goal | Step::Finish => false,
            Step::Write => done > 0 && is_right(),
            Step::Note if self.game.is_drawn() => board.all_sites().any(is_blocked),
            Step::Note => board.all_sites().any(|site| !session.notes(site).is_empty()),
            Step::Undo => at < all,
            Step::Hint => session.n_hints() > 0,
        };
        if is_met {
            self.next_in_lesson(desk);
        } else {
            self.ask_for_tip(desk);
        }
    }

    pub(super) fn next_in_lesson(&mut self, desk: &mut Desk) {
        if let Some(lesson) = &mut self.lesson {
            lesson.at += 1;
            self.game.about.lesson = Some(lesson.at);
        }
        self.ask_for_tip(desk);
    }

    fn ask_for_tip(&mut self, desk: &mut Desk) {
        let Some(lesson) = &mut self.lesson else { return };
        lesson.tip = None;
        if let Some(ticket) = lesson.asking.take() {
            desk.cancel(ticket);
        }
        if matches!(lesson.step(), Step::Write | Step::Finish) && !self.game.session.is_solved() {
            lesson.asking = Some(desk.start(Job::Hint(self.game.session.clone())));
        }
    }

    pub(super) fn take_tip(&mut self, ticket: u64, outcome: Outcome, desk: &Desk) {
        let session = &self.game.session;
        let (puzzle, position) = (session.puzzle(), session.position());
        let Some(lesson) = &mut self.lesson else { return };
        let Outcome::Hinted(hint) = outcome else { return };
        if lesson.asking != Some(ticket) {
            return;
        }
        lesson.asking = None;
        // The first step is explained in full; after that, its place is enough.
        lesson.tip = Some(match (&*hint, lesson.step()) {
            (Hint::Step(step), Step::Write) => {
                advice_on_step(&desk.messages, puzzle, &position, step, 3)
            }
            (hint, _) => advice(&desk.messages, puzzle, &position, hint),
        });
    }

    /// The current text of the lesson: a heading and an instruction.
    pub(super) fn lesson_words(&self, desk: &Desk) -> Option<(String, String)> {
        let lesson = self.lesson.as_ref()?;
        let args =
            [("at", (lesson.at.min(STEPS.len() - 1) + 1).into()), ("all", STEPS.len().into())];
        let heading = desk.messages.with("first.heading", &args);
        let board = self.game.board();
        let key = |command| {
            let keys = shown(binding(command), board);
            keys.split(' ').next().unwrap_or_default().to_owned()
        };
        let with_key =
            |text: &str, command| desk.messages.with(text, &[("key", key(command).into())]);
        let words = match lesson.step() {
            Step::Goal => {
                let rules = desk.messages.rules_of(self.game.session.puzzle());
                format!("{rules} {}", desk.messages.get("first.begin"))
            }
            Step::Write if self.game.is_drawn() => desk.text("first.draw"),
            Step::Write => desk.text("first.type"),
            Step::Note if self.game.is_drawn() => desk.text("first.block"),
            Step::Note => with_key("first.note", Command::Notes),
            Step::Undo => with_key("first.undo", Command::Undo),
            Step::Hint => with_key("first.hint", Command::Hint),
            Step::Finish => desk.text("first.finish"),
        };
        let tip = lesson.tip.as_ref().map_or(String::new(), |tip| format!(" {}", tip.words));
        Some((heading, words + &tip))
    }

    /// The marks of the lesson's hint on the board.
    pub(super) fn lesson_marks(&self) -> Option<&Advice> {
        self.lesson.as_ref()?.tip.as_ref()
    }
}
