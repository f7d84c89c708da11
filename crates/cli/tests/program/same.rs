//! The command line gives the same answers as every other front end.

use crate::run::{feed, run};
use crate::table;

#[test]
fn answers_to_words_are_those_of_the_table() {
    let mut asked = 0;
    for row in table::rows() {
        let Some(args) = &row.args else {
            assert!(row.no_words.is_some(), "{}: no words, and no reason why", row.request);
            continue;
        };
        let words = format!("{args} --format jsonl");
        let run = row.input.as_ref().map_or_else(|| run(&words), |input| feed(&words, input));
        // The command line adds the name of the input that an error is about.
        let mut out = run.out;
        for name in ["argument", "Argument", "standard input"] {
            out = out.replacen(&format!("\"detail\":\"{name}: "), "\"detail\":\"", 1);
        }
        assert_eq!(out.trim_end(), row.answer, "gridwright {args}, for {}", row.request);
        asked += 1;
    }
    assert!(asked > 110, "{asked}");
}

#[test]
fn answers_to_requests_are_those_of_the_table() {
    let is_error = |row: &table::Row| row.answer.contains("\"verb\":\"error\"");
    let (refused, answered): (Vec<_>, Vec<_>) = table::rows().into_iter().partition(is_error);
    let requests: String = answered.iter().map(|row| format!("{}\n", row.request)).collect();
    let run = feed("ask --batch - --seconds 0", &requests);
    assert_eq!(run.out.lines().count(), answered.len(), "{}", run.err);
    for (answer, row) in run.out.lines().zip(&answered) {
        assert_eq!(answer, row.answer, "{}", row.request);
    }
    // In a batch, an error has the number of its line.
    for row in &refused {
        let run = feed("ask", &row.request);
        assert_eq!(run.out.trim_end(), row.answer, "{}", row.request);
        assert!([2, 3].contains(&run.code) && run.err.is_empty(), "{}: {}", row.request, run.err);
    }
    assert!(refused.len() > 30 && answered.len() > 150);
}

#[test]
fn a_request_is_a_word_a_file_or_a_line_of_many() {
    let word = r#"ask {"verb":"count","puzzle":"cirth:........."}"#;
    let answer = "{\"format\":\"gridwright\",\"version\":1,\"verb\":\"count\",\"outcome\":\"exact\",\"family\":\"cirth\",\
                  \"id\":\"cirth/size=3,areas=none:.........\",\"count\":12}\n";
    let request = r#"{"verb": "count", "puzzle": "cirth:........."}"#;
    let folder = crate::run::Folder::new();
    let file = folder.file("request.json", request);
    assert_eq!(run(word).out, answer);
    assert_eq!(run(&format!("ask {file}")).out, answer);
    assert!(run(&format!("ask {file} --json")).out.contains("\n  \"count\": 12\n"));
    let missing = run("ask nosuch.json");
    assert!(missing.code == 2 && missing.err.contains("nosuch.json"), "{}", missing.err);
    let many = feed("ask --batch -", format!("{request}\n\n{{}}\n{request}\n"));
    let lines: Vec<&str> = many.out.lines().collect();
    assert_eq!((lines.len(), many.code), (3, 2), "{}", many.out);
    assert_eq!((lines[0], lines[2]), (answer.trim_end(), answer.trim_end()));
    assert!(
        lines[1].contains("\"code\":\"bad-request\"") && lines[1].contains("\"line\":3"),
        "{}",
        lines[1]
    );
}
