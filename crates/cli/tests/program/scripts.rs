//! Tests guarantees for scripts: one answer per line, in order, the same on any number of threads.

use crate::run::{Folder, answer, feed, run};

#[test]
fn any_number_of_threads_writes_the_same_bytes() {
    for words in [
        "generate cirth --size 6 -n 60 --seed 9 --format line",
        "generate cirth --size 6 -n 60 --seed 9",
        "generate cirth --size 6 -n 60 --seed 9 --json",
        "generate cirth --size 5 -n 60 --seed 9 --format jsonl --areas distinct",
    ] {
        let alone = answer(&format!("{words} --threads 1"));
        for threads in [2, 4] {
            assert_eq!(answer(&format!("{words} --threads {threads}")), alone, "{words}");
        }
    }
}

#[test]
fn a_batch_answers_in_order_on_any_number_of_threads() {
    let puzzles = answer("generate cirth --size 6 -n 200 --seed 3 --format line");
    assert_eq!(puzzles.lines().count(), 200);
    for verb in ["solve", "count", "rate", "convert"] {
        let alone = feed(&format!("{verb} cirth --batch - --threads 1"), &puzzles);
        assert_eq!((alone.code, alone.out.lines().count()), (0, 200), "{verb}");
        for threads in [2, 4] {
            let more = feed(&format!("{verb} --batch - --threads {threads}"), &puzzles);
            assert_eq!(more.out, alone.out, "{verb}");
        }
    }
    let solved = feed("solve --batch -", &puzzles);
    for (puzzle, solution) in puzzles.lines().zip(solved.out.lines()).step_by(40) {
        let one = answer(&format!("solve cirth {puzzle} --format line"));
        assert_eq!(one, format!("{solution}\n"));
    }
    let rated = feed("rate --batch - --profile gridwright --format tsv", &puzzles);
    for (puzzle, line) in puzzles.lines().zip(rated.out.lines()) {
        let columns: Vec<&str> = line.split('\t').collect();
        assert_eq!((columns.len(), columns[0]), (7, puzzle));
    }
}

#[test]
fn a_batch_gives_every_line_one_answer() {
    let lines = "12....3..\n\n# a comment\nhello\n.........\n11.......\ncirth/size=3@1#1\n";
    let folder = Folder::new();
    let file = folder.file("lines.txt", lines);
    let solved = run(&format!("solve cirth --batch {file}"));
    let answers: Vec<&str> = solved.out.lines().collect();
    assert_eq!(answers.len(), 5, "{solved:?}");
    assert_eq!(answers[0], "123231312");
    assert!(answers[1].starts_with("error\tline 4, column "), "{}", answers[1]);
    assert_eq!(&answers[2..4], ["several", "none"]);
    assert_eq!(solved.code, 2);
    assert_eq!(solved.err, "gridwright: 1 of 5 lines was refused\n");

    let counted = run(&format!("count cirth --batch {file} --limit 3"));
    assert_eq!(counted.out.lines().collect::<Vec<_>>()[2..], [">=3", "0", "1"]);

    let rated = run(&format!("rate cirth --batch {file}"));
    let rated: Vec<&str> = rated.out.lines().collect();
    assert_eq!(rated[2], ".........\t-\t-\t-\tseveral\t-\t-");
    assert_eq!(rated[3], "11.......\t-\t-\t-\tnone\t-\t-");

    let objects = run(&format!("solve cirth --batch {file} --format jsonl"));
    let objects: Vec<serde_json::Value> =
        objects.out.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let outcomes: Vec<&str> =
        objects.iter().map(|object| object["outcome"].as_str().expect("an outcome")).collect();
    assert_eq!(outcomes, ["unique", "error", "several", "none", "unique"]);
    let error = &objects[1];
    assert_eq!((&error["verb"], &error["code"]), (&"error".into(), &"bad-puzzle".into()));
    assert_eq!(error["line"], 4, "{error}");
    assert!(error["column"].is_u64(), "{error}");
}

#[test]
fn a_batch_of_good_lines_has_the_exit_code_of_the_worst_answer() {
    for (lines, code) in
        [("12....3..\n", 0), ("12....3..\n.........\n", 1), ("", 0), ("# nothing\n\n", 0)]
    {
        assert_eq!(feed("solve cirth --batch -", lines).code, code, "{lines:?}");
    }
    let spent = feed("count cirth --batch - --nodes 1 --limit 0", ".........\n");
    assert_eq!(spent.code, 3, "{spent:?}");
}

#[test]
fn a_batch_reads_what_generate_writes() {
    let objects = answer("generate cirth --size 5 -n 20 --seed 8 --format jsonl");
    let lines = answer("generate cirth --size 5 -n 20 --seed 8 --format line");
    let converted = feed("convert --batch -", &objects);
    assert_eq!((converted.code, converted.out), (0, lines.clone()));
    let back = feed("convert --batch - --format jsonl", &lines);
    assert_eq!(feed("convert --batch -", back.out).out, lines);
}

#[test]
fn a_puzzle_survives_the_pipe() {
    for seed in 1..6 {
        let words = format!("generate cirth --size 7 --areas distinct --seed {seed}");
        let puzzle = answer(&words);
        let solved = feed("solve", &puzzle);
        assert_eq!(solved.code, 0);
        assert_eq!(feed("check", &solved.out).out, "solved: every rule holds\n");
        assert_eq!(feed("count", &puzzle).out, "1\n");
    }
}

#[test]
fn batches_write_lines_only() {
    let run = feed("solve --batch - --format text", "12....3..\n");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("expected --format line or jsonl"), "{}", run.err);
}

/// The program serves all families alike, so its source names none of them.
#[test]
fn the_front_end_names_no_family() {
    fn visit(folder: &std::path::Path, names: &[&str]) {
        for entry in std::fs::read_dir(folder).expect("the source is there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                visit(&path, names);
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("source is text").to_lowercase();
            let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '-');
            let named = words.find(|word| names.contains(word));
            assert_eq!(named, None, "{}", path.display());
        }
    }
    let infos = gridwright::FAMILIES.iter().map(|family| family.info());
    let names: Vec<&str> =
        infos.flat_map(|info| info.aliases.iter().copied().chain([info.id])).collect();
    visit(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &names);
}
