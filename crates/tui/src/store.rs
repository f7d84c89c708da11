//! Where games, statistics and settings are kept: one file a game, each replaced in one step, so
//! that whenever the program dies the last key press is the most that is lost.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy as _, choose_base_strategy};
use gridwright::Session;

use crate::game::Game;
use crate::lock::Lock;
use crate::settings::Settings;
use crate::stats::Record;

const SETTINGS: &str = "settings.txt";
const STATISTICS: &str = "statistics.tsv";
const GAMES: &str = "games";
const GAME: &str = "game";
const LOCK: &str = "lock";
const DAMAGED: &str = "damaged";

/// The folder with everything that is kept.
pub(crate) struct Store {
    folder: PathBuf,
    /// Why nothing can be kept, if so.
    pub(crate) trouble: Option<String>,
}

/// Why a game cannot be had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// Another program plays it right now.
    InUse,
    /// It is not there any more.
    Gone,
    /// It could not be read, and was put aside under this name.
    Damaged { aside: String, why: String },
}

/// What the folder holds in the way of games.
#[derive(Default)]
pub(crate) struct Shelf {
    /// The games in progress, the one played last first.
    pub(crate) games: Vec<Game>,
    /// A sentence for each that could not be read: the name it is kept under, and why.
    pub(crate) damaged: Vec<(String, String)>,
}

impl Store {
    /// Makes the folder if need be, and finds out whether anything can be kept there.
    pub(crate) fn open(folder: &Path) -> Store {
        let probe = || -> io::Result<()> {
            fs::create_dir_all(folder.join(GAMES))?;
            let probe = folder.join(format!(".probe.{}", std::process::id()));
            fs::write(&probe, "")?;
            fs::remove_file(probe)
        };
        let trouble =
            probe().err().map(|error| format!("{}: {}", folder.display(), reason(&error)));
        Store { folder: folder.to_owned(), trouble }
    }

    pub(crate) fn settings(&self) -> Settings {
        let text = fs::read_to_string(self.folder.join(SETTINGS)).unwrap_or_default();
        Settings::read(&text)
    }

    /// Keeps the settings; where nothing can be kept they hold until the end.
    pub(crate) fn keep_settings(&self, settings: &Settings) {
        let _ = replace(&self.folder.join(SETTINGS), &settings.write());
    }

    /// Everything that was solved, oldest first. A game counts once.
    pub(crate) fn records(&self) -> Vec<Record> {
        let text = fs::read(self.folder.join(STATISTICS)).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let mut records: Vec<Record> = Vec::new();
        for record in text.lines().filter_map(Record::read) {
            if records.iter().all(|known| known.game != record.game) {
                records.push(record);
            }
        }
        records
    }

    /// Adds a solved game, in one write at the end of the file.
    pub(crate) fn add_record(&self, record: &Record) -> io::Result<()> {
        let path = self.folder.join(STATISTICS);
        let mut file = File::options().append(true).create(true).open(path)?;
        file.write_all(record.write().as_bytes())
    }

    /// A name that no game has yet.
    pub(crate) fn new_name(&self, family: &str, unix: u64) -> String {
        let date = crate::Date::of_unix(unix);
        let seconds = unix % 86_400;
        let stem = format!("{family}-{date}-{seconds:05}");
        let name = |n: usize| if n == 0 { stem.clone() } else { format!("{stem}-{n}") };
        // A solved game has no file any more, and yet its name is taken.
        let solved = self.records();
        let is_free = |name: &String| {
            !self.path(name, GAME).exists() && solved.iter().all(|record| record.game != *name)
        };
        let free = (0..).map(name).find(is_free);
        free.unwrap_or(stem)
    }

    /// The name of the game that was begun with this puzzle, the one played last if there are
    /// several.
    pub(crate) fn begun(&self, session: &Session) -> Option<String> {
        let games = self.shelf().games;
        games.into_iter().find(|game| game.session.continues(session)).map(|game| game.name)
    }

    /// Keeps a game as it is now.
    pub(crate) fn keep(&self, game: &Game) -> io::Result<()> {
        replace(&self.path(&game.name, GAME), &game.write())
    }

    /// Forgets a game.
    pub(crate) fn forget(&self, name: &str) {
        let _ = fs::remove_file(self.path(name, GAME));
        let _ = fs::remove_file(self.path(name, LOCK));
    }

    /// Takes a game for this program alone; `None` where nothing can be kept anyway.
    pub(crate) fn lock(&self, name: &str) -> Result<Option<Lock>, Refusal> {
        let path = self.path(name, LOCK);
        match Lock::take(&path) {
            Ok(lock) => Ok(Some(lock)),
            Err(TryLockError::WouldBlock) => Err(Refusal::InUse),
            // A file system without locks is no reason not to play.
            Err(TryLockError::Error(_)) => Ok(None),
        }
    }

    /// Opens a game and holds it.
    pub(crate) fn load(&self, name: &str) -> Result<Game, Refusal> {
        let lock = self.lock(name)?;
        let mut game = self.read(name)?;
        game.lock = lock;
        Ok(game)
    }

    /// All games in progress. What cannot be read is put aside and reported, never thrown away.
    pub(crate) fn shelf(&self) -> Shelf {
        let mut shelf = Shelf::default();
        let entries = fs::read_dir(self.folder.join(GAMES)).into_iter().flatten().flatten();
        let mut names: Vec<(std::time::SystemTime, String)> = entries
            .filter_map(|entry| {
                let path = entry.path();
                let is_game = path.extension().is_some_and(|ending| ending == GAME);
                let name = path.file_stem()?.to_str()?.to_owned();
                let changed = entry.metadata().and_then(|about| about.modified()).ok()?;
                is_game.then_some((changed, name))
            })
            .collect();
        names.sort();
        for (_, name) in names.into_iter().rev() {
            match self.read(&name) {
                Ok(game) => shelf.games.push(game),
                Err(Refusal::Damaged { aside, why }) => shelf.damaged.push((aside, why)),
                Err(Refusal::InUse | Refusal::Gone) => (),
            }
        }
        shelf
    }

    fn read(&self, name: &str) -> Result<Game, Refusal> {
        let path = self.path(name, GAME);
        let text = match fs::read(&path) {
            Ok(bytes) => String::from_utf8(bytes).map_err(|_| "it is not text".to_owned()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(Refusal::Gone),
            Err(error) => Err(reason(&error)),
        };
        text.and_then(|text| Game::read(name, &text)).map_err(|why| {
            let aside = self.path(name, DAMAGED);
            let kept = if fs::rename(&path, &aside).is_ok() { &aside } else { &path };
            Refusal::Damaged { aside: kept.display().to_string(), why }
        })
    }

    fn path(&self, name: &str, ending: &str) -> PathBuf {
        self.folder.join(GAMES).join(format!("{name}.{ending}"))
    }
}

/// Writes a file beside its place and moves it there, so that the name always stands for a whole.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let temporary = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let written = fs::write(&temporary, text).and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        let _ = fs::remove_file(&temporary);
    }
    written
}

/// The text of a file that a player names.
///
/// # Errors
/// When it cannot be read, is no text, or is longer than any puzzle or list of words.
pub(crate) fn read_text(path: &Path) -> Result<String, String> {
    const MOST: u64 = 4 << 20;
    let mut text = String::new();
    let file = File::open(path).map_err(|error| reason(&error))?;
    file.take(MOST + 1).read_to_string(&mut text).map_err(|error| reason(&error))?;
    match text.len() as u64 > MOST {
        true => Err("expected a file of at most 4 MiB".to_owned()),
        false => Ok(text),
    }
}

/// What the system says of a failure, in lower case and without its number.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or(&text);
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}

/// The folder for what a program keeps for its user: `GRIDWRIGHT_DATA` if that is set, else where
/// the system wants such things.
pub(crate) fn usual_folder() -> PathBuf {
    if let Some(folder) = std::env::var_os("GRIDWRIGHT_DATA").filter(|name| !name.is_empty()) {
        return folder.into();
    }
    // Without a home, what is kept lies where the program was started.
    let data = choose_base_strategy().map_or_else(|_| PathBuf::new(), |user| user.data_dir());
    data.join("gridwright")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::tests::game;

    fn folder() -> tempfile::TempDir {
        tempfile::tempdir().expect("a temporary folder")
    }

    #[test]
    fn games_are_kept_and_forgotten() {
        let folder = folder();
        let store = Store::open(folder.path());
        assert_eq!(store.trouble, None);
        let mut game = game();
        game.name = store.new_name("latin", 1_794_750_000);
        store.keep(&game).unwrap();
        assert_ne!(store.new_name("latin", 1_794_750_000), game.name);
        assert_eq!(store.shelf().games.len(), 1);
        assert_eq!(store.load(&game.name).unwrap().write(), game.write());
        store.forget(&game.name);
        assert_eq!(store.load(&game.name).unwrap_err(), Refusal::Gone);
        assert!(store.shelf().games.is_empty());
    }

    #[test]
    fn a_damaged_game_is_put_aside_and_the_others_open() {
        let folder = folder();
        let store = Store::open(folder.path());
        let mut fine = game();
        fine.name = "fine".to_owned();
        store.keep(&fine).unwrap();
        let texts = ["", "gridwright-play 9\n", "gridwright-play 1\n\n?", "\u{0}"];
        for (i, text) in texts.iter().enumerate() {
            fs::write(folder.path().join(format!("games/bad{i}.game")), text).unwrap();
        }
        fs::write(folder.path().join("games/bytes.game"), [0xff, 0xfe]).unwrap();
        let half = fine.write();
        fs::write(folder.path().join("games/half.game"), &half[..half.len() / 2]).unwrap();
        let shelf = store.shelf();
        assert_eq!(shelf.games.len(), 1);
        assert_eq!(shelf.damaged.len(), texts.len() + 2, "{:?}", shelf.damaged);
        for (aside, why) in shelf.damaged {
            assert!(Path::new(&aside).exists() && aside.ends_with(".damaged"), "{aside}");
            assert!(!why.is_empty() && !why.contains('\n'), "{why}");
        }
        assert!(store.shelf().damaged.is_empty(), "told once");
    }

    #[test]
    fn a_game_is_played_once_at_a_time() {
        let folder = folder();
        let store = Store::open(folder.path());
        let mut one = game();
        one.name = "one".to_owned();
        store.keep(&one).unwrap();
        let held = store.load("one").unwrap();
        assert_eq!(store.load("one").unwrap_err(), Refusal::InUse);
        assert_eq!(store.shelf().games.len(), 1, "it is still seen");
        drop(held);
        assert!(store.load("one").is_ok());
    }

    #[test]
    fn where_nothing_can_be_kept_that_is_said() {
        let folder = folder();
        fs::write(folder.path().join("file"), "").unwrap();
        let store = Store::open(&folder.path().join("file").join("below"));
        assert!(store.trouble.as_ref().is_some_and(|why| why.contains("not a directory")));
        assert!(store.keep(&game()).is_err());
        assert!(store.shelf().games.is_empty() && store.records().is_empty());
        store.keep_settings(&Settings::default());
    }
}
