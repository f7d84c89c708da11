//! The statistics: a line for each kind of puzzle, with a small chart of the last times.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::go::Go;
use crate::desk::{Desk, Event};
use crate::keys::is_back;
use crate::stats::{Group, RECENT, Sum, streaks, sums};
use crate::store::reason;
use crate::ui::{self, Scroll};

pub(crate) struct Statistics {
    scroll: Scroll,
    sums: Vec<(Group, Sum)>,
    streaks: (usize, usize),
    notice: Option<String>,
}

impl Statistics {
    pub(crate) fn new(desk: &Desk) -> Statistics {
        let records = desk.store.records();
        let streaks = streaks(&records, desk.today);
        Statistics {
            scroll: Scroll::default(),
            sums: sums(&records).into_iter().collect(),
            streaks,
            notice: None,
        }
    }

    pub(crate) fn event(&mut self, event: &Event, desk: &mut Desk) -> Go {
        match event {
            Event::Key(key) if key.code == KeyCode::Char('e') => self.export(desk),
            Event::Key(key) if is_back(key) => return Go::Menu,
            Event::Key(key) => drop(self.scroll.key(key)),
            Event::Mouse(mouse) => self.scroll.mouse(mouse),
            Event::Paste(_) | Event::Tick | Event::Done(..) | Event::Stop => (),
        }
        Go::Stay
    }

    /// Exports all saved data to one file.
    fn export(&mut self, desk: &Desk) {
        let text = match desk.store.export(desk.today) {
            Ok(file) => {
                let file = file.display().to_string();
                desk.messages.with("stats.exported", &[("file", file.into())])
            }
            Err(error) => {
                let why = reason(&error);
                desk.messages.with("stats.not-exported", &[("why", why.into())])
            }
        };
        self.notice = Some(text);
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let title = desk.text("stats.title");
        let mut body = desk.page(buffer, room, &title, "keys.stats");
        if let Some(notice) = &self.notice {
            let n_lines = ui::wrap(notice, body.width.into()).len() as u16;
            let (top, rest) = ui::split_top(body, n_lines + 1);
            ui::paragraph(buffer, top, 0, notice, look.title());
            body = rest;
        }
        if self.sums.is_empty() {
            ui::paragraph(buffer, body, 0, &desk.messages.get("stats.none"), look.dim());
            return;
        }
        let (now, most) = self.streaks;
        let streak =
            desk.messages.with("daily.streak", &[("now", now.into()), ("most", most.into())]);
        let used = ui::paragraph(buffer, body, 0, &streak, look.dim());
        let (_, table) = ui::split_top(body, used + 1);
        let (top, list) = ui::split_top(table, 1);
        let heads = [
            "stats.solved",
            "stats.best",
            "stats.mean",
            "stats.days",
            "stats.hints",
            "stats.clean",
            "stats.watched",
            "stats.recent",
        ];
        let heads = heads.map(|key| desk.messages.get(key));
        let columns = Columns::of(body.width, &heads);
        let head = columns.line(&desk.messages.get("stats.kind"), &heads);
        ui::line(buffer, top, 0, &head, look.title());
        let line = |(group, sum): &(Group, Sum)| {
            let (best, mean) = sum.times();
            let [solved, hints, clean, watched] =
                [sum.solved, sum.hints, sum.unaided, sum.watched].map(|n| n.to_string());
            let chart = chart(&sum.recent, &look);
            let (now, most) = sum.streaks(desk.today);
            let days = format!("{now}/{most}");
            let cells = [solved, best, mean, days, hints, clean, watched, chart].map(Into::into);
            columns.line(&group.name(&desk.messages), &cells)
        };
        let lines: Vec<String> = self.sums.iter().map(line).collect();
        self.scroll.draw(buffer, list, &look, &lines);
    }
}

/// The number of columns after the name; the last one is a chart.
const N_COLUMNS: usize = 8;

/// The widths of the columns: the name takes the remaining space, and the last columns are dropped
/// if that is too little.
struct Columns {
    name: usize,
    widths: Vec<usize>,
}

impl Columns {
    /// The minimum width of the name.
    const NAME: usize = 18;

    fn of(width: u16, heads: &[Cow<'_, str>; N_COLUMNS]) -> Columns {
        let least = [6, 7, 7, 4, 5, 5, 5, RECENT];
        let widths = heads.iter().zip(least).map(|(head, least)| least.max(head.chars().count()));
        let mut widths: Vec<usize> = widths.collect();
        let width = usize::from(width).saturating_sub(2);
        let taken = |widths: &[usize]| widths.iter().map(|width| width + 1).sum::<usize>();
        while taken(&widths) + Columns::NAME > width && widths.len() > 2 {
            widths.pop();
        }
        Columns { name: width.saturating_sub(taken(&widths)), widths }
    }

    fn line(&self, name: &str, cells: &[Cow<'_, str>; N_COLUMNS]) -> String {
        let name = ui::cut(name, self.name);
        let cells = cells.iter().zip(&self.widths).enumerate().map(|(i, (cell, &width))| {
            // Charts are left-aligned, numbers right-aligned.
            if i + 1 == N_COLUMNS { format!(" {cell:<width$}") } else { format!(" {cell:>width$}") }
        });
        format!("{name:<width$}{}", cells.collect::<String>(), width = self.name)
    }
}

/// A bar chart of times, scaled to the longest one.
pub(super) fn chart(times: &[u64], look: &crate::look::Look) -> String {
    let bars = look
        .pick(['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'], ['.', ':', '-', '=', '+', '*', '%', '#']);
    let most = times.iter().copied().max().unwrap_or(1).max(1);
    times.iter().map(|&time| bars[(time * 7 / most) as usize]).collect()
}

#[cfg(test)]
mod tests {
    use gridwright_render::Charset;

    use super::chart;
    use crate::look::{Depth, Look};

    #[test]
    fn charts_go_up_to_the_longest_time() {
        let theme = crate::look::Theme::Dark;
        let look = Look { depth: Depth::None, theme, charset: Charset::Unicode };
        assert_eq!(chart(&[0, 50, 100], &look), "▁▄█");
        assert_eq!(chart(&[], &look), "");
        assert_eq!(chart(&[0, 0], &Look { charset: Charset::Ascii, ..look }), "..");
    }
}
