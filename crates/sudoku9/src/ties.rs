//! Ties: the relation between the clues of two rows, columns or digits, as a number that does not
//! depend on how the puzzle is written down.

/// The clues of nine lines or nine digits, each as a partial map from 1..=9 to 1..=9, such as from
/// the columns of a row to digits. 0 stands for no clue, so that every map takes 0 to 0. The first
/// four maps are repeated at the end, so that the four maps after each of the nine are adjacent.
#[repr(C, align(64))]
pub(crate) struct Maps {
    pub(crate) to: [[u8; 16]; 13],
    pub(crate) back: [[u8; 16]; 13],
}

impl Maps {
    #[inline(always)]
    pub(crate) fn empty() -> Maps {
        Maps { to: [[0; 16]; 13], back: [[0; 16]; 13] }
    }

    /// Adds a clue to one of the nine maps.
    #[inline(always)]
    pub(crate) fn link(&mut self, map: usize, from: usize, to: usize) {
        self.to[map][from & 15] = to as u8;
        self.back[map][to & 15] = from as u8;
    }

    /// Repeats the first maps at the end, after all clues have been added.
    #[inline(always)]
    pub(crate) fn repeat(&mut self) {
        for map in 0..4 {
            self.to[9 + map] = self.to[map];
            self.back[9 + map] = self.back[map];
        }
    }
}

/// For each map, its ties with the maps one, two, three and four places after it.
pub(crate) type Ties = [[u64; 4]; 9];

/// Hashes a number to 64 bits.
#[inline(always)]
pub(crate) const fn mix(x: u64) -> u64 {
    let x = (x ^ (x >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (x ^ (x >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// The value of a path or cycle, at the index of twice its number of links, plus one for a cycle.
static PARTS: [u64; 38] = {
    let mut parts = [0; 38];
    let mut i = 0;
    while i < 38 {
        parts[i] = mix(i as u64);
        i += 1;
    }
    parts
};

/// The value of each stretch of 1 to 5 links that is part of a path. A path of `n` links has
/// `n + 1 - k` stretches of `k` links, so that these sums over all stretches are the sums of
/// [`PARTS`] over all paths.
#[cfg(target_arch = "x86_64")]
pub(crate) static STRETCHES: [u64; 5] = {
    let mut stretches = [0; 5];
    let mut k = 1;
    while k <= 5 {
        let before = if k > 1 { mix(2 * k as u64 - 2) } else { 0 };
        let long_before = if k > 2 { mix(2 * k as u64 - 4) } else { 0 };
        let part = mix(2 * k as u64);
        stretches[k - 1] = part.wrapping_sub(before).wrapping_sub(before).wrapping_add(long_before);
        k += 1;
    }
    stretches
};

/// The arguments and the values of a map, as bits.
#[derive(Clone, Copy)]
struct Ends {
    from: u16,
    onto: u16,
}

impl Ends {
    fn of(maps: &Maps, map: usize) -> Ends {
        let (mut from, mut onto) = (0, 0);
        for at in 1..10 {
            from |= u16::from(maps.to[map][at] != 0) << at;
            onto |= u16::from(maps.back[map][at] != 0) << at;
        }
        Ends { from, onto }
    }
}

/// Computes all ties, one after the other.
#[inline(always)]
pub(crate) fn ties(maps: &Maps) -> Ties {
    let mut ends = [Ends { from: 0, onto: 0 }; 13];
    for (map, ends) in ends.iter_mut().enumerate() {
        *ends = Ends::of(maps, map);
    }
    let mut ties = [[0; 4]; 9];
    for (i, ties) in ties.iter_mut().enumerate() {
        for (k, it) in ties.iter_mut().enumerate() {
            let j = i + k + 1;
            *it = walk(maps, (i, ends[i]), (j, ends[j]));
        }
    }
    ties
}

/// Computes the tie between two maps.
#[cfg(target_arch = "x86_64")]
pub(crate) fn tie(maps: &Maps, first: usize, second: usize) -> u64 {
    walk(maps, (first, Ends::of(maps, first)), (second, Ends::of(maps, second)))
}

/// Sums the values of the paths and cycles that the links of two maps form.
fn walk(maps: &Maps, (first, ends): (usize, Ends), (second, over_ends): (usize, Ends)) -> u64 {
    let (to, over) = (&maps.to[first], &maps.to[second]);
    let (back, over_back) = (&maps.back[first], &maps.back[second]);
    // Links that meet no other are paths of their own. The others are reached from the common
    // arguments of both maps, and from the arguments that lead to their common values.
    let mut starts = ends.from & over_ends.from;
    let mut onto = ends.onto & over_ends.onto;
    while onto != 0 {
        starts |= 1 << back[onto.trailing_zeros() as usize];
        onto &= onto - 1;
    }
    let mut alone = u64::from(ends.from.count_ones() + over_ends.from.count_ones());
    let mut sum = 0u64;
    while starts != 0 {
        let start = starts.trailing_zeros() as u8;
        let (mut links, mut closed) = (0, false);
        let mut at = start;
        loop {
            starts &= !(1 << at);
            let there = to[usize::from(at)];
            if there == 0 {
                break;
            }
            let next = over_back[usize::from(there)];
            links += 1;
            if next == 0 {
                break;
            }
            links += 1;
            if next == start {
                closed = true;
                break;
            }
            at = next;
        }
        if !closed {
            let mut at = start;
            loop {
                starts &= !(1 << at);
                let there = over[usize::from(at)];
                if there == 0 {
                    break;
                }
                links += 1;
                let next = back[usize::from(there)];
                if next == 0 {
                    break;
                }
                links += 1;
                at = next;
            }
        }
        alone -= links as u64;
        sum = sum.wrapping_add(PARTS[links * 2 + usize::from(closed)]);
    }
    sum.wrapping_add(alone.wrapping_mul(PARTS[2]))
}
