//! The command line answers what every other way to the engine answers.

use crate::run::run;
use crate::table;

#[test]
fn answers_are_those_of_the_table() {
    let mut asked = 0;
    for row in table::rows() {
        let Some(args) = &row.args else { continue };
        let run = run(&format!("{args} --format jsonl"));
        // The command line says which of its inputs an error is about.
        let out = run.out.replacen("\"detail\":\"argument: ", "\"detail\":\"", 1);
        assert_eq!(out.trim_end(), row.answer, "gridwright {args}, for {}", row.request);
        asked += 1;
    }
    assert!(asked > 40, "{asked}");
}
