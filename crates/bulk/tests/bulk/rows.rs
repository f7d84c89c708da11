//! Tests the content of rows, and the page about them.

use std::fs;

use serde_json::json;

use crate::run::Folder;

#[test]
fn rows_say_what_was_asked_for() {
    let folder = Folder::new();
    let plan = "seed = 3\nrate = ['gridwright', 'hodoku-2.2']\ntrace = true\nlanguage = 'de'\n\
                [[set]]\nfamily = 'sudoku'\nparams = 'symmetry=rotate180'\ncount = 3\n\
                [[set]]\nfamily = 'gogen'\ncount = 2\n[[set]]\nfamily = 'alcazar'\ncount = 2\n\
                [[set]]\nfamily = 'futoshiki'\ncount = 2\n\
                [[set]]\nfamily = 'cirth'\ncount = 1\nrate = false\n";
    fs::write(folder.path("plan.toml"), plan).expect("writable");
    folder.done("plan.toml -o data -q");
    let mut rows = folder.rows("data");
    assert_eq!(rows.len(), 10);
    let plain = rows.pop().expect("the last");
    assert_eq!((&plain["family"], &plain["ratings"]), (&json!("cirth"), &json!([])));
    assert!(plain["minimal"].is_null() && plain["nodes"].is_null() && plain["trace"].is_null());
    let sudoku = &rows[1];
    assert_eq!(sudoku["id"], "sudoku/symmetry=rotate180@1#3.1");
    assert_eq!((&sudoku["symmetry"], &sudoku["split"]), (&json!("rotate180"), &json!("data")));
    assert_eq!(sudoku["puzzle"].as_str().map(str::len), Some(81));
    assert_eq!(sudoku["solution"].as_str().map(str::len), Some(81));
    let clues = sudoku["puzzle"].as_str().expect("a line").chars().filter(|&c| c != '.').count();
    assert_eq!(sudoku["clues"], clues);
    assert!(sudoku["minimal"].is_boolean() && sudoku["nodes"].is_u64());
    assert_eq!(sudoku["ratings"][0]["profile"], "gridwright");
    assert_eq!(sudoku["ratings"][1]["profile"], "hodoku-2.2");
    let (trace, counts) = (sudoku["trace"].as_array(), sudoku["techniques"].as_array());
    let (trace, counts) = (trace.expect("steps"), counts.expect("counts"));
    let counted: u64 = counts.iter().filter_map(|count| count["count"].as_u64()).sum();
    assert_eq!(trace.len() as u64, counted);
    let text = trace[0]["text"].as_str().expect("a sentence");
    assert!(text.contains("Zeile") || text.contains("Spalte") || text.contains("Block"), "{text}");
    assert!(trace[0]["move"].as_str().is_some_and(|moves| moves.starts_with('r')));
    for row in &rows {
        assert_ne!(row["canonical"], "", "{row}");
        assert_ne!(row["ratings"], json!([]), "{row}");
    }
    folder.done("merge data --verify");
}

#[test]
fn flags_are_a_plan_too() {
    let folder = Folder::new();
    let file = "seed = 4\npart-rows = 5\n[splits]\ntrain = 0.5\ntest = 0.5\n\
                [[set]]\nfamily = 'cirth'\nparams = 'size=4'\ncount = 12\n";
    fs::write(folder.path("plan.toml"), file).expect("writable");
    folder.done("plan.toml -o one -q");
    folder.done(
        "--set 12xcirth/size=4 --seed 4 --part-rows 5 --split test=0.5,train=0.5 -o other -q",
    );
    crate::run::assert_same(&folder.tree("one"), &folder.tree("other"));
    for (text, why) in [
        ("seed = 'x'\n", "seed"),
        ("colour = 1\n", "colour"),
        ("[[set]]\nfamily = 'cirth'\n", "count"),
        ("[splits]\na = 2\n[[set]]\nfamily = 'cirth'\ncount = 1\n", "add up to 1"),
    ] {
        fs::write(folder.path("bad.toml"), text).expect("writable");
        let run = folder.run("bad.toml -o bad");
        assert_eq!(run.code, 2, "{text}: {run:?}");
        assert!(
            run.err.starts_with("gridwright: bad.toml: ") && run.err.contains(why),
            "{}",
            run.err
        );
    }
}

#[test]
fn the_page_stands_alone_and_has_its_plots() {
    let folder = Folder::new();
    folder.done("--set 30xcirth/size=4 --set 5xsudoku --seed 2 --rate -o data -q");
    let page = fs::read_to_string(folder.path("data/index.html")).expect("a page");
    for part in
        ["Clues", "Rating of the hardest step", "Rows that use a technique", "Time to make a row"]
    {
        assert!(page.matches(part).count() >= 2, "{part}");
    }
    let manifest = folder.manifest("data");
    assert!(page.contains(manifest["rows_sha256"].as_str().expect("a hash")));
    let links = page.replace("http://www.w3.org/2000/svg", "");
    for outside in ["http:", "https:", "src=", "href=", "@import", "url("] {
        assert!(!links.contains(outside), "{outside}");
    }
}

#[test]
fn json_and_quiet_are_kept() {
    let folder = Folder::new();
    let out = folder.done("--set 8xcirth/size=4 -o data --json");
    let shown: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(shown, folder.manifest("data"));
    let wrong = folder.run("--set 8xchess -o other --json");
    let shown: serde_json::Value = serde_json::from_str(&wrong.out).expect("JSON");
    assert_eq!((wrong.code, &shown["outcome"], wrong.err.as_str()), (2, &json!("error"), ""));
}
