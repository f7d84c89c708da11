//! Tests the verification of answers to puzzles, single ones and batches.

use serde_json::{Value as Json, json};

use crate::run::{Folder, feed, run};

#[test]
fn one_answer_is_judged() {
    let right = run("verify cirth:12....3.. -a 123231312");
    assert_eq!((right.code, right.out.as_str()), (0, "right: every rule holds\n"));
    let wrong = feed("verify cirth:12....3.. --answer -", "I say\n1 2 3\n2 1 3\n3 1 2\n");
    let expected = "wrong: 4 of 6 places are right\nfirst error: r2c2 is 1, expected 3\n\
                    column 2: r2c2=1, r3c2=1\ncolumn 3: r1c3=3, r2c3=3\n";
    assert_eq!((wrong.code, wrong.out.as_str()), (1, expected));
    let line = run("verify cirth:12....3.. -a 1232..3.. --format line");
    assert_eq!((line.code, line.out.as_str()), (1, "incomplete\t0.333\t-\n"));
    let none = run("verify cirth:12....3.. -a nothing");
    assert_eq!(none.code, 1);
    assert!(none.out.starts_with("unreadable: "), "{}", none.out);
    let json = run("verify cirth:12....3.. -a 123231312 --json");
    let json: Json = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((&json["outcome"], &json["credit"]), (&json!("right"), &json!(1.0)));
    for words in ["verify cirth:12....3..", "verify -a 123231312 --batch x", "verify nothing -a 1"]
    {
        assert_eq!(run(words).code, 2, "{words}");
    }
}

#[test]
fn many_answers_are_judged_in_order() {
    let folder = Folder::new();
    let lines = [
        json!({ "puzzle": "cirth:12....3..", "answer": "123231312", "id": 7 }).to_string(),
        "cirth:12....3..\tthe answer is 123213312".to_owned(),
        json!({ "puzzle": "cirth:.........", "answer": [[1, 2, 3], [3, 1, 2], [2, 3, 1]] })
            .to_string(),
        "cirth:12....3..\t?".to_owned(),
        "no tab".to_owned(),
    ];
    let file = folder.file("answers.jsonl", lines.join("\n"));
    let text = run(&format!("verify --batch {file}"));
    let expected = "right\t1.000\t-\nwrong\t0.667\tr2c2\nright\t1.000\t-\nunreadable\t0.000\t-\n\
                    error\texpected an object with puzzle and answer, or the two with a tab between them\n";
    assert_eq!((text.code, text.out.as_str()), (2, expected));
    let json = run(&format!("verify --batch {file} --format jsonl --threads 2"));
    let outcomes: Vec<String> = json
        .out
        .lines()
        .map(|line| serde_json::from_str::<Json>(line).expect("JSON")["outcome"].to_string())
        .collect();
    assert_eq!(outcomes.join(" "), r#""right" "wrong" "right" "unreadable" "error""#);
    assert_eq!(json.code, 2);
}
