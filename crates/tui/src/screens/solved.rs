//! The screen for a solved puzzle: the result, and choices for the next game.

use gridwright::params::{ParamSpec, levels_seen};
use gridwright::{Level, Recipe};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::go::{Go, Place};
use super::stats::chart;
use crate::board_view::{self, Shown, Sight};
use crate::board_words;
use crate::desk::{Desk, Event};
use crate::game::Game;
use crate::keys::is_back;
use crate::stats::{Manner, Sum, clock, streaks, sums, title};
use crate::ui::{self, Chooser, Chose};

/// The choices for the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    Another,
    Up(Level),
    Share,
    /// The kinds of puzzle of this family, after a lesson.
    Choose,
    Menu,
}

pub(crate) struct Solved {
    game: Game,
    manner: Manner,
    /// The recipe that made the puzzle, if it is known.
    recipe: Option<Recipe>,
    is_sharing: bool,
    sum: Sum,
    is_best: bool,
    streaks: (usize, usize),
    chooser: Chooser,
    shown: Shown,
}

impl Solved {
    /// Adds the game to the statistics and removes it from the games in progress.
    pub(crate) fn new(game: Game, desk: &mut Desk) -> Solved {
        let record = game.record(desk.today);
        let manner = record.manner();
        let recipe = game.about.recipe.as_ref().and_then(|recipe| recipe.parse().ok());
        let mut records = desk.store.records();
        let key = record.group();
        let before = sums(&records).remove(&key).unwrap_or_default();
        let is_best = record.counts() && before.best.is_some_and(|best| record.seconds < best);
        // Lessons do not count in the statistics.
        let is_lesson = game.about.lesson.is_some();
        let added = if is_lesson { Ok(()) } else { desk.store.add_record(&record) };
        match added {
            Ok(()) => desk.store.forget(&game.name),
            Err(error) => {
                let why = crate::store::reason(&error);
                desk.notice = Some(desk.messages.with("notice.unsaved", &[("why", why.into())]));
            }
        }
        records.push(record);
        let sum = sums(&records).remove(&key).unwrap_or_default();
        let streaks = streaks(&records, desk.today);
        let (chooser, shown) = (Chooser::default(), Shown::default());
        let is_sharing = false;
        Solved { game, manner, recipe, is_sharing, sum, is_best, streaks, chooser, shown }
    }

    fn lines(&self) -> Vec<Next> {
        let mut lines = Vec::new();
        if self.recipe.is_some() && self.game.about.lesson.is_none() {
            lines.push(Next::Another);
            lines.extend(self.harder().map(Next::Up));
        }
        let is_lesson = self.game.about.lesson.is_some();
        lines.push(if is_lesson { Next::Choose } else { Next::Share });
        lines.push(Next::Menu);
        lines
    }

    /// The next higher level observed for puzzles of this kind.
    fn harder(&self) -> Option<Level> {
        let recipe = self.recipe.as_ref()?;
        let info = recipe.family.info();
        info.params.iter().find(|spec| spec.name == ParamSpec::LEVEL.name)?;
        let now = self.game.about.level?;
        let reach = levels_seen(info, &recipe.params);
        let is_seen =
            |level: Level| reach.as_ref().is_none_or(|reach| reach.never_seen(level).is_none());
        Level::ALL.into_iter().find(|&level| level > now && is_seen(level))
    }

    pub(crate) fn event(&mut self, event: &Event, desk: &mut Desk) -> Go {
        if self.is_sharing {
            self.is_sharing = !matches!(event, Event::Key(_));
            return Go::Stay;
        }
        let lines = self.lines();
        let chose = match event {
            Event::Key(key) if is_back(key) => return Go::Menu,
            Event::Key(key) => self.chooser.key(key, lines.len()),
            Event::Mouse(mouse) => self.chooser.mouse(mouse, lines.len()),
            Event::Paste(_) | Event::Tick | Event::Done(..) | Event::Stop => Chose::Nothing,
        };
        if chose != Chose::Taken {
            return Go::Stay;
        }
        match (lines[self.chooser.at], &self.recipe) {
            (Next::Another, Some(recipe)) => {
                Go::Make(desk.fresh(recipe.family, recipe.params.clone()), None)
            }
            (Next::Up(level), Some(recipe)) => {
                let mut params = recipe.params.clone();
                match params.set(ParamSpec::LEVEL.name, level.name()) {
                    Ok(()) => Go::Make(desk.fresh(recipe.family, params), None),
                    Err(_) => Go::Stay,
                }
            }
            (Next::Choose, Some(recipe)) => Go::To(Place::New(Some(recipe.family))),
            (Next::Share, _) => {
                self.is_sharing = true;
                Go::Stay
            }
            _ => Go::Menu,
        }
    }

    pub(crate) fn draw(&mut self, desk: &mut Desk, room: Rect, buffer: &mut Buffer) {
        let look = desk.look;
        let heading = format!("{} {}", look.pick("✓", "*"), desk.text("solved.title"));
        if self.is_sharing {
            let title = desk.text("share.title");
            let body = desk.page(buffer, room, &title, "keys.share");
            let mut row = 0;
            for line in board_words::result(&desk.messages, &self.game, self.manner) {
                row += ui::paragraph(buffer, body, row, &line, Style::new());
            }
            ui::paragraph(buffer, body, row + 1, &desk.messages.get("share.how"), look.dim());
            return;
        }
        let body = desk.page(buffer, room, &heading, "keys.list");
        let about = &self.game.about;
        let puzzle = self.game.session.puzzle();
        let level =
            about.level.map_or(String::new(), |level| format!(", {}", desk.messages.level(level)));
        let name = title(&desk.messages, puzzle.info(), &puzzle.params());
        // Each sentence has a number that says how easily it can be left out.
        let mut words = vec![(0, format!("{name}{level}"))];
        let hints = self.game.session.n_hints();
        if about.lesson.is_some() {
            words.push((0, desk.text("first.done")));
        } else {
            let time = clock(about.seconds).into();
            words.push((0, desk.messages.with("solved.time", &[("time", time)])));
            words.extend(self.is_best.then(|| (1, desk.text("solved.best"))));
            words.push((5, desk.messages.with("solved.hints", &[("hints", hints.into())])));
            let manner = match self.manner {
                Manner::Clean => desk.text("solved.clean"),
                Manner::Watched => desk.text("solved.watched"),
                Manner::Hinted => desk.messages.with("solved.helped", &[("hints", hints.into())]),
            };
            words.push((0, manner));
            if self.manner != Manner::Clean {
                words.push((1, desk.text("solved.not-counted")));
            }
            let (best, mean) = self.sum.times();
            let solved = self.sum.solved.into();
            let args = [("solved", solved), ("best", best.into()), ("mean", mean.into())];
            words.push((2, desk.messages.with("solved.all", &args)));
            words.push((6, chart(&self.sum.recent, &look)));
            // The streak of the daily puzzle, or else that of this kind of puzzle.
            let (key, (now, most)) = match about.daily {
                Some(_) => ("daily.streak", self.streaks),
                None => ("solved.streak", self.sum.streaks(desk.today)),
            };
            if most > 0 || about.daily.is_some() {
                let args = [("now", now.into()), ("most", most.into())];
                words.push((3, desk.messages.with(key, &args)));
            }
        }
        words.extend(about.recipe.clone().filter(|id| id.len() < 100).map(|id| (4, id)));
        words.extend(desk.notice.clone().map(|notice| (0, notice)));
        let is_wide = body.width >= 66;
        let text = if is_wide { Rect { width: 34, ..body } } else { body };
        let line = |next: &Next| match next {
            Next::Another => desk.text("solved.another"),
            Next::Up(level) => {
                desk.messages.with("solved.up", &[("level", desk.messages.level(*level).into())])
            }
            Next::Share => desk.text("solved.share"),
            Next::Choose => desk.text("new.title"),
            Next::Menu => desk.text("solved.menu"),
        };
        let lines: Vec<String> = self.lines().iter().map(line).collect();
        // The choices for the next game are always visible.
        let most = usize::from(text.height).saturating_sub(1 + lines.len().min(3));
        let n_lines = |words: &[(u8, String)]| -> usize {
            words.iter().map(|(_, words)| ui::wrap(words, text.width.into()).len()).sum()
        };
        while n_lines(&words) > most {
            let Some(last) = words.iter().map(|(spare, _)| *spare).max().filter(|&n| n > 0) else {
                break;
            };
            words.retain(|(spare, _)| *spare != last);
        }
        let mut row = 0;
        for (_, words) in &words {
            row += ui::paragraph(buffer, text, row, words, Style::new());
        }
        let (_, below) = ui::split_top(text, row + 1);
        self.chooser.draw(buffer, ui::split_top(below, lines.len() as u16).0, &look, &lines);
        if is_wide {
            // The board needs every line between the borders of the screen and the footer.
            let (y, height) = (room.y + 1, room.height.saturating_sub(3));
            let place = Rect { x: body.x + 36, width: body.width - 36, y, height };
            let session = &self.game.session;
            let sight = Sight::of(session.puzzle(), session.marks());
            self.shown = board_view::draw(&sight, &look, &self.shown, place, buffer);
        }
    }
}
