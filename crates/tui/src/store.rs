//! Saves games, statistics and settings: one file per game, each replaced atomically, so that if
//! the program dies at most the last key press is lost.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy as _, choose_base_strategy};
use gridwright::Session;
use gridwright_files::{Unfinished, append};
use serde::{Deserialize, Serialize};

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
/// The last version of a game that is certain to be on the disk, while newer ones may still be in
/// the system's cache.
const FLUSHED: &str = "flushed";
const DAMAGED: &str = "damaged";

/// After this many seconds of play the game is synced to the disk.
const FLUSH_EVERY: u64 = 30;

/// All saved data in one file. The name of its first member identifies it.
#[derive(Serialize, Deserialize)]
struct Export {
    #[serde(rename = "gridwright-export")]
    version: u32,
    #[serde(default)]
    settings: String,
    #[serde(default)]
    statistics: String,
    /// The games by their names.
    #[serde(default)]
    games: BTreeMap<String, String>,
}

/// The durability with which data must be written before they count as saved.
///
/// After a key press the data are only handed to the system, which is enough to survive a crash of
/// the program; a sync each time would be noticeable. After half a minute of play the next save is
/// synced to the disk. In between, the last synced version stays beside the new one, so that a
/// power failure loses at most half a minute and never the game. Everything that concludes
/// something (leaving a game, a result, a setting, an export) is synced to the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Durability {
    /// Handed to the system.
    System,
    /// Synced to the disk.
    Disk,
}

/// The folder with all saved data.
pub(crate) struct Store {
    folder: PathBuf,
    /// The game saved last, and its playing time at the last sync.
    flushed: RefCell<(String, u64)>,
    /// The number of files synced to the disk.
    #[cfg(test)]
    n_flushed: Cell<usize>,
    /// The reason why nothing can be saved, if so.
    pub(crate) trouble: Option<String>,
}

/// Reasons why a game cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// Another program has it open.
    InUse,
    /// It no longer exists.
    Gone,
    /// It could not be read, and was renamed to this file.
    Damaged { aside: String, why: String },
}

/// The saved games.
#[derive(Default)]
pub(crate) struct Shelf {
    /// The games in progress, most recently played first.
    pub(crate) games: Vec<Game>,
    /// The day on which each was last played.
    pub(crate) dates: Vec<Date>,
    /// The games that could not be read: the file, and the reason.
    pub(crate) damaged: Vec<(String, String)>,
}

impl Store {
    /// Creates the folder if it does not exist, and checks whether it is writable.
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
            flushed: RefCell::default(),
            #[cfg(test)]
            n_flushed: Cell::default(),
            trouble,
        }
    }

    pub(crate) fn settings(&self) -> Settings {
        let text = fs::read_to_string(self.folder.join(SETTINGS)).unwrap_or_default();
        Settings::read(&text)
    }

    /// Saves the settings; if that fails, they still apply until the program ends.
    pub(crate) fn keep_settings(&self, settings: &Settings) {
        let _ = self.replace(&self.folder.join(SETTINGS), &settings.write(), Durability::Disk);
    }

    /// All solved games, oldest first, each game once.
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

    /// Appends a solved game to the statistics file in one write.
    pub(crate) fn add_record(&self, record: &Record) -> io::Result<()> {
        self.count_flushed();
        append(&self.folder.join(STATISTICS), record.write().trim_end_matches('\n'))
    }

    /// A name that no game has used yet.
    pub(crate) fn new_name(&self, family: &str, unix: u64) -> String {
        let date = Date::of_unix(unix);
        let seconds = unix % 86_400;
        let stem = format!("{family}-{date}-{seconds:05}");
        let name = |n: usize| if n == 0 { stem.clone() } else { format!("{stem}-{n}") };
        // A solved game has no file any more, but its name is still taken.
        let solved = self.records();
        let is_free = |name: &String| {
            !self.path(name, GAME).exists() && solved.iter().all(|record| record.game != *name)
        };
        let free = (0..).map(name).find(is_free);
        free.unwrap_or(stem)
    }

    /// The name of the game that was started with this puzzle; if there are several, the one played
    /// last.
    pub(crate) fn begun(&self, session: &Session) -> Option<String> {
        let games = self.shelf().games;
        games.into_iter().find(|game| game.session.continues(session)).map(|game| game.name)
    }

    /// Saves the current state of a game.
    pub(crate) fn keep(&self, game: &Game, durability: Durability) -> io::Result<()> {
        let (path, flushed) = (self.path(&game.name, GAME), self.path(&game.name, FLUSHED));
        let durability = if self.is_due(game) { Durability::Disk } else { durability };
        if durability == Durability::System && path.exists() && !flushed.exists() {
            // The existing file has been synced: the game was left, or this is the first change
            // since a sync.
            let _ = fs::hard_link(&path, &flushed).or_else(|_| fs::rename(&path, &flushed));
        }
        self.replace(&path, &game.write(), durability)?;
        if durability == Durability::Disk {
            let _ = fs::remove_file(flushed);
        }
        Ok(())
    }

    /// Whether enough time was played since the last sync for another one.
    fn is_due(&self, game: &Game) -> bool {
        let mut last = self.flushed.borrow_mut();
        let is_due = last.0 == game.name && game.about.seconds >= last.1 + FLUSH_EVERY;
        if is_due || last.0 != game.name {
            *last = (game.name.clone(), game.about.seconds);
        }
        is_due
    }

    /// Exports all saved data to one file; returns its path.
    pub(crate) fn export(&self, today: Date) -> io::Result<PathBuf> {
        let text = |name: &str| fs::read_to_string(self.folder.join(name)).unwrap_or_default();
        let games = self.shelf().games;
        let games = games.iter().map(|game| (game.name.clone(), game.write())).collect();
        let (settings, statistics) = (text(SETTINGS), text(STATISTICS));
        let all = Export { version: 1, settings, statistics, games };
        let path = self.folder.join(format!("export-{today}.json"));
        self.replace(
            &path,
            &format!("{}\n", serde_json::to_string_pretty(&all)?),
            Durability::Disk,
        )?;
        Ok(path)
    }

    /// Imports the games and results of an export that do not exist here yet; `None` if the text is
    /// something else. Returns the numbers of games and results.
    pub(crate) fn import(&self, text: &str) -> Option<io::Result<(usize, usize)>> {
        let Export { statistics, games, .. } = serde_json::from_str(text.trim()).ok()?;
        let take = || -> io::Result<(usize, usize)> {
            let (mut n_games, mut n_records) = (0, 0);
            for (name, game) in &games {
                let game = Game::read(name, game).ok();
                // A name must not point to another folder.
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

    /// Replaces a file atomically, so that its name always refers to a complete file.
    fn replace(&self, path: &Path, text: &str, durability: Durability) -> io::Result<()> {
        let mut file = Unfinished::beside(path)?;
        file.write_all(text.as_bytes())?;
        match durability {
            Durability::System => file.appear(),
            Durability::Disk => {
                self.count_flushed();
                file.finish()
            }
        }
    }

    /// Counts a file that is synced to the disk.
    fn count_flushed(&self) {
        #[cfg(test)]
        self.n_flushed.set(self.n_flushed.get() + 1);
    }

    /// Deletes a game.
    pub(crate) fn forget(&self, name: &str) {
        for ending in [GAME, FLUSHED, LOCK] {
            let _ = fs::remove_file(self.path(name, ending));
        }
    }

    /// Locks a game for this program; `None` if nothing can be saved anyway.
    pub(crate) fn lock(&self, name: &str) -> Result<Option<Lock>, Refusal> {
        let path = self.path(name, LOCK);
        match Lock::take(&path) {
            Ok(lock) => Ok(Some(lock)),
            Err(TryLockError::WouldBlock) => Err(Refusal::InUse),
            // A file system without locks should not prevent playing.
            Err(TryLockError::Error(_)) => Ok(None),
        }
    }

    /// Opens a game and locks it.
    pub(crate) fn load(&self, name: &str) -> Result<Game, Refusal> {
        let lock = self.lock(name)?;
        let mut game = self.read(name)?;
        game.lock = lock;
        Ok(game)
    }

    /// All games in progress. A file that cannot be read is renamed and reported, never deleted.
    pub(crate) fn shelf(&self) -> Shelf {
        let mut shelf = Shelf::default();
        let entries = fs::read_dir(self.folder.join(GAMES)).into_iter().flatten().flatten();
        let mut names: Vec<(std::time::SystemTime, String)> = entries
            .filter_map(|entry| {
                let path = entry.path();
                let name = path.file_stem()?.to_str()?.to_owned();
                let is_alone = || !self.path(&name, GAME).exists();
                let is_game = path
                    .extension()
                    .is_some_and(|ending| ending == GAME || ending == FLUSHED && is_alone());
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

    /// Reads a game, or its last synced version if a power failure has damaged the newer one.
    fn read(&self, name: &str) -> Result<Game, Refusal> {
        let (path, flushed) = (self.path(name, GAME), self.path(name, FLUSHED));
        // After an I/O or permission error the file may still be intact, so it is not renamed.
        let is_bad = Cell::new(true);
        let read = |path: &Path| match fs::read(path) {
            Ok(bytes) => String::from_utf8(bytes)
                .map_err(|_| Some("it is not text".to_owned()))
                .and_then(|text| Game::read(name, &text).map_err(Some)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Err(None),
            Err(error) => {
                is_bad.set(false);
                Err(Some(reason(&error)))
            }
        };
        let why = match read(&path) {
            Ok(game) => return Ok(game),
            Err(why) => why,
        };
        if let Ok(game) = read(&flushed) {
            let _ = fs::rename(&flushed, &path);
            return Ok(game);
        }
        let Some(why) = why else { return Err(Refusal::Gone) };
        let aside = self.path(name, DAMAGED);
        let is_aside = is_bad.get() && fs::rename(&path, &aside).is_ok();
        let kept = if is_aside { &aside } else { &path };
        Err(Refusal::Damaged { aside: kept.display().to_string(), why })
    }

    fn path(&self, name: &str, ending: &str) -> PathBuf {
        self.folder.join(GAMES).join(format!("{name}.{ending}"))
    }
}

/// Reads a text file named by the player.
///
/// # Errors
/// When it cannot be read, is not text, or is longer than any puzzle or list of words.
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

/// The system's message for an error, in lower case and without its number.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or(&text);
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}

/// The folder for the user's data: `GRIDWRIGHT_DATA` if that is set, else the system's default.
pub(crate) fn usual_folder() -> PathBuf {
    if let Some(folder) = std::env::var_os("GRIDWRIGHT_DATA").filter(|name| !name.is_empty()) {
        return folder.into();
    }
    // Without a home folder, data are saved in the current folder.
    let data = choose_base_strategy().map_or_else(|_| PathBuf::new(), |user| user.data_dir());
    data.join("gridwright")
}

#[cfg(test)]
mod faults;

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
        assert!(store.shelf().damaged.is_empty(), "reported once");
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
    fn a_power_cut_costs_half_a_minute_at_most() {
        let folder = folder();
        let store = Store::open(folder.path());
        let mut game = game();
        game.name = "one".to_owned();
        store.keep(&game, Durability::Disk).unwrap();
        let on_disk = game.write();
        game.about.seconds += FLUSH_EVERY - 1;
        store.keep(&game, Durability::System).unwrap();
        assert_eq!(store.load("one").unwrap().write(), game.write(), "the newest one counts");
        // A file that was not synced may be empty after a power failure, or missing.
        for is_empty in [true, false] {
            let path = folder.path().join("games/one.game");
            match is_empty {
                true => fs::write(&path, "").unwrap(),
                false => fs::remove_file(&path).unwrap(),
            }
            assert_eq!(store.shelf().games.len(), 1);
            assert_eq!(store.load("one").unwrap().write(), on_disk);
            store.keep(&game, Durability::System).unwrap();
        }
        // After half a minute of play the game is synced.
        let before = store.n_flushed.get();
        game.about.seconds += 1;
        store.keep(&game, Durability::System).unwrap();
        assert_eq!(store.n_flushed.get(), before + 1);
        assert!(!folder.path().join("games/one.flushed").exists());
        store.forget("one");
        let left: Vec<_> = fs::read_dir(folder.path().join("games")).unwrap().collect();
        assert!(left.is_empty(), "{left:?}");
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

    /// Reads files as they were written before lessons, colours and watched games existed.
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
    fn where_nothing_can_be_kept_that_is_reported() {
        let folder = folder();
        fs::write(folder.path().join("file"), "").unwrap();
        let store = Store::open(&folder.path().join("file").join("below"));
        assert!(store.trouble.as_ref().is_some_and(|why| why.contains("not a directory")));
        assert!(store.keep(&game(), Durability::System).is_err());
        assert!(store.shelf().games.is_empty() && store.records().is_empty());
        store.keep_settings(&Settings::default());
    }
}
