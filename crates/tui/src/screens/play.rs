//! A game being played: what keys and clicks do to it.

use std::time::Duration;

use gridwright::clues::{ClueState, clue_states};
use gridwright::game::{self, NoteUpdate};
use gridwright::scene::Pt;
use gridwright::{Action, Hint, Mask, SessionError, Site, Value};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

use super::go::Go;
use crate::board_view::Shown;
use crate::desk::{Desk, Event};
use crate::game::{Game, Way};
use crate::hints::{Advice, advice, names};
use crate::keys::{self, BINDINGS, Binding, Command};
use crate::ui::{Chooser, Chose, Scroll};
use crate::worker::{Job, Outcome};

/// Time is kept at least so often, in seconds.
const KEEP_EVERY: u64 = 5;

/// A gap longer than this between two events is sleep, not play.
const LONGEST_GAP: Duration = Duration::from_secs(5);

pub(crate) struct Play {
    pub(crate) game: Game,
    /// The time played, more finely than it is kept.
    clock: Duration,
    last: Duration,
    kept: u64,
    /// Whether values go in as notes; on edges, whether walking draws.
    pub(super) has_mode: bool,
    /// A value that waits for the direction of the edge it goes to.
    pub(super) armed: Option<Value>,
    pub(super) advice: Option<Advice>,
    pub(super) message: String,
    pub(super) over: Overlay,
    /// Work under way: a hint or the study of the puzzle.
    pub(super) thinking: Option<u64>,
    studying: Option<u64>,
    /// A question that waits for the solution.
    asked: Option<Command>,
    pub(super) clues: Vec<ClueState>,
    pub(super) clue: Option<usize>,
    pub(super) errors: Vec<Site>,
    pub(super) shown: Shown,
    /// Where values can be clicked at, and where clues.
    pub(super) pad: Vec<(Rect, Value)>,
    pub(super) clue_rows: Vec<(Rect, usize)>,
    pub(super) drags: bool,
}

/// What lies over the board.
pub(super) enum Overlay {
    None,
    Paused,
    Menu(Chooser),
    /// Whether to start again from the beginning.
    Restart(Chooser),
    Keys(Scroll),
}

impl Play {
    pub(crate) fn new(game: Game, remark: Option<String>, desk: &mut Desk) -> Play {
        let clock = Duration::from_secs(game.about.seconds);
        let is_known = game.solution.is_some() && game.about.level.is_some();
        let studying = (!is_known).then(|| desk.start(Job::Study(game.session.clone())));
        let message = remark.or_else(|| desk.notice.take()).unwrap_or_default();
        let kept = game.about.seconds;
        let mut play = Play {
            game,
            clock,
            last: desk.now,
            kept,
            has_mode: false,
            armed: None,
            advice: None,
            message,
            over: Overlay::None,
            thinking: None,
            studying,
            asked: None,
            clues: Vec::new(),
            clue: None,
            errors: Vec::new(),
            shown: Shown::default(),
            pad: Vec::new(),
            clue_rows: Vec::new(),
            drags: false,
        };
        play.refresh(desk);
        play
    }

    /// Takes the game up again after something else was looked at.
    pub(crate) fn resume(&mut self, desk: &Desk) {
        self.last = desk.now;
    }

    /// Whether a hint is being looked for.
    pub(crate) fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    pub(crate) fn leave(&mut self, desk: &mut Desk) {
        for ticket in [self.thinking.take(), self.studying.take()].into_iter().flatten() {
            desk.cancel(ticket);
        }
        desk.put_away(&self.game);
    }

    pub(crate) fn event(&mut self, event: Event, desk: &mut Desk) -> Go {
        self.pass_time(desk);
        match event {
            Event::Key(key) => self.key(&key, desk),
            Event::Mouse(mouse) => self.mouse(&mouse, desk),
            Event::Done(ticket, outcome) => self.done(ticket, outcome, desk),
            Event::Paste(_) | Event::Tick | Event::Stop => Go::Stay,
        }
    }

    fn pass_time(&mut self, desk: &mut Desk) {
        let gap = desk.now.saturating_sub(self.last);
        self.last = desk.now;
        if matches!(self.over, Overlay::Paused) {
            return;
        }
        self.clock += gap.min(LONGEST_GAP);
        self.game.about.seconds = self.clock.as_secs();
        if self.game.about.seconds >= self.kept + KEEP_EVERY {
            self.keep(desk);
        }
    }

    fn keep(&mut self, desk: &mut Desk) {
        self.kept = self.game.about.seconds;
        desk.keep(&self.game);
        if let Some(notice) = desk.notice.take() {
            self.message = notice;
        }
    }

    fn key(&mut self, key: &KeyEvent, desk: &mut Desk) -> Go {
        match &mut self.over {
            Overlay::None => self.on_board(key, desk),
            Overlay::Paused => {
                self.over = Overlay::None;
                Go::Stay
            }
            Overlay::Keys(scroll) => {
                if !scroll.key(key) {
                    self.over = Overlay::None;
                }
                Go::Stay
            }
            Overlay::Menu(chooser) => {
                let offered = offered(&self.game, &self.clues);
                let chose = chooser.key(key, offered.len());
                let by_key = keys::command(key, self.game.board());
                let command = match (chose, by_key) {
                    (Chose::Taken, _) => offered[chooser.at].command,
                    (Chose::Nothing, Some(command)) => command,
                    (Chose::Nothing, None) if key.code == KeyCode::Esc => {
                        self.over = Overlay::None;
                        return Go::Stay;
                    }
                    (Chose::Moved | Chose::Nothing, _) => return Go::Stay,
                };
                self.over = Overlay::None;
                self.command(command, desk)
            }
            Overlay::Restart(chooser) => {
                let (chose, at) = (chooser.key(key, 2), chooser.at);
                if chose == Chose::Taken && at == 1 {
                    self.act(&Action::Restart, desk);
                }
                if chose != Chose::Moved {
                    self.over = Overlay::None;
                }
                Go::Stay
            }
        }
    }

    fn on_board(&mut self, key: &KeyEvent, desk: &mut Desk) -> Go {
        let board = self.game.board();
        if let Some(way) = keys::way(key, board) {
            return self.go(way, key, desk);
        }
        if let Some(command) = keys::command(key, board) {
            return self.command(command, desk);
        }
        match key.code {
            KeyCode::Esc if self.armed.is_some() => self.armed = None,
            KeyCode::Esc if self.advice.is_some() => self.advice = None,
            KeyCode::Esc => self.over = Overlay::Menu(Chooser::default()),
            KeyCode::Enter => self.over = Overlay::Menu(Chooser::default()),
            KeyCode::Home => while self.game.walk(Way::Left) {},
            KeyCode::End => while self.game.walk(Way::Right) {},
            KeyCode::PageUp => while self.game.walk(Way::Up) {},
            KeyCode::PageDown => while self.game.walk(Way::Down) {},
            KeyCode::Char(letter) if board.value_of(letter).is_some() => {
                let value = board.value_of(letter).unwrap_or_default();
                let is_note = self.has_mode != key.modifiers.contains(KeyModifiers::ALT);
                return self.value(value, is_note, desk);
            }
            KeyCode::Char(' ') => return self.command(Command::Notes, desk),
            KeyCode::Char('0' | '.') | KeyCode::Backspace | KeyCode::Delete => {
                return self.clear(desk);
            }
            _ => (),
        }
        Go::Stay
    }

    /// Walks, or draws over the edge in between.
    fn go(&mut self, way: Way, key: &KeyEvent, desk: &mut Desk) -> Go {
        let is_large = matches!(key.code, KeyCode::Char(letter) if letter.is_uppercase());
        let draws = key.modifiers.contains(KeyModifiers::SHIFT) || is_large;
        let blocks = key.modifiers.contains(KeyModifiers::CONTROL);
        if !self.game.is_drawn() {
            self.game.walk(way);
            return Go::Stay;
        }
        let value = match self.armed.take() {
            Some(value) => Some(value),
            None if blocks => self.game.blank(),
            None if draws || self.has_mode => Some(self.game.stroke()),
            None => None,
        };
        match value {
            None => {
                self.game.walk(way);
                Go::Stay
            }
            Some(value) => {
                let sites = self.game.site_at(way.step(self.game.cursor, 1)).into_iter().collect();
                let action = Action::Toggle { sites, value, notes: NoteUpdate::Keep };
                let outcome = self.game.session.act(&action);
                if value == self.game.stroke() && outcome.is_ok() {
                    self.game.walk(way);
                }
                self.played(outcome, desk)
            }
        }
    }

    /// A key or a click that stands for a value.
    pub(super) fn value(&mut self, value: Value, is_note: bool, desk: &mut Desk) -> Go {
        if self.game.is_drawn() {
            self.armed = Some(value);
            return Go::Stay;
        }
        let Some(site) = self.game.site_at(self.game.cursor) else { return Go::Stay };
        let action = match is_note {
            true => Action::ToggleNotes { site, values: Mask::of(value) },
            false => {
                let notes = desk.settings.note_update();
                Action::Toggle { sites: vec![site], value, notes }
            }
        };
        self.act(&action, desk)
    }

    /// Takes away what is under the cursor.
    fn clear(&mut self, desk: &mut Desk) -> Go {
        let sites = self.game.board().sites_of_cell(self.game.cursor);
        self.act(&Action::Clear { sites }, desk)
    }

    /// Takes an action in the game.
    pub(super) fn act(&mut self, action: &Action, desk: &mut Desk) -> Go {
        let outcome = self.game.session.act(action);
        self.played(outcome, desk)
    }

    /// Takes an action that is never refused; returns how many moves it made or took back.
    fn moves(&mut self, action: &Action, desk: &mut Desk) -> usize {
        let n_moves = self.game.session.act(action).map_or(0, |outcome| outcome.n_moves);
        self.changed(desk);
        n_moves
    }

    /// After an action: the game is kept before it is shown.
    fn played(&mut self, outcome: Result<game::Outcome, SessionError>, desk: &mut Desk) -> Go {
        if let Err(error) = outcome {
            self.message = match error {
                SessionError::Given(name) => {
                    desk.messages.with("game.given", &[("place", name.into())])
                }
                other => other.to_string(),
            };
            return Go::Stay;
        }
        self.changed(desk);
        if self.game.session.is_solved() { Go::Solved } else { Go::Stay }
    }

    fn changed(&mut self, desk: &mut Desk) {
        (self.advice, self.armed) = (None, None);
        self.message.clear();
        self.refresh(desk);
        let (done, all) = self.game.progress();
        let is_full = !self.game.is_drawn() && done == all;
        if is_full && !self.game.session.is_solved() {
            self.message = desk.text("game.full");
        }
        self.keep(desk);
    }

    /// What follows from the values on the board.
    fn refresh(&mut self, desk: &Desk) {
        let session = &self.game.session;
        self.clues = clue_states(session.puzzle(), session.values());
        let broken = || session.check().into_iter().flat_map(|broken| broken.sites);
        self.errors = match desk.settings.value("mistakes") {
            "never" => Vec::new(),
            "solution" => self.game.wrong().unwrap_or_else(|| broken().collect()),
            _ => broken().collect(),
        };
    }

    pub(super) fn command(&mut self, command: Command, desk: &mut Desk) -> Go {
        match command {
            Command::Notes => self.has_mode = !self.has_mode,
            Command::Undo | Command::Redo => {
                let is_undo = command == Command::Undo;
                let action = if is_undo { Action::Undo } else { Action::Redo };
                if self.moves(&action, desk) == 0 {
                    self.message = desk.text("game.no-more");
                }
            }
            Command::Hint => return self.hint(desk),
            Command::Check | Command::LastCorrect => self.ask(command, desk),
            Command::AutoNotes => {
                self.act(&Action::FillNotes, desk);
            }
            Command::Watch => return Go::Watch,
            Command::Checkpoint => {
                // It is never refused, and it changes nothing on the screen.
                let _ = self.game.session.act(&Action::Checkpoint);
                self.keep(desk);
                self.message = desk.text("game.checkpoint");
            }
            Command::Back => self.back_to_checkpoint(desk),
            Command::Pause => self.over = Overlay::Paused,
            Command::Timer => {
                desk.settings.turn("timer", 1);
                desk.store.keep_settings(&desk.settings);
            }
            Command::Symbols => {
                desk.settings.turn("symbols", 1);
                desk.store.keep_settings(&desk.settings);
            }
            Command::NextClue => self.next_clue(),
            Command::Restart => self.over = Overlay::Restart(Chooser::default()),
            Command::Help => self.over = Overlay::Keys(Scroll::default()),
            Command::Leave => return Go::Menu,
        }
        Go::Stay
    }

    /// The first press asks where to look, the second why, the third what follows, and the fourth plays it.
    fn hint(&mut self, desk: &mut Desk) -> Go {
        let puzzle = self.game.session.puzzle();
        if let Some(next) = self.advice.as_ref().and_then(|now| now.next(&desk.messages, puzzle)) {
            self.advice = Some(next);
            return Go::Stay;
        }
        if let Some(step) = self.advice.as_ref().and_then(|advice| advice.step.clone()) {
            return self.act(&Action::FollowStep(step), desk);
        }
        if self.thinking.is_none() {
            self.thinking = Some(desk.start(Job::Hint(self.game.session.clone())));
        }
        Go::Stay
    }

    /// A question that takes the solution.
    fn ask(&mut self, command: Command, desk: &mut Desk) {
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
        if command == Command::LastCorrect {
            let n = match self.game.solution.clone() {
                Some(solution) => self.moves(&Action::UndoMistakes(solution), desk),
                None => 0,
            };
            self.message = desk.messages.with("game.last-correct", &[("moves", n.into())]);
        } else if wrong.is_empty() {
            self.message = desk.text("game.no-mistakes");
        } else {
            let shown: Vec<Site> = wrong.iter().copied().take(12).collect();
            let list = names(self.game.board(), &shown);
            self.message = desk
                .messages
                .with("game.mistakes", &[("count", wrong.len().into()), ("places", list.into())]);
            self.errors = wrong;
        }
    }

    fn back_to_checkpoint(&mut self, desk: &mut Desk) {
        self.message = match self.moves(&Action::BackToCheckpoint, desk) {
            0 if self.game.session.checkpoints().is_empty() => desk.text("game.no-checkpoint"),
            0 => desk.text("game.at-checkpoint"),
            n => desk.messages.with("game.back", &[("moves", n.into())]),
        };
    }

    /// Lights the next clue beside the board that is not done yet.
    fn next_clue(&mut self) {
        let n = self.clues.len();
        let from = self.clue.map_or(0, |at| at + 1);
        let mut order = (0..n).map(|i| (from + i) % n.max(1));
        self.clue = order.find(|&i| !self.clues[i].is_done && Some(i) != self.clue);
    }

    fn done(&mut self, ticket: u64, outcome: Outcome, desk: &mut Desk) -> Go {
        if self.thinking == Some(ticket) {
            self.thinking = None;
            if let Outcome::Hinted(hint) = outcome {
                if let Hint::Step(step) = &*hint {
                    self.game.show(step);
                    self.keep(desk);
                }
                let advice = advice(&desk.messages, self.game.session.puzzle(), &hint);
                self.go_to_see(&advice);
                self.advice = Some(advice);
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
        }
        Go::Stay
    }

    /// Where not all of the board can be seen, the cursor goes to what a hint is about.
    fn go_to_see(&mut self, advice: &Advice) {
        let Some(&(site, _)) = advice.marks.last().filter(|_| !self.shown.is_whole()) else {
            return;
        };
        let at = self.game.board().sites[site.index()];
        let cell = Pt { x: at.x - (at.x + 1) % 2, y: at.y - (at.y + 1) % 2 };
        if self.game.is_inside(cell) {
            self.game.cursor = cell;
        }
    }
}

/// The commands that mean something in a game.
pub(super) fn offered(game: &Game, clues: &[ClueState]) -> Vec<&'static Binding> {
    let is_offered = |binding: &&Binding| match binding.command {
        Command::Symbols => !game.session.puzzle().info().symbol_sets.is_empty(),
        Command::NextClue => !clues.is_empty(),
        _ => true,
    };
    BINDINGS.iter().filter(is_offered).collect()
}
