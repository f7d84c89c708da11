//! Tests each verb from the command line.

use crate::run::{Folder, answer, feed, program, run};
use serde_json::Value as Json;

/// A puzzle of order 3 with one solution, and that solution.
const BOARD: &str = "12....3..";
const SOLUTION: &str = "123231312";

fn json(words: &str) -> Json {
    let run = run(words);
    serde_json::from_str(&run.out).unwrap_or_else(|error| panic!("{words}: {error}: {run:?}"))
}

#[test]
fn no_verb_in_a_pipe_makes_a_puzzle_that_can_be_solved() {
    let run = run("");
    assert_eq!((run.code, run.err.lines().count()), (0, 1));
    for word in ["easy", "sudoku, cirth", "--help"] {
        assert!(run.err.contains(word), "{}", run.err);
    }
    assert!(run.out.starts_with("# sudoku/level=easy@1#"), "{}", run.out);
    assert_eq!(feed("solve --format line", run.out).code, 0);
}

#[test]
fn generate_names_its_recipe_and_keeps_to_it() {
    let text = answer("generate cirth --size 5 --seed 42");
    let (comment, board) = text.split_once('\n').expect("two parts");
    assert_eq!(comment, "# cirth/size=5@1#42");
    assert_eq!(answer("convert cirth/size=5@1#42"), board);
    assert_eq!(answer("generate --seed 42 cirth --size 5"), text);
    assert_eq!(answer("generate --size 4 --seed 42"), answer("generate sudoku --size 4 --seed 42"));
    assert_eq!(answer("generate Latin --size 5 --seed 42"), text);
}

#[test]
fn generate_separates_puzzles_and_numbers_them() {
    let text = answer("generate cirth --size 4 --seed 1 -n 3");
    let puzzles: Vec<&str> = text.split("\n\n").collect();
    assert_eq!(puzzles.len(), 3);
    assert!(puzzles[2].starts_with("# cirth/size=4@1#1.2\n"));
    for puzzle in puzzles {
        assert_eq!(feed("solve --format line", puzzle).code, 0);
    }
}

#[test]
fn a_random_seed_is_printed_where_the_puzzle_does_not_show_it() {
    let made = run("generate --size 4 --format line");
    let seed = made.err.trim().strip_prefix("gridwright: seed ").expect("it is shown");
    assert_eq!(answer(&format!("generate --size 4 --format line --seed {seed}")), made.out);
    assert_eq!(run("generate --size 4").err, "");
}

#[test]
fn stats_speak_of_everything_on_standard_error() {
    let made = run("generate cirth --size 5 --seed 1 -n 6 --stats --format line");
    assert_eq!(made.out.lines().count(), 6);
    for word in ["6 of 6", "a second", "slowest", "attempts", "clues", "phase", "level"] {
        assert!(made.err.contains(word), "{word}: {}", made.err);
    }
    let rated = run("generate cirth --size 5 --seed 1 --stats --format jsonl");
    let object: Json = serde_json::from_str(&rated.out).expect("an object");
    assert_eq!(object["rating"]["profile"]["id"], "gridwright");
}

#[test]
fn solve_answers_with_the_solution() {
    assert_eq!(answer("solve 12....3.. --format line"), format!("{SOLUTION}\n"));
    assert_eq!(feed("solve", answer("convert 12....3..")).out, "cirth areas=none\n123\n231\n312\n");
    let several = run("solve cirth ......... --format line");
    assert_eq!((several.code, several.out.lines().count()), (1, 2));
    assert!(several.err.contains("first differ at r2c1"));
    let none = run("solve 11.......");
    assert_eq!((none.code, none.out.as_str()), (1, ""));
    let why = "the clues r1c1=1, r1c2=1 do not go together in row 1";
    assert_eq!(none.err, format!("gridwright: the puzzle has no solution; {why}\n"));
}

#[test]
fn solve_verbosely_still_reads_again() {
    let run = run("solve -v 12....3..");
    assert!(run.out.starts_with("# 1. Last cell: "), "{}", run.out);
    assert!(run.err.contains("search nodes"));
    assert_eq!(feed("check", run.out).out, "solved: every rule holds\n");
}

#[test]
fn count_prints_the_number_alone() {
    for (words, expected) in [
        ("count 12....3..", "1\n"),
        ("count cirth .........", "12\n"),
        ("count cirth ......... --limit 5", ">=5\n"),
        ("count cirth ......... --limit 0", "12\n"),
        ("count 11.......", "0\n"),
    ] {
        assert_eq!(answer(words), expected, "{words}");
    }
}

#[test]
fn check_names_rules_and_places() {
    for (board, code, expected) in [
        ("123231312", 0, "solved: every rule holds\n"),
        ("12....3..", 0, "no rule is broken, 3 of 9 filled; one solution is left\n"),
        (".........", 1, "no rule is broken, 0 of 9 filled; several solutions are left\n"),
        ("1...1.2.3", 1, "no rule is broken, 4 of 9 filled; no solution is left\n"),
        ("1..1..2.2", 1, "row 3: r3c1=2, r3c3=2\ncolumn 1: r1c1=1, r2c1=1\n"),
    ] {
        let run = run(&format!("check cirth {board}"));
        assert_eq!((run.code, run.out.as_str()), (code, expected), "{board}");
    }
    assert_eq!(run("check cirth 1..1..... --format line").out, "broken\n");
}

#[test]
fn explain_numbers_its_steps_and_ends_honestly() {
    let text = answer("explain 12....3..");
    assert!(text.starts_with("1. Last cell: r2c1 is the only empty cell of column 1."), "{text}");
    assert!(text.contains(" So r2c1 is 2.\n"));
    assert!(text.ends_with("solved in 6 steps\n"));
    let boards = answer("explain 12....3.. --boards");
    assert!(boards.contains("\ncirth areas=none\n12.\n2..\n3..\n"), "{boards}");
    let contradiction = run("explain 11.......");
    assert_eq!(contradiction.code, 1);
    assert!(contradiction.out.starts_with("contradiction after 0 steps"));
    let several = run("explain .........");
    assert_eq!(several.code, 1);
    assert!(several.out.ends_with("9 still open: the puzzle has more than one solution\n"));
    let stuck = run("explain cirth/size=17,depth=exact@1#1");
    assert_eq!(stuck.code, 1);
    assert!(stuck.out.ends_with("there is one solution, but from here it needs trial\n"));
    assert!(answer("explain 12....3.. --format line").ends_with("\nsolved\n"));
}

#[test]
fn hint_tells_as_much_as_asked() {
    let lines: Vec<usize> =
        (1..=3).map(|n| answer(&format!("hint {BOARD} --stage {n}")).lines().count()).collect();
    assert_eq!(lines, [1, 2, 3]);
    assert!(answer("hint 12....3.. --stage 1").starts_with("where Last cell: look at column 1."));
    assert!(answer("hint 12....3..").ends_with("move  So r2c1 is 2.\n"));
    assert_eq!(answer("hint 123231312"), "Solved already.\n");
    let broken = run("hint cirth 11.......");
    assert_eq!(
        (broken.code, broken.out.as_str()),
        (1, "Rules are broken: row 1.\nrow 1: r1c1=1, r1c2=1\n")
    );
    let none = run("hint cirth 1...1.2.3");
    assert_eq!((none.code, none.out.as_str()), (1, "The puzzle has no solution.\n"));
}

#[test]
fn rate_has_seven_columns() {
    let line = answer("rate 12....3.. --format tsv");
    assert_eq!(line, "12....3..\t1.5\t1.0\t1.0\thidden-single\t65\teasy\n");
    let text = answer("rate 12....3..");
    for word in ["easy", "ER 1.5, EP 1.0, ED 1.0", "Hidden single", "65", "gridwright 1"] {
        assert!(text.contains(word), "{word}: {text}");
    }
    let several = run("rate cirth .........");
    assert_eq!(several.code, 1);
    assert_eq!(several.err, "gridwright: no rating: the puzzle has more than one solution\n");
}

#[test]
fn minimise_keeps_the_solution() {
    let full = "minimise cirth 123231312 --format line";
    let least = run(full);
    assert_eq!(least.code, 0);
    assert!(least.err.contains("of 9 clues were taken away"), "{}", least.err);
    let line = least.out.trim();
    assert_eq!(answer(&format!("solve cirth {line} --format line")), format!("{SOLUTION}\n"));
    assert_eq!(answer(&format!("minimise cirth {line} --format line")), least.out);
    let clues = |words: &str| answer(words).chars().filter(char::is_ascii_digit).count();
    assert_eq!(clues(&format!("{full} --clues 6")), 6);
    assert!(clues(&format!("{full} --keep logic")) >= clues(full));
    assert!(clues(&format!("{full} --keep easy")) >= clues(full));
    assert_eq!(run("minimise cirth .........").code, 1);
}

#[test]
fn reduce_comes_before_the_verb() {
    let reduced = run("convert -r cirth 123231312 --format line");
    let clues = reduced.out.chars().filter(char::is_ascii_digit).count();
    assert!(clues < 9, "{reduced:?}");
    assert!(reduced.err.contains("of 9 clues were taken away"));
    assert_eq!(answer("solve -r 123231312 --format line"), format!("{SOLUTION}\n"));
    let several = run("count -r cirth .........");
    assert_eq!(several.out, "12\n");
    assert!(several.err.contains("nothing was taken away: the puzzle has more than one solution"));
}

#[test]
fn convert_writes_every_form_and_reads_it_back() {
    let id = "cirth/size=5,areas=distinct@1#3";
    let text = answer(&format!("convert {id}"));
    for format in ["text", "line", "json", "jsonl"] {
        let other = answer(&format!("convert {id} --format {format}"));
        let back = feed("convert cirth", &other);
        assert_eq!((back.code, back.out), (0, text.clone()), "{format}");
    }
}

#[test]
fn show_draws_only_when_asked_or_watched() {
    let id = "cirth/size=4@1#42";
    let plain = answer(&format!("show {id}"));
    assert_eq!(plain, answer(&format!("convert {id}")));
    let ascii = answer(&format!("show {id} --ascii"));
    assert!(ascii.is_ascii() && ascii.starts_with("+---+"), "{ascii}");
    let picture = answer(&format!("show {id} --picture"));
    assert!(picture.starts_with('┏') && !picture.contains('\x1b'), "{picture}");
    assert!(picture.contains("cirth/size=4@1#42, 5 clues, easy"), "{picture}");
    assert!(answer(&format!("show {id} --color always")).contains('\x1b'));
    assert!(answer(&format!("show {id} --symbols runes")).contains('ᚠ'));
    assert!(!answer(&format!("show {id} --symbols runes --ascii")).contains('ᚠ'));
    assert!(answer(&format!("show {id} --notes")).starts_with('┏'));
    let solved = answer(&format!("show {id} --solution --ascii"));
    assert!(!solved.lines().any(|line| line.starts_with('|') && line.contains('.')), "{solved}");
}

#[test]
fn families_tell_what_there_is() {
    assert!(answer("families").starts_with("sudoku"));
    assert!(answer("families --format line").lines().any(|line| line == "cirth"));
    let page = answer("families latin");
    for word in ["Rules", "--size 3 to 50 (default: 9)", "runes", "hidden-single", "1.5", "easy"] {
        assert!(page.contains(word), "{word}: {page}");
    }
}

#[test]
fn every_verb_answers_in_versioned_json() {
    for words in [
        "generate --size 4 --seed 1 --json",
        "solve 12....3.. --json",
        "count 12....3.. --json",
        "check 12....3.. --json",
        "explain 12....3.. --json",
        "hint 12....3.. --json",
        "rate 12....3.. --json",
        "minimise 12....3.. --json",
        "convert 12....3.. --json",
        "show 12....3.. --solution --json",
        "families --json",
        "doctor --json",
        "completions bash --json",
        "man solve --json",
    ] {
        let object = json(words);
        assert_eq!(object["format"], "gridwright", "{words}");
        assert_eq!(object["version"], 1, "{words}");
        assert!(object["outcome"].is_string(), "{words}");
        let compact = answer(&words.replace("--json", "--format jsonl"));
        assert_eq!(compact.lines().count(), 1, "{words}");
    }
    let several = answer("generate --size 4 --seed 1 -n 3 --json");
    let several: Vec<Json> =
        several.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert_eq!(several.len(), 3);
    assert_eq!(several[1]["recipe"], "sudoku/size=4@1#1.1");
    assert_eq!(json("solve 12....3.. --json")["solution"], SOLUTION);
    assert_eq!(json("solve .........  --json")["differ_at"], "r2c1");
    assert_eq!(json("count ......... --json --limit 5")["outcome"], "limit");
    assert_eq!(json("explain 12....3.. --json")["steps"][0]["move"], "r2c1=2");
    assert_eq!(json("check 11....... --json")["violations"][0]["name"], "row 1");
}

#[test]
fn completions_and_manual_are_whole() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = answer(&format!("completions {shell}"));
        assert!(script.contains("GRIDWRIGHT_COMPLETE"), "{shell}: {script}");
    }
    let manual = answer("man");
    for verb in ["generate", "solve", "families", "generate-cirth"] {
        assert!(manual.contains(&format!(".TH gridwright-{verb} 1")), "{verb}");
    }
    assert!(manual.contains("EXIT CODES"));
    assert_eq!(answer("man solve").matches(".TH").count(), 1);
}

#[test]
fn help_explains_and_gives_examples() {
    let help = answer("--help");
    for word in ["Exit codes:", "Ids:", "sudoku@1#42", "Stable for scripts:"] {
        assert!(help.contains(word), "{word}");
    }
    for verb in
        "generate solve count check verify explain hint rate verify-proof minimise convert show"
            .split(' ')
    {
        assert!(answer(&format!("{verb} --help")).contains("Examples:"), "{verb}");
    }
    assert!(answer("generate cirth --help").contains("3 to 50"));
    assert!(answer("--version").starts_with("gridwright "));
}

#[test]
fn a_puzzle_comes_from_anywhere() {
    let folder = Folder::new();
    let file = folder.file("board.txt", "12.\n...\n3..\n");
    for words in [
        format!("solve {file}"),
        format!("solve cirth {file}"),
        format!("solve -f {file}"),
        format!("solve cirth -f {file}"),
        "solve cirth:12....3..".to_owned(),
        "solve cirth 12....3..".to_owned(),
        "solve cirth/size=3,areas=none:12....3..".to_owned(),
    ] {
        assert_eq!(answer(&format!("{words} --format line")), format!("{SOLUTION}\n"), "{words}");
    }
    for words in ["solve", "solve -", "solve cirth", "solve cirth -", "solve -f -"] {
        let run = feed(&format!("{words} --format line"), BOARD);
        assert_eq!(run.out, format!("{SOLUTION}\n"), "{words}");
    }
}

/// An existing file takes precedence over a board in one line.
#[test]
fn a_file_wins_over_a_board() {
    let folder = Folder::new();
    folder.file(BOARD, "123231...");
    let mut command = program();
    command.args(["convert", BOARD, "--format", "line"]).current_dir(folder.path("."));
    let run = crate::run::of(command.output().expect("the program runs"));
    assert_eq!(run.out, "123231...\n");
}

#[test]
fn steps_are_listed_easiest_first_in_any_language() {
    let text = answer("steps 12....3.. --most 2");
    assert_eq!(text.lines().count(), 2, "{text}");
    assert!(
        text.starts_with("1. Last cell (1.0): column 1 lacks only 2, in r2c1 r2c1=2\n"),
        "{text}"
    );
    assert!(answer("steps 12....3.. --language de").starts_with("1. Letztes Feld (1.0): "));
    assert_eq!(answer("steps 123231312"), "Solved already.\n");
    let wrong = run("steps 12....3.. --position r2c1=1");
    assert_eq!(wrong.code, 1, "{wrong:?}");
}

#[test]
fn an_explanation_starts_where_the_player_is_without_mistakes() {
    let text = answer("explain 12....3.. --position r2c1=3");
    assert!(text.starts_with("r2c1 is wrong and is left out.\n1. "), "{text}");
    assert!(text.ends_with("solved in 6 steps\n"), "{text}");
    let german = answer("explain 12....3.. --position r2c1=3 --language de");
    assert!(
        german.starts_with("r2c1 ist falsch und wird nicht beachtet.\n1. Letztes Feld: "),
        "{german}"
    );
}

#[test]
fn minimise_lists_the_cages_it_joins() {
    let killer = "sudoku:................/cages=1r1c1,2r1c2,3r1c3,4r1c4,3r2c1,4r2c2,1r2c3,2r2c4,\
                  2r3c1,1r3c2,4r3c3,3r3c4,4r4c1,3r4c2,2r4c3,1r4c4";
    let shown = run(&format!("minimise {killer} --format line"));
    assert_eq!(shown.code, 0, "{shown:?}");
    assert!(shown.err.contains("joined: 2@r1c2 + 3@r1c3 + 1@r2c3 = 6@r1c2\n"), "{}", shown.err);
    let answer = answer(&format!("minimise {killer} --json"));
    let answer: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
    let joined = answer["joined"].as_array().expect("a list");
    assert_eq!((joined.len(), &answer["figures"]["joined"]), (5, &9.into()));
    assert_eq!(joined[0]["clue"]["id"], "6@r1c2");
    assert_eq!(joined[0]["clue"]["sites"], serde_json::json!(["r1c2", "r1c3", "r2c3"]));
    let parts = joined[0]["parts"].as_array().expect("a list");
    let names: Vec<&str> = parts.iter().filter_map(|part| part["id"].as_str()).collect();
    assert_eq!(names, ["2@r1c2", "3@r1c3", "1@r2c3"]);
}

/// `steps`, `hint` and `explain` accept the position of a lesson.
#[test]
fn positions_of_techniques_are_read_by_every_verb_that_takes_one() {
    let mut n_read = 0;
    for name in ["naked-single", "hidden-single", "naked-pair", "cell-full", "last-cell"] {
        let shown = run(&format!("technique {name} --json"));
        if shown.code != 0 {
            continue;
        }
        let lesson: serde_json::Value = serde_json::from_str(&shown.out).expect("JSON");
        for example in lesson["techniques"][0]["examples"].as_array().into_iter().flatten() {
            let text = |member: &str| example[member].as_str().expect("a text").to_owned();
            let (puzzle, position, profile) = (text("puzzle"), text("position"), text("profile"));
            for verb in ["steps", "hint", "explain"] {
                let words =
                    [verb, &puzzle, "--position", &position, "--profile", &profile, "--json"];
                let output = program().args(words).output().expect("the program runs");
                let out = String::from_utf8(output.stdout).expect("text");
                let found: serde_json::Value = serde_json::from_str(&out).expect("JSON");
                assert_ne!(found["verb"], "error", "{verb} {puzzle} {position}: {out}");
                if verb == "steps" {
                    let steps = found["steps"].as_array().expect("a list");
                    let is_it =
                        |step: &serde_json::Value| step["effects"] == example["step"]["effects"];
                    assert!(steps.iter().any(is_it), "{name}: {puzzle} {position}");
                }
                n_read += 1;
            }
        }
    }
    assert!(n_read >= 20, "{n_read}");
}

#[test]
fn a_saved_game_ends_where_the_next_puzzle_of_a_batch_starts() {
    let text = "gridwright-game 1\ncirth:12....3..\nmove r1c3=3\nat 1\ncirth:1232.....\n";
    let run = feed("solve --batch - --format line", text);
    assert_eq!(run.out, "123231312\n123231312\n", "{}", run.err);
    let run = feed("solve --batch - --format line", format!("{text}{text}"));
    assert_eq!(run.out.lines().count(), 4, "{}", run.out);
}

#[test]
fn requests_with_a_slip_name_what_was_meant() {
    for (request, meant) in [
        (r#"{"verb":"slove","puzzle":"cirth:12....3.."}"#, "solve"),
        (r#"{"verb":"solve","puzle":"cirth:12....3.."}"#, "puzzle"),
        (r#"{"verb":"hint","puzzle":"cirth:12....3..","profil":"gridwright"}"#, "profile"),
        (r#"{"verb":"show","puzzle":"cirth:12....3..","picture":{"as":"svgg"}}"#, "svg"),
    ] {
        let output = program().args(["ask", request]).output().expect("the program runs");
        let answer = String::from_utf8(output.stdout).expect("text");
        assert!(answer.contains(&format!("; did you mean {meant}?")), "{request}: {answer}");
    }
}
