//! Links of Penpa: drawings, margins, and links as Penpa itself writes them.

use gridwright_core::{Play, Site, Value};

use super::{made, penpa, puzzle, read, write};
use crate::codec::{base64, deflate};

#[test]
fn drawings_of_penpa_are_refused() {
    let plain = |problem: &str| {
        format!(
            "square,4,4,38,0,1,1,190,190,40,40,0,0,0,0,Title: ,Author: ,,,OFF,false\n[0,0,0,0]\n\"\"\n{problem}\n\n[]"
        )
    };
    assert!(read("penpa", &penpa(&plain("{}"))).is_ok());
    for (problem, why) in [
        ("{\"thermo\":[[18,19]]}", "no drawings (thermo), which only people can read"),
        ("{\"number\":{\"18\":[\"x\",1,\"1\"]}}", "no drawings (number)"),
        ("{\"number\":{\"1\":[\"1\",1,\"1\"]}}", "no drawings (number)"),
        ("{\"number\":{\"18\":[\"5\",1,\"1\"]}}", "number: expected a number from 1 to 4"),
        ("{\"number\":{\"18\":[\"1\",1,\"7\"]}}", "no drawings (number)"),
        ("{\"numberS\":{\"328\":[\"3\",1]}}", "no drawings (numberS)"),
        ("{\"lineE\":{\"74,83\":12}}", "no drawings (lineE)"),
        ("{\"lineE\":{\"74,82\":9}}", "no drawings (lineE)"),
        ("{\"cage\":{\"328,329\":10}}", "no drawings (cage)"),
        ("{\"surface\":{\"18\":1}}", "no drawings (surface)"),
        ("[]", "problem: expected a JSON object"),
    ] {
        let found = read("penpa", &penpa(&plain(problem)));
        let found = found.err().unwrap();
        assert!(found.contains(why), "{found}");
    }
    let hole = plain("{}").replace("\n[]", "\n[18,1,1,1]");
    assert!(read("penpa", &penpa(&hole)).err().unwrap().contains("cells: expected all cells"));
    let played = plain("{}").replace("\n\n[]", "\n{\"number\":{\"18\":[\"3\",2,\"1\"]}}\n[]");
    let record = read("penpa", &penpa(&played)).unwrap();
    assert_eq!(record.play.entries, [(Site(0), Value(2))]);
    let hex = plain("{}").replace("square", "hex");
    assert!(read("penpa", &penpa(&hex)).err().unwrap().contains("a square grid, found \"hex\""));
}

/// Points of a board of 4 x 4 with margins above and left of it: nine points in a row, the first
/// cell in the fourth row and column.
#[test]
fn grids_of_penpa_have_margins_labels_and_colours() {
    let point = |r: usize, c: usize| (r + 3) * 9 + c + 3;
    let vertex = |r: usize, c: usize| 81 + (r + 2) * 9 + c + 2;
    let mut numbers = vec![format!("\"{}\":[\"A\",4,\"6\"]", point(1, 0) - 1)];
    for (i, sign) in ".1.....23.....3.".chars().enumerate().filter(|(_, sign)| *sign != '.') {
        numbers.push(format!("\"{}\":[\"{sign}\",1,\"1\"]", point(i / 4, i % 4)));
    }
    let mut lines: Vec<String> = Vec::new();
    for i in 0..4 {
        lines.push(format!("\"{},{}\":2", vertex(i, 2), vertex(i + 1, 2)));
        lines.push(format!("\"{},{}\":2", vertex(2, i), vertex(2, i + 1)));
    }
    let link = |margins: &str, extra: &[String], rest: &str| {
        let lines = [&lines[..], extra].concat().join(",");
        penpa(&format!(
            "sudoku,5,5,38,0,1,1,228,228,60,60,0,0,0,0,Title: ,Author: ,,No rules,OFF,false\n\
             {margins}\n{{}}\n{{\"number\":{{{}}},\"lineE\":{{{lines}}}{rest}}}\n\n",
            numbers.join(",")
        ))
    };
    let plain = read("penpa", &link("[1,0,1,0]", &[], ",\"surface\":{\"30\":1}")).unwrap();
    assert_eq!(plain.puzzle.line(), ".1.....23.....3.");
    assert_eq!(plain.notes, ["drawings (number)", "drawings (surface)"]);
    // The ends of a line may stand in either order.
    let rising: Vec<String> =
        (0..4).map(|i| format!("\"{},{}\":12", vertex(i + 1, 3 - i), vertex(i, 4 - i))).collect();
    let single = read("penpa", &link("[1,0,1,0]", &rising, "")).unwrap();
    assert_eq!(single.puzzle.line(), ".1.....23.....3./rising-diagonal");
    for (margins, why) in [
        ("[1,0,0,0]", "grid: expected as many rows as columns, found 4 and 5"),
        ("[1,0,1]", "grid: expected four margins"),
        ("[9,0,9,0]", "grid: expected a board within its margins"),
        ("[1,1,1,1]", "grid: expected a side from 4 to 49, found 3"),
    ] {
        let found = read("penpa", &link(margins, &[], "")).err().unwrap();
        assert!(found.contains(why), "{found}");
    }
}

/// As Penpa itself draws a cage of two by three cells.
#[test]
fn cages_are_drawn_as_penpa_does() {
    let killer = puzzle(&format!("{}/cages=22r3c1r3c2r4c1r4c2r5c1r5c2", ".".repeat(81)));
    let link = write("penpa", &*killer, &Play::default()).unwrap();
    let packed = link.split_once("&p=").unwrap().1;
    let plain = deflate::unpack(&base64::decode(packed).unwrap()).unwrap();
    assert!(
        plain.contains("z1:{\"892\":[\"22\",1]}") && plain.contains("z6:[[54,55,67,68,80,81]]")
    );
    let ends = "892,893 892,894 893,896 894,944 896,897 897,899 899,949 944,946 946,996 949,951 \
                951,1001 996,998 998,999 999,1002 1001,1003 1002,1003";
    for ends in ends.split_whitespace() {
        assert!(plain.contains(&format!("\"{ends}\":10")), "{ends}");
    }
    assert_eq!(plain.matches(":10").count(), 16);
}

/// The point that Penpa itself would take: the cell in the middle, or the corner.
#[test]
fn boards_are_shown_in_the_middle() {
    for (params, middle) in [("", "380,380,84,84,"), ("size=6", "266,266,144,144,")] {
        let link = write("penpa", &*made(params, 1), &Play::default()).unwrap();
        let packed = link.split_once("&p=").unwrap().1;
        let plain = deflate::unpack(&base64::decode(packed).unwrap()).unwrap();
        assert!(plain.lines().next().unwrap().contains(middle), "{plain}");
    }
}
