//! A compact hash set for the canonical forms of all rows so far.

/// Number of tables, one for each first byte of a hash, so that only a small part of the set grows
/// at a time.
const TABLES: usize = 256;

/// Tables below this size double and stay half empty: with few rows, speed matters more than
/// memory.
const SMALL: usize = 2048;

/// A set of 128-bit hashes, which must be uniformly distributed like those of SHA-256.
pub(crate) struct Seen {
    tables: Vec<Table>,
    /// Whether 0 is in the set; in the tables it stands for an empty slot.
    has_zero: bool,
}

/// An open-addressing table, in which the position of a hash is proportional to its value.
#[derive(Default)]
struct Table {
    places: Vec<u128>,
    n_hashes: usize,
}

impl Default for Seen {
    fn default() -> Seen {
        let tables = std::iter::repeat_with(Table::default).take(TABLES).collect();
        Seen { tables, has_zero: false }
    }
}

impl Seen {
    /// Adds a hash; returns whether it is new.
    pub(crate) fn insert(&mut self, hash: u128) -> bool {
        if hash == 0 {
            return !std::mem::replace(&mut self.has_zero, true);
        }
        self.tables[(hash >> 120) as usize].insert(hash)
    }

    /// Whether the hash was added.
    pub(crate) fn contains(&self, hash: u128) -> bool {
        if hash == 0 {
            return self.has_zero;
        }
        let table = &self.tables[(hash >> 120) as usize];
        !table.places.is_empty() && table.places[table.place_of(hash)] == hash
    }
}

impl Table {
    fn insert(&mut self, hash: u128) -> bool {
        // An eighth of a large table and half of a small one stay empty, so that probe sequences
        // are short.
        let empty = self.places.len() / if self.places.len() < SMALL { 2 } else { 8 };
        if self.n_hashes + 1 > self.places.len() - empty {
            self.grow();
        }
        let place = self.place_of(hash);
        let is_new = self.places[place] == 0;
        self.places[place] = hash;
        self.n_hashes += usize::from(is_new);
        is_new
    }

    /// The slot of the hash, or the empty slot in which it belongs.
    fn place_of(&self, hash: u128) -> usize {
        let n = self.places.len();
        // The first byte is the same for all hashes of a table.
        let fraction = (hash >> 56) as u64;
        let mut place = ((u128::from(fraction) * n as u128) >> 64) as usize;
        while self.places[place] != 0 && self.places[place] != hash {
            place = if place + 1 < n { place + 1 } else { 0 };
        }
        place
    }

    fn grow(&mut self) {
        // Growing by a fifth keeps large tables nearly full.
        let more = if self.places.len() < SMALL { 1 } else { 5 };
        let n = (self.places.len() + self.places.len() / more).max(16);
        let old = std::mem::replace(&mut self.places, vec![0; n]);
        for hash in old.into_iter().filter(|&hash| hash != 0) {
            let place = self.place_of(hash);
            self.places[place] = hash;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Seen;

    #[test]
    fn it_has_what_was_added_and_nothing_else() {
        let (mut seen, mut expected) = (Seen::default(), BTreeSet::new());
        let mut state = 1u128;
        let mut n_again = 0;
        for round in 0..60_000u128 {
            state =
                state.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645).wrapping_add(round);
            let hash = match round % 16 {
                // Hashes at both ends, where probe sequences wrap around, and some duplicates.
                0 => u128::MAX - round % 64,
                1 => round % 64,
                2 => u128::from(round as u8) << 120,
                3 => expected.range(state..).next().copied().unwrap_or(0),
                _ => state,
            };
            assert_eq!(seen.contains(hash), expected.contains(&hash), "{hash:x}");
            let is_new = expected.insert(hash);
            n_again += usize::from(!is_new);
            assert_eq!(seen.insert(hash), is_new, "{hash:x}");
            assert!(seen.contains(hash));
        }
        assert!(n_again > 5000, "{n_again} again");
        let places: usize = seen.tables.iter().map(|table| table.places.len()).sum();
        assert!(places < expected.len() * 9 / 2, "{places} places for {} hashes", expected.len());
    }
}
