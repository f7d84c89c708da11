//! State shared by all screens: settings, texts, saved data; the events that come in and the
//! effects that go out.

use std::time::Duration;

use gridwright::{Family, Params, Recipe};
use gridwright_words::{Language, Words};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Rect;

use crate::date::Date;
use crate::game::Game;
use crate::look::Look;
use crate::options::Options;
use crate::settings::Settings;
use crate::store::{Durability, Refusal, Store, reason};
use crate::ui;
use crate::worker::{Job, Made, Outcome, random_seed};

/// An input event.
pub(crate) enum Event {
    Key(KeyEvent),
    Mouse(MouseEvent),
    Paste(String),
    /// Time has passed, or the screen was resized.
    Tick,
    /// A job has finished.
    Done(u64, Outcome),
    /// The terminal has disconnected, or the system asks the program to end.
    Stop,
}

/// An effect to be carried out by the terminal.
pub(crate) enum Effect {
    Start(u64, Job),
    Cancel(u64),
    Quit,
}

/// The state shared by all screens.
pub(crate) struct Desk {
    pub(crate) store: Store,
    pub(crate) settings: Settings,
    pub(crate) messages: Words,
    pub(crate) look: Look,
    /// The time since the start.
    pub(crate) now: Duration,
    pub(crate) today: Date,
    /// The clickable areas of the keys in the footer.
    pub(crate) footer: Vec<(Rect, KeyCode)>,
    /// A message to be shown on the next screen.
    pub(crate) notice: Option<String>,
    /// A puzzle of the kind played last, made in the background during the game.
    prepared: Option<Made>,
    preparing: Option<u64>,
    /// Whether the next puzzle belongs to a first lesson.
    pub(crate) is_lesson: bool,
    /// The recipe requested by the form for a new game.
    pub(crate) asked: Option<Recipe>,
    options: Options,
    effects: Vec<Effect>,
    last_ticket: u64,
}

impl Desk {
    pub(crate) fn new(options: Options) -> Desk {
        let store = Store::open(&options.folder);
        let look = Look::new(&options.environment, "auto", "auto", "auto");
        let mut desk = Desk {
            settings: store.settings(),
            store,
            messages: Words::new(Language::English),
            look,
            now: Duration::ZERO,
            today: options.today,
            footer: Vec::new(),
            notice: None,
            prepared: None,
            preparing: None,
            is_lesson: false,
            asked: None,
            options,
            effects: Vec::new(),
            last_ticket: 0,
        };
        desk.settle();
        if let Some(why) = desk.store.trouble.clone() {
            desk.notice = Some(desk.messages.with("notice.read-only", &[("why", why.into())]));
        }
        desk
    }

    /// Requests the end of the program.
    pub(crate) fn quit(&mut self) {
        self.effects.push(Effect::Quit);
    }

    /// Takes all effects requested since the last call.
    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    pub(crate) fn text(&self, key: &str) -> String {
        self.messages.get(key).into_owned()
    }

    /// Draws a page with a title and a clickable footer; returns the area between them.
    pub(crate) fn page(
        &mut self,
        buffer: &mut Buffer,
        room: Rect,
        title: &str,
        keys: &str,
    ) -> Rect {
        let (body, footer) = ui::page(buffer, room, &self.look, title, &self.messages.get(keys));
        self.footer = footer;
        body
    }

    /// Like [`Desk::page`], without margins, for a board that needs every line.
    pub(crate) fn tight_page(
        &mut self,
        buffer: &mut Buffer,
        room: Rect,
        title: &str,
        keys: &str,
    ) -> Rect {
        let keys = self.messages.get(keys);
        let (body, footer) = ui::tight_page(buffer, room, &self.look, title, &keys);
        self.footer = footer;
        body
    }

    /// Starts a job. Its outcome will arrive with the returned ticket number.
    pub(crate) fn start(&mut self, job: Job) -> u64 {
        self.last_ticket += 1;
        self.effects.push(Effect::Start(self.last_ticket, job));
        self.last_ticket
    }

    pub(crate) fn cancel(&mut self, ticket: u64) {
        self.effects.push(Effect::Cancel(ticket));
    }

    /// Saves a game, unless it is untouched, and shows a message if saving fails.
    pub(crate) fn keep(&mut self, game: &Game) {
        self.keep_for(game, Durability::System);
    }

    fn keep_for(&mut self, game: &Game, durability: Durability) {
        if game.is_untouched() {
            return;
        }
        if let Err(error) = self.store.keep(game, durability) {
            let why = reason(&error);
            self.notice = Some(self.messages.with("notice.unsaved", &[("why", why.into())]));
        }
    }

    /// Saves a game when the player leaves it, or deletes it if it is untouched.
    pub(crate) fn put_away(&mut self, game: &Game) {
        if game.is_untouched() {
            self.store.forget(&game.name);
        }
        self.keep_for(game, Durability::Disk);
    }

    /// Applies the settings after a change.
    pub(crate) fn settle(&mut self) {
        let colours = match self.settings.value("colours") {
            "auto" if self.options.is_plain => "none",
            word => word,
        };
        let characters = match self.settings.value("characters") {
            "auto" if self.options.is_ascii => "ascii",
            word => word,
        };
        let theme = self.settings.value("theme");
        self.look = Look::new(&self.options.environment, colours, theme, characters);
        // The language given at the start applies until the player chooses another one.
        let asked = self.options.language.or(Language::named(self.settings.value("language")));
        let locale = self.options.environment.locale.as_deref().and_then(Language::of_locale);
        let language = asked.or(locale).unwrap_or(Language::English);
        let words = Words::new(language);
        self.messages = self.look.pick(words, words.in_ascii());
    }

    /// Drops the language given at the start, so that the language of the settings applies from now
    /// on.
    pub(crate) fn forget_asked_language(&mut self) {
        self.options.language = None;
    }

    pub(crate) fn unix(&self) -> u64 {
        self.options.unix + self.now.as_secs()
    }

    /// Advances to the next day at midnight, unless a date was given at the start.
    pub(crate) fn turn_day(&mut self) {
        if self.options.today == Date::of_unix(self.options.unix) {
            self.today = Date::of_unix(self.unix());
        }
    }

    /// The message for a game that cannot be opened.
    pub(crate) fn refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::InUse => self.text("notice.in-use"),
            Refusal::Gone => self.text("notice.gone"),
            Refusal::Damaged { aside, why } => {
                self.messages.with("notice.damaged", &[("why", why.into()), ("file", aside.into())])
            }
        }
    }

    /// A recipe for a new puzzle of a kind, with a random seed.
    pub(crate) fn fresh(&self, family: &'static dyn Family, params: Params) -> Recipe {
        Recipe::new(family, params, random_seed())
    }

    /// Whether to start another game of the puzzle that is opened now. Only the first call returns
    /// the option's value.
    pub(crate) fn takes_another(&mut self) -> bool {
        std::mem::take(&mut self.options.is_another)
    }

    /// Whether the player has never played a puzzle of a family, and was never offered its first lesson.
    pub(crate) fn is_new_to(&self, family: &'static dyn Family) -> bool {
        let id = family.info().id;
        !self.settings.is_offered(id)
            && self.store.records().iter().all(|record| record.family != id)
            && self.store.shelf().games.iter().all(|game| game.session.puzzle().info().id != id)
    }

    /// Starts making another puzzle of the same kind in the background.
    pub(crate) fn prepare(&mut self, recipe: &Recipe) {
        let is_ready = self.prepared.as_ref().is_some_and(|made| is_kind(made, recipe));
        if is_ready || self.preparing.is_some() {
            return;
        }
        let recipe = self.fresh(recipe.family, recipe.params.clone());
        self.preparing = Some(self.start(Job::Make(recipe)));
    }

    /// Whether a job makes the next puzzle in the background.
    pub(crate) fn is_preparing(&self, ticket: u64) -> bool {
        self.preparing == Some(ticket)
    }

    /// Stores the puzzle that was made in the background.
    pub(crate) fn put_prepared(&mut self, outcome: Outcome) {
        self.preparing = None;
        if let Outcome::Made(Ok(made)) = outcome {
            self.prepared = Some(*made);
        }
    }

    /// Saves the parameters that were requested as defaults for the next time, once a puzzle has
    /// been made with them.
    pub(crate) fn remember_asked(&mut self, made: &Made) {
        if let Some(recipe) = self.asked.take().filter(|recipe| is_kind(made, recipe)) {
            self.settings.set_last(recipe.family.info().id, &recipe.params.to_string());
            self.store.keep_settings(&self.settings);
        }
    }

    /// Takes the puzzle made in the background, if it is of this kind.
    pub(crate) fn take_prepared(&mut self, recipe: &Recipe) -> Option<Made> {
        self.prepared.take_if(|made| is_kind(made, recipe))
    }
}

/// Whether a puzzle was made with the family and parameters of a recipe.
fn is_kind(made: &Made, recipe: &Recipe) -> bool {
    made.recipe.as_ref().is_some_and(|other| {
        other.family.info().id == recipe.family.info().id && other.params == recipe.params
    })
}
