//! The program between key presses: which screen is shown, what it knows, and what is to be done.
//!
//! [`App::update`] takes an event and gives what should happen outside; [`App::draw`] shows how
//! things stand. Neither reads a clock or a terminal, so tests drive them as a player would.

use std::path::PathBuf;
use std::time::Duration;

use gridwright::params::ParamSpec;
use gridwright::{Family, Level, Params, Recipe};
use gridwright_words::{Language, Words};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent};

use crate::date::Date;
use crate::game::{About, Game};
use crate::look::{Environment, Look};
use crate::screens::{Go, Help, Making, Menu, NewGame, Play, Screen, Solved, Watch};
use crate::settings::Settings;
use crate::store::{Refusal, Store};
use crate::ui;
use crate::worker::{Job, Made, Outcome, random_seed};

/// The smallest screen that anything can be shown on.
const LEAST: (u16, u16) = (30, 10);

/// What to start with, and what the surroundings are like.
///
/// ```no_run
/// use gridwright_tui::{Environment, Options};
/// let options = Options::new(Environment::read());
/// gridwright_tui::play(options).unwrap();
/// ```
pub struct Options {
    /// What is known of the terminal.
    pub environment: Environment,
    /// The folder for games, statistics and settings.
    pub folder: PathBuf,
    /// The language, where it was asked for.
    pub language: Option<Language>,
    /// Whether ASCII was asked for.
    pub is_ascii: bool,
    /// Whether to do without colour.
    pub is_plain: bool,
    /// Seconds since 1970 at the start.
    pub unix: u64,
    /// The day whose puzzles are offered.
    pub today: Date,
    /// What to begin with.
    pub first: First,
}

/// What is shown first.
pub enum First {
    /// The menu.
    Menu,
    /// The choice of a new game of a family.
    New(&'static dyn Family),
    /// A new game with these parameters.
    Make(&'static dyn Family, Params),
    /// A puzzle from a text.
    Open(String, Option<&'static dyn Family>),
    /// The puzzle of the day.
    Daily(&'static dyn Family, Option<Level>),
}

impl Options {
    /// The menu, in the usual folder, at this moment.
    pub fn new(environment: Environment) -> Options {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let unix = since.map_or(0, |since| since.as_secs());
        Options {
            environment,
            folder: crate::store::usual_folder(),
            language: None,
            is_ascii: false,
            is_plain: false,
            unix,
            today: Date::of_unix(unix),
            first: First::Menu,
        }
    }
}

/// Something that happened.
pub(crate) enum Event {
    Key(KeyEvent),
    Mouse(MouseEvent),
    Paste(String),
    /// Time went by, or the screen has another size.
    Tick,
    /// A job came to its end.
    Done(u64, Outcome),
    /// The terminal has gone, or the system asks to end.
    Stop,
}

/// Something to be done outside.
pub(crate) enum Effect {
    Start(u64, Job),
    Cancel(u64),
    Quit,
}

/// What all screens share.
pub(crate) struct Desk {
    pub(crate) store: Store,
    pub(crate) settings: Settings,
    pub(crate) messages: Words,
    pub(crate) look: Look,
    /// Since the start.
    pub(crate) now: Duration,
    pub(crate) today: Date,
    /// A sentence to be shown on the next screen.
    pub(crate) notice: Option<String>,
    /// A puzzle of the kind played last, made while it was played.
    pub(crate) prepared: Option<Made>,
    preparing: Option<u64>,
    options: Options,
    effects: Vec<Effect>,
    last_ticket: u64,
}

impl Desk {
    pub(crate) fn say(&self, key: &str) -> String {
        self.messages.get(key).into_owned()
    }

    /// Starts a job; its outcome comes back under the number given.
    pub(crate) fn start(&mut self, job: Job) -> u64 {
        self.last_ticket += 1;
        self.effects.push(Effect::Start(self.last_ticket, job));
        self.last_ticket
    }

    pub(crate) fn cancel(&mut self, ticket: u64) {
        self.effects.push(Effect::Cancel(ticket));
    }

    /// Keeps a game, or says that it cannot be kept.
    pub(crate) fn keep(&mut self, game: &Game) {
        if let Err(error) = self.store.keep(game) {
            let why = crate::store::reason(&error);
            self.notice = Some(self.messages.with("notice.unsaved", &[("why", why.into())]));
        }
    }

    /// Takes the settings up after a change.
    pub(crate) fn settle(&mut self) {
        let colours = match self.settings.word("colours") {
            "auto" if self.options.is_plain => "none",
            word => word,
        };
        let characters = match self.settings.word("characters") {
            "auto" if self.options.is_ascii => "ascii",
            word => word,
        };
        self.look = Look::new(&self.options.environment, colours, characters);
        // What was asked for at the start holds until another language is chosen.
        let asked = self.options.language.or(Language::named(self.settings.word("language")));
        let locale = self.options.environment.locale.as_deref().and_then(Language::of_locale);
        let language = asked.or(locale).unwrap_or(Language::English);
        let words = Words::new(language);
        self.messages = self.look.pick(words, words.in_ascii());
    }

    /// The language of the settings holds from now on.
    pub(crate) fn forget_asked_language(&mut self) {
        self.options.language = None;
    }

    pub(crate) fn unix(&self) -> u64 {
        self.options.unix + self.now.as_secs()
    }

    /// Goes on to the next day at midnight, unless a day was asked for.
    fn turn_day(&mut self) {
        if self.options.today == Date::of_unix(self.options.unix) {
            self.today = Date::of_unix(self.unix());
        }
    }

    /// The sentence for a game that cannot be had.
    pub(crate) fn refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::InUse => self.say("notice.in-use"),
            Refusal::Gone => self.say("notice.gone"),
            Refusal::Damaged { aside, why } => {
                self.messages.with("notice.damaged", &[("why", why.into()), ("file", aside.into())])
            }
        }
    }

    /// A new puzzle of a kind, from a seed nobody had before.
    pub(crate) fn fresh(&self, family: &'static dyn Family, params: Params) -> Recipe {
        Recipe::new(family, params, random_seed())
    }

    /// Has another puzzle of the same kind made while this one is played.
    pub(crate) fn prepare(&mut self, recipe: &Recipe) {
        let is_ready = self.prepared.as_ref().is_some_and(|made| is_kind(made, recipe));
        if is_ready || self.preparing.is_some() {
            return;
        }
        let recipe = self.fresh(recipe.family, recipe.params.clone());
        self.preparing = Some(self.start(Job::Make(recipe)));
    }

    /// The puzzle made ahead, if it is of this kind.
    pub(crate) fn take_prepared(&mut self, recipe: &Recipe) -> Option<Made> {
        self.prepared.take_if(|made| is_kind(made, recipe))
    }
}

/// Whether a puzzle was made from a recipe that differs in its seed alone.
fn is_kind(made: &Made, recipe: &Recipe) -> bool {
    made.recipe.as_ref().is_some_and(|other| {
        other.family.info().id == recipe.family.info().id && other.params == recipe.params
    })
}

/// The level that parameters ask for.
pub(crate) fn asked_level(params: &Params, family: &dyn Family) -> Option<Level> {
    let name = ParamSpec::LEVEL.name;
    let has_level = family.info().params.iter().any(|spec| spec.name == name);
    if has_level { params.word(name).and_then(Level::named) } else { None }
}

/// The puzzle of a day: one for each family and level, the same for everyone.
pub(crate) fn daily_recipe(
    family: &'static dyn Family,
    level: Option<Level>,
    date: Date,
) -> Recipe {
    let mut params = Params::defaults(family.info().params);
    if let Some(level) = level {
        // A family without levels has one puzzle a day.
        let _ = params.set(ParamSpec::LEVEL.name, level.name());
    }
    Recipe::new(family, params, date.number())
}

/// The whole program.
pub(crate) struct App {
    pub(crate) desk: Desk,
    pub(crate) screen: Screen,
}

impl App {
    pub(crate) fn new(options: Options) -> (App, Vec<Effect>) {
        let store = Store::open(&options.folder);
        let look = Look::new(&options.environment, "auto", "auto");
        let mut desk = Desk {
            settings: store.settings(),
            store,
            messages: Words::new(Language::English),
            look,
            now: Duration::ZERO,
            today: options.today,
            notice: None,
            prepared: None,
            preparing: None,
            options,
            effects: Vec::new(),
            last_ticket: 0,
        };
        desk.settle();
        if let Some(why) = desk.store.trouble.clone() {
            desk.notice = Some(desk.messages.with("notice.read-only", &[("why", why.into())]));
        }
        let first = std::mem::replace(&mut desk.options.first, First::Menu);
        let screen = Screen::Menu(Menu::new(&mut desk));
        let mut app = App { desk, screen };
        let go = match first {
            First::Menu => Go::Stay,
            First::New(family) => {
                Go::To(Box::new(Screen::New(NewGame::new(Some(family), &app.desk))))
            }
            First::Make(family, params) => Go::Make(app.desk.fresh(family, params), None),
            First::Open(text, family) => Go::Open(text, family),
            First::Daily(family, level) => {
                let today = app.desk.today;
                Go::Make(daily_recipe(family, level, today), Some(today))
            }
        };
        app.go(go);
        let effects = std::mem::take(&mut app.desk.effects);
        (app, effects)
    }

    /// Takes an event in; gives what is to be done outside.
    pub(crate) fn update(&mut self, now: Duration, event: Event) -> Vec<Effect> {
        self.desk.now = now;
        self.desk.turn_day();
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
            Event::Done(ticket, _) => self.desk.preparing != Some(*ticket),
            Event::Mouse(_) | Event::Paste(_) | Event::Tick => true,
        };
        if is_sent_on {
            let go = self.screen.event(event, &mut self.desk);
            self.go(go);
        } else if let Event::Done(_, outcome) = event {
            self.desk.preparing = None;
            if let Outcome::Made(Ok(made)) = outcome {
                self.desk.prepared = Some(made);
            }
        }
        std::mem::take(&mut self.desk.effects)
    }

    /// Shows how things stand.
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
        self.screen.draw(&mut self.desk, room, frame.buffer_mut());
    }

    fn quit(&mut self) {
        self.screen.leave(&mut self.desk);
        self.desk.effects.push(Effect::Quit);
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Stay => (),
            Go::Quit => self.quit(),
            Go::Menu => {
                self.screen.leave(&mut self.desk);
                self.screen = Screen::Menu(Menu::new(&mut self.desk));
            }
            Go::To(screen) => self.screen = *screen,
            Go::Make(recipe, daily) => self.make(recipe, daily),
            Go::Open(text, family) => {
                self.screen.leave(&mut self.desk);
                let ticket = self.desk.start(Job::Open { text, family });
                self.screen = Screen::Making(Making::new(ticket, None, None, &self.desk));
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
            Go::Solved => {
                if let Screen::Play(mut play) = self.take_screen() {
                    play.leave(&mut self.desk);
                    let solved = Solved::new(play.game, &mut self.desk);
                    self.screen = Screen::Solved(Box::new(solved));
                }
            }
        }
    }

    /// The screen as it is; the caller puts another in its place.
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
        // A puzzle of a day that was begun is gone on with.
        let text = recipe.to_string();
        let begun = daily.and_then(|_| {
            let games = self.desk.store.shelf().games;
            games.into_iter().find(|game| game.about.recipe.as_ref() == Some(&text))
        });
        if let Some(game) = begun {
            return self.go(Go::Load(game.name));
        }
        let ticket = self.desk.start(Job::Make(recipe.clone()));
        self.screen = Screen::Making(Making::new(ticket, Some(recipe), daily, &self.desk));
    }

    /// Starts a game with a puzzle that is there.
    fn begin(&mut self, made: Made, daily: Option<Date>) {
        let Made { puzzle, solution, recipe, remark } = made;
        let info = puzzle.info();
        let level = recipe.as_ref().filter(|_| remark.is_none());
        let level = level.and_then(|recipe| asked_level(&recipe.params, recipe.family));
        let name = self.desk.store.new_name(info.id, self.desk.unix());
        let about = About {
            recipe: recipe.as_ref().map(ToString::to_string),
            level,
            daily,
            ..About::default()
        };
        let mut game = Game::new(name, puzzle, about);
        game.solution = solution;
        game.lock = self.desk.store.lock(&game.name).ok().flatten();
        self.desk.keep(&game);
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
