//! Pictures of small scenes, character by character.

use gridwright_core::{Board, Item, MarkKind, Marks, Mask, Part, Pt, Role, Scene, Site, Value};

use super::{Charset, Ink, TextStyle, text};

const UNICODE: TextStyle = TextStyle { charset: Charset::Unicode, ink: Ink::Plain, width: None };
const ASCII: TextStyle = TextStyle { charset: Charset::Ascii, ..UNICODE };
const ANSI: TextStyle = TextStyle { ink: Ink::Ansi, ..UNICODE };

fn at_width(width: usize, style: TextStyle) -> TextStyle {
    TextStyle { width: Some(width), ..style }
}

/// A board with one letter per area, given row by row in `areas`.
fn board_of_areas(areas: &[&str], marks: impl FnOnce(&mut Board, &mut Marks)) -> Scene {
    let (rows, cols) = (areas.len(), areas[0].len());
    let mut board = Board::of_cells(rows, cols, ('1'..='9').collect());
    let mut shown = Marks::of(&board);
    marks(&mut board, &mut shown);
    for (value, given) in shown.values.iter_mut().zip(&board.givens) {
        *value = value.or(*given);
    }
    let area = |(r, c): (usize, usize)| areas[r].as_bytes()[c];
    let mut scene = Scene::new(rows, cols);
    let all = || (0..rows).flat_map(|r| (0..cols).map(move |c| (r, c)));
    for (tint, letter) in (b'a'..=b'i').enumerate() {
        let cells = all().filter(|&cell| area(cell) == letter).map(|(r, c)| Pt::cell(r, c));
        scene.items.push(Item::Region { cells: cells.collect(), tint: tint as u8 });
    }
    scene.frame();
    scene.walls_where(|one, other| area(one) != area(other));
    scene.cells(&board, &shown, &board.symbols);
    scene
}

fn pair() -> Scene {
    board_of_areas(&["aa", "bb"], |board, marks| {
        board.givens[0] = Some(Value(0));
        marks.values[3] = Some(Value(1));
    })
}

fn bent() -> Scene {
    board_of_areas(&["aab", "abb", "abb"], |board, _| board.givens[4] = Some(Value(8)))
}

#[track_caller]
fn check(scene: &Scene, style: TextStyle, expected: &str) {
    let drawn = text(scene, &style);
    assert_eq!(drawn, expected.trim_start_matches('\n'), "drawn as\n{drawn}");
}

#[test]
fn two_by_two() {
    let unicode = "
┏━━━┯━━━┓
┃ 1 │ · ┃
┣━━━┿━━━┫
┃ · │ 2 ┃
┗━━━┷━━━┛
";
    check(&pair(), UNICODE, unicode);
    let ascii = "
+---+---+
| 1   . |
+---+---+
| .   2 |
+---+---+
";
    check(&pair(), ASCII, ascii);
}

#[test]
fn three_by_three() {
    let unicode = "
┏━━━┯━━━┳━━━┓
┃ · │ · ┃ · ┃
┠───╆━━━╃───┨
┃ · ┃ 9 │ · ┃
┠───╂───┼───┨
┃ · ┃ · │ · ┃
┗━━━┻━━━┷━━━┛
";
    check(&bent(), UNICODE, unicode);
    let ascii = "
+---+---+---+
| .   . | . |
+   +---+   +
| . | 9   . |
+   +   +   +
| . | .   . |
+---+---+---+
";
    check(&bent(), ASCII, ascii);
}

#[test]
fn a_board_too_wide_is_narrowed() {
    let unicode = "
┏━┯━┳━┓
┃·│·┃·┃
┠─╆━╃─┨
┃·┃9│·┃
┠─╂─┼─┨
┃·┃·│·┃
┗━┻━┷━┛
";
    check(&bent(), at_width(12, UNICODE), unicode);
    assert_eq!(text(&bent(), &at_width(13, UNICODE)), text(&bent(), &UNICODE), "it fits exactly");
    let ascii = "
+-+-+-+
|. .|.|
+ +-+ +
|.|9 .|
+ + + +
|.|. .|
+-+-+-+
";
    check(&bent(), at_width(12, ASCII), ascii);
}

#[test]
fn colour_sets_ink_and_ground_together() {
    let drawn = text(&pair(), &ANSI);
    let first = "┃\
        \x1b[38;5;16;48;5;229m \x1b[0m\x1b[1;38;5;16;48;5;229m1\x1b[0m\
        \x1b[38;5;16;48;5;229m \x1b[0m\x1b[38;5;238;48;5;229m│\x1b[0m\
        \x1b[38;5;16;48;5;229m \x1b[0m\x1b[38;5;238;48;5;229m·\x1b[0m\
        \x1b[38;5;16;48;5;229m \x1b[0m┃";
    let wall = "┣━━━┿━━━┫";
    let second = "┃\
        \x1b[38;5;16;48;5;147m \x1b[0m\x1b[38;5;238;48;5;147m·\x1b[0m\
        \x1b[38;5;16;48;5;147m \x1b[0m\x1b[38;5;238;48;5;147m│\x1b[0m\
        \x1b[38;5;16;48;5;147m \x1b[0m\x1b[38;5;19;48;5;147m2\x1b[0m\
        \x1b[38;5;16;48;5;147m \x1b[0m┃";
    let expected = ["┏━━━┯━━━┓", first, wall, second, "┗━━━┷━━━┛", ""].join("\n");
    assert_eq!(drawn, expected);
}

#[test]
fn colour_adds_nothing_but_sequences() {
    for (scene, style) in [(pair(), ANSI), (bent(), ANSI), (bent(), at_width(9, ANSI))] {
        let mut bare = String::new();
        let mut rest = text(&scene, &style);
        while let Some((before, after)) = rest.split_once("\x1b[") {
            bare.push_str(before);
            rest = after.split_once('m').expect("a sequence ends").1.to_owned();
        }
        bare.push_str(&rest);
        assert_eq!(bare, text(&scene, &TextStyle { ink: Ink::Plain, ..style }));
    }
}

#[test]
fn colour_without_regions_keeps_the_terminals_ground() {
    let mut scene = pair();
    scene.items.retain(|item| !matches!(item, Item::Region { .. }));
    let drawn = text(&scene, &ANSI);
    assert!(drawn.contains("┃ \x1b[1m1\x1b[0m \x1b[2m│\x1b[0m \x1b[2m·\x1b[0m ┃\n"), "{drawn}");
    assert!(drawn.contains("\x1b[38;5;63m2\x1b[0m"), "{drawn}");
    assert!(!drawn.contains("48;5"), "{drawn}");
}

/// A loop with a tail that leaves the board on the left and on top.
fn path() -> Scene {
    let mut scene = Scene::new(2, 3);
    scene.frame();
    let mut stretch = |from: (i16, i16), to: (i16, i16), role| {
        scene.line(Pt { x: from.0, y: from.1 }, Pt { x: to.0, y: to.1 }, role);
    };
    stretch((-1, 1), (1, 1), Role::Path);
    stretch((1, 1), (1, 3), Role::Path);
    stretch((1, 3), (5, 3), Role::Path);
    stretch((5, 3), (5, 1), Role::Path);
    stretch((5, 1), (3, 1), Role::Path);
    stretch((3, 1), (3, 0), Role::Path);
    scene
}

#[test]
fn a_path_runs_through_cells_and_over_borders() {
    let unicode = "
  ┏━━━┯━║━┯━━━┓
════╗ │ ╚═══╗ ┃
  ┠─║─┼───┼─║─┨
  ┃ ╚═══════╝ ┃
  ┗━━━┷━━━┷━━━┛
";
    check(&path(), UNICODE, unicode);
    let ascii = "
  +---+-*-+---+
*****   ***** |
  + * +   + * +
  | ********* |
  +---+---+---+
";
    check(&path(), ASCII, ascii);
    let narrow = "
 ┏━┯║┯━┓
══╗│╚═╗┃
 ┠║┼─┼║┨
 ┃╚═══╝┃
 ┗━┷━┷━┛
";
    check(&path(), at_width(10, UNICODE), narrow);
    assert!(text(&path(), &ANSI).contains("\x1b[1;38;5;130m════╗\x1b[0m"));
}

#[test]
fn a_wrong_line_and_a_hinted_line_are_marked_in_the_middle() {
    let mut scene = path();
    scene.line(Pt { x: 3, y: 1 }, Pt { x: 1, y: 1 }, Role::Error);
    scene.line(Pt { x: 3, y: 3 }, Pt { x: 3, y: 1 }, Role::Hint);
    scene.line(Pt { x: 4, y: 2 }, Pt { x: 4, y: 4 }, Role::Error);
    let plain = "
  ┏━━━┯━║━┯━━━┓
════╦═!═╬═══╗ ┃
  ┠─║─┼─?─╁─║─┨
  ┃ ╚═══╩═!═╝ ┃
  ┗━━━┷━━━┻━━━┛
";
    check(&scene, UNICODE, plain);
    let coloured = text(&scene, &ANSI);
    assert!(coloured.contains("\x1b[1;7;38;5;160m╦═══\x1b[0m\x1b[1;4;38;5;28m╬"), "{coloured}");
}

#[test]
fn pencilled_lines_are_dashed() {
    let mut scene = Scene::new(2, 2);
    scene.frame();
    scene.line(Pt { x: 2, y: 0 }, Pt { x: 2, y: 2 }, Role::Pencil);
    scene.line(Pt { x: 2, y: 2 }, Pt { x: 4, y: 2 }, Role::Pencil);
    let unicode = "
┏━━━┯━━━┓
┃   ┆   ┃
┠───┼┄┄┄┨
┃   │   ┃
┗━━━┷━━━┛
";
    check(&scene, UNICODE, unicode);
    let ascii = "
+---+---+
|   :   |
+   +~~~+
|       |
+---+---+
";
    check(&scene, ASCII, ascii);
}

#[test]
fn notes_are_shown_where_they_fit() {
    let scene = board_of_areas(&["aa", "bb"], |_, marks| {
        marks.notes = vec![Mask(0b1), Mask(0b110), Mask(0b111000), Mask(0b1111)];
    });
    let unicode = "
┏━━━┯━━━┓
┃1  │23 ┃
┣━━━┿━━━┫
┃456│ … ┃
┗━━━┷━━━┛
";
    check(&scene, at_width(9, UNICODE), unicode);
    let roomy = "
┏━━━━━┯━━━━━┓
┃1    │23   ┃
┣━━━━━┿━━━━━┫
┃456  │1234 ┃
┗━━━━━┷━━━━━┛
";
    check(&scene, UNICODE, roomy);
    let narrow = "
+-+-+
|: :|
+-+-+
|: :|
+-+-+
";
    check(&scene, at_width(8, ASCII), narrow);
    assert!(text(&scene, &ANSI).contains("\x1b[38;5;238;48;5;229m│23\x1b[0m"));
}

#[test]
fn errors_and_hints_are_marked_without_colour() {
    let scene = board_of_areas(&["aa", "bb"], |board, marks| {
        board.givens[0] = Some(Value(0));
        marks.values[1] = Some(Value(0));
        marks.lights = vec![(Site(0), Role::Error), (Site(1), Role::Error), (Site(2), Role::Hint)];
    });
    let ascii = "
+---+---+
|!1  !1 |
+---+---+
|>?   . |
+---+---+
";
    check(&scene, ASCII, ascii);
    let narrow = "
┏━┯━┓
┃1│1┃
┣━┿━┫
┃?│·┃
┗━┷━┛
! r1c1
r1c2
> r2c1
";
    check(&scene, at_width(8, UNICODE), narrow);
    let coloured = text(&scene, &ANSI);
    assert!(coloured.contains("\x1b[1;7;38;5;88;48;5;229m1\x1b[0m"), "{coloured}");
    assert!(coloured.contains("\x1b[1;4;38;5;16;48;5;147m?\x1b[0m"), "{coloured}");
    assert!(!coloured.contains(['!', '>']), "{coloured}");
}

#[test]
fn ascii_uses_the_plain_symbols() {
    let mut scene = Scene::new(1, 2);
    scene.frame();
    let glyph =
        |col, text, plain| Item::Glyph { at: Pt::cell(0, col), text, plain, role: Role::Given };
    scene.items.push(glyph(0, 'ᚠ', '1'));
    scene.items.push(glyph(1, 'é', 'é'));
    check(&scene, UNICODE, "┏━━━┯━━━┓\n┃ ᚠ │ é ┃\n┗━━━┷━━━┛\n");
    check(&scene, ASCII, "+---+---+\n| 1   ? |\n+---+---+\n");
}

#[test]
fn an_edge_takes_a_glyph_but_no_dot() {
    let mut scene = Scene::new(1, 2);
    scene.frame();
    let edge = Pt { x: 2, y: 1 };
    scene.items.push(Item::Hit { site: Site(0), at: edge });
    check(&scene, UNICODE, "┏━━━┯━━━┓\n┃   │   ┃\n┗━━━┷━━━┛\n");
    check(&scene, ASCII, "+---+---+\n|       |\n+---+---+\n");
    scene.items.push(Item::Glyph { at: edge, text: '×', plain: 'x', role: Role::Error });
    check(&scene, ASCII, "+---+---+\n|  !x   |\n+---+---+\n");
    check(&scene, at_width(7, ASCII), "+-+-+\n| x |\n+-+-+\n! r1|c1\n");
}

#[test]
fn labels_of_any_length_stand_anywhere() {
    let mut scene = Scene::new(1, 3);
    scene.frame();
    let label = |x, y, text: &str, plain: &str| Item::Label {
        at: Pt { x, y },
        text: text.to_owned(),
        plain: plain.to_owned(),
        role: Role::Given,
    };
    scene.items.push(label(2, 1, "<", "<"));
    scene.items.push(label(3, 0, "∧", "^"));
    scene.items.push(label(5, 1, "123", "123"));
    check(&scene, UNICODE, "┏━━━┯━∧━┯━━━┓\n┃   <   │123┃\n┗━━━┷━━━┷━━━┛\n");
    check(&scene, ASCII, "+---+-^-+---+\n|   <    123|\n+---+---+---+\n");
    let mut scene = Scene::new(1, 2);
    scene.frame();
    scene.items.push(label(1, 1, "(1)", "(1)"));
    check(&scene, ASCII, "+---+---+\n|(1)    |\n+---+---+\n");
    check(&scene, at_width(7, ASCII), "+-+-+\n|1  |\n+-+-+\n");
}

#[test]
fn captions_are_wrapped_and_cannot_steer_the_terminal() {
    let mut scene = Scene::new(1, 1);
    scene.frame();
    scene.items.push(Item::Caption("AMID BARK BAY INDUBITABLE".to_owned()));
    scene.items.push(Item::Caption(String::new()));
    scene.items.push(Item::Caption("É\x1b[2J\nend ".to_owned()));
    let whole = "
┏━━━┓
┃   ┃
┗━━━┛
AMID BARK BAY INDUBITABLE

É?[2J
end
";
    check(&scene, UNICODE, whole);
    let wrapped = "
+---+
|   |
+---+
AMID
BARK BAY
INDUBITABLE

??[2J
end
";
    check(&scene, at_width(8, ASCII), wrapped);
}

#[test]
fn every_line_ends_cleanly() {
    for style in [UNICODE, ASCII, at_width(6, UNICODE), at_width(6, ASCII)] {
        for scene in [pair(), bent(), path(), Scene::new(0, 0), Scene::new(2, 2)] {
            let drawn = text(&scene, &style);
            assert!(drawn.ends_with('\n'));
            assert!(drawn.lines().all(|line| line == line.trim_end()), "{drawn}");
        }
    }
}

/// A lattice of two rows: every cell joined to all it touches.
fn lattice(cols: usize, marks: impl FnOnce(&mut Board, &mut Marks)) -> Scene {
    let mut board = Board::of_cells(2, cols, ('A'..='F').collect());
    let mut shown = Marks::of(&board);
    marks(&mut board, &mut shown);
    let mut scene = Scene::new(2, cols);
    for c in 0..cols {
        scene.line(Pt::cell(1, c), Pt::cell(0, c), Role::Grid);
        if c > 0 {
            for (r, s) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                scene.line(Pt::cell(r, c - 1), Pt::cell(s, c), Role::Grid);
            }
        }
    }
    scene.cells(&board, &shown, &board.symbols);
    scene.items.push(Item::Caption("ABE FED".to_owned()));
    scene
}

#[test]
fn a_lattice_joins_cells_that_touch() {
    let scene = lattice(3, |board, marks| {
        board.givens[0] = Some(Value(0));
        marks.values = vec![Some(Value(0)), Some(Value(1)), None, None, None, Some(Value(5))];
        marks.notes = vec![Mask::EMPTY; 6];
        marks.notes[3] = Mask::of(Value(4));
        marks.notes[4] = Mask::first(3);
        marks.lights = vec![(Site(1), Role::Error), (Site(5), Role::Hint)];
    });
    let unicode = "
[A]--!B!--[·]
 | \\/ | \\/ |
 | /\\ | /\\ |
[e]--[…]-->F<
ABE FED
";
    check(&scene, UNICODE, unicode);
    let ascii = unicode.replace('·', ".").replace('…', ":");
    check(&scene, ASCII, &ascii);
    check(&scene, at_width(10, ASCII), &ascii);
    let colour = text(&scene, &ANSI);
    assert!(colour.contains("B") && !colour.contains('!') && !colour.contains('>'), "{colour}");
}

#[test]
fn single_letters_of_a_lattice_are_struck() {
    let mut scene = lattice(3, |_, marks| {
        marks.values = vec![Some(Value(0)), None, None, None, None, None];
        marks.notes = vec![Mask::first(4); 6];
        marks.notes[0] = Mask::EMPTY;
        marks.lights = vec![(Site(0), Role::Because), (Site(1), Role::Because)];
        marks.candidates = vec![
            (Site(1), Value(1), Role::Because),
            (Site(2), Value(1), Role::Gone),
            (Site(4), Value(1), Role::Gone),
            (Site(4), Value(2), Role::Gone),
        ];
    });
    let words = |kind, words: &str| (kind, words.to_owned());
    let legend = vec![words(MarkKind::Looked, "looked at"), words(MarkKind::CanGo, "goes")];
    scene.items.push(Item::Legend(legend));
    let picture = "
(A)--(b)--=b=
 | \\/ | \\/ |
 | /\\ | /\\ |
[…]--=…=--[…]
( ) looked at · =b= goes
ABE FED
";
    check(&scene, UNICODE, picture);
    let colour = text(&scene, &ANSI);
    assert!(colour.contains('='), "{colour}");
}

#[test]
fn a_wall_makes_it_no_lattice() {
    let mut scene = lattice(2, |_, _| ());
    assert!(text(&scene, &ASCII).starts_with("[.]--[.]\n"));
    scene.frame();
    assert!(text(&scene, &ASCII).starts_with("+---+---+\n"));
}

#[test]
fn cells_of_a_cage_run_into_one_another() {
    let mut scene = board_of_areas(&["aa", "aa"], |_, _| ());
    let cage = |cells: &[Pt], words: &str| Item::Cage {
        cells: cells.to_vec(),
        label: "3".to_owned(),
        words: words.to_owned(),
    };
    scene.items.push(cage(&[Pt::cell(0, 0), Pt::cell(0, 1)], "3 r1c1 r1c2"));
    scene.items.push(cage(&[Pt::cell(1, 0)], "1 r2c1"));
    scene.items.push(Item::Caption("also: nothing".to_owned()));
    let unicode = "
┏━━━━━━━┓
┃ ·   · ┃
┠┄┄┄┬┄┄┄┨
┃ · ┆ · ┃
┗━━━┷━━━┛
cages: 3 r1c1 r1c2, 1 r2c1
also: nothing
";
    check(&scene, UNICODE, unicode);
}

#[test]
fn what_reasoning_looked_at_is_bracketed() {
    let mut scene = pair();
    scene.items.push(Item::Shade { at: Pt::cell(0, 0), role: Role::Because });
    scene.items.push(Item::Shade { at: Pt::cell(1, 0), role: Role::Hint });
    scene.items.push(Item::Mark { at: Pt::cell(0, 1), note: '2', role: Role::Gone });
    let unicode = "
┏━━━┯━━━┓
┃(1)│ · ┃
┣━━━┿━━━┫
┃>· │ 2 ┃
┗━━━┷━━━┛
";
    check(&scene, UNICODE, unicode);
}

/// A step with every kind of mark that cells and notes can have.
fn step_scene() -> Scene {
    let mut board = Board::of_cells(2, 3, vec!['1', '2', '3']);
    board.givens[0] = Some(Value(0));
    let mut marks = Marks::of(&board);
    marks.values[5] = Some(Value(2));
    let both = Mask::of(Value(1)).or(Mask::of(Value(2)));
    marks.notes = vec![Mask::EMPTY, both, both, both, both, Mask::EMPTY];
    let roles = [
        Role::Because,
        Role::Part(Part::Pivot),
        Role::Part(Part::Wing),
        Role::Part(Part::ColourA),
        Role::Part(Part::Fin),
        Role::Hint,
    ];
    marks.lights = (0..).map(Site).zip(roles).collect();
    marks.candidates =
        vec![(Site(2), Value(1), Role::Part(Part::Wing)), (Site(4), Value(2), Role::Gone)];
    let mut scene = Scene::new(2, 3);
    scene.frame();
    scene.cells(&board, &marks, &board.symbols);
    let words = |kind: MarkKind| (kind, kind.name().to_owned());
    let entries = scene.mark_kinds().into_iter().map(words).collect();
    scene.items.push(Item::Legend(entries));
    scene
}

#[test]
fn a_step_has_its_marks_and_a_legend_without_colour() {
    assert_eq!(
        text(&step_scene(), &TextStyle::default()),
        "\
┏━━━━━━━┯━━━━━━━┯━━━━━━━┓
┃  (1)  │▲(23)  │△(*23) ┃
┠───────┼───────┼───────┨
┃A(23)  │◇(2-3) │  >3   ┃
┗━━━━━━━┷━━━━━━━┷━━━━━━━┛
( ) * looked · ▲( ) pivot · △( ) wing · ◇( ) fin · A( ) colour-a · > goes-in · -3 can-go
"
    );
}

#[test]
fn a_step_in_ascii_and_in_little_room() {
    let style = TextStyle { charset: Charset::Ascii, width: Some(20), ..TextStyle::default() };
    let drawn = text(&step_scene(), &style);
    assert!(drawn.is_ascii(), "{drawn}");
    assert!(drawn.lines().all(|line| line.len() <= 20), "{drawn}");
    assert!(drawn.contains("^23") && drawn.contains("~( ) wing"), "{drawn}");
}

#[test]
fn marks_are_there_with_colour_too() {
    let style = TextStyle { ink: Ink::Ansi, ..TextStyle::default() };
    let drawn = text(&step_scene(), &style);
    for mark in ["▲(", "△(", "◇(", "A(", "\x1b[9m-3", "4;38;5;28m>"] {
        assert!(drawn.contains(mark), "{mark}: {drawn}");
    }
}
