//! Tests runs that end early: budgets, Ctrl-C, closed pipes, incomplete files.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::run::{Folder, answer, feed, of, program, run};

/// An empty square of order 7, which has too many solutions to count.
const ENDLESS: &str = "cirth:.................................................";

/// Sends the signal that Ctrl-C sends.
fn interrupt(child: &Child) {
    let status = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(status.expect("kill runs").success());
}

fn wait_for(what: impl Fn() -> bool) {
    let begun = Instant::now();
    while !what() {
        assert!(begun.elapsed() < Duration::from_secs(30), "it never happened");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn nodes_and_seconds_end_with_what_was_found() {
    let nodes = run(&format!("count {ENDLESS} --limit 0 --seconds 0 --nodes 1000"));
    assert_eq!(nodes.code, 3);
    assert!(nodes.out.starts_with(">=") && nodes.out.lines().count() == 1, "{nodes:?}");
    assert!(nodes.err.starts_with("gridwright: out of budget after 1000 nodes"), "{nodes:?}");
    let begun = Instant::now();
    let seconds = run(&format!("count {ENDLESS} --limit 0 --seconds 0.2"));
    assert!(begun.elapsed() < Duration::from_secs(10));
    assert_eq!(seconds.code, 3);
    assert!(seconds.err.contains("out of budget after 0.2 s"), "{seconds:?}");
}

#[test]
fn a_puzzle_not_as_ordered_is_written_under_its_own_name() {
    let made = run("generate cirth --seed 1 --nodes 10");
    assert_eq!(made.code, 3);
    assert!(made.err.contains("cirth@1#1: out of budget after 10 nodes"), "{made:?}");
    let id = made.out.lines().next().and_then(|line| line.strip_prefix("# "));
    let id = id.expect("a comment with the id");
    assert!(id.starts_with("cirth:"), "{id}");
    assert_eq!(feed("solve", &made.out).code, 0);
    assert_eq!(answer(&format!("count {id}")), "1\n");
}

#[test]
fn ctrl_c_leaves_no_file_that_looks_whole() {
    let folder = Folder::new();
    let out = folder.value("puzzles.txt");
    let mut command = program();
    command.args(["generate", "-n", "100000000", "--seed", "1", "--format", "line"]);
    command.args(["--out", &out]).stderr(Stdio::piped());
    let child = command.spawn().expect("the program runs");
    wait_for(|| {
        let size = |name: &String| std::fs::metadata(folder.path(name)).map_or(0, |m| m.len());
        folder.names().first().is_some_and(|name| size(name) > 0)
    });
    assert!(!folder.path("puzzles.txt").exists());
    interrupt(&child);
    let run = of(child.wait_with_output().expect("it ends"));
    assert_eq!(run.code, 3);
    assert!(run.err.contains("interrupted after"), "{run:?}");
    assert!(run.err.contains("kept as"), "{run:?}");
    assert_eq!(folder.names(), ["puzzles.txt.partial"]);
    // The output that was kept is the beginning of the complete one, puzzle by puzzle.
    let kept = folder.read("puzzles.txt.partial");
    let n = kept.lines().count();
    assert_eq!(answer(&format!("generate -n {n} --seed 1 --format line")), kept);
}

#[test]
fn ctrl_c_ends_a_batch_that_waits_for_more() {
    let mut command = program();
    command.args(["solve", "--batch", "-"]).stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let mut stdin = child.stdin.take().expect("piped");
    std::io::Write::write_all(&mut stdin, b"cirth:12....3..\n").expect("it reads");
    // The answer comes while the input is still open.
    let mut stdout = BufReader::new(child.stdout.take().expect("piped"));
    let mut line = String::new();
    stdout.read_line(&mut line).expect("it answers");
    assert_eq!(line, "123231312\n");
    interrupt(&child);
    let run = of(child.wait_with_output().expect("it ends"));
    assert_eq!(run.code, 3);
    assert_eq!(run.err, "gridwright: interrupted after 1 line\n");
    drop(stdin);
}

/// A puzzle that singles solve.
const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[test]
fn lines_solved_together_keep_to_a_limit_each() {
    let open = ".".repeat(81);
    let lines = format!("{PUZZLE}\n{open}\n{PUZZLE}\n");
    let run = feed("solve --batch - --nodes 1", &lines);
    assert_eq!(run.code, 3, "{run:?}");
    assert_eq!(run.out, format!("{SOLVED}\nout-of-budget\n{SOLVED}\n"));
    assert!(run.err.contains("1 of 3 lines was not decided within the budget"), "{run:?}");
    assert_eq!(
        feed("solve --batch - --seconds 60", &lines).out,
        run.out.replace("out-of-budget", "several")
    );
}

#[test]
fn ctrl_c_ends_a_batch_of_lines_solved_together() {
    let mut command = program();
    command.args(["solve", "--batch", "-"]).stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let mut stdin = child.stdin.take().expect("piped");
    let lines = format!("{PUZZLE}\n").repeat(1000);
    // The program ends when nobody reads its output any more.
    let writer = std::thread::spawn(move || {
        while std::io::Write::write_all(&mut stdin, lines.as_bytes()).is_ok() {}
    });
    let mut stdout = BufReader::new(child.stdout.take().expect("piped"));
    let mut first = String::new();
    stdout.read_line(&mut first).expect("it answers");
    let rest = std::thread::spawn(move || {
        let mut rest = String::new();
        stdout.read_to_string(&mut rest).expect("text");
        rest
    });
    interrupt(&child);
    let run = of(child.wait_with_output().expect("it ends"));
    writer.join().expect("it saw the end");
    let answers = first + &rest.join().expect("text");
    assert_eq!(run.code, 3, "{run:?}");
    assert!(answers.lines().all(|line| line == SOLVED) && answers.ends_with('\n'));
    let n = answers.lines().count();
    assert!(run.err.contains(&format!("interrupted after {n} lines")), "{run:?}");
}

#[test]
fn ctrl_c_reports_what_was_counted() {
    let mut command = program();
    command.args(["count", ENDLESS, "--limit", "0", "--seconds", "0"]);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let child = child.expect("the program runs");
    std::thread::sleep(Duration::from_millis(500));
    interrupt(&child);
    let run = of(child.wait_with_output().expect("it ends"));
    assert_eq!(run.code, 3);
    assert!(run.out.starts_with(">="), "{run:?}");
    assert!(run.err.starts_with("gridwright: interrupted"), "{run:?}");
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    for words in ["generate -n 1000000 --size 4 --seed 1", "generate -n 1000000 --size 4 --json"] {
        let mut command = program();
        command.args(words.split(' ')).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program runs");
        let mut first = [0; 10];
        child.stdout.take().expect("piped").read_exact(&mut first).expect("it writes");
        let run = of(child.wait_with_output().expect("it ends"));
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{words}");
    }
}

#[test]
fn a_file_appears_whole_and_replaces_the_old_one() {
    let folder = Folder::new();
    let out = folder.file("out.txt", "old");
    let run = run(&format!("solve 12....3.. --format line -o {out}"));
    assert_eq!((run.code, run.out.as_str()), (0, ""));
    assert_eq!(folder.read("out.txt"), "123231312\n");
    assert_eq!(folder.names(), ["out.txt"]);
}

#[test]
fn a_failure_leaves_the_old_file_alone() {
    let folder = Folder::new();
    let out = folder.file("out.txt", "old");
    assert_eq!(run(&format!("solve cirth 12x...... -o {out}")).code, 2);
    assert_eq!(run(&format!("count {ENDLESS} --nodes 5 --limit 0 -o {out}")).code, 3);
    assert_eq!(folder.read("out.txt"), "old");
    assert_eq!(folder.names(), ["out.txt", "out.txt.partial"]);
}

#[test]
fn a_batch_with_bad_lines_is_still_whole() {
    let folder = Folder::new();
    let lines = folder.file("lines.txt", "12....3..\nhello\n");
    let out = folder.value("out.txt");
    assert_eq!(run(&format!("solve cirth --batch {lines} -o {out}")).code, 2);
    assert_eq!(folder.read("out.txt").lines().count(), 2);
}

/// Runs the program in a terminal that `script` provides; `None` if that is missing.
fn at_a_terminal(words: &str, no_color: &str) -> Option<String> {
    // A prefix is an environment variable, as in a shell.
    let line = match words.strip_prefix("TERM=dumb") {
        Some(words) => format!("TERM=dumb {} {words}", env!("CARGO_BIN_EXE_gridwright")),
        None => format!("{} {words}", env!("CARGO_BIN_EXE_gridwright")),
    };
    let mut command = Command::new("script");
    command.args(["-qec", &line, "/dev/null"]).stdin(Stdio::null());
    command.env("NO_COLOR", no_color).env("TERM", "xterm-256color");
    let output = command.output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).expect("output is text"))
}

#[test]
fn a_terminal_gets_a_welcome_and_pictures() {
    // A terminal that can position the cursor gets the game, which has its own tests.
    let Some(welcome) = at_a_terminal("TERM=dumb", "") else { return };
    assert!(welcome.contains("What to type next:"), "{welcome}");
    let coloured = at_a_terminal("show cirth/size=4@1#42", "").expect("as before");
    assert!(coloured.contains('┏') && coloured.contains("\x1b["), "{coloured}");
    let plain = at_a_terminal("show cirth/size=4@1#42", "1").expect("as before");
    assert!(plain.contains('┏') && !plain.contains("\x1b["), "{plain}");
    let never = at_a_terminal("show cirth/size=4@1#42 --color never --ascii", "");
    assert!(never.expect("as before").is_ascii());
}
