//! The puzzles of the day: one for each family and level.

use gridwright::params::ParamSpec;
use gridwright::{FAMILIES, Family, Level};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::go::Go;
use crate::desk::{Desk, Event};
use crate::keys::is_back;
use crate::recipes::daily_recipe;
use crate::stats::{clock, streaks};
use crate::ui::{self, Chooser, Chose};

pub(crate) struct Daily {
    chooser: Chooser,
    rows: Vec<Row>,
    streaks: (usize, usize),
}

struct Row {
    family: &'static dyn Family,
    level: Option<Level>,
    /// How long it took, if it is solved.
    solved: Option<u64>,
    is_begun: bool,
}

impl Daily {
    pub(crate) fn new(desk: &mut Desk) -> Daily {
        let records = desk.store.records();
        let games = desk.store.shelf().games;
        let today = desk.today;
        let mut rows = Vec::new();
        for &family in FAMILIES {
            let has_level = family.info().params.iter().any(|s| s.name == ParamSpec::LEVEL.name);
            let levels: Vec<Option<Level>> =
                if has_level { Level::ALL.map(Some).to_vec() } else { vec![None] };
            for level in levels {
                let recipe = daily_recipe(family, level, today).to_string();
                let solved = records.iter().find(|record| {
                    record.daily == Some(today) && record.recipe.as_ref() == Some(&recipe)
                });
                let is_begun = games.iter().any(|game| game.about.recipe.as_ref() == Some(&recipe));
                rows.push(Row { family, level, solved: solved.map(|r| r.seconds), is_begun });
            }
        }
        Daily { chooser: Chooser::default(), rows, streaks: streaks(&records, today) }
    }

    pub(crate) fn event(&mut self, event: &Event, desk: &mut Desk) -> Go {
        let chose = match event {
            Event::Key(key) if is_back(key) => return Go::Menu,
            Event::Key(key) => self.chooser.key(key, self.rows.len()),
            Event::Mouse(mouse) => self.chooser.mouse(mouse, self.rows.len()),
            Event::Paste(_) | Event::Tick | Event::Done(..) | Event::Stop => Chose::Nothing,
        };
        if chose != Chose::Taken {
            return Go::Stay;
        }
        let row = &self.rows[self.chooser.at];
        Go::Make(daily_recipe(row.family, row.level, desk.today), Some(desk.today))
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let title = desk.messages.with("daily.title", &[("day", desk.today.to_string().into())]);
        let body = ui::page(buffer, room, &look, &title, &desk.text("keys.list"));
        let (now, most) = self.streaks;
        let streak =
            desk.messages.with("daily.streak", &[("now", now.into()), ("most", most.into())]);
        let lines: Vec<String> = self
            .rows
            .iter()
            .map(|row| {
                let level = row
                    .level
                    .map_or(String::new(), |level| desk.messages.level(level).into_owned());
                let state = match (row.solved, row.is_begun) {
                    (Some(seconds), _) => {
                        format!("{} {}", look.pick("✓", "+"), clock(seconds))
                    }
                    (None, true) => desk.text("daily.begun"),
                    (None, false) => String::new(),
                };
                format!("{:<10} {level:<12} {state}", desk.messages.family(row.family.info()))
            })
            .collect();
        let used = ui::paragraph(buffer, body, 0, &streak, look.dim());
        let (_, list) = ui::split_top(body, used + 1);
        self.chooser.draw(buffer, list, &look, &lines);
    }
}
