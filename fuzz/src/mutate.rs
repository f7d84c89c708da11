//! Mutations of inputs: of bytes, of text, and of JSON.

use gridwright::budget::Rng;

use crate::json;

/// Maximum length of an input.
pub const LONGEST: usize = 1 << 16;

/// Pieces of text that parsers tend to have trouble with.
const TOKENS: &[&str] = &[
    "\0",
    "\u{feff}",
    "\r",
    "\r\n",
    "\t",
    "\u{a0}",
    "\u{202e}",
    "é",
    "１",
    "²",
    "ß",
    "İ",
    "ﬁ",
    "👩‍👩‍👧",
    "e\u{301}",
    "\\",
    "\"",
    "'",
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    "<",
    ">",
    "<!--",
    "/",
    "//",
    ":",
    ";",
    ",",
    "=",
    "?",
    "@",
    "#",
    "@1#1",
    "%",
    "%00",
    "%ff",
    "&",
    "+",
    "-",
    "--",
    ".",
    "..",
    "_",
    "~",
    "|",
    "*",
    "^",
    "v",
    "0",
    "00",
    "-1",
    "-0",
    "1e308",
    "1e-9",
    "NaN",
    "null",
    "true",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
    "18446744073709551616",
    "r0c0",
    "r1c1",
    "r99c99",
    "r1c65536",
    "size=",
    "\n\n",
    "\n#",
];

/// Numbers at the limits of integer types.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "4",
    "9",
    "10",
    "16",
    "25",
    "35",
    "36",
    "37",
    "63",
    "64",
    "65",
    "127",
    "128",
    "255",
    "256",
    "999",
    "65535",
    "65536",
    "100000",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
    "-1",
    "0.5",
    "1e9",
];

/// An input with a few changes. `others` are inputs from which pieces are taken.
pub fn mutated(input: &[u8], others: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = input.to_vec();
    if rng.below(3) == 0
        && let Some(changed) = json::mutated(&bytes, rng, &|text, rng| mutated(text, &[], rng))
    {
        bytes = changed;
        if rng.below(4) > 0 {
            return bytes;
        }
    }
    for _ in 0..1 + rng.below(4) {
        change(&mut bytes, others, rng);
    }
    bytes.truncate(LONGEST);
    bytes
}

/// A random position in a text of `n` bytes, including its end.
fn place(n: usize, rng: &mut Rng) -> usize {
    rng.below(n + 1)
}

/// A range of bytes, short more often than long.
fn range(n: usize, rng: &mut Rng) -> std::ops::Range<usize> {
    let start = place(n, rng);
    let most = [1, 2, 4, 16, n][rng.below(5)].min(n - start);
    start..start + place(most, rng)
}

fn change(bytes: &mut Vec<u8>, others: &[Vec<u8>], rng: &mut Rng) {
    let n = bytes.len();
    match rng.below(14) {
        0 if n > 0 => bytes[rng.below(n)] ^= 1 << rng.below(8),
        1 if n > 0 => bytes[rng.below(n)] = rng.below(256) as u8,
        // A byte from the same text is more likely to fit than a random one.
        2 | 3 if n > 0 => bytes[rng.below(n)] = bytes[rng.below(n)],
        4 => drop(bytes.drain(range(n, rng))),
        5 => {
            let piece = bytes[range(n, rng)].to_vec();
            insert(bytes, &piece, rng);
        }
        6 => {
            let other = others.get(rng.below(others.len().max(1)));
            let piece = other.map_or(Vec::new(), |other| other[range(other.len(), rng)].to_vec());
            insert(bytes, &piece, rng);
        }
        7 | 8 => insert(bytes, TOKENS[rng.below(TOKENS.len())].as_bytes(), rng),
        9 | 10 => change_number(bytes, rng),
        11 => change_lines(bytes, rng),
        12 => bytes.truncate(place(n, rng)),
        _ => {
            // Deep nesting overflows stacks, and long repetition exposes quadratic loops.
            let piece = &bytes[range(n, rng)];
            let piece = if piece.is_empty() { b"[".to_vec() } else { piece.to_vec() };
            let times = [2, 3, 100, 10_000][rng.below(4)].min(LONGEST / piece.len());
            insert(bytes, &piece.repeat(times), rng);
        }
    }
}

fn insert(bytes: &mut Vec<u8>, piece: &[u8], rng: &mut Rng) {
    let at = place(bytes.len(), rng);
    bytes.splice(at..at, piece.iter().copied());
}

/// Replaces a number, or changes it by one.
fn change_number(bytes: &mut Vec<u8>, rng: &mut Rng) {
    let starts: Vec<usize> = (0..bytes.len())
        .filter(|&i| bytes[i].is_ascii_digit() && (i == 0 || !bytes[i - 1].is_ascii_digit()))
        .collect();
    let Some(&start) = starts.get(rng.below(starts.len().max(1))) else { return };
    let length = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let old: Option<u64> =
        std::str::from_utf8(&bytes[start..start + length]).ok().and_then(|old| old.parse().ok());
    let new = match (rng.below(4), old) {
        (0, Some(old)) => old.wrapping_add(1).to_string(),
        (1, Some(old)) => old.wrapping_sub(1).to_string(),
        _ => NUMBERS[rng.below(NUMBERS.len())].to_owned(),
    };
    bytes.splice(start..start + length, new.bytes());
}

/// Removes, repeats, swaps or joins lines.
fn change_lines(bytes: &mut Vec<u8>, rng: &mut Rng) {
    let mut lines: Vec<Vec<u8>> = bytes.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
    let (i, j) = (rng.below(lines.len()), rng.below(lines.len()));
    match rng.below(4) {
        0 => drop(lines.remove(i)),
        1 => lines.insert(j, lines[i].clone()),
        2 => lines.swap(i, j),
        _ => {
            let line = lines.remove(i);
            match lines.get_mut(j.min(i)) {
                Some(other) => other.extend(line),
                None => lines.push(line),
            }
        }
    }
    *bytes = lines.join(&b'\n');
}
