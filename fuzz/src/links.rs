//! Contents of compressed links: mutations of compressed text rarely decompress, so the content is
//! mutated instead.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use gridwright::Budget;
use gridwright::formats::open_record;
use gridwright_testkit::reads_back;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use crate::ensure::sentence;
use crate::outcome::Outcome;
use crate::seeds::{in_formats, picked, split};

/// The compression of a link's content.
#[derive(Clone, Copy)]
enum Packing {
    LzString,
    Deflate,
}

/// The prefixes of links, with the compression of their contents.
const LINKS: &[(&str, Packing)] = &[
    ("https://f-puzzles.com/?load=", Packing::LzString),
    ("https://sudokupad.app/fpuz", Packing::LzString),
    ("https://sudokupad.app/scl", Packing::LzString),
    ("https://swaroopg92.github.io/penpa-edit/#m=solve&p=", Packing::Deflate),
];

fn packed(packing: Packing, text: &str) -> String {
    match packing {
        Packing::LzString => lz_str::compress_to_base64(text),
        Packing::Deflate => STANDARD_NO_PAD.encode(compress_to_vec(text.as_bytes(), 6)),
    }
}

fn unpacked(packing: Packing, text: &str) -> Option<String> {
    match packing {
        Packing::LzString => {
            let units = lz_str::decompress_from_base64(text)?;
            String::from_utf16(&units).ok()
        }
        Packing::Deflate => {
            let bytes = STANDARD_NO_PAD.decode(text.trim_end_matches('=')).ok()?;
            String::from_utf8(decompress_to_vec_with_limit(&bytes, 1 << 20).ok()?).ok()
        }
    }
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let written = in_formats();
    let mut all = Vec::new();
    for (_, text) in &written {
        for (number, &(start, packing)) in LINKS.iter().enumerate() {
            if let Some(at) = text.find(start)
                && let Some(plain) = unpacked(packing, text[at + start.len()..].trim())
            {
                all.push(picked(number, &plain));
            }
        }
    }
    assert!(
        (0..LINKS.len()).all(|i| all.iter().any(|seed| seed[0] == i as u8)),
        "a kind without seeds"
    );
    all
}

pub(crate) fn run(input: &[u8]) -> Outcome {
    let (pick, text) = split(input);
    let (start, packing) = LINKS[pick % LINKS.len()];
    let link = format!("{start}{}", packed(packing, &text));
    match open_record(&link, None, &mut Budget::nodes(2_000)) {
        Ok(record) => {
            let puzzle = &*record.puzzle;
            let is_it = |family: &&&dyn gridwright::Family| family.info().id == puzzle.info().id;
            let family = gridwright::FAMILIES.iter().find(is_it).expect("in the list");
            reads_back(*family, puzzle)?;
            for note in &record.notes {
                sentence(note)?;
            }
            Ok(format!("{} {} notes", puzzle.params(), record.notes.len()))
        }
        Err(error) => {
            sentence(&error.to_string())?;
            Ok(error.to_string())
        }
    }
}
