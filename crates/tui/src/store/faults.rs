//! Tests that saved data survive every disk fault and jumps of the clock: only unconfirmed changes
//! may be lost.

use std::io;

use gridwright::{Action, Site, Value};
use gridwright_files::faults::{calm, every_fault};

use super::{Durability, Refusal, Store};
use crate::date::Date;
use crate::game::tests::game;
use crate::stats::{Record, streaks, sums};

/// The moves of the test game, in order.
const MOVES: [(Site, Value); 3] = [(Site(2), Value(2)), (Site(3), Value(1)), (Site(4), Value(2))];

fn record(name: &str, unix: u64) -> Record {
    let mut game = game();
    game.name = name.to_owned();
    game.record(Date::of_unix(unix))
}

#[test]
fn a_game_is_as_it_was_last_confirmed_or_later() {
    let n_faults = every_fault(|fault| {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path());
        let mut game = game();
        let mut texts = vec![game.write()];
        let mut confirmed = None;
        for (i, (site, value)) in MOVES.into_iter().enumerate() {
            game.session.act(&Action::place(site, value)).unwrap();
            texts.push(game.write());
            if store.keep(&game, Durability::Disk).is_ok() {
                confirmed = Some(i + 1);
            }
        }
        calm();
        let shelf = Store::open(folder.path()).shelf();
        assert!(shelf.damaged.is_empty(), "{fault}: {:?}", shelf.damaged);
        let found = shelf.games.first().map(|game| {
            let text = game.write();
            texts
                .iter()
                .position(|other| *other == text)
                .unwrap_or_else(|| panic!("{fault}: {text}"))
        });
        assert!(found >= confirmed, "{fault}: {found:?}, {confirmed:?} was confirmed");
    });
    assert!(n_faults > 60, "{n_faults}");
}

#[test]
fn statistics_keep_every_game_that_was_confirmed() {
    let n_faults = every_fault(|fault| {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path());
        let names = ["one", "two", "three"];
        let kept: Vec<io::Result<()>> =
            names.iter().map(|name| store.add_record(&record(name, 1_794_750_000))).collect();
        calm();
        store.add_record(&record("four", 1_794_750_000)).unwrap();
        let records = store.records();
        let has = |name: &str| records.iter().any(|record| record.game == name);
        assert!(has("four"), "{fault}");
        for (name, kept) in names.iter().zip(kept) {
            assert!(has(name) || kept.is_err(), "{fault}: {name} was confirmed");
        }
    });
    assert!(n_faults > 40, "{n_faults}");
}

#[test]
fn settings_are_the_old_ones_or_the_new_ones() {
    every_fault(|fault| {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path());
        let settings = store.settings();
        store.keep_settings(&settings);
        calm();
        assert_eq!(store.settings().write(), settings.write(), "{fault}");
    });
}

#[cfg(unix)]
#[test]
fn a_game_that_cannot_be_read_now_is_there_later() {
    use std::fs;
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path());
    let mut game = game();
    game.name = "one".to_owned();
    store.keep(&game, Durability::Disk).unwrap();
    // A folder in place of the file, which cannot be read even by the superuser.
    let path = folder.path().join("games/one.game");
    let aside = folder.path().join("aside");
    fs::rename(&path, &aside).unwrap();
    fs::create_dir(&path).unwrap();
    let refusal = store.load("one").unwrap_err();
    assert!(
        matches!(&refusal, Refusal::Damaged { aside, .. } if aside.ends_with(".game")),
        "{refusal:?}"
    );
    fs::remove_dir(&path).unwrap();
    fs::rename(&aside, &path).unwrap();
    assert_eq!(store.load("one").unwrap().write(), game.write());
}

#[test]
fn a_clock_that_jumps_takes_no_game_and_no_statistics() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path());
    let moments = [1_794_750_000, 1_794_750_000, 5, 0, u64::MAX, 1_794_750_001, 1_000, u64::MAX];
    let mut names = Vec::new();
    for unix in moments {
        let mut game = game();
        game.name = store.new_name("any", unix);
        assert!(!names.contains(&game.name), "{} is taken", game.name);
        store.keep(&game, Durability::Disk).unwrap();
        names.push(game.name.clone());
        store.add_record(&record(&game.name, unix)).unwrap();
    }
    assert_eq!(store.shelf().games.len(), moments.len());
    let records = store.records();
    assert_eq!(records.len(), moments.len());
    let longest = Record { seconds: u64::MAX, ..record("longest", 0) };
    let records = [records, vec![longest.clone(), longest]].concat();
    for unix in moments {
        // Checks only that this terminates, whatever the date is.
        let _ = (streaks(&records, Date::of_unix(unix)), sums(&records));
    }
}
