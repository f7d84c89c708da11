//! The list of variants for a new game, each with its levels and a small example board.

use std::sync::Arc;

use gridwright::clues::clue_states;
use gridwright::contract::Variant;
use gridwright::params::{ParamSpec, levels_seen};
use gridwright::scene::Marks;
use gridwright::{FAMILIES, Family, Level, Params, Puzzle, Recipe};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::go::{Go, Place};
use crate::board_view::{self, Shown, Sight};
use crate::desk::{Desk, Event};
use crate::mini_map::mini_map;
use crate::ui::{self, Chooser, Chose};
use crate::worker::{Job, Outcome};

/// The seed of the example boards, which are the same for everyone.
const SEED: u64 = 1;

/// The width of the smallest board beside the list.
const BOARD: u16 = 26;

pub(crate) struct Pick {
    rows: Vec<(&'static dyn Family, &'static Variant)>,
    chooser: Chooser,
    /// The level selected last.
    level: Level,
    preview: Option<Arc<dyn Puzzle>>,
    ticket: Option<u64>,
}

impl Pick {
    /// The list with a family's first variant selected, or else the one played last.
    pub(crate) fn new(family: Option<&'static dyn Family>, desk: &mut Desk) -> Pick {
        let variants = |family: &'static dyn Family| {
            family.info().variants.iter().map(move |variant| (family, variant))
        };
        let rows: Vec<_> = FAMILIES.iter().flat_map(|&family| variants(family)).collect();
        let (last, level) = desk.settings.last_pick();
        let is_wanted = |(of, variant): &(&'static dyn Family, &'static Variant)| match family {
            Some(family) => family.info().id == of.info().id,
            None => format!("{}/{}", of.info().id, variant.id) == last,
        };
        let at = rows.iter().position(is_wanted).unwrap_or(0);
        let level = Level::named(&level).unwrap_or(Level::Easy);
        let chooser = Chooser::starting(at);
        let mut pick = Pick { rows, chooser, level, preview: None, ticket: None };
        pick.look_at(desk);
        pick
    }

    fn row(&self) -> (&'static dyn Family, &'static Variant) {
        self.rows[self.chooser.at.min(self.rows.len() - 1)]
    }

    fn params(&self) -> Params {
        let (family, variant) = self.row();
        let specs = family.info().params;
        Params::parse(specs, variant.params).unwrap_or_else(|_| Params::defaults(specs))
    }

    /// The levels observed for puzzles of this variant.
    fn levels(&self) -> Vec<Level> {
        let info = self.row().0.info();
        if info.params.iter().all(|spec| spec.name != ParamSpec::LEVEL.name) {
            return Vec::new();
        }
        let reach = levels_seen(info, &self.params());
        let is_seen =
            |level: &Level| reach.as_ref().is_none_or(|reach| reach.never_seen(*level).is_none());
        Level::ALL.into_iter().filter(is_seen).collect()
    }

    /// The requested level, or the hardest available level below it.
    fn chosen_level(&self) -> Option<Level> {
        let levels = self.levels();
        let below = levels.iter().rev().find(|&&level| level <= self.level);
        below.or(levels.first()).copied()
    }

    fn recipe(&self, level: Option<Level>, seed: u64) -> Recipe {
        let mut params = self.params();
        if let Some(level) = level {
            let mut with_level = params.clone();
            if with_level.set(ParamSpec::LEVEL.name, level.name()).is_ok() {
                params = with_level;
            }
        }
        Recipe::new(self.row().0, params, seed)
    }

    /// Starts making an example of the selected variant.
    fn look_at(&mut self, desk: &mut Desk) {
        self.leave(desk);
        self.preview = None;
        let easiest = self.levels().first().copied();
        self.ticket = Some(desk.start(Job::Preview(self.recipe(easiest, SEED))));
    }

    pub(crate) fn leave(&mut self, desk: &mut Desk) {
        if let Some(ticket) = self.ticket.take() {
            desk.cancel(ticket);
        }
    }

    pub(crate) fn event(&mut self, event: Event, desk: &mut Desk) -> Go {
        let before = self.chooser.at;
        let chose = match &event {
            Event::Done(ticket, _) if self.ticket == Some(*ticket) => {
                self.ticket = None;
                if let Event::Done(_, Outcome::Previewed(puzzle)) = event {
                    self.preview = puzzle;
                }
                return Go::Stay;
            }
            Event::Key(key) => match key.code {
                KeyCode::Esc => return Go::Menu,
                KeyCode::Left => return self.turn(-1),
                KeyCode::Right => return self.turn(1),
                KeyCode::Tab => {
                    self.leave(desk);
                    let recipe = self.recipe(self.chosen_level(), SEED);
                    return Go::To(Place::Advanced(recipe));
                }
                KeyCode::Char('l') => {
                    self.leave(desk);
                    return Go::Lesson(self.row().0);
                }
                _ => self.chooser.key(key, self.rows.len()),
            },
            Event::Mouse(mouse) => {
                let chose = self.chooser.mouse(mouse, self.rows.len());
                // The first click selects, the second starts.
                if self.chooser.at == before { chose } else { Chose::Moved }
            }
            Event::Paste(_) | Event::Tick | Event::Done(..) | Event::Stop => Chose::Nothing,
        };
        match chose {
            Chose::Taken => self.start(desk),
            Chose::Moved => {
                self.look_at(desk);
                Go::Stay
            }
            Chose::Nothing => Go::Stay,
        }
    }

    /// Selects the next or previous available level.
    fn turn(&mut self, by: isize) -> Go {
        let levels = self.levels();
        let now = self.chosen_level();
        if let Some(at) = levels.iter().position(|&level| Some(level) == now) {
            self.level = levels[at.saturating_add_signed(by).min(levels.len() - 1)];
        }
        Go::Stay
    }

    fn start(&mut self, desk: &mut Desk) -> Go {
        self.leave(desk);
        let (family, variant) = self.row();
        let pick = format!("{}/{}", family.info().id, variant.id);
        desk.settings.set_last_pick(&pick, self.level.name());
        desk.store.keep_settings(&desk.settings);
        let recipe = desk.fresh(family, self.recipe(self.chosen_level(), SEED).params);
        match desk.is_new_to(family) {
            true => Go::To(Place::Offer(recipe)),
            false => Go::Make(recipe, None),
        }
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let title = desk.text("new.title");
        let body = desk.page(buffer, room, &title, "keys.pick");
        let messages = desk.messages;
        let mut family = "";
        let line = |&(of, variant): &(&'static dyn Family, &'static Variant)| {
            let info = of.info();
            // The name of a family is shown only at its first variant.
            let name = if family == info.id { "".into() } else { messages.family(info) };
            family = info.id;
            format!("{name:<12}{}", messages.variant(info, variant))
        };
        let lines: Vec<String> = self.rows.iter().map(line).collect();
        let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        let width = longest as u16 + 4;
        let has_board = body.width >= width + BOARD && body.height >= 12;
        let list = if has_board { Rect { width, ..body } } else { body };
        let below = if has_board { 0 } else { 2 };
        let (list, rest) = ui::split_top(list, list.height.saturating_sub(below));
        self.chooser.draw(buffer, list, &look, &lines);
        let level = self.level_line(desk);
        if !has_board {
            ui::line(buffer, rest, 1, &level, look.title());
            return;
        }
        // The area beside the list reaches from the title down to the footer.
        let side = Rect {
            x: body.x + width + 2,
            y: body.y - 2,
            width: body.width - width - 2,
            height: body.height + 3,
        };
        ui::line(buffer, side, 0, &level, look.title());
        let (_, tight) = ui::split_top(side, 1);
        let (_, mut side) = ui::split_top(side, 2);
        let mut used = 0;
        if let Some(puzzle) = &self.preview {
            let clues = clue_states(&**puzzle, &puzzle.board().givens);
            let sight = Sight {
                size: board_view::Size::Compact,
                clues: &clues,
                ..Sight::of(&**puzzle, Marks::of(puzzle.board()))
            };
            let (wide, high) = board_view::measure(&sight, &look, tight);
            let fits = |room: Rect| wide <= room.width.into() && high <= room.height.into();
            side = if fits(side) { side } else { tight };
            used = 1 + match fits(side) {
                true => {
                    board_view::draw(&sight, &look, &Shown::default(), side, buffer).window.height
                }
                // A board that does not fit is shown in miniature.
                false => mini_map(&sight, &look, &Shown::default(), side, buffer),
            };
        }
        // The board takes precedence over the text.
        let (_, words) = ui::split_top(side, used);
        let summary = desk.messages.summary(self.row().0.info());
        if ui::wrap(&summary, side.width.into()).len() <= words.height.into() {
            ui::paragraph(buffer, words, 0, &summary, look.dim());
        }
    }

    /// The selected level between its neighbours, and as bars.
    fn level_line(&self, desk: &Desk) -> String {
        let Some(level) = self.chosen_level() else { return String::new() };
        let n = Level::ALL.iter().position(|&other| other == level).unwrap_or(0) + 1;
        let (on, off) = desk.look.pick(('▮', '▯'), ('#', '.'));
        let bars: String = (0..Level::ALL.len()).map(|i| if i < n { on } else { off }).collect();
        let name = format!("< {} > {bars}", desk.messages.level(level));
        desk.messages.with("new.level", &[("level", name.into())])
    }
}
