//! Tests games in lines of text.

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;

use gridwright::scene::Pt;
use gridwright::{Puzzle, Value};
use gridwright_tui::{First, Options, play_lines};
use gridwright_words::{Language, Words};

use super::{Home, compare_at, golden, puzzle, solution};

fn answers(home: &Home, first: First, input: &str) -> String {
    let mut out = Vec::new();
    play_lines(home.options(first), input.as_bytes(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn cells_are_reported_and_filled() {
    let home = Home::new();
    let first = First::Open("sudoku@1#42".to_owned(), None);
    let out = answers(
        &home,
        first,
        "r1c1\nr1c1 4\nundo\nr1c3\nr1c3 1\nr1c1 77\nr99c1\nnonsense\nnote r1c1 24\nr1c1\n",
    );
    let lines: Vec<&str> = out.lines().skip(2).collect();
    assert_eq!(lines[0], "r1c1, candidates 2 4 6");
    assert_eq!(lines[1], "r1c1, 4");
    assert_eq!(lines[2], "Undone: r1c1, empty");
    assert_eq!(lines[3], "r1c3, given 5");
    assert_eq!(lines[4], "r1c3 is given.");
    assert!(lines[5].contains("expected one of 123456789"), "{out}");
    assert!(lines[6].contains("no place such as r4c7") && lines[7].contains("nonsense"), "{out}");
    assert_eq!(lines[9], "r1c1, candidates 2 4 6, notes 2 4");
}

#[test]
fn incomplete_commands_are_answered_with_an_example() {
    let home = Home::new();
    let first = First::Open("sudoku@1#42".to_owned(), None);
    let commands = "where\nrow\ncolumn\nput\nnote r1c1\nclear\nwhy\nlook\n";
    let out = answers(&home, first, commands);
    let lines: Vec<&str> = out.lines().skip(2).collect();
    let complete = [
        "where 1",
        "row 1",
        "column 1",
        "put r1c1 1",
        "note r1c1 1",
        "clear r1c1",
        "why r1c1",
        "look r1c1",
    ];
    for (line, complete) in lines.iter().zip(complete) {
        let word = complete.split(' ').next().unwrap();
        let expected = format!("{word}: this is not complete. For example: {complete}");
        assert_eq!(*line, expected);
    }
    let first = First::Open("alcazar/width=5,height=5@1#1".to_owned(), None);
    let out = answers(&home, first, "draw r1c1\nblock\ndraw r1c1 up\nr1c1\n");
    let lines: Vec<&str> = out.lines().skip(2).collect();
    assert!(lines[0].ends_with("For example: draw r1c1 right"), "{out}");
    assert!(lines[1].ends_with("For example: block r1c1 right"), "{out}");
    assert!(!out.contains('|'), "sides of cells are named in words: {out}");
    let first = First::Open("alcazar/width=5,height=5@1#1".to_owned(), None);
    let out = answers(&home, first, "put r1c1 x\nr1c1 rigth x\nr9c1 right x\n");
    let lines: Vec<&str> = out.lines().skip(2).collect();
    assert_eq!(lines[0], "x: expected up, down, left or right");
    assert_eq!(lines[1], "rigth: expected up, down, left or right");
    assert_eq!(lines[2], "r9c1: this is no command and no place such as r4c7. Type help.");
}

#[test]
fn broken_rules_are_reported_at_once() {
    let home = Home::new();
    let first = First::Open("sudoku@1#42".to_owned(), None);
    let out = answers(&home, first, "r1c1 5\nr1c1 2\nundo\nredo\ncheckpoint\nback\n");
    let lines: Vec<&str> = out.lines().skip(2).collect();
    assert_eq!(
        lines[0],
        "r1c1, 5. Rules are broken: box 1 (r1c1 r1c3), column 1 (r1c1 r6c1), row 1 (r1c1 r1c3)."
    );
    assert_eq!(lines[1], "r1c1, 2", "wrong, but no rule is broken");
    assert_eq!(lines[2], "Undone: r1c1, 5");
    assert_eq!(lines[3], "Redone: r1c1, 2");
    assert_eq!(lines[5], "You are at the point that is remembered.");
    let out = answers(&home, First::Menu, "open cirth:12....3..\nwhere 2\nnotes\nundo\n");
    assert!(out.contains("\n2 is at r1c2.\n"), "{out}");
    assert!(out.contains("Undone: other notes at r1c3 r2c1"), "{out}");
    let first = First::Open("gogen@1#3".to_owned(), None);
    let out = answers(&home, first, "where A\n");
    assert!(out.ends_with("A is nowhere on the board yet.\n"), "{out}");
}

#[test]
fn the_solver_leaves_mistakes_out_and_counts_as_help() {
    let home = Home::new();
    let first = First::Open("cirth:12....3..".to_owned(), None);
    let out = answers(&home, first, "r2c1 3\nwatch\n");
    assert!(out.contains("r2c1 is wrong and is left out.\n1. "), "{out}");
    assert!(out.trim_end().ends_with("Solved."), "{out}");
    let out = answers(
        &home,
        First::Menu,
        "continue\nclear r2c1\nr1c3 3\nr2c1 2\nr2c2 3\nr2c3 1\nr3c2 1\nr3c3 2\n",
    );
    assert!(out.trim_end().ends_with("with 6 hints. Solved after watching the solver."), "{out}");
}

#[test]
fn every_family_is_solved_in_lines() {
    for recipe in super::recipes() {
        let home = Home::new();
        let puzzle = puzzle(&recipe);
        let board = puzzle.board();
        let mut input = String::new();
        for (site, value) in board.all_sites().zip(solution(&*puzzle)) {
            if board.givens[site.index()].is_none() && Some(value) != puzzle.unmarked() {
                input += &format!("{} {}\n", board.site_name(site), board.symbol(value));
            }
        }
        let out = answers(&home, First::Open(recipe.clone(), None), &input);
        assert!(
            without_times(&out).ends_with("Solved in 0:00 without a hint.\n"),
            "{recipe}: {out}"
        );
        assert!(home.games().is_empty());
        assert!(answers(&home, First::Menu, "statistics").contains("1 solved"));
    }
}

#[test]
fn paths_are_drawn_by_directions() {
    let home = Home::new();
    let first = First::Open("alcazar@1#3".to_owned(), None);
    let out = answers(&home, first, "draw r1c1 right right down\nr1c1\nblock r2c3 left\nr2c3\n");
    assert!(out.contains("r1c1: up wall, down open, left wall, right path"), "{out}");
    assert!(out.contains("left blocked"), "{out}");
}

#[test]
fn hints_come_in_three_stages() {
    let home = Home::new();
    let first = First::Open("sudoku@1#42".to_owned(), None);
    let out = answers(&home, first, "play\nhint\nhint\nhint\nhint\nr3c1\nwatch\n");
    assert!(out.contains("Ask for a hint first."), "{out}");
    let first = "Hidden single in a box: look at box 1. Type hint again for more.\n";
    assert!(out.contains(first), "{out}");
    let why = "Hidden single in a box (1.2): In box 1 the 1 has only one place left: r3c1.";
    assert!(out.contains(&format!("{why} Type hint again for more.\n")), "{out}");
    assert!(out.contains(&format!("{why} So r3c1 is 1. Type play to do it.\n")), "{out}");
    assert!(out.contains("\nSo r3c1 is 1.\nr3c1, 1\n1. "), "{out}");
    assert!(out.trim_end().ends_with("Solved."), "{out}");
}

#[test]
fn a_game_is_gone_on_with() {
    let home = Home::new();
    let first = First::Open("cirth:12....3..".to_owned(), None);
    answers(&home, first, "r1c3 3\ncheckpoint\nr2c1 1\nback\n");
    let out = answers(
        &home,
        First::Menu,
        "games\ncontinue 1\nboard\ncheck\nr2c3 3\ncheck\ncorrect\nquit\nboard",
    );
    assert!(out.contains("1: Cirth") && out.contains("Row 1: 1 2 3"), "{out}");
    assert!(out.contains("Row 2: empty empty empty"), "{out}");
    assert!(out.contains("No mistakes so far.") && out.contains("Rules are broken"), "{out}");
    assert!(out.contains("One move was taken back. Now: r2c3, empty"), "{out}");
    assert_eq!(out.matches("Row 1").count(), 1, "nothing is said after quit: {out}");
}

#[test]
fn without_a_game_that_is_reported() {
    let home = Home::new();
    let out = answers(
        &home,
        First::Menu,
        "hint\nnew chess\nnew cirth size=99\ndaily cirth moderate\nopen ?\ncontinue 7\nhelp\n",
    );
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[1].contains("no game is open"), "{out}");
    assert!(lines[2].contains("Unknown family"), "{out}");
    assert!(lines[3].contains("expected a whole number"), "{out}");
    assert!(lines[4].contains("expected one of easy"), "{out}");
    assert!(lines[5].contains("expected"), "{out}");
    assert!(lines[6].contains("No game is in progress."), "{out}");
    assert!(lines.len() > 10, "{out}");
}

#[test]
fn the_puzzle_of_a_day_is_the_same_for_everyone() {
    let one = answers(&Home::new(), First::Menu, "daily sudoku easy\nid\n");
    let other = answers(&Home::new(), First::Menu, "daily sudoku easy\nid\n");
    assert_eq!(one, other);
    assert!(one.contains("sudoku:") || one.contains("sudoku/"), "{one}");
}

/// A transcript of input and output, as a terminal shows them.
#[derive(Clone, Default)]
struct Transcript(Rc<RefCell<String>>);

impl Write for Transcript {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().push_str(&String::from_utf8_lossy(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Input lines that are added to the transcript when they are read.
struct Typed {
    lines: std::vec::IntoIter<String>,
    now: Vec<u8>,
    at: usize,
    seen: Transcript,
}

impl Read for Typed {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let n = self.fill_buf()?.read(bytes)?;
        self.consume(n);
        Ok(n)
    }
}

impl BufRead for Typed {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at == self.now.len()
            && let Some(line) = self.lines.next()
        {
            writeln!(self.seen, "> {line}")?;
            (self.now, self.at) = (format!("{line}\n").into_bytes(), 0);
        }
        Ok(&self.now[self.at..])
    }

    fn consume(&mut self, n: usize) {
        self.at += n;
    }
}

fn transcript(home: &Home, first: First, lines: Vec<String>) -> String {
    let seen = Transcript::default();
    let typed = Typed { lines: lines.into_iter(), now: Vec::new(), at: 0, seen: seen.clone() };
    play_lines(home.options(first), typed, seen.clone()).unwrap();
    seen.0.take()
}

/// The lines that solve a puzzle: values one by one, or a path from gap to gap.
fn lines_to_solve(puzzle: &dyn Puzzle, solution: &[Value]) -> Vec<String> {
    let board = puzzle.board();
    let is_line = |at: Pt| {
        let site = board.site_at(at);
        site.is_some_and(|site| Some(solution[site.index()]) != puzzle.unmarked())
    };
    if !board.has_edges() {
        let open = board.all_sites().filter(|site| board.givens[site.index()].is_none());
        let line = |site: gridwright::Site| {
            format!("{} {}", board.site_name(site), board.symbol(solution[site.index()]))
        };
        return open.map(line).collect();
    }
    let (width, height) = (2 * board.cols as i16, 2 * board.rows as i16);
    let ways = [("up", 0, -1), ("down", 0, 1), ("left", -1, 0), ("right", 1, 0)];
    let step = |at: Pt, (x, y): (i16, i16), far: i16| Pt { x: at.x + far * x, y: at.y + far * y };
    let is_inside = |at: Pt| (1..width).contains(&at.x) && (1..height).contains(&at.y);
    // The first gap, and the cell inside it.
    let mut cells = (0..board.rows).flat_map(|r| (0..board.cols).map(move |c| Pt::cell(r, c)));
    let gap = cells.find_map(|cell| {
        let out = ways.iter().find(|&&(_, x, y)| {
            is_line(step(cell, (x, y), 1)) && !is_inside(step(cell, (x, y), 2))
        });
        out.map(|&(name, x, y)| (cell, name, (x, y)))
    });
    let (mut at, name, out) = gap.expect("the path comes in somewhere");
    let place = |at: Pt| format!("r{}c{}", (at.y + 1) / 2, (at.x + 1) / 2);
    let mut lines = vec![format!("draw {} {name}", place(at))];
    let mut came = out;
    let (mut from, mut words) = (at, Vec::new());
    loop {
        let next = ways.iter().find(|&&(_, x, y)| (x, y) != came && is_line(step(at, (x, y), 1)));
        let &(name, x, y) = next.expect("the path goes on");
        words.push(name);
        let to = step(at, (x, y), 2);
        let is_over = !is_inside(to);
        if is_over || words.len() == 8 {
            lines.push(format!("draw {} {}", place(from), words.join(" ")));
            (from, words) = (to, Vec::new());
        }
        if is_over {
            return lines;
        }
        (at, came) = (to, (-x, -y));
    }
}

/// The transcript with all times set to zero.
fn without_times(text: &str) -> String {
    let is_time = |word: &str| {
        let word = word.trim_end_matches([',', '.']);
        let parts: Vec<&str> = word.split(':').collect();
        parts.len() == 2
            && parts.iter().all(|part| !part.is_empty() && part.bytes().all(|c| c.is_ascii_digit()))
    };
    let word = |word: &str| match is_time(word) {
        true => {
            format!("0:00{}", word.trim_start_matches(|c: char| c.is_ascii_digit() || c == ':'))
        }
        false => word.to_owned(),
    };
    let line = |line: &str| line.split(' ').map(word).collect::<Vec<_>>().join(" ");
    text.lines().map(|text| line(text) + "\n").collect()
}

/// The transcript without the number of possible steps, which changes with every new technique.
fn without_counts(text: &str) -> String {
    let line = |line: &str| {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        match rest == "steps can be taken:" || rest.starts_with("more; ") {
            true if first.parse::<usize>().is_ok() => format!("N {rest}\n"),
            _ => format!("{line}\n"),
        }
    };
    text.lines().map(line).collect()
}

/// The lines that a blind player types in a whole game: questions, hints, a mistake, and the
/// solution.
fn script(recipe: &str) -> Vec<String> {
    let puzzle = puzzle(recipe);
    let board = puzzle.board();
    let solution = solution(&*puzzle);
    let open = board.all_sites().find(|site| board.givens[site.index()].is_none());
    let open = open.expect("something is open").index();
    let wrong = if solution[open] == Value(0) { Value(1) } else { Value(0) };
    let open = board.sites[open];
    // An edge is named by a cell and a direction.
    let place = match (open.x % 2, open.y % 2) {
        (0, _) => format!("r{}c{} right", (open.y + 1) / 2, open.x / 2),
        (_, 0) if open.y == 0 => format!("r1c{} up", (open.x + 1) / 2),
        (_, 0) => format!("r{}c{} down", open.y / 2, (open.x + 1) / 2),
        _ => format!("r{}c{}", (open.y + 1) / 2, (open.x + 1) / 2),
    };
    let first =
        ["rules", "row 1", "column 2", "clues", "left", "next", "hint", "hint", "steps", "step 1"];
    let mut lines: Vec<String> = first.map(str::to_owned).to_vec();
    lines.extend([
        format!("why {place}"),
        format!("rules {}", place.split(' ').next().expect("a cell")),
        place.clone(),
        format!("{place} {}", board.symbol(wrong)),
    ]);
    let then = ["check", "mistake", "undo", "redo", "correct", "restart"];
    lines.extend(then.map(str::to_owned));
    lines.extend(lines_to_solve(&*puzzle, &solution));
    lines.extend(["statistics", "share", "quit"].map(str::to_owned));
    lines
}

/// The transcript of a whole game of every family, as a blind player would play it, equals the
/// golden file.
#[test]
fn transcripts_of_every_family_are_as_kept() {
    for recipe in super::recipes() {
        let family = recipe.split('@').next().expect("a name");
        let lines = script(&recipe);
        let home = Home::new();
        let shown = transcript(&home, First::Open(recipe.clone(), None), lines);
        assert!(shown.contains("Solved in "), "{recipe}:\n{shown}");
        let shown = without_counts(&without_times(&shown));
        // Every command gets an answer.
        let lines: Vec<&str> = shown.lines().collect();
        for pair in lines.windows(2) {
            let is_silent = pair[0].starts_with("> ") && pair[1].starts_with("> ");
            assert!(!is_silent, "{recipe}: {} has no answer", pair[0]);
        }
        compare_at(&golden(family, "lines.txt"), &shown);
    }
}

#[test]
fn every_question_is_answered_in_a_sentence() {
    let home = Home::new();
    let first = First::Open("cirth:12....3..".to_owned(), None);
    let input = "clues\nleft\nnext\nwhere 9\nrow 7\nstep 1\nsteps\nstep 99\nwhy r9c9\nwhy r1c1\n\
                 mistake\nr2c1 3\nmistake\nnotes\nnotes\n";
    let out = answers(&home, first, input);
    let lines: Vec<&str> = out.lines().skip(2).collect();
    assert_eq!(lines[0], "There are no clues but the givens.");
    assert_eq!(lines[1], "Still to place: 1 (2), 2 (2), 3 (2).");
    assert_eq!(lines[2], "r1c3, candidates 3");
    assert_eq!(lines[3], "9: expected one of 123");
    assert_eq!(lines[4], "Row 7: expected a number from 1 to 3");
    assert_eq!(lines[5], "Ask for steps first.");
    assert!(lines[6].ends_with("steps can be taken:"), "{out}");
    assert!(out.contains("99: expected the number of a step, from 1 to"), "{out}");
    assert!(out.contains("There is no place r9c9 on this board."), "{out}");
    assert!(out.contains("r1c1 is filled already."), "{out}");
    assert!(out.contains("Everything is right so far."), "{out}");
    assert!(out.contains("r2c1 is not 3. Suppose it were:"), "{out}");
    assert!(out.contains("Notes written in 5 cells.\nNo note changed.\n"), "{out}");
}

#[test]
fn going_back_names_what_it_took_back() {
    let home = Home::new();
    let first = First::Open("cirth:12....3..".to_owned(), None);
    let out = answers(&home, first, "checkpoint\nr2c1 2\nr2c2 3\nempty\nback\nempty\n");
    assert!(out.contains("\n4 places are empty: r1c3 r2c3 r3c2 r3c3.\n"), "{out}");
    assert!(out.contains("\nBack by 2 moves. Now: r2c1, empty; r2c2, empty\n"), "{out}");
    assert!(out.ends_with("\n6 places are empty: r1c3 r2c1 r2c2 r2c3 r3c2 r3c3.\n"), "{out}");
}

#[test]
fn next_goes_on_from_the_place_named_last() {
    let home = Home::new();
    let first = First::Open("cirth:12....3..".to_owned(), None);
    let out = answers(&home, first, "r2c2\nnext\nr3c3\nnext\n");
    let lines: Vec<&str> = out.lines().skip(2).collect();
    let places: Vec<&str> = lines.iter().map(|line| line.split(',').next().unwrap()).collect();
    assert_eq!(places, ["r2c2", "r2c3", "r3c3", "r1c3"], "{out}");
    let first = First::Open("cirth:.2.1..3..".to_owned(), None);
    let out = answers(&home, first, "next\nnext\n");
    assert!(out.contains("\nr1c1, candidates"), "the first empty cell is not left out: {out}");
    let first = First::Open("alcazar/width=5,height=5@1#1".to_owned(), None);
    let out = answers(&home, first, "next\nnext\n");
    assert!(out.contains("\nr1c1: up") && out.contains("\nr1c2: up"), "{out}");
}

#[test]
fn groups_are_described_with_all_that_a_player_would_see() {
    let home = Home::new();
    let killer = "sudoku:................/cages=3r1c1r1c2,7r1c3r1c4";
    let first = First::Open(killer.to_owned(), None);
    let out = answers(&home, first, "rules r1c1\nr1c1 1\nrules r1c2\nrules r4c4\n");
    let cage = "the cage of 3 at r1c1 (r1c1 r1c2). Sum 3: 3 left in 2 cells. Ways: 12\n";
    assert!(out.contains(cage), "{out}");
    assert!(out.contains("Sum 3: 2 left in one cell. Ways: 2\n"), "{out}");
    assert!(out.ends_with("box 4 (r3c3 r3c4 r4c3 r4c4).\n"), "{out}");
    let first = First::Open("futoshiki@1#1".to_owned(), None);
    let sign = puzzle("futoshiki@1#1").clues()[0].name(puzzle("futoshiki@1#1").board());
    let place = &sign[..4];
    let out = answers(&home, first, &format!("rules {place}\n"));
    assert!(out.contains(place) && !out.contains('('), "a sign names its cells: {out}");
    let first = First::Open("sudoku/layout=samurai@1#3".to_owned(), None);
    let out = answers(&home, first, "rules\n");
    assert!(out.ends_with("where grids overlap, a cell belongs to both.\n"), "{out}");
}

#[test]
fn mistakes_that_are_reported_count_as_hints() {
    for (command, n_hints) in
        [("time", 0), ("check", 1), ("hint", 1), ("mistake", 1), ("correct", 1)]
    {
        let home = Home::new();
        let first = First::Open("cirth:12....3..".to_owned(), None);
        // The value 1 breaks no rule in r2c2 but is wrong.
        let lines = format!(
            "r2c2 1\n{command}\nr2c1 2\nr1c3 3\nr2c2 3\nr2c3 1\nr3c2 1\nr3c3 2\nshare\nstatistics\n"
        );
        let out = answers(&home, first, &lines);
        let shown = if n_hints == 0 { "without a hint" } else { "with one hint" };
        assert!(out.contains(shown), "{command}: {out}");
        let shared = if n_hints == 0 { ", no hints\ncirth" } else { ", one hint\ncirth" };
        assert!(out.contains(shared), "{command}: {out}");
        let sum = if n_hints == 0 {
            "1 solved: 1 without help, 0 with hints, 0 after watching the solver; best"
        } else {
            "1 solved, none without help: 1 with hints, 0 after watching the solver."
        };
        assert!(out.contains(sum), "{command}: {out}");
    }
}

/// A game solved after watching the solver is counted by itself, not among those with hints.
#[test]
fn statistics_tell_watched_games_from_games_with_hints() {
    let home = Home::new();
    let rest = "r1c3 3\nr2c1 2\nr2c2 3\nr2c3 1\nr3c2 1\nr3c3 2\n";
    let lines: Vec<String> = ["watch", "hint", "time"]
        .map(|command| format!("open cirth:12....3..\n{command}\n{rest}"))
        .into_iter()
        .collect();
    let out = answers(&home, First::Menu, &(lines.concat() + "statistics\n"));
    let sum = "3 solved: 1 without help, 1 with hints, 1 after watching the solver; best";
    assert!(out.contains(sum), "{out}");
}

/// On a screen the places are marked; here the words must name them.
#[test]
fn a_hint_after_a_broken_rule_names_the_places() {
    let home = Home::new();
    for command in ["hint", "steps", "why r1c2"] {
        let first = First::Open("sudoku@1#42".to_owned(), None);
        let out = answers(&home, first, &format!("r1c1 5\n{command}\n"));
        let last = out.lines().last().unwrap();
        assert!(last.contains("row 1 (r1c1 r1c3)"), "{command}: {out}");
    }
}

#[test]
fn a_mistyped_command_gets_the_one_that_was_meant() {
    let home = Home::new();
    let first = First::Open("sudoku@1#42".to_owned(), None);
    let out = answers(&home, first, "hnit\nundoo\nstatistic\nr1c\nnonsense\n");
    let lines: Vec<&str> = out.lines().skip(2).collect();
    for (line, meant) in lines.iter().zip(["hint", "undo", "statistics"]) {
        assert!(line.ends_with(&format!("Did you mean {meant}?")), "{out}");
    }
    assert_eq!(lines[4], "nonsense: this is no command and no place such as r4c7. Type help.");
}

#[test]
fn leaving_says_whether_the_game_is_kept() {
    let home = Home::new();
    let out = answers(&home, First::Menu, "share\nquit\n");
    assert!(out.contains("Nothing has been solved yet"), "{out}");
    assert!(out.ends_with("Goodbye.\n"), "{out}");
    let out = answers(&home, First::Menu, "open cirth:12....3..\nr1c3 3\nquit\n");
    assert!(
        out.ends_with("The game is saved. Next time, type continue to go on with it.\n"),
        "{out}"
    );
    let out = answers(&home, First::Menu, "continue\nr1c3\n");
    assert!(out.ends_with("r1c3, 3\n"), "{out}");
}

/// Directions can be typed in the language of the game.
#[test]
fn directions_are_understood_in_every_language() {
    for code in Language::CODES {
        let words = Words::new(Language::named(code).unwrap());
        let [right, down] = ["way.right", "way.down"].map(|key| words.get(key).into_owned());
        let home = Home::new();
        let first = First::Open("alcazar@1#3".to_owned(), None);
        let options = Options { language: Language::named(code), ..home.options(first) };
        let mut out = Vec::new();
        let input = format!("draw r1c1 {right} {right} {down}\nr1c1 {right}\n");
        play_lines(options, input.as_bytes(), &mut out).unwrap();
        let out = String::from_utf8(out).unwrap();
        let path = words.get("linear.path");
        assert!(out.contains("\nr2c3: ") && out.trim_end().ends_with(&*path), "{code}: {out}");
    }
}

/// A whole game in every language has the same answers, and none of them in English.
#[test]
fn transcripts_are_in_the_language_of_the_game() {
    for recipe in super::recipes() {
        let shown = |code: &str| {
            let home = Home::new();
            let first = First::Open(recipe.clone(), None);
            let options = Options { language: Language::named(code), ..home.options(first) };
            let seen = Transcript::default();
            let lines = script(&recipe).into_iter();
            let typed = Typed { lines, now: Vec::new(), at: 0, seen: seen.clone() };
            play_lines(options, typed, seen.clone()).unwrap();
            without_counts(&without_times(&seen.0.take()))
        };
        let english = shown("en");
        for code in Language::CODES.into_iter().filter(|code| *code != "en") {
            let other = shown(code);
            assert_eq!(english.lines().count(), other.lines().count(), "{recipe} {code}:\n{other}");
            for (line, own) in english.lines().zip(other.lines()) {
                // An article in a sentence would be doubled by one in the name of a rule.
                let words: Vec<&str> = own.split(' ').collect();
                let is_twice =
                    |pair: &[&str]| pair[0] == pair[1] && pair[0].chars().all(char::is_lowercase);
                let is_sentence = own.contains(". ");
                assert!(!is_sentence || !words.windows(2).any(is_twice), "{code}: {own}");
                let n_words = line.split(' ').filter(|word| is_word(word)).count();
                let is_typed = line.starts_with("> ");
                assert!(is_typed || n_words < 2 || line != own, "{recipe} {code}: {own}");
            }
        }
    }
}

#[test]
fn mistakes_of_a_path_are_described_in_words() {
    let home = Home::new();
    let first = First::Open("alcazar@1#3".to_owned(), None);
    let out = answers(&home, first, "r1c6 up o\ncheck\nmistake\nclear r1c6 up\n");
    assert!(out.contains("\nThe upper side of r1c6: path\n"), "{out}");
    assert!(out.contains("One entry is wrong: the upper side of r1c6.\n"), "{out}");
    assert!(
        out.contains("The path does not cross the upper side of r1c6. Suppose it did:"),
        "{out}"
    );
    assert!(out.contains("So the path cannot pass r2c6 any more.\n"), "{out}");
}

/// Whether a token is a word of a language, and not a place, a number or a word of the puzzle.
fn is_word(word: &str) -> bool {
    let word = word.trim_matches(|c: char| !c.is_alphanumeric());
    word.chars().count() > 2 && word.chars().all(|c| c.is_alphabetic() && !c.is_uppercase())
}

#[test]
fn puzzles_of_past_days_are_opened_in_lines() {
    let home = Home::new();
    let out = answers(&home, First::Menu, "daily cirth easy 2026-11-10\nid\nnotes\nquit\n");
    let other = answers(&home, First::Menu, "daily cirth easy\nid\nquit\n");
    assert_ne!(out.lines().nth(2), other.lines().nth(2));
    let again = answers(&home, First::Menu, "daily cirth easy 2026-11-10\nid\n");
    assert_eq!(out.lines().nth(2), again.lines().nth(2), "it is gone on with");
}

/// What a line asks for and cannot have is said, and a value is known by itself where it is that of
/// one parameter only.
#[test]
fn wishes_for_a_game_are_understood_or_refused() {
    let home = Home::new();
    let input = "daily cirth tomorrow\ndaily cirth 2026-11-16\nopen cirth:12....3..\nr1c3 3\ncontinue 9\n\
                 new gogen golden\nnew sudoku yes\n";
    let out = answers(&home, First::Menu, input);
    let lines: Vec<&str> = out.lines().skip(1).collect();
    assert!(lines[0].ends_with("extreme, or a day such as 2026-11-15"), "{out}");
    assert_eq!(lines[1], "2026-11-16 is still to come: expected a day up to 2026-11-15");
    assert_eq!(lines[4], "9: expected the number of a game, from 1 to 1; games lists them");
    assert!(lines[5].ends_with("0 of 24 done."), "a golden puzzle gives one letter: {out}");
    assert!(lines[6].starts_with("yes: expected one of classic"), "{out}");
}

/// Signs between rows have the same names in the list of clues as in hints.
#[test]
fn signs_have_the_names_that_hints_use() {
    let recipe = "futoshiki@1#1";
    let home = Home::new();
    let out = answers(&home, First::Open(recipe.to_owned(), None), "clues\nquit\n");
    let n_signs = puzzle(recipe).clues().iter().filter(|clue| clue.kind == "sign").count();
    let is_named = |line: &&str| line.starts_with('r') && line.contains(['<', '>']);
    assert!(n_signs > 0);
    assert_eq!(out.lines().filter(is_named).count(), n_signs, "{out}");
}
