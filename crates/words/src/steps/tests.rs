use gridwright_core::toy::Toy;
use gridwright_core::{Culprit, DeadEnd, Finding, Trial, Value as Symbol, Violation, WHAT_IF};

use super::*;
use crate::language::Language;

fn english() -> Words {
    Words::new(Language::English)
}

/// The text of a reason with these arguments.
fn reason(toy: &Toy, text: &'static str, args: &[(&'static str, Arg)]) -> String {
    let file: TextFiles = Box::leak(Box::new([("en", text)]));
    let found = english().find(&[file], "a").unwrap();
    let args: Args<'_> =
        args.iter().map(|(name, arg)| (*name, found.words.arg(&[], toy, arg))).collect();
    found.with("a", &args).into_owned()
}

#[test]
fn lists_are_joined_as_the_text_says() {
    let toy = Toy::latin(4);
    let sites = |n| vec![("cells", Arg::Sites((0..n).map(Site).collect()))];
    for (text, expected) in [
        ("a = { $cells }", ["nothing", "r1c1", "r1c1 and r1c2", "r1c1, r1c2 and r1c3"]),
        ("a = { AND($cells) }", ["nothing", "r1c1", "r1c1 and r1c2", "r1c1, r1c2 and r1c3"]),
        ("a = { OR($cells) }", ["nothing", "r1c1", "r1c1 or r1c2", "r1c1, r1c2 or r1c3"]),
        (
            "a = { ALL($cells) }",
            ["nothing", "r1c1", "both r1c1 and r1c2", "all of r1c1, r1c2 and r1c3"],
        ),
        ("a = { BOTH($cells) }", ["all of them", "all of them", "both", "all of them"]),
        ("a = { COUNT($cells) }", ["0", "1", "2", "3"]),
        (
            "a = { COUNT($cells) ->\n    [one] one\n   *[other] more\n }",
            ["more", "one", "more", "more"],
        ),
    ] {
        for (n, expected) in expected.into_iter().enumerate() {
            assert_eq!(reason(&toy, text, &sites(n as u16)), expected, "{text}");
        }
    }
}

#[test]
fn every_kind_of_argument_has_its_text() {
    let toy = Toy::latin(4);
    let claim = |holds| Claim { site: Site(5), value: Symbol(3), holds };
    let trial = |moves, end| Trial { supposed: claim(true), moves, end };
    for (arg, expected) in [
        (Arg::Site(Site(4)), "r2c1"),
        (Arg::Value(Symbol(2)), "3"),
        (Arg::Values(Mask::first(2)), "1 and 2"),
        (Arg::Rule(0), "row 1"),
        (Arg::Rules(vec![0, 3]), "row 1 and column 2"),
        (Arg::Rule(99), ""),
        (Arg::Number(12), "12"),
        (Arg::Word("x"), "x"),
        (
            Arg::Chains(vec![vec![claim(true), claim(false)], vec![claim(true)]]),
            "r2c2=4, r2c2<>4; r2c2=4",
        ),
        (
            Arg::Trials(vec![trial(vec![], DeadEnd::Site(Site(4)))]),
            "with r2c2=4, r2c1 would have no candidate left",
        ),
        (
            Arg::Trials(vec![
                trial(vec![claim(false)], DeadEnd::Place(0, Symbol(1))),
                trial(vec![claim(true), claim(false)], DeadEnd::Rule(3)),
            ]),
            "r2c2=4 would lead to r2c2<>4, and 2 would have no place in row 1; \
             r2c2=4 would lead to r2c2=4, r2c2<>4, and there would be no way to satisfy column 2",
        ),
    ] {
        assert_eq!(reason(&toy, "a = { $arg }", &[("arg", arg)]), expected);
    }
}

#[test]
fn a_step_is_explained_with_its_arguments_and_its_technique_without() {
    let toy = Toy::latin(4);
    let finding = Finding {
        because: vec![Site(0)],
        effects: vec![Effect::Drop(Site(0), Mask::first(1))],
        args: vec![
            ("cell", Arg::Site(Site(0))),
            ("value", Arg::Value(Symbol(0))),
            ("count", Arg::Number(1)),
            ("moves", Arg::Moves(vec![vec![Claim::is(Site(1), Symbol(1))]])),
            ("end", Arg::Word("cell")),
            ("at", Arg::Site(Site(4))),
        ],
    };
    let step = Step::new(&WHAT_IF, finding);
    assert_eq!(
        english().why(&toy, &step),
        "If r1c1 were 1, one move would follow: r1c2=2. Then r2c1 would have no candidate left."
    );
    assert_eq!(english().place(&toy, &step), "r1c1");
    let pattern = english().why_pattern(toy.info(), &WHAT_IF);
    assert!(pattern.starts_with("If … were …, "), "{pattern}");
    let pattern = english().in_ascii().why_pattern(toy.info(), &WHAT_IF);
    assert!(pattern.starts_with("If ... were ..., "), "{pattern}");
    assert_eq!(Words::new(Language::German).technique(toy.info(), &WHAT_IF), "Was wäre wenn");
}

#[test]
fn cells_side_by_side_stand_together() {
    let toy = Toy::latin(4);
    let cells = |cells: &[(usize, usize)]| {
        Arg::Cells(cells.iter().map(|&(row, col)| Pt::cell(row, col)).collect())
    };
    for (region, expected) in [
        (cells(&[(0, 0)]), "r1c1"),
        (cells(&[(1, 0), (0, 0), (0, 1)]), "r1c1, r1c2 and r2c1"),
        (cells(&[(0, 1), (0, 2), (0, 3), (1, 0)]), "r1c2 to r1c4 and r2c1"),
        (cells(&[(0, 1), (0, 2), (1, 1), (1, 2)]), "the rectangle from r1c2 to r2c3"),
    ] {
        assert_eq!(reason(&toy, "a = { $region }", &[("region", region)]), expected);
    }
}

#[test]
fn names_within_names_are_in_the_same_language() {
    let toy = Toy::latin(4);
    let rule = toy.constraints()[0].name();
    assert_eq!(Words::new(Language::German).rule(toy.info(), &rule), "Zeile 1");
    let violation = Violation { rule: "row", name: rule, sites: vec![Site(0), Site(1)] };
    assert_eq!(
        english().culprit(&toy, &Culprit::Broken(violation)),
        "the clues r1c1=., r1c2=. do not go together in row 1"
    );
}

/// A part of the board that is a single cell or line is not called "rows 1 to 1".
#[test]
fn small_parts_of_a_board_are_named_by_their_cells() {
    let span = |cells: &[(usize, usize)]| {
        let points: Vec<Pt> = cells.iter().map(|&(row, col)| Pt::cell(row, col)).collect();
        Words::new(Language::English).span(&points)
    };
    assert_eq!(span(&[(0, 1)]), "r1c2");
    assert_eq!(span(&[(0, 1), (0, 3)]), "the rectangle from r1c2 to r1c4");
    assert_eq!(span(&[(0, 1), (2, 3)]), "rows 1 to 3, columns 2 to 4");
    assert_eq!(span(&[]), "the board");
}
