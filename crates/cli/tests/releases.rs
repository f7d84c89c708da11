//! Later versions read everything that a release has written: ids, boards, requests and answers,
//! proofs, games, logs of books.
//!
//! `tests/releases/VERSION/` has the files that a release wrote; `cargo xtask fixtures` writes the
//! folder of the version that is being released, once, and it is never changed afterwards. The
//! tests open every folder with the current program, and also a folder that the current program has
//! just written, so that writers and readers are known to match before a release.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Map, Value, json};

/// The folders of all releases.
fn releases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/releases")
}

#[test]
fn what_earlier_releases_wrote_is_read() {
    let mut folders: Vec<PathBuf> = fs::read_dir(releases())
        .into_iter()
        .flatten()
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    for folder in folders {
        println!("{}", folder.display());
        open_all(&folder);
    }
}

#[test]
fn what_is_written_now_is_read_now() {
    let place = tempfile::tempdir().expect("a folder");
    let folder = place.path().join("now");
    write_all(&folder);
    open_all(&folder);
}

/// A change to any of the files makes the tests fail.
#[test]
fn a_change_is_noticed() {
    let place = tempfile::tempdir().expect("a folder");
    let folder = place.path().join("now");
    write_all(&folder);
    for (name, from, to) in [
        (RECIPES, "cirth/size=3@1#1\t", "cirth/size=3@1#2\t"),
        (BOARDS, "\tcirth ", "\tcirth 1"),
        (ANSWERS, "\"outcome\":\"unique\"", "\"outcome\":\"several\""),
        (ANSWERS, "\"verb\":\"count\",\"outcome\"", "\"verb\":\"count\",\"gone\":1,\"outcome\""),
        ("proofs/cirth.json", "\"hidden-single\"", "\"naked-single\""),
        ("data/games/cirth-1.game", "move r", "move x"),
        ("data/games/cirth-1.game", "move r", "moved r"),
        (LOG, "cirth .", "cirth 1"),
    ] {
        let path = folder.join(name);
        let kept = fs::read_to_string(&path).expect("it was written");
        assert!(kept.contains(from), "{name} has no {from:?}:\n{kept}");
        fs::write(&path, kept.replacen(from, to, 1)).expect("it is changed");
        let (_, read) = READERS.iter().find(|(what, _)| name.starts_with(what)).expect("a reader");
        let is_noticed = std::panic::catch_unwind(|| read(&folder)).is_err();
        assert!(is_noticed, "{name}: {from:?} became {to:?}, and nothing noticed");
        fs::write(&path, kept).expect("it is changed back");
    }
}

/// Writes the folder of this version when it is released. An existing folder is not touched.
#[test]
#[ignore = "a release is written once, by `cargo xtask fixtures`"]
fn write_the_folder_of_this_version() {
    let folder = releases().join(env!("CARGO_PKG_VERSION"));
    assert!(
        !folder.exists(),
        "{} is there, and what a release wrote is never changed",
        folder.display()
    );
    write_all(&folder);
    println!("{} is written", folder.display());
}

/// Recipes, each with the line of its puzzle.
const RECIPES: &str = "recipes.tsv";
/// Ids of boards, each with the line of its solution and its canonical form.
const BOARDS: &str = "boards.tsv";
/// Requests, each with its answer.
const ANSWERS: &str = "answers.jsonl";
/// The game's output about the games in the data folder.
const GAMES: &str = "games.txt";
/// The log of a book.
const LOG: &str = "used.txt";
/// The arguments for the book of this log.
const CHAPTERS: &str = "--chapter 3xcirth/size=4 --chapter 2xsudoku --seed 1";

fn write_all(folder: &Path) {
    fs::create_dir_all(folder.join("proofs")).expect("a folder");
    let recipes = golden_recipes();
    let ids: Vec<&str> = recipes.iter().map(|(id, _)| id.as_str()).collect();
    let rows: Vec<String> = recipes.iter().map(|(id, line)| format!("{id}\t{line}\n")).collect();
    fs::write(folder.join(RECIPES), rows.concat()).expect("written");
    let boards: Vec<String> = small(&ids).map(|id| board(id) + "\n").collect();
    assert!(boards.len() > 10, "only {} boards", boards.len());
    fs::write(folder.join(BOARDS), boards.concat()).expect("written");
    let rows: Vec<String> = table().iter().map(|row| format!("{row}\n")).collect();
    fs::write(folder.join(ANSWERS), rows.concat()).expect("written");
    for id in small(&ids) {
        let path = folder.join("proofs").join(format!("{}.json", family(id)));
        if !path.exists() {
            fs::write(path, good(&["explain", id, "--json", "--certificate"])).expect("written");
        }
    }
    let data = folder.join("data");
    for id in first_of_each_family(&ids) {
        // Some of the moves are made by hints, so that they are right in every family.
        let typed = "hint\nhint\nhint\nplay\nhint\nhint\nhint\nplay\nundo\nquit\n";
        let played = play(&data, &["play", "--linear", id], typed);
        assert!(played.status.success(), "{played:?}");
    }
    rename_games(&data.join("games"));
    fs::write(folder.join(GAMES), games(folder)).expect("written");
    let log = folder.join(LOG).display().to_string();
    let book = folder.join("book.pdf");
    let words = format!("book {CHAPTERS} -o {} --log {log}", book.display());
    good(&words.split(' ').collect::<Vec<_>>());
    fs::remove_file(book).expect("the book is not kept");
}

/// Reads a file of a folder, or fails.
type Reader = fn(&Path);

/// The reader of each file.
const READERS: [(&str, Reader); 6] = [
    (RECIPES, recipes),
    (BOARDS, boards),
    (ANSWERS, answers),
    ("proofs/", proofs),
    ("data/", kept_games),
    (LOG, log),
];

fn open_all(folder: &Path) {
    for (_, read) in READERS {
        read(folder);
    }
}

fn recipes(folder: &Path) {
    for row in lines(folder, RECIPES) {
        let (id, line) = row.split_once('\t').expect("two columns");
        assert_eq!(good(&["show", id, "--format", "line"]).trim_end(), line, "{id}");
    }
}

fn boards(folder: &Path) {
    for row in lines(folder, BOARDS) {
        let id = row.split('\t').next().expect("a column");
        assert_eq!(board(id), row, "{id}");
    }
}

fn proofs(folder: &Path) {
    let proofs = fs::read_dir(folder.join("proofs")).expect("proofs");
    let mut count = 0;
    for proof in proofs {
        let path = proof.expect("readable").path().display().to_string();
        assert_eq!(good(&["verify-proof", &path, "--format", "line"]), "unique\n", "{path}");
        // A proof can be read as its puzzle.
        assert_eq!(good(&["count", "-f", &path]), "1\n", "{path}");
        count += 1;
    }
    assert!(count >= 5, "only {count} proofs");
}

fn kept_games(folder: &Path) {
    assert_eq!(games(folder), fs::read_to_string(folder.join(GAMES)).expect(GAMES));
}

/// The rows of a file.
fn lines(folder: &Path, name: &str) -> Vec<String> {
    let text = fs::read_to_string(folder.join(name)).expect("a file of the release");
    let rows: Vec<String> = text.lines().map(str::to_owned).collect();
    assert!(!rows.is_empty(), "{name} is empty");
    rows
}

/// Every request gets the same answer as then, apart from additions: no member is missing, and the
/// verdicts are the same. Sentences, ratings and steps may have improved.
fn answers(folder: &Path) {
    let rows: Vec<Value> = lines(folder, ANSWERS)
        .iter()
        .map(|row| serde_json::from_str(row).expect("a row is JSON"))
        .collect();
    let requests: Vec<String> = rows.iter().map(|row| format!("{}\n", row["request"])).collect();
    let place = tempfile::tempdir().expect("a folder");
    let path = place.path().join("requests.jsonl");
    fs::write(&path, requests.concat()).expect("written");
    // Some requests are answered with an error.
    let shown =
        program(&["ask", "--batch", &path.display().to_string()]).output().expect("it runs");
    let shown = String::from_utf8(shown.stdout).expect("text");
    let now: Vec<Value> =
        shown.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect();
    assert_eq!(now.len(), rows.len());
    for (row, now) in rows.iter().zip(&now) {
        let (request, before) = (&row["request"], &row["answer"]);
        for member in [
            "format",
            "version",
            "verb",
            "outcome",
            "code",
            "recipe",
            "solution",
            "count",
            "canonical",
        ] {
            assert_eq!(now.get(member), before.get(member), "{member} of the answer to {request}");
        }
        assert_eq!(now["puzzle"].get("id"), before["puzzle"].get("id"), "{request}");
        let names = |answer: &Value| -> BTreeSet<String> {
            answer.as_object().into_iter().flat_map(Map::keys).cloned().collect()
        };
        let gone: Vec<String> = names(before).difference(&names(now)).cloned().collect();
        assert!(gone.is_empty(), "members are gone: {gone:?}, in the answer to {request}");
    }
}

/// The puzzles of a log are recognised: a book that avoids them has none of them, and the same book
/// made without the log has exactly these.
fn log(folder: &Path) {
    let path = folder.join(LOG).display().to_string();
    let used: BTreeSet<String> = lines(folder, LOG).into_iter().collect();
    let book = tempfile::NamedTempFile::new().expect("a file");
    let out = book.path().with_extension("pdf").display().to_string();
    let made = |more: &[&str]| -> BTreeSet<String> {
        let mut words: Vec<&str> = vec!["book"];
        words.extend(CHAPTERS.split(' ').chain(["--json", "-o", &out]).chain(more.iter().copied()));
        let answer: Value = serde_json::from_str(&good(&words)).expect("JSON");
        let puzzles = answer["puzzles"].as_array().expect("puzzles");
        puzzles.iter().map(|one| one["canonical"].as_str().expect("a form").to_owned()).collect()
    };
    assert_eq!(made(&[]), used);
    assert!(made(&["--avoid", &path]).is_disjoint(&used));
    fs::remove_file(out).expect("the book is not kept");
}

/// The game's output about the games of a folder: the list of them, and the board of each.
fn games(folder: &Path) -> String {
    // Opening a game may rewrite it, so this uses a copy.
    let place = tempfile::tempdir().expect("a folder");
    let copy = place.path().join("games");
    fs::create_dir_all(&copy).expect("a folder");
    let mut names = Vec::new();
    for entry in fs::read_dir(folder.join("data/games")).expect("games") {
        let path = entry.expect("readable").path();
        names.push(path.file_name().expect("a name").to_owned());
    }
    names.sort();
    let mut transcript = String::new();
    for name in names {
        // Games are listed one at a time, since their order depends on the times of the files.
        let path = copy.join(&name);
        fs::copy(folder.join("data/games").join(&name), &path).expect("copied");
        let shown = play(
            place.path(),
            &["play", "--linear"],
            "games\ncontinue 1\nboard\nredo\nboard\nquit\n",
        );
        assert!(shown.status.success(), "{shown:?}");
        transcript +=
            &format!("{}\n{}", name.to_string_lossy(), String::from_utf8_lossy(&shown.stdout));
        fs::remove_dir_all(&copy).expect("removed");
        fs::create_dir_all(&copy).expect("a folder");
    }
    transcript
}

/// Gives games a fixed number instead of the time of their start, and removes the game's lock
/// files.
fn rename_games(folder: &Path) {
    for entry in fs::read_dir(folder).expect("games") {
        let path = entry.expect("readable").path();
        if path.extension().is_some_and(|ending| ending == "game") {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            let family = name.split('-').next().expect("a family").to_owned();
            fs::rename(&path, folder.join(format!("{family}-1.game"))).expect("renamed");
        } else {
            fs::remove_file(&path).expect("removed");
        }
    }
}

/// A row about a board: its id, its solution, and its canonical form.
fn board(id: &str) -> String {
    let asked = |verb: &str| -> Value {
        let request = json!({ "verb": verb, "puzzle": id }).to_string();
        serde_json::from_str(&good(&["ask", &request])).expect("JSON")
    };
    let (solved, form) = (asked("solve"), asked("canonical"));
    let text = |value: &Value| value.as_str().unwrap_or_else(|| panic!("{id}: {value}")).to_owned();
    format!(
        "{}\t{}\t{} {}",
        text(&solved["id"]),
        text(&solved["solution"]),
        family(id),
        text(&form["canonical"])
    )
}

/// The recipes that the golden tests of all families pin, the first of each kind, with the lines of
/// their puzzles.
fn golden_recipes() -> Vec<(String, String)> {
    let families = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gridwright/src/families");
    let mut found = Vec::new();
    for family in gridwright::FAMILIES {
        let info = family.info();
        let name = format!("{}/golden/recipes-{}.txt", info.id, info.generator);
        let text = fs::read_to_string(families.join(&name)).unwrap_or_else(|_| panic!("{name}"));
        let rows = text.lines().filter_map(|row| row.split_once(' '));
        let first = rows.filter(|(id, _)| id.ends_with("#1"));
        found.extend(first.map(|(id, line)| (id.to_owned(), line.to_owned())));
    }
    assert!(found.len() > 30, "only {} recipes", found.len());
    found
}

/// The rows of the table that all front ends are tested with.
fn table() -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../api/tests/same.jsonl");
    let text = fs::read_to_string(path).expect("the table");
    let rows = text.lines().map(|row| serde_json::from_str::<Value>(row).expect("JSON"));
    // Rows without a request are about text that is not JSON, and those of full builds contain
    // large files.
    let rows = rows.filter(|row| row["request"].is_object() && row.get("full").is_none());
    let rows: Vec<Value> =
        rows.map(|row| json!({ "request": row["request"], "answer": row["expected"] })).collect();
    assert!(rows.len() > 100, "only {} rows", rows.len());
    rows
}

/// Recipes of boards that can be proved quickly.
fn small<'i>(ids: &'i [&'i str]) -> impl Iterator<Item = &'i str> {
    let is_large = |id: &&str| {
        ["size=16", "size=25", "samurai", "=12", "=20"].iter().any(|part| id.contains(part))
    };
    ids.iter().copied().filter(move |id| !is_large(id))
}

fn first_of_each_family<'i>(ids: &'i [&'i str]) -> Vec<&'i str> {
    let mut known = BTreeSet::new();
    ids.iter().copied().filter(|id| known.insert(family(id).to_owned())).collect()
}

fn family(id: &str) -> &str {
    id.split(['/', '@', ':']).next().expect("an id begins with its family")
}

fn program(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gridwright"));
    command.args(words).env_remove("NO_COLOR").env("LANG", "en_GB.UTF-8").env_remove("LC_ALL");
    command.stdin(Stdio::null());
    command
}

/// Runs the program, which must succeed, and returns its output.
fn good(words: &[&str]) -> String {
    let output = program(words).output().expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    assert!(output.status.success(), "{words:?}: {}", text(output.stderr));
    text(output.stdout)
}

/// Plays line by line, with a folder for saved data.
fn play(data: &Path, words: &[&str], typed: &str) -> Output {
    let place = tempfile::tempdir().expect("a folder");
    let input = place.path().join("typed");
    fs::write(&input, typed).expect("written");
    let mut game = program(words);
    game.env("GRIDWRIGHT_DATA", data).stdin(fs::File::open(input).expect("just written"));
    game.output().expect("it runs")
}
