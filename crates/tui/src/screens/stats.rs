//! The statistics: a line for each family and level, with a small chart of the last times.

use gridwright::{FAMILIES, Level};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::go::Go;
use crate::desk::{Desk, Event};
use crate::keys::is_back;
use crate::stats::{Sum, clock, streaks, sums};
use crate::ui::{self, Chooser};

pub(crate) struct Statistics {
    chooser: Chooser,
    sums: Vec<((String, u8), Sum)>,
    streaks: (usize, usize),
}

impl Statistics {
    pub(crate) fn new(desk: &Desk) -> Statistics {
        let records = desk.store.records();
        let streaks = streaks(&records, desk.today);
        Statistics {
            chooser: Chooser::default(),
            sums: sums(&records).into_iter().collect(),
            streaks,
        }
    }

    pub(crate) fn event(&mut self, event: &Event) -> Go {
        match event {
            Event::Key(key) if is_back(key) => return Go::Menu,
            Event::Key(key) => drop(self.chooser.key(key, self.sums.len())),
            Event::Mouse(mouse) => drop(self.chooser.mouse(mouse, self.sums.len())),
            Event::Paste(_) | Event::Tick | Event::Done(..) | Event::Stop => (),
        }
        Go::Stay
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let title = desk.text("stats.title");
        let body = ui::page(buffer, room, &look, &title, &desk.text("keys.list"));
        if self.sums.is_empty() {
            ui::paragraph(buffer, body, 0, &desk.messages.get("stats.none"), look.dim());
            return;
        }
        let (now, most) = self.streaks;
        let (top, list) = ui::split_top(body, 3);
        ui::line(
            buffer,
            top,
            0,
            &desk.messages.with("daily.streak", &[("now", now.into()), ("most", most.into())]),
            look.dim(),
        );
        let say = |key| desk.messages.get(key);
        let head = format!(
            "  {:<18}  {:>6} {:>8} {:>8} {:>6}  {}",
            say("stats.kind"),
            say("stats.solved"),
            say("stats.best"),
            say("stats.mean"),
            say("stats.hints"),
            say("stats.recent"),
        );
        ui::line(buffer, top, 2, &head, look.title());
        let lines: Vec<String> = self
            .sums
            .iter()
            .map(|((family, level), sum)| {
                let name = FAMILIES.iter().map(|f| f.info()).find(|info| info.id == family);
                let name = name.map_or(family.as_str().into(), |info| desk.messages.family(info));
                let level = Level::ALL.get(usize::from(*level));
                let level = level.map_or("-".into(), |level| desk.messages.level(*level));
                let (best, mean) = (clock(sum.best), clock(sum.mean()));
                format!(
                    "{:<18}  {:>6} {best:>8} {mean:>8} {:>6}  {}",
                    format!("{name} {level}"),
                    sum.solved,
                    sum.hints,
                    chart(&sum.recent, &look)
                )
            })
            .collect();
        self.chooser.draw(buffer, list, &look, &lines);
    }
}

/// Bars as high as the times are long, in comparison with one another.
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
        let look = Look { depth: Depth::None, charset: Charset::Unicode };
        assert_eq!(chart(&[0, 50, 100], &look), "▁▄█");
        assert_eq!(chart(&[], &look), "");
        assert_eq!(chart(&[0, 0], &Look { charset: Charset::Ascii, ..look }), "..");
    }
}
