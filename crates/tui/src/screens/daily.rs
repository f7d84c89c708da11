//! The daily puzzles: one for each family and level, for today and every day before.

use gridwright::params::ParamSpec;
use gridwright::{FAMILIES, Family, Level};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::go::Go;
use crate::date::Date;
use crate::desk::{Desk, Event};
use crate::keys::is_back;
use crate::look::Look;
use crate::recipes::daily_recipe;
use crate::stats::{Record, clock, streaks};
use crate::ui::{self, Chooser, Chose};

/// The width of the calendar: seven days of three characters and a mark.
const MONTH: u16 = 28;

pub(crate) struct Daily {
    chooser: Chooser,
    day: Date,
    rows: Vec<Row>,
    streaks: (usize, usize),
    records: Vec<Record>,
    /// The recipes and dates of games in progress.
    begun: Vec<(String, Option<Date>)>,
}

struct Row {
    family: &'static dyn Family,
    level: Option<Level>,
    /// The time in seconds and whether it was solved without help, if it is solved.
    solved: Option<(u64, bool)>,
    is_begun: bool,
}

impl Daily {
    pub(crate) fn new(desk: &mut Desk) -> Daily {
        let records = desk.store.records();
        let games = desk.store.shelf().games.into_iter();
        let begun = games.filter_map(|game| Some((game.about.recipe?, game.about.daily)));
        let mut daily = Daily {
            chooser: Chooser::default(),
            day: desk.today,
            rows: Vec::new(),
            streaks: streaks(&records, desk.today),
            records,
            begun: begun.collect(),
        };
        daily.fill();
        daily
    }

    /// Reads the progress of the day's puzzles.
    fn fill(&mut self) {
        self.rows.clear();
        for &family in FAMILIES {
            let has_level = family.info().params.iter().any(|s| s.name == ParamSpec::LEVEL.name);
            let levels: Vec<Option<Level>> =
                if has_level { Level::ALL.map(Some).to_vec() } else { vec![None] };
            for level in levels {
                let recipe = daily_recipe(family, level, self.day).to_string();
                let solved = self.records.iter().find(|record| {
                    record.daily == Some(self.day) && record.recipe.as_ref() == Some(&recipe)
                });
                let solved = solved.map(|record| (record.seconds, record.counts()));
                let is_begun = self.begun.iter().any(|(other, _)| *other == recipe);
                self.rows.push(Row { family, level, solved, is_begun });
            }
        }
    }

    fn go_to(&mut self, day: Date, desk: &Desk) -> Go {
        self.day = day.min(desk.today);
        self.fill();
        Go::Stay
    }

    pub(crate) fn event(&mut self, event: &Event, desk: &mut Desk) -> Go {
        let chose = match event {
            Event::Key(key) if is_back(key) => return Go::Menu,
            Event::Key(key) => match key.code {
                KeyCode::Left => return self.go_to(self.day.before(), desk),
                KeyCode::Right => return self.go_to(self.day.after(), desk),
                KeyCode::Char('<') => return self.go_to(self.day.month_before(), desk),
                KeyCode::Char('>') => return self.go_to(self.day.month_after(), desk),
                _ => self.chooser.key(key, self.rows.len()),
            },
            Event::Mouse(mouse) => self.chooser.mouse(mouse, self.rows.len()),
            Event::Paste(_) | Event::Tick | Event::Done(..) | Event::Stop => Chose::Nothing,
        };
        if chose != Chose::Taken {
            return Go::Stay;
        }
        let row = &self.rows[self.chooser.at];
        Go::Make(daily_recipe(row.family, row.level, self.day), Some(self.day))
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let title = desk.messages.with("daily.title", &[("day", self.day.to_string().into())]);
        let body = desk.page(buffer, room, &title, "keys.daily");
        let (now, most) = self.streaks;
        let streak = match self.day == desk.today {
            true => {
                desk.messages.with("daily.streak", &[("now", now.into()), ("most", most.into())])
            }
            false => desk.text("daily.past"),
        };
        let messages = desk.messages;
        let line = |row: &Row| {
            let level = row.level.map_or(String::new(), |level| messages.level(level).into_owned());
            let state = match (row.solved, row.is_begun) {
                (Some((seconds, is_clean)), _) => {
                    format!("{} {}", mark(&look, is_clean), clock(seconds))
                }
                (None, true) => messages.get("daily.begun").into_owned(),
                (None, false) => String::new(),
            };
            format!("{:<10} {level:<12} {state}", messages.family(row.family.info()))
        };
        let lines: Vec<String> = self.rows.iter().map(line).collect();
        let used = ui::paragraph(buffer, body, 0, &streak, look.dim());
        let (_, body) = ui::split_top(body, used + 1);
        let has_month = body.width >= 42 + MONTH && body.height >= 11;
        let width = if has_month { body.width - MONTH - 2 } else { body.width };
        self.chooser.draw(buffer, Rect { width, ..body }, &look, &lines);
        if has_month {
            let place = Rect { x: body.right() - MONTH, width: MONTH, ..body };
            self.month(desk, place, buffer);
        }
    }

    /// Draws the calendar of the month, each day with a mark for its puzzles.
    fn month(&self, desk: &Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let (name, first, n_days) = self.day.month();
        ui::line(buffer, room, 0, &name, look.title());
        for (i, weekday) in desk.messages.get("daily.weekdays").split(' ').enumerate().take(7) {
            let place = Rect { x: room.x + 4 * i as u16, width: 3, ..room };
            ui::line(buffer, place, 1, weekday, look.dim());
        }
        let mut day = first;
        let mut cell = first.weekday();
        for number in 1..=n_days {
            let place = Rect {
                x: room.x + 4 * (cell % 7) as u16,
                y: room.y + 2 + (cell / 7) as u16,
                width: 4,
                height: 1,
            };
            let style = match day {
                _ if day == self.day => look.chosen(),
                _ if day > desk.today => look.dim(),
                _ => ratatui::style::Style::new(),
            };
            if place.bottom() <= room.bottom() {
                ui::line(
                    buffer,
                    place,
                    0,
                    &format!("{number:>2}{}", self.state(day, &look)),
                    style,
                );
            }
            (day, cell) = (day.after(), cell + 1);
        }
        let begun = look.pick('·', '.');
        let args = [
            ("clean", mark(&look, true).into()),
            ("helped", mark(&look, false).into()),
            ("begun", begun.into()),
        ];
        // A sign stays on the line of its word.
        let legend = desk.messages.with("daily.legend", &args);
        let signs = [mark(&look, true), mark(&look, false), begun];
        let legend = signs.into_iter().fold(legend, |legend, sign| {
            legend.replace(&format!("{sign} "), &format!("{sign}{}", ui::NO_BREAK))
        });
        let below = 3 + (cell.div_ceil(7)) as u16;
        ui::paragraph(buffer, room, below, &legend, look.dim());
    }

    /// The mark of a day, by the best result among its puzzles.
    fn state(&self, day: Date, look: &Look) -> char {
        let solved = self.records.iter().filter(|record| record.daily == Some(day));
        match solved.map(Record::counts).max() {
            Some(is_clean) => mark(look, is_clean),
            None if self.begun.iter().any(|(_, daily)| *daily == Some(day)) => look.pick('·', '.'),
            None => ' ',
        }
    }
}

/// The mark of a solved puzzle.
fn mark(look: &Look, is_clean: bool) -> char {
    if is_clean { look.pick('✓', '*') } else { '+' }
}
