//! Tests the real program in a real terminal, which tmux provides: from the menu to the solved
//! screen, killed at any moment, and with unusual terminals.

use std::collections::{BTreeMap, VecDeque};
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use gridwright::scene::Pt;
use gridwright::{Budget, FAMILIES, Puzzle, Session, Value, Verdict, solve};
use gridwright_words::{Language, Words};

use crate::run::{Folder, feed, of, program};

static TERMINALS: AtomicUsize = AtomicUsize::new(0);

/// A separate terminal, which is closed when the test ends.
struct Terminal {
    socket: String,
}

impl Terminal {
    /// Runs the program with these arguments and environment variables.
    fn start(words: &str, variables: &str, data: &Folder) -> Terminal {
        let n = TERMINALS.fetch_add(1, Ordering::Relaxed);
        let socket = format!("gridwright-test-{}-{n}", std::process::id());
        let terminal = Terminal { socket };
        let data = data.value("data");
        let program = env!("CARGO_BIN_EXE_gridwright");
        let line = format!(
            "exec env LC_ALL=C.UTF-8 NO_COLOR= GRIDWRIGHT_DATA={data} {variables} {program} {words}"
        );
        // This option comes first, since a program that ends at once must leave its screen behind.
        let keep = ["start-server", ";", "set-option", "-g", "remain-on-exit", "on", ";"];
        let run = ["new-session", "-d", "-x", "80", "-y", "24", &line];
        terminal.tmux(&[&["-f", "/dev/null"][..], &keep, &run].concat());
        terminal
    }

    fn tmux(&self, words: &[&str]) -> String {
        let output = Command::new("tmux").args(["-L", &self.socket]).args(words).output();
        let output = output.expect("tmux runs; `cargo xtask test` installs it");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn press(&self, keys: &str) {
        // Terminals accept only a few hundred keys at a time.
        let keys: Vec<&str> = keys.split_whitespace().collect();
        for some in keys.chunks(60) {
            self.tmux(&[&["send-keys"][..], some].concat());
        }
    }

    fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    /// Waits until the screen shows a text.
    #[track_caller]
    fn wait_for(&self, text: &str) -> String {
        let begun = Instant::now();
        loop {
            let screen = self.screen();
            if screen.contains(text) {
                return screen;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "no {text:?} in\n{screen}");
            sleep(Duration::from_millis(30));
        }
    }

    fn pid(&self) -> String {
        self.tmux(&["display-message", "-p", "#{pane_pid}"]).trim().to_owned()
    }
}

/// Waits until a process has ended. The terminal sometimes misses that, so the system is asked.
#[track_caller]
fn wait_for_end(pid: &str) {
    let begun = Instant::now();
    loop {
        let output = Command::new("ps").args(["-o", "stat=", "-p", pid]).output().expect("ps runs");
        let state = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        // A process in state Z has ended but was not waited for.
        if state.is_empty() || state.starts_with('Z') {
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "{pid} is still there: {state}");
        sleep(Duration::from_millis(30));
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}

/// The files of saved games.
fn games(data: &Folder) -> Vec<PathBuf> {
    let entries = fs::read_dir(data.path("data").join("games")).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths.filter(|path| path.extension().is_some_and(|ending| ending == "game")).collect()
}

/// The saved state of the current game.
fn saved(data: &Folder) -> Session {
    let text = fs::read_to_string(&games(data)[0]).expect("the game is kept");
    let (_, session) = text.split_once("\n\n").expect("a head and a session");
    Session::load(session.trim_end_matches("end\n")).expect("the session reads")
}

/// The initial cell of the cursor.
fn first_cell(puzzle: &dyn Puzzle) -> Pt {
    let board = puzzle.board();
    let cells = if board.has_edges() { &[][..] } else { &board.sites[..] };
    cells.iter().min_by_key(|at| (at.y, at.x)).copied().unwrap_or(Pt { x: 1, y: 1 })
}

/// The keys from one cell to another; the cursor skips holes of the board.
fn way_to(puzzle: &dyn Puzzle, from: Pt, to: Pt) -> Vec<&'static str> {
    let board = puzzle.board();
    let (width, height) = (2 * board.cols as i16, 2 * board.rows as i16);
    let is_cell = |at: Pt| board.has_edges() || board.site_at(at).is_some();
    let next = |at: Pt, (x, y): (i16, i16)| {
        let mut at = Pt { x: at.x + x, y: at.y + y };
        while (1..width).contains(&at.x) && (1..height).contains(&at.y) {
            if is_cell(at) {
                return Some(at);
            }
            at = Pt { x: at.x + x, y: at.y + y };
        }
        None
    };
    let ways = [("Right", (2, 0)), ("Left", (-2, 0)), ("Down", (0, 2)), ("Up", (0, -2))];
    let mut seen = BTreeMap::from([(from, Vec::new())]);
    let mut queue = VecDeque::from([from]);
    while let Some(at) = queue.pop_front() {
        if at == to {
            break;
        }
        for (name, by) in ways {
            let Some(cell) = next(at, by).filter(|cell| !seen.contains_key(cell)) else { continue };
            let keys = [&seen[&at][..], &[name]].concat();
            seen.insert(cell, keys);
            queue.push_back(cell);
        }
    }
    seen.remove(&to).expect("every cell can be walked to")
}

/// The keys that solve a puzzle, starting at its first cell.
fn keys_to_solve(puzzle: &dyn Puzzle, solution: &[Value]) -> String {
    let board = puzzle.board();
    let mut cursor = first_cell(puzzle);
    let mut keys: Vec<String> = Vec::new();
    for site in board.all_sites() {
        let (at, value) = (board.sites[site.index()], solution[site.index()]);
        if board.givens[site.index()].is_some() || Some(value) == puzzle.unmarked() {
            continue;
        }
        // An edge is drawn from the cell above or left of it, or at the border from the cell
        // inside.
        let (cell, way) = match (at.x % 2 == 0, at.y % 2 == 0) {
            (true, _) if at.x == 0 => (Pt { x: 1, ..at }, Some(("S-Left", Pt { x: -2, y: 0 }))),
            (true, _) => (Pt { x: at.x - 1, ..at }, Some(("S-Right", Pt { x: 2, y: 0 }))),
            (_, true) if at.y == 0 => (Pt { y: 1, ..at }, Some(("S-Up", Pt { x: 0, y: -2 }))),
            (_, true) => (Pt { y: at.y - 1, ..at }, Some(("S-Down", Pt { x: 0, y: 2 }))),
            _ => (at, None),
        };
        keys.extend(way_to(puzzle, cursor, cell).into_iter().map(str::to_owned));
        cursor = cell;
        match way {
            None => keys.push(board.symbol(value).to_string()),
            Some((name, by)) => {
                keys.push(name.to_owned());
                let next = Pt { x: cursor.x + by.x, y: cursor.y + by.y };
                let (width, height) = (2 * board.cols as i16, 2 * board.rows as i16);
                if (1..width).contains(&next.x) && (1..height).contains(&next.y) {
                    cursor = next;
                }
            }
        }
    }
    keys.join(" ")
}

/// Plays a kind of puzzle from the first start of the program to the solved screen, by keys alone.
fn play_from_the_first_run(row: usize, name: &str) {
    let data = Folder::new();
    let terminal = Terminal::start("", "", &data);
    terminal.wait_for("New game");
    terminal.press("Enter");
    terminal.wait_for("Level:");
    terminal.press(&"Down ".repeat(row));
    terminal.wait_for(&format!("> {name}"));
    terminal.press("Enter");
    // The first lesson is offered; the game comes after it.
    terminal.wait_for("Play at once");
    terminal.press("Down Enter");
    terminal.wait_for("Esc menu");
    // A game is saved once it has a change.
    terminal.press("F6");
    terminal.wait_for("Remembered.");
    let session = saved(&data);
    let Verdict::Unique(solution) = solve(session.puzzle(), &mut Budget::unlimited()) else {
        panic!("{name}: not unique");
    };
    terminal.press(&keys_to_solve(session.puzzle(), &solution));
    terminal.wait_for("Solved!");
    // A screen may be seen before it is drawn completely.
    let screen = terminal.wait_for("Another of the same kind");
    assert!(screen.contains("Solved without help."), "{screen}");
    assert!(games(&data).is_empty(), "a solved game is off the shelf");
    let statistics = data.read("data/statistics.tsv");
    assert!(statistics.contains(session.puzzle().info().id), "{statistics}");
    terminal.press("End Enter");
    terminal.wait_for("Continue (games: 0)");
    let pid = terminal.pid();
    terminal.press("q");
    wait_for_end(&pid);
}

/// Every kind of puzzle in the list: its row, whether it is the first of its family, its id, and
/// its name.
fn kinds() -> Vec<(usize, bool, &'static str, String)> {
    let words = Words::new(Language::English);
    let mut kinds = Vec::new();
    for info in FAMILIES.iter().map(|family| family.info()) {
        for (i, variant) in info.variants.iter().enumerate() {
            let family = if i == 0 { words.family(info) } else { "".into() };
            let name = format!("{family:<12}{}", words.variant(info, variant));
            kinds.push((kinds.len(), i == 0, variant.id, name));
        }
    }
    kinds
}

#[test]
fn every_family_is_played_from_the_first_run_to_the_solved_screen() {
    for (row, _, _, name) in kinds().into_iter().filter(|(_, is_first, ..)| *is_first) {
        play_from_the_first_run(row, &name);
    }
}

#[test]
fn variants_are_played_from_the_first_run_to_the_solved_screen() {
    let n_first_family = FAMILIES[0].info().variants.len();
    let kinds: Vec<_> = kinds().into_iter().take(n_first_family).collect();
    for wanted in ["killer", "jigsaw", "samurai", "large"] {
        let kind = kinds.iter().find(|(_, _, id, _)| *id == wanted);
        let (row, _, _, name) = kind.expect("the variant is there");
        play_from_the_first_run(*row, name);
    }
}

#[test]
fn killed_at_any_moment_it_loses_nothing_that_was_seen() {
    let data = Folder::new();
    let terminal = Terminal::start("play sudoku@1#42", "", &data);
    terminal.wait_for("0/55");
    for (keys, seen) in
        [("4", "1/55"), ("Right 2", "2/55"), ("n Down 9 8", "8 9"), ("u", "r2c2  9")]
    {
        terminal.press(keys);
        terminal.wait_for(seen);
        let pid = terminal.pid();
        // Everything visible is saved already, whenever the program ends.
        let before = fs::read_to_string(&games(&data)[0]).expect("the game is kept");
        assert!(Command::new("kill").args(["-STOP", &pid]).status().expect("kill").success());
        let session = saved(&data);
        assert!(Command::new("kill").args(["-CONT", &pid]).status().expect("kill").success());
        assert!(before.contains("end\n") && session.n_moves().1 > 0);
    }
    terminal.press("u");
    terminal.wait_for("r2c2");
    terminal.press("n Right Right Right 9");
    terminal.wait_for("r2c5 = 9");
    let pid = terminal.pid();
    assert!(Command::new("kill").args(["-9", &pid]).status().expect("kill").success());
    wait_for_end(&pid);
    let mut again = program();
    again.args(["play", "--linear"]).env("GRIDWRIGHT_DATA", data.path("data"));
    let shown = feed_to(again, "games\ncontinue 1\nr1c1\nr1c2\nr2c5\n");
    assert!(shown.contains("\nr1c1, 4\nr1c2, 2\nr2c5, 9\n"), "{shown}");
}

/// Runs a command with an input and returns its output.
fn feed_to(mut command: Command, input: &str) -> String {
    use std::io::Write;
    use std::process::Stdio;
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(input.as_bytes()).expect("the program reads");
    drop(stdin);
    of(child.wait_with_output().expect("the program ends")).out
}

#[test]
fn another_game_of_the_same_puzzle_is_asked_for_by_a_flag() {
    let data = Folder::new();
    let play = |more: &[&str]| {
        let mut command = program();
        command.args(["play", "--linear", "cirth:12....3.."]).args(more);
        command.env("GRIDWRIGHT_DATA", data.path("data"));
        feed_to(command, "r1c3=3\n");
        games(&data).len()
    };
    assert_eq!([play(&[]), play(&[]), play(&["--another"]), play(&[])], [1, 1, 2, 2]);
}

#[test]
fn two_windows_do_not_play_the_same_game() {
    let data = Folder::new();
    let terminal = Terminal::start("play cirth@1#3", "", &data);
    terminal.wait_for("Esc menu");
    terminal.press("F6");
    terminal.wait_for("Remembered.");
    let second = Terminal::start("", "", &data);
    second.wait_for("Continue (games: 1)");
    second.press("Enter");
    second.wait_for("Games in progress");
    second.press("Enter");
    second.wait_for("being played in another window");
    let mut third = program();
    third.args(["play", "--linear"]).env("GRIDWRIGHT_DATA", data.path("data"));
    let shown = feed_to(third, "continue 1\n");
    assert!(shown.contains("being played in another window"), "{shown}");
}

#[test]
fn a_damaged_game_is_reported_and_the_menu_opens() {
    let data = Folder::new();
    fs::create_dir_all(data.path("data").join("games")).expect("a folder");
    fs::write(data.path("data").join("games/old.game"), "gridwright-play 1\n\nhalf a ga")
        .expect("a file");
    let terminal = Terminal::start("", "", &data);
    terminal.wait_for("could not be read");
    terminal.wait_for("Continue (games: 0)");
    assert!(data.path("data").join("games/old.damaged").exists());
}

#[test]
fn a_folder_that_cannot_be_written_is_reported() {
    let data = Folder::new();
    fs::write(data.path("data"), "a file where the folder should be").expect("a file");
    let terminal = Terminal::start("", "", &data);
    terminal.wait_for("Nothing can be saved");
    terminal.press("Enter");
    terminal.wait_for("Level:");
    terminal.press("Enter");
    terminal.wait_for("Play at once");
    terminal.press("Down Enter");
    terminal.wait_for("Esc menu");
}

#[test]
fn terminals_of_every_kind_are_served_or_told() {
    let data = Folder::new();
    let dumb = Terminal::start("play", "TERM=dumb", &data);
    dumb.wait_for("plays line by line");
    let welcome = Terminal::start("", "TERM=dumb", &data);
    welcome.wait_for("everything else");
    let plain = Terminal::start("play sudoku@1#42", "NO_COLOR=1 LC_ALL=C", &data);
    let screen = plain.wait_for("Esc menu");
    assert!(screen.is_ascii(), "{screen}");
    let colours = |terminal: &Terminal| {
        terminal.wait_for("Esc menu");
        terminal.tmux(&["capture-pane", "-p", "-e"])
    };
    let sixteen = Terminal::start("play sudoku@1#43", "TERM=xterm COLORTERM=", &data);
    sixteen.wait_for("Esc menu");
    sixteen.press("Right Right Right Right");
    let used = |terminal: &Terminal| -> Vec<u8> {
        let screen = colours(terminal);
        let parts = screen.split("8;5;").skip(1);
        let numbers = parts.map(|part| part.split(|c: char| !c.is_ascii_digit()).next());
        numbers.filter_map(|number| number?.parse().ok()).collect()
    };
    assert!(used(&plain).is_empty(), "no colour was asked for");
    assert!(used(&sixteen).iter().all(|&colour| colour < 16), "{:?}", used(&sixteen));
}

#[test]
fn without_a_terminal_that_is_reported_in_a_sentence() {
    let run = of(program().arg("play").output().expect("the program runs"));
    assert_eq!(run.code, 2);
    assert_eq!(
        run.err,
        "gridwright: expected a terminal to play on; play --linear plays line by line\n"
    );
}

#[test]
fn the_command_line_of_play_is_checked() {
    for (words, expected) in [
        ("play --linear --date yesterday", "expected a date such as"),
        ("play --linear chess", "there is no file \"chess\""),
        ("play --linear cirth --params size=99", "expected a whole number"),
        ("play --linear --lang fr", "expected one of en, es, de, it"),
        ("play --linear cirth --daily --params size=4", "cannot be used with"),
    ] {
        let run = feed(words, "");
        let shown = format!("{}{}", run.out, run.err);
        assert!(shown.contains(expected), "{words}: {shown}");
    }
}

#[test]
fn a_script_plays_in_lines() {
    let data = Folder::new();
    let mut command = program();
    command.args(["play", "--linear", "cirth:12....3..", "--lang", "de"]);
    command.env("GRIDWRIGHT_DATA", data.path("data"));
    let shown = feed_to(command, "r1c3\nr1c3 3\nquit\n");
    assert!(shown.contains("r1c3, Kandidaten 3\nr1c3, 3\n"), "{shown}");
    assert_eq!(games(&data).len(), 1);
}
