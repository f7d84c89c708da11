//! A game being played: handles keys. Entries are in `play_entry`, help in `play_help`.

use std::time::Duration;

use gridwright::clues::{ClueState, clue_states};
use gridwright::game::{self, Layer};
use gridwright::scene::Pt;
use gridwright::{Action, SessionError, Site, Step, Value};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

use super::go::Go;
use super::lesson::Lesson;
use crate::board_view::Shown;
use crate::desk::{Desk, Event};
use crate::game::{Game, Way};
use crate::hints::Advice;
use crate::keys::{self, BINDINGS, Binding, Command};
use crate::ui::{Chooser, Chose, Scroll};
use crate::worker::Job;

/// Maximum time between two saves of the playing time, in seconds.
const KEEP_EVERY: u64 = 5;

/// The number of choices in the question: continue, or restart.
pub(super) const RESTART_CHOICES: usize = 2;

/// A longer gap between two events does not count as playing time, since the computer was asleep.
const LONGEST_GAP: Duration = Duration::from_secs(5);

pub(crate) struct Play {
    pub(crate) game: Game,
    /// The playing time, more precise than the saved one.
    clock: Duration,
    last: Duration,
    kept: u64,
    /// Whether keys enter values, notes or colours.
    pub(super) layer: Layer,
    /// Whether moving the cursor draws lines, on boards of edges.
    pub(super) is_pen_down: bool,
    /// A value for an edge, to be written once the player gives the direction.
    pub(super) armed: Option<Value>,
    /// The value to be placed, if the player selects values before cells.
    pub(super) brush: Option<Value>,
    /// The selected cells, if there are several.
    pub(super) chosen: Vec<Pt>,
    /// The sites changed by the last undo or redo.
    pub(super) changed: Vec<Site>,
    pub(super) advice: Option<Advice>,
    pub(super) message: String,
    pub(super) over: Overlay,
    /// The running jobs: a hint or steps, and the analysis of the puzzle.
    pub(super) thinking: Option<u64>,
    pub(super) studying: Option<u64>,
    /// A command that waits for the solution.
    pub(super) asked: Option<Command>,
    pub(super) clues: Vec<ClueState>,
    pub(super) clue: Option<usize>,
    pub(super) errors: Vec<Site>,
    pub(super) shown: Shown,
    /// The clickable areas of values, clues and keys.
    pub(super) pad: Vec<(Rect, Value)>,
    pub(super) clue_rows: Vec<(Rect, usize)>,
    pub(super) footer: Vec<(Rect, Press)>,
    pub(super) drags: bool,
    /// The cell clicked last, with the time of the click.
    pub(super) clicked: Option<(Pt, Duration)>,
    pub(super) lesson: Option<Lesson>,
}

/// The effect of a click on the footer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Press {
    Command(Command),
    Key(KeyCode),
}

/// The window over the board.
pub(super) enum Overlay {
    None,
    Paused,
    Menu(Chooser),
    /// The question whether to restart the game.
    Restart(Chooser),
    Keys(Scroll),
    /// All possible steps, one of them shown on the board.
    Steps(Chooser, Vec<Step>),
}

impl Play {
    pub(crate) fn new(game: Game, remark: Option<String>, desk: &mut Desk) -> Play {
        let clock = Duration::from_secs(game.about.seconds);
        let is_known = game.solution.is_some() && game.about.level.is_some();
        let studying = (!is_known).then(|| desk.start(Job::Study(game.session.clone())));
        let message = remark.or_else(|| desk.notice.take()).unwrap_or_default();
        let kept = game.about.seconds;
        let lesson = game.about.lesson.map(Lesson::at);
        let mut play = Play {
            game,
            clock,
            last: desk.now,
            kept,
            layer: Layer::Value,
            is_pen_down: false,
            armed: None,
            brush: None,
            chosen: Vec::new(),
            changed: Vec::new(),
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
            footer: Vec::new(),
            drags: false,
            clicked: None,
            lesson,
        };
        play.refresh(desk);
        play.teach(desk);
        play
    }

    /// Continues the game after another screen was shown.
    pub(crate) fn resume(&mut self, desk: &Desk) {
        self.last = desk.now;
    }

    /// Whether a hint is being computed.
    pub(crate) fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    pub(crate) fn leave(&mut self, desk: &mut Desk) {
        let tip = self.lesson.as_mut().and_then(|lesson| lesson.asking.take());
        for ticket in [self.thinking.take(), self.studying.take(), tip].into_iter().flatten() {
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

    pub(super) fn keep(&mut self, desk: &mut Desk) {
        self.kept = self.game.about.seconds;
        desk.keep(&self.game);
        if let Some(notice) = desk.notice.take() {
            self.message = notice;
        }
    }

    pub(super) fn key(&mut self, key: &KeyEvent, desk: &mut Desk) -> Go {
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
                let (chose, at) = (chooser.key(key, RESTART_CHOICES), chooser.at);
                if chose == Chose::Taken && at == 1 {
                    self.act(&Action::Restart, desk);
                }
                if chose != Chose::Moved {
                    self.over = Overlay::None;
                }
                Go::Stay
            }
            Overlay::Steps(..) => self.in_steps(key, desk),
        }
    }

    fn on_board(&mut self, key: &KeyEvent, desk: &mut Desk) -> Go {
        let is_news = std::mem::take(&mut self.changed);
        if !is_news.is_empty() {
            self.message.clear();
        }
        if let KeyCode::Char(letter) = key.code
            && self.paints(letter, desk)
        {
            return Go::Stay;
        }
        let board = self.game.board();
        if let Some(way) = keys::way(key, board) {
            return self.go(way, key, desk);
        }
        let command = keys::command(key, board).filter(|&command| self.offers(command));
        if let Some(command) = command {
            return self.command(command, desk);
        }
        match key.code {
            KeyCode::Esc if self.armed.is_some() => self.armed = None,
            KeyCode::Esc if self.advice.is_some() => self.advice = None,
            KeyCode::Esc if self.chosen.len() > 1 => self.chosen.clear(),
            KeyCode::Esc if self.brush.is_some() => self.brush = None,
            KeyCode::Esc if !is_news.is_empty() => (),
            KeyCode::Enter if self.lesson.as_ref().is_some_and(Lesson::can_go_on) => {
                self.next_in_lesson(desk);
            }
            KeyCode::Enter if self.brush.is_some() => return self.write_brush(desk),
            KeyCode::Esc | KeyCode::Enter => self.over = Overlay::Menu(Chooser::default()),
            KeyCode::Home => self.walk_far(Way::Left),
            KeyCode::End => self.walk_far(Way::Right),
            KeyCode::PageUp => self.walk_far(Way::Up),
            KeyCode::PageDown => self.walk_far(Way::Down),
            KeyCode::Char(letter) if board.value_of(letter).is_some() => {
                let value = board.value_of(letter).unwrap_or_default();
                // Alt switches between values and notes.
                let layer = match (self.layer, key.modifiers.contains(KeyModifiers::ALT)) {
                    (Layer::Notes, true) => Layer::Value,
                    (_, true) => Layer::Notes,
                    (layer, false) => layer,
                };
                return self.value(value, layer, desk);
            }
            KeyCode::Char(' ') => return self.command(Command::Notes, desk),
            KeyCode::Char('0' | '.') | KeyCode::Backspace | KeyCode::Delete => {
                return self.clear(desk);
            }
            _ => (),
        }
        Go::Stay
    }

    /// Performs an action in the game.
    pub(super) fn act(&mut self, action: &Action, desk: &mut Desk) -> Go {
        let outcome = self.game.session.act(action);
        self.played(outcome, desk)
    }

    /// Performs an action that is never refused; returns its outcome.
    fn moves(&mut self, action: &Action, desk: &mut Desk) -> game::Outcome {
        let outcome = self.game.session.act(action).unwrap_or_default();
        self.after_move(desk);
        outcome
    }

    /// Saves the game after an action, before it is drawn.
    pub(super) fn played(
        &mut self,
        outcome: Result<game::Outcome, SessionError>,
        desk: &mut Desk,
    ) -> Go {
        if let Err(error) = outcome {
            self.message = match error {
                SessionError::Given(name) => {
                    desk.messages.with("game.given", &[("place", name.into())])
                }
                other => desk.messages.message(&other.message()),
            };
            return Go::Stay;
        }
        self.after_move(desk);
        if self.game.session.is_solved() { Go::Solved } else { Go::Stay }
    }

    fn after_move(&mut self, desk: &mut Desk) {
        (self.advice, self.armed) = (None, None);
        self.message.clear();
        self.refresh(desk);
        let (done, all) = self.game.progress();
        let is_full = !self.game.is_drawn() && done == all;
        if is_full && !self.game.session.is_solved() {
            self.message = desk.text("game.full");
        }
        self.teach(desk);
        self.keep(desk);
    }

    /// Updates everything derived from the values on the board.
    pub(super) fn refresh(&mut self, desk: &Desk) {
        let session = &self.game.session;
        self.clues = clue_states(session.puzzle(), session.values());
        let broken = || session.check().into_iter().flat_map(|broken| broken.sites);
        let marking = desk.settings.value("mistakes");
        let wrong = self.game.wrong().filter(|_| marking == "solution");
        self.errors = match (marking, &wrong) {
            ("never", _) => Vec::new(),
            (_, Some(wrong)) => wrong.clone(),
            (_, None) => broken().collect(),
        };
        // Wrong values that are marked at once count as hints.
        self.game.session.show_mistakes(&wrong.unwrap_or_default());
    }

    /// Whether a command is available in this game.
    fn offers(&self, command: Command) -> bool {
        is_offered(&self.game, &self.clues, command)
    }

    pub(super) fn command(&mut self, command: Command, desk: &mut Desk) -> Go {
        match command {
            Command::Notes if self.game.is_drawn() => self.is_pen_down = !self.is_pen_down,
            Command::Notes => {
                self.layer = if self.layer == Layer::Notes { Layer::Value } else { Layer::Notes };
            }
            Command::Centre => self.turn_to(Layer::Centre),
            Command::Colours => self.turn_to(Layer::Colour),
            Command::DigitFirst => {
                desk.settings.turn("entry", 1);
                desk.store.keep_settings(&desk.settings);
                self.brush = None;
                let is_first = desk.settings.is("entry", "digit");
                let key = if is_first { "game.digit-first" } else { "game.cell-first" };
                self.message = desk.text(key);
            }
            Command::NextEmpty => self.next_empty(desk),
            Command::Undo | Command::Redo => self.undo(command, desk),
            Command::Hint => return self.hint(desk),
            Command::AllSteps => self.think(Job::Steps(self.game.session.clone()), desk),
            Command::Here => self.ask_here(desk),
            Command::Check | Command::LastCorrect => self.ask(command, desk),
            Command::AutoNotes => {
                self.act(&Action::FillNotes, desk);
            }
            Command::Watch => return Go::Watch,
            Command::Checkpoint => {
                // This action is never refused, and it changes nothing on the screen.
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

    fn turn_to(&mut self, layer: Layer) {
        self.layer = if self.layer == layer { Layer::Value } else { layer };
    }

    /// Undoes or redoes a move, and marks the changed sites.
    fn undo(&mut self, command: Command, desk: &mut Desk) {
        let is_undo = command == Command::Undo;
        let action = if is_undo { Action::Undo } else { Action::Redo };
        let outcome = self.moves(&action, desk);
        if outcome.n_moves == 0 {
            self.message = desk.text("game.no-more");
            return;
        }
        self.show_changes(&outcome, desk);
        let changes = crate::board_words::changes(&desk.messages, &self.game, &outcome);
        let key = if is_undo { "linear.undone" } else { "linear.redone" };
        self.message = desk.messages.with(key, &[("changes", changes.into())]);
    }

    /// Marks the changes, and moves the cursor there if they are not visible.
    fn show_changes(&mut self, outcome: &game::Outcome, desk: &Desk) {
        self.changed = outcome.sites();
        let board = self.game.board();
        let cells: Vec<Pt> =
            self.changed.iter().map(|site| cell_at(board.sites[site.index()])).collect();
        let is_here = cells.contains(&self.game.cursor);
        if let Some(&first) = cells.first().filter(|_| !is_here && !self.shown.is_whole())
            && self.game.is_inside(first)
        {
            self.game.cursor = first;
        }
        // Recomputes the errors, which the change may have resolved.
        self.refresh(desk);
    }

    pub(super) fn back_to_checkpoint(&mut self, desk: &mut Desk) {
        let outcome = self.moves(&Action::BackToCheckpoint, desk);
        self.message = match outcome.n_moves {
            0 if self.game.session.checkpoints().is_empty() => desk.text("game.no-checkpoint"),
            0 => desk.text("game.at-checkpoint"),
            n => desk.messages.with("game.back", &[("moves", n.into())]),
        };
        self.show_changes(&outcome, desk);
    }

    /// Undoes everything from the first mistake on.
    pub(super) fn undo_mistakes(&mut self, desk: &mut Desk) {
        let Some(solution) = self.game.solution.clone() else { return };
        let outcome = self.moves(&Action::UndoMistakes(solution), desk);
        let n = outcome.n_moves;
        self.message = desk.messages.with("linear.undone-moves", &[("moves", n.into())]);
        self.show_changes(&outcome, desk);
    }

    /// Highlights the next open clue beside the board.
    fn next_clue(&mut self) {
        let n = self.clues.len();
        let from = self.clue.map_or(0, |at| at + 1);
        let mut order = (0..n).map(|i| (from + i) % n.max(1));
        self.clue = order.find(|&i| !self.clues[i].is_done && Some(i) != self.clue);
    }
}

/// The centre of the cell of a site; for an edge, of the cell to its left or above it.
pub(super) fn cell_at(at: Pt) -> Pt {
    Pt { x: at.x - (at.x + 1) % 2, y: at.y - (at.y + 1) % 2 }
}

/// Whether a command is available in a game.
fn is_offered(game: &Game, clues: &[ClueState], command: Command) -> bool {
    match command {
        Command::Symbols => !game.session.puzzle().info().symbol_sets.is_empty(),
        Command::NextClue => !clues.is_empty(),
        Command::Centre
        | Command::Colours
        | Command::DigitFirst
        | Command::NextEmpty
        | Command::AutoNotes
        | Command::Here => !game.is_drawn(),
        _ => true,
    }
}

/// The commands available in a game.
pub(super) fn offered(game: &Game, clues: &[ClueState]) -> Vec<&'static Binding> {
    BINDINGS.iter().filter(|binding| is_offered(game, clues, binding.command)).collect()
}
