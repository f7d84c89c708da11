//! Where games, statistics and settings are kept: one file a game, each replaced in one step, so
//! that whenever the program dies the last key press is the most that is lost.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy as _, choose_base_strategy};
use gridwright::Session;

use crate::date::Date;
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

/// The field that an export is known by.
const EXPORT: &str = "gridwright-export";

/// What has to have happened before something counts as kept.
///
/// A key press is kept by the system, which survives the end of the program, however it ends; waiting for the disk each
/// time would be felt. A power cut may cost what was pressed since the game was opened. Whatever ends something (leaving
/// a game, a result, a setting, an export) waits for the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Durability {
    /// The system has it.
    System,
    /// The disk has it.
    Disk,
}

/// The folder with everything that is kept.
pub(crate) struct Store {
    folder: PathBuf,
    /// How many files were waited for until the disk had them.
    #[cfg(test)]
    n_flushed: std::cell::Cell<usize>,
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
    /// The day on which each was played last.
    pub(crate) dates: Vec<Date>,
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
        Store {
            folder: folder.to_owned(),
            #[cfg(test)]
            n_flushed: std::cell::Cell::default(),
            trouble,
        }
    }

    pub(crate) fn settings(&self) -> Settings {
        let text = fs::read_to_string(self.folder.join(SETTINGS)).unwrap_or_default();
        Settings::read(&text)
    }

    /// Keeps the settings; where nothing can be kept they hold until the end.
    pub(crate) fn keep_settings(&self, settings: &Settings) {
        let _ = self.replace(&self.folder.join(SETTINGS), &settings.write(), Durability::Disk);
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
        file.write_all(record.write().as_bytes())?;
        self.flush(&file)
    }

    /// A name that no game has yet.
    pub(crate) fn new_name(&self, family: &str, unix: u64) -> String {
        let date = Date::of_unix(unix);
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
    pub(crate) fn keep(&self, game: &Game, durability: Durability) -> io::Result<()> {
        self.replace(&self.path(&game.name, GAME), &game.write(), durability)
    }

    /// Writes everything that is kept into one file; returns its name.
    pub(crate) fn export(&self, today: Date) -> io::Result<PathBuf> {
        let text = |name: &str| fs::read_to_string(self.folder.join(name)).unwrap_or_default();
        let games: serde_json::Map<String, serde_json::Value> = self
            .shelf()
            .games
            .iter()
            .map(|game| (game.name.clone(), game.write().into()))
            .collect();
        let all = serde_json::json!({
            EXPORT: 1,
            "settings": text(SETTINGS),
            "statistics": text(STATISTICS),
            "games": games,
        });
        let path = self.folder.join(format!("export-{today}.json"));
        self.replace(&path, &format!("{all:#}\n"), Durability::Disk)?;
        Ok(path)
    }

    /// Takes over the games and results of an export that are not here yet; `None` if the text is something else.
    /// Gives how many games and how many results.
    pub(crate) fn import(&self, text: &str) -> Option<io::Result<(usize, usize)>> {
        let all: serde_json::Value = serde_json::from_str(text.trim()).ok()?;
        all.get(EXPORT)?;
        let games = all.get("games").and_then(|games| games.as_object());
        let statistics = all.get("statistics").and_then(|text| text.as_str()).unwrap_or("");
        let take = || -> io::Result<(usize, usize)> {
            let (mut n_games, mut n_records) = (0, 0);
            for (name, game) in games.into_iter().flatten() {
                let game = game.as_str().and_then(|text| Game::read(name, text).ok());
                // A name must not lead to another folder.
                let is_name = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
                let is_new = || !self.path(name, GAME).exists();
                if let Some(game) = game.filter(|_| is_name && is_new()) {
                    self.keep(&game, Durability::Disk)?;
                    n_games += 1;
                }
            }
            let known = self.records();
            for record in statistics.lines().filter_map(Record::read) {
                if known.iter().all(|other| other.game != record.game) {
                    self.add_record(&record)?;
                    n_records += 1;
                }
            }
            Ok((n_games, n_records))
        };
        Some(take())
    }

    /// Writes a file beside its place and moves it there, so that the name always stands for a whole.
    fn replace(&self, path: &Path, text: &str, durability: Durability) -> io::Result<()> {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let temporary = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
        let write = || -> io::Result<()> {
            let mut file = File::create(&temporary)?;
            file.write_all(text.as_bytes())?;
            if durability == Durability::Disk {
                self.flush(&file)?;
            }
            fs::rename(&temporary, path)
        };
        let written = write();
        if written.is_err() {
            let _ = fs::remove_file(&temporary);
        }
        written
    }

    /// Waits until a file is on the disk.
    fn flush(&self, file: &File) -> io::Result<()> {
        #[cfg(test)]
        self.n_flushed.set(self.n_flushed.get() + 1);
        file.sync_all()
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
        for (changed, name) in names.into_iter().rev() {
            let since = changed.duration_since(std::time::UNIX_EPOCH);
            let date = Date::of_unix(since.map_or(0, |since| since.as_secs()));
            match self.read(&name) {
                Ok(game) => {
                    shelf.games.push(game);
                    shelf.dates.push(date);
                }
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
        store.keep(&game, Durability::System).unwrap();
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
        store.keep(&fine, Durability::System).unwrap();
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
    fn what_ends_something_waits_for_the_disk() {
        let folder = folder();
        let store = Store::open(folder.path());
        let n_flushed = |work: &dyn Fn()| {
            let before = store.n_flushed.get();
            work();
            store.n_flushed.get() - before
        };
        let game = game();
        assert_eq!(n_flushed(&|| store.keep(&game, Durability::System).unwrap()), 0);
        assert_eq!(n_flushed(&|| store.keep(&game, Durability::Disk).unwrap()), 1);
        assert_eq!(n_flushed(&|| store.keep_settings(&Settings::default())), 1);
        let record = game.record("2026-11-15".parse().unwrap());
        assert_eq!(n_flushed(&|| store.add_record(&record).unwrap()), 1);
        assert_eq!(n_flushed(&|| drop(store.export(record.date).unwrap())), 1);
    }

    #[test]
    fn everything_is_exported_and_taken_over_once() {
        let (here, there) = (folder(), folder());
        let store = Store::open(here.path());
        let mut game = game();
        game.name = "one".to_owned();
        store.keep(&game, Durability::System).unwrap();
        let mut record = game.record("2026-11-15".parse().unwrap());
        record.game = "two".to_owned();
        store.add_record(&record).unwrap();
        let text = fs::read_to_string(store.export(record.date).unwrap()).unwrap();
        let other = Store::open(there.path());
        assert_eq!(other.import(&text).unwrap().unwrap(), (1, 1));
        assert_eq!(other.import(&text).unwrap().unwrap(), (0, 0), "it is there already");
        assert_eq!(other.load("one").unwrap().write(), game.write());
        assert_eq!(other.records(), [record]);
        assert!(other.import("{}").is_none() && other.import("sudoku").is_none());
        let outside = text.replace("\"one\"", "\"../one\"");
        assert_eq!(Store::open(folder().path()).import(&outside).unwrap().unwrap(), (0, 1));
    }

    /// Files as the program wrote them before lessons, colours and watched games.
    #[test]
    fn games_and_results_of_earlier_builds_are_read() {
        let folder = folder();
        let store = Store::open(folder.path());
        let old = "gridwright-play 1\nrecipe cirth@1#3\nlevel hard\nseconds 75\ncursor 3 5\n\n\
                   gridwright-game 1\ncirth:12....3..\nmove r1c3=3\nmove r2c1?23\nat 2\n\
                   checkpoint 1\nshown r1c3=3\nend\n";
        fs::write(folder.path().join("games/old.game"), old).unwrap();
        let game = store.load("old").unwrap();
        assert_eq!((game.about.seconds, game.about.lesson), (75, None));
        assert_eq!((game.session.n_moves(), game.session.n_hints()), ((2, 2), 1));
        let lines = "2026-11-14\tsudoku\teasy\t300\t0\t2026-11-14\ta\tsudoku/level=easy@1#20261114\n\
                     2026-11-15\tsudoku\thard\t400\t2\t-\tb\t-\tsize=4\n";
        fs::write(folder.path().join(STATISTICS), lines).unwrap();
        let records = store.records();
        assert_eq!(records.len(), 2);
        assert!(records[0].counts() && !records[1].counts() && !records[1].watched);
    }

    #[test]
    fn a_game_is_played_once_at_a_time() {
        let folder = folder();
        let store = Store::open(folder.path());
        let mut one = game();
        one.name = "one".to_owned();
        store.keep(&one, Durability::System).unwrap();
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
        assert!(store.keep(&game(), Durability::System).is_err());
        assert!(store.shelf().games.is_empty() && store.records().is_empty());
        store.keep_settings(&Settings::default());
    }
}
