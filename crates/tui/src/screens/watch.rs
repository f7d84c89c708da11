//! The solver at work: every step from the current position, forward and back, at a selectable
//! speed.

use std::time::Duration;

use gridwright::Position;
use gridwright::clues::clue_states;
use gridwright::game::Continuation;
use gridwright::scene::Marks;
use gridwright::steps::End;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::go::Go;
use super::making::spinner;
use super::play::Play;
use super::play_draw::COLUMN;
use crate::board_view::{self, Shown, Sight};
use crate::desk::{Desk, Event};
use crate::hints::{Advice, LAST_STAGE, advice_on_step, left_out};
use crate::ui;
use crate::worker::{Job, Outcome};

pub(crate) struct Watch {
    /// The game to return to.
    play: Box<Play>,
    ticket: Option<u64>,
    rest: Option<Box<Continuation>>,
    /// The number of steps played.
    at: usize,
    /// The number of steps shown to the player.
    n_shown: usize,
    position: Position,
    /// The time of the next step, if steps are played automatically.
    due: Option<Duration>,
    shown: Shown,
}

/// The minimum number of lines for the board on a narrow screen.
const LEAST_BOARD: u16 = 5;

impl Watch {
    pub(crate) fn new(play: Box<Play>, desk: &mut Desk) -> Watch {
        let session = &play.game.session;
        let position = Position::with(session.puzzle(), session.values());
        let ticket = desk.start(Job::Explain(session.clone()));
        Watch {
            play,
            ticket: Some(ticket),
            rest: None,
            at: 0,
            n_shown: 0,
            position,
            due: None,
            shown: Shown::default(),
        }
    }

    /// The number of steps up to the one explained now.
    fn n_seen(&self) -> usize {
        (self.at + 1).min(self.n_steps())
    }

    fn n_steps(&self) -> usize {
        self.rest.as_ref().map_or(0, |rest| rest.explanation.steps.len())
    }

    pub(crate) fn event(&mut self, event: Event, desk: &mut Desk) -> Go {
        match event {
            Event::Done(ticket, outcome) if self.ticket == Some(ticket) => {
                self.ticket = None;
                if let Outcome::Explained(rest) = outcome {
                    self.position = rest.start.clone();
                    self.rest = Some(rest);
                }
            }
            Event::Key(key) => match key.code {
                KeyCode::Esc | KeyCode::Char('q') => return Go::Unwatch,
                KeyCode::Right | KeyCode::Char('l' | 'n') | KeyCode::Enter => {
                    self.go_to(self.at + 1);
                }
                KeyCode::Left | KeyCode::Char('h' | 'b') => self.go_to(self.at.saturating_sub(1)),
                KeyCode::Home => self.go_to(0),
                KeyCode::End => self.go_to(self.n_steps()),
                KeyCode::Char('+') => self.speed(1, desk),
                KeyCode::Char('-') => self.speed(-1, desk),
                KeyCode::Char(' ') => {
                    self.due = if self.due.is_some() { None } else { Some(desk.now) };
                }
                _ => (),
            },
            Event::Tick => {
                if self.due.is_some_and(|due| due <= desk.now) {
                    self.go_to(self.at + 1);
                    let is_over = self.at >= self.n_steps() && self.rest.is_some();
                    self.due = (!is_over).then(|| desk.now + pace(desk));
                }
            }
            Event::Mouse(_) | Event::Paste(_) | Event::Done(..) | Event::Stop => (),
        }
        self.count_shown(desk);
        Go::Stay
    }

    /// Counts every step up to the one explained now as a hint.
    fn count_shown(&mut self, desk: &mut Desk) {
        let Some(rest) = &self.rest else { return };
        let n_shown = self.n_seen();
        if n_shown > self.n_shown {
            for step in &rest.explanation.steps[self.n_shown..n_shown] {
                self.play.game.show(step);
            }
            self.n_shown = n_shown;
            self.play.game.about.watched = true;
            desk.keep(&self.play.game);
        }
    }

    /// Changes the speed between slow and fast.
    fn speed(&mut self, by: isize, desk: &mut Desk) {
        let order = ["slow", "normal", "fast"];
        let at = order.iter().position(|word| desk.settings.is("speed", word)).unwrap_or(1);
        let next = at.saturating_add_signed(by).min(order.len() - 1);
        desk.settings.set("speed", order[next]);
        desk.store.keep_settings(&desk.settings);
        self.due = self.due.map(|_| desk.now + pace(desk));
    }

    fn go_to(&mut self, at: usize) {
        let Some(rest) = &self.rest else { return };
        let steps = &rest.explanation.steps;
        let at = at.min(steps.len());
        if at < self.at {
            (self.position, self.at) = (rest.start.clone(), 0);
        }
        for step in &steps[self.at..at] {
            // A step that leads to a contradiction is the last one and needs no special handling.
            let _ = self.position.apply(self.play.game.session.puzzle(), step);
        }
        self.at = at;
    }

    /// Returns to the game.
    pub(crate) fn into_play(mut self, desk: &mut Desk) -> Box<Play> {
        if let Some(ticket) = self.ticket {
            desk.cancel(ticket);
        }
        self.play.resume(desk);
        self.play
    }

    pub(crate) fn leave(&mut self, desk: &mut Desk) {
        self.play.leave(desk);
    }

    /// The next step, or the outcome after the last one.
    fn advice(&self, desk: &Desk) -> Option<Advice> {
        let explanation = &self.rest.as_ref()?.explanation;
        let puzzle = self.play.game.session.puzzle();
        Some(explanation.steps.get(self.at).map_or_else(
            || {
                let words = desk.text(match explanation.end {
                    End::Solved => "watch.solved",
                    End::Stuck => "watch.stuck",
                    End::Contradiction => "watch.contradiction",
                    End::OutOfBudget => "watch.out-of-budget",
                });
                Advice::plain(words)
            },
            |step| advice_on_step(&desk.messages, puzzle, &self.position, step, LAST_STAGE),
        ))
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let title = desk.messages.with(
            "watch.title",
            &[("step", self.n_seen().into()), ("steps", self.n_steps().into())],
        );
        let is_wide = room.width >= 60;
        let keys = if is_wide { "keys.watch" } else { "keys.watch-small" };
        let body = desk.tight_page(buffer, room, &title, keys);
        let advice = self.advice(desk);
        let puzzle = self.play.game.session.puzzle();
        let board = puzzle.board();
        let notes = board.all_sites().map(|site| self.position.at(site)).collect();
        let symbols =
            usize::from(desk.settings.is("symbols", "other")).min(puzzle.info().symbol_sets.len());
        let values = self.position.values().to_vec();
        let marks = Marks { notes, symbols, ..Marks::with(values) };
        let layers = advice.iter().flat_map(|advice| &advice.marks);
        let layers: Vec<_> =
            layers.map(|&(site, over)| (board.sites[site.index()], over)).collect();
        let focus = layers.last().map(|&(at, _)| at);
        let clues = clue_states(puzzle, self.position.values());
        let candidates = advice.as_ref().map_or(&[][..], |advice| &advice.candidates);
        let sight = Sight {
            candidates,
            layers,
            focus,
            clues: &clues,
            has_rulers: desk.settings.is("rulers", "yes"),
            ..Sight::of(puzzle, marks)
        };
        let left_out = self.rest.as_ref().map(|rest| left_out(&desk.messages, puzzle, rest));
        let left_out = left_out.filter(|sentence| !sentence.is_empty());
        let words = |advice: &Advice, width: u16| {
            let legend = advice.legend(&desk.messages, &look);
            let parts = [
                left_out.as_deref(),
                advice.title.as_deref(),
                Some(&*advice.words),
                Some(&*legend),
            ];
            let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
            parts.map(|part| ui::wrap(part, width.into()).len() as u16).sum()
        };
        let n_lines = |width: u16| advice.as_ref().map_or(1, |advice| words(advice, width));
        // On a narrow screen the text is beside a whole board if both fit. Otherwise it is above the
        // board, and takes the lines it needs.
        let column = Rect { width: body.width.saturating_sub(COLUMN + 1), ..body };
        let (width, height) = board_view::measure(&sight, &look, column);
        let is_whole = width <= column.width.into() && height <= column.height.into();
        let is_beside = is_whole && n_lines(body.width - width as u16 - 1) <= body.height;
        let above = n_lines(body.width).min(body.height.saturating_sub(LEAST_BOARD));
        let (text, below) = ui::split_top(body, above);
        let place = match (is_wide, is_beside) {
            (true, _) => Rect { width: body.width - 24, ..body },
            (false, true) => column,
            (false, false) => below,
        };
        self.shown = board_view::draw(&sight, &look, &self.shown, place, buffer);
        let x = self.shown.window.right() + 1 + u16::from(is_wide);
        let beside = Rect { x, width: body.right().saturating_sub(x), ..body };
        let text = if is_wide || is_beside { beside } else { text };
        let mut row = 0;
        match advice {
            None => {
                let words = format!("{} {}", spinner(desk), desk.messages.get("game.thinking"));
                ui::paragraph(buffer, text, row, &words, look.dim());
            }
            Some(advice) => {
                if let Some(sentence) = &left_out {
                    row += ui::paragraph(buffer, text, row, sentence, look.warning());
                }
                if let Some(title) = &advice.title {
                    row += ui::paragraph(buffer, text, row, title, look.title());
                }
                row += ui::paragraph(buffer, text, row, &advice.words, Style::new());
                let legend = advice.legend(&desk.messages, &look);
                ui::paragraph(buffer, text, row, &legend, look.dim());
            }
        }
    }
}

/// The time between two automatic steps.
fn pace(desk: &Desk) -> Duration {
    Duration::from_millis(match desk.settings.value("speed") {
        "slow" => 4000,
        "fast" => 400,
        _ => 1500,
    })
}
