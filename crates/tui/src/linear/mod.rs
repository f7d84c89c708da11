//! A game in lines of text, for screen readers and for pipes: each line of input is a command,
//! answered in a sentence or two. Nothing on the screen is overwritten.

mod commands;
mod help;
mod opening;

use std::io::{self, BufRead, Read, Write};
use std::time::Instant;

use gridwright::text::is_file_name;
use gridwright::{Family, Recipe, Step};
use gridwright_words::{Language, Words};

use crate::board_words;
use crate::date::Date;
use crate::game::Game;
use crate::hints::Advice;
use crate::options::{First, Options};
use crate::recipes::{daily_recipe, game_of};
use crate::settings::Settings;
use crate::stats::clock;
use crate::store::{Durability, Refusal, Store, reason};
use crate::worker::{Job, Made, Outcome, random_seed};

/// Maximum size of a command in bytes: 4 MiB, as the error message says.
const MOST_BYTES: u64 = 4 << 20;

/// Plays in lines of text: reads commands until `quit` or the end of the input, and answers each.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
///
/// ```
/// use gridwright_tui::{Environment, Options, play_lines};
/// let folder = std::env::temp_dir().join("gridwright-doc");
/// let mut out = Vec::new();
/// let options = Options { folder, ..Options::new(Environment::default()) };
/// play_lines(options, "open cirth:12....3..\nr1c3\nquit\n".as_bytes(), &mut out)?;
/// assert!(String::from_utf8(out).unwrap().contains("r1c3, candidates 3"));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn play_lines(
    options: Options,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let (mut lines, first) = Lines::new(options);
    let answer = lines.begin(first);
    write_answer(&mut output, &answer)?;
    let mut line = Vec::new();
    while input.by_ref().take(MOST_BYTES + 1).read_until(b'\n', &mut line)? > 0 {
        if line.len() as u64 > MOST_BYTES {
            write_answer(&mut output, &lines.messages.get("linear.too-long"))?;
            if !line.ends_with(b"\n") {
                input.skip_until(b'\n')?;
            }
        } else {
            match lines.answer(String::from_utf8_lossy(&line).trim()) {
                Some(answer) => write_answer(&mut output, &answer)?,
                None => {
                    write_answer(&mut output, &lines.farewell())?;
                    break;
                }
            }
        }
        line.clear();
    }
    lines.leave();
    Ok(())
}

fn write_answer(output: &mut impl Write, text: &str) -> io::Result<()> {
    if !text.is_empty() {
        writeln!(output, "{}", capitalised(text.trim_end()))?;
    }
    output.flush()
}

/// A sentence begins with a capital letter, unless its first word is a place, a command or an id.
fn capitalised(text: &str) -> String {
    let word = text.split(char::is_whitespace).next().unwrap_or_default();
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if word.chars().all(char::is_lowercase) => {
            first.to_uppercase().chain(letters).collect()
        }
        _ => text.to_owned(),
    }
}

/// The state between two commands.
struct Lines {
    store: Store,
    settings: Settings,
    messages: Words,
    unix: u64,
    today: Date,
    begun: Instant,
    game: Option<Game>,
    /// The time at which the game's clock was last updated.
    last: Instant,
    advice: Option<Advice>,
    /// The steps that were listed last.
    steps: Vec<Step>,
    /// Whether the player has been at the cursor yet.
    has_looked: bool,
    /// Whether to start another game of the first puzzle even if one is in progress.
    is_another: bool,
    /// The last result as a text to share.
    result: Option<String>,
}

impl Lines {
    fn new(options: Options) -> (Lines, First) {
        let store = Store::open(&options.folder);
        let settings = store.settings();
        let asked = options.language.or(Language::named(settings.value("language")));
        let locale = options.environment.locale.as_deref().and_then(Language::of_locale);
        let messages = Words::new(asked.or(locale).unwrap_or(Language::English));
        let now = Instant::now();
        let lines = Lines {
            store,
            settings,
            messages,
            unix: options.unix,
            today: options.today,
            begun: now,
            game: None,
            last: now,
            advice: None,
            steps: Vec::new(),
            has_looked: false,
            is_another: options.is_another,
            result: None,
        };
        (lines, options.first)
    }

    /// Starts with the first puzzle, and returns the text shown before the first command.
    fn begin(&mut self, first: First) -> String {
        let mut answer = self.messages.get("linear.welcome").into_owned() + "\n";
        if let Some(why) = self.store.trouble.clone() {
            answer += &(self.messages.with("notice.read-only", &[("why", why.into())]) + "\n");
        }
        answer += &match first {
            First::Menu => String::new(),
            First::New(family) => {
                let params = gridwright::Params::defaults(family.info().params);
                self.make(&self.fresh(family, params), None)
            }
            First::Make(family, params) => self.make(&self.fresh(family, params), None),
            First::Open(text, family) => self.open(text, family),
            First::Daily(family, level) => {
                self.daily(&daily_recipe(family, level, self.today), self.today)
            }
        };
        answer
    }

    fn fresh(&self, family: &'static dyn Family, params: gridwright::Params) -> Recipe {
        Recipe::new(family, params, random_seed())
    }

    /// Makes a puzzle and starts a game with it.
    fn make(&mut self, recipe: &Recipe, daily: Option<Date>) -> String {
        match Job::Make(recipe.clone()).run(&Default::default()) {
            Outcome::Made(Ok(made)) => self.start(*made, daily),
            Outcome::Made(Err(why)) => self.messages.message(&why),
            _ => String::new(),
        }
    }

    /// Starts the daily puzzle, or continues it if it was already started.
    fn daily(&mut self, recipe: &Recipe, day: Date) -> String {
        let text = recipe.to_string();
        let games = self.store.shelf().games;
        match games.into_iter().find(|game| game.about.recipe.as_ref() == Some(&text)) {
            Some(game) => self.load(&game.name),
            None => self.make(recipe, Some(day)),
        }
    }

    fn open(&mut self, text: String, family: Option<&'static dyn Family>) -> String {
        let is_file = !text.contains('\n') && std::path::Path::new(text.trim()).is_file();
        let text = match is_file {
            true => crate::store::read_text(std::path::Path::new(text.trim())),
            false => Ok(text),
        };
        if let Some(answer) = text.as_ref().ok().and_then(|text| self.import(text)) {
            return answer;
        }
        let file = text.as_ref().ok().filter(|text| !is_file && is_file_name(text)).cloned();
        let opened = text.map(|text| Job::Open { text, family }.run(&Default::default()));
        match opened {
            Ok(Outcome::Made(Ok(made))) => self.start(*made, None),
            Ok(Outcome::Made(Err(why))) => match file {
                Some(file) => self.messages.with("linear.no-file", &[("file", file.into())]),
                None => self.messages.message(&why),
            },
            Err(why) => why,
            Ok(_) => String::new(),
        }
    }

    /// Imports an exported file; `None` if the text is something else.
    fn import(&self, text: &str) -> Option<String> {
        Some(match self.store.import(text)? {
            Ok((games, records)) => {
                let args = [("games", games.into()), ("records", records.into())];
                self.messages.with("import.done", &args)
            }
            Err(error) => {
                self.messages.with("stats.not-exported", &[("why", reason(&error).into())])
            }
        })
    }

    /// Starts a game, or continues the one that was started with the same puzzle.
    fn start(&mut self, made: Made, daily: Option<Date>) -> String {
        self.leave();
        let is_another = std::mem::take(&mut self.is_another);
        if let Some(name) = self.store.begun(&made.session).filter(|_| !is_another) {
            return self.load(&name);
        }
        let unix = self.unix + self.begun.elapsed().as_secs();
        let name = self.store.new_name(made.session.puzzle().info().id, unix);
        let (mut game, remark) = game_of(made, name, daily);
        game.lock = self.store.lock(&game.name).ok().flatten();
        let remark = remark.map_or(String::new(), |remark| self.messages.message(&remark) + "\n");
        remark + &self.take_up(game)
    }

    fn load(&mut self, name: &str) -> String {
        self.leave();
        match self.store.load(name) {
            Ok(game) => self.take_up(game),
            Err(Refusal::InUse) => self.messages.get("notice.in-use").into_owned(),
            Err(Refusal::Gone) => self.messages.get("notice.gone").into_owned(),
            Err(Refusal::Damaged { aside, why }) => {
                self.messages.with("notice.damaged", &[("why", why.into()), ("file", aside.into())])
            }
        }
    }

    /// Makes this game the current one.
    fn take_up(&mut self, mut game: Game) -> String {
        if (game.solution.is_none() || game.about.level.is_none())
            && let Outcome::Studied { solution, level } =
                Job::Study(game.session.clone()).run(&Default::default())
        {
            game.solution = game.solution.or(solution);
            game.about.level = game.about.level.or(level);
        }
        let words = board_words::introduce(&self.messages, &game);
        (self.last, self.advice, self.steps) = (Instant::now(), None, Vec::new());
        // A game that is continued goes on after the cursor, a new one at it.
        self.has_looked = !game.session.is_untouched();
        self.game = Some(game);
        let trouble = self.keep();
        words + &trouble
    }

    /// Updates the time and saves the game; returns a message if saving fails.
    fn keep(&mut self) -> String {
        self.keep_for(Durability::System)
    }

    fn keep_for(&mut self, durability: Durability) -> String {
        let Some(game) = &mut self.game else { return String::new() };
        let passed = self.last.elapsed().as_secs();
        game.about.seconds += passed;
        self.last += std::time::Duration::from_secs(passed);
        if game.is_untouched() {
            return String::new();
        }
        match self.store.keep(game, durability) {
            Ok(()) => String::new(),
            Err(error) => {
                let why = reason(&error);
                format!("\n{}", self.messages.with("notice.unsaved", &[("why", why.into())]))
            }
        }
    }

    /// The text shown when the game is left.
    fn farewell(&self) -> String {
        let is_kept = self.game.as_ref().is_some_and(|game| !game.is_untouched());
        let key = if is_kept { "linear.bye-saved" } else { "linear.bye" };
        self.messages.get(key).into_owned()
    }

    fn leave(&mut self) {
        self.keep_for(Durability::Disk);
        if let Some(game) = self.game.take_if(|game| game.is_untouched()) {
            self.store.forget(&game.name);
        }
        self.game = None;
    }

    /// Saves the game after a move, and checks whether it is solved.
    fn moved(&mut self, answer: String) -> String {
        (self.advice, self.steps) = (None, Vec::new());
        let trouble = self.keep();
        let Some(game) = self.game.take_if(|game| game.session.is_solved()) else {
            return answer + &trouble;
        };
        let record = game.record(self.today);
        let kept = self.store.add_record(&record).is_ok();
        if kept {
            self.store.forget(&game.name);
        }
        let (time, hints) = (clock(record.seconds), record.hints);
        let mut solved =
            self.messages.with("linear.solved", &[("time", time.into()), ("hints", hints.into())]);
        if record.watched {
            solved += &format!(" {}", self.messages.get("solved.watched"));
        }
        self.result = Some(board_words::result(&self.messages, &game, record.manner()).join("\n"));
        format!("{answer}\n{solved}{trouble}")
    }
}
