//! The top level of the game: which screen is shown, and which one comes next.
//!
//! [`App::update`] handles an event and returns the effects to be carried out; [`App::draw`] draws
//! the current state. Neither reads a clock or a terminal, so tests can drive them like a player.

use std::time::Duration;

use gridwright::Recipe;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};

use crate::date::Date;
use crate::desk::{Desk, Effect, Event};
use crate::game::Game;
use crate::options::{First, Options};
use crate::recipes::{daily_recipe, game_of};
use crate::screens::{
    Asked, Go, Help, Making, Menu, Place, Play, Screen, Solved, Watch, first_recipe,
};
use crate::ui;
use crate::worker::{Job, Made};

/// The smallest supported screen size.
const LEAST: (u16, u16) = (30, 10);

/// The state of the whole program.
pub(crate) struct App {
    pub(crate) desk: Desk,
    pub(crate) screen: Screen,
}

impl App {
    pub(crate) fn new(mut options: Options) -> (App, Vec<Effect>) {
        let first = std::mem::replace(&mut options.first, First::Menu);
        let mut desk = Desk::new(options);
        let screen = Screen::Menu(Menu::new(&mut desk));
        let mut app = App { desk, screen };
        let go = match first {
            First::Menu => Go::Stay,
            First::New(family) => Go::To(Place::New(Some(family))),
            First::Make(family, params) => Go::Make(app.desk.fresh(family, params), None),
            First::Open(text, family) => Go::Open { typed: text.clone(), text, family },
            First::Daily(family, level) => {
                let today = app.desk.today;
                Go::Make(daily_recipe(family, level, today), Some(today))
            }
        };
        app.go(go);
        let effects = app.desk.take_effects();
        (app, effects)
    }

    /// Handles an event and returns the effects to be carried out.
    pub(crate) fn update(&mut self, now: Duration, event: Event) -> Vec<Effect> {
        self.desk.now = now;
        self.desk.turn_day();
        let event = self.clicked_key(event);
        let is_sent_on = match &event {
            Event::Key(key) if key.kind == KeyEventKind::Release => false,
            Event::Key(key) => {
                let is_end =
                    key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
                if is_end {
                    self.quit();
                }
                !is_end
            }
            Event::Stop => {
                self.quit();
                false
            }
            Event::Done(ticket, _) => !self.desk.is_preparing(*ticket),
            Event::Mouse(_) | Event::Paste(_) | Event::Tick => true,
        };
        if is_sent_on {
            let go = self.screen.event(event, &mut self.desk);
            self.go(go);
        } else if let Event::Done(_, outcome) = event {
            self.desk.put_prepared(outcome);
        }
        self.desk.take_effects()
    }

    /// Turns a click on a key in the footer into that key.
    fn clicked_key(&self, event: Event) -> Event {
        let Event::Mouse(mouse) = &event else { return event };
        let spot = (mouse.column, mouse.row).into();
        let is_click = matches!(mouse.kind, MouseEventKind::Down(MouseButton::Left));
        let footer = if is_click { &self.desk.footer[..] } else { &[] };
        match footer.iter().find(|(area, _)| area.contains(spot)) {
            Some(&(_, code)) => Event::Key(code.into()),
            None => event,
        }
    }

    /// Draws the current state.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let room = frame.area();
        if room.width < LEAST.0 || room.height < LEAST.1 {
            let text = self
                .desk
                .messages
                .with("game.needs", &[("width", LEAST.0.into()), ("height", LEAST.1.into())]);
            ui::paragraph(frame.buffer_mut(), room, 0, &text, ratatui::style::Style::new());
            return;
        }
        self.desk.footer.clear();
        self.screen.draw(&mut self.desk, room, frame.buffer_mut());
    }

    fn quit(&mut self) {
        self.screen.leave(&mut self.desk);
        self.desk.quit();
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Stay => (),
            Go::Quit => self.quit(),
            Go::Menu => {
                self.desk.is_lesson = false;
                self.screen.leave(&mut self.desk);
                self.screen = Screen::Menu(Menu::new(&mut self.desk));
            }
            Go::To(place) => self.screen = Screen::at(place, &mut self.desk),
            Go::Lesson(family) => {
                self.desk.settings.set_offered(family.info().id);
                self.desk.store.keep_settings(&self.desk.settings);
                self.make(first_recipe(family), None);
                self.desk.is_lesson = true;
            }
            Go::Make(recipe, daily) => self.make(recipe, daily),
            Go::Open { text, family, typed } => {
                self.screen.leave(&mut self.desk);
                let ticket = self.desk.start(Job::Open { text, family });
                let making = Making::new(ticket, Asked::Typed(typed), &self.desk);
                self.screen = Screen::Making(making);
            }
            Go::Begin(made, daily) => self.begin(*made, daily),
            Go::Load(name) => match self.desk.store.load(&name) {
                Ok(game) => self.play(game, None),
                Err(refusal) => {
                    self.desk.notice = Some(self.desk.refusal(&refusal));
                    self.go(Go::Menu);
                }
            },
            Go::Watch => {
                if let Screen::Play(play) = self.take_screen() {
                    self.screen = Screen::Watch(Box::new(Watch::new(play, &mut self.desk)));
                }
            }
            Go::Unwatch => {
                if let Screen::Watch(watch) = self.take_screen() {
                    self.screen = Screen::Play(watch.into_play(&mut self.desk));
                }
            }
            Go::Solved => {
                if let Screen::Play(mut play) = self.take_screen() {
                    play.leave(&mut self.desk);
                    let solved = Solved::new(play.game, &mut self.desk);
                    self.screen = Screen::Solved(Box::new(solved));
                }
            }
        }
    }

    /// Takes the current screen; the caller must replace it.
    fn take_screen(&mut self) -> Screen {
        std::mem::replace(&mut self.screen, Screen::Help(Help::default()))
    }

    fn make(&mut self, recipe: Recipe, daily: Option<Date>) {
        self.screen.leave(&mut self.desk);
        if daily.is_none()
            && let Some(made) = self.desk.take_prepared(&recipe)
        {
            return self.begin(made, None);
        }
        // A daily puzzle that was already started is continued.
        let text = recipe.to_string();
        let begun = daily.and_then(|_| {
            let games = self.desk.store.shelf().games;
            games.into_iter().find(|game| game.about.recipe.as_ref() == Some(&text))
        });
        if let Some(game) = begun {
            return self.go(Go::Load(game.name));
        }
        let ticket = self.desk.start(Job::Make(recipe.clone()));
        let making = Making::new(ticket, Asked::Recipe(recipe, daily), &self.desk);
        self.screen = Screen::Making(making);
    }

    /// Starts a game with a puzzle that has been made, or continues the game that was started with
    /// it.
    fn begin(&mut self, made: Made, daily: Option<Date>) {
        let is_another = self.desk.takes_another();
        if let Some(name) = self.desk.store.begun(&made.session).filter(|_| !is_another) {
            self.desk.is_lesson = false;
            return self.go(Go::Load(name));
        }
        self.desk.remember_asked(&made);
        let name = self.desk.store.new_name(made.session.puzzle().info().id, self.desk.unix());
        let (mut game, remark) = game_of(made, name, daily);
        game.about.lesson = std::mem::take(&mut self.desk.is_lesson).then_some(0);
        game.lock = self.desk.store.lock(&game.name).ok().flatten();
        let remark = remark.map(|remark| self.desk.messages.message(&remark));
        self.play(game, remark);
    }

    fn play(&mut self, game: Game, remark: Option<String>) {
        let recipe: Option<Recipe> =
            game.about.recipe.as_ref().and_then(|recipe| recipe.parse().ok());
        if let Some(recipe) = &recipe {
            self.desk.prepare(recipe);
        }
        self.screen = Screen::Play(Box::new(Play::new(game, remark, &mut self.desk)));
    }
}
