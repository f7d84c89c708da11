//! Answers to puzzles in every layout that people and programs use.

use gridwright::{Budget, FAMILIES, Params, Puzzle, Recipe, Site, Solution, Value, family, open};
use gridwright_api::{VerifyAnswer, VerifyRequest, verify};
use serde_json::{Value as Json, json};

fn judged(puzzle: &str, answer: impl Into<Json>) -> VerifyAnswer {
    verify(&VerifyRequest::new(puzzle, answer), &mut Budget::unlimited()).expect("a verdict")
}

fn outcome(puzzle: &str, answer: impl Into<Json>) -> &'static str {
    judged(puzzle, answer).outcome.name()
}

const SUDOKU: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn rows(line: &str, side: usize) -> Vec<String> {
    let signs: Vec<char> = line.chars().collect();
    signs.chunks(side).map(|row| row.iter().collect()).collect()
}

/// The rows, each with a separator between its symbols.
fn spaced(line: &str, side: usize, between: &str) -> Vec<String> {
    let row = |row: String| row.chars().map(String::from).collect::<Vec<_>>().join(between);
    rows(line, side).into_iter().map(row).collect()
}

#[test]
fn common_layouts_are_read() {
    let lines = rows(SOLUTION, 9);
    let spaced = spaced(SOLUTION, 9, " ");
    let grid: Vec<Vec<u32>> =
        lines.iter().map(|row| row.chars().map(|c| c.to_digit(10).unwrap()).collect()).collect();
    let boxes = |row: &String| {
        let parts: Vec<String> = rows(row, 3);
        format!("| {} |", parts.join(" | "))
    };
    let boxed: Vec<String> = lines.iter().map(boxes).collect();
    let rule = "+-----+-----+-----+";
    let framed = format!(
        "{rule}\n{}\n{rule}\n{}\n{rule}\n{}\n{rule}",
        boxed[..3].join("\n"),
        boxed[3..6].join("\n"),
        boxed[6..].join("\n")
    );
    let labelled: Vec<String> =
        spaced.iter().enumerate().map(|(i, row)| format!("Row {}: {row}", i + 1)).collect();
    let table: Vec<String> =
        spaced.iter().map(|row| format!("| {} |", row.replace(' ', " | "))).collect();
    let header = "|---|---|---|---|---|---|---|---|---|";
    let latex: Vec<String> = spaced.iter().map(|row| row.replace(' ', " & ")).collect();
    let moves = SOLUTION.chars().enumerate();
    let moves: Vec<String> =
        moves.map(|(i, sign)| format!("R{}C{} = {sign}", i / 9 + 1, i % 9 + 1)).collect();
    let python = format!("{grid:?}");
    let numbered = |rows: &[String], mark: &str| {
        let row = |(i, row): (usize, &String)| format!("{}{mark}{row}", i + 1);
        rows.iter().enumerate().map(row).collect::<Vec<_>>().join("\n")
    };
    let html = |rows: &[String]| {
        let row = |row: &String| format!("<tr><td>{}</td></tr>", row.replace(' ', "</td><td>"));
        let rows: String = rows.iter().map(row).collect();
        format!("Done: <table class=\"grid\"><tbody>{rows}</tbody></table>")
    };
    let by_row: serde_json::Map<String, Json> =
        (1..).zip(&grid).map(|(i, row)| (format!("row{i}"), json!(row))).collect();
    let by_row = Json::Object(by_row);
    let texts = [
        SOLUTION.to_owned(),
        format!("sudoku:{SOLUTION}"),
        format!("Sure! The solution is {SOLUTION}. Have fun!"),
        format!("**Answer:** `{SOLUTION}`"),
        lines.join("\n"),
        format!("```\n{}\n```\nThat is it.", spaced.join("\n")),
        lines.join(" "),
        labelled.join("\n"),
        framed.clone(),
        framed.replace('-', "─").replace('|', "│").replace('+', "┼"),
        format!("1 2 3 4 5 6 7 8 9\n{header}\n{}", table.join("\n")),
        format!(
            "{}\n\n{}\n\n{}",
            lines[..3].join("\n"),
            lines[3..6].join("\n"),
            lines[6..].join("\n")
        ),
        python.clone(),
        python.replace(", [", ",\n ["),
        format!("{lines:?}"),
        format!("answer = {lines:?}").replace('"', "'"),
        format!("\\boxed{{\\begin{{array}}{{ccc}} {} \\end{{array}}}}", latex.join(" \\\\ ")),
        format!("<think>{}</think><answer>{}</answer>", SUDOKU.replace('.', "1"), lines.join("\n")),
        format!("The puzzle:\n{}\nmy answer:\n{}", rows(SUDOKU, 9).join("\n"), lines.join("\n")),
        format!("{}\nNo, it is\n{}", spaced.join("\n").replace('5', "1"), lines.join("\n")),
        moves.join(", "),
        lines.join("/"),
        numbered(&spaced, ". "),
        numbered(&spaced, ") "),
        html(&spaced),
        format!("<pre>{}</pre>", lines.join("<br>")),
        by_row.to_string(),
        json!({ "steps": 81, "solution": SOLUTION }).to_string(),
        json!({ "reasoning": "none", "grid": lines }).to_string(),
        format!("Here: {} !", json!({ "answer": { "rows": grid } })),
    ];
    for text in &texts {
        let answer = judged(SUDOKU, text.as_str());
        assert_eq!(answer.outcome.name(), "right", "{text}\n{answer:?}");
        assert_eq!((answer.credit, answer.right, answer.open), (1.0, 51, 51));
    }
    for list in [json!(grid), json!(lines), json!({ "solution": grid })] {
        assert_eq!(outcome(SUDOKU, list), "right");
    }
    for text in ["", "I cannot solve this.", "5 3 4", "{}", "[[[[", "<answer>?</answer>", SUDOKU] {
        assert_eq!(outcome(SUDOKU, text), "unreadable", "{text:?}");
    }
    // Text outside the answer does not count.
    assert_eq!(outcome(SUDOKU, format!("{SOLUTION} <answer>none</answer>")), "unreadable");
}

#[test]
fn what_is_wrong_is_reported() {
    let wrong = SOLUTION.replacen("534678", "534687", 1);
    let answer = judged(SUDOKU, wrong.as_str());
    assert_eq!(answer.outcome.name(), "wrong");
    let error = answer.first_error.expect("a first error");
    assert_eq!((error.site.as_str(), error.found.as_str()), ("r1c5", "8"));
    assert_eq!(error.expected.as_deref(), Some("7"));
    assert_eq!(answer.changed, ["r1c5"]);
    assert_eq!((answer.right, answer.open), (50, 51));
    assert!((answer.credit - 50.0 / 52.0).abs() < 1e-9);
    assert_eq!(answer.violations[0].name, "column 5");

    let partial = format!("{}{}", &SOLUTION[..40], ".".repeat(41));
    let answer = judged(SUDOKU, partial.as_str());
    assert_eq!(answer.outcome.name(), "incomplete");
    assert_eq!(answer.first_error, None);
    assert!(answer.credit > 0.3 && answer.credit < 0.6, "{}", answer.credit);
    assert!(answer.board.expect("a line").starts_with(&SOLUTION[..40]));

    // An answer that ends early has its first rows.
    let begun = format!("I get\n{}", rows(SOLUTION, 9)[..5].join("\n"));
    let answer = judged(SUDOKU, begun.as_str());
    assert_eq!((answer.outcome.name(), answer.open), ("incomplete", 51));
    assert_eq!(answer.right, SUDOKU[..45].matches('.').count());

    assert_eq!(outcome("sudoku:11..............", "1234 3412 2143 4321"), "none");
}

#[test]
fn any_solution_is_right_where_there_are_several() {
    for line in ["123231312", "132213321", "321213132"] {
        assert_eq!(outcome("cirth:.........", line), "right");
    }
    // The first four values leave solutions, the fifth does not.
    let answer = judged("cirth:.........", "123 212 331");
    let error = answer.first_error.expect("an error");
    assert_eq!((answer.outcome.name(), error.site.as_str()), ("wrong", "r2c2"));
    assert_eq!(error.expected, None);
    assert_eq!(answer.board.as_deref(), Some("123212331"));
}

#[test]
fn numbers_beyond_nine_are_read() {
    let recipe = Recipe::new(
        family("sudoku").expect("it is there"),
        Params::parse(family("sudoku").expect("it is there").info().params, "size=16")
            .expect("fine"),
        1,
    );
    let made = recipe.make(&mut Budget::unlimited()).expect("a puzzle");
    let numbers: Vec<Vec<usize>> =
        made.solution.chunks(16).map(|row| row.iter().map(|v| v.index() + 1).collect()).collect();
    let id = gridwright::board_id(&*made.puzzle);
    assert_eq!(outcome(&id, json!(numbers)), "right");
    let row =
        |row: &Vec<usize>| row.iter().map(|n| format!("{n:>2}")).collect::<Vec<_>>().join(" ");
    let text: Vec<String> = numbers.iter().map(row).collect();
    assert_eq!(outcome(&id, text.join("\n")), "right");
}

#[test]
fn every_family_reads_what_it_writes() {
    for family in FAMILIES {
        let info = family.info();
        let recipe = Recipe::new(*family, Params::defaults(info.params), 3);
        let made = recipe.make(&mut Budget::unlimited()).expect("a puzzle");
        let id = gridwright::board_id(&*made.puzzle);
        for text in layouts(&*made.puzzle, &made.solution) {
            let answer = judged(&id, text.as_str());
            assert_eq!(answer.outcome.name(), "right", "{}:\n{text}\n{answer:?}", info.id);
            let line = made.puzzle.solution_line(&made.solution);
            assert_eq!(answer.board, Some(line), "{}", info.id);
        }
        assert_eq!(outcome(&id, made.puzzle.text()), "unreadable", "{}", info.id);
        for (at, text) in spoilt(&*made.puzzle, &made.solution) {
            let answer = judged(&id, text.as_str());
            assert_eq!(answer.outcome.name(), "wrong", "{}:\n{text}", info.id);
            let error = answer.first_error.expect("an error");
            assert_eq!(error.site, made.puzzle.board().site_name(at), "{}", info.id);
            assert!(answer.credit < 1.0);
        }
    }
}

fn layouts(puzzle: &dyn Puzzle, solution: &Solution) -> Vec<String> {
    let line = puzzle.solution_line(solution);
    let drawn = puzzle.with_givens(solution.iter().copied().map(Some).collect()).text();
    let board = puzzle.board();
    let moves = board.all_sites().zip(solution);
    let moves = moves.map(|(site, &v)| format!("{}={}", board.site_name(site), board.symbol(v)));
    let moves: Vec<String> = moves.collect();
    vec![
        format!("After some thought: {line}"),
        json!({ "answer": line }).to_string(),
        format!("<answer>\n{line}\n</answer>"),
        format!("This is my board:\n\n{drawn}\n\nIt took a while."),
        moves.join(" "),
    ]
}

/// Two answers with one wrong value each, as moves, with the wrong site.
fn spoilt(puzzle: &dyn Puzzle, solution: &Solution) -> Vec<(Site, String)> {
    let board = puzzle.board();
    let open: Vec<Site> =
        board.all_sites().filter(|site| board.givens[site.index()].is_none()).collect();
    let one = |&at: &Site| {
        let mut values = solution.clone();
        values[at.index()] = Value((values[at.index()].0 + 1) % board.n_values() as u8);
        let moves = board.all_sites().zip(&values);
        let moves =
            moves.map(|(site, &v)| format!("{}={}", board.site_name(site), board.symbol(v)));
        (at, moves.collect::<Vec<String>>().join(" "))
    };
    [open[0], open[open.len() / 2]].iter().map(one).collect()
}

#[test]
fn long_and_odd_texts_end() {
    let puzzle = open(SUDOKU, None, &mut Budget::unlimited()).expect("a puzzle");
    let id = gridwright::board_id(&*puzzle);
    for text in
        ["[", "{\"a\":", "[1,", "r1c1=", "<answer>", "\\boxed{", "5 3 4 6 7 8 9 1 2\n", "'", "\\\\"]
    {
        let long = text
            .repeat((200 << 10) / text.len())
            .lines()
            .take(9_000)
            .collect::<Vec<_>>()
            .join("\n");
        outcome(&id, long);
    }
}
