//! After a fault at any step, a file has either its old or its new content.
#![cfg(feature = "faults")]

use std::fs;
use std::io::Write as _;

use gridwright_files::faults::{calm, every_fault};
use gridwright_files::{Unfinished, append, replace};

#[test]
fn a_replaced_file_is_the_old_one_or_the_new_one() {
    let n_faults = every_fault(|fault| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "old").unwrap();
        let results = [replace(&path, b"the first"), replace(&path, b"the second")];
        calm();
        let text = fs::read_to_string(&path).unwrap();
        let confirmed = match &results {
            [_, Ok(())] => "the second",
            [Ok(()), Err(_)] => "the first",
            [Err(_), Err(_)] => "old",
        };
        let whole = ["old", "the first", "the second"];
        let (at, least) =
            (whole.iter().position(|w| *w == text), whole.iter().position(|w| *w == confirmed));
        assert!(at >= least, "{fault}: {text:?}, {confirmed:?} was confirmed");
    });
    assert!(n_faults > 40, "{n_faults}");
}

#[test]
fn a_file_in_many_writes_is_there_whole_or_not_at_all() {
    every_fault(|fault| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let written = Unfinished::beside(&path).and_then(|mut file| {
            for _ in 0..5 {
                file.write_all(b"0123456789")?;
            }
            file.finish()
        });
        calm();
        let length = fs::read(&path).map(|bytes| bytes.len()).ok();
        assert!(
            length == Some(50) || (written.is_err() && length.is_none()),
            "{fault}: {length:?}"
        );
    });
}

#[test]
fn added_lines_are_there_once_confirmed_and_never_cost_another() {
    every_fault(|fault| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log");
        fs::write(&path, "line 0\n").unwrap();
        let lines = ["line 1", "line 2", "line 3"];
        let kept: Vec<bool> = lines.iter().map(|line| append(&path, line).is_ok()).collect();
        calm();
        append(&path, "line 4").unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let has = |line: &str| text.lines().any(|other| other == line);
        assert!(has("line 0") && has("line 4"), "{fault}: {text:?}");
        for (line, kept) in lines.iter().zip(kept) {
            assert!(has(line) || !kept, "{fault}: {line} was confirmed: {text:?}");
        }
    });
}
