//! Tests habits from other tools: omitted verbs, files as other programs write them, the tab key.

use std::io::Write;
use std::process::Stdio;

use crate::run::{Folder, answer, feed, program, run};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Without a verb the program suggests a command, and `help` needs no hyphens.
#[test]
fn a_verb_that_is_left_out_is_reported() {
    let folder = Folder::new();
    let file = folder.file("p.txt", LINE);
    let link = "https://www.sudokuwiki.org/sudoku.htm?bd=".to_owned() + &LINE.replace('.', "0");
    for (word, said) in [
        (file.as_str(), "p.txt' plays it"),
        (LINE, "'gridwright solve PUZZLE' solves it"),
        (
            "cirth@1#1",
            "'gridwright solve cirth@1#1' solves it, 'gridwright play cirth@1#1' plays it",
        ),
        (&link, "'gridwright play PUZZLE' plays it"),
        ("sudoku", "'gridwright generate sudoku' makes a puzzle, 'gridwright play sudoku'"),
        ("easy", "'gridwright generate --level easy' makes such a puzzle"),
        ("samurai", "'gridwright generate sudoku --layout samurai' makes such a puzzle"),
    ] {
        let run = run(word);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{word}");
        assert!(run.err.contains("expected a verb before "), "{word}: {}", run.err);
        assert!(run.err.contains(said), "{word}: {}", run.err);
        assert!(run.err.len() < 250, "{}", run.err);
    }
    assert_eq!(answer("help"), answer("--help"));
    assert_eq!(answer("help solve"), answer("solve --help"));
    assert_eq!(answer("version"), answer("--version"));
}

#[test]
fn several_files_are_no_family() {
    let folder = Folder::new();
    let files: Vec<String> = ["a", "b", "c"].iter().map(|name| folder.file(name, LINE)).collect();
    for words in [files[..2].join(" "), files.join(" ")] {
        let run = run(&format!("solve {words}"));
        assert_eq!(run.code, 2);
        assert!(
            run.err.contains("expected one puzzle, found several files; -f FILE"),
            "{}",
            run.err
        );
    }
}

/// Editors, spreadsheets, programs and old systems write the same puzzle in different ways.
#[test]
fn boards_are_read_as_other_tools_leave_them() {
    let rows: Vec<&str> = (0..9).map(|row| &LINE[9 * row..9 * row + 9]).collect();
    let table = |between: &str| -> String {
        let cell = |c: char| if c == '.' { String::new() } else { c.to_string() };
        let row = |row: &&str| row.chars().map(cell).collect::<Vec<_>>().join(between);
        rows.iter().map(row).collect::<Vec<_>>().join("\n") + "\n"
    };
    let list = |empty: &str, mark: &str| -> String {
        let cell = |c: char| if c == '.' { empty.to_owned() } else { format!("{mark}{c}{mark}") };
        let row = |row: &&str| format!("[{}]", row.chars().map(cell).collect::<Vec<_>>().join(","));
        format!("[{}]", rows.iter().map(row).collect::<Vec<_>>().join(",\n "))
    };
    let bytes = |of: fn(u16) -> [u8; 2]| -> Vec<u8> {
        format!("\u{feff}{LINE}\r\n").encode_utf16().flat_map(of).collect()
    };
    let texts: [(&str, Vec<u8>); 15] = [
        ("no last line break", LINE.into()),
        ("a byte order mark", format!("\u{feff}{LINE}\n").into()),
        ("line breaks of Windows", (rows.join("\r\n") + "\r\n").into()),
        ("line breaks of old computers", (rows.join("\r") + "\r").into()),
        ("UTF-16", bytes(u16::to_le_bytes)),
        ("UTF-16 in the other order", bytes(u16::to_be_bytes)),
        ("quotation marks", format!("\"{LINE}\"\n").into()),
        ("a title", format!("Puzzle 1:\n{LINE}\n").into()),
        ("commas", table(",").into()),
        ("semicolons", table(";").into()),
        ("tabs", table("\t").into()),
        ("lists of numbers", list("0", "").into()),
        ("lists of texts", list("\".\"", "\"").into()),
        ("blanks in one line", LINE.replace('.', " ").into()),
        ("blanks in rows", rows.join("\n").replace('.', " ").into()),
    ];
    let solved = answer(&format!("solve {LINE} --format line"));
    let folder = Folder::new();
    for (what, bytes) in texts {
        let file = folder.file("puzzle", &bytes);
        let run = run(&format!("solve {file} --format line"));
        assert_eq!((run.code, &run.out), (0, &solved), "{what}: {}", run.err);
        if what == "blanks in rows" {
            continue;
        }
        let batch = feed("solve --batch - --format line", &bytes);
        assert_eq!((batch.code, &batch.out), (0, &solved), "{what}, in a batch: {}", batch.err);
    }
    for (bytes, said) in [
        (
            LINE.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>(),
            "found a zero byte at offset 1",
        ),
        (vec![0xff, 0xfe, 0x00, 0xd8], "found broken UTF-16"),
    ] {
        let file = folder.file("puzzle", &bytes);
        let run = run(&format!("solve {file}"));
        assert_eq!(run.code, 2);
        assert!(run.err.contains(said) && run.err.lines().count() == 1, "{}", run.err);
    }
}

/// Published lists of puzzles are read: with titles between boards, with solutions in tables, with
/// other line endings.
#[test]
fn published_lists_make_batches() {
    let rows = |line: &str| -> String {
        (0..9).map(|row| format!("{}\n", &line[9 * row..9 * row + 9])).collect()
    };
    let zeros = LINE.replace('.', "0");
    let solution = answer(&format!("solve {LINE} --format line"));
    let solution = solution.trim_end();
    for text in [
        format!("Grid 01\n{}Grid 02\n{}", rows(&zeros), rows(&zeros)),
        format!("quizzes,solutions\n{zeros},{solution}\n{zeros},{solution}\n"),
        format!("puzzle,solution\n{LINE},{solution}\n{LINE},{solution}"),
        format!(
            "id,puzzle,solution,clues,difficulty\n1,{LINE},{solution},30,1.2\n2,{LINE},{solution},30,0\n"
        ),
        format!("{LINE}\r{LINE}\r"),
        format!("\n{LINE}\n\n# a comment\n\n{LINE}"),
    ] {
        for verb in ["solve", "convert", "count"] {
            let run = feed(&format!("{verb} --batch -"), &text);
            assert_eq!((run.code, run.out.lines().count()), (0, 2), "{verb}: {text}: {}", run.out);
        }
    }
    let written = answer("generate sudoku -n 2 --seed 1 --to csv");
    assert!(written.starts_with("puzzle,solution\n"), "{written}");
    let lines = answer("generate sudoku -n 2 --seed 1 --format line");
    assert_eq!(feed("convert --batch -", &written).out, lines);
    // A row whose solution belongs to another puzzle is rejected.
    let other = solution.replace('5', "x").replace('6', "5").replace('x', "6");
    let wrong = feed("solve", format!("{LINE},{other}"));
    assert_eq!(wrong.code, 2);
    assert!(
        wrong.err.contains("expected a solution with the clues of the puzzle"),
        "{}",
        wrong.err
    );
}

/// A single count is as fast as a solution: both are answered in batches, which the last line of
/// the output shows.
#[test]
fn counting_many_lines_goes_the_fast_way() {
    for verb in ["solve", "count"] {
        let run = feed(&format!("{verb} --batch -"), LINE);
        assert!(run.err.contains("1 puzzle in ") && run.err.contains(" a second"), "{}", run.err);
    }
}

/// Boards with edges are described in words, not in the notation of moves.
#[test]
fn what_leaves_no_solution_is_reported_in_words() {
    let dead_end = "+---+---+\n|   |   |\n+   +---+\n|       |\n+---+   +\n";
    let run = feed("solve", dead_end);
    let said = "the path does not cross the upper side, the left side or the right side of r1c1, \
                which cannot be";
    assert!(run.err.contains(said), "{}", run.err);
    assert!(!run.err.contains('='), "{}", run.err);
}

/// Files are completed as puzzles, beside families and ids.
#[test]
fn completions_know_files() {
    let folder = Folder::new();
    folder.file("mine.sdk", "");
    for typed in ["solve mi", "play mi", "solve sudoku mi", "convert mi"] {
        let words: Vec<&str> = typed.split(' ').collect();
        let output = program()
            .current_dir(folder.path("."))
            .env("GRIDWRIGHT_COMPLETE", "fish")
            .env("_CLAP_COMPLETE_INDEX", words.len().to_string())
            .args(["--", "gridwright"])
            .args(&words)
            .output()
            .expect("the program runs");
        let run = crate::run::of(output);
        assert!(run.out.lines().any(|line| line.trim_end() == "mine.sdk"), "{typed}: {}", run.out);
    }
}

/// Completions in bash after it has read the script, requested as its line editor does.
#[cfg(unix)]
#[test]
fn bash_completes_what_is_typed() {
    let folder = Folder::new();
    folder.file("mine.sdk", "");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_gridwright"), folder.path("gridwright"))
        .unwrap();
    let script = r#"
        PATH=$PWD:$PATH; source <(gridwright completions bash) || exit 9
        complete -p gridwright >/dev/null || exit 8
        while read -r line; do
            read -ra COMP_WORDS <<< "$line"; COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_TYPE=9
            _clap_complete_gridwright gridwright "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}" 2>/dev/null
            echo "${COMPREPLY[*]}"
        done
    "#;
    let mut command = std::process::Command::new("bash");
    command.args(["--norc", "-c", script]).current_dir(folder.path("."));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let Ok(mut child) = command.spawn() else { return };
    let typed = "gridwright gene\ngridwright solve mi\ngridwright technique x-w\ngridwright convert --to f-\n\
                 gridwright generate sudoku --level ex\n";
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let run = crate::run::of(child.wait_with_output().unwrap());
    assert_eq!(run.code, 0, "{}", run.err);
    let found: Vec<&str> = run.out.lines().map(str::trim).collect();
    assert_eq!(found[..4], ["generate", "mine.sdk", "x-wing", "f-puzzles"], "{}", run.out);
    assert!(found[4].contains("expert") && found[4].contains("extreme"), "{}", run.out);
}
