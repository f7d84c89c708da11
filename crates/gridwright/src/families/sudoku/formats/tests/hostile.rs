//! Texts made to exhaust memory or the stack, and texts cut off on their way.

use gridwright_core::Play;

use super::{FORMATS, P, f_link, fpuz, penpa, puzzle, read, recognised_as, scl, write};
use crate::codec::MOST_UNPACKED;

#[test]
fn what_unpacks_to_more_than_a_megabyte_is_refused() {
    let zeros = "0".repeat(MOST_UNPACKED + 1);
    for text in [f_link(&zeros), fpuz(&zeros), scl(&zeros), penpa(&zeros)] {
        assert!(text.len() < 20_000, "{} signs are no bomb", text.len());
        let name = recognised_as(&text).unwrap();
        let why = read(name, &text).err().unwrap();
        assert!(why.contains("at most 1 MB once unpacked"), "{why}");
    }
    // Abbreviations of long words expand a second time.
    let grown = penpa(&"z8".repeat(MOST_UNPACKED / 2));
    assert!(read("penpa", &grown).err().unwrap().contains("at most 1 MB once unpacked"));
}

#[test]
fn brackets_in_brackets_are_refused() {
    let deep = "[".repeat(200_000);
    let plain = format!("{{\"size\":9,\"grid\":{deep}");
    let lines =
        format!("square,9,9,38,0,1,1,380,380,84,84,0,0,0,0,,,,,,\n[0]\n\"\"\n{{\"line\":{deep}");
    for (name, text) in [
        ("f-puzzles", f_link(&plain)),
        ("sudokupad", fpuz(&plain)),
        ("scl", scl(&plain)),
        ("scl", scl(&format!("{{ce:{deep}"))),
        ("penpa", penpa(&lines)),
        ("ipuz", format!("{{\"kind\":[\"http://ipuz.org/sudoku#1\"],\"puzzle\":{deep}")),
        ("reasoning-gym", format!("{{\"metadata\":{{\"puzzle\":{deep}")),
        ("f-puzzles", plain),
    ] {
        let why = read(name, &text).err().unwrap();
        assert!(why.contains("expected") && why.len() < 300, "{name}: {why}");
    }
}

/// A character outside Base64 in the middle of a packed text, and half of it missing.
#[test]
fn packed_texts_with_wrong_signs_or_cut_in_half_are_refused() {
    let killer = puzzle(&format!("{P}/cages=3r1c8r1c9").replace('0', "."));
    for format in FORMATS {
        let Ok(text) = write(format.name, &*killer, &Play::default()) else { continue };
        let (half, rest) = text.split_at(text.len() / 2 + 20);
        for broken in [half.to_owned(), format!("{half}!{}", &rest[1..]), format!("{half}~{rest}")]
        {
            let why = read(format.name, &broken).err();
            let why = why.unwrap_or_else(|| panic!("{} reads {broken}", format.name));
            assert!(why.contains("expected") && !why.contains('\n'), "{}: {why}", format.name);
        }
    }
}
