//! Boards as tables: fields between commas, semicolons, tabs or spaces, or lists of numbers in
//! brackets. A table has no regions, cages or keywords.

use serde_json::Value as Json;

use super::rows::BLANKS;
use super::shape::{SIZES, SYMBOLS};

/// The rows of a table in our own symbols, with dots for empty cells; `None` where the text is no square table of
/// symbols.
pub(super) fn rows_of_table(text: &str) -> Option<String> {
    let mut table = match text.trim_start().starts_with('[') {
        true => lists(text)?,
        false => fields(text)?,
    };
    if table.len() == 1 && is_square(table[0].len()) {
        // All fields are in one line or list.
        let n = table[0].len().isqrt();
        table = table[0].chunks(n).map(<[String]>::to_vec).collect();
    }
    let n = table.len();
    if !SIZES.contains(&n) || table.iter().any(|row| row.len() != n) {
        return None;
    }
    let row =
        |row: &Vec<String>| row.iter().map(|field| symbol(n, field)).collect::<Option<String>>();
    let rows: Vec<String> = table.iter().map(row).collect::<Option<_>>()?;
    Some(rows.join("\n"))
}

/// Whether a number of fields fills a board.
fn is_square(n_fields: usize) -> bool {
    let n = n_fields.isqrt();
    n * n == n_fields && SIZES.contains(&n)
}

/// Lists in a list, as JSON and many programming languages write them, or one list.
fn lists(text: &str) -> Option<Vec<Vec<String>>> {
    let rows = serde_json::from_str(text.trim());
    let rows: Vec<Vec<Json>> =
        rows.or_else(|_| serde_json::from_str(text.trim()).map(|row| vec![row])).ok()?;
    let field = |field: Json| match field {
        Json::Null => Some(String::new()),
        Json::Number(number) => Some(number.to_string()),
        Json::String(text) => Some(text),
        _ => None,
    };
    rows.into_iter().map(|row| row.into_iter().map(field).collect()).collect()
}

/// The fields of a table in lines.
fn fields(text: &str) -> Option<Vec<Vec<String>>> {
    let is_idle = |line: &&str| line.is_empty() || line.trim_start().starts_with('#');
    let lines: Vec<&str> = text
        .lines()
        .map(|line| line.trim_end_matches('\r'))
        .filter(|line| !is_idle(line))
        .collect();
    let n = lines.len();
    let split = |line: &str, sign: char| -> Vec<String> {
        line.split(sign).map(|field| field.trim().trim_matches('"').to_owned()).collect()
    };
    if let [line] = lines[..] {
        let rows = [',', ';', '\t'].map(|sign| split(line, sign));
        return rows.into_iter().find(|row| is_square(row.len())).map(|row| vec![row]);
    }
    if !SIZES.contains(&n) {
        return None;
    }
    for sign in [',', ';', '\t'] {
        if lines.iter().all(|line| line.matches(sign).count() + 1 == n) {
            return Some(lines.iter().map(|line| split(line, sign)).collect());
        }
    }
    // Fields between spaces are a table only if one has several characters; otherwise each line is
    // a row of symbols.
    let words = |line: &&str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let rows: Vec<Vec<String>> = lines.iter().map(words).collect();
    let is_long = |field: &String| field.len() > 1;
    rows.iter().any(|row| row.iter().any(is_long)).then_some(rows)
}

/// The symbol of a field on a board of side `n`; a number is the position of the symbol, from 1.
fn symbol(n: usize, field: &str) -> Option<char> {
    let mut signs = field.chars();
    match (signs.next(), signs.next()) {
        (None, _) => Some('.'),
        (Some(sign), None) if BLANKS.contains(sign) => Some('.'),
        (Some(sign), None) if SYMBOLS[..n].contains(sign) => Some(sign),
        _ => {
            let number: usize = field.parse().ok().filter(|number| (1..=n).contains(number))?;
            SYMBOLS[..n].chars().nth(number - 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::rows_of_table;

    #[test]
    fn tables_of_every_kind_are_rows() {
        let rows = "12..\n...3\n4...\n..21";
        for table in [
            "1,2,,\n,,,3\n4,,,\n,,2,1\n",
            "1;2;;\n;;;3\n4;;;\n;;2;1\n",
            "1\t2\t\t\n\t\t\t3\n4\t\t\t\n\t\t2\t1\n",
            "1, 2, 0, 0\r\n0, 0, 0, 3\r\n4, ., ., .\r\n., ., 2, 1\r\n",
            "\"1\",\"2\",\"\",\"\"\n,,,\"3\"\n4,,,\n,,2,1",
            "[[1,2,0,0],[0,0,0,3],[4,0,0,0],[0,0,2,1]]",
            "[1,2,0,0,0,0,0,3,4,0,0,0,0,0,2,1]",
            "1,2,0,0,0,0,0,3,4,0,0,0,0,0,2,1\n",
            "1;2;;;;;;3;4;;;;;;2;1",
            "[\n  [\"1\", \"2\", \".\", \".\"],\n  [null, null, null, 3],\n  [4,0,0,0], [0,0,2,1]\n]\n",
        ] {
            assert_eq!(rows_of_table(table).as_deref(), Some(rows), "{table}");
        }
        let row = |first: usize| {
            let fields = (0..16).map(|i| if i == first { "16" } else { "0" }).collect::<Vec<_>>();
            fields.join(" ")
        };
        let large: Vec<String> = (0..16).map(row).collect();
        let found = rows_of_table(&large.join("\n")).expect("a table of numbers");
        assert_eq!(found.lines().next(), Some("G..............."));
    }

    #[test]
    fn what_is_no_table_is_left_alone() {
        for text in [
            "",
            "1,2,3,4",
            "12..\n...3\n4...\n..21",
            "1 2 . .\n. . . 3\n4 . . .\n. . 2 1",
            "1,2,,\n,,,3\n4,,,\n,,2",
            "1,2,,\n,,,5\n4,,,\n,,2,1",
            "[[1,2],[3,4]]",
            "[1,2,3]",
            "[{}]",
            "[Puzzle]\n1",
        ] {
            assert_eq!(rows_of_table(text), None, "{text}");
        }
    }
}
