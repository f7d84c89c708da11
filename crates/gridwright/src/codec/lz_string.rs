//! lz-string in its Base64 form: a dictionary coder over UTF-16 units.
//!
//! Codes 0 and 1 announce a new unit of 8 or 16 bits, 2 is the end. Codes start with 2 bits and get
//! one more whenever the dictionary has filled what they can name. Bits of a code come lowest
//! first, and fill each sign from its highest bit.

use std::collections::{BTreeMap, BTreeSet};

use super::base64::{sign, six_bits};
use super::{MOST_UNPACKED, TOO_LARGE};

const NEW_BYTE: u32 = 0;
const NEW_UNIT: u32 = 1;
const END: u32 = 2;

/// Packs a text.
pub(crate) fn pack(text: &str) -> String {
    let mut packer = Packer::default();
    // The code of what is being extended, if anything.
    let mut word: Option<u32> = None;
    for unit in text.encode_utf16() {
        let single = packer.single(unit);
        let Some(known) = word else {
            word = Some(single);
            continue;
        };
        match packer.longer.get(&(known, unit)) {
            Some(&code) => word = Some(code),
            None => {
                packer.emit(known);
                packer.longer.insert((known, unit), packer.next_code);
                packer.next_code += 1;
                word = Some(single);
            }
        }
    }
    if let Some(known) = word {
        packer.emit(known);
    }
    packer.bits(END, packer.width);
    packer.end()
}

struct Packer {
    singles: BTreeMap<u16, u32>,
    longer: BTreeMap<(u32, u16), u32>,
    /// Units that have a code but have not been told yet.
    untold: BTreeSet<u32>,
    units: BTreeMap<u32, u16>,
    next_code: u32,
    width: u32,
    /// Codes until they get wider.
    left: u32,
    text: String,
    held: u8,
    n_held: u32,
}

impl Default for Packer {
    fn default() -> Packer {
        Packer {
            singles: BTreeMap::new(),
            longer: BTreeMap::new(),
            untold: BTreeSet::new(),
            units: BTreeMap::new(),
            next_code: 3,
            width: 2,
            left: 2,
            text: String::new(),
            held: 0,
            n_held: 0,
        }
    }
}

impl Packer {
    fn single(&mut self, unit: u16) -> u32 {
        if let Some(&code) = self.singles.get(&unit) {
            return code;
        }
        let code = self.next_code;
        self.next_code += 1;
        self.singles.insert(unit, code);
        self.units.insert(code, unit);
        self.untold.insert(code);
        code
    }

    fn emit(&mut self, code: u32) {
        if self.untold.remove(&code) {
            let unit = u32::from(self.units[&code]);
            let (mark, n_bits) = if unit < 256 { (NEW_BYTE, 8) } else { (NEW_UNIT, 16) };
            self.bits(mark, self.width);
            self.bits(unit, n_bits);
            self.count();
        } else {
            self.bits(code, self.width);
        }
        self.count();
    }

    fn count(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            self.left = 1 << self.width;
            self.width += 1;
        }
    }

    fn bits(&mut self, mut value: u32, n_bits: u32) {
        for _ in 0..n_bits {
            self.held = self.held << 1 | (value & 1) as u8;
            value >>= 1;
            self.n_held += 1;
            if self.n_held == 6 {
                self.text.push(sign(self.held));
                (self.held, self.n_held) = (0, 0);
            }
        }
    }

    fn end(mut self) -> String {
        // The last sign is written even if nothing is in it.
        self.text.push(sign(self.held << (6 - self.n_held)));
        while !self.text.len().is_multiple_of(4) {
            self.text.push('=');
        }
        self.text
    }
}

/// Unpacks a text, or says what was expected.
pub(crate) fn unpack(text: &str) -> Result<String, String> {
    let mut reader = Reader { signs: text.trim().trim_end_matches(['=', '$']).as_bytes(), at: 0 };
    let mut units: Vec<u16> = Vec::new();
    // Where in what is unpacked each code stands, and how long it is. Every word of the dictionary
    // is what was written last and one unit more, and so it stands there in one piece.
    let mut words: Vec<(usize, usize)> = vec![(0, 0); 3];
    let (mut width, mut left) = (2, 1);
    let mut last: Option<(usize, usize)> = None;
    loop {
        let code = reader.bits(width)?;
        let word = match code {
            END => break,
            NEW_BYTE | NEW_UNIT => {
                let unit = reader.bits(if code == NEW_BYTE { 8 } else { 16 })?;
                let word = (units.len(), 1);
                units.push(unit as u16);
                words.push(word);
                if last.is_some() {
                    count(&mut width, &mut left);
                }
                word
            }
            code => {
                let (start, length) = match (words.get(code as usize), last) {
                    (Some(&word), _) => word,
                    (None, Some((start, length))) if code as usize == words.len() => {
                        (start, length + 1)
                    }
                    _ => return Err("lz-string data, found a code that means nothing".to_owned()),
                };
                if units.len() + length > MOST_UNPACKED {
                    return Err(TOO_LARGE.to_owned());
                }
                let word = (units.len(), length);
                for i in start..start + length {
                    units.push(units[i]);
                }
                word
            }
        };
        if units.len() > MOST_UNPACKED {
            return Err(TOO_LARGE.to_owned());
        }
        match last {
            None => (width, left) = (3, 4),
            Some((start, length)) => {
                words.push((start, length + 1));
                count(&mut width, &mut left);
            }
        }
        last = Some(word);
    }
    String::from_utf16(&units).map_err(|_| "packed text in Unicode".to_owned())
}

fn count(width: &mut u32, left: &mut u32) {
    *left -= 1;
    if *left == 0 {
        *left = 1 << *width;
        *width += 1;
    }
}

struct Reader<'t> {
    signs: &'t [u8],
    at: usize,
}

impl Reader<'_> {
    fn bits(&mut self, n_bits: u32) -> Result<u32, String> {
        let mut value = 0;
        for i in 0..n_bits {
            let sign = self.signs.get(self.at / 6).copied();
            let sign = sign.ok_or("whole lz-string data, found an end too early")?;
            let six = six_bits(sign).ok_or_else(|| {
                let place = self.at / 6 + 1;
                format!("Base64, found {:?} at sign {place}", char::from(sign))
            })?;
            value |= u32::from(six >> (5 - self.at % 6) & 1) << i;
            self.at += 1;
        }
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: &str = r#"{"size":4,"title":"t","grid":[[{},{"value":1,"given":true},{},{}],[{},{},{},{"value":2,"given":true}],[{"value":3,"given":true},{},{},{}],[{},{},{"value":3,"given":true},{}]],"killercage":[{"cells":["R1C1","R2C1"],"value":"5"}]}"#;
    const PACKED: &str = "N4IgzglgXgpiBcAWANCALhNAbO90lQHMAnCAEwQG1LgBfZUANwEMsBXXARiIkZgDsEaYh3p0GtALrIaYuQxAt2uAEw8+g+MNHSai1hwQBmdQKEiY88XV3Wx+5cdObtliZOkgA1hCw5iAMbMhLh6ATB+YFQgAEqcAMKcBLEqiSCeSoZ4AKwgUrRAA";

    #[test]
    fn it_packs_as_the_original_does() {
        assert_eq!(unpack(PACKED).unwrap(), PLAIN);
        assert_eq!(pack(PLAIN), PACKED);
    }

    #[test]
    fn any_text_comes_back() {
        let long: String = (0..3000u32).filter_map(|i| char::from_u32(i * i % 70_000)).collect();
        let texts = ["", "a", "aaaaaaaaaaaaaaaa", "é\u{1f600}ab", &"abcabcabd".repeat(500), &long];
        for text in texts {
            assert_eq!(unpack(&pack(text)).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_is_broken_is_refused() {
        assert!(unpack("").unwrap_err().contains("too early"));
        assert!(unpack(&PACKED[..100]).unwrap_err().contains("too early"));
        assert!(unpack("N4Ig!").unwrap_err().contains("Base64"));
        let bomb = pack(&"0".repeat(MOST_UNPACKED + 1));
        assert!(bomb.len() < 10_000);
        assert_eq!(unpack(&bomb).unwrap_err(), TOO_LARGE);
    }
}
