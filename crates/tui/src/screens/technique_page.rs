//! The page of a technique: a description, an example on a board, how to spot it, common pitfalls.

use gridwright::Family;
use gridwright::clues::clue_states;
use gridwright::scene::Marks;
use gridwright::steps::Technique;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::making::spinner;
use crate::board_view::{self, Shown, Sight};
use crate::desk::{Desk, Event};
use crate::hints::{Advice, LAST_STAGE, advice_on_step};
use crate::ui::{self, Scroll};
use crate::worker::{Job, Outcome, TechniqueExample};

/// The width of the text beside the board.
const TEXT: u16 = 36;

pub(super) struct TechniquePage {
    family: &'static dyn Family,
    technique: &'static Technique,
    example: Option<Box<TechniqueExample>>,
    /// The job that looks for the example.
    ticket: Option<u64>,
    scroll: Scroll,
    /// Whether the board is shown, on a screen with room for only one of board and text.
    shows_board: bool,
    shown: Shown,
}

impl TechniquePage {
    pub(super) fn new(
        family: &'static dyn Family,
        technique: &'static Technique,
        desk: &mut Desk,
    ) -> TechniquePage {
        let ticket = Some(desk.start(Job::Example(family, technique)));
        TechniquePage {
            family,
            technique,
            example: None,
            ticket,
            scroll: Scroll::default(),
            shows_board: false,
            shown: Shown::default(),
        }
    }

    /// Cancels the job if it is still running.
    pub(super) fn leave(&mut self, desk: &mut Desk) {
        if let Some(ticket) = self.ticket.take() {
            desk.cancel(ticket);
        }
    }

    pub(super) fn event(&mut self, event: Event) {
        match event {
            Event::Done(ticket, Outcome::Example(example)) if self.ticket == Some(ticket) => {
                (self.ticket, self.example) = (None, example);
            }
            Event::Key(key) if key.code == KeyCode::Tab => self.shows_board = !self.shows_board,
            Event::Key(key) => drop(self.scroll.key(&key)),
            Event::Mouse(mouse) => self.scroll.mouse(&mouse),
            Event::Done(..) | Event::Paste(_) | Event::Tick | Event::Stop => (),
        }
    }

    pub(super) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let name = desk.messages.technique(self.family.info(), self.technique);
        let level = desk.messages.level(self.technique.level);
        let title = format!("{name} ({}, {level})", self.technique.rating);
        let is_wide = room.width >= 60;
        let keys = if is_wide { "keys.technique" } else { "keys.technique-small" };
        let body = desk.page(buffer, room, &title, keys);
        let advice = self.example.as_ref().map(|example| {
            let TechniqueExample { puzzle, position, step } = &**example;
            advice_on_step(&desk.messages, &**puzzle, position, step, LAST_STAGE)
        });
        let mut text = body;
        if is_wide {
            let place = Rect { width: body.width.saturating_sub(TEXT), ..body };
            self.board(desk, advice.as_ref(), place, buffer);
            let x = (self.shown.window.right() + 2).max(body.x);
            text = Rect { x, width: body.right().saturating_sub(x), ..body };
        } else if self.shows_board && self.example.is_some() {
            self.board(desk, advice.as_ref(), body, buffer);
            return;
        }
        let lines = self.lines(desk, advice.as_ref(), usize::from(text.width).saturating_sub(2));
        self.scroll.draw(buffer, text, &look, &lines);
    }

    fn board(&mut self, desk: &Desk, advice: Option<&Advice>, room: Rect, buffer: &mut Buffer) {
        let Some(example) = &self.example else {
            self.shown = Shown::default();
            return;
        };
        let (puzzle, position) = (&*example.puzzle, &example.position);
        let board = puzzle.board();
        let notes = board.all_sites().map(|site| match position.is_open(site) {
            true => position.at(site),
            false => gridwright::Mask::EMPTY,
        });
        let marks = Marks { notes: notes.collect(), ..Marks::with(position.values().to_vec()) };
        let layers = advice.iter().flat_map(|advice| &advice.marks);
        let layers: Vec<_> =
            layers.map(|&(site, over)| (board.sites[site.index()], over)).collect();
        let clues = clue_states(puzzle, position.values());
        let sight = Sight {
            focus: layers.last().map(|&(at, _)| at),
            candidates: advice.map_or(&[][..], |advice| &advice.candidates),
            layers,
            clues: &clues,
            has_rulers: desk.settings.is("rulers", "yes"),
            ..Sight::of(puzzle, marks)
        };
        self.shown = board_view::draw(&sight, &desk.look, &self.shown, room, buffer);
    }

    fn lines(&self, desk: &Desk, advice: Option<&Advice>, width: usize) -> Vec<String> {
        let lesson = desk.messages.lesson(self.family.info(), self.technique);
        let mut parts = vec![lesson.what.into_owned()];
        match advice {
            Some(advice) => {
                let example = &[("text", (&advice.words).into())];
                parts.push(desk.messages.with("technique.example", example));
                parts.push(advice.legend(&desk.messages, &desk.look));
            }
            None if self.ticket.is_some() => {
                parts.push(format!("{} {}", spinner(desk), desk.messages.get("game.thinking")));
            }
            None => parts.push(desk.text("technique.no-example")),
        }
        for (key, text) in [
            ("technique.spot", lesson.spot),
            ("technique.miss", lesson.miss),
            ("technique.relatives", lesson.relatives),
        ] {
            parts.push(desk.messages.with(key, &[("text", text.into())]));
        }
        parts.retain(|part| !part.is_empty());
        ui::wrap(&parts.join("\n\n"), width)
    }
}
