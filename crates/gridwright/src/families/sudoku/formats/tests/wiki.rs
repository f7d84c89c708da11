//! SudokuWiki's packed strings: vectors that another program has packed, and all kinds of cages.

use gridwright_core::Play;

use super::{made, puzzle, read, recognised_as, write};

/// Strings that another writer has packed from these lines, checked by its authors against
/// SudokuWiki's own solver; it chooses other colours than ours does.
const PACKED: &[(&str, &str)] = &[
    (
        "L9B35e92tjl0hsh1vkh0emp00ep00ep1q1d1ez52tjl00ep00ep1ez52zv51sep00ep1ez507ip213l00ep00ep1ez52tjl1ez5328h2tjl000a1ez51ez51ez50h0100ep1ez51ez504cx1q1d328h0buy2xht2tjl00ep4opd47pt00ep1ez52tjl00ep4ahd1sep2ya948410jdd30nl1ez54f8100ep1ez51ez52tjl2tjl00ep00ep00ep48411rm92uc107ip00ep1x5d3evl2tjl00ep48411ez54cup48411ez51ez52tjl2tjl2tjl",
        "..........................1..........1....8....................................../cages=15r1c1r1c2r2c1,22r1c3r2c2r2c3r3c2r3c3,21r1c4r2c4r3c4,18r1c5r1c6r1c7r2c7,14r1c8r1c9r2c8,8r2c5r3c5,17r2c6r3c6r4c6r4c7,9r2c9r3c9,28r3c1r4c1r4c2r4c3,11r3c7r3c8,21r4c4r4c5r5c5,5r4c8r5c8,14r4c9r5c9r6c9,11r5c1r6c1,15r5c2r6c2r7c2,5r5c3r5c4,21r5c6r5c7r6c6,3r6c3,17r6c4r7c3r7c4,6r6c5r7c5r7c6,24r6c7r7c7r7c8r7c9r8c9,9r6c8,9r7c1r8c1r9c1,16r8c2r9c2,1r8c3,9r8c4r8c5,23r8c6r9c5r9c6,27r8c7r8c8r9c7r9c8r9c9,6r9c3r9c4",
    ),
    (
        "M9B01wcx01ez501ez501ez50366p0e2350pamp0mpe90mhht02ya910j690y87l0xq1d0xq1d0d1qp0cnip0mhht0pij501vkh0z4lt0z4lt10opd10j690cnip0bhn50oaa90pamp01ez501ez51c0ep0xtzl0crgx0e4gh0mhht0nw291llox19j4h18ykx1brpt18ykx0e6tt0bnkh1lzwx1koi91k74h18ykx18ykx1zo5t1x0k1282s126o7l1llox1k74h1k74h1c1751al1t1vt3l2hwr5282s126o7l282s129xxt1lsem1y8sx1wu8h1ygpd2hwr52kzdd2hwr52mdxt29hch1llox1vms11vfo11y8sx2jgup2kpw12m4gh2m4gh29hch282s1",
        ".........................................8....................5................../regions=111112333144442233144442233115422336555522666557788666557988886777999986777999988/cages=22r1c1r1c2r1c3r1c4,16r1c5r1c6r1c7,10r1c8r1c9r2c8,6r2c1r2c2,23r2c3r2c4r2c5,18r2c6r2c7r3c6,10r2c9r3c9,21r3c1r3c2r3c3r4c1r4c2,7r3c4r3c5,11r3c7r4c7,18r3c8r4c8r4c9,11r4c3r5c3,5r4c4r5c4,5r4c5,3r4c6,26r5c1r5c2r6c1r6c2,6r5c5,19r5c6r6c6r7c6r8c6,18r5c7r6c7r7c7,22r5c8r5c9r6c8r6c9,1r6c3,8r6c4r6c5r7c5,12r7c1r8c1,10r7c2r8c2,17r7c3r7c4r8c4,21r7c8r8c8r9c8,9r7c9r8c9r9c9,10r8c3r9c3,12r8c5r9c5,12r8c7r9c6r9c7,9r9c1r9c2,7r9c4",
    ),
    (
        "L6C01mz005nb9sb5nwr5mffb9aj0023b8lnb8p75mbvgvrfb8nc00235nm3b8ln5mbvguyzb8lnb8p75mff5mbv0157005n0023011ngv2jb9hn0023b9orb8p7005n0023b8ng5n7v5mff5mbv",
        "...........2....................6.../cages=16r1c1r1c2r2c1r3c1,12r1c3r2c2r2c3r3c3,16r1c4r1c5r2c4r3c4,7r1c6r2c6r3c6,9r2c5r3c5,13r3c2r4c2r4c3,1r4c1,11r4c4r4c5r4c6r5c4,10r5c1r6c1r6c2,2r5c2,9r5c3r6c3,11r5c5r5c6,9r6c4r6c5r6c6",
    ),
    (
        "J9B0ep0ep0021751751zl1zl1zl1l10ep1751751750si0sl1zl1zl1kx0ep0ep0ep0072df1751751l51zl0ep3kh3kh2s12di2s14cx4cx4cx35z3kh55d2s12s12s14cx4cx4cx3kh3kh55d55d2s15xt5xt5jc4cx3kh55d55d55d2dl5xt6q95xt4cx3kh55d6q96q96bs6q96q95ja4cx3kh55d55d6q96bp6q95j75xt5xt",
        "..2.....5....25..1...73..9.....6....7...............8.....9........8..6.....5.3../regions=111223333122222333111142233155444666557444666557748886577748986579999986577999888",
    ),
];

#[test]
fn strings_of_another_writer_are_read() {
    assert_eq!(recognised_as(&PACKED[0].0[..300]), Some("sudokuwiki"), "it was cut off");
    for &(packed, line) in PACKED {
        assert_eq!(recognised_as(packed), Some("sudokuwiki"));
        let record = read("sudokuwiki", packed).unwrap_or_else(|why| panic!("{why}: {packed}"));
        assert_eq!(record.puzzle.line(), line);
        assert!(record.play.is_empty());
        let written = write("sudokuwiki", &*puzzle(line), &Play::default()).unwrap();
        assert_eq!((&written[..3], written.len()), (&packed[..3], packed.len()));
        assert_eq!(read("sudokuwiki", &written).unwrap().puzzle.line(), line);
    }
    // Without cages there is no choice of colours.
    let (packed, line) = PACKED[3];
    assert_eq!(write("sudokuwiki", &*puzzle(line), &Play::default()).as_deref(), Ok(packed));
}

/// The string with one cell replaced.
fn with_cell(packed: &str, cell: usize, width: usize, signs: &str) -> String {
    let at = 3 + cell * width;
    format!("{}{signs}{}", &packed[..at], &packed[at + width..])
}

#[test]
fn what_is_not_a_killer_of_ours_is_refused() {
    let (killer, _) = PACKED[0];
    let (six, _) = PACKED[2];
    // 529 is an open cell; sums are worth 1024, and colours 65536.
    let base36 = |mut number: usize| {
        let mut signs: Vec<char> = Vec::new();
        for _ in 0..4 {
            signs.push(char::from_digit((number % 36) as u32, 36).unwrap());
            number /= 36;
        }
        signs.iter().rev().collect::<String>()
    };
    for (text, why) in [
        // The first cage has lost its sum, and a cell of it has one of its own.
        (with_cell(killer, 0, 4, &base36(529 + 65536 * 2)), "a sum in every cage, found none at"),
        (with_cell(killer, 1, 4, &base36(529 + 1024 * 5 + 65536 * 2)), "in the first cell"),
        (with_cell(killer, 0, 4, "0000"), "the clue or the candidates of a cell"),
        (with_cell(killer, 0, 4, "+0ep"), "4 digits and letters"),
        // Six by six: cages that are multiplied.
        (with_cell(six, 1, 4, &base36(75 + 128 * 3)), "cages that add up, found another operator"),
        (format!("C9B{}", "ep".repeat(81)), "without colour groups, which C9B has"),
        (killer[..killer.len() - 1].to_owned(), "324 signs after L9B, found 323"),
    ] {
        let found = read("sudokuwiki", &text).err().unwrap_or_default();
        assert!(found.contains(why), "{found}");
    }
}

#[test]
fn variants_that_have_no_head_are_refused_by_name() {
    for (params, why) in [
        (
            "diagonal=yes,windows=yes",
            "has diagonals or windows alone, with nothing else beside them",
        ),
        (
            "diagonal=yes,killer=yes",
            "has diagonals or windows alone, with nothing else beside them",
        ),
        ("size=6,diagonal=yes", "has diagonals and windows on 9x9 only"),
        ("size=6,regions=jigsaw", "has jigsaw regions on 9x9 only"),
        ("size=6,boxes=3x2", "has no boxes of 3x2 on a board of 6x6"),
    ] {
        let found = write("sudokuwiki", &*made(params, 1), &Play::default()).unwrap_err();
        assert_eq!(found, format!("a SudokuWiki string {why}"), "{params}");
    }
    let apart = puzzle(&format!("{}/cages=3r1c1r3c3", ".".repeat(81)));
    let found = write("sudokuwiki", &*apart, &Play::default()).unwrap_err();
    assert_eq!(found, "a SudokuWiki string has only cages that hang together, and r3c3 is apart");
}

/// Cells without a cage beside cages, and cages around one another.
#[test]
fn cages_are_reported_apart_whatever_they_look_like() {
    let empty = ".".repeat(81);
    for cages in [
        "45r1c1r1c2r1c3r1c4r1c5r1c6r1c7r1c8r1c9",
        "5r5c5",
        "17r1c1r1c2,5r1c3r2c3,11r2c1r2c2,44r4c4r4c5r4c6r5c4r5c6r6c4r6c5r6c6,3r5c5",
        "6r1c1r1c2r2c1,3r2c2,10r1c3r2c3,10r3c1r3c2,10r3c3r4c3",
    ] {
        let line = format!("{empty}/cages={cages}");
        let Ok(grid) = super::text::parse(&line) else { panic!("{line}") };
        let written = write("sudokuwiki", &grid, &Play::default()).unwrap();
        let puzzle = puzzle(&line);
        assert_eq!(read("sudokuwiki", &written).unwrap().puzzle.line(), puzzle.line());
    }
}
