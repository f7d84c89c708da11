//! A puzzle is solved: how it went, and what next.

use gridwright::Recipe;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::go::Go;
use super::stats::chart;
use crate::board_view::{self, Shown, Sight};
use crate::desk::{Desk, Event};
use crate::game::Game;
use crate::keys::is_back;
use crate::stats::{Sum, clock, streaks, sums};
use crate::ui::{self, Chooser, Chose};

const LINES: &[&str] = &["solved.another", "solved.menu"];

pub(crate) struct Solved {
    game: Game,
    sum: Sum,
    is_best: bool,
    streaks: (usize, usize),
    chooser: Chooser,
    shown: Shown,
}

impl Solved {
    /// Adds the game to the statistics and takes it off the shelf.
    pub(crate) fn new(game: Game, desk: &mut Desk) -> Solved {
        let record = game.record(desk.today);
        let mut records = desk.store.records();
        let key = record.group();
        let before = sums(&records).remove(&key).unwrap_or_default();
        let is_best = record.counts() && before.best.is_some_and(|best| record.seconds < best);
        match desk.store.add_record(&record) {
            Ok(()) => desk.store.forget(&game.name),
            Err(error) => {
                let why = crate::store::reason(&error);
                desk.notice = Some(desk.messages.with("notice.unsaved", &[("why", why.into())]));
            }
        }
        records.push(record);
        let sum = sums(&records).remove(&key).unwrap_or_default();
        let streaks = streaks(&records, desk.today);
        let chooser = Chooser::default();
        Solved { game, sum, is_best, streaks, chooser, shown: Shown::default() }
    }

    pub(crate) fn event(&mut self, event: &Event, desk: &mut Desk) -> Go {
        let chose = match event {
            Event::Key(key) if is_back(key) => return Go::Menu,
            Event::Key(key) => self.chooser.key(key, LINES.len()),
            Event::Mouse(mouse) => self.chooser.mouse(mouse, LINES.len()),
            Event::Paste(_) | Event::Tick | Event::Done(..) | Event::Stop => Chose::Nothing,
        };
        if chose != Chose::Taken {
            return Go::Stay;
        }
        let recipe: Option<Recipe> =
            self.game.about.recipe.as_ref().and_then(|recipe| recipe.parse().ok());
        match (LINES[self.chooser.at], recipe) {
            ("solved.another", Some(recipe)) => {
                Go::Make(desk.fresh(recipe.family, recipe.params), None)
            }
            _ => Go::Menu,
        }
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let title = format!("{} {}", look.pick("✓", "*"), desk.text("solved.title"));
        let body = ui::page(buffer, room, &look, &title, &desk.text("keys.list"));
        let about = &self.game.about;
        let info = self.game.session.puzzle().info();
        let level =
            about.level.map_or(String::new(), |level| format!(", {}", desk.messages.level(level)));
        let mut words = vec![format!("{}{level}", desk.messages.family(info))];
        words.push(desk.messages.with("solved.time", &[("time", clock(about.seconds).into())]));
        if self.is_best {
            words.push(desk.text("solved.best"));
        }
        let hints = self.game.session.n_hints();
        words.push(desk.messages.with("solved.hints", &[("hints", hints.into())]));
        if hints > 0 {
            words.push(desk.text("solved.not-counted"));
        }
        let (best, mean) = self.sum.times();
        words.push(desk.messages.with(
            "solved.all",
            &[("solved", self.sum.solved.into()), ("best", best.into()), ("mean", mean.into())],
        ));
        words.push(chart(&self.sum.recent, &look));
        if about.daily.is_some() {
            let (now, most) = self.streaks;
            words.push(
                desk.messages.with("daily.streak", &[("now", now.into()), ("most", most.into())]),
            );
        }
        words.extend(about.recipe.clone().filter(|recipe| recipe.len() < 100));
        words.extend(desk.notice.clone());
        let is_wide = body.width >= 66;
        let text = if is_wide { Rect { width: 34, ..body } } else { body };
        let mut row = 0;
        for words in &words {
            row += ui::paragraph(buffer, text, row, words, ratatui::style::Style::new());
        }
        let (_, below) = ui::split_top(text, row + 1);
        let lines: Vec<String> = LINES.iter().map(|key| desk.text(key)).collect();
        self.chooser.draw(buffer, ui::split_top(below, 2).0, &look, &lines);
        if is_wide {
            // A board needs every line between the borders of the screen and the keys.
            let (y, height) = (room.y + 1, room.height.saturating_sub(3));
            let place = Rect { x: body.x + 36, width: body.width - 36, y, height };
            let sight = Sight {
                puzzle: self.game.session.puzzle(),
                marks: self.game.session.marks(),
                layers: Vec::new(),
                cursor: None,
                focus: None,
                clues: &[],
            };
            self.shown = board_view::draw(&sight, &look, &self.shown, place, buffer);
        }
    }
}
